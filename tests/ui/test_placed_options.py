"""Placed options: where the buttons stand that confirm and decline, and what has a button of its own."""

from __future__ import annotations

import pygame

from game.kit.prompts import Gesture, Prompt
from game.kit.shown import Banner, Choice
from game.kit.text import Words
from game.ui.cards.option_card import Option
from game.ui.panels.placed_options import PlacedOption, lay_out_buttons, placed_in, quiet_in
from game.ui.panels.question import Question
from game.ui.panels.tray_pages import TrayPages
from game.ui.table.gestures import Selection
from game.ui.table.layout import Layout, TableLayout
from game.ui.widgets.button import Button

PLACES = ("prompt/main", "prompt/second", "prompt/third", "prompt/option.march")


def layout(*names: str) -> Layout:
    rects = {name: pygame.FRect(10, 60 * number, 200, 50) for number, name in enumerate(names)}
    return Layout(TableLayout(1, {}), pygame.FRect(0, 0, 1920, 1080), rects)


def buttons(*kinds: str) -> list[Button]:
    return [Button((0, 0, 1, 1), kind, lambda: None, kind=kind) for kind in kinds]


def test_confirm_stands_in_the_first_place_and_the_others_in_the_next() -> None:
    table = layout(*PLACES)
    decline, quiet, confirm = made = buttons("plain", "plain", "main")
    assert lay_out_buttons(table, made)
    assert [button.rect for button in (confirm, decline, quiet)] == [table[name] for name in PLACES[:3]]


def test_without_places_for_all_none_is_placed() -> None:
    made = buttons("plain", "plain", "main")
    assert not lay_out_buttons(layout("prompt/main", "prompt/second"), made)
    assert not lay_out_buttons(layout("prompt/second", "prompt/third"), made)
    assert all(button.rect.topleft == (0, 0) for button in made)


def test_what_is_no_cell_has_its_button_in_a_question_for_a_cell() -> None:
    prompt, gesture = Prompt("step", "ana", "", ("march", "cell:1,1")), Gesture("cell")
    options = [Option(Choice("march", "March"))]
    question = Question(prompt, Banner("ana", 1, "Ana", ""), options, Selection(gesture, prompt))
    assert placed_in(layout(*PLACES), question) == {"march": "prompt/option.march"}


def test_what_is_seldom_wanted_lies_on_the_last_page_alone() -> None:
    table = layout("prompt/tray", "prompt/quiet.drop")
    ids = ("move", "drop:axe", "rest", "drop:coat")
    prompt, gesture = Prompt("act", "ana", "", ids), Gesture(dock="rows")
    options = [Option(Choice(option, option)) for option in ids]
    question = Question(prompt, Banner("ana", 1, "Ana", ""), options, Selection(gesture, prompt))
    quiet = quiet_in(table, question)
    assert quiet == {"drop:axe", "drop:coat"}
    tray = TrayPages(Words.load({"ui": {"table": {"tray-more": "More"}}}), lambda option: None, lambda: None)
    tray.open(question, anew=True, quiet=quiet)
    pages = [[option.choice.id for option in page] for page in tray.pages]
    assert pages == [["move", "rest"], ["drop:axe", "drop:coat"]]
    buttons: list[Button] = []
    assert [card.option.choice.id for card in tray.lay(question, table["prompt/tray"], buttons)] == ["move", "rest"]
    assert [button.label for button in buttons] == ["More"]
    assert tray.hides("drop:axe")
    tray.reveal("drop:axe")
    assert not tray.hides("drop:axe")


def test_a_label_of_two_parts_shows_the_first_where_both_have_no_room_and_the_other_is_told() -> None:
    option = Option(Choice("explore:cairn", "Explore: The Cairn Door", "Roll 3 dice."))
    made = PlacedOption((0, 0, 90, 40), option, lambda _: None)
    assert (made.short, made.hint) == ("Explore", "The Cairn Door. Roll 3 dice.")
    whole = PlacedOption((0, 0, 90, 40), Option(Choice("rest", "Rest", "Heal all.")), lambda _: None)
    assert (whole.short, whole.hint) == ("Rest", "Heal all.")
