"""Modifiers: what lasting texts change, and what they forbid [parts 11.2, 11.4]."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.runebound.context import Context, Query
from game.runebound.hexmap import TERRAINS
from game.runebound.symbols import SYMBOLS
from game.runebound.table import Table
from game.runebound.vocabulary.kinds import Who
from game.runebound.ways import RIVER, TERRAIN

KEYS = frozenset({
    "health", "speed", "hand", "body", "mind", "spirit", "test", "price", "train", "golden", "rest", "zombie_gold",
})  # fmt: skip
FORBIDDEN = ("surge", "weary", "cursed")
ANY = "any"


def _lasting(keys: frozenset[str], answer: Callable[[Table, Context, Query], None]) -> Effect:
    """A text that answers some queries, does nothing of itself, and leaves the other queries alone."""

    def checked(t: Table, c: Context, query: Query) -> None:
        if query.key in keys:
            answer(t, c, query)

    return Effect(lambda t, c: None, lambda t, c: False, answer=checked, keys=keys)


def mod(who: Who | Name, **numbers: Number) -> Effect:
    """A number of a hero or of this enemy is higher by n: `health`, `speed`, `hand` (its size), `body`, `mind`,
    `spirit`; `test` (cards revealed), `price` (of an asset bought), `train` (cards drawn), `golden` (golden faces
    counted), `rest` (healed outside of sites), `zombie_gold` (for a zombie removed). `all`: of every hero.
    """
    unknown = numbers.keys() - KEYS
    if unknown:
        raise MarkError(f"there is no number {', '.join(sorted(unknown))}")
    if isinstance(who, Name) and who != "all":
        raise MarkError(f"{who} has no such number")

    def answer(t: Table, c: Context, query: Query) -> None:
        if isinstance(who, Name) or query.who in who.ids(t, c):
            amount = numbers[query.key](t, c)
            if amount:
                query.value += amount
                query.parts.append((c.source, amount))

    return _lasting(frozenset(numbers), answer)


def cannot(what: Name, who: Who) -> Effect:
    """`surge`: no surge actions of that hero; `weary`, `cursed`: the state is not gained."""
    if what not in FORBIDDEN:
        raise MarkError(f"{what} cannot be forbidden")

    def answer(t: Table, c: Context, query: Query) -> None:
        if query.who in who.ids(t, c):
            query.banned = query.banned or c.source

    return _lasting(frozenset({str(what)}), answer)


def enter(terrain: Name, symbol: Name) -> Effect:
    """The terrain (or `river`) may be entered (crossed) by you also with a die that shows the symbol; `any`: any die;
    `terrain`: a river side counts as none. For resting and quests the dice count as printed.
    """
    known = (*SYMBOLS, ANY) if terrain != RIVER else (*SYMBOLS, ANY, TERRAIN)
    if terrain not in (*TERRAINS, RIVER) or symbol not in known:
        raise MarkError(f"{terrain} is not entered with {symbol}")

    def answer(t: Table, c: Context, query: Query) -> None:
        if query.who == c.you:
            query.opens.setdefault(str(terrain), set()).add(str(symbol))

    return _lasting(frozenset({"enter"}), answer)


WORDS = {"mod": mod, "cannot": cannot, "enter": enter}
