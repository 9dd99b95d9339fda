"""The profiles of players: what is written, by whom, how it is read again, and what is counted."""

from __future__ import annotations

import json
import stat
from multiprocessing import get_context
from pathlib import Path

import msgspec
import pytest

from game.kit.achievements import Achievement
from game.kit.career import Career, Goal, Ladder, LadderStep
from game.kit.counting import Finished, News, count, journey_id
from game.kit.errors import SaveError
from game.kit.profile import MOST_JOURNEYS, DailyTry, PlayedSeat, Profile, records_of, trim
from game.kit.profiles import MOST_PLAYERS, Players, Profiles
from game.kit.setup import SeatChoice, Setup

STEPS = ("low", "middle", "high")
LADDER = Ladder(
    "map",
    (Goal("isle", "The Isle"), Goal("cape", "The Cape")),
    "step",
    tuple(LadderStep(step, step.title(), "") for step in STEPS),
    "middle",
)
COINS = Achievement("coins", "Coins", "", "star", 3, False, "red", lambda facts: facts.numbers["coins"])
CAREER = Career(LADDER, (COINS,))
NUMBERS = {"low": 1, "middle": 2, "high": 3}


def ended(
    name: str = "a", *, won: bool = True, step: str = "middle", goal: str = "isle", rounds: int = 8, rewinds: int = 0,
    players: tuple[str, ...] = ("Ana", "Ben"), coins: int = 0,
) -> Finished:  # fmt: skip
    """A journey that is over."""
    seats = tuple(PlayedSeat(player, f"piece-{at}", f"Piece {at}") for at, player in enumerate(players))
    winners = tuple(range(len(players))) if won else ()
    return Finished(
        name, "game", goal, goal.title(), step, rounds, 60.0, rewinds, seats, winners, {"coins": coins}, "s"
    )


def told(players: Players, *journeys: Finished) -> News:
    """What the last of these journeys brings Ana."""
    news = [count(players, CAREER, journey, 1000.0 + at) for at, journey in enumerate(journeys)][-1]
    return next(found for found in news if found.player == "Ana")


def ana(players: Players) -> Profile:
    """Ana."""
    found = players.find("Ana")
    assert found is not None
    return found


# -- counting


def test_a_journey_counts_once_for_everybody_who_played_it() -> None:
    players = Players()
    assert told(players, ended()).counted
    assert not told(players, ended()).counted
    assert not told(players, ended(won=False)).counted
    assert [player.name for player in players.players] == ["Ana", "Ben"]
    assert [len(player.journeys) for player in players.players] == [1, 1]
    assert ana(players).journeys[0].won


def test_the_first_end_of_a_fate_stands() -> None:
    players = Players()
    told(players, ended(won=False), ended(won=True))
    assert [journey.won for journey in ana(players).journeys] == [False]


def test_a_seat_of_the_computer_counts_for_nobody_and_one_player_with_two_seats_once() -> None:
    players = Players()
    count(players, CAREER, ended(players=("Ana", "", " ana ")), 1.0)
    assert [player.name for player in players.players] == ["Ana"]
    assert ana(players).journeys[0].pieces_of("ANA") == ("piece-0", "piece-2")


def test_what_stands_for_a_journey_is_its_set_up_and_seed_without_the_names() -> None:
    seats = (SeatChoice("Ana", "knight"), SeatChoice("Ben", "mage"))
    setup = Setup({"map": "isle", "grim": ""}, seats, 0, "s")
    same = Setup({"map": "isle"}, (SeatChoice("Cleo", "knight"), SeatChoice("", "mage")), 0, "s")
    assert journey_id("game", setup) == journey_id("game", same)
    others = (
        Setup({"map": "cape"}, seats, 0, "s"), Setup({"map": "isle"}, seats, 1, "s"),
        Setup({"map": "isle"}, seats, 0, "t"), Setup({"map": "isle"}, seats[::-1], 0, "s"),
    )  # fmt: skip
    assert len({journey_id("game", other) for other in (setup, *others)} | {journey_id("other", setup)}) == 6


def test_a_step_wins_those_below_it_and_is_told_once() -> None:
    players = Players()
    first = told(players, ended("a", step="middle"))
    assert (first.step, first.window) == (2, True)
    assert told(players, ended("b", step="low")).step == 0
    assert told(players, ended("c", step="middle")).step == 0
    higher = told(players, ended("d", step="high"))
    assert (higher.step, higher.window, higher.records) == (3, False, ("run", "highest"))
    assert dict(records_of(ana(players), "game", NUMBERS).best) == {"isle": 3}


def test_a_rewound_journey_is_played_but_wins_nothing() -> None:
    players = Players()
    news = told(players, ended("a", coins=3), ended("b", goal="cape", step="high", rounds=2, rewinds=1, coins=3))
    assert news.rewound
    assert not news.anything
    records = records_of(ana(players), "game", NUMBERS)
    assert (records.played, records.won, records.run, dict(records.best)) == (2, 2, 1, {"isle": 2})
    assert records.fastest is not None
    assert records.fastest.rounds == 8


def test_an_achievement_is_won_once_and_remembers_how_near_it_was() -> None:
    players = Players()
    assert told(players, ended("a", coins=2)).achievements == ()
    assert ana(players).reached == {"game": {"coins": 2}}
    assert told(players, ended("b", coins=1)).achievements == ()
    assert ana(players).reached == {"game": {"coins": 2}}
    assert told(players, ended("c", coins=3)).achievements == ("coins",)
    assert told(players, ended("d", coins=3)).achievements == ()
    assert ana(players).won_achievements("game") == {"coins": 1000.0}
    assert ana(players).reached == {"game": {}}


def test_records_are_told_when_they_are_broken_and_a_first_journey_breaks_none() -> None:
    players = Players()
    assert told(players, ended("a", rounds=9)).records == ()
    assert told(players, ended("b", rounds=7)).records == ("fastest", "run")
    assert told(players, ended("c", won=False, rounds=1)).records == ()
    assert told(players, ended("d", rounds=7)).records == ()
    records = records_of(ana(players), "game", NUMBERS)
    assert (records.longest_run, records.run) == (2, 1)
    assert records.favourite == ("piece-0", "Piece 0", 4)
    assert records.companions == 1


def test_a_journey_of_the_day_ends_its_try() -> None:
    players = Players()
    players.player("Ana").days["game"] = {"2026-11-22": DailyTry("a", "slot")}
    told(players, ended("a", won=False))
    assert ana(players).days["game"]["2026-11-22"] == DailyTry("a", "slot", "defeat")
    assert ana(players).journeys[0].day == "2026-11-22"


def test_the_oldest_journeys_are_forgotten_but_not_those_that_light_a_window() -> None:
    players = Players()
    told(players, ended("win", step="high"), *(ended(str(at), won=False) for at in range(MOST_JOURNEYS + 5)))
    kept = ana(players).of("game")
    assert len(kept) == MOST_JOURNEYS
    assert kept[0].id == "win"
    assert "5" not in {journey.id for journey in kept}
    trim(ana(players), "game", NUMBERS)
    assert len(ana(players).journeys) == MOST_JOURNEYS


# -- the file


def test_what_is_changed_is_there_for_the_next_window(tmp_path: Path) -> None:
    one, other = Profiles(tmp_path), Profiles(tmp_path)
    one.change(lambda players: count(players, CAREER, ended("a"), 1.0))
    other.change(lambda players: count(players, CAREER, ended("b"), 2.0))
    one.change(lambda players: count(players, CAREER, ended("c"), 3.0))
    assert [journey.id for journey in ana(other.read()).journeys] == ["a", "b", "c"]
    assert other.notes == []


def _count_some(folder: str, name: str, number: int) -> None:
    store = Profiles(Path(folder))
    for at in range(number):
        journey = ended(f"{name}-{at}")
        store.change(lambda players, ended=journey: count(players, CAREER, ended, 1.0))  # type: ignore[misc]


def test_two_processes_at_once_lose_nothing(tmp_path: Path) -> None:
    context = get_context("spawn")
    others = [context.Process(target=_count_some, args=(str(tmp_path), name, 15)) for name in "xy"]
    for other in others:
        other.start()
    for other in others:
        other.join()
    assert len(ana(Profiles(tmp_path).read()).journeys) == 30


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b'{"format":1,"players":[{"name":7}]}', b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_the_change_before_taken_up(tmp_path: Path, damage: bytes) -> None:
    store = Profiles(tmp_path)
    store.change(lambda players: count(players, CAREER, ended("a"), 1.0))
    store.change(lambda players: count(players, CAREER, ended("b"), 2.0))
    store.path.write_bytes(damage)
    assert [journey.id for journey in ana(store.read()).journeys] == ["a"]
    assert (tmp_path / "players.broken").read_bytes() == damage
    assert "players.broken" in store.notes[0]
    store.change(lambda players: count(players, CAREER, ended("c"), 3.0))
    assert [journey.id for journey in ana(store.read()).journeys] == ["a", "c"]


def test_where_nothing_can_be_read_they_begin_anew_and_the_damage_is_kept(tmp_path: Path) -> None:
    store = Profiles(tmp_path)
    store.path.write_bytes(b"no players")
    assert store.players() == []
    store.path.write_bytes(b"none either")
    assert store.players() == []
    assert (tmp_path / "players.broken").read_bytes() == b"no players"
    assert (tmp_path / "players-2.broken").read_bytes() == b"none either"
    assert len(store.notes) == 2


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    store = Profiles(tmp_path)
    newer = json.dumps({"format": 2, "players": "of another kind"}).encode()
    store.path.write_bytes(newer)
    with pytest.raises(SaveError, match="newer version"):
        store.change(lambda players: players.player("Ana"))
    assert store.players() == ()
    assert store.path.read_bytes() == newer


def test_a_folder_that_takes_nothing_is_told_and_changes_nothing(tmp_path: Path) -> None:
    store = Profiles(tmp_path / "file")
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError, match="could not be saved"):
        store.change(lambda players: players.player("Ana"))


def test_an_edit_that_fails_writes_nothing(tmp_path: Path) -> None:
    store = Profiles(tmp_path)
    store.change(lambda players: players.player("Ana"))
    before = store.path.read_bytes()
    with pytest.raises(SaveError):
        store.rename("Nobody", "Ben")
    assert store.path.read_bytes() == before
    assert stat.S_ISREG(store.path.stat().st_mode)


def test_a_player_can_be_renamed_and_deleted(tmp_path: Path) -> None:
    store = Profiles(tmp_path)
    store.change(lambda players: count(players, CAREER, ended("a"), 1.0))
    store.rename("ana", "  Anna   Maria ")
    found = store.read().find("anna maria")
    assert found is not None
    assert found.name == "Anna Maria"
    assert found.journeys[0].pieces_of("Anna Maria") == ("piece-0",)
    for wanted in ("", "  ", "BEN"):
        with pytest.raises(SaveError):
            store.rename("Anna Maria", wanted)
    store.rename("Anna Maria", "ANNA MARIA")
    store.delete("Ben")
    assert [player.name for player in store.read().players] == ["ANNA MARIA"]


def test_there_are_bounds(tmp_path: Path) -> None:
    players = Players()
    for at in range(MOST_PLAYERS):
        players.player(str(at))
    with pytest.raises(SaveError, match="must be deleted"):
        players.player("one more")
    store = Profiles(tmp_path)
    long = msgspec.json.encode({"format": 1, "players": [{"name": "x" * 300}]})
    store.path.write_bytes(long)
    assert store.players() == []
    assert store.notes
