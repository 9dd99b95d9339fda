"""Overlays: what the scene draws over the table for the hand: lifted tokens, rings of spots, number keys,
an aim, and what is at stake.
"""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.kit.shown import Forecast
from game.scenes.table.focus_places import FocusPlace
from game.scenes.table.table_ui import TableUI
from game.ui.panels.banner import capped, seat_colour
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.focus import draw_ring
from game.ui.widgets.keyhint import draw_key

LIFT = 9.0
SPOT_CORNER = 8.0
"""The corner of the ring round a pile or a panel."""
KEY_INSET = 2.0
"""How far above the lower edge of a piece the middle of its number key lies."""
CHOSEN_GAP = 4.0
"""Between a card that lies sideways and waits for its roll, and the label below it."""


def draw_spots(canvas: Canvas, ui: TableUI) -> None:
    """The rings of options that are spots: tokens on a mat (lifted when chosen) and spaces of the track."""
    if ui.selection is None or ui.selection.gesture.place not in ("token", "space"):
        return
    chosen = ui.selection.chosen
    for target in ui.targets:
        rect = ui.rect_of(target.place)
        if rect is None:
            continue
        mark = ui.table.marks.get(target.place)
        lit = mark is not None and (mark.hovered or mark.focus)
        if target.option in chosen and ui.selection.gesture.place == "token":
            _draw_lifted(canvas, rect)
        else:
            _draw_ring(canvas, rect, lit=lit)
            if ui.selection.gesture.place == "token":
                canvas.image("badges/success-token", rect, fit="contain")


def draw_chosen(canvas: Canvas, ui: TableUI, words: Words) -> None:
    """Below what waits for its roll, or on the picture of a card that stands: that it is chosen, in the colour of the
    seat.
    """
    waiting = ui.waiting
    target = next((t for t in ui.targets if waiting is not None and t.option == waiting.option and t.place), None)
    rect = ui.rect_of(target.place) if target is not None else None
    if waiting is None or rect is None:
        return
    seat, theme = ui.play.seats().get(waiting.prompt.chooser, 1), canvas.theme
    style = capped(canvas.type, TYPE["label"], 1.2)
    said = words("ui.table.chosen")
    room = canvas.bounds.bottom - rect.bottom - CHOSEN_GAP - 2
    line = canvas.type.line_height(style)
    if line > room:
        style = style.sized(style.size * room / line)
    width, height = canvas.type.width(said, style) + 24, min(max(28.0, line), room)
    stands = rect.height > rect.width
    middle = rect.centery if stands else rect.bottom + CHOSEN_GAP + height / 2
    box = (rect.centerx - width / 2, middle - height / 2, width, height)
    canvas.rect(box, theme["inset-leather"], radius=height / 2, edge=seat_colour(canvas, seat), width=2.4)
    canvas.text(said, (rect.centerx, middle), style, theme["on-dark"], align="middle", at="mid")


def draw_keys(canvas: Canvas, ui: TableUI) -> None:
    """With the keyboard: the number key of each option that lies on the table alone, at its lower edge; where another
    option covers one of those, all have it at the upper edge, each on its own piece.
    """
    selection = ui.selection
    if ui.services.bindings.device != "keyboard" or selection is None or ui.dock.options:
        return
    if selection.gesture.place in ("token", "button"):
        return
    places = {target.place for target in ui.targets if target.place}
    keys: list[tuple[pygame.FRect, str]] = []
    covered = False
    for target in ui.targets:
        if ui.waiting is not None and target.option == ui.waiting.option:
            continue  # it says that it is chosen instead
        rect = ui.rect_of(target.place)
        number = selection.digit(target.option, ui.slot_of(target.option))
        if rect is not None and number:
            keys.append((rect, str(number)))
            covered = covered or ui.place_at((rect.centerx, rect.bottom - KEY_INSET)) in places - {target.place}
    for rect, key in keys:
        at = rect.top if covered else rect.bottom - KEY_INSET
        draw_key(canvas, (rect.centerx, at), key, align="middle")


def draw_stakes(canvas: Canvas, ui: TableUI, forecast: Forecast | None) -> None:
    """Under the empty dice tray: the few numbers that matter; not at a table that has no place for them."""
    if forecast is None or not forecast.stakes or ui.table.dice.dice or ui.table.dice.waiting:
        return
    if "dice/stakes" not in ui.layout:
        return
    zone, theme = ui.layout["dice/stakes"], canvas.theme
    style = capped(canvas.type, Style("ui-extrabold", 22), 1.4)
    sign, ink = ("on-cloth", "on-cloth") if theme.material.day else ("cream", "on-dark")
    step = zone.width / max(1, len(forecast.stakes))
    for index, fact in enumerate(forecast.stakes):
        x = zone.x + step * (index + 0.5)
        tint = theme[sign] if fact.icon.startswith("icons/") else None
        canvas.image(fact.icon, (x - 32, zone.centery - 13, 26, 26), fit="contain", tint=tint)
        canvas.text(fact.value, (x, zone.centery), style, theme[ink], at="mid", width=step - 36)


def draw_aim(canvas: Canvas, start: Point, end: Point) -> None:
    """The line of an attack that is being aimed."""
    theme = canvas.theme
    canvas.dashed_line(start, end, theme["black-ink"], width=9, dash=20, gap=6)
    canvas.dashed_line(start, end, theme["legal"], width=4, dash=16, gap=10)
    canvas.shape("jag", end, 24, theme["aim"], edge=theme["legal"], width=3)


def _draw_ring(canvas: Canvas, rect: pygame.FRect, *, lit: bool) -> None:
    theme = canvas.theme
    radius = max(rect.width, rect.height) / 2 + 4
    colour = theme["hovered" if lit else "legal"]
    side = 2 * radius
    canvas.glow((rect.centerx - radius, rect.centery - radius, side, side), colour, radius=radius, blur=7, alpha=0.7)
    canvas.circle(rect.center, radius, None, edge=colour, width=4 if lit else 3)


def _draw_lifted(canvas: Canvas, rect: pygame.FRect) -> None:
    """A token that is lifted: its socket is empty, and it hovers above with a tick."""
    theme = canvas.theme
    canvas.image("badges/token-socket", rect, fit="contain")
    x, y = rect.centerx, rect.centery - LIFT
    radius = rect.width / 2 + 2
    canvas.shadow((x - radius, y - radius, 2 * radius, 2 * radius), radius=radius, drop=(2, 14), blur=9)
    canvas.circle((x, y), radius + 4, theme["selected"], edge=theme["black-ink"], width=1.4)
    canvas.image("badges/success-token", (x - radius, y - radius, 2 * radius, 2 * radius), fit="contain")
    canvas.image("badges/tick", (x + radius - 10, y - radius - 10, 22, 22), fit="contain")


def draw_focus(canvas: Canvas, ui: TableUI, device: str) -> None:
    """The ring of a widget or a spot that has the focus; the table draws the one of a piece."""
    current, dock = ui.focus.current, ui.dock
    if current is None or device == "mouse":
        return
    if isinstance(current, FocusPlace):
        if not current.legal and current.place not in ui.table.placement.places and current.focus_rect().width:
            draw_ring(canvas, current.focus_rect(), SPOT_CORNER)
        return
    if not (dock.peeking and (current in dock.options or current in dock.buttons)):
        draw_ring(canvas, current.focus_rect(), current.radius)
