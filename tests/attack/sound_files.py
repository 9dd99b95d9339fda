"""Damaged sounds: one that cannot be read is not heard, and nothing else happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

from game import paths
from game.ui.sound.vorbis import decoded
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import at_home
from tests.attack.mutations import spoiled_bytes

LARGEST = 60_000
"""Bytes of a sound that is spoiled; music is read alike, and takes long."""
LONGEST = 60.0
"""Seconds: no cue is longer, however it was spoiled."""


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """The cues of the house, and a mixer that nobody hears."""
    good = [path for path in sorted(paths.assets_folder().rglob("*.ogg")) if path.stat().st_size < LARGEST]
    with at_home(folder):
        pygame.mixer.init(44_100, -16, 2)

        def attempt(random: Random, watch: Watch) -> None:
            file = folder / "sound.ogg"
            file.write_bytes(spoiled_bytes(random.choice(good).read_bytes(), random))
            sound = decoded(file)
            if sound is not None and sound.get_length() > LONGEST:
                raise Failed(f"a cue of {sound.get_length():.0f} seconds")

        try:
            yield attempt
        finally:
            pygame.mixer.quit()


ATTACK = Attack("sounds", "files", 1_000, 30, prepared)
