"""At the table of any game: games of the house, somebody who sits down, points, asks, and waits until nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import pygame

from game.kit.adviser import Advice, RankedAnswer
from game.kit.codec import freeze
from game.kit.intent import Intent, Thinking
from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.prompts import Answer
from game.kit.session import Session
from game.kit.shown import LogLine
from game.kit.thinkers import Thought
from game.modes import Library, load_words
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Scene, Services

Stage = Callable[[Services], Scene]
"""What makes a scene in a telling state."""
_FORESEEN: dict[tuple[str, int, bytes], Intent] = {}
_TOLD: dict[tuple[str, bytes, tuple[Answer, ...]], list[LogLine]] = {}


@lru_cache
def the_games() -> Library:
    """The games of the house."""
    return Library(load_words())


def first_again(services: Services) -> None:
    """The first game of the shelf is out, whatever was out before."""
    services.take_out(services.games.ids[0])


def own(game: str, stage: Stage) -> Stage:
    """A stage for which the box of a game is taken out."""

    def make(services: Services) -> Scene:
        services.take_out(game)
        return stage(services)

    return make


def title(services: Services, game: str) -> Scene:
    """The title while a game is out, with no journey to go on with."""
    for saved in services.saves.list():
        services.saves.delete(saved.slot)
    services.settings.game = game
    try:
        return MenuScene(services)
    finally:
        services.settings.game = ""


def table(services: Services, mode: Mode, session: Session) -> TableScene:
    """A game at its open question."""
    scene = TableScene(services, mode, session, {"slot": "look"}, log=_told(mode, session))
    scene.enter()
    return scene


def _told(mode: Mode, session: Session) -> list[LogLine] | None:
    """The log of what was played before, told once for all looks at the same game; None for one that has just begun."""
    journal = tuple(session.journal())
    if not journal:
        return None
    key = mode.id, freeze(session.state), journal
    if key not in _TOLD:
        _TOLD[key] = told_anew(session, mode.view)
    return _TOLD[key]


def look_at(zone: str) -> Callable[[TableScene], object]:
    """Open the full card of the first piece in a zone."""
    return lambda scene: scene.inspect(scene.play.session.state.board.zone(zone)[0])


def point_at(zone: str) -> Callable[[TableScene], object]:
    """Point at the first piece in a zone: it is shown in the inspector."""
    return lambda scene: scene.pointing.look_at(scene.play.session.state.board.zone(zone)[0])


def foresee(scene: TableScene) -> None:
    """Ask what will come, until it is known; what was found out once of a game as it stands is told at once."""
    play = scene.play
    known = play.mode.id, play.seat, freeze(play.session.state)
    if known in _FORESEEN:
        play.view.intent = partial(_at_once, _FORESEEN[known])  # type: ignore[method-assign]
    scene.intent.pin()
    while scene.intent.found is None:
        scene.update(16.0)
    _FORESEEN[known] = scene.intent.found


def _at_once(found: Intent) -> Thinking:
    return found
    yield


class Told:
    """A thinker that has thought already: its answers are ranked as they are listed."""

    def ask(self, mode: Mode, session: Session, seed: str, fates: int) -> Thought:
        """The advice at once."""
        thought = Thought()
        assert session.prompt is not None
        answers = [(option,) for option in session.prompt.options]
        chances = (0.68, 0.67, 0.54, 0.31, 0.3, 0.12)
        ranked = [
            RankedAnswer(answer, chance, chance - 0.1, chance + 0.1, fates, 1 if number == 1 else number + 1)
            for number, (answer, chance) in enumerate(zip(answers, chances, strict=False))
        ]
        thought.advice = Advice(tuple(ranked), fates, settled=True)
        return thought

    def look(self) -> bool:
        """Nothing more is found out."""
        return False

    def forget(self, thought: Thought) -> None:
        """Nothing is known of it any more."""

    def close(self) -> None:
        """There is nothing to end."""


def advise(scene: TableScene) -> TableScene:
    """Ask for advice, and wait until it is there."""
    settle(scene)
    scene.advice.thinker = Told()
    scene.advice.toggle()
    for _ in range(60):
        scene.update(100.0)
    return scene


def settle(scene: Any) -> None:
    """Let time pass until nothing moves."""
    for _ in range(12):
        scene.update(500.0)
    pygame.event.clear()
