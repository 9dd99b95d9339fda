"""Why: the sum of an action after the roll, and of what came forward on the stage, row by row, each with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from game.adventure import values
from game.adventure.table import WOUND
from game.adventure.view.cites import Cites
from game.adventure.view.names import Names
from game.kit.events import Counted, Event, Noted
from game.kit.shown import Why
from game.kit.staging import Staging
from game.kit.text import number


def why(names: Names, events: Sequence[Event]) -> list[Why]:
    """The sum of the last action among the events, else of the last card on the stage that has one; else empty."""
    at = [i for i, event in enumerate(events) if isinstance(event, Noted) and event.name == "results"]
    if not at:
        spans = Staging(names.t.note_kinds).take(events)
        found = (why_staged(names, span.events) for span in reversed(spans))
        return next(([row for _, row in rows] for rows in found if rows), [])
    told = list(events[at[-1] :])
    result = told[0]
    assert isinstance(result, Noted)
    ledger = Ledger(names, told, result.data)
    for place, event in enumerate(told):
        if isinstance(event, Noted):
            if event.name in ENDS:
                break
            if event.name in ROWS:
                ROWS[event.name](ledger, event.data, place)
    if result.data["action"] == "rest":
        _rested(ledger, {"who": result.data["hero"], "amount": 0}, 0)  # nothing was recovered, unless it is told
    return ledger.rows


def why_staged(names: Names, events: Sequence[Event]) -> list[tuple[int, Why]]:
    """The sum of one card that came forward (enemy, exploration card, peril), each row with the place of its event."""
    note = events[0]
    assert isinstance(note, Noted), "a span begins with a note"
    ledger = Ledger(names, events, note.data)
    rows: list[tuple[int, Why]] = []
    for place, event in enumerate(events):
        if isinstance(event, Noted) and event.name in STAGED_ROWS:
            STAGED_ROWS[event.name](ledger, event.data, place)
            rows += [(place, row) for row in ledger.rows[len(rows) :]]
    ledger.settle()
    return rows + [(len(events) - 1, row) for row in ledger.rows[len(rows) :]]


ENDS = frozenset({"activates", "plays", "roll", "phase", "enemy-activates"})
"""What comes after these belongs to another action."""


class Ledger:
    """The rows of a sum, as they come."""

    def __init__(self, names: Names, events: Sequence[Event], result: dict[str, Any]) -> None:
        self.names = names
        self.cites = names.cites
        self.events = events
        self.result = result
        self.rows: list[Why] = []
        self.prevented: list[tuple[int, str]] = []
        """What was prevented of the wounds to come: how many, and by what."""

    def add(
        self, size: int, icon: str, key: str, rule: str, strong: bool = False, sign: bool = False, **v: Any
    ) -> None:
        """One row: a number, an icon, words (in the singular for 1), a rule."""
        words = self.names.words
        one = f"why.{key}-one"
        text = words(one if abs(size) == 1 and words.has(one) else f"why.{key}", **v)
        self.rows.append(Why(number(size, signed=sign), icon, text, rule, strong))

    def suffered(self, cause: str) -> str:
        """The rule by which wounds are suffered."""
        return {"inflict": self.cites.inflicts, "cap": self.cites.fourth}.get(cause, self.cites.suffers)

    def settle(self) -> None:
        """Tell what was prevented."""
        for amount, source in self.prevented:
            self.add(-amount, "defense", "prevented", self.cites.prevented, sign=True, source=source)
        self.prevented.clear()

    def total(self, place: int, piece: str, token: str) -> int | None:
        """How many tokens lie on a piece after the change that follows an event."""
        for event in self.events[place : place + 4]:
            if isinstance(event, Counted) and (event.piece, event.token) == (piece, token):
                return event.total
        return None


Row = Callable[[Ledger, dict[str, Any], int], None]
"""Adds to a sum what a note says: its data, and its place among the events."""


def _results(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    """The successes: from dice, tokens and cards."""
    ledger.add(data["rolled"], "success", "rolled", ledger.cites.rolled)
    if data["spent"]:
        ledger.add(data["spent"], "success-token", "spent", ledger.cites.spent, sign=True)
    if data["bonus"]:
        ledger.add(data["bonus"], "plus", "bonus", ledger.cites.bonus, sign=True)
    if data["action"] == "attack" and data["successes"] and (data["spent"] or data["bonus"]):
        ledger.add(data["successes"], "success", "successes", ledger.cites.rolled, strong=True)


def _attack(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    """The wounds of one target: its share, less resilience."""
    names = ledger.names
    enemy = names.link(data["enemy"])
    taken_off = data["successes"] - data["wounds"]
    if data["successes"] != ledger.result["successes"]:
        ledger.add(data["successes"], "success", "share", ledger.cites.shares, enemy=enemy)
    if taken_off > 0:
        ledger.add(-taken_off, "resilience", "resilience", ledger.cites.wounds, sign=True, enemy=enemy)
    total = ledger.total(place, data["enemy"], WOUND)
    left = None if total is None else max(0, values.health(names.t, data["enemy"]) - total)
    key = "wounds" if left is None else "wounds-left" if left else "wounds-enough"
    ledger.add(data["wounds"], "wound", key, ledger.cites.wounds, strong=True, enemy=enemy, left=left or 0)


def _explored(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    if ledger.result["action"] == "explore" and data["amount"] > 0 and not _has(ledger, "progress"):
        here = ledger.names.t.location
        location = ledger.names.link(here) if here else ""
        ledger.add(data["amount"], "progress", "progress", ledger.cites.explore, strong=True, location=location)


def _rested(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    if ledger.result["action"] == "rest" and data["who"] == ledger.result["hero"] and not _has(ledger, "heart"):
        hero = ledger.names.link(data["who"])
        ledger.add(data["amount"], "heart", "recovers", ledger.cites.rest, strong=True, hero=hero)


def _aided(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    if ledger.result["action"] == "aid" and data["hero"] != ledger.result["hero"] and not _has(ledger, "aid"):
        hero = ledger.names.link(data["hero"])
        ledger.add(data["amount"], "action-aid", "tokens", ledger.cites.aided, strong=True, hero=hero)


def _has(ledger: Ledger, icon: str) -> bool:
    """Whether the action's own result is told already: what comes later is of other lines."""
    return any(row.icon == icon or row.icon == f"action-{icon}" for row in ledger.rows)


def _strikes(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    ledger.add(data["attack"], "counterattack", "strike", ledger.cites.strikes, enemy=ledger.names.link(data["enemy"]))


def _struck(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    """What the defenses take off, and what comes through."""
    if data["defenses"]:
        off = min(data["defenses"], sum(data["attacks"]))
        ledger.add(-off, "defense", "defenses", ledger.cites.struck, sign=True)
    hero = ledger.names.link(data["hero"])
    ledger.add(data["wounds"], "wound", "struck", ledger.cites.struck, strong=True, hero=hero)


def _prevents(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    if data["amount"]:
        source = ledger.names.card(data["source"])
        ledger.add(-data["amount"], "defense", "prevented", ledger.cites.prevented, sign=True, source=source)


def _threat(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    """A threat effect resolves between the counterattacks and the cleanup."""
    piece = data["piece"]
    enemies = ledger.names.t.box.enemies
    board = ledger.names.t.board.pieces
    if ledger.result["threats"] and piece in board and enemies.get(board[piece].card):
        ledger.add(ledger.result["threats"], "threat", "threat", ledger.cites.threat, enemy=ledger.names.link(piece))


def _defeated(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    hero = bool(ledger.names.seat(data["who"]))
    text = ledger.names.words("why.falls" if hero else "why.defeated", who=ledger.names.link(data["who"]))
    ledger.rows.append(Why("", "skull", text, ledger.cites.fallen if hero else ledger.cites.slain, True))


ROWS: dict[str, Row] = {
    "results": _results, "attack": _attack, "progress": _explored, "recovers": _rested, "claims-tokens": _aided,
    "counterattack": _strikes, "struck": _struck, "prevents": _prevents, "resolves": _threat, "uses": _threat,
    "defeated": _defeated,
}  # fmt: skip
"""The notes that a sum is made of."""


# -- on the stage --------------------------------------------------------------------------------------


def _kept_off(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    if data["amount"]:
        ledger.prevented.append((data["amount"], ledger.names.card(data["source"])))


def _suffered(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    """From the attack value, where it strikes, over what is prevented to the wounds, and the health that is left."""
    names, who, amount = ledger.names, str(data["who"]), int(data["amount"])
    rule = ledger.suffered(data["cause"])
    if data["cause"] in ("inflict", "cap") or ledger.prevented:
        before = amount + sum(number for number, _ in ledger.prevented)
        ledger.add(before, "attack", "attack-value" if data["cause"] in ("inflict", "cap") else "before", rule)
    ledger.settle()
    ledger.add(amount, "wound", "suffered", rule, strong=True, who=names.link(who))
    total = ledger.total(place, who, WOUND)
    if names.seat(who) and total is not None:
        health = values.health(names.t, who)
        ledger.add(max(0, health - total), "heart", "left", ledger.cites.falls, health=health)


def _tokens(key: str, sign: int) -> Row:
    def row(ledger: Ledger, data: dict[str, Any], place: int) -> None:
        hero = ledger.names.link(data["hero"])
        ledger.add(sign * data["amount"], "success-token", key, ledger.cites.pays, sign=True, hero=hero)

    return row


def _recovered(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    hero = ledger.names.link(data["who"])
    ledger.add(data["amount"], "heart", "recovers", ledger.cites.recovers, strong=True, hero=hero)


def _advanced(ledger: Ledger, data: dict[str, Any], place: int) -> None:
    here = ledger.names.t.location
    location = ledger.names.link(here) if here else ""
    ledger.add(data["amount"], "progress", "progress", ledger.cites.explore, sign=True, location=location)


def _said(icon: str, key: str, rule: Callable[[Cites], str]) -> Row:
    """A row without a number: what became of whom."""

    def row(ledger: Ledger, data: dict[str, Any], place: int) -> None:
        names = ledger.names
        told = {k: names.link(str(data[k])) for k in ("hero", "enemy") if names.t.board.pieces.get(str(data.get(k)))}
        if "condition" in data:
            told["condition"] = names.card(str(data["condition"]))
        text = names.words(f"why.{key}", **told)
        ledger.rows.append(Why("", icon.format_map(data), text, rule(ledger.cites)))

    return row


STAGED_ROWS: dict[str, Row] = {
    "prevents": _kept_off, "suffers": _suffered, "recovers": _recovered, "progress": _advanced, "defeated": _defeated,
    "claims-tokens": _tokens("claimed", 1), "loses-tokens": _tokens("lost", -1),
    "engaged": _said("swords", "engages", attrgetter("engages")),
    "retreats": _said("retreat", "retreats", attrgetter("retreats")),
    "cap": _said("swords", "cap", attrgetter("fourth")),
    "gains": _said("{condition}", "gains", attrgetter("gains")),
    "sheds": _said("{condition}", "sheds", attrgetter("sheds")),
}  # fmt: skip
"""The notes that the sum of a card on the stage is made of."""
