"""Fixtures of the tests of the view: the mode, games of computer players, views of scenes that are laid out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.kit.career import Career
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.text import Words
from game.runebound.box import Box
from game.runebound.ladder import ladder_of
from game.runebound.mode import RuneboundMode
from game.runebound.sessions import new_session
from game.runebound.view import RuneboundView
from tests.runebound.table import Scene

Seen = Callable[..., RuneboundView]
FORMS = {1: "solo", 2: "rivals", 3: "together", 4: "rivals"}


@pytest.fixture(scope="session")
def mode(box: Box, words: Words) -> RuneboundMode:
    """The game as the house sees it."""
    return RuneboundMode(box, words, "", Career(ladder_of(box, words)))


@pytest.fixture
def seen(words: Words) -> Seen:
    """The view that a seat has of a scene that is laid out."""

    def look(scene: Scene, seat: int = 1) -> RuneboundView:
        assert scene.asked  # the test has read the question
        return RuneboundView(scene.session, words, seat)

    return look


def worked(view: RuneboundView) -> None:
    """All that takes long is worked out."""
    while view.ponder():
        pass


def game_of(box: Box, seats: int, form: str = "", enemies: str = "played") -> Session:
    """A new game of so many heroes, begun."""
    heroes = Streams(f"view-{seats}", {}).shuffled("heroes", [*box.content.heroes])[:seats]
    setup: dict[str, Any] = {
        "pieces": heroes, "players": [""] * seats, "computers": [""] * seats, "step": "chart", "first": 0,
        "scenario": ("margath", "corpse-king")[seats % 2], "form": form or FORMS[seats], "enemies": enemies,
        "seed": f"view-{seats}", "choices": {},
    }  # fmt: skip
    return new_session(box, setup).begin()


def asked_at(session: Session) -> int:
    """The seat that is asked."""
    assert session.prompt is not None
    return list(session.state.setup["pieces"]).index(session.prompt.chooser) + 1  # type: ignore[call-overload]
