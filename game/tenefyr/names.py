"""Names on the board: zones, tokens of played cards, tracks."""

from __future__ import annotations

from functools import cache

BOSS, BEATEN, GONE = "boss", "beaten", "gone"
"""The boss deck; the stages of the boss that are beaten [TN-804]; what has left the game [TN-704]."""

BORROWED, ASSISTED, LINGERS = "borrowed", "assisted", "lingers"
"""On a played card: it goes back to the Reserve [TN-510]; nobody has played it [TN-509]; it goes under the deck."""
TURN_OF, FIRST = "turn", "first"
"""On a played card: the turn of the combat in which it was played, from 1; it was the first card of that turn."""
PLUS, MINUS, DOUBLE = "plus:", "minus:", "double:"
"""On a played card, followed by what speaks: what its power has more and less, how often it is doubled [TN-503]."""

ROUND, STEPS, HOLD, OUTCOME = "round", "steps", "hold", "outcome"
"""The visits so far; the steps of the boss token to the skull; the next steps that are not taken."""
STARTER, BOSS_ID = "starter", "boss-id"
"""Who has the starting token [TN-110]; which boss it is [TN-108]."""
DUNGEON, ENEMY, LEAVING = "dungeon", "enemy", "leaving"
"""The pile that the party fights in, empty between visits; the card that it fights; how it leaves."""
REWARD, WAITING, CHOSEN = "reward", "waiting", "chosen"
"""The reward that resolves; the players who have yet to pick an option of it; the options that were picked,
`player=option player=option`.
"""
ACTIVE, TURN, HAND_SIZE = "active", "turn-number", "hand-size"
"""Whose turn it is; the number of the turn in this combat, from 1, 0 before the first; the hand of this turn."""
PLAYED_CARDS, NEW_HANDS, SPOILS = "cards-played", "new-hands", "spoils"
"""Of this turn: cards played, new hands taken, whether loot may go on top of the deck."""
NEXT_DOUBLE, NEXT_PLUS, LATER_PLUS = "next-double", "next-plus", "later-plus"
"""Of this turn: what speaks and its number, `source=n source=n`, for the next cards and for all later ones."""
NO_DRAW, REACHED = "no-draw", "reached"
"""Of this turn: what forbids to draw; whether it was told that the party total is enough."""
FOE_OWN, FOE_PLACE, SILENCED = "foe-own", "foe-place", "silenced"
"""Of this combat: what the enemy's text and the place have changed its power by; what has silenced its text."""
BOON, BOON_NOW = "boon", "boon-now"
"""Cards more for every hand of the first combat of the next visit, and of this combat [TN-713]."""
MADE_DUNGEONS = "made-dungeons"
"""How many dungeons were made by enemies that moved [TN-908]."""

DUNGEONS = 10
"""Piles at set-up, two for each level [TN-105]."""
THROWN_OUT, LEFT, CLEARED, CLOSED = "thrown-out", "left", "cleared", "closed"
"""How a visit ends [TN-701, TN-703]."""
VICTORY, DEFEAT = "victory", "defeat"


@cache
def heroes(player: str) -> str:
    """The hero cards of a player, who show who is played [TN-104]."""
    return f"heroes:{player}"


@cache
def deck(player: str) -> str:
    """A player's deck, top first."""
    return f"deck:{player}"


@cache
def hand(player: str) -> str:
    """The cards that a player has yet to play."""
    return f"hand:{player}"


@cache
def played(player: str) -> str:
    """The cards in front of a player, in the order they came [TN-508]."""
    return f"played:{player}"


@cache
def discard(player: str) -> str:
    """A player's discard pile, the last card on top."""
    return f"discard:{player}"


@cache
def dungeon(number: int) -> str:
    """A dungeon, top first: 1 and 2 of level 1, 3 and 4 of level 2, ...; those made later follow."""
    return f"dungeon:{number}"


@cache
def reward(dungeon_zone: str) -> str:
    """The reward beside a dungeon."""
    return f"reward:{dungeon_zone.partition(':')[2]}"


@cache
def place(dungeon_zone: str) -> str:
    """The place that a dungeon is; of the boss deck none [TN-114]."""
    return f"place:{dungeon_zone.partition(':')[2] or dungeon_zone}"


@cache
def reserve(level: int) -> str:
    """The pile of the Reserve of a level, top first."""
    return f"reserve:{level}"


@cache
def supply(basic: str) -> str:
    """The open pile of a basic card [TN-111]."""
    return f"supply:{basic}"


@cache
def ended(dungeon_zone: str) -> str:
    """The track that says how a dungeon came to an end: cleared, or closed [TN-703, TN-704]."""
    return f"ended:{dungeon_zone}"


@cache
def level_of(dungeon_zone: str) -> str:
    """The track with the level of a dungeon that was made by an enemy [TN-909]."""
    return f"level:{dungeon_zone}"


@cache
def more(turn: int) -> str:
    """The track with the cards that the hand of a turn of this combat has more."""
    return f"more:{turn}"


@cache
def ghosts(player: str) -> str:
    """The track with the power that removed cards have left in front of a player [TN-502]."""
    return f"ghosts:{player}"


@cache
def curse(kind: str) -> str:
    """The track with the power that cards of a kind have less in this combat."""
    return f"curse:{kind}"
