"""The plain model of a combat: what odds, script and plain hand think with. Small values, and no piece of the table.

Side 0 is the hero, side 1 the enemy. A `Fight` is what stays for the whole combat, a `Round` what changes within a
round. Health is not part of it: whoever thinks asks `Healths`, so that the odds can tell for which healths a thought
holds.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from msgspec import Struct, field

from game.runebound.tokens import Coins, Pair, Pick

HERO, ENEMY = 0, 1
OVER = 2
"""In place of the side whose turn it is: both have passed."""
NEVER = 99
ROUNDS = 10
"""A combat has no more rounds [RB-712]."""


class Healths(Protocol):
    """Answers about the health left of both sides."""

    def at_most(self, side: int, health: int) -> bool:
        """Whether a side has no more health left than this."""
        ...


class Exactly(Struct, frozen=True):
    """Health left that is known."""

    hero: int
    enemy: int

    def at_most(self, side: int, health: int) -> bool:
        """Whether a side has no more health left than this."""
        return (self.enemy if side else self.hero) <= health


# -- what texts do in a combat


class Amount(Struct, frozen=True):
    """A number of a text: fixed, or what was paid for an X (`of` "x"), the successes of a test ("successes"), the dice
    of a roll that show the hero's terrain ("terrain").
    """

    number: int = 0
    of: str = ""


class Deal(Struct, frozen=True):
    """Damage to the foe, who may block it (`blocks`), and may pay the X to make it nothing (`cancels`) [R-105]."""

    amount: Amount
    blocks: bool = True
    cancels: bool = False


class Recast(Struct, frozen=True):
    """Tokens are tossed again."""

    pick: Pick


class Flip(Struct, frozen=True):
    """Tokens are turned to their other faces."""

    pick: Pick


class Remove(Struct, frozen=True):
    """Tokens are out until the next cast."""

    pick: Pick


class Double(Struct, frozen=True):
    """Tokens count twice."""

    pick: Pick


class Hold(Struct, frozen=True):
    """A token is not cast in the next round."""

    pick: Pick


class Heal(Struct, frozen=True):
    """The own side heals."""

    amount: int


class Hurt(Struct, frozen=True):
    """The own side suffers damage that cannot be blocked."""

    amount: int


class Outside(Struct, frozen=True):
    """Something that does not touch the combat, as long as there is some left: `what` is "gold", "hand", "zombie", or a
    state that the foe does not have yet.
    """

    what: str


class Reflect(Struct, frozen=True):
    """Damage of attacks comes back in this round, at most so much each time."""

    most: int


class Prevent(Struct, frozen=True):
    """Up to so much of a damage is prevented."""

    amount: int


class Again(Struct, frozen=True):
    """Another combat action at once."""


class Borrow(Struct, frozen=True):
    """One of the abilities that lie in a discard pile, at random."""


class Counted(Struct, frozen=True):
    """A test that counts, with so many cards more; then what hangs on its successes."""

    attribute: str
    more: int
    then: Op


class Never(Struct, frozen=True):
    """What costs a card, or is no matter of the combat: in a forecast it does not happen."""


class Once(Struct, frozen=True):
    """Only once in a combat."""

    then: tuple[Op, ...]


class May(Struct, frozen=True):
    """It may be declined."""

    then: tuple[Op, ...]


Op = (
    Deal | Recast | Flip | Remove | Double | Hold | Heal | Hurt | Outside | Reflect | Prevent | Again | Borrow | Counted
    | Never | Once | May
)  # fmt: skip
Ops = tuple[Op, ...]
OnTokens = Recast | Flip | Remove | Double | Hold
"""What is done to tokens."""


class Ability(Struct, frozen=True):
    """A surge ability: piece and window that it stands in, its price (0 for X), what it does, its bit in `used`, which
    no other ability of both sides has.
    """

    piece: str
    window: str
    price: int
    ops: Ops
    bit: int

    @property
    def is_x(self) -> bool:
        """Whether its price is chosen [RB-718]."""
        return self.price == 0


class Passive(Struct, frozen=True):
    """A text of a window of the combat: for a side, what it does; its bit where it resolves once in a combat (0 for
    always); whether it may be declined.
    """

    side: int
    ops: Ops
    bit: int = 0
    may: bool = False
    piece: str = ""
    """The piece that speaks."""


Spread = tuple[tuple[int, float], ...]
"""Numbers with their chances."""


class Fight(Struct, frozen=True):
    """What stays for a whole combat. Pairs: first the hero's, then the enemy's.

    `tests` gives the spread of successes for an attribute and cards more, without and with the state cursed; `terrain`
    that of a roll for the hero's terrain, without and with weary. `limits`: how much there is of what `Outside` takes.
    """

    coins: Coins
    pools: tuple[tuple[Pair, ...], tuple[Pair, ...]]
    most: tuple[int, int]
    """Health without damage."""
    abilities: tuple[tuple[Ability, ...], tuple[Ability, ...]]
    golden: tuple[int, int] = (0, 0)
    """Golden faces that are counted besides [Tactician]."""
    after_cast: tuple[Passive, ...] = ()
    round_end: tuple[Passive, ...] = ()
    would_suffer: tuple[Passive, ...] = ()
    holds: tuple[Passive, ...] = ()
    again: tuple[Passive, ...] = ()
    starts: tuple[Passive, ...] = ()
    """What resolves when the combat starts, in its order."""
    limits: tuple[tuple[str, int], ...] = ()
    grows_after: int = NEVER
    """After how many zombies that are put in the combat each further one makes the enemy stronger by 1."""
    tests: dict[tuple[str, int], tuple[Spread, Spread]] = field(default_factory=dict)
    terrain: tuple[Spread, Spread] = (((0, 1.0),), ((0, 1.0),))
    borrowed: tuple[tuple[Ops, float], ...] = ()
    """What `Borrow` may be, with the chances."""
    remembers: tuple[bool, bool] = (False, False)
    """Whether it matters of a side which tokens are spent, or where they lie in its pool."""

    def limit_bit(self, what: str) -> int:
        """The bit that says whether there is some left of what `Outside` takes; 0 where nothing counts it."""
        for number, (name, _) in enumerate(self.limits):
            if name == what:
                return LIMIT_BITS << number
        return 0


LIMIT_BITS = 1 << 16
"""In `Round.bits` the lowest bit of the limits; below it lie those of what happens once in a combat, which are set once
it has happened."""
ZOMBIES = 1 << 24
"""In `Round.bits` above all others: how many zombies were put in this combat."""


class Round(NamedTuple):
    """What changes within a round: both pools as codes in their order, the surge abilities used, who has passed, whose
    turn it is (OVER: nobody's), how much damage of attacks each side sends back, and the bits of the combat.
    """

    hero: tuple[int, ...]
    enemy: tuple[int, ...]
    used: int = 0
    passed: int = 0
    turn: int = HERO
    reflects: tuple[int, int] = (0, 0)
    bits: int = 0


def pool_of(r: Round, side: int) -> tuple[int, ...]:
    """The pool of a side."""
    return r.enemy if side else r.hero


def most_of(f: Fight, r: Round, side: int) -> int:
    """The health of a side without damage."""
    return f.most[side] + (max(0, r.bits // ZOMBIES - f.grows_after) if side else 0)


def outside(f: Fight, r: Round, what: str) -> int:
    """The bit of what an `Outside` takes now; 0 where there is nothing left. Whoever becomes cursed loses the blessing
    first [RB-812].
    """
    blessed = f.limit_bit("blessed") & r.bits if what == "cursed" else 0
    return blessed or f.limit_bit(what) & r.bits


def has_come(f: Fight, r: Round, state: str) -> int:
    """1 if the hero has come to have a state in this combat, else 0."""
    bit = f.limit_bit(state)
    return int(bool(bit) and not r.bits & bit)


def with_pool(r: Round, side: int, pool: tuple[int, ...]) -> Round:
    """The round with another pool of a side."""
    if side:
        return Round(r.hero, pool, r.used, r.passed, r.turn, r.reflects, r.bits)
    return Round(pool, r.enemy, r.used, r.passed, r.turn, r.reflects, r.bits)


def without(pool: tuple[int, ...], places: tuple[int, ...] | list[int], remembers: bool) -> tuple[int, ...]:
    """A pool after the tokens in some places were spent."""
    if remembers:
        return tuple([~code if at in places else code for at, code in enumerate(pool)])
    return tuple([code for at, code in enumerate(pool) if at not in places])


def removed(f: Fight, r: Round, side: int, places: list[int]) -> Round:
    """The round after tokens were removed."""
    pool = pool_of(r, side)
    if f.remembers[side]:
        return with_pool(r, side, tuple([f.coins.gone if at in places else code for at, code in enumerate(pool)]))
    return with_pool(r, side, without(pool, places, False))


def changed(pool: tuple[int, ...], place: int, code: int) -> tuple[int, ...]:
    """A pool with another code in a place."""
    return (*pool[:place], code, *pool[place + 1 :])


def total(coins: Coins, pool: tuple[int, ...], symbol: str) -> int:
    """The values of all live tokens of a pool that show a symbol."""
    symbols, values = coins.symbol, coins.value
    return sum([values[code] for code in pool if symbols[code] == symbol])


def following(r: Round, side: int) -> int:
    """Whose turn follows an action of a side [RB-709]."""
    other = 1 - side
    if not r.passed >> other & 1:
        return other
    return side if not r.passed >> side & 1 else OVER
