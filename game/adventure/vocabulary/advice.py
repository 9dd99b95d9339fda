"""Words of advice: what only a computer player asks, beside the words of the cards, to judge when they are worth it."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Context
from game.adventure.dice import HERO_DIE, symbols
from game.adventure.peril import space_after
from game.adventure.table import Table
from game.adventure.vocabulary.kinds import Being, Enemy, Hero
from game.kit.effects.language import Condition, Name, Number


def health(who: Being) -> Number:
    """The health of a hero or an enemy."""

    def read(t: Table, c: Context) -> int:
        found = who.first(t, c)
        return values.health(t, found) if found else 0

    return read


def hurt(who: Hero, percent: Number) -> Condition:
    """Any of these heroes has lost more than that share of health."""
    return lambda t, c: any(values.need(t, hero) > percent(t, c) / 100 for hero in who.ids(t, c))


def worse_off(one: Hero, other: Hero, percent: Number) -> Condition:
    """One hero has lost a share of health that is greater by more than that than another's."""

    def read(t: Table, c: Context) -> bool:
        first, second = one.first(t, c), other.first(t, c)
        if not first or not second:
            return False
        return values.need(t, first) > values.need(t, second) + percent(t, c) / 100

    return read


def falls(enemies: Enemy) -> Condition:
    """One wound would defeat any of these enemies."""
    return lambda t, c: any(t.faceup(e) and values.health_left(t, e) <= 1 for e in enemies.ids(t, c))


def next_space(colour: Name) -> Condition:
    """The peril token comes to a space of a colour next."""
    return lambda t, c: t.quest.track[space_after(t, 1)] == colour


def coming() -> Number:
    """The wounds about to be suffered."""
    return lambda t, c: c.blow.amount if c.blow is not None else 0


def harmful() -> Condition:
    """The exploration card about to be resolved does harm."""

    def read(t: Table, c: Context) -> bool:
        card = t.box.exploration.get(t.card_of(c.this)) if c.this in t.board.pieces else None
        return card is not None and card.tone == "harmful"

    return read


def poor_roll() -> Condition:
    """A hero die of the roll on the table shows no success."""

    def read(t: Table, c: Context) -> bool:
        thrown = [symbols(t, die) for die in (t.action.thrown if t.action else ()) if die.die == HERO_DIE]
        return any("success" not in face and "critical" not in face for face in thrown)

    return read


def all_exhausted() -> Number:
    """The exhausted action cards of all heroes."""
    return lambda t, c: sum(len(t.exhausted_cards(hero)) for hero in t.heroes())


PLAIN = {f.__name__: f for f in (coming, harmful, poor_roll, all_exhausted)}
WORDS = {f.__name__: f for f in (health, hurt, worse_off, falls, next_space)}
