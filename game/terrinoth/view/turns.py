"""The turns of a round of Heroes of Terrinoth, and what only its table shows."""

from __future__ import annotations

from game.adventure import values
from game.adventure.peril import BESIDE, first_space
from game.adventure.view.scoreboard import Turns, counters, effects, next_effect, track_spaces
from game.adventure.view.values import MatValues, TableValues
from game.kit.text import capital
from game.terrinoth.table import Table
from game.terrinoth.view.names import Names


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
        tally=counters_line(names),
        mats=tuple(MatValues(names.seat(hero), hero, values.health(t, hero)) for hero in t.zone("seats")),
    )


def turns(t: Table) -> Turns:
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


def counters_line(names: Names) -> str:
    """Counters and marker of the quest in one line."""
    return names.words("sheet.dot").join(counters(names) + bearer(names))


def bearer(names: Names, key: str = "sheet.bearer") -> list[str]:
    """Who bears the quest's marker, in words; nothing if nobody does."""
    t, words = names.t, names.words
    markers = words.keys(f"quest.{t.quest_id}.marker.")
    if not t.word("bearer") or not markers:
        return []
    return [capital(words(key, marker=words(markers[0]), name=names.short(t.word("bearer"))))]
