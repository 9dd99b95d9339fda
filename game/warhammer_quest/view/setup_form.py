"""The set-up as a form: a campaign, the delve or a single quest; heroes, leader, step, the Grim Rule."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from game.adventure.view import setup_form as family
from game.adventure.view.setup_form import FormCites, party_form, record_of
from game.kit.setup import ChoiceList, Entry, Setup, SetupForm
from game.kit.shown import Fact
from game.kit.text import Words
from game.warhammer_quest.box import Box
from game.warhammer_quest.rules import FEWEST
from game.warhammer_quest.setup import CAMPAIGN, DELVE, MODE, SINGLE
from game.warhammer_quest.view.faces import picture_of

PLAY = "play"
"""The id of the list of what is played: "campaign", "delve", or a quest of the campaign."""
CITES = FormCites(heroes="WQ-102", leader="WQ-116", grim="WQ-023")


def setup_form(box: Box, words: Words, seats: int) -> SetupForm:
    """What is chosen before a game: what is played [WQ-101, WQ-1261], a hero for each seat [WQ-102], the leader
    [WQ-116], and whether the Grim Rule holds [WQ-023].
    """
    played = ChoiceList(PLAY, words("ui.setup.play"), play_entries(box, words), "WQ-101", "skull")
    return party_form(box, words, played, (hero_entry(box, words, hero, seats) for hero in box.heroes), CITES)


def play_entries(box: Box, words: Words) -> tuple[Entry, ...]:
    """The campaign, the delve, then each quest of the campaign for practice."""
    first = box.campaign()[0]
    campaign = Entry(
        id=CAMPAIGN,
        title=words("campaign.name"),
        group=CAMPAIGN,
        group_title=words("ui.setup.campaign"),
        picture=picture_of(first),
        line=words("campaign.quests", count=len(box.campaign())),
        text=words("campaign.brief"),
        facts=_campaign_facts(box, words),
    )
    delve = quest_entry(box, words, box.delve(), DELVE, words("ui.setup.delve"))
    singles = (quest_entry(box, words, quest, SINGLE, words("ui.setup.practice")) for quest in box.campaign())
    return (campaign, delve, *singles)


def _campaign_facts(box: Box, words: Words) -> tuple[Fact, ...]:
    """The quests in their order, each with its nemesis and a line about it; what lies between; how it is won."""
    told = [
        Fact(
            "skull",
            words("campaign.number", number=number, title=words(f"quest.{quest}.title")),
            words("campaign.told", nemesis=words(f"nemesis.{box.quests[quest].nemesis}.name"),
                  line=words(f"quest.{quest}.twist")),
        )
        for number, quest in enumerate(box.campaign(), 1)
    ]  # fmt: skip
    between = Fact("coin", words("campaign.between"), words("campaign.town"))
    return (*told, between, Fact("check", words("ui.setup.win"), words("campaign.win")))


def quest_entry(box: Box, words: Words, quest_id: str, group: str, group_title: str) -> Entry:
    """A quest as the set-up shows it. The delve is played under that name, whatever its quest is called."""
    return structs.replace(
        family.quest_entry(box, words, MODE, quest_id),
        id=DELVE if group == DELVE else quest_id,
        group=group,
        group_title=group_title,
        rank=box.quests[quest_id].tier,
        line=words(f"quest.{quest_id}.twist"),
    )


def hero_entry(box: Box, words: Words, hero: str, seats: int) -> Entry:
    """A hero as the set-up shows it, with the health in a party of so many [WQ-104], the prepare action and the four
    basic cards [WQ-105].
    """
    card = box.heroes[hero]
    health, basics = card.health[max(FEWEST, seats) - FEWEST], box.hero_actions(hero, advanced=False)
    entry = family.hero_entry(box, words, MODE, hero, health, basics)
    facts = (*entry.facts, Fact("prepare", "", words(f"action.{card.prepare}")))
    return structs.replace(entry, text=words(f"hero.{hero}.role"), facts=facts)


def plain_setup(setup: Setup) -> dict[str, Any]:
    """A set-up as the rules keep it in their state."""
    played = setup.choices.get(PLAY) or CAMPAIGN
    form = played if played in (CAMPAIGN, DELVE) else SINGLE
    return record_of(setup, {"form": form, "quest": played if form == SINGLE else ""})


def setup_of(plain: dict[str, Any]) -> Setup:
    """The set-up that the rules keep in a state."""
    form = str(plain.get("form", CAMPAIGN))
    return family.setup_of(plain, {PLAY: str(plain["quest"]) if form == SINGLE else form})
