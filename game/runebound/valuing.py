"""What cards are worth to a hero, in gold, as a sensible player reckons it: assets, skills, cards of the hand."""

from __future__ import annotations

import ast
from functools import lru_cache

from game.runebound import names, training, values
from game.runebound.content import Asset
from game.runebound.strength import attack_of, block_of
from game.runebound.table import Table
from game.runebound.worth import parsed, worth_of

OF_WINDOWS = {
    "surge1": 4.0, "surge2": 3.0, "combat-start": 3.5, "before-cast": 1.5, "after-cast": 3.0, "would-suffer": 3.0,
    "combat-round-end": 2.5, "after-combat": 2.0, "on-keep": 2.0, "on-quest": 1.5, "free": 2.0, "turn-end": 1.0,
    "after-roll": 2.0, "on-rest": 0.5, "combat-action": 1.0,
}  # fmt: skip
"""What a text of a skill is worth, by its window."""
OF_NUMBERS = {
    "health": 1.3, "speed": 2.2, "hand": 0.9, "body": 1.4, "mind": 1.4, "spirit": 1.4, "test": 2.5, "price": 1.5,
    "train": 1.0, "golden": 1.5, "rest": 0.3, "zombie_gold": 0.3,
}  # fmt: skip
"""What a point of a lasting number is worth."""
OPENED, FIGHTS, FOUGHT = 1.0, 1.1, 0.8
"""What a terrain is worth that opens; what an asset is worth that fights, for a point of it; the share of its cost."""
GOODS, HELD = 0.45, 0.35
"""The share of their trade that goods are worth, which have to be carried there; of a skill while it is held."""
SHORT = 0.55
"""How much less a skill in the hand is worth for each trophy that is missing."""


def asset(t: Table, hero: str, card: str) -> float:
    """What an asset is worth to a hero: its cost guides, and what fights is worth more."""
    it: Asset = t.box.content.assets[card]
    if it.type == "goods":
        return GOODS * worth_of(t, hero, it.trade)
    fights = FIGHTS * (attack_of(it.token) + block_of(it.token)) if it.token is not None else 0.0
    return FOUGHT * it.cost + fights


def skill(t: Table, card: str) -> float:
    """What a skill is worth to whoever has learned it."""
    return _skill(tuple(t.box.content.skills[card].windows()))


@lru_cache(maxsize=256)
def _skill(windows: tuple[tuple[str, str], ...]) -> float:
    return sum(OF_WINDOWS.get(window, 0.0) if window != "passive" else lasting(marks) for window, marks in windows)


def lasting(marks: str) -> float:
    """What lasting marks are worth."""
    found = 0.0
    for node in parsed(marks):
        for call in ast.walk(node):
            if isinstance(call, ast.keyword) and call.arg in OF_NUMBERS:
                found += OF_NUMBERS[call.arg] * _number(call.value)
            elif isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "enter":
                found += OPENED
    return found


def _number(node: ast.expr) -> float:
    """A number in marks; of one that is reckoned about 1.5."""
    if isinstance(node, ast.UnaryOp):
        return -_number(node.operand)
    return float(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, int) else 1.5


def missing(t: Table, hero: str, card: str) -> int:
    """How many trophies a hero lacks for a skill [RB-613]."""
    cost = t.box.content.skills[card].cost
    short = sum(max(0, number - len(t.trophies(hero, kind))) for kind, number in cost.items() if kind != training.ANY)
    return max(short, sum(cost.values()) - len(t.trophies(hero)))


def in_hand(t: Table, hero: str, piece: str) -> float:
    """What a card of the hand is worth as one to be learned."""
    card = t.card(piece)
    known = t.zone(names.learned(hero))
    if len(known) >= training.MOST_SKILLS or card in {t.card(one) for one in known}:
        return 0.0
    return skill(t, card) * max(0.0, 1 - (1 - SHORT) * missing(t, hero, card))


def weakest(t: Table, hero: str, pieces: tuple[str, ...]) -> list[str]:
    """Cards of a hand, the one first that is least worth keeping."""
    twice = [t.card(piece) for piece in t.zone(names.hand(hero))]
    return sorted(pieces, key=lambda piece: (in_hand(t, hero, piece) * (0.5 if twice.count(t.card(piece)) > 1 else 1)))


def bargain(t: Table, hero: str, piece: str, purse: int, off: int = 0) -> float:
    """What buying an asset with so much gold would bring beyond its price; below 0 where it cannot be paid."""
    price = values.price(t, hero, piece, off)
    if price > purse:
        return -1.0
    owned = t.asset_of_type(hero, t.box.content.assets[t.card(piece)].type)
    back = 0.0
    if owned:
        back = asset(t, hero, t.card(owned))
    return asset(t, hero, t.card(piece)) - back - PRICE * price


PRICE = 0.45
"""What a coin is worth that is kept."""
