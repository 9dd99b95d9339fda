"""Why: what followed from the last action, row by row: a test, a rest, an adventure, an attack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kit.events import Event, Noted
from game.kit.shown import Why
from game.kit.text import capital, number
from game.runebound.view.log import sentence
from game.runebound.view.names import Names

BEGINS = ("test", "rests", "adventure", "explores", "attempts", "strikes", "surge", "delivers", "trades", "buys",
          "learns", "story", "march-roll", "stands-up")  # fmt: skip
"""Notes with which a sum begins; the last of them that has something to tell is told."""
ENDS = ("turn", "act", "round")
ROWS: Mapping[str, tuple[str, str]] = {
    "test": ("die", "RB-602"), "reveals": ("eye", "RB-603"), "exerts": ("discard", "RB-605"),
    "passes-test": ("check", "RB-604"), "fails-test": ("cross", "RB-604"), "counts-test": ("eye", "RB-604"),
    "heals": ("heart", "RB-802"), "suffers": ("drop", "RB-801"), "prevents": ("shield", "RB-722"),
    "gold": ("gold", "RB-420"), "lore": ("lore", "RB-908"), "companion": ("companion", "RB-908"),
    "state": ("plus", "RB-811"), "loses-state": ("undo", "RB-811"), "trophy": ("trophy", "RB-513"),
    "discarded": ("discard", "RB-515"), "draws-skill": ("draw", "RB-603"), "finds": ("explore", "RB-522"),
    "finds-nothing": ("cross", "RB-523"), "strikes": ("axe", "RB-714"), "blocks": ("shield", "RB-715"),
    "deals": ("axe", "RB-718"), "reflects": ("shield", "RB-718"), "surge": ("bolt", "RB-718"),
    "beaten": ("trophy", "RB-722"), "defeated": ("skull", "RB-803"), "reward": ("gold", "RB-512"),
    "learns": ("train", "RB-613"), "loses-trophy": ("discard", "RB-613"), "buys": ("store", "RB-412"),
    "zombie": ("zombie", "RB-927"), "villain-moves": ("boss", "RB-915"), "story-token": ("flag", "RB-906"),
    "story-reward": ("scroll", "RB-906"),
}  # fmt: skip
"""Notes that are rows, with icon and rule."""
STRONG = ("passes-test", "fails-test", "beaten", "defeated", "strikes", "finds")


def why(names: Names, events: Sequence[Event]) -> list[Why]:
    """The last sum among the events; empty where nothing followed from anything."""
    notes = [event for event in events if isinstance(event, Noted)]
    starts = [at for at, note in enumerate(notes) if note.name in BEGINS]
    for start in reversed(starts):
        rows = [row for note in _until_next(notes[start:]) if (row := _row(names, note)) is not None]
        if len(rows) > 1:
            return rows
    return []


def _until_next(notes: Sequence[Noted]) -> Sequence[Noted]:
    """What belongs to a sum: all up to the next turn."""
    end = next((at for at, note in enumerate(notes) if at and note.name in ENDS), len(notes))
    return notes[:end]


def _row(names: Names, note: Noted) -> Why | None:
    if note.name not in ROWS:
        return None
    icon, rule = ROWS[note.name]
    said = sentence(names, note.name, note.data)
    return Why(_number(note.name, note.data), icon, capital(said), rule, note.name in STRONG) if said else None


def _number(name: str, data: Mapping[str, Any]) -> str:
    """What is counted in a row."""
    if name == "reveals":
        return "1" if data["icon"] else "0"
    if name in ("passes-test", "fails-test", "counts-test"):
        return str(data["successes"])
    if name in ("suffers", "blocks"):
        return number(-int(data["amount"]))
    if name in ("heals", "gold", "lore", "companion"):
        return number(int(data["amount"]), signed=True)
    return str(data["amount"]) if name in ("strikes", "deals", "reflects") else ""
