"""Fixtures of the tests of the view: games to look at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.heroica.mode import HeroicaMode
from game.heroica.view.setup_form import FORM, ROAD, TOGETHER
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup

HEROES = ("barbarian", "wizard", "druid", "ranger")
Begin = Callable[..., Session]


@pytest.fixture
def begin(mode: HeroicaMode) -> Begin:
    """Begins a game of one level: `begin("kameshbog", 2, together=True)`."""

    def begun(level: str, seats: int = 2, together: bool = False, seed: str = "seen") -> Session:
        seated = tuple(SeatChoice("", hero) for hero in HEROES[:seats])
        setup = Setup({ROAD: level, FORM: TOGETHER if together else "rivals"}, seated, 0, seed)
        return mode.session(setup).begin()

    return begun
