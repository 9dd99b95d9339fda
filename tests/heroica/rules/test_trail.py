"""The trail, going back, and going past: HC-241 to HC-248."""

from __future__ import annotations

import pytest

from tests.heroica.table import Play, hero


@pytest.mark.rule("HC-241")
def test_the_trail_is_cut_back_where_it_is_entered_again(play: Play) -> None:
    scene = play("Hag\n.ji", faces="shield").walk("agi").answer("j")
    assert scene.trail() == "Hagij"
    scene = play("Hag\n.ji", faces="shield").walk("agag")
    assert scene.trail() == "Hag"
    scene = play("Hag\n#ji", faces="shield", tracks={}).walk("agij")
    assert scene.trail() == "Hagij"


@pytest.mark.rule("HC-242", "HC-305")
def test_back_is_the_space_before_on_the_trail(play: Play) -> None:
    scene = play("aH1", hero(trail="a"), faces="skull")
    assert (scene.where(), scene.trail(), scene.health()) == ("a", "a", 3)


@pytest.mark.rule("HC-243")
def test_without_a_trail_to_a_free_space_that_is_not_next_to_the_monster(play: Play) -> None:
    scene = play(".a.\n.H1\n.g.", faces="skull")
    assert (scene.asked, scene.options) == ("back-to", {"a", "g", "0,1"})
    assert scene.answer("g").where() == "g"
    scene = play("aH1", faces="skull")
    assert scene.where() == "a"


@pytest.mark.rule("HC-243")
def test_a_space_next_to_the_monster_is_none_to_go_back_to(play: Play) -> None:
    scene = play("##4\n#aH\n###", faces="skull", signs={"4": "minotaur"})
    assert scene.where() == "a"
    scene = play("LL\nLL\nHa", hero(), faces="both")
    assert scene.where() == "H"


@pytest.mark.rule("HC-243")
def test_a_hero_with_no_way_back_stays(play: Play) -> None:
    scene = play("#H1", faces="skull")
    assert (scene.where(), scene.health()) == ("H", 3)


@pytest.mark.rule("HC-242", "HC-243")
@pytest.mark.parametrize(("blocked", "answers"), [("2", ["1"]), ("B", [])])
def test_a_monster_or_an_obstacle_on_the_trail_sends_elsewhere(play: Play, blocked: str, answers: list[str]) -> None:
    scene = play(f"#g#\n{blocked}H1", hero(trail=blocked), faces="skull").answer(*answers)
    assert scene.where() == "g"


@pytest.mark.rule("HC-242")
def test_a_trail_that_is_not_next_to_the_hero_does_not_count(play: Play) -> None:
    scene = play("a.g\n#.H\n##1", hero(trail="a"), faces="skull")
    assert scene.options == {"g", "1,1"}
    assert scene.answer("g").where() == "g"


@pytest.mark.rule("HC-243", "HC-241")
def test_a_space_of_the_trail_that_is_gone_back_to_cuts_it(play: Play) -> None:
    scene = play("xag\n#H2\n#1#", hero(trail="xag2"), faces="skull").answer("1")
    assert (scene.where(), scene.trail()) == ("a", "xa")


@pytest.mark.rule("HC-244")
def test_past_another_hero_further_back_along_the_trail(play: Play) -> None:
    scene = play("aIH1", hero(trail="aI"), faces="skull")
    assert (scene.where(), scene.trail()) == ("a", "a")


@pytest.mark.rule("HC-244", "HC-243")
def test_without_a_free_space_on_the_trail_to_one_beside(play: Play) -> None:
    scene = play("##g\n#IH1", hero(trail="I"), faces="skull")
    assert scene.where() == "g"
    assert play("#IH1", hero(trail="I"), faces="skull").where() == "H"


@pytest.mark.rule("HC-245")
def test_back_several_stops_where_it_fails(play: Play) -> None:
    scene = play("agH1", hero(trail="ag"), faces="skull shield", signs={"1": "portal-keeper"})
    assert (scene.where(), scene.trail()) == ("a", "a")
    scene = play("#xagijH1", hero(trail="xagij"), faces="skull sword", signs={"1": "portal-keeper"})
    assert scene.where() == "g"


@pytest.mark.rule("HC-246")
def test_going_back_picks_nothing_up_and_begins_no_fight(play: Play) -> None:
    scene = play("#2#\n#$H1", hero(trail="$"), faces="skull")
    assert (scene.where(), scene.gold(), scene.trophies(), scene.rolled()) == ("$", 0, [], 1)
    scene = play("fH1", hero(trail="f"), faces="skull")
    assert (scene.where(), scene.rolled()) == ("f", 1)


@pytest.mark.rule("HC-246", "HC-556")
def test_going_back_onto_lava_burns(play: Play) -> None:
    assert play("%H1", hero(trail="%"), faces="skull").health() == 2


@pytest.mark.rule("HC-246", "HC-206", "HC-301")
def test_a_monster_beside_the_new_space_is_fought_in_the_next_turn(play: Play) -> None:
    scene = play("2aH1", hero(trail="a"), faces="skull", stop="turn_end")
    assert (scene.where(), scene.rolled()) == ("a", 1)
    scene = play("2H.", faces="sword")
    assert (scene.trophies(), scene.rolled("move")) == (["goblin-guardian"], 0)


# -- past


@pytest.mark.rule("HC-247", "HC-248")
def test_straight_on_to_the_first_free_space(play: Play) -> None:
    scene = play("xHMa", hero("", trail="x"), faces="shield").answer("roll", "M")
    assert (scene.where(), scene.trail()) == ("a", "a")


@pytest.mark.rule("HC-247")
def test_spaces_that_are_not_free_and_obstacles_of_its_kind_are_skipped(play: Play) -> None:
    assert play("HDDIa", faces="shield").answer("roll", "1,0").where() == "a"
    scene = play("HMIJa.", faces="shield").answer("roll", "M")
    assert scene.where() == "a"


@pytest.mark.rule("HC-247")
@pytest.mark.parametrize("closed", "#oW")
def test_where_something_else_comes_first_the_nearest_space_by_distance(play: Play, closed: str) -> None:
    scene = play(f"#gj\nHM{closed}\n#ip", faces="shield").answer("roll", "M")
    assert scene.options == {"g", "i"}
    assert scene.answer("i").where() == "i"


@pytest.mark.rule("HC-247")
def test_the_nearest_space_is_at_least_two_away(play: Play) -> None:
    scene = play("###\nHM#\na#g", faces="shield").answer("roll")
    assert scene.asked == "walk"  # nothing lies behind the door: no way to slip past it
    scene = play("a##\nHM#\n#g#", faces="shield").answer("roll")
    assert scene.options == {"walk", "M"}
    assert scene.answer("M").where() == "g"


@pytest.mark.rule("HC-247")
def test_what_is_past_is_not_reached_over_the_own_space(play: Play) -> None:
    scene = play("gaHM#", faces="shield").answer("roll")
    assert scene.asked == "walk"


@pytest.mark.rule("HC-248", "HC-224")
def test_landing_is_an_arrival(play: Play) -> None:
    scene = play("HM$1", faces="shield sword").answer("roll", "M")
    assert (scene.gold(), scene.trophies()) == (1, ["goblin-warrior"])


@pytest.mark.rule("HC-248")
def test_after_landing_there_is_no_way_back_but_to_a_free_space(play: Play) -> None:
    scene = play("##g\nHMa1", faces="shield skull").answer("roll", "M")
    assert (scene.where(), scene.trail()) == ("g", "g")
