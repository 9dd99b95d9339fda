"""Words: keys, slots, numbers from marks, the pseudo-locale."""

from __future__ import annotations

import pytest

from game.kit.text import Slot, Words, number, numbers, slots


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ("lose(you, 1)", {"lose": 1}),
        ("pay(lose(you, 1), suffer(enemy(any), 2))", {"lose": 1, "suffer": 2}),
        ("suffer(you, 1); suffer(it, 3); suffer(it, 4)", {"suffer": 1, "suffer2": 3, "suffer3": 4}),
        ("attack(3, targets=2)", {"attack": 3, "targets": 2}),
        ("may(engage(you, enemy(elsewhere, upto=2)))", {"upto": 2}),
        ("upto(2, pay(suffer(you, 1), boost(success=1)))", {"upto": 2, "suffer": 1, "success": 1}),
        ("explore(2, success=min(2, engaged(you)))", {"explore": 2, "success": 2}),
        ("recover(hero(), 1 + defeated)", {"recover": 1}),
        ("mod(this, resilience=-1)", {"resilience": -1}),
        ("mod(this, resilience=-min(2, counter(scales)))", {"resilience": -2}),
        ("draw(1, skip=progress(3))", {"draw": 1, "progress": 3}),
        ("when(engaged(you) >= 2, mod(you, defense=1))", {"engaged": 2, "defense": 1}),
        ("when(added >= 3, claim(you, 1))", {"added": 3, "claim": 1}),
        ("ranged(3, success=2 if in_shadows(target) else 1)", {"ranged": 3, "success": 2, "success2": 1}),
        ("ready_card(you, all)", {}),
        ("rest(1, defense=engaged(you))", {"rest": 1}),
        ("", {}),
    ],
)
def test_numbers_are_named_after_what_they_belong_to(marks: str, expected: dict[str, int]) -> None:
    assert numbers(marks) == expected


def test_broken_marks_are_a_syntax_error() -> None:
    with pytest.raises(SyntaxError):
        numbers("lose(you, 1")


@pytest.mark.parametrize(
    ("value", "signed", "printed"),
    [
        (3, False, "3"),
        (-2, False, "−2"),
        (3, True, "+3"),
        (-1, True, "−1"),
        (1.25, False, "1.2"),
        (2.0, False, "2"),
    ],
)
def test_a_number_is_printed_with_a_true_minus(value: float, signed: bool, printed: str) -> None:
    assert number(value, signed) == printed


def test_a_text_takes_its_numbers_from_the_marks() -> None:
    words = Words.load(
        {
            "card": {
                "a": {
                    "text": "Lose {lose:token|tokens}, then {suffer2:wound|wounds} or {suffer}, {+defense}."
                }
            }
        },
        {"card.a.text": "lose(you, 1); suffer(you, 2); suffer(it, 3); rest(1, defense=2)"},
    )
    assert words("card.a.text") == "Lose 1 token, then 3 wounds or 2, +2."
    assert not words.missing


def test_a_negative_number_prints_its_size_unless_the_sign_is_asked_for() -> None:
    words = Words.load({"a": "{progress} progress, {+progress}"}, {"a": "progress(-2)"})
    assert words("a") == "2 progress, −2"


def test_the_caller_gives_words_and_numbers_and_may_overrule_the_marks() -> None:
    words = Words.load({"a": "{who} suffers {suffer:wound|wounds}."}, {"a": "suffer(you, 1)"})
    assert words("a", who="Kari") == "Kari suffers 1 wound."
    assert words("a", who="Kari", suffer=4) == "Kari suffers 4 wounds."
    assert words("a", who="Kari", suffer=0) == "Kari suffers 0 wounds."


def test_a_missing_key_is_shown_in_angle_brackets_and_recorded() -> None:
    words = Words.load({"a": {"b": "B"}})
    assert words("a.c") == "<a.c>"
    assert words("a") == "<a>"
    assert words.lines("a.d") == ["<a.d>"]
    assert words.missing == {"a.c", "a", "a.d"}


def test_a_slot_without_a_value_stays_and_is_recorded() -> None:
    words = Words.load({"a": "{who} waits"})
    assert words("a") == "{who} waits"
    assert words.missing == {"a{who}"}


def test_a_list_has_one_text_for_each_line_with_the_numbers_of_that_line() -> None:
    words = Words.load(
        {"card": {"x": {"lines": ["Attack: {attack}.", "Claim {claim:token|tokens}."]}}},
        {"card.x.lines.0": "attack(2)", "card.x.lines.1": "claim(you, 1)"},
    )
    assert words.lines("card.x.lines") == ["Attack: 2.", "Claim 1 token."]


def test_a_text_may_be_that_of_another_key() -> None:
    words = Words.load({"a": "@b.c", "b": {"c": "{claim} won"}, "d": "@nowhere"}, {"b.c": "claim(you, 2)"})
    assert words("a") == "2 won"
    assert words.raw("a") == "{claim} won"
    assert not words.has("d")
    assert words("d") == "<d>"


def test_keys_are_listed_by_their_beginning_in_the_order_of_the_file() -> None:
    words = Words.load({"b": {"two": "2", "one": "1"}, "a": "A"})
    assert words.keys("b.") == ["b.two", "b.one"]
    assert words.keys() == ["b.two", "b.one", "a"]


def test_slots_tell_what_a_text_needs() -> None:
    assert slots("{who}: {+defense} and {lose:token|tokens}") == [
        Slot("who", False, "", ""),
        Slot("defense", True, "", ""),
        Slot("lose", False, "token", "tokens"),
    ]


def test_the_pseudo_locale_is_longer_and_keeps_slots_and_values() -> None:
    plain = {"a": "{who} may discard {lose:token|tokens} now", "b": "Undo"}
    words = Words.load(plain, {"a": "lose(you, 2)"}, pseudo=True)
    text = words("a", who="Kari")
    assert text.startswith("Kari ")
    assert " 2 " in text
    assert "{" not in text
    assert len(words("b")) >= len("Undo") * 1.4
    assert words("b") != "Undo"
    assert "may" not in text


def test_words_laid_over_others_say_what_they_say_and_the_others_say_the_rest() -> None:
    house = Words.load({"a": "house", "b": "@a", "c": ["one", "two", "three"], "d": {"e": "{go:step|steps}"}})
    game = house.over({"a": "game", "c": ["uno"], "f": "@d.e"})
    assert [game(key) for key in ("a", "b")] == ["game", "game"]
    assert game.lines("c") == ["uno"]
    assert not game.has("c.1")
    assert game("f", go=2) == "2 steps"
    assert not game.missing
    assert [house(key) for key in ("a", "b")] == ["house", "house"]
    assert len(house.lines("c")) == 3
    assert not house.has("f")


def test_what_the_upper_words_lack_is_not_held_against_the_lower() -> None:
    house = Words.load({"a": "A"})
    game = house.over({})
    assert game("nowhere") == "<nowhere>"
    assert game.missing == {"nowhere"}
    assert not house.missing
