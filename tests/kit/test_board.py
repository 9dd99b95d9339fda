"""Board, table, streams, flow, agents, codec: the small parts under every game."""

from __future__ import annotations

import msgspec
import pytest

from game.kit.agents import RandomAgent
from game.kit.board import Board, Piece, State
from game.kit.codec import freeze, from_plain, thaw, to_plain
from game.kit.errors import RuleError
from game.kit.events import fold
from game.kit.prompts import Prompt
from game.kit.rng import Streams, value
from game.kit.table import Table
from tests.kit.toy import COIN, FLOW, session, state


def table() -> Table:
    """A table with three cards in a deck."""
    made = Table(state(), lambda table, prompt, why: ())
    for name in ("a", "b", "c"):
        made.make(name, "card", "deck", face_up=False)
    return made


# -- board and mutators ------------------------------------------------------------------------------


def test_every_mutator_tells_what_it_changed() -> None:
    t = table()
    t.move("b", "hand", face_up=True)
    t.move("a", "hand", 0)
    t.turn("c", True)
    t.exhaust("b")
    t.add_token("b", "wound", 3)
    t.take_token("b", "wound", 1)
    t.shuffle("hand")
    t.set_track("round", 2)
    t.note("remark", of="nothing")
    assert fold(Board(), t.events) == t.board
    assert t.board.zones["deck"] == ["c"]
    assert sorted(t.board.zones["hand"]) == ["a", "b"]
    assert t.piece("b") == Piece("b", "card", "hand", True, True, {"wound": 2})


def test_what_changes_nothing_tells_nothing() -> None:
    t = table()
    t.set_track("round", 1)
    told = len(t.events)
    t.turn("a", False)
    t.ready("a")
    t.set_track("round", 1)
    t.add_token("a", "wound", 0)
    assert t.take_token("a", "wound", 5) == 0
    assert t.take_token("a", "wound", -2) == 0
    assert len(t.events) == told


def test_tokens_are_never_negative_and_an_empty_kind_disappears() -> None:
    t = table()
    t.add_token("a", "wound", 2)
    assert t.take_token("a", "wound", 5) == 2
    assert t.piece("a").tokens == {}
    with pytest.raises(RuleError, match="cannot add -1"):
        t.add_token("a", "wound", -1)


def test_a_card_keeps_its_place_in_a_pile_and_an_index_beyond_the_end_is_the_end() -> None:
    t = table()
    t.move("c", "deck", 0)
    assert t.zone("deck") == ["c", "a", "b"]
    t.move("c", "deck", 99)
    assert t.zone("deck") == ["a", "b", "c"]
    t.move("a", "deck")
    assert t.zone("deck") == ["b", "c", "a"]


def test_what_is_not_on_the_board_is_named() -> None:
    t = table()
    with pytest.raises(RuleError, match="no piece 'x'"):
        t.move("x", "hand")
    with pytest.raises(RuleError, match="a piece 'a' already"):
        t.make("a", "card", "deck")
    t.set_track("leader", "ann")
    with pytest.raises(RuleError, match="a word, not a number"):
        t.track("leader")
    assert (t.track("never"), t.word("never"), t.zone("never")) == (0, "", [])


def test_a_question_without_a_choice_is_not_asked() -> None:
    t = table()
    assert t.ask(Prompt("must", "x", "x", ("only",))) == ("only",)
    assert t.ask(Prompt("two", "x", "x", ("a", "b"), 2, 2)) == ("a", "b")
    assert t.ask(Prompt("none", "x", "x", (), 1, 1)) == ()
    assert t.ask(Prompt("may", "x", "x", (), 0, 1)) == ()


def test_what_becomes_known_is_counted() -> None:
    t = table()
    t.turn("a", True)
    assert t.state.learned == 0
    t.reveal("b")
    t.throw(COIN, "coins", "c1", "test")
    t.learn()
    assert t.state.learned == 3


# -- randomness --------------------------------------------------------------------------------------


def test_streams_are_the_same_on_every_machine() -> None:
    assert (value("seed", "deck", 0), value("seed", "deck", 1)) == (16647321459659107515, 7275680829099571412)
    assert max(value("s", "d", n) for n in range(50)) < 2**64


def test_one_more_die_cannot_change_a_deck() -> None:
    one, other = Streams("s", {}), Streams("s", {})
    for _ in range(7):
        other.below("dice", 6)
    assert one.shuffled("deck", list(range(20))) == other.shuffled("deck", list(range(20)))
    assert one.counters == {"deck": 19}


def test_values_are_even_within_bounds_and_depend_on_seed_and_stream() -> None:
    streams = Streams("s", {})
    counts = [0] * 6
    for _ in range(3000):
        counts[streams.below("dice", 6)] += 1
    assert min(counts) > 420
    assert value("s", "a", 1) != value("s", "b", 1) != value("t", "a", 1)


def test_a_shuffle_keeps_every_card_and_a_sample_has_no_card_twice() -> None:
    streams = Streams("s", {})
    items = list("abcdefgh")
    assert sorted(streams.shuffled("x", items)) == items
    assert items == list("abcdefgh")
    drawn = streams.sample("x", items, 3)
    assert len(set(drawn)) == 3
    assert sorted(streams.sample("x", items, 99)) == items
    assert streams.sample("x", [], 2) == []


# -- flow --------------------------------------------------------------------------------------------


def test_the_flow_refuses_a_transition_that_is_not_drawn() -> None:
    made = Table(state(), lambda table, prompt, why: ("astray",))
    made.make("purse", "purse", "seats")
    made.state.node = "trouble"
    with pytest.raises(RuleError, match="'trouble' may not lead to 'start'"):
        FLOW.step(made)
    assert made.state.node == "trouble"


def test_the_flow_draws_itself() -> None:
    assert "choose -> choose, roll, trouble" in FLOW.diagram().splitlines()


def test_every_transition_of_the_quests_leads_to_a_node_there_is() -> None:
    from game.terrinoth.flow import FLOW as QUEST

    assert set(QUEST.follows) == set(QUEST.nodes)
    assert all(after <= set(QUEST.nodes) for after in QUEST.follows.values())
    assert QUEST.ends <= set(QUEST.nodes)
    reached, border = set(), {"setup"}
    while border:
        node = border.pop()
        reached.add(node)
        border |= set(QUEST.follows[node]) - reached
    assert reached == set(QUEST.nodes)


# -- agents ------------------------------------------------------------------------------------------


def test_the_random_agent_gives_only_legal_answers_and_every_one_of_them() -> None:
    made, agent = table(), RandomAgent("s")
    for prompt in (
        Prompt("one", "x", "x", ("a", "b", "c")), Prompt("may", "x", "x", ("a", "b"), 0, 1),
        Prompt("some", "x", "x", ("a", "b", "c"), 1, 2), Prompt("all", "x", "x", ("a", "b"), 2, 5),
    ):  # fmt: skip
        seen = set()
        for _ in range(120):
            answer = agent(made, prompt, None)
            prompt.check(answer)
            seen.add(frozenset(answer))
        assert len(seen) == {"one": 3, "may": 3, "some": 6, "all": 1}[prompt.kind]


def test_the_same_seed_makes_the_same_agent() -> None:
    games = [session() for _ in range(2)]
    for game in games:
        game.begin()
        agent = RandomAgent("7")
        for _ in range(12):
            if game.prompt is None or game.prompt.kind == "trouble":
                break
            game.answer(agent(game.table, game.prompt, None))
    assert games[0].journal() == games[1].journal()


# -- codec -------------------------------------------------------------------------------------------


def test_a_state_survives_both_codecs() -> None:
    game = session().begin()
    game.answer(["green"])
    assert thaw(freeze(game.state)) == game.state
    plain = to_plain(game.state)
    assert from_plain(msgspec.json.decode(msgspec.json.encode(plain))) == game.state
    assert isinstance(thaw(freeze(game.state)), State)


def test_a_damaged_state_names_the_place() -> None:
    plain = to_plain(state())
    plain["board"] = {"pieces": {"a": {"id": "a", "card": 3, "zone": "x"}}}
    with pytest.raises(msgspec.ValidationError, match="card"):
        from_plain(plain)
