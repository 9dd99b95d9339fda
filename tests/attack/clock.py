"""A clock that is set back, forward, or stands still: no journey takes the place of another, and the last is first."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_player, opened
from tests.attack.journeys import answered, answers_of, begun, in_folder, on_disk

DAY = 86_400
JUMPS = (0, 0, 0, 1, -1, 3_600, -3_600, DAY, -400 * DAY, 400 * DAY, -20_000 * DAY)
TURNS = 12


class Clock:
    """A clock of one's own."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    @contextmanager
    def instead(self) -> Iterator[None]:
        """The program looks at this clock as long as this is entered."""
        before = time.time, time.strftime, time.localtime
        strftime, localtime = time.strftime, time.localtime
        time.time = lambda: self.now
        time.localtime = lambda seconds=None: localtime(self.now if seconds is None else seconds)
        time.strftime = lambda form, of=None: strftime(form, localtime(self.now) if of is None else of)
        try:
            yield
        finally:
            time.time, time.strftime, time.localtime = before


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A window that looks at a clock of ours."""
    with opened(folder) as services:

        def attempt(random: Random, watch: Watch) -> None:
            place, clock = folder / f"{random.getrandbits(40)}", Clock()
            with clock.instead():
                play_on(services, place, clock, random, watch)

        yield attempt


def play_on(services: Services, place: Path, clock: Clock, random: Random, watch: Watch) -> None:
    """Begin journeys and go on with them, while the clock jumps."""
    in_folder(services, place)
    answers: dict[str, int] = {}
    for _ in range(TURNS):
        watch.step()
        clock.now = max(0.0, clock.now + random.choice(JUMPS))
        new = not answers or random.random() < 0.4
        scene = begun(services, random) if new else services.routes.resume(random.choice(list(answers)))
        if not isinstance(scene, TableScene):
            continue
        play = scene.play
        slot = play.meta["slot"]
        if new and slot in answers:
            raise Failed("a new journey took the place of another one")
        answered(play, any_player(play.mode, random))
        answers[slot] = answers_of(play.session)
        services.saves.release()
        if services.saves.list()[0].slot != slot:
            raise Failed("the journey that was played last is not the first in the list")
        if random.random() < 0.3:  # a window that is opened anew
            in_folder(services, place)
    for slot, number in answers.items():
        if answers_of(on_disk(services, place, slot)) != number:
            raise Failed("another journey is on disk")


ATTACK = Attack("clock", "games of twelve turns", 300, 2, prepared)
