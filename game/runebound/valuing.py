"""What cards are worth to a hero, in gold, as a sensible player reckons it: assets, skills, cards of the hand."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from functools import partial

from game.runebound import names, training, values
from game.runebound.content import Asset, Speaking
from game.runebound.strength import attack_of, block_of, kept
from game.runebound.table import Table
from game.runebound.worth import parsed, rounds_left, worth_of

PRICES = {"surge1": 1, "surge2": 2, "combat-start": 0}
"""What a text of a combat costs in surges."""
DEALT, SURGE = 2.0, 0.6
"""What a point of damage is worth that such a text deals, and how much less for each surge."""
OF_FIGHTS = {
    "double": 3.4, "prevent": 3.6, "recover": 2.4, "recast": 1.2, "remove": 1.0, "hold": 0.5, "flip": 1.6,
    "draw_skill": 0.5,
}  # fmt: skip
"""What a text of a combat is worth by what it does; the weights are fitted to fights with a villain, each card with the
same others.
"""
TURNS_OF_FOE = 0.5
"""What it is worth to turn tokens of the foe."""
OF_WINDOWS = {
    "after-combat": 2.0, "on-keep": 2.0, "on-quest": 1.5, "free": 2.0, "turn-end": 1.0, "after-roll": 2.0,
    "on-rest": 0.5,
}  # fmt: skip
"""What another text is worth, by its window."""
OF_FIGHTING = {"health": 1.25, "golden": 1.0}
"""What a point of a lasting number is worth in a fight."""
OF_NUMBERS = {
    "speed": 2.2, "hand": 0.9, "body": 1.4, "mind": 1.4, "spirit": 1.4, "test": 2.5, "price": -1.5, "train": 1.0,
    "rest": 0.3, "zombie_gold": 0.3,
}  # fmt: skip
"""What a point of another lasting number is worth while there is time to use it."""
OPENED = 1.0
"""What a terrain is worth that opens."""
USEFUL = 12
"""So many rounds have to be left for what does not fight to be worth all that."""
FIGHTS, BATTLE, CERTAIN, LASTS = (3.2, 5.0), (1.4, 1.8), 0.15, 0.8
"""What an asset is worth that fights, for a point of its token, in act I and II, and how much more texts of a fight are
worth then: the villain is beaten by them; the share of its cost besides; that of texts of an asset that do not fight.
"""
GOODS, HELD = 0.45, 0.35
"""The share of their trade that goods are worth, which have to be carried there; of a skill while it is held."""
PLACES = (1.6, 1.9, 2.1, 2.4, 2.6)
"""What a skill has to be worth to be learned as the first, the second, ..."""
SHORT = 0.55
"""How much less a skill in the hand is worth for each trophy that is missing."""


def asset(t: Table, hero: str, card: str) -> float:
    """What an asset is worth to a hero: its token and its texts, more so in act II; goods what they trade for."""
    it: Asset = t.box.content.assets[card]
    if it.type == "goods":
        return GOODS * worth_of(t, hero, it.trade)
    return kept(t, ("asset", card, t.act, rounds_left(t)), lambda: _used(t, it))


def _used(t: Table, it: Asset) -> float:
    strikes = attack_of(it.token) + block_of(it.token) if it.token is not None else 0.0
    fights, helps = spoken(it)
    return FIGHTS[t.act - 1] * strikes + BATTLE[t.act - 1] * fights + LASTS * _still(t) * helps + CERTAIN * it.cost


def _still(t: Table) -> float:
    """How much what does not fight is worth yet."""
    return min(1.0, rounds_left(t) / USEFUL)


def skill(t: Table, card: str) -> float:
    """What a skill is worth to whoever has learned it."""
    fights, helps = kept(t, ("skill", card), lambda: spoken(t.box.content.skills[card]))
    return BATTLE[t.act - 1] * fights + _still(t) * helps


def spoken(it: Speaking) -> tuple[float, float]:
    """What the texts of a card are worth in a fight, and beside it."""
    fights, helps = 0.0, 0.0
    for window, marks in it.windows():
        helps += OF_WINDOWS.get(window, 0.0)
        calls = [call for node in parsed(marks) for call in ast.walk(node) if isinstance(call, ast.Call | ast.keyword)]
        if window == "passive":
            fights += _lasting(calls, OF_FIGHTING)
            helps += _lasting(calls, OF_NUMBERS) + OPENED * sum(_name(call) == "enter" for call in calls)
        elif window not in OF_WINDOWS:
            fights += max(map(partial(_striking, window), calls), default=0.0)
    return fights, helps


def _lasting(calls: Sequence[ast.AST], worth: Mapping[str, float]) -> float:
    words = [call for call in calls if isinstance(call, ast.keyword) and call.arg in worth]
    return sum(worth[str(word.arg)] * _number(word.value) for word in words)


def _striking(window: str, call: ast.AST) -> float:
    """What a word of a text in a combat is worth."""
    word = _name(call)
    if not isinstance(call, ast.Call) or word not in ("deal", *OF_FIGHTS):
        return 0.0
    if word == "deal":
        return DEALT * (_number(call.args[0]) - SURGE * PRICES.get(window, 0))
    whole = "foe" in {_name(part) for part in ast.walk(call)} and "tokens" in {_name(part) for part in ast.walk(call)}
    return TURNS_OF_FOE if whole and word == "flip" else OF_FIGHTS[word]


def _name(node: ast.AST) -> str:
    """The word of a call, or a plain word."""
    if isinstance(node, ast.Call):
        node = node.func
    return node.id if isinstance(node, ast.Name) else ""


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
    return sorted(pieces, key=lambda piece: in_hand(t, hero, piece) * (0.5 if twice.count(t.card(piece)) > 1 else 1))


def coin(t: Table, hero: str) -> float:
    """What a coin is worth that is kept: less, the more there are, and the fewer rounds are left to spend it in."""
    return COIN * min(1.0, rounds_left(t) / MANY_ROUNDS) * min(1.0, MANY_COINS / max(1, t.gold(hero)))


class Buyer:
    """A hero with a purse before a market: what the assets are worth that would be replaced, and what they bring."""

    def __init__(self, t: Table, hero: str) -> None:
        self.t, self.hero, self.coin = t, hero, coin(t, hero)
        self.gold, self.more = t.gold(hero), values.bonus(t, "price", hero)
        assets = t.box.content.assets
        owned = [t.card(piece) for piece in t.zone(names.assets(hero))]
        self.owned = {assets[card].type: (assets[card].cost, asset(t, hero, card)) for card in owned}

    def deal(self, card: str) -> float:
        """What buying an asset brings beyond its price, one of its type being sold before; -1 where it is too dear."""
        it = self.t.box.content.assets[card]
        back, lost = self.owned.get(it.type, (0, 0.0))
        price = max(0, it.cost + self.more)
        if price > self.gold + back:
            return -1.0
        return asset(self.t, self.hero, card) - lost - self.coin * (price - back)


COIN, MANY_ROUNDS, MANY_COINS = 0.45, 10, 6
"""What a coin is worth with many rounds to come and few coins."""
