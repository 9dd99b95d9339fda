"""Where the pieces of a campaign lie beside those of the family, and the tracks that remember it [WQ-021]."""

from __future__ import annotations

from functools import cache

BOX = "box"
"""What is out of the quest; nobody looks in."""
GEAR_DECK, GEAR_DISCARD = "deck:gear", "discard:gear"
POOL, STRUCK = "pool", "struck"
"""The campaign pool [WQ-1213], and the nemeses that left the campaign for good [WQ-1218]."""
QUEST, NEMESIS, LEADER = "quest", "nemesis", "leader"
"""Tracks: the quest that is played, the nemesis that the delve has drawn, who holds the leader token."""
BURIED = "buried"
"""Begin of tracks: where in the dungeon deck a sheet has buried a card (`bury`), and how large the deck was."""
FALLEN = "fallen"
"""Track: who fell in this quest, each once, parted by commas; after it under `fallen_track` for the log."""
LAID = "enemies-laid"
"""Track: how often the enemy deck had been shuffled when it was made; after that it is made of what was seen."""
FIRST_CAPACITY, MOST_CAPACITY = 1, 4
"""Gear that a hero can have equipped, without legendary gear [WQ-908]."""


@cache
def legendary_zone(hero: str) -> str:
    """The legendary gear cards a hero has not drawn yet [WQ-911]."""
    return f"legendary:{hero}"


@cache
def trained_zone(hero: str) -> str:
    """The advanced cards a hero has not been trained in yet [WQ-105, WQ-1233]."""
    return f"supply:{hero}"


@cache
def capacity_track(hero: str) -> str:
    """How much gear a hero can have equipped."""
    return f"capacity:{hero}"


@cache
def visits_track(hero: str) -> str:
    """How many settlement actions a hero has left [WQ-1232]."""
    return f"visits:{hero}"


@cache
def result_track(number: int) -> str:
    """How a quest of the campaign ended: "victory" or "defeat"."""
    return f"result:{number}"


@cache
def fallen_track(number: int) -> str:
    """Who fell in a quest of the campaign, parted by commas."""
    return f"{FALLEN}:{number}"


@cache
def from_pool_track(piece: str) -> str:
    """Whether a piece came into this quest from the pool, and goes back there [WQ-1219]."""
    return f"from-pool:{piece}"
