"""Damage, healing, defeat, standing up: RB-801 to RB-807."""

from __future__ import annotations

import pytest

from game.runebound.actions import deeds_of
from game.runebound.damage import heal, suffer
from game.runebound.turn import begin_turn
from tests.runebound.table import NO, Play


@pytest.mark.rule("RB-801", "RB-802", "RB-006")
def test_damage_and_healing(play: Play) -> None:
    scene = play(hand="feint").run(suffer, "lyssa", 3, "test")
    assert scene.damage == 3
    scene.run(heal, "lyssa", 2, "test")
    assert scene.damage == 1
    scene.run(heal, "lyssa", 9, "test")
    assert scene.damage == 0


@pytest.mark.rule("RB-803", "RB-804", "RB-805")
def test_a_hero_is_defeated_at_once(play: Play) -> None:
    scene = play("corbin").run(suffer, "corbin", 10, "test")
    assert not scene.t.standing("corbin")
    assert (scene.broken, scene.where()) == ("TurnOver", "5,3")
    scene.run(suffer, "corbin", 3, "test")  # suffers no more
    assert scene.damage == 10


@pytest.mark.rule("RB-803", "RB-014")
def test_nine_lives_save_once_a_turn(play: Play) -> None:
    scene = play("lyssa", hand="feint ward").run(suffer, "lyssa", 9, "test", answers=["yes", "feint"])
    assert (scene.damage, scene.hand(), scene.broken) == (0, "ward", "")
    scene.run(suffer, "lyssa", 9, "test")
    assert (scene.t.standing("lyssa"), scene.broken) == (False, "TurnOver")


@pytest.mark.rule("RB-804", "R-04")
def test_what_was_being_resolved_ends(play: Play) -> None:
    scene = play("corbin", at="2,2", damage=9, decks={"social": "two-brothers", "skill": "feint"}, gold=0)
    scene.answer("adventure")
    assert (scene.trophies("corbin"), scene.discard("social"), scene.chooser) == ("", "two-brothers", "lyssa")
    assert scene.cards("drawn") == ""


@pytest.mark.rule("RB-804")
def test_the_turn_of_the_defeated_hero_ends(play: Play) -> None:
    scene = play("corbin", at="9,7", zombies="9,6", scenario="corpse-king", damage=8, open_cards="the-cairn-door")
    scene.answer("move", "9,6")
    assert (scene.chooser, scene.opened("corbin")) == ("lyssa", "the-cairn-door")


@pytest.mark.rule("RB-805")
def test_a_defeated_hero_takes_part_in_nothing(play: Play) -> None:
    scene = play("corbin", "lyssa", "elder-mok").run(suffer, "lyssa", 9, "test")
    assert scene.t.all_standing() == ["corbin", "elder-mok"]
    assert scene.broken == ""  # it was not her turn


@pytest.mark.rule("RB-807", "RB-202", "RB-011")
def test_standing_up(play: Play) -> None:
    scene = play("corbin", at="13,-1", gold=5, states="cursed weary", assets="satchel")
    scene.run(suffer, "corbin", 10, "test")
    scene.t.set_track("turns", "corbin")
    scene.run(begin_turn)
    assert (scene.where(), scene.t.standing("corbin"), scene.damage) == ("13,0", True, 0)  # Ostmark is next to it
    assert (scene.states, scene.gold, scene.actions, scene.assets()) == ("", 2, 2, "satchel")
    assert [deed.id for deed in deeds_of(scene.t, "corbin")][:1] == ["move"]


@pytest.mark.rule("RB-807", "R-14")
def test_of_several_nearest_sites_the_player_chooses(play: Play) -> None:
    scene = play("corbin", at="3,7").run(suffer, "corbin", 10, "test")
    near = scene.t.land.nearest(scene.t.here("corbin"), "site")
    assert len(near) == 2
    scene.t.set_track("turns", "corbin")
    last = near[-1]
    scene.run(begin_turn, answers=[last.name])
    assert scene.t.here("corbin") == last


@pytest.mark.rule("RB-806", "RB-210")
def test_a_defeated_hero_discards_down_as_well(play: Play) -> None:
    scene = play("corbin", at="9,7", zombies="9,6", scenario="corpse-king", damage=8, hand="feint ward haggler unweave")
    scene.answer("move", "9,6")
    assert (scene.asked, scene.chooser) == ("discard-skill", "corbin")
    scene.answer("ward")
    assert scene.hand("corbin") == "feint haggler unweave"


@pytest.mark.rule("RB-316", "RB-317")
def test_movement_by_an_effect_enters_hex_by_hex(play: Play) -> None:
    scene = play("corbin", at="2,2", zombies="3,2", scenario="corpse-king", decks={"social": "the-star-gazer"})
    scene.answer("adventure", "option-2")
    assert (scene.asked, scene.prompt.data["left"]) == ("move", 3)
    assert "3,1" in scene.options
    scene.answer("3,2")
    assert (scene.damage, scene.asked) == (2, "move")
    scene.answer(NO)
    assert (scene.where(), scene.trophies(), scene.actions) == ("3,2", "social", 1)
