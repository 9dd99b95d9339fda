"""What the emblem of each activation card shows: a gesture or a thing, cut in lino, one module a set of cards."""

from __future__ import annotations

from assets.workshop.pictures.terrinoth.gestures import (
    berserker,
    disciple,
    geomancer,
    healer,
    knight,
    mage,
    runemaster,
    scout,
    spiritspeaker,
    thief,
    warrior,
    wildlander,
)
from assets.workshop.pictures.terrinoth.gestures.lino import Gesture

_SETS = (
    scout, thief, wildlander, warrior, knight, berserker, mage, runemaster, geomancer, healer, spiritspeaker, disciple,
)  # fmt: skip
GESTURES: dict[str, Gesture] = {card: gesture for cards in _SETS for card, gesture in cards.GESTURES.items()}
MODULES = ("assets.workshop.pictures.terrinoth.gestures.lino", *(cards.__name__ for cards in _SETS))
