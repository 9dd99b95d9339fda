"""The tray of a table: whatever is asked, its options lie inside it, clear of each other, and none is lost."""

from __future__ import annotations

import pygame
import pytest

from game.kit.shown import Choice
from game.ui.cards.option_card import Option
from game.ui.panels.tray import COLUMNS, lay_out_tray, name_of, pages_of
from game.ui.widgets.button import Button

ZONE = pygame.FRect(320, 924, 1064, 148)


def option(name: str, brief: str = "") -> Option:
    return Option(Choice(name, name, brief=brief))


def many(count: int) -> list[Option]:
    return [option(f"thing-{number}") for number in range(count)]


@pytest.mark.parametrize("count", range(1, 30))
@pytest.mark.parametrize("buttons", [0, 1, 2])
def test_what_lies_in_a_tray_lies_inside_it_and_clear_of_the_rest(count: int, buttons: int) -> None:
    options = many(count)
    pages = pages_of(options, buttons)
    assert [it for page in pages for it in page] == options
    for page in pages:
        made = [Button((0, 0, 1, 1), "", lambda: None) for _ in range(buttons + (len(pages) > 1))]
        cards = lay_out_tray(ZONE, page, lambda _: None, [""] * len(page), made)
        rects = [card.rect for card in cards] + [button.rect for button in made]
        assert all(ZONE.contains(rect) for rect in rects)
        assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
        assert all(rect.width >= 150 and rect.height >= 32 for rect in rects)


def test_what_can_be_brought_to_somebody_has_a_page_for_each_of_them() -> None:
    plain, pairs = many(2), [f"{it}>{to}" for to in ("ben", "cleo") for it in "abcdefghijk"]
    pages = pages_of([*plain, *(option(name) for name in pairs)], 1)
    assert pages[0] == plain
    for page in pages[1:]:
        assert len({it.choice.id.partition(">")[2] for it in page}) == 1
        assert 1 < len(page) <= 2 * COLUMNS


def test_the_page_of_somebody_is_called_after_them() -> None:
    assert name_of([option("ax>ben", "to the Wizard")]) == "To the Wizard"
    assert name_of(many(3)) == name_of([]) == ""


def test_what_is_too_long_for_its_plate_is_told_in_full_to_whoever_points_at_it() -> None:
    long = "Walk up to 4 spaces; for the rest of the turn no monster stops you, and you may walk through them."
    options = [Option(Choice(name, name, detail=detail)) for name, detail in (("ring", long), ("stay", "No roll."))]
    ring, stay = lay_out_tray(ZONE, [*options, *many(2)], lambda _: None, [""] * 4, [])[:2]
    assert (ring.hint, stay.hint) == (long, "")


def test_where_one_has_much_to_say_few_plates_are_wider() -> None:
    long = "Move to the first space past a monster that is next to none of them."
    said, short = [Option(Choice(name, name, detail=long)) for name in ("go", "stay")], many(2)
    wide, narrow = (lay_out_tray(ZONE, it, lambda _: None, ["", ""], [])[0].rect.width for it in (said, short))
    assert wide > narrow
    four = lay_out_tray(ZONE, [*said, *short], lambda _: None, [""] * 4, [])
    assert all(ZONE.contains(card.rect) for card in four)
