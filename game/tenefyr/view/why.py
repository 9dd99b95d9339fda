"""Why: what followed from the last card that was played, or how the last combat ended, row by row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kit.events import Event, Noted
from game.kit.shown import Why
from game.kit.text import capital, number
from game.tenefyr.power import parts
from game.tenefyr.view.names import Names
from game.tenefyr.view.reckoning import reckoned

BEGINS = ("plays", "new-hand", "beaten", "held", "lost", "combat")
"""Notes with which a sum begins; the last of them that has something to tell is told."""
ENDS = ("turn", "combat", "enters", "boss-fight")
ROWS: Mapping[str, tuple[str, str]] = {
    "adds": ("plus", "TN-503"), "doubles": ("plus", "TN-503"), "foe": ("strength", "TN-501"),
    "draws": ("draw", "TN-406"), "mills": ("discard", "TN-415"), "chance": ("die", "TN-013"),
    "removes": ("fire", "TN-709"), "gains": ("plus", "TN-711"), "borrows": ("borrow", "TN-510"),
    "ignored": ("cross", "TR-13"), "reached": ("star", "TN-416"), "beaten": ("star", "TN-601"),
    "loot": ("plus", "TN-602"), "held": ("wait", "TN-417"),
    "lost": ("cross", "TN-603"), "thrown-out": ("stop-door", "TN-701"), "steps": ("boss", "TN-701"),
    "assists": ("plus", "TN-509"), "more-cards": ("draw", "TN-1219"), "spawns": ("plus", "TN-906"),
    "moves": ("boot", "TN-907"),
}  # fmt: skip
"""Notes that are rows, with icon and rule."""


def why(names: Names, events: Sequence[Event]) -> list[Why]:
    """The last sum among the events; empty where nothing followed from anything."""
    notes = [event for event in events if isinstance(event, Noted)]
    starts = [at for at, note in enumerate(notes) if note.name in BEGINS]
    for start in reversed(starts):
        rows = [row for note in _until_next(notes[start:]) if (row := _row(names, note.name, note.data)) is not None]
        if rows:
            head = _head(names, notes[start])
            return [*([head] if head is not None else []), *rows]
    return []


def _until_next(notes: Sequence[Noted]) -> Sequence[Noted]:
    """What belongs to a sum: all up to the next turn or combat."""
    end = next((at for at, note in enumerate(notes) if at and note.name in ENDS), len(notes))
    return notes[:end]


def _head(names: Names, note: Noted) -> Why | None:
    """The card that was played, with its power as a sum."""
    t, piece = names.t, str(note.data.get("piece", ""))
    if note.name != "plays" or not t.piece(piece).zone.startswith("played:"):
        return None
    found = parts(t, piece)
    told = reckoned(names, found) or str(t.box.printed(t.card(piece)))
    return Why("", "card", names.words("why.plays", what=names.card(piece), sum=told), "TN-412", True)


def _row(names: Names, name: str, data: Mapping[str, Any]) -> Why | None:
    if name not in ROWS or (name == "draws" and not data.get("source")):
        return None
    icon, rule = ROWS[name]
    t = names.t
    about = str(data.get("piece") or data.get("enemy") or "")
    card = t.card(about) if about in t.board.pieces else ""
    enemy = name in ("foe", "reached", "beaten", "held", "lost", "moves")
    what = names.words("name.the", name=names.enemy(card)) if enemy and t.box.level(card) else ""
    values: dict[str, Any] = {
        "what": what or (names.said(about) if about else ""),
        "player": names.player(str(data["player"])) if data.get("player") in t.players else "",
        "told": f"{data.get('picked', '')}/{data.get('of', '')}", "amount": int(data.get("amount", 0)),
    }  # fmt: skip
    shown = ""
    if name in ("adds", "foe", "more-cards"):
        shown = number(int(data["amount"]), signed=True)
    elif name in ("draws", "mills"):
        shown = str(len(data["pieces"]))
    elif name in ("reached", "beaten", "held", "lost"):
        shown = number(int(data["total"]) - int(data["power"]), signed=True)
    elif name == "steps":
        shown = number(-int(data["steps"]))
    strong = name in ("beaten", "lost")
    return Why(shown, icon, capital(names.words(f"why.{name}", **values)), rule, strong)
