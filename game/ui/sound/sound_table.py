"""Sound table: which cue belongs to what happened, and which music to which place. All of it is data.

Two files say it, that of a game over that of the house; nothing here knows a game. `SoundTable.cues(event, landed)`
gives the cues of one primitive event at the beginning or at the end of its animation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.events import Event, Noted

STAGGER = 0.07
"""Seconds between the cues of a list."""


class Sounding(Struct, frozen=True):
    """A cue, and how many seconds from now it is heard."""

    cue: str
    after: float = 0.0


class SoundRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened (`on`, `where`) and the cue it has; empty for none. See the head of the data file."""

    on: tuple[str, ...]
    cue: str
    where: dict[str, str | list[str]] = {}
    at: Literal["begin", "land"] = "begin"
    after: float = 0.0
    each: str = ""
    also: bool = False

    def fits(self, data: Mapping[str, object]) -> bool:
        """Whether the data of what happened look as the rule asks."""
        return all(_like(data.get(key), pattern) for key, pattern in self.where.items())


class MusicTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces that are no place's, the one of a place that is not listed, and when the tension comes (0 to 1)."""

    victory: str = ""
    defeat: str = ""
    usual: str = ""
    tension_from: float = 0.3
    tension_full: float = 0.9


class Air(Struct, frozen=True, forbid_unknown_fields=True):
    """Cues that are heard now and then, while one of these pieces plays, and the least and most seconds between."""

    cues: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    every: tuple[float, float] = (15.0, 40.0)


class SoundTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table; the empty one is silent. `instead` says what is heard for a cue of the house."""

    silent: tuple[str, ...] = ()
    music: MusicTable = MusicTable()
    places: dict[str, list[str]] = {}
    rule: tuple[SoundRule, ...] = ()
    instead: dict[str, str] = {}
    air: Air = Air()

    @classmethod
    def read(cls, *files: Path) -> SoundTable:
        """The tables of these files as one, the first on top. Raises ContentError where one of them is wrong."""
        made = cls()
        for file in reversed(files):
            made = made.under(file)
        return made

    def under(self, file: Path) -> SoundTable:
        """This table with that of a file laid over it: its rules are asked first, and its music counts.

        Raises ContentError where the file cannot be read or is wrong.
        """
        problems: list[str] = []
        raw = read_toml(file, problems)
        if problems:
            raise ContentError(problems)
        try:
            upper = msgspec.convert(raw, SoundTable)
        except msgspec.ValidationError as fault:
            raise ContentError([f"{file.name}: {fault}"]) from fault
        return SoundTable(
            (*upper.silent, *self.silent),
            msgspec.structs.replace(self.music, **raw.get("music", {})),
            {**self.places, **upper.places},
            (*upper.rule, *self.rule),
            {**self.instead, **upper.instead},
            upper.air if "air" in raw else self.air,
        )

    def cues(self, event: Event, landed: bool) -> list[Sounding]:
        """What is heard of an event when its animation begins, or lands."""
        kind, data = told(event)
        moment = "land" if landed else "begin"
        rules = [rule for rule in self.rule if rule.at == moment and kind in rule.on]
        made: list[Sounding] = []
        for list_name in dict.fromkeys(rule.each for rule in rules):
            asked = [rule for rule in rules if rule.each == list_name]
            for number, entry in enumerate(_entries(data, list_name)):
                made += _first_fitting(asked, entry, number * STAGGER)
        return made

    def piece_of(self, place: str) -> str:
        """The music of a place."""
        return next((name for name, places in self.places.items() if place in places), self.music.usual)

    def tension(self, part: float) -> float:
        """How much of the tension is heard (0 to 1) at a part of the track (0 to 1)."""
        low, full = self.music.tension_from, self.music.tension_full
        return min(1.0, max(0.0, (part - low) / max(full - low, 1e-6)))

    def names(self) -> set[str]:
        """Every cue that a rule can sound, and what is heard instead of one, or now and then."""
        called = {rule.cue for rule in self.rule if rule.cue} - self.instead.keys()
        return called | set(self.instead.values()) | set(self.air.cues)

    def knows(self, kind: str) -> bool:
        """Whether a kind of event has a rule, or is listed as silent."""
        return kind in self.silent or any(kind in rule.on for rule in self.rule)


def told(event: Event) -> tuple[str, Mapping[str, object]]:
    """The kind of an event as the table calls it, and its data."""
    if isinstance(event, Noted):
        return f"note:{event.name}", event.data
    return type(event).__name__.lower(), msgspec.structs.asdict(event)


def _entries(data: Mapping[str, object], name: str) -> Iterator[Mapping[str, object]]:
    """The data once, or once for each entry of a list in it, the entry laid over it."""
    if not name:
        yield data
        return
    entries = data.get(name)
    for entry in entries if isinstance(entries, list | tuple) else ():
        yield {**data, **entry}


def _first_fitting(rules: list[SoundRule], data: Mapping[str, object], after: float) -> Iterator[Sounding]:
    for rule in rules:
        if rule.fits(data):
            if rule.cue:
                yield Sounding(rule.cue, after + rule.after)
            if not rule.also:
                return


def _like(value: object, pattern: str | list[str]) -> bool:
    patterns = [pattern] if isinstance(pattern, str) else pattern
    return any(fnmatchcase(str(value), wanted) for wanted in patterns)
