"""Career: what a game keeps the profiles of its players by. Its ladder, its windows, its achievements.

A goal is an entry of one list of the set-up (a quest, a boss, a level); a step is an entry of another one. Winning a
goal on a step wins every step below it too, and lights as many panes of the goal's window.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from game.kit.achievements import Achievement


class Goal(Struct, frozen=True):
    """Something to be won: an entry of the set-up, with its title, its picture and its window (an asset id)."""

    id: str
    title: str
    picture: str = ""
    window: str = ""
    icon: str = ""
    """What stands in a window that is not lit."""


class LadderStep(Struct, frozen=True):
    """A step: its name, the sentence of its rule, and whether the journey of the day may be played on it."""

    id: str
    name: str
    text: str
    daily: bool = False


class Ladder(Struct, frozen=True):
    """The goals and the steps of a game, both from the easiest to the hardest.

    `goal_list` and `step_list` are ids of lists of the set-up form (the second is empty for a game without steps: then
    each goal is won or not). `usual` is the step of a journey that names none; `chances` says how often in a hundred
    the sensible computer player wins, by goal and step.
    """

    goal_list: str
    goals: tuple[Goal, ...]
    step_list: str = ""
    steps: tuple[LadderStep, ...] = ()
    usual: str = ""
    chances: Mapping[tuple[str, str], int] = {}

    def goal(self, goal_id: str) -> Goal | None:
        """A goal by its id, or None."""
        return next((goal for goal in self.goals if goal.id == goal_id), None)

    def number(self, step_id: str) -> int:
        """The number of a step, from 1; of a game without steps 1, and 0 for a step that is not there."""
        if not self.steps:
            return 1
        ids = [step.id for step in self.steps]
        return ids.index(step_id) + 1 if step_id in ids else 0

    @property
    def height(self) -> int:
        """How many steps there are to each goal."""
        return max(1, len(self.steps))

    def step(self, number: int) -> LadderStep | None:
        """The step of a number, from 1; None beyond the last."""
        return self.steps[number - 1] if 1 <= number <= len(self.steps) else None

    def goal_of(self, choices: Mapping[str, str]) -> str:
        """The goal that a set-up is about."""
        return choices.get(self.goal_list, "")

    def step_of(self, choices: Mapping[str, str]) -> str:
        """The step that a set-up is played on."""
        return choices.get(self.step_list) or self.usual


class Career(Struct, frozen=True):
    """What the profiles of a game's players tell, beside how many journeys were played and won."""

    ladder: Ladder
    achievements: tuple[Achievement, ...] = ()

    def achievement(self, wanted: str) -> Achievement | None:
        """An achievement by its id, or None."""
        return next((found for found in self.achievements if found.id == wanted), None)
