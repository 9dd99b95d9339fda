"""How a sensible player moves: step or march, hex by hex, which die pays, when a die is rolled again."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.cells import Cell, cell_of
from game.kit.prompts import Answer, Prompt
from game.runebound.dice import place_of
from game.runebound.distances import Distances
from game.runebound.moving import MARCH
from game.runebound.reach import way_to
from game.runebound.table import Table

CLOSER = 0.15
"""So much nearer, in actions, a move has to bring a hero."""


class Traveller:
    """A hero on the way to a hex."""

    def __init__(self, t: Table, hero: str, goal: Cell) -> None:
        self.t = t
        self.hero = hero
        self.goal = goal
        self.distances = Distances(t, hero)
        self.field = self.distances.field(goal)
        self.way = self.distances.way

    def far(self, cell: Cell) -> float:
        """How far it is from a hex to the goal, in actions."""
        return self.field[self.way.at[cell]]

    def step_or_march(self, prompt: Prompt) -> Answer:
        """A step where it leads as near as a march does on average."""
        steps = [cell for cell in map(cell_of, prompt.options) if cell is not None]
        best = min(steps, key=self.far, default=None)
        if best is not None and self.far(best) <= self.distances.after_march(self.field) + 0.01:
            return (best.name,)
        return (MARCH,)

    def next_hex(self, prompt: Prompt) -> Answer:
        """The next hex of a march on the way to the nearest that the dice reach; nothing where no way leads nearer."""
        here, dice = self.t.here(self.hero), live(self.t, prompt)
        aim = self.aim(here, dice)
        if aim is None:
            return ()
        legs = way_to(self.way, here, dice, self.way.cells[aim])
        name = legs[0].cell.name if legs else ""
        return (name,) if name in prompt.options else ()

    def aim(self, here: Cell, dice: Sequence[int]) -> int | None:
        """The place nearest to the goal that dice reach from a hex; None where that is no nearer."""
        places = self.distances.reached(here, dice)
        best = min(places, key=lambda place: (self.field[place], place))
        return best if self.field[best] < self.far(here) - CLOSER else None

    def payer(self, prompt: Prompt) -> Answer:
        """The die after which the way goes on nearest to the goal."""
        cell = cell_of(str(prompt.data["to"]))
        assert cell is not None

        def left(die: str) -> float:
            rest = [mask for number, mask in _unspent(self.t, prompt) if number != place_of(die)]
            return min(self.field[place] for place in self.distances.reached(cell, rest))

        usual = str(prompt.data["usual"])
        return (min(prompt.options, key=lambda die: (left(die), die != usual)),)

    def worst(self, prompt: Prompt) -> Answer:
        """The die that brings most when it is rolled again."""
        here, shown = self.t.here(self.hero), _unspent(self.t, prompt)

        def after(die: str) -> float:
            rest = [mask for number, mask in shown if number != place_of(die)]
            return sum(
                min(self.field[place] for place in self.distances.reached(here, [*rest, mask]))
                for mask in self.t.box.masks
            )

        return (min(prompt.options, key=after),)

    def nearer(self, prompt: Prompt) -> Answer:
        """The next hex of a movement without dice: to the nearest that so many steps lead to."""
        reach = [cell for cell in map(cell_of, _listed(prompt, "reach")) if cell is not None]
        here = self.t.here(self.hero)
        best = min((*reach, here), key=lambda cell: (self.far(cell), cell))
        steps = [cell for cell in map(cell_of, prompt.options) if cell is not None]
        if best == here or not steps:
            return ()
        left = int(str(prompt.data["left"])) - 1
        towards = [cell for cell in steps if best in self.way.within(cell, left)]
        return (min(towards or steps, key=lambda cell: (self.far(cell), cell)).name,)


def _listed(prompt: Prompt, key: str) -> list[str]:
    found = prompt.data.get(key, [])
    return [str(one) for one in found] if isinstance(found, list) else []


def _unspent(t: Table, prompt: Prompt) -> list[tuple[int, int]]:
    """The dice of a roll that are not spent: their places, and what each shows."""
    dice = prompt.data.get("dice", [])
    assert isinstance(dice, list)
    return [(at, t.box.masks[die["face"]]) for at, die in enumerate(dice) if not die["spent"]]


def live(t: Table, prompt: Prompt) -> list[int]:
    """What the dice of a roll show that are not spent."""
    return [mask for _, mask in _unspent(t, prompt)]
