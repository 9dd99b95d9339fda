"""The steps of the ladder: what is otherwise on each, and that the printed game is one of them."""

from __future__ import annotations

import json

import pytest

from game.adventure import values
from game.adventure.cards import PRINTED, Step
from game.adventure.table import SUCCESS
from game.kit.errors import RuleError
from game.kit.scenario import ScenarioError
from game.kit.setup import SeatChoice, Setup
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import read
from game.terrinoth.table import Table
from tests.terrinoth.table import KARI, MOK, Scene

GOBLINS, MISTLANDS = "the-goblin-problem", "battle-in-the-mistlands"


def table_on(box: Box, step: str, quest: str = GOBLINS) -> Table:
    """The table after set-up."""
    setup = {"quest": quest, "heroes": [KARI, MOK], "seed": "ladder"} | ({"step": step} if step else {})
    table = new_session(box, setup).begin().table
    assert isinstance(table, Table)
    return table


def test_there_are_ten_steps_and_the_fourth_is_the_printed_game(box: Box) -> None:
    steps = list(box.steps)
    assert len(steps) == 10
    assert steps[3] == PRINTED
    told = set(Step.__struct_fields__) - {"daily", "chance", "games"}
    assert all(not getattr(box.steps[PRINTED], name) for name in told)


def test_a_journey_without_a_step_is_the_printed_one(box: Box) -> None:
    assert table_on(box, "").board == table_on(box, PRINTED).board


def test_health_and_tokens_of_heroes(box: Box) -> None:
    printed, hearth, abyss = (table_on(box, step) for step in ("", "hearth", "abyss"))
    assert [values.health(t, KARI) - values.health(printed, KARI) for t in (hearth, abyss)] == [8, -7]
    assert [t.tokens(KARI, SUCCESS) for t in (printed, hearth, abyss)] == [0, 3, 0]


def test_in_larger_parties_less_health_is_taken_and_nobody_begins_without_any(box: Box) -> None:
    for number in (2, 3, 4):
        party = [KARI, MOK, "astarra", "trenloe-the-strong"][:number]
        tables = [
            new_session(box, {"quest": GOBLINS, "heroes": party, "seed": "x", "step": step}).begin().table
            for step in (PRINTED, "legend")
        ]
        printed, legend = (table for table in tables if isinstance(table, Table))
        lost = {values.health(printed, hero) - values.health(legend, hero) for hero in party}
        assert lost == {{2: 9, 3: 6, 4: 4}[number]}
    assert min(card.health for card in box.heroes.values()) - 4 >= 4


def test_health_of_the_nemesis_counts_for_each_hero(box: Box) -> None:
    printed, hearth, storm = (table_on(box, step) for step in ("", "hearth", "storm"))
    base = values.health(printed, printed.nemesis)
    assert [values.health(t, t.nemesis) - base for t in (hearth, storm)] == [-2, 2]
    other = next(enemy for enemy in storm.enemies() if enemy != storm.nemesis)
    assert values.health(storm, other) == box.enemies[storm.card_of(other)].health


def test_locations_need_more_or_less(box: Box) -> None:
    printed, hearth, eclipse = (table_on(box, step) for step in ("", "hearth", "eclipse"))
    assert [values.location_value(t) - values.location_value(printed) for t in (hearth, eclipse)] == [-1, 2]


def test_a_quest_may_keep_the_values_of_its_locations(box: Box) -> None:
    printed, hearth = (table_on(box, step, "the-crimson-ledger") for step in ("", "hearth"))
    assert printed.location == hearth.location
    assert values.location_value(hearth) == values.location_value(printed)


def test_the_peril_token_starts_further_on_and_covers_where_it_has_no_start(box: Box) -> None:
    assert table_on(box, "siege").track("peril") == 1
    mist = table_on(box, "siege", MISTLANDS)
    assert [mist.track(name) for name in ("peril", "covered:0", "covered:1", "covered:2")] == [-1, 1, 0, 0]


def test_the_grim_rule_holds_on_the_last_step(box: Box) -> None:
    assert [step for step in box.steps if table_on(box, step).grim] == ["legend"]


def test_each_step_up_takes_something_away(box: Box) -> None:
    def ease(step: Step) -> tuple[int, ...]:
        return (step.health, step.tokens, -step.value, -step.nemesis, -step.peril, -step.grim)

    eases = [ease(step) for step in box.steps.values()]
    for higher, lower in zip(eases[1:], eases, strict=False):
        assert higher != lower
        assert all(a <= b for a, b in zip(higher, lower, strict=True))


def test_a_step_that_is_not_there_cannot_be_played(box: Box, mode: TerrinothMode) -> None:
    setup = Setup({"quest": GOBLINS, "step": "tower"}, (SeatChoice("", KARI), SeatChoice("", MOK)), 0, "x")
    problem = mode.problem(setup)
    assert problem is not None
    assert problem.sentence == "The ladder has no such step."
    with pytest.raises(RuleError):
        mode.session(setup)


def test_a_random_step_is_drawn_by_the_seed(box: Box) -> None:
    setup = {"quest": GOBLINS, "heroes": [KARI, MOK], "step": "random"}
    drawn = {new_session(box, setup | {"seed": str(seed)}).state.setup["step"] for seed in range(40)}
    assert len(drawn) > 5
    assert drawn <= set(box.steps)


def test_scenario_files_name_the_step(scene: type[Scene], box: Box) -> None:
    siege = scene(step="siege")
    assert values.health(siege.t, KARI) == values.health(scene().t, KARI) - 4
    assert siege.all()["step"] == "siege"
    assert scene(step="legend").t.track("peril") == 1
    with pytest.raises(ScenarioError, match="step: the ladder has no such step"):
        build(box, read(json.dumps({"heroes": [{"id": KARI}], "step": "tower"})))
