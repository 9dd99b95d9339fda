"""Setting up on a terminal."""

from __future__ import annotations

from io import StringIO

import pytest

from game.kit.text import Words
from game.kit.text_setup import TextSetup
from game.terrinoth.mode import TerrinothMode
from tests.view.games import QUEST


def ask(mode: TerrinothMode, words: Words, typed: str) -> tuple[dict[str, object] | None, str]:
    """What comes of typing this, and what was shown."""
    out = StringIO()
    return TextSetup(mode, words, StringIO(typed), out).ask("AMBER-1"), out.getvalue()


def number_of(mode: TerrinothMode, hero: str) -> int:
    return [portrait.id for portrait in mode.heroes(2)].index(hero) + 1


def test_a_party_is_chosen_by_numbers_and_the_first_hero_leads(mode: TerrinothMode, words: Words) -> None:
    words.missing.clear()
    kari, mok = number_of(mode, "kari-wraithstalker"), number_of(mode, "elder-mok")
    setup, shown = ask(mode, words, f"1\n2\n{kari} {mok}\nAna\n\n\n")
    assert setup == {
        "quest": QUEST, "heroes": ["kari-wraithstalker", "elder-mok"], "leader": "kari-wraithstalker",
        "players": ["Ana", ""], "seed": "AMBER-1",
    }  # fmt: skip
    assert "Who plays Kari?" in shown
    assert words.missing == set()
    assert mode.problem_of(setup) == ("", "")


def test_an_impossible_party_says_why_and_is_asked_for_again(mode: TerrinothMode, words: Words) -> None:
    kari, rival, mok = (number_of(mode, hero) for hero in ("kari-wraithstalker", "tetherys", "elder-mok"))
    setup, shown = ask(mode, words, f"\n2\n{kari} {rival}\n{kari}\n{kari},{mok}\n\n\nSEED\n")
    assert "(HT-109)" in shown
    assert "This is no answer." in shown
    assert setup is not None
    assert setup["seed"] == "SEED"


@pytest.mark.rule("HT-112")
def test_a_party_of_one_hero_is_no_answer(mode: TerrinothMode, words: Words) -> None:
    kari, mok = number_of(mode, "kari-wraithstalker"), number_of(mode, "elder-mok")
    setup, shown = ask(mode, words, f"1\n1\n2\n{kari} {mok}\n\n\n\n")
    assert "How many heroes? 2 to 4" in shown
    assert shown.count("This is no answer.") == 1
    assert setup is not None
    assert setup["heroes"] == ["kari-wraithstalker", "elder-mok"]


def test_the_end_of_the_input_sets_up_nothing(mode: TerrinothMode, words: Words) -> None:
    for typed in ("", "1\n", "1\n2\n", "1\n2\n1 7\n"):
        assert ask(mode, words, typed)[0] is None
