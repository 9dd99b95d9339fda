"""Heroes, weapons, potions and the store: HC-401 to HC-454, and rolls HC-213 to HC-215."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.heroica.table import CUT, Play, hero


@pytest.mark.rule("HC-401", "HC-214")
def test_move_skills_answer_the_shield_of_a_move_roll_and_fight_skills_that_of_a_fight(play: Play) -> None:
    armed = ("ax", "dagger", "wand", "sword", "bow", "staff", "trident-of-atlantis", "fang-of-fury")
    scene = play("H.1", hero("knight", *armed, health=3), faces="shield").answer("roll")
    assert scene.options == {"walk", "H", "wand", "sword", "bow", "staff", "trident-of-atlantis"}
    scene = play("aH1g", hero("knight", *armed, health=3), faces="shield")
    assert scene.options == {"defeat", "ax", "dagger", "trident-of-atlantis", "fang-of-fury"}


@pytest.mark.rule("HC-005", "HC-401")
@pytest.mark.parametrize("face", ["sword", "skull", "both"])
def test_no_other_face_offers_a_skill(play: Play, face: str) -> None:
    assert play("Ha.1", hero("wizard"), faces=face).answer("roll").asked == "walk"


@pytest.mark.rule("HC-005")
def test_a_skill_that_would_change_nothing_is_not_offered(play: Play) -> None:
    scene = play("Hagijl", hero("druid", "wand", "staff", "chalice-of-life", "scepter-of-summoning"), faces="shield")
    assert scene.answer("roll").asked == "walk"


@pytest.mark.rule("HC-213", "HC-432")
def test_luck_rolls_again_as_often_as_one_has_it_and_the_last_face_stands(play: Play) -> None:
    scene = play("Hagijl", hero("", "luck", "luck"), faces="shield both skull").answer("roll", "luck", "luck", "a", "g")
    assert (scene.where(), scene.pack(), scene.asked) == ("g", [], "")
    assert len(scene.t.zone("discarded")) == 2


@pytest.mark.rule("HC-432")
def test_luck_is_for_rolls_of_the_own_hero_only(play: Play) -> None:
    crab = {"1": "king-crab"}
    scene = play("aH1gI", hero("", "luck", trail="a"), hero("", "luck"), faces="skull skull", signs=crab)
    scene.answer(CUT)
    assert (scene.asked, scene.where()) == ("crab-to", "a")


@pytest.mark.rule("HC-215")
def test_a_shield_on_a_table_buys_no_skill(play: Play) -> None:
    scene = play("Hc", hero("druid", health=2, at="c"), node="turn_end", faces="shield").answer("search")
    assert (scene.gold(), scene.health(), scene.node) == (2, 2, "turn")


# -- movement within skills


@pytest.mark.rule("HC-402", "HC-416")
def test_movement_in_a_skill_ends_next_to_a_monster_and_the_rest_comes_before_the_fight(play: Play) -> None:
    scene = play("#1#.\nHa2.", hero("knight"), faces="shield sword").answer("roll", "knight", "a", "2")
    assert scene.trophies() == ["goblin-guardian", "goblin-warrior"]


@pytest.mark.rule("HC-402", "HC-224")
def test_its_spaces_are_arrivals(play: Play) -> None:
    scene = play("H$1", hero("knight"), faces="shield").answer("roll", "knight", "$")
    assert (scene.gold(), scene.trophies()) == (1, ["goblin-warrior"])


@pytest.mark.rule("HC-402", "HC-222")
def test_it_is_up_to_and_gets_no_extra_steps(play: Play) -> None:
    scene = play("Hagi", hero("knight", "sextant", "speed"), faces="shield").answer("roll", "knight", "a", "g")
    assert (scene.where(), scene.asked) == ("g", "")
    assert play("Hagi", hero("knight"), faces="shield").answer("roll", "knight", CUT).where() == "H"


@pytest.mark.rule("HC-312", "HC-402", "HC-530")
def test_a_feature_of_the_space_is_met_after_the_fight_of_a_skill(play: Play) -> None:
    scene = play("#1#\nHf2", hero("knight"), faces="shield sword sword").answer("roll", "knight", "f", "2")
    assert (len(scene.trophies()), scene.gone("f")) == (2, True)


# -- reach


@pytest.mark.rule("HC-403", "HC-103", "HC-412")
@pytest.mark.parametrize(
    ("drawing", "reached"),
    [
        ("H...1", True), ("H....1", False), ("H.#\n#.1\n...", True), ("HI..1", True), ("H2..1", True), ("H.B1", False),
        ("HW.1", False), ("H.#1\n#...", False),
    ],
)  # fmt: skip
def test_the_wizard_reaches_four_around_corners(play: Play, drawing: str, reached: bool) -> None:
    node = "act" if "2" not in drawing else "turn_end"
    scene = play(drawing, hero("wizard"), faces="shield" if node == "act" else "", node=node)
    if node == "act":
        scene.answer("roll")
        assert (scene.asked == "shield-move") == reached
    else:
        assert scene.does("defeat(within(4), most=1)").trophies() == ["goblin-warrior"]


@pytest.mark.rule("HC-403", "HC-104", "HC-426")
@pytest.mark.parametrize(
    ("drawing", "reached"),
    [
        ("H....1", True), ("H.....1", False), ("HI..1", True), ("HW..1", True), ("H#..1", False), ("H.o.1", False),
        ("H$c.1", True), ("H..\n..1", False), ("H\n.\n1", True),
    ],
)  # fmt: skip
def test_the_bow_reaches_five_in_a_straight_line(play: Play, drawing: str, reached: bool) -> None:
    scene = play(drawing, hero("", "bow"), faces="shield").answer("roll")
    assert (scene.asked == "shield-move") == reached


# -- heroes


@pytest.mark.rule("HC-411")
def test_the_barbarian_defeats_all_beside_and_moves_one(play: Play) -> None:
    scene = play("#1#\n2Ha\n#4#", hero("barbarian"), faces="shield").answer("4", "barbarian", "a")
    assert (scene.trophies(), scene.tokens("4", "bar")) == (["goblin-guardian", "goblin-warrior"], 3)
    assert (scene.where(), scene.node) == ("a", "turn_end")


@pytest.mark.rule("HC-412", "HC-307")
def test_the_wizard_defeats_from_afar(play: Play) -> None:
    scene = play("H..1", hero("wizard"), faces="shield").answer("roll", "wizard")
    assert (scene.trophies(), scene.where()) == (["goblin-warrior"], "H")


@pytest.mark.rule("HC-413")
def test_the_druid_restores_full_health(play: Play) -> None:
    assert play("H.", hero("druid", health=1), faces="shield").answer("roll", "druid").health() == 4


@pytest.mark.rule("HC-414")
def test_the_ranger_moves_one_and_shoots_five(play: Play) -> None:
    scene = play("H....\na....1", hero("ranger"), faces="shield").answer("roll", "ranger", "a")
    assert (scene.where(), scene.trophies()) == ("a", ["goblin-warrior"])


@pytest.mark.rule("HC-415")
def test_the_rogue_defeats_and_takes_a_coin_of_the_store(play: Play) -> None:
    scene = play("H1", hero("rogue"), hero(gold=1), faces="shield", form="rivals").answer("rogue")
    assert (scene.trophies(), scene.gold(), scene.gold("I")) == (["goblin-warrior"], 1, 1)


@pytest.mark.rule("HC-416")
def test_the_knight_moves_two_and_defeats_one_beside(play: Play) -> None:
    scene = play("Hag3", hero("knight"), faces="shield").answer("roll", "knight", "a", "g")
    assert (scene.where(), scene.trophies()) == ("g", ["golem-lord"])


@pytest.mark.rule("HC-417")
def test_the_prince_defeats_and_moves_two(play: Play) -> None:
    scene = play("1Hag.", hero("prince"), faces="shield").answer("prince", "a", "g")
    assert (scene.where(), scene.trophies()) == ("g", ["goblin-warrior"])


@pytest.mark.rule("HC-418", "HC-103")
def test_the_sage_takes_one_thing_up_to_four_away(play: Play) -> None:
    scene = play("H..k$\n....!", hero("sage", "key"), faces="shield").answer("roll", "sage")
    assert (scene.gold(), scene.where(), scene.where("k")) == (1, "H", "k")


@pytest.mark.rule("HC-418", "HC-704")
def test_the_sage_takes_no_guarded_relic_and_nothing_out_of_a_chest(play: Play) -> None:
    scene = play("HRc.1", hero("sage"), faces="shield", signs={"R": "the-idol guard=1"}).answer("roll")
    assert scene.asked == "walk"


@pytest.mark.rule("HC-419")
@pytest.mark.parametrize(("face", "robbed"), [("shield", False), ("sword", False), ("skull", True), ("both", True)])
def test_whom_the_pirate_has_passed_rolls(play: Play, face: str, robbed: bool) -> None:
    scene = play("HIa", hero("pirate"), hero(gold=1), faces=f"shield {face}")
    scene.answer("roll", "pirate", "I", "a", CUT)
    assert scene.asked == ("steal-gold" if robbed else "")
    if robbed:
        assert (scene.answer("I").gold(), scene.gold("I")) == (1, 0)


@pytest.mark.rule("HC-419", "HC-222")
def test_the_pirate_has_extra_steps_and_passes_nobody_twice(play: Play) -> None:
    scene = play("HIa", hero("pirate", "sextant"), hero(gold=2), faces="shield skull")
    scene.answer("roll", "pirate", "I", "a", "I", "a", CUT, CUT)
    assert (scene.gold(), scene.rolled("pirate")) == (0, 1)


@pytest.mark.rule("HC-419")
@pytest.mark.parametrize(("face", "gold"), [("skull", 1), ("both", 1), ("sword", 0), ("shield", 0)])
def test_with_fellows_the_pirate_robs_the_store(play: Play, face: str, gold: int) -> None:
    scene = play("HIa", hero("pirate"), hero(gold=1), faces=f"shield {face}", form="fellowship")
    scene.answer("roll", "pirate", "I", "a", CUT)
    assert (scene.gold(), scene.gold("I")) == (gold, 1)


@pytest.mark.rule("HC-420")
def test_the_princess_regenerates_and_moves_one(play: Play) -> None:
    scene = play("Ha", hero("princess", health=2), faces="shield").answer("roll", "princess", "a")
    assert (scene.health(), scene.where()) == (3, "a")


@pytest.mark.rule("HC-421")
def test_the_priestess_pays_health_for_the_ability_of_another(play: Play) -> None:
    scene = play("H..1I", hero("priestess"), hero("wizard"), faces="shield").answer("roll", "priestess")
    assert (scene.health(), scene.trophies()) == (3, ["goblin-warrior"])


@pytest.mark.rule("HC-421", "HC-004")
def test_she_cannot_pay_the_last_health_nor_copy_who_is_down(play: Play) -> None:
    scene = play("H..1I", hero("priestess", health=1), hero("wizard"), faces="shield").answer("roll")
    assert scene.asked == "walk"
    scene = play("H..1I", hero("priestess"), hero("wizard", health=0), faces="shield").answer("roll")
    assert scene.asked == "walk"


@pytest.mark.rule("HC-421")
def test_the_cost_comes_before_a_druids_healing(play: Play) -> None:
    scene = play("H.I", hero("priestess", health=2), hero("druid"), faces="shield").answer("roll", "priestess")
    assert scene.health() == 4


@pytest.mark.rule("HC-421", "HC-415")
def test_she_fights_as_the_other_could(play: Play) -> None:
    scene = play("H1.I", hero("priestess"), hero("rogue"), faces="shield").answer("priestess")
    assert (scene.trophies(), scene.gold(), scene.health()) == (["goblin-warrior"], 1, 3)


@pytest.mark.rule("HC-421")
def test_alone_she_names_a_hero_who_is_not_in_the_game(play: Play) -> None:
    scene = play("S.1", hero("priestess"), node="place", stop="round")
    assert (scene.asked, len(scene.prompt.options)) == ("companion", 11)
    scene.answer("wizard")
    scene = play("H.1", hero("priestess"), faces="shield", tracks={"companion": "wizard"}).answer("roll", "priestess")
    assert scene.trophies() == ["goblin-warrior"]


@pytest.mark.rule("HC-421", "HC-422")
def test_she_trades_as_the_cleric_does(play: Play) -> None:
    scene = play("HI", hero("priestess", "life"), hero("cleric"), node="prepare", store=["luck"]).answer("H")
    assert (scene.pack(), scene.health()) == (["luck"], 3)


@pytest.mark.rule("HC-411", "HC-325", "HC-308")
def test_the_barbarian_may_walk_away_from_a_boss(play: Play) -> None:
    scene = play("4Ha", hero("barbarian"), faces="shield").answer("H", "a")
    assert (scene.tokens("4", "bar"), scene.where(), scene.rolled()) == (3, "a", 1)


@pytest.mark.rule("HC-422", "HC-205")
def test_the_cleric_trades_a_potion_once_in_a_prepare_step(play: Play) -> None:
    scene = play("H", hero("cleric", "life", "life", health=3), node="prepare", store=["luck", "speed"])
    scene.answer("H", "life", "luck")
    assert (scene.pack(), "H" in scene.options) == (["life", "luck"], False)
    assert sorted(scene.t.piece(piece).card for piece in scene.t.zone("store")) == ["life", "speed"]


@pytest.mark.rule("HC-422")
def test_without_a_potion_in_the_store_a_discarded_one_costs_a_coin(play: Play) -> None:
    scene = play("H", hero("cleric", "life", gold=1), node="prepare", store=["wand"])
    assert scene.asked == ""  # nothing is discarded
    scene = play("H", hero("cleric", "life", "luck", health=3, gold=1), node="prepare", store=["wand"])
    scene.answer("life")
    scene.answer("H")
    assert (scene.gold(), scene.pack()) == (0, ["life"])


# -- weapons


@pytest.mark.rule("HC-425")
def test_the_ax_defeats_all_beside(play: Play) -> None:
    scene = play("#1#\n2H3", hero("", "ax"), faces="shield").answer("3", "ax")
    assert len(scene.trophies()) == 3


@pytest.mark.rule("HC-425", "HC-009")
def test_the_dagger_defeats_and_takes_a_coin(play: Play) -> None:
    scene = play("H1", hero("", "dagger", "dagger"), faces="shield").answer("dagger")
    assert (scene.trophies(), scene.gold()) == (["goblin-warrior"], 1)


@pytest.mark.rule("HC-426")
@pytest.mark.parametrize(("card", "reach"), [("wand", 3), ("bow", 5)])
def test_wand_and_bow_defeat_as_far_as_they_reach(play: Play, card: str, reach: int) -> None:
    scene = play("H" + "." * (reach - 1) + "1", hero("", card), faces="shield").answer("roll", card)
    assert scene.trophies() == ["goblin-warrior"]
    assert play("H" + "." * reach + "1", hero("", card), faces="shield").answer("roll").asked == "walk"


@pytest.mark.rule("HC-427")
def test_sword_and_staff(play: Play) -> None:
    scene = play("Ha1", hero("", "sword"), faces="shield").answer("roll", "sword", "a")
    assert (scene.where(), scene.trophies()) == ("a", ["goblin-warrior"])
    assert play("Ha", hero("", "staff", health=1), faces="shield").answer("roll", "staff").health() == 3


# -- potions


@pytest.mark.rule("HC-430", "HC-431", "HC-453")
def test_life_in_the_prepare_step_and_then_it_is_discarded(play: Play) -> None:
    scene = play("H", hero("", "life", health=1), node="prepare").answer("life")
    assert (scene.health(), scene.t.zone("discarded")) == (3, [scene.piece("life")])


@pytest.mark.rule("HC-430", "HC-431")
def test_life_between_two_steps_before_a_roll_and_after_the_face(play: Play) -> None:
    scene = play("Hag", hero("", "life", health=1), faces="skull").answer("roll", "a", "life", "g")
    assert (scene.health(), scene.where()) == (3, "g")
    scene = play("Ha", hero("", "life", health=1), faces="both").answer("life", "roll", "a")
    assert scene.health() == 3
    scene = play("Ha", hero("druid", "life", health=1), faces="shield").answer("roll", "life", "druid")
    assert scene.health() == 4
    scene = play("aH1", hero("", "life", health=1, trail="a"), faces="sword").answer("life")
    assert scene.health() == 3


@pytest.mark.rule("HC-430", "HC-431", "HC-562", "HC-309")
@pytest.mark.parametrize(("card", "health"), [("life", 2), ("egg", 1)])
def test_life_and_eggs_when_a_loss_is_about_to_be_taken(play: Play, card: str, health: int) -> None:
    scene = play("aH1", hero("", card, health=1, trail="a"), faces="skull").answer("fight", card)
    assert (scene.health(), scene.down()) == (health, False)


@pytest.mark.rule("HC-433", "HC-222")
def test_speed_gives_four_steps_also_after_the_last_one(play: Play) -> None:
    scene = play("Hagijlnp", hero("", "speed"), faces="both").answer("roll", "a", "speed", "g", "i", "j", "l")
    assert (scene.where(), scene.asked) == ("l", "")


@pytest.mark.rule("HC-433", "HC-430")
def test_speed_before_the_roll_is_for_the_move_of_this_turn(play: Play) -> None:
    scene = play("Hagijlnp", hero("knight", "speed"), faces="both", node="prepare", stop="turn").answer("speed")
    assert scene.answer("roll", "a", "g", "i", "j", "l").where() == "l"
    assert scene.tokens("H", "haste") == 0
    assert play("H1", hero("knight", "speed"), node="prepare").asked == ""  # there will be no move


@pytest.mark.rule("HC-433", "HC-225")
def test_speed_does_not_help_a_move_that_was_ended(play: Play) -> None:
    scene = play("Hagi\n#1##", hero("", "speed"), faces="sword sword").answer("roll", "a")
    assert (scene.where(), scene.pack(), scene.asked) == ("a", ["goblin-warrior", "speed"], "")


@pytest.mark.rule("HC-434", "HC-206")
def test_strength_at_the_start_of_the_turn_frees_the_hero_to_move(play: Play) -> None:
    scene = play("2Ha", hero("", "strength"), faces="sword", node="prepare", stop="turn_end").answer("strength")
    assert scene.trophies() == ["goblin-guardian"]
    assert scene.answer("roll", "a", CUT).where() == "a"


@pytest.mark.rule("HC-434")
def test_strength_before_the_fight_roll_spares_the_fight(play: Play) -> None:
    scene = play("2Ha", hero("", "strength"), faces="both").answer("strength", "roll", "a")
    assert (scene.trophies(), scene.where(), scene.rolled("fight")) == (["goblin-guardian"], "a", 0)
    scene = play("Ha2", hero("", "strength"), faces="sword").answer("roll", "a", "strength")
    assert (scene.trophies(), scene.rolled("fight"), scene.asked) == (["goblin-guardian"], 0, "")


@pytest.mark.rule("HC-434")
@pytest.mark.parametrize(("monster", "offered"), [("1", True), ("2", True), ("3", False), ("4", True)])
def test_strength_is_for_weak_monsters_and_bosses(play: Play, monster: str, offered: bool) -> None:
    scene = play(f"H{monster}", hero("knight", "strength"), node="prepare")
    assert scene.asked == ("prepare" if offered else "")
    if offered:
        scene.answer("strength")
        assert scene.gone(monster) or scene.tokens("4", "bar") == 3


@pytest.mark.rule("HC-435")
def test_defense_guards_against_everything_for_the_rest_of_the_turn(play: Play) -> None:
    scene = play("H%.%", hero("", "defense"), faces="sword").answer("roll", "1,0", "defense", "2,0", "3,0")
    assert scene.health() == 4
    scene = play("H.3", hero("", "defense", "the-idol", tokens={"guarded": 1}), faces="shield", signs={"3": "bat"})
    assert scene.answer("roll", "the-idol").health() == 2  # a cost is paid all the same


@pytest.mark.rule("HC-430", "HC-435", "HC-708")
@pytest.mark.parametrize("card", ["defense", "crystal-of-deflection", "golden-apple-of-pythias"])
def test_the_owner_may_guard_in_the_own_turn_before_anything_hurts(play: Play, card: str) -> None:
    scene = play("aH3", hero("knight", card, trail="a"), faces="skull", node="prepare", stop="turn_end", store=[])
    scene.answer(card, *([CUT] if card != "defense" else []))
    assert (scene.health(), scene.where(), scene.tokens("H", "guarded")) == (4, "a", 1)


@pytest.mark.rule("HC-208", "HC-435")
def test_prevention_ends_with_the_turn(play: Play) -> None:
    scene = play("HI", hero(tokens={"guarded": 1}), node="turn_end")
    assert scene.tokens("H", "guarded") == 0


@pytest.mark.rule("HC-436", "HC-302")
def test_frost_leads_past_to_a_space_that_is_next_to_no_monster(play: Play) -> None:
    scene = play("Ha1gi", hero("", "frost"), faces="sword").answer("roll", "a", "frost")
    assert (scene.where(), scene.trail(), scene.rolled()) == ("i", "i", 1)


@pytest.mark.rule("HC-436")
def test_frost_jumps_no_other_obstacle_and_needs_a_space(play: Play) -> None:
    scene = play("Ha1.Di", hero("", "frost"), faces="sword sword").answer("roll", "a")
    assert scene.trophies() == ["goblin-warrior"]


@pytest.mark.rule("HC-302", "HC-436")
def test_frost_is_for_fights_that_begin_by_an_arrival(play: Play) -> None:
    scene = play("H1.g", hero("", "frost"), faces="sword")
    assert scene.trophies() == ["goblin-warrior"]


# -- the store


@pytest.mark.rule("HC-450", "HC-205")
def test_potions_weapons_and_relics_are_bought(play: Play) -> None:
    scene = play("H", hero(gold=12), node="prepare").answer("store", "life", "ax", "faerie-wand")
    assert (scene.pack(), scene.gold(), scene.asked) == (["ax", "faerie-wand", "life"], 0, "shop")


@pytest.mark.rule("HC-451")
def test_weapons_relics_and_grenades_are_sold(play: Play) -> None:
    scene = play("H", hero("", "ax", "the-idol", "grenade", "life"), node="prepare", store=[]).answer("store")
    assert scene.options == {"ax", "the-idol", "grenade"}
    scene.answer("ax", "the-idol", "grenade", CUT)
    assert (scene.gold(), scene.pack()) == (6, ["life"])
    assert {scene.t.piece(piece).card for piece in scene.t.zone("store")} == {"ax", "the-idol"}
    assert scene.options == {"store"}


@pytest.mark.rule("HC-451")
def test_a_sold_level_relic_costs_seven(play: Play) -> None:
    scene = play("H", hero("", "the-idol", gold=5), node="prepare", store=[])
    scene.answer("store", "the-idol", "the-idol", CUT)
    assert (scene.gold(), scene.pack(), scene.options) == (0, ["the-idol"], {"store"})


@pytest.mark.rule("HC-452")
@pytest.mark.parametrize(("heroes", "weapons"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_stock_of_a_new_game(play: Play, heroes: int, weapons: int) -> None:
    scene = play("HIJN"[:heroes], node="turn_end")
    stocked = Counter(scene.t.piece(piece).card for piece in scene.t.zone("store"))
    assert (stocked["sextant"], stocked["ax"], stocked["life"], stocked["faerie-wand"]) == (heroes, weapons, 2, 1)


@pytest.mark.rule("HC-454", "HC-006")
def test_gold_of_the_store_has_no_end(play: Play) -> None:
    scene = play("H1", hero("", "dagger", gold=50), faces="shield").answer("dagger")
    assert scene.gold() == 51
