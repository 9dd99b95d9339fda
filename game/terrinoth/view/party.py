"""What the set-up shows before there is a game: portraits of heroes, sheets of quests."""

from __future__ import annotations

from game.kit.shown import Badge, Portrait, QuestSheet, Space
from game.kit.text import Words
from game.terrinoth.box import Box
from game.terrinoth.cards import Quest
from game.terrinoth.peril import COLOURS
from game.terrinoth.values import extra_health
from game.terrinoth.view.faces import picture_of

TIERS = ("ordinary", "dread", "nightmare")
"""Grades of quests in order; a quest shows as many skulls."""


def portraits(box: Box, words: Words, count: int) -> tuple[Portrait, ...]:
    """Every hero, with the health in a party of `count` [HT-111]."""
    return tuple(portrait(box, words, hero, count) for hero in box.heroes)


def portrait(box: Box, words: Words, hero: str, count: int) -> Portrait:
    """A hero as the set-up shows it, with the four basic cards [HT-110]."""
    card = box.heroes[hero]
    basic = [(c, box.activation[c]) for c in box.archetype_cards(card.archetype)]
    return Portrait(
        id=hero,
        name=words(f"hero.{hero}.name"),
        short=words(f"hero.{hero}.short"),
        archetype=card.archetype,
        health=card.health + extra_health(count),
        ability=words(f"hero.{hero}.ability"),
        pitch=words(f"hero.{hero}.pitch"),
        quote=words(f"hero.{hero}.quote"),
        picture=picture_of(hero),
        cards=tuple((key, words(f"card.{key}.name"), found.action, found.dice) for key, found in basic),
    )


def quest_sheets(box: Box, words: Words) -> tuple[QuestSheet, ...]:
    """Every quest, the easiest first; within a tier as the box lists them."""
    ordered = sorted(box.quests, key=lambda quest: TIERS.index(box.quests[quest].tier))
    return tuple(quest_sheet(box, words, quest) for quest in ordered)


def quest_sheet(box: Box, words: Words, quest_id: str) -> QuestSheet:
    """A quest as the set-up shows it."""
    quest = box.quests[quest_id]
    key = f"quest.{quest_id}"
    return QuestSheet(
        id=quest_id,
        title=words(f"{key}.title"),
        tier=quest.tier,
        tier_name=words(f"tier.{quest.tier}"),
        skulls=TIERS.index(quest.tier) + 1,
        story=words(f"{key}.story"),
        win=words(f"{key}.win"),
        lose=words(f"{key}.lose"),
        road=words(f"{key}.road"),
        foes=words(f"{key}.foes"),
        upgrades=quest.upgrades,
        minutes=quest.minutes,
        track=tuple(Space(c, words(f"{key}.{c}") if c in COLOURS else "") for c in quest.track),
        nemesis=quest.nemesis,
        nemesis_name=words(f"nemesis.{quest.nemesis}.name"),
        nemesis_line=words(f"nemesis.{quest.nemesis}.title"),
        badges=_badges(box, quest),
        picture=picture_of(quest_id),
        nemesis_picture=picture_of(quest.nemesis),
    )


def _badges(box: Box, quest: Quest) -> tuple[Badge, ...]:
    """The numbers on the card of the quest's nemesis."""
    card = box.enemies[quest.nemesis]
    return (Badge("attack", card.attack), Badge("resilience", card.resilience), Badge("health", card.health))
