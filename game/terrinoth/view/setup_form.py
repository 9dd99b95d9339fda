"""The set-up as a form: quests by tier, heroes by archetype, the leader, the Grim Rule."""

from __future__ import annotations

from typing import Any

from game.adventure.cards import PRINTED
from game.adventure.companions import COMPUTERS, companions_of
from game.adventure.peril import COLOURS
from game.adventure.view.ladder import step_entries
from game.kit.companions import ADVISER
from game.kit.setup import ChoiceList, Entry, Opponent, SeatChoice, Setup, SetupForm, Switch, Trait
from game.kit.shown import Fact, Space
from game.kit.text import Words
from game.terrinoth.box import Box
from game.terrinoth.cards import Quest
from game.terrinoth.rules import EXTRA_HEALTH
from game.terrinoth.view.faces import picture_of

TIERS = ("ordinary", "dread", "nightmare")
"""Grades of quests in order; a quest's rank is its place here, from 1."""
QUEST, STEP, GRIM = "quest", "step", "grim"
"""The ids of the lists and of the switch."""
SEATED = ("sensible", ADVISER)
"""The computer players that a hero may be given to."""
ACTION_ICONS = {
    "attack": "action-attack",
    "ranged": "action-attack",
    "explore": "action-explore",
    "aid": "action-aid",
    "rest": "action-rest",
}


def setup_form(box: Box, words: Words, seats: int) -> SetupForm:
    """What is chosen before a quest: the quest [HT-101], a hero for each seat [HT-109], the leader [HT-113], and
    whether the Grim Rule holds [HT-013]."""
    return SetupForm(
        lists=(
            ChoiceList(QUEST, words("ui.setup.quest"), quest_entries(box, words), "HT-101", "skull"),
            ChoiceList(STEP, words("ui.setup.step"), steps_shown(box, words), usual=PRINTED),
        ),
        pieces=tuple(hero_entry(box, words, hero, seats) for hero in box.heroes),
        pieces_title=words("ui.setup.heroes"),
        pieces_id="heroes",
        piece_rule="HT-109",
        switches=(
            Switch(GRIM, words("ui.setup.grim"), words("ui.setup.grim_on"), words("ui.setup.grim_off"), "HT-013"),
        ),
        first_words=words("ui.setup.leads"),
        first_rule="HT-113",
        computers=tuple((name, words(f"computer.{name}")) for name in SEATED),
    )


def quest_entries(box: Box, words: Words) -> tuple[Entry, ...]:
    """Every quest, the easiest first; within a tier as the box lists them."""
    return tuple(quest_entry(box, words, quest) for quest in quests_in_order(box))


def quests_in_order(box: Box) -> list[str]:
    """The ids of the quests, the easiest first; within a tier as the box lists them."""
    return sorted(box.quests, key=lambda quest: TIERS.index(box.quests[quest].tier))


def quest_entry(box: Box, words: Words, quest_id: str) -> Entry:
    """A quest as the set-up shows it: story, how it is won and lost, road, foes, track, nemesis."""
    quest, key = box.quests[quest_id], f"quest.{quest_id}"
    told = (("check", "win"), ("cross", "lose"), ("boot", "road"), ("swords", "foes"))
    return Entry(
        id=quest_id,
        title=words(f"{key}.title"),
        group=quest.tier,
        group_title=words(f"tier.{quest.tier}"),
        rank=TIERS.index(quest.tier) + 1,
        picture=picture_of(quest_id),
        text=words(f"{key}.story"),
        line=" · ".join(
            (
                words(f"tier.{quest.tier}"),
                words("ui.setup.upgrades", count=quest.upgrades),
                words("ui.setup.minutes", count=quest.minutes),
            )
        ),
        facts=tuple(Fact(icon, words(f"ui.setup.{name}"), words(f"{key}.{name}")) for icon, name in told),
        track=tuple(Space(c, words(f"{key}.{c}") if c in COLOURS else "") for c in quest.track),
        track_title=words("ui.setup.peril"),
        track_icon="peril",
        opponent=_nemesis(box, words, quest),
    )


def steps_shown(box: Box, words: Words) -> tuple[Entry, ...]:
    """The steps of the ladder, each with how often the sensible computer wins every quest on it."""
    return step_entries(box, words, {quest: words(f"quest.{quest}.title") for quest in quests_in_order(box)})


def _nemesis(box: Box, words: Words, quest: Quest) -> Opponent:
    card = box.enemies[quest.nemesis]
    numbers = (("attack", card.attack), ("resilience", card.resilience), ("health", card.health))
    return Opponent(
        quest.nemesis,
        words(f"nemesis.{quest.nemesis}.name"),
        words(f"nemesis.{quest.nemesis}.title"),
        picture_of(quest.nemesis),
        tuple(Fact(icon, words(f"ui.setup.{icon}"), str(value)) for icon, value in numbers),
    )


def hero_entry(box: Box, words: Words, hero: str, seats: int) -> Entry:
    """A hero as the set-up shows it, with the health in a party of so many [HT-111] and the four basic cards
    [HT-110]."""
    card, key = box.heroes[hero], f"hero.{hero}"
    health = card.health + EXTRA_HEALTH[seats]
    return Entry(
        id=hero,
        title=words(f"{key}.name"),
        short=words(f"{key}.short"),
        group=card.archetype,
        group_title=words(f"archetype.{card.archetype}"),
        picture=picture_of(hero),
        text=words(f"{key}.ability"),
        line=words(f"{key}.pitch"),
        quote=words(f"{key}.quote"),
        facts=(Fact("health", words("ui.setup.health"), str(health)),),
        traits=tuple(
            Trait(basic, words(f"card.{basic}.name"), ACTION_ICONS[found.action], found.dice, "die")
            for basic, found in ((name, box.actions[name]) for name in box.archetype_cards(card.archetype))
        ),
    )


def plain_setup(setup: Setup) -> dict[str, Any]:
    """A set-up as the rules keep it in their state."""
    pieces = list(setup.pieces)
    computers, step = [seat.computer for seat in setup.seats], setup.choices.get(STEP) or PRINTED
    further: dict[str, Any] = {STEP: step} if step != PRINTED else {}
    if any(computers):
        further[COMPUTERS] = computers
    return {
        "quest": setup.choices.get(QUEST, ""),
        "heroes": pieces,
        "leader": pieces[setup.first] if setup.first < len(pieces) else "",
        "players": [seat.player for seat in setup.seats],
        "grim": setup.switched(GRIM),
        "seed": setup.seed,
    } | further


def setup_of(plain: dict[str, Any]) -> Setup:
    """The set-up that the rules keep in a state."""
    heroes, players = list(plain["heroes"]), list(plain.get("players", ()))
    computers = companions_of(plain)
    leader = plain.get("leader", "")
    choices = {QUEST: str(plain["quest"]), STEP: str(plain.get(STEP, PRINTED))}
    return Setup(
        choices | ({GRIM: "yes"} if plain.get("grim") else {}),
        tuple(
            SeatChoice(players[at] if at < len(players) else "", hero, computers[hero])
            for at, hero in enumerate(heroes)
        ),
        heroes.index(leader) if leader in heroes else 0,
        str(plain.get("seed", "")),
    )
