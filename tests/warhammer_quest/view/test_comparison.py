"""What is otherwise than in Heroes of Terrinoth: on a page of the rules, and in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

from game.kit.text_play import TextPlayer
from game.modes import Library
from game.scenes.rules.book import RuleBook, groups
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.setup import MODE
from tests.warhammer_quest.view.games import setup


def test_every_difference_has_words_and_a_rule(open_library: Callable[[], Library]) -> None:
    mode = open_library().mode(MODE)
    differences = mode.book().differences
    assert len(differences) > 20
    for found in differences:
        assert found.rule in mode.book().rules, found.id
        assert found.there.endswith("."), found.id
        assert found.here.endswith("."), found.id
    assert len({found.title for found in differences}) == len(differences)
    assert not mode.words.missing


def test_they_are_a_page_of_the_rules_by_topic(mode: WarhammerQuestMode) -> None:
    book = RuleBook(mode.book(), mode.words)
    page = book.pages["compared"]
    assert [topic for topic, _ in groups(page)][:2] == ["The round", "Cards and tokens"]
    first = page[0]
    assert first.links == (("WQ-601", "rule:WQ-601"),)
    assert "Heroes of Terrinoth" in first.text
    assert [entry.id for entry in book.found("compared", "what the fallen keep")] == ["what-the-fallen-keep"]


def test_they_are_told_in_a_terminal(mode: WarhammerQuestMode) -> None:
    out = StringIO()
    player = TextPlayer(mode, mode.session(setup("compared")).begin(), mode.words, StringIO("compare\nq\n"), out)
    player.run()
    shown = out.getvalue()
    assert "Travel and peril. There: After the enemies" in shown
    assert "**" not in shown


def test_a_reason_that_holds_for_many_cards_is_told_once(mode: WarhammerQuestMode) -> None:
    out = StringIO()
    TextPlayer(mode, mode.session(setup("reasons")).begin(), mode.words, StringIO("why\nq\n"), out).run()
    assert out.getvalue().count(mode.words("refusal.not-yours")) == 1
