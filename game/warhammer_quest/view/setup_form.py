"""The set-up as a form: a campaign, the delve or a single quest; heroes, leader, step, the Grim Rule."""

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
from game.warhammer_quest.box import Box
from game.warhammer_quest.cards import Quest
from game.warhammer_quest.rules import FEWEST
from game.warhammer_quest.setup import CAMPAIGN, DELVE, SINGLE
from game.warhammer_quest.view.faces import picture_of

PLAY, STEP, GRIM = "play", "step", "grim"
"""The ids of the lists and of the switch. What is played is "campaign", "delve", or a quest of the campaign."""
SEATED = ("sensible", ADVISER)
"""The computer players that a hero may be given to."""


def setup_form(box: Box, words: Words, seats: int) -> SetupForm:
    """What is chosen before a game: what is played [WQ-101, WQ-1261], a hero for each seat [WQ-102], the leader
    [WQ-116], and whether the Grim Rule holds [WQ-023].
    """
    played = play_entries(box, words)
    steps = step_entries(box, words, {entry.id: entry.title for entry in played})
    return SetupForm(
        lists=(
            ChoiceList(PLAY, words("ui.setup.play"), played, "WQ-101", "skull"),
            ChoiceList(STEP, words("ui.setup.step"), steps, usual=PRINTED),
        ),
        pieces=tuple(hero_entry(box, words, hero, seats) for hero in box.heroes),
        pieces_title=words("ui.setup.heroes"),
        pieces_id="heroes",
        piece_rule="WQ-102",
        switches=(
            Switch(GRIM, words("ui.setup.grim"), words("ui.setup.grim_on"), words("ui.setup.grim_off"), "WQ-023"),
        ),
        first_words=words("ui.setup.leads"),
        first_rule="WQ-116",
        computers=tuple((name, words(f"computer.{name}")) for name in SEATED),
    )


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
    )
    delve = _quest_entry(box, words, box.delve(), DELVE, words("ui.setup.delve"))
    singles = (_quest_entry(box, words, quest, SINGLE, words("ui.setup.practice")) for quest in box.campaign())
    return (campaign, delve, *singles)


def _quest_entry(box: Box, words: Words, quest_id: str, group: str, group_title: str) -> Entry:
    """A quest as the set-up shows it: story, how it is won and lost, road, foes, track, nemesis. The delve is played
    under that name, whatever its quest is called.
    """
    quest, key = box.quests[quest_id], f"quest.{quest_id}"
    told = (("check", "win"), ("cross", "lose"), ("boot", "road"), ("swords", "foes"))
    return Entry(
        id=DELVE if group == DELVE else quest_id,
        title=words(f"{key}.title"),
        group=group,
        group_title=group_title,
        rank=quest.tier,
        picture=picture_of(quest_id),
        line=words(f"{key}.twist"),
        text=words(f"{key}.story"),
        facts=tuple(Fact(icon, words(f"ui.setup.{name}"), words(f"{key}.{name}")) for icon, name in told),
        track=tuple(Space(c, words(f"{key}.{c}") if c in COLOURS else "") for c in quest.track),
        track_title=words("ui.setup.peril"),
        track_icon="peril",
        opponent=_nemesis(box, words, quest) if quest.nemesis else None,
    )


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
    """A hero as the set-up shows it, with the health in a party of so many [WQ-104] and the four basic cards
    [WQ-105].
    """
    card, key = box.heroes[hero], f"hero.{hero}"
    health = card.health[max(FEWEST, seats) - FEWEST]
    return Entry(
        id=hero,
        title=words(f"{key}.name"),
        short=words(f"{key}.short"),
        picture=picture_of(hero),
        text=words(f"{key}.role"),
        line=words(f"{key}.pitch"),
        quote=words(f"{key}.quote"),
        facts=(
            Fact("health", words("ui.setup.health"), str(health)),
            Fact(f"action-{card.prepare}", "", words("ui.setup.prepare", action=words(f"action.{card.prepare}"))),
        ),
        traits=tuple(
            Trait(basic, words(f"card.{basic}.name"), f"action-{found.action}", found.dice, "die")
            for basic, found in ((name, box.actions[name]) for name in box.hero_actions(hero, advanced=False))
        ),
    )


def plain_setup(setup: Setup) -> dict[str, Any]:
    """A set-up as the rules keep it in their state."""
    pieces, played = list(setup.pieces), setup.choices.get(PLAY) or CAMPAIGN
    computers, step = [seat.computer for seat in setup.seats], setup.choices.get(STEP) or PRINTED
    further: dict[str, Any] = {STEP: step} if step != PRINTED else {}
    if any(computers):
        further[COMPUTERS] = computers
    form = played if played in (CAMPAIGN, DELVE) else SINGLE
    return {
        "form": form,
        "quest": played if form == SINGLE else "",
        "heroes": pieces,
        "leader": pieces[setup.first] if setup.first < len(pieces) else "",
        "players": [seat.player for seat in setup.seats],
        "grim": setup.switched(GRIM),
        "seed": setup.seed,
    } | further


def setup_of(plain: dict[str, Any]) -> Setup:
    """The set-up that the rules keep in a state."""
    heroes, players = list(plain["heroes"]), list(plain.get("players", ()))
    computers, form = companions_of(plain), str(plain.get("form", CAMPAIGN))
    leader = plain.get("leader", "")
    choices = {PLAY: str(plain["quest"]) if form == SINGLE else form, STEP: str(plain.get(STEP, PRINTED))}
    return Setup(
        choices | ({GRIM: "yes"} if plain.get("grim") else {}),
        tuple(
            SeatChoice(players[at] if at < len(players) else "", hero, computers[hero])
            for at, hero in enumerate(heroes)
        ),
        heroes.index(leader) if leader in heroes else 0,
        str(plain.get("seed", "")),
    )
