"""Every quest with random answers: each question, each line of the log, each card on the table has its words."""

from __future__ import annotations

import re

import pytest

from game.kit.text import Words
from game.terrinoth.mode import TerrinothMode
from tests.view.games import played, setup
from tests.view.test_whole_games import shown

QUESTS = (
    "smoke-over-brindle-ford", "battle-in-the-mistlands", "the-crimson-ledger", "nine-locks",
    "the-long-night-at-harrow-gate", "the-pale-cantor", "the-cinder-queen",
)  # fmt: skip


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("heroes", [2, 4])
def test_a_quest_is_told_without_a_missing_word(
    mode: TerrinothMode, words: Words, quest: str, heroes: int
) -> None:
    words.missing.clear()
    lines = []
    for number, (session, view, prompt) in enumerate(played(mode, setup("told", heroes, quest))):
        banner = view.banner(prompt)
        assert banner.who
        assert banner.verb
        assert tuple(choice.id for choice in view.choices(prompt)) == prompt.options
        for text in shown(view, prompt):
            assert not re.search(r"[<{]", text), text
        lines += view.log(session.take_events())
        if number % 20 == 0:
            assert all(line for line in view.describe())
            view.scoreboard()
    lines += view.log(session.take_events())
    for line in lines:
        assert not re.search(r"[<{]|Q\d-", line.text), line.text
    assert view.chronicle().text
    assert words.missing == set()
