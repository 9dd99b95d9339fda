"""What may stand in the object layers of a level: the classes of each layer and the properties of each class.

A class is what Tiled calls so. A property that is left out has the value that stands here; one without such a value
must be given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.heroica import level as named
from game.kit.cells import Cell
from game.kit.tilemap import MapObject, Value


class Field(NamedTuple):
    """A property: its type, and its value where the file does not say it (None: it must)."""

    type: type
    default: Value | None = None


_TEXT = Field(str)
_NO_TEXT = Field(str, "")
_NO = Field(bool, False)
Class = Mapping[str, Field]
PLAIN: Class = {}
_LET_PASS = ("chest", "kings-treasure", "coffin", "summit", named.MAGIC_SPACE, named.CYCLONE, named.KING)
FEATURES: Mapping[str, Class] = {
    **dict.fromkeys(_LET_PASS, PLAIN),
    **dict.fromkeys(sorted(named.OBSTACLES - {named.SUM_DOOR}), PLAIN),
    named.SUM_DOOR: {"door": _TEXT, "total": Field(int), "wait": _NO},
}
THINGS: Mapping[str, Class] = {
    **dict.fromkeys(("gold", "torch", "egg", "grenade", named.KEY, named.DYNAMITE), PLAIN),
    named.POTION: {"kind": _TEXT},
    named.RELIC: {"kind": _TEXT, "guard": _NO_TEXT, "held": _NO},
}
MONSTER, DRAGON, START, GOAL, TRACK = "monster", "dragon", "start", "goal", "track"
MONSTERS: Mapping[str, Class] = {
    MONSTER: {"kind": _TEXT, "from": Field(int, 1), "tag": _NO_TEXT},
    DRAGON: {"faces": _TEXT},
}
PLACES: Mapping[str, Class] = {START: PLAIN, GOAL: PLAIN, TRACK: PLAIN}
LAYERS: Mapping[str, Mapping[str, Class]] = {
    "features": FEATURES, "things": THINGS, "monsters": MONSTERS, "places": PLACES,
}  # fmt: skip
"""The object layers that the rules read; `air` is for the eye only."""
GROUND_TILES = frozenset({*named.GROUNDS, START, GOAL, "pave"})
SOLID_TILES, DECOR_TILES = frozenset({named.HIGH, named.LOW}), frozenset({"decor"})
"""The kinds of tiles of each tile layer."""


def read_properties(thing: MapObject, known: Class) -> tuple[dict[str, Value], list[str]]:
    """The properties of an object with those that it leaves out, and what is wrong with them, each as a sentence."""
    found: dict[str, Value] = {}
    strange = thing.properties.keys() - known.keys()
    faults = [f"has the property {key[:40]!r}, which its class does not know" for key in strange]
    for key, field in known.items():
        value = thing.properties.get(key, field.default)
        if value is None:
            faults.append(f"does not say its {key!r}")
        elif type(value) is not field.type:
            faults.append(f"its {key!r} is {str(value)[:20]!r}, which is no {_NAMES[field.type]}")
        else:
            found[key] = value
    return found, sorted(faults)


def at(cell: Cell) -> str:
    """A square as a person finds it in Tiled."""
    return f"{cell.column},{cell.row}"


_NAMES = {str: "text", int: "whole number", bool: "yes or no (bool)"}
