"""Gestures: every kind of question can be answered by drag or click, by clicks alone, and by keys."""

from __future__ import annotations

import re

import pytest

from game import paths
from game.kit.prompts import Prompt
from game.kit.shown import Choice
from game.ui.table.gestures import GESTURES, Selection, Target, drop, gesture_of, may_hold, targets

_ASKED = re.compile(
    r"""(?:Prompt\(|(?:choose|choose_one|agree)\(\s*t,\s*\w+,\s*)"(?P<kind>[a-z-]+)"|kind="(?P<named>[a-z-]+)\""""
)


def prompt(kind: str, options: tuple[str, ...], least: int = 1, most: int = 1, source: str = "card") -> Prompt:
    return Prompt(kind, "ana", source, options, least, most)


def choices(options: tuple[str, ...]) -> list[Choice]:
    return [Choice(option, option, piece=option) for option in options]


def asked_kinds() -> set[str]:
    """The kinds that the rules ask, as they stand in their source."""
    files = paths.resource("game", "terrinoth").rglob("*.py")
    found = [match for file in files for match in _ASKED.finditer(file.read_text(encoding="utf-8"))]
    return {match["kind"] or match["named"] for match in found}


def test_every_kind_that_the_rules_ask_has_a_gesture() -> None:
    kinds = asked_kinds()
    assert {"activation-card", "travel", "engage", "use"} & kinds
    assert kinds - {"after-action"} <= set(GESTURES)


@pytest.mark.parametrize("kind", sorted(GESTURES))
def test_every_kind_is_answered_by_clicks_alone(kind: str) -> None:
    options = ("0", "1", "2") if kind == "spend" else ("yes",) if GESTURES[kind].place == "button" else ("a", "b")
    selection = Selection(prompt(kind, options))
    answer = selection.take("1" if kind == "spend" else options[0])
    if answer is None:
        answer = selection.confirm()
    assert answer is not None
    selection.prompt.check(answer)


@pytest.mark.parametrize("kind", sorted(GESTURES))
def test_every_kind_is_answered_by_keys_alone(kind: str) -> None:
    options = ("0", "1", "2") if kind == "spend" else ("yes",) if GESTURES[kind].place == "button" else ("a", "b")
    selection = Selection(prompt(kind, options))
    if selection.gesture.keys == "count":
        assert selection.count(2)
        assert selection.confirm() == ("2",)
        return
    if selection.gesture.place == "button":
        assert selection.confirm() == ("yes",)
        return
    chosen = selection.number(2, options)
    assert chosen == "b"
    assert (selection.take(chosen) or selection.confirm()) == ("b",)


def test_a_kind_that_nobody_knows_is_answered_by_option_cards() -> None:
    assert gesture_of("something-new").dock == "cards"


def test_a_click_answers_a_question_for_one_thing_at_once() -> None:
    assert Selection(prompt("target", ("orc", "rat"))).take("rat") == ("rat",)


def test_what_is_not_an_option_is_never_taken() -> None:
    selection = Selection(prompt("target", ("orc", "rat")))
    assert selection.take("ogre") is None
    assert selection.chosen == []


def test_several_are_marked_and_unmarked_until_they_are_confirmed() -> None:
    selection = Selection(prompt("ready-card", ("a", "b", "c"), 1, 2))
    assert not selection.ready
    assert selection.take("c") is None
    assert selection.take("a") is None
    assert selection.take("b") is None, "a third is not taken where two are the most"
    assert selection.confirm() == ("a", "c"), "the answer keeps the order of the options"
    selection.take("a")
    assert selection.chosen == ["c"]


def test_confirm_gives_nothing_before_enough_is_marked() -> None:
    selection = Selection(prompt("exhaust-card", ("a", "b", "c"), 2, 2))
    selection.take("a")
    assert selection.confirm() is None


def test_a_marked_die_gives_way_to_another_one() -> None:
    selection = Selection(prompt("reroll", ("h1", "h2", "e1"), 0, 1))
    selection.take("h1")
    selection.take("e1")
    assert selection.chosen == ["e1"]
    assert selection.confirm() == ("e1",)


def test_only_a_question_that_may_be_declined_is_declined() -> None:
    assert Selection(prompt("use", ("a",), 0, 1)).decline() == ()
    assert Selection(prompt("target", ("a",), 1, 1)).decline() is None


def test_lifted_tokens_are_counted() -> None:
    selection = Selection(prompt("spend", ("0", "1", "2")))
    assert selection.confirm() == ("0",)
    selection.take("2")
    assert selection.confirm() == ("1",)
    selection.take("1")
    assert selection.confirm() == ("2",)
    selection.take("1")
    assert selection.confirm() == ("1",)
    assert not selection.count(3), "more than may be spent"


def test_tokens_dice_and_spaces_have_places_of_their_own() -> None:
    spend = prompt("spend", ("0", "1", "2"))
    assert targets(spend, []) == [Target("1", "token:ana:0"), Target("2", "token:ana:1")]
    dice = prompt("reroll", ("h1", "e1"), 0)
    assert [target.place for target in targets(dice, [])] == ["die:h1", "die:e1"]
    spaces = prompt("peril-space", ("0", "3"))
    assert [target.place for target in targets(spaces, [])] == ["peril:0", "peril:3"]


def test_the_piece_of_a_choice_is_its_place() -> None:
    asked = prompt("choose-condition", ("poisoned",))
    assert targets(asked, [Choice("poisoned", "Poisoned", piece="poisoned-2")]) == [Target("poisoned", "poisoned-2")]


def test_numbers_follow_the_slots_of_a_row_of_cards() -> None:
    selection = Selection(prompt("activation-card", ("explore", "rest")))
    assert selection.number(4, ["attack", "explore", "aid", "rest"]) == "rest"
    assert selection.number(1, ["attack", "explore", "aid", "rest"]) == "attack", "exhausted: the scene says why"
    assert selection.number(5, ["attack", "explore", "aid", "rest"]) is None


def test_an_enemy_is_dragged_to_the_one_who_engages_it() -> None:
    asked = prompt("engage", ("orc", "rat"), 0)
    found = targets(asked, choices(("orc", "rat")))
    assert may_hold(asked, found, "orc", "")
    assert not may_hold(asked, found, "ogre", "")
    assert drop(asked, found, "orc", "", "ana") == "orc"
    assert drop(asked, found, "orc", "", "ben") is None


def test_an_attack_is_dragged_from_the_hero_or_the_card_onto_its_target() -> None:
    asked = prompt("target", ("orc", "rat"), source="strike")
    found = targets(asked, choices(("orc", "rat")))
    assert may_hold(asked, found, "ana", "ana")
    assert may_hold(asked, found, "strike", "ana")
    assert not may_hold(asked, found, "orc", "ana")
    assert drop(asked, found, "ana", "rat", "") == "rat"
    assert drop(asked, found, "ana", "ogre", "") is None


def test_what_has_no_drag_cannot_be_held() -> None:
    asked = prompt("activation-card", ("a", "b"))
    assert not may_hold(asked, targets(asked, choices(("a", "b"))), "a", "ana")
