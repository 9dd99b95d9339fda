"""Beside the picture of a moment: dice and card stand right of it, apart, and all of it on the stage."""

from __future__ import annotations

import pygame
import pytest

from game.kit.shown import Story
from game.ui.panels.moment_beside import LEAST_DIE, MomentBeside
from game.ui.panels.moment_frame import CARD, MomentFrame
from game.ui.screen.nowhere import nowhere
from tests.ui.conftest import MakeServices

PICTURE = pygame.FRect(754.0, 96.0, 412.0, 540.0)
STAGE = pygame.FRect(0, 0, 1920, 1080)


def nothing(canvas: object, room: object) -> None:
    """A card that draws nothing."""


@pytest.mark.parametrize("count", [0, 1, 5, 9, 16])
def test_everything_stands_side_by_side_in_the_middle_of_the_stage(count: int) -> None:
    beside = MomentBeside(("dice/x/y",) * count, nothing)
    picture = beside.place(PICTURE)
    dice, card = beside.dice_room(picture), beside.card_room(picture)
    assert (card.width, card.height) == pytest.approx(CARD)
    assert picture.right < (dice.x if count else card.x)
    assert not count or (dice.width >= LEAST_DIE and dice.right < card.x)
    assert (picture.x + card.right) / 2 == pytest.approx(PICTURE.centerx)
    assert STAGE.contains(card)
    assert picture.x >= 0


def test_alone_a_picture_stays_where_it_is() -> None:
    assert MomentBeside().place(PICTURE) == PICTURE


def test_dice_and_card_are_drawn_and_the_text_begins_below_the_card(make_services: MakeServices) -> None:
    services = make_services((1280, 720))
    rooms: list[pygame.FRect] = []
    beside = MomentBeside(("dice/terrinoth/hero_success",), lambda canvas, room: rooms.append(room))
    story = Story("last-blow", "Splig", "He falls.")
    canvas = nowhere(services).onto(pygame.Surface((1280, 720)))
    low = MomentFrame().draw(canvas, story, 0.0, "blow", stories=True, calm=True, beside=beside)
    die = canvas.device(beside.dice_room(beside.place(PICTURE)))
    assert sum(pygame.transform.average_color(canvas.surface, die)[:3]) > 30, "all else there is black"
    assert low > rooms[0].bottom
