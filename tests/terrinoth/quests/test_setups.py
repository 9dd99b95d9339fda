"""The set-up of every quest: which decks it is played with, what is random in them, and what never is."""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK
from game.terrinoth.box import Box
from game.terrinoth.flow import make_table
from game.terrinoth.setup import lay_out_decks, new_state
from game.terrinoth.table import Table
from tests.terrinoth.table import KARI, MOK, Scene

QUESTS: dict[str, dict[str, Any]] = {
    "the-goblin-problem": {
        "tier": "ordinary",
        "sets": [["goblin-archers", "goblin-witchers", "rat-swarms"], ["bandits", "cave-spiders", "ogres"]],
        "road": ["roadside-inn", "dark-forest", "brigand-camp"], "finds": {"base", "wild", "village"},
        "track": "start grey grey green grey blue red grey grey red grey red",
    },
    "smoke-over-brindle-ford": {
        "tier": "ordinary",
        "sets": [["bandits", "razorwings", "?trivial"], ["barghests", "hellhounds", "?challenging"]],
        "road": ["?trivial", "burning-green", "river-bank"], "finds": {"base", "village", "wild"},
        "track": "start grey green grey grey blue grey grey red",
    },
    "battle-in-the-mistlands": {
        "tier": "ordinary",
        "sets": [["reanimates", "cave-spiders", "?trivial"], ["zombies", "?trivial", "?challenging"]],
        "road": ["?trivial", "?challenging", "field-of-broken-banners"], "finds": {"base", "wild", "crypt"},
        "track": "green green green blue blue red red grey",
    },
    "the-crimson-ledger": {
        "tier": "dread", "sets": [["bandits", "?trivial", "?trivial"], ["bloodguards", "sorcerers"]],
        "road": ["?challenging", "market-square", "hall-of-masks"], "finds": {"base", "village", "arcane"},
        "track": "start grey green grey grey blue grey green grey red",
    },
    "nine-locks": {
        "tier": "dread", "sets": [["rat-swarms", "bloodguards"], ["sorcerers", "elementals", "?challenging"]],
        "road": ["forgotten-cellar", "?challenging", "vault-of-nine-locks", "smugglers-stair"],
        "finds": {"base", "dungeon", "village"}, "track": "start grey green grey blue red grey red",
    },
    "the-long-night-at-harrow-gate": {
        "tier": "nightmare",
        "sets": [["goblin-archers", "ogres", "barghests"], ["hellhounds", "trolls", "?formidable"]],
        "road": ["harrow-gate", "market-square", "ruined-chapel"], "finds": {"base", "village", "dungeon"},
        "track": "start grey green grey blue grey green grey red grey",
    },
    "the-pale-cantor": {
        "tier": "nightmare",
        "sets": [["zombies", "sorcerers", "?trivial"], ["wraiths", "flesh-moulders", "?challenging"]],
        "road": ["?challenging", "?formidable", "cantors-well"], "finds": {"base", "crypt", "arcane"},
        "track": "start grey green grey grey green grey blue grey red grey red",
    },
    "the-cinder-queen": {
        "tier": "nightmare", "sets": [["hellhounds", "razorwings", "?trivial"], ["shadow-dragons", "?formidable"]],
        "road": ["?challenging", "?formidable", "cinder-roost"], "finds": {"base", "wild", "dungeon"},
        "track": "start grey green grey blue grey green grey red",
    },
}  # fmt: skip
"""What the quest sheets say. "?trivial" is a random set or location of that difficulty."""

SEEDS = range(40)


def laid_out(box: Box, quest: str, seed: object) -> Table:
    """The decks of a game with a seed."""
    state = new_state(box, {"quest": quest, "heroes": [KARI, MOK], "seed": str(seed)})
    t = make_table(box)(state, lambda table, prompt, why: prompt.options[: prompt.least])
    assert isinstance(t, Table)
    lay_out_decks(t)
    return t


def sets_in(t: Table, first: int, last: int) -> list[str]:
    """The sets of a part of the enemy deck, from the top."""
    return sorted({t.enemy_card(piece).set for piece in t.zone(ENEMY_DECK)[first:last]})


def fits(wanted: list[str], found: list[str], difficulty: dict[str, str]) -> bool:
    """Whether what was found is what the sheet names, with as many random ones of the right difficulty."""
    named = {name for name in wanted if not name.startswith("?")}
    rest = sorted(difficulty[name] for name in found if name not in named)
    return named <= set(found) and rest == sorted(name[1:] for name in wanted if name.startswith("?"))


@pytest.mark.rule("HT-901", "HT-903")
def test_there_are_eight_quests_over_three_difficulties(box: Box) -> None:
    assert {quest: box.quests[quest].tier for quest in box.quests} == {q: sheet["tier"] for q, sheet in QUESTS.items()}


@pytest.mark.rule("HT-108", "HT-901")
@pytest.mark.parametrize("quest", QUESTS)
def test_the_peril_track_is_that_of_the_sheet(box: Box, quest: str) -> None:
    assert " ".join(box.quests[quest].track) == QUESTS[quest]["track"]


@pytest.mark.rule("HT-102", "HT-105", "HT-106")
@pytest.mark.parametrize("quest", QUESTS)
def test_each_stack_of_enemies_holds_the_sets_it_names_and_random_ones(box: Box, quest: str) -> None:
    difficulty = {name: found.difficulty for name, found in box.sets.items()}
    for seed in SEEDS:
        t = laid_out(box, quest, seed)
        deck = t.zone(ENEMY_DECK)
        assert len(deck) == len(set(deck)) == 3 * sum(len(stack) for stack in QUESTS[quest]["sets"])
        first = 0
        for stack in QUESTS[quest]["sets"]:
            found = sets_in(t, first, first + 3 * len(stack))
            assert len(found) == len(stack), "a set is always all three cards of a name"
            assert fits(stack, found, difficulty), found
            first += 3 * len(stack)


@pytest.mark.rule("HT-103", "HT-105", "HT-106")
@pytest.mark.parametrize("quest", QUESTS)
def test_the_road_holds_the_places_it_names_and_random_ones_that_belong_to_no_quest(box: Box, quest: str) -> None:
    road = QUESTS[quest]["road"]
    for seed in SEEDS:
        found = laid_out(box, quest, seed).zone(LOCATION_DECK)
        assert len(found) == len(set(found)) == len(road)
        for place, wanted in zip(found, road, strict=True):
            card = box.locations[place]
            if wanted.startswith("?"):
                assert card.difficulty == wanted[1:]
                assert card.quest == ""
                assert place not in road
            else:
                assert place == wanted


@pytest.mark.rule("HT-104")
@pytest.mark.parametrize("quest", QUESTS)
def test_the_exploration_deck_is_the_base_set_and_two_more(box: Box, quest: str) -> None:
    deck = laid_out(box, quest, 1).zone(EXPLORATION_DECK)
    assert {box.exploration[card].set for card in deck} == QUESTS[quest]["finds"]
    assert len(deck) == len(set(deck)) == 22


@pytest.mark.rule("HT-105")
@pytest.mark.parametrize("quest", [q for q, sheet in QUESTS.items() if "?" in str(sheet["sets"])])
def test_random_sets_come_in_great_variety_and_again_with_the_same_seed(box: Box, quest: str) -> None:
    drawn = [tuple(laid_out(box, quest, seed).zone(ENEMY_DECK)) for seed in SEEDS]
    assert len(set(drawn)) == len(drawn)
    assert len({tuple(sorted(deck)) for deck in drawn}) >= 3
    assert tuple(laid_out(box, quest, 7).zone(ENEMY_DECK)) == drawn[7]


@pytest.mark.rule("HT-105")
@pytest.mark.parametrize("quest", [q for q, sheet in QUESTS.items() if "?" in str(sheet["road"])])
def test_every_random_place_that_may_come_does_come(box: Box, quest: str) -> None:
    named = set(QUESTS[quest]["road"])
    for number, wanted in enumerate(QUESTS[quest]["road"]):
        if wanted.startswith("?"):
            free = {k for k, c in box.locations.items() if c.difficulty == wanted[1:] and not c.quest} - named
            found = {laid_out(box, quest, seed).zone(LOCATION_DECK)[number] for seed in range(150)}
            assert found == free


@pytest.mark.rule("HT-107", "HT-108", "HT-114")
@pytest.mark.parametrize("quest", [q for q in QUESTS if q not in ("the-cinder-queen", "battle-in-the-mistlands")])
def test_play_begins_with_the_nemesis_in_the_lair_and_the_token_on_the_start(scene: type[Scene], quest: str) -> None:
    s = scene(quest=quest, node="setup", seed="first")
    assert s.all()["nemesis"] == {"id": s.t.nemesis, "place": "lair", "wounds": 0}
    assert s.all()["peril"] == 0
    assert s.prompt.kind == "activation-card"
    here = s.t.location_card()
    assert here is not None
    assert sum(len(s.t.engaged(hero)) for hero in s.t.seats) == here.engaged
    assert len(s.t.shadows()) == here.shadows


@pytest.mark.rule("HT-106")
def test_every_place_of_a_quest_is_used_by_that_quest(box: Box) -> None:
    for place, card in box.locations.items():
        if card.quest:
            assert place in QUESTS[card.quest]["road"]


@pytest.mark.rule("HT-803")
@pytest.mark.parametrize("quest", QUESTS)
def test_while_one_hero_stands_no_quest_is_lost(scene: type[Scene], quest: str) -> None:
    s = scene(
        quest=quest, node="enemy_turn", turns=[], stop_at="ready_enemies", bearer=MOK, location={"id": "mountain-pass"},
        heroes=[{"id": KARI, "wounds": 20, "engaged": ["ogres-minion"]}, MOK],
    )  # fmt: skip
    assert s.hero(KARI)["defeated"]
    assert (s.all()["outcome"], s.session.state.node) == ("", "ready_enemies")
