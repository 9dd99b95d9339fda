"""Verbs outside combat: gold, damage, states, skill cards, trophies, movement, zombies [part 11.2]."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.kit.prompts import Prompt
from game.runebound import belongings, damage, decks, gaining, moving, names, rolls, scenarios, shopping
from game.runebound.context import Context
from game.runebound.dice import ABILITY, offer_exertion, showing, throw
from game.runebound.symbols import need_of
from game.runebound.table import Table
from game.runebound.values import speed
from game.runebound.vocabulary.kinds import Who, decider

ALL, ANY, HERE = "all", "any", "here"


def gold(who: Who, n: Number) -> Effect:
    """The hero gains n gold; negative: loses up to n. As a cost the hero must have n [R-05]."""

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "gold"):
            gaining.gold(t, hero, n(t, c), c.source)

    def would(t: Table, c: Context) -> bool:
        amount = n(t, c)
        return amount > 0 or (amount < 0 and any(t.gold(hero) for hero in who.ids(t, c)))

    def payable(t: Table, c: Context) -> bool:
        found = who.ids(t, c)
        return bool(found) and all(t.gold(hero) >= -n(t, c) for hero in found)

    return Effect(run, would, payable)


def _counted(kind: str) -> Callable[[Who, Number], Effect]:
    def build(who: Who, n: Number) -> Effect:
        def run(t: Table, c: Context) -> None:
            for hero in who.all(t, c, kind):
                gaining.counter(t, hero, kind, n(t, c), c.source)

        def would(t: Table, c: Context) -> bool:
            amount = n(t, c)
            return amount > 0 or (amount < 0 and any(t.tokens(hero, kind) for hero in who.ids(t, c)))

        return Effect(run, would)

    return build


def lore(who: Who, n: Number) -> Effect:
    """The hero gains n lore; negative: loses up to n [RB-908]."""
    return _counted(names.LORE)(who, n)


def companion(who: Who, n: Number) -> Effect:
    """The hero gains n companions; negative: loses up to n [RB-908]."""
    return _counted(names.COMPANION)(who, n)


def suffer(who: Who, n: Number) -> Effect:
    """Damage that cannot be blocked [RB-801]; on an enemy in combat likewise."""

    def run(t: Table, c: Context) -> None:
        for piece in who.all(t, c, "suffer"):
            damage.suffer(t, piece, n(t, c), c.source)

    return Effect(run, lambda t, c: n(t, c) > 0 and bool(who.ids(t, c)))


def recover(who: Who, n: Number | Name) -> Effect:
    """Heal n damage, or `all` [RB-802]."""

    def run(t: Table, c: Context) -> None:
        for piece in who.all(t, c, "recover"):
            damage.heal(t, piece, n(t, c) if callable(n) else None, c.source)

    def would(t: Table, c: Context) -> bool:
        return any(t.damage(piece) for piece in who.ids(t, c)) and (not callable(n) or n(t, c) > 0)

    return Effect(run, would)


def _state(name: str) -> str:
    if name not in names.STATES:
        raise MarkError(f"{name} is no state")
    return str(name)


def gain(who: Who, state: Name) -> Effect:
    """The hero becomes `blessed`, `cursed` or `weary` [RB-811, RB-812]."""
    given = _state(state)

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "gain"):
            gaining.gain_state(t, hero, given, c.source)

    return Effect(run, lambda t, c: any(gaining.would_gain(t, hero, given) for hero in who.ids(t, c)))


def shed(who: Who, state: Name) -> Effect:
    """The hero discards the state; `all`: all states."""
    gone = names.STATES if state == ALL else (_state(state),)

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "shed"):
            gaining.shed(t, hero, gone, c.source)

    return Effect(run, lambda t, c: any(t.has(hero, one) for hero in who.ids(t, c) for one in gone))


def draw_skill(who: Who, n: Number) -> Effect:
    """The hero draws n skill cards; the hand is checked later [R-13]."""

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "draw_skill"):
            decks.draw_skill(t, hero, n(t, c), c.source)

    return Effect(run, lambda t, c: n(t, c) > 0 and decks.has_cards(t, names.SKILL) and bool(who.ids(t, c)))


def discard_skill(who: Who, n: Number) -> Effect:
    """The hero discards n skill cards of own choice."""

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "discard_skill"):
            decks.choose_discards(t, hero, n(t, c), c.source)

    return Effect(run, lambda t, c: n(t, c) > 0 and any(t.zone(names.hand(hero)) for hero in who.ids(t, c)))


def exert() -> Effect:
    """Only as a cost: discard 1 skill card from the hand [RB-207]."""
    return Effect(lambda t, c: decks.exert(t, c.you, c.source), lambda t, c: decks.can_exert(t, c.you))


def _kind_of_trophy(kind: str) -> str:
    if kind not in (*names.ADVENTURES, ANY):
        raise MarkError(f"{kind} is no kind of trophy")
    return "" if kind == ANY else str(kind)


def trophy(who: Who, kind: Name) -> Effect:
    """The hero gains a trophy of a kind without a card: the top of that deck, unseen; `any`: a deck of own choice
    [RB-514, R-15].
    """
    wanted = _kind_of_trophy(kind)

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "trophy"):
            belongings.draw_trophy(t, hero, wanted, c.source)

    def would(t: Table, c: Context) -> bool:
        kinds = (wanted,) if wanted else names.ADVENTURES
        return bool(who.ids(t, c)) and any(decks.has_cards(t, one) for one in kinds)

    return Effect(run, would)


def lose_trophy(who: Who, kind: Name) -> Effect:
    """The hero discards one trophy of a kind, or `any`, as a cost."""
    wanted = _kind_of_trophy(kind)

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "lose_trophy"):
            owned = tuple(t.trophies(hero, wanted))
            alike = owned[:1] if wanted else owned
            if owned:
                picked = t.ask(Prompt("lose-trophy", hero, c.source, alike))
                belongings.lose_trophies(t, hero, picked, c.source)

    return Effect(run, lambda t, c: any(t.trophies(hero, wanted) for hero in who.ids(t, c)))


def peddler(n: Number, off: Number) -> Effect:
    """Look at the top n assets; you may buy 1 for `off` gold less; the others are discarded. No city, no selling."""

    def run(t: Table, c: Context) -> None:
        shopping.peddle(t, c.you, n(t, c), off(t, c), c.source)

    return Effect(run, lambda t, c: decks.has_cards(t, names.ASSET))


def move(who: Who, n: Number) -> Effect:
    """The hero moves up to n hexes, by steps, without dice and action [RB-316]."""

    def run(t: Table, c: Context) -> None:
        for hero in who.all(t, c, "move"):
            moving.move_by_effect(t, hero, n(t, c), c.source)

    return Effect(run, lambda t, c: n(t, c) > 0 and bool(who.ids(t, c)))


def reroll_dice(n: Number | Name) -> Effect:
    """Roll up to n dice of this roll again; `all`: all of them together, before any is used."""
    if callable(n):
        number = n
        return Effect(lambda t, c: rolls.reroll_some(t, number(t, c), c.source), _rolled, asks=True)
    return Effect(lambda t, c: rolls.reroll_all(t, c.source), _rolled)


def _rolled(t: Table, c: Context) -> bool:
    return t.roll is not None


def terrain_roll() -> Number:
    """Roll your speed in dice and count those that show your hex's terrain, in a city only wild ones; rolling again by
    exerting allowed.
    """

    def number(t: Table, c: Context) -> int:
        need = need_of(t.terrain(c.you))
        roll = throw(t, c.you, speed(t, c.you), ABILITY)
        rolls.after_roll(t, roll)
        while showing(t, roll, need) < len(roll.faces) and offer_exertion(t, roll, {"count": showing(t, roll, need)}):
            pass
        return showing(t, roll, need)

    return number


def zombie(where: Name) -> Effect:
    """Put 1 zombie on the place's token hex; `here`: your hex. Who stands there suffers nothing [RB-927]."""

    def run(t: Table, c: Context) -> None:
        cell = t.here(c.you) if where == HERE else t.land.places[str(where)].token
        scenarios.put_zombie(t, cell, c.source)

    def would(t: Table, c: Context) -> bool:
        return len(t.zombies()) < scenarios.ZOMBIES

    return Effect(run, would)


def kill_zombie(n: Number) -> Effect:
    """Remove up to n zombies anywhere on the map, one at the least, of own choice, without gold."""

    def run(t: Table, c: Context) -> None:
        lying = tuple(t.zombies())
        most = min(n(t, c), len(lying))
        if not most:
            return
        t.set_track(names.ON_CHART, c.you)
        for piece in t.ask(Prompt("zombie", decider(t, c), c.source, lying, 1, most)):
            scenarios.remove_zombie(t, piece, c.you, c.source)
        t.set_track(names.ON_CHART, "")

    return Effect(run, lambda t, c: bool(t.zombies()))


def prevent(n: Number) -> Effect:
    """The damage about to be suffered is up to n less."""

    def run(t: Table, c: Context) -> None:
        damage.prevent(t, n(t, c), c.you, c.source)

    return Effect(run, lambda t, c: t.track(damage.PENDING) > 0)


WORDS = {
    build.__name__: build
    for build in (
        gold, lore, companion, suffer, recover, gain, shed, draw_skill, discard_skill, exert, trophy, lose_trophy,
        peddler, move, reroll_dice, zombie, kill_zombie, prevent, terrain_roll,
    )
}  # fmt: skip
