"""Rules by cases: scenario files as values, each written from the words of several rules at once."""

from __future__ import annotations

import json
import tomllib

import pytest

from game.runebound.box import Box
from game.runebound.workbench import RuneboundWorkbench
from tests.runebound.cases import bouts, cards, deeds, fights, lands, meetings, stories
from tests.runebound.cases.laid import Case
from tests.runebound.words import FOLDER

CASES = [*lands.CASES, *deeds.CASES, *stories.CASES, *fights.CASES, *bouts.CASES, *cards.CASES, *meetings.CASES]


@pytest.mark.parametrize("case", [pytest.param(it, id=it.name, marks=pytest.mark.rule(*it.rules)) for it in CASES])
def test_a_case(box: Box, case: Case) -> None:
    bench = RuneboundWorkbench(box)
    scenario = bench.scenario(json.dumps(case.spec).encode())
    told = bench.summary(scenario.play())
    assert scenario.faults(told) == []
    prompt = told["prompt"]
    options = set(prompt["options"]) if isinstance(prompt, dict) else set()
    assert options >= set(case.offered)
    assert not options & set(case.refused)
    assert not case.exactly or options == set(case.exactly)


def test_no_two_cases_have_a_name_and_all_speak_of_rules() -> None:
    assert len({case.name for case in CASES}) == len(CASES)
    known = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
    assert {rule for case in CASES for rule in case.rules} <= set(known)
