"""The house that is attacked: every game, the tiny one among them, in a home and a window of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from msgspec import structs

from game import paths
from game.app import open_services
from game.kit.mode import Mode
from game.kit.prompts import Answer
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.table import Answerer
from game.modes import GAMES, GameRecord, Library, load_words
from game.scenes.router import Router
from game.settings import Settings
from game.ui.screen.scene import Games, Services
from tests.tiny.record import RECORD

RECORDS = (*GAMES, RECORD)


def open_house(records: Sequence[GameRecord] = RECORDS) -> Library:
    """Every game of the house, or these, none of them loaded yet."""
    return Library(load_words(), records)


@contextmanager
def at_home(folder: Path) -> Iterator[Path]:
    """A home of its own, unseen and unheard, for as long as it is needed."""
    wanted = {paths.HOME_VARIABLE: str(folder), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield folder
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def opened(
    folder: Path, size: tuple[int, int] = (960, 540), records: Sequence[GameRecord] = RECORDS
) -> Iterator[Services]:
    """A window that nobody sees, with all that a scene is given."""
    with at_home(folder):
        library = open_house(records)
        settings = Settings(speed="now", hints=False)
        settings.window_size = size
        saves = Saves(paths.saves_folder(), library.mode)
        services = open_services("attack", settings, library.house_words, saves=saves, games=library)
        services.routes = Router(services)
        try:
            yield services
        finally:
            services.window.close()


def any_mode(library: Games, random: Random) -> Mode:
    """One of the games."""
    return library.mode(random.choice(library.ids))


def any_setup(mode: Mode, random: Random) -> Setup:
    """A set-up of a game: drawn by its seed, or one that shows something special, with a seed of its own."""
    seed, bench = f"attack-{random.getrandbits(40)}", mode.workbench()
    if random.random() < 0.3:
        return bench.sample(random.randint(*mode.nature.seats), seed, {})
    return structs.replace(random.choice(bench.samples()), seed=seed)


def any_game(mode: Mode, random: Random, answers: int = 0) -> Session:
    """A game after so many random answers, or over if it ends before."""
    session = mode.session(any_setup(mode, random)).begin()
    player = any_player(mode, random)
    for _ in range(answers):
        if session.prompt is None:
            break
        answer(session, player)
    return session


def any_player(mode: Mode, random: Random) -> Answerer:
    """Somebody who answers anything at all."""
    return mode.computer_player("random", str(random.getrandbits(40)))


def answer(session: Session, player: Answerer) -> Answer:
    """Answer the open question, whoever is asked; gives the answer."""
    assert session.prompt is not None, "a question is open"
    if session.computer is not None:
        return session.answer_by_computer()
    ids = player(session.table, session.prompt, None)
    session.answer(ids)
    return ids


def look_and_answer(mode: Mode, session: Session, random: Random, answers: int) -> None:
    """Look at so many questions in every way the game tells them, and answer each."""
    view, player = mode.view(session), any_player(mode, random)
    for _ in range(answers):
        if session.prompt is None:
            break
        view.banner(session.prompt)
        view.choices(session.prompt)
        view.forecast(session.prompt)
        view.scoreboard()
        view.describe()
        view.log(session.take_events())
        for piece in session.state.board.pieces:
            view.face(piece)
        answer(session, player)
