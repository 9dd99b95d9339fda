"""Counting a journey that is over: once for each player, whoever tells of it and however often.

A journey is known by its set-up and its seed: who loads a copy of it, watches it, forks it or plays the same seed
again knows its fate, and it is not counted a second time for the same player; its first end stands. A journey that
was rewound beyond something known counts as played, and says so, but it wins no step, no window, no achievement and no
record, and neither adds to a run of wins nor breaks it. A seat counts for whoever gave most of its answers; one of the
computer for nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from game.kit.achievements import Facts
from game.kit.career import Career, Ladder
from game.kit.mode import Mode
from game.kit.people import who_played
from game.kit.profile import (
    DailyTry,
    PlayedJourney,
    PlayedSeat,
    Profile,
    Records,
    key_of,
    records_of,
    same_player,
    trim,
)
from game.kit.profiles import NAME_LIMIT, Players, Profiles
from game.kit.session import Session
from game.kit.setup import Setup

FIRST = 1
LONGEST_THOUGHT = 180.0
"""Seconds: who thinks longer was away."""
VICTORY, DEFEAT = "victory", "defeat"
TEXT_LIMIT = 200
"""What a profile keeps of a text."""


class Finished(Struct, frozen=True):
    """A journey that is over, as the house counts it. `winners` are the seats (from 0) that won."""

    id: str
    game: str
    goal: str
    title: str
    step: str
    rounds: int
    seconds: float
    rewinds: int
    seats: tuple[PlayedSeat, ...]
    winners: tuple[int, ...]
    numbers: Mapping[str, int]
    seed: str
    reached: str = ""

    def players(self) -> list[str]:
        """The people at the table, each once, in the order of their seats."""
        names: dict[str, str] = {}
        for seat in self.seats:
            if key_of(seat.player):
                names.setdefault(key_of(seat.player), seat.player)
        return list(names.values())


class News(Struct, frozen=True):
    """What a journey brought a player. `counted` is false where it had been counted before.

    `step` is the number of a step that was won for the first time with its goal (0: none), `window` whether its window
    is new; `achievements` are ids; `records` are keys of what was never better: "fastest", "run", "highest". `day` is
    the date whose journey it was, where this is the try that counts.
    """

    player: str
    counted: bool = True
    rewound: bool = False
    step: int = 0
    window: bool = False
    achievements: tuple[str, ...] = ()
    records: tuple[str, ...] = ()
    day: str = ""

    @property
    def anything(self) -> bool:
        """Whether there is something to tell."""
        return bool(self.step or self.window or self.achievements or self.records)


def journey_id(game: str, setup: Setup) -> str:
    """What stands for a journey: its game, its set-up without the players' names, its seed."""
    seats = [(seat.piece, seat.computer) for seat in setup.seats]
    choices = sorted((key, value) for key, value in setup.choices.items() if value)
    plain = msgspec.json.encode([game, choices, seats, setup.first, setup.seed])
    return blake2b(plain, digest_size=12).hexdigest()


def finished(mode: Mode, session: Session, meta: Mapping[str, Any]) -> Finished:
    """A session that is over, as it is counted."""
    setup, told, ladder = mode.setup_of(session.state), mode.view(session).chronicle(), mode.career().ladder
    standings = {standing.piece: standing for standing in told.standings}
    names = [standings[seat.piece].name if seat.piece in standings else seat.piece for seat in setup.seats]
    placed = [standings[seat.piece].place if seat.piece in standings else 0 for seat in setup.seats]
    together = not any(placed)
    winners = [at for at, place in enumerate(placed) if (told.outcome == VICTORY if together else place == FIRST)]
    seconds = meta.get("seconds")
    return Finished(
        journey_id(mode.id, setup),
        mode.id,
        ladder.goal_of(setup.choices),
        told.title,
        ladder.step_of(setup.choices),
        told.rounds,
        float(seconds) if isinstance(seconds, int | float) else 0.0,
        session.rewinds,
        tuple(
            PlayedSeat(who_played(session, seat)[:NAME_LIMIT], seat.piece, name)
            for seat, name in zip(setup.seats, names, strict=True)
        ),
        tuple(winners),
        mode.tally(session),
        told.seed,
        told.reached[:TEXT_LIMIT],
    )


def add_time(meta: dict[str, Any], seconds: float) -> None:
    """Add the time since the last answer to what a journey took; a long absence counts as a short one."""
    meta["seconds"] = meta.get("seconds", 0.0) + min(seconds, LONGEST_THOUGHT)


def count_ended(
    profiles: Profiles | None, mode: Mode, session: Session, meta: Mapping[str, Any], when: float
) -> list[News]:
    """Count a journey that is over for everybody who played it; nobody, where it was not set up by players, and where
    its goal is one of their own making, which may be as easy as they like.

    Raises SaveError.
    """
    if profiles is None or "setup" not in meta:
        return []
    ended, career = finished(mode, session, meta), mode.career()
    if career.ladder.goals and career.ladder.goal(ended.goal) is None:
        return []
    return profiles.change(lambda players: count(players, career, ended, when))


def count(players: Players, career: Career, journey: Finished, when: float) -> list[News]:
    """Count a journey for everybody who played it; what it brought each of them."""
    return [_count_for(players.player(name), career, journey, when) for name in journey.players()]


def _count_for(profile: Profile, career: Career, journey: Finished, when: float) -> News:
    tries = profile.days.setdefault(journey.game, {})
    day = next((date for date, found in tries.items() if found.id == journey.id), "")
    if profile.knows(journey.id) or (day and tries[day].outcome):
        return News(profile.name, counted=False, day=day)
    own = [at for at, seat in enumerate(journey.seats) if same_player(seat.player, profile.name)]
    won = any(at in journey.winners for at in own)
    ladder = career.ladder
    before = records_of(profile, journey.game, numbers(ladder))
    counted = PlayedJourney(
        journey.id, journey.game, journey.goal, journey.title, journey.step, won, journey.rounds, when, journey.seats,
        journey.seconds, journey.rewinds, day, journey.seed, journey.reached,
    )  # fmt: skip
    profile.journeys.append(counted)
    if day:
        tries[day] = DailyTry(journey.id, tries[day].slot, VICTORY if won else DEFEAT)
    after = records_of(profile, journey.game, numbers(ladder))
    trim(profile, journey.game, numbers(ladder))
    if not counted.counts:
        return News(profile.name, rewound=True, day=day)
    reached = ladder.number(journey.step) if won else 0
    return News(
        profile.name,
        step=reached if ladder.steps and reached > before.best.get(journey.goal, 0) else 0,
        window=won and journey.goal not in before.best,
        achievements=_achievements(profile, career, journey, counted, after, when),
        records=tuple(_new_records(before, after)),
        day=day,
    )


def _achievements(
    profile: Profile, career: Career, journey: Finished, counted: PlayedJourney, now: Records, when: float
) -> tuple[str, ...]:
    """The achievements that a journey wins; how much of the others it came to is remembered."""
    facts = facts_of(profile, career.ladder, journey, counted, now)
    won = profile.achievements.setdefault(journey.game, {})
    near = profile.reached.setdefault(journey.game, {})
    new = []
    for achievement in career.achievements:
        if achievement.id in won:
            continue
        reached = achievement.reached(facts)
        if reached >= achievement.of:
            won[achievement.id] = when
            near.pop(achievement.id, None)
            new.append(achievement.id)
        elif reached > near.get(achievement.id, 0):
            near[achievement.id] = reached
    return tuple(new)


def facts_of(
    profile: Profile, ladder: Ladder, journey: Finished, counted: PlayedJourney, now: Records
) -> Facts:
    """A journey as achievements ask of it."""
    pieces = counted.pieces_of(profile.name)
    lows = [now.best.get(goal.id, 0) for goal in ladder.goals]
    house = {
        "rounds": counted.rounds,
        "minutes": round(counted.seconds / 60),
        "seats": len(counted.seats),
        "own": len(pieces),
        "people": len(journey.players()),
        "step": ladder.number(counted.step),
        "of_the_day": int(bool(counted.day)),
        "past_losses": _losses_before(profile, counted),
        "played": now.played,
        "wins": now.won,
        "run": now.run,
        "goals_won": len(now.best),
        "pieces_played": now.pieces_played,
        "pieces_won": now.pieces_won,
        "steps_won": now.steps,
        "highest": now.highest,
        "lowest": min(lows, default=0),
        "companions": now.companions,
        "days_won": now.days_won,
    }
    return Facts(counted.won, counted.goal, pieces, {**journey.numbers, **house})


def _losses_before(profile: Profile, journey: PlayedJourney) -> int:
    """How often a goal was lost since it was won last, before this journey."""
    lost = 0
    for other in profile.of(journey.game):
        if other.goal == journey.goal and other.id != journey.id and other.counts:
            lost = 0 if other.won else lost + 1
    return lost


def _new_records(before: Records, after: Records) -> Sequence[str]:
    """What was never better; a first journey breaks no record."""
    new = []
    if before.fastest is not None and after.fastest is not None and after.fastest.rounds < before.fastest.rounds:
        new.append("fastest")
    if before.longest_run > 0 and after.longest_run > max(1, before.longest_run):
        new.append("run")
    if before.highest > 0 and after.highest > before.highest:
        new.append("highest")
    return new


def numbers(ladder: Ladder) -> dict[str, int]:
    """The number of each step by its id; of a game without steps every journey is on the only one."""
    return {step.id: number for number, step in enumerate(ladder.steps, 1)} or {ladder.usual: 1}
