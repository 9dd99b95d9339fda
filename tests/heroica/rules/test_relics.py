"""The relics: HC-701 to HC-746."""

from __future__ import annotations

from typing import Any

import pytest

from tests.heroica.table import CUT, Play, Scene, hero

PARTY = {"form": "fellowship"}


@pytest.mark.rule("HC-232", "HC-704")
def test_a_guarded_relic_is_not_taken_while_a_guard_stands(play: Play) -> None:
    guarded = {"R": "the-idol guard=1"}
    scene = play("HRa..1", faces="skull", signs=guarded).walk("Ra")
    assert (scene.pack(), scene.where("R")) == ([], "R")
    scene = play("HR1", faces="sword sword", signs=guarded).walk("R")
    assert (scene.pack(), scene.where("R")) == (["goblin-warrior"], "R")  # reached before the guard fell
    scene = play("aRH1", hero(trail="R"), faces="sword", signs=guarded)
    assert scene.pack() == ["goblin-warrior"]


@pytest.mark.rule("HC-701", "HC-702", "HC-703", "HC-802")
def test_a_relic_is_a_thing_of_the_map_and_may_be_the_goal(play: Play) -> None:
    scene = play("HRa", faces="both", goal="take the-idol").walk("R")
    assert (scene.pack(), scene.goal_met) == (["the-idol"], "H")


@pytest.mark.rule("HC-702", "HC-214")
def test_one_relic_for_one_shield(play: Play) -> None:
    scene = play("H.1..2", hero("", "wand", "trident-of-atlantis", "chalice-of-life", health=2), faces="shield")
    scene.answer("roll", "chalice-of-life")
    assert (scene.health(), scene.asked) == (3, "")


@pytest.mark.rule("HC-705")
def test_rivals_hand_nothing_over(play: Play) -> None:
    assert play("HI", hero("knight", "life"), node="prepare").asked == ""


@pytest.mark.rule("HC-708", "HC-008")
@pytest.mark.parametrize(("relic", "uses"), [("crystal-of-deflection", 1), ("golden-apple-of-pythias", 2)])
def test_guards_prevent_damage_so_often_in_a_game(play: Play, relic: str, uses: int) -> None:
    for used in range(uses + 1):
        scene = play("aH3", hero("", relic, trail="a"), faces="skull", put={relic: {"used": used}})
        assert scene.asked == ("guard" if used < uses else "")
        if used < uses:
            scene.answer(relic)
            assert (scene.health(), scene.tokens(relic, "used"), scene.where()) == (4, used + 1, "a")


@pytest.mark.rule("HC-708")
def test_they_work_in_anybodys_turn_where_potions_do_not(play: Play) -> None:
    scene = play(
        "H.I", hero("", "sceptor-of-youth", health=3), hero("", "crystal-of-deflection", "defense"), faces="shield"
    )  # fmt: skip
    scene.answer("roll", "sceptor-of-youth")
    assert (scene.prompt.chooser, scene.options) == ("wizard", {"crystal-of-deflection"})
    assert scene.answer("crystal-of-deflection").health("I") == 4


@pytest.mark.rule("HC-711", "HC-222")
def test_the_ring_leads_through_monsters_and_past_them(play: Play) -> None:
    ring = hero("", "ring-of-the-eternal", "sextant")
    scene = play("Ha1gi2", ring, faces="shield").answer("roll", "ring-of-the-eternal", "a", "1", "g", "i", CUT)
    assert (scene.where(), scene.rolled()) == ("i", 1)
    ring = hero("", "ring-of-the-eternal")
    scene = play("Ha1#", ring, faces="shield").answer("roll", "ring-of-the-eternal", "a", "H", "a")
    assert scene.options == {"H"}  # nobody ends on a monster
    scene.answer(CUT)
    assert scene.rolled("fight") == 0


@pytest.mark.rule("HC-711")
def test_on_a_monsters_space_nothing_else_stops_the_hero(play: Play) -> None:
    scene = play("##o#\nHa1g", hero("", "ring-of-the-eternal"), faces="shield")
    scene.answer("roll", "ring-of-the-eternal", "a", "1", "g")
    assert (scene.where(), scene.rolled()) == ("g", 1)


@pytest.mark.rule("HC-711", "HC-208")
def test_the_ring_works_for_one_turn(play: Play) -> None:
    scene = play("HI", hero("", tokens={"ghost": 1}), node="turn_end")
    assert scene.tokens("H", "ghost") == 0


@pytest.mark.rule("HC-712", "HC-247")
def test_where_nothing_lies_behind_the_dagger_of_drandor_is_not_used(play: Play) -> None:
    assert play("H1#", hero("", "drandorian-dagger"), faces="shield").trophies() == ["goblin-warrior"]


@pytest.mark.rule("HC-712", "HC-308", "HC-248")
def test_behind_the_monster_the_fight_goes_on(play: Play) -> None:
    scene = play("H1a", hero("", "drandorian-dagger"), faces="shield skull").answer("drandorian-dagger")
    assert (scene.gold(), scene.health(), scene.where(), scene.gone("1")) == (1, 3, "a", False)


@pytest.mark.rule("HC-713", "HC-004")
def test_the_idol_costs_two_health_and_strikes_anywhere(play: Play) -> None:
    scene = play("H#2#3#4", hero("", "the-idol"), faces="shield").answer("roll", "the-idol")
    assert (scene.trophies(), scene.health()) == (["goblin-guardian"], 2)
    assert play("H#2", hero("", "the-idol", health=2), faces="shield").answer("roll").asked == ""
    assert play("Ha#3#4", hero("", "the-idol"), faces="shield").answer("roll").asked == "walk"


@pytest.mark.rule("HC-714")
def test_the_trident_thrown_and_held(play: Play) -> None:
    scene = play("H..1", hero("", "trident-of-atlantis"), faces="shield").answer("roll", "trident-of-atlantis")
    assert scene.trophies() == ["goblin-warrior"]
    scene = play("H1ag", hero("", "trident-of-atlantis"), faces="shield").answer("trident-of-atlantis")
    assert (scene.where(), scene.gone("1"), scene.node) == ("g", False, "turn_end")
    scene = play("H1a#", hero("", "trident-of-atlantis"), faces="shield sword").answer("trident-of-atlantis")
    assert scene.where() == "a"


@pytest.mark.rule("HC-715")
@pytest.mark.parametrize(("face", "gold"), [("shield", 2), ("sword", 1), ("skull", 0), ("both", 0)])
def test_the_blades_of_bounty(play: Play, face: str, gold: int) -> None:
    scene = play("H1", hero("", "blades-of-bounty"), faces=f"shield {face}").answer("blades-of-bounty")
    assert (scene.gold(), scene.trophies()) == (gold, ["goblin-warrior"])


@pytest.mark.rule("HC-716")
def test_the_chalice_of_life(play: Play) -> None:
    chalice = hero("", "chalice-of-life", health=2)
    assert play("H.", chalice, faces="shield").answer("roll", "chalice-of-life").health() == 3


@pytest.mark.rule("HC-717", "HC-704")
def test_the_scepter_of_summoning_sets_free_what_another_has_beaten(play: Play) -> None:
    scene = play("Ha.$.gI", hero("", "scepter-of-summoning"), hero("", "bat", "minotaur"), faces="shield")
    scene.answer("roll", "scepter-of-summoning")
    assert (scene.asked, scene.options) == ("carry-to", {"2,0", "4,0"})
    scene.answer("4,0")
    assert (scene.trophies("I"), scene.lies("bat")) == (["minotaur"], ["4,0"])
    scene = play("Ha...I", hero("", "scepter-of-summoning"), hero("", "bat"), faces="shield", **PARTY)
    assert scene.answer("roll").asked == "walk"


@pytest.mark.rule("HC-718")
def test_the_shuriken(play: Play) -> None:
    scene = play("Hag..1", hero("", "golden-shuriken-of-cassagyp"), faces="shield")
    scene.answer("roll", "golden-shuriken-of-cassagyp", "a", "g")
    assert (scene.where(), scene.trophies()) == ("g", ["goblin-warrior"])


LAMP = "genie-lamp-of-cassagyp"


@pytest.mark.rule("HC-719")
def test_the_lamp(play: Play) -> None:
    scene = play("Ha.I", hero("", LAMP, "key"), hero("", "ax", "key", "bat", gold=3), faces="shield shield")
    scene.answer("roll", LAMP)
    assert (scene.pack(), scene.pack("I"), scene.health()) == (["ax", LAMP, "key"], ["bat", "key"], 3)
    assert scene.tokens(LAMP, "used") == 1
    assert play("Ha", hero("", LAMP), faces="shield sword").answer("roll", LAMP).gold() == 3
    assert play("Ha", hero("", LAMP), faces="shield both").answer("roll", LAMP, "bow").pack() == ["bow", LAMP]
    assert play("Ha", hero("", LAMP), faces="shield skull").answer("roll", LAMP, "luck").pack() == [LAMP, "luck"]


@pytest.mark.rule("HC-719", "HC-905")
def test_with_fellows_the_lamp_robs_nobody(play: Play) -> None:
    scene = play("Ha.I", hero("", LAMP), hero("", "ax"), faces="shield shield", **PARTY).answer("roll", LAMP, "luck")
    assert (scene.pack(), scene.pack("I"), scene.health()) == ([LAMP, "luck"], ["ax"], 3)


@pytest.mark.rule("HC-719", "HC-008")
def test_the_lamp_works_three_times_in_a_game(play: Play) -> None:
    assert play("Ha", hero("", LAMP), faces="shield", put={LAMP: {"used": 3}}).answer("roll").asked == "walk"


@pytest.mark.rule("HC-720")
def test_the_helmet_of_protection(play: Play) -> None:
    scene = play("HR", faces="both", signs={"R": "helmet-of-protection"}).walk("R")
    assert (scene.health(), scene.t.most_health("cleric")) == (5, 5)
    scene = play("H", hero("knight", "helmet-of-protection", health=5), node="prepare", store=[])
    scene.answer("store", "helmet-of-protection")
    assert (scene.health(), scene.t.most_health("knight"), scene.asked) == (4, 4, "")


@pytest.mark.rule("HC-720", "HC-719")
def test_a_stolen_helmet_works_for_the_thief(play: Play) -> None:
    scene = play("Ha.I", hero("", LAMP), hero("", "helmet-of-protection", health=5), faces="shield shield")
    scene.answer("roll", LAMP)
    assert (scene.health(), scene.t.most_health("cleric"), scene.health("I")) == (4, 5, 4)


@pytest.mark.rule("HC-721")
def test_the_fang_of_fury(play: Play) -> None:
    scene = play("H1", hero("", "fang-of-fury", health=2), faces="shield").answer("fang-of-fury")
    assert (scene.health(), scene.trophies()) == (3, ["goblin-warrior"])


@pytest.mark.rule("HC-722")
def test_the_scepter_of_death_hurts_another_and_ends_the_turn(play: Play) -> None:
    scene = play("c..I", hero("", "scepter-of-death", at="c"), hero(at="I"), faces="shield", stop="turn")
    scene.answer("roll", "scepter-of-death")
    assert (scene.health("I"), scene.asked, scene.node) == (3, "", "turn")


@pytest.mark.rule("HC-722", "HC-905")
def test_a_fellow_may_refuse(play: Play) -> None:
    scene = play("Ha.I", hero("", "scepter-of-death"), hero(), faces="shield", **PARTY)
    scene.answer("roll", "scepter-of-death")
    assert (scene.asked, scene.prompt.chooser) == ("consent", "wizard")
    assert scene.answer(CUT).health("I") == 4


@pytest.mark.rule("HC-723", "HC-365")
def test_the_frost_scepter_freezes_another_hero_each_time(play: Play) -> None:
    frozen = {"frozen-last": "wizard"}
    scene = play("HaIJ", hero("", "frost-scepter"), faces="shield", tracks=frozen).answer("roll", "frost-scepter")
    assert (scene.tokens("J", "skip"), scene.tokens("I", "skip")) == (1, 0)


@pytest.mark.rule("HC-723")
def test_with_two_heroes_it_rests_for_an_own_turn(play: Play) -> None:
    scene = play("HaI", hero("", "frost-scepter"), faces="shield", tracks={"turns:cleric": 1})
    scene.answer("roll", "frost-scepter")
    assert scene.tokens("I", "skip") == 1
    last = {"froze:cleric": 1, "frozen-last": "wizard"}
    for turn, asked in ((2, "walk"), (3, "shield-move")):
        tracks = last | {"turns:cleric": turn}
        assert play("HaI", hero("", "frost-scepter"), faces="shield", tracks=tracks).answer("roll").asked == asked


@pytest.mark.rule("HC-724", "HC-402")
def test_the_blade_of_barresh(play: Play) -> None:
    scene = play("Ha1", hero("", "blade-of-barresh"), faces="shield").answer("roll", "blade-of-barresh", "a", "1")
    assert (scene.where(), scene.trophies()) == ("1", ["goblin-warrior"])
    scene = play("#1#\nHag2", hero("", "blade-of-barresh"), faces="shield sword")
    scene.answer("roll", "blade-of-barresh", "a", "g")
    assert sorted(scene.trophies()) == ["goblin-guardian", "goblin-warrior"]


# -- the copter

COPTER = "copter-automaton"


def flies(play: Play, drawing: str, faces: str, *pack: str, **more: Any) -> Scene:
    """A scene in which the copter of the first hero flies already; it stands on `C`."""
    return play(drawing, hero("", COPTER, *pack), faces=faces, copter="C", **more)


@pytest.mark.rule("HC-728", "HC-216", "HC-729")
def test_the_copter_is_put_on_the_own_space_and_flies_as_far_as_is_rolled(play: Play) -> None:
    scene = play("HoIBagi", hero("", COPTER, "sextant"), faces="shield shield").answer("roll", COPTER)
    assert scene.asked == "copter-return"
    assert scene.answer(CUT).options == {"a"}
    scene.answer("a")
    assert (scene.where(COPTER), scene.where()) == ("a", "H")


@pytest.mark.rule("HC-729")
def test_it_flies_over_low_squares_and_not_over_high_ones(play: Play) -> None:
    assert flies(play, "H.CWa#g", "sword").answer("roll").options == {"1,0", "a"}


@pytest.mark.rule("HC-729", "HC-307")
@pytest.mark.parametrize(
    ("face", "won", "back"), [("sword", True, False), ("skull", False, True), ("both", True, True)]
)
def test_beside_a_monster_it_fights_without_health(play: Play, face: str, won: bool, back: bool) -> None:
    scene = flies(play, "H.Ca1..", f"sword {face}").answer("roll", "a")
    assert (scene.trophies(), scene.health()) == (["goblin-warrior"] if won else [], 4)
    assert (COPTER in scene.pack()) == back


@pytest.mark.rule("HC-729", "HC-301")
def test_where_it_stands_beside_a_monster_it_must_fight(play: Play) -> None:
    scene = flies(play, "H.C1", "sword")
    assert (scene.trophies(), scene.rolled("move")) == (["goblin-warrior"], 0)


@pytest.mark.rule("HC-730", "HC-232", "HC-803")
def test_it_brings_one_thing_when_it_returns(play: Play) -> None:
    scene = flies(play, "H.CR", "both", goal="take the-idol").answer("roll", "R", "R")
    assert (scene.pack(), scene.goal_met) == ([], "")
    scene = flies(play, "H.CR", "both shield", goal="take the-idol", stop="level_end")
    scene.answer("roll", "R", "R")
    if scene.asked == "prepare":
        scene.answer(CUT)
    scene.answer("roll", "return")
    assert (scene.pack(), scene.goal_met) == ([COPTER, "the-idol"], "H")


@pytest.mark.rule("HC-730")
def test_it_is_called_off_empty_handed(play: Play) -> None:
    scene = flies(play, "H.C", "", node="prepare").answer(COPTER, CUT)
    assert (scene.pack(), scene.node) == ([COPTER], "act")


@pytest.mark.rule("HC-730", "HC-207")
def test_while_it_flies_the_hero_does_nothing(play: Play) -> None:
    assert flies(play, "1Ha.C", "", stop="turn").options == {"roll", "stay"}
    scene = play("c.C", hero("", COPTER, at="c"), copter="C", node="turn_end")
    assert scene.asked == ""
    scene = flies(play, "H.C", "", "life", node="prepare")
    assert (scene.asked, scene.options) == ("prepare", {COPTER})


@pytest.mark.rule("HC-729", "HC-657", "HC-652", "HC-651")
@pytest.mark.parametrize(("looks", "dealt"), [("east", 1), ("south", 1), ("west", 2)])
def test_it_deals_its_owners_damage_to_the_dragon_by_its_own_side(play: Play, looks: str, dealt: int) -> None:
    scene = flies(play, "LLCaH\nLL...", "sword", looks=looks)
    assert (scene.damage(), scene.where(COPTER), scene.tokens("0,0", "bar")) == (dealt, "C", 20 - dealt)
    scene = flies(play, "LLCaH\nLL...", "skull", looks=looks)
    assert (scene.damage(), scene.pack(), scene.t.track("contact"), scene.health()) == (0, [COPTER], 1, 4)


@pytest.mark.rule("HC-728", "HC-232")
def test_nobody_picks_up_a_copter_that_flies(play: Play) -> None:
    scene = play(
        "J.CIa", hero("", COPTER, at="J"), hero("sage", at="I"), hero(at="J"), copter="C", faces="skull", active="I"
    )  # fmt: skip
    scene.answer("roll", "C", CUT)
    assert scene.pack("I") == []


# -- the others


@pytest.mark.rule("HC-734")
def test_the_saber_strikes_and_its_venom_bites_in_the_next_turn(play: Play) -> None:
    scene = play("aH4gI", hero("", "saber-of-scales", trail="a"), hero(), faces="shield skull", stop="turn")
    scene.answer("saber-of-scales")
    assert (scene.damage(), scene.tokens("4", "venom:cleric"), scene.health()) == (1, 1, 1)
    scene = play("H.4.I", node="turn", put={"4": {"venom:cleric": 2, "venom:wizard": 1}})
    assert (scene.damage("H"), scene.damage("I"), scene.tokens("4", "bar")) == (2, 1, 1)


@pytest.mark.rule("HC-734")
def test_the_saber_is_for_bosses(play: Play) -> None:
    assert play("H1", hero("", "saber-of-scales"), faces="shield").trophies() == ["goblin-warrior"]


@pytest.mark.rule("HC-734", "HC-736", "HC-651")
def test_venom_on_the_dragon_is_flank_damage(play: Play) -> None:
    scale = hero("", "scepter-of-the-dragon-scale")
    scene = play("LL.H\nLL..", scale, node="turn", put={"0,0": {"venom:cleric": 1}})
    assert scene.damage() == 2


@pytest.mark.rule("HC-737")
def test_the_spell_bottle(play: Play) -> None:
    bottle = "spell-bottle-of-dimeria"
    scene = play("Ha", hero("", bottle, gold=2), faces="shield", store=["luck"]).answer("roll", bottle, "luck")
    assert (scene.pack(), scene.gold()) == (["luck", bottle], 1)
    assert play("Ha", hero("", bottle), faces="shield", store=["luck"]).answer("roll").asked == "walk"
    assert play("Ha", hero("", bottle, gold=2), faces="shield", store=[]).answer("roll").asked == "walk"
    found = play("Ha", hero("", bottle, gold=2), faces="shield", store=[], discarded=["frost"])
    found.answer("roll", bottle, "frost")
    assert (found.pack(), found.gold()) == (["frost", bottle], 0)


@pytest.mark.rule("HC-738", "HC-213")
def test_the_machete_rolls_a_draw_again(play: Play) -> None:
    scene = play("aH1", hero("", "orc-machete", trail="a"), faces="both both sword")
    scene.answer("orc-machete", "orc-machete")
    assert (scene.health(), scene.trophies()) == (4, ["goblin-warrior"])
    assert play("aH1", hero("", "orc-machete", trail="a"), faces="skull").health() == 3
    assert play("Ha", hero("", "orc-machete"), faces="both").answer("roll").asked == "walk"


@pytest.mark.rule("HC-741", "HC-742")
def test_the_war_horse(play: Play) -> None:
    horse = "war-horse-summoner"
    scene = play("Hagijlnp", hero("", horse), faces="shield skull").answer("roll", horse, "a", "g", "i")
    assert (scene.where(), scene.tokens("H", "mounted"), scene.asked) == ("i", 1, "")
    mounted = hero("", horse, tokens={"mounted": 1})
    assert play("Ha", mounted, faces="shield").answer("roll").asked == "walk"


@pytest.mark.rule("HC-741", "HC-215")
def test_the_shield_of_the_riders_roll_buys_no_skill(play: Play) -> None:
    horse = "war-horse-summoner"
    scene = play("Hagi1", hero("", horse, "wand"), faces="shield shield").answer("roll", horse)
    assert scene.asked == "walk"
    scene = play("HMag", hero("", horse, "wand"), faces="shield shield").answer("roll", horse)
    assert (scene.asked, scene.options) == ("shield-move", {"walk", "M"})


@pytest.mark.rule("HC-742")
@pytest.mark.parametrize("sign", "oO")
def test_a_rider_jumps_rocks_and_boulders_for_one_step(play: Play, sign: str) -> None:
    scene = play(f"Ha{sign}gi", hero(tokens={"mounted": 1}), faces="sword").answer("roll", "a", "g", "i")
    assert (scene.where(), scene.rolled(), scene.trail()) == ("i", 1, "gi")


@pytest.mark.rule("HC-742", "HC-526", "HC-522")
@pytest.mark.parametrize("sign", "oO")
def test_rocks_and_boulders_do_not_stop_a_rider(play: Play, sign: str) -> None:
    scene = play(f"#{sign}#\nHag", hero(tokens={"mounted": 1}), faces="both").walk("ag")
    assert (scene.where(), scene.rolled()) == ("g", 1)


@pytest.mark.rule("HC-743", "HC-226")
def test_nobody_ends_on_the_second_space_of_a_rider(play: Play) -> None:
    rider = hero(trail="a", tokens={"mounted": 1})
    scene = play("IgaHi", rider, hero(), faces="skull", active="I").answer("roll", "g", "a")
    assert scene.where("I") == "i"


@pytest.mark.rule("HC-743", "HC-419")
def test_all_else_reads_the_first_space(play: Play) -> None:
    rider = hero("knight", trail="a", gold=2, tokens={"mounted": 1})
    scene = play("#g#\nIaH\n#i#", rider, hero("pirate"), faces="shield", active="I")
    scene.answer("roll", "pirate", "a", "i", CUT)
    assert (scene.where("I"), scene.rolled("pirate")) == ("i", 0)


@pytest.mark.rule("HC-744")
def test_the_sceptor_of_youth(play: Play) -> None:
    scene = play("H...I.J", hero("", "sceptor-of-youth", health=2), faces="shield").answer("roll", "sceptor-of-youth")
    assert (scene.health(), scene.health("I"), scene.health("J")) == (3, 3, 4)


@pytest.mark.rule("HC-745")
def test_the_faerie_wand_carries_a_monster_and_begins_no_fight(play: Play) -> None:
    scene = play("Ha.1g4", hero("", "faerie-wand"), faces="shield skull").answer("roll", "faerie-wand")
    assert scene.options == {"a", "2,0", "1", "g"}
    scene.answer("a")
    assert (scene.where("1"), scene.rolled("fight"), scene.where()) == ("a", 0, "H")


@pytest.mark.rule("HC-746", "HC-008")
def test_the_bottle_of_mysterious_liquid(play: Play) -> None:
    bottle = "bottle-of-mysterious-liquid"
    assert play("Ha", hero("", bottle, health=1), faces="shield shield").answer("roll", bottle).health() == 4
    scene = play("Ha", hero("", bottle, gold=2), faces="shield sword").answer("roll", bottle, "yes", "ax")
    assert (scene.pack(), scene.gold()) == (["ax", bottle], 0)
    scene = play("Ha", hero("", bottle), faces="shield both").answer("roll", bottle)
    assert (scene.gold(), scene.health()) == (1, 3)
    assert play("Ha", hero("", bottle), faces="shield skull").answer("roll", bottle).tokens("H", "skip") == 1
    scene = play("Ha", hero("", bottle), faces="shield", put={bottle: {"used-in-level": 1}})
    assert scene.answer("roll").asked == "walk"
