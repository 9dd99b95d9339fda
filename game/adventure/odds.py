"""Odds of the dice: exact distributions by convolution over the faces, criticals rolled on [HT-308]."""

from __future__ import annotations

from functools import lru_cache

from game.kit.dice import Die

SMALL = 1e-9
"""Chances below this are cut off: a run of criticals can go on without end."""

Rolls = tuple[tuple[tuple[int, int], float], ...]
"""((successes, defenses), chance), for hero dice; ((counterattacks, threats), chance) for enemy dice."""


@lru_cache(maxsize=512)
def hero_dice(die: Die, number: int) -> Rolls:
    """The distribution of successes and defenses of so many hero dice."""
    return _several(_one_hero_die(die), number)


@lru_cache(maxsize=512)
def enemy_dice(die: Die, number: int) -> Rolls:
    """The distribution of counterattacks and threats of so many enemy dice."""
    faces: dict[tuple[int, int], float] = {}
    for face in die.faces:
        key = (face.count("counterattack"), face.count("threat"))
        faces[key] = faces.get(key, 0.0) + 1 / len(die.faces)
    return _several(tuple(faces.items()), number)


@lru_cache(maxsize=512)
def at_least(die: Die, number: int, successes: int) -> float:
    """The chance that so many hero dice give at least so many successes."""
    return sum(chance for (s, _), chance in hero_dice(die, number) if s >= successes)


def shifted(rolls: Rolls, by: tuple[int, int]) -> Rolls:
    """Rolls on top of what lies already."""
    return tuple(((a + by[0], b + by[1]), chance) for (a, b), chance in rolls)


def _one_hero_die(die: Die) -> Rolls:
    """One die, each critical rolled again and again until the chance is negligible."""
    result: dict[tuple[int, int], float] = {}
    carried, weight = 0, 1.0
    while weight > SMALL:
        critical = 0.0
        for face in die.faces:
            chance = weight / len(die.faces)
            if "critical" in face:
                critical += chance
                continue
            key = (carried + face.count("success"), face.count("defense"))
            result[key] = result.get(key, 0.0) + chance
        carried, weight = carried + 1, critical
    return tuple(result.items())


def _several(one: Rolls, number: int) -> Rolls:
    total: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(number):
        following: dict[tuple[int, int], float] = {}
        for (a, b), chance in total.items():
            for (c, d), other in one:
                if chance * other > SMALL:
                    key = (a + c, b + d)
                    following[key] = following.get(key, 0.0) + chance * other
        total = following
    return tuple(sorted(total.items()))
