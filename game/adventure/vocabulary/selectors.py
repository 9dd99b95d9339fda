"""Selectors: who an effect means."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.adventure import values
from game.adventure.cards import RANKS
from game.adventure.context import Context
from game.adventure.table import WOUND, Table
from game.adventure.vocabulary.kinds import Being, Enemy, Hero, Ref
from game.kit.effects.language import MarkError, Name, Number

Filter = Callable[[Table, Context, str], bool]
Finder = Callable[[Table, Context], list[str]]


def _guarded(t: Table, c: Context, enemy: str) -> bool:
    """Whether an enemy has the very text of the card that speaks: the one that binds attacks to it."""
    speaker = t.box.enemies.get(c.source)
    return t.faceup(enemy) and speaker is not None and t.enemy_card(enemy).passive == speaker.passive


def _of_rank(rank: str, t: Table, c: Context, enemy: str) -> bool:
    return values.has_rank(t, enemy, rank)


ENEMY_FILTERS: dict[str, Filter] = {
    "any": lambda t, c, e: True,
    "mine": lambda t, c, e: t.host(e) == c.you,
    "others": lambda t, c, e: t.host(e) not in ("", c.you),
    "engaged_any": lambda t, c, e: t.host(e) != "",
    "shadows": lambda t, c, e: t.host(e) == "",
    "elsewhere": lambda t, c, e: t.host(e) != c.you,
    "other": lambda t, c, e: e != c.this,
    **{rank: partial(_of_rank, rank) for rank in RANKS},
    "nonnemesis": lambda t, c, e: values.nonnemesis(t, e),
    "ready": lambda t, c, e: not t.piece(e).exhausted,
    "exhausted": lambda t, c, e: t.piece(e).exhausted,
    "facedown": lambda t, c, e: not t.faceup(e),
    "unguarded": lambda t, c, e: not _guarded(t, c, e),
}

MEASURES: dict[str, Callable[[Table, str], int]] = {
    "wounds": lambda t, h: t.tokens(h, WOUND),
    "enemies": lambda t, h: len(t.engaged(h)),
    "tokens": lambda t, h: t.rules.tokens(t, h),
}


def _there(t: Table, piece: str) -> bool:
    """Whether a word can mean a piece: of the heroes those who stand, and one whose defeat is being answered; nothing
    is given to the fallen, nor taken from them [HT-801]."""
    return t.standing(piece) or not t.is_hero(piece) or piece == t.fallen


def you() -> Hero:
    """The active hero; on an item its holder, on an event the hero who drew it [HT-405]."""
    return Ref(lambda t, c: [c.you] if t.standing(c.you) else [], owner=True)


def it() -> Being:
    """The member of `each`, or the hero to whom an event happens."""
    return Ref(lambda t, c: [c.it] if c.it and _there(t, c.it) else [])


def this() -> Enemy:
    """The card itself, or the enemy to whom an event happens."""
    return Ref(lambda t, c: [c.this] if c.this else [])


def target() -> Being:
    """The target of the action: a hero for aid, an enemy for attack."""
    return Ref(lambda t, c: [x for x in t.action.targets[:1] if _there(t, x)] if t.action else [])


def leader() -> Hero:
    """The party leader."""
    return Ref(lambda t, c: [t.leader] if t.standing(t.leader) else [])


def nemesis() -> Enemy:
    """The quest's nemesis, wherever it is."""
    return Ref(lambda t, c: [t.nemesis] if t.nemesis in t.board.pieces else [])


def host(enemy: Enemy) -> Hero:
    """The hero an enemy is engaged with; nobody if it is in the shadows."""

    def find(t: Table, c: Context) -> list[str]:
        found = enemy.first(t, c)
        return [t.host(found)] if found and t.host(found) else []

    return Ref(find)


def _hero_finder(filters: tuple[Name, ...], most: Name | None, fewest: Name | None) -> Finder:
    for wanted in filters:
        if wanted not in ("other", "pair"):
            raise MarkError(f"{wanted} is no filter for heroes")
    for measure in (most, fewest):
        if measure is not None and measure not in MEASURES:
            raise MarkError(f"{measure} cannot be counted on heroes")

    if not (filters or most or fewest):
        return lambda t, c: t.heroes()

    def find(t: Table, c: Context) -> list[str]:
        found = t.heroes()
        if "other" in filters:
            found = [h for h in found if h != c.you]
        if "pair" in filters and t.action is not None:
            found = [h for h in found if h == t.action.hero or h in t.action.targets]
        for measure, best in ((most, max), (fewest, min)):
            if measure is not None and found:
                count = MEASURES[measure]
                counts = {h: count(t, h) for h in found}
                bound = best(counts.values())
                found = [h for h in found if counts[h] == bound]
        return found

    return find


def hero(*filters: Name, most: Name | None = None, fewest: Name | None = None) -> Hero:
    """One hero who is not defeated, picked by the decider; `other` is not you [R-21]. With `most` or `fewest` of
    wounds, enemies (engaged) or tokens only a tie is a choice [R-15]."""
    return Ref(_hero_finder(filters, most, fewest), True, "choose-hero", tied=bool(most or fewest))


def heroes(*filters: Name) -> Hero:
    """All heroes who are not defeated, from the leader clockwise [HT-009]."""
    return Ref(_hero_finder(filters, None, None))


def _enemy_finder(filters: tuple[Name, ...], of: Ref | None, trait: Name | None) -> Finder:
    for wanted in filters:
        if wanted not in ENEMY_FILTERS:
            raise MarkError(f"{wanted} is no filter for enemies")
    tests = [ENEMY_FILTERS[f] for f in filters if f != "any"]

    def find(t: Table, c: Context) -> list[str]:
        if of is None:
            found = t.enemies()
        else:
            hosts = of.ids(t, c)
            found = list(t.engaged(hosts[0])) if hosts else []
        if trait is not None:
            found = [e for e in found if values.has_trait(t, e, trait)]
        for test in tests:
            found = [e for e in found if test(t, c, e)]
        return found

    return find


def enemy(
    *filters: Name,
    upto: Number | None = None,
    of: Hero | None = None,
    trait: Name | None = None,
    lowest: Name | None = None,
) -> Enemy:
    """One enemy in play (with `upto=n` from 0 to n), picked by the decider; with `lowest=rank` only among equals."""
    if lowest not in (None, "rank"):
        raise MarkError(f"an enemy is the lowest in rank, not in {lowest}")
    find = _enemy_finder(filters, of, trait)

    def lowest_of(t: Table, c: Context) -> list[str]:
        ranks = {enemy: t.rules.order(t, enemy) for enemy in find(t, c)}
        return [enemy for enemy, rank in ranks.items() if rank == min(ranks.values())]

    return Ref(lowest_of if lowest else find, True, "choose-enemy", upto)


def enemies(*filters: Name, of: Hero | None = None, trait: Name | None = None) -> Enemy:
    """All enemies in play that match [HT-010]."""
    return Ref(_enemy_finder(filters, of, trait))


PLAIN = {f.__name__: f for f in (you, it, this, target, leader, nemesis)}
WORDS = {f.__name__: f for f in (host, hero, heroes, enemy, enemies)}
