"""Foresight: what is told of the enemy phase before it comes holds when it is played, and rests on nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.adventure import foresight
from game.adventure.losses import Losses
from game.adventure.table import Table
from game.kit.computer_players import RandomPlayer
from game.kit.futures import Range
from game.terrinoth.box import Box
from game.terrinoth.flow import FLOW, new_session
from game.terrinoth.foresight import FORESIGHT
from tests.adventure import foreseeing
from tests.adventure.foreseeing import copied, hold_in_games, of_hero
from tests.terrinoth.fuzz.games import player_of, setup_of
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

GAMES, EVERY, DEPTH = 32, 13, 110
"""Random games, every how many answers one of them is looked at, and how deep."""
DECKS_ONLY = 8
"""In the first of them also tables where nothing but the decks is hidden."""


def foreseen(t: Table) -> Losses:
    return foreseeing.foreseen(t, FORESIGHT)


def moments(box: Box, number: int) -> Iterator[Table]:
    """Tables in the hero phases of a random game."""
    session = new_session(box, setup_of(box, number)).begin()
    return foreseeing.moments(session, player_of(number + 32 * (number % 2)), EVERY, DEPTH)


def test_what_is_foreseen_holds_when_the_phase_is_played(box: Box) -> None:
    games = ((str(number), moments(box, number)) for number in range(GAMES))
    looked, sure = hold_in_games(games, FORESIGHT, FLOW)
    assert looked > 40
    assert looked / 4 < sure < looked, "some are sure to the last wound, and some leave a choice"


def test_hidden_cards_change_nothing_of_what_is_foreseen(box: Box) -> None:
    looked = 0
    for number in range(0, GAMES, 2):
        for t in moments(box, number):
            hidden = foresight.hidden_enemies(t)
            if not hidden and number >= DECKS_ONLY:
                continue
            twin = copied(t, RandomPlayer("nobody"))
            for zone in ("deck:enemy", "deck:exploration"):
                pieces = [*t.zone(zone), *(hidden if zone == "deck:enemy" else [])]
                cards = [t.card_of(piece) for piece in pieces]
                for piece, card in zip(pieces, cards[1:] + cards[:1], strict=True):
                    twin.board.pieces[piece].card = card
            twin.state.seed = "another"
            assert foreseen(twin) == foreseen(t)
            looked += bool(hidden)
    assert looked > 12


@pytest.fixture
def laid_out(scene: type[Scene]) -> Callable[..., Table]:
    """A table in the hero phase, without a nemesis."""

    def lay_out(**spec: Any) -> Table:
        return scene(**{"node": "hero_turn", "nemesis": {"place": "defeated"}} | spec).t

    return lay_out


def hero(name: str, *engaged: Any, **more: Any) -> dict[str, Any]:
    return {"id": name, "engaged": list(engaged), **more}


@pytest.mark.rule("HT-401")
@pytest.mark.rule("HT-404")
def test_engaged_enemies_do_what_their_bars_say_in_the_order_of_the_seats(laid_out: Callable[..., Table]) -> None:
    t = laid_out(
        heroes=[hero(KARI, "goblin-archers-master"), hero(MOK, "goblin-witchers-minion", tokens=2)], shadows=[]
    )
    found = foreseen(t)
    assert [(each.enemy, each.first, each.last) for each in found.activations] == [
        ("goblin-archers-master", 1, 1), ("goblin-witchers-minion-1", 2, 2),
    ]  # fmt: skip
    archer, witcher = found.activations
    assert [(d.keyword, d.wounds.most, bool(d.done.least)) for d in archer.deeds] == [
        ("volley", 0, False), ("inflict", 1, True), ("retreat", 0, True), ("cap", 0, False),
    ]  # fmt: skip
    assert [(d.keyword, d.tokens.least, d.wounds.least) for d in witcher.deeds[:2]] == [
        ("hex", 1, 0),
        ("inflict", 0, 1),
    ]
    assert of_hero(found, KARI).wounds == Range(1, 1, 1)
    assert of_hero(found, MOK).tokens == Range(1, 1, 1)
    assert not of_hero(found, MOK).gains


@pytest.mark.rule("HT-705")
def test_a_fourth_enemy_is_counted_with_its_wounds(laid_out: Callable[..., Table]) -> None:
    three = ["goblin-witchers-minion-1", "goblin-witchers-minion-2", "ogres-minion"]
    t = laid_out(
        heroes=[hero(KARI, *three), hero(MOK, "ogres-master", "reanimates-minion")], shadows=["rat-swarms-master"]
    )
    found = foreseen(t)
    (rats,) = [each for each in found.activations if each.enemy == "rat-swarms-master"]
    assert {d.keyword: d.wounds.most for d in rats.deeds}["cap"] == 1
    assert ("rat-swarms-master", Range(1, 1, 1)) in [(enemy, fourth) for enemy, _, fourth in of_hero(found, KARI).by]


def test_a_volley_from_the_shadows_and_a_choice_give_a_range(laid_out: Callable[..., Table]) -> None:
    t = laid_out(heroes=[hero(KARI), hero(MOK)], shadows=["goblin-archers-minion-1"])
    found = foreseen(t)
    assert [of_hero(found, name).wounds for name in (KARI, MOK)] == [Range(0, 0.5, 1)] * 2


@pytest.mark.rule("HT-402")
def test_a_facedown_enemy_takes_its_turn_and_does_nothing_that_is_known(laid_out: Callable[..., Table]) -> None:
    t = laid_out(heroes=[hero(KARI), hero(MOK)], shadows=["ogres-minion", {"card": "trolls-master", "facedown": True}])
    found = foreseen(t)
    assert [(each.enemy, each.first, each.last) for each in found.activations if each.enemy == "trolls-master"] == [
        ("trolls-master", 1, 2)
    ]
    assert not next(each for each in found.activations if each.enemy == "trolls-master").deeds
    assert of_hero(found, KARI).wounds.least == 0, "the hidden one may be taken instead of the ogre"
    assert of_hero(found, KARI).wounds.most == 2


def test_in_the_enemy_phase_only_what_is_left_of_it_is_told(laid_out: Callable[..., Table]) -> None:
    enemies = [hero(KARI, "ogres-minion-1", "goblin-archers-minion-1"), hero(TRENLOE, "ogres-master")]
    t = laid_out(heroes=enemies, node="enemy_turn")
    t.set_track("phase", "enemies")
    t.exhaust("ogres-minion-1")
    t.enemy_acting = "ogres-master"
    assert [each.enemy for each in foreseen(t).activations] == ["goblin-archers-minion-1"]
