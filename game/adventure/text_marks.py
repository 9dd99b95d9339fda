"""Which marks each text of a box tells of, so that its numbers come from what the card does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.adventure.cards import Card, ExplorationCard, Keyword, Quest

Files = Mapping[str, Mapping[str, Any]]
"""The data files as records: name of the file -> id -> record."""


def marks_of_texts(
    files: Files, one_text: Mapping[str, tuple[str, str]], actions: str, ranks: Sequence[str]
) -> dict[str, str]:
    """The marks behind every text, by the key of the text in the locale.

    `one_text` names the files of cards with a single text, with the first and the last part of its key; `actions` is
    the file of the action cards, `ranks` are those of a set of enemies.
    """
    found: dict[str, str] = {}
    for file, (kind, last) in one_text.items():
        found.update({f"{kind}.{name}.{last}": _marks(record) for name, record in files[file].items()})
    for card, record in files[actions].items():
        found.update({f"card.{card}.lines.{n}": line for n, line in enumerate(record.lines)})
    for name, group in files["enemies"].items():
        found.update({f"enemy.{name}.{rank}": _marks(getattr(group, rank)) for rank in ranks})
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


def _sheet(name: str, quest: Quest) -> dict[str, str]:
    """Every rule has a full text; a peril rule also a short one under its colour, for the track, and the rules by
    which the quest ends one in a few words."""
    full = {f"quest.{name}.rule.{rule.id}": rule.do for rule in quest.rules}
    short = {f"quest.{name}.{rule.colour}": rule.do for rule in quest.rules if rule.colour}
    for last, ending in (("win", "-victory"), ("lose", "-defeat")):
        short[f"quest.{name}.{last}"] = next(rule.do for rule in quest.rules if rule.id.endswith(ending))
    return full | short
