"""What marks are worth to a hero, in gold, as a sensible player reckons it: read off the marks as the files spell
them.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import lru_cache

from game.runebound import names, values
from game.runebound.odds import test_odds
from game.runebound.scenarios import LAST_ROLL
from game.runebound.skill_test import cards_of_test
from game.runebound.table import Table
from game.runebound.training import MOST_SKILLS

TROPHY, LORE, SKILL_CARD, EXERTION = 1.6, 3.0, 0.7, 0.6
"""What a trophy is worth, lore or a companion, a skill card, and the worth of a card that helps in a test."""
IDLE_LORE = 0.4
"""What more of it is worth where the villain is as weak as he can be."""
MANY_TROPHIES, SPARE_TROPHY, IDLE_TROPHY = 5, 0.7, 0.15
"""From how many on a further trophy is worth less, and how much; and what it is worth where nothing can be learned."""
STATES = {names.BLESSED: 1.0, names.CURSED: -1.5, names.WEARY: -1.0}
HURT, HEALED, ZOMBIE_WORTH, PEDDLER, MOVED, ERRAND_SHARE = -0.8, 0.5, 0.8, 1.0, 0.2, 0.5


@lru_cache(maxsize=1024)
def parsed(marks: str) -> tuple[ast.expr, ...]:
    """The statements of marks."""
    return tuple(ast.parse(part.strip(), mode="eval").body for part in marks.split(";") if part.strip())


def trophy_worth(t: Table, hero: str) -> float:
    """What one more trophy is worth to a hero: they are there to be learned with."""
    if len(t.zone(names.learned(hero))) >= MOST_SKILLS:
        return IDLE_TROPHY
    return TROPHY if len(t.trophies(hero)) < MANY_TROPHIES else SPARE_TROPHY


def counter_worth(t: Table, hero: str) -> float:
    """What lore or a companion is worth: hardly anything where it makes the villain no weaker any more."""
    health, least = values.health_and_least(t, t.box.villain_of(t.scenario), hero)
    return LORE if health > least else IDLE_LORE


def rounds_left(t: Table) -> int:
    """How many rounds there are left, at most, for the villain to be defeated in; of the march about half."""
    if t.track(names.MARCHING):
        return LAST_ROLL - t.track(names.MARCH)
    left = names.LAST_SPACE - t.space + 1 + (names.LAST_SPACE if t.act == 1 else 0)
    return left + (LAST_ROLL // 2 if t.scenario == names.MARGATH else 0)


def worth_of(t: Table, hero: str, marks: str) -> float:
    """What marks bring a hero, on average."""
    return sum(_Reader(t, hero).worth(node) for node in parsed(marks))


def sides_of(marks: str) -> list[ast.expr]:
    """The two sides of an "or" in marks; nothing where there is none."""
    for node in parsed(marks):
        if isinstance(node, ast.Call) and _name(node.func) == "either":
            return list(node.args)
    return []


def worth_of_side(t: Table, hero: str, node: ast.expr) -> float:
    """What one side of an "or" brings a hero."""
    return _Reader(t, hero).worth(node)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


class _Reader:
    """Reads the worth of one effect for one hero."""

    def __init__(self, t: Table, hero: str) -> None:
        self.t = t
        self.hero = hero

    def worth(self, node: ast.expr) -> float:
        """The worth of an effect; what is not known is worth nothing."""
        if not isinstance(node, ast.Call):
            return 0.0
        reading = READING.get(_name(node.func))
        return reading(self, node.args) if reading is not None else 0.0

    def number(self, node: ast.expr, default: int = 1) -> int:
        """A plain number, maybe negative."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self.number(node.operand, default)
        return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int) else default

    def counted(self, args: list[ast.expr], each: float) -> float:
        return each * self.number(args[1])

    def heals(self, args: list[ast.expr]) -> float:
        missing = self.t.damage(self.hero)
        amount = missing if _name(args[1]) == "all" else min(missing, self.number(args[1]))
        return HEALED * amount

    def gains(self, args: list[ast.expr]) -> float:
        state = _name(args[1])
        return 0.0 if self.t.has(self.hero, state) else STATES.get(state, 0.0)

    def tested(self, args: list[ast.expr]) -> float:
        chance = self.chance(_name(args[0]), self.number(args[1]), self.number(args[2]))
        return chance * self.worth(args[3]) + (1 - chance) * self.worth(args[4])

    def chance(self, attribute: str, modifier: int, need: int) -> float:
        """The chance to pass, with a card or two exerted."""
        cards = cards_of_test(self.t, self.hero, attribute, modifier)
        more = min(2, len(self.t.zone(names.hand(self.hero)))) + 2 * self.t.has(self.hero, names.BLESSED)
        return test_odds(self.t, cards + more, need, self.hero)

    def counting(self, args: list[ast.expr]) -> float:
        cards = cards_of_test(self.t, self.hero, _name(args[0]), self.number(args[1]))
        return 0.4 * cards * self.worth(args[2])

    def better(self, args: list[ast.expr]) -> float:
        return max(self.worth(arg) for arg in args)

    def all(self, args: list[ast.expr]) -> float:
        return sum(self.worth(arg) for arg in args)

    def then(self, args: list[ast.expr]) -> float:
        return max((self.worth(arg) for arg in args[1:]), default=0.0)

    def carried(self, args: list[ast.expr]) -> float:
        return ERRAND_SHARE * (self.worth(args[1]) + trophy_worth(self.t, self.hero))


READING: dict[str, Callable[[_Reader, list[ast.expr]], float]] = {
    "gold": lambda r, args: r.counted(args, 1.0),
    "lore": lambda r, args: r.counted(args, counter_worth(r.t, r.hero)),
    "companion": lambda r, args: r.counted(args, counter_worth(r.t, r.hero)),
    "draw_skill": lambda r, args: r.counted(args, SKILL_CARD),
    "trophy": lambda r, args: trophy_worth(r.t, r.hero),
    "lose_trophy": lambda r, args: -trophy_worth(r.t, r.hero),
    "keep": lambda r, args: trophy_worth(r.t, r.hero),
    "suffer": lambda r, args: r.counted(args, HURT),
    "recover": lambda r, args: r.heals(args),
    "gain": lambda r, args: r.gains(args),
    "kill_zombie": lambda r, args: ZOMBIE_WORTH,
    "peddler": lambda r, args: PEDDLER,
    "move": lambda r, args: MOVED,
    "exert": lambda r, args: -EXERTION,
    "test": lambda r, args: r.tested(args),
    "count_test": lambda r, args: r.counting(args),
    "carry": lambda r, args: r.carried(args),
    "either": lambda r, args: r.better(args),
    "seq": lambda r, args: r.all(args),
    "story": lambda r, args: r.worth(args[0]) + 0.5 * r.worth(args[1]),
    "pay": lambda r, args: r.all(args),
    "may": lambda r, args: max(0.0, r.all(args)),
    "when": lambda r, args: r.then(args),
}
"""What each word brings."""
