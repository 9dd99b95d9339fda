"""Odds: the exact chance to win a fight with best use of new hands, from what is in the decks [TN-405 to TN-407].

Cards count by their face values, since nobody knows the order of a deck: what is reckoned holds for every shuffle. It
takes time, so it is done in slices: each step of the work reckons some of the decks that can be left.

A hand is drawn card by card. What can be left of a deck is reckoned from the smallest to the largest: the chance of a
state (the cards left, the sum drawn so far) is the mean of those that follow when one more card is drawn; where a hand
is whole, it is what comes of keeping it or of throwing it away, whichever is better. All sums and all needs of one rest
lie in one number (`packed.py`), as the chance to fail: it is nothing for sums that are enough, which are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import perm

from msgspec import Struct

from game.kit.slices import Work
from game.tenefyr.packed import ONE, Fields, fields_for, number_of, windows

Chances = tuple[int, ...]
"""By what is still needed, from 1: the chance to get it, in parts of ONE."""
Rows = dict[int, bytes]
"""By what is left of a deck: the chances to fail, by what is needed, packed."""
SLICE = 400_000
"""Bytes of fields that are reckoned in one step: so many take no more than a frame can spare."""
STEP_COST = 300
"""To find one number takes as long as so many bytes of it."""
MOST_DECKS = 4
"""The rests of so many decks are kept: some megabytes each."""
SPLIT_COST = 1500
"""To end a hand takes as long as so many bytes for each need."""


class Turn(Struct, frozen=True):
    """A turn to come: the face values of the deck, the size of the hand, whether new hands are allowed, and what the
    first card that is played has more or less.
    """

    values: tuple[int, ...]
    hand: int = 3
    renews: bool = True
    first: int = 0


Known = dict[tuple[Turn, ...], Chances]
"""What was reckoned of the turns behind others."""


def chance(turns: Sequence[Turn], need: int, shared: bool = False) -> Work[float]:
    """The chance to bring so much in these turns. `shared`: all turns draw from the deck of the first, each from what
    the one before has left.
    """
    found = yield from chances(turns, (need,), {}, shared)
    return found[need]


def chances(
    turns: Sequence[Turn], needs: Iterable[int], known: Known, shared: bool = False, rests: Rests | None = None
) -> Work[dict[int, float]]:  # fmt: skip
    """The chances to bring each of these needs. What is `known` of the turns behind the first is used, and added to; of
    a `shared` deck that are the `rests`.
    """
    wanted = set(needs)
    coming = tuple(turn for turn in turns if turn.values and turn.hand > 0)
    highest = min(max(wanted, default=0), reach(coming))
    lowest = max(1, min(wanted, default=0))
    if lowest > highest:
        found: Chances = ()
    elif shared:
        found = yield from _shared(coming, lowest, highest, rests or Rests())
    elif len(known.get(coming, ())) >= highest:
        lowest, found = 1, known[coming]
    else:
        after = yield from _behind(coming[1:], highest, known)
        found = yield from _turn(coming[0], after, lowest, highest)
    return {need: _at(found, need, lowest) / ONE for need in wanted}


def _behind(turns: tuple[Turn, ...], need: int, known: Known) -> Work[Chances]:
    """The chances of turns behind another, for every need up to this one that they can bring."""
    highest = min(need, reach(turns))
    if highest <= 0:
        return ()
    found = known.get(turns, ())
    if len(found) < highest:
        after = yield from _behind(turns[1:], highest, known)
        found = known[turns] = yield from _turn(turns[0], after, 1, highest)
    return found


def reach(turns: Iterable[Turn]) -> int:
    """More than this is never brought."""
    return sum(sum(sorted(turn.values)[-turn.hand :]) + max(0, turn.first) for turn in turns)


def _at(found: Chances, need: int, lowest: int = 1) -> int:
    """The chance of a need; nothing is always there, and what cannot be reached was not reckoned."""
    if need <= 0:
        return ONE
    return found[need - lowest] if need - lowest < len(found) else 0


def _turn(turn: Turn, after: Chances, lowest: int, highest: int) -> Work[Chances]:
    """The chances of a turn whose deck nobody else draws from, where `after` are those of the turns behind it."""
    deck = Deck(turn.values, highest + abs(turn.first))
    fields = _fields(turn, deck)
    chain = _Chain(turn, deck, deck.size, fields, lowest, highest)
    found = yield from chain.reckon({}, fields.pack(_other(after)))
    return _other(fields.unpack(found[deck.code]))


def _other(found: Chances) -> Chances:
    """The chances to fail, or back."""
    return tuple(ONE - one for one in found)


def _fields(turn: Turn, deck: Deck) -> Fields:
    """Fields with room for all orders of a hand."""
    return fields_for(perm(deck.size, min(turn.hand, deck.size)))


def _shared(turns: Sequence[Turn], lowest: int, highest: int, rests: Rests) -> Work[Chances]:
    """The chances of turns that draw from one deck: those behind depend on what is left of it."""
    deck = rests.deck(turns[0].values, highest + max(abs(turn.first) for turn in turns))
    fields = max((_fields(turn, deck) for turn in turns), key=lambda one: one.width)
    starts = [{deck.size}]
    for turn in turns[:-1]:
        starts.append({stop for size in starts[-1] for stop in stops(turn, size)[:-1]})
    later: Rows = {}
    for at in reversed(range(len(turns))):
        turn, waiting = turns[at], starts[at] - {0}
        kept = rests.behind(deck, turns[at:], fields, highest) if at else Behind(highest)
        while waiting := waiting - kept.sizes:
            top = max(waiting)
            chain = _Chain(turn, deck, top, fields, 1 if at else lowest, kept.highest)
            kept.rows |= yield from chain.reckon(later, b"")
            kept.sizes |= set(stops(turn, top)) if turn.renews else {top}
        later = kept.rows
    return _other(fields.unpack(later[deck.code]))


def stops(turn: Turn, size: int) -> list[int]:
    """The sizes of a deck between the hands of a turn, the smallest first; with fewer cards the hand is all of it
    [TN-406].
    """
    if not turn.renews:
        return sorted({max(0, size - turn.hand), size})
    return sorted({0, *range(size, 0, -turn.hand)})


class Deck:
    """The values of a deck, and all that can be left of it. More than is needed counts as what is needed."""

    def __init__(self, values: Sequence[int], bound: int) -> None:
        capped = sorted(min(value, bound) for value in values)
        self.cards = tuple(capped)
        self.size = len(capped)
        self.values = tuple(sorted(set(capped)))
        counts = tuple(capped.count(value) for value in self.values)
        units, unit = [], 1
        for number in counts:
            units.append(unit)
            unit *= number + 1
        self.units = tuple(units)
        """What one card of each value adds to the number of a rest."""
        self.code = unit - 1
        self.highest = [sum(capped[self.size - number :]) for number in range(self.size + 1)]
        """By the number of cards: the most that they bring."""
        self._rests: list[dict[int, bytes]] = [{self.code: bytes(counts)}]

    def rests(self, size: int) -> Work[dict[int, bytes]]:
        """All that can be left with so many cards: how many there are of each value."""
        work = 0
        while len(self._rests) <= self.size - size:
            found: dict[int, bytes] = {}
            for code, counts in self._rests[-1].items():
                for at, unit in enumerate(self.units):
                    if counts[at] and code - unit not in found:
                        found[code - unit] = counts[:at] + bytes((counts[at] - 1,)) + counts[at + 1 :]
                work += len(counts) * STEP_COST
                if work > SLICE:
                    work = 0
                    yield
            self._rests.append(found)
        return self._rests[self.size - size]


class Behind:
    """What is known of turns that draw from what others have left: for needs up to the `highest`, of decks of some
    `sizes`.
    """

    def __init__(self, highest: int) -> None:
        self.highest = highest
        self.sizes: set[int] = set()
        self.rows: Rows = {0: b""}


class Rests:
    """What can be left of decks from which several turns draw, and what was reckoned of the turns behind the first: it
    serves all enemies that do not change them. The decks of few questions are kept.
    """

    def __init__(self) -> None:
        self.decks: dict[tuple[int, ...], Deck] = {}
        self._behind: dict[tuple[tuple[int, ...], tuple[Turn, ...], Fields], Behind] = {}

    def deck(self, values: Sequence[int], bound: int) -> Deck:
        """A deck of these values."""
        capped = tuple(sorted(min(value, bound) for value in values))
        if capped not in self.decks:
            if len(self.decks) >= MOST_DECKS:
                self.decks.clear()
                self._behind.clear()
            self.decks[capped] = Deck(capped, bound)
        return self.decks[capped]

    def behind(self, deck: Deck, turns: Sequence[Turn], fields: Fields, highest: int) -> Behind:
        """What is known of the turns behind others; nothing yet, where it does not go as high."""
        key = (deck.cards, tuple(turns), fields)
        if key not in self._behind or self._behind[key].highest < highest:
            self._behind[key] = Behind(highest)
        return self._behind[key]


class _Chain:
    """The hands that a turn can draw one after another from a deck of some size, and the chances of them."""

    def __init__(self, turn: Turn, deck: Deck, top: int, fields: Fields, lowest: int, highest: int) -> None:
        self.turn, self.deck, self.top, self.fields = turn, deck, top, fields
        self.lowest, self.needs = lowest, highest - lowest + 1
        self.more, self.less = max(0, turn.first), max(0, -turn.first)
        self.block = self.fields.width * self.needs
        """Bytes of all needs of one sum."""
        self._enough = max(1, highest - self.more + self.less)
        """A sum that is enough for every need."""

    def reckon(self, later: Mapping[int, bytes], usual: bytes) -> Work[Rows]:
        """The chances to fail of each deck of this chain. Behind a kept hand come those of `later` for the deck that is
        left, or the `usual` ones where they do not hang on it.
        """
        found: Rows = {}
        for bottom, start in pairwise(stops(self.turn, self.top)):
            drawn = yield from self._ended(bottom, start - bottom, later, usual, found)
            for size in range(bottom + 1, start + 1):
                drawn = yield from self._drawn(size, start - size, drawn)
                yield
            ways, work = perm(start, start - bottom), 0
            for code, packed in drawn[-1].items():
                found[code] = self.fields.mean(packed, self.needs, ways)
                work += self.needs * SPLIT_COST
                if work > SLICE:
                    work = 0
                    yield
        return found

    def _sums(self, drawn: int) -> int:
        """How many sums so many cards can have that are not enough, from 0."""
        return min(self.deck.highest[drawn] + 1, self._enough)

    def _ended(
        self, size: int, hand: int, later: Mapping[int, bytes], usual: bytes, renewed: Rows
    ) -> Work[list[dict[int, int]]]:
        """By what the first card loses, and by the deck that is left: the chances to fail when a hand is drawn whole,
        kept or thrown away.
        """
        found: list[dict[int, int]] = [{} for _ in range(self.less + 1)]
        sums = self._sums(hand)
        highest = self.fields.highest(sums * self.needs)
        same = [self._kept(usual, sums, lost) for lost in range(self.less + 1)]
        certain = [kept // ONE * self.fields.mask(1) for kept in same] if not usual and not any(later.values()) else []
        work = 0
        for code in (yield from self.deck.rests(size)):
            new = number_of(renewed[code] * sums) if code in renewed else None
            for lost, ended in enumerate(found):
                if certain and new is not None:
                    ended[code] = certain[lost] & new
                    work += STEP_COST + sums * self.block
                    continue
                kept = self._kept(later[code], sums, lost) if code in later else same[lost]
                ended[code] = kept if new is None else self.fields.smaller(kept, new, highest)
                work += self.needs * SPLIT_COST + sums * self.block * 2
            if work > SLICE:
                work = 0
                yield
        return found

    def _kept(self, after: bytes, sums: int, lost: int) -> int:
        """By the sum of a hand, and by what is needed before it: the chances to fail if it is kept."""
        field = self.fields.width
        least = self.lowest - self.more + lost - (sums - 1)
        number = sums - 1 + self.needs
        row = bytes(max(0, 1 - least) * field) + after[max(0, least - 1) * field :]
        row += self.fields.pack([ONE] * (number - len(row) // field))
        return windows(row, field, sums, self.needs)

    def _drawn(self, size: int, drawn: int, below: list[dict[int, int]]) -> Work[list[dict[int, int]]]:
        """The chances to fail of decks of some size, when so many cards of a hand are drawn, from those of one card
        fewer. The first card is the one that loses least; before any is drawn nothing is lost by one yet.
        """
        deck, bits = self.deck, 8 * self.block
        mask = (1 << (bits * self._sums(drawn))) - 1
        cost = len(deck.values) * (STEP_COST + self.block * self._sums(drawn + 1)) // 2
        rests = yield from deck.rests(size)
        found, work = [], 0
        for lost in range(self.less + 1) if drawn else [self.less]:
            cards = [
                (unit, bits * value, below[min(lost, value)])
                for unit, value in zip(deck.units, deck.values, strict=True)
            ]
            states: dict[int, int] = {}
            for code, counts in rests.items():
                total = 0
                for number, (unit, shift, fewer) in zip(counts, cards, strict=True):
                    if number == 1:
                        total += fewer[code - unit] >> shift
                    elif number:
                        total += number * (fewer[code - unit] >> shift)
                states[code] = total & mask
                work += cost
                if work > SLICE:
                    work = 0
                    yield
            found.append(states)
        return found
