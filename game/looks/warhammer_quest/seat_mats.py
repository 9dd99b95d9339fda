"""Seat mats: the slab before each hero with its rails, hooks and wells, health and conditions.

`draw_mat` adds what lies still; `draw_health` and `draw_hooks` what is shown at this moment (an animation may still be
on its way to it).
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.geometry import Point, Size
from game.kit.text import Words
from game.looks.adventure.displayed_values import MatNumbers
from game.looks.adventure.mats import WIDE, MatStyle
from game.looks.adventure.wounded import hurt_of, paint_cracked_heart
from game.looks.warhammer_quest.displayed_values import Hooks
from game.looks.warhammer_quest.materials import (
    BOLT,
    CUT_SLAB,
    cut_corners,
    draw_chain,
    draw_plate,
    draw_rail,
)
from game.looks.warhammer_quest.placement import GOLD, HOOKS
from game.looks.warhammer_quest.theme import BLOOD, BONE, BRASS, CONDITIONS, IRON_EDGE, LEGENDARY, MUTE, PITCH, SOOT
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import label_at
from game.ui.widgets.panel import draw_rivet

PAD = 22.0
_LIT = 40
_LABEL = (190.0, 34.0)
_LABEL_PAD = 16.0
_ABOVE = 19.0
"""How far above the cards their label stands: crowns lie over their upper edge."""
_RED: tuple[Colour, Colour] = ((200, 52, 44), (128, 22, 18))


def draw_mat(
    brush: SpriteList, layout: Layout, words: Words, seat: int, *, labels: frozenset[str], lit: float
) -> None:
    """The slab itself with its wells and such labels; `lit` (0 to 1) is how far it shines in the seat's colour. Labels
    come and go: each is a panel of its own, so that the stone is painted once.
    """
    rect = layout.seat(seat)
    brush.panel(("mat", seat), rect, lambda canvas: _paint_mat(canvas, layout, seat), pad=PAD)
    if lit > 0:
        brush.panel(
            ("mat-lit", seat),
            rect,
            lambda canvas: _paint_mat(canvas, layout, seat, lit=True),
            pad=PAD,
            alpha=round(255 * lit),
        )
    if rect.width > WIDE:
        for name, at, room in _labels(layout, seat, labels):
            box = pygame.FRect(at[0], at[1] - room[1], room[0], room[1])
            text = words(f"zone.{name}")
            brush.panel(
                ("mat-label", seat, name), box,
                lambda canvas, text=text, at=at, room=room: label_at(canvas, text, at, room=room),  # type: ignore[misc]
                pad=_LABEL_PAD,
            )  # fmt: skip


def draw_health(brush: SpriteList, layout: Layout, numbers: MatNumbers) -> None:
    """The bar of health of a mat."""
    bar = layout.seat(numbers.seat, "health")
    key = ("health", numbers.left, numbers.whole)
    brush.panel(key, bar, lambda canvas: paint_health(canvas, bar, numbers.left, numbers.whole), pad=8)


def draw_hooks(brush: SpriteList, layout: Layout, words: Words, seat: int, hooks: Hooks) -> None:
    """The hooks on which nothing hangs: free, or locked behind crossed chains; the gold rail, and how many are used."""
    rows = layout.seat(seat, "hook.1").unionall([layout.seat(seat, f"hook.{HOOKS}"), layout.seat(seat, "gold.1")])
    key = ("hooks", seat, len(hooks.gear), hooks.capacity, len(hooks.legendary))
    brush.panel(key, rows, lambda canvas: _paint_hooks(canvas, layout, words, seat, hooks), pad=40)


def _paint_pill(canvas: Canvas, size: Size, colour: Colour, bright: Colour) -> None:
    w, h = size
    canvas.polygon(cut_corners((1, 1, w - 2, h - 2), 6), colour, edge=PITCH, width=2.4)
    canvas.polygon(cut_corners((2.6, 2.6, w - 5.2, h - 5.2), 5), None, edge=bright, width=1.4)


def paint_health(canvas: Canvas, rect: pygame.FRect, left: int, whole: int) -> None:
    """A bar of health in its iron: a heart, the part that is left in red, and both numbers."""
    x, y, w, h = rect
    draw_plate(canvas, rect, "iron", cut=6, rivet=0)
    inner = pygame.FRect(x + 5, y + 5, w - 10, h - 10)
    canvas.rect(inner, (28, 8, 8))
    part = max(0.0, min(1.0, left / whole if whole else 0.0))
    if part > 0:
        with canvas.clip((inner.x, inner.y, inner.width * part, inner.height)):
            canvas.rect(inner, _RED)
            canvas.rect((inner.x, inner.y, inner.width, inner.height * 0.34), (255, 170, 150), alpha=46)
            for line in range(1, 12):
                at = inner.x + inner.width * line / 12
                canvas.line((at, inner.y), (at, inner.bottom), BLOOD, 1.0, alpha=90)
        canvas.line((inner.x + inner.width * part, inner.y), (inner.x + inner.width * part, inner.bottom), PITCH, 2)
    canvas.rect(inner, None, edge=PITCH, width=1.8)
    canvas.icon("heart", (x + 21, y + h / 2), 19, canvas.theme["main-text"])
    if hurt_of(left, whole):
        paint_cracked_heart(canvas, (x + 21, y + h / 2), 19)
    paint_left(canvas, rect, left, whole)


def paint_left(canvas: Canvas, rect: pygame.FRect, left: int, whole: int) -> None:
    """The numbers on a bar of health."""
    x, y, w, h = rect
    style = canvas.type.at_most(Style("ui-extrabold", 24), h - 5)
    ink = canvas.theme["main-text"]
    at = (x + w / 2 + 8, y + h / 2)
    canvas.text(f"{left}/{whole}", at, style, ink, align="middle", at="mid", outline=(PITCH, 1.6))


def _labels(layout: Layout, seat: int, labels: frozenset[str]) -> Iterator[tuple[str, Point, Size]]:
    """The labels of a mat that are seen: the zone, where its words begin, and their room."""
    engaged, actions = layout.seat(seat, "engaged.1"), layout.seat(seat, "action.1")
    if "engaged" in labels:
        yield "engaged", (engaged.x, engaged.y - _ABOVE), _LABEL
    yield "actions", (max(engaged.x, actions.x), actions.y - 12), _LABEL
    if "items" in labels:
        found = layout.seat(seat, "items")
        yield "items", (found.x, found.y - 11), (found.width, 34.0)


def _paint_mat(canvas: Canvas, layout: Layout, seat: int, *, lit: bool = False) -> None:
    rect = layout.seat(seat)
    x, y, w, h = rect
    colour = canvas.theme.seats[seat - 1].colour
    if lit:
        canvas.glow(rect, colour, radius=CUT_SLAB * 0.6, blur=9, alpha=0.75)
    draw_plate(canvas, rect, "stone", cut=CUT_SLAB, rivet=0, shadow=not lit)
    if lit and canvas.theme.textured:
        canvas.polygon(cut_corners(rect.inflate(-4, -4), CUT_SLAB - 2), colour, alpha=_LIT)
    inner = cut_corners((x + 8, y + 8, w - 16, h - 16), CUT_SLAB - 4)
    canvas.polygon(inner, None, edge=colour if lit else IRON_EDGE, width=2.0 if lit else 1.1, alpha=190 if lit else 70)
    if lit:
        canvas.polygon(cut_corners(rect.inflate(-3, -3), CUT_SLAB - 1), None, edge=colour, width=4)
    for left in (x + 17, x + w - 17):
        for top in (y + 17, y + h - 17):
            draw_rivet(canvas, (left, top), BOLT)
    if w > WIDE:
        for top in (y + 1, y + h - 1):
            draw_rivet(canvas, (x + w / 2, top), BOLT - 0.5)
    for index in range(3):
        _slot(canvas, layout.seat(seat, f"engaged.{index + 1}"))
    for index in range(4):
        _slot(canvas, layout.seat(seat, f"action.{index + 1}"))


def _slot(canvas: Canvas, rect: pygame.FRect) -> None:
    """A shallow well in the stone for a card."""
    canvas.polygon(cut_corners(rect, 8), PITCH, alpha=104)
    x, y, w, _h = rect
    canvas.rect((x + 8, y, w - 16, 4), (0, 0, 0), alpha=90)
    canvas.polygon(cut_corners(rect, 8), None, edge=PITCH, width=1.4, alpha=150)


def _paint_hooks(canvas: Canvas, layout: Layout, words: Words, seat: int, hooks: Hooks) -> None:
    wide = layout.seat(seat).width > WIDE
    places = [layout.seat(seat, f"hook.{index + 1}") for index in range(HOOKS)]
    for first, last in ((0, 1), (2, 3)) if wide else ((0, 3),):
        start = places[first].x - 4
        draw_rail(canvas, (start, places[first].y - 7), places[last].right + 4 - start)
    for index, rect in enumerate(places):
        if index >= hooks.capacity:
            draw_locked_hook(canvas, rect)
        elif index >= len(hooks.gear):
            draw_free_hook(canvas, rect, "hook", MUTE)
    golden = [layout.seat(seat, f"gold.{at + 1}") for at in range(GOLD) if f"seat.{seat}/gold.{at + 1}" in layout]
    for index, rect in enumerate(golden):
        draw_rail(canvas, (rect.x - 4, rect.y - 7), rect.width + 8, gold=True)
        if index < len(hooks.legendary):
            canvas.glow(rect, LEGENDARY, radius=8, blur=9, alpha=0.9, hollow=False)
        if index >= len(hooks.legendary):
            draw_free_hook(canvas, rect, "star", BRASS)
    if wide:
        _paint_used(canvas, layout, words, seat, hooks)


def _paint_used(canvas: Canvas, layout: Layout, words: Words, seat: int, hooks: Hooks) -> None:
    """The name of the rail, and how many of its hooks are used."""
    first, base = layout.seat(seat, "hook.1"), layout.seat(seat, "engaged.1").y - _ABOVE
    name = words("zone.gear")
    label_at(canvas, name, (first.x, base), room=(70.0, 34.0))
    used = words("zone.hooks", used=len(hooks.gear), capacity=hooks.capacity)
    canvas.icon("hook", (first.x + 72, base - 6), 20, BONE)
    label_at(canvas, used, (first.x + 86, base), room=(90.0, 34.0))


def draw_free_hook(canvas: Canvas, rect: pygame.FRect, icon: str, ink: Colour) -> None:
    """A hook on which something may hang."""
    canvas.rect(rect, PITCH, radius=6, alpha=150)
    canvas.dashed(rect.inflate(-3, -3), ink, width=1.8, dash=6, gap=5)
    canvas.icon(icon, rect.center, min(28.0, rect.width * 0.42), ink)


def draw_locked_hook(canvas: Canvas, rect: pygame.FRect) -> None:
    """A hook that is locked: two chains across it, and a lock."""
    canvas.rect(rect, SOOT, radius=6, edge=PITCH, width=1.6, alpha=225)
    x, y, w, h = rect.inflate(-6, -6)
    with canvas.clip(rect):
        draw_chain(canvas, (x, y), (x + w, y + h), link=11, tone=200)
        draw_chain(canvas, (x + w, y), (x, y + h), link=11, tone=200)
    canvas.circle(rect.center, 16, SOOT, edge=IRON_EDGE, width=1.6)
    canvas.icon("lock", rect.center, 18, MUTE)


MATS = MatStyle(paint_left, CONDITIONS, _paint_pill, icon=3, name=3, margin=10)
