"""Sentences of the log that only the Warhammer Quest card game has."""

from __future__ import annotations

from game.adventure.dice import HERO_DIE
from game.adventure.view.sentences import SENTENCES, Data, Special, Values
from game.adventure.view.teller import Teller


def _dice(teller: Teller, data: Data, values: Values) -> str:
    """A die outside of an action: of a hero or of the enemies."""
    dice = data["dice"]
    assert isinstance(dice, list), "a note lists its dice"
    values["faces"] = teller.dice(dice)
    values["source"] = teller.source(str(data["source"]))
    return "log.hero-die" if dice and dice[0]["die"] == HERO_DIE else "log.die"


def _many(key: str) -> Special:
    def tell(teller: Teller, data: Data, values: Values) -> str:
        values["cards"] = teller.many(data["cards"], known=True)
        return key

    return tell


def _distributes(teller: Teller, data: Data, values: Values) -> str:
    shares = data["shares"]
    values["amount"] = sum(shares.values()) if isinstance(shares, dict) else 0
    if not values["amount"]:
        return ""
    return "log.distributes" if data["what"] == "wounds" else "log.distributes-tokens"


def _gear(key: str) -> Special:
    """A sentence about gear, whose name everybody sees."""

    def tell(teller: Teller, data: Data, values: Values) -> str:
        values["gear"] = teller.name(str(data["gear"]), known=True)
        return key

    return tell


def _pools(teller: Teller, data: Data, values: Values) -> str:
    """The pool is open to everybody [WQ-1213]."""
    values["card"] = teller.name(str(data["card"]), known=True)
    return "log.pools"


def _hands(teller: Teller, data: Data, values: Values) -> str:
    values["card"] = teller.name(str(data["card"]), known=True)
    return "log.hands"


def _trains(teller: Teller, data: Data, values: Values) -> str:
    """The card that is replaced goes back to the box, and everybody knows it."""
    values["old"] = teller.name(str(data["old"]), known=True)
    return "log.trains"


OF_GEAR = ("claims-gear", "discards-gear", "equips", "gives", "legendary", "legendary-lost", "readies-gear", "unequips")

SPECIAL: dict[str, Special] = (
    SENTENCES
    | {"die": _dice, "looks": _many("log.looks"), "distributes": _distributes, "pools": _pools, "hands": _hands}
    | {"trains": _trains}
    | {name: _gear(f"log.{name}") for name in OF_GEAR}
)
"""Kinds whose sentence depends on more than its slots."""
