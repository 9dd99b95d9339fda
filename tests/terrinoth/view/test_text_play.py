"""The text mode: a whole game through two streams."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

import pytest
from msgspec import structs

from game.kit.errors import RuleFailed
from game.kit.flow import Position
from game.kit.mode import Nature
from game.kit.session import Session
from game.kit.table import Answerer
from game.kit.text import Words, percent
from game.kit.text_play import TextPlayer, plain
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import read
from game.terrinoth.view.setup_form import setup_of
from tests.terrinoth.view.games import setup


def run(
    mode: TerrinothMode, words: Words, typed: str, session: Session | None = None
) -> tuple[bool, str, Session, int]:
    """Play with what is typed: whether the game ended, what was shown, the session, how often it was saved."""
    session = session or mode.session(setup_of(setup("text"))).begin()
    out, saves = StringIO(), []
    player = TextPlayer(mode, session, words, StringIO(typed), out, saves.append)
    return player.run(), out.getvalue(), session, len(saves)


def test_the_question_is_asked_with_numbers_and_answered_by_number(mode: TerrinothMode, words: Words) -> None:
    ended, shown, session, saved = run(mode, words, "4\n")
    assert not ended
    assert "Kari: choose an activation card." in shown
    assert "4. Caution: Rest, 1 die" in shown
    assert "Kari plays Caution" in shown
    assert session.journal() == [("scout-caution",)]
    assert saved == 1


def test_a_wrong_answer_changes_nothing(mode: TerrinothMode, words: Words) -> None:
    _, shown, session, saved = run(mode, words, "9\n0\n1 2\nnonsense\n")
    assert session.journal() == []
    assert saved == 0
    assert shown.count("This is no answer.") == 3
    assert "Not understood." in shown


def test_computer_players_answer_and_hidden_hands_are_handed_over(
    mode: TerrinothMode, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = mode.session(setup_of(setup("text"))).begin()
    asked: list[str] = []

    def player(position: Position, seed: str, companions: Mapping[str, str]) -> Answerer | None:
        asked.append(position.prompt.chooser)
        return TerrinothPlayer(seed) if position.prompt.chooser == "kari-wraithstalker" else None

    session.flow = structs.replace(session.flow, hidden_hands=True, computer=player)
    assert session.prompt is not None
    assert session.prompt.chooser == "kari-wraithstalker"
    session.computer = TerrinothPlayer("first")
    monkeypatch.setattr(mode, "nature", Nature((2, 4), hidden_hands=True, computer_seats=True))
    _, shown, session, saved = run(mode, words, "\n0\n", session)
    others = [who for who in asked if who != "kari-wraithstalker"]
    before, _, after = shown.partition("\n" * 60)
    assert "Kari plays" in before
    assert "> " not in before, "nobody typed for the computer"
    assert after.index("Press Enter when nobody else looks.") < after.index("1. ")
    assert saved == len(session.journal()) >= 2
    assert others[0] != "kari-wraithstalker"


def test_what_is_open_to_all_is_not_handed_over(
    mode: TerrinothMode, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = mode.session(setup_of(setup("text"))).begin()
    session.flow = structs.replace(session.flow, hidden_hands=True)
    kinds = {name: structs.replace(kind, open=True) for name, kind in mode.kinds().items()}
    monkeypatch.setattr(mode, "kinds", lambda: kinds)
    _, shown, session, _ = run(mode, words, "1\n", session)
    assert "Press Enter when nobody else looks." not in shown
    assert session.journal()


def test_undo_takes_back_what_is_free_and_rewinds_only_on_demand(mode: TerrinothMode, words: Words) -> None:
    _, shown, session, _ = run(mode, words, "u\n4\n")
    assert "There is nothing to take back." in shown
    _, shown, session, _ = run(mode, words, "u\nu!\n", session)
    assert session.journal() == []
    assert "Taken back" in shown


def test_cards_forecasts_rules_reasons_and_the_table_can_be_asked_for(mode: TerrinothMode, words: Words) -> None:
    words.missing.clear()
    _, shown, session, _ = run(mode, words, "?\ni 1\nf 1\nr ht-314\nr ht-999\nw\nt\nl\nl 2\nf\ni 9\nq\n")
    assert "Precise Strike. Scout · Basic · Attack." in shown
    assert "Precise Strike: 2 hero dice" in shown
    assert "HT-314, " in shown
    assert "There is no such rule." in shown
    assert "This card belongs to another hero. (HT-302)" in shown
    assert shown.count("In the shadows: ") == 2
    assert session.journal() == []
    assert words.missing == set()
    assert "<" not in shown


def test_nothing_shown_has_marks_or_piece_ids(mode: TerrinothMode, words: Words) -> None:
    typed = "1\n0\n" * 40
    _, shown, _, _ = run(mode, words, typed)
    for mark in ("piece:", "rule:", "**", "[icon", "](", "-minion-"):
        assert mark not in shown


def test_a_rule_that_fails_leaves_the_question_open(
    mode: TerrinothMode, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = mode.session(setup_of(setup("text"))).begin()

    def fail(ids: object) -> None:
        raise RuleFailed({"error": "ValueError: broken"})

    monkeypatch.setattr(session, "answer", fail)
    ended, shown, _, saved = run(mode, words, "1\n", session)
    assert not ended
    assert "ValueError: broken" in shown
    assert shown.count("Kari: choose an activation card.") == 2
    assert saved == 0


@pytest.mark.parametrize("heroes", [2, 4])
def test_a_whole_game_can_be_played_by_piped_numbers(mode: TerrinothMode, words: Words, heroes: int) -> None:
    session = mode.session(setup_of(setup("piped", heroes))).begin()
    typed = "".join(f"{n}\n" for n in [1, 2, 1, 3, 1, 0] * 400)
    ended, shown, session, _ = run(mode, words, typed, session)
    assert ended
    assert session.ended
    assert "Seed piped" in shown
    assert "Kari Wraithstalker: " in shown


def test_the_end_of_the_input_leaves_the_game_saved(mode: TerrinothMode, words: Words) -> None:
    ended, shown, _, _ = run(mode, words, "")
    assert not ended
    assert shown.endswith("Saved. You come back to this question.\n")


def test_plain_text_keeps_the_words_of_links() -> None:
    assert plain("**Ogre** hits [Kari](piece:kari) [icon:wound] *twice*") == "Ogre hits Kari  twice"


def test_only_what_is_certain_is_told_as_0_or_100_percent() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]


def test_what_happened_in_the_phase_is_told_on_request(mode: TerrinothMode, words: Words) -> None:
    spec = """{"quest": "the-goblin-problem", "node": "enemy_phase", "heroes": [
        {"id": "kari-wraithstalker"},
        {"id": "trenloe-the-strong", "engaged": ["rat-swarms-master", "goblin-witchers-minion"]}]}"""
    session = build(mode.box, read(spec)).begin()
    _, shown, _, _ = run(mode, words, "what happened\n1\nwhat happened\nundo\nundo!\nrewind\nwhat happened\n", session)
    told = [part for part in shown.split("> ") if "Rat Swarm Master: Trenloe −1 health" in part]
    assert len(told) == 1
    assert shown.count("Nothing has come forward in this phase.") == 2
