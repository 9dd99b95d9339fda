"""Combat actions: what a side can do now, and doing it [RB-709, RB-714 to RB-719, RB-733].

An option is `strike:<kind>`, `agility:<token>`, `double:<token>`, `surge:<piece>/<window>`, `card:<piece>` or `pass`.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.effects.effect import Effect
from game.kit.prompts import Prompt
from game.runebound import enemy_script, names, pools, values
from game.runebound.combat_texts import PRICES
from game.runebound.context import Context
from game.runebound.sides import Model, player_of, scripted, used_ability
from game.runebound.striking import attack, pay, usual_payment
from game.runebound.table import Table
from game.runebound.tokens import AGILITY, DAMAGE, DOUBLER, KIND_OF, KINDS

STRIKE, AGILE, DOUBLE, SURGE, CARD, PASS = "strike", "agility", "double", "surge", "card", "pass"
CARD_WINDOW = "combat-action"


def act(t: Table, side: str) -> bool:
    """A combat action of a side; whether it has passed. A side without any other passes by itself [RB-710]."""
    target = ""
    if scripted(t, side):
        chosen = Model(t, side).chosen()
        picked = option_of(t, side, chosen)
        target = target_of(t, side, chosen) if chosen.target >= 0 else ""
    else:
        picked = _picked(t, side)
    word, _, about = picked.partition(":")
    if word == PASS:
        t.set_track(names.passed(side), 1)
        t.note("passes", side=side)
        return True
    if word in (AGILE, DOUBLE):
        _DOING_TO[word](t, side, about, target or _target(t, side, word, about))
    else:
        _DOING[word](t, side, about)
    return False


def _picked(t: Table, side: str) -> str:
    options = tuple(options_of(t, side))
    if not options:
        return PASS
    data: dict[str, object] = {"side": side, "prices": _prices(t, side), "leads": _leads(t, side, options)}
    return t.ask(Prompt("combat-action", player_of(t, side), "RB-709", (*options, PASS), data=data))[0]


def _leads(t: Table, side: str, options: tuple[str, ...]) -> dict[str, str]:
    """Live tokens, each with the option that it is about."""
    found = {}
    for token in pools.live(t, side):
        symbol = pools.shown(t, token).symbol
        for option in (f"{AGILE}:{token}", f"{DOUBLE}:{token}", f"{STRIKE}:{KIND_OF.get(symbol)}"):
            if option in options:
                found[token] = option
    return found


def _prices(t: Table, side: str) -> dict[str, int]:
    return {ability_option(piece, window): PRICES[window] for piece, window in abilities_of(t, side)}


# -- what can be done


def options_of(t: Table, side: str) -> Iterator[str]:
    """All that a side can do but pass."""
    shown = {pools.shown(t, token).symbol for token in pools.live(t, side)}
    for symbol in DAMAGE:
        if symbol in shown:
            yield f"{STRIKE}:{KIND_OF[symbol]}"
    for token in pools.live(t, side, AGILITY):
        if any(targets_of(t, side, AGILE, token)):
            yield f"{AGILE}:{token}"
    for token in pools.live(t, side, DOUBLER):
        if targets_of(t, side, DOUBLE, token):
            yield f"{DOUBLE}:{token}"
    for piece, window in abilities_of(t, side):
        if can_use(t, side, piece, window):
            yield ability_option(piece, window)
    for piece, effect, context in _card_actions(t, side):
        if effect.would(t, context):
            yield f"{CARD}:{piece}"


def ability_option(piece: str, window: str) -> str:
    """A surge ability as an option."""
    return f"{SURGE}:{piece}/{window}"


def targets_of(t: Table, side: str, word: str, token: str) -> list[str]:
    """What an agility token or a doubler can be used on [RB-716, RB-717]."""
    own = [other for other in pools.live(t, side) if other != token]
    if word == DOUBLE:
        return [other for other in own if pools.can_double(t, other)]
    return own + pools.live(t, t.other_side(side))


def abilities_of(t: Table, side: str) -> Iterator[tuple[str, str]]:
    """The surge abilities of a side as they are printed: piece and window [RB-718]."""
    for piece in t.belongings(side) if side in t.heroes else (side,):
        windows = t.box.on.get(t.card(piece), {})
        yield from ((piece, window) for window in PRICES if window in windows)


def can_use(t: Table, side: str, piece: str, window: str) -> bool:
    """Whether an ability can be paid, was not used in this round, is allowed, and would change something [RB-718,
    RB-007, R-12].
    """
    if t.track(used_ability(piece, window, side)):
        return False
    if side in t.heroes and values.forbids(t, "surge", side):
        return False
    paying = usual_payment(t, side, PRICES[window])
    context = context_of(t, side, piece, window)
    context.paying = tuple(paying)
    context.x = pools.total(t, paying)
    return bool(paying) and t.box.on[t.card(piece)][window].would(t, context)


def context_of(t: Table, side: str, piece: str, window: str) -> Context:
    """What the words of a text of a side mean."""
    if side in t.heroes:
        return Context(side, piece, window=window)
    return Context(t.fighter, piece, actor=side, window=window)


def _card_actions(t: Table, side: str) -> Iterator[tuple[str, Effect, Context]]:
    """Combat actions that are printed on cards [RB-719]."""
    for piece in t.belongings(side) if side in t.heroes else ():
        effect = t.box.on.get(t.card(piece), {}).get(CARD_WINDOW)
        if effect is not None:
            yield piece, effect, context_of(t, side, piece, CARD_WINDOW)


# -- doing it


def _strike(t: Table, side: str, kind: str) -> None:
    """Any number of live tokens that show one kind of damage [RB-714]."""
    pool = pools.live(t, side, KINDS[kind])
    if len(pool) > 1 and not scripted(t, side):
        data: dict[str, object] = {"verb": STRIKE, "side": side, "kind": kind, "marked": pool}
        pool = list(t.ask(Prompt("tokens", player_of(t, side), "RB-714", tuple(pool), 1, len(pool), data)))
    attack(t, side, pool, kind)


def _use_agility(t: Table, side: str, token: str, target: str) -> None:
    """The token is spent; one other own live token is flipped, or one of the foe's recast [RB-716]."""
    pools.spend(t, [token])
    if target in pools.tokens(t, side):
        pools.flip(t, side, [target], token, by=side)
    else:
        pools.recast(t, t.other_side(side), [target], token, by=side)


def _use_doubler(t: Table, side: str, token: str, target: str) -> None:
    """The token is spent; another own live token with a value counts twice [RB-717]."""
    pools.spend(t, [token])
    pools.double(t, side, [target], token, by=side)


def _target(t: Table, side: str, word: str, token: str) -> str:
    data: dict[str, object] = {"verb": word, "side": side, "token": token}
    return t.ask(Prompt("tokens", player_of(t, side), token, tuple(targets_of(t, side, word, token)), data=data))[0]


def _surge(t: Table, side: str, about: str) -> None:
    """An ability is paid for and resolves [RB-718]."""
    piece, _, window = about.rpartition("/")
    t.set_track(used_ability(piece, window, side), 1)
    paid = pay(t, side, PRICES[window], piece)
    t.note("surge", side=side, source=piece, window=window, paid=paid)
    context = context_of(t, side, piece, window)
    context.x = paid
    t.box.on[t.card(piece)][window].run(t, context)


def _card(t: Table, side: str, piece: str) -> None:
    """A combat action that is printed on a card [RB-719]; choosing it is agreeing to it."""
    t.note("uses", hero=side, source=piece, window=CARD_WINDOW)
    context = context_of(t, side, piece, CARD_WINDOW)
    context.optional = True
    t.box.on[t.card(piece)][CARD_WINDOW].run(t, context)


_DOING = {STRIKE: _strike, SURGE: _surge, CARD: _card}
_DOING_TO = {AGILE: _use_agility, DOUBLE: _use_doubler}


# -- what script and plain hand mean


def target_of(t: Table, side: str, action: enemy_script.Action) -> str:
    """The token that an action of the plain model is used on."""
    owner = t.other_side(side) if action.kind == enemy_script.RECASTING else side
    return pools.tokens(t, owner)[action.target]


def option_of(t: Table, side: str, action: enemy_script.Action) -> str:
    """An action of the plain model as an option."""
    if action.kind == enemy_script.SURGING:
        assert action.ability is not None
        return ability_option(action.ability.piece, action.ability.window)
    if action.kind == enemy_script.PASS:
        return PASS
    token = pools.tokens(t, side)[action.spends[0]]
    if action.kind == enemy_script.STRIKE:
        return f"{STRIKE}:{KIND_OF[pools.shown(t, token).symbol]}"
    return f"{DOUBLE if action.kind == enemy_script.DOUBLING else AGILE}:{token}"
