"""Every quest with random answers: each question, each line of the log, each card on the table has its words."""

from __future__ import annotations

import re

import pytest

from game.kit.text import Words
from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.table import KARI, MOK, Scene
from tests.terrinoth.view.games import played, setup
from tests.terrinoth.view.test_whole_games import shown

QUESTS = (
    "smoke-over-brindle-ford", "battle-in-the-mistlands", "the-crimson-ledger", "nine-locks",
    "the-long-night-at-harrow-gate", "the-pale-cantor", "the-cinder-queen",
)  # fmt: skip


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("heroes", [2, 4])
def test_a_quest_is_told_without_a_missing_word(mode: TerrinothMode, words: Words, quest: str, heroes: int) -> None:
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


def test_the_scoreboard_counts_what_the_quest_counts_and_names_who_bears_its_marker(
    scene: type[Scene], mode: TerrinothMode
) -> None:
    s = scene(quest="the-crimson-ledger", bearer=MOK, counters={"evidence": 2})
    view = mode.view(s.session)
    assert view.own().tally == "Evidence 2 · The ledger: Mok"
    assert {"Evidence: 2.", "Mok bears the ledger."} <= set(view.describe())


def test_the_marker_tells_what_its_counter_counts(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(quest="nine-locks", counters={"noise": 1})
    assert mode.view(s.session).own().tally == "Noise 1"
    s = scene(quest="nine-locks", bearer=KARI, counters={"star": 1})
    assert mode.view(s.session).own().tally == "Noise 0 · The Lantern Star: Kari"


@pytest.mark.parametrize(
    ("fled", "tally"), [(0, "Cracked scales 1"), (1, "Cracked scales 1 · Ormathrax fled this round")]
)
def test_what_is_so_or_not_is_told_without_a_number(
    scene: type[Scene], mode: TerrinothMode, fled: int, tally: str
) -> None:
    view = mode.view(scene(quest="the-cinder-queen", counters={"fled": fled, "scales": 1}).session)
    assert view.own().tally == tally
    assert not any("Fled this round" in line for line in view.describe())


def test_a_quest_that_counts_nothing_has_no_tally(scene: type[Scene], mode: TerrinothMode) -> None:
    assert mode.view(scene().session).own().tally == ""


def test_covered_spaces_are_shown_and_a_track_the_heroes_rule_names_no_next_effect(
    scene: type[Scene], mode: TerrinothMode
) -> None:
    view = mode.view(scene(quest="battle-in-the-mistlands", covered=[0, 4]).session)
    board = view.own()
    assert [at for at, space in enumerate(board.track) if space.covered] == [0, 4]
    assert (board.track_at, board.next_effect) == (-1, "")
    assert "Peril: beside the track of 8 spaces." in view.describe()
