"""Wording: which marks each text of the box tells of, so that its numbers come from what the card does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.adventure.cards import Card, Keyword
from game.terrinoth.cards import ActivationCard, EnemySet, ExplorationCard, Quest

Files = Mapping[str, Mapping[str, Any]]
"""The data files as records: name of the file -> id -> record."""

ONE_TEXT = {
    "heroes": ("hero", "ability"),
    "keywords": ("keyword", "text"),
    "locations": ("location", "text"),
    "exploration": ("exploration", "text"),
    "conditions": ("condition", "text"),
}
"""Cards with a single text: file -> the first and the last part of its key."""


def marks_of_texts(files: Files) -> dict[str, str]:
    """The marks behind every text, by the key of the text in the locale."""
    found: dict[str, str] = {}
    for file, (kind, last) in ONE_TEXT.items():
        found.update({f"{kind}.{name}.{last}": _marks(record) for name, record in files[file].items()})
    for card, record in files["activation"].items():
        found.update(_lines(card, record))
    for name, enemy_set in files["enemies"].items():
        found.update(_ranks(name, enemy_set))
    for nemesis, record in files["nemeses"].items():
        found[f"nemesis.{nemesis}.passive"] = "; ".join(_abilities(record))
        found[f"nemesis.{nemesis}.threat"] = record.threat
    for name, quest in files["quests"].items():
        found.update(_sheet(name, quest))
    return found


def _marks(record: Card | Keyword) -> str:
    """All marks of a card: its windows in the order of the file, then passive, threat, immediate effect."""
    marks = list(_abilities(record)) if isinstance(record, Card) else []
    if isinstance(record, Card) and record.threat:
        marks.append(record.threat)
    if isinstance(record, ExplorationCard | Keyword) and record.do:
        marks.append(record.do)
    return "; ".join(marks)


def _abilities(card: Card) -> Iterator[str]:
    for bound in card.on.values():
        yield bound if isinstance(bound, str) else bound.do
    if card.passive:
        yield card.passive


def _lines(name: str, card: ActivationCard) -> dict[str, str]:
    return {f"card.{name}.lines.{n}": line for n, line in enumerate(card.lines)}


def _ranks(name: str, enemy_set: EnemySet) -> dict[str, str]:
    return {
        f"enemy.{name}.minion": _marks(enemy_set.minion),
        f"enemy.{name}.master": _marks(enemy_set.master),
    }


def _sheet(name: str, quest: Quest) -> dict[str, str]:
    """Every rule has a full text; a peril rule also a short one under its colour, for the track, and the rules by
    which the quest ends one in a few words."""
    full = {f"quest.{name}.rule.{rule.id}": rule.do for rule in quest.rules}
    short = {f"quest.{name}.{rule.colour}": rule.do for rule in quest.rules if rule.colour}
    for last, ending in (("win", "-victory"), ("lose", "-defeat")):
        short[f"quest.{name}.{last}"] = next(rule.do for rule in quest.rules if rule.id.endswith(ending))
    return full | short
