"""The tally: a game that is over in the numbers by which its achievements are won."""

from __future__ import annotations

from collections.abc import Mapping

from game.tenefyr import names
from game.tenefyr.box import ZERO
from game.tenefyr.content import LEVELS
from game.tenefyr.record import Record
from game.tenefyr.table import OWNED, Table

NUMBERS: Mapping[str, str] = {
    "players": "players, whatever heroes each of them plays",
    "annex": "1 with the annex",
    "stages": "stages of the boss that were beaten",
    "steps_left": "steps to the skull at the end",
    "visits": "visits, without the boss fight",
    "combats": "combats, those of the boss fight too",
    "beaten": "enemies beaten, without stages of the boss",
    "cleared": "dungeons cleared",
    "levels_cleared": "different levels of which a dungeon was cleared",
    "longest_visit": "the most enemies beaten in one visit, without the boss fight",
    "thrown_out": "times that the party was thrown out",
    "steps_held": "steps of the boss token that were not taken",
    "lost_steps": "steps lost by being thrown out",
    "best_total": "the highest party total that beat an enemy",
    "hands": "hands drawn by all, new ones among them",
    "new_hands": "new hands taken by all",
    "boss_new_hands": "those of the boss fight",
    "removed": "cards removed by all",
    "borrowed": "cards borrowed by all",
    "loot_5": "loot of level 5 taken by all",
    "best_turn": "the most that the party total has grown by in one turn",
    "exact": "enemies beaten with exactly their power, stages too",
    "most_over": "the most power that an enemy was beaten with beyond its own",
    "most_doubled": "how often one card was doubled in one combat, at most",
    "most_songs": "the most Songs that came into play in one combat",
    "most_kinds": "the most kinds that came to lie in front of one player in one combat",
    "plain_wins": "enemies beaten with nothing but basics in play, stages too",
    "least_beaten": "the fewest enemies that one of the players has beaten, stages too",
    "zeros_left": "Basic 0 of all players at the end, wherever they lie",
    "smallest_deck": "cards of the player who has the fewest at the end, wherever they lie",
    "largest_deck": "cards of the player who has the most",
    **{f"cleared_{level}": f"dungeons of level {level} cleared" for level in LEVELS},
    **{f"beaten_{level}": f"enemies of level {level} beaten" for level in LEVELS},
}
"""What this game tells of itself, beside what the house knows of every game."""

COUNTED = (
    "combats", "beaten", "lost_steps", "best_total", "cleared", "longest_visit", "thrown_out", "steps_held",
    "boss_new_hands", "loot_5", "exact", "most_over", "most_doubled", "most_songs", "most_kinds", "plain_wins",
    *(f"{what}_{level}" for what in ("cleared", "beaten") for level in LEVELS),
)  # fmt: skip
"""Numbers that the record counts under the same names."""


def tally(t: Table, record: Record) -> dict[str, int]:
    """Every number now."""
    deeds, owned = record.players.values(), [cards_of(t, player) for player in t.players]
    told = {
        "players": len(t.players),
        "annex": int(t.annex),
        "stages": len(t.zone(names.BEATEN)),
        "steps_left": t.track(names.STEPS),
        "visits": len(record.visits) - record.boss_fight,
        "levels_cleared": sum(bool(record.counts[f"cleared_{level}"]) for level in LEVELS),
        "hands": sum(deed.hands for deed in deeds),
        "new_hands": sum(deed.new_hands for deed in deeds),
        "removed": sum(deed.removed for deed in deeds),
        "borrowed": sum(deed.borrowed for deed in deeds),
        "best_turn": max(deed.best_turn for deed in deeds),
        "least_beaten": min(deed.beaten for deed in deeds),
        "zeros_left": sum(t.card(piece) == ZERO for pieces in owned for piece in pieces),
        "smallest_deck": min(len(pieces) for pieces in owned),
        "largest_deck": max(len(pieces) for pieces in owned),
    }
    return told | {name: record.counts[name] for name in COUNTED}


def cards_of(t: Table, player: str) -> list[str]:
    """All cards of a player, in deck, hand, discard pile or play; borrowed ones are none of them [TN-510]."""
    lying = [piece for kind in OWNED for piece in t.zone(f"{kind}:{player}")]
    return [piece for piece in lying if not t.tokens(piece, names.BORROWED)]
