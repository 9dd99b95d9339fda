"""Whole games for the tests of what the game says."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.view import WarhammerQuestView
from game.warhammer_quest.view.setup_form import PLAY

PARTY = ("ironbreaker", "waywatcher", "warrior-priest", "bright-wizard")
PLAYERS = ("Ana", "Ben", "Cid", "Dora")
QUEST = "a-foul-stench"


def setup(seed: str, play: str = QUEST, heroes: int = 2) -> Setup:
    """The set-up of a game with so many heroes."""
    seats = (SeatChoice(player, hero) for player, hero in zip(PLAYERS[:heroes], PARTY[:heroes], strict=True))
    return Setup({PLAY: play}, tuple(seats), 0, seed)


def played(
    mode: WarhammerQuestMode, chosen: Setup, player: str = "random"
) -> Iterator[tuple[Session, WarhammerQuestView, Prompt]]:
    """A game by a computer player: session, view and question before every answer."""
    session, decide = mode.session(chosen).begin(), mode.computer_player(player, chosen.seed)
    view = mode.view(session)
    while session.prompt is not None:
        prompt = session.prompt
        yield session, view, prompt
        session.answer(decide(session.table, prompt, None))
