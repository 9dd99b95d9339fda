"""The guided course: which step stands after so many answers, and how a faulty file is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kit.errors import ContentError
from game.kit.guided import FILE, GuidedCourse, has_course, read_course
from game.kit.prompts import Prompt

HEAD = 'seed = "S"\nchoices = { map = "island" }\npieces = ["a", "b"]\n'
TWO_LESSONS = (
    HEAD
    + """
[[lessons]]
id = "one"
minutes = 3
steps = [
    { id = "told" },
    { id = "told-too" },
    { id = "walk", kind = "walk", answer = ["north"] },
    { id = "roll", confirms = true },
    { id = "seen" },
]

[[lessons]]
id = "two"
minutes = 4
steps = [
    { id = "decline", kind = "buy", answer = [] },
    { id = "end" },
]
"""
)


def course(folder: Path, text: str = TWO_LESSONS) -> GuidedCourse:
    """The course of a file with this text."""
    (folder / FILE).write_text(text, encoding="utf-8")
    found = read_course(folder, {"walk", "buy"})
    assert found is not None
    return found


def stands(of: GuidedCourse, answers: int, read: int, *, ready: bool = False) -> str:
    """The step that stands; empty behind the last one."""
    place = of.place(answers, read, ready=ready)
    return f"{place.lesson.id}.{place.step.id}" if place is not None else ""


def test_what_is_told_comes_before_the_answer_that_it_leads_to(tmp_path: Path) -> None:
    made = course(tmp_path)
    assert [stands(made, 0, read) for read in (0, 1, 2, 3, 9)] == ["one.told", "one.told-too", *["one.walk"] * 3]
    assert [stands(made, 1, read) for read in (0, 1, 2)] == ["one.seen", "two.decline", "two.decline"]
    assert [stands(made, 2, read) for read in (0, 1)] == ["two.end", ""]


def test_a_step_that_confirms_stands_while_nothing_else_is_left(tmp_path: Path) -> None:
    made = course(tmp_path)
    assert stands(made, 0, 2, ready=True) == "one.roll"
    assert stands(made, 0, 0, ready=True) == "one.told"
    assert stands(made, 1, 1, ready=True) == "two.decline"


def test_the_minutes_that_are_left_become_fewer(tmp_path: Path) -> None:
    made = course(tmp_path)
    places = [made.place(0, 0), made.place(0, 2), made.place(1, 1), made.place(2, 0)]
    assert [made.minutes_left(place) for place in places if place is not None] == [7, 6, 4, 2]
    assert made.minutes == 7


LAID_OUT = (
    TWO_LESSONS
    + """
[[lessons]]
id = "three"
minutes = 2
position = { map = "hill" }
steps = [
    { id = "hill" },
    { id = "walk", kind = "walk", answer = ["south"] },
    { id = "far" },
]

[[lessons]]
id = "four"
minutes = 1
steps = [{ id = "over" }]
"""
)


def test_a_lesson_with_a_position_of_its_own_is_no_part_of_the_game_before(tmp_path: Path) -> None:
    made = course(tmp_path, LAID_OUT)
    assert made.parts == [range(2), range(2, 4)]
    assert [made.part(number) for number in range(4)] == [range(2), range(2), range(2, 4), range(2, 4)]
    assert [made.start(number) for number in range(4)] == [(0, 0), (1, 1), (3, 0), (4, 1)]
    assert [stands(made, 2, read) for read in (0, 1)] == ["two.end", ""], "the game before ends by itself"
    assert [stands(made, 3, read) for read in (0, 1)] == ["three.hill", "three.walk"]
    assert [stands(made, 4, read) for read in (0, 1, 2)] == ["three.far", "four.over", ""]
    last = made.place(2, 0)
    assert last is not None
    assert made.minutes_left(last) == 2, "the minutes of what is held elsewhere do not count"
    assert made.minutes == 10


def test_a_question_that_is_not_the_one_of_the_course_does_not_fit(tmp_path: Path) -> None:
    made = course(tmp_path)
    assert made.fits(0, Prompt("walk", "a", "x", ("north", "south")))
    assert not made.fits(0, Prompt("walk", "a", "x", ("south",)))
    assert not made.fits(0, Prompt("buy", "a", "x", ("north",)))
    assert not made.fits(0, None)
    assert made.fits(1, Prompt("buy", "a", "x", ("card",), least=0))
    assert not made.fits(1, Prompt("buy", "a", "x", ("card",), least=1))
    assert made.fits(2, Prompt("walk", "a", "x", ("south",)))
    assert not made.fits(3, Prompt("walk", "a", "x", ("south",)))


def test_the_party_of_the_course_is_suggested_for_a_journey_of_ones_own(tmp_path: Path) -> None:
    made = course(tmp_path)
    assert made.setup().seed == "S"
    own = made.setup("AMBER-1")
    assert (own.seed, own.pieces, own.choices) == ("AMBER-1", ("a", "b"), {"map": "island"})


def test_a_game_without_a_course_has_none(tmp_path: Path) -> None:
    assert not has_course(tmp_path)
    assert read_course(tmp_path, ()) is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[", ""),
        ("seed = 1", "Expected `str`, got `int` - at `$.seed`"),
        (HEAD + "lessons = []\nsong = 1", "Object contains unknown field `song`"),
        (HEAD + '[[lessons]]\nid = "a"\nminutes = 0\nsteps = []', "Expected `int` >= 1 - at `$.lessons[0].minutes`"),
        (
            HEAD + '[[lessons]]\nid = "a"\nminutes = 1\nsteps = [{ id = "s", kind = "fly", answer = [] }]',
            "a: s: no question is of the kind fly",
        ),
        (
            HEAD + '[[lessons]]\nid = "a"\nminutes = 1\nsteps = [{ id = "s", confirms = true }]',
            "a: s confirms nothing: an answer must stand before it",
        ),
        (
            HEAD + '[[lessons]]\nid = "a"\nminutes = 1\nsteps = [{ id = "s" }, { id = "s" }]',
            "a: two steps are called s",
        ),
        (
            HEAD + 2 * '[[lessons]]\nid = "a"\nminutes = 1\nsteps = [{ id = "s" }]\n',
            "two lessons are called a",
        ),
    ],
)
def test_a_faulty_file_is_told_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ContentError) as fault:
        course(tmp_path, text)
    assert len(fault.value.problems) == 1
    assert fault.value.problems[0].startswith(f"{FILE}: {said}")
