"""The explore and rest cards of the warrior: basic ones and those of the Knight and the Berserker."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import MISS, WARRIOR, hurt, results, tired
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene


def trenloe(card: str = "", **more: object) -> dict[str, object]:
    """Trenloe with a card of his class."""
    return {"id": TRENLOE, "advanced": [card] if card and not card.startswith("warrior") else []} | more


# -- the explore cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "progress", "wounds"), [("yes", 2, 1), ((), 1, 0)])
def test_shoulder_through_buys_a_success_for_a_wound(
    scene: type[Scene], paid: str | tuple[()], progress: int, wounds: int
) -> None:
    s = scene(heroes=[TRENLOE, MOK], decks={"exploration": ["keen-oil"]}, hero_dice=["success", MISS])
    s.answer("warrior-shoulder-through")
    assert (s.prompt.kind, s.prompt.least) == ("pay", 0)
    s.answer(paid)
    assert s.through().changed(TRENLOE) == {
        "warrior-shoulder-through.exhausted": True,
        "roadside-inn.progress": progress,
        "keen-oil.zone": f"play:{TRENLOE}",
        "keen-oil.faceup": True,
    }
    assert s.wounds(TRENLOE) == wounds
    s.settled()


@pytest.mark.rule("R-02", "R-08")
def test_shoulder_through_of_a_hero_who_falls_to_its_price_is_not_rolled(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe(wounds=23), MOK], decks={"exploration": ["keen-oil"]}, hero_dice=[])
    s.answer("warrior-shoulder-through", "yes")
    assert s.hero(TRENLOE)["defeated"] is True
    assert s.through().changed(TRENLOE, "warrior", "leader") == {}


def test_banner_forward_explores_with_a_defense_draws_and_gives_every_other_hero_a_token(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-banner-forward"), MOK, {"id": KARI, "tokens": 5}, {"id": "astarra", "defeated": True}],
        decks={"exploration": ["game-trail"]}, hero_dice=["success", MISS],
    )  # fmt: skip
    s.answer("knight-banner-forward")
    assert s.through().changed("knight", "game-trail") == {"roadside-inn.progress": 1 + 2, f"{MOK}.success": 1}
    assert results(s) == (1, 1 + 1)
    s.settled()


def test_banner_forward_of_a_lone_hero_gives_no_token(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("knight-banner-forward")], decks={"exploration": []}, hero_dice=[MISS, MISS])
    s.answer("knight-banner-forward")
    assert s.through().changed() == {"knight-banner-forward.exhausted": True}


@pytest.mark.parametrize(("engaged", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_headlong_rush_has_a_success_for_each_engaged_enemy_up_to_two(
    scene: type[Scene], engaged: int, bonus: int
) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("bandits-master")][:engaged]
    s = scene(
        heroes=[trenloe("berserker-headlong-rush", engaged=held), MOK],
        decks={"exploration": ["game-trail"]}, hero_dice=["success", MISS],
    )  # fmt: skip
    s.answer("berserker-headlong-rush")
    assert s.through().changed("berserker", "game-trail") == {"roadside-inn.progress": 1 + bonus + 2}
    s.settled()


def test_headlong_rush_may_engage_an_enemy_in_the_shadows_which_counts(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("berserker-headlong-rush"), {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=["ogres-minion", "bandits-master"], decks={"exploration": []},
        hero_dice=[MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("berserker-headlong-rush")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("engage", ("ogres-minion-1", "bandits-master"), 0)
    s.answer("ogres-minion-1")
    assert s.through().changed("berserker") == {"ogres-minion-1.zone": f"engaged:{TRENLOE}", "roadside-inn.progress": 1}
    s.settled()


def test_headlong_rush_may_be_alone(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("berserker-headlong-rush"), MOK], shadows=["ogres-minion"], decks={"exploration": []},
        hero_dice=[MISS, MISS],
    )  # fmt: skip
    s.answer("berserker-headlong-rush", ())
    assert s.through().changed("berserker") == {}


# -- the rest cards ----------------------------------------------------------------------------------


@pytest.mark.rule("R-06")
@pytest.mark.parametrize("engaged", [0, 1, 3])
def test_dig_in_has_a_defense_for_each_engaged_enemy(scene: type[Scene], engaged: int) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion"), tired("bandits-master")][:engaged]
    s = scene(heroes=[trenloe(engaged=held, wounds=3), MOK], hero_dice=["success"])
    s.answer("warrior-dig-in", *(["bandits-master"] if engaged > 1 else []))
    assert results(s) == (1, engaged)
    assert s.wounds(TRENLOE) == 2


def test_dig_in_wounds_one_enemy_engaged_with_you(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe(engaged=["ogres-minion", "ogres-master"]), {"id": MOK, "engaged": ["bandits-minion"]}],
        shadows=["bandits-master"], hero_dice=[MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("warrior-dig-in")
    assert (s.prompt.options, s.prompt.least) == (("ogres-minion-1", "ogres-master"), 1)
    s.answer("ogres-master")
    assert s.through().changed() == {"ogres-master.wound": 1}


@pytest.mark.rule("R-03")
def test_dig_in_wounds_nobody_when_nobody_is_engaged(scene: type[Scene]) -> None:
    s = scene(heroes=[TRENLOE, {"id": MOK, "engaged": ["ogres-minion"]}], shadows=["bandits-master"], hero_dice=[MISS])
    s.answer("warrior-dig-in")
    assert s.through().changed() == {}


def test_stand_firm_may_exhaust_two_minions_that_then_roll_no_dice(scene: type[Scene]) -> None:
    held = ["bandits-minion", "ogres-minion", "ogres-master"]
    s = scene(
        heroes=[trenloe("knight-stand-firm", engaged=held, wounds=4), MOK],
        hero_dice=["success", "success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("knight-stand-firm")
    assert (s.prompt.options, s.prompt.least) == (("bandits-minion-1", "ogres-minion-1"), 0)
    s.answer("bandits-minion-1", "ogres-minion-1")
    assert s.through().changed() == {
        f"{TRENLOE}.wound": 2, "bandits-minion-1.exhausted": True, "ogres-minion-1.exhausted": True,
    }  # fmt: skip
    s.settled()


def test_stand_firm_never_exhausts_a_third(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-stand-firm", engaged=["bandits-minion", "bandits-minion", "ogres-minion"]), MOK],
        hero_dice=[MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("knight-stand-firm", "bandits-minion-1", "ogres-minion-1")
    assert s.through().changed() == {"bandits-minion-1.exhausted": True, "ogres-minion-1.exhausted": True}


@pytest.mark.parametrize("chosen", [[], ["ogres-minion-1"]], ids=["none", "one"])
def test_stand_firm_may_exhaust_fewer(scene: type[Scene], chosen: list[str]) -> None:
    s = scene(
        heroes=[trenloe("knight-stand-firm", engaged=["bandits-minion", "ogres-minion"]), MOK],
        hero_dice=[MISS, MISS], enemy_dice=["blank"] * (2 - len(chosen)),
    )  # fmt: skip
    s.answer("knight-stand-firm", *chosen, ())
    assert s.through().changed() == {f"{enemy}.exhausted": True for enemy in chosen}
    s.settled()


def test_blood_up_wounds_every_enemy_and_those_that_stay_feed_the_recovery(scene: type[Scene]) -> None:
    held = ["cave-spiders-minion", "ogres-minion", tired("ogres-master")]
    s = scene(
        heroes=[trenloe("berserker-blood-up", engaged=held, wounds=6), {"id": MOK, "engaged": ["bandits-minion"]}],
        shadows=["bandits-master"], hero_dice=["success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("berserker-blood-up")
    assert s.through().changed() == {
        "cave-spiders-minion-1.zone": "discard:enemy",  # does not count any more
        "ogres-minion-1.wound": 1,
        "ogres-master.wound": 1,  # resilience is for attacks only
        f"{TRENLOE}.wound": 6 - 1 - 2,
    }
    s.settled()


def test_blood_up_alone_is_a_plain_rest(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-blood-up", wounds=6), MOK], shadows=["bandits-master"], hero_dice=["success"])
    s.answer("berserker-blood-up")
    assert s.through().changed() == {f"{TRENLOE}.wound": 5}


@pytest.mark.rule("R-01")
def test_an_enemy_that_blood_up_defeats_gives_trenloe_no_progress(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-blood-up", engaged=[hurt("bandits-master", 2)]), MOK], hero_dice=[MISS])
    s.answer("berserker-blood-up")
    assert s.through().changed() == {"bandits-master.zone": "discard:enemy", "bandits-master.wound": 0}


@pytest.mark.rule("HT-320")
@pytest.mark.parametrize("card", ["warrior-dig-in", "knight-stand-firm", "berserker-blood-up"])
def test_the_rest_cards_of_the_warrior_ready_all_four_cards(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[trenloe(card, exhausted=WARRIOR[:2]), MOK], hero_dice=[MISS] * scene.box.actions[card].dice)
    s.answer(card)
    assert s.hero(TRENLOE)["exhausted"] == []
