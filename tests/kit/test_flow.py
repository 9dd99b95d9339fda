"""The flow: nodes, and which may follow which."""

from __future__ import annotations

import pytest

from game.kit.errors import RuleError
from game.kit.prompts import Prompt
from tests.kit.toy import FLOW, ToyTable, state


def test_the_flow_refuses_a_transition_that_is_not_drawn() -> None:
    made = ToyTable(state(), lambda table, prompt, why: ("astray",))
    made.make("purse", "purse", "seats")
    made.state.node = "trouble"
    with pytest.raises(RuleError, match="'trouble' may not lead to 'start'"):
        FLOW.step(made)
    assert made.state.node == "trouble"


def test_a_question_that_leaves_no_choice_is_asked_only_where_it_is_a_pause() -> None:
    asked: list[str] = []

    def answer(table: object, prompt: Prompt, why: object) -> tuple[str, ...]:
        asked.append(prompt.options[0])
        return prompt.options

    made = ToyTable(state(), answer)
    assert made.ask(Prompt("colour", "purse", "toy", ("only",))) == ("only",)
    assert made.ask(Prompt("colour", "purse", "toy", ("look at it",), pause=True)) == ("look at it",)
    assert asked == ["look at it"]
    assert made.ask(Prompt("colour", "purse", "toy", (), pause=True)) == ()


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
