"""Names on the board: zones, counters of a hero, tracks."""

from __future__ import annotations

from functools import cache

DRAWN, REVEALED, STORY, BOX = "drawn", "revealed", "story", "box"
"""The adventure card that resolves; the cards of a test; the open story cards; what is not in the game (any more)."""
ADVENTURES = ("combat", "exploration", "social")
"""The kinds of adventure decks, of gems and of trophies [RB-501, RB-513]."""
SKILL, ASSET = "skill", "asset"
"""The two further decks."""
POOL_ENEMY = "pool:enemy"
SHOWN = "shown"
"""Assets that are looked at and may be bought [peddler]."""

GOLD, DAMAGE, LORE, COMPANION, DOWN = "gold", "damage", "lore", "companion", "down"
"""On a hero card: counters; defeated and not yet standing [RB-804]. Damage lies on enemies and villains too."""
BLESSED, CURSED, WEARY = "blessed", "cursed", "weary"
STATES = (BLESSED, CURSED, WEARY)

FIRST, ORDER, TURNS, ACTIVE, ACTIONS = "first", "order", "turns", "active", "actions"
"""The first player [RB-102]; all heroes in turn order; those with a turn to come in this round, `a,b`; whose turn it
is, empty outside of turns; the actions left [RB-203].
"""
ROUND, ACT, SPACE, SCENARIO = "round", "act", "space", "scenario"
"""Rounds begun; the act; the space of the time token, 1 to 12 [RB-901]; which scenario is played."""
MARCHING, MARCH, ARRIVED, OUTCOME, WINNER = "marching", "march", "arrived", "outcome", "winner"
"""Whether Margath's march has begun [RB-914], and its rolls so far; whether he has reached his target; how the game
ended; who has won it.
"""
MARGATH, CORPSE_KING = "margath", "corpse-king"
"""The scenarios that have rules of their own [RB-911, RB-921]; Margath is called as his."""
ATTACKED = "attacked"
"""Whether the active hero has engaged a villain in this turn [RB-913]."""
READING, SHOPPING = "reading", "shopping"
"""The card that is being carried out, with its choices and tests; the city in which the active hero shops."""
ON_CHART = "on-chart"
"""The hero who is asked about hexes, or what lies in them, while a card is carried out or fought; empty for none."""
KEPT = "kept"
"""The card whose text has said that it is kept [RB-528]."""

FIGHTER, FOE, FOUGHT, COMBAT_ROUND, COMBAT_END = (
    "combat-hero", "combat-foe", "combat-kind", "combat-round", "combat-end",
)  # fmt: skip
"""Of a combat: the hero; the piece of the enemy (its card in `drawn`, the villain's figure, in a duel the other hero);
what kind it is; its round, from 1, 0 before the first; how it ended.
"""
FIGHT_CARD, FIGHT_VILLAIN, FIGHT_DUEL = "card", "villain", "duel"
WON, LOST, RETREAT, SPENT = "won", "lost", "retreat", "spent"
"""How a combat ends for its hero [RB-721, RB-722]; `spent`: the tenth round is over [RB-712]."""
NO_REWARD = "no-reward"
"""Whether the combat was bought off, without its reward."""
DUEL_SOURCE = "duel-source"
"""The card by which a duel was called."""

COMBAT_TURN = "combat-turn"
"""The side of the combat whose action it is, a hero or the piece of the enemy; empty where both have passed."""
AGAIN = "again"
"""Whether this side takes another combat action at once."""
REVERSE, USED, REMOVED, DOUBLED, TOUCHED, HELD = "reverse", "used", "removed", "doubled", "touched", "held"
"""On a token of a pool: its second face is up; it is spent (or not cast yet), removed [RB-720]; how often it is doubled
[RB-717]; it was flipped or recast, so that its rim does not count [RB-707]; it will not be cast [Shield Arm].
"""

VICTORY, DEFEAT = "victory", "defeat"
RIVALS, SOLO, TOGETHER = "rivals", "solo", "together"
"""The forms of play [RB-941, RB-951, RB-961]."""
LAST_SPACE = 12


@cache
def hand(hero: str) -> str:
    """The skill cards in a hero's hand."""
    return f"hand:{hero}"


@cache
def assets(hero: str) -> str:
    """The assets of a hero, as they came."""
    return f"assets:{hero}"


@cache
def learned(hero: str) -> str:
    """The skills that a hero has learned, as they came."""
    return f"learned:{hero}"


@cache
def trophies(hero: str) -> str:
    """The trophies of a hero, facedown."""
    return f"trophies:{hero}"


@cache
def open_cards(hero: str) -> str:
    """The open quests and errands of a hero [RB-525]."""
    return f"open:{hero}"


@cache
def hero_zone(hero: str) -> str:
    """Where a hero's card lies."""
    return f"hero:{hero}"


@cache
def figure(hero: str) -> str:
    """The piece that stands on the map for a hero."""
    return f"hero:{hero}"


@cache
def pool(hero: str) -> str:
    """A hero's tokens in a combat."""
    return f"pool:{hero}"


@cache
def passed(side: str) -> str:
    """The track that says whether a side of the combat has passed in this round [RB-709]."""
    return f"passed:{side}"


@cache
def reflect(side: str) -> str:
    """The track with how much damage of attacks a side sends back in this round."""
    return f"reflect:{side}"


@cache
def market(city: str) -> str:
    """The open assets of a city."""
    return f"market:{city}"


@cache
def deck(kind: str) -> str:
    """A deck, top first."""
    return f"deck:{kind}"


@cache
def discard(kind: str) -> str:
    """A discard pile, the last card at the end."""
    return f"discard:{kind}"


@cache
def started(piece: str) -> str:
    """The track that says whether a card has said what it says at the start of this combat [RB-704]."""
    return once("combat", f"{piece}/start", "")


def once(scope: str, source: str, hero: str) -> str:
    """The track that says whether a text was used: scope `turn`, `round` (of a combat), `combat`, `game`."""
    return f"once-{scope}:{source}:{hero}"


@cache
def reward_of(story: str, hero: str) -> str:
    """The track that says whether a hero has the reward of a story quest [RB-906]."""
    return f"reward:{story}:{hero}"


@cache
def first_of(story: str) -> str:
    """The track with the hero who was the first to have the reward of a story quest [RB-906]."""
    return f"first-of:{story}"
