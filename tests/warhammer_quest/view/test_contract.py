"""Everything the rules can ask or tell has words."""

from __future__ import annotations

import re

import pytest

from game.kit.codec import freeze
from game.kit.intent import thought
from game.kit.prompts import Prompt
from game.kit.staging import Staging
from game.kit.text import Words
from game.warhammer_quest.box import Box
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.notes import NOTES
from game.warhammer_quest.prompts import PROMPTS
from game.warhammer_quest.view import WarhammerQuestView
from game.warhammer_quest.view.cites import CITES
from game.warhammer_quest.view.sentences import SPECIAL
from game.warhammer_quest.window_names import WINDOWS
from tests.adventure import wording
from tests.warhammer_quest.view.games import played, setup


def test_every_kind_of_question_has_its_words_and_none_is_left_over(words: Words) -> None:
    assert wording.questions_without_words(words, PROMPTS) == []
    assert list(wording.words_without_question(words, PROMPTS)) == []


def test_every_question_and_every_reason_is_about_a_rule_that_there_is(box: Box) -> None:
    assert {declared.rule for declared in PROMPTS.values()} - {""} <= set(box.rules)
    assert {getattr(CITES, name) for name in CITES.__struct_fields__} <= set(box.rules)


def test_every_kind_of_note_has_a_sentence(words: Words) -> None:
    assert wording.notes_without_sentence(words, NOTES, SPECIAL) == []


def test_every_window_is_named(words: Words) -> None:
    assert wording.windows_without_name(words, set(WINDOWS) - {"passive"}) == []


def test_every_reason_of_the_rules_has_words(words: Words) -> None:
    assert wording.reasons_without_words(words, "warhammer_quest") == set()


def test_every_card_has_its_words(mode: WarhammerQuestMode) -> None:
    assert [key for key in mode.workbench().needs().words if not mode.words.has(key)] == []


def foretold(view: WarhammerQuestView, prompt: Prompt, *, whole: bool) -> list[str]:
    """Every text of what may come of a question: on its buttons, in its forecasts, and, where the whole is wanted, of
    what comes of itself. The chances of each forecast must add up.
    """
    texts = [choice.detail for choice in view.choices(prompt)]
    for option in ("", *prompt.options):
        found = view.forecast(prompt, option)
        if found is None:
            continue
        texts += [found.title, found.gain, found.cost, *found.spoken, *(note.text for note in found.notes)]
        assert found.chance is None or 0 <= found.chance.value <= 1 + 1e-6
        for columns in found.distributions:
            assert sum(bar.chance for bar in columns.bars) == pytest.approx(1, abs=0.01)
    sheet = view.card_sheet(prompt)
    assert (sheet is not None) == (prompt.kind == "train")
    intent = thought(view.intent()) if whole else None
    return texts + list(intent.spoken if intent is not None else ())


@pytest.mark.parametrize("play", ["a-foul-stench", "the-poisoned-wells", "campaign", "delve"])
def test_nothing_that_is_said_lacks_words(mode: WarhammerQuestMode, play: str) -> None:
    """Questions, options, log, sums, stories, table, sheets, faces and reasons of the first rounds of a game."""
    mode.words.missing.clear()
    for number, (session, view, prompt) in enumerate(played(mode, setup(f"words-{play}", play, 3))):
        events = session.take_events()
        before = freeze(session.state)
        for text in foretold(view, prompt, whole=number % 15 == 0):
            assert not re.search(r"[<{]|\.\.|\.;", text), text
        assert freeze(session.state) == before, "who looks ahead changes nothing"
        banner = view.banner(prompt)
        assert banner.who
        assert banner.verb, prompt
        assert all(choice.label for choice in view.choices(prompt)), prompt
        assert all(line.text for line in view.log(events))
        for event in events:
            view.story(event)
        view.why(events)
        for span in Staging(mode.notes()).take(events):
            sheet = view.staged(span.events)
            assert sheet is None or sheet.title
        if number % 15 == 0:
            view.describe()
            view.scoreboard()
            view.own()
            objective = view.objective()
            assert objective is None or not objective.way.startswith("Place 0"), "no place was come to yet"
            phases = (f"phase:{phase}" for phase in view.names.phases)
            for place in (*session.state.board.zones, *phases, "turns", "dice"):
                view.explained(place)
            for piece in session.state.board.pieces:
                assert view.face(piece).title
                assert view.sheet(piece).title
                view.reason(piece)
        if number == 90:
            break
    assert mode.words.missing == set()
