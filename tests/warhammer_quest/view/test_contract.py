"""Everything the rules can ask or tell has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.kit.codec import freeze
from game.kit.intent import thought
from game.kit.notes import SILENT
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
from tests.warhammer_quest.view.games import played, setup

RULES = [Path(__file__).parents[3] / "game" / room for room in ("adventure", "warhammer_quest")]


@pytest.mark.parametrize("kind", PROMPTS)
def test_every_kind_of_question_has_a_verb_and_an_undo_label(words: Words, kind: str) -> None:
    assert words.has(f"prompt.kind.{kind}")
    assert words.has(f"undo.{kind}")


@pytest.mark.parametrize("kind", [kind for kind, declared in PROMPTS.items() if declared.hint])
def test_every_hint_has_words(words: Words, kind: str) -> None:
    assert words.has(f"ui.table.hint.{kind}.title")
    assert words.has(f"ui.table.hint.{kind}.text")


def test_no_words_are_left_over_for_a_kind_of_question_that_nobody_asks(words: Words) -> None:
    """Some kinds have more than one wording: `target`, `target-more`."""
    for key in words.keys("prompt.kind."):
        wording = key.removeprefix("prompt.kind.")
        assert any(wording == kind or wording.startswith(f"{kind}-") for kind in PROMPTS), key
    assert {key.split(".")[3] for key in words.keys("ui.table.hint.")} <= {k for k, p in PROMPTS.items() if p.hint}


def test_every_question_and_every_reason_is_about_a_rule_that_there_is(box: Box) -> None:
    assert {declared.rule for declared in PROMPTS.values()} - {""} <= set(box.rules)
    assert {getattr(CITES, name) for name in CITES.__struct_fields__} <= set(box.rules)


@pytest.mark.parametrize("name", [name for name, kind in NOTES.items() if kind.level != SILENT])
def test_every_kind_of_note_has_a_sentence(words: Words, name: str) -> None:
    assert words.has(f"log.{name}") or name in SPECIAL


@pytest.mark.parametrize("window", sorted(set(WINDOWS) - {"passive"}))
def test_every_window_is_named(words: Words, window: str) -> None:
    assert words.has(f"prompt.window.{window}")


def test_every_reason_of_the_rules_has_words(words: Words) -> None:
    whole = "\n".join(path.read_text(encoding="utf-8") for room in RULES for path in room.rglob("*.py"))
    keys = set(re.findall(r'"((?:refusal|setup)\.[a-z-]+)"', whole))
    assert len(keys) > 15
    assert {key for key in keys if not words.has(key)} == set()


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
            view.objective()
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
