"""A disk that is full now and then: what could not be saved is told, what was saved stays, and all is saved later."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

from game import settings as settings_module
from game.scenes.table.play import Play
from game.ui.screen.scene import Services
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_player, opened
from tests.attack.journeys import answered, answers_of, begun, new_folder, on_disk

SIZE, BLOCK = "512k", 4096
TURNS = 25


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A window with its saves on a disk of its own."""
    with small_disk(folder / "disk") as disk, opened(folder) as services:

        def attempt(random: Random, watch: Watch) -> None:
            place = new_folder(services, disk.folder, random)
            try:
                play_on(services, place, disk, random, watch)
            finally:
                services.saves.release()
                disk.free()
                _remove(place)

        yield attempt


def play_on(services: Services, place: Path, disk: Disk, random: Random, watch: Watch) -> None:
    """Play while the disk is full or not, and look after each answer what lies on it."""
    play = begun(services, random).play
    play.settle()
    player, slot, kept = any_player(play.mode, random), play.meta["slot"], answers_of(play.session)
    settings_file = place / "settings.json"
    settings_module.save(services.settings, settings_file)
    for _ in range(TURNS):
        watch.step()
        if random.random() < 0.3:
            disk.fill(random)
        elif random.random() < 0.3:
            disk.free()
        if not answered(play, player):
            break
        kept = kept if play.unsaved else answers_of(play.session)
        if answers_of(on_disk(services, place, slot)) != kept:
            raise Failed(f"{kept} answers were saved, others are on disk")
        settings_module.save(services.settings, settings_file)
        if settings_module.load(settings_file)[1] is not None:
            raise Failed("the settings are damaged")
    disk.free()
    saved_at_last(services, place, play)


def saved_at_last(services: Services, place: Path, play: Play) -> None:
    """Look whether everything is saved as soon as there is room."""
    play.save()
    play.settle()
    if play.unsaved:
        raise Failed(f"there is room, and it was not saved: {play.unsaved}")
    if answers_of(on_disk(services, place, play.meta["slot"])) != answers_of(play.session):
        raise Failed("there is room, and not all is on disk")


class Disk:
    """A disk that can be filled; where none may be mounted, a folder and a limit to the size of what is written."""

    def __init__(self, folder: Path, mounted: bool) -> None:
        self.folder, self._mounted = folder, mounted
        self._filler = folder / "filler"

    def fill(self, random: Random) -> None:
        """Leave little or no room."""
        left = random.choice((0, 1, 2, 6)) * BLOCK
        if not self._mounted:
            setrlimit(RLIMIT_FSIZE, (left, getrlimit(RLIMIT_FSIZE)[1]))
            return
        with suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(BLOCK))
        with suppress(OSError):
            os.truncate(self._filler, max(0, self._filler.stat().st_size - left))

    def free(self) -> None:
        """Leave room again."""
        self._filler.unlink(missing_ok=True)
        setrlimit(RLIMIT_FSIZE, (getrlimit(RLIMIT_FSIZE)[1],) * 2)


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A disk of half a megabyte in a folder, as long as this is entered."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    can = shutil.which("mount") is not None
    mounted = can and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    disk = Disk(folder, mounted)
    try:
        yield disk
    finally:
        disk.free()
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def _remove(place: Path) -> None:
    for path in sorted(place.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    place.rmdir()


ATTACK = Attack("disk", "journeys", 300, 2, prepared)
