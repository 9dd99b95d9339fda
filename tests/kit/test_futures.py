"""Futures: every way a stretch of a flow can go, and what is counted over all of them."""

from __future__ import annotations

from collections import Counter

from game.kit.board import State
from game.kit.events import Counted
from game.kit.futures import CHANCE, Futures, LookAhead, Way
from game.kit.intent import Thinking, thought
from game.kit.prompts import Prompt
from game.kit.slices import done
from game.kit.table import Answerer, GameTable
from tests.kit.toy import COIN, FLOW, ToyTable, state


class Foreseen(ToyTable):
    """The toy's table on which a coin shows each of its faces."""

    def throw(self, die: object, stream: str, thrown_id: str, cause: str) -> object:  # type: ignore[override]
        faces = tuple(str(face) for face in range(len(COIN.faces)))
        face = int(self.answerer(self, Prompt(CHANCE, "", "coin", faces), None)[0])
        self.add_token("purse", "+".join(COIN.faces[face]) or "blank")
        return type("Thrown", (), {"face": face})()


def table(state: State, answerer: Answerer) -> GameTable:
    return Foreseen(state, answerer)


def at(node: str) -> State:
    """The toy after its start, at a node."""
    made = ToyTable(state(), lambda table, prompt, why: ())
    FLOW.step(made)
    made.state.node = node
    return made.state


def unfolded(look_ahead: LookAhead, node: str, *until: str) -> Futures:
    return done(look_ahead.every_way(at(node), frozenset(until)))


def tokens(way: Way) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in way.events:
        if isinstance(event, Counted):
            found[event.token] += event.amount
    return found


def test_every_answer_is_given_and_their_shares_make_one() -> None:
    assert not unfolded(LookAhead(FLOW, table), "choose", "choose").steps, "a stretch that begins at its end is empty"
    first, _ = unfolded(LookAhead(FLOW, table, most_runs=60), "choose", "roll", "trouble").steps[:2]
    (ways,) = first.values()
    assert len(ways) == 3 * 4, "a colour, and none, either or both of two extras"
    assert abs(sum(way.share for way in ways) - 1) < 1e-9
    assert {way.node for way in ways} == {"roll", "choose", "trouble"}


def test_a_die_shows_each_face_and_what_is_counted_has_a_range() -> None:
    found = unfolded(LookAhead(FLOW, table), "roll", "choose")
    assert found.whole
    (ways,) = found.steps[0].values()
    assert sorted(tokens(way)["heads"] for way in ways) == [0, 0, 0, 0, 1, 1], "each face, go on and stop"
    ranges = found.ranges(tokens)
    assert (ranges["heads"].least, ranges["heads"].most) == (0, 1)
    assert abs(ranges["heads"].mean - 1 / len(COIN.faces)) < 1e-9


def test_options_that_are_alike_are_tried_once_and_weigh_what_they_stand_for() -> None:
    look_ahead = LookAhead(FLOW, table, alike=lambda table, prompt, option: option == "red" or prompt.kind == "extra")
    (ways,) = unfolded(look_ahead, "choose", "roll", "trouble").steps[0].values()
    assert len(ways) == 2 * 3, "red or not; none, one or both"
    assert abs(sum(way.share for way in ways if way.node == "roll") - 1 / 3) < 1e-9
    assert abs(sum(way.share for way in ways if tokens(way)["salt"]) - 3 / 4) < 1e-9, "one stands for salt and pepper"


def test_what_comes_later_is_added_and_what_leads_nowhere_ends() -> None:
    found = unfolded(LookAhead(FLOW, table, most_runs=80), "choose", "roll", "trouble")
    assert not found.whole, "green leads back to the choice, again and again"
    ranges = found.ranges(tokens)
    assert ranges["green"].least == 0
    assert ranges["green"].most >= 2
    assert ranges["red"].most == 1
    assert ranges["blue"].mean <= 1


def test_a_game_without_an_intent_says_nothing() -> None:
    def work() -> Thinking:
        yield
        return None

    assert thought(work()) is None
