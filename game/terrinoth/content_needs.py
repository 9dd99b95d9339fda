"""What the content counts, and the words and pictures that it needs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from game.adventure.content_needs import nemeses_of, stories_of, words_of
from game.adventure.view.stories import peril_texts
from game.kit.workbench import Needs
from game.terrinoth.box import Box
from game.terrinoth.view.faces import picture_of, window_of


def needs(box: Box) -> Needs:
    """Counts, keys of words, asset ids of pictures."""
    return Needs(counts(box), tuple(_words(box)), tuple(_pictures(box)))


def counts(box: Box) -> dict[str, int]:
    """How much there is of each kind of content; enemy cards are counted as in the box (two minions, one master)."""
    nemeses = len(nemeses_of(box))
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
    """The keys that content needs; each coloured space of a track has a text of its own."""
    yield from words_of(box, "ability", "exploration")
    yield from stories_of(box)
    for quest, card in box.quests.items():
        for colour, count in peril_texts(card.track).items():
            yield from (f"story.peril.{quest}.{colour}.{n}" for n in range(1, count))


def _pictures(box: Box) -> Iterator[str]:
    """What has a picture."""
    kinds = (box.heroes, box.actions, box.enemies, box.locations, box.exploration, box.conditions, box.quests)
    yield from (picture_of(name) for kind in kinds for name in kind)
    yield from (f"{window_of(quest)}{part}" for quest in box.quests for part in ("", "-panes"))
