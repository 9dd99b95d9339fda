"""Modifiers and prohibitions: texts that hold while in force. Asked when a value is read, never cached [R-18]."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.table import Table
from game.adventure.values import Query
from game.adventure.vocabulary.kinds import Being, Hero
from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number

LIMITS = frozenset({"attack_cap", "spend_limit"})
"""Values of which modifiers set a limit, the sum of one speaker; to all others they add."""
ONCE = frozenset({"engaged_spawn"})
PROHIBITIONS = frozenset({
    "target", "range", "exhaust", "travel", "activate", "peril", "engage", "condition", "bury",
})  # fmt: skip


def mod(
    who: Being | Name,
    attack: Number | None = None,
    resilience: Number | None = None,
    attack_cap: Number | None = None,
    defense: Number | None = None,
    health: Number | None = None,
    spend_limit: Number | None = None,
    engaged_spawn: Number | None = None,
    value: Number | None = None,
    progress_cap: Number | None = None,
    advance: Hero | None = None,
) -> Effect:
    """While the text is in force, change a value of an enemy, a hero or the location; all changes add up.

    On an item that is used (`engaged_spawn`) it holds for the one moment in which it is read next.
    """
    changes = {
        "attack": attack, "resilience": resilience, "attack_cap": attack_cap, "defense": defense,
        "health": health,
        "spend_limit": spend_limit, "engaged_spawn": engaged_spawn, "value": value, "progress_cap": progress_cap,
    }  # fmt: skip
    given = {key: n for key, n in changes.items() if n is not None}
    if isinstance(who, Name) and who != "location":
        raise MarkError(f"{who} has no value to change")

    def meant(t: Table, c: Context, query: Query) -> bool:
        """What gives health counts for one who has fallen too [WQ-915]."""
        if isinstance(who, Name) or (who.owner and query.key == "health" and query.subject == c.you):
            return True
        return query.subject in who.ids(t, c)

    def answer(t: Table, c: Context, query: Query) -> None:
        if not meant(t, c, query):
            return
        if query.key in given:
            query.total += given[query.key](t, c)
        if advance is not None and query.key == "advance":
            query.hero = advance.first(t, c)

    def run(t: Table, c: Context) -> None:
        for key in ONCE & set(given):
            t.set_track(f"next:{key}", t.track(f"next:{key}") + given[key](t, c))

    keys = frozenset(given) | ({"advance"} if advance is not None else frozenset())
    return Effect(run, lambda t, c: bool(ONCE & set(given)), answer=answer, keys=keys)


def cannot(what: Name, who: Being | Name | None = None, by: Hero | None = None) -> Effect:
    """While the text is in force, forbid; no other effect overrides it [HT-002].

    target (of attack actions, `by` one hero), range (of ranged attacks), exhaust (by effects of heroes), travel,
    activate (in the enemy phase), engage (an enemy), condition (a hero receives none), bury (a card is not put under
    its deck, replaced or discarded), peril (this phase the token does not move; on a peril effect its first sentence
    does not resolve).
    """
    if what not in PROHIBITIONS:
        raise MarkError(f"{what} cannot be forbidden")

    def answer(t: Table, c: Context, query: Query) -> None:
        if query.key != f"cannot:{what}":
            return
        if by is not None and query.by not in by.ids(t, c):
            return
        if isinstance(who, Name):
            query.total += query.subject == who
        elif who is None or query.subject in who.ids(t, c):
            query.total += 1

    def run(t: Table, c: Context) -> None:
        if what == "peril":
            t.set_track("next:no-peril", 1)

    def would(t: Table, c: Context) -> bool:
        return what == "peril" and t.peril_colour in ("", "green", "blue", "red")

    return Effect(run, would, answer=answer, keys=frozenset({f"cannot:{what}"}))


WORDS = {f.__name__: f for f in (mod, cannot)}
