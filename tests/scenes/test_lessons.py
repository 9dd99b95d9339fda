"""Lessons of any game: which note comes when, what a game without lessons tells, and how a faulty file is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kit.errors import ContentError
from game.kit.prompts import Prompt, PromptKind
from game.kit.shown import Scoreboard
from game.scenes.table.lessons import LESSONS_FILE, Lessons, Note

KINDS = {"walk": PromptKind(hint=True), "buy": PromptKind(hint=True), "pass": PromptKind()}
TWO_COURSES = """
[first-steps]
choices = { map = "island" }
lessons = [
    { id = "walking", pages = 2, kinds = ["walk"] },
    { id = "night", phase = "night" },
    { id = "late", round = 3 },
]

[any-game]
lessons = [{ id = "shopping", kinds = ["buy"] }]
"""
ISLAND, DESERT = {"map": "island", "extra": "yes"}, {"map": "desert"}


def lessons(folder: Path, text: str) -> Lessons:
    """The lessons of a file with this text."""
    (folder / LESSONS_FILE).write_text(text, encoding="utf-8")
    return Lessons.read(folder, KINDS)


def note(of: Lessons, choices: dict[str, str], kind: str, *seen: str, phase: str = "day", turn: int = 1) -> Note | None:
    """What is told at a question of a kind."""
    board = Scoreboard(turn, phase, (("day", "Day"), ("night", "Night")), (), ())
    return of.next_note(choices, Prompt(kind, "x", "y", ("a",)), KINDS[kind], board, seen)


def test_a_course_is_held_in_games_with_its_choices_and_one_without_in_every_other(tmp_path: Path) -> None:
    made = lessons(tmp_path, TWO_COURSES)
    assert made.ids(ISLAND) == ["lesson.walking", "lesson.night", "lesson.late"]
    assert made.ids(DESERT) == made.ids({}) == ["lesson.shopping"]
    assert note(made, ISLAND, "walk") == Note("lesson.walking", "ui.table.lesson.walking", 2, 1, 3)
    assert note(made, DESERT, "buy") == Note("lesson.shopping", "ui.table.lesson.shopping", 1, 1, 1)


def test_a_lesson_waits_for_the_one_before_it_and_for_its_phase_or_round(tmp_path: Path) -> None:
    made = lessons(tmp_path, TWO_COURSES)
    assert note(made, ISLAND, "pass", phase="night") is None
    assert note(made, ISLAND, "pass", "lesson.walking") is None
    night = note(made, ISLAND, "pass", "lesson.walking", phase="night")
    assert night is not None
    assert night.lesson == 2
    assert note(made, ISLAND, "pass", "lesson.walking", "lesson.night", turn=2) is None
    late = note(made, ISLAND, "pass", "lesson.walking", "lesson.night", turn=4)
    assert late is not None
    assert late.id == "lesson.late"


def test_a_hint_is_not_told_where_a_lesson_tells_it(tmp_path: Path) -> None:
    made = lessons(tmp_path, TWO_COURSES)
    assert note(made, DESERT, "walk") == Note("hint.walk", "ui.table.hint.walk")
    assert note(made, ISLAND, "walk", "lesson.walking") is None
    assert note(made, DESERT, "walk", "lesson.walking") is None


def test_a_game_without_lessons_tells_its_hints_only(tmp_path: Path) -> None:
    made = Lessons.read(tmp_path, KINDS)
    assert made.ids(ISLAND) == []
    assert note(made, ISLAND, "walk") == Note("hint.walk", "ui.table.hint.walk")
    assert note(made, ISLAND, "walk", "hint.walk") is None
    assert note(made, ISLAND, "pass") is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[c", ""),
        ('[c]\nlessons = [{ id = "a", pages = 0, round = 1 }]', "c: Expected `int` >= 1 - at `$.lessons[0].pages`"),
        ('[c]\nlessons = [{ id = "a", rond = 1 }]', "c: Object contains unknown field `rond` - at `$.lessons[0]`"),
        ('[c]\nlessons = [{ id = "a" }]', "c: a never comes: it has no kinds, no phase and no round"),
        ('[c]\nlessons = [{ id = "a", kinds = ["fly"] }]', "c: a: no question is of the kind fly"),
        ('[c]\nlessons = [{ id = "a", round = 1 }, { id = "a", round = 2 }]', "c: two lessons are called a"),
    ],
)
def test_a_faulty_file_is_told_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ContentError) as fault:
        lessons(tmp_path, text)
    assert len(fault.value.problems) == 1
    assert fault.value.problems[0].startswith(f"lessons.toml: {said}")
