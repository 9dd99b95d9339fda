"""Two windows on the same saves, and a third that reads: nothing that was accepted is lost, nothing damaged is seen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from game import paths
from game import settings as settings_module
from game.kit.errors import SaveError
from game.kit.saves import Saves
from game.kit.session import Session
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_player, opened
from tests.attack.journeys import answered, begun, in_folder, left_behind, new_folder, on_disk, story
from tests.attack.processes import RAISED, Report, Twin

WRITERS, WRITES = 2, 10
MOST_TRIES = 40
NEW = 0.25
"""How often both windows begin a journey of their own in the same second."""


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A window whose twins play at the same time."""
    with opened(folder) as services:

        def attempt(random: Random, watch: Watch) -> None:
            place = new_folder(services, folder, random)
            slot = "" if random.random() < NEW else left_behind(services, random, 5)
            watch.step()
            reported = together(services, place, slot, random)
            watch.step()
            check(services, place, reported)
            if not slot and len(list(place.glob("*.json"))) != WRITERS:
                raise Failed("two windows began a journey, and there are not two")

        yield attempt


def together(services: Services, place: Path, slot: str, random: Random) -> list[str]:
    """Let the windows write at once; gives what each of them reported of what was accepted."""
    seeds = [random.getrandbits(40) for _ in range(WRITERS)]
    reader = Twin(lambda report: read_on(services, place))
    writers = [Twin(partial(write, services, place, slot, Random(seed))) for seed in seeds]
    try:
        reported = [line for writer in writers for line in writer.lines()]
        reader.kill()
        reported += reader.lines()
        ends = [writer.wait() for writer in writers]
        reader.wait()
    finally:
        for twin in (reader, *writers):
            twin.end()
    faults = [line for line in reported if line.startswith(RAISED)]
    if faults or any(ends):
        raise Failed(f"a window ended with {ends}: {faults}")
    return reported


def write(services: Services, place: Path, slot: str, random: Random, report: Report) -> None:
    """Play a journey whenever it can be had, and report each answer that was accepted and is on disk."""
    in_folder(services, place)
    done = tries = 0
    while done < WRITES and tries < MOST_TRIES:
        tries += 1
        scene = _scene(services, slot, random)
        if scene is None:
            continue
        slot = scene.play.meta["slot"]
        player = any_player(scene.play.mode, random)
        for _ in range(random.randint(1, WRITES)):
            if not answered(scene.play, player):
                return
            if (told := settings_module.save(services.settings, paths.settings_file())) is not None:
                raise Failed(f"the settings are not saved: {told.detail}")
            if scene.play.unsaved:
                break  # another window has gone on with it, and that is told
            done += 1
            given = story(scene.play.session)
            if given:  # no chapter has just begun
                report(f"{slot} {len(scene.play.session.chapters)} {len(given)} {given[-1]}")


def _scene(services: Services, slot: str, random: Random) -> TableScene | None:
    """The journey at its table; None where another window has it and keeps it."""
    if not slot:
        return begun(services, random)
    try:
        scene = services.routes.resume(slot, take_over=random.random() < 0.6)
    except SaveError:
        return None
    return scene if isinstance(scene, TableScene) else None


def read_on(services: Services, place: Path) -> None:
    """Read all that is there again and again. Raises Failed where anything is damaged."""
    while True:
        saves = Saves(place, services.games.mode)
        for info in saves.list():
            on_disk(services, place, info.slot)
        message = settings_module.load(paths.settings_file())[1]
        if message is not None:
            raise Failed(f"the settings are damaged: {message.detail}")


def check(services: Services, place: Path, reported: list[str]) -> None:
    """Look whether every answer that was accepted is on disk, in the journey it was given in."""
    found: dict[str, Session] = {}
    for line in reported:
        slot, chapter, number, last = line.split(" ")
        session = found.get(slot) or found.setdefault(slot, on_disk(services, place, slot))
        if len(session.chapters) > int(chapter):  # of a closed chapter only the number of its answers is kept
            there = session.chapters[int(chapter)].answers >= int(number)
        else:
            there = story(session)[int(number) - 1 : int(number)] == [last]
        if not there:
            raise Failed(f"answer {number} of {slot} was accepted, and is not on disk")


ATTACK = Attack("writers", "concurrent writes", 5_000, 80, prepared, each=WRITERS * WRITES)
