"""What the content counts, and the words and pictures that it needs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from game.adventure.view.stories import peril_texts
from game.kit.workbench import Needs
from game.terrinoth.box import Box
from game.terrinoth.view.faces import picture_of, window_of


def needs(box: Box) -> Needs:
    """Counts, keys of words, asset ids of pictures."""
    return Needs(counts(box), tuple(_words(box)), tuple(_pictures(box)))


def counts(box: Box) -> dict[str, int]:
    """How much there is of each kind of content; enemy cards are counted as in the box (two minions, one master)."""
    nemeses = sum(card.rank == "nemesis" for card in box.enemies.values())
    return {
        "heroes": len(box.heroes),
        "activation_cards": len(box.actions),
        "enemy_cards": 3 * len(box.sets) + nemeses,
        "enemy_sets": len(box.sets),
        "nemeses": nemeses,
        "locations": len(box.locations),
        "exploration_cards": len(box.exploration),
        "exploration_sets": len({card.set for card in box.exploration.values()}),
        "conditions": len(box.conditions),
        "quests": len(box.quests),
        "steps": len(box.steps),
    }


def _words(box: Box) -> Iterator[str]:
    """The keys that content needs."""
    yield from (f"hero.{k}.{part}" for k in box.heroes for part in ("name", "short", "ability", "pitch", "quote"))
    yield from (f"card.{k}.name" for k in box.actions)
    yield from (f"card.{k}.lines.{i}" for k, lines in box.lines.items() for i in range(len(lines)))
    yield from (f"enemy.{k}.name" for k in box.sets)
    yield from (f"keyword.{k}.{part}" for k in box.keyword_cards for part in ("name", "text"))
    yield from (f"nemesis.{k}.name" for k, card in box.enemies.items() if card.rank == "nemesis")
    yield from (f"location.{k}.{part}" for k in box.locations for part in ("name", "text"))
    yield from (f"exploration.{k}.{part}" for k in box.exploration for part in ("name", "text"))
    yield from (f"condition.{k}.{part}" for k in box.conditions for part in ("name", "text"))
    yield from (f"quest.{k}.{part}" for k in box.quests for part in ("title", "story", "victory", "defeat"))
    yield from (f"step.{k}.{part}" for k in box.steps for part in ("name", "text"))
    yield from (f"rule.{k}" for k in box.rules)
    yield from _stories(box)


def _stories(box: Box) -> Iterator[str]:
    """The keys of the prose of great moments."""
    yield from (f"story.arrival.{k}" for k in box.locations)
    yield from (f"story.fall.{k}" for k in box.heroes)
    nemeses = [k for k, card in box.enemies.items() if card.rank == "nemesis"]
    yield from (f"story.{kind}.{k}" for k in nemeses for kind in ("nemesis", "last-blow"))
    for quest, card in box.quests.items():
        for colour, count in peril_texts(card.track).items():
            yield from (f"story.peril.{quest}.{colour}.{n}" for n in range(count))


def _pictures(box: Box) -> Iterator[str]:
    """What has a picture."""
    kinds = (box.heroes, box.actions, box.enemies, box.locations, box.exploration, box.conditions, box.quests)
    yield from (picture_of(name) for kind in kinds for name in kind)
    yield from (f"{window_of(quest)}{part}" for quest in box.quests for part in ("", "-panes"))
