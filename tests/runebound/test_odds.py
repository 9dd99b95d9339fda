"""The exact chances: figures of the content document, and the same by trying every roll."""

from __future__ import annotations

from itertools import product

import pytest

from game.runebound.box import Box
from game.runebound.odds import arrival_odds, binomial, march_odds, quest_odds, rest_odds, rolls_of, test_odds
from game.runebound.ways import ways
from tests.runebound.table import Play

odds_of_test = test_odds
del test_odds


def test_every_roll_counts_once() -> None:
    for dice, sets in ((1, 6), (3, 56), (5, 252)):
        assert len(rolls_of(dice)) == sets
        assert sum(chance for _, chance in rolls_of(dice)) == pytest.approx(1)


@pytest.mark.rule("RB-522")
@pytest.mark.parametrize(
    ("key", "percent"),
    [("p", 96), ("f", 88), ("w", 70), ("pp", 74), ("hh", 50), ("hp", 81), ("mh", 56), ("pw", 66), ("mm", 26),
     ("ppp", 30), ("phf", 48), ("hhp", 37), ("ppw", 39), ("hhm", 21), ("hhf", 25), ("mmh", 14)],
)  # fmt: skip
def test_the_outcomes_of_a_quest(box: Box, key: str, percent: int) -> None:
    assert 100 * quest_odds(box.masks, 3, [key]).run()[0][0] == pytest.approx(percent, abs=0.51)


@pytest.mark.rule("RB-603", "RB-516")
@pytest.mark.parametrize(
    ("cards", "need", "percent"),
    [(1, 1, 40.0), (3, 1, 79.1), (6, 1, 96.1), (2, 2, 15.6), (5, 2, 67.2), (3, 3, 5.9), (6, 3, 45.6), (0, 1, 0.0)],
)
def test_tests_by_a_full_deck(play: Play, cards: int, need: int, percent: float) -> None:
    assert round(100 * odds_of_test(play().t, cards, need, "lyssa"), 1) == percent


@pytest.mark.rule("RB-305")
@pytest.mark.parametrize("dice", [2, 3])
def test_a_march_by_every_roll(play: Play, dice: int) -> None:
    scene = play(at="9,7")
    way, masks = ways(scene.t, "lyssa"), scene.box.masks
    found = march_odds(way, masks, scene.cell("9,7"), dice).run()[0]
    counted = [0] * len(way.cells)
    for faces in product(range(6), repeat=dice):
        reached = way.reach(scene.cell("9,7"), [masks[face] for face in faces])
        for at in range(len(way.cells)):
            counted[at] += reached >> at & 1
    assert found == pytest.approx([count / 6**dice for count in counted])


@pytest.mark.rule("RB-208")
def test_each_exertion_helps_or_changes_nothing(play: Play) -> None:
    scene = play(at="9,7")
    way = ways(scene.t, "lyssa")
    odds = march_odds(way, scene.box.masks, scene.cell("9,7"), 1, 2)
    while odds.step(4):
        pass
    mountain = way.at[scene.cell("8,7")]
    assert [row[mountain] for row in odds.odds] == pytest.approx([1 / 3, 5 / 9, 19 / 27])
    assert odds.odds[0][way.at[scene.cell("9,7")]] == pytest.approx(1)


@pytest.mark.rule("RB-402")
def test_a_rest_in_the_wild(play: Play) -> None:
    odds = rest_odds(play(at="11,1").t, "lyssa")
    assert sum(odds) == pytest.approx(1)
    assert sum(heal * chance for heal, chance in enumerate(odds)) == pytest.approx(2.5)


@pytest.mark.rule("RB-914", "RB-916")
def test_the_march_on_tamalir(play: Play) -> None:
    t = play(act=2, space=12, villain="12,-1", tracks={"marching": 1, "march": 2}).t
    away = t.land.distance(t.here("margath"), t.land.sites["tamalir"].cell)
    assert away == 5
    assert arrival_odds(t, 1) == pytest.approx(binomial(5, 1 / 6)[5])
    assert arrival_odds(t, 4) == 1.0
