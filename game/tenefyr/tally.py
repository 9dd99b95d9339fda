"""The tally: a game that is over in the numbers by which its achievements are won."""

from __future__ import annotations

from collections.abc import Mapping

from game.tenefyr.content import LEVELS

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
    "zeros_left": "Basic 0 in all decks at the end, with hands, discard piles and what is in play",
    "smallest_deck": "cards of the smallest deck at the end, counted likewise",
    "largest_deck": "cards of the largest one",
    **{f"cleared_{level}": f"dungeons of level {level} cleared" for level in LEVELS},
    **{f"beaten_{level}": f"enemies of level {level} beaten" for level in LEVELS},
}
"""What this game tells of itself, beside what the house knows of every game."""
