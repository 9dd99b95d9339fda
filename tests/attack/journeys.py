"""Journeys on disk as the attacks on it see them: played through the real table, looked at as another window would."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random

from game.kit.errors import SaveError
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.table import Answerer
from game.scenes.table import TableScene
from game.scenes.table.play import Play
from game.ui.screen.scene import Games, Services
from tests.attack.attack import Failed
from tests.attack.house import any_game, any_mode, any_player, any_setup


def in_folder(services: Services, folder: Path) -> Saves:
    """Let this window keep its journeys in a folder, as if it was just opened."""
    folder.mkdir(exist_ok=True)
    made = Saves(folder, services.games.mode)
    services.saves = made
    return made


def new_folder(services: Services, folder: Path, random: Random) -> Path:
    """A folder of its own for an attempt, in which this window keeps its journeys from now on."""
    place = folder / f"{random.getrandbits(40)}"
    in_folder(services, place)
    return place


def begun(services: Services, random: Random) -> TableScene:
    """A new journey at its table."""
    mode = any_mode(services.games, random)
    scene = services.routes.begin(mode, any_setup(mode, random))
    assert isinstance(scene, TableScene), "a new journey is at its table"
    return scene


def answered(play: Play, player: Answerer) -> bool:
    """Answer the open question at the table and wait for the disk; false where the journey is over."""
    session = play.session
    if session.prompt is None:
        return False
    if session.computer is not None:
        play.answer_by_computer()
    else:
        play.answer(player(session.table, session.prompt, None))
    play.settle()
    return True


def some_answers(play: Play, random: Random, most: int) -> None:
    """Some answers in a row."""
    player = any_player(play.mode, random)
    for _ in range(random.randint(0, most)):
        answered(play, player)


def left_behind(services: Services, random: Random, most: int) -> str:
    """The slot of a journey with some answers that nobody plays any more."""
    play = begun(services, random).play
    some_answers(play, random, most)
    services.saves.release()
    slot: str = play.meta["slot"]
    return slot


def any_save(library: Games, random: Random, folder: Path) -> Path:
    """The file of any journey."""
    saves = Saves(folder, library.mode)
    slot = f"any-{random.getrandbits(40)}"
    session = any_game(any_mode(library, random), random, random.choice((0, 3, 20, 60)))
    saves.write(slot, session, {"slot": slot, "seconds": 1.5, "undo": True})
    return saves.path(slot)


def answers_of(session: Session) -> int:
    """How many answers were given, those of closed chapters among them."""
    return sum(chapter.answers for chapter in session.chapters) + len(session.journal())


def story(session: Session) -> list[str]:
    """A short hash of the answers of the present chapter after each of them."""
    hashed, made = blake2b(digest_size=6), []
    for ids in session.journal():
        hashed.update("\0".join((*ids, "\n")).encode())
        made.append(hashed.hexdigest())
    return made


def on_disk(services: Services, folder: Path, slot: str) -> Session:
    """What another window finds of a journey. Raises Failed where it is damaged or gone."""
    saves = Saves(folder, services.games.mode)
    for info in saves.list():
        if info.slot == slot and (info.broken or info.older):
            raise Failed(f"the file is damaged: {info.broken or info.older}")
    try:
        saved = saves.read(slot)
    except SaveError as fault:
        raise Failed(f"the file is damaged or gone: {fault}") from fault
    return services.games.mode(saved.mode).load(saved)
