"""The adviser: what it tries, how it counts, what it says, on a game of one guess whose answer is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from game.kit.adviser import MOST_ANSWERS, Advice, Adviser, candidates, difference, interval
from game.kit.board import State
from game.kit.computer_players import RandomPlayer
from game.kit.dealing import deal_facedown, shuffle_unknown
from game.kit.dice import Die
from game.kit.errors import RuleError
from game.kit.flow import Flow, Position
from game.kit.prompts import Prompt, PromptKind
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.table import GameTable

CHANCES = {"good": 9, "fair": 5, "poor": 1}
TEN = Die("ten", tuple(() for _ in range(10)))


class GuessTable(GameTable):
    """Asks one thing."""

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = {"warm-up": PromptKind(), "guess": PromptKind()}


def guess(options: tuple[str, ...], least: int, most: int) -> Any:
    """A node: after a warm-up and a throw somebody picks, and wins with the chance of the best pick."""

    def node(t: GameTable) -> str:
        t.ask(Prompt("warm-up", "ann", "", ("a", "b"), 0))
        thrown = t.throw(TEN, "before", "d0", "guess")
        picked = t.ask(Prompt("guess", "ann", "", options, least, most, {"thrown": thrown.face}))
        best = max((CHANCES.get(name, 0) for name in picked), default=0)
        t.set_track("outcome", "victory" if t.throw(TEN, "fate", "d1", "guess").face < best else "defeat")
        return "end"

    return node


def asked(options: tuple[str, ...] = tuple(CHANCES), least: int = 1, most: int = 1) -> Session:
    """A session at the guess."""
    nodes = {"guess": guess(options, least, most), "end": lambda t: "end"}
    flow = Flow(nodes, {"guess": frozenset({"end"}), "end": frozenset({"end"})}, frozenset({"end"}))
    session = Session(flow, GuessTable, State("guess", "real", {}, "guess")).begin()
    session.answer(["b"])
    return session


def position(session: Session) -> Position:
    """The open question."""
    found = session.position()
    assert found is not None
    return found


def advice(session: Session, fates: int = 40, seed: str = "") -> tuple[Adviser, Advice]:
    """All that the adviser can say."""
    adviser = Adviser(position(session), RandomPlayer, seed, fates)
    while adviser.step():
        pass
    return adviser, adviser.advice()


def test_the_best_answer_comes_first_and_its_chance_is_true() -> None:
    _, found = advice(asked())
    assert [ranked.answer for ranked in found.answers] == [("good",), ("fair",), ("poor",)]
    assert [ranked.rank for ranked in found.answers] == [1, 2, 3]
    assert found.settled
    for ranked in found.answers:
        assert ranked.low <= CHANCES[ranked.answer[0]] / 10 <= ranked.high


def test_what_is_clearly_behind_is_given_up() -> None:
    adviser, found = advice(asked())
    trials = {ranked.answer[0]: ranked.trials for ranked in found.answers}
    assert trials["poor"] < trials["fair"] <= trials["good"] <= 40
    assert adviser.trials == sum(trials.values())


def test_every_answer_meets_the_same_fates() -> None:
    session = asked(("fair", "good", "poor"), 1, 1)
    adviser = Adviser(position(session), RandomPlayer, "same", 30)
    while adviser.step():
        pass
    fared = {contender.answer: contender.results for contender in adviser.contenders}
    for worse, better in ((("poor",), ("fair",)), (("fair",), ("good",))):
        assert all(one <= other for one, other in zip(fared[worse], fared[better], strict=False))


def test_advice_can_be_had_at_any_time_and_says_the_same_again() -> None:
    told = []
    for _ in range(2):
        adviser = Adviser(position(asked()), RandomPlayer, "again", 8)
        said = [adviser.advice()]
        while adviser.step():
            said.append(adviser.advice())
        told.append(said)
    assert told[0] == told[1]
    assert not told[0][0].trials
    assert (told[0][0].answers[0].low, told[0][0].answers[0].high) == (0, 1)
    assert not told[0][3].settled


def test_answers_that_are_as_good_share_a_rank() -> None:
    _, found = advice(asked(("nothing", "naught", "good"), 1, 1))
    assert next((ranked.answer[0], ranked.rank) for ranked in found.answers) == ("good", 1)
    assert [ranked.rank for ranked in found.answers[1:]] == [2, 2]


def test_a_question_with_one_answer_is_not_searched_for_long() -> None:
    _, found = advice(asked(("good",), 0, 1))
    assert {ranked.answer for ranked in found.answers} == {("good",), ()}


def test_several_picks_are_ranked_as_whole_answers() -> None:
    _, found = advice(asked(("poor", "fair", "good"), 1, 2), 30)
    assert len(found.answers) == 6
    assert "good" in found.answers[0].answer
    assert found.answers[-1].answer == ("poor",)


def test_too_many_answers_are_thinned_out() -> None:
    names = tuple(f"cell-{number}" for number in range(12))
    many = candidates(position(asked((*names, "good"), 2, 5)), RandomPlayer, "many")
    assert len(many) <= MOST_ANSWERS
    for option in (*names, "good"):
        assert any(option in answer for answer in many)
    assert all(2 <= len(answer) <= 5 for answer in many)
    assert () in candidates(position(asked((*names, "good"), 0, 13)), RandomPlayer, "many")


def test_the_dice_that_were_thrown_before_the_question_stay_as_they_are() -> None:
    session = asked()
    assert session.prompt is not None
    before = session.prompt.data["thrown"]
    advice(session, 4)
    assert session.prompt.data["thrown"] == before
    session.answer(["good"])
    assert session.ended


def test_a_game_that_comes_to_another_question_says_so() -> None:
    session = asked()
    wrong = position(session)._replace(prompt=Prompt("guess", "ben", "", ("good",)))
    with pytest.raises(RuleError, match="instead of"):
        candidates(wrong, RandomPlayer, "")


def test_a_trial_ends_where_the_game_can_tell_what_it_is_worth() -> None:
    session = asked()
    told = {"good": 0.7, "fair": 0.6, "poor": 0.2}

    def prospect(t: GameTable, chooser: str) -> float | None:
        return told[str(t.state.board.tracks["picked"])] if t.state.node == "fate" else None

    def pick(t: GameTable) -> str:
        t.set_track("picked", t.ask(Prompt("guess", "ann", "", tuple(told)))[0])
        return "fate"

    def fate(t: GameTable) -> str:
        raise AssertionError("nobody plays on")

    follows = {"guess": frozenset({"fate"}), "fate": frozenset({"end"}), "end": frozenset({"end"})}
    flow = Flow({"guess": pick, "fate": fate}, follows, frozenset({"end"}), prospect=prospect)
    session = Session(flow, GuessTable, State("guess", "real", {}, "guess")).begin()
    adviser, found = advice(session, 6)
    assert [(ranked.answer[0], ranked.chance) for ranked in found.answers] == list(told.items())
    assert adviser.trials == sum(ranked.trials for ranked in found.answers) < 18, "nobody doubts where nothing differs"


def test_one_thinks_node_by_node_where_there_is_little_time() -> None:
    adviser = Adviser(position(asked()), RandomPlayer, "slowly", 2)
    thoughts = 0
    while adviser.think():
        thoughts += 1
        assert thoughts < 100
    assert adviser.trials == 6
    assert thoughts >= adviser.trials
    assert adviser.settled
    assert not adviser.think()


def test_differences_and_intervals() -> None:
    assert difference([1, 0, 1], [1, 1, 1, 0], 0.5) == (pytest.approx(-1 / 3), pytest.approx(0.36, abs=0.02))
    assert difference([], [1], 0.5) == (0, 0.5**0.5)
    low, high = interval([0.0, 1.0] * 50, 0.5)
    assert (low, high) == (pytest.approx(0.404, abs=0.001), pytest.approx(0.596, abs=0.001))
    assert interval([0.0] * 20, 0.0)[0] == 0
    assert interval([0.0] * 20, 0.0)[1] > 0.1
    assert interval([], 0.5) == (0, 1)
    low, high = interval([0.4, 0.6] * 50, 0.5)
    assert high - low < 0.05, "what differs little is sooner sure"


# -- dealing -----------------------------------------------------------------------------------------


def deck() -> GuessTable:
    """Ten cards facedown, of which the third lies open, and one that everybody saw go to the bottom."""
    t = GuessTable(State("guess", "real", {}, "guess"), lambda table, prompt, why: ())
    for number in range(10):
        t.make(f"c{number}", f"card-{number}", "deck", face_up=number == 2)
    t.make("seen", "card", "table")
    t.move("seen", "deck", face_up=False)
    return t


def test_what_lies_open_or_was_seen_to_go_there_stays_where_it_lies() -> None:
    orders = set()
    for number in range(8):
        t = deck()
        shuffle_unknown(t, "deck", Streams(f"s{number}", {}))
        order = t.zone("deck")
        assert (order[2], order[-1]) == ("c2", "seen")
        assert sorted(order) == sorted(deck().zone("deck"))
        orders.add(tuple(order))
    assert len(orders) == 8


def test_the_order_before_does_not_matter() -> None:
    one, other = deck(), deck()
    other.zone("deck")[3:8] = reversed(other.zone("deck")[3:8])
    for t in (one, other):
        deal_facedown(t, "ann", "dealt")
    assert one.zone("deck") == other.zone("deck")
    assert one.streams.below("any", 1000) == other.streams.below("any", 1000)
    assert one.state.seed == "dealt"


def test_a_shuffle_hides_what_was_known() -> None:
    t = deck()
    assert t.piece("seen").known
    t.shuffle("deck")
    assert not t.piece("seen").known
    t.turn("seen", True)
    t.turn("seen", False)
    assert t.piece("seen").known
    t.move("seen", "deck", 0, face_up=False)
    assert t.piece("seen").known, "everybody saw that it is the same card"
    t.move("seen", "table", face_up=True)
    assert not t.piece("seen").known, "it lies open"
