"""The rulings on single cards and quests (parts 14.2 and 14.3 of the content)."""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure import values
from game.adventure.wounds import suffer
from tests.warhammer_quest.table import IRON, PRIEST, QUIET, REST, WAY, WIZARD, Scene, hero

DARK, WALL, ADVANCE = "ironbreaker-into-the-dark", "ironbreaker-shield-wall", "ironbreaker-inexorable-advance"
BOY, BOYS = "orc-boys-standard-1", "orc-boys-elite"


def turn(scene: type[Scene], first: dict[str, Any], *others: dict[str, Any], **spec: Any) -> Scene:
    """The first hero has a turn, then the second."""
    party = [first, *(others or [hero(WAY if first["id"] != WAY else IRON)])]
    return scene(**QUIET | {"heroes": party, "turns": [hero["id"] for hero in party[:2]]} | spec)


# -- action cards ------------------------------------------------------------------------------------


@pytest.mark.rule("W-101")
def test_the_wall_engages_before_the_dice(scene: type[Scene]) -> None:
    s = turn(scene, hero(), hero(WAY, engaged=[BOY]), hero_dice=["success"], enemy_dice=["blank"])
    s.answer(WALL)
    s.answer(BOY)
    s.settled()
    assert s.t.host(BOY) == IRON


@pytest.mark.rule("W-103")
def test_what_rests_exhausts_after_the_dice(scene: type[Scene]) -> None:
    s = turn(scene, hero(engaged=[BOY]), hero_dice=["success"] * 2, enemy_dice=["blank"]).answer(REST[IRON])
    assert s.prompt.kind == "choose-enemy"
    s.settled()
    assert s.answer(BOY).board.pieces[BOY].exhausted


@pytest.mark.rule("W-104")
def test_an_enemy_just_engaged_may_be_shot_and_gives_its_die(scene: type[Scene]) -> None:
    s = turn(scene, hero(WAY), shadows=[BOY], hero_dice=["success"], enemy_dice=["blank"])
    s.answer("waywatcher-deadly-shot", BOY)
    assert s.wounds(BOY) == 1
    s.settled()


@pytest.mark.rule("W-105")
def test_the_exhausted_enemy_may_be_the_one_that_retreats(scene: type[Scene]) -> None:
    s = turn(scene, hero(WAY, engaged=[BOY]), hero_dice=["success"] * 2, enemy_dice=[]).answer(REST[WAY], BOY)
    assert (s.where(BOY), s.board.pieces[BOY].exhausted) == ("shadows", True)


@pytest.mark.rule("W-106")
def test_both_recover_also_without_a_success(scene: type[Scene]) -> None:
    s = turn(scene, hero(PRIEST, wounds=3), hero(wounds=3), hero_dice=["defense"] * 2).answer("priest-sigmars-light")
    assert (s.wounds(PRIEST), s.wounds(IRON)) == (2, 2)


@pytest.mark.rule("W-107")
def test_whoever_is_empowered_gains_nothing_more(scene: type[Scene]) -> None:
    s = turn(scene, hero(PRIEST), hero(conditions=["empowered"]), hero_dice=["defense"])
    s.answer("priest-blessing-of-iron")
    while s.prompt.kind == "choose-hero":
        s.answer(PRIEST)
    assert s.hero(PRIEST)["conditions"] == s.hero(IRON)["conditions"] == ["empowered"]


@pytest.mark.rule("W-108")
def test_the_second_target_is_in_the_same_zone(scene: type[Scene]) -> None:
    s = turn(scene, hero(WIZARD), hero(engaged=[BOY]), shadows=["ghouls-elite", "rat-swarms-elite"],
             hero_dice=["success"] * 2, enemy_dice=[]).answer("wizard-sheet-of-flame", [], "ghouls-elite")  # fmt: skip
    assert s.prompt.options == ("rat-swarms-elite",)


@pytest.mark.rule("W-109")
def test_the_target_of_the_flames_decides_and_pays(scene: type[Scene]) -> None:
    tired = [DARK, ADVANCE]
    s = turn(scene, hero(WIZARD), hero(exhausted=tired), hero_dice=["defense"] * 2).answer("wizard-fan-the-flames")
    assert (s.prompt.kind, s.prompt.chooser) == ("ready-card", IRON)
    s.answer(DARK)
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", IRON)
    s.answer("yes", WALL)
    assert (s.wounds(IRON), s.hero(IRON)["exhausted"], s.tokens(WALL)) == (1, [], 1)


@pytest.mark.rule("W-110")
def test_the_treasure_of_a_discarded_card_is_kept(scene: type[Scene]) -> None:
    s = turn(scene, hero(WIZARD, trained=["wizard-beacon"]), decks={"dungeon": ["grave-goods"], "gear": ["oak-staff"]},
             hero_dice=["defense"] * 2).answer("wizard-beacon", "deck", "equip", "discard")  # fmt: skip
    assert s.hero(WIZARD)["gear"][0]["card"] == "oak-staff"
    assert s.hero(WIZARD)["conditions"] == []
    assert s.all()["location"]["progress"] == 1


# -- enemies -----------------------------------------------------------------------------------------


def activated(scene: type[Scene], *party: dict[str, Any], **spec: Any) -> Scene:
    """One enemy phase, to its last activation."""
    return scene(**{"heroes": list(party), "node": "enemy_turn", "stop_at": "ready_enemies"} | spec)


@pytest.mark.rule("W-111")
def test_a_bat_with_the_freest_hero_stays_itself_counted(scene: type[Scene]) -> None:
    bat = "giant-bats-standard-1"
    s = activated(scene, hero(engaged=[bat]), hero(WAY, engaged=["rat-swarms-elite", "ghouls-elite"]))
    assert s.t.host(bat) == IRON
    s = activated(scene, hero(engaged=[bat]), hero(WAY))
    assert s.t.host(bat) == WAY


@pytest.mark.rule("W-113")
def test_a_standard_ghoul_inflicts_nothing(scene: type[Scene]) -> None:
    s = activated(scene, hero(engaged=["ghouls-standard"]), hero(WAY))
    assert (s.wounds(IRON), s.hero(IRON)["conditions"]) == (0, ["sickened"])


@pytest.mark.rule("W-115")
def test_without_tokens_the_party_chooses_whom_the_knife_singles_out(scene: type[Scene]) -> None:
    s = activated(scene, hero(), hero(WAY), shadows=["ratman-knives-standard"])
    assert (s.prompt.kind, set(s.prompt.options)) == ("choose-hero", {IRON, WAY})
    s = activated(scene, hero(), hero(WAY, tokens={REST[WAY]: 1}), shadows=["ratman-knives-standard"])
    assert s.wounds(WAY) == 2


@pytest.mark.rule("W-116")
def test_a_troll_heals_before_it_comes(scene: type[Scene]) -> None:
    s = activated(scene, hero(), hero(WAY), shadows=[{"card": "cave-trolls-elite", "wounds": 3}])
    assert (s.wounds("cave-trolls-elite"), s.t.host("cave-trolls-elite")) == (1, IRON)


@pytest.mark.rule("W-117")
def test_the_fall_of_an_elite_veteran_exhausts_every_greenskin(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(engaged=["orc-veterans-elite", BOY]), hero(WAY, engaged=["ghouls-elite"])],
              nemesis={"place": "shadows"}, shadows=[{"card": BOYS, "facedown": True}])  # fmt: skip
    suffer(s.t, "orc-veterans-elite", 9, "effect", "test")
    tired = {enemy for enemy in s.t.enemies() if s.board.pieces[enemy].exhausted}
    assert tired == {BOY, "odious-grump"}, "a facedown one has no trait"


@pytest.mark.rule("W-118")
def test_the_warp_bolt(scene: type[Scene]) -> None:
    s = activated(scene, hero(engaged=["ghouls-elite", {"card": BOYS, "exhausted": True}]), hero(WAY), hero(PRIEST),
                  shadows=["warlock-engineers-standard"], leader=WAY)  # fmt: skip
    assert s.wounds(WAY) >= 1
    s = scene(heroes=[hero(engaged=["warlock-engineers-elite", "rat-swarms-elite", BOYS]), hero(WAY)])
    s.does("activate(this)", this="warlock-engineers-elite")
    assert (s.wounds(IRON), s.wounds(WAY), s.wounds("rat-swarms-elite"), s.wounds(BOYS)) == (1, 1, 1, 0)


@pytest.mark.rule("W-119")
def test_a_beast_counts_itself(scene: type[Scene]) -> None:
    beast = "rat-beasts-standard-1"
    s = activated(scene, hero(engaged=[beast, {"card": BOY, "exhausted": True}]),
                  hero(WAY, engaged=[{"card": "ghouls-elite", "exhausted": True}]))  # fmt: skip
    assert s.t.host(beast) == IRON


@pytest.mark.rule("W-120")
def test_slip_from_the_shadows_takes_progress_only(scene: type[Scene]) -> None:
    s = scene(quest="the-long-chase", location={"id": "guild-vaults", "progress": 3}, nemesis={"place": "shadows"},
              decks={"location": []})  # fmt: skip
    s.does("activate(nemesis)")
    assert s.all()["location"]["progress"] == 2
    assert s.where("the-grey-courier") == "shadows"


@pytest.mark.rule("W-121")
def test_scatter_shot_follows_the_retreat(scene: type[Scene]) -> None:
    party = [hero(engaged=["the-engine-master"]), hero(WAY)]
    s = activated(scene, *party, quest="waaagh", from_pool=["the-engine-master"])
    assert s.prompt.kind == "distribute"
    assert s.where("the-engine-master") == "shadows"


@pytest.mark.rule("W-122")
def test_the_red_fist_counts_himself_and_goads_others(scene: type[Scene]) -> None:
    party = [hero(engaged=[BOY]), hero(WAY)]
    s = scene(**QUIET, quest="waaagh", heroes=party, nemesis={"place": IRON}, hero_dice=["defense"] * 2,
              enemy_dice=["threat", "blank"]).answer(REST[IRON])  # fmt: skip
    assert s.wounds(IRON) == 2
    s = scene(quest="waaagh", nemesis={"place": IRON}, location={"id": "old-culvert"}).does("activate(nemesis)")
    assert s.wounds(IRON) == 3 + 1, "there is none but himself"


# -- locations, dungeon cards, gear ------------------------------------------------------------------


@pytest.mark.rule("W-123")
@pytest.mark.parametrize(("progress", "claims"), [(6, True), (7, False), (5, False)])
def test_the_vaults_open_for_the_action_that_fills_them(scene: type[Scene], progress: int, claims: bool) -> None:
    s = turn(scene, hero(), quest="the-poisoned-wells", location={"id": "guild-vaults", "progress": progress},
             hero_dice=["success", "defense"]).answer(DARK)  # fmt: skip
    assert (s.prompt.kind == "treasure") == claims


@pytest.mark.rule("W-124")
def test_the_bridge_hides_the_shadows_only(scene: type[Scene]) -> None:
    s = turn(scene, hero(WIZARD), hero(engaged=[BOY, BOYS]), quest="the-poisoned-wells", shadows=["ghouls-elite"],
             location={"id": "hanging-bridge"}).answer("wizard-sheet-of-flame", [])  # fmt: skip
    assert set(s.prompt.options) == {BOY, BOYS}


@pytest.mark.rule("W-125")
def test_an_elite_left_behind_at_the_bridge_is_not_defeated(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="location", location={"id": "troll-bridge", "progress": 7}, shadows=[BOYS],
              heroes=[hero(wounds=3), hero(WAY)], decks={"location": ["glowing-foundry"]}).answer("yes")  # fmt: skip
    assert s.wounds(IRON) == 3
    fought = scene(quest="waaagh", location={"id": "troll-bridge"}, heroes=[hero(wounds=3, engaged=[BOYS]), hero(WAY)])
    assert fought.does("suffer(enemy(mine), 9)").wounds(IRON) == 2


@pytest.mark.rule("W-126")
def test_the_banner_helps_until_it_is_explored(scene: type[Scene]) -> None:
    for progress, resilience in ((5, 2), (6, 1)):
        s = scene(quest="waaagh", nemesis={"place": "shadows"}, location={"id": "the-war-banner", "progress": progress})
        assert values.resilience(s.t, "the-red-fist") == resilience


@pytest.mark.rule("W-127")
def test_the_burning_quarter_burns_newcomers_too(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="location", location={"id": "troll-bridge", "progress": 7}, stop_at="peril",
              heroes=[hero(), hero(WAY), hero(PRIEST)], decks={"location": ["burning-quarter"]})  # fmt: skip
    s.answer("yes")
    free = [name for name in (IRON, WAY, PRIEST) if not s.t.engaged(name)]
    assert free
    assert all(s.wounds(name) >= 1 for name in free)


@pytest.mark.rule("W-128")
@pytest.mark.parametrize(("face", "kept"), [("success+defense", True), ("critical", True), ("defense", False)])
def test_the_fungus_asks_for_any_success(scene: type[Scene], face: str, kept: bool) -> None:
    s = turn(scene, hero(items=["elfcap-fungus"]), hero_dice=[face, "defense", "defense"])
    s.answer(REST[IRON], "elfcap-fungus")
    assert (s.hero(IRON)["exhausted"] == []) == kept


@pytest.mark.rule("W-129")
def test_the_candle_stops_move_and_effect(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="peril", peril=1, heroes=[hero(items=["warding-candle"]), hero(WAY)],
              counters={"town": 5}, shadows=["ghouls-elite"])  # fmt: skip
    while s.prompt.kind != "use":
        s.answer(s.prompt.options[0])
    s.answer("warding-candle")
    assert s.all()["peril"] == 1
    assert s.all()["counters"]["town"] == 4, "what begins the phase still happens"
    assert s.all()["leader"] == WAY


@pytest.mark.rule("W-130")
def test_spikes_and_rope_take_off_what_is_spawned(scene: type[Scene]) -> None:
    s = scene(node="location", location={"id": "old-culvert", "progress": 5}, decks={"location": ["beggars-warren"]},
              heroes=[hero(items=["iron-spikes"], gear=["rope-harness"]), hero(WAY)]).answer("yes")  # fmt: skip
    assert set(s.prompt.options) == {"iron-spikes", "rope-harness"}
    s.answer("iron-spikes", "rope-harness")
    assert s.t.engaged(IRON) == s.t.engaged(WAY) == []


@pytest.mark.rule("W-131")
def test_the_gong_wakes_one_enemy_of_each_hero(scene: type[Scene]) -> None:
    tired = [{"card": card, "exhausted": True} for card in (BOY, BOYS)]
    s = turn(scene, hero(engaged=tired), hero(WAY, engaged=[{"card": "ghouls-elite", "exhausted": True}]),
             decks={"dungeon": ["alarm-gong"]}, hero_dice=["defense"] * 2, enemy_dice=[]).answer(DARK, [])  # fmt: skip
    assert set(s.prompt.options) == {BOY, BOYS}
    s.answer(BOYS)
    ready = [enemy for enemy in s.t.enemies() if not s.board.pieces[enemy].exhausted]
    assert ready == [BOYS, "ghouls-elite"]


@pytest.mark.rule("W-132")
def test_the_rope_hurts_all_where_nobody_has_a_token(scene: type[Scene]) -> None:
    dice = ["defense"] * 2
    s = turn(scene, hero(), decks={"dungeon": ["cut-rope"]}, hero_dice=dice).answer(DARK, [])
    assert (s.wounds(IRON), s.wounds(WAY)) == (1, 1)
    s = turn(scene, hero(), hero(WAY, tokens={REST[WAY]: 2}), decks={"dungeon": ["cut-rope"]}, hero_dice=dice)
    s.answer(DARK, [])
    assert (s.wounds(IRON), s.hero(WAY)["tokens"]) == (0, {})


@pytest.mark.rule("W-134")
def test_the_cloak_does_not_take_conditions_off(scene: type[Scene]) -> None:
    assert scene(heroes=[hero(conditions=["sickened"], gear=["night-cloak"]), hero(WAY)]).hero(IRON)["conditions"]


@pytest.mark.rule("W-135")
def test_the_lantern_draws_another_card_and_keeps_the_treasure(scene: type[Scene]) -> None:
    s = turn(scene, hero(gear=["hooded-lantern"], capacity=2), hero_dice=["defense"] * 2, enemy_dice=[],
             decks={"dungeon": ["grave-goods", "short-cut"], "gear": ["oak-staff"]})  # fmt: skip
    s.answer(DARK, "deck", "equip", [], "hooded-lantern")
    assert s.all()["decks"]["dungeon"] == ["grave-goods"]
    assert s.all()["location"]["progress"] == 2
    assert len(s.hero(IRON)["gear"]) == 2


@pytest.mark.rule("W-136")
def test_the_oath_protects_others_and_no_costs(scene: type[Scene]) -> None:
    party = [hero(WIZARD), hero(gear=["gate-wardens-oath"])]
    s = turn(scene, *party, shadows=["ghouls-elite"], hero_dice=["defense"] * 2, enemy_dice=[])
    s.answer("wizard-sheet-of-flame", "yes")
    assert s.wounds(WIZARD) == 1, "a cost"
    s = scene(heroes=party)
    s.does("suffer(you, 2)")
    assert s.wounds(IRON) == 2, "the bearer's own wounds"


@pytest.mark.rule("W-138")
def test_the_cloak_of_leaves_sends_enemies_away_exhausted(scene: type[Scene]) -> None:
    s = turn(scene, hero(WAY, gear=["cloak-of-leaves"], engaged=[BOY]), hero_dice=["defense"], enemy_dice=["blank"])
    s.answer("waywatcher-deadly-shot", "cloak-of-leaves")
    while s.prompt.kind == "choose-enemy":
        s.answer(BOY)
    assert (s.where(BOY), s.board.pieces[BOY].exhausted) == ("shadows", True)


# -- quests ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-202")
def test_a_nemesis_of_the_peril_track_comes_to_the_leader_and_may_be_thrown_back(scene: type[Scene]) -> None:
    full = ["rat-swarms-standard", "rat-swarms-standard", "rat-swarms-elite"]
    s = scene(node="peril", peril=4, heroes=[hero(engaged=full), hero(WAY)], location={"id": "old-culvert"})
    assert (s.where("odious-grump"), s.wounds(IRON)) == ("shadows", 2)


@pytest.mark.rule("W-203")
def test_grump_goes_home_and_gives_progress_up_to_the_value(scene: type[Scene]) -> None:
    s = scene(nemesis={"place": IRON, "wounds": 5}, location={"id": "old-culvert", "progress": 3})
    s.does("suffer(nemesis, 1)")
    assert (s.where("odious-grump"), s.wounds("odious-grump")) == ("lair", 0)
    assert s.all()["location"]["progress"] == 5


@pytest.mark.rule("W-204")
def test_a_grump_just_spawned_activates_at_once(scene: type[Scene]) -> None:
    s = scene(node="peril", peril=7, leader=WAY, location={"id": "old-culvert"})
    assert s.wounds(WAY) == 2
    assert not s.board.pieces["odious-grump"].exhausted


@pytest.mark.rule("W-205", "WQ-022")
def test_the_warpstone_is_buried_unseen(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", node="setup")
    deck = s.all()["decks"]["dungeon"]
    assert deck.index("warpstone") >= 3
    assert not s.t.faceup("warpstone")


@pytest.mark.rule("W-205", "WQ-1004")
def test_the_warpstone_that_is_looked_at_is_the_card_that_is_drawn(scene: type[Scene]) -> None:
    """It cannot be put under the deck (C2-2)."""
    s = scene(quest="the-poisoned-wells", heroes=[hero(WAY, trained=["waywatcher-paths-unseen"]), hero()],
              location={"id": "watch-house"}, decks={"dungeon": ["short-cut", "warpstone", "ambush"]},
              hero_dice=["defense"] * 3).answer("waywatcher-paths-unseen")  # fmt: skip
    assert s.hero(WAY)["items"] == ["warpstone"]
    assert s.all()["decks"]["dungeon"] == ["ambush", "short-cut"]


@pytest.mark.rule("W-206")
def test_the_warpstone_of_the_fallen_goes_to_the_next_hero(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", heroes=[hero(items=["warpstone"]), hero(WAY)]).does("suffer(you, 99)")
    assert s.hero(WAY)["items"] == ["warpstone"]


@pytest.mark.rule("W-207", "WQ-1205")
@pytest.mark.parametrize(("holder", "outcome"), [(WAY, "victory"), ("", "")])
def test_anybody_may_hold_the_warpstone_for_the_victory(scene: type[Scene], holder: str, outcome: str) -> None:
    party = [hero(name, items=["warpstone"] if name == holder else []) for name in (IRON, WAY)]
    s = scene(quest="the-poisoned-wells", form="single", node="location", heroes=party, decks={"location": []},
              location={"id": "the-cistern", "progress": 8}, stop_at="peril")  # fmt: skip
    assert s.all()["outcome"] == outcome


@pytest.mark.rule("W-209")
def test_the_courier_slips_away_with_his_wounds_and_comes_again_ready(scene: type[Scene]) -> None:
    s = scene(quest="the-long-chase", location={"id": "guild-vaults"}, nemesis={"place": IRON, "wounds": 4},
              decks={"location": ["flooded-works", "the-river-gate"]})  # fmt: skip
    s.does("activate(nemesis)")
    assert (s.where("the-grey-courier"), s.wounds("the-grey-courier")) == ("lair", 4)
    assert s.all()["location"]["progress"] == 2
    s.does("spawn_nemesis(leader)")
    assert not s.board.pieces["the-grey-courier"].exhausted


@pytest.mark.rule("W-210")
@pytest.mark.parametrize(("place", "outcome"), [("lair", "defeat"), ("shadows", "")])
def test_the_chase_is_lost_with_the_courier_in_the_lair(scene: type[Scene], place: str, outcome: str) -> None:
    s = scene(quest="the-long-chase", form="single", node="peril", peril=9, nemesis={"place": place},
              location={"id": "guild-vaults"}, stop_at="hero_phase")  # fmt: skip
    assert s.all()["outcome"] == outcome


@pytest.mark.rule("W-211")
def test_travel_spikes_a_gun_and_the_last_one_stays(scene: type[Scene]) -> None:
    s = scene(quest="the-long-fuse", node="location", location={"id": "troll-bridge", "progress": 7}, stop_at="peril",
              counters={"guns": 2}, decks={"location": ["the-powder-hall"]}).answer("yes")  # fmt: skip
    assert s.all()["counters"]["guns"] == 1


@pytest.mark.rule("W-212")
@pytest.mark.parametrize(("place", "outcome"), [("defeated", "victory"), ("shadows", "")])
def test_the_engine_master_must_have_been_defeated(scene: type[Scene], place: str, outcome: str) -> None:
    s = scene(quest="the-long-fuse", form="single", node="location", location={"id": "the-powder-hall", "progress": 7},
              decks={"location": []}, nemesis={"place": place}, counters={"guns": 1}, stop_at="peril")  # fmt: skip
    assert s.all()["outcome"] == outcome


@pytest.mark.rule("W-213")
def test_every_enemy_in_the_shadows_presses_the_town(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="peril", nemesis={"place": "shadows"}, location={"id": "old-culvert"},
              shadows=[{"card": BOY, "facedown": True}, BOYS], counters={"town": 5}, stop_at="hero_phase")  # fmt: skip
    assert s.all()["counters"]["town"] == 5 - 2


@pytest.mark.rule("W-214")
@pytest.mark.parametrize(("last", "zone"), [(False, "lair"), (True, "defeated")])
def test_the_red_fist_falls_at_the_banner_only(scene: type[Scene], last: bool, zone: str) -> None:
    places = [] if last else ["the-war-banner"]
    s = scene(quest="waaagh", form="single", nemesis={"place": IRON}, decks={"location": places, "dungeon": []},
              location={"id": "the-war-banner" if last else "troll-bridge", "progress": 0},
              heroes=[hero(tokens={ADVANCE: 2}), hero(WAY)], hero_dice=["critical"] * 14 + ["success"] * 2,
              enemy_dice=["blank"]).answer(ADVANCE, "2")  # fmt: skip
    assert s.where("the-red-fist") == zone
    assert (s.all()["outcome"] == "victory") == last


@pytest.mark.rule("W-215")
def test_a_town_without_strength_ends_the_quest_at_once(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", form="single", node="peril", peril=1, counters={"town": 1}, shadows=[BOY],
              location={"id": "old-culvert"})  # fmt: skip
    assert s.all()["outcome"] == "defeat"
    assert s.all()["peril"] == 1, "before the token moved"
