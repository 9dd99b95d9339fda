"""The items of the base set of exploration cards."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import MAGE, MISS, SCOUT, hidden, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, Scene

# -- Fire Bomb ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [KARI, MOK], ids=["own activation", "activation of another hero"])
def test_fire_bomb_wounds_every_enemy_in_the_shadows_after_any_heros_activation(
    scene: type[Scene], holder: str
) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "items": ["fire-bomb"] if holder == KARI else [], "engaged": [tired("ogres-minion")]},
            {"id": MOK, "items": ["fire-bomb"] if holder == MOK else []},
        ],
        shadows=["ogres-master", hidden("ogres-minion"), "cave-spiders-minion"], nemesis={"place": "shadows"},
        hero_dice=[MISS],
    )  # fmt: skip
    s.answer("scout-caution")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", holder, ("fire-bomb",))
    s.answer("fire-bomb")
    assert s.through().changed() == {
        "fire-bomb.zone": "discard:exploration",
        "ogres-master.wound": 1,
        "ogres-minion-2.wound": 1,
        "ogres-minion-2.faceup": True,
        "cave-spiders-minion-1.zone": "discard:enemy",
        "splig.wound": 1,
    }


def test_fire_bomb_may_be_kept_for_a_later_activation(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, {"id": MOK, "items": ["fire-bomb"]}], shadows=["ogres-master"], hero_dice=[MISS, MISS],
        turns=[KARI, KARI, MOK],
    )  # fmt: skip
    s.answer("scout-caution", ())
    assert s.through().changed() == {}
    s.answer("scout-caution")
    assert s.prompt.options == ("fire-bomb",)


@pytest.mark.rule("R-20", "HT-011")
def test_fire_bomb_and_other_answers_to_the_same_activation_come_in_any_order(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            KARI,
            {"id": ASTARRA, "engaged": ["ogres-minion"], "exhausted": MAGE[3:]},
            {"id": MOK, "items": ["fire-bomb"]},
        ],
        shadows=["ogres-master"],
        hero_dice=[MISS],
    )
    s.answer("scout-caution")
    assert (s.prompt.kind, s.prompt.options) == ("use", (ASTARRA, "fire-bomb"))
    s.answer("fire-bomb", ASTARRA, "mage-arcane-dart")
    assert s.through().changed("fire-bomb") == {
        "ogres-master.wound": 1, "ogres-minion-1.wound": 1, "mage-arcane-dart.exhausted": True,
    }  # fmt: skip


@pytest.mark.rule("R-09")
def test_fire_bomb_cannot_be_thrown_into_empty_shadows(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, {"id": MOK, "items": ["fire-bomb"], "engaged": ["ogres-master"]}], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.prompt.kind == "activation-card"
    assert s.hero(MOK)["items"] == ["fire-bomb"]


@pytest.mark.rule("R-20")
def test_fire_bomb_has_no_use_outside_the_hero_phase(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, {"id": MOK, "items": ["fire-bomb"]}], shadows=[tired("ogres-master")],
        node="enemy_phase", stop_at="hero_phase",
    )  # fmt: skip
    assert s.session.state.node == "hero_phase"
    assert s.hero(MOK)["items"] == ["fire-bomb"]


# -- Traveller's Flask -------------------------------------------------------------------------------


def flask(scene: type[Scene], **kari: object) -> Scene:
    """Kari holds the flask at the start of her activation; one of her cards is exhausted."""
    return scene(heroes=[{"id": KARI, "items": ["travellers-flask"], "exhausted": SCOUT[:1]} | kari, MOK])


@pytest.mark.parametrize(("wounds", "left"), [(5, 2), (3, 0), (1, 0)])
def test_travellers_flask_heals_three_wounds_or_as_many_as_there_are(
    scene: type[Scene], wounds: int, left: int
) -> None:
    s = flask(scene, wounds=wounds)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.data["window"]) == ("use", KARI, "act-start")
    s.answer("travellers-flask")
    assert s.through().changed() == {"travellers-flask.zone": "discard:exploration", f"{KARI}.wound": left}


def test_travellers_flask_may_be_kept(scene: type[Scene]) -> None:
    s = flask(scene, wounds=5).answer(())
    assert s.through().changed() == {}
    assert s.prompt.kind == "activation-card"


def test_travellers_flask_also_lets_you_discard_a_condition(scene: type[Scene]) -> None:
    s = flask(scene, wounds=5, conditions=["poisoned", "focused"]).answer("travellers-flask")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("choose-condition", ("poisoned", "focused"), 0)
    s.answer("poisoned")
    assert s.through().changed("travellers-flask") == {f"{KARI}.wound": 2, "poisoned-1.zone": "supply:conditions"}


def test_travellers_flask_lets_you_keep_your_conditions(scene: type[Scene]) -> None:
    s = flask(scene, wounds=5, conditions=["focused"]).answer("travellers-flask", ())
    assert s.through().changed("travellers-flask") == {f"{KARI}.wound": 2}


def test_travellers_flask_helps_an_unwounded_hero_who_has_a_condition(scene: type[Scene]) -> None:
    s = flask(scene, conditions=["poisoned"]).answer("travellers-flask", "poisoned")
    assert s.through().changed("travellers-flask") == {"poisoned-1.zone": "supply:conditions"}


@pytest.mark.rule("R-09")
def test_travellers_flask_has_no_use_for_a_hero_who_is_well(scene: type[Scene]) -> None:
    assert flask(scene).prompt.kind == "activation-card"


@pytest.mark.rule("HT-810")
def test_travellers_flask_has_no_use_in_another_heros_activation(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, {"id": KARI, "items": ["travellers-flask"], "wounds": 5}])
    assert (s.prompt.kind, s.prompt.chooser) == ("activation-card", MOK)


# -- Keen Oil ----------------------------------------------------------------------------------------


def test_keen_oil_gives_an_attack_one_die_more_and_ignores_resilience(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["keen-oil"]}, MOK], nemesis={"place": KARI},
        hero_dice=["success", "success", "success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert (s.prompt.kind, s.prompt.data["window"]) == ("use", "before-action")
    s.answer("keen-oil")
    assert s.through().changed("scout") == {"keen-oil.zone": "discard:exploration", "splig.wound": 3}
    s.settled()


def test_keen_oil_may_be_kept(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["keen-oil"]}, MOK], nemesis={"place": KARI},
        hero_dice=["success+success", "success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-precise-strike", ())
    assert s.through().changed("scout") == {"splig.wound": 3 - 2}
    s.settled()


@pytest.mark.parametrize("card", SCOUT[1:])
def test_keen_oil_is_for_attacks_only(scene: type[Scene], card: str) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["keen-oil"]}, MOK], decks={"exploration": []},
        hero_dice=[MISS] * scene.box.actions[card].dice,
    )  # fmt: skip
    s.answer(card)
    assert s.prompt.chooser == MOK
    assert s.hero(KARI)["items"] == ["keen-oil"]


def test_keen_oil_is_used_before_targets_are_chosen_and_counts_for_all_of_them(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": "widow-tarha", "items": ["keen-oil"], "advanced": ["geomancer-rain-of-stone"]}, MOK],
        shadows=["ogres-master", "goblin-witchers-master"], hero_dice=["success"] * 2 + [MISS] * 2,
    )  # fmt: skip
    s.answer("geomancer-rain-of-stone", "keen-oil", "ogres-master", "goblin-witchers-master")
    s.answer("ogres-master", "goblin-witchers-master")
    assert s.through().changed("geomancer", "keen-oil") == {"ogres-master.wound": 1, "goblin-witchers-master.wound": 1}
    s.settled()


# -- Rope and Grapnel --------------------------------------------------------------------------------

ENEMIES = ["bandits-minion", "ogres-minion", "goblin-archers-minion", "rat-swarms-minion"]


def climbing(scene: type[Scene], here: str, holder: str = MOK, **decks: list[str]) -> Scene:
    """The party, led by Kari, is free to travel on from a place."""
    return scene(
        heroes=[{"id": h, "items": ["rope-and-grapnel"] if h == holder else []} for h in (KARI, MOK)],
        location={"id": here, "progress": 8}, decks={"enemy": ENEMIES} | decks, node="travel", stop_at="round_end",
        enemy_dice=["blank"],
    ).answer("yes")  # fmt: skip


@pytest.mark.parametrize("holder", [KARI, MOK], ids=["the leader", "not the leader"])
def test_rope_and_grapnel_lessens_the_engaged_spawn_value_by_one_before_enemies_spawn(
    scene: type[Scene], holder: str
) -> None:
    s = climbing(scene, "roadside-inn", holder).answer(())
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", holder, ("rope-and-grapnel",))
    assert s.all()["location"]["id"] == "dark-forest"
    assert s.t.enemies() == []
    s.answer("rope-and-grapnel")
    assert [e["card"] for e in s.hero(KARI)["engaged"]] == ["bandits-minion-1"]  # 3 - 1
    assert [e["card"] for e in s.hero(MOK)["engaged"]] == ["ogres-minion-1"]
    assert [(e["card"], e["facedown"]) for e in s.all()["shadows"]] == [("goblin-archers-minion-1", True)]
    assert s.where("rope-and-grapnel") == "discard:exploration"


@pytest.mark.parametrize(("place", "hidden"), [("brigand-camp", 3), ("forgotten-cellar", 4)])
def test_rope_and_grapnel_never_brings_the_value_below_zero(scene: type[Scene], place: str, hidden: int) -> None:
    s = climbing(scene, "dark-forest", location=[place]).answer((), "rope-and-grapnel")  # 1 / 3 and 0 / 4
    assert s.hero(KARI)["engaged"] == s.hero(MOK)["engaged"] == []
    assert [e["facedown"] for e in s.all()["shadows"]] == [True] * hidden + [False]  # and Splig


def test_rope_and_grapnel_may_be_kept(scene: type[Scene]) -> None:
    s = climbing(scene, "roadside-inn").answer((), ())
    assert len(s.hero(KARI)["engaged"]) == 2
    assert len(s.hero(MOK)["engaged"]) == 1
    assert s.hero(MOK)["items"] == ["rope-and-grapnel"]


def test_rope_and_grapnel_holds_for_one_location_only(scene: type[Scene]) -> None:
    s = climbing(scene, "roadside-inn").answer((), "rope-and-grapnel")
    assert s.t.track("next:engaged_spawn") == 0


def test_rope_and_grapnel_has_no_use_when_the_party_stays(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["rope-and-grapnel"]}, MOK], location={"id": "roadside-inn", "progress": 8},
        node="travel", stop_at="round_end",
    )  # fmt: skip
    s.answer(())
    assert s.session.state.node == "round_end"
    assert s.hero(KARI)["items"] == ["rope-and-grapnel"]


# -- Second Wind -------------------------------------------------------------------------------------


def winded(scene: type[Scene], exhausted: list[str], *conditions: str) -> Scene:
    """Kari, with Second Wind and some cards exhausted, plays Draw Attention."""
    s = scene(
        heroes=[{"id": KARI, "items": ["second-wind"], "exhausted": exhausted, "conditions": list(conditions)}, MOK],
        hero_dice=[MISS, MISS],
    )  # fmt: skip
    return s.answer("scout-draw-attention") if s.prompt.kind == "activation-card" else s


@pytest.mark.rule("R-11")
def test_second_wind_readies_two_cards_even_the_one_just_used(scene: type[Scene]) -> None:
    s = winded(scene, SCOUT[:2])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.data["window"]) == ("use", KARI, "act-end")
    s.answer("second-wind")
    assert (s.prompt.kind, s.prompt.options, s.prompt.most) == ("ready-card", tuple(SCOUT[:3]), 2)
    s.answer(("scout-draw-attention", "scout-precise-strike"))
    assert s.through().changed("second-wind", KARI) == {"scout-precise-strike.exhausted": False}
    assert s.hero(KARI)["exhausted"] == ["scout-blaze-a-trail"]


def test_second_wind_may_ready_fewer_than_two(scene: type[Scene]) -> None:
    s = winded(scene, SCOUT[:2]).answer("second-wind", "scout-precise-strike")
    assert s.hero(KARI)["exhausted"] == SCOUT[1:3]


@pytest.mark.rule("HT-006")
def test_second_wind_readies_the_only_card_there_is(scene: type[Scene]) -> None:
    s = winded(scene, []).answer("second-wind")
    assert s.hero(KARI)["exhausted"] == []
    assert s.prompt.chooser == MOK


def test_second_wind_may_be_kept(scene: type[Scene]) -> None:
    s = winded(scene, SCOUT[:2]).answer(())
    assert s.hero(KARI)["exhausted"] == SCOUT[:3]
    assert s.hero(KARI)["items"] == ["second-wind"]


@pytest.mark.rule("R-09")
def test_second_wind_has_no_use_after_a_rest_that_readied_all(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "items": ["second-wind"]}, MOK], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.prompt.chooser == MOK


@pytest.mark.rule("HT-011")
def test_second_wind_can_come_before_weakened_takes_its_card(scene: type[Scene]) -> None:
    s = winded(scene, [SCOUT[0], SCOUT[1], SCOUT[3]], "weakened")
    assert (s.prompt.kind, s.prompt.options) == ("order", ("weakened-1", "second-wind"))
    s.answer("second-wind", ("scout-precise-strike", "scout-caution"), "1", "scout-caution")
    assert s.hero(KARI)["exhausted"] == [SCOUT[1], SCOUT[2], SCOUT[3]]
    assert s.hero(KARI)["wounds"] == 0


# -- Lucky Coin --------------------------------------------------------------------------------------


@pytest.mark.rule("HT-307")
def test_lucky_coin_rerolls_up_to_three_dice_of_either_colour(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["lucky-coin"], "engaged": ["ogres-master"]}, MOK],
        hero_dice=[MISS, MISS, "success", "success+success"], enemy_dice=["counterattack", "blank"],
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert (s.prompt.kind, s.prompt.data["window"]) == ("use", "roll")
    s.answer("lucky-coin", "h1", "e1", "h1")
    assert s.through().changed("scout") == {"lucky-coin.zone": "discard:exploration", "ogres-master.wound": 2 - 1}
    s.settled()


def test_lucky_coin_rerolls_fewer_if_you_like(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "items": ["lucky-coin"], "wounds": 3}, MOK], hero_dice=[MISS, "success"])
    s.answer("scout-caution", "lucky-coin", "h1", ())
    assert s.through().changed("lucky-coin") == {f"{KARI}.wound": 2}


def test_lucky_coin_may_be_kept(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "items": ["lucky-coin"], "wounds": 3}, MOK], hero_dice=[MISS])
    s.answer("scout-caution", ())
    assert s.through().changed() == {}


@pytest.mark.rule("R-20")
def test_lucky_coin_and_focused_may_be_used_on_the_same_roll(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["lucky-coin"], "conditions": ["focused"], "wounds": 5}, MOK],
        hero_dice=[MISS, MISS, MISS, "success"],
    )  # fmt: skip
    s.answer("scout-caution", "focused-1", "h1", "h1", "lucky-coin", "h1", ())
    assert s.through().changed("lucky-coin", "focused") == {f"{KARI}.wound": 4}
    s.settled()


def test_lucky_coin_has_no_use_on_another_heros_roll(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, {"id": KARI, "items": ["lucky-coin"]}], hero_dice=[MISS])
    s.answer("healer-evening-hymn")
    assert s.prompt.chooser == KARI
