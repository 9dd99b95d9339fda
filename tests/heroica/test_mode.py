"""The mode: set-up, career, tally, book, workbench, as the house asks for them."""

from __future__ import annotations

from collections import Counter

import pytest

from game.heroica import level_play
from game.heroica.mode import FEWEST, MOST, HeroicaMode
from game.heroica.view.setup_form import CAMPAIGN, FORM, GRADE, ROAD, SHORT, TOGETHER
from game.kit.board import State
from game.kit.errors import RuleError, SaveError
from game.kit.rng import Streams
from game.kit.save_format import to_saved
from game.kit.setup import SeatChoice, Setup
from game.kit.shown import OUTCOMES
from game.kit.workbench import Played, Task
from tests.heroica.view.scenes import laid

RIVALS = ({"id": "knight", "cell": "B2"}, {"id": "prince", "cell": "C2"})


def seats(*heroes: str) -> tuple[SeatChoice, ...]:
    """Seats with these heroes."""
    return tuple(SeatChoice("", hero) for hero in heroes)


def test_the_form_offers_roads_levels_by_land_forms_and_grades(mode: HeroicaMode) -> None:
    for number in range(FEWEST, MOST + 1):
        form = mode.setup_form(number)
        lists = {found.id: found for found in form.lists}
        assert len(lists[ROAD].entries) == 24
        assert {entry.rank for entry in lists[ROAD].entries} == {0, 1, 2, 3, 4, 5}
        assert [entry.id for entry in lists[GRADE].entries] == ["gentle", "fair", "grim"]
        assert lists[GRADE].usual_entry.id == "fair"
        assert len(form.pieces) == 12
        assert all(entry.title and "<" not in entry.title + entry.text + entry.line for entry in form.pieces)


def test_samples_show_every_entry_and_every_number_of_seats(mode: HeroicaMode) -> None:
    samples = mode.workbench().samples()
    assert {len(setup.seats) for setup in samples} == {1, 2, 3, 4}
    for choice in mode.setup_form(1).lists:
        assert {setup.choices[choice.id] for setup in samples} == {entry.id for entry in choice.entries}
    for setup in samples:
        assert mode.problem(setup) is None
        assert mode.setup_of(mode.session(setup).state) == setup


@pytest.mark.rule("HC-901", "HC-902")
def test_the_form_of_play_follows_the_number_of_heroes(mode: HeroicaMode) -> None:
    def form(*heroes: str, chosen: str) -> object:
        return mode.session(Setup({ROAD: "kameshbog", FORM: chosen}, seats(*heroes), 0, "x")).state.setup["form"]

    assert form("knight", chosen="rivals") == "solo"
    assert form("knight", "sage", chosen="rivals") == "rivals"
    assert form("knight", "sage", chosen=TOGETHER) == "fellowship"


WRONG = (
    (seats("knight", "knight"), {}, "HC-105"), (seats("nobody"), {}, "HC-105"),
    (seats("knight"), {ROAD: "x"}, "HC-801"), (seats("knight"), {GRADE: "x"}, "HC-904"),
    (seats("knight"), {FORM: "x"}, "HC-901"),
    (seats(*["knight"] * 5), {}, "HC-105"),
)  # fmt: skip


@pytest.mark.parametrize(("seated", "choices", "rule"), WRONG)
def test_a_wrong_set_up_is_a_sentence_with_its_rule(
    mode: HeroicaMode, seated: tuple[SeatChoice, ...], choices: dict[str, str], rule: str
) -> None:
    setup = Setup({ROAD: "kameshbog", FORM: "rivals"} | choices, seated, 0, "x")
    problem = mode.problem(setup)
    assert problem is not None
    assert problem.rule == rule
    assert problem.sentence.endswith(".")
    assert mode.book().rule(rule).text
    with pytest.raises(RuleError):
        mode.session(setup)


@pytest.mark.rule("HC-801")
def test_roads_have_their_levels(mode: HeroicaMode) -> None:
    def road(name: str) -> State:
        return mode.session(Setup({ROAD: name}, seats("knight"), 0, "x")).state

    assert len(road(CAMPAIGN).setup["road"]) == 22  # type: ignore[arg-type]
    numbers = [mode.box.content.levels[level].number for level in road(SHORT).setup["road"]]  # type: ignore[attr-defined]
    assert numbers == [1, 4, 7, 10, 13, 16, 19, 22]


def test_a_game_is_played_out(mode: HeroicaMode) -> None:
    setup = mode.workbench().samples()[2]
    played = mode.workbench().play_out(Task(setup, "random", facts=True))
    assert not played.stuck
    assert played.facts["points"].keys() == set(setup.pieces)


def test_a_game_that_is_over_is_told_and_counted(mode: HeroicaMode) -> None:
    session = laid(mode, heroes=RIVALS, level="draida-bay", monsters=None, round=37, node="round").play()
    player = mode.computer_player("sensible", "x")
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, None))
    told = mode.view(session).chronicle()
    assert told.outcome in OUTCOMES
    assert told.text
    assert {len(curve.values) for curve in told.curves} == {told.rounds} == {len(told.places)}
    assert [standing.place for standing in told.standings].count(1) >= 1
    tally = mode.tally(session)
    assert tally["rivals"] == 1
    assert tally["beaten"] == sum(len(session.table.trophies(hero["id"])) for hero in RIVALS)  # type: ignore[attr-defined]
    assert mode.save_line(session.state).over == told.outcome


def test_a_journey_of_two_levels_is_told_as_a_whole(mode: HeroicaMode) -> None:
    heroes = [{"id": "knight", "cell": "B2"}]
    session = laid(mode, heroes=heroes, road=["kameshbog", "draida-bay"], node="round", hourglass=1).play()
    player = mode.computer_player("random", "x")
    while session.prompt is not None:
        declined = session.prompt.kind in ("lost-level", "prepare", "act") and not session.prompt.least
        session.answer(() if declined else player(session.table, session.prompt, None))
    assert session.kept
    told = mode.view(session).chronicle()
    assert set(told.places) == {"Kameshbog", "Draida Bay"}
    assert {len(curve.values) for curve in told.curves} == {told.rounds}
    assert mode.tally(session)["road"] == 2
    assert mode.tally(session)["levels_lost"] + mode.tally(session)["levels_won"] >= 2


def test_what_a_save_holds_is_checked(mode: HeroicaMode) -> None:
    session = mode.session(mode.workbench().samples()[1]).begin()
    saved = to_saved(session, {})
    assert mode.missing(saved.state) == []
    saved.state.setup = {**saved.state.setup, "pieces": ["nobody"] * 3}
    with pytest.raises(SaveError):
        mode.load(saved)
    state = mode.workbench().full_table(2).state
    next(iter(state.board.pieces.values())).card = "nothing"
    assert mode.missing(state) == ["nothing"]


def test_goals_and_steps_are_entries_of_the_set_up(mode: HeroicaMode) -> None:
    career = mode.career()
    lists = {found.id: [entry.id for entry in found.entries] for found in mode.setup_form(1).lists}
    assert sorted(goal.id for goal in career.ladder.goals) == sorted(lists[career.ladder.goal_list])
    assert [step.id for step in career.ladder.steps] == lists[career.ladder.step_list]
    assert len(career.achievements) >= 12
    assert all(found.title and found.text.endswith(".") for found in career.achievements)


def test_the_chances_of_the_ladder_fall_from_step_to_step(mode: HeroicaMode) -> None:
    ladder = mode.career().ladder
    goals = {goal for goal, _ in ladder.chances}
    assert goals <= {goal.id for goal in ladder.goals}
    assert CAMPAIGN in goals
    for goal in goals:
        told = [ladder.chances[goal, step.id] for step in ladder.steps if (goal, step.id) in ladder.chances]
        assert told == sorted(told, reverse=True)


def test_the_balance_counts_wins_by_cell_and_hero(mode: HeroicaMode) -> None:
    bench = mode.workbench()
    tasks = bench.balance_tasks({ROAD: "draida-bay", FORM: TOGETHER}, 1, "b")
    assert [len(task.setup.seats) for task in tasks] == [1, 2, 3, 4, 1, 2, 3, 4]
    assert [task.player for task in tasks] == ["sensible"] * 4 + ["random"] * 4
    grades = {task.setup.choices[GRADE] for task in bench.balance_tasks({ROAD: CAMPAIGN, FORM: TOGETHER}, 1, "b")}
    assert grades == set(level_play.GRADES)
    played = [bench.play_out(task) for task in (tasks[1], tasks[7])]
    document = bench.balance(played, 1, "b")
    assert "| 3 | draida-bay | 0 % ± 0 | 100 % ± 0 | 0 % ± 0 | 0 % ± 0 | 0 % |" in document
    assert "## Rivals" not in document


def test_heroes_are_compared_with_the_mean_of_their_table(mode: HeroicaMode) -> None:
    bench = mode.workbench()
    task = bench.balance_tasks({ROAD: CAMPAIGN, FORM: "rivals"}, 1, "b")[0]
    first, second = task.setup.pieces
    facts = {"points": {first: 30, second: 10}, "winners": [first], "won": 1, "levels": 1, "tries": [["x", 9, False]]}
    document = bench.balance([Played(task, True, 9, 50, "", facts)], 1, "b")
    assert f"| {first} | +50.0 ± 0.0, won 100 % |" in document
    assert f"| {second} | -50.0 ± 0.0, won 0 % |" in document
    assert "| between best and worst | 100.0 | 100.0 |" in document
    assert "| levels that ended without their goal | 1 | |" in document


def test_every_hero_is_dealt_to_tables_of_every_size_equally_often(mode: HeroicaMode) -> None:
    tasks = mode.workbench().balance_tasks({ROAD: CAMPAIGN, FORM: "rivals"}, 8, "b")
    for seats in (2, 3, 4):
        played = Counter(hero for task in tasks if len(task.setup.seats) == seats for hero in task.setup.pieces)
        assert set(played.values()) == {2}
        assert set(played) == set(mode.box.content.heroes)


def test_equal_heroes_lie_as_far_apart_as_chance_makes_them(mode: HeroicaMode) -> None:
    bench, streams = mode.workbench(), Streams("equal", {})
    tasks = bench.balance_tasks({ROAD: CAMPAIGN, FORM: "rivals"}, 400, "b")
    played = []
    for task in tasks:
        points = {hero: 80 + sum(streams.below("points", 20) for _ in range(4)) for hero in task.setup.pieces}
        facts = {"points": points, "winners": [], "won": 1, "levels": 1, "tries": [["x", 9, True]]}
        played.append(Played(task, True, 9, 50, "", facts))
    rows = {row.split("|")[1].strip(): row.split("|")[2:] for row in bench.balance(played, 400, "b").splitlines()
            if row.startswith("|")}  # fmt: skip
    seen, chance = ([float(it) for it in rows[name][:3]] for name in (
        "between best and worst", "of equal heroes by chance"
    ))  # fmt: skip
    assert all(0.4 < one / other < 1.8 for one, other in zip(seen, chance, strict=True))
    assert float(rows["best and worst without chance"][3]) < min(seen)
