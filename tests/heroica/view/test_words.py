"""Words: every question, every note, every card and every rule that is cited has its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.heroica.mode import HeroicaMode
from game.heroica.notes import NOTES
from game.heroica.prompts import PROMPTS
from game.heroica.view.choices import MAKERS
from game.heroica.view.log import KEYS
from game.heroica.view.stories import MOMENTS
from game.heroica.view.why import ROWS, RULES

ROOT = Path(__file__).parents[3] / "game" / "heroica"
SPECIAL = {"over": "over-rivals-victory", "exchange": "exchange-sword"}


@pytest.mark.parametrize("kind", PROMPTS)
def test_every_kind_of_question_has_its_words(mode: HeroicaMode, kind: str) -> None:
    words = mode.words
    assert words.has(f"prompt.kind.{kind}")
    assert words.has(f"undo.{kind}")
    assert not PROMPTS[kind].hint or words.has(f"ui.table.hint.{kind}.title")
    assert not PROMPTS[kind].hint or words.has(f"ui.table.hint.{kind}.text")


@pytest.mark.parametrize("kind", NOTES)
def test_every_kind_of_note_has_its_sentence(mode: HeroicaMode, kind: str) -> None:
    assert mode.words.has(f"log.{SPECIAL.get(kind, kind)}")


def test_what_is_told_otherwise_is_a_kind_that_there_is() -> None:
    assert KEYS.keys() | MOMENTS.keys() | ROWS.keys() <= NOTES.keys()
    assert MAKERS.keys() <= PROMPTS.keys()
    assert all(NOTES[kind].moment for kind in MOMENTS)


def test_every_moment_tells_a_story() -> None:
    assert {kind for kind, note in NOTES.items() if note.moment} == set(MOMENTS)


def test_the_content_has_all_its_words(mode: HeroicaMode) -> None:
    missing = [key for key in mode.workbench().needs().words if not mode.words.has(key)]
    assert missing == []


def test_no_hint_names_a_key_and_no_text_is_cut(mode: HeroicaMode) -> None:
    texts = {key: mode.words.raw(key) for key in mode.words.keys("ui.table.hint.")}
    assert not [key for key, text in texts.items() if re.search(r"\b(Enter|Esc|Space bar|press [A-Z])\b", text)]
    told = [mode.words.raw(f"rule.{rule}") for rule in mode.box.content.rules]
    assert all(text.rstrip("”)").endswith((".", ":")) for text in told)


def test_every_rule_that_the_code_cites_stands_in_the_book(mode: HeroicaMode) -> None:
    book = mode.book()
    cited = {rule for path in ROOT.rglob("*.py") for rule in re.findall(r"HC-\d{3}", path.read_text(encoding="utf-8"))}
    assert cited - set(book.rules) == set()
    assert set(RULES.values()) | {rule for *_, rule in ROWS.values()} <= set(book.rules)


def test_the_book_explains_its_words(mode: HeroicaMode) -> None:
    book = mode.book()
    ids = {term.id for term in book.terms}
    for term in book.terms:
        assert term.rule in book.rules
        assert set(term.see) <= ids
        assert mode.words.has(f"ui.rules.kind.{term.kind}")
    assert all(kind.rule in book.rules for kind in PROMPTS.values())


def test_every_relic_says_how_it_is_used(mode: HeroicaMode) -> None:
    for relic in mode.box.content.relics.values():
        assert all(mode.words.has(f"use.{kind}") for kind in relic.kinds)
