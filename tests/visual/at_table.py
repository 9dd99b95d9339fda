"""At the table of any game: games of the house, somebody who sits down, points, asks, and waits until nothing moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any

import pygame

from game.kit.adviser import Advice, RankedAnswer
from game.kit.codec import freeze
from game.kit.computer_players import RandomPlayer
from game.kit.intent import Intent, Thinking
from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.prompts import Answer
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.shown import LogLine
from game.kit.table import Answerer
from game.kit.thinkers import Thought
from game.kit.worked_out import WorkedOut
from game.modes import Library, load_words
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Scene, Services

Stage = Callable[[Services], Scene]
"""What makes a scene in a telling state."""
Then = Callable[[TableScene], object]
"""What is done at a table before it is looked at."""
MOST_ANSWERS, MOST_GAMES = 4_000, 30
"""When a game, and when the search for one, is given up."""
_FORESEEN: dict[tuple[str, int, bytes], Intent] = {}
_WORKED: dict[tuple[str, int, bytes], dict[str, object]] = {}
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


def foretold(services: Services, mode: Mode, session: Session, then: Then = id) -> TableScene:
    """A game at its open question, seen by whoever is asked, and something done there; what is foretold and shown is
    worked out, however long that takes.
    """
    scene = table(services, mode, session.fork())
    if scene.play.next_seat:
        scene.turns.sit_down()
    then(scene)
    odds, known = getattr(scene.play.view, "odds", None), (mode.id, scene.play.seat, freeze(session.state))
    if isinstance(odds, WorkedOut):
        _remind(odds, _WORKED.get(known, {}))
    scene.pondering.finish()
    if isinstance(odds, WorkedOut):
        _WORKED[known] = dict(odds._found)
    return scene


def _remind(odds: WorkedOut, found: Mapping[str, object]) -> None:
    """What was worked out once of a game as it stands is known at every other look."""
    for key, told in found.items():
        odds.known(key, partial(_told_once, told))
        odds._works.pop(key, None)


def _told_once(told: object) -> object:
    return told


def setup(services: Services, mode: Mode, chosen: Setup, seed: str, page: str = "choice") -> Scene:
    """The set-up with a seed in words, on one of its pages where type is large."""
    scene = SetupScene(services, mode, chosen)
    scene.state.seed = seed
    scene.turn(page)
    return scene


def questions(session: Session, player: Answerer) -> Iterator[Session]:
    """A game at one question after the other; at the last it is over."""
    for _ in range(MOST_ANSWERS):
        yield session
        if session.prompt is None:
            return
        session.answer(player(session.table, session.prompt, None))


def ended(mode: Mode, chosen: Setup, outcome: str) -> Session:
    """The first game that ends so, of sensible players; those that lose answer by chance."""
    for seed in range(MOST_GAMES):
        player = RandomPlayer(str(seed)) if outcome == "defeat" else mode.computer_player("sensible", str(seed))
        session = mode.session(Setup(chosen.choices, chosen.seats, seed=f"{outcome} {seed}")).begin()
        *_, last = questions(session, player)
        if last.prompt is None and last.state.board.tracks["outcome"] == outcome:
            last.take_events()
            return last
    raise AssertionError(f"no game ended in {outcome}")


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
