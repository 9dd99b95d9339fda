"""The words of an action: the four action lines, and what changes a roll."""

from __future__ import annotations

from game.adventure.action import Bonus
from game.adventure.action import reroll as reroll_dice
from game.adventure.context import Action, Context
from game.adventure.table import Table
from game.kit.effects.effect import Effect
from game.kit.effects.language import Number


def _number(n: int) -> Number:
    return lambda t, c: n


def _action(kind: str, dice: Number, bonus: Bonus, ranged: bool = False) -> Effect:
    """The action line of a card; it must be resolved [HT-303]."""

    def run(t: Table, c: Context) -> None:
        action = t.action
        if action is None or action.kind != kind:
            action = t.action = Action(kind, c.you)
        action.dice += dice(t, c)
        action.ranged = ranged
        t.rules.perform(t, c, action, bonus)

    return Effect(run, lambda t, c: True)


def attack(
    dice: Number,
    success: Number | None = None,
    defense: Number | None = None,
    targets: Number | None = None,
    pierce: Number | None = None,
) -> Effect:
    """An attack action with that many hero dice [HT-314]."""
    return _action("attack", dice, _bonus(success, defense, targets, pierce, None))


def ranged(
    dice: Number,
    success: Number | None = None,
    defense: Number | None = None,
    targets: Number | None = None,
    pierce: Number | None = None,
    same_place: Number | None = None,
) -> Effect:
    """A ranged attack action: any enemy in play may be the target [HT-304]."""
    return _action("attack", dice, _bonus(success, defense, targets, pierce, same_place), ranged=True)


def explore(dice: Number, success: Number | None = None, defense: Number | None = None) -> Effect:
    """An explore action [HT-316]."""
    return _action("explore", dice, _bonus(success, defense))


def aid(dice: Number, success: Number | None = None, defense: Number | None = None) -> Effect:
    """An aid action [HT-318]."""
    return _action("aid", dice, _bonus(success, defense))


def rest(dice: Number, success: Number | None = None, defense: Number | None = None) -> Effect:
    """A rest action [HT-317]."""
    return _action("rest", dice, _bonus(success, defense))


def _bonus(
    success: Number | None,
    defense: Number | None,
    targets: Number | None = None,
    pierce: Number | None = None,
    same_place: Number | None = None,
) -> Bonus:
    return Bonus(
        success or _number(0), defense or _number(0), targets or _number(1), same_place is not None, pierce is not None
    )


def boost(
    success: Number | None = None,
    defense: Number | None = None,
    dice: Number | None = None,
    pierce: Number | None = None,
    targets: Number | None = None,
) -> Effect:
    """Add to the action of the card in use: successes, defenses, hero dice, targets; or let it ignore resilience
    [R-05, W-02].
    """

    def run(t: Table, c: Context) -> None:
        action = t.action
        if action is None:
            return
        action.success += success(t, c) if success else 0
        action.defense += defense(t, c) if defense else 0
        action.dice += dice(t, c) if dice else 0
        action.pierce = action.pierce or pierce is not None
        action.more_targets += targets(t, c) if targets else 0
        t.note("boosts", hero=action.hero, source=c.source)

    return Effect(run, lambda t, c: t.action is not None)


def reroll(number: Number) -> Effect:
    """Choose up to n times 1 die of this roll and roll it again [HT-307]."""
    return Effect(
        lambda t, c: reroll_dice(t, c, number(t, c)), lambda t, c: t.action is not None and bool(t.action.thrown)
    )


WORDS = {f.__name__: f for f in (attack, ranged, explore, aid, rest, boost, reroll)}
