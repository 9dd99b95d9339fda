"""Wording: which marks each text of the box tells of, so that its numbers come from what the card does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Entry = Mapping[str, Any]
Tables = Mapping[str, Mapping[str, Entry]]
"""The data files as they are parsed: name of the file -> id -> entry."""

RANKS = ("minion", "master")


def marks_of_texts(tables: Tables) -> dict[str, str]:
    """The marks behind every text, by the key of the text in the locale."""
    return dict(_texts_with_marks(tables))


def _texts_with_marks(tables: Tables) -> Iterator[tuple[str, str]]:
    for hero, entry in tables["heroes"].items():
        yield f"hero.{hero}.ability", _marks(entry)
    for card, entry in tables["activation"].items():
        yield from ((f"card.{card}.lines.{n}", line) for n, line in enumerate(entry["lines"]))
    for enemy_set, entry in tables["enemies"].items():
        yield from ((f"enemy.{enemy_set}.{rank}", _marks(entry[rank])) for rank in RANKS)
    for nemesis, entry in tables["nemeses"].items():
        yield f"nemesis.{nemesis}.threat", entry["threat"]
        yield f"nemesis.{nemesis}.passive", _marks({k: v for k, v in entry.items() if k != "threat"})
    for file, kind in (
        ("keywords", "keyword"),
        ("locations", "location"),
        ("exploration", "exploration"),
        ("conditions", "condition"),
    ):
        yield from ((f"{kind}.{name}.text", _marks(entry)) for name, entry in tables[file].items())
    for quest, entry in tables["quests"].items():
        yield from _quest_texts(quest, entry["rules"])


def _quest_texts(quest: str, rules: list[Entry]) -> Iterator[tuple[str, str]]:
    """A peril rule has a full text, and a short one under its colour for the track."""
    for rule in rules:
        yield f"quest.{quest}.rule.{rule['id']}", rule["do"]
        if "colour" in rule:
            yield f"quest.{quest}.{rule['colour']}", rule["do"]


def _marks(entry: Entry) -> str:
    """All marks of an entry, in the order in which they stand there."""
    found: list[str] = []
    for key, value in entry.items():
        if key == "on":
            found += [bound if isinstance(bound, str) else bound["do"] for bound in value.values()]
        elif key in ("do", "passive", "threat"):
            found.append(value)
    return "; ".join(found)
