"""The gallery: every widget in each of its states, side by side on one board for each kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.kit.shown import Choice
from game.ui.cards.option_card import Option, OptionCard, OptionRow
from game.ui.screen.canvas import Canvas
from game.ui.screen.input import Bindings
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.chart import Axes, draw_axes, draw_band, draw_bars, draw_histogram, draw_line, draw_meter
from game.ui.widgets.choice import Segmented, Tabs
from game.ui.widgets.focus import draw_dashes, draw_ring
from game.ui.widgets.keyhint import draw_hints, draw_key
from game.ui.widgets.listbox import ListBox, ListRow
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.panel import draw_leather, draw_parchment
from game.ui.widgets.slider import Slider
from game.ui.widgets.textfield import TextField
from game.ui.widgets.toast import draw_toast
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.tooltip import Tip, draw_tip

Board = Callable[[Canvas], None]
STATES = ("rest", "hovered", "held", "focused", "disabled")
HALF = 960.0


def nothing(*_: object) -> None:
    """What the widgets here do."""


def grounds(canvas: Canvas) -> None:
    """Leather at the left, parchment at the right."""
    canvas.fill(canvas.theme["backdrop"])
    draw_leather(canvas, (20, 20, HALF - 40, 1040))
    draw_parchment(canvas, (HALF + 20, 20, HALF - 40, 1040), seed="gallery")


def put(canvas: Canvas, widget: Widget, state: str) -> None:
    """Draw a widget in a state."""
    if state in ("hovered", "held"):
        widget.hover(True)
        widget.warmth.jump(1.0)
        widget.held = state == "held"
    widget.enabled = state != "disabled"
    if state == "focused":
        widget.focus_changed(True)
    widget.draw(canvas)
    if state == "focused":
        draw_ring(canvas, widget.focus_rect(), widget.radius)


def columns(canvas: Canvas, made: Sequence[Callable[[tuple[float, float], str], Widget]], step: float) -> None:
    """Every widget in every state, one below the other."""
    for across, make in enumerate(made):
        for down, state in enumerate(STATES):
            put(canvas, make((60 + across * HALF / 2, 70 + down * step), state), state)


def buttons(canvas: Canvas) -> None:
    """Three kinds of buttons, plain and with icon and key."""
    grounds(canvas)
    kinds: tuple[Any, ...] = ("main", "plain", "parchment", "parchment")
    columns(
        canvas,
        [
            lambda at, state, kind=kind, extra=index % 2: Button(
                (*at, 350, 60), f"Travel on, {state}", nothing, kind=kind,
                icon="boot" if extra else "", key="Enter" if extra else "",
            )
            for index, kind in enumerate(kinds)
        ],
        190,
    )  # fmt: skip


def switches(canvas: Canvas) -> None:
    """Toggles on both grounds, on and off."""
    grounds(canvas)
    columns(
        canvas,
        [
            lambda at, state, on=index % 2 == 0, ground=ground: Toggle(
                (*at, 400, 56), f"Forecast, {state}", on, nothing, ground=ground, second="shown before a roll"
            )
            for index, ground in enumerate(("leather", "leather", "parchment", "parchment"))
        ],
        190,
    )


def sliders(canvas: Canvas) -> None:
    """Sliders on both grounds, with a label and without."""
    grounds(canvas)
    columns(
        canvas,
        [
            lambda at, state, part=0.25 * index, ground=ground: Slider(
                (*at, 380, 62), part, nothing, label="" if part == 0.75 else "Music", ground=ground,
                show=lambda value: f"{value:.0%}",
            )
            for index, ground in enumerate(("leather", "leather", "parchment", "parchment"))
        ],
        190,
    )  # fmt: skip


def choices(canvas: Canvas) -> None:
    """Values side by side on both grounds, and tabs."""
    grounds(canvas)
    values = [("a", "Book"), ("b", "Plain"), ("c", "Clear")]
    columns(
        canvas,
        [
            lambda at, _: Segmented((*at, 400, 48), values, "a", nothing, ground="leather"),
            lambda at, _: Tabs((*at, 400, 48), values, "b", nothing),
            lambda at, _: Segmented((*at, 400, 48), values, "c", nothing),
        ],
        190,
    )


def fields(canvas: Canvas) -> None:
    """Fields to write in, empty and filled."""
    grounds(canvas)
    columns(
        canvas,
        [
            lambda at, _: TextField((*at, 360, 48), "Ana", nothing, ground="leather"),
            lambda at, _: TextField((*at, 360, 48), "", nothing, placeholder="a name", ground="leather"),
            lambda at, _: TextField((*at, 360, 48), "Anastasia of the Long Road", nothing, limit=40),
            lambda at, _: TextField((*at, 360, 48), "HT-3", nothing, counter="20 rules"),
        ],
        190,
    )


def lists(canvas: Canvas) -> None:
    """A list that scrolls, one row chosen."""
    grounds(canvas)
    rows = [ListRow(f"{number}", f"Rule {number}") for number in range(1, 20)]
    for left, selected, state in ((60.0, "2", "rest"), (500.0, "9", "focused")):
        put(canvas, ListBox((left, 70, 380, 600), rows, nothing, selected=selected, row_height=56), state)


def boxes(canvas: Canvas) -> None:
    """A question over everything, and a notice of each kind."""
    grounds(canvas)
    answers = [ModalAnswer("Keep it", nothing), ModalAnswer("Delete", nothing, "main")]
    Modal("Delete this journey?", "It cannot be brought back.", answers, Bindings()).draw(canvas)
    draw_toast(canvas, (60, 900), "The seed is on the clipboard.")
    draw_toast(canvas, (HALF + 60, 900), "The disk is full.", "bad")


def tips(canvas: Canvas) -> None:
    """Tooltips beside what they belong to, with a rule and without; keys as they are printed."""
    grounds(canvas)
    for at, tip in (
        ((200, 200), Tip("An exhausted card cannot be chosen.", "Not now", "HT-302", "I")),
        ((1300, 200), Tip("The menu of the quest")),
    ):
        anchor = pygame.FRect(*at, 120, 60)
        canvas.rect(anchor, canvas.theme["leather-button"])
        draw_tip(canvas, tip, anchor)
    draw_hints(canvas, (900, 600), [("Tab", "Next part"), ("Enter", "Choose"), ("Esc", "Back")])
    for index, key in enumerate(("1", "Enter", "Ctrl+Z", "←")):
        draw_key(canvas, (1000 + index * 150, 600), key, dark=False)


def charts(canvas: Canvas) -> None:
    """Bars, lines, bands, a histogram and meters."""
    grounds(canvas)
    axes = Axes(pygame.FRect(HALF + 110, 90, 720, 320), 6, 10)
    draw_band(canvas, axes, 0, 2, "Dark Forest", shaded=True)
    draw_axes(canvas, axes, (0, 5, 10), [str(number) for number in range(1, 7)])
    draw_bars(canvas, axes, (6, 4, 5, 9, 1, 0), canvas.theme["moss-fill"])
    draw_line(canvas, axes, (3, 3, 6, 10, 8, 9), canvas.theme["oxblood"])
    draw_line(canvas, axes, (1, 2, 3, 4, 5, 6), canvas.theme["slate"], shape="diamond", dashed=True)
    parts = (0.1, 0.3, 0.4, 0.15, 0.05)
    draw_histogram(canvas, (HALF + 110, 640), parts, [str(n) for n in range(5)], canvas.theme["oxblood"], need=2)
    draw_meter(canvas, (HALF + 110, 760, 500, 26), 0.6, canvas.theme["oxblood"], more=0.2, dark=False)
    draw_meter(canvas, (110, 760, 500, 26), 0.4, canvas.theme.gradients["gold"], tick=0.55)


def options(canvas: Canvas) -> None:
    """Options of a question as cards and as rows; the ring round a piece."""
    grounds(canvas)
    told = Choice("x", "Kari Wraithstalker", "wounds 3 of 11", "x", "action-attack")
    long = Choice("y", "Into the Fray", "Attack with two dice, then every other enemy here loses one.", "y", "swords")
    for index, state in enumerate(STATES[:4]):
        for row, choice in enumerate((told, long)):
            place = (60 + index * 220, 70 + row * 220, 200, 172)
            card = OptionCard(place, Option(choice, seat=row + 1), nothing, key="1")
            card.selected = state == "held"
            put(canvas, card, state)
        line = OptionRow((HALF + 60, 70 + index * 110, 600, 80), Option((told, long)[index % 2]), nothing, key="2")
        line.selected = state == "held"
        put(canvas, line, state)
    draw_dashes(canvas, (120, 600, 128, 178))


BOARDS: dict[str, Board] = {
    board.__name__: board
    for board in (buttons, switches, sliders, choices, fields, lists, boxes, tips, charts, options)
}
