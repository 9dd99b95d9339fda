"""Verbs in combat: damage, and what happens to tokens [part 11.3]."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.kit.prompts import Prompt
from game.runebound import combat_state, names, pools
from game.runebound.combat_actions import options_of
from game.runebound.combat_fight import surge_windows
from game.runebound.combat_texts import kind_of_damage, token, tokens
from game.runebound.context import Context
from game.runebound.dice import CHANCE, one_of_many
from game.runebound.endings import CombatOver
from game.runebound.sides import Model, scripted
from game.runebound.striking import cancelled
from game.runebound.striking import deal as deal_damage
from game.runebound.table import Table
from game.runebound.tokens import Pick
from game.runebound.vocabulary.kinds import decider

Does = Callable[[Table, str, Sequence[str], str], None]
Record = Callable[[Pick], combat_state.OnTokens]


def deal(n: Number, kind: Name, *, block: Number | None = None, cancel: Number | None = None) -> Effect:
    """Damage of a kind (`physical`, `magic`, `skull`) to the foe. It may block unless `block=0` [RB-715]. `cancel=x`:
    it may first spend surges of at least x to make it nothing, which is no action.
    """
    kind_of_damage(kind)
    if block is not None and block(None, None):
        raise MarkError("block=0 or nothing")

    def run(t: Table, c: Context) -> None:
        amount = n(t, c)
        if cancel is not None and cancelled(t, c.acts, cancel(t, c), c.source, amount, kind):
            return
        deal_damage(t, c.acts, amount, kind, c.source, blocked=block is None)

    return Effect(run, lambda t, c: bool(t.other_side(c.acts)))


def _on_tokens(pick: Pick, does: Does, verb: str, record: Record) -> Effect:
    """An effect on tokens: on all of them, or on those that are chosen."""

    def run(t: Table, c: Context) -> None:
        owner = c.acts if pick.mine else t.other_side(c.acts)
        does(t, owner, _chosen(t, c, pick, verb, record), c.source)

    def would(t: Table, c: Context) -> bool:
        return bool(_fitting(t, c, pick, verb))

    return Effect(run, would, asks=not pick.every)


def _fitting(t: Table, c: Context, pick: Pick, verb: str) -> list[str]:
    found = pools.passing(t, c.acts, pick, c.paying)
    return [one for one in found if pools.can_double(t, one)] if verb == "double" else found


def _chosen(t: Table, c: Context, pick: Pick, verb: str, record: Record) -> list[str]:
    """The tokens that an effect is used on; the script takes the best [RB-735]."""
    found = _fitting(t, c, pick, verb)
    if pick.every or not found:
        return found
    if scripted(t, c.acts):
        return Model(t, c.acts).targets(record(pick))
    most = min(pick.upto, len(found)) if pick.upto else 1
    least = 0 if pick.upto or c.optional else 1
    data: dict[str, object] = {"verb": verb, "side": c.acts, "window": c.window}
    return list(t.ask(Prompt("tokens", decider(t, c), c.source, tuple(found), least, most, data)))


def recast(t: Pick) -> Effect:
    """Toss tokens again; a spent one is live then [RB-716, RB-720]."""
    return _on_tokens(t, pools.recast, "recast", combat_state.Recast)


def flip(t: Pick) -> Effect:
    """Turn tokens to their other faces [RB-716]."""
    return _on_tokens(t, pools.flip, "flip", combat_state.Flip)


def remove(t: Pick) -> Effect:
    """Tokens are out until the next cast [RB-720]."""
    return _on_tokens(t, pools.remove, "remove", combat_state.Remove)


def double(t: Pick) -> Effect:
    """Tokens count twice, as they stand [RB-717, R-09]."""
    return _on_tokens(t, pools.double, "double", combat_state.Double)


def hold(t: Pick) -> Effect:
    """The token is not cast at the start of the next round: it stays live, with the same face, single."""
    return _on_tokens(t, pools.hold, "hold", combat_state.Hold)


def extra_action() -> Effect:
    """The same side takes another combat action at once."""

    def run(t: Table, c: Context) -> None:
        if c.optional and not t.ask(Prompt("press", c.you, c.source, ("again",), 0, 1)):
            return
        t.set_track(names.AGAIN, 1)
        t.note("uses", hero=c.you, source=c.source, window=c.window)

    def would(t: Table, c: Context) -> bool:
        """Not where the turn would be the same side's anyhow, or only passing is left."""
        return not t.track(names.passed(t.other_side(c.acts))) and next(options_of(t, c.acts), "") != ""

    return Effect(run, would, asks=True)


def round_effect(what: Name, n: Number) -> Effect:
    """`reflect`: until the end of the round, whenever an attack of the foe damages you, deal it as much magic, at most
    n; it may block [R-07].
    """
    if what != "reflect":
        raise MarkError(f"no effect of a round is called {what}")

    def run(t: Table, c: Context) -> None:
        t.set_track(names.reflect(c.acts), n(t, c))

    def would(t: Table, c: Context) -> bool:
        """Not where the foe has passed, who attacks no more in this round then [RB-709, R-12]."""
        return not t.track(names.passed(t.other_side(c.acts)))

    return Effect(run, would)


def borrow(deck: Name) -> Effect:
    """A random enemy card with a surge ability from the discard pile of the deck `combat`; one of its surge abilities
    at random resolves as this card's own.
    """
    if deck != "combat":
        raise MarkError(f"nothing is borrowed from {deck}")

    def lenders(t: Table) -> list[str]:
        return [piece for piece in t.zone(names.discard(deck)) if surge_windows(t, t.card(piece))]

    def run(t: Table, c: Context) -> None:
        found = lenders(t)
        if not found:
            return
        lender = found[_at_random(t, len(found), c.source)]
        windows = list(surge_windows(t, t.card(lender)))
        window = windows[_at_random(t, len(windows), c.source)]
        t.note("borrows", side=c.acts, source=c.source, piece=lender, window=window)
        context = Context(c.you, c.source, actor=c.actor, window=c.window)
        t.box.on[t.card(lender)][window].run(t, context)

    return Effect(run, lambda t, c: bool(lenders(t)))


def _at_random(t: Table, number: int, source: str) -> int:
    """One of so many, all equally likely, from 0."""
    return t.throw(one_of_many(number), CHANCE, CHANCE, source).face


def win_combat(how: Name) -> Effect:
    """The combat is won; `noreward`: without its reward, only the trophy is gained."""
    if how != "noreward":
        raise MarkError(f"a combat is not won {how}")

    def run(t: Table, c: Context) -> None:
        t.set_track(names.NO_REWARD, 1)
        t.set_track(names.COMBAT_END, names.WON)
        t.note("bought-off", hero=t.fighter, enemy=t.foe)
        raise CombatOver

    return Effect(run, lambda t, c: bool(t.foe))


def foe_may(effect: Effect) -> Effect:
    """The hero in combat may."""

    def mine(c: Context) -> Context:
        return c.bind(c.it, c.you)

    def run(t: Table, c: Context) -> None:
        effect.run(t, mine(c))

    return Effect(run, lambda t, c: effect.would(t, mine(c)), optional=effect.optional)


WORDS = {
    build.__name__: build
    for build in (
        deal, recast, flip, remove, double, hold, extra_action, round_effect, borrow, win_combat, foe_may, token,
        tokens,
    )
}  # fmt: skip
