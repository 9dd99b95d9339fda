"""The set-up as a form: quests by tier, heroes by archetype, the leader, the Grim Rule."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from game.adventure.view import setup_form as family
from game.adventure.view.setup_form import FormCites, party_form, record_of
from game.kit.setup import ChoiceList, Entry, Setup, SetupForm
from game.kit.text import Words
from game.terrinoth.box import Box
from game.terrinoth.rules import EXTRA_HEALTH
from game.terrinoth.setup import MODE

TIERS = ("ordinary", "dread", "nightmare")
"""Grades of quests in order; a quest's rank is its place here, from 1."""
QUEST = "quest"
"""The id of the list of what is played."""
CITES = FormCites(heroes="HT-109", leader="HT-113", grim="HT-013")


def setup_form(box: Box, words: Words, seats: int) -> SetupForm:
    """What is chosen before a quest: the quest [HT-101], a hero for each seat [HT-109], the leader [HT-113], and
    whether the Grim Rule holds [HT-013]."""
    quests = tuple(quest_entry(box, words, quest) for quest in quests_in_order(box))
    played = ChoiceList(QUEST, words("ui.setup.quest"), quests, "HT-101", "skull")
    return party_form(box, words, played, (hero_entry(box, words, hero, seats) for hero in box.heroes), CITES)


def quests_in_order(box: Box) -> list[str]:
    """The ids of the quests, the easiest first; within a tier as the box lists them."""
    return sorted(box.quests, key=lambda quest: TIERS.index(box.quests[quest].tier))


def quest_entry(box: Box, words: Words, quest_id: str) -> Entry:
    """A quest as the set-up shows it, with its tier."""
    quest = box.quests[quest_id]
    tier = words(f"tier.{quest.tier}")
    numbers = words("ui.setup.upgrades", count=quest.upgrades), words("ui.setup.minutes", count=quest.minutes)
    return structs.replace(
        family.quest_entry(box, words, MODE, quest_id),
        group=quest.tier,
        group_title=tier,
        rank=TIERS.index(quest.tier) + 1,
        line=" · ".join((tier, *numbers)),
    )


def hero_entry(box: Box, words: Words, hero: str, seats: int) -> Entry:
    """A hero as the set-up shows it, with the health in a party of so many [HT-111] and the four basic cards
    [HT-110]."""
    card = box.heroes[hero]
    health, basics = card.health + EXTRA_HEALTH[seats], box.archetype_cards(card.archetype)
    return structs.replace(
        family.hero_entry(box, words, MODE, hero, health, basics),
        group=card.archetype,
        group_title=words(f"archetype.{card.archetype}"),
        text=words(f"hero.{hero}.ability"),
    )


def plain_setup(setup: Setup) -> dict[str, Any]:
    """A set-up as the rules keep it in their state."""
    return record_of(setup, {"quest": setup.choices.get(QUEST, "")})


def setup_of(plain: dict[str, Any]) -> Setup:
    """The set-up that the rules keep in a state."""
    return family.setup_of(plain, {QUEST: str(plain["quest"])})
