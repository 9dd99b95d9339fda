"""Every attack there is, in the order of the table."""

from __future__ import annotations

from tests.attack import (
    clock,
    data_files,
    full_disk,
    games,
    kills,
    lines,
    map_files,
    picture_files,
    save_files,
    scenario_files,
    settings_files,
    sound_files,
    windows,
    writers,
)
from tests.attack.attack import Failure, run

ATTACKS = (
    kills.ATTACK, writers.ATTACK, full_disk.ATTACK, clock.ATTACK, games.ATTACK, windows.ATTACK, lines.ATTACK,
    save_files.ATTACK, settings_files.ATTACK, scenario_files.ATTACK, data_files.ATTACK, map_files.ATTACK,
    picture_files.ATTACK, sound_files.ATTACK,
)  # fmt: skip


def run_named(name: str, seed: str, numbers: range) -> list[Failure]:
    """Make the attempts of an attack that is known by its name: what another process is asked for."""
    return run(next(attack for attack in ATTACKS if attack.name == name), seed, numbers)
