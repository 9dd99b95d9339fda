"""What a scenario file is told, and what may stand before it: a word of it that has no end fills no terminal."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from game.kit.scenario import LONGEST_MESSAGE, ScenarioError, game_of, one_of, read_scenario


class Written(Struct):
    """The least that a scenario file holds."""

    answers: list[Any]
    expect: dict[str, Any]


ENDLESS = "x" * 1_000_000


def test_a_word_without_an_end_is_cut() -> None:
    with pytest.raises(ScenarioError) as fault:
        one_of("heroes[0].id", ENDLESS, ("lyssa", "corbin"))
    told = str(fault.value)
    assert told.startswith("heroes[0].id: there is no 'xxx")
    assert told.endswith("xxx... allowed is lyssa, corbin")
    assert len(told) < 200


def test_a_text_without_an_end_is_cut_and_any_other_is_told_as_it_is() -> None:
    assert len(str(ScenarioError("x " * 1_000_000))) == LONGEST_MESSAGE + len("...")
    assert str(ScenarioError("turns[0]: there is no 'fox'")) == "turns[0]: there is no 'fox'"


def test_a_file_may_begin_with_the_mark_of_utf_8() -> None:
    text = '{"game": "tiny", "answers": [], "expect": {}}'
    for raw in ("\ufeff" + text, ("\ufeff" + text).encode()):
        assert game_of(raw) == "tiny"
        assert read_scenario(raw, Written, "tiny").answers == []
