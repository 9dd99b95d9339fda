"""Movement and terrain dice: RB-301 to RB-318."""

from __future__ import annotations

import pytest

from game.runebound import values
from game.runebound.box import Box
from game.runebound.dice import Roll
from game.runebound.moving import best_payer
from game.runebound.ways import Ways
from tests.runebound.table import NO, Play


@pytest.mark.rule("RB-302")
def test_a_face_with_two_symbols_counts_as_either_and_wild_as_each(box: Box) -> None:
    land = Ways(box.land, frozenset())
    faces = {"+".join(face): box.masks[at] for at, face in enumerate(box.die.faces)}
    assert len(faces) == 6
    plains, forest, hills, mountain, water = 1, 2, 4, 8, 16
    assert faces["hills+plains"] & plains
    assert faces["hills+plains"] & hills
    assert not faces["hills+plains"] & forest
    assert all(faces["wild"] & symbol for symbol in (plains, forest, hills, mountain, water))
    assert land.cells  # the map is read


@pytest.mark.rule("RB-303", "RB-304", "RB-203")
def test_a_step_needs_no_dice_and_any_terrain_will_do(play: Play) -> None:
    scene = play(at="1,2").answer("move")  # a stronghold in the hills
    assert scene.asked == "step-or-march"
    assert set(scene.options) == {"march", "1,1", "2,1", "2,2", "1,3", "0,3", "0,2"}
    scene.answer("2,1")
    assert (scene.where(), scene.actions) == ("2,1", 2)


@pytest.mark.rule("RB-304", "RB-310")
def test_a_step_crosses_a_river_by_a_bridge_only(play: Play) -> None:
    scene = play(at="3,3").answer("move")  # 3,3 / 3,4 is a bridge, 3,3 / 2,4 a river
    assert "3,4" in scene.options
    assert "2,4" not in scene.options
    scene.answer("3,4")
    assert scene.where() == "3,4"


@pytest.mark.rule("RB-305", "RB-306", "RB-311", "R-221")
def test_the_golden_march(play: Play) -> None:
    """Mountain/water, hills/plains, wild: a mountain hex, a plains hex, any hex, and all three dice are spent."""
    scene = play(at="9,7", dice="mw hp *", hand="").answer("move", "march")  # gallows-hill; 8,7 is a mountain
    assert scene.asked == "march"
    assert "8,7" in scene.options
    scene.answer("8,7")
    assert (scene.asked, scene.options, scene.prompt.data["usual"]) == ("pay-die", ["die-1", "die-3"], "die-1")
    scene.answer("die-1")
    assert [die["spent"] != "" for die in scene.prompt.data["dice"]] == [True, False, False]  # type: ignore[attr-defined]
    scene.answer("9,6", "die-2")
    assert "8,6" in scene.options  # hills by the wild die
    scene.answer("8,6")
    assert (scene.asked, scene.where(), scene.actions) == ("act", "8,6", 2)


@pytest.mark.rule("RB-306")
def test_a_die_must_show_the_terrain_that_is_entered(play: Play) -> None:
    scene = play(at="9,7", dice="p p p").answer("move", "march")
    assert "8,7" not in scene.options
    assert "9,6" in scene.options
    assert "10,6" in scene.options
    scene.answer(NO)
    assert scene.actions == 2


@pytest.mark.rule("RB-311")
def test_a_march_may_end_without_a_hex(play: Play) -> None:
    scene = play(at="9,7", dice="p p p").answer("move", "march", NO)
    assert (scene.where(), scene.actions, scene.asked) == ("9,7", 2, "act")


@pytest.mark.rule("RB-307")
def test_a_city_is_entered_with_any_die(play: Play) -> None:
    scene = play(at="6,5", dice="mw mw mw").answer("move", "march")
    assert "7,4" in scene.options
    assert "5,5" not in scene.options
    scene.answer("7,4", NO)


@pytest.mark.rule("RB-308", "RB-310")
def test_along_a_road_and_over_a_bridge_any_die(play: Play) -> None:
    scene = play(at="6,6", dice="mw mw mw").answer("move", "march")  # the road to Riverwatch
    assert "6,5" in scene.options
    assert "5,7" in scene.options
    assert "7,5" not in scene.options  # a plains hex beside the road
    scene.answer("5,7", "4,8", NO)


@pytest.mark.rule("RB-308")
def test_the_first_road_hex_is_entered_by_its_terrain(play: Play) -> None:
    scene = play(at="5,6", dice="mw mw mw").answer("move", "march")  # 5,7 has a road, no road leads there from 5,6
    assert "5,7" not in scene.options
    scene.answer(NO)


@pytest.mark.rule("RB-309")
def test_a_river_is_crossed_with_water_or_wild_only(play: Play) -> None:
    scene = play(at="3,3", dice="p p mw").answer("move", "march")
    across = {"4,2", "4,3", "2,4"}
    assert across <= set(scene.options)
    dry = play(at="3,3", dice="p p p").answer("move", "march")
    assert not across & set(dry.options)
    scene.answer(NO)
    dry.answer(NO)


@pytest.mark.rule("RB-309")
def test_winged_feet_and_rings(play: Play) -> None:
    ring = play(at="3,3", assets="ferrymans-ring", dice="p p p").answer("move")
    assert "2,4" not in ring.options  # a step over a river stays forbidden
    ring.answer("march")
    assert "2,4" in ring.options
    mantle = play(at="3,3", assets="winged-mantle").answer("move")
    assert "2,4" in mantle.options
    ring.answer(NO)
    mantle.answer("2,4")


@pytest.mark.rule("RB-306")
@pytest.mark.parametrize(
    ("asset", "at", "dice", "to"),
    [("hunting-spear", "3,1", "hp hp hp", "3,0"), ("hill-pony", "9,7", "fh fh fh fh", "8,7"),
     ("ferrymans-ring", "7,0", "p p p", "7,1")],
)  # fmt: skip
def test_assets_that_open_terrain(play: Play, asset: str, at: str, dice: str, to: str) -> None:
    with_it = play(at=at, assets=asset, dice=dice).answer("move", "march")
    assert to in with_it.options
    with_it.answer(NO)
    without = play(at=at, dice=" ".join(dice.split()[:3])).answer("move", "march")
    assert to not in without.options
    without.answer(NO)


@pytest.mark.rule("RB-312")
def test_which_die_pays_is_asked_where_it_matters(play: Play) -> None:
    scene = play(at="9,7", dice="p pf *").answer("move", "march", "9,6")
    assert (scene.asked, scene.options) == ("pay-die", ["die-1", "die-2", "die-3"])
    assert scene.prompt.data["usual"] == "die-1"  # the wild one leads farther
    scene.answer("die-1", NO)


@pytest.mark.rule("RB-312")
def test_the_table_proposes_the_die_that_leaves_most_hexes_reachable() -> None:
    shown = {0: 0b1, 1: 0b11, 2: 0b110}
    assert best_payer(shown, {0: 0b1, 1: 0b111, 2: 0b111}) == 1
    assert best_payer({1: 0b11, 2: 0b10}, {1: 0b111, 2: 0b111}) == 2  # of two that leave as much


@pytest.mark.rule("RB-313", "RB-814")
@pytest.mark.parametrize(
    ("more", "speed"),
    [({}, 3), ({"assets": "courser", "learned": "long-strider"}, 5), ({"states": "weary"}, 2),
     ({"assets": "courser", "learned": "long-strider", "states": "weary"}, 5),
     ({"assets": "wine-casks", "states": "weary"}, 1)],
)  # fmt: skip
def test_speed(play: Play, more: dict[str, str], speed: int) -> None:
    assert values.speed(play(**more).t, "lyssa") == speed


@pytest.mark.rule("RB-313")
def test_a_roll_has_as_many_dice_as_the_speed(play: Play) -> None:
    scene = play(at="9,7", assets="courser", dice="p p p p p").answer("move", "march")
    assert len(scene.prompt.data["dice"]) == 5  # type: ignore[arg-type]
    scene.answer(NO)


@pytest.mark.rule("RB-314", "RB-318")
def test_nobody_blocks_the_way(play: Play) -> None:
    scene = play(at="9,7", others="9,6").answer("move", "9,6")
    assert (scene.where(), scene.where("lord-hawthorne"), scene.asked) == ("9,6", "9,6", "act")


@pytest.mark.rule("RB-315", "RB-922")
def test_what_happens_on_entering_comes_before_the_next_die(play: Play) -> None:
    scene = play(at="9,7", dice="p p p", zombies="9,6 9,6", scenario="corpse-king").answer("move", "march", "9,6")
    assert (scene.damage, scene.asked) == (2, "march")  # once, however many
    scene.answer(NO)


@pytest.mark.rule("RB-315", "RB-804")
def test_a_hero_who_is_defeated_on_entering_stops_there(play: Play) -> None:
    scene = play(at="9,7", dice="p p p", zombies="9,6", scenario="corpse-king", damage=7)
    scene.answer("move", "march", "9,6")
    assert (scene.where(), scene.t.standing("lyssa"), scene.t.active) == ("9,6", False, "lord-hawthorne")




@pytest.mark.rule("RB-208", "RB-207")
def test_exerting_rolls_one_unspent_die_again(play: Play) -> None:
    scene = play(at="9,7", dice="p p p mw", hand="ox-strong feint").answer("move", "march")
    assert "ox-strong" in scene.options
    scene.answer("ox-strong")
    assert (scene.asked, scene.options) == ("reroll", ["die-1", "die-2", "die-3"])
    scene.answer("die-2")
    assert "8,7" in scene.options  # the mountain
    assert (scene.hand(), scene.discard("skill")) == ("feint", "ox-strong")
    scene.answer(NO)


@pytest.mark.rule("RB-208")
def test_a_spent_die_is_not_rolled_again(play: Play) -> None:
    scene = play(at="9,7", dice="p p mw", hand="ox-strong").answer("move", "march", "9,6", "ox-strong")
    assert scene.options == ["die-2", "die-3"]
    scene.answer(NO)
    assert (scene.asked, scene.hand()) == ("march", "ox-strong")  # thought better of it
    scene.answer(NO)


def test_a_roll_tells_its_dice() -> None:
    roll = Roll("lyssa", "move", [0, 5], ["", "cell:1,1"])
    assert (roll.ids(), roll.live()) == (["die-1"], [0])
