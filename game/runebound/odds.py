"""Chances, exactly: of a roll of terrain dice with and without rolling again, of a test, of a rest, of the march
(part 12.5). Nothing that is hidden comes into them but by its share.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial

from game.kit.cells import Cell
from game.runebound import names, resting
from game.runebound.adventures import covers
from game.runebound.icons import icons_odds, unseen_icons
from game.runebound.scenarios import LAST_ROLL, MARCH_DICE, target_of
from game.runebound.symbols import WILD, need_of
from game.runebound.table import Table
from game.runebound.ways import Ways

Faces = tuple[int, ...]
"""The faces of a roll, sorted; there are 252 of five dice at the most."""
Goals = Callable[[Faces], int]
"""What a roll reaches, as bits."""
SIDES = 6


@cache
def rolls_of(dice: int) -> tuple[tuple[Faces, float], ...]:
    """Every set of faces that so many dice can show, with its chance."""
    return tuple(
        (faces, _ways(faces) / SIDES**dice) for faces in combinations_with_replacement(range(SIDES), dice)
    )  # fmt: skip


def _ways(faces: Faces) -> int:
    found = factorial(len(faces))
    for face in set(faces):
        found //= factorial(faces.count(face))
    return found


class RollOdds:
    """The chances to reach each of `size` goals with a roll, without rolling again and with each of so many exertions,
    all used for that goal. `step` weighs some rolls; `done` when all are.
    """

    def __init__(self, dice: int, goals: Goals, size: int, exertions: int = 0) -> None:
        self.size = size
        self.exertions = exertions
        self.odds: list[list[float]] = []
        """For each number of exertions the chance of every goal."""
        self._rolls = rolls_of(dice)
        self._goals = goals
        self._reached: dict[Faces, int] = {}
        self._now: dict[Faces, list[float]] = {}
        self._next: dict[Faces, list[float]] = {}
        self._at = 0
        self._used: list[int] = []

    @property
    def done(self) -> bool:
        """Whether nothing is left to reckon."""
        return len(self.odds) > self.exertions

    def step(self, rolls: int = 24) -> bool:
        """Reckon on; whether there is more to do."""
        for faces, _ in self._rolls[self._at : self._at + rolls]:
            self._weigh(faces)
        self._at += rolls
        if self._at >= len(self._rolls):
            self._sum_up()
        return not self.done

    def run(self) -> list[list[float]]:
        """All of it at once."""
        while not self.done:
            self.step()
        return self.odds

    def _weigh(self, faces: Faces) -> None:
        """The chances after one roll: what it reaches, or what the best die rolled again would lead to [RB-208]."""
        if not self.odds:
            bits = self._reached[faces] = self._goals(faces)
            self._next[faces] = [float(bits >> goal & 1) for goal in range(self.size)]
            return
        best = list(self._now[faces])
        open_goals = [goal for goal in self._used if best[goal] < 1.0]
        for at in {face: place for place, face in enumerate(faces)}.values():
            rest = faces[:at] + faces[at + 1 :]
            after = [self._now[tuple(sorted((*rest, face)))] for face in range(SIDES)]
            for goal in open_goals:
                chance = sum(row[goal] for row in after) / SIDES
                if chance > best[goal]:
                    best[goal] = chance
        self._next[faces] = best

    def _sum_up(self) -> None:
        total = [0.0] * self.size
        for faces, share in self._rolls:
            row = self._next[faces]
            for goal in range(self.size):
                total[goal] += share * row[goal]
        self.odds.append(total)
        self._used = [goal for goal, chance in enumerate(total) if chance > 0]
        self._now, self._next, self._at = self._next, {}, 0


def march_odds(way: Ways, masks: Sequence[int], cell: Cell, speed: int, exertions: int = 0) -> RollOdds:
    """The chance to reach each hex of the map (by its place in `way.cells`) with a march."""
    return RollOdds(
        speed, lambda faces: way.reach(cell, [masks[face] for face in faces]), len(way.cells), exertions
    )  # fmt: skip


def quest_odds(masks: Sequence[int], dice: int, keys: Sequence[str], exertions: int = 0) -> RollOdds:
    """The chance of each outcome of a quest [RB-522]."""

    def goals(faces: Faces) -> int:
        shown = [masks[face] for face in faces]
        return sum(1 << at for at, key in enumerate(keys) if covers(shown, key))

    return RollOdds(dice, goals, len(keys), exertions)


def rest_odds(t: Table, hero: str) -> list[float]:
    """The chance that none, one, ... of five dice show the terrain of a hero's hex [RB-402]."""
    need = need_of(t.terrain(hero))
    return binomial(resting.DICE, sum(bool(mask & need) for mask in t.box.masks) / SIDES)


def binomial(number: int, chance: float) -> list[float]:
    """The chances of 0, 1, ... of so many."""
    return [comb(number, hits) * chance**hits * (1 - chance) ** (number - hits) for hits in range(number + 1)]


def test_odds(t: Table, cards: int, need: int, hero: str) -> float:
    """The chance that so many cards bring a hero the successes needed: from the icons that the hero does not see, in
    the deck and in the hands of rivals [RB-603].
    """
    return icons_odds(*unseen_icons(t, (hero,) if t.rivals else t.heroes), cards, need)


def arrival_odds(t: Table, rolls: int) -> float:
    """The chance that Margath arrives within so many rolls [RB-914, RB-916]."""
    if t.track(names.MARCH) + rolls >= LAST_ROLL:
        return 1.0
    goal = target_of(t)
    assert goal is not None
    left = t.land.distance(t.here(t.villain()), goal)
    wild = sum(bool(mask & WILD) for mask in t.box.masks) / SIDES
    return sum(binomial(MARCH_DICE * rolls, wild)[left:])
