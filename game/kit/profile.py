"""A profile: what one player has played, won and reached, in every game of the house. Plain records.

What can be counted from the journeys is counted (`Records`), and stored nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, Struct, field

from game.kit.save_format import LATEST, LONGEST

MOST_JOURNEYS = 1000
"""Of each player and game; of more the oldest are forgotten, but for those that won the highest step of their goal."""
DAYS_KEPT = 400
"""Journeys of the day that are remembered."""

Moment = Annotated[float, Meta(ge=0, le=LATEST)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Text = Annotated[str, Meta(max_length=200)]


class PlayedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat of a journey: who played it (empty: a computer), the piece and its name."""

    player: Text
    piece: Text
    name: Text


class PlayedJourney(Struct, frozen=True, omit_defaults=True):
    """A journey that is over, as the profile of one player tells it.

    `id` stands for its set-up with its seed. `rewinds` above 0: fate was known, so that it wins no step, no window, no
    achievement and no record. `day` is the date of the journey of the day that it was; `won` is of this player;
    `reached` says how far it came, where winning or losing is not all.
    """

    id: Text
    game: Text
    goal: Text
    title: Text
    step: Text
    won: bool
    rounds: Count
    when: Moment
    seats: Annotated[tuple[PlayedSeat, ...], Meta(max_length=16)]
    seconds: Annotated[float, Meta(ge=0, le=LONGEST)] = 0.0
    rewinds: Count = 0
    day: Text = ""
    seed: Text = ""
    reached: Text = ""

    @property
    def counts(self) -> bool:
        """Whether it counts for ladder, windows, achievements and records."""
        return not self.rewinds

    def pieces_of(self, player: str) -> tuple[str, ...]:
        """The pieces that a player had."""
        return tuple(seat.piece for seat in self.seats if same_player(seat.player, player))


class DailyTry(Struct, frozen=True, omit_defaults=True):
    """The one try of a day: the journey's id, the slot of its save, and how it ended ("" while it has not)."""

    id: Text
    slot: Text = ""
    outcome: Text = ""


class Profile(Struct):
    """A player. Achievements and what was reached of them stand by game and id, the tries by game and date;
    `seen_windows` is the number of the step up to which the player has seen a window alight, by game and goal.
    """

    name: Text
    journeys: Annotated[list[PlayedJourney], Meta(max_length=10 * MOST_JOURNEYS)] = field(default_factory=list)
    achievements: dict[str, dict[str, Moment]] = field(default_factory=dict)
    reached: dict[str, dict[str, Count]] = field(default_factory=dict)
    days: dict[str, dict[str, DailyTry]] = field(default_factory=dict)
    seen_windows: dict[str, dict[str, Count]] = field(default_factory=dict)

    def of(self, game: str) -> list[PlayedJourney]:
        """The journeys of a game, the oldest first."""
        return [journey for journey in self.journeys if journey.game == game]

    def knows(self, journey_id: str) -> bool:
        """Whether a journey was counted already."""
        return any(journey.id == journey_id for journey in self.journeys)

    def won_achievements(self, game: str) -> Mapping[str, float]:
        """The achievements that were won in a game, each with when."""
        return self.achievements.get(game, {})


class Records(Struct, frozen=True):
    """What the journeys of one game come to for one player.

    `best` is the number of the highest step won, by goal; `fastest` the journey won in the fewest rounds; `favourite`
    the piece played most, with how often; `highest` the number of the highest step won.
    """

    played: int
    won: int
    run: int
    longest_run: int
    seconds: float
    best: Mapping[str, int]
    fastest: PlayedJourney | None
    highest: int
    favourite: tuple[str, str, int]
    pieces_played: int
    pieces_won: int
    companions: int
    days_won: int

    @property
    def steps(self) -> int:
        """The steps won, of all goals together."""
        return sum(self.best.values())


def records_of(profile: Profile, game: str, number: Mapping[str, int]) -> Records:
    """The records of a game; `number` gives the number of each step by its id (0: not there any more)."""
    journeys = profile.of(game)
    wins = [journey for journey in journeys if journey.won and journey.counts]
    best: dict[str, int] = {}
    for journey in wins:
        best[journey.goal] = max(best.get(journey.goal, 0), number.get(journey.step, 0))
    run, longest = _runs(journeys)
    names = {seat.piece: seat.name for journey in journeys for seat in journey.seats}
    often = Counter(piece for journey in journeys for piece in journey.pieces_of(profile.name))
    most, times = often.most_common(1)[0] if often else ("", 0)
    return Records(
        played=len(journeys),
        won=sum(journey.won for journey in journeys),
        run=run,
        longest_run=longest,
        seconds=sum(journey.seconds for journey in journeys),
        best={goal: step for goal, step in best.items() if step},
        fastest=min(wins, key=lambda journey: journey.rounds, default=None),
        highest=max(best.values(), default=0),
        favourite=(most, names.get(most, ""), times),
        pieces_played=len(often),
        pieces_won=len({piece for journey in wins for piece in journey.pieces_of(profile.name)}),
        companions=len({other for journey in wins for other in others_in(journey, profile.name)}),
        days_won=sum(bool(journey.day) for journey in wins),
    )


def others_in(journey: PlayedJourney, player: str) -> Iterator[str]:
    """The other people of a journey, by their names as they are compared."""
    return (key_of(seat.player) for seat in journey.seats if seat.player and not same_player(seat.player, player))


def _runs(journeys: list[PlayedJourney]) -> tuple[int, int]:
    """How many journeys were won in a row at last, and at best; one that was rewound neither adds nor breaks."""
    run = longest = 0
    for journey in journeys:
        if journey.counts:
            run = run + 1 if journey.won else 0
            longest = max(longest, run)
    return run, longest


def key_of(name: str) -> str:
    """A name as names are compared: without its case and the space around it."""
    return " ".join(name.split()).casefold()


def same_player(one: str, other: str) -> bool:
    """Whether two names are of the same player."""
    return key_of(one) == key_of(other)


def trim(profile: Profile, game: str, number: Mapping[str, int]) -> None:
    """Forget the oldest journeys of a game beyond the bound, but none that won the highest step of its goal."""
    journeys = profile.of(game)
    beyond = len(journeys) - MOST_JOURNEYS
    if beyond > 0:
        best: dict[str, tuple[int, str]] = {}
        for journey in journeys:
            if journey.won and journey.counts:
                best[journey.goal] = max(best.get(journey.goal, (0, "")), (number.get(journey.step, 0), journey.id))
        kept = {journey_id for _, journey_id in best.values()}
        gone = {journey.id for journey in [j for j in journeys if j.id not in kept][:beyond]}
        profile.journeys = [journey for journey in profile.journeys if journey.id not in gone]
    tries = profile.days.get(game, {})
    for date in sorted(tries)[:-DAYS_KEPT]:
        del tries[date]
