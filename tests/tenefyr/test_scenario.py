"""A scenario file that uses all that the format has at one moment of a game."""

from __future__ import annotations

from typing import Any

import msgspec

from game.tenefyr.box import Box
from game.tenefyr.workbench import TenefyrWorkbench

FIGHT: dict[str, Any] = {
    "game": "tenefyr", "name": "A fight in the hedges", "seed": "FIGHT-1", "boss": "chaos-dragon", "step": "hard",
    "annex": True, "starter": "bard", "steps": 6, "hold": 1, "boon": 1, "boon_now": 0, "round": 4,
    "players": [
        {
            "heroes": ["bard"], "player": "Ana", "hand": ["orc", "1"], "deck": ["0", "..."],
            "played": [
                {"card": "kobold", "turn": 1, "first": True, "plus": {"goblin-drummer": 1}, "double": {"orc": 1}},
            ],
        },
        {"heroes": ["cleric"], "computer": "sensible", "discard": ["ghoul"], "more": 1},
        {"heroes": ["thief"], "ghosts": 2},
    ],
    "boss_deck": [{"card": "wings-of-perhaps", "open": True}, "tail-of-sorts", "scales-of-whim"],
    "beaten": ["laughing-mouth"],
    "dungeons": {
        "2": {"cards": ["ogre", {"card": "kobold", "known": True}], "place": "bramble-lane", "reward": "hot-meal"},
        "3": {"cards": []},
    },
    "reserve": {"1": ["kobold"]}, "supply": {"basic1": 3},
    "dungeon": "2", "node": "play", "turn": 1, "hand_size": 3, "foe": 1, "foe_place": 1, "curses": {"song": 1},
    "new_hands": 1, "next_plus": {"goblin-drummer": 2}, "later_plus": {"kobold": 1},
    "answers": ["orc", {"kind": "play-card", "choose": "basic1-5"}],
    "expect": {"players": {"bard": {"hand": []}}, "steps": 6, "round": 4},
}  # fmt: skip


def test_a_fight_is_laid_out_and_played(box: Box) -> None:
    bench = TenefyrWorkbench(box)
    scenario = bench.scenario(msgspec.json.encode(FIGHT))
    session = scenario.play()
    assert scenario.faults(bench.summary(session)) == []
    other = bench.scenario(msgspec.json.encode({**FIGHT, "expect": {"steps": 5}}))
    assert other.faults(bench.summary(other.play())) != []
