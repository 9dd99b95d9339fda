"""Whole games for the tests of what the game says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.view import TerrinothView
from game.terrinoth.view.setup_form import setup_of

PARTY = ("kari-wraithstalker", "elder-mok", "astarra", "trenloe-the-strong")
PLAYERS = ("Ana", "Ben", "Cid", "Dora")
QUEST = "the-goblin-problem"

Play = Callable[..., Iterator[tuple[Session, TerrinothView, Prompt]]]


def setup(seed: str, heroes: int = 2, quest: str = QUEST) -> dict[str, Any]:
    """The set-up of a game with so many heroes."""
    return {"quest": quest, "heroes": list(PARTY[:heroes]), "players": list(PLAYERS[:heroes]), "seed": seed}


def played(mode: TerrinothMode, record: dict[str, Any]) -> Iterator[tuple[Session, TerrinothView, Prompt]]:
    """A game with random answers: session, view and question before every answer."""
    session = mode.session(setup_of(record)).begin()
    view = mode.view(session)
    player = RandomPlayer(str(record["seed"]))
    while session.prompt is not None:
        prompt = session.prompt
        yield session, view, prompt
        session.answer(player(session.table, prompt, None))
