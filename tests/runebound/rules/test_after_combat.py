"""What a combat leads to: RB-511, RB-721, RB-725, RB-742."""

from __future__ import annotations

import pytest

from game.runebound import aftermath, fights, names
from tests.runebound.table import NO, Play, Scene


def over(play: Play, how: str, enemy: str, *heroes: str, answers: object = (), **more: object) -> Scene:
    """The end of a combat with an enemy."""
    scene = play(*heroes, stop="none", **more)
    piece = scene.piece(enemy)
    scene.t.move(piece, names.DRAWN, face_up=True)
    fights.begin_fight(scene.t, scene.me, piece, names.FIGHT_CARD)
    scene.t.add_token(piece, names.DAMAGE, 2)
    scene.t.set_track(names.COMBAT_END, how)
    return scene.run(aftermath.resolve, answers=answers)


@pytest.mark.rule("RB-511", "RB-725", "RB-724")
def test_won_the_reward_and_a_trophy(play: Play) -> None:
    scene = over(play, names.WON, "ettin", learned="spoils-of-war")
    assert (scene.gold, scene.trophies(), scene.t.fighter) == (5, "combat", "")
    assert [note["source"] for note in scene.noted("gold")] == [scene.piece("spoils-of-war"), scene.piece("ettin")]
    assert not scene.t.damage(scene.piece("ettin"))


@pytest.mark.rule("RB-512", "RB-007")
def test_an_or_in_a_reward(play: Play) -> None:
    scene = over(play, names.WON, "dread-herald", answers=["2", "social"])
    assert (scene.gold, scene.trophies()) == (0, "social combat")


@pytest.mark.rule("RB-511", "RB-721")
@pytest.mark.parametrize("how", [names.RETREAT, names.SPENT])
def test_a_retreat_discards_the_card(play: Play, how: str) -> None:
    scene = over(play, how, "ettin", learned="spoils-of-war")
    assert (scene.gold, scene.trophies(), scene.discard("combat"), scene.broken) == (0, "", "ettin", "")
    assert not scene.t.damage(scene.piece("ettin"))


@pytest.mark.rule("RB-721")
def test_texts_after_a_retreat(play: Play) -> None:
    scene = over(play, names.RETREAT, "ettin", assets="shadow-cloak", at="9,7", answers=["yes", "9,6", NO])
    assert scene.where() == "9,6"


@pytest.mark.rule("RB-804")
def test_lost_by_defeat_the_turn_ends(play: Play) -> None:
    scene = play(stop="none", damage=9)
    piece = scene.piece("ettin")
    scene.t.move(piece, names.DRAWN, face_up=True)
    fights.begin_fight(scene.t, "lyssa", piece, names.FIGHT_CARD)
    scene.t.add_token("lyssa", names.DOWN)
    scene.t.set_track(names.COMBAT_END, names.LOST)
    scene.run(aftermath.resolve)
    assert (scene.broken, scene.discard("combat")) == ("TurnOver", "ettin")


@pytest.mark.rule("RB-725")
def test_a_combat_that_was_bought_off_brings_the_trophy_only(play: Play) -> None:
    scene = play(stop="none")
    piece = scene.piece("hired-blade")
    scene.t.move(piece, names.DRAWN, face_up=True)
    fights.begin_fight(scene.t, "lyssa", piece, names.FIGHT_CARD)
    scene.t.set_track(names.COMBAT_END, names.WON)
    scene.t.set_track(names.NO_REWARD, 1)
    scene.run(aftermath.resolve)
    assert (scene.gold, scene.trophies()) == (0, "social")


@pytest.mark.rule("RB-725", "R-218")
def test_the_story_speaks_after_the_reward(play: Play) -> None:
    scene = over(play, names.WON, "drake-hatchling", story="m-choir-of-cinders")
    assert (scene.tokens("lore"), scene.trophies()) == (2, "exploration")
    sources = [note["source"] for note in scene.noted("lore")]
    assert sources == [scene.piece("drake-hatchling"), scene.t.zone("story")[0]]
    assert over(play, names.WON, "ettin", story="m-choir-of-cinders").tokens("lore") == 0


@pytest.mark.rule("RB-742")
@pytest.mark.parametrize(("how", "gold", "trophies"), [(names.WON, 2, "combat"), (names.LOST, 0, "")])
def test_the_winner_of_a_duel_gains_what_the_card_says(play: Play, how: str, gold: int, trophies: str) -> None:
    scene = play("corbin", "lyssa", stop="none")
    fights.begin_fight(scene.t, "corbin", "lyssa", names.FIGHT_DUEL, "corbin")
    scene.t.add_token("lyssa" if how == names.WON else "corbin", names.DOWN)
    scene.t.set_track(names.COMBAT_END, how)
    scene.run(aftermath.resolve)
    assert (scene.gold, scene.trophies()) == (gold, trophies)
    assert scene.broken == ("" if how == names.WON else "TurnOver")
