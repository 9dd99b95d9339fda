"""The plain hand at the table: it answers what a combat asks, for a hero as the forecast plays [part 12.5], for an
enemy by the script [RB-733].
"""

from __future__ import annotations

from collections.abc import Callable

from game.kit.prompts import Answer, Prompt
from game.runebound import combat_state, enemy_script, plain_hand, pools
from game.runebound.combat import GO_ON
from game.runebound.combat_actions import AGILE, DOUBLE, PASS, STRIKE, option_of, target_of
from game.runebound.combat_fight import texts_of
from game.runebound.damage import PENDING
from game.runebound.sides import Model, health_left
from game.runebound.symbols import need_of
from game.runebound.table import Table
from game.runebound.tokens import Pick

_RECORDS: dict[str, type[combat_state.OnTokens]] = {
    "recast": combat_state.Recast, "flip": combat_state.Flip, "remove": combat_state.Remove,
    "double": combat_state.Double, "hold": combat_state.Hold,
}  # fmt: skip
NO: Answer = ()


def answer(t: Table, prompt: Prompt) -> Answer | None:
    """What the plain hand answers; None to what is no question of a combat."""
    found = _ANSWERS.get(prompt.kind)
    return found(t, prompt) if found is not None and t.fighter else None


def _action(t: Table, prompt: Prompt) -> Answer:
    side = str(prompt.data["side"])
    option = option_of(t, side, Model(t, side).chosen())
    return (option if option in prompt.options else PASS,)


def _tokens(t: Table, prompt: Prompt) -> Answer:
    """All of what strikes; the target of an action; the best tokens for a text."""
    side, verb = str(prompt.data["side"]), str(prompt.data["verb"])
    if verb == STRIKE:
        return prompt.options
    model = Model(t, side)
    if verb in (AGILE, DOUBLE) and "token" in prompt.data:
        found: Answer = (target_of(t, side, model.chosen()),)
    else:
        found = tuple(model.targets(_text(t, side, prompt)))
    found = tuple(token for token in found if token in prompt.options)
    return found if found or not prompt.least else prompt.options[: prompt.least]


def _text(t: Table, side: str, prompt: Prompt) -> combat_state.OnTokens:
    """The text that asks; of one that was borrowed no more is known than whose tokens it is about."""
    card, window = t.card(prompt.source), str(prompt.data["window"])
    record = _RECORDS[str(prompt.data["verb"])]
    for op in enemy_script.flat(texts_of(t, card).get(window, ())):
        if isinstance(op, record):
            return op
    return record(Pick(prompt.options[0] in pools.tokens(t, side)))


def _marked(t: Table, prompt: Prompt) -> Answer:
    marked = prompt.data["marked"]
    return tuple(marked) if isinstance(marked, list) else NO


def _pay_x(t: Table, prompt: Prompt) -> Answer:
    return prompt.options if not prompt.data["price"] else _marked(t, prompt)


def _cancel(t: Table, prompt: Prompt) -> Answer:
    return prompt.options if int(str(prompt.data["x"])) >= enemy_script.LEAST_CANCELLED else NO


def _reroll(t: Table, prompt: Prompt) -> Answer:
    """One die that does not show the terrain."""
    need, dice = need_of(t.terrain(prompt.chooser)), prompt.data["dice"]
    assert isinstance(dice, list)
    poor = [str(die["id"]) for die in dice if not t.box.masks[die["face"]] & need]
    return tuple(poor[:1])


def _press(t: Table, prompt: Prompt) -> Answer:
    """Another action at once, where it kills."""
    model = Model(t, prompt.chooser)
    return prompt.options if plain_hand.killing(model.fight, model.round, model.healths) else NO


def _may(t: Table, prompt: Prompt) -> Answer:
    """What costs no card: damage is prevented from LEAST_PREVENTED on or where it would defeat, tokens are turned from
    LEAST_TURNED on.
    """
    window = prompt.data.get("window")
    if window == "would-suffer":
        damage = t.track(PENDING)
        agrees = damage >= plain_hand.LEAST_PREVENTED or damage >= health_left(t, prompt.chooser)
        return prompt.options if agrees else NO
    if window == "after-cast":
        return prompt.options if _turns(t, prompt) >= plain_hand.LEAST_TURNED else NO
    return NO


def _turns(t: Table, prompt: Prompt) -> int:
    """How many tokens a text would turn."""
    model = Model(t, prompt.chooser)
    ops = enemy_script.flat(texts_of(t, t.card(prompt.source)).get("after-cast", ()))
    return sum(len(model.targets(op)) for op in ops if isinstance(op, combat_state.Flip))


_ANSWERS: dict[str, Callable[[Table, Prompt], Answer]] = {
    "combat-action": _action, "tokens": _tokens, "block": _marked, "pay-surge": _pay_x, "press": _press, "may": _may,
    "pay": lambda t, prompt: NO, "exert": lambda t, prompt: NO, "retreat": lambda t, prompt: (GO_ON,),
    "cancel": _cancel, "reroll-free": _reroll,
}  # fmt: skip
