"""Story cards: omens, rules and story quests of both scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from game.runebound import names, values
from game.runebound.actions import deeds_of
from game.runebound.box import Box
from game.runebound.story import attemptable
from game.runebound.time_track import advance
from tests.runebound.meeting import FAIL, PASS, stands
from tests.runebound.table import NO, Play, Scene

KING = "corpse-king"


def comes(play: Play, card: str, *heroes: str, answers: Any = (), **more: Any) -> Scene:
    """The round is over, and the card is the next of the story."""
    act = 1 + (card in SECOND)
    scene = play(*heroes, scenario="margath" if card[0] == "m" else KING, act=act, decks={"story": card}, **more)
    scene.t.set_track(names.ACTIVE, "")
    return scene.run(advance, answers=answers)


SECOND = {
    "m-he-wakes", "m-choir-of-cinders", "c-the-march-of-bones", "c-the-bone-market", "c-the-long-dusk",
}  # fmt: skip
"""Omens and rules of act II."""
REWARDS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "m-spear-of-the-vow": ("spirit", {"lore": 1}, {"gold": 2}),
    "m-the-first-watch": ("mind", {"lore": 1}, {"trophies": "social"}),
    "m-blood-of-the-line": ("body", {"lore": 1}, {"lore": 2}),
    "m-the-scar": ("mind", {"lore": 2}, {"hand": 1}),
    "m-wings-over-forge": ("body", {"lore": 1, "gold": 2}, {"gold": 4}),
    "m-the-oath": ("spirit", {"lore": 1, "states": "blessed"}, {"damage": 0}),
    "c-the-lantern-guild": ("spirit", {"companion": 1}, {"gold": 1}),
    "c-knights-of-the-rose": ("body", {"companion": 1}, {"trophies": "social"}),
    "c-the-apprentice": ("mind", {"companion": 1}, {"hand": 2}),
    "c-the-bell-tower": ("body", {"companion": 1, "gold": 1}, {}),
    "c-his-name": ("mind", {"companion": 1}, {"trophies": "social", "hand": 1}),
}
"""Story quests: what is tested, the reward of a hero with 3 damage, and what the first one has then besides."""
PLACES = {
    "m-spear-of-the-vow": "singing-stones", "m-the-first-watch": "high-moor", "m-blood-of-the-line": "old-battlefield",
    "m-the-scar": "dragons-stair", "m-wings-over-forge": "amber-fields", "m-the-oath": "pilgrims-rest",
    "c-the-lantern-guild": "kings-road-inn", "c-knights-of-the-rose": "amber-fields", "c-the-apprentice": "murk",
    "c-the-bell-tower": "stone-giants", "c-his-name": "sunken-bell",
}  # fmt: skip
ALONE = {
    "m-ashfall", "m-cult-in-the-cities", "m-he-wakes", "m-choir-of-cinders", "c-the-hill-opens", "c-plague-carts",
    "c-the-march-of-bones", "c-the-bone-market", "c-the-long-dusk",
}  # fmt: skip


def test_every_story_card_is_told_below(box: Box) -> None:
    assert {*REWARDS, *ALONE} == set(box.content.stories)


def attempted(play: Play, card: str, *, skills: str, first: bool = True, **more: Any) -> Scene:
    """A hero stands where the token lies and attempts the story quest; another one was the first, where it says so."""
    pieces = [f"story-{act}-{number}" for act in (1, 2) for number in range(1, 6)]
    tracks = {} if first else {names.first_of(piece): "lord-hawthorne" for piece in pieces}
    scene = play(at=PLACES[card], story=card, scenario="margath" if card[0] == "m" else KING, damage=3,
                 decks={"skill": skills}, tracks=tracks, **more)  # fmt: skip
    return scene.answer(f"story:{card}")


@pytest.mark.rule("RB-906", "RB-601")
@pytest.mark.parametrize("card", REWARDS)
def test_a_story_quest_gives_its_reward_and_more_to_the_first(play: Play, card: str) -> None:
    attribute, reward, more = REWARDS[card]
    for first, wanted in ((True, {**reward, **more}), (False, reward)):
        scene = attempted(play, card, skills=PASS, first=first, zombies="hag-fen" if card == "c-the-bell-tower" else "")
        if scene.asked == "trophy-deck":
            scene.answer("social")
        told = {"damage": 3, **wanted}
        assert stands(scene) == {what: value for what, value in told.items() if value}
        (test,) = scene.noted("test")
        assert (test["attribute"], len(scene.noted("reveals")), scene.actions) == (attribute, 3, 2)
        if card == "c-the-bell-tower":
            assert len(scene.t.zombies()) == (0 if first else 1)


@pytest.mark.rule("RB-906")
@pytest.mark.parametrize("card", REWARDS)
def test_a_failed_attempt_costs_the_action_only(play: Play, card: str) -> None:
    scene = attempted(play, card, skills=FAIL)
    assert (stands(scene), scene.actions) == ({"damage": 3}, 2)
    assert f"story:{card}" in scene.options


@pytest.mark.rule("RB-906")
@pytest.mark.parametrize("card", REWARDS)
def test_its_token_is_put_on_its_place(play: Play, box: Box, card: str) -> None:
    it = box.content.stories[card]
    assert it.place == PLACES[card]
    scene = play(scenario=it.scenario, act=it.act, decks={"story": card})
    scene.t.set_track(names.ACTIVE, "")
    scene.run(advance)
    assert scene.t.cell("story-token-1") == box.land.places[it.place].token
    assert attemptable(scene.t, scene.me) == []


# -- Margath


@pytest.mark.rule("RB-009", "RB-805")
def test_ashfall_brings_cards_and_on_high_ground_damage(play: Play) -> None:
    other = {"corbin": {"at": "mirefall"}, "elder-mok": {"at": "saltmere"}}
    scene = comes(play, "m-ashfall", "lyssa", "corbin", "elder-mok", at="old-quarry", other=other)
    heroes = ("lyssa", "corbin", "elder-mok")
    assert [len(scene.hand(hero).split()) for hero in heroes] == [1, 1, 1]
    assert [scene.t.damage(hero) for hero in heroes] == [1, 1, 0]
    assert scene.cards(names.STORY) == ""


@pytest.mark.rule("R-17", "R-217")
def test_the_cult_makes_assets_dearer_and_sells_its_lore_once(play: Play) -> None:
    scene = play(at="3,3", story="m-cult-in-the-cities", gold=5, market={"dawnsmoor": "salt"})
    salt = scene.t.zone(names.market("dawnsmoor"))[0]
    assert values.price(scene.t, scene.me, salt) == 2
    scene.answer("move", "3,2", "move", "3,1")
    assert scene.asked == "pay"
    scene.answer("yes")
    assert stands(scene) == {"gold": 3, "lore": 1}
    scene.answer("move", "3,2")
    again = play(at="3,2", story="m-cult-in-the-cities", gold=1).answer("move", "3,1")
    assert (again.asked, stands(again)) == ("act", {"gold": 1})


@pytest.mark.rule("R-217", "RB-014")
def test_who_declines_the_cult_may_pay_another_time(play: Play) -> None:
    scene = play(at="3,2", story="m-cult-in-the-cities", gold=2).answer("move", "3,1", NO)
    assert stands(scene) == {"gold": 2}
    scene.answer("move", "3,2", "move", "3,1", "yes")
    assert stands(scene) == {"lore": 1}


def test_the_cult_sits_in_cities_only(play: Play) -> None:
    scene = play(at="6,2", story="m-cult-in-the-cities", gold=5).answer("move", "5,3")
    assert (scene.asked, scene.gold) == ("act", 5)


def test_he_wakes_makes_all_weary_and_the_ignorant_wiser(play: Play) -> None:
    other = {"corbin": {"lore": 3}}
    scene = comes(play, "m-he-wakes", "lyssa", "corbin", lore=2, other=other)
    assert [scene.tokens(names.LORE, hero) for hero in ("lyssa", "corbin")] == [3, 3]
    assert [scene.t.has(hero, names.WEARY) for hero in ("lyssa", "corbin")] == [True, True]


def test_the_quilted_coat_sleeps_through_it(play: Play) -> None:
    scene = comes(play, "m-he-wakes", assets="quilted-coat")
    assert (scene.states, scene.tokens(names.LORE)) == ("", 1)


# -- the Corpse King


@pytest.mark.rule("RB-927", "R-219")
@pytest.mark.parametrize(
    ("card", "places", "stays"),
    [
        ("c-the-hill-opens", ["barrow-downs", "gallows-hill"], False),
        ("c-plague-carts", ["windmill-plain", "kings-road-inn"], True),
        ("c-the-march-of-bones", ["old-battlefield", "riverlands", "spider-glade"], False),
        ("c-the-bone-market", ["crow-heath", "ash-waste"], True),
    ],
)
def test_zombies_come_to_the_places_that_a_card_names(play: Play, card: str, places: list[str], stays: bool) -> None:
    scene = comes(play, card, at=places[0])
    assert {scene.where(piece) for piece in scene.t.zombies()} == {
        ",".join(map(str, scene.box.land.shape.axial(scene.cell(place)))) for place in places
    }
    assert (scene.damage, scene.cards(names.STORY)) == (0, card if stays else "")


@pytest.mark.parametrize(("at", "healed"), [("9,4", 2), ("brenn-ford", 5)])
def test_plague_carts_heal_one_less_outside_of_sites(play: Play, at: str, healed: int) -> None:
    dice = "" if at == "brenn-ford" else "p p p mw fh"
    scene = play(at=at, story="c-plague-carts", scenario=KING, damage=5, dice=dice).answer("rest")
    assert scene.damage == 5 - healed


@pytest.mark.rule("RB-923")
@pytest.mark.parametrize(("story", "gold"), [("", 1), ("c-the-bone-market", 2)])
def test_the_bone_market_pays_more_for_a_zombie(play: Play, story: str, gold: int) -> None:
    scene = play(at="murk", story=story, scenario=KING, zombies="murk").answer("zombie")
    assert (scene.gold, len(scene.t.zombies())) == (gold, 0)


@pytest.mark.rule("RB-923")
def test_only_zombies_that_are_removed_as_an_action_are_paid(play: Play) -> None:
    scene = play(at="barrow-downs", open_cards="the-sextons-ledger", scenario=KING, zombies="murk",
                 story="c-the-bone-market", dice="fh fh p")  # fmt: skip
    scene.answer("explore:the-sextons-ledger", "find-hh")
    assert (scene.gold, scene.t.zombies()) == (2, [])


@pytest.mark.rule("R-220", "RB-009")
def test_the_long_dusk_helps_the_lonely_and_hurts_the_others(play: Play) -> None:
    scene = comes(play, "c-the-long-dusk", "lyssa", "corbin", companion=1)
    assert [scene.tokens(names.COMPANION, hero) for hero in ("lyssa", "corbin")] == [1, 1]
    assert [scene.t.damage(hero) for hero in ("lyssa", "corbin")] == [2, 0]


@pytest.mark.rule("R-220", "RB-803", "RB-805")
def test_the_long_dusk_may_defeat_and_passes_over_who_lies(play: Play) -> None:
    scene = comes(play, "c-the-long-dusk", "lyssa", "corbin", companion=1, damage=8)
    assert [scene.t.standing(hero) for hero in ("lyssa", "corbin")] == [False, True]
    assert scene.tokens(names.COMPANION, "corbin") == 1


def test_a_zombie_is_fought_where_the_hero_stands_only(play: Play) -> None:
    scene = play(at="murk", scenario=KING, zombies="red-gorge")
    assert "zombie" not in [deed.id for deed in deeds_of(scene.t, scene.me)]
