"""Ways over the chart: how many dice each hex takes, the way to one of them with the die that pays for each step, and
what a step is [RB-305 to RB-312].
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt
from game.runebound.dice import MOVE, Roll
from game.runebound.symbols import ANY, SYMBOLS, WILD
from game.runebound.table import Table
from game.runebound.view.dice_words import face_name
from game.runebound.view.names import Names
from game.runebound.ways import Ways, ways

ROAD, BRIDGE, RIVER = "road", "bridge", "river"


class Step(NamedTuple):
    """A step of a way: the hex that is entered from another, and the place of the die that pays; -1 for none."""

    start: Cell
    cell: Cell
    die: int = -1


def records_of(t: Table, prompt: Prompt | None) -> list[dict[str, Any]]:
    """The dice of the roll that a question is about, or that its text may change; none where it is about no roll."""
    if prompt is None:
        return []
    found: Any = prompt.data.get("dice", [])
    if not found and isinstance(t.roll, Roll) and t.roll.hero == prompt.chooser:
        found = t.roll.shown()
    return list(found)


def live_of(t: Table, prompt: Prompt | None) -> list[int]:
    """The places of the dice that are not spent."""
    return [at for at, die in enumerate(records_of(t, prompt)) if not die["spent"]]


def dice_needed(t: Table, prompt: Prompt) -> dict[str, int]:
    """For each hex that a roll still reaches how many dice the way there takes."""
    hero, records = prompt.chooser, records_of(t, prompt)
    here, way = t.here(hero), ways(t, hero)
    masks = [t.box.masks[int(records[at]["face"])] for at in live_of(t, prompt)]
    found: dict[str, int] = {}
    for number in range(1, len(masks) + 1):
        bits = 0
        for some in set(combinations(sorted(masks), number)):
            bits |= way.reach(here, some)
        for cell in way.cells_of(bits):
            if cell != here:
                found.setdefault(cell.name, number)
    return found


def way_to(t: Table, prompt: Prompt, zone: str) -> list[Step]:
    """The way of a march that runs to a hex, with as few dice as can be; the dice that show least pay first. Empty for
    a hex that cannot be reached.
    """
    goal, hero, records = cell_of(zone), prompt.chooser, records_of(t, prompt)
    if goal is None or t.cell(hero) is None or zone not in dice_needed(t, prompt):
        return []
    faces = {at: int(records[at]["face"]) for at in live_of(t, prompt)}
    order = sorted(faces, key=lambda at: (t.box.masks[faces[at]].bit_count(), at))
    masks = {at: t.box.masks[face] for at, face in faces.items()}
    most = dice_needed(t, prompt)[zone]
    return _search(ways(t, hero), t.here(hero), goal, order, masks, most) or []


def _search(
    way: Ways, here: Cell, goal: Cell, dice: Sequence[int], masks: dict[int, int], left: int
) -> list[Step] | None:
    if here == goal:
        return []
    if not left or not way.reach(here, [masks[at] for at in dice]) >> way.at[goal] & 1:
        return None
    for at in dice:
        rest = [other for other in dice if other != at]
        for other, need in way.need[way.at[here]]:
            if masks[at] & need:
                cell = way.cells[other]
                after = _search(way, cell, goal, rest, masks, left - 1)
                if after is not None:
                    return [Step(here, cell, at), *after]
    return None


def walked(t: Table, prompt: Prompt) -> list[Step]:
    """The steps of a march so far, each with the die that has paid."""
    path: Any = prompt.data.get("path", [])
    paid = {die["spent"]: at for at, die in enumerate(records_of(t, prompt)) if die["spent"]}
    cells = [cell for cell in (cell_of(str(name)) for name in path) if cell is not None]
    return [Step(one, other, paid.get(other.name, -1)) for one, other in pairwise(cells)]


def step_words(names: Names, hero: str, start: Cell, cell: Cell) -> tuple[str, str]:
    """What a step is, and what pays for it: ("Bridge", "any die"), ("Hills", "a die with hills")."""
    t, words = names.t, names.words
    land, need = t.land, ways(t, hero).pays(start, cell)
    terrain = land.terrain(cell)
    key: str = terrain
    if land.is_bridge(start, cell):
        key = BRIDGE
    elif land.is_road(start, cell):
        key = ROAD
    elif land.is_river(start, cell):
        key = RIVER
    title = words(f"way.{key}") if key in (ROAD, BRIDGE, RIVER) else words(f"terrain.{terrain}")
    return title, pays_words(names, need)


def pays_words(names: Names, need: int) -> str:
    """The dice that pay: "any die", "a die with hills"."""
    if need == ANY:
        return names.words("way.any-die")
    shown = [
        names.words(f"terrain.{symbol}").lower()
        for at, symbol in enumerate(SYMBOLS) if need >> at & 1
    ]  # fmt: skip
    if not shown:
        return names.words("way.wild" if need & WILD else "way.none")
    told = shown[0] if len(shown) == 1 else names.words("name.or", first=", ".join(shown[:-1]), second=shown[-1])
    return names.words("way.with", terrain=told)


def sign_of(names: Names, prompt: Prompt, step: Step) -> str:
    """The face of the die that pays for a step."""
    records = records_of(names.t, prompt)
    return face_name(names, int(records[step.die]["face"])) if 0 <= step.die < len(records) else ""


def is_interrupted(t: Table, prompt: Prompt) -> bool:
    """Whether something is asked in the middle of a march: how a step is paid for, what becomes of its dice."""
    if prompt.kind in ("march", "move", "step-or-march"):
        return False
    rolled = isinstance(t.roll, Roll) and t.roll.cause == MOVE and t.roll.hero == prompt.chooser
    return marches(prompt) or rolled


def marches(prompt: Prompt | None) -> bool:
    """Whether a question is asked within a march or a movement."""
    return (prompt is not None and prompt.kind in ("march", "pay-die", "move", "step-or-march")) or (
        prompt is not None and prompt.kind in ("exert", "reroll") and prompt.data.get("cause") == "move"
    )
