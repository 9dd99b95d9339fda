"""Verbs on the world: progress, spawning, the peril track, quest counters, the end."""

from __future__ import annotations

from game.adventure import values
from game.adventure.cards import RANKS
from game.adventure.context import Context
from game.adventure.ending import DEFEAT, VICTORY, check_at_once, end_quest
from game.adventure.peril import move_peril, resolve_peril, space_after
from game.adventure.progress import add_progress, discard_progress, room
from game.adventure.spawn import discarded, spawn_one
from game.adventure.spawn import spawn as spawn_enemies
from game.adventure.spawn import spawn_nemesis as bring_nemesis
from game.adventure.table import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    LAIR,
    SHADOWS,
    WOUND,
    Table,
)
from game.adventure.vocabulary.kinds import Enemy, Hero
from game.adventure.windows import open_window
from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number


def progress(number: Number) -> Effect:
    """Add progress to the active location; negative: discard it."""

    def run(t: Table, c: Context) -> None:
        n = number(t, c)
        if n > 0:
            add_progress(t, n)
        else:
            discard_progress(t, -n)

    def would(t: Table, c: Context) -> bool:
        n = number(t, c)
        return bool(room(t, n)) if n > 0 else n < 0 and values.progress_here(t) > 0

    def payable(t: Table, c: Context) -> bool:
        return values.progress_here(t) >= -number(t, c)

    return Effect(run, would, payable)


def spawn(
    number: Number,
    place: Hero | Name | None = None,
    facedown: Number | None = None,
    exhausted: Number | None = None,
    source: Name | None = None,
    kind: Name | None = None,
    trait: Name | None = None,
) -> Effect:
    """Spawn enemies with a hero, in the shadows, or (no place) with the active hero and on clockwise [HT-701].

    `source=discard` takes the card of a `kind` or `trait` nearest the top of the discard pile [R-14].
    """
    if isinstance(place, Name) and place != "shadows":
        raise MarkError(f"{place} is no place to spawn")
    if source is not None and source != "discard":
        raise MarkError(f"{source} is no pile to spawn from")
    if kind is not None and kind not in RANKS:
        raise MarkError(f"{kind} is no rank")

    def where(t: Table, c: Context) -> str:
        if place is None:
            return ""
        return SHADOWS if isinstance(place, Name) else place.first(t, c)

    def run(t: Table, c: Context) -> None:
        n, target = number(t, c), where(t, c)
        if place is not None and not target:
            return
        if source is None:
            spawn_enemies(t, n, target, facedown is not None, exhausted is not None)
            return
        for _ in range(n):
            found = discarded(t, kind or "", trait or "")
            if found:
                spawn_one(t, target or t.active, facedown is not None, exhausted is not None, found)

    def would(t: Table, c: Context) -> bool:
        if place is not None and not where(t, c):
            return False
        if source is not None:
            return bool(discarded(t, kind or "", trait or ""))
        return bool(t.zone(ENEMY_DECK) or t.zone(ENEMY_DISCARD))

    return Effect(run, would)


def spawn_nemesis(place: Hero | Name) -> Effect:
    """The quest's nemesis leaves the lair; nothing if it is not there [HT-707]."""
    if isinstance(place, Name) and place != "shadows":
        raise MarkError(f"{place} is no place to spawn")

    def run(t: Table, c: Context) -> None:
        target = SHADOWS if isinstance(place, Name) else place.first(t, c)
        if target:
            bring_nemesis(t, target)

    return Effect(run, lambda t, c: values.in_lair(t))


def lair(enemy: Enemy) -> Effect:
    """The nemesis goes back to the lair and keeps its wounds, at most its health less 1 (Q8-3)."""

    def run(t: Table, c: Context) -> None:
        for piece in enemy.ids(t, c):
            t.ready(piece)
            t.move(piece, LAIR, face_up=True)
            t.take_token(piece, WOUND, t.tokens(piece, WOUND) - values.health(t, piece) + 1)
            t.note("to-lair", enemy=piece)

    return Effect(run, lambda t, c: any(piece not in t.zone(LAIR) for piece in enemy.ids(t, c)))


def peril(number: Number, resolve: Number | Name | None = None) -> Effect:
    """Move the peril token; no effect resolves unless `resolve` is set (1: of its space; or a colour)
    [HT-503, WQ-1203].
    """

    def run(t: Table, c: Context) -> None:
        move_peril(t, number(t, c), resolve is not None and callable(resolve))
        if isinstance(resolve, Name):
            resolve_peril(t, resolve)

    def would(t: Table, c: Context) -> bool:
        return resolve is not None or space_after(t, number(t, c)) != t.track("peril")

    return Effect(run, would)


def tally(name: Name, number: Number) -> Effect:
    """Change a quest counter, not below 0."""

    def run(t: Table, c: Context) -> None:
        count_to(t, name, max(0, t.track(f"counter:{name}") + number(t, c)))

    def would(t: Table, c: Context) -> bool:
        n = number(t, c)
        return n > 0 or (n < 0 and t.track(f"counter:{name}") > 0)

    return Effect(run, would)


def count_to(t: Table, name: str, value: int) -> None:
    """Set a quest counter and let what watches it answer."""
    t.set_track(f"counter:{name}", value)
    t.note("tally", counter=name, value=value)
    open_window(t, "on-tally", Context(you=t.active, source=name))
    check_at_once(t)


def win() -> Effect:
    """The quest ends in victory."""
    return Effect(lambda t, c: end_quest(t, VICTORY), lambda t, c: True)


def fail() -> Effect:
    """The quest ends in defeat."""
    return Effect(lambda t, c: end_quest(t, DEFEAT), lambda t, c: True)


WORDS = {f.__name__: f for f in (progress, spawn, spawn_nemesis, lair, peril, tally, win, fail)}
