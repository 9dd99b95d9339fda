"""Placed options: answers that have a button of their own on the table, where the table file has a zone for them.

`prompt/option.<name>` is the place of the option of that name (of `shop` and `shop:tamalir`), `prompt/pair.<name>` of
the pair that ends in that name, once its first half is taken (of `sword>purse:ana`). `prompt/main` and
`prompt/second` are where the buttons stand that confirm and decline, `prompt/third` a further one; an option in the
place of the first is the main one. A zone `prompt/quiet.<name>` says that the options of that name are seldom wanted:
they lie on a further page of the tray, and where they lie on the table nothing is lit. `prompt/else.<name>` is where
an option gives way to when another one has its place: something that is seldom met, and then meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.kit.prompts import halves_of
from game.ui.cards.option_card import Option, OptionCard
from game.ui.panels.question import Question
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import plain
from game.ui.screen.theme import TYPE
from game.ui.table.layout import Layout
from game.ui.widgets.button import Button, draw_button

PLACE, PAIR, MAIN = "prompt/option.", "prompt/pair.", "prompt/main"
SECOND, THIRD = "prompt/second", "prompt/third"
QUIET, ELSE = "prompt/quiet.", "prompt/else."
_SMALL = TYPE["button"].sized(19)
LOW = 54.0
"""A button lower than this has smaller type, and shows no key."""


class PlacedOption(OptionCard):
    """An option as a button on the table; what it would mean is told to whoever points at it. A label in two parts
    ("verb: thing") shows the first alone where both have no room, and the other is told too.
    """

    pad = 10.0

    def __init__(
        self, rect: RectLike, option: Option, on_take: Callable[[str], object], *, key: str = "", main: bool = False
    ) -> None:
        super().__init__(rect, option, on_take, key=key)
        self.short, _, rest = option.choice.label.partition(": ")
        self.main, self.hint = main, plain(f"{rest}. {option.choice.detail}" if rest else option.choice.detail)

    def draw(self, canvas: Canvas) -> None:
        low = self.rect.height < LOW
        draw_button(
            canvas, self.rect, self.option.choice.label, kind="main" if self.main else "plain",
            style=_SMALL if low else TYPE["button"], key="" if low else self.key_hint, warmth=self.warmth.value,
            pressed=self.held and self.hovered, short=self.short,
        )  # fmt: skip
        self._draw_tick(canvas)


def zone_of(layout: Layout, option: str) -> str:
    """The zone where an option has its button; empty for one without."""
    name = f"{PLACE}{_name_of(option)}"
    return name if name in layout else ""


def quiet_in(layout: Layout, question: Question) -> set[str]:
    """The options of a question that are seldom wanted."""
    options = (option.choice.id for option in question.options)
    return {option for option in options if f"{QUIET}{_name_of(option)}" in layout}


def _name_of(option: str) -> str:
    return halves_of(option)[0].partition(":")[0]


def placed_in(layout: Layout, question: Question) -> dict[str, str]:
    """The options of a question that have a place of their own, with its zone: the first one for each."""
    found: dict[str, str] = {}
    gesture = question.selection.gesture
    if gesture.place in ("button", "die") or gesture.pick == "count":
        return found
    if gesture.pick == "pair":
        return _pairs_in(layout, question)
    for option in question.options:
        zone = zone_of(layout, option.choice.id)
        if zone and zone not in found.values():
            found[option.choice.id] = zone
    return _made_way(layout, found)


def _made_way(layout: Layout, found: dict[str, str]) -> dict[str, str]:
    """Options that lie in one place: one of them stays there, if the other has a free place to give way to."""
    made: dict[str, str] = {}
    for option, zone in found.items():
        there = next((one for one, taken in made.items() if layout[taken] == layout[zone]), "")
        free = f"{ELSE}{_name_of(there)}" if there else ""
        if not there:
            made[option] = zone
        elif free in layout and not any(layout[taken] == layout[free] for taken in found.values()):
            made |= {there: free, option: zone}
    return made


def _pairs_in(layout: Layout, question: Question) -> dict[str, str]:
    """The pairs whose first half is taken, each with the zone of its second."""
    halves = {option.choice.id: halves_of(option.choice.id) for option in question.options}
    zones = {option: f"{PAIR}{second.partition(':')[0]}" for option, (first, second) in halves.items()
             if first == question.selection.first}  # fmt: skip
    return {option: zone for option, zone in zones.items() if zone in layout}


def lay_out_placed(
    layout: Layout, question: Question, placed: dict[str, str], take: Callable[[str], object]
) -> list[OptionCard]:
    """The buttons of the options that have a place of their own."""
    main = layout[MAIN] if MAIN in layout else pygame.FRect(0, 0, 0, 0)
    cards: list[OptionCard] = []
    for number, option in enumerate(question.options, 1):
        if option.choice.id in placed:
            rect = layout[placed[option.choice.id]]
            if question.selection.gesture.pick == "pair":
                number = question.selection.digit(option.choice.id)
            key = str(number) if 0 < number < 10 else ""
            cards.append(PlacedOption(rect.copy(), option, take, key=key, main=rect == main))
    return cards


def is_way_on(layout: Layout, question: Question, placed: Mapping[str, str]) -> bool:
    """Whether to decline is the one button with which a question goes on, so that it has the main place."""
    selection = question.selection
    if MAIN not in layout or selection.confirms or selection.gesture.pick == "pair" or question.prompt.offer:
        return False
    return all(layout[zone] != layout[MAIN] for zone in placed.values())


def lay_out_buttons(layout: Layout, buttons: Sequence[Button]) -> bool:
    """Put the buttons that confirm and decline where the table has their places; false where it has none, or too few.
    """
    plain_ones = [zone for zone in (SECOND, THIRD) if zone in layout]
    others = [button for button in buttons if button.kind != "main"]
    if MAIN not in layout or not plain_ones or len(others) > len(plain_ones):
        return False
    for button, zone in zip(others, plain_ones, strict=False):
        button.rect = layout[zone].copy()
    for button in buttons:
        if button.kind == "main":
            button.rect = layout[MAIN].copy()
    return True
