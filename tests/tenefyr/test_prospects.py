"""Prospects, and the adviser that plays no further than they can tell."""

from __future__ import annotations

from functools import partial

import pytest

from game.kit.adviser import Adviser
from game.tenefyr.computer_player import SensiblePlayer
from game.tenefyr.prospects import prospect
from tests.tenefyr.table import Play, me

WEAK, MIDDLING = "0 0 0 0 0 0 1 1 1 1 1 1", "0 0 1 1 1 ogre ogre siren lich"
STRONG = "lich hydra siren hill-giant siren lich"
BOSS = "black-vanguard siege-tower standard-of-ash lord-himself"


def chance(play: Play, deck: str, steps: int, boss: str = BOSS) -> float:
    """What a party is told between two visits."""
    players = [me(deck=deck) for _ in range(3)]
    scene = play("kobold", *players, others={3: "ogre"}, boss=boss, node="valley", steps=steps)
    assert scene.asked == "choose-dungeon"
    found = prospect(scene.t, "bard")
    assert found is not None
    return found


def test_better_decks_and_more_steps_give_better_prospects(play: Play) -> None:
    assert chance(play, WEAK, 2) < chance(play, WEAK, 9) < chance(play, MIDDLING, 9) < chance(play, STRONG, 9)
    assert chance(play, WEAK, 1) < 0.1
    assert chance(play, STRONG, 9) > 0.8


@pytest.mark.rule("TN-203", "TN-802")
def test_before_the_boss_it_is_what_the_stages_need(play: Play) -> None:
    def told(deck: str, stages: str) -> float | None:
        first, _, rest = stages.partition(" ")
        scene = play(first, *(me(deck=deck) for _ in range(3)), below=rest, node="combat", stop="turn")
        scene.t.state.node = "combat"
        return prospect(scene.t, "bard")

    one, four = told(MIDDLING, "black-vanguard"), told(MIDDLING, BOSS)
    assert one is not None
    assert four is not None
    assert four < one
    assert one > 0.4
    assert told(WEAK, BOSS) == pytest.approx(0.0, abs=0.01)


def test_nothing_is_told_in_the_middle_of_a_visit(play: Play) -> None:
    scene = play("kobold", me(deck=WEAK))
    assert (scene.asked, prospect(scene.t, "bard")) == ("keep-hand", None)


@pytest.mark.rule("TN-606")
def test_the_adviser_knows_when_to_leave(play: Play) -> None:
    scene = play("ogre", me(deck="0 0 1"), me(deck="0 1"), me(), below="bugbear ogre", others={1: "kobold"}, boss=BOSS,
                 reserve={2: "smuggler giant-spider gravedigger"}, node="press_on", stop="")  # fmt: skip
    assert scene.asked == "press-on"
    position = scene.session.position()
    assert position is not None
    adviser = Adviser(position, partial(SensiblePlayer), "advice", 6)
    while adviser.step():
        pass
    assert adviser.advice().answers[0].answer == ("leave",)
