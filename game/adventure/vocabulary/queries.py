"""Queries: numbers and conditions an effect reads."""

from __future__ import annotations

from game.adventure import values
from game.adventure.cards import ACTIONS, RANKS
from game.adventure.context import Context
from game.adventure.table import DEFEATED, LOCATION_DECK, WOUND, Table, conditions_zone
from game.adventure.vocabulary.kinds import Being, Enemy, Hero
from game.kit.effects.language import Condition, MarkError, Name, Number


def count(who: Being) -> Number:
    """The number of members."""
    return lambda t, c: len(who.ids(t, c))


def counter(name: Name) -> Number:
    """The value of a quest counter."""
    return lambda t, c: t.track(f"counter:{name}")


def engaged(who: Hero) -> Number:
    """The number of enemies engaged with a hero."""
    return lambda t, c: len(t.engaged(who.first(t, c)))


def exhausted(who: Hero) -> Number:
    """The number of a hero's exhausted action cards."""
    return lambda t, c: len(t.exhausted_cards(who.first(t, c)))


def tokens(who: Hero) -> Number:
    """A hero's success tokens."""

    def read(t: Table, c: Context) -> int:
        found = who.first(t, c)
        return t.rules.tokens(t, found) if found else 0

    return read


def wounds(who: Being) -> Number:
    """The wounds on a hero or an enemy."""

    def read(t: Table, c: Context) -> int:
        found = who.first(t, c)
        return t.tokens(found, WOUND) if found else 0

    return read


def has(who: Hero, condition: Name) -> Condition:
    """A hero has a condition."""
    return lambda t, c: bool(t.condition(who.first(t, c), condition))


def conditions(who: Hero) -> Number:
    """The number of a hero's conditions."""

    def read(t: Table, c: Context) -> int:
        found = who.first(t, c)
        return len(t.zone(conditions_zone(found))) if found else 0

    return read


def is_ready(who: Being, action: Name | None = None) -> Condition:
    """An enemy is ready; or a hero's card of an action is ready."""
    if action is not None and action not in ACTIONS:
        raise MarkError(f"{action} is no action")

    def read(t: Table, c: Context) -> bool:
        found = who.first(t, c)
        if not found:
            return False
        return not t.piece(t.action_card(found, action) if action else found).exhausted

    return read


def with_you(enemy: Enemy) -> Condition:
    """An enemy is engaged with the active hero."""
    return lambda t, c: t.host(enemy.first(t, c)) == c.you


def is_engaged(enemy: Enemy) -> Condition:
    """An enemy is engaged with any hero."""
    return lambda t, c: t.host(enemy.first(t, c)) != ""


def in_shadows(enemy: Enemy) -> Condition:
    """An enemy is in the shadows."""
    return lambda t, c: enemy.first(t, c) in t.shadows()


def in_play(enemy: Enemy) -> Condition:
    """An enemy is engaged or in the shadows."""
    return lambda t, c: t.in_play(enemy.first(t, c))


def in_lair(enemy: Enemy) -> Condition:
    """The nemesis lies in the lair."""
    return lambda t, c: values.in_lair(t)


def is_defeated(enemy: Enemy) -> Condition:
    """The nemesis is set aside as defeated [HT-706]."""
    return lambda t, c: enemy.first(t, c) in t.zone(DEFEATED)


def attack_of(enemy: Enemy) -> Number:
    """An enemy's attack value now, with modifiers."""
    return lambda t, c: values.attack(t, enemy.first(t, c))


def trait(enemy: Enemy, name: Name) -> Condition:
    """An enemy is faceup and has a trait."""

    def read(t: Table, c: Context) -> bool:
        found = enemy.first(t, c)
        return bool(found) and values.has_trait(t, found, name)

    return read


def rank(enemy: Enemy, name: Name) -> Condition:
    """An enemy is faceup and of a rank."""
    if name not in RANKS:
        raise MarkError(f"{name} is no rank")

    def read(t: Table, c: Context) -> bool:
        found = enemy.first(t, c)
        return bool(found) and values.has_rank(t, found, name)

    return read


def targeted(enemy: Enemy) -> Condition:
    """An enemy was a target of this action."""
    return lambda t, c: t.action is not None and enemy.first(t, c) in t.action.targets


def hit(enemy: Enemy) -> Number:
    """The wounds an enemy suffered from this action."""
    return lambda t, c: t.action.hits.get(enemy.first(t, c), 0) if t.action else 0


def min_(*numbers: Number) -> Number:
    """The least of some numbers."""
    return lambda t, c: min(n(t, c) for n in numbers)


def successes() -> Number:
    """The successes of this action, after modifiers."""
    return lambda t, c: t.action.successes if t.action else 0


def added() -> Number:
    """The progress this action added."""
    return lambda t, c: t.action.added if t.action else 0


def defeated() -> Number:
    """The enemies this action defeated."""
    return lambda t, c: t.action.defeated if t.action else 0


def spent() -> Number:
    """The success tokens spent on this action."""
    return lambda t, c: t.action.spent if t.action else 0


def by_attack() -> Condition:
    """The defeat came from an attack action."""
    return lambda t, c: c.defeated_by_attack


def flipped() -> Number:
    """The enemies flipped by the statements before."""
    return lambda t, c: c.flipped


def my_activation() -> Condition:
    """This is the activation of the hero with the text; "after an activation" it is over."""
    return lambda t, c: t.activating == c.you


def explored() -> Condition:
    """The active location is fully explored [R-12]."""
    return lambda t, c: values.explored(t)


def progress_here() -> Number:
    """The progress on the active location."""
    return lambda t, c: values.progress_here(t)


def location_value() -> Number:
    """The exploration value of the active location."""
    return lambda t, c: values.location_value(t)


def final_location() -> Condition:
    """The location deck is empty."""
    return lambda t, c: not t.zone(LOCATION_DECK)


def traveled() -> Condition:
    """The active location was reached by travel."""
    return lambda t, c: t.track("location_number") > 1


def last_space() -> Condition:
    """The peril token is on the last space."""
    return lambda t, c: t.track("peril") == len(t.quest.track) - 1


def peril_space() -> Number:
    """The index of the peril token's space; the start is 0."""
    return lambda t, c: t.track("peril")


PLAIN = {
    f.__name__: f
    for f in (
        successes, added, defeated, spent, by_attack, flipped, my_activation, explored,
        progress_here, location_value, final_location, traveled, last_space, peril_space,
    )
}  # fmt: skip
WORDS = {
    f.__name__.rstrip("_"): f
    for f in (
        count, counter, engaged, exhausted, tokens, wounds, has, conditions, is_ready, with_you, is_engaged,
        in_shadows, in_play, in_lair, is_defeated, attack_of, trait, rank, targeted, hit, min_,
    )
}  # fmt: skip
