"""The log: every event that means something as one readable sentence.

An enemy is named only if it lay faceup when it happened [R-13]: the events themselves tell when each was turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.adventure.table import LOCATION
from game.adventure.view.icons import keyword_icon
from game.adventure.view.names import Names
from game.adventure.view.stories import story
from game.adventure.view.teller import Teller
from game.kit.events import Event, Made, Moved, Noted, Turned
from game.kit.notes import PHASE, SILENT
from game.kit.shown import LogLine
from game.kit.text import capital

PEOPLE = ("hero", "who", "enemy", "card", "old", "new", "location", "gear", "receiver")
"""Entries of a note that are pieces."""


def log(names: Names, events: Sequence[Event]) -> list[LogLine]:
    """Events, up to the state as it is now, as readable sentences."""
    teller = Teller(names, first_faces(events), first_place(names, events))
    lines = []
    for event in shortened(events):
        teller.follow(event)
        if isinstance(event, Noted):
            told = line(teller, event)
            if told is not None:
                lines.append(told)
    return lines


def shortened(events: Sequence[Event]) -> list[Event]:
    """The events without notes that another says better: tokens discarded because they are spent, an enemy that
    engages where it spawns; cards readied one after the other become one note."""
    kept: list[Event] = []
    last: Noted | None = None
    at = 0
    for event in events:
        if isinstance(event, Noted):
            merged = _merged(last, event)
            if merged is not None:
                kept[at] = last = merged
                continue
            last, at = event, len(kept)
        kept.append(event)
    return kept


def _merged(last: Noted | None, note: Noted) -> Noted | None:
    """One note for two, where they tell the same thing."""
    if last is None:
        return None
    pair = (last.name, note.name)
    if pair == ("loses-tokens", "spends"):
        return note
    if pair == ("spawns", "engaged") and last.data["enemy"] == note.data["enemy"]:
        return last
    if pair == ("readies-card", "readies-card") and last.data["hero"] == note.data["hero"]:
        cards = last.data.get("cards") or [last.data["card"]]
        assert isinstance(cards, list), "a merged note lists its cards"
        return Noted(note.name, {"hero": note.data["hero"], "cards": [*cards, note.data["card"]]})
    return None


def first_faces(events: Sequence[Event]) -> dict[str, bool]:
    """Which pieces lay faceup before the events, as far as the events tell; the others lie as they do now."""
    faces: dict[str, bool] = {}
    for event in events:
        if isinstance(event, Turned):
            faces.setdefault(event.piece, not event.face_up)
        elif isinstance(event, Made):
            faces.setdefault(event.piece, event.face_up)
        elif isinstance(event, Moved):
            faces.setdefault(event.piece, not event.source.startswith("deck:"))
    return faces


def first_place(names: Names, events: Sequence[Event]) -> str:
    """The location where the events begin."""
    left = (event.piece for event in events if isinstance(event, Moved) and event.source == LOCATION)
    return next(left, names.t.location)


def line(teller: Teller, note: Noted) -> LogLine | None:
    """A note as a line; None for a kind without a sentence."""
    kind = teller.names.t.note_kinds[note.name]
    if kind.level == SILENT:
        return None
    text = sentence(teller, note)
    if not text:
        return None
    tone = kind.tone or ("phase" if kind.level == PHASE else "")
    told = story(teller.names, note)
    prose = told.text if told is not None else ""
    return LogLine(capital(text), kind.level, _icon(note, kind.icon), _actor(teller, note), tone, prose)


def sentence(teller: Teller, note: Noted) -> str:
    """The sentence of a note."""
    return _told(teller, note, "")


def brief(teller: Teller, note: Noted) -> str:
    """The sentence of a note beside the card that it comes from: what that says by itself is left out."""
    return _told(teller, note, "stage.said")


def _told(teller: Teller, note: Noted, rather: str) -> str:
    """The sentence of a note, from another table of the words where that has one."""
    values, words = _values(teller, note), teller.names.words
    special = teller.names.sentences.get(note.name)
    key = special(teller, note.data, values) if special else f"log.{note.name}"
    other = rather + key.removeprefix("log")
    return words(other if rather and words.has(other) else key, **values) if key else ""


def _values(teller: Teller, note: Noted) -> dict[str, Any]:
    """What fills the slots: names as links, numbers as they are."""
    known = teller.names.t.note_kinds[note.name].reveals
    values: dict[str, Any] = {}
    for key, value in note.data.items():
        if key in PEOPLE and isinstance(value, str):
            values[key] = teller.name(value, known)
        elif isinstance(value, int | str):
            values[key] = value
    return values


def _actor(teller: Teller, note: Noted) -> str:
    actor = note.data.get("hero", note.data.get("who", ""))
    return str(actor) if teller.names.seat(str(actor)) else ""


def _icon(note: Noted, icon: str) -> str:
    data = note.data
    if note.name == "phase":
        return f"phase-{data['phase']}" if data["phase"] != "setup" else "flag"
    if note.name == "keyword":
        return keyword_icon(str(data["keyword"]))
    return icon.format_map(data)
