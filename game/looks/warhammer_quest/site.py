"""Site: the location where the party is, in its frame of dressed stone; the torches in its sill are its progress."""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.kit.shown import Face
from game.looks.adventure.displayed_values import ActivePlace
from game.looks.warhammer_quest.materials import CUT_TRAY, cut_corners, draw_plate, draw_well
from game.looks.warhammer_quest.theme import BONE, PITCH, TORCH_LIGHT
from game.ui.cards.card import fitting, picture_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import TYPE, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import PAD

SILL = 34.0
_FRAME = 9.0
_TORCH = (46.0, 24.0)
"""The side of a torch's picture, and how far its middle is above the foot of the sill."""
_TORCHES = (62.0, 92.0)
"""Where the row of torches begins, and how much room is left behind it for the numbers."""
_TIER = {"one": "tier-1", "two": "tier-2", "three": "tier-3"}
_CHIP = (66.0, 36.0)


def progress_point(rect: pygame.FRect, value: int, index: int) -> Point:
    """The centre of a torch in the sill."""
    left, right = rect.x + _TORCHES[0] + 10, rect.right - _TORCHES[1] - 10
    step = min(54.0, (right - left) / max(1, value - 1))
    return left + step * index, rect.bottom - _TORCH[1]


def draw_site_picture(brush: SpriteList, layout: Layout, face: Face | None, alpha: int = 255) -> None:
    """The picture of the place in its frame; an empty one without."""
    rect, name = layout["location"], picture_of(face) if face is not None else ""

    def paint(canvas: Canvas) -> None:
        draw_plate(canvas, rect, "stone-light", cut=CUT_TRAY, rivet=0)
        if canvas.theme.textured:
            canvas.polygon(cut_corners(rect, CUT_TRAY), PITCH, alpha=110)
        window = _window(rect)
        if face is None:
            draw_well(canvas, window)
            return
        canvas.image(name, window, fit="cover", focus=(0.5, 0.4))
        canvas.rect(window, None, edge=PITCH, width=3)

    brush.panel(("site-picture", name), rect, paint, pad=PAD, alpha=alpha)


def draw_site(brush: SpriteList, layout: Layout, site: ActivePlace, alpha: int = 255) -> None:
    """What stands on the picture: name, what comes there, the text of the place, its progress."""
    rect, face = layout["location"], site.face
    if face is not None:
        brush.panel(("site", site), rect, lambda canvas: _paint_site(canvas, rect, site, face), pad=PAD, alpha=alpha)


def _window(rect: pygame.FRect) -> pygame.FRect:
    return pygame.FRect(rect.x + _FRAME, rect.y + _FRAME, rect.width - 2 * _FRAME, rect.height - _FRAME - SILL - 4)


def _paint_site(canvas: Canvas, rect: pygame.FRect, site: ActivePlace, face: Face) -> None:
    _paint_text(canvas, _window(rect), face)
    _paint_title(canvas, rect, face)
    chip = pygame.FRect(rect.right - 18 - _CHIP[0], rect.y + 18, *_CHIP)
    _paint_chip(canvas, chip, "skull", site.shadows)
    _paint_chip(canvas, chip.move(-_CHIP[0] - 8, 0), "eye", site.engaged)
    _paint_sill(canvas, rect, site)


def _paint_title(canvas: Canvas, rect: pygame.FRect, face: Face) -> None:
    room = rect.width - 2 * (_CHIP[0] + 8) - 92
    style = fitting(canvas, face.title, canvas.type.at_most(TYPE["zone-title"].sized(30), 36), room)
    shown = canvas.type.fit(face.title, style, room)
    lead = 42.0 if face.grade in _TIER else 16.0
    wide = canvas.type.width(shown.text, style) * shown.condense
    plate = pygame.FRect(rect.x + 16, rect.y + 16, lead + wide + 20, 40)
    draw_plate(canvas, plate, "iron", cut=9, rivet=0)
    if face.grade in _TIER:
        canvas.image(f"badges/{_TIER[face.grade]}", (plate.x + 8, plate.centery - 14, 28, 28))
    canvas.text(face.title, (plate.x + lead, plate.centery), style, BONE, at="mid", width=room)


def _paint_chip(canvas: Canvas, rect: pygame.FRect, icon: str, value: int) -> None:
    """A small dark plate with an icon and a number."""
    draw_plate(canvas, rect, "iron-dark", cut=7, rivet=0)
    canvas.icon(icon, (rect.x + 22, rect.centery), 25, BONE)
    style = canvas.type.at_most(Style("ui-extrabold", 24), 30)
    canvas.text(str(value), (rect.right - 18, rect.centery), style, BONE, align="middle", at="mid")


def _paint_text(canvas: Canvas, window: pygame.FRect, face: Face) -> None:
    """What the place does, over the foot of its picture; the card itself says it where there is no room."""
    if not face.text:
        return
    style = canvas.type.at_most(Style("ui-medium", 19), 24)
    rich = RichText(canvas.type, face.text, style, window.width - 28)
    high = rich.height + 12
    if high > window.height * 0.5:
        return
    band = pygame.FRect(window.x + 1.5, window.bottom - high - 1, window.width - 3, high)
    canvas.rect(band, PITCH, alpha=196)
    rich.draw(canvas, (band.x + 13, band.y + 6), ground="leather", ink=BONE)


def _paint_sill(canvas: Canvas, rect: pygame.FRect, site: ActivePlace) -> None:
    """The sill with a torch for each progress that the place needs: lit, or still out."""
    y = rect.bottom - SILL / 2 - 4
    canvas.rect((rect.x + _FRAME, rect.bottom - SILL - 3, rect.width - 2 * _FRAME, SILL - 4), PITCH, alpha=130)
    canvas.icon("progress", (rect.x + 36, y), 28, TORCH_LIGHT)
    first, second = progress_point(rect, site.value, 0)[0], progress_point(rect, site.value, 1)[0]
    size = min(_TORCH[0], (second - first) * 1.35) if site.value > 1 else _TORCH[0]
    for index in range(site.value):
        x, middle = progress_point(rect, site.value, index)
        name = "badges/progress" if index < site.progress else "badges/torch-out"
        canvas.image(name, (x - size / 2, middle - size / 2, size, size))
    done = site.value > 0 and site.progress >= site.value
    style = canvas.type.at_most(Style("ui-extrabold", 26), 32)
    ink = TORCH_LIGHT if done else BONE
    canvas.text(f"{site.progress}/{site.value}", (rect.right - 22, y), style, ink, align="right", at="mid")
