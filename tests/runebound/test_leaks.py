"""What a seat may not see never changes what its computer player does: hidden cards that are dealt anew lead to the
same answers [RB-012].
"""

from __future__ import annotations

from collections import Counter

import pytest

from game.kit.codec import freeze
from game.runebound import names
from game.runebound.box import Box
from game.runebound.computer_player import PLAYERS
from game.runebound.odds import test_odds as odds_of_test
from game.runebound.table import Table
from tests.runebound.fuzz import session_of
from tests.runebound.table import Play

MOST = {"sensible": 60, "plain": 40}
"""So many questions are asked twice in a game."""


@pytest.mark.rule("RB-012")
@pytest.mark.parametrize(
    ("player", "number", "form"),
    [("sensible", 15, "rivals"), ("sensible", 8, "rivals"), ("sensible", 7, "solo"), ("plain", 10, "rivals"),
     ("sensible", 11, "together")],
)  # fmt: skip
def test_hidden_cards_change_no_answer(box: Box, player: str, number: int, form: str) -> None:
    session = session_of(box, number).begin()
    assert session.state.setup["form"] == form
    answerer, asked, kinds, changed = PLAYERS[player]("leaks"), 0, Counter[str](), 0
    while session.prompt is not None and asked < MOST[player]:
        asked += 1
        prompt, twin = session.prompt, session.fork()
        before = freeze(twin.state)
        session.flow.deal(twin.table, prompt.chooser, f"dealt-{asked}")
        changed += freeze(twin.state) != before
        known, box.thoughts = box.thoughts, {}
        other = answerer(twin.table, prompt, None)
        box.thoughts = known
        answer = answerer(session.table, prompt, None)
        assert other == answer, f"{prompt.kind} of {prompt.chooser}: {answer}, and {other} with other cards in hiding"
        kinds[prompt.kind] += 1
        session.answer(answer)
    assert changed == asked
    assert len(kinds) >= 4


@pytest.mark.rule("RB-012", "RB-603")
def test_the_odds_of_a_test_look_into_no_hand_of_a_rival(play: Play) -> None:
    """Swapping a card with an icon in the hand of a rival with one of the deck changes nothing; in the own hand it
    does.
    """
    found: dict[str, list[float]] = {}
    for hero in ("lyssa", "lord-hawthorne"):
        for card in ("haggler", "feint"):
            mine, theirs = (card, "ward") if hero == "lyssa" else ("ward", card)
            scene = play(hand=mine, other={"lord-hawthorne": {"hand": theirs}})
            found.setdefault(hero, []).append(odds_of_test(scene.t, 3, 1, "lyssa"))
            assert isinstance(scene.t, Table)
            assert scene.cards(names.hand("lord-hawthorne")) == theirs
    assert found["lord-hawthorne"][0] == found["lord-hawthorne"][1]
    assert found["lyssa"][0] < found["lyssa"][1]
