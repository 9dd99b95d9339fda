"""The exact odds of a fight: the eight cases of the design, and what they hang on."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from game.kit.slices import Work, done
from game.tenefyr.odds import MOST_DECKS, Known, Rests, Turn, chance, chances

ZEROS_AND_ONES = (0,) * 6 + (1,) * 6
THIRTEEN = (0,) * 6 + (1,) * 7
LOOTED = (0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
CASES = {
    "A": ([Turn(ZEROS_AND_ONES)], 2, 50.00, 100.00),
    "B": ([Turn(ZEROS_AND_ONES, renews=False)], 2, 50.00, 50.00),
    "C": ([Turn(THIRTEEN)], 3, 12.24, 46.50),
    "D": ([Turn(THIRTEEN), Turn(THIRTEEN)], 4, 40.68, 100.00),
    "E": ([Turn((0, 1))], 2, 0.0, 0.0),
    "F": ([Turn((1, 1, 3, 3), hand=2)], 6, 16.67, 33.33),
    "G": ([Turn(LOOTED), Turn(LOOTED)], 13, 14.07, 83.22),
    "H": ([Turn(LOOTED, hand=2, renews=False), Turn(LOOTED), Turn(LOOTED)], 15, 29.66, 89.87),
}


@pytest.mark.rule("TN-405", "TN-406", "TN-407")
@pytest.mark.parametrize("case", CASES)
def test_the_cases_of_the_design(case: str) -> None:
    turns, need, plain, best = CASES[case]
    kept = [Turn(turn.values, turn.hand, renews=False) for turn in turns]
    assert round(100 * done(chance(kept, need)), 2) == plain
    assert round(100 * done(chance(turns, need)), 2) == best


@cache
def plainly(turns: tuple[Turn, ...], deck: tuple[int, ...], need: int, shared: bool) -> float:
    """The chance as the rules tell it: each hand of the deck that the first of these turns draws from is kept or thrown
    away, whichever is better.
    """
    if need <= 0 or not turns:
        return float(need <= 0)
    turn, later = turns[0], turns[1:]
    size = min(turn.hand, len(deck))
    total, number = 0.0, 0
    for places in itertools.combinations(range(len(deck)), size):
        hand = [deck[at] for at in places]
        left = tuple(value for at, value in enumerate(deck) if at not in places)
        first = max((max(-value, turn.first) for value in hand), default=0)
        behind = left if shared else later[0].values if later else ()
        best = plainly(later, behind, need - sum(hand) - first, shared)
        if left and turn.renews:
            best = max(best, plainly(turns, left, need, shared))
        total, number = total + best, number + 1
    return total / number


SMALL = (0, 0, 1, 1, 2, 3, 4)
EVEN = (0, 1, 1, 2, 2, 5)
FIGHTS = (
    (Turn(SMALL), Turn(EVEN), Turn((1, 1, 1, 2))),
    (Turn(SMALL, 2), Turn(EVEN, 4), Turn((), 3), Turn((0, 3), 3)),
    (Turn(SMALL, 3, False), Turn(EVEN, 1), Turn(SMALL, 2, True, 2)),
    (Turn(SMALL, 2, True, -2), Turn(EVEN, 3, False, -1)),
)


@pytest.mark.rule("TN-405", "TN-406", "TN-407")
@pytest.mark.parametrize("turns", FIGHTS)
def test_it_is_what_the_plain_recursion_says(turns: tuple[Turn, ...]) -> None:
    needs = range(-1, 26, 2)
    found = done(chances(turns, needs, {}))
    assert found == {need: pytest.approx(plainly(turns, turns[0].values, need, False), abs=1e-12) for need in needs}
    assert found[9] == pytest.approx(done(chance(turns, 9)), abs=1e-12)
    assert any(0.01 < one < 0.99 for one in found.values())


@pytest.mark.rule("TN-1002")
@pytest.mark.parametrize(("hands", "renews", "first"), [((2, 2), True, 0), ((3, 2), True, -2), ((2, 2, 2), False, 1)])
def test_it_is_what_the_plain_recursion_says_of_a_shared_deck(
    hands: tuple[int, ...], renews: bool, first: int
) -> None:
    turns = tuple(Turn(SMALL, size, renews or not at, first) for at, size in enumerate(hands))
    needs = range(0, 14, 2)
    found = done(chances(turns, needs, {}, shared=True))
    assert found == {need: pytest.approx(plainly(turns, SMALL, need, True), abs=1e-12) for need in needs}
    assert any(0.01 < one < 0.99 for one in found.values())


def test_what_is_known_of_later_turns_serves_again() -> None:
    turns = (Turn(LOOTED), Turn(LOOTED), Turn(THIRTEEN))
    known: Known = {}
    fresh = done(chances(turns, (9, 13), known))
    assert set(known) == {turns[1:], turns[2:]}
    assert done(chances(turns[1:], (11, 3), known)) == pytest.approx(done(chances(turns[1:], (11, 3), {})))
    before = dict(known)
    assert done(chances(turns, (13,), known)) == {13: fresh[13]}
    assert known == before
    known[turns[1:]] = tuple(0 for _ in known[turns[1:]])
    assert done(chances(turns, (13,), known))[13] < fresh[13]  # they are not reckoned again


@pytest.mark.rule("TN-1002")
def test_what_is_known_of_a_shared_deck_serves_other_first_turns_and_lower_needs() -> None:
    rests, second = Rests(), Turn(SMALL)
    for first, needs in ((Turn(SMALL, 2), (9,)), (Turn(SMALL), (3, 7)), (Turn(SMALL, 2, False), (5,)), (second, (12,))):
        turns = (first, second)
        found = done(chances(turns, needs, {}, True, rests))
        assert found == {need: pytest.approx(plainly(turns, SMALL, need, True), abs=1e-12) for need in needs}
    for number in range(20):  # other decks drive the rests of this one out
        done(chances((Turn((0, number)), Turn((0, number))), (1,), {}, True, rests))
    assert len(rests.decks) <= MOST_DECKS


def by_hand(deck: tuple[int, ...], size: int, need: int, turns: int) -> float:
    """The chance of turns that share a deck, without new hands: all orders of the deck are tried."""
    orders = list(itertools.permutations(deck))
    return sum(sum(order[: size * turns]) >= need for order in orders) / len(orders)


@pytest.mark.rule("TN-1002")
@pytest.mark.parametrize("need", [2, 4, 6, 9])
def test_a_shared_deck_hands_on_what_is_left(need: int) -> None:
    deck = (0, 0, 1, 1, 2, 3, 4)
    turns = [Turn(deck, hand=2, renews=False)] * 2
    assert done(chance(turns, need, shared=True)) == pytest.approx(by_hand(deck, 2, need, 2))


@pytest.mark.rule("TN-1002")
def test_a_new_hand_takes_cards_from_the_second_turn() -> None:
    turns = [Turn((0, 0, 1, 1), hand=2)] * 2
    assert done(chance(turns, 2, shared=True)) == 1.0
    alone = [Turn((0, 0, 1, 1), hand=2)]
    assert done(chance(alone, 2)) == pytest.approx(1 / 3)


def test_nothing_is_needed_and_nothing_is_there() -> None:
    assert done(chance([Turn((0,))], 0)) == 1.0
    assert done(chance([], 1)) == 0.0
    assert done(chance([Turn(()), Turn((3, 3, 3))], 9)) == 1.0


@pytest.mark.parametrize(("first", "need", "sure"), [(2, 5, 1.0), (2, 6, 0.0), (-2, 3, 1.0), (-2, 4, 0.0)])
def test_the_first_card_may_count_more_or_less(first: int, need: int, sure: float) -> None:
    assert done(chance([Turn((0, 1, 2), first=first)], need)) == sure


def test_the_work_is_done_in_slices() -> None:
    steps, found = 0, 0.0

    def counted() -> Work[None]:
        nonlocal found
        found = yield from chance([Turn((0, 1, 2, 3) * 4), Turn((0, 1, 2, 3) * 4)], 17)

    for _ in counted():
        steps += 1
    assert steps > 10
    assert 0 < found < 1
