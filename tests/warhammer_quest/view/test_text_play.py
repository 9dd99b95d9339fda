"""The text mode: a quest, the settlement, the campaign map and the first rounds of the next quest, by a script."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest

from game.commands import text
from game.kit.text_play import TextPlayer
from game.modes import Library
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.setup import MODE
from tests.warhammer_quest.view.games import played, setup

CAMPAIGN = setup("told", "campaign", 2)
ROUNDS = 3
"""So many rounds of the second quest are played."""


@pytest.fixture(scope="module")
def script(mode: WarhammerQuestMode) -> list[str]:
    """What a sensible party types, from the first question to the first rounds of the second quest."""
    typed: list[str] = []
    for session, _, prompt in played(mode, CAMPAIGN, "sensible"):
        t = session.table
        if t.word("quest") != "a-foul-stench" and t.track("round") > ROUNDS:
            break
        answer = mode.computer_player("sensible", CAMPAIGN.seed)(t, prompt, None)
        typed.append(" ".join(str(prompt.options.index(option) + 1) for option in answer) or "0")
    return typed


def test_a_quest_a_settlement_and_the_next_quest_are_played_in_a_terminal(
    mode: WarhammerQuestMode, script: list[str]
) -> None:
    session, out = mode.session(CAMPAIGN).begin(), StringIO()
    player = TextPlayer(mode, session, mode.words, StringIO("\n".join([*script, "look", ""])), out)
    assert not player.run()
    shown = out.getvalue()
    assert "This is no answer." not in shown
    assert "Not understood." not in shown
    assert session.table.word("quest") == "the-poisoned-wells"
    for sentence in ("A Foul Stench", "The settlement", "Trainer", "The Poisoned Wells", "joins the campaign pool"):
        assert sentence in shown, sentence
    assert "Next: The Poisoned Wells" in shown
    assert "trains: " in shown
    assert "replaces a facedown card" not in shown, "a hero's own cards are known wherever they lie"
    assert any(mode.words(f"quest.a-foul-stench.{end}") in shown for end in ("victory", "defeat"))


def test_no_piece_is_called_by_its_id(mode: WarhammerQuestMode, script: list[str]) -> None:
    session, out = mode.session(CAMPAIGN).begin(), StringIO()
    TextPlayer(mode, session, mode.words, StringIO("\n".join(script[:60])), out).run()
    shown = out.getvalue()
    assert [piece for piece in session.state.board.pieces if "-" in piece and piece in shown] == []


def test_a_campaign_is_set_up_and_begun_on_the_command_line(
    open_library: Callable[[], Library], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))
    arguments = ["--play", "campaign", "--heroes", "ironbreaker,waywatcher"]
    assert text.run(open_library(), MODE, arguments, "typed", resume=False) == 0
    shown = capsys.readouterr().out
    assert "A Foul Stench" in shown
    assert "choose an action card" in shown
