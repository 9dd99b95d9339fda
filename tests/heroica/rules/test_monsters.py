"""Monsters with rules of their own, and the final battle: HC-601 to HC-662."""

from __future__ import annotations

import pytest

from tests.heroica.table import CUT, Play, hero

BEAST = {"5": "most-vile-beast"}


@pytest.mark.rule("HC-601")
@pytest.mark.parametrize("face", ["skull", "both"])
@pytest.mark.parametrize(("viper", "strength"), [("ennon-viper", 1), ("ennon-golden-scale-viper", 3)])
def test_vipers_hurt_late_and_drive_back_now(play: Play, face: str, viper: str, strength: int) -> None:
    scene = play("aH1", hero(trail="a"), faces=face, signs={"1": viper})
    assert (scene.health(), scene.harm(), scene.where()) == (4, (strength, 0), "a")


@pytest.mark.rule("HC-602")
def test_the_kraken_feels_nothing_but_its_own_fight(play: Play) -> None:
    kraken = {"5": "kraken"}
    scene = play("~.5", hero("wizard", "bow", "wand", "strength", at="~"), faces="shield", signs=kraken, ground="~~")
    assert scene.answer("roll").asked == "walk"
    scene = play("~5", hero("knight", "strength", at="~"), node="prepare", signs=kraken)
    assert scene.asked == ""
    scene = play("~5", hero("", "ax", at="~"), faces="shield sword sword sword", signs=kraken).answer("ax")
    assert scene.trophies() == ["kraken"]


@pytest.mark.rule("HC-603", "HC-323", "HC-001")
def test_who_loses_to_the_kraken_is_put_on_a_free_berth(play: Play) -> None:
    drawing, kraken = "b#b#b\n~~~##\n~aH5.", {"5": "kraken"}
    scene = play(drawing, hero(trail="a"), hero(at="0,0"), faces="skull", signs=kraken, ground="-----\n-----\n~~~~")
    assert (scene.asked, len(scene.options)) == ("port", 2)
    scene.answer("4,0")
    assert (scene.where(), scene.trail(), scene.down()) == ("4,0", "4,0", True)
    scene = play("~aH5", hero(trail="a"), faces="skull", signs=kraken, ground="~~~~")
    assert scene.where() == "a"  # no berth is free


@pytest.mark.rule("HC-603", "HC-324")
def test_a_draw_with_the_kraken_only_drives_back(play: Play) -> None:
    scene = play("baH5", hero(trail="a"), faces="both", signs={"5": "kraken"}, ground="b~~~")
    assert (scene.where(), scene.health(), scene.tokens("5", "bar")) == ("a", 1, 3)


GENERAL = {"5": "goblin-general", "R": "crystal-of-deflection held=5"}


@pytest.mark.rule("HC-604", "HC-605", "HC-803")
def test_the_general_must_be_beaten_twice_and_gives_up_the_crystal(play: Play) -> None:
    scene = play("aH5", hero(trail="a"), faces="sword sword", signs=GENERAL, goal="defeat goblin-general")
    assert (scene.pack(), scene.goal_met) == (["crystal-of-deflection", "goblin-general"], "H")
    scene = play("aH5", hero(trail="a"), faces="sword skull", signs=GENERAL, goal="defeat goblin-general")
    assert (scene.trophies(), scene.health(), scene.tokens("5", "holds"), scene.goal_met) == ([], 1, 0, "")


@pytest.mark.rule("HC-604")
def test_a_draw_takes_the_guard_and_the_hurt_follows(play: Play) -> None:
    scene = play("aH5", hero(trail="a"), faces="both", signs=GENERAL)
    assert (scene.gone("5"), scene.tokens("5", "holds"), scene.health(), scene.where()) == (False, 0, 1, "a")


@pytest.mark.rule("HC-604")
def test_a_skill_takes_the_guard_too_and_elsewhere_he_has_none(play: Play) -> None:
    scene = play("H.5", hero("", "wand"), faces="shield", signs=GENERAL).answer("roll", "wand")
    assert (scene.gone("5"), scene.tokens("5", "holds")) == (False, 0)
    assert play("H5", faces="sword", signs={"5": "goblin-general"}).trophies() == ["goblin-general"]


@pytest.mark.rule("HC-606")
def test_after_a_loss_another_player_moves_the_crab(play: Play) -> None:
    crab = {"5": "king-crab"}
    scene = play("aH5gijI", hero(trail="a"), hero(), hero(at="a"), faces="skull skull", signs=crab)
    assert (scene.asked, scene.options) == ("crab-player", {"I", "J"})
    scene.answer("I")
    assert (scene.prompt.chooser, scene.options) == ("wizard", {"g", "i"})
    assert scene.answer("i").where("5") == "i"


@pytest.mark.rule("HC-606")
def test_alone_the_player_moves_it_over_free_spaces_to_an_empty_one(play: Play) -> None:
    scene = play("aH5$g", hero(trail="a"), faces="skull skull", signs={"5": "king-crab"})
    assert (scene.health(), scene.options) == (3, {"H", "g"})
    assert scene.answer(CUT).where("5") == "5"
    scene = play("aH5", hero(trail="a"), faces="both", signs={"5": "king-crab"})
    assert scene.trophies() == ["king-crab"]


@pytest.mark.rule("HC-608", "HC-609")
@pytest.mark.parametrize(
    ("face", "gold", "harm", "stands"),
    [("shield", 1, 0, ""), ("sword", 0, 0, "g"), ("both", 0, 1, "g"), ("skull", 0, 1, "5")],
)
def test_the_golden_scorpion(play: Play, face: str, gold: int, harm: int, stands: str) -> None:
    scene = play("aH5g", hero(trail="a"), faces=f"skull {face}", signs={"5": "golden-scorpion"})
    assert (scene.health(), scene.where(), scene.gold(), scene.harm()[0]) == (4, "a", gold, harm)
    assert (scene.where("5") == "box" if not stands else scene.where("5") == stands, scene.trophies()) == (True, [])


@pytest.mark.rule("HC-609")
def test_what_is_not_free_keeps_the_scorpion_where_it_is(play: Play) -> None:
    scene = play("aH5o", hero(trail="a"), faces="skull sword", signs={"5": "golden-scorpion"})
    assert scene.where("5") == "5"


@pytest.mark.rule("HC-608")
def test_a_draw_with_the_scorpion_is_a_draw(play: Play) -> None:
    scene = play("aH5", hero(trail="a"), faces="both", signs={"5": "golden-scorpion"})
    assert (scene.trophies(), scene.health()) == (["golden-scorpion"], 3)


@pytest.mark.rule("HC-611")
@pytest.mark.parametrize("rat", ["fortaan-rat", "arctic-lemming"])
@pytest.mark.parametrize(
    ("face", "skip", "harm"), [("shield", 0, (0, 0)), ("sword", 1, (0, 0)), ("skull", 0, (1, 1)), ("both", 0, (1, 0))]
)
def test_rats_bring_the_plague(play: Play, rat: str, face: str, skip: int, harm: tuple[int, int]) -> None:
    scene = play("aH5", hero(trail="a"), faces=f"skull {face}", signs={"5": rat})
    assert (scene.health(), scene.where(), scene.tokens("H", "skip"), scene.harm()) == (3, "a", skip, harm)


@pytest.mark.rule("HC-611")
def test_the_plague_comes_after_a_draw_and_to_who_is_down_not_after_a_win(play: Play) -> None:
    scene = play("aH5", hero(trail="a", health=1), faces="both both", signs={"5": "fortaan-rat"})
    assert (scene.down(), scene.harm(), scene.trophies()) == (True, (1, 0), ["fortaan-rat"])
    assert play("aH5", faces="sword", signs={"5": "fortaan-rat"}).rolled() == 1


@pytest.mark.rule("HC-613")
def test_the_recluse_hurts_once_more_if_it_cost_health(play: Play) -> None:
    recluse = {"5": "brown-recluse"}
    for face in ("skull", "both"):
        scene = play("aH5", hero(trail="a"), faces=face, signs=recluse)
        assert (scene.health(), scene.harm()) == (3, (1, 0))
    scene = play("aH5", hero("", "defense", trail="a"), faces="skull", signs=recluse).answer("defense")
    assert (scene.health(), scene.harm()) == (4, (0, 0))


@pytest.mark.rule("HC-614")
def test_the_fire_ant_burns_late_after_a_loss_and_at_once_after_a_draw(play: Play) -> None:
    ant = {"5": "giant-fire-ant"}
    scene = play("aH5", hero(trail="a"), faces="skull", signs=ant)
    assert (scene.health(), scene.harm(), scene.where()) == (4, (1, 0), "a")
    scene = play("aH5", hero(trail="a"), faces="both", signs=ant)
    assert (scene.health(), scene.harm()) == (3, (0, 0))


@pytest.mark.rule("HC-615")
@pytest.mark.parametrize(("face", "where"), [("shield", "a"), ("sword", "g"), ("skull", "i"), ("both", "j")])
def test_the_keeper_throws_as_far_as_is_rolled(play: Play, face: str, where: str) -> None:
    scene = play("agijH5", hero(trail="agij"), faces=f"skull {face}", signs={"5": "portal-keeper"})
    assert (scene.where(), scene.health()) == (where, 1)
    scene = play("agijH5", hero(trail="agij"), faces="both", signs={"5": "portal-keeper"})
    assert scene.where() == "j"


# -- the beast


@pytest.mark.rule("HC-621", "HC-622", "HC-624", "HC-207")
def test_the_beast_walks_two_spaces_at_the_end_of_every_turn(play: Play) -> None:
    for node in ("turn_end", "turn_lost"):
        scene = play("H#5a\n##ig", hero(health=4), signs=BEAST, track="5agi", node=node)
        assert scene.where("5") == "g"
    scene = play("H#ai\n##5g", signs=BEAST, track="aig5", node="turn_end")
    assert scene.where("5") == "i"


@pytest.mark.rule("HC-624")
def test_a_hero_or_an_obstacle_in_its_way_stops_it_without_a_fight(play: Play) -> None:
    scene = play("H#5a\n##gI", signs=BEAST, track="5aIg", node="turn_end")
    assert (scene.where("5"), scene.rolled()) == ("a", 0)
    scene = play("H#5oa", signs=BEAST, track="5oa", node="turn_end")
    assert scene.where("5") == "5"


@pytest.mark.rule("HC-625", "HC-104")
@pytest.mark.parametrize(
    ("drawing", "seen"),
    [("H....5", True), ("H..#.5", False), ("H..o.5", False), ("H.W1.5", True), ("H..\n..5", False)],
)
def test_it_hurts_the_hero_whose_turn_ends_in_its_line(play: Play, drawing: str, seen: bool) -> None:
    scene = play(drawing, hero(trail=""), signs=BEAST, node="turn_end")
    assert (scene.health(), scene.where()) == (2 if seen else 4, "H")


@pytest.mark.rule("HC-625")
def test_it_looks_at_nobody_else_and_at_nobody_who_is_down(play: Play) -> None:
    scene = play("#I...5\nH#####", signs=BEAST, node="turn_end")
    assert scene.health("I") == 4
    assert play("H..5", hero(health=0), signs=BEAST, node="turn_lost").health() == 0


# -- the final battle

@pytest.mark.rule("HC-650", "HC-652", "HC-655", "HC-653", "HC-654")
@pytest.mark.parametrize(
    ("looks", "face", "dealt", "lost"),
    [
        ("east", "sword", 1, 0), ("east", "skull", 0, 4), ("east", "both", 1, 4),
        ("south", "sword", 1, 0), ("south", "skull", 0, 2), ("south", "both", 1, 2),
        ("north", "skull", 0, 2), ("west", "sword", 2, 0), ("west", "skull", 0, 1), ("west", "both", 2, 1),
    ],
)  # fmt: skip
def test_an_exchange_by_the_side(play: Play, looks: str, face: str, dealt: int, lost: int) -> None:
    scene = play("LLHag\nLL...", hero(trail="ga"), faces=face, looks=looks)
    assert (scene.damage(), 4 - scene.health(), scene.rolled("fight")) == (dealt, lost, 1)
    assert (scene.tokens("0,0", "bar"), scene.where()) == (20 - dealt, "g")


@pytest.mark.rule("HC-652")
def test_all_sides_of_the_four_squares(play: Play) -> None:
    sides = {"north": "a", "east": "g", "south": "i", "west": "j"}
    for looks, at in sides.items():
        scene = play(".a..\njLLg\n.LL.\n.i..", hero(at=at), faces="skull", looks=looks)
        if scene.asked == "back-to":
            scene.answer(scene.prompt.options[0])
        assert scene.health() == 0, looks


@pytest.mark.rule("HC-653", "HC-656", "HC-245")
def test_after_the_exchange_the_hero_is_thrown_back_two_whatever_came_of_it(play: Play) -> None:
    for face in ("sword", "shield", "skull", "both"):
        scene = play("LLHagi\nLL....", hero(trail="iga"), faces=face, looks="south")
        assert (scene.where(), scene.rolled()) == ("g", 1)


@pytest.mark.rule("HC-736", "HC-655")
@pytest.mark.parametrize(("looks", "dealt"), [("east", 1), ("south", 2), ("west", 4)])
def test_the_dragon_scale_doubles_but_at_the_head(play: Play, looks: str, dealt: int) -> None:
    scale = hero("", "scepter-of-the-dragon-scale", trail="ga")
    assert play("LLHag\nLL...", scale, faces="sword", looks=looks).damage() == dealt


@pytest.mark.rule("HC-657")
def test_a_fight_skill_deals_the_damage_of_the_side_and_does_the_rest(play: Play) -> None:
    scene = play("LLHag\nLL1..", hero("", "ax", trail="ga"), faces="shield", looks="west")
    scene.answer(scene.piece("0,0"), "ax")
    assert (scene.damage(), scene.trophies(), scene.where()) == (2, ["goblin-warrior"], "g")


@pytest.mark.rule("HC-657", "HC-736")
@pytest.mark.parametrize(("pack", "dealt"), [(["wand"], 1), (["wand", "scepter-of-the-dragon-scale"], 2)])
def test_a_move_skill_deals_one_without_an_answer(play: Play, pack: list[str], dealt: int) -> None:
    scene = play("LL.H\nLL..", hero("", *pack), faces="shield", looks="east").answer("roll", "wand")
    assert (scene.damage(), scene.health(), scene.where(), scene.t.track("contact")) == (dealt, 4, "H", 1)


@pytest.mark.rule("HC-657", "HC-434")
def test_strength_deals_one_too(play: Play) -> None:
    scene = play("LLH\nLL.", hero("knight", "strength"), node="prepare").answer("strength")
    assert (scene.damage(), scene.where(), scene.health()) == (1, "H", 4)


@pytest.mark.rule("HC-651")
def test_after_the_first_contact_he_turns_in_every_start_step(play: Play) -> None:
    for contact, faces in ((0, "south"), (1, "west")):
        scene = play("LL.H\nLL..", node="turn", tracks={"contact": contact})
        assert scene.t.word("faces") == faces
    scene = play("LL.H\nLL..", hero(tokens={"skip": 1}), node="turn", stop="round", tracks={"contact": 1})
    assert scene.t.word("faces") == "west"
    assert play("LLHag\nLL...", hero(trail="ga"), faces="skull", looks="east").t.track("contact") == 1


@pytest.mark.rule("HC-658", "HC-659", "HC-326", "HC-853")
@pytest.mark.parametrize(("owned", "strength"), [(2, 2), (1, 4), (0, 8)])
def test_the_slayer_places_the_hatchling_and_takes_another_turn(play: Play, owned: int, strength: int) -> None:
    relics = ("ring-of-the-eternal", "the-idol")[:owned]
    scene = play(
        "LLHag\nLL..I", hero("knight", *relics, trail="ga"), hero("rogue"), faces="sword sword", looks="north",
        level="drocomon", road=("kameshbog", "seldaan-village", "drocomon"), stop="round",
        put={"0,0": {"bar": 1}}, goal="final",
    )  # fmt: skip
    assert (scene.asked, scene.where()) == ("hatchling-place", "g")
    scene.answer("0,1")
    assert scene.asked == "hatchling-faces"
    scene.answer("east")
    assert scene.tokens("golden-dragon-hatchling", "bar") == strength
    assert (scene.active, scene.tokens("H", "slayer"), scene.t.word("faces")) == ("H", 1, "north")
    assert scene.asked == ("prepare" if relics else "act")


@pytest.mark.rule("HC-658", "HC-657")
def test_a_move_skill_can_slay_him_too(play: Play) -> None:
    scene = play(
        "LL.H\nLL..", hero("knight", "wand"), faces="shield", put={"0,0": {"bar": 1}}, level="drocomon", goal="final"
    ).answer("roll", "wand")
    assert scene.asked == "hatchling-place"


@pytest.mark.rule("HC-734", "HC-658", "HC-202")
def test_venom_can_slay_him_in_the_start_step(play: Play) -> None:
    scene = play(
        "LL.H\nLL..", node="turn", put={"0,0": {"bar": 1, "venom:cleric": 1}}, level="drocomon", goal="final"
    )  # fmt: skip
    assert (scene.asked, scene.damage()) == ("hatchling-place", 1)


@pytest.mark.rule("HC-660")
@pytest.mark.parametrize(
    ("face", "faces"), [("both", "west"), ("skull", "north"), ("sword", "east"), ("shield", "south")]
)
def test_the_hatchling_turns_as_far_as_the_player_rolls(play: Play, face: str, faces: str) -> None:
    scene = play("LL.H\nLL..", node="turn", faces=face, hatchling=("1,1", 4))
    assert scene.t.word("faces") == faces


@pytest.mark.rule("HC-661", "HC-654")
@pytest.mark.parametrize(
    ("looks", "face", "dealt", "lost"),
    [
        ("east", "sword", 0, 0), ("east", "skull", 0, 4), ("east", "both", 0, 4), ("south", "sword", 1, 0),
        ("south", "skull", 0, 4), ("north", "both", 1, 4), ("west", "sword", 1, 0), ("west", "skull", 0, 2),
    ],
)  # fmt: skip
def test_an_exchange_with_the_hatchling(play: Play, looks: str, face: str, dealt: int, lost: int) -> None:
    scale = hero("", "scepter-of-the-dragon-scale", trail="ga")
    scene = play("LLHag\nLL...", scale, faces=face, looks=looks, hatchling=("1,0", 4))
    assert (scene.damage(), 4 - scene.health(), scene.where()) == (dealt, lost, "g")


@pytest.mark.rule("HC-661")
def test_move_skills_and_strength_deal_it_one(play: Play) -> None:
    armed = hero("knight", "wand", "scepter-of-the-dragon-scale")
    scene = play("LL.H\nLL..", armed, faces="shield", hatchling=("1,0", 4)).answer("roll", "wand")
    assert (scene.damage(), scene.health()) == (1, 4)


@pytest.mark.rule("HC-662", "HC-739", "HC-808")
def test_its_last_point_brings_the_scepter_and_ends_the_game_at_once(play: Play) -> None:
    scene = play(
        "LLHag\nLL..I", hero("knight", trail="ga"), hero("rogue"), faces="sword", looks="south", stop="",
        level="drocomon", goal="final", hatchling=("1,0", 1),
    )  # fmt: skip
    assert (scene.node, scene.goal_met, "scepter-of-heroica" in scene.pack()) == ("result", "H", True)


@pytest.mark.rule("HC-653", "HC-655")
def test_at_no_health_the_hero_falls_and_is_thrown_back(play: Play) -> None:
    scene = play("LLHag\nLL...", hero(trail="ga", health=2), faces="both", looks="east")
    assert (scene.down(), scene.where(), scene.damage()) == (True, "g", 1)
