"""Stuffs: chart paper with its neat line, blue shagreen in brass, felt, buttons of vermilion: what all panels are made
of.

Everything is drawn in logical units. Slips are read, panels are operated, on felt something is rolled, cast or laid.
"""

from __future__ import annotations

import pygame

from game.looks.runebound.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    DARK,
    DEEP,
    FELT,
    HEALTH,
    HEALTH_DARK,
    INK_3,
    LOST,
    MUTED,
    SLIP_ROW,
    VERMILION,
    VERMILION_DARK,
    mixed,
    seat_colour,
)  # fmt: skip
from game.ui.screen import surfaces
from game.ui.screen.canvas import Canvas, Point, RectLike
from game.ui.screen.theme import Colour, Style
from game.ui.widgets.brass import brass_box, draw_diamond_rule, paint_plate, paint_sheet, shade_inside
from game.ui.widgets.panel import leather_part, parchment_part, sampled

PAD = 18.0
"""The room that slips and panels need for their shadows."""
NEAT_ROOM = 24.0
"""How far inside a slip its text begins: past the neat line."""
BAR = Style("ui-extrabold", 25)
_TAB = Style("ui-bold", 22)


def read_stuffs(canvas: Canvas) -> None:
    """Have paper, shagreen, felt and the walnut of the desk at hand."""
    for part in (parchment_part, leather_part):
        part(canvas, pygame.Rect(0, 0, 1, 1))
    sampled(canvas, "felt", pygame.Rect(0, 0, 1, 1), FELT)
    canvas.images.texture(canvas.theme.texture("planks"), canvas.stage.size, DARK)


def draw_slip(canvas: Canvas, rect: RectLike, *, neat: bool = True, shadow: bool = True) -> None:
    """A slip of chart paper with a graduated neat line, or without it."""
    if shadow:
        canvas.shadow(rect, radius=3, drop=(3, 6), blur=8, alpha=0.5)
    paint_sheet(canvas.alone(), rect, parchment_part, neat=neat)


def draw_panel(canvas: Canvas, rect: RectLike, *, screws: bool = True, shadow: bool = True) -> None:
    """A panel of shagreen in a brass frame."""
    if shadow:
        canvas.shadow(rect, radius=7, drop=(3, 6), blur=8, alpha=0.55)
    paint_plate(canvas.alone(), rect, leather_part, screws=screws)


def draw_shagreen(canvas: Canvas, rect: RectLike) -> None:
    """Shagreen without a frame."""
    box = canvas.device(rect)
    if box.width > 0 and box.height > 0:
        canvas.surface.blit(leather_part(canvas, box), box)


def draw_felt(canvas: Canvas, rect: RectLike, *, radius: float = 6.0) -> None:
    """A recessed well of felt: dark at its edges, a shadow below its upper edge."""
    x, y, w, h = rect
    box = canvas.device(rect)
    if box.width <= 0 or box.height <= 0:
        return
    made = sampled(canvas, "felt", box, FELT).convert_alpha()
    surfaces.round_off(made, radius * canvas.scale)
    canvas.surface.blit(made, box)
    on = canvas.alone()
    shade_inside(on, rect, min(22.0, h / 3), 190, radius=radius)
    on.rect((x + 3, y + 3, w - 6, 5), DARK, radius=2, alpha=110)
    on.rect(rect, None, radius=radius, edge=DARK, width=4)
    on.line((x + 4, y + h + 1.5), (x + w - 4, y + h + 1.5), BRASS, 1.2, alpha=70)


def draw_inset(canvas: Canvas, rect: RectLike, *, edge: Colour = BRASS, alpha: int = 150, radius: float = 4.0) -> None:
    """A dark recess in a panel: a row, a well for a number, a plain button."""
    x, y, w, h = rect
    canvas.rect(rect, DEEP, radius=radius)
    canvas.rect((x + 0.6, y + 0.6, w - 1.2, h - 1.2), None, radius=radius, edge=edge, width=1.4, alpha=alpha)


def draw_dashed_place(canvas: Canvas, rect: RectLike, *, colour: Colour = MUTED) -> None:
    """A place where nothing lies, or a button that cannot be pressed."""
    canvas.rect(rect, DEEP, radius=4, alpha=130)
    canvas.dashed(rect, tuple(round(part * 0.62) for part in colour), width=1.5, dash=6, gap=5)  # type: ignore[arg-type]


def draw_row(canvas: Canvas, rect: RectLike, *, edge: Colour = INK_3) -> None:
    """A darker row on a slip, with a hairline round it."""
    canvas.rect(rect, SLIP_ROW)
    canvas.rect(rect, None, edge=edge, width=1.1, alpha=170)


def draw_rule(canvas: Canvas, x: float, y: float, width: float, *, diamond: bool = True) -> None:
    """A rule on a slip, with a vermilion diamond or without."""
    if diamond:
        draw_diamond_rule(canvas, x, y, width, INK_3, VERMILION)
    else:
        canvas.line((x, y), (x + width, y), INK_3, 1.2, alpha=190)


def draw_title_tab(canvas: Canvas, rect: pygame.FRect, label: str) -> None:
    """The vermilion tab at the right edge that draws out the markets; its label runs upwards."""
    x, y, w, h = rect
    canvas.shadow(rect, radius=6, drop=(-2, 4), blur=6, alpha=0.5)
    canvas.rect((x, y, w + 14, h), (VERMILION, VERMILION_DARK), radius=7, edge=(70, 16, 9), width=1.6)
    canvas.rect((x + 4, y + 4, w + 14, h - 8), None, radius=4, edge=(242, 138, 108), width=1.3, alpha=150)
    style = canvas.type.shrunk(label, canvas.type.at_most(_TAB, w * 0.52), h - 22)
    made = canvas.type.run(label, style, CREAM)
    canvas.turned(made, (x + w / 2, y + h / 2), -90)


def draw_health(
    canvas: Canvas, rect: pygame.FRect, now: int, most: int, *, after: int | None = None, text: str = ""
) -> None:
    """The bar of health: a heart, what is left of the most; `after` pales what is about to be lost."""
    x, y, w, h = rect
    radius = h / 2
    share = min(1.0, now / most) if most else 0.0
    left = share if after is None or not most else max(0.0, min(share, after / most))
    canvas.rect(rect, LOST, radius=radius)
    going, staying = (pale(HEALTH), pale(HEALTH_DARK)), (HEALTH, HEALTH_DARK)
    for part, fill in ((share if left < share else 0.0, going), (left, staying)):
        if part > 0:
            canvas.rect((x + 2, y + 2, max(h - 4, (w - 4) * part), h - 4), fill, radius=radius - 2)
    shine = (x + radius, y + 4, max(1.0, (w - 4) * share - h), max(1.5, h * 0.12))
    canvas.rect(shine, (255, 255, 255), radius=1, alpha=46)
    canvas.rect(rect, None, radius=radius, edge=BRASS, width=1.6)
    canvas.shape("heart", (x + h * 0.72, y + h * 0.53), h * 0.27, CREAM)
    style = canvas.type.at_most(BAR, h * 0.86)
    said = text or f"{now} / {most}"
    at, rim = (x + w / 2, y + h / 2), ((52, 12, 8), 1.2)
    canvas.text(said, at, style, (255, 250, 235), align="middle", at="mid", outline=rim)


def pale(colour: Colour) -> Colour:
    """The pale form of a colour, for what is about to go."""
    red, green, blue = (round(part + (240 - part) * 0.45) for part in colour)
    return red, green, blue


def draw_coin_disc(canvas: Canvas, centre: Point, radius: float) -> None:
    """A plain disc of polished brass: a pip of an action that is left."""
    x, y = centre
    canvas.circle((x, y + 1.5), radius + 0.6, DARK, alpha=150)
    canvas.circle(centre, radius, BRASS, edge=BRASS_DARK, width=1.2)
    points = [(x - radius * 0.86, y + radius * 0.4), (x + radius * 0.4, y - radius * 0.86)]
    canvas.line(points[0], points[1], BRASS_LIGHT, radius * 0.36)
    more = [(x - radius * 0.3, y + radius * 0.86), (x + radius * 0.86, y - radius * 0.3)]
    canvas.line(more[0], more[1], (228, 196, 128), radius * 0.3)
    canvas.circle(centre, radius, None, edge=BRASS_LIGHT, width=1.2)


def draw_spent_disc(canvas: Canvas, centre: Point, radius: float) -> None:
    """The place of an action that was taken."""
    canvas.circle(centre, radius, (8, 12, 14), edge=BRASS, width=2.0)


def draw_number_disc(canvas: Canvas, centre: Point, radius: float, text: str, fill: Colour = VERMILION) -> None:
    """A number on a disc with a cream rim: the order in which dice pay."""
    canvas.circle((centre[0], centre[1] + 1.5), radius, DARK, alpha=140)
    canvas.circle(centre, radius, mixed(fill, DARK, 0.18), edge=CREAM, width=max(1.4, radius * 0.13))
    style = canvas.type.at_most(Style("ui-extrabold", 22), radius * 1.34)
    canvas.text(text, centre, style, CREAM, align="middle", at="mid")


def draw_board_ground(canvas: Canvas, rect: pygame.FRect, seat: int) -> None:
    """Shagreen between two brass ends, with a line in the colour of the seat above."""
    on = canvas.alone()
    x, y, w, h = rect
    on.rect((x, y - 4, w, h + 4), DARK)
    draw_shagreen(on, (x, y + 6, w, h - 6))
    shade_inside(on, (x + 6, y + 6, w - 12, h - 2), 16, 70)
    on.line((x, y + 12), (x + w, y + 12), BRASS, 1.0, alpha=80)
    for left in (x, x + w - 6):
        end = on.device((left, y + 5, 6, h - 5))
        on.surface.blit(brass_box(end.size, 0), end)
    on.rect((x, y - 2, w, 7), seat_colour(seat))
    on.line((x, y + 6), (x + w, y + 6), DARK, 2)
