"""The frame of a great moment: what takes long is made ready over several frames, and at the end all of it is there."""

from __future__ import annotations

import pygame
import pytest

from game.kit.shown import Fact, Story
from game.ui.panels import moment_behind
from game.ui.panels.moment_beside import MomentBeside
from game.ui.panels.moment_frame import PATIENCE, MomentFrame
from game.ui.screen.canvas import Canvas
from game.ui.screen.nowhere import nowhere
from tests.ui.conftest import MakeServices

STORY = Story("arrival", "The Mill", "You arrive.", picture="pictures/terrinoth/old-mill")
FRAMES = 12


@pytest.fixture
def canvas(make_services: MakeServices) -> Canvas:
    """A window in which something is drawn."""
    made = nowhere(make_services((1280, 720))).onto(pygame.Surface((1280, 720)))
    made.surface.fill((200, 120, 40), (0, 0, 640, 720))
    return made


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done that takes long, since the list was cleared last."""
    done: list[str] = []
    for name in ("box_blur", "smoothscale"):
        plain = getattr(pygame.transform, name)

        def told(surface: pygame.Surface, *arguments: object, plain: object = plain, name: str = name) -> object:
            if max(surface.get_size()) > 400 or name == "box_blur":
                done.append(name)
            return plain(surface, *arguments)  # type: ignore[operator]

        monkeypatch.setattr(pygame.transform, name, told)
    return done


def shown(frame: MomentFrame, canvas: Canvas, told: float, *, calm: bool = False, **beside: object) -> bytes:
    frame.draw(canvas, STORY, told, "wide", stories=True, calm=calm, beside=MomentBeside(**beside))  # type: ignore[arg-type]
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_no_frame_takes_the_table_and_blurs_it_and_reads_the_picture(canvas: Canvas, costs: list[str]) -> None:
    frame, most = MomentFrame(), 0
    for number in range(FRAMES):
        costs.clear()
        shown(frame, canvas, 16.0 * number)
        most = max(most, len(costs))
        if not frame.waits:
            break
    assert not frame.waits
    assert number >= 2
    assert most <= 2, "blurring and enlarging what was blurred"


def test_in_the_end_it_is_as_if_it_had_been_made_at_once(canvas: Canvas) -> None:
    table = canvas.surface.copy()
    at_once = shown(MomentFrame(), canvas, 0.0, calm=True)
    canvas.surface.blit(table, (0, 0))
    frame = MomentFrame()
    first = shown(frame, canvas, 0.0)
    while frame.waits:
        shown(frame, canvas, 0.0)
    frame.draw(canvas, STORY, 0.0, "wide", stories=True, calm=True)
    assert first != at_once
    assert pygame.image.tobytes(canvas.surface, "RGB") == at_once


def test_the_table_is_dark_from_the_first_frame_on(canvas: Canvas) -> None:
    frame = MomentFrame()
    shown(frame, canvas, 0.0)
    corner = canvas.surface.get_at((8, 700))
    shown(frame, canvas, 16.0)
    assert corner[:3] == pytest.approx(canvas.surface.get_at((8, 700))[:3], abs=2)
    assert corner[0] == pytest.approx(200 * moment_behind.LIGHT / 255, abs=2)


def test_a_picture_that_is_not_read_is_waited_for_no_longer_than_that(canvas: Canvas) -> None:
    frame = MomentFrame()
    shown(frame, canvas, 0.0)
    assert frame.waits
    shown(frame, canvas, PATIENCE)
    assert not frame.waits


def test_what_lies_beside_is_drawn_before_it_is_seen(canvas: Canvas) -> None:
    frame, drawn = MomentFrame(), []

    def card(made: Canvas, room: pygame.FRect) -> None:
        drawn.append(made.surface is canvas.surface)

    for number in range(FRAMES):
        shown(frame, canvas, 16.0 * number, card=card)
    assert drawn[:2] == [False, True]


@pytest.mark.parametrize("sentences", [1, 9, 16])
def test_all_that_is_told_has_room_above_the_way_on(canvas: Canvas, sentences: int) -> None:
    facts = (Fact("flag", "Come back before the sun is down.", ""), Fact("hourglass", "Rounds", "17"))
    long = Story(
        "arrival", "The Mill", "The wheel has stood still for years, and yet the river remembers it. " * sentences,
        picture="pictures/terrinoth/old-mill", facts=facts,
    )  # fmt: skip
    low = MomentFrame().draw(canvas, long, 0.0, "wide", stories=True, calm=True)
    assert low <= canvas.bounds.bottom - 70, "the button that goes on stands below"
