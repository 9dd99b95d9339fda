"""The steps of the ladder: as the set-up shows them, and as the house keeps profiles by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.adventure.box import Box
from game.adventure.cards import PRINTED
from game.kit.career import Goal, Ladder, LadderStep
from game.kit.setup import Entry
from game.kit.shown import Fact, Row
from game.kit.text import Words


def ladder_of(box: Box, words: Words, goal_list: str, goals: Sequence[Goal], step_list: str) -> Ladder:
    """The goals of a game and all steps, with how often the sensible computer wins."""
    steps = tuple(
        LadderStep(step, words(f"step.{step}.name"), words(f"step.{step}.text"), record.daily)
        for step, record in box.steps.items()
    )
    chances = {(goal, step): chance for step, record in box.steps.items() for goal, chance in record.chance.items()}
    return Ladder(goal_list, tuple(goals), step_list, steps, PRINTED, chances)


def step_entries(box: Box, words: Words, titles: Mapping[str, str]) -> tuple[Entry, ...]:
    """The steps, the easiest first, each with its rule and, of the goals with these titles, how often the sensible
    computer wins where that was measured.
    """
    return tuple(_entry(box, words, step, number, titles) for number, step in enumerate(box.steps, 1))


def _entry(box: Box, words: Words, step: str, number: int, titles: Mapping[str, str]) -> Entry:
    """A step as the set-up shows it."""
    name, chances = words(f"step.{step}.name"), box.steps[step].chance
    line = "ui.setup.step_printed" if step == PRINTED else "ui.setup.step_of"
    times = [
        Row(words("ui.setup.step_times", title=title, count=chances[goal]))
        for goal, title in titles.items()
        if goal in chances
    ]
    return Entry(
        id=step,
        title=words("ui.setup.step_title", number=number, name=name),
        short=name,
        line=words(line, number=number, all=len(box.steps)),
        facts=(Fact("flag", words("ui.setup.step_rule"), words(f"step.{step}.text")),),
        rows=(Row(words("ui.setup.step_chance")), *times) if times else (),
    )
