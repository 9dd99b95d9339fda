"""Prospects: the chance to win as the table looks between two turns, so that the adviser need not play to the end.

It is what the heroes have gathered, reckoned in gold as a sensible player does, against what is usually had by then; a
villain who can be beaten counts besides.
"""

from __future__ import annotations

from math import exp

from game.runebound import names, values, valuing
from game.runebound.judgement import Judge
from game.runebound.strength import villain_chance
from game.runebound.table import Table
from game.runebound.worth import LORE, SKILL_CARD, TROPHY

START, A_ROUND, SPREAD = 14.0, 3.4, 18.0
"""What a hero usually has at the beginning, what is gathered in a round, and how much more of it doubles the odds."""
DAMAGE, DOWN, GOLD, GOAL = 0.55, 5.0, 0.8, 0.4
"""What a point of damage costs, what lying defeated does; what a coin is worth; of the best goal, by its rate."""
STATES = {names.BLESSED: 1.0, names.CURSED: -1.5, names.WEARY: -1.5}
VILLAIN = 1.6
"""How much the chance against a villain weighs who stands on the map."""
RIVALS = 0.5
"""How much it weighs what rivals have."""


def prospect(t: Table, chooser: str) -> float | None:
    """The chance of a hero, or of the party, to win; None in the middle of a turn."""
    if t.state.node != "turn" or not t.track(names.ROUND):
        return None
    usual = START + A_ROUND * t.track(names.ROUND)
    own = [chooser] if t.rivals else list(t.heroes)
    weight = sum(_weight(t, hero) for hero in own) / len(own) - usual
    others = [hero for hero in t.heroes if hero not in own]
    if others:
        weight -= RIVALS * (sum(gathered(t, hero, seen=False) for hero in others) / len(others) - usual)
    return 1 / (1 + exp(-max(-30.0, min(30.0, weight / SPREAD))))


def _weight(t: Table, hero: str) -> float:
    """What a hero has, where the hero is on the way to, and the chance against the villain."""
    found = gathered(t, hero, seen=True)
    if not t.standing(hero):
        return found
    judge = Judge(t, hero)
    goal = judge.best()
    if goal is not None:
        found += GOAL * goal.worth / max(0.5, judge.distances.away(goal.cell) + goal.price)
    if t.villain():
        found += VILLAIN * SPREAD * villain_chance(t, hero)
    return found


def gathered(t: Table, hero: str, *, seen: bool) -> float:
    """What a hero has gathered, in gold; of a hand that is not seen only its size counts."""
    content = t.box.content
    found = GOLD * t.gold(hero) + TROPHY * len(t.trophies(hero))
    found += LORE * (t.tokens(hero, names.LORE) + t.tokens(hero, names.COMPANION))
    found += sum(valuing.asset(t, hero, t.card(piece)) for piece in t.zone(names.assets(hero)))
    found += sum(valuing.skill(t, t.card(piece)) for piece in t.zone(names.learned(hero)))
    found += sum(1.0 for piece in t.zone(names.open_cards(hero)) if t.card(piece) in content.quests)
    hand = t.zone(names.hand(hero))[: values.hand_size(t, hero)]
    found += SKILL_CARD * len(hand)
    if seen:
        found += valuing.HELD * sum(valuing.in_hand(t, hero, piece) for piece in hand)
    found += sum(worth for state, worth in STATES.items() if t.has(hero, state))
    return found - DAMAGE * t.damage(hero) - DOWN * (not t.standing(hero))
