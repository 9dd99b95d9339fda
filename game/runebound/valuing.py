"""What cards are worth to a hero, in gold, as a sensible player reckons it: assets, skills, cards of the hand."""

from __future__ import annotations

import ast
from functools import lru_cache

from game.runebound import names, training, values
from game.runebound.content import Asset, Skill
from game.runebound.strength import attack_of, block_of, kept
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
OPENED = 1.0
"""What a terrain is worth that opens."""
FIGHTS, CERTAIN, ASSET_TEXT, LASTS = (2.4, 3.2), 0.15, 0.6, 0.8
"""What an asset is worth that fights, for a point of its token, in act I and II; the share of its cost besides; the
shares of its texts.
"""
GOODS, HELD = 0.45, 0.35
"""The share of their trade that goods are worth, which have to be carried there; of a skill while it is held."""
PLACES = (1.4, 1.4, 1.9, 2.4, 2.9)
"""What a skill has to be worth to be learned as the first, the second, ..."""
SHORT = 0.55
"""How much less a skill in the hand is worth for each trophy that is missing."""


def asset(t: Table, hero: str, card: str) -> float:
    """What an asset is worth to a hero: what its token and its texts are, more so in act II; goods what they trade for.
    """
    it: Asset = t.box.content.assets[card]
    if it.type == "goods":
        return GOODS * worth_of(t, hero, it.trade)
    return kept(t, ("asset", card, t.act), lambda: _used(it, t.act))


def _used(it: Asset, act: int) -> float:
    fights = attack_of(it.token) + block_of(it.token) if it.token is not None else 0.0
    return FIGHTS[act - 1] * fights + _spoken(tuple(it.windows())) + CERTAIN * it.cost


@lru_cache(maxsize=256)
def _spoken(windows: tuple[tuple[str, str], ...]) -> float:
    """What the texts of an asset are worth; lasting ones count half, as they do not fight."""
    return sum(
        ASSET_TEXT * OF_WINDOWS.get(window, 0.0) if window != "passive" else LASTS * lasting(marks)
        for window, marks in windows
    )


def skill(t: Table, card: str) -> float:
    """What a skill is worth to whoever has learned it."""
    return kept(t, ("skill", card), lambda: _known(t.box.content.skills[card]))


def _known(it: Skill) -> float:
    return sum(OF_WINDOWS.get(window, 0.0) if window != "passive" else lasting(marks) for window, marks in it.windows())


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


def wanted(t: Table, hero: str, card: str) -> float:
    """What learning a skill brings a hero; 0 for one that is not wanted: places for skills are few."""
    known = [t.card(one) for one in t.zone(names.learned(hero))]
    if len(known) >= training.MOST_SKILLS or card in known:
        return 0.0
    found = skill(t, card)
    return found if found >= PLACES[len(known)] else 0.0


def missing(t: Table, hero: str, card: str) -> int:
    """How many trophies a hero lacks for a skill [RB-613]."""
    cost = t.box.content.skills[card].cost
    short = sum(max(0, number - len(t.trophies(hero, kind))) for kind, number in cost.items() if kind != training.ANY)
    return max(short, sum(cost.values()) - len(t.trophies(hero)))


def in_hand(t: Table, hero: str, piece: str) -> float:
    """What a card of the hand is worth as one to be learned."""
    card = t.card(piece)
    return wanted(t, hero, card) * max(0.0, 1 - (1 - SHORT) * max(0, missing(t, hero, card)))


def weakest(t: Table, hero: str, pieces: tuple[str, ...]) -> list[str]:
    """Cards of a hand, the one first that is least worth keeping."""
    twice = [t.card(piece) for piece in t.zone(names.hand(hero))]
    return sorted(pieces, key=lambda piece: (in_hand(t, hero, piece) * (0.5 if twice.count(t.card(piece)) > 1 else 1)))


def coin(t: Table, hero: str, rounds: int) -> float:
    """What a coin is worth that is kept: less, the more there are, and the fewer rounds are left to spend it in."""
    return COIN * min(1.0, rounds / MANY_ROUNDS) * min(1.0, MANY_COINS / max(1, t.gold(hero)))


class Buyer:
    """A hero with a purse before a market: what the assets are worth that would be replaced, and what they bring."""

    def __init__(self, t: Table, hero: str, coin_worth: float) -> None:
        self.t, self.hero, self.coin = t, hero, coin_worth
        self.gold, self.more = t.gold(hero), values.bonus(t, "price", hero)
        assets = t.box.content.assets
        owned = [t.card(piece) for piece in t.zone(names.assets(hero))]
        self.owned = {assets[card].type: (assets[card].cost, asset(t, hero, card)) for card in owned}

    def deal(self, card: str) -> float:
        """What buying an asset brings beyond its price, where one of its type is sold before; -1 where it is too dear.
        """
        it = self.t.box.content.assets[card]
        back, lost = self.owned.get(it.type, (0, 0.0))
        price = max(0, it.cost + self.more)
        if price > self.gold + back:
            return -1.0
        return asset(self.t, self.hero, card) - lost - self.coin * (price - back)


COIN, MANY_ROUNDS, MANY_COINS = 0.45, 10, 6
"""What a coin is worth with many rounds to come and few coins."""
