"""The plain hand at the table: it answers what a combat asks the hero's player, as the forecast plays [part 12.5]."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.prompts import Answer, Prompt
from game.runebound import combat_state, enemy_script, plain_hand, pools
from game.runebound.combat import GO_ON
from game.runebound.combat_actions import AGILE, DOUBLE, STRIKE, option_of, target_of
from game.runebound.combat_fight import texts_of
from game.runebound.damage import PENDING
from game.runebound.sides import Model, health_left, side_of
from game.runebound.table import Table

ON_TOKENS = (combat_state.Recast, combat_state.Flip, combat_state.Remove, combat_state.Double, combat_state.Hold)
_RECORDS = dict(zip(("recast", "flip", "remove", "double", "hold"), ON_TOKENS, strict=True))
NO: Answer = ()


def answer(t: Table, prompt: Prompt) -> Answer | None:
    """What the plain hand answers; None to what is no question of a combat."""
    found = _ANSWERS.get(prompt.kind)
    return found(t, prompt) if found is not None and t.fighter else None


def _action(t: Table, prompt: Prompt) -> Answer:
    side = str(prompt.data["side"])
    model = Model(t, side)
    return (option_of(t, side, plain_hand.choose(model.fight, model.round, model.healths)),)


def _tokens(t: Table, prompt: Prompt) -> Answer:
    """All of what strikes; the target of an action; the best tokens for a text."""
    side, verb = str(prompt.data["side"]), str(prompt.data["verb"])
    if verb == STRIKE:
        return prompt.options
    model = Model(t, side)
    if verb in (AGILE, DOUBLE) and "token" in prompt.data:
        return (target_of(t, side, plain_hand.choose(model.fight, model.round, model.healths)),)
    found = _best(t, side, model, prompt)
    return found if found or not prompt.least else prompt.options[: prompt.least]


def _best(t: Table, side: str, model: Model, prompt: Prompt) -> Answer:
    """The best of the tokens that a text may be about [RB-736]."""
    card, window = t.card(prompt.source), str(prompt.data["window"])
    ops = enemy_script.flat(texts_of(t, card).get(window, ()))
    record = _RECORDS[str(prompt.data["verb"])]
    for op in ops:
        if isinstance(op, ON_TOKENS) and isinstance(op, record):
            owner = pools.tokens(t, side if op.pick.mine else t.other_side(side))
            return tuple(owner[at] for at in enemy_script.targets(model.fight, model.round, side_of(t, side), op))
    return NO


def _marked(t: Table, prompt: Prompt) -> Answer:
    marked = prompt.data["marked"]
    return tuple(marked) if isinstance(marked, list) else NO


def _pay_x(t: Table, prompt: Prompt) -> Answer:
    return prompt.options if not prompt.data["price"] else _marked(t, prompt)


def _press(t: Table, prompt: Prompt) -> Answer:
    """Another action at once, where it kills."""
    model = Model(t, t.fighter)
    return prompt.options if plain_hand.killing(model.fight, model.round, model.healths) else NO


def _may(t: Table, prompt: Prompt) -> Answer:
    """What costs no card: damage is prevented from LEAST_PREVENTED on or where it would defeat, tokens are turned from
    LEAST_TURNED on.
    """
    window = prompt.data.get("window")
    if window == "would-suffer":
        damage = t.track(PENDING)
        agrees = damage >= plain_hand.LEAST_PREVENTED or damage >= health_left(t, t.fighter)
        return prompt.options if agrees else NO
    if window == "after-cast":
        return prompt.options if _turns(t, prompt) >= plain_hand.LEAST_TURNED else NO
    return NO


def _turns(t: Table, prompt: Prompt) -> int:
    """How many tokens a text would turn."""
    model, hero = Model(t, t.fighter), t.fighter
    for passive in model.fight.after_cast:
        if passive.piece == prompt.source:
            found = [op for op in enemy_script.flat(passive.ops) if isinstance(op, combat_state.Flip)]
            return sum(len(enemy_script.targets(model.fight, model.round, side_of(t, hero), op)) for op in found)
    return 0


_ANSWERS: dict[str, Callable[[Table, Prompt], Answer]] = {
    "combat-action": _action, "tokens": _tokens, "block": _marked, "pay-surge": _pay_x, "press": _press, "may": _may,
    "pay": lambda t, prompt: NO, "exert": lambda t, prompt: NO, "retreat": lambda t, prompt: (GO_ON,),
    "cancel": lambda t, prompt: prompt.options,
}  # fmt: skip
