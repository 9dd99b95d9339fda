"""Kill -9 while a journey is played: at any moment, and before each step of a write. What was answered is on disk."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from game import paths
from game import settings as settings_module
from game.ui.screen.scene import Services
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_player, opened
from tests.attack.journeys import answered, answers_of, in_folder, left_behind, new_folder, on_disk, story
from tests.attack.processes import RAISED, Report, Twin
from tests.attack.touches import Touches

STEPS = 90
"""Touches of files among which one is drawn: some answers."""
UNSHOWN = 12
"""Answers among which the one is drawn that cannot be shown, of which the program dies: it is on disk before."""
LONGEST_LIFE = 0.4
"""Seconds after its first answer in which the program is killed."""
MOST_ANSWERS = 40


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A window whose twins are killed."""
    with opened(folder) as services:

        def attempt(random: Random, watch: Watch) -> None:
            place = new_folder(services, folder, random)
            slot = left_behind(services, random, 12)
            watch.step()
            reported = killed(services, place, slot, random)
            watch.step()
            check(services, place, slot, reported)

        yield attempt


def killed(services: Services, place: Path, slot: str, random: Random) -> list[str]:
    """Let a twin go on with the journey and kill it; gives what it reported of each answer that is on disk."""
    seed, way = random.getrandbits(40), random.choice(("touch", "touch", "time", "time", "unshown"))
    last = random.randint(1, STEPS) if way == "touch" else 0
    unshown = random.randint(1, UNSHOWN) if way == "unshown" else 0

    def work(report: Report) -> None:
        go_on(services, place, slot, Random(seed), report, last=last, unshown=unshown)

    twin = Twin(work)
    try:
        reported = [twin.line()]
        if way == "time":
            time.sleep(random.uniform(0.0, LONGEST_LIFE))
            twin.kill()
        reported += twin.lines()
        ended = twin.wait()
    finally:
        twin.end()
    faults = [line for line in reported if line.startswith(RAISED)]
    if faults or ended not in (0, -signal.SIGKILL):
        raise Failed(f"the program ended with {ended}: {faults}")
    return [line for line in reported if line]


def go_on(
    services: Services, place: Path, slot: str, random: Random, report: Report, *, last: int, unshown: int
) -> None:
    """Play on from the disk, reporting each answer as soon as it is there; with `last` dies before that touch of a
    file, with `unshown` after an answer that cannot be shown.
    """
    touches = Touches(place.parent, last)
    in_folder(services, place)
    play = services.routes.resume(slot).play  # type: ignore[attr-defined]
    player = any_player(play.mode, random)
    report(_told(play.session))
    for number in range(1, MOST_ANSWERS + 1):
        if number == unshown:
            play.view = None
            with suppress(AttributeError):
                answered(play, player)
            play.settle()
        elif not answered(play, player):
            break
        touches.check()
        report(_told(play.session))
        if number == unshown:
            break
        settings_module.save(services.settings, paths.settings_file())


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
