"""Damaged table files and maps: each is refused with every problem, or can be laid out in a window of any size."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

from game import paths
from game.kit.errors import ContentError
from game.kit.tilemap import read_tile_map
from game.ui.table.layout import read_table
from tests.attack.attack import Attack, Attempt, Watch
from tests.attack.data_files import why
from tests.attack.mutations import any_of, spoiled_bytes, spoiled_lines

TESTS = Path(__file__).parent.parent
SPOILED = any_of(spoiled_bytes, spoiled_lines, spoiled_lines)
SIZES = ((1920, 1080), (960, 540), (1, 1), (4000, 3000), (700, 1400))


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """Copies of every table and map of the house, with their tilesets."""
    roots = (paths.data_folder(), TESTS / "tiny", TESTS / "maps")
    for number, place in enumerate(sorted({file.parent for root in roots for file in root.rglob("*.tmx")})):
        shutil.copytree(place, folder / str(number))
    maps = sorted(folder.rglob("*.tmx"))
    good = sorted(folder.rglob("*.t[ms]x"))

    def attempt(random: Random, watch: Watch) -> None:
        file = random.choice(good)
        data = file.read_bytes()
        file.write_bytes(SPOILED(data, random))
        try:
            for path in [file] if file in maps else [path for path in maps if path.parent == file.parent]:
                read(path, watch)
        finally:
            file.write_bytes(data)

    yield attempt


def read(path: Path, watch: Watch) -> None:
    """Read a file as a map and as a table, and fit the table into windows."""
    watch.step()
    try:
        read_tile_map(path)
        table = read_table(path)
    except ContentError as refusal:
        why(refusal)
        return
    for width, height in SIZES:
        table.fit(pygame.FRect(0, 0, 1920, 1920 * height / width))


ATTACK = Attack("maps", "files", 2_000, 30, prepared)
