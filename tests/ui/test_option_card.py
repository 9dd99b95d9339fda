"""Options of a question as cards: what is seen of their pictures."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.kit.shown import Choice
from game.ui.cards.option_card import Option, OptionCard
from game.ui.screen.canvas import Canvas
from game.ui.screen.nowhere import nowhere
from game.ui.screen.scene import Services

MakeServices = Callable[..., Services]


class Seen(OptionCard):
    """A card that notes where its picture is."""

    box = pygame.FRect(0, 0, 0, 0)

    def _draw_picture(self, canvas: Canvas, box: pygame.FRect) -> None:
        self.box = box.copy()
        super()._draw_picture(canvas, box)


def picture_of(make_services: MakeServices, size: tuple[float, float], choice: Choice) -> pygame.FRect:
    """Where the picture of a card of this size is."""
    card = Seen((20, 20, *size), Option(choice, "pictures/terrinoth/old-mill", seat=1), lambda option: option, key="1")
    card.draw(nowhere(make_services((1280, 720))).onto(pygame.Surface((1280, 720))))
    assert card.rect.contains(card.box)
    return card.box


@pytest.mark.parametrize("size", [(250, 168), (330, 190), (280, 130)])
def test_who_is_named_only_is_seen_from_head_to_shoulders(
    make_services: MakeServices, size: tuple[float, float]
) -> None:
    """A low and wide card without a text left its lower half bare and showed a strip of the face."""
    box = picture_of(make_services, size, Choice("kari", "Kari"))
    assert box.height > box.width
    assert box.height >= size[1] - 30


def test_beside_what_is_said_of_it_a_picture_is_as_high_as_wide(make_services: MakeServices) -> None:
    box = picture_of(make_services, (250, 168), Choice("kari", "Kari", detail="+1 wound, 1 of 21"))
    assert box.height >= box.width
