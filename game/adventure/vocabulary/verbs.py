"""Verbs: what effects do to heroes, enemies and cards. Verbs call mutators; nobody else does."""

from __future__ import annotations

from game.adventure import engage as engaging
from game.adventure import heroes as people
from game.adventure import values
from game.adventure import wounds as harm
from game.adventure.cards import ACTIONS
from game.adventure.context import Context
from game.adventure.decide import choose
from game.adventure.table import WOUND, Table
from game.adventure.vocabulary.kinds import Being, Enemy, Hero, on
from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number


def suffer(who: Being, number: Number) -> Effect:
    """A hero or an enemy suffers wounds, not from an attack [HT-709]."""

    def act(t: Table, c: Context, piece: str) -> None:
        harm.suffer(t, piece, number(t, c), "effect", c.source, cost=c.cost)

    def useful(t: Table, c: Context, piece: str) -> bool:
        return number(t, c) > 0 and (t.standing(piece) or t.in_play(piece))

    return on(who, "suffer", act, useful)


def recover(who: Being, number: Number | Name) -> Effect:
    """A hero or an enemy recovers wounds, or all."""

    def act(t: Table, c: Context, piece: str) -> None:
        wounds = t.tokens(piece, WOUND)
        harm.recover(t, piece, number(t, c) if callable(number) else wounds)

    def useful(t: Table, c: Context, piece: str) -> bool:
        return piece in t.board.pieces and t.tokens(piece, WOUND) > 0 and (not callable(number) or number(t, c) > 0)

    return on(who, "recover", act, useful)


def prevent(number: Number | Name) -> Effect:
    """The wounds about to be suffered are fewer, or none."""

    def run(t: Table, c: Context) -> None:
        if c.blow is not None:
            prevented = min(c.blow.amount, number(t, c)) if callable(number) else c.blow.amount
            c.blow.amount -= prevented
            t.note("prevents", hero=c.blow.hero, amount=prevented, source=c.source)

    return Effect(run, lambda t, c: c.blow is not None and c.blow.amount > 0)


def claim(who: Hero, number: Number) -> Effect:
    """A hero claims success tokens, up to 5 [HT-319]."""

    def act(t: Table, c: Context, piece: str) -> None:
        t.rules.claim_tokens(t, piece, number(t, c))

    return on(who, "claim", act, lambda t, c, h: t.rules.token_room(t, h) > 0)


def lose(who: Hero, number: Number) -> Effect:
    """A hero discards success tokens; several heroes together that many in total, from anybody."""

    def together(t: Table, c: Context) -> None:
        for _ in range(number(t, c)):
            options = [h for h in who.ids(t, c) if t.rules.tokens(t, h)]
            answer = choose(t, c, "choose-hero", options, verb="lose")
            if not answer:
                return
            t.rules.lose_tokens(t, answer[0], 1)

    def run(t: Table, c: Context) -> None:
        if not who.choice and len(who.ids(t, c)) > 1:
            together(t, c)
            return
        for piece in who.picked(t, c, "lose", lambda t, c, h: t.rules.tokens(t, h) > 0):
            t.rules.lose_tokens(t, piece, number(t, c))

    def would(t: Table, c: Context) -> bool:
        return any(t.rules.tokens(t, h) for h in who.ids(t, c))

    def payable(t: Table, c: Context) -> bool:
        return sum(t.rules.tokens(t, h) for h in who.ids(t, c)) >= number(t, c)

    return Effect(run, would, payable, asks=who.choice)


def engage(who: Hero, enemy: Enemy) -> Effect:
    """An enemy becomes engaged with a hero; nothing if it already is, also where that hero is one of several in a tie
    [HT-704, HT-705]. Paid as a cost it counts only if the enemy ends up engaged [R-24].
    """

    def useful(t: Table, c: Context, piece: str) -> bool:
        return engaging.can_engage(t, who.ids(t, c), piece)

    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        for piece in enemy.picked(t, c, "engage", useful, "engage"):
            if not useful(t, inner, piece):
                continue
            for hero in list(who.picked(t, inner, "engage", lambda t, c, h: True)):
                _meet(t, c, hero, piece)

    def would(t: Table, c: Context) -> bool:
        return any(useful(t, c, piece) for piece in enemy.ids(t, c))

    return Effect(run, would, asks=enemy.choice)


def _meet(t: Table, c: Context, hero: str, enemy: str) -> None:
    """Engage; a meeting that fails stops the sequence or payment it is part of [R-24]."""
    if t.host(enemy) != hero and not engaging.engage(t, hero, enemy):
        c.failed = True


def retreat(enemy: Enemy) -> Effect:
    """An enemy goes faceup into the shadows; nothing if it is there [HT-408]."""
    return on(
        enemy,
        "retreat",
        lambda t, c, e: engaging.retreat(t, e),
        lambda t, c, e: t.in_play(e) and t.host(e) != "",
    )


def exhaust(enemy: Enemy) -> Effect:
    """An enemy becomes exhausted."""

    def act(t: Table, c: Context, piece: str) -> None:
        if t.in_play(piece) and engaging.may_exhaust(t, piece):
            t.exhaust(piece)
            t.note("exhausts", enemy=piece)

    return on(enemy, "exhaust", act, lambda t, c, e: t.in_play(e) and engaging.may_exhaust(t, e))


def ready_enemy(enemy: Enemy) -> Effect:
    """An enemy becomes ready."""

    def act(t: Table, c: Context, piece: str) -> None:
        t.ready(piece)
        t.note("readies", enemy=piece)

    return on(enemy, "ready", act, lambda t, c, e: t.in_play(e) and t.piece(e).exhausted)


def flip(enemy: Enemy) -> Effect:
    """A facedown enemy turns faceup and stays in the shadows."""

    def act(t: Table, c: Context, piece: str) -> None:
        if not t.faceup(piece):
            c.flipped += 1
            harm.flip(t, piece)

    return on(enemy, "flip", act, lambda t, c, e: t.in_play(e) and not t.faceup(e))


def remove(enemy: Enemy) -> Effect:
    """An enemy is discarded without being defeated, its wounds too; never the nemesis [HT-707]."""

    def useful(t: Table, c: Context, piece: str) -> bool:
        return t.in_play(piece) and values.nonnemesis(t, piece)

    def act(t: Table, c: Context, piece: str) -> None:
        if useful(t, c, piece):
            t.note("removes", enemy=piece)
            harm.discard_enemy(t, piece)

    return on(enemy, "remove", act, useful)


def exhaust_card(who: Hero, which: Number | Name) -> Effect:
    """A hero exhausts ready action cards of own choice, or the card of a named action."""
    return _turn_cards(who, which, True)


def ready_card(who: Hero, which: Number | Name) -> Effect:
    """A hero readies exhausted action cards of own choice, the one in use too [R-11]; or all, as every rest card
    says [HT-320]."""
    return _turn_cards(who, which, False)


def _turn_cards(who: Hero, which: Number | Name, exhausting: bool) -> Effect:
    if not callable(which) and which not in (*ACTIONS, "all"):
        raise MarkError(f"{which} is neither an action nor all")

    def cards(t: Table, hero: str) -> list[str]:
        if not hero:
            return []
        found = people.exhaustible_cards(t, hero) if exhausting else t.exhausted_cards(hero)
        if callable(which) or which == "all":
            return found
        return [card for card in found if card == t.action_card(hero, which)]

    def run(t: Table, c: Context) -> None:
        for hero in list(who.ids(t, c)):
            if callable(which):
                people.turn_cards(t, c, hero, which(t, c), exhausting)
            else:
                for card in cards(t, hero):
                    people.turn_card(t, hero, card, exhausting)

    def would(t: Table, c: Context) -> bool:
        return any(cards(t, hero) for hero in who.ids(t, c))

    def payable(t: Table, c: Context) -> bool:
        needed = which(t, c) if callable(which) else 1
        return any(len(cards(t, hero)) >= needed for hero in who.ids(t, c))

    return Effect(run, would, payable, asks=callable(which))


def gain(who: Hero, condition: Name) -> Effect:
    """A hero gains a condition [HT-804]."""
    return on(
        who,
        "gain",
        lambda t, c, h: people.gain_condition(t, h, condition),
        lambda t, c, h: not t.condition(h, condition) and not values.forbidden(t, "condition", h),
    )


def shed(who: Hero, which: Name | Number) -> Effect:
    """A hero discards a condition, or that many of own choice; a "may" around it leaves it to that hero to decline."""

    def act(t: Table, c: Context, hero: str) -> None:
        if callable(which):
            people.shed_conditions(t, c, hero, which(t, c))
        else:
            people.shed_condition(t, hero, which)

    def useful(t: Table, c: Context, hero: str) -> bool:
        return bool(people.sheddable(t, hero) if callable(which) else t.condition(hero, which))

    def run(t: Table, c: Context) -> None:
        inner = c.plain() if who.choice else c
        for hero in who.picked(t, c, "shed", useful):
            act(t, inner, hero)

    def would(t: Table, c: Context) -> bool:
        return any(useful(t, c, hero) for hero in who.ids(t, c))

    return Effect(run, would, asks=who.choice or callable(which))


WORDS = {
    f.__name__: f
    for f in (
        suffer, recover, prevent, claim, lose, engage, retreat, exhaust, ready_enemy, flip, remove, exhaust_card,
        ready_card, gain, shed,
    )
}  # fmt: skip
