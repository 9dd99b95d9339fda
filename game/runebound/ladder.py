"""The ladder as the house keeps profiles by it: each scenario, on the steps of the ladder [RB-104, RB-114]."""

from __future__ import annotations

from game.kit.career import Goal, Ladder, LadderStep
from game.kit.text import Words
from game.runebound.box import Box
from game.runebound.view.pictures import scenario_picture, window_of
from game.runebound.view.setup_form import SCENARIO, STEP, USUAL_STEP


def ladder_of(box: Box, words: Words) -> Ladder:
    """Every scenario to be won, and the steps."""
    goals = (
        Goal(
            scenario, words(f"scenario.{scenario}.name"), scenario_picture(scenario), window_of(scenario, True), "lock"
        )
        for scenario in box.content.scenarios
    )
    content = box.content.ladder
    steps = (
        LadderStep(step, words(f"ladder.{step}.name"), words(f"ladder.{step}.text"), it.daily)
        for step, it in content.items()
    )
    chances = {(scenario, step): chance for step, it in content.items() for scenario, chance in it.chance.items()}
    return Ladder(SCENARIO, tuple(goals), STEP, tuple(steps), USUAL_STEP, chances)
