"""Queries: what is so now, and how much of it there is [part 11.4]."""

from __future__ import annotations

from game.kit.effects.language import Condition, MarkError, Name, Number
from game.runebound import names
from game.runebound.content import ATTRIBUTES
from game.runebound.values import attribute as attribute_of
from game.runebound.vocabulary.kinds import Who


def at(where: Name) -> Condition:
    """You are on such a site, or in such a place (`site`: any site)."""
    return lambda t, c: bool(t.at(c.you, where))


def margath_card(who: Who) -> Condition:
    """The enemy bears Margath's sign."""
    return lambda t, c: any(
        t.kind(piece) == "enemy" and t.box.scenario_of(t.card(piece)) == "margath" for piece in who.ids(t, c)
    )


def lore_of(who: Who) -> Number:
    """The lore of a hero."""
    return lambda t, c: sum(t.tokens(one, names.LORE) for one in who.ids(t, c))


def companions(who: Who) -> Number:
    """The companions of a hero."""
    return lambda t, c: sum(t.tokens(one, names.COMPANION) for one in who.ids(t, c))


def zombies() -> Number:
    """The zombies on the map."""
    return lambda t, c: len(t.zombies())


def successes() -> Number:
    """The successes of the test that counts [RB-604]."""
    return lambda t, c: int(c.successes)


def x() -> Number:
    """The price chosen for an X [RB-718]."""
    return lambda t, c: int(c.x)


def attribute(who: Who, name: Name) -> Number:
    """An attribute of a hero with all modifiers [RB-602]."""
    if name not in ATTRIBUTES:
        raise MarkError(f"{name} is no attribute")
    return lambda t, c: sum(attribute_of(t, one, name) for one in who.ids(t, c))


WORDS = {
    "at": at, "margath_card": margath_card, "lore_of": lore_of, "companions": companions, "attribute": attribute,
}  # fmt: skip
PLAIN = {"zombies": zombies, "successes": successes, "x": x}
