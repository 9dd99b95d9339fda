"""The scoreboard: round, phase, turns and seats, for what stands around the cards; and the quest's own sheet."""

from __future__ import annotations

from collections.abc import Iterable

from game.adventure import values
from game.adventure.peril import BESIDE, COLOURS, first_space
from game.kit.shown import Scoreboard, Seat, Space, Turn
from game.terrinoth.cards import Quest
from game.terrinoth.table import Table
from game.terrinoth.view.names import Names, capital
from game.terrinoth.view.values import MatValues, TableValues

PHASES = {"heroes": "hero", "enemies": "enemy", "peril": "peril", "travel": "travel", "end": "end"}
"""Phases of a round in order, with the names that their words have."""


def scoreboard(names: Names) -> Scoreboard:
    """What stands around the cards now."""
    t, words = names.t, names.words
    return Scoreboard(
        round=t.track("round"),
        phase=t.word("phase"),
        phases=tuple((phase, words(f"phase.{key}.short")) for phase, key in PHASES.items()),
        turns=tuple(Turn(names.seat(hero), hero, state) for hero, state in turns(t)),
        seats=tuple(seat(names, hero) for hero in t.zone("seats")),
        outcome=t.word("outcome"),
    )


def table_values(names: Names) -> TableValues:
    """What only the table of this game shows: the quest's sheet and the mats."""
    t = names.t
    quest = t.quest_id
    return TableValues(
        title=names.words(f"quest.{quest}.title"),
        track=track_spaces(names, quest, t.quest),
        track_at=t.track("peril"),
        effects=effects(names, quest, t.quest),
        next_effect="" if first_space(t.quest) == BESIDE else next_effect(t.quest.track, t.track("peril")),
        tally=tally(names),
        mats=tuple(MatValues(names.seat(hero), hero, values.health(t, hero)) for hero in t.zone("seats")),
    )


def seat(names: Names, hero: str) -> Seat:
    """Who sits where."""
    return Seat(names.seat(hero), hero, names.player(hero), names.words(f"hero.{hero}.name"), names.short(hero))


def turns(t: Table) -> list[tuple[str, str]]:
    """The activations of the round as (hero, "done", "now" or "next"); with three heroes the last one belongs to
    nobody ("") until the leader has chosen [HT-202]."""
    seats = t.zone("seats")
    if not seats:
        return []
    number = max(4, len(seats)) if len(seats) > 1 else 2
    if t.word("phase") != "heroes":
        state = "done" if t.track("round") else "next"
        return [(hero, state) for hero in _order(t, number)]
    left = [hero for hero in t.word("turns").split(",") if hero]
    now = [t.active] if t.word("active") else []
    if len(seats) == 3 and not t.track("second_done"):
        left.append("")
    latest = seats.index((now + left)[0]) if any(now + left) and not t.track("second_done") else seats.index(t.leader)
    done = max(0, number - len(left) - len(now))
    before = [seats[(latest - step) % len(seats)] for step in range(done, 0, -1)]
    return [(h, "done") for h in before] + [(h, "now") for h in now] + [(h, "next") for h in left]


def _order(t: Table, number: int) -> list[str]:
    """The heroes from the leader clockwise, so many in all; the fourth of three is open [HT-202]."""
    seats = t.zone("seats")
    at = seats.index(t.leader) if t.leader in seats else 0
    order = [seats[(at + step) % len(seats)] for step in range(number)]
    return [*order[:3], ""] if len(seats) == 3 else order


def counters(names: Names, key: str = "sheet.counter") -> list[str]:
    """The quest's own counters in words. One that only says whether something is so is told in a sentence of its
    own, as long as it is; one whose marker lies with a hero is told by the marker."""
    t, words = names.t, names.words
    told = []
    for counter in t.quest.counters:
        value = t.track(f"counter:{counter}")
        flag = f"quest.{t.quest_id}.flag.{counter}"
        if words.has(flag):
            told += [words(flag)] * bool(value)
        elif not words.has(f"quest.{t.quest_id}.marker.{counter}"):
            told.append(words(key, name=words(f"quest.{t.quest_id}.counter.{counter}"), value=value))
    return told


def tally(names: Names) -> str:
    """Counters and marker of the quest in one line."""
    return names.words("sheet.dot").join(counters(names) + bearer(names))


def bearer(names: Names, key: str = "sheet.bearer") -> list[str]:
    """Who bears the quest's marker, in words; nothing if nobody does."""
    t, words = names.t, names.words
    markers = words.keys(f"quest.{t.quest_id}.marker.")
    if not t.word("bearer") or not markers:
        return []
    return [capital(words(key, marker=words(markers[0]), name=names.short(t.word("bearer"))))]


def track_spaces(names: Names, quest_id: str, quest: Quest) -> tuple[Space, ...]:
    """The spaces of a quest's peril track; a coloured one says in a few words what it does."""
    covered = names.t.track
    return tuple(
        Space(colour, _short(names, quest_id, colour), bool(covered(f"covered:{at}")))
        for at, colour in enumerate(quest.track)
    )


def effects(names: Names, quest_id: str, quest: Quest) -> tuple[Space, ...]:
    """The peril effects of a quest sheet, in the order of the track."""
    return tuple(Space(colour, _short(names, quest_id, colour)) for colour in COLOURS if colour in quest.track)


def _short(names: Names, quest_id: str, colour: str) -> str:
    return names.words(f"quest.{quest_id}.{colour}") if colour in COLOURS else ""


def next_effect(track: Iterable[str], at: int) -> str:
    """The colour of the next peril effect; on the last space it is that space's own [HT-502]."""
    spaces = list(track)
    ahead = spaces[at + 1 :] or spaces[-1:]
    return next((colour for colour in ahead if colour in COLOURS), "")
