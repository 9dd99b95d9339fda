"""What the content counts, and the words and pictures that it needs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from game.adventure.cards import NEMESIS
from game.adventure.view.stories import peril_texts
from game.kit.workbench import Needs
from game.warhammer_quest.box import Box
from game.warhammer_quest.view.faces import picture_of, window_of


def needs(box: Box) -> Needs:
    """Counts, keys of words, asset ids of pictures."""
    return Needs(counts(box), tuple(_words(box)), tuple(_pictures(box)))


def counts(box: Box) -> dict[str, int]:
    """How much there is of each kind of content; enemy cards are counted as in the box (two standard, one elite)."""
    nemeses = sum(card.rank == NEMESIS for card in box.enemies.values())
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
    """The keys that content needs."""
    yield from (f"hero.{k}.{part}" for k in box.heroes for part in ("name", "short", "role", "pitch", "quote"))
    yield from (f"card.{k}.name" for k in box.actions)
    yield from (f"card.{k}.lines.{i}" for k, lines in box.lines.items() for i in range(len(lines)))
    yield from (f"enemy.{k}.name" for k in box.sets)
    yield from (f"keyword.{k}.{part}" for k in box.keyword_cards for part in ("name", "text"))
    yield from (f"nemesis.{k}.name" for k, card in box.enemies.items() if card.rank == NEMESIS)
    yield from (f"location.{k}.{part}" for k in box.locations for part in ("name", "text"))
    yield from (f"dungeon.{k}.{part}" for k in box.exploration for part in ("name", "text"))
    for k in box.gear:
        yield from (f"{'legendary' if k in box.legendary else 'gear'}.{k}.{part}" for part in ("name", "text"))
    yield from (f"condition.{k}.{part}" for k in box.conditions for part in ("name", "text"))
    yield from (f"quest.{k}.{part}" for k in box.quests for part in ("title", "story", "victory", "defeat"))
    yield from (f"rule.{k}" for k in box.rules)
    yield from _stories(box)


def _stories(box: Box) -> Iterator[str]:
    """The keys of the prose of great moments."""
    yield from (f"story.arrival.{k}" for k in box.locations)
    yield from (f"story.fall.{k}" for k in box.heroes)
    nemeses = [k for k, card in box.enemies.items() if card.rank == NEMESIS]
    yield from (f"story.{kind}.{k}" for k in nemeses for kind in ("nemesis", "last-blow"))
    for quest, card in box.quests.items():
        yield from (f"story.peril.{quest}.{colour}.0" for colour in peril_texts(card.track))


def _pictures(box: Box) -> Iterator[str]:
    """What has a picture."""
    kinds = (box.heroes, box.actions, box.enemies, box.locations, box.exploration, box.gear, box.conditions, box.quests)
    yield from (picture_of(name) for kind in kinds for name in kind)
    yield from (f"{window_of(quest)}{part}" for quest in box.quests for part in ("", "-panes"))
