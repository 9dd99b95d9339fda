"""The scoreboard: round, phase, turns and seats, for what stands around the cards; and the parts of a quest sheet."""

from __future__ import annotations

from collections.abc import Iterable

from game.adventure.cards import Quest
from game.adventure.peril import COLOURS
from game.adventure.view.names import Names
from game.kit.shown import Scoreboard, Seat, Space, Turn

Turns = list[tuple[str, str]]
"""Activations of a round as (hero, "done", "now" or "next")."""


def scoreboard(names: Names, turns: Turns) -> Scoreboard:
    """What stands around the cards now."""
    t, words = names.t, names.words
    return Scoreboard(
        round=t.track("round"),
        phase=t.word("phase"),
        phases=tuple((phase, words(f"phase.{key}.short")) for phase, key in names.phases.items()),
        turns=tuple(Turn(names.seat(hero), hero, state) for hero, state in turns),
        seats=tuple(seat(names, hero) for hero in t.zone("seats")),
        outcome=t.word("outcome"),
    )


def seat(names: Names, hero: str) -> Seat:
    """Who sits where."""
    return Seat(names.seat(hero), hero, names.player(hero), names.words(f"hero.{hero}.name"), names.short(hero))


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
    """The colour of the next peril effect; on the last space it is that space's own [HT-502, WQ-1202]."""
    spaces = list(track)
    ahead = spaces[at + 1 :] or spaces[-1:]
    return next((colour for colour in ahead if colour in COLOURS), "")
