"""More content for tests: cards and quests that the data does not have, in the notation of the data files."""

from __future__ import annotations

from typing import Any

import msgspec

from game.paths import data_folder
from game.terrinoth.box import KINDS, Box
from game.terrinoth.compiling import compile_box, read_files
from tests.terrinoth.table import Scene

QUEST: dict[str, Any] = {
    "tier": "dread",
    "enemy_deck": [["goblin-archers", "goblin-witchers", "rat-swarms"], ["bandits", "cave-spiders", "ogres"]],
    "location_deck": [["roadside-inn"], ["dark-forest"], ["brigand-camp"]],
    "exploration_deck": [["base", "wild", "village"]],
    "nemesis": "splig",
    "track": ["start", "grey", "grey", "grey", "grey"],
    "upgrades": 0,
    "minutes": 10,
    "rules": [],
}
"""A quest without any rule of its own."""


def rule(window: str, do: str, rule_id: str = "", **more: str) -> dict[str, str]:
    """A rule of a quest sheet."""
    return {"id": rule_id or f"X-{window}", "window": window, "do": do, **more}


def extra_box(**files: dict[str, dict[str, Any]]) -> Box:
    """The box of the data with more (or other) records: file stem -> id -> the table as the file would spell it.

    Whatever the vocabulary or the cross-checks do not like fails the test.
    """
    problems: list[str] = []
    records = read_files(data_folder() / "terrinoth", problems)
    for file, entries in files.items():
        for key, table in entries.items():
            records[file][key] = msgspec.convert(table, KINDS[file])
    box = compile_box(records, problems)
    assert problems == []
    return box


def quest_box(*rules: dict[str, str], **changes: Any) -> Box:
    """The box with one more quest, "trial", made of the plain quest with rules and changes."""
    files = changes.pop("files", {})
    return extra_box(quests={"trial": QUEST | {"rules": list(rules)} | changes}, **files)


def scene_in(box: Box, **defaults: Any) -> type[Scene]:
    """The builder of scenarios for another box; the quest is "trial" if the box has it."""
    if "trial" in box.quests:
        defaults.setdefault("quest", "trial")

    class Elsewhere(Scene):
        """A scene with other content."""

        def __init__(self, **spec: Any) -> None:
            super().__init__(**(defaults | spec))

    Elsewhere.box = box
    return Elsewhere


def enemy_set(attack: int = 1, health: int = 2, difficulty: str = "trivial", **more: Any) -> dict[str, Any]:
    """A set whose minion and master are alike: attack, health, and what else a card may have."""
    trait = more.pop("trait", "Human")
    card = {"attack": attack, "resilience": 0, "health": health, "bar": ["inflict"]} | more
    return {"trait": trait, "difficulty": difficulty, "minion": dict(card), "master": dict(card)}
