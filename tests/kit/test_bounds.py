"""What is read from outside: whatever is too large, too deep, too long or no file is told in a sentence, at once."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter

import pytest

from game.kit.bounds import read_bounded
from game.kit.content import read_toml
from game.kit.text import Words

LONGEST = 2.0
"""Seconds that a file may take, whatever stands in it."""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = " + "[" * 50_000, "nested too deep"),
        ("a = " + "[" * 40 + "]" * 40, "nested too deep"),
        ("a = " + "1" * 5_000, "digits"),
        ("a" + ".a" * 300_000 + " = 1", "line 1"),
        ("[x]\nhealth = 99999999999999", "x.health: the number is too large"),
        ("far = inf", "far: the number is too large"),
        ('say = "' + "a" * 30_000 + '"', "say: a text of 30000 characters"),
        ("many = [" + "1," * 20_000 + "]", "many: 20000 entries"),
        ("# " + "." * 6_000_000, "larger than"),
        ("a = ", "Invalid value"),
        ("\0" * 50, "Invalid"),
    ],
)
def test_data_beyond_the_bounds_is_a_problem_with_its_file_and_place(tmp_path: Path, text: str, told: str) -> None:
    file, problems = tmp_path / "some.toml", list[str]()
    file.write_text(text, encoding="utf-8")
    started = perf_counter()
    assert read_toml(file, problems) == {}
    assert perf_counter() - started < LONGEST
    assert len(problems) == 1
    assert problems[0].startswith("some.toml: ")
    assert told in problems[0]


def test_a_pipe_or_a_folder_in_the_place_of_a_file_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "folder.toml").mkdir()
    for name in ("pipe.toml", "folder.toml"):
        problems: list[str] = []
        assert read_toml(tmp_path / name, problems) == {}
        assert problems == [f"{name}: cannot be read (it is not a file)"]
    with pytest.raises(OSError, match="not a file"):
        read_bounded(tmp_path / "pipe.toml")


def test_texts_that_lead_to_each_other_in_a_circle_are_no_texts() -> None:
    words = Words.load({"one": "@two", "two": "@one", "three": "@four", "four": "Four"})
    assert words("one") == "<one>"
    assert words("three") == "Four"
    with pytest.raises(KeyError):
        words.raw("two")
