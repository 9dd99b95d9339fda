"""Shapes: boxes of every form are drawn whole, however large they are."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import SHAPE_BYTES
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.painter import LARGEST_CUT
from game.ui.screen.scene import Services
from game.ui.screen.surfaces import blit_faded
from game.ui.screen.theme import Material, theme_for

INK, GROUND = (200, 40, 30), (0, 0, 0)


@pytest.fixture
def canvas(make_services: Callable[..., Services]) -> Canvas:
    services = make_services((3840, 2160))
    window = services.window
    return Canvas(
        window.surface, window.stage, services.theme, services.text, services.images, SurfaceCache(SHAPE_BYTES)
    )


@pytest.mark.parametrize("size", [(212.0, 34.0), (34.0, 212.0), (600.0, 46.0), (900.0, 500.0), (40.0, 40.0)])
@pytest.mark.parametrize("radius", [0.0, 4.0, 1000.0])
def test_a_box_is_filled_from_edge_to_edge_with_any_corners(
    canvas: Canvas, size: tuple[float, float], radius: float
) -> None:
    radius = min(radius, min(size) / 2)
    rect = pygame.FRect(100, 100, *size)
    canvas.fill(GROUND)
    canvas.rect(rect, INK, radius=radius, edge=INK, width=2)
    box, surface = canvas.device(rect), canvas.surface
    inside = (box.center, (box.centerx, box.y + 2), (box.x + 2, box.centery), (box.right - 3, box.centery))
    assert all(surface.get_at(place)[:3] == INK for place in inside)
    assert surface.get_at((box.x - 2, box.centery))[:3] == GROUND
    assert (surface.get_at(box.topleft)[:3] == GROUND) == (radius > 0)


def test_a_large_box_that_lets_the_light_through_keeps_a_band_of_itself_only(canvas: Canvas) -> None:
    rect = pygame.FRect(10, 40, 1600, 900)
    canvas.fill(GROUND)
    canvas.rect(rect, INK, alpha=128)
    box, surface = canvas.device(rect), canvas.surface
    seen = {surface.get_at((box.centerx, y))[:3] for y in range(box.y, box.bottom)}
    assert len(seen) == 1
    assert max(abs(part - whole / 2) for part, whole in zip(seen.pop(), INK, strict=True)) <= 1
    assert surface.get_at((box.centerx, box.bottom))[:3] == GROUND
    assert surface.get_at((box.centerx, box.y - 1))[:3] == GROUND
    assert canvas.cache.bytes < box.width * box.height * 4 // 20


@pytest.mark.parametrize("size", [(212.0, 64.0), (900.0, 500.0)])
def test_the_corners_of_a_plate_are_cut_at_half_a_right_angle(canvas: Canvas, size: tuple[float, float]) -> None:
    plated = Canvas(
        canvas.surface, canvas.stage, theme_for(False, Material("plates", cut=True)), canvas.type, canvas.images
    )
    rect = pygame.FRect(100, 100, *size)
    plated.fill(GROUND)
    plated.rect(rect, INK, radius=LARGEST_CUT)
    box, cut = plated.device(rect), plated.px(LARGEST_CUT)
    for part in (0.25, 0.5, 0.75):
        edge = box.x + round(cut * part), box.y + round(cut * (1 - part))
        assert plated.surface.get_at((edge[0] - 2, edge[1] - 2))[:3] == GROUND
        assert plated.surface.get_at((edge[0] + 2, edge[1] + 2))[:3] == INK


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_what_was_drawn_faintly_is_afterwards_as_it_was(flags: int) -> None:
    drawn, onto = pygame.Surface((8, 8), flags), pygame.Surface((8, 8))
    drawn.fill((200, 100, 0, 255))
    before = drawn.get_flags()
    blit_faded(onto, drawn, (0, 0), 128)
    assert abs(onto.get_at((4, 4))[0] - 100) <= 2
    assert drawn.get_flags() == before, "a plain one is still known as plain, and quickly drawn"
    blit_faded(onto, drawn, (0, 0), 255)
    assert onto.get_at((4, 4))[:3] == (200, 100, 0)
    blit_faded(onto, drawn, (0, 0), 0)
    assert onto.get_at((4, 4))[:3] == (200, 100, 0)
