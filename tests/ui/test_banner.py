"""The banner: its question grows with the type as far as it has room."""

from __future__ import annotations

import pytest

from game.ui.panels.banner import cut, fitted, in_two
from game.ui.screen.nowhere import nowhere
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE
from tests.ui.conftest import MakeServices

BESIDE_A_BUTTON = 320.0
SHORT, LONG = "Ana: choose a card", "Ana, as party leader: choose a new party leader, or keep the token"
LONGER = "Kari, as party leader: choose a new party leader, or keep the token"
ABOVE_A_BUTTON = "Trenloe: roll for Dig In?"
ROOM, MOST = 480.0, 26.0
DETAIL, BESIDE_THE_HINT = "Entering a city, a hero may pay 2 gold to gain 1 lore, once per hero.", 310.0


@pytest.mark.parametrize("line", [SHORT, LONG])
def test_the_question_grows_with_the_type_and_stays_within_its_room(make_services: MakeServices, line: str) -> None:
    sizes = []
    for scale in (1.0, 2.0):
        canvas = nowhere(make_services((1920, 1080), text_scale=scale))
        style, lines = fitted(canvas, line, ROOM)
        assert len(lines) <= 2
        assert "".join(lines).replace(" ", "") == line.replace(" ", "")
        sizes.append(canvas.type.size(style))
    assert sizes[1] >= sizes[0]
    if line == SHORT:
        assert sizes[1] > sizes[0]


@pytest.mark.parametrize("line", [LONG, LONGER])
def test_the_second_line_of_large_type_keeps_clear_of_a_button(make_services: MakeServices, line: str) -> None:
    canvas = nowhere(make_services((1280, 720), text_scale=2.0))
    style, lines = fitted(canvas, line, ROOM, BESIDE_A_BUTTON)
    assert len(lines) == 2
    assert canvas.type.width(lines[1], style) * CONDENSED <= BESIDE_A_BUTTON
    free, wide = fitted(canvas, line, ROOM)
    assert canvas.type.size(free) > canvas.type.size(style)
    assert canvas.type.width(wide[1], free) > BESIDE_A_BUTTON


def test_a_large_question_that_runs_above_a_button_keeps_its_tails_out_of_it(make_services: MakeServices) -> None:
    canvas = nowhere(make_services((1280, 720), text_scale=2.0))
    beside, lines = fitted(canvas, ABOVE_A_BUTTON, ROOM, BESIDE_A_BUTTON)
    alone, _ = fitted(canvas, ABOVE_A_BUTTON, ROOM)
    assert lines == [ABOVE_A_BUTTON]
    assert canvas.type.size(beside) < canvas.type.size(alone)


def test_two_lines_leave_room_for_what_stands_below_them(make_services: MakeServices) -> None:
    canvas = nowhere(make_services((1280, 720), text_scale=2.0))
    style, lines = fitted(canvas, LONG, ROOM, most=MOST)
    assert len(lines) == 2
    assert canvas.type.size(style) <= MOST + 0.1
    assert canvas.type.size(fitted(canvas, LONG, ROOM)[0]) > MOST + 0.1


def test_a_line_under_the_question_that_would_end_in_dots_is_told_in_two(make_services: MakeServices) -> None:
    canvas = nowhere(make_services((1280, 720)))
    assert cut(canvas, DETAIL, TYPE["prompt-detail"], BESIDE_THE_HINT)
    lines = in_two(canvas, DETAIL, TYPE["prompt-detail"], BESIDE_THE_HINT)
    assert len(lines) == 2
    assert " ".join(lines) == DETAIL
    assert not any(cut(canvas, line, TYPE["prompt-detail"], BESIDE_THE_HINT) for line in lines)
