"""Tokens: their faces, and how they lie in a pool [RB-713].

A token that lies in a pool is one whole number, its code: which two faces it has (its type), which of them is up, and
how often it is doubled. What a code means is looked up in the `Coins` of its fight. A spent token that is remembered
has the code `~code`: it shows nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from msgspec import Struct

PHYSICAL, MAGIC, SKULL, SHIELD, SURGE, DOUBLER, AGILITY, BLANK, GONE = "P", "M", "K", "S", "U", "D", "A", "-", ""
DAMAGE = (PHYSICAL, MAGIC, SKULL)
VALUED = (*DAMAGE, SHIELD, SURGE)
"""Symbols that have a value, and can be doubled [RB-717]."""
KINDS = {"physical": PHYSICAL, "magic": MAGIC, "skull": SKULL, "shield": SHIELD, "surge": SURGE, "blank": BLANK}
KIND_OF = {symbol: kind for kind, symbol in KINDS.items()} | {DOUBLER: "doubler", AGILITY: "agility"}
"""By symbol its name."""
GOLDEN = "golden"
MIXED = {"trick": (SURGE, DOUBLER, AGILITY), "poor": (BLANK, SURGE), "idle": (SHIELD, BLANK), "skull1": (SKULL,)}
"""Filters that allow several symbols; `skull1` only those of printed value 1."""
FILTERS = frozenset({*KINDS, *MIXED, GOLDEN})
MOST_DOUBLED = 7
"""No token is doubled more often."""
_SIDE, _STRIDE = 8, 16


class Face(Struct, frozen=True):
    """One face of a token."""

    symbol: str
    value: int = 0
    golden: bool = False


Pair = tuple[Face, Face]
"""The two faces of a token."""


@cache
def face(text: str) -> Face:
    """A face as the content spells it: `P2*`, `D`, `-`."""
    golden = text.endswith("*")
    rest = text.rstrip("*")
    return Face(rest[0], int(rest[1:] or 0), golden)


def spelled(shown: Face) -> str:
    """A face as the content spells it: `P2*`, `D`, `-`."""
    return f"{shown.symbol}{shown.value or ''}{'*' if shown.golden else ''}"


@cache
def pair(faces: tuple[str, str]) -> Pair:
    """The two faces of a token as the content spells them."""
    return face(faces[0]), face(faces[1])


class Pick(Struct, frozen=True):
    """Which tokens an effect is about: own ones ("mine") or the foe's, live or spent, that pass all filters; one of
    them, up to so many (`upto`, 0 for one exactly), or `every` one.
    """

    mine: bool
    spent: bool = False
    shows: tuple[str, ...] = ()
    every: bool = False
    upto: int = 0


def _worth(symbol: str, value: int) -> int:
    """Damage by its value, then doublers, then surges by their value, then agility [RB-736]."""
    if symbol in DAMAGE:
        return 3000 + value
    return {DOUBLER: 2000, SURGE: 1000 + value, AGILITY: 500}.get(symbol, 0)


class Coins:
    """What the codes of a fight mean, by code: the `symbol` that is up, its `value` as it stands and as `printed`,
    whether it is `golden`; and the code after a flip (`other`). `gold`: whether rims matter once the first is found;
    if not, tokens that differ in them are of one type.
    """

    def __init__(self, pairs: Iterable[Pair], gold: bool = True) -> None:
        self.gold = gold
        self._types: dict[Pair, int] = {}
        for two in pairs:
            self._types.setdefault(self._sorted(two), len(self._types))
        size = len(self._types) * _STRIDE
        self.symbol = [GONE] * (2 * size)
        self.gone = 2 * size - 1
        """In the place of a token that is removed where places matter."""
        self.value, self.printed, self.other = [0] * (2 * size), [0] * (2 * size), [0] * (2 * size)
        self.golden = [False] * (2 * size)
        for two, number in self._types.items():
            for code in range(number * _STRIDE, (number + 1) * _STRIDE):
                up = two[1] if code & _SIDE else two[0]
                self.symbol[code], self.printed[code], self.golden[code] = up.symbol, up.value, up.golden
                self.value[code] = up.value << (code & MOST_DOUBLED)
                self.other[code] = self._lying(number, two, two[0] if code & _SIDE else two[1])
        codes = range(size)
        self.matching: dict[str, frozenset[int]] = {
            name: frozenset(code for code in codes if self._shows(code, name)) for name in FILTERS
        }
        """By filter the codes that pass it."""
        self.worth = [_worth(symbol, value) for symbol, value in zip(self.symbol, self.value, strict=True)]
        """By code how good a target it is as it stands; 0 for what is never chosen [RB-736]."""
        alike: dict[tuple[str, int, bool], int] = {}
        self.plain = [
            alike.setdefault((self.symbol[code], self.printed[code], self.golden[code]), code & ~MOST_DOUBLED)
            + (code & MOST_DOUBLED)
            for code in codes
        ]
        """By code one that means the same as long as nothing is turned: tokens that show the same are one there."""
        self._codes: dict[tuple[Pair, int], int] = {}

    def _sorted(self, two: Pair) -> Pair:
        one, other = two if self.gold else (Face(two[0].symbol, two[0].value), Face(two[1].symbol, two[1].value))
        swaps = (other.symbol, other.value, other.golden) < (one.symbol, one.value, one.golden)
        return (other, one) if swaps else (one, other)

    def _lying(self, number: int, two: Pair, up: Face) -> int:
        return number * _STRIDE + (0 if two[0] == up else _SIDE)

    def _shows(self, code: int, name: str) -> bool:
        if name == GOLDEN:
            return self.golden[code]
        if name in KINDS:
            return self.symbol[code] == KINDS[name]
        return self.symbol[code] in MIXED[name] and (name != "skull1" or self.printed[code] == 1)

    def lying(self, two: Pair, side: int, times: int = 0) -> int:
        """The code of a token with one of its faces up (0 or 1), doubled so often."""
        found = self._codes.get((two, side))
        if found is None:
            kept = self._sorted(two)
            up = two[side] if self.gold else Face(two[side].symbol, two[side].value)
            found = self._codes[two, side] = self._lying(self._types[kept], kept, up)
        return found + min(times, MOST_DOUBLED)

    def tossed(self, code: int) -> tuple[int, ...]:
        """What a token shows after a toss: each as likely as the others [RB-706]."""
        code = (~code if code < 0 else code) & ~MOST_DOUBLED
        other = self.other[code]
        return (code,) if other == code else (code, other)

    def doubled(self, code: int) -> int:
        """The token, doubled once more [RB-717]."""
        return code if code & MOST_DOUBLED == MOST_DOUBLED else code + 1

    def passing(self, pool: Sequence[int], pick: Pick) -> list[int]:
        """The places in a pool of the tokens that an effect may be about [part 11.3]."""
        if pick.spent:
            found = [at for at, code in enumerate(pool) if code < 0]
            filters = [self.matching[name] for name in pick.shows]
            return [at for at in found if all(~pool[at] in matching for matching in filters)]
        found = [at for at, code in enumerate(pool) if self.symbol[code]]
        for name in pick.shows:
            matching = self.matching[name]
            found = [at for at in found if pool[at] in matching]
        return found


@lru_cache(maxsize=256)
def coins_of(pairs: tuple[Pair, ...], gold: bool) -> Coins:
    """What codes mean in a fight with such tokens; the same for every fight with them."""
    return Coins(pairs, gold)
