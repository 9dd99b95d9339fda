"""The rules of the tiny game, one by one, played from scenario files: `check` asks for a test of each."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.kit.scenario import ScenarioError
from game.kit.setup import SeatChoice, Setup
from game.modes import Library, load_words
from tests.tiny.mode import TinyMode
from tests.tiny.record import RECORD
from tests.tiny.rules import TinyTable, fill_market


@pytest.fixture(scope="module")
def mode() -> TinyMode:
    """The game with its words."""
    found = Library(load_words(), (RECORD,)).mode(RECORD.id)
    assert isinstance(found, TinyMode)
    return found


def played(mode: TinyMode, **wanted: Any) -> dict[str, Any]:
    """The state after a scenario: fox and hare at a market of two cards."""
    spec = {"figures": [{"id": "fox"}, {"id": "hare"}], "market": ["lamp", "beacon"], "deck": ["candle"], **wanted}
    return mode.workbench().summary(mode.workbench().scenario(json.dumps(spec).encode()).play())


@pytest.mark.rule("TY-1")
def test_two_sit_down_with_two_coins_each(mode: TinyMode) -> None:
    for seats in (("fox",), ("fox", "fox"), ("fox", "bear"), ("fox", "hare", "owl")):
        problem = mode.problem(Setup({"board": "brook"}, tuple(SeatChoice("", seat) for seat in seats), 0, "x"))
        assert problem is not None
        assert problem.rule == "TY-1"
    session = mode.session(mode.workbench().samples()[0]).begin()
    assert [session.table.tokens(figure, "coin") for figure in ("fox", "hare")] == [2, 2]


@pytest.mark.rule("TY-2")
def test_both_begin_on_the_first_cell_of_the_board(mode: TinyMode) -> None:
    for board, cell in (("brook", "cell:1,1"), ("hill", "cell:0,1")):
        assert [figure["cell"] for figure in played(mode, board=board)["figures"].values()] == [cell] * 2
    with pytest.raises(ScenarioError, match="TY-2"):
        played(mode, board="desert")


@pytest.mark.rule("TY-3")
def test_a_figure_walks_one_cell_or_two_with_swift_feet(mode: TinyMode) -> None:
    assert played(mode, answers=[["cell:1,0"]])["prompt"]["kind"] == "forage"
    again = played(mode, board="hill", swift=True, answers=[["cell:1,1"]])["prompt"]
    assert (again["kind"], set(again["options"])) == ("walk", {"cell:1,0", "cell:2,1", "cell:1,2"})


@pytest.mark.rule("TY-4")
@pytest.mark.parametrize(("face", "coins"), [("blank", 2), ("coin", 3), ("coin+coin", 4)])
def test_each_coin_on_the_die_is_taken(mode: TinyMode, face: str, coins: int) -> None:
    assert played(mode, dice=[face], answers=[[], ["throw"]])["figures"]["fox"]["coins"] == coins


@pytest.mark.rule("TY-5")
def test_a_card_is_bought_for_its_coins_and_the_market_filled(mode: TinyMode) -> None:
    asked = played(mode, answers=[[], []])["prompt"]
    assert asked["options"] == ["lamp-1"], "the beacon is too dear"
    bought = played(mode, answers=[[], [], ["lamp-1"]])
    assert bought["market"] == ["beacon", "candle"]
    assert (bought["figures"]["fox"]["hand"], bought["figures"]["fox"]["coins"]) == (["lamp"], 0)


@pytest.mark.rule("TY-5")
def test_filling_the_market_ends_on_a_board_that_does_not_fit_together(mode: TinyMode) -> None:
    table = mode.session(mode.workbench().samples()[0]).begin().table
    table.state.board.zones |= {"deck": [table.zone("market")[0]], "market": table.zone("market")[:1]}
    assert isinstance(table, TinyTable)
    fill_market(table)
    assert len(table.zone("market")) == 1


@pytest.mark.rule("TY-6")
def test_a_card_of_the_hand_is_lit_for_good(mode: TinyMode) -> None:
    hands = [{"id": "fox", "hand": ["candle", "beacon"]}, {"id": "hare", "hand": ["lamp"]}]
    lit = played(mode, figures=hands, answers=[[], [], [], ["beacon-1"]])
    assert (lit["figures"]["fox"]["lit"], lit["figures"]["fox"]["hand"]) == (["beacon"], ["candle"])
    assert lit["prompt"]["chooser"] == "hare"


@pytest.mark.rule("TY-7")
def test_the_game_ends_after_two_rounds_of_the_second_day(mode: TinyMode) -> None:
    session = mode.session(mode.workbench().samples()[0]).begin()
    turns = []
    while session.prompt is not None:
        if session.prompt.kind == "walk":
            turns.append((session.table.track("day"), session.table.track("round"), session.prompt.chooser))
        session.answer(())
    assert turns == [(day, round_, who) for day in (1, 2) for round_ in (1, 2) for who in ("fox", "hare")]


@pytest.mark.rule("TY-8")
@pytest.mark.parametrize(
    ("lit", "outcome", "winners"),
    [(["beacon"], "victory", "fox"), ([], "victory", "hare"), (["lamp"], "draw", "fox,hare")],
)
def test_most_points_win_and_as_many_share(mode: TinyMode, lit: list[str], outcome: str, winners: str) -> None:
    figures = [{"id": "fox", "lit": lit}, {"id": "hare", "lit": ["lamp"]}]
    raw = json.dumps({"figures": figures}).encode()
    session = mode.workbench().scenario(raw).play()
    while session.prompt is not None:
        session.answer(())
    assert (session.table.word("outcome"), session.table.word("winners")) == (outcome, winners)
