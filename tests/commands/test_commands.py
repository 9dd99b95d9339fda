"""The command line: what each command prints, and what it says to wrong input."""

from __future__ import annotations

import json
from collections import defaultdict
from io import StringIO
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from game.adventure import measured
from game.commands import check, selftest, simulation
from game.commands.setup_options import WantedSetup
from game.commands.simulate import SimulationPlan, simulate
from game.kit.companions import ADVISER
from game.kit.computer_players import RandomPlayer
from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.rates import Rate
from game.kit.rng import Streams
from game.kit.saves import Saves
from game.kit.text import Words
from game.kit.workbench import Played, Task
from game.modes import GAMES, Library, load_words
from game.paths import saves_folder
from game.terrinoth import balance
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.setup import random_party
from tests.commands.conftest import Run


def test_simulate_prints_its_keys_and_counts_every_game(run: Run) -> None:
    code, out, _ = run("simulate", "--quest", "the-goblin-problem", "--heroes", "3", "--games", "6", "--json")
    told = json.loads(out)
    assert code == 0
    assert {"games", "results", "decisions_per_second", "games_per_second"} <= set(told)
    row = told["results"][0]
    assert {"quest", "heroes", "games", "wins", "losses", "stuck", "rounds_mean", "decisions_mean"} <= set(row)
    assert row["wins"] + row["losses"] + row["stuck"] == row["games"] == told["games"] == 6
    assert (row["quest"], row["heroes"], row["stuck"]) == ("the-goblin-problem", 3, 0)


def simulated(mode: TerrinothMode, seats: int, plan: SimulationPlan) -> list[Any]:
    """The rows of a simulation of one quest."""
    wanted = WantedSetup({"quest": "the-goblin-problem"}, seats, (), True)
    return list(simulate(GAMES[0], mode, [wanted], plan)["results"])


def test_simulate_with_the_same_seed_tells_the_same_games(mode: TerrinothMode) -> None:
    one, again, two = (simulated(mode, 2, SimulationPlan(5, "random", seed)) for seed in ("one", "one", "two"))
    assert one == again
    assert one != two


def test_simulate_tells_the_same_games_however_many_processes_play_them(
    mode: TerrinothMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "FEW", simulation.BATCH)
    games = 2 * simulation.BATCH + 3
    alone, shared = (simulated(mode, 2, SimulationPlan(games, "random", "jobs", jobs)) for jobs in (1, 2))
    assert alone == shared


def test_the_sensible_player_wins_and_loses_and_wins_more_than_chance(mode: TerrinothMode) -> None:
    sensible, chance = (simulated(mode, 3, SimulationPlan(40, player, "s"))[0] for player in ("sensible", "random"))
    assert sensible["stuck"] == chance["stuck"] == 0
    assert sensible["losses"] > 0
    assert sensible["wins"] > chance["wins"] + 10


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "--quest", "no-such-quest"), "--quest"),
        (("simulate", "--heroes", "5"), "--heroes"),
        (("simulate", "--heroes", "elder-mok,ashrian"), "HT-109"),
        (("simulate", "--games", "0"), "--games"),
        (("simulate", "--seed", "a\udcff"), "--seed"),
        (("play", "--text", "--heroes", "2", "--seed", "\ud800"), "a seed is text in UTF-8"),
        (("simulate", "--policy", "clever"), "--policy"),
        (("shots", "--out", "x", "--size", "12"), "--size"),
        (("bench", "--heroes", "2"), "--heroes"),
        (("no-such-command",), "invalid choice"),
        (("replay", "no-such-file.json"), "cannot be read"),
    ],
)
def test_wrong_input_is_named_and_ends_with_2(run: Run, arguments: tuple[str, ...], said: str) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert said in err
    assert "Traceback" not in err


@pytest.mark.rule("HT-112")
@pytest.mark.parametrize(
    ("heroes", "said"), [("1", "HT-112"), ("elder-mok", "HT-112"), ("0", "HT-109"), ("5", "HT-109")]
)
def test_text_mode_takes_no_party_of_fewer_than_two_heroes_or_more_than_four(run: Run, heroes: str, said: str) -> None:
    code, _, err = run("play", "--text", "--heroes", heroes)
    assert code == 2
    assert "two to four heroes" in err
    assert said in err


@pytest.mark.rule("HT-109")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_text_mode_draws_the_party_that_simulate_would_draw(
    run: Run, monkeypatch: pytest.MonkeyPatch, box: Box, count: int
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    code, _, _ = run("play", "--text", "--quest", "nine-locks", "--heroes", str(count), "--seed", "7")
    assert code == 0
    saves = Saves(saves_folder(), Library(load_words()).mode)
    (info,) = saves.list()
    assert saves.read(info.slot).state.setup["heroes"] == random_party(box, Streams("nine-locks-7", {}), count)


def test_text_mode_begins_at_the_state_of_a_scenario_file(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "late.json"
    file.write_text('{"heroes": [{"id": "elder-mok", "wounds": 3}, {"id": "astarra"}], "round": 7}', encoding="utf-8")
    monkeypatch.setattr("sys.stdin", StringIO("look\nq\n"))
    code, out, _ = run("play", "--text", "--scenario", str(file))
    assert code == 0
    assert "Round 7" in out
    file.write_text('{"heroes": [{"id": "nobody"}]}', encoding="utf-8")
    code, _, err = run("play", "--text", "--scenario", str(file))
    assert (code, err.partition(":")[0]) == (2, "late.json")


def test_text_mode_begins_a_scenario_of_a_set_up_that_asks_for_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    wanted = ("play", "--text", "--game", "runebound", "--heroes", "2", "--scenario")
    code, _, _ = run(*wanted, "corpse-king")
    assert code == 0
    (info,) = Saves(saves_folder(), Library(load_words()).mode).list()
    assert info.head.title == "The Corpse King"
    assert run(*wanted, "no-such-king")[::2] == (2, "no-such-king: No such file or directory\n")


@pytest.mark.parametrize(
    ("environment", "platform", "driver"),
    [
        ({}, "linux", "dummy"),
        ({"DISPLAY": "", "SDL_VIDEODRIVER": ""}, "linux", "dummy"),
        ({"DISPLAY": ":0"}, "linux", None),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", None),
        ({"SDL_VIDEODRIVER": "kmsdrm"}, "linux", "kmsdrm"),
        ({}, "win32", None),
        ({}, "darwin", None),
    ],
)
def test_the_selftest_draws_for_nobody_where_linux_has_no_display(
    environment: dict[str, str], platform: str, driver: str | None
) -> None:
    selftest.unseen(environment, platform)
    assert environment.get("SDL_VIDEODRIVER") == driver
    assert environment["SDL_AUDIODRIVER"] == "dummy"


def test_check_counts_the_box_and_finds_nothing_wrong(run: Run, box: Box) -> None:
    code, out, _ = run("check", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["counts"]["heroes"] == len(box.heroes) == 12
    assert told["counts"]["activation_cards"] == 48
    assert told["counts"]["enemy_cards"] == 3 * told["counts"]["enemy_sets"] + told["counts"]["nemeses"]
    assert told["errors"] == told["missing_words"] == told["rules"]["missing"] == []
    assert told["rules"]["total"] == told["rules"]["cited"] == told["rules"]["tested"]


def test_check_tells_of_damaged_data_what_is_wrong_with_them_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(library: Library, game: str) -> Mode:
        raise ContentError(["map.tmx: there is no such file"])

    monkeypatch.setattr(Library, "mode", damaged)
    code, out, _ = run("check", "--game", "runebound")
    lines = out.splitlines()
    assert (code, lines[0], lines[2:]) == (1, "rules: 0 in all", ["errors:", "  map.tmx: there is no such file"])


def test_check_finds_a_text_and_a_picture_that_are_not_there(mode: TerrinothMode) -> None:
    words = Words.load({"hero": {"elder-mok": {"name": "Elder Mok"}}})
    needs = mode.workbench().needs()
    missing = check.missing_words(needs.words, words, "terrinoth")
    assert "hero.elder-mok.ability" in missing
    assert "hero.elder-mok.name" not in missing
    assert check.missing_pictures([*needs.pictures, "terrinoth/nobody"]) == ["terrinoth/nobody"]


def test_replay_tells_a_saved_game_again(run: Run, box: Box, tmp_path: Path) -> None:
    session = new_session(box, {"quest": "the-goblin-problem", "heroes": ["elder-mok", "astarra"], "seed": "r"}).begin()
    player = RandomPlayer("r")
    for _ in range(12):
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
    Saves(tmp_path, Library(load_words()).mode).write("kept", session, {})
    code, out, _ = run("replay", str(tmp_path / "kept.json"))
    assert code == 0
    assert f"{len(session.journal())} answers" in out
    assert "](piece:" not in out


def test_the_balance_tells_every_party_size_and_what_was_there(mode: TerrinothMode) -> None:
    bench = mode.workbench()
    played = [bench.play_out(task) for task in bench.balance_tasks({"quest": "the-goblin-problem"}, 3, "b")]
    tables, text = balance.tables_of(played), bench.balance(played, 3, "b")
    assert list(tables.cells) == [("the-goblin-problem", n) for n in (2, 3, 4)]
    assert all(cell.rate.games == 3 for cell in tables.cells.values())
    assert all(cell.by_chance.games == 1 for cell in tables.cells.values())
    assert text.count("| the-goblin-problem | ordinary |") == 3
    there = {name: rate.games for name, rate, _ in tables.with_and_without("location")}
    assert there["roadside-inn"] == 9


def test_the_balance_sets_the_adviser_beside_the_sensible_player_on_the_same_seeds(mode: TerrinothMode) -> None:
    bench, quest = mode.workbench(), balance.ADVISED[0]
    tasks = bench.balance_tasks({"quest": quest}, 20, "b")
    advised = [task for task in tasks if task.player == ADVISER]
    assert len(advised) == 2
    seeds = {task.setup.seed for task in advised}
    sensible = [bench.play_out(task) for task in tasks if task.setup.seed in seeds and task.facts]
    played = [*sensible, *(Played(task, won=True) for task in advised)]
    ((cell, rates),) = balance.tables_of(played).advised.items()
    assert cell == (quest, 2)
    assert [rate.games for rate in rates] == [2, 2]
    assert rates[0].wins == 2
    assert rates[1].wins == sum(game.won for game in sensible)
    assert f"| {quest} | 2 | 2 | 2: 100 % ± 0 |" in balance.advised_table({cell: rates})
    assert not balance.advised_table({})


def test_a_difference_compares_games_of_the_same_quest_and_party_size() -> None:
    there = {("a", 2): Rate(50, 30), ("b", 2): Rate(100, 10)}
    too_few = Rate(measured.LEAST - 1, 0)
    absent = defaultdict(Rate, {("a", 2): Rate(50, 20), ("b", 2): too_few})
    found = measured.compared(there, absent)
    assert found is not None
    assert (found.present, found.absent) == pytest.approx((60.0, 40.0))
    assert found.difference == pytest.approx(20.0)
    assert found.interval == pytest.approx(196 * sqrt(2 * 0.6 * 0.4 / 50))
    assert measured.compared({("b", 2): Rate(100, 10)}, absent) is None


def test_the_balance_counts_the_cards_that_the_set_up_laid_on_top(mode: TerrinothMode) -> None:
    bench = mode.workbench()
    setup = bench.sample(2, "top", {"quest": "the-goblin-problem"})
    present = bench.play_out(Task(setup, "sensible", facts=True)).facts["present"]
    assert len(present["card"]) == measured.TOP
    assert set(present["set"]) == {
        "goblin-archers", "goblin-witchers", "rat-swarms", "bandits", "cave-spiders", "ogres", "splig",
    }  # fmt: skip
    assert set(present["location"]) == {"roadside-inn", "dark-forest", "brigand-camp"}


def test_vocabulary_prints_every_word(run: Run, box: Box) -> None:
    code, out, _ = run("vocabulary")
    assert code == 0
    assert all(f"`{name}" in out for name in box.vocabulary.words)


@pytest.mark.parametrize("option", ["--seats", "--heroes"])
def test_pictures_are_taken_of_no_table_with_more_seats_than_the_game_has(
    run: Run, tmp_path: Path, option: str
) -> None:
    code, _, err = run("shots", "--out", str(tmp_path / "pictures"), option, "9")
    assert code == 2
    assert "2 to 4 sit at this table, not 9" in err
