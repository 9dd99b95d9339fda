"""The words that only the cards of Heroes of Terrinoth use."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.table import DRAWN, EXPLORATION_DECK, EXPLORATION_DISCARD, LOCATION_DECK
from game.adventure.vocabulary import world
from game.adventure.vocabulary.kinds import Hero, Ref, on
from game.adventure.vocabulary.world import count_to
from game.kit.effects.effect import Effect
from game.kit.effects.language import Condition, MarkError, Name, Number
from game.terrinoth.exploration import claim_if_item, draw_and_resolve, draw_cards, replace_drawn
from game.terrinoth.peril import choose_space
from game.terrinoth.table import Table
from game.terrinoth.travel import travel as travel_now
from game.terrinoth.upgrade import advanced_cards, choices
from game.terrinoth.upgrade import upgrade as take_upgrade


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


def upgrade(who: Hero) -> Effect:
    """A hero upgrades an activation card; nothing if all four are advanced [HT-808]."""
    return on(who, "upgrade", lambda t, c, h: take_upgrade(t, h), lambda t, c, h: bool(choices(t, h)))


def divert(effect: Effect) -> Effect:
    """The hero may use any successes of this explore action for an effect instead of 1 progress each."""
    return Effect(effect.run, effect.would)


def advanced(who: Hero) -> Number:
    """The number of a hero's advanced cards."""
    return lambda t, c: len(advanced_cards(t, who.first(t, c)))


def others_exhausted() -> Condition:
    """All other activation cards of the active hero are exhausted."""

    def read(t: Table, c: Context) -> bool:
        return all(card == c.source for card in t.ready_cards(c.you))

    return read


def all_covered() -> Condition:
    """No space of the peril track is left uncovered."""
    return lambda t, c: all(t.track(f"covered:{i}") for i in range(len(t.quest.track)))


def location_number() -> Number:
    """1 for the first location, 2 for the second, ..."""
    return lambda t, c: t.track("location_number")


def bearer() -> Hero:
    """The hero with the quest's marker, while standing and while the own defeat is answered."""
    return Ref(lambda t, c: [b] if t.standing(b := t.word("bearer")) or (b and b == t.fallen) else [])


def peril(number: Number | Name, resolve: Number | Name | None = None) -> Effect:
    """Move the peril token; no effect resolves unless `resolve` is set (1: of its space; or a colour) [HT-503].

    `choose`: the leader moves it to any space that is not covered.
    """
    if not isinstance(number, Name):
        return world.peril(number, resolve)
    if number != "choose":
        raise MarkError(f"{number} is no way to move the peril token")
    return Effect(choose_space, lambda t, c: True)


PLAIN = {f.__name__: f for f in (others_exhausted, all_covered, location_number, bearer)}
WORDS = {f.__name__: f for f in (draw, redraw, shift, give, travel, upgrade, divert, advanced, peril)}
GROUPS = {
    "Selectors": ("bearer",),
    "Queries": ("others_exhausted", "all_covered", "location_number", "advanced"),
}
"""Where they stand in the documentation, those that are no verbs."""
