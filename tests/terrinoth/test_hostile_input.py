"""Hostile input: marks and scenarios that a spiteful hand might write are told of, and never crash."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.kit.computer_players import RandomPlayer
from game.kit.effects.language import MarkError
from game.kit.errors import RuleError
from game.kit.rng import Streams
from game.kit.scenario import ScenarioError, give_answers, mismatches
from game.terrinoth.box import Box
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import read
from game.terrinoth.scenario_summary import summary
from game.terrinoth.vocabulary import vocabulary
from tests.adventure.spoiling import spoiled
from tests.terrinoth.table import ASTARRA, KARI, MOK

WORDS = vocabulary()
SIGNS = ["(", ")", ",", ";", "=", "==", "+", "-", " ", "not ", " and ", " or ", " if ", " else ", "1", "2"]
PIECES = [*SIGNS, "shadows", "upto", "most", "wounds", "trait", "Goblin", *WORDS.words]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join) | st.text(max_size=30))
def test_any_text_is_a_mark_or_a_told_fault(text: str) -> None:
    told = "column"
    try:
        WORDS.effect(text)
    except MarkError as fault:
        told = str(fault)
    assert "column" in told


SPEC: dict[str, Any] = {
    "heroes": [
        {"id": KARI, "wounds": 2, "tokens": 1, "conditions": ["poisoned"], "items": ["keen-oil"],
         "exhausted": ["scout-caution"], "advanced": ["thief-fan-of-knives"],
         "engaged": ["ogres-minion", {"card": "bandits-minion", "wounds": 1, "exhausted": False}]},
        {"id": MOK, "engaged": ["rat-swarms-minion"]}, {"id": ASTARRA, "defeated": False},
    ],
    "quest": "the-goblin-problem", "seed": "s", "grim": False, "leader": MOK,
    "shadows": ["goblin-witchers-master", {"card": "cave-spiders-minion", "facedown": True}],
    "location": {"id": "dark-forest", "progress": 3}, "nemesis": {"place": "shadows", "wounds": 2},
    "decks": {"enemy": ["ogres-master", "..."], "exploration": ["ambush", "fire-bomb"], "location": ["brigand-camp"]},
    "discards": {"enemy": ["goblin-archers-minion"], "location": ["roadside-inn"]}, "peril": 1, "round": 2,
    "node": "hero_turn", "turns": [KARI], "counters": {}, "bearer": "", "used": [MOK],
    "answers": ["scout-draw-attention"], "expect": {"round": 2},
}  # fmt: skip
JUNK: list[Any] = [
    KARI, MOK, "scout-caution", "ogres-minion-1", "ogres-minion", "splig", "...", "", "x", "roadside-inn", "keen-oil",
    "poisoned", "defeated", "lair", "enemy_turn", "travel", "setup", "yes", 0, 3, -1, 99, 10**20, 1.5, True, None, [],
    {}, ["ogres-minion"], [[]], {"card": "ogres-master"}, {"id": "dark-forest"},
]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_a_spoiled_scenario_is_told_or_can_be_played(box: Box, seed: int) -> None:
    streams = Streams(f"spoiled-{seed}", {})
    played, told = 0, []
    for number in range(120):
        spec = spoiled(SPEC, JUNK, streams)
        try:
            session = build(box, read(json.dumps(spec))).begin()
            give_answers(session, spec.get("answers", []))
            list(mismatches(spec.get("expect", {}), summary(session)))
            player = RandomPlayer(str(number))
            for _ in range(12):
                if session.prompt is not None:
                    session.answer(player(session.table, session.prompt, None))
            played += 1
        except (ScenarioError, RuleError) as fault:
            told.append(str(fault))
    assert played > 5
    assert len(told) > 5
    assert all(told)
