"""The sensible computer player meets the goals of levels of each kind, and knows no more than a player [HC-909]."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.heroica.box import Box
from game.heroica.compiling import load_box
from game.heroica.computer_player import SensiblePlayer
from game.heroica.sessions import new_session

DATA = Path("data/heroica")


@pytest.fixture(scope="module")
def box() -> Box:
    """All content and levels of the game."""
    return load_box(DATA)


@pytest.mark.rule("HC-909")
@pytest.mark.parametrize("level", ["kameshbog", "draida-bay", "gates-of-elsruck", "waldurk-forest"])
def test_it_meets_the_goal_of_a_level_within_the_gentle_hourglass(box: Box, level: str) -> None:
    setup = {
        "pieces": ["knight", "wizard"], "form": "fellowship", "road": [level], "grade": "gentle", "first": 0,
        "seed": level, "players": ["", ""], "computers": ["", ""],
    }  # fmt: skip
    session = new_session(box, setup)
    session.play(SensiblePlayer("test"))
    assert session.state.board.tracks["outcome"] == "victory"


@pytest.mark.rule("HC-704")
def test_it_steps_off_and_back_onto_a_relic_that_came_free_underfoot(box: Box) -> None:
    setup = {
        "pieces": ["knight"], "form": "solo", "road": ["ganrash"], "grade": "gentle", "first": 0, "seed": "x1",
        "players": [""], "computers": [""],
    }  # fmt: skip
    session = new_session(box, setup)
    session.play(SensiblePlayer("p"))
    assert session.state.board.tracks["outcome"] == "victory"
