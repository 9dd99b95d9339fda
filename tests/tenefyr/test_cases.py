"""Rules by cases: scenario files as values, each written from the words of several rules at once."""

from __future__ import annotations

import json

import pytest

from game.tenefyr.box import Box
from game.tenefyr.workbench import TenefyrWorkbench
from tests.tenefyr.cases import powers, turns, valley
from tests.tenefyr.cases.fights import Case

CASES = [*powers.CASES, *turns.CASES, *valley.CASES, *valley.SOLO]


@pytest.mark.parametrize("case", [pytest.param(it, id=it.name, marks=pytest.mark.rule(*it.rules)) for it in CASES])
def test_a_case(box: Box, case: Case) -> None:
    bench = TenefyrWorkbench(box)
    scenario = bench.scenario(json.dumps(case.spec).encode())
    told = bench.summary(scenario.play())
    assert scenario.faults(told) == []
    if "prompt" not in case.spec["expect"]:
        assert told["prompt"] is None
        assert told["node"] == case.spec["stop_at"], "stopped elsewhere"
