"""Town mats: a hero of the party in the settlement: coins for the visits that are left, actions, health, hooks. At a
camp no visits are counted, and wounds stay: there the bar of health stands in their place.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.shown import Face
from game.kit.text import Words
from game.looks.adventure.displayed_values import MatNumbers
from game.looks.warhammer_quest.displayed_values import Hooks
from game.looks.warhammer_quest.materials import BOLT, CUT_SLAB, cut_corners, draw_plate, draw_rail
from game.looks.warhammer_quest.placement import HOOKS
from game.looks.warhammer_quest.seat_mats import draw_free_hook, draw_locked_hook, paint_health
from game.looks.warhammer_quest.theme import BLOOD, BONE, BRASS, IRON, IRON_EDGE, MUTE, PITCH, RAYS, SOOT
from game.looks.warhammer_quest.town_signs import draw_coin
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.panel import draw_rivet
from game.warhammer_quest.view.values import MatValues

VISITS = 2
COIN, COIN_STEP = 46.0, 54.0
PAD = 22.0
_LABEL = Style("ui-medium", 20)
_LIT = 62


def draw_mat(
    brush: SpriteList, layout: Layout, words: Words, mat: MatValues, hooks: Hooks, actions: Sequence[Face], lit: float,
    camping: MatNumbers | None = None,
) -> None:
    """A hero's slab with all that is no card; `lit` (0 to 1) is how far it shines in the seat's colour. Of a hero who
    is `camping` the health that is left.
    """
    rect = layout.seat(mat.seat)
    told = tuple((face.action, face.variant, "advanced" in face.marks) for face in actions)
    key = ("town-mat", mat, hooks.capacity, len(hooks.gear), len(hooks.legendary), told, camping)

    def paint(canvas: Canvas, shines: bool) -> None:
        _paint_slab(canvas, rect, mat.seat, shines)
        if camping is None:
            _paint_visits(canvas, layout, words, mat)
        else:
            _paint_wounds(canvas, layout, camping)
        _paint_numbers(canvas, layout, words, mat, health=camping is None)
        for index, face in enumerate(actions[:4]):
            draw_action(canvas, layout.seat(mat.seat, f"action.{index + 1}"), face)
        _paint_hooks(canvas, layout, words, mat.seat, hooks)

    brush.panel(key, rect, lambda canvas: paint(canvas, False), pad=PAD)
    if lit > 0:
        brush.panel((*key, "lit"), rect, lambda canvas: paint(canvas, True), pad=PAD, alpha=round(255 * lit))


def draw_action(canvas: Canvas, rect: pygame.FRect, face: Face) -> None:
    """An action card, small: its sign on the colour of its hero; in brass and with a star where it is advanced."""
    light, dark = RAYS.get(face.variant, (IRON, SOOT))
    advanced = "advanced" in face.marks
    outline = cut_corners(rect, 6)
    canvas.shadow(rect, radius=5, drop=(1, 3), blur=4, alpha=0.7)
    canvas.polygon(outline, dark, edge=PITCH, width=3)
    inner = rect.inflate(-8, -8)
    canvas.rect(inner, (light, dark), radius=3)
    canvas.polygon(cut_corners(rect.inflate(-3, -3), 5), None, edge=BRASS if advanced else IRON_EDGE, width=2)
    canvas.circle(rect.center, rect.width * 0.37, SOOT, edge=BONE, width=1.6)
    canvas.icon(f"action-{face.action}", rect.center, rect.width * 0.48, BONE)
    if advanced:
        canvas.image("badges/advanced", (rect.centerx - 13, rect.y - 12, 26, 26))


def _paint_slab(canvas: Canvas, rect: pygame.FRect, seat: int, lit: bool) -> None:
    x, y, w, h = rect
    colour = canvas.theme.seats[seat - 1].colour
    if lit:
        canvas.glow(rect, colour, radius=CUT_SLAB * 0.6, blur=9, alpha=0.75)
    draw_plate(canvas, rect, "stone", cut=CUT_SLAB, rivet=0, shadow=not lit)
    if lit and canvas.theme.textured:
        canvas.polygon(cut_corners(rect.inflate(-4, -4), CUT_SLAB - 2), colour, alpha=_LIT)
    inner = cut_corners(rect.inflate(-16, -16), CUT_SLAB - 4)
    canvas.polygon(inner, None, edge=colour, width=2.0 if lit else 1.2, alpha=190 if lit else 110)
    if lit:
        canvas.polygon(cut_corners(rect.inflate(-3, -3), CUT_SLAB - 1), None, edge=colour, width=4)
    for left in (x + 17, x + w - 17):
        for top in (y + 17, y + h - 17):
            draw_rivet(canvas, (left, top), BOLT)
    draw_rivet(canvas, (x + w / 2, y + 1), BOLT - 0.5)


def _paint_wounds(canvas: Canvas, layout: Layout, numbers: MatNumbers) -> None:
    """The bar of health, as at the table of the quest."""
    rect, first = layout.seat(numbers.seat), layout.seat(numbers.seat, "action.1")
    paint_health(canvas, pygame.FRect(first.x, rect.y + 19, rect.right - 24 - first.x, 34), numbers.left, numbers.whole)


def _paint_visits(canvas: Canvas, layout: Layout, words: Words, mat: MatValues) -> None:
    """A coin for each visit that is left, and a tick for each that was made."""
    rect, first = layout.seat(mat.seat), layout.seat(mat.seat, "action.1")
    label = canvas.type.at_most(_LABEL, 23)
    coins = first.x + 130
    canvas.text(words("town.visits-left"), (first.x, rect.y + 36), label, BONE, at="mid", width=coins - first.x - 30)
    for index in range(VISITS):
        centre = (coins + COIN_STEP * index, rect.y + 36)
        if index < mat.visits:
            draw_coin(canvas, centre, COIN)
        else:
            canvas.circle(centre, COIN / 2 - 2, SOOT, edge=IRON_EDGE, width=1.6)
            canvas.icon("check", centre, 22, MUTE)


def _paint_numbers(canvas: Canvas, layout: Layout, words: Words, mat: MatValues, *, health: bool) -> None:
    """The names of the rows, the capacity, and the whole `health` where no bar tells it."""
    rect, first = layout.seat(mat.seat), layout.seat(mat.seat, "action.1")
    label = canvas.type.at_most(_LABEL, 23)
    room = rect.right - 24 - first.x
    canvas.text(words("zone.actions"), (first.x, first.y - 24), label, BONE, at="mid", width=room)
    y = first.bottom + 36
    bold = label._replace(face="ui-bold")
    at = first.x
    if health:
        canvas.icon("heart", (first.x + 11, y), 24, BLOOD)
        wide = canvas.text(words("town.health", health=mat.health), (first.x + 30, y), bold, BONE, at="mid", width=104)
        at += 30 + max(wide, 96) + 14
    canvas.icon("hook", (at + 9, y), 22, BONE)
    told = words("town.capacity", capacity=mat.capacity)
    canvas.text(told, (at + 26, y), bold, BONE, at="mid", width=rect.right - 22 - at - 26)


def _paint_hooks(canvas: Canvas, layout: Layout, words: Words, seat: int, hooks: Hooks) -> None:
    places = [layout.seat(seat, f"hook.{index + 1}") for index in range(HOOKS)]
    first, last, gold = places[0], places[-1], layout.seat(seat, "gold.1")
    label = canvas.type.at_most(_LABEL, 23)
    canvas.text(words("zone.gear"), (first.x, first.y - 30), label, BONE, at="mid", width=first.width)
    draw_rail(canvas, (first.x - 6, first.y - 9), last.right - first.x + 8)
    draw_rail(canvas, (gold.x - 2, gold.y - 9), gold.width + 6, gold=True)
    for index, rect in enumerate(places):
        if index >= hooks.capacity:
            draw_locked_hook(canvas, rect)
        elif index >= len(hooks.gear):
            draw_free_hook(canvas, rect, "hook", MUTE)
    if not hooks.legendary:
        draw_free_hook(canvas, gold, "star", BRASS)
