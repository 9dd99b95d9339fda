"""What the content counts, and the words and pictures that it needs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from game.adventure.content_needs import nemeses_of, stories_of, words_of
from game.kit.workbench import Needs
from game.warhammer_quest.box import Box
from game.warhammer_quest.view.faces import picture_of, window_of


def needs(box: Box) -> Needs:
    """Counts, keys of words, asset ids of pictures."""
    return Needs(counts(box), tuple(_words(box)), tuple(_pictures(box)))


def counts(box: Box) -> dict[str, int]:
    """How much there is of each kind of content; enemy cards are counted as in the box (two standard, one elite)."""
    nemeses = len(nemeses_of(box))
    return {
        "heroes": len(box.heroes),
        "action_cards": len(box.actions),
        "enemy_cards": 3 * len(box.sets) + nemeses,
        "enemy_sets": len(box.sets),
        "nemeses": nemeses,
        "locations": len(box.locations),
        "dungeon_cards": len(box.exploration),
        "gear": len(box.gear) - len(box.legendary),
        "legendary_gear": len(box.legendary),
        "conditions": len(box.conditions),
        "quests": len(box.quests),
    }


def _words(box: Box) -> Iterator[str]:
    """The keys that content needs, those of gear too."""
    yield from words_of(box, "role", "dungeon")
    yield from stories_of(box)
    for k in box.gear:
        yield from (f"{'legendary' if k in box.legendary else 'gear'}.{k}.{part}" for part in ("name", "text"))


def _pictures(box: Box) -> Iterator[str]:
    """What has a picture: an action card shows the sign of its action instead."""
    kinds = (box.heroes, box.enemies, box.locations, box.exploration, box.gear, box.conditions, box.quests)
    yield from (picture_of(name) for kind in kinds for name in kind)
    yield from (f"{window_of(quest)}{part}" for quest in box.quests for part in ("", "-panes"))
