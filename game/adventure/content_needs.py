"""The words that the content of every game of the family needs, as keys. What only one game has it adds itself."""

from __future__ import annotations

from collections.abc import Iterator

from game.adventure.box import Box
from game.adventure.cards import NEMESIS
from game.adventure.ending import OUTCOMES
from game.adventure.view.stories import peril_texts


def nemeses_of(box: Box) -> list[str]:
    """The enemies that are somebody."""
    return [card for card, enemy in box.enemies.items() if enemy.rank == NEMESIS]


def words_of(box: Box, hero_text: str, finds: str) -> Iterator[str]:
    """The keys of all cards, quests and rules: `hero_text` is the part of a hero's words that says what the hero can
    do, `finds` the first part of the keys of what exploring draws.
    """
    kinds = {
        "keyword": box.keyword_cards, "location": box.locations, finds: box.exploration, "condition": box.conditions,
        "step": box.steps,
    }  # fmt: skip
    yield from (f"hero.{k}.{part}" for k in box.heroes for part in ("name", "short", hero_text, "pitch", "quote"))
    yield from (f"card.{k}.name" for k in box.actions)
    yield from (f"card.{k}.lines.{i}" for k, lines in box.lines.items() for i in range(len(lines)))
    yield from (f"enemy.{k}.name" for k in dict.fromkeys(card.set for card in box.enemies.values() if card.set))
    yield from (f"nemesis.{k}.name" for k in nemeses_of(box))
    yield from (f"{kind}.{k}.{part}" for kind, cards in kinds.items() for k in cards for part in ("name", "text"))
    yield from (f"quest.{k}.{part}" for k in box.quests for part in ("title", "story", *OUTCOMES))
    yield from (f"rule.{k}" for k in box.rules)


def stories_of(box: Box) -> Iterator[str]:
    """The keys of the prose of great moments; of each colour of peril there is one text at the least."""
    yield from (f"story.arrival.{k}" for k in box.locations)
    yield from (f"story.fall.{k}" for k in box.heroes)
    yield from (f"story.{kind}.{k}" for k in nemeses_of(box) for kind in ("nemesis", "last-blow"))
    yield from (f"story.peril.{k}.{colour}.0" for k, quest in box.quests.items() for colour in peril_texts(quest.track))
