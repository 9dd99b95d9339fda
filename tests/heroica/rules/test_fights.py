"""Fights, bosses, health and defeat: HC-301 to HC-367."""

from __future__ import annotations

import pytest

from tests.heroica.table import CUT, Play, hero


@pytest.mark.rule("HC-301", "HC-303", "HC-304", "HC-305", "HC-306", "HC-307")
@pytest.mark.parametrize(
    ("face", "won", "health", "where"),
    [("shield", True, 4, "H"), ("sword", True, 4, "H"), ("skull", False, 2, "a"), ("both", True, 2, "a")],
)
def test_one_roll_against_an_ordinary_monster(play: Play, face: str, won: bool, health: int, where: str) -> None:
    scene = play("aH2", hero(trail="a"), faces=face)
    assert (scene.trophies(), scene.health(), scene.where()) == (["goblin-guardian"] if won else [], health, where)


@pytest.mark.rule("HC-305", "HC-004")
def test_a_loss_is_taken_as_far_as_it_goes(play: Play) -> None:
    scene = play("aH3", hero(trail="a", health=2), faces="skull")
    assert (scene.health(), scene.down(), scene.where()) == (0, True, "a")  # who goes down goes back all the same


@pytest.mark.rule("HC-302")
def test_of_several_the_opponent_is_chosen(play: Play) -> None:
    scene = play("1H2", faces="sword skull")
    assert (scene.asked, scene.options) == ("opponent", {"1", "2"})
    assert scene.answer("2").trophies() == ["goblin-guardian"]


@pytest.mark.rule("HC-308")
def test_after_a_win_the_next_is_fought_until_none_is_left(play: Play) -> None:
    scene = play("1H2\n#3#", faces="sword shield sword").answer("1", "3")
    assert len(scene.trophies()) == 3


@pytest.mark.rule("HC-308", "HC-305")
@pytest.mark.parametrize("face", ["skull", "both"])
def test_a_loss_or_a_draw_ends_the_series(play: Play, face: str) -> None:
    scene = play("#1#\naH2", hero(trail="a"), faces=face).answer("2")
    assert (scene.rolled(), scene.gone("1")) == (1, False)


@pytest.mark.rule("HC-308", "HC-417", "HC-402")
def test_a_skill_may_carry_the_hero_away_from_the_next_one(play: Play) -> None:
    scene = play("#2##\n1Hag", hero("prince"), faces="shield").answer("1", "prince", "a", "g")
    assert (scene.where(), scene.trophies(), scene.node) == ("g", ["goblin-warrior"], "turn_end")


@pytest.mark.rule("HC-309", "HC-537")
def test_who_loses_health_drops_the_torch_where_it_was_lost(play: Play) -> None:
    scene = play("aH1", hero("", "torch", trail="a"), faces="skull")
    assert (scene.lies("torch"), scene.where()) == (["H"], "a")


@pytest.mark.rule("HC-537", "HC-435", "HC-309")
def test_a_prevented_loss_drops_nothing_and_drives_back(play: Play) -> None:
    scene = play("aH3", hero("", "torch", "defense", trail="a"), faces="skull").answer("defense")
    assert (scene.pack(), scene.where(), scene.health()) == (["torch"], "a", 4)


@pytest.mark.rule("HC-309", "HC-742")
@pytest.mark.parametrize(("face", "mounted"), [("skull", 0), ("both", 1)])
def test_the_horse_runs_off_after_a_loss_only(play: Play, face: str, mounted: int) -> None:
    scene = play("aH1", hero(trail="a", tokens={"mounted": 1}), faces=face)
    assert scene.tokens("H", "mounted") == mounted


@pytest.mark.rule("HC-310")
def test_monsters_do_nothing_outside_a_fight(play: Play) -> None:
    scene = play("H.a.1", node="turn_end")
    assert (scene.health(), scene.where("1")) == (4, "1")


@pytest.mark.rule("HC-311")
def test_defeat_the_monster_is_the_opponent_and_adjacent_any(play: Play) -> None:
    scene = play("1H2", hero("rogue"), faces="shield skull").answer("2", "rogue")
    assert (scene.trophies(), scene.gold()) == (["goblin-guardian"], 1)


@pytest.mark.rule("HC-312", "HC-427")
def test_after_a_move_skill_other_monsters_beside_are_fought(play: Play) -> None:
    scene = play("#1#\nHa2", hero("", "sword"), faces="shield skull").answer("roll", "sword", "a", "2")
    assert (scene.trophies(), scene.health(), scene.where()) == (["goblin-guardian"], 3, "H")


@pytest.mark.rule("HC-312")
def test_what_a_move_skill_defeats_does_not_strike_back(play: Play) -> None:
    scene = play("H.3", hero("", "wand"), faces="shield").answer("roll", "wand")
    assert (scene.trophies(), scene.health(), scene.where()) == (["golem-lord"], 4, "H")


# -- bosses


@pytest.mark.rule("HC-321", "HC-322", "HC-326")
def test_a_boss_is_worn_down_roll_by_roll(play: Play) -> None:
    scene = play("aH4", hero(trail="a"), faces="sword shield skull")
    assert (scene.tokens("4", "bar"), scene.damage(), scene.health(), scene.where()) == (2, 2, 2, "a")


@pytest.mark.rule("HC-321")
def test_the_bar_stays_for_all_heroes_until_the_level_ends(play: Play) -> None:
    scene = play("aH4Ig", hero(trail="a"), hero(trail="g"), faces="sword both skull", stop="round")
    assert (scene.tokens("4", "bar"), scene.health("H"), scene.health("I")) == (2, 2, 2)


@pytest.mark.rule("HC-323")
def test_a_lost_roll_costs_the_present_bar(play: Play) -> None:
    scene = play("aH4", hero(trail="a"), faces="skull")
    assert (scene.down(), scene.tokens("4", "bar")) == (True, 4)


@pytest.mark.rule("HC-324")
def test_a_draw_takes_a_point_first(play: Play) -> None:
    scene = play("aH4", hero(trail="a"), faces="both")
    assert (scene.tokens("4", "bar"), scene.health(), scene.where()) == (3, 1, "a")
    scene = play("aH4", hero(trail="a"), faces="sword sword sword both")
    assert (scene.gone("4"), scene.health(), scene.where()) == (True, 4, "a")


@pytest.mark.rule("HC-325")
@pytest.mark.parametrize("skill", ["dagger", "ax"])
def test_a_fight_skill_takes_one_point_and_the_hero_rolls_again(play: Play, skill: str) -> None:
    scene = play("aH4", hero("", skill, trail="a"), faces="shield skull").answer(skill)
    assert (scene.tokens("4", "bar"), scene.health()) == (3, 1)


@pytest.mark.rule("HC-325", "HC-312", "HC-307")
def test_a_move_skill_takes_one_point_without_an_answer(play: Play) -> None:
    scene = play("H.4", hero("", "wand"), faces="shield").answer("roll", "wand")
    assert (scene.tokens("4", "bar"), scene.damage(), scene.rolled()) == (3, 1, 1)


@pytest.mark.rule("HC-326")
def test_who_takes_the_last_point_has_the_figure(play: Play) -> None:
    scene = play("H4", faces="sword sword sword sword")
    assert (scene.trophies(), scene.damage()) == (["dragon-hatchling"], 4)


@pytest.mark.rule("HC-327")
def test_before_each_roll_another_opponent_may_be_chosen(play: Play) -> None:
    scene = play("1Ha\n#4#", hero(trail="a"), faces="sword sword skull").answer("4", "1")
    assert (scene.tokens("4", "bar"), scene.trophies()) == (3, ["goblin-warrior"])


# -- health


@pytest.mark.rule("HC-360", "HC-106")
def test_health_is_never_above_the_maximum(play: Play) -> None:
    scene = play("H", hero("", "life", health=3), node="prepare").answer("life")
    assert scene.health() == 4


@pytest.mark.rule("HC-361", "HC-204", "HC-202")
def test_a_downed_hero_rolls_to_heal_and_stands_at_full_health(play: Play) -> None:
    scene = play("H", hero(health=0), faces="sword", node="turn", stop="round")
    assert (scene.health(), scene.down()) == (3, True)
    scene = play("H", hero(health=0), faces="shield", node="turn", stop="round")
    assert (scene.health(), scene.down(), scene.rolled()) == (4, False, 1)


@pytest.mark.rule("HC-361", "HC-625", "HC-207")
def test_who_is_healed_by_the_roll_stands_up_after_the_beast_has_looked(play: Play) -> None:
    scene = play("H..5", hero(health=0), faces="shield", node="turn", stop="round", signs={"5": "most-vile-beast"})
    assert (scene.health(), scene.down()) == (4, False)


@pytest.mark.rule("HC-362")
def test_who_is_down_loses_no_more_health_and_can_be_robbed(play: Play) -> None:
    scene = play("HIa", hero("pirate"), hero(health=0, gold=2), faces="shield skull")
    scene.answer("roll", "pirate", "I", "a", CUT)
    assert scene.asked == "steal-gold"
    scene.answer("I")
    assert (scene.gold(), scene.gold("I")) == (1, 1)
    scene = play("H.I", hero("", "sceptor-of-youth"), hero(health=0), faces="shield").answer("roll")
    assert scene.asked == "walk"


@pytest.mark.rule("HC-363", "HC-562")
def test_who_drinks_and_eats_to_full_health_takes_the_turn(play: Play) -> None:
    eater = hero("", "life", "life", "egg", health=0)
    scene = play("H", eater, node="turn")
    assert (scene.asked, scene.options) == ("heal", {"roll", "life", "egg"})
    scene.answer("life", "life")
    assert (scene.node, scene.down(), scene.rolled()) == ("prepare", False, 0)


@pytest.mark.rule("HC-363", "HC-432")
def test_luck_rolls_a_healing_roll_again(play: Play) -> None:
    scene = play("H", hero("", "luck", health=0), faces="both sword", node="turn", stop="round").answer("luck")
    assert scene.health() == 3


@pytest.mark.rule("HC-364")
def test_healing_makes_nobody_stand_but_to_full_health(play: Play) -> None:
    scene = play("H", hero("", "life", "egg", health=0), faces="both", node="turn", stop="round").answer("life", "roll")
    assert (scene.health(), scene.down()) == (3, True)


@pytest.mark.rule("HC-365", "HC-203")
def test_skips_add_up_and_each_costs_a_turn(play: Play) -> None:
    scene = play("HI", hero(tokens={"skip": 2}), hero(gold=0), node="turn", store=[])
    assert (scene.active, scene.tokens("H", "skip")) == ("I", 1)


@pytest.mark.rule("HC-203")
def test_a_downed_hero_who_must_skip_does_not_heal(play: Play) -> None:
    scene = play("H", hero("", "life", health=0, tokens={"skip": 1}), node="turn", stop="round")
    assert (scene.health(), scene.tokens("H", "skip"), scene.rolled()) == (0, 0, 0)


@pytest.mark.rule("HC-366", "HC-202")
def test_delayed_harm_is_lost_at_the_start_of_the_turn(play: Play) -> None:
    scene = play("H", hero(tokens={"harm-1": 1, "harm-2": 1}), node="turn", store=[])
    assert (scene.health(), scene.harm(), scene.node) == (3, (1, 0), "prepare")


@pytest.mark.rule("HC-202")
def test_who_goes_down_by_harm_loses_the_turn(play: Play) -> None:
    scene = play("H", hero(health=1, tokens={"harm-1": 3}), node="turn", stop="round")
    assert (scene.down(), scene.rolled()) == (True, 0)


@pytest.mark.rule("HC-366", "HC-435", "HC-430", "HC-708")
@pytest.mark.parametrize("card", ["defense", "crystal-of-deflection"])
def test_harm_can_be_prevented_in_its_turn(play: Play, card: str) -> None:
    scene = play("H", hero("", card, tokens={"harm-1": 2}), node="turn").answer(card)
    assert (scene.health(), scene.harm()) == (4, (0, 0))


@pytest.mark.rule("HC-430")
def test_no_potion_is_used_in_a_turn_that_is_skipped(play: Play) -> None:
    skipping = hero("", "defense", "life", tokens={"harm-1": 2, "skip": 1})
    scene = play("H", skipping, node="turn", stop="round")
    assert (scene.health(), scene.pack()) == (2, ["defense", "life"])


@pytest.mark.rule("HC-367")
def test_harm_of_a_downed_hero_is_spent(play: Play) -> None:
    scene = play("H", hero(health=0, tokens={"harm-1": 2}), faces="skull", node="turn", stop="round")
    assert (scene.health(), scene.harm()) == (2, (0, 0))
