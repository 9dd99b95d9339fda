"""The loot and the enemies of level 1."""

from __future__ import annotations

import pytest

from tests.tenefyr.table import NO, Play, me


@pytest.mark.rule("TR-201")
@pytest.mark.parametrize(("played", "power"), [("", 2), ("0", 1), ("1 1", 1)])
def test_lucky_poke_is_stronger_as_the_first_card(play: Play, played: str, power: int) -> None:
    assert play("ogre", me(hand="kobold", played=played)).power("kobold") == power


@pytest.mark.parametrize(("deck", "hand"), [("1 0", "1"), ("", "")])
def test_quick_strike_draws_a_card(play: Play, deck: str, hand: str) -> None:
    scene = play("ogre", me(hand="orc", deck=deck), stop="play")
    assert (scene.total, scene.hand()) == (1, hand)


def test_cut_and_run_buys_two_cards_for_one(play: Play) -> None:
    scene = play("ogre", me(hand="bandit 0 1", deck="1 1 1")).answer("bandit", "yes", "0")
    assert (scene.discard(), sorted(scene.hand().split()), scene.deck()) == ("0", ["1", "1", "1"], "1")
    assert scene.asked == "play-card"


def test_cut_and_run_can_be_declined(play: Play) -> None:
    scene = play("ogre", me(hand="bandit 0 1", deck="1 1")).answer("bandit", NO)
    assert (scene.hand(), scene.discard(), scene.asked) == ("0 1", "", "play-card")
