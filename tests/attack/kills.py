"""Kill -9 while a journey is played: at any moment, and before each step of a write. What was answered is on disk."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from game import paths
from game import settings as settings_module
from game.ui.screen.scene import Services
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_player, opened
from tests.attack.journeys import answered, answers_of, begun, in_folder, on_disk, some_answers, story
from tests.attack.processes import RAISED, Report, Twin

STEPS = 60
"""Steps of writes among which one is drawn: some answers."""
LONGEST_LIFE = 0.4
"""Seconds after its first answer in which the program is killed."""
MOST_ANSWERS = 40
TOUCHES = ("open", "os.rename", "os.link", "os.remove", "os.mkdir", "os.truncate", "shutil.copyfile")
"""What the interpreter tells of before it does it to a file."""


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A window whose twins are killed."""
    with opened(folder) as services:

        def attempt(random: Random, watch: Watch) -> None:
            place = folder / f"{random.getrandbits(40)}"
            in_folder(services, place)
            scene = begun(services, random)
            slot = scene.play.meta["slot"]
            some_answers(scene.play, random, 12)
            services.saves.release()
            watch.step()
            reported = killed(services, place, slot, random)
            watch.step()
            check(services, place, slot, reported)

        yield attempt


def killed(services: Services, place: Path, slot: str, random: Random) -> list[str]:
    """Let a twin go on with the journey and kill it; gives what it reported of each answer that is on disk."""
    seed, step, life = random.getrandbits(40), random.randint(1, STEPS), random.uniform(0.0, LONGEST_LIFE)
    by_step = random.random() < 0.5
    twin = Twin(lambda report: go_on(services, place, slot, Random(seed), step if by_step else 0, report))
    try:
        reported = [twin.line()]
        if not by_step:
            time.sleep(life)
            twin.kill()
        reported += twin.lines()
        ended = twin.wait()
    finally:
        twin.end()
    faults = [line for line in reported if line.startswith(RAISED)]
    if faults or ended not in (0, -signal.SIGKILL):
        raise Failed(f"the program ended with {ended}: {faults}")
    return [line for line in reported if line]


def go_on(services: Services, place: Path, slot: str, random: Random, step: int, report: Report) -> None:
    """Play on from the disk, reporting each answer as soon as it is there; with `step` dies before that touch."""
    if step:
        die_before(step, place)
    in_folder(services, place)
    play = services.routes.resume(slot).play  # type: ignore[attr-defined]
    player = any_player(play.mode, random)
    report(_told(play.session))
    for _ in range(MOST_ANSWERS):
        if not answered(play, player):
            break
        report(_told(play.session))
        settings_module.save(services.settings, paths.settings_file())


def die_before(step: int, place: Path) -> None:
    """Kill this process before its so manyeth touch of a file in a folder; syncing one is a touch too."""
    left = [step]

    def touched(event: str, arguments: tuple[object, ...]) -> None:
        if event in TOUCHES and any(str(place) in str(argument) for argument in arguments):
            count()

    def count() -> None:
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    fsync = os.fsync

    def synced(file: Any) -> None:
        count()
        fsync(file)

    os.fsync = synced  # type: ignore[assignment]
    sys.addaudithook(touched)


def _told(session: object) -> str:
    return f"{answers_of(session)} {''.join(story(session)[-1:])}"  # type: ignore[arg-type]


def check(services: Services, place: Path, slot: str, reported: list[str]) -> None:
    """Look whether all that was on disk is there, and can be gone on with."""
    found = on_disk(services, place, slot)
    count, _, last = (reported or ["0 "])[-1].partition(" ")
    if answers_of(found) < int(count):
        raise Failed(f"of {count} answers {answers_of(found)} are left")
    if answers_of(found) > int(count) + 1 and reported:
        raise Failed("more was answered than was asked")
    if last and last not in story(found) and not (found.chapters and answers_of(found) > int(count)):
        raise Failed("another answer is on disk than was given")
    in_folder(services, place)
    scene = services.routes.resume(slot)
    services.saves.release()
    if answers_of(scene.play.session if hasattr(scene, "play") else scene.session) != answers_of(found):  # type: ignore[attr-defined]
        raise Failed("another journey is opened than is on disk")
    message = settings_module.load(paths.settings_file())[1]
    if message is not None:
        raise Failed(f"the settings are damaged: {message.detail}")


ATTACK = Attack("kills", "kills", 500, 8, prepared)
