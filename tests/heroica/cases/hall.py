"""What the cases are written with: a hall to stand in, and short words for what stands there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

Spec = dict[str, Any]
DROCOMON = "drocomon"


class Case(NamedTuple):
    """A case: its name, the rules that it is about, and the scenario file."""

    name: str
    rules: tuple[str, ...]
    spec: Spec


def a_hero(card: str, cell: str, **more: Any) -> Spec:
    """A hero on a square."""
    return {"id": card, "cell": cell} | more


def a_card(card: str, cell: str, **more: Any) -> Spec:
    """A monster, a feature or a thing on a square."""
    return {"card": card, "cell": cell} | more


def told(card: str = "cleric", /, **expected: Any) -> Spec:
    """What is expected of one hero."""
    return {"heroes": {card: expected}}


def hall(
    *heroes: Spec, dice: str = "", answers: Iterable[Any] = (), expect: Spec | None = None, **more: Any
) -> Spec:
    """A scene in the hall of the last level, without its dragon: from B to Q all is open in the rows 6 to 9. Somebody
    else stands far away; play begins with the act step and stops before the end step, unless told otherwise.
    """
    party = list(heroes)
    if len(party) == 1 and more.get("form") != "solo":
        party.append(a_hero("wizard" if party[0]["id"] != "wizard" else "druid", "F14"))
    base: Spec = {
        "level": DROCOMON, "heroes": party, "monsters": [], "features": [], "things": [], "node": "act",
        "stop_at": "turn_end", "dice": dice.split(), "answers": list(answers), "expect": expect or {},
    }  # fmt: skip
    return base | more
