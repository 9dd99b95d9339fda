"""Numbers that texts change: health, speed, attributes, prices, and what is forbidden [RB-001, RB-011].

They are read anew at every moment; what speaks of a number are the own cards, states, open rules of the story, and in
a combat the enemy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.runebound import names
from game.runebound.box import VILLAIN
from game.runebound.content import ATTRIBUTES
from game.runebound.context import Context, Query
from game.runebound.table import Table

LEAST_HEALTH, LEAST_SPEED, MOST_DICE = 1, 1, 5
NUMBERS = ("health", "speed", "hand", *ATTRIBUTES)
"""The printed numbers of a hero, as cards call them."""
TRAINED = 2
"""Cards that a train action draws [RB-612]."""
MORE_RIVALS = {1: 0, 2: 0, 3: 2, 4: 3}
"""How much higher the health of a villain is with so many rivals [RB-941]."""
MORE_TOGETHER = {"margath": {1: 0, 2: 3, 3: 5, 4: 7}, "vorakesh": {1: 0, 2: 3, 3: 7, 4: 12}}
"""And with so many heroes who play together [RB-962]: measured, so that parties win as often as rivals do."""
SOLO_LEAST = {"vorakesh": 6}
"""The least health of a villain against one who plays alone [RB-952]."""
_STATE_MODS = {"speed": (names.WEARY, -1), "test": (names.CURSED, -1)}
"""What a state changes [RB-813, RB-814]."""


def ask(t: Table, query: Query) -> Query:
    """What the lasting texts say to a query about a hero."""
    hero = query.who
    state = _STATE_MODS.get(query.key)
    if state is not None and t.tokens(hero, state[0]):
        query.value += state[1]
        query.parts.append((state[0], state[1]))
    cards = t.box.speakers.get(query.key)
    if cards:
        for piece in speaking(t, hero):
            if t.board.pieces[piece].card in cards:
                actor = piece if piece == t.foe and not t.duel else hero
                effect = t.box.passives[t.card(piece)]
                effect.answer(t, Context(hero, piece, actor=actor, window="passive"), query)
    return query


def speaking(t: Table, hero: str) -> Iterator[str]:
    """The pieces whose lasting texts may speak of a hero."""
    yield from t.zone(names.assets(hero))
    yield from t.zone(names.learned(hero))
    yield from t.zone(names.STORY)
    if t.fighter == hero and t.foe and not t.duel:
        yield t.foe


def bonus(t: Table, key: str, hero: str) -> int:
    """What all texts together add to a number of a hero."""
    return ask(t, Query(key, hero)).value


def health(t: Table, hero: str) -> int:
    """A hero's health, at least 1 [RB-011]; more of it heals nothing [R-11]."""
    return max(LEAST_HEALTH, t.box.content.heroes[hero].health + bonus(t, "health", hero))


def speed(t: Table, hero: str, less: int = 0) -> int:
    """A hero's speed, from 1, also if there were so much less; a roll has at most five dice [RB-313]."""
    return min(MOST_DICE, max(LEAST_SPEED, t.box.content.heroes[hero].speed + bonus(t, "speed", hero) - less))


def hand_size(t: Table, hero: str) -> int:
    """The size of a hero's hand [RB-108, RB-210]."""
    return max(0, t.box.content.heroes[hero].hand + bonus(t, "hand", hero))


def attribute(t: Table, hero: str, name: str) -> int:
    """A hero's body, mind or spirit [RB-601]."""
    printed: int = getattr(t.box.content.heroes[hero], name)
    return max(0, printed + bonus(t, name, hero))


def number(t: Table, hero: str, name: str) -> int:
    """One of the NUMBERS of a hero as it is now [RB-011]."""
    found = {"health": health, "speed": speed, "hand": hand_size}.get(name)
    return found(t, hero) if found is not None else attribute(t, hero, name)


def price(t: Table, hero: str, asset: str, off: int = 0) -> int:
    """What a hero pays for an asset, never below 0 [R-17]."""
    return max(0, t.box.content.assets[t.card(asset)].cost + bonus(t, "price", hero) - off)


def forbids(t: Table, what: str, hero: str) -> str:
    """The piece that forbids something to a hero ("surge", "weary", "cursed"); empty where none does [RB-002]."""
    return ask(t, Query(what, hero)).banned


def opens(t: Table, hero: str) -> Mapping[str, set[str]]:
    """By terrain (or "river") the symbols with which a hero may enter (cross) it besides its own; "any" is any die,
    "terrain" a river that does not hinder.
    """
    return ask(t, Query("enter", hero)).opens


def enemy_health(t: Table, piece: str, hero: str) -> int:
    """The health of an enemy or a villain in combat with a hero [RB-114, RB-702, RB-911, RB-925]; that of a hero in a
    duel.
    """
    if piece in t.heroes:
        return health(t, piece)
    return max(health_and_least(t, piece, hero))


def health_and_least(t: Table, piece: str, hero: str) -> tuple[int, int]:
    """The health of an enemy or a villain with all modifiers, and below what it does not fall."""
    card = t.card(piece)
    passive = t.box.passives.get(card)
    query = Query("health", piece)
    if passive is not None and "health" in passive.keys:
        passive.answer(t, Context(hero, piece, actor=piece, window="passive"), query)
    if t.box.kind(card) != VILLAIN:
        return t.box.content.enemies[card].health + query.value + t.step.foes, LEAST_HEALTH
    return t.box.content.villains[card].health + query.value + more_health(t, card), least_health(t, card)


def least_health(t: Table, villain: str) -> int:
    """Below what the health of a villain does not fall at this table [RB-911, RB-925, RB-952, RB-941]."""
    printed = t.box.content.villains[villain].least
    return (SOLO_LEAST.get(villain, printed) if t.solo else printed) + more_health(t, villain)


def more_health(t: Table, villain: str) -> int:
    """How much higher the health of a villain and its least value are at this table [RB-114, RB-941, RB-962]."""
    if t.together:
        return t.step.villain + MORE_TOGETHER[villain][len(t.heroes)]
    return t.step.villain + (MORE_RIVALS[len(t.heroes)] if t.rivals else 0)
