"""What the rules of Heroes of Tenefyr declare, and the words it is told in."""

from __future__ import annotations

import pytest

from game.kit.text import Words
from game.tenefyr.content import Content
from game.tenefyr.notes import NOTES
from game.tenefyr.prompts import PROMPTS

SEVERAL = {
    "recalls": ("recalls-deck", "recalls-hand", "recalls-shuffle"), "foe": ("foe-rises", "foe-falls"),
    "over": ("over-victory", "over-defeat"),
}  # fmt: skip
"""Notes that are told in one of several sentences."""


@pytest.mark.parametrize("kind", PROMPTS)
def test_every_question_has_its_words(content: Content, words: Words, kind: str) -> None:
    declared = PROMPTS[kind]
    keys = [f"prompt.kind.{kind}", f"undo.{kind}"]
    if declared.hint:
        keys += [f"ui.table.hint.{kind}.{part}" for part in ("title", "text")]
    assert [key for key in keys if not words.has(key)] == []
    assert declared.rule in content.rules


@pytest.mark.parametrize("note", NOTES)
def test_every_note_has_its_sentence(words: Words, note: str) -> None:
    for key in SEVERAL.get(note, (note,)):
        assert words.raw(f"log.{key}").endswith("."), key


def test_no_words_are_left_of_questions_that_are_not_asked(words: Words) -> None:
    asked = {*PROMPTS, "any", "declined"}
    for section in ("prompt.kind", "prompt.detail", "prompt.confirm", "prompt.decline", "undo"):
        told = {_kind_of(key.removeprefix(f"{section}.")) for key in words.keys(f"{section}.")}
        house = {"declined"} if section == "undo" else set()
        assert told - house <= asked, section


def _kind_of(key: str) -> str:
    """The kind of question that words are about; some questions are put otherwise by what they are for."""
    return next((kind for kind in PROMPTS if key == kind or key.startswith(f"{kind}-")), key)
