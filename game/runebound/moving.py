"""Moving: a step, a march of dice, and movement by an effect [RB-303 to RB-318]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt
from game.runebound import names, values
from game.runebound.box import ZOMBIE_CARD
from game.runebound.damage import suffer
from game.runebound.decks import can_exert
from game.runebound.dice import MOVE, Roll, die_id, exert_for, place_of, throw
from game.runebound.rolls import after_roll
from game.runebound.table import Table
from game.runebound.ways import Ways, ways
from game.runebound.windows import speak

MARCH = "march"
ZOMBIE_DAMAGE = 2


def move_action(t: Table, hero: str) -> None:
    """A move action is a step or a march [RB-303]."""
    here = t.here(hero)
    way = ways(t, hero)
    near = tuple(cell.name for cell in way.steps(here))
    figure = names.figure(hero)
    data: dict[str, object] = {
        "path": [here.name], "reach": list(near), "piece": figure, "leads": {figure: MARCH},
    }  # fmt: skip
    picked = t.ask(Prompt("step-or-march", hero, "RB-303", (MARCH, *near), data=data))[0]
    if picked == MARCH:
        march(t, hero)
    else:
        t.note("steps", hero=hero, to=picked, terrain=t.land.terrain(_cell(picked)))
        enter(t, hero, _cell(picked))


def _cell(name: str) -> Cell:
    found = cell_of(name)
    assert found is not None
    return found


def enter(t: Table, hero: str, cell: Cell) -> None:
    """A hero enters a hex or is placed in it; what happens by that resolves at once [RB-315, RB-317]: zombies [RB-922],
    then texts. A defeat raises TurnOver, or CombatOver.
    """
    t.move(names.figure(hero), cell.name)
    zombies = t.lying(cell, ZOMBIE_CARD)
    if zombies:
        suffer(t, hero, ZOMBIE_DAMAGE, zombies[0])
    if t.standing(hero):
        speak(t, "on-enter", hero)


# -- a march


def march(t: Table, hero: str) -> None:
    """Dice as many as the speed; then hex by hex, each for an unspent die, until the hero stops [RB-305, RB-311,
    R-221].
    """
    t.note("marches", hero=hero)
    roll = throw(t, hero, values.speed(t, hero), MOVE)
    after_roll(t, roll)
    path = [t.here(hero).name]
    while t.standing(hero):
        answer = _ask_march(t, roll, path)
        if not answer:
            return
        picked = answer[0]
        if cell_of(picked) is None:
            exert_for(t, roll, picked)
            continue
        _pay(t, roll, path, _cell(picked))
        path.append(t.here(hero).name)


def _ask_march(t: Table, roll: Roll, path: Sequence[str]) -> tuple[str, ...]:
    """The next hex, a card of the hand to roll a die again with, or the end of the march."""
    hero, way = roll.hero, ways(t, roll.hero)
    live = [t.box.masks[roll.faces[at]] for at in roll.live()]
    if not live:
        return ()
    here = t.here(hero)
    near = tuple(way.cells[to].name for to, need in way.need[way.at[here]] if any(mask & need for mask in live))
    hand = tuple(t.zone(names.hand(hero)))

    def told() -> dict[str, object]:
        return {"reach": [cell.name for cell in way.cells_of(way.reach(here, live)) if cell != here]}

    data: dict[str, object] = {"path": list(path), "piece": names.figure(hero), "dice": roll.shown()}
    return t.ask(Prompt("march", hero, "RB-305", (*near, *hand), 0, 1, data), details=told)


def _pay(t: Table, roll: Roll, path: Sequence[str], cell: Cell) -> None:
    """The die that pays is the player's choice, where it matters [RB-312]."""
    hero, way = roll.hero, ways(t, roll.hero)
    able = payers(t, roll, t.here(hero), cell)
    left = {at: after_paying(t, roll, way, cell, at) for at in able}
    best = best_payer(able, left)
    paid = best
    if len(set(left.values())) > 1 or (can_exert(t, hero) and missed_later(roll, able, best)):
        options = tuple(map(die_id, able))
        data: dict[str, object] = {"dice": roll.shown(), "to": cell.name, "usual": die_id(best), "path": [*path]}
        paid = place_of(t.ask(Prompt("pay-die", hero, "RB-312", options, data=data))[0])
    roll.spent[paid] = cell.name
    die, terrain = die_id(paid), t.land.terrain(cell)
    t.note("pays-die", hero=hero, dice=roll.shown(), die=die, to=cell.name, terrain=terrain)
    enter(t, hero, cell)


def payers(t: Table, roll: Roll, here: Cell, cell: Cell) -> dict[int, int]:
    """The unspent dice that pay for entering a hex, one of each face, and what each shows."""
    need = ways(t, roll.hero).pays(here, cell)
    found: dict[int, int] = {}
    for at in roll.live():
        if t.box.masks[roll.faces[at]] & need:
            found.setdefault(roll.faces[at], at)
    return {at: t.box.masks[face] for face, at in found.items()}


def after_paying(t: Table, roll: Roll, way: Ways, cell: Cell, die: int) -> int:
    """The hexes that stay reachable from a hex if a die has paid for it, as bits."""
    return way.reach(cell, [t.box.masks[roll.faces[at]] for at in roll.live() if at != die])


def best_payer(able: Mapping[int, int], left: Mapping[int, int]) -> int:
    """The die that leaves most hexes reachable [RB-312]; among equals the one that shows least, then the first."""
    return max(able, key=lambda at: (left[at].bit_count(), -able[at].bit_count(), -at))


def missed_later(roll: Roll, able: Mapping[int, int], die: int) -> bool:
    """Whether a die might be missed once one of two others is rolled again [RB-208]: it shows what another one that
    would pay as well does not show.
    """
    return len(roll.live()) > 2 and any(able[die] & ~shown for shown in able.values())


# -- by an effect


def move_by_effect(t: Table, hero: str, number: int, source: str) -> None:
    """A hero moves up to so many hexes: steps without dice, each an entering [RB-316]."""
    t.set_track(names.ON_CHART, hero)
    _step_by_step(t, hero, number, source)
    t.set_track(names.ON_CHART, "")


def _step_by_step(t: Table, hero: str, number: int, source: str) -> None:
    path = [t.here(hero).name]
    for left in range(number, 0, -1):
        if not t.standing(hero):
            return
        here, way = t.here(hero), ways(t, hero)
        near = tuple(cell.name for cell in way.steps(here))
        reach = [cell.name for cell in way.within(here, left) if cell != here]
        data: dict[str, object] = {"path": list(path), "reach": reach, "piece": names.figure(hero), "left": left}
        answer = t.ask(Prompt("move", hero, source, near, 0, 1, data))
        if not answer:
            return
        cell = _cell(answer[0])
        t.note("moves", hero=hero, to=cell.name, source=source, terrain=t.land.terrain(cell))
        enter(t, hero, cell)
        path.append(t.here(hero).name)
