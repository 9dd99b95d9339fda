"""Setting up on a terminal."""

from __future__ import annotations

from io import StringIO

import pytest

from game.kit.setup import SeatChoice, Setup
from game.kit.text import Words
from game.kit.text_setup import TextSetup
from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.view.games import QUEST


def ask(mode: TerrinothMode, words: Words, typed: str) -> tuple[Setup | None, str]:
    """What comes of typing this, and what was shown."""
    out = StringIO()
    return TextSetup(mode, words, StringIO(typed), out).ask("AMBER-1"), out.getvalue()


def number_of(mode: TerrinothMode, hero: str) -> int:
    return [piece.id for piece in mode.setup_form(2).pieces].index(hero) + 1


def test_a_party_is_chosen_by_numbers_and_the_first_hero_leads(mode: TerrinothMode, words: Words) -> None:
    words.missing.clear()
    kari, mok = number_of(mode, "kari-wraithstalker"), number_of(mode, "elder-mok")
    setup, shown = ask(mode, words, f"1\n\n2\n{kari} {mok}\nAna\n\n\n\n")
    seats = (SeatChoice("Ana", "kari-wraithstalker"), SeatChoice("", "elder-mok"))
    assert setup == Setup({"quest": QUEST, "step": "thicket", "grim": ""}, seats, 0, "AMBER-1")
    assert "Who plays Kari?" in shown
    assert words.missing == set()
    assert mode.problem(setup) is None
    assert "1. The Goblin Problem, Ordinary: " in shown
    assert "Kari Wraithstalker, health 21. " in shown


def test_the_step_of_the_ladder_is_asked_for_and_the_printed_game_is_usual(mode: TerrinothMode, words: Words) -> None:
    setup, shown = ask(mode, words, "1\n7\n2\n1 4\n\n\n\n")
    assert setup is not None
    assert setup.choices["step"] == "siege"
    assert mode.problem(setup) is None
    assert "4. 4 · Thicket: The game as it is printed." in shown


def test_an_impossible_party_says_why_and_is_asked_for_again(mode: TerrinothMode, words: Words) -> None:
    kari, rival, mok = (number_of(mode, hero) for hero in ("kari-wraithstalker", "tetherys", "elder-mok"))
    setup, shown = ask(mode, words, f"\n\n2\n{kari} {rival}\n{kari}\n{kari},{mok}\n\n\nSEED\n")
    assert "(HT-109)" in shown
    assert "These are not 2." in shown
    assert setup is not None
    assert setup.seed == "SEED"


@pytest.mark.rule("HT-112")
def test_a_party_of_one_hero_is_no_answer(mode: TerrinothMode, words: Words) -> None:
    kari, mok = number_of(mode, "kari-wraithstalker"), number_of(mode, "elder-mok")
    setup, shown = ask(mode, words, f"1\n\n1\n2\n{kari} {mok}\n\n\n\n")
    assert shown.count("How many heroes? 2 to 4") == 2, "it is asked again"
    assert setup is not None
    assert list(setup.pieces) == ["kari-wraithstalker", "elder-mok"]


def test_the_end_of_the_input_sets_up_nothing(mode: TerrinothMode, words: Words) -> None:
    for typed in ("", "1\n", "1\n\n", "1\n\n2\n", "1\n\n2\n1 7\n"):
        assert ask(mode, words, typed)[0] is None


@pytest.mark.rule("HT-013")
def test_a_switch_is_asked_for_last_and_stays_off_when_the_input_ends(mode: TerrinothMode, words: Words) -> None:
    for typed, on in (("yes\n", True), ("\n", False), ("", False)):
        setup, shown = ask(mode, words, f"1\n\n2\n1 4\n\n\nSEED\n{typed}")
        assert setup is not None
        assert setup.switched("grim") is on
        assert "Grim Rule" in shown
