"""Damaged pictures: a stand-in is shown for what cannot be read, in little time and memory."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

from game import paths
from game.ui.screen.images import Images
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import at_home
from tests.attack.mutations import spoiled_bytes

SOME = 400
LARGEST = 200_000
"""Bytes of a picture that is spoiled; larger ones take longer and are read alike."""
MOST_BYTES = 100 * 1024 * 1024
"""What the pictures that are kept may take."""


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """Some of the pictures of the house, and a display in whose format they are kept."""
    found = [path for path in paths.assets_folder().rglob("*") if path.suffix in (".png", ".jpg")]
    good = [path for path in sorted(found) if path.stat().st_size < LARGEST]
    good = Random("pictures").sample(good, min(SOME, len(good)))
    with at_home(folder):
        pygame.display.init()
        pygame.display.set_mode((64, 64))

        def attempt(random: Random, watch: Watch) -> None:
            path = random.choice(good)
            data = spoiled_bytes(path.read_bytes(), random)
            if random.random() < 0.1:
                data = with_size(data, random)
            file = folder / f"picture{path.suffix}"
            file.write_bytes(data)
            images = Images(folder)
            shown = images.get("picture", (120, 90), fit=random.choice(("stretch", "cover", "contain")))
            images.size("picture")
            if not (0 < shown.get_width() <= 120 and 0 < shown.get_height() <= 90):
                raise Failed(f"a picture of {shown.get_size()}")
            if images.bytes > MOST_BYTES:
                raise Failed(f"{images.bytes} bytes are kept of one picture")
            os.unlink(file)

        yield attempt


def with_size(data: bytes, random: Random) -> bytes:
    """A PNG that tells another size; nothing else changes."""
    sizes = b"".join(random.choice((0, 1, 16_000, 2**31 - 1, 2**32 - 1)).to_bytes(4, "big") for _ in range(2))
    return data[:16] + sizes + data[24:]


ATTACK = Attack("pictures", "files", 2_000, 60, prepared)
