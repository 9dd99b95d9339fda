"""Defeating monsters: trophies, bars and damage tokens, and those that fall in their own way."""

from __future__ import annotations

from game.heroica import names
from game.heroica.box import RELIC
from game.heroica.goals import fallen
from game.heroica.packs import gain
from game.heroica.table import Table

LAYS_DOWN_GUARD, ONLY_ITS_OWN_FIGHT = "HC-604", "HC-602"
FELL = "fell"
"""The track with the final boss that has just fallen, until the battle goes on [HC-658]."""


def can_be_hit(t: Table, monster: str, from_fight: bool) -> bool:
    """Whether an effect reaches a monster: the Kraken is immune to all but its own fight [HC-602]."""
    return from_fight or not t.has_rule(monster, ONLY_ITS_OWN_FIGHT)


def defeat(t: Table, hero: str, monster: str) -> None:
    """A monster is defeated by a hero, by whatever means: an ordinary one goes onto the pack [HC-307]; of a boss it
    takes 1 from the bar [HC-325]; who holds the crystal first lays down his guard [HC-604].
    """
    if t.is_boss(monster):
        hit_bar(t, hero, monster, 1)
    elif t.tokens(monster, names.ENRAGED):
        lay_down_guard(t, hero, monster)
    else:
        _remove(t, hero, monster)


def lay_down_guard(t: Table, hero: str, monster: str) -> None:
    """The General must be beaten twice: the first time he loses the crystal's guard, for the rest of the level
    [HC-604].
    """
    t.note("lays-down-guard", hero=hero, monster=monster)
    t.take_token(monster, names.ENRAGED)


def hit_bar(t: Table, hero: str, monster: str, amount: int) -> None:
    """Damage to a boss, as far as its bar goes: a token for each point goes to the hero; at 0 the boss is removed, and
    who took the last point has defeated it [HC-326].
    """
    taken = min(amount, t.tokens(monster, names.BAR))
    if taken <= 0:
        return
    t.note("hits-boss", hero=hero, monster=monster, amount=taken)
    t.take_token(monster, names.BAR, taken)
    t.add_token(hero, names.damage(t.piece(monster).card), taken)
    if not t.tokens(monster, names.BAR):
        if t.is_final(monster):
            t.set_track(FELL, monster)
        _remove(t, hero, monster)


def _remove(t: Table, hero: str, monster: str) -> None:
    """The figure goes onto the pack of who defeated it; what it held goes with it [HC-605]."""
    card = t.piece(monster).card
    t.note("defeats", hero=hero, monster=monster)
    t.move(monster, names.pack(hero))
    held = [
        piece for cell in t.level.things for piece in t.at(cell, RELIC)
        if t.level.things[cell].held and monster in t.word(names.guards(piece)).split()
    ]  # fmt: skip
    for relic in held:
        gain(t, hero, relic, card)
    fallen(t, hero, card)
