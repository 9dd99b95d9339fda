"""Names on the board: zones, tokens of heroes and monsters, tracks."""

from __future__ import annotations

from functools import cache

BOX, STORE, DISCARDED = "box", "store", "discarded"
"""What is not in the game now; what can be bought; the potions that were used [HC-453]."""

HEALTH, GOLD, SKIP, DOWN = "health", "gold", "skip", "down"
HARMS = ("harm-1", "harm-2")
"""Delayed harm of a hero that is due in the next turn, and in the one after [HC-366]."""
GUARDED, GHOST, MOUNTED = "guarded", "ghost", "mounted"
HASTE = "haste"
"""Steps of the potion of Speed for the move that is still to come [HC-433]."""
TRADED, OFFERED, RESCUED, SLAYER, CONTACT = "traded", "offered", "rescued", "slayer", "contact"
USED, USED_IN_LEVEL = "used", "used-in-level"
"""How often a relic was used in the game, and in this level [HC-008]."""
BAR, ENRAGED, VENOM, EMPTY, OPEN = "bar", "holds", "venom", "empty", "open"
SKIPPED = "skipped"
"""The track that says that the active hero skips this turn: no potion is used in it [HC-430]."""
FLYING = "flying"
"""On the copter while it flies [HC-728]."""

LEVEL, ROUND, ACTIVE, ORDER, GOAL_MET, AGAIN = "level", "round", "active", "order", "goal-met", "again"
FACES, HOURGLASS, OUTCOME, PHASE = "faces", "hourglass", "outcome", "phase"


@cache
def pack(hero: str) -> str:
    """What a hero owns."""
    return f"pack:{hero}"


@cache
def trail(hero: str) -> str:
    """The track with the spaces a hero has walked [HC-241]."""
    return f"trail:{hero}"


@cache
def scored(hero: str) -> str:
    """The track with the points a hero had when each level of the road was over."""
    return f"scored:{hero}"


@cache
def damage(monster: str) -> str:
    """The tokens a hero has for damage dealt to a boss [HC-326]."""
    return f"damage:{monster}"


@cache
def guards(relic: str) -> str:
    """The track that names the monsters that guard a relic [HC-704]."""
    return f"guards:{relic}"
