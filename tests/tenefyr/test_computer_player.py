"""The sensible computer player: what it makes of hands, fights and rewards."""

from __future__ import annotations

import pytest

from game.kit.workbench import Task
from game.tenefyr.box import Box
from game.tenefyr.computer_player import PLAYERS, SensiblePlayer
from game.tenefyr.judgement import Hand, Judge, beats, reach, values_of
from game.tenefyr.menace import QUIET, Menace, menace
from game.tenefyr.workbench import TenefyrWorkbench
from game.tenefyr.worth import marks_of, place_in_hand, text_worth, worth
from tests.tenefyr.table import Play, Scene, me


def answer(scene: Scene) -> list[str]:
    """What the sensible player says to the open question, in the words of the tests."""
    assert scene.session.prompt is not None
    assert scene.asked
    return [scene.named(option) for option in SensiblePlayer("x")(scene.t, scene.prompt, None)]


def test_the_sensible_player_comes_first() -> None:
    assert list(PLAYERS) == ["sensible", "random"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_a_whole_game(box: Box, seats: int) -> None:
    bench = TenefyrWorkbench(box)
    played = bench.play_out(Task(bench.sample(seats, "whole", {"step": "hard"}), "sensible", facts=True))
    assert played.stuck == ""
    assert played.facts["told"]["combats"] > 8
    assert played.facts["told"]["cleared"] + played.facts["told"]["stages"] > 0


def test_a_hand_that_wins_is_kept_and_a_poor_one_thrown_away(play: Play) -> None:
    assert answer(play("kobold", me(deck="1 1 1 0 0 0 0"), below="orc")) == ["keep"]
    assert answer(play("kobold", me(deck="0 0 0 1 1 1 1"), below="orc")) == ["new"]
    assert answer(play("kobold", me(deck="0 0 0 0 0 0 0"), me(deck="1 1 1 1 1 1"))) == ["keep"]  # nothing to be had


def test_it_presses_on_where_it_is_likely_to_win(play: Play) -> None:
    strong = [me(deck="hill-giant hill-giant hill-giant 1 1") for _ in range(3)]
    scene = play("kobold", *strong, below="orc", node="press_on", stop="leave")
    assert answer(scene) == ["on"]
    weak = play("hill-giant", me(deck="0 1"), me(), below="lich", node="press_on", stop="leave")
    assert answer(weak) == ["leave"]


@pytest.mark.rule("TN-702")
def test_it_presses_on_where_nothing_can_be_lost(play: Play) -> None:
    weak = play("hill-giant", me(deck="0 1"), me(), below="lich", node="press_on", steps=1, stop="leave")
    assert answer(weak) == ["on"]


def test_it_goes_where_most_is_to_be_had(play: Play) -> None:
    deck = "0 0 0 0 0 0 1 1 1 1 1 1"
    scene = play("hill-giant", *(me(deck=deck) for _ in range(3)), others={1: "kobold orc"}, node="valley", stop="")
    assert answer(scene) == ["dungeon:1"]


def test_misses_are_removed_and_the_deck_keeps_its_size(play: Play) -> None:
    tracks: dict[str, int | str] = {"reward": "chapel-night-1", "waiting": "bard"}
    deck = "0 0 0 1 1 1 ogre orc siren lich hydra"
    scene = play("kobold", me(deck=deck), node="reward", reward="chapel-night", tracks=tracks, stop="valley")
    scene.answer("1")
    assert answer(scene) == ["0", "0"]


def test_hits_stay_in_a_deck_that_the_boss_fight_will_empty(play: Play) -> None:
    tracks: dict[str, int | str] = {"reward": "armourer-1", "waiting": "bard"}
    small, large = "0 0 1 1 ogre orc siren lich hydra ghoul archdevil", " siren lich hydra ghoul archdevil chimera"
    for deck, wanted in ((small, ["0", "0"]), ("1 1 " + small.replace("0 ", "") + large, ["1", "1"])):
        scene = play("kobold", me(deck=deck), node="reward", reward="armourer", tracks=tracks, stop="valley")
        assert answer(scene) == wanted


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("0 orc 1", "orc"), ("kobold 1 0", "kobold"), ("mimic ogre 1", "1"), ("hydra siren 0", "0"),
        ("storm-caller 1", "storm-caller"),
    ],
)
def test_the_order_of_a_hand(play: Play, hand: str, first: str) -> None:
    assert answer(play("hill-giant", me(hand=hand, deck="1 1"))) == [first]


def test_the_best_card_waits_to_be_doubled(play: Play) -> None:
    scene = play("hill-giant", me("barbarian", hand="ogre 1 barbarian young-dragon", deck="1 1"))
    order = []
    while scene.asked == "play-card":
        order += answer(scene)
        scene.answer(SensiblePlayer("x")(scene.t, scene.prompt, None))
    assert order[-1] == "barbarian"
    assert scene.power("young-dragon") == 12


def test_what_is_won_already_costs_nothing_more(play: Play) -> None:
    assert answer(play("kobold", me(hand="archdevil", deck="1 1 1"))) == []
    assert answer(play("hill-giant", me(hand="archdevil", deck="1 1 1"))) == ["yes"]


def test_what_a_card_is_worth(box: Box) -> None:
    assert worth(box, "basic0") == 0
    assert worth(box, "orc") > worth(box, "basic1")
    assert worth(box, "ogre") < 3
    by_level = [
        [worth(box, card) for card, it in box.content.dungeon.items() if it.level == level] for level in range(1, 6)
    ]
    means = [sum(found) / len(found) for found in by_level]
    assert means == sorted(means)
    assert text_worth(marks_of(box, "skill-bard")) > 0
    assert place_in_hand(marks_of(box, "orc")) < place_in_hand(marks_of(box, "mimic"))


def test_a_deck_that_is_kept_for_more_fights_brings_less_in_each() -> None:
    deck = (0.0,) * 6 + (1.0,) * 6
    means = [Hand(values_of(deck), 3, renews=True, share=share).mean for share in (2, 3, 4, 8)]
    assert means == sorted(means, reverse=True)
    assert means[-2:] == pytest.approx([1.5, 0.75])


def test_the_normal_curve_comes_near_the_exact_odds(play: Play) -> None:
    deck = (0.0,) * 6 + (1.0,) * 7
    assert reach([Hand(values_of(deck), 3, renews=False)], 3) == pytest.approx(0.1224, abs=0.08)
    assert reach([Hand(values_of(deck), 3, renews=False)] * 2, 4) == pytest.approx(0.4068, abs=0.08)
    scene = play("kobold", me(deck="1 1 1 1 0 0"), me(deck="1 1 1"), node="play")
    assert 0.8 < Judge(scene.t).against("dungeon:1", "kobold") <= 1


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("ghoul", Menace(every=1)), ("mind-thief", Menace(starter=3)), ("chimera", Menace(held=2)),
        ("giant-spider", Menace(renewed=1)), ("storm-caller whispering-stair", Menace(roused=3)),
        ("drowned-nave ogre", Menace(turn=1)), ("lantern-ghost", Menace(flees=True)), ("archdevil", Menace(more=1)),
        ("wings-of-perhaps", Menace(variance=6)), ("smuggler siren", QUIET),
    ],
)  # fmt: skip
def test_what_texts_do_to_a_fight(box: Box, cards: str, told: Menace) -> None:
    assert menace(box, tuple(cards.split())) == told


def test_what_grows_is_beaten_soon_or_needs_more(play: Play) -> None:
    deck = values_of([0.0] * 4 + [1.0] * 4 + [3.0] * 4)
    hands = [Hand(deck, 3, renews=True) for _ in range(3)]
    assert beats(hands, 11, QUIET) == reach(hands, 11)
    assert beats(hands, 11, Menace(held=2)) == pytest.approx(reach(hands, 15))
    assert beats(hands, 3, Menace(held=9)) == pytest.approx(reach(hands[:1], 3))
    assert beats(hands, 4, Menace(flees=True)) == pytest.approx(reach(hands[:1], 4))
    assert Hand(deck, 3, renews=True, foe=Menace(roused=4)).mean == Hand(deck, 3, renews=False).mean
    fled = Judge(play("lantern-ghost", me(deck="1 1 1 0 0"), me(deck="1 1 1"), node="play").t)
    assert fled.fight("dungeon:5", "lantern-ghost").lost == 0
    harder = Judge(play("archdevil", *(me(deck="1 1 1 0 0") for _ in range(3)), node="play").t)
    assert harder.fight("dungeon:9", "archdevil").steps == pytest.approx(2, abs=0.01)
