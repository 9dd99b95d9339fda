"""The journey of the day: drawn from the date alone, offline, the same for everyone who has the same version.

One try counts: the first that was begun. Leaving it and going on is the same try; playing it again is not counted,
like everything whose fate is known. Who has abandoned it, or deleted it, and begins again has lost the day.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game import __version__
from game.kit.career import Ladder
from game.kit.counting import DEFEAT, journey_id
from game.kit.mode import Mode
from game.kit.profile import DailyTry
from game.kit.profiles import Players
from game.kit.rng import Streams
from game.kit.setup import SeatChoice, Setup


def setup_of_day(mode: Mode, date: str, player: str = "") -> Setup:
    """The journey of a day ("2026-11-22"): any goal, a step of those that are meant for it, any pieces that fit."""
    streams = Streams(f"{mode.id}/{__version__}/{date}", {})
    fewest = mode.nature.seats[0]
    form, ladder = mode.setup_form(fewest), mode.career().ladder
    choices = {found.id: streams.sample(found.id, [e.id for e in found.entries], 1)[0] for found in form.lists}
    if ladder.step_list:
        choices[ladder.step_list] = streams.sample("step", _steps(ladder), 1)[0]
    seats: list[SeatChoice] = []
    for piece in streams.shuffled("pieces", [entry.id for entry in form.pieces]):
        if len(seats) == fewest:
            break
        taken = (*seats, SeatChoice(player, piece))
        trial = (*taken, *(SeatChoice() for _ in range(fewest - len(taken))))
        found = mode.problem(Setup(choices, trial, 0, date))
        if found is None or len(taken) - 1 not in found.seats:
            seats.append(SeatChoice(player, piece))
    while len(seats) < fewest:
        seats.append(SeatChoice(player))
    return Setup(choices, tuple(seats), 0, f"DAY-{date}")


def _steps(ladder: Ladder) -> list[str]:
    """The steps that a day may be played on; the usual one where none is meant for it."""
    return [step.id for step in ladder.steps if step.daily] or [ladder.usual]


def begin_try(
    players: Players, mode: Mode, date: str, player: str, slot: str, is_kept: Callable[[str], bool]
) -> DailyTry:
    """Note the try of a day, if it is the first one; gives the one that counts. `is_kept` tells of a slot whether a
    journey lies there: a try without one was abandoned, and is lost.
    """
    tries = players.player(player).days.setdefault(mode.id, {})
    if date not in tries:
        begun = mode.session(setup_of_day(mode, date))
        tries[date] = DailyTry(journey_id(mode.id, mode.setup_of(begun.state)), slot)
    elif is_abandoned(tries[date], is_kept):
        tries[date] = replace(tries[date], outcome=DEFEAT)
    return tries[date]


def is_abandoned(tried: DailyTry, is_kept: Callable[[str], bool]) -> bool:
    """Whether a try was begun whose journey is neither over nor kept."""
    return not tried.outcome and bool(tried.slot) and not is_kept(tried.slot)
