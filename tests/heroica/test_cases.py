"""Rules by cases: scenario files as values, each written from the words of its rules."""

from __future__ import annotations

import json

import pytest

from game.heroica.mode import HeroicaMode
from tests.heroica.cases import features, fighting, final, interrupts, monsters, moving, playing, relics, skills, states
from tests.heroica.cases.hall import Case

CASES = [
    *moving.CASES, *fighting.CASES, *skills.CASES, *features.CASES, *monsters.CASES, *final.CASES, *relics.CASES,
    *playing.CASES, *states.CASES, *interrupts.CASES,
]  # fmt: skip


@pytest.mark.parametrize("case", [pytest.param(it, id=it.name, marks=pytest.mark.rule(*it.rules)) for it in CASES])
def test_a_case(mode: HeroicaMode, case: Case) -> None:
    bench = mode.workbench()
    scenario = bench.scenario(json.dumps(case.spec).encode())
    told = bench.summary(scenario.play())
    assert scenario.faults(told) == []
    assert told["node"] == case.spec["stop_at"] or not case.spec["stop_at"], "stopped elsewhere"
    if "prompt" not in case.spec["expect"]:
        assert told["prompt"] is None
