"""Verbs on the world: progress, spawning, exploration cards, the peril track, quest counters, the end."""

from __future__ import annotations

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.terrinoth import values
from game.terrinoth.cards import RANKS
from game.terrinoth.context import Context
from game.terrinoth.ending import check_at_once, end_quest
from game.terrinoth.exploration import claim_if_item, draw_and_resolve, draw_cards, replace_drawn
from game.terrinoth.peril import choose_space, move_peril, resolve_peril, space_after
from game.terrinoth.progress import add_progress, discard_progress, room
from game.terrinoth.spawn import discarded, spawn_one
from game.terrinoth.spawn import spawn as spawn_enemies
from game.terrinoth.spawn import spawn_nemesis as bring_nemesis
from game.terrinoth.table import (
    DRAWN,
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXPLORATION_DECK,
    EXPLORATION_DISCARD,
    LAIR,
    LOCATION_DECK,
    SHADOWS,
    WOUND,
    Table,
)
from game.terrinoth.travel import travel as travel_now
from game.terrinoth.vocabulary.kinds import Enemy, Hero
from game.terrinoth.windows import open_window


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


def draw(
    number: Number,
    resolve: Number | None = None,
    rest: Name | None = None,
    skip: Effect | None = None,
    only: Name | None = None,
    to: Name | None = None,
    by: Hero | None = None,
) -> Effect:
    """Draw exploration cards and resolve them.

    `resolve=k`: at most k (exactly k with `rest=either`), in the hero's order; `rest`: what is left goes to the
    bottom, or as the hero likes; `skip`: each may be discarded for that instead; `only=item`: an item goes to the
    hero or the target, anything else to the bottom; `by`: that hero is "you".
    """
    if rest not in (None, "either", "bottom") or only not in (None, "item") or to not in (None, "you_or_target"):
        raise MarkError("draw knows rest=either or bottom, only=item, to=you_or_target")

    def drawer(t: Table, c: Context) -> Context:
        if by is None:
            return c.plain()
        hero = by.first(t, c)
        inner = c.bind(c.it, hero)
        inner.you = hero
        return inner

    def run(t: Table, c: Context) -> None:
        inner = drawer(t, c)
        if only is not None:
            for card in draw_cards(t, inner.you, number(t, inner)):
                receivers = [inner.you] + [x for x in (t.action.targets if t.action else []) if t.standing(x)]
                claim_if_item(t, inner, card, receivers)
            return
        most = resolve(t, inner) if resolve else number(t, inner)
        exactly = resolve is None or rest == "either"
        draw_and_resolve(t, inner, number(t, inner), most, rest or "bottom", skip.run if skip else None, exactly)

    def would(t: Table, c: Context) -> bool:
        return bool(t.zone(EXPLORATION_DECK) or t.zone(EXPLORATION_DISCARD))

    return Effect(run, would)


def redraw() -> Effect:
    """Put the card about to be resolved on the bottom of the exploration deck and draw another."""

    def run(t: Table, c: Context) -> None:
        if c.this in t.zone(DRAWN):
            replace_drawn(t, c.you, c.this)

    return Effect(run, lambda t, c: c.this in t.zone(DRAWN) and bool(t.zone(EXPLORATION_DECK)))


def peril(number: Number | Name, resolve: Number | Name | None = None) -> Effect:
    """Move the peril token; no effect resolves unless `resolve` is set (1: of its space; or a colour) [HT-503].

    `choose`: the leader moves it to any space that is not covered.
    """
    if isinstance(number, Name) and number != "choose":
        raise MarkError(f"{number} is no way to move the peril token")

    def run(t: Table, c: Context) -> None:
        if not callable(number):
            choose_space(t, c)
            return
        move_peril(t, number(t, c), resolve is not None and callable(resolve))
        if isinstance(resolve, Name):
            resolve_peril(t, resolve)

    def would(t: Table, c: Context) -> bool:
        if not callable(number) or resolve is not None:
            return True
        return space_after(t, number(t, c)) != t.track("peril")

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


def shift(origin: Name, to: Name, number: Number | Name) -> Effect:
    """Move as many as there are, or all, from one quest counter to another."""

    def run(t: Table, c: Context) -> None:
        held = t.track(f"counter:{origin}")
        moved = min(held, number(t, c)) if callable(number) else held
        if moved:
            t.set_track(f"counter:{origin}", held - moved)
            count_to(t, to, t.track(f"counter:{to}") + moved)

    return Effect(run, lambda t, c: t.track(f"counter:{origin}") > 0)


def give(marker: Name, who: Hero) -> Effect:
    """A marker goes to a hero, who becomes the bearer."""

    def run(t: Table, c: Context) -> None:
        for hero in who.picked(t, c, "give", lambda t, c, h: h != t.word("bearer")):
            t.set_track("bearer", hero)
            t.note("gives", marker=marker, hero=hero)

    return Effect(run, lambda t, c: any(h != t.word("bearer") for h in who.ids(t, c)), asks=who.choice)


def travel() -> Effect:
    """The party travels now, whether or not the location is explored [HT-602]."""
    def run(t: Table, c: Context) -> None:
        if t.zone(LOCATION_DECK):
            travel_now(t)

    return Effect(run, lambda t, c: bool(t.zone(LOCATION_DECK)))


def win() -> Effect:
    """The quest ends in victory."""
    return Effect(lambda t, c: end_quest(t, "victory"), lambda t, c: True)


def fail() -> Effect:
    """The quest ends in defeat."""
    return Effect(lambda t, c: end_quest(t, "defeat"), lambda t, c: True)


WORDS = {
    f.__name__: f
    for f in (
        progress, spawn, spawn_nemesis, lair, draw, redraw, peril, tally, shift, give, travel, win, fail,
    )
}  # fmt: skip
