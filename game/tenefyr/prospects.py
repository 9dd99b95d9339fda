"""Prospects: the chance to win as the table looks between two visits, and between two stages of the boss, so that the
adviser need not play to the end.

Before the boss it is what the decks bring in a round against what a stage needs, and the steps in which they can grow;
the weights are fitted to games of the sensible player.
"""

from __future__ import annotations

from math import exp

from game.tenefyr import names
from game.tenefyr.judgement import USED, Judge, reach
from game.tenefyr.power import OF_PLAYERS
from game.tenefyr.table import Table

START, STRENGTH, STEP = -9.1, 7.1, 0.67
"""The weights: of the start, of the strength of the decks (1: a round brings what a stage needs), of a step left.
Fitted to 52 games of the sensible player, seen at 469 visits: what they put at 32, 61, 77, 89 and 97 in a hundred was
won 20, 73, 83, 86 and 94 times.
"""


def prospect(t: Table, chooser: str) -> float | None:
    """The chance to win; None in the middle of a visit."""
    if t.state.node == "combat" and t.boss_fight:
        return stages(t)
    if t.state.node != "valley":
        return None
    if not t.track(names.STEPS) or not t.dungeons():
        return stages(t)
    weight = START + STRENGTH * strength(t) + STEP * t.track(names.STEPS)
    return 1 / (1 + exp(-max(-30.0, min(30.0, weight))))


def strength(t: Table) -> float:
    """What a round of the decks brings on average, in parts of what a stage of the boss needs."""
    brought = sum(hand.mean for hand in Judge(t).hands(1, ()))
    return brought / max(1.0, sum(needs(t)) / max(1, len(t.zone(names.BOSS))))


def needs(t: Table) -> list[int]:
    """The powers of what lies in the boss deck, the highest first: nobody knows their order."""
    column = OF_PLAYERS[len(t.players)]
    cards = [t.card(piece) for piece in t.zone(names.BOSS)]
    harder = t.step.boss
    found = (t.box.foe(card).power[column] + (harder if card in t.box.content.stages else 0) for card in cards)
    return sorted(found, reverse=True)


def stages(t: Table) -> float:
    """The chance to beat all that is left of the boss deck, one after the other with what is left of the decks."""
    judge, chance = Judge(t), 1.0
    for number, power in enumerate(needs(t)):
        chance *= reach(judge.hands(1, (), number * USED * 0.75), power)
    return chance
