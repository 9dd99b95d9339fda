"""The log: every event that means something as one readable sentence.

An enemy is named only if it lay faceup when it happened [R-13]: the events themselves tell when each was turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kit.events import Event, Made, Moved, Noted, Turned
from game.kit.view import LogLine
from game.terrinoth.table import LOCATION
from game.terrinoth.view.names import Names, capital
from game.terrinoth.view.recorder import retell
from game.terrinoth.view.sentences import SPECIAL

PHASE, DOING, CONSEQUENCE, DETAIL = 0, 1, 2, 3
"""Levels of a line: a phase band, what somebody does, what follows from it, and what follows from that."""

STYLE: dict[str, tuple[int, str]] = {
    "story": (PHASE, "book"), "phase": (PHASE, ""), "stuck": (PHASE, "hourglass"),
    "activates": (DOING, "flag"), "plays": (DOING, "play"), "action": (CONSEQUENCE, ""),
    "targets": (CONSEQUENCE, "action-attack"), "spends": (CONSEQUENCE, "success-token"),
    "roll": (CONSEQUENCE, "die"), "reroll": (CONSEQUENCE, "redo"), "critical": (CONSEQUENCE, "critical"),
    "die": (CONSEQUENCE, "die"), "results": (CONSEQUENCE, "success"), "attack": (CONSEQUENCE, "attack"),
    "suffers": (DETAIL, "wound"), "recovers": (CONSEQUENCE, "heart"), "counterattack": (CONSEQUENCE, "counterattack"),
    "struck": (CONSEQUENCE, "counterattack"), "defeated": (CONSEQUENCE, "skull"), "engaged": (CONSEQUENCE, "swords"),
    "retreats": (CONSEQUENCE, "retreat"), "cap": (CONSEQUENCE, "swords"), "flipped": (CONSEQUENCE, "eye"),
    "spawns": (CONSEQUENCE, "skull"), "nemesis": (DOING, "nemesis"), "keyword": (CONSEQUENCE, "keyword"),
    "enemy-activates": (DOING, "swords"), "draws": (CONSEQUENCE, "compass"), "event": (CONSEQUENCE, "compass"),
    "claims": (CONSEQUENCE, "compass"), "claims-tokens": (CONSEQUENCE, "success-token"),
    "loses-tokens": (CONSEQUENCE, "success-token"), "gains": (CONSEQUENCE, ""), "sheds": (CONSEQUENCE, ""),
    "upgrades": (CONSEQUENCE, "star"), "peril": (DOING, "peril"), "peril-effect": (DOING, "peril"),
    "travels": (DOING, "boot"), "arrives": (DOING, "compass"), "leader": (DOING, "leader"),
    "progress": (CONSEQUENCE, "progress"), "uses": (CONSEQUENCE, "star"), "resolves": (CONSEQUENCE, "star"),
    "prevents": (CONSEQUENCE, "defense"), "boosts": (CONSEQUENCE, "plus"), "exhausts": (CONSEQUENCE, "hourglass"),
    "readies": (CONSEQUENCE, "redo"), "readies-all": (CONSEQUENCE, "redo"), "exhausts-card": (CONSEQUENCE, "hourglass"),
    "readies-card": (CONSEQUENCE, "redo"), "reshuffled": (DOING, "random"), "tally": (CONSEQUENCE, "plus"),
    "gives": (CONSEQUENCE, "flag"), "to-lair": (CONSEQUENCE, "lock"), "removes": (CONSEQUENCE, "cross"),
    "outcome": (PHASE, "flag"),
}  # fmt: skip
"""Level and icon of every kind of note that has a sentence."""

SILENT = frozenset({"round"})
"""Kinds of notes without a sentence: the phase that follows tells the round."""

TONES = {"peril": "peril", "peril-effect": "peril"}

REVEALING = frozenset({"spawns", "nemesis", "arrives", "draws"})
"""Notes told just before or after the card they name is turned: it is known by then."""

PEOPLE = ("hero", "who", "enemy", "card", "old", "new", "location")
"""Entries of a note that are pieces."""


def log(names: Names, events: Sequence[Event]) -> list[LogLine]:
    """Events, up to the state as it is now, as readable sentences."""
    teller = Teller(names, first_faces(events), first_place(names, events))
    lines = []
    for event in shortened(events):
        teller.follow(event)
        if isinstance(event, Noted):
            line = teller.line(event)
            if line is not None:
                lines.append(line)
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


def history(names: Names) -> list[LogLine]:
    """The log of the whole game so far, told anew from set-up and answers."""
    return log(names, retell(names.session))


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


class Teller:
    """Tells notes in words, following which cards have been turned and where the party is."""

    def __init__(self, names: Names, faces: dict[str, bool], place: str) -> None:
        self.names = names
        self.faces = faces
        self.place = place

    def follow(self, event: Event) -> None:
        """Take note of a card that an event turns, and of a location that comes into play."""
        if isinstance(event, Turned | Moved):
            self.faces[event.piece] = event.face_up
        if isinstance(event, Moved) and event.zone == LOCATION:
            self.place = event.piece

    def name(self, piece: str, known: bool = False) -> str:
        """A piece as a link; a facedown enemy without its name."""
        pieces = self.names.t.board.pieces
        if piece not in pieces:
            return self.names.card(piece)
        if self.names.seat(piece):
            return f"[{self.names.short(piece)}](piece:{piece})"
        if known or self.faces.get(piece, pieces[piece].face_up):
            return f"[{self.names.card(pieces[piece].card)}](piece:{piece})"
        return f"[{self.names.hidden(pieces[piece].card)}](piece:{piece})"

    def line(self, note: Noted) -> LogLine | None:
        """A note as a line; None for a kind without a sentence."""
        if note.name not in STYLE:
            return None
        level, icon = STYLE[note.name]
        text = self.sentence(note)
        if not text:
            return None
        icon = self._icon(note, icon)
        tone = TONES.get(note.name, "phase" if level == PHASE else "")
        return LogLine(capital(text), level, icon, self._actor(note), tone)

    def sentence(self, note: Noted) -> str:
        """The sentence of a note."""
        values = self._values(note)
        special = SPECIAL.get(note.name)
        key = special(self, note.data, values) if special else f"log.{note.name}"
        return self.names.words(key, **values) if key else ""

    def _values(self, note: Noted) -> dict[str, Any]:
        """What fills the slots: names as links, numbers as they are."""
        known = note.name in REVEALING
        values: dict[str, Any] = {}
        for key, value in note.data.items():
            if key in PEOPLE and isinstance(value, str):
                values[key] = self.name(value, known)
            elif isinstance(value, int | str):
                values[key] = value
        return values

    def _actor(self, note: Noted) -> str:
        actor = note.data.get("hero", note.data.get("who", ""))
        return str(actor) if self.names.seat(str(actor)) else ""

    def _icon(self, note: Noted, icon: str) -> str:
        data = note.data
        if note.name in ("gains", "sheds"):
            return str(data["condition"])
        if note.name in ("action", "targets"):
            return f"action-{data['action']}"
        if note.name == "phase":
            return f"phase-{data['phase']}" if data["phase"] != "setup" else "flag"
        if note.name == "keyword" and data["keyword"] in ("advance", "inflict", "retreat"):
            return str(data["keyword"])
        return icon

    # -- words of single kinds ---------------------------------------------------------------------

    def many(self, pieces: object, known: bool = False) -> str:
        """Several pieces in a row."""
        return self.names.listed([self.name(str(p), known) for p in pieces] if isinstance(pieces, list) else [])

    def dice(self, dice: object) -> str:
        """What dice show, added up: "3 successes, 1 counterattack"."""
        words, kinds = self.names.words, self.names.t.box.dice
        totals: dict[str, int] = {}
        for die in dice if isinstance(dice, list) else []:
            for symbol in kinds[die["die"]].faces[die["face"]]:
                totals[symbol] = totals.get(symbol, 0) + 1
        shown = [words(f"log.face.{symbol}", number=number) for symbol, number in sorted(totals.items(), key=_rank)]
        return words("log.comma").join(shown) or words("log.nothing")

    def source(self, source: str) -> str:
        """The card, enemy or rule something comes from."""
        words, t = self.names.words, self.names.t
        if source in t.board.pieces:
            return self.name(source)
        if source in t.box.rules:
            title = f"prompt.rule.{source}"
            return f"[{words(title) if words.has(title) else source}](rule:{source})"
        rule = next((r for r in t.quest.rules if r.id == source), None)
        if rule is not None and rule.colour:
            return words("log.peril-source", colour=words(f"log.colour.{rule.colour}"))
        if rule is not None:
            return words("log.quest")
        return self.names.card(source)


ORDER = ("success", "critical", "defense", "counterattack", "threat")


def _rank(entry: tuple[str, int]) -> int:
    return ORDER.index(entry[0])
