"""What the profile shows of a game, without drawing: the players, what each has won, and what is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from game.kit.achievements import Achievement
from game.kit.career import Goal, LadderStep
from game.kit.counting import numbers
from game.kit.daily import setup_of_day
from game.kit.mode import Mode
from game.kit.profile import DailyTry, PlayedJourney, Profile, Records, records_of, same_player
from game.kit.setup import Setup

WEEK = 7
MOST_TABS = 4


class ProfileState:
    """The player, the goal, the step and the achievement that are looked at; `at` is the place of the player."""

    def __init__(self, mode: Mode, players: Sequence[Profile], today: date, player: str = "") -> None:
        self.mode = mode
        self.career = mode.career()
        self.ladder = self.career.ladder
        self.today = today
        self.players: list[Profile] = []
        self.at = 0
        self.goal_at = 0
        self.achievement_at = 0
        self.take(players, player)

    def take(self, players: Sequence[Profile], player: str = "") -> None:
        """Look at these players, at the named one among them; else at whoever played last."""
        self.players = sorted(players, key=lambda found: -max((j.when for j in found.journeys), default=0.0))
        self.show(next((at for at, found in enumerate(self.players) if same_player(found.name, player)), 0))

    def show(self, at: int) -> None:
        """Look at another player: the first goal that is not won on every step, and the step above those won."""
        self.at = at
        self.records: Records = records_of(self.profile, self.mode.id, numbers(self.ladder))
        """What the player's journeys come to."""
        open_goals = [n for n, goal in enumerate(self.ladder.goals) if self.won(goal) < self.ladder.height]
        self.goal_at = next(iter(open_goals), 0)
        self.step_number = self.next_step
        won = [n for n, found in enumerate(self.career.achievements) if self.when(found)]
        self.achievement_at = next(iter(won), 0)

    # -- who ---------------------------------------------------------------------------------------

    @property
    def profile(self) -> Profile:
        """The player; one of no name where there is none yet."""
        return self.players[self.at] if self.players else Profile("")

    @property
    def journeys(self) -> list[PlayedJourney]:
        """The player's journeys, the latest first."""
        return self.profile.of(self.mode.id)[::-1]

    def tabs(self) -> list[tuple[int, str]]:
        """Some players with their places, the one who is looked at among them."""
        first = max(0, min(self.at - 1, len(self.players) - MOST_TABS))
        return [(at, found.name) for at, found in enumerate(self.players)][first : first + MOST_TABS]

    # -- windows and ladder ------------------------------------------------------------------------

    @property
    def goal(self) -> Goal:
        """The goal that is looked at."""
        return self.ladder.goals[self.goal_at]

    def look_at_goal(self, at: int) -> bool:
        """Look at another goal, and at its next step; false where there is none."""
        if not 0 <= at < len(self.ladder.goals) or at == self.goal_at:
            return False
        self.goal_at = at
        self.step_number = self.next_step
        return True

    def look_at_step(self, number: int) -> bool:
        """Look at another step of the goal; false where there is none."""
        if not 1 <= number <= self.ladder.height or number == self.step_number:
            return False
        self.step_number = number
        return True

    def won(self, goal: Goal) -> int:
        """The number of the highest step that was won with a goal; 0 where none was."""
        return self.records.best.get(goal.id, 0)

    @property
    def windows(self) -> int:
        """How many goals were won."""
        return sum(1 for goal in self.ladder.goals if self.won(goal))

    @property
    def next_step(self) -> int:
        """The number of the step above those won with the goal; the last one where all are."""
        return min(self.won(self.goal) + 1, self.ladder.height)

    @property
    def step(self) -> LadderStep | None:
        """The step that is looked at; None for a game without steps."""
        return self.ladder.step(self.step_number)

    @property
    def chance(self) -> int | None:
        """How often in a hundred the computer wins the goal on this step; None where nobody measured it."""
        return self.ladder.chances.get((self.goal.id, self.step.id)) if self.step is not None else None

    def climb(self, last: Setup | None) -> Setup:
        """The set-up with this goal and this step, else as it was before."""
        chosen = {self.ladder.goal_list: self.goal.id}
        if self.step is not None:
            chosen[self.ladder.step_list] = self.step.id
        if last is None:
            return Setup(chosen, ())
        return Setup(last.choices | chosen, last.seats, last.first, "")

    # -- achievements ------------------------------------------------------------------------------

    @property
    def achievement(self) -> Achievement | None:
        """The achievement that is looked at; None for a game without any."""
        found = self.career.achievements
        return found[self.achievement_at] if found else None

    def when(self, achievement: Achievement) -> float:
        """When an achievement was won, in seconds since 1970; 0 where it was not."""
        return self.profile.won_achievements(self.mode.id).get(achievement.id, 0.0)

    def near(self, achievement: Achievement) -> int:
        """How much of an achievement was reached at best."""
        won = bool(self.when(achievement))
        return achievement.of if won else self.profile.reached.get(self.mode.id, {}).get(achievement.id, 0)

    @property
    def nearest(self) -> Achievement | None:
        """Of those not won yet the one that most is reached of; None where nothing is."""
        waiting = [found for found in self.career.achievements if not self.when(found) and self.near(found)]
        return max(waiting, key=lambda found: self.near(found) / found.of, default=None)

    @property
    def achieved(self) -> int:
        """How many achievements were won."""
        return sum(1 for found in self.career.achievements if self.when(found))

    # -- the day -----------------------------------------------------------------------------------

    @property
    def day(self) -> str:
        """Today, as a date is written in the file."""
        return self.today.isoformat()

    def day_setup(self) -> Setup:
        """The journey of today."""
        return setup_of_day(self.mode, self.day, self.profile.name)

    @property
    def tries(self) -> Mapping[str, DailyTry]:
        """The tries of the days, by date."""
        return self.profile.days.get(self.mode.id, {})

    @property
    def today_try(self) -> DailyTry | None:
        """The try of today; None while it was not begun."""
        return self.tries.get(self.day)

    def week(self) -> list[tuple[date, DailyTry | None]]:
        """The last seven days, today last, each with its try."""
        days = [self.today - timedelta(days=ago) for ago in reversed(range(WEEK))]
        return [(day, self.tries.get(day.isoformat())) for day in days]
