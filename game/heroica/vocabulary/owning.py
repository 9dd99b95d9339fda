"""Verbs of health, gold and things."""

from __future__ import annotations

from collections.abc import Callable

from game.heroica import health, names
from game.heroica.box import POTION, WEAPON
from game.heroica.context import Context
from game.heroica.doors import add_to_door
from game.heroica.fight import fight_series
from game.heroica.packs import can_take, gain, gain_gold, let_go, limit_reached, pay_gold, take_up
from game.heroica.squares import foes
from game.heroica.squares import within as spaces_within
from game.heroica.store import on_offer
from game.heroica.table import Table
from game.heroica.turn import own_turns
from game.heroica.vocabulary.kinds import Target, Who
from game.heroica.vocabulary.verbs import pick
from game.kit.effects.effect import Effect
from game.kit.effects.language import Name, Number
from game.kit.prompts import Prompt

FROST_SCEPTER, FROZEN_LAST = "frost-scepter", "frozen-last"


Act = Callable[[Table, Context, str], object]
Useful = Callable[[Table, Context, str], bool]


def _on(who: Who | None, verb: str, act: Act, useful: Useful) -> Effect:
    """An effect on heroes: on the one who does it where nobody is named."""

    def run(t: Table, c: Context) -> None:
        for hero in [c.you] if who is None else who.picked(t, c, verb, useful):
            act(t, c, hero)

    def would(t: Table, c: Context) -> bool:
        return any(useful(t, c, hero) for hero in ([c.you] if who is None else who.ids(t, c)))

    return Effect(run, would)


def heal(n: Number) -> Effect:
    """The hero gains health, up to the maximum."""
    return _on(None, "heal", lambda t, c, hero: health.restore(t, hero, n(t, c), c.source), _hurt)


def _hurt(t: Table, c: Context, hero: str) -> bool:
    """Whether there is health to be restored."""
    return t.health(hero) < t.most_health(hero)


def full() -> Effect:
    """The hero gains full health."""
    return _on(None, "heal", lambda t, c, hero: health.restore(t, hero, t.most_health(hero), c.source), _hurt)


def lose(who: Number | Who, n: Number | None = None) -> Effect:
    """Health is lost, by the hero who does it or by another one; as a cost never the last health [HC-004]."""
    heroes = who if isinstance(who, Who) else None
    number: Number = n if n is not None else who  # type: ignore[assignment]
    effect = _on(
        heroes, "lose", lambda t, c, hero: health.lose(t, hero, number(t, c), c.source, c.cost),
        lambda t, c, hero: t.standing(hero),
    )  # fmt: skip
    return Effect(effect.run, effect.would, lambda t, c: t.standing(c.you) and t.health(c.you) > number(t, c))


def harm(n: Number, *, turns: Number | None = None) -> Effect:
    """So much health will be lost in the start step of the next turn, or of several [HC-366]."""
    return Effect(
        lambda t, c: health.add_harm(t, c.you, n(t, c), c.source, turns(t, c) if turns else 1), lambda t, c: True
    )


def guard(span: Name) -> Effect:
    """No health is lost for the rest of this turn [HC-435, HC-708]."""
    return Effect(lambda t, c: t.add_token(c.you, names.GUARDED), lambda t, c: not t.tokens(c.you, names.GUARDED))


def skip(who: Number | Who, n: Number | None = None) -> Effect:
    """So many turns are skipped, by the hero who does it or by another one [HC-365]. Whom the Frost Scepter froze last
    it cannot freeze next; with two heroes it rests for a turn [HC-723].
    """
    heroes = who if isinstance(who, Who) else None
    number: Number = n if n is not None else who  # type: ignore[assignment]

    def useful(t: Table, c: Context, hero: str) -> bool:
        if c.source != FROST_SCEPTER:
            return True
        if len(t.heroes) > 2:
            return hero != t.word(FROZEN_LAST)
        last = t.track(froze(c.you))
        return not last or last + 1 != t.track(own_turns(c.you))

    def act(t: Table, c: Context, hero: str) -> None:
        if c.source == FROST_SCEPTER:
            t.set_track(FROZEN_LAST, hero)
            t.set_track(froze(c.you), t.track(own_turns(c.you)))
        health.make_skip(t, hero, number(t, c), c.source)

    return _on(heroes, "skip", act, useful)


def froze(hero: str) -> str:
    """The track with the own turn in which a hero has used the Frost Scepter last [HC-723]."""
    return f"froze:{hero}"


def gold(n: Number) -> Effect:
    """Gold from the store; a negative number is paid, as a cost in full [HC-004]."""

    def run(t: Table, c: Context) -> None:
        amount = n(t, c)
        if amount > 0:
            gain_gold(t, c.you, amount, c.source)
        else:
            pay_gold(t, c.you, -amount, c.source)

    return Effect(run, lambda t, c: n(t, c) > 0 or t.gold(c.you) > 0, lambda t, c: t.gold(c.you) >= -n(t, c))


def drop_gold(n: Number) -> Effect:
    """Gold of the hero falls on the space where the hero is [HC-525]."""

    def run(t: Table, c: Context) -> None:
        for _ in range(min(n(t, c), t.gold(c.you))):
            t.take_token(c.you, names.GOLD)
            t.note("drops", hero=c.you, piece=t.bring(names.GOLD, t.here(c.you).name))

    return Effect(run, lambda t, c: t.gold(c.you) > 0)


def steal_gold(who: Who, n: Number) -> Effect:
    """Gold may be taken from another hero [HC-419]."""

    def run(t: Table, c: Context) -> None:
        for hero in who.ids(t, c):
            taken = min(n(t, c), t.gold(hero))
            if taken and t.ask(Prompt("steal-gold", c.you, c.source, (hero,), 0)):
                t.note("steals", hero=c.you, victim=hero, amount=taken)
                t.take_token(hero, names.GOLD, taken)
                t.add_token(c.you, names.GOLD, taken)

    return Effect(run, lambda t, c: any(t.gold(hero) for hero in who.ids(t, c)), asks=True)


def steal_thing(who: Who) -> Effect:
    """One thing from another hero's pack, not gold and not trophies; for those who play together a potion of the store
    [HC-719].
    """

    def found(t: Table, c: Context) -> list[str]:
        things = [piece for hero in who.ids(t, c) for piece in t.things_of(hero)]
        return [piece for piece in things if not limit_reached(t, c.you, t.piece(piece).card)]

    def run(t: Table, c: Context) -> None:
        if not t.rivals:
            _from(t, c, POTION, names.STORE)
            return
        piece = pick(t, c, found(t, c), "wish-thing")
        if piece:
            let_go(t, t.owner(piece), piece, names.BOX)
            gain(t, c.you, piece, c.source)

    return Effect(run, lambda t, c: True)


def take(n: Number) -> Effect:
    """One thing up to so many spaces away, without moving; not the content of a chest [HC-418]."""

    def found(t: Table, c: Context) -> list[str]:
        near = spaces_within(t, c.you, n(t, c))
        return [piece for cell in near for piece in t.things_at(cell) if can_take(t, c.you, piece)]

    def run(t: Table, c: Context) -> None:
        piece = pick(t, c, found(t, c), "take")
        if piece:
            take_up(t, c.you, piece)

    return Effect(run, lambda t, c: bool(found(t, c)))


def potion(place: Name) -> Effect:
    """A potion of the player's choice from the store or from the discarded ones, or none."""
    return Effect(lambda t, c: _from(t, c, POTION, str(place)), lambda t, c: bool(_kept(t, POTION, place)))


def weapon(place: Name) -> Effect:
    """A weapon of the player's choice from the store, or none."""
    return Effect(lambda t, c: _from(t, c, WEAPON, str(place)), lambda t, c: bool(_kept(t, WEAPON, place)))


def _kept(t: Table, kind: str, place: str) -> list[str]:
    """One piece of each card of a kind that lies in the store or with the discarded ones."""
    if place == names.STORE:
        return on_offer(t, kind)
    found: dict[str, str] = {}
    for piece in t.zone(place):
        if t.kind(piece) == kind:
            found.setdefault(t.piece(piece).card, piece)
    return list(found.values())


def _from(t: Table, c: Context, kind: str, place: str) -> None:
    found = tuple(_kept(t, kind, place))
    answer = t.ask(Prompt(f"wish-{kind}", c.you, c.source, found, 0)) if found else ()
    if answer:
        gain(t, c.you, answer[0], c.source)


def swap(kind: Name, place: Name) -> Effect:
    """An own potion for another one from the store, or from the discarded ones [HC-422]."""

    def would(t: Table, c: Context) -> bool:
        return bool(t.pack(c.you, POTION)) and bool(_kept(t, POTION, place))

    def run(t: Table, c: Context) -> None:
        wanted = tuple(_kept(t, POTION, place))
        given = pick(t, c, t.pack(c.you, POTION), "trade-away")
        gained = t.ask(Prompt("wish-potion", c.you, c.source, wanted))[0]
        let_go(t, c.you, given, str(place))
        gain(t, c.you, gained, c.source)

    return Effect(run, would)


def fight(target: Who | Target) -> Effect:
    """The monster is fought at once, by a standing hero who is next to it [HC-532]."""

    def run(t: Table, c: Context) -> None:
        if t.standing(c.you) and c.it in foes(t, c.you):
            fight_series(t, c.you, arrived=False, first=c.it, walk=c.walk)

    return Effect(run, lambda t, c: True)


def add(n: Number) -> Effect:
    """The value is added to the sum door [HC-520]."""
    return Effect(lambda t, c: add_to_door(t, c.this, n(t, c)), lambda t, c: True)


WORDS = {
    build.__name__: build
    for build in (
        heal, full, lose, harm, guard, skip, gold, drop_gold, steal_gold, steal_thing, take, potion, weapon, swap,
        fight, add,
    )
}  # fmt: skip
