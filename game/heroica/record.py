"""What happened in a game, round by round: read from its events, kept over the chapters that close."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, field, to_builtins
from msgspec import convert as from_builtins

from game.heroica.table import Table
from game.kit.events import Event, Noted

RECORD = "record"
MARKED = ("goal-met", "rescues", "down", "dragon-falls", "hatchling")
"""Notes that stand in the margin of their round."""


class Round(Struct):
    """A round: its level, the points of each seat when it was over, and what stands in its margin: kind, and whom it is
    about.
    """

    level: str
    points: list[int]
    margin: list[tuple[str, str]] = field(default_factory=list)


class Deeds(Struct):
    """What a hero has done: monsters beaten, damage to bosses, health lost, gold found, times down, steps, rolls."""

    beaten: int = 0
    damage: int = 0
    lost: int = 0
    gold: int = 0
    downs: int = 0
    steps: int = 0
    rolls: int = 0
    potions: int = 0


class Record(Struct):
    """The whole game so far: rounds, what each hero has done, how often each face fell, and what is simply counted."""

    rounds: list[Round] = field(default_factory=list)
    heroes: dict[str, Deeds] = field(default_factory=dict)
    faces: dict[str, int] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)


ROUNDS = "rounds-of-level"
COUNTED = (
    "searches", "explores", "buys", "sells", "unlocks", "hands-over", "steals", "door-opens", "slips-past",
    "moves-magic-door", "blows-up", "offers", "flies", "mounts", "spends-grenade", "stands-up",
)  # fmt: skip
"""Notes that are simply counted."""


def begun(t: Table, kept: Mapping[str, Any] | None) -> Record:
    """The record of the chapters that are closed, or an empty one."""
    if kept:
        return from_builtins(kept, Record)
    return Record(heroes={hero: Deeds() for hero in t.heroes})


def read(t: Table, record: Record, events: Iterable[Event]) -> Record:
    """Add what some events tell."""
    for event in events:
        if isinstance(event, Noted):
            _note(record, event.name, event.data, t)
    return record


def plain(record: Record) -> dict[str, Any]:
    """The record as plain values, to be kept."""
    found: dict[str, Any] = to_builtins(record)
    return found


def remember(t: Table, kept: Mapping[str, Any], events: Sequence[Event]) -> dict[str, Any]:
    """What the events of a chapter add to what was kept of those before."""
    return {RECORD: plain(read(t, begun(t, kept.get(RECORD)), events))}


def _note(record: Record, name: str, data: Mapping[str, Any], t: Table) -> None:
    """One note."""
    hero = str(data.get("hero", ""))
    deeds = record.heroes.get(hero, Deeds())
    match name:
        case "level":
            _count(record, "levels")
            record.counts[ROUNDS] = 0
            record.rounds.append(Round(str(data["level"]), [0] * len(t.heroes)))
        case "round":
            _round(record, t, list(data["points"]))
        case "level-over":
            for played in record.rounds[-max(1, record.counts.get(ROUNDS, 0)) :]:
                played.level = str(data["level"])
            if record.rounds:
                record.rounds[-1].points = list(data["points"])
            _count(record, "won" if data["hero"] else "lost-levels")
        case "roll":
            record.faces[str(data["face"])] = record.faces.get(str(data["face"]), 0) + 1
            deeds.rolls += 1
        case "defeats":
            deeds.beaten += 1
        case "hits-boss":
            deeds.damage += int(data["amount"])
        case "loses-health":
            deeds.lost += int(data["amount"])
        case "gains-gold":
            deeds.gold += int(data["amount"])
        case "walks":
            deeds.steps += int(data["steps"])
        case "drinks":
            deeds.potions += 1
        case "down":
            deeds.downs += 1
    if name in COUNTED:
        _count(record, name)
    if name in MARKED and record.rounds:
        record.rounds[-1].margin.append((name, hero))


def _count(record: Record, what: str) -> None:
    record.counts[what] = record.counts.get(what, 0) + 1


def _round(record: Record, t: Table, points: list[int]) -> None:
    """A round begins: so many points there were when the one before was over. The first one of a level was begun with
    it; where the history begins later it has none before.
    """
    if not record.rounds:
        record.rounds.append(Round(t.level_id, points))
        record.counts[ROUNDS] = 0
    last = record.rounds[-1]
    last.points = points
    if record.counts[ROUNDS]:
        record.rounds.append(Round(last.level, points))
    _count(record, ROUNDS)
