"""Why: the sum of the last roll, row by row, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.heroica.rolling import FIGHT, MOVE
from game.heroica.view.names import Names
from game.kit.events import Event, Noted
from game.kit.shown import Why
from game.kit.text import capital, number

RULES = {
    FIGHT: "HC-306", MOVE: "HC-221", "heal": "HC-361", "sum-door": "HC-520", "chest": "HC-505", "rocks": "HC-527",
    "boulder": "HC-522", "coffin": "HC-530", "cyclone": "HC-551", "lair-door": "HC-545", "rift": "HC-557",
    "summit": "HC-561", "turn": "HC-660", "kings-treasure": "HC-508", "plague": "HC-611", "scorpion": "HC-608",
    "keeper": "HC-615", "crab": "HC-606", "carry": "HC-745",
}  # fmt: skip
"""The rule that a roll is read by, by what it is for."""
ROWS: dict[str, tuple[str, int, str]] = {
    "defeats": ("goal-boss", 0, "HC-307"), "hits-boss": ("bar-bead", -1, "HC-326"),
    "lays-down-guard": ("guard", 0, "HC-604"), "loses-health": ("heart-empty", -1, "HC-305"),
    "prevents": ("guard", 0, "HC-435"), "restores": ("heart", 1, "HC-364"), "goes-back": ("undo", 0, "HC-242"),
    "gains-gold": ("gold", 1, "HC-454"), "pays-gold": ("gold", -1, "HC-004"), "gains": ("plus", 0, "HC-232"),
    "harm": ("harm", -1, "HC-366"), "must-skip": ("skip-turn", 0, "HC-365"), "down": ("down", 0, "HC-360"),
    "removed": ("cross", 0, "HC-527"), "door-opens": ("sum-door", 0, "HC-520"), "uses": ("face-shield", 0, "HC-214"),
    "horse-gone": ("mounted", 0, "HC-742"), "appears": ("stop-fight", 0, "HC-532"),
}  # fmt: skip
"""Notes that are rows of the sum, with icon, sign of the amount, and rule."""


def why(names: Names, events: Sequence[Event]) -> list[Why]:
    """What the last roll among the events was, and what followed from it; empty without a roll."""
    notes = [event for event in events if isinstance(event, Noted)]
    rolls = [at for at, note in enumerate(notes) if note.name == "roll"]
    if not rolls:
        return []
    rows = [_rolled(names, notes[rolls[-1]].data)]
    for note in notes[rolls[-1] + 1 :]:
        if note.name in ("turn", "round", "level-over", "fights"):
            break
        if note.name in ROWS:
            rows.append(_row(names, note.name, note.data))
    return rows


def _rolled(names: Names, data: dict[str, Any]) -> Why:
    """The roll itself: its value counts for moves, sums and healing."""
    purpose, face = str(data["purpose"]), names.words(f"face.{data['face']}.name")
    key = f"purpose.{purpose}"
    told = names.words("why.roll", face=face, purpose=names.words(key if names.words.has(key) else "purpose.any"))
    return Why(number(int(data["value"])), "die", told, RULES.get(purpose, "HC-211"), True)


def _row(names: Names, name: str, data: dict[str, Any]) -> Why:
    icon, sign, rule = ROWS[name]
    amount = int(data.get("amount", 0)) * sign
    about = str(data.get("piece") or data.get("monster") or "")
    values: dict[str, Any] = {
        "what": names.said(about) if about else "", "turns": data.get("turns", 0),
        "to": names.at(str(data.get("to", ""))),
        "hero": names.card(str(data["hero"])) if data.get("hero") else "",
    }  # fmt: skip
    return Why(number(amount, signed=True) if amount else "", icon, capital(names.words(f"why.{name}", **values)), rule)
