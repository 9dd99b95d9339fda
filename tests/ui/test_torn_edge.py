"""The torn edge of a sheet: drawn along the edge only, it is that of the whole polygon."""

from __future__ import annotations

import pygame
import pytest

from game.ui.screen import surfaces
from game.ui.widgets.panel import _tear, deckle


@pytest.mark.parametrize("size", [(560, 600), (120, 90), (40, 14)])
@pytest.mark.parametrize("scale", [0.67, 1.0, 1.33])
def test_a_torn_edge_is_that_of_the_whole_sheet(size: tuple[int, int], scale: float) -> None:
    outline = [(x * scale, y * scale) for x, y in deckle(3, 3, *size, "any")]
    box = (round((size[0] + 6) * scale), round((size[1] + 6) * scale))
    torn, mask = pygame.Surface(box, pygame.SRCALPHA), pygame.Surface(box, pygame.SRCALPHA)
    torn.fill((90, 80, 70, 255))
    mask.fill((255, 255, 255, 0))
    drawn, corner = surfaces.polygon(outline, (255, 255, 255))
    mask.blit(drawn, corner, special_flags=pygame.BLEND_RGBA_MAX)
    whole = torn.copy()
    whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    _tear(torn, outline, scale)
    assert pygame.image.tobytes(torn, "RGBA") == pygame.image.tobytes(whole, "RGBA")
