"""Moving and arriving: HC-211 to HC-237."""

from __future__ import annotations

import pytest

from tests.heroica.table import CUT, Play, hero

VALUES = {"shield": 4, "sword": 3, "skull": 2, "both": 1}


@pytest.mark.rule("HC-211", "HC-212", "HC-221")
@pytest.mark.parametrize(("face", "steps"), VALUES.items())
def test_a_roll_gives_up_to_its_value_in_steps(play: Play, face: str, steps: int) -> None:
    scene = play("Hagijlnp", faces=face)
    scene.walk("agijlnp"[:steps])
    assert (scene.where(), scene.asked) == ("agijlnp"[steps - 1], "")


@pytest.mark.rule("HC-221", "HC-002")
def test_no_step_at_all_may_be_taken(play: Play) -> None:
    scene = play("Ha", faces="sword").walk(".")
    assert (scene.where(), scene.node) == ("H", "turn_end")


@pytest.mark.rule("HC-222", "HC-428", "HC-735", "HC-536")
@pytest.mark.parametrize(
    ("pack", "more"),
    [
        (["sextant"], 1), (["sextant", "sextant"], 1), (["torch"], 1), (["sorcerers-spyglass"], 1),
        (["sextant", "torch", "sorcerers-spyglass"], 3),
    ],
)  # fmt: skip
def test_extra_steps_add_up_and_two_sextants_count_once(play: Play, pack: list[str], more: int) -> None:
    scene = play("Hagijlnp", hero("", *pack), faces="both").walk("agijlnp"[: 1 + more])
    assert (scene.where(), scene.asked) == ("agijlnp"[more], "")


@pytest.mark.rule("HC-222", "HC-742")
@pytest.mark.parametrize(("face", "steps"), [("both", 2), ("skull", 3), ("sword", 3), ("shield", 4)])
def test_a_rider_has_a_step_more_on_low_values(play: Play, face: str, steps: int) -> None:
    scene = play("Hagijlnp", hero(tokens={"mounted": 1}), faces=face).walk("agijlnp"[:steps])
    assert (scene.where(), scene.asked) == ("agijlnp"[steps - 1], "")


@pytest.mark.rule("HC-216", "HC-520")
def test_extra_steps_are_added_to_no_other_roll(play: Play) -> None:
    scene = play("H=", hero("", "sextant", "torch"), faces="both").answer("=")
    assert scene.t.track("door:gate") == 1


@pytest.mark.rule("HC-223")
def test_a_step_is_never_diagonal_nor_onto_a_monster_or_an_obstacle(play: Play) -> None:
    scene = play("Ha#\nM#1", faces="sword").answer("roll")
    assert scene.options == {"a"}
    scene = play("HB\n..", faces="sword").answer("roll")
    assert scene.options == {"0,1"}


@pytest.mark.rule("HC-223", "HC-224")
def test_heroes_may_be_walked_through(play: Play) -> None:
    scene = play("HIa", faces="skull").walk("Ia")
    assert scene.where() == "a"


@pytest.mark.rule("HC-224", "HC-232", "HC-231")
def test_things_are_picked_up_on_spaces_that_are_passed(play: Play) -> None:
    scene = play("H$!eh", faces="shield", signs={"!": "luck"}).walk("$!eh")
    assert (scene.gold(), scene.pack()) == (1, ["egg", "grenade", "luck"])


@pytest.mark.rule("HC-232", "HC-513")
@pytest.mark.parametrize(("sign", "card"), [("k", "key"), ("t", "torch"), ("d", "dynamite")])
def test_a_second_key_torch_or_dynamite_stays(play: Play, sign: str, card: str) -> None:
    scene = play(f"H{sign}", hero("", card), faces="both").walk(f"{sign}." if sign == "t" else sign)
    assert (scene.pack(), scene.where(sign)) == ([card], sign)


@pytest.mark.rule("HC-226")
def test_a_move_that_ends_on_a_hero_goes_straight_on_for_nothing(play: Play) -> None:
    scene = play("H.I$\n..a.", faces="skull").answer("roll", "1,0", "I")
    assert (scene.where(), scene.gold()) == ("$", 1)


@pytest.mark.rule("HC-226")
def test_where_straight_on_is_closed_the_player_picks_any_way_but_back(play: Play) -> None:
    scene = play(".a.\nHI#\n.g.", faces="both").walk("I")
    assert (scene.asked, scene.options) == ("slide", {"a", "g"})
    assert scene.answer("g").where() == "g"


@pytest.mark.rule("HC-226")
def test_over_several_heroes_to_the_first_free_space(play: Play) -> None:
    assert play("HIJN$", faces="both").walk("I").where() == "$"


@pytest.mark.rule("HC-226")
def test_without_such_a_space_the_hero_stops_on_the_last_free_one(play: Play) -> None:
    scene = play("Ha.I", faces="sword").walk("a").answer("2,0", "I")
    assert (scene.where(), scene.trail()) == ("2,0", "Ha2,0")


@pytest.mark.rule("HC-226", "HC-241")
def test_who_stops_on_the_last_free_space_has_the_trail_to_it(play: Play) -> None:
    scene = play("#H\nIJ", hero(trail="IJ"), hero(), hero(), faces="both").walk("J")
    assert (scene.where(), scene.trail()) == ("H", "IJH")


@pytest.mark.rule("HC-226")
def test_going_on_may_lead_to_where_the_move_began(play: Play) -> None:
    scene = play("Ha\nIg", faces="sword").walk("agI")
    assert scene.where() == "H"


@pytest.mark.rule("HC-226", "HC-224")
def test_a_downed_hero_is_nobody_to_stop_on_either_and_sliding_arrives(play: Play) -> None:
    scene = play("HIa1", hero(), hero(health=0), faces="both sword").walk("I")
    assert (scene.where(), scene.trophies()) == ("a", ["goblin-warrior"])


@pytest.mark.rule("HC-226", "HC-227")
def test_a_move_of_no_steps_leaves_two_heroes_on_their_space(play: Play) -> None:
    scene = play("aHg", hero(), hero(at="H"), faces="sword").walk(".")
    assert (scene.where("H"), scene.where("I")) == ("H", "H")


@pytest.mark.rule("HC-227", "HC-235")
def test_where_a_hero_has_to_stop_the_space_is_shared(play: Play) -> None:
    scene = play("H.I1", faces="sword skull").walk("").answer("1,0", "I")
    assert (scene.health(), scene.where()) == (3, "1,0")
    scene = play("H.I1", faces="sword sword").answer("roll", "1,0", "I")
    assert (scene.where(), scene.trophies()) == ("I", ["goblin-warrior"])


@pytest.mark.rule("HC-228")
def test_land_and_sea_meet_at_berths_only(play: Play) -> None:
    assert play("a~\nHx", ground="..\n.~", faces="sword").answer("roll").options == {"a"}
    scene = play("Hb~\n.~~", faces="sword").answer("roll", "b")
    assert scene.options == {"H", "2,0", "1,1"}


@pytest.mark.rule("HC-226", "HC-207", "HC-516", "HC-561")
def test_the_last_free_space_is_where_the_move_has_ended(play: Play) -> None:
    scene = play("HAI", hero(gold=1), faces="skull shield", stop="turn").answer("roll", "A", "I", "offer")
    assert (scene.where(), scene.gold()) == ("A", 3)


@pytest.mark.rule("HC-243", "HC-563")
def test_nobody_lands_on_the_kings_space_before_its_time(play: Play) -> None:
    scene = play("#Y#\n#H1\n..5", faces="skull", signs={"5": "vampire-lord"})
    assert scene.where() == "1,2"


# -- arrivals, in their order


@pytest.mark.rule("HC-231", "HC-556")
def test_lava_burns_before_anything_is_picked_up(play: Play) -> None:
    scene = play("H$", hero(health=1), ground=".%", faces="sword").walk("$")
    assert (scene.down(), scene.gold(), scene.where()) == (True, 0, "$")
    scene = play("H%a", faces="sword").walk("%a.")
    assert (scene.health(), scene.where()) == (3, "a")


@pytest.mark.rule("HC-232", "HC-235")
def test_things_are_picked_up_before_the_fight(play: Play) -> None:
    scene = play("H$1", faces="sword skull").walk("$")
    assert (scene.gold(), scene.where(), scene.health()) == (1, "H", 3)


@pytest.mark.rule("HC-233", "HC-803")
def test_a_goal_space_is_reached_before_the_fight(play: Play) -> None:
    scene = play("HG1.I", hero(health=1), faces="sword skull").walk("G")
    assert (scene.goal_met, scene.down()) == ("H", True)


@pytest.mark.rule("HC-234", "HC-511")
def test_a_door_is_unlocked_in_passing_and_the_move_goes_on(play: Play) -> None:
    scene = play("HaDg", hero("", "key"), faces="sword").walk("a")
    assert scene.asked == "unlock"
    scene.answer("D", "D", "g")
    assert (scene.where(), scene.pack()) == ("g", [])


@pytest.mark.rule("HC-234", "HC-235")
def test_a_door_is_unlocked_before_the_fight(play: Play) -> None:
    scene = play(".D\nHa1", hero("", "key"), faces="sword skull").walk("a").answer("D")
    assert (scene.where(), scene.pack()) == ("H", [])


@pytest.mark.rule("HC-235", "HC-225")
def test_next_to_a_monster_the_move_ends_and_the_steps_are_lost(play: Play) -> None:
    scene = play("Hagi\n#1##", faces="shield sword").walk("a")
    assert (scene.where(), scene.trophies(), scene.node) == ("a", ["goblin-warrior"], "turn_end")


@pytest.mark.rule("HC-235")
def test_a_monster_over_a_corner_stops_nobody(play: Play) -> None:
    scene = play("Hag\n##1", faces="skull sword").walk("ag")
    assert scene.trophies() == ["goblin-warrior"]


@pytest.mark.rule("HC-236", "HC-237")
def test_after_a_won_fight_the_features_of_the_space_are_met(play: Play) -> None:
    scene = play("Hf1", faces="sword sword shield").walk("f")
    assert (scene.trophies(), scene.gold(), scene.gone("f")) == (["goblin-warrior"], 1, True)


@pytest.mark.rule("HC-236")
def test_a_hero_who_was_driven_back_meets_none(play: Play) -> None:
    scene = play("Hf1", faces="sword skull").walk("f")
    assert (scene.where(), scene.gone("f")) == ("H", False)


@pytest.mark.rule("HC-236")
def test_the_features_come_in_their_order(play: Play) -> None:
    scene = play("#O#\nHfo\n...", faces="sword sword both sword").walk("f")
    assert [note["piece"] for note in scene.noted("coffin")] == [scene.piece("f")]
    assert [note["piece"] for note in scene.noted("boulder")] == [scene.piece("O")]
    assert [note["piece"] for note in scene.noted("explores")] == [scene.piece("o")]
    assert (scene.where(), scene.lies("rocks")) == ("f", ["O"])


@pytest.mark.rule("HC-236")
def test_of_several_of_a_kind_the_player_picks_one(play: Play) -> None:
    scene = play("#o#\nHao\n###", faces="sword sword").walk("a")
    assert scene.asked == "which-feature"
    scene.answer(scene.prompt.options[0])
    assert len(scene.lies("rocks")) == 1


@pytest.mark.rule("HC-237")
def test_after_a_fight_a_boulder_gives_no_further_steps(play: Play) -> None:
    scene = play("Hagi\n#1O#", faces="shield sword").walk("a")
    assert scene.node == "turn_end"
    scene = play("##1\nHag\n##O\n##.", faces="shield sword shield").walk("ag").answer(CUT)
    assert (scene.where(), scene.asked) == ("g", "")


@pytest.mark.rule("HC-236", "HC-308")
def test_a_fight_at_the_start_of_a_turn_may_carry_the_hero_onto_a_coffin(play: Play) -> None:
    scene = play("1Haf2", hero("prince"), faces="shield sword sword").answer("prince", "a", "f")
    assert (scene.trophies(), scene.gone("f")) == (["goblin-guardian", "goblin-warrior"], True)
