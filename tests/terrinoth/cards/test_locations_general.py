"""The general locations beyond The Goblin Problem: values, and each ability at its moment and at its edges."""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure import values
from tests.terrinoth.cards.fights import GONE, night
from tests.terrinoth.cards.pieces import HEALER, MAGE, MISS, SCOUT, hidden, hurt, tired
from tests.terrinoth.cards.printed import LOCATIONS
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

EXPLORE, REST = "healer-walk-unafraid", "scout-caution"
NOTHING = {"exploration": []}


def road(scene: type[Scene], here: str, *heroes: Any, progress: int = 0, **spec: Any) -> Scene:
    """A travel phase at a location."""
    return scene(
        heroes=list(heroes or (KARI, MOK)), location={"id": here, "progress": progress}, node="travel",
        stop_at="round_end", **spec,
    )  # fmt: skip


def acting(scene: type[Scene], here: str, hero: Any, *others: Any, progress: int = 0, **spec: Any) -> Scene:
    """The activation of one hero at a location."""
    name = hero if isinstance(hero, str) else hero["id"]
    return scene(
        heroes=[hero, *(others or ([KARI] if name != KARI else [MOK]))], turns=[name], stop_at="enemy_phase",
        location={"id": here, "progress": progress}, **(GONE | spec),
    )  # fmt: skip


@pytest.mark.rule("HT-603")
@pytest.mark.parametrize("name", ["river-bank", "shepherds-hill", "mountain-pass", "flooded-crypt", "blighted-moor"])
def test_travel_end_is_that_of_the_location_the_party_has_come_to(scene: type[Scene], name: str) -> None:
    s = road(
        scene, "roadside-inn", {"id": KARI, "tokens": 1, "exhausted": SCOUT[:3]}, MOK, progress=6,
        decks={"location": [name], "enemy": ["bandits-minion", "..."]},
    )  # fmt: skip
    s.session.stop_at = ""
    s.answer("yes", ())
    told = [note["source"] for note in s.notes("resolves") + s.notes("uses")]
    assert "roadside-inn" not in told


# -- River Bank --------------------------------------------------------------------------------------


def test_the_river_washes_a_condition_off_for_a_card(scene: type[Scene]) -> None:
    s = road(
        scene, "river-bank", {"id": KARI, "conditions": ["poisoned", "weakened"]},
        {"id": MOK, "conditions": ["weakened"]},
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", KARI)
    s.answer("yes", "scout-caution", "poisoned")
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", MOK)
    s.answer(())
    assert (s.hero(KARI)["conditions"], s.hero(KARI)["exhausted"]) == (["weakened"], ["scout-caution"])
    assert (s.hero(MOK)["conditions"], s.hero(MOK)["exhausted"]) == (["weakened"], [])


@pytest.mark.rule("R-09")
@pytest.mark.parametrize(
    "kari", [{}, {"conditions": ["poisoned"], "exhausted": SCOUT}], ids=["no condition", "no card"]
)
def test_the_river_asks_nobody_without_condition_or_card(scene: type[Scene], kari: dict[str, Any]) -> None:
    assert road(scene, "river-bank", {"id": KARI} | kari, MOK).changed() == {}


# -- Old Mill ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "tokens"), [(["success+success", "success"], 1), (["success", "success"], 0)], ids=["three", "two"]
)
def test_three_progress_at_the_mill_bring_a_token(scene: type[Scene], faces: list[str], tokens: int) -> None:
    s = acting(scene, "old-mill", MOK, hero_dice=faces, decks=NOTHING).answer(EXPLORE)
    assert s.hero(MOK)["tokens"] == tokens


def test_progress_from_a_card_does_not_count_at_the_mill(scene: type[Scene]) -> None:
    s = acting(
        scene, "old-mill", MOK, hero_dice=["success", "success"], decks={"exploration": ["game-trail"]}
    ).answer(EXPLORE)
    assert (s.all()["location"]["progress"], s.hero(MOK)["tokens"]) == (4, 0)


def test_at_the_mill_only_explore_actions_pay(scene: type[Scene]) -> None:
    s = acting(scene, "old-mill", {"id": KARI, "wounds": 5}, hero_dice=["success+success"]).answer(REST)
    assert s.hero(KARI)["tokens"] == 0


# -- Forgotten Cellar --------------------------------------------------------------------------------


def test_the_leader_may_light_up_an_enemy_and_a_minion_is_hurt(scene: type[Scene]) -> None:
    unseen = [hidden("ogres-minion"), hidden("ogres-master")]
    s = road(scene, "forgotten-cellar", leader=MOK, shadows=[*unseen, "bandits-minion"])
    assert s.prompt.chooser == MOK
    s.answer("forgotten-cellar")
    assert s.prompt.options == ("ogres-minion-1", "ogres-master")
    s.answer("ogres-minion-1")
    assert s.changed() == {"ogres-minion-1.faceup": True, "ogres-minion-1.wound": 1}


def test_a_master_is_only_lit_up(scene: type[Scene]) -> None:
    s = road(scene, "forgotten-cellar", shadows=[hidden("ogres-minion"), hidden("ogres-master")])
    assert s.answer("forgotten-cellar", "ogres-master").changed() == {"ogres-master.faceup": True}


def test_the_cellar_may_stay_dark(scene: type[Scene]) -> None:
    assert road(scene, "forgotten-cellar", shadows=[hidden("ogres-minion")]).answer(()).changed() == {}


def test_where_nobody_lies_facedown_nobody_is_asked(scene: type[Scene]) -> None:
    assert road(scene, "forgotten-cellar", shadows=["ogres-minion"]).changed() == {}


# -- Shepherd's Hill ---------------------------------------------------------------------------------


def test_the_hill_gives_a_token_to_the_poorest(scene: type[Scene]) -> None:
    s = road(scene, "shepherds-hill", {"id": KARI, "tokens": 2}, {"id": MOK, "tokens": 1}, {"id": ASTARRA, "tokens": 3})
    assert s.changed() == {f"{MOK}.success": 2}


@pytest.mark.rule("R-15")
def test_the_leader_chooses_among_the_poorest(scene: type[Scene]) -> None:
    s = road(scene, "shepherds-hill", KARI, MOK, {"id": ASTARRA, "tokens": 1}, leader=ASTARRA)
    assert (s.prompt.chooser, s.prompt.options) == (ASTARRA, (KARI, MOK))
    assert s.answer(MOK).changed() == {f"{MOK}.success": 1}


def test_with_full_hands_everywhere_nobody_gets_one(scene: type[Scene]) -> None:
    assert road(scene, "shepherds-hill", {"id": KARI, "tokens": 5}, {"id": MOK, "tokens": 5}).changed() == {}


# -- Market Square -----------------------------------------------------------------------------------


def test_two_tokens_buy_an_exploration_card(scene: type[Scene]) -> None:
    s = road(
        scene, "market-square", {"id": KARI, "tokens": 1}, {"id": MOK, "tokens": 4}, {"id": ASTARRA, "tokens": 2},
        decks={"exploration": ["rune-shard", "lucky-coin"]},
    )  # fmt: skip
    asked = []
    while s.session.prompt is not None:
        asked.append((s.prompt.kind, s.prompt.chooser))
        s.answer(s.prompt.options[0])
    assert asked == [("pay", MOK), ("pay", ASTARRA)]
    assert (s.hero(MOK)["tokens"], s.hero(MOK)["items"]) == (2, ["rune-shard"])
    assert (s.hero(ASTARRA)["tokens"], s.hero(ASTARRA)["items"]) == (0, ["lucky-coin"])


def test_a_bought_event_means_the_buyer(scene: type[Scene]) -> None:
    s = road(scene, "market-square", KARI, {"id": MOK, "tokens": 2}, decks={"exploration": ["hornets-nest"]})
    s.answer("yes")
    assert (s.hero(KARI)["conditions"], s.hero(MOK)["conditions"]) == ([], ["poisoned"])


def test_with_no_card_left_nothing_is_sold(scene: type[Scene]) -> None:
    s = road(scene, "market-square", {"id": KARI, "tokens": 5}, MOK, decks=NOTHING, discards=NOTHING)
    assert s.changed() == {}


# -- Mountain Pass, Flooded Crypt, Webbed Hollow -----------------------------------------------------


def test_the_pass_wears_down_who_has_three_exhausted_cards(scene: type[Scene]) -> None:
    s = road(
        scene, "mountain-pass", {"id": KARI, "exhausted": SCOUT[:3]}, {"id": MOK, "exhausted": HEALER[:2]},
        {"id": ASTARRA, "exhausted": MAGE},
    )  # fmt: skip
    assert s.changed() == {f"{KARI}.wound": 1, f"{ASTARRA}.wound": 1}


def test_the_crypt_takes_a_token_of_who_has_two(scene: type[Scene]) -> None:
    s = road(scene, "flooded-crypt", {"id": KARI, "tokens": 2}, {"id": MOK, "tokens": 1}, {"id": ASTARRA, "tokens": 5})
    assert s.changed() == {f"{KARI}.success": 1, f"{ASTARRA}.success": 4}


def test_the_hollow_poisons_who_fights_most(scene: type[Scene]) -> None:
    s = road(scene, "webbed-hollow", KARI, {"id": MOK, "engaged": ["ogres-minion"]})
    assert (s.hero(KARI)["conditions"], s.hero(MOK)["conditions"]) == ([], ["poisoned"])


@pytest.mark.rule("R-15")
def test_in_the_hollow_everybody_is_tied_where_nobody_fights(scene: type[Scene]) -> None:
    s = road(scene, "webbed-hollow", KARI, MOK)
    assert (s.prompt.kind, s.prompt.options) == ("choose-hero", (KARI, MOK))


@pytest.mark.rule("HT-804")
def test_the_hollow_poisons_nobody_twice(scene: type[Scene]) -> None:
    s = road(scene, "webbed-hollow", KARI, {"id": MOK, "engaged": ["ogres-minion"], "conditions": ["poisoned"]})
    assert s.changed() == {}


# -- Ruined Chapel -----------------------------------------------------------------------------------


def test_a_rest_in_the_chapel_may_comfort_another(scene: type[Scene]) -> None:
    spec: dict[str, Any] = {"hero_dice": [MISS]}
    heroes: list[Any] = [{"id": KARI, "wounds": 3}, {"id": MOK, "wounds": 2}, {"id": ASTARRA, "wounds": 3}]
    s = acting(scene, "ruined-chapel", *heroes, **spec).answer(REST)
    assert (s.prompt.kind, s.prompt.chooser) == ("use", KARI)
    s.answer("ruined-chapel")
    assert s.prompt.options == (MOK, ASTARRA)
    s.answer(ASTARRA)
    assert [s.wounds(hero) for hero in (KARI, MOK, ASTARRA)] == [3, 2, 2]


@pytest.mark.rule("HT-801", "R-02")
def test_a_hero_who_falls_in_the_cleanup_of_a_rest_comforts_nobody(scene: type[Scene]) -> None:
    kari = {"id": KARI, "wounds": 14, "engaged": ["ogres-master", "ogres-minion"]}
    s = acting(
        scene, "ruined-chapel", kari, {"id": MOK, "wounds": 2}, {"id": ASTARRA, "wounds": 3}, hero_dice=["success"],
        enemy_dice=["counterattack", "counterattack"],
    ).answer(REST, ())  # fmt: skip
    assert s.hero(KARI)["defeated"]
    assert (s.prompt.kind, s.prompt.chooser) == ("second-turn", MOK), "nothing else was asked"
    assert [s.wounds(hero) for hero in (MOK, ASTARRA)] == [2, 3]


def test_other_actions_in_the_chapel_comfort_nobody(scene: type[Scene]) -> None:
    s = acting(scene, "ruined-chapel", MOK, {"id": KARI, "wounds": 3}, hero_dice=[MISS, MISS], decks=NOTHING)
    assert s.answer(EXPLORE).wounds(KARI) == 3


def test_undead_in_the_chapel_strike_harder(scene: type[Scene]) -> None:
    s = acting(
        scene, "ruined-chapel", {"id": KARI, "engaged": ["zombies-minion"]},
        shadows=["reanimates-master", hidden("zombies-master"), "ogres-minion"],
    ).t  # fmt: skip
    attacks = {enemy: values.attack(s, enemy) for enemy in s.enemies()}
    assert attacks == {"zombies-minion-1": 2, "reanimates-master": 3, "zombies-master": 0, "ogres-minion-1": 2}


# -- Night Docks -------------------------------------------------------------------------------------


@pytest.mark.rule("HT-008")
@pytest.mark.parametrize(("progress", "asked"), [(1, False), (2, True)])
def test_two_progress_make_an_unseen_enemy_vanish(scene: type[Scene], progress: int, asked: bool) -> None:
    s = road(scene, "night-docks", leader=MOK, progress=progress, shadows=[hidden("ogres-minion"), "ogres-master"])
    if not asked:
        assert s.changed() == {}
        return
    assert (s.prompt.kind, s.prompt.chooser) == ("use", MOK)
    s.answer("night-docks")
    assert s.changed() == {
        "night-docks.progress": 0, "ogres-minion-1.zone": "discard:enemy", "ogres-minion-1.faceup": True,
    }  # fmt: skip
    assert not s.session.undo_is_free(), "who it was is known now"


@pytest.mark.rule("R-09")
def test_with_nobody_unseen_the_docks_take_nothing(scene: type[Scene]) -> None:
    assert road(scene, "night-docks", progress=5, shadows=["ogres-master"]).changed() == {}


def test_the_docks_come_before_the_decision_to_travel(scene: type[Scene]) -> None:
    s = road(scene, "night-docks", progress=9, shadows=[hidden("ogres-minion")], decks={"location": ["dark-forest"]})
    s.answer("night-docks")
    assert s.session.state.node == "round_end", "7 of 8: no longer fully explored"


# -- Bone Pit ----------------------------------------------------------------------------------------


@pytest.mark.rule("R-14")
def test_the_pit_gives_up_a_minion_until_it_is_explored(scene: type[Scene]) -> None:
    discards = {"enemy": ["ogres-master", "bandits-minion", "ogres-minion"]}
    s = road(scene, "bone-pit", progress=7, discards=discards)
    assert s.changed() == {"bandits-minion-1.zone": "shadows"}
    assert road(scene, "bone-pit", progress=8, discards=discards, decks={"location": []}).changed() == {}


def test_an_empty_pit_gives_up_nobody(scene: type[Scene]) -> None:
    assert road(scene, "bone-pit", discards={"enemy": ["ogres-master"]}).changed() == {}


# -- Rune Forge --------------------------------------------------------------------------------------


def test_a_wound_at_the_forge_buys_focus_before_any_action(scene: type[Scene]) -> None:
    s = acting(scene, "rune-forge", KARI, hero_dice=[MISS]).answer(REST, "rune-forge")
    assert s.hero(KARI)["conditions"] == ["focused"]
    assert (s.wounds(KARI), s.prompt.options) == (1, ("focused-1",))


@pytest.mark.rule("R-09")
def test_who_is_focused_cannot_pay_at_the_forge(scene: type[Scene]) -> None:
    s = acting(scene, "rune-forge", {"id": KARI, "conditions": ["focused"]}, hero_dice=[MISS]).answer(REST)
    assert s.prompt.data["window"] == "roll"


@pytest.mark.rule("R-02", "R-08")
def test_the_wound_of_the_forge_may_be_the_last_and_cannot_be_prevented(scene: type[Scene]) -> None:
    avric = {"id": "avric-albright", "tokens": 3}
    s = acting(scene, "rune-forge", {"id": KARI, "wounds": 20}, avric, hero_dice=[]).answer(REST, "rune-forge")
    assert s.hero(KARI)["defeated"]
    assert s.hero("avric-albright")["tokens"] == 3
    assert s.notes("roll") == []


# -- Blighted Moor -----------------------------------------------------------------------------------


def test_the_moor_poisons_or_tires_each_hero_as_that_hero_likes(scene: type[Scene]) -> None:
    s = road(scene, "blighted-moor", KARI, MOK, leader=MOK)
    assert (s.prompt.kind, s.prompt.chooser) == ("either", MOK)
    s.answer("1")
    assert s.prompt.chooser == KARI
    s.answer("2", "scout-caution")
    assert (s.hero(MOK)["conditions"], s.hero(MOK)["exhausted"]) == (["poisoned"], [])
    assert (s.hero(KARI)["conditions"], s.hero(KARI)["exhausted"]) == ([], ["scout-caution"])


@pytest.mark.rule("HT-007")
def test_on_the_moor_who_is_poisoned_must_tire_and_who_is_tired_must_be_poisoned(scene: type[Scene]) -> None:
    s = road(scene, "blighted-moor", {"id": KARI, "conditions": ["poisoned"]}, {"id": MOK, "exhausted": HEALER})
    assert s.prompt.kind == "exhaust-card"
    s.answer("scout-caution")
    assert s.hero(MOK)["conditions"] == ["poisoned"]


# -- Gallows Ward ------------------------------------------------------------------------------------


def test_masters_in_the_ward_strike_harder(scene: type[Scene]) -> None:
    t = acting(
        scene, "gallows-ward", {"id": KARI, "engaged": ["ogres-master"]},
        shadows=["bandits-master", "bandits-minion", hidden("cave-spiders-master")],
    ).t  # fmt: skip
    attacks = {enemy: values.attack(t, enemy) for enemy in t.enemies()}
    assert attacks == {"ogres-master": 3, "bandits-master": 3, "bandits-minion-1": 1, "cave-spiders-master": 0}


@pytest.mark.parametrize(("enemy", "wounds"), [("bandits-master", 1), ("ogres-minion-1", 2)])
def test_the_fall_of_a_master_in_the_ward_heartens_each_hero(scene: type[Scene], enemy: str, wounds: int) -> None:
    health = {"bandits-master": 3, "ogres-minion-1": 4}[enemy]
    s = acting(
        scene, "gallows-ward", {"id": KARI, "wounds": 2, "tokens": 1}, {"id": TRENLOE, "wounds": 2},
        shadows=[hurt(enemy, health - 1)], hero_dice=[MISS],
    ).answer(REST, KARI)  # fmt: skip
    assert s.where(enemy) == "discard:enemy"
    assert (s.wounds(KARI), s.wounds(TRENLOE)) == (wounds, wounds)


# -- Sunken Library ----------------------------------------------------------------------------------


def test_progress_in_the_library_may_become_focus(scene: type[Scene]) -> None:
    s = acting(scene, "sunken-library", MOK, hero_dice=["success", MISS], decks=NOTHING).answer(EXPLORE)
    assert (s.prompt.kind, s.prompt.chooser) == ("use", MOK)
    s.answer("sunken-library")
    assert (s.all()["location"]["progress"], s.hero(MOK)["conditions"]) == (0, ["focused"])


@pytest.mark.parametrize(
    ("mok", "faces"),
    [({}, [MISS, MISS]), ({"conditions": ["focused"]}, ["success", MISS])],
    ids=["no progress", "focused"],
)
def test_the_library_asks_nobody_without_progress_or_need(
    scene: type[Scene], mok: dict[str, Any], faces: list[str]
) -> None:
    s = acting(scene, "sunken-library", {"id": MOK} | mok, hero_dice=faces, decks=NOTHING).answer(EXPLORE)
    while s.session.prompt is not None:
        assert "sunken-library" not in s.prompt.options
        s.answer(())
    assert s.hero(MOK)["conditions"] == mok.get("conditions", [])


def test_in_the_library_other_actions_do_not_ask(scene: type[Scene]) -> None:
    s = acting(scene, "sunken-library", KARI, progress=3, hero_dice=[MISS]).answer(REST)
    assert s.all()["location"]["progress"] == 3


# -- all of them -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, quest, *_ in LOCATIONS if not quest])
def test_a_location_does_nothing_in_the_enemy_phase(scene: type[Scene], name: str) -> None:
    s = night(scene, {"id": KARI, "engaged": [tired("bandits-minion")]}, MOK, location={"id": name, "progress": 2})
    assert s.changed() == {}
