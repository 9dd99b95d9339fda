"""Gestures: every kind of question can be answered by drag or click, by clicks alone, and by keys."""

from __future__ import annotations

import pytest

from game.kit.prompts import Gesture, Prompt, PromptKind
from game.kit.shown import Choice
from game.terrinoth.prompts import PROMPTS
from game.ui.table.gestures import Selection, Target, drop, may_hold, targets


def prompt(kind: str, options: tuple[str, ...], least: int = 1, most: int = 1, source: str = "card") -> Prompt:
    return Prompt(kind, "ana", source, options, least, most)


def choices(options: tuple[str, ...]) -> list[Choice]:
    return [Choice(option, option, piece=option) for option in options]


def selection(kind: str, options: tuple[str, ...], least: int = 1, most: int = 1) -> Selection:
    return Selection(PROMPTS[kind].gesture, prompt(kind, options, least, most))


def places(asked: Prompt, made: list[Choice]) -> list[Target]:
    return targets(PROMPTS[asked.kind].gesture, asked, made)


def holds(asked: Prompt, found: list[Target], place: str, owner: str) -> bool:
    return may_hold(PROMPTS[asked.kind].gesture, asked, found, place, owner)


def dropped(asked: Prompt, found: list[Target], held: str, over: str, seat: str) -> str | None:
    return drop(PROMPTS[asked.kind].gesture, asked, found, held, over, seat)


def options_of(kind: str) -> tuple[str, ...]:
    return {"token": ("0", "1", "2"), "button": ("yes",)}.get(PROMPTS[kind].gesture.place, ("a", "b"))


@pytest.mark.parametrize("kind", sorted(PROMPTS))
def test_every_kind_is_answered_by_clicks_alone(kind: str) -> None:
    options = options_of(kind)
    chosen = selection(kind, options)
    answer = chosen.take("1" if "1" in options else options[0])
    if answer is None:
        answer = chosen.confirm()
    assert answer is not None
    chosen.prompt.check(answer)


@pytest.mark.parametrize("kind", sorted(PROMPTS))
def test_every_kind_is_answered_by_keys_alone(kind: str) -> None:
    options = options_of(kind)
    chosen = selection(kind, options)
    if chosen.gesture.keys == "count":
        assert chosen.count(2)
        assert chosen.confirm() == ("2",)
        return
    if chosen.gesture.place == "button":
        assert chosen.confirm() == ("yes",)
        return
    option = chosen.number(2, options)
    assert option == "b"
    assert (chosen.take(option) or chosen.confirm()) == ("b",)


def test_a_kind_without_a_gesture_of_its_own_is_answered_by_option_cards() -> None:
    assert PromptKind().gesture.dock == "cards"


def test_a_click_answers_a_question_for_one_thing_at_once() -> None:
    assert selection("target", ("orc", "rat")).take("rat") == ("rat",)


def test_what_is_not_an_option_is_never_taken() -> None:
    made = selection("target", ("orc", "rat"))
    assert made.take("ogre") is None
    assert made.chosen == []


def test_several_are_marked_and_unmarked_until_they_are_confirmed() -> None:
    made = selection("ready-card", ("a", "b", "c"), 1, 2)
    assert not made.ready
    assert made.take("c") is None
    assert made.take("a") is None
    assert made.take("b") is None, "a third is not taken where two are the most"
    assert made.confirm() == ("a", "c"), "the answer keeps the order of the options"
    made.take("a")
    assert made.chosen == ["c"]


def test_confirm_gives_nothing_before_enough_is_marked() -> None:
    made = selection("exhaust-card", ("a", "b", "c"), 2, 2)
    made.take("a")
    assert made.confirm() is None


def test_a_marked_die_gives_way_to_another_one() -> None:
    made = selection("reroll", ("h1", "h2", "e1"), 0, 1)
    made.take("h1")
    made.take("e1")
    assert made.chosen == ["e1"]
    assert made.confirm() == ("e1",)


def test_only_a_question_that_may_be_declined_is_declined() -> None:
    assert selection("use", ("a",), 0, 1).decline() == ()
    assert selection("target", ("a",), 1, 1).decline() is None


def test_lifted_tokens_are_counted() -> None:
    made = selection("spend", ("0", "1", "2"))
    assert made.confirm() == ("0",)
    made.take("2")
    assert made.confirm() == ("1",)
    made.take("1")
    assert made.confirm() == ("2",)
    made.take("1")
    assert made.confirm() == ("1",)
    assert not made.count(3), "more than may be spent"


def test_tokens_dice_and_spaces_have_places_of_their_own() -> None:
    spend = prompt("spend", ("0", "1", "2"))
    assert places(spend, []) == [Target("1", "token:ana:0"), Target("2", "token:ana:1")]
    dice = prompt("reroll", ("h1", "e1"), 0)
    assert [target.place for target in places(dice, [])] == ["die:h1", "die:e1"]
    spaces = prompt("peril-space", ("0", "3"))
    assert [target.place for target in places(spaces, [])] == ["space:0", "space:3"]


def test_the_piece_of_a_choice_is_its_place() -> None:
    asked = prompt("choose-condition", ("poisoned",))
    assert places(asked, [Choice("poisoned", "Poisoned", piece="poisoned-2")]) == [Target("poisoned", "poisoned-2")]


def test_a_card_that_answers_a_question_for_a_cell_is_taken_where_it_lies() -> None:
    asked = prompt("march", ("cell:1,2", "boots", "stop"))
    made = [Choice("cell:1,2", "", piece="ana"), Choice("boots", "", piece="boots"), Choice("stop", "", piece="ana")]
    found = targets(Gesture("cell", "path"), asked, made)
    assert found == [Target("cell:1,2", "cell:1,2"), Target("boots", "boots"), Target("stop", "")]


def test_numbers_follow_the_slots_of_a_row_of_cards() -> None:
    made = selection("activation-card", ("explore", "rest"))
    assert made.number(4, ["attack", "explore", "aid", "rest"]) == "rest"
    assert made.number(1, ["attack", "explore", "aid", "rest"]) == "attack", "exhausted: the scene says why"
    assert made.number(5, ["attack", "explore", "aid", "rest"]) is None


def test_an_enemy_is_dragged_to_the_one_who_engages_it() -> None:
    asked = prompt("engage", ("orc", "rat"), 0)
    found = places(asked, choices(("orc", "rat")))
    assert holds(asked, found, "orc", "")
    assert not holds(asked, found, "ogre", "")
    assert dropped(asked, found, "orc", "", "ana") == "orc"
    assert dropped(asked, found, "orc", "", "ben") is None


def test_an_attack_is_dragged_from_the_hero_or_the_card_onto_its_target() -> None:
    asked = prompt("target", ("orc", "rat"), source="strike")
    found = places(asked, choices(("orc", "rat")))
    assert holds(asked, found, "ana", "ana")
    assert holds(asked, found, "strike", "ana")
    assert not holds(asked, found, "orc", "ana")
    assert dropped(asked, found, "ana", "rat", "") == "rat"
    assert dropped(asked, found, "ana", "ogre", "") is None


def test_what_has_no_drag_cannot_be_held() -> None:
    asked = prompt("activation-card", ("a", "b"))
    assert not holds(asked, places(asked, choices(("a", "b"))), "a", "ana")


PAIRS = ("ana>forge", "ana>arena", "ben>arena", "sword-1>ben")
BRINGS = Gesture(pick="pair", drag="onto")


def pairs(first: str = "") -> list[Target]:
    return targets(BRINGS, prompt("bring", PAIRS), [], first)


def test_of_pairs_the_first_half_is_taken_and_then_where_it_goes() -> None:
    asked = Selection(BRINGS, prompt("bring", PAIRS))
    assert asked.first == "ana", "the first that can be brought somewhere is taken already"
    assert asked.take("sword-1") is None
    assert asked.first == "sword-1"
    assert asked.take("sword-1>ben") == ("sword-1>ben",)
    assert not asked.confirms


def test_of_pairs_only_those_of_what_was_taken_are_lit() -> None:
    firsts = [Target("ana", "ana"), Target("ben", "ben"), Target("sword-1", "sword-1")]
    assert pairs() == firsts
    assert pairs("ana") == [Target("ana>forge", "forge"), Target("ana>arena", "arena"), *firsts]
    assert pairs("sword-1") == [Target("sword-1>ben", "ben"), *firsts]


def test_numbers_mean_where_the_half_goes_that_was_taken() -> None:
    asked = Selection(BRINGS, prompt("bring", PAIRS))
    assert [asked.number(digit) for digit in (1, 2, 3)] == ["ana>forge", "ana>arena", None]
    asked.take("ben")
    assert asked.number(1) == "ben>arena"


def test_a_half_is_dragged_onto_the_other() -> None:
    asked = prompt("bring", PAIRS)
    assert may_hold(BRINGS, asked, pairs(), "sword-1", "ana")
    assert not may_hold(BRINGS, asked, pairs(), "forge", "")
    assert drop(BRINGS, asked, pairs("sword-1"), "sword-1", "ben", "ben") == "sword-1>ben"
    assert drop(BRINGS, asked, pairs("ben"), "ben", "forge", "") is None


def test_what_is_marked_is_dragged_from_any_of_the_pieces_that_may_be_marked() -> None:
    gesture = Gesture(pick="mark", drag="marked")
    asked = Prompt("tokens", "ana", "card", ("a", "b"), 1, 2)
    found = [Target("a", "a"), Target("b", "b")]
    assert may_hold(gesture, asked, found, "b", "")
    assert not may_hold(gesture, asked, found, "c", "")
    assert drop(gesture, asked, found, "b", "", "ana") is None  # it is confirmed, no option is given


def test_what_is_played_is_dragged_from_its_piece_and_never_a_cell_of_the_map() -> None:
    gesture = Gesture("cell", "path", drag="played")
    asked = Prompt("march", "ana", "card", ("cell:1,1", "a"), 0, 1)
    found = [Target("cell:1,1", "cell:1,1"), Target("a", "a")]
    assert may_hold(gesture, asked, found, "a", "ana")
    assert not may_hold(gesture, asked, found, "cell:1,1", "")
    assert drop(gesture, asked, found, "a", "die:terrain-1", "ana") == "a"
    assert drop(gesture, asked, found, "a", "cell:1,1", "") is None


def test_a_piece_that_leads_is_brought_to_a_cell_which_answers_itself_where_it_can() -> None:
    gesture = Gesture("cell", drag="to-cell")
    asked = Prompt("travel", "ana", "card", ("ride", "cell:1,1"), data={"leads": {"horse": "ride"}})
    assert may_hold(gesture, asked, [], "horse", "")
    assert not may_hold(gesture, asked, [], "cell:1,1", "")
    assert drop(gesture, asked, [], "horse", "cell:1,1", "") == "cell:1,1"
    assert drop(gesture, asked, [], "horse", "cell:5,5", "") == "ride"
    assert drop(gesture, asked, [], "horse", "seat:1", "") is None


def test_an_answer_that_is_proposed_is_made_until_it_is_changed() -> None:
    proposed = Selection(Gesture(pick="mark"), Prompt("block", "ana", "card", ("a", "b"), 0, 2, {"marked": ["b"]}))
    assert proposed.is_made
    proposed.take("a")
    assert not proposed.is_made
    assert not Selection(Gesture(pick="mark"), Prompt("block", "ana", "card", ("a", "b"), 0, 2)).is_made
