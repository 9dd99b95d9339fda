"""Things and features of the map, face by face: HC-505 to HC-565."""

from __future__ import annotations

import pytest

from tests.heroica.table import CUT, Play, hero

BEAST = {"5": "most-vile-beast"}


@pytest.mark.rule("HC-505", "HC-507")
@pytest.mark.parametrize(
    ("face", "gold", "health", "empty"),
    [("shield", 2, 4, 1), ("sword", 1, 4, 1), ("skull", 0, 3, 0), ("both", 1, 3, 1)],
)
def test_a_chest(play: Play, face: str, gold: int, health: int, empty: int) -> None:
    scene = play("c", hero(at="c"), node="turn_end", faces=face).answer("search")
    assert (scene.gold(), scene.health(), scene.tokens("c", "empty")) == (gold, health, empty)


@pytest.mark.rule("HC-508")
@pytest.mark.parametrize(
    ("face", "gold", "health", "empty"),
    [("shield", 3, 4, 1), ("sword", 2, 4, 1), ("skull", 0, 1, 0), ("both", 1, 2, 1)],
)
def test_the_kings_treasure(play: Play, face: str, gold: int, health: int, empty: int) -> None:
    scene = play("K", hero(at="K"), node="turn_end", faces=face).answer("search")
    assert (scene.gold(), scene.health(), scene.tokens("K", "empty")) == (gold, health, empty)


@pytest.mark.rule("HC-506", "HC-505", "HC-207")
def test_a_chest_stops_nobody_and_is_searched_in_the_end_step_once(play: Play) -> None:
    scene = play("Hca", faces="skull").walk("ca")
    assert scene.where() == "a"
    scene = play("c1", hero(at="c"), faces="sword sword", stop="turn").answer("search")
    assert (scene.trophies(), scene.gold()) == (["goblin-warrior"], 1)
    scene = play("ca", hero(at="c"), faces="skull skull", stop="turn").answer("roll", CUT, "search")
    assert (scene.rolled(), scene.health()) == (2, 3)


@pytest.mark.rule("HC-507")
def test_an_empty_chest_is_no_more_searched(play: Play) -> None:
    assert play("c", hero(at="c"), node="turn_end", put={"c": {"empty": 1}}).asked == ""


@pytest.mark.rule("HC-207", "HC-506")
def test_who_is_down_searches_nothing(play: Play) -> None:
    assert play("c", hero(at="c", health=0), node="turn_end").asked == ""


# -- doors


@pytest.mark.rule("HC-510", "HC-511", "HC-234")
def test_a_key_is_spent_in_the_prepare_step_too_and_the_door_is_open_for_all(play: Play) -> None:
    scene = play("HDaI", hero("knight", "key"), node="prepare").answer("D")
    assert (scene.pack(), scene.tokens("D", "open")) == ([], 1)
    scene = play("IHDa", hero("", "key"), faces="skull", tracks={}).answer("roll")
    assert "D" not in scene.options
    scene.answer(CUT)


@pytest.mark.rule("HC-512")
@pytest.mark.parametrize("door", "DM")
def test_with_a_shield_a_door_beside_is_slipped_past_and_stays(play: Play, door: str) -> None:
    scene = play(f"H{door}a", faces="shield").answer("roll")
    assert scene.options == {"walk", door}
    scene.answer(door)
    assert (scene.where(), scene.gone(door), scene.tokens(door, "open"), scene.asked) == ("a", False, 0, "")


@pytest.mark.rule("HC-512", "HC-515")
@pytest.mark.parametrize("face", ["sword", "skull", "both"])
def test_other_faces_slip_past_no_door(play: Play, face: str) -> None:
    assert play("xHMa", faces=face).answer("roll").asked == "walk"


@pytest.mark.rule("HC-515")
def test_a_key_opens_no_magic_door(play: Play) -> None:
    assert play("HMa", hero("knight", "key"), node="prepare").asked == ""


@pytest.mark.rule("HC-516")
def test_a_magic_space_moves_a_magic_door(play: Play) -> None:
    scene = play("Hm;M.;c", faces="sword", stop="turn").walk("m.")
    assert scene.options == {"M>2,0", "M>5,0"}
    scene.answer("M>5,0")
    assert scene.where("M") == "5,0"
    assert scene.t.level.grounds[scene.drawn.named["M"]] == "grey"


@pytest.mark.rule("HC-516")
def test_a_move_of_no_steps_uses_no_magic_space(play: Play) -> None:
    scene = play("am;M", hero(at="m"), faces="sword", stop="turn").walk(".")
    assert scene.asked == ""


@pytest.mark.rule("HC-520", "HC-206")
@pytest.mark.parametrize(
    ("face", "total", "opened"), [("shield", 6, 1), ("sword", 5, 1), ("skull", 4, 0), ("both", 3, 0)],
)
def test_a_sum_door_adds_values_and_opens_as_a_whole(play: Play, face: str, total: int, opened: int) -> None:
    scene = play("H=\n.=", faces=face, tracks={"door:gate": 2}).answer("1,0")
    assert scene.t.track("door:gate") == total
    assert [scene.tokens(square, "open") for square in ("1,0", "1,1")] == [opened, opened]


@pytest.mark.rule("HC-520")
def test_next_to_a_monster_no_door_is_worked(play: Play) -> None:
    assert play("1H=", faces="sword").trophies() == ["goblin-warrior"]


@pytest.mark.rule("HC-521")
def test_a_frost_door_wants_a_turn_of_waiting_without_any_roll(play: Play) -> None:
    frost = {"door": ("frost-door-west", 10)}
    assert play("aH=", **frost).answer("stay").node == "turn_end"
    scene = play("aH=", stop="level_end", **frost).answer("stay")
    assert "=" in scene.options  # the next turn
    scene = play("aH=", faces="sword", stop="level_end", **frost).walk(".")
    assert scene.options == {"roll", "stay"}


@pytest.mark.rule("HC-521")
def test_waiting_is_enough_as_long_as_the_hero_stays_there(play: Play) -> None:
    waited = {"door": ("frost-door-west", 10), "tracks": {"waited:cleric": "frost-door-west"}}
    scene = play("aH=", faces="sword", stop="level_end", **waited).answer("=")
    assert scene.options == {"roll", "stay", "="}
    scene = play("aH=", faces="skull", stop="level_end", **waited).walk("aH")
    assert scene.options == {"roll", "stay", "="}
    scene = play("gaH=", faces="both", stop="level_end", **waited).walk("a")
    assert scene.t.word("waited:cleric") == ""
    assert scene.asked == "act"
    scene = play("aH=", hero(health=0), node="turn", faces="skull", stop="round", **waited)
    assert scene.t.word("waited:cleric") == "frost-door-west"


# -- boulders and rocks


@pytest.mark.rule("HC-522", "HC-523")
def test_a_boulder_with_a_shield_is_passed_and_the_steps_go_on(play: Play) -> None:
    scene = play("HaOgi", faces="sword shield").walk("a")
    assert scene.asked == "boulder-go"
    scene.answer("yes", "i")
    assert (scene.where(), scene.rolled("boulder"), scene.gone("O"), scene.asked) == ("i", 1, False, "walk")
    scene.answer(CUT)


@pytest.mark.rule("HC-523")
def test_it_may_be_left_alone_and_is_not_rolled_for_again_in_this_move(play: Play) -> None:
    scene = play("HaO\n#g.", faces="sword shield").walk("a").answer(CUT, "g", "a")
    assert (scene.where(), scene.rolled("boulder")) == ("a", 1)


@pytest.mark.rule("HC-524")
def test_a_boulder_becomes_rocks_and_a_sword_explores_them_at_once(play: Play) -> None:
    scene = play("HaOg", faces="sword sword sword").walk("a")
    assert (scene.lies("rocks"), scene.gone("O"), scene.asked) == ([], True, "")
    scene = play("HaOg", faces="sword sword shield").walk("a")
    assert (scene.where(), scene.lies("rocks"), scene.rolled()) == ("g", ["O"], 3)
    scene = play("HaOg", faces="sword both").walk("a")
    assert (scene.where(), scene.lies("rocks"), scene.rolled()) == ("a", ["O"], 2)


@pytest.mark.rule("HC-525")
def test_a_boulder_with_a_skull_costs_a_coin_and_drives_back(play: Play) -> None:
    scene = play("HaO", hero(gold=2), faces="sword skull").walk("a")
    assert (scene.gold(), scene.lies("gold"), scene.where()) == (1, ["a"], "H")
    assert play("HaO", faces="sword skull").walk("a").where() == "H"


@pytest.mark.rule("HC-522", "HC-526")
@pytest.mark.parametrize("sign", "Oo")
def test_what_was_beside_at_the_start_stops_nobody_who_stays_beside(play: Play, sign: str) -> None:
    scene = play(f"H{sign}\nag", faces="skull").walk("a.")
    assert scene.where() == "a"
    scene = play(f".{sign}.\n#H#", faces="skull").answer("roll")
    assert scene.asked == ""


@pytest.mark.rule("HC-522", "HC-526")
def test_who_leaves_and_comes_again_is_stopped(play: Play) -> None:
    scene = play("aHo", faces="sword sword").walk("aH")
    assert (scene.gone("o"), scene.asked) == (True, "")


@pytest.mark.rule("HC-522", "HC-524")
def test_in_the_act_step_a_boulder_may_be_tried_without_steps(play: Play) -> None:
    scene = play("xHOag", faces="shield").answer("O", "yes")
    assert (scene.where(), scene.asked) == ("a", "")


@pytest.mark.rule("HC-526", "HC-527")
@pytest.mark.parametrize(
    ("face", "where", "gone"),
    [("shield", "g", False), ("sword", "a", True), ("skull", "H", False), ("both", "H", False)],
)
def test_rocks_stop_and_are_explored(play: Play, face: str, where: str, gone: bool) -> None:
    scene = play("Haogi", faces=f"sword {face}").walk("a")
    assert (scene.where(), scene.gone("o"), scene.asked, scene.rolled()) == (where, gone, "", 2)


@pytest.mark.rule("HC-526", "HC-206", "HC-527")
def test_rocks_beside_may_be_explored_in_the_act_step(play: Play) -> None:
    scene = play("Hoa", faces="shield").answer("o")
    assert (scene.where(), scene.rolled()) == ("a", 1)


# -- coffins


@pytest.mark.rule("HC-530", "HC-531", "HC-533", "HC-225")
@pytest.mark.parametrize(
    ("face", "gold", "health", "where", "gone"),
    [("shield", 1, 4, "f", True), ("sword", 0, 4, "f", True), ("both", 0, 3, "H", False)],
)
def test_a_coffin_ends_the_move_and_is_searched(
    play: Play, face: str, gold: int, health: int, where: str, gone: bool
) -> None:
    scene = play("Hfa", faces=f"sword {face}").walk("f")
    assert (scene.gold(), scene.health(), scene.where(), scene.gone("f")) == (gold, health, where, gone)
    assert scene.asked == ""


@pytest.mark.rule("HC-532", "HC-109")
def test_a_skull_wakes_a_vampire_bat_that_is_fought_at_once(play: Play) -> None:
    scene = play("Hfa", faces="sword skull sword").walk("f")
    assert (scene.trophies(), scene.health(), scene.where()) == (["vampire-bat"], 3, "H")
    assert (scene.gone("f"), scene.tokens("f", "empty")) == (False, 1)


@pytest.mark.rule("HC-532")
def test_the_bat_is_not_fought_by_who_is_down_or_not_beside(play: Play) -> None:
    scene = play("Hfa", hero(health=1), faces="sword skull").walk("f")
    assert (scene.down(), scene.lies("vampire-bat")) == (True, ["f"])
    scene = play("gIfa", hero("", at="g"), hero(), faces="skull skull").answer("roll", "I", "f")
    assert (scene.where(), scene.lies("vampire-bat"), scene.rolled("fight")) == ("g", ["f"], 0)


@pytest.mark.rule("HC-532", "HC-302", "HC-436")
def test_no_frost_against_the_bat_for_no_arrival_began_the_fight(play: Play) -> None:
    scene = play("Hfag", hero("", "frost"), faces="sword skull sword").walk("f")
    assert scene.pack() == ["frost", "vampire-bat"]


@pytest.mark.rule("HC-532")
def test_a_searched_coffin_stops_nobody(play: Play) -> None:
    scene = play("Hfa", faces="skull", put={"f": {"empty": 1}}).walk("fa")
    assert (scene.where(), scene.rolled()) == ("a", 1)


# -- dynamite, torches, lair doors, mud


@pytest.mark.rule("HC-540")
def test_dynamite_blows_up_a_wall_for_the_whole_act_step(play: Play) -> None:
    scene = play("HBa", hero("", "dynamite")).answer("B")
    assert (scene.gone("B"), scene.pack(), scene.rolled(), scene.node) == (True, [], 0, "turn_end")
    assert play("HBa").options == {"roll", "stay"}
    assert play("1HB", hero("", "dynamite"), faces="sword").pack() == ["dynamite", "goblin-warrior"]


@pytest.mark.rule("HC-545")
@pytest.mark.parametrize(
    ("face", "where", "gone", "goes_on"),
    [
        ("shield", "g", False, False), ("sword", "a", True, True), ("both", "a", True, False),
        ("skull", "a", False, False),
    ],
)
def test_the_lair_door(play: Play, face: str, where: str, gone: bool, goes_on: bool) -> None:
    scene = play("HaXgi", faces=f"sword {face}").walk("a")
    assert scene.asked == "lair-roll"
    scene.answer("roll")
    assert (scene.where(), scene.gone("X"), scene.asked) == (where, gone, "walk" if goes_on else "")
    if goes_on:
        assert scene.answer("X", "g").where() == "g"


@pytest.mark.rule("HC-545")
def test_the_roll_at_the_lair_door_may_be_declined(play: Play) -> None:
    scene = play("HaXg", faces="skull").walk("a").answer(CUT, "H")
    assert scene.where() == "H"


@pytest.mark.rule("HC-546")
def test_in_the_act_step_a_sword_at_the_lair_door_gives_no_steps(play: Play) -> None:
    scene = play("HXg", faces="sword").answer("X")
    assert (scene.where(), scene.gone("X"), scene.asked) == ("H", True, "")


@pytest.mark.rule("HC-548")
def test_the_first_mudslide_space_of_a_move_costs_one_more(play: Play) -> None:
    scene = play("H::a", faces="sword").answer("roll", "1,0", "2,0")
    assert (scene.where(), scene.asked) == ("2,0", "")
    scene = play(":a:", hero(at="a"), faces="skull").answer("roll", "2,0")
    assert (scene.where(), scene.asked) == ("2,0", "")


@pytest.mark.rule("HC-548")
def test_with_a_value_of_one_no_mud_is_entered_whatever_extra_steps(play: Play) -> None:
    scene = play("aH:", hero("", "sextant", "torch"), faces="both").answer("roll")
    assert scene.options == {"a"}
    scene.answer(CUT)


@pytest.mark.rule("HC-548", "HC-226")
def test_with_a_value_of_one_nobody_slides_into_mud_either(play: Play) -> None:
    assert play("HI:", faces="both").walk("I").where() == "H"
    assert play("gHI:", faces="skull").walk("gH").where() == "H"
    assert play("gaHI:", hero(at="a"), hero(at="I"), faces="skull").answer("roll", "H", "I").where() == ":"


@pytest.mark.rule("HC-548")
def test_leaving_the_mud_is_free(play: Play) -> None:
    scene = play(":ag", hero(at=":"), faces="skull").walk("ag")
    assert scene.where() == "g"


# -- cyclones


@pytest.mark.rule("HC-551", "HC-552", "HC-553")
@pytest.mark.parametrize(("face", "where"), [("shield", "i"), ("sword", "g"), ("both", "a"), ("skull", "H")])
def test_a_cyclone_throws(play: Play, face: str, where: str) -> None:
    scene = play("Ha@gij", faces=f"sword {face}").walk("a@")
    assert (scene.where(), scene.asked) == (where, "")


@pytest.mark.rule("HC-552")
def test_forward_is_any_way_but_back_with_arrivals(play: Play) -> None:
    scene = play("##i\nHa@$\n##j", faces="sword sword").walk("a@")
    assert scene.options == {"i", "$", "j"}
    assert scene.answer("$").gold() == 1


@pytest.mark.rule("HC-552")
def test_not_back_the_way_the_hero_has_come_now(play: Play) -> None:
    scene = play("Ha@\n#gi", faces="shield sword").walk("agi@")
    assert (scene.asked, scene.where()) == ("", "a")
    assert scene.rolled("cyclone") == 1


@pytest.mark.rule("HC-551")
def test_thrown_forward_onto_another_the_hero_rolls_there(play: Play) -> None:
    scene = play("Ha@.@gi", faces="shield shield sword", signs={}).answer("roll", "a", "2,0")
    assert (scene.where(), scene.rolled("cyclone")) == ("g", 2)


@pytest.mark.rule("HC-551")
def test_thrown_back_onto_another_one_more_without_a_roll(play: Play) -> None:
    scene = play("aH@g", hero(trail="a"), faces="skull both", ground="....").walk("@")
    assert scene.where() == "H"
    scene = play("a@g@i", hero(at="g", trail="a 1,0"), faces="sword skull").answer("roll", "3,0")
    assert (scene.where(), scene.rolled("cyclone")) == ("a", 1)


@pytest.mark.rule("HC-553", "HC-243", "HC-245")
def test_without_a_trail_nobody_is_thrown_back_onto_the_cyclone_itself(play: Play) -> None:
    scene = play("aH@i", faces="sword skull").walk("@")
    assert scene.where() == "a"
    assert play("#H@i", faces="sword skull").walk("@").where() == "H"


@pytest.mark.rule("HC-551", "HC-225")
def test_a_cyclone_ends_the_move(play: Play) -> None:
    scene = play("H@agij", faces="shield sword").walk("@")
    assert (scene.where(), scene.asked) == ("a", "")


# -- rift, summit, King, eggs


@pytest.mark.rule("HC-557")
@pytest.mark.parametrize(
    ("face", "gold", "gone", "health", "skip"),
    [("shield", 2, True, 4, 0), ("sword", 0, True, 4, 0), ("skull", 0, False, 3, 0), ("both", 0, True, 4, 1)],
)
def test_the_rift(play: Play, face: str, gold: int, gone: bool, health: int, skip: int) -> None:
    scene = play("HaPG", faces=f"shield {face}").walk("a").answer("roll")
    assert (scene.gold(), scene.gone("P"), scene.health(), scene.tokens("H", "skip")) == (gold, gone, health, skip)
    assert scene.asked == ""
    assert play("HPG", faces="sword").answer("P").gone("P")


@pytest.mark.rule("HC-561")
@pytest.mark.parametrize(("face", "gold", "health"), [("shield", 3, 4), ("both", 2, 2), ("skull", 0, 1)])
def test_the_summit_takes_an_offering(play: Play, face: str, gold: int, health: int) -> None:
    scene = play("HA", hero(gold=1), faces=f"both {face}", stop="turn").walk("A").answer("offer")
    assert (scene.gold(), scene.health(), scene.tokens("H", "offered")) == (gold, health, 1)


@pytest.mark.rule("HC-561", "HC-450")
def test_the_summit_gives_a_potion_of_the_store(play: Play) -> None:
    scene = play("HA", hero(gold=1), faces="both sword", stop="turn", store=["luck", "frost"]).walk("A")
    assert scene.answer("offer", "frost").pack() == ["frost"]
    scene = play("HA", hero(gold=1), faces="both sword", stop="turn", store=[]).walk("A").answer("offer")
    assert scene.gold() == 0


@pytest.mark.rule("HC-561")
def test_it_takes_one_offering_of_each_hero_who_has_moved_there(play: Play) -> None:
    assert play("HA", hero(gold=1, tokens={"offered": 1}), faces="both", stop="turn").walk("A").asked == ""
    assert play("aA", hero(gold=1, at="A"), faces="both", stop="turn").walk(".").asked == ""
    assert play("HA", faces="both", stop="turn").walk("A").asked == ""


@pytest.mark.rule("HC-563", "HC-233", "HC-853")
def test_the_king_is_rescued_once_the_vampire_lord_is_gone(play: Play) -> None:
    lord = {"5": "vampire-lord"}
    scene = play("aHY...5", faces="sword", signs=lord).answer("roll")
    assert scene.options == {"a"}
    scene.answer(CUT)
    scene = play("HYa", faces="skull", goal="rescue", form="rivals").walk("Ya")
    assert (scene.goal_met, scene.tokens("H", "rescued")) == ("H", 1)


@pytest.mark.rule("HC-562")
def test_an_egg_restores_one(play: Play) -> None:
    scene = play("H", hero("knight", "egg", health=2), node="prepare").answer("egg")
    assert (scene.health(), scene.pack()) == (3, [])


@pytest.mark.rule("HC-565", "HC-625")
def test_a_grenade_stops_one_attack_by_sight(play: Play) -> None:
    scene = play("H....5", hero("", "grenade"), signs=BEAST, node="turn_end").answer("grenade")
    assert (scene.health(), scene.pack()) == (4, [])
