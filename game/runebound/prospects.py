"""Prospects: the chance to win as the table looks between two turns, so that the adviser need not play to the end.

It is what the heroes have gathered, reckoned in gold as a sensible player does, against what is usually had by then,
the chances against the villain, and the rounds that are left; the weights are fitted to games of the sensible player.
"""

from __future__ import annotations

from math import exp, log

from game.runebound import names, values, valuing
from game.runebound.strength import villain_chance
from game.runebound.table import Table
from game.runebound.worth import LORE, SKILL_CARD, TROPHY, rounds_left

START, A_ROUND = 2.8, 2.5
"""What a hero usually has at the beginning, and what is gathered in a round."""
WON = 0.91
"""How often a game is won, by all rivals together."""
OWN, OTHERS, CHANCE, THEIRS = 0.1, 0.09, 1.5, 1.25
"""How much weighs what a hero has gathered, what rivals have, and the chances of both against the villain. Fitted to
130 games of the sensible player, seen at 3,079 turns: what they put at 10, 23, 39, 57 and 76 in a hundred among rivals
was won 8, 25, 36, 59 and 84 times; in a party 87 and 93 were 85 and 94. That time is short is set, not fitted.
"""
LATE, HURRY = 8, 0.1
"""From how many rounds left on time is short, and how much less likely each round less makes it to win."""
DAMAGE, DOWN, GOLD = 0.55, 5.0, 0.8
"""What a point of damage costs, what lying defeated does; what a coin is worth."""
STATES = {names.BLESSED: 1.0, names.CURSED: -1.5, names.WEARY: -1.5}


def prospect(t: Table, chooser: str) -> float | None:
    """The chance of a hero, or of the party, to win; None in the middle of a turn."""
    if t.state.node != "turn" or not t.track(names.ROUND):
        return None
    own = [chooser] if t.rivals else list(t.heroes)
    others = [hero for hero in t.heroes if hero not in own]
    usual = START + A_ROUND * t.track(names.ROUND)
    share = WON / len(t.heroes) if others else WON
    weight = log(share / (1 - share)) - HURRY * max(0, LATE - rounds_left(t))
    weight += OWN * (sum(gathered(t, hero, seen=True) for hero in own) / len(own) - usual) + CHANCE * _best(t, own)
    if others:
        theirs = sum(gathered(t, hero, seen=False) for hero in others) / len(others)
        weight -= OTHERS * (theirs - usual) + THEIRS * _best(t, others)
    return 1 / (1 + exp(-max(-30.0, min(30.0, weight))))


def _best(t: Table, heroes: list[str]) -> float:
    """The best chance of some heroes against the villain; none before he has come."""
    if not t.villain():
        return 0.0
    return max((villain_chance(t, hero) for hero in heroes if t.standing(hero)), default=0.0)


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
