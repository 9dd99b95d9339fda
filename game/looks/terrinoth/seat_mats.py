"""Seat mats: the leather before each hero with its slots, health, tokens and conditions.

`draw_mat(brush, layout, seat)` adds what lies still; `draw_numbers` those numbers that are shown at this moment (an
animation may still be on its way to them).
"""

from __future__ import annotations

import pygame

from game.kit.geometry import Size
from game.looks.adventure.displayed_values import MatNumbers
from game.looks.adventure.mats import WIDE, MatStyle
from game.looks.adventure.wounded import hurt_of, paint_cracked_heart
from game.looks.terrinoth.theme import CONDITIONS
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import empty_slot, label_at

PAD = 22.0
TOKENS = 5
_STITCH: Colour = (107, 74, 44)
_RIM: Colour = (70, 50, 34)
_WARMTH: Colour = (16, 9, 4)
_LIT = 40
_HEADING = (150.0, 36.0)
"""The room of what stands above the enemies and the items of a mat."""
_SLOT: Colour = (20, 14, 11)
_BAR_GROUND: Colour = (44, 14, 12)


def draw_mat(brush: SpriteList, layout: Layout, words: Words, seat: int, *, items: bool, lit: float) -> None:
    """The mat itself with its slots and labels; `lit` (0 to 1) is how far it shines in the seat's colour."""
    rect = layout.seat(seat)
    brush.panel(("mat", seat, items), rect, lambda canvas: _paint_mat(canvas, layout, words, seat, items), pad=PAD)
    if lit > 0:
        brush.panel(
            ("mat-lit", seat, items),
            rect,
            lambda canvas: _paint_lit(canvas, layout, words, seat, items),
            pad=PAD,
            alpha=round(255 * lit),
        )


def draw_numbers(brush: SpriteList, layout: Layout, numbers: MatNumbers) -> None:
    """Health bar and token sockets of a mat."""
    seat = numbers.seat
    bar = layout.seat(seat, "health")
    brush.panel(
        ("health", numbers.left, numbers.whole),
        bar,
        lambda canvas: paint_health(canvas, bar, numbers.left, numbers.whole),
        pad=6,
    )
    row = layout.seat(seat, "token.1").union(layout.seat(seat, f"token.{TOKENS}"))
    brush.panel(("tokens", numbers.tokens), row, lambda canvas: _paint_tokens(canvas, layout, numbers), pad=6)


def _paint_pill(canvas: Canvas, size: Size, colour: Colour, bright: Colour) -> None:
    w, h = size
    canvas.rect((0, 0, w, h), colour, radius=h / 2, edge=bright, width=1.6)


def _paint_mat(canvas: Canvas, layout: Layout, words: Words, seat: int, items: bool) -> None:
    rect = layout.seat(seat)
    canvas.shadow(rect, radius=16, drop=(1, 4), blur=6, alpha=0.7)
    _leather(canvas, rect, seat)
    x, y, w, h = rect
    canvas.rect(rect, None, radius=16, edge=canvas.theme["leather-edge"], width=3)
    canvas.rect((x + 2, y + 2, w - 4, h - 4), None, radius=14, edge=_RIM, width=1.2)
    canvas.dashed((x + 9, y + 9, w - 18, h - 18), _STITCH, width=1.8, dash=9, gap=6)
    _paint_slots(canvas, layout, words, seat, items)


def _paint_lit(canvas: Canvas, layout: Layout, words: Words, seat: int, items: bool) -> None:
    """The same mat in the light of its seat's colour."""
    rect = layout.seat(seat)
    colour = canvas.theme.seats[seat - 1].colour
    canvas.glow(rect, colour, radius=16, blur=9, alpha=0.75)
    _leather(canvas, rect, seat)
    x, y, w, h = rect
    canvas.rect(rect, colour, radius=16, alpha=_LIT)
    dim = (round(colour[0] * 0.7), round(colour[1] * 0.7), round(colour[2] * 0.7))
    canvas.dashed((x + 9, y + 9, w - 18, h - 18), dim, width=1.8, dash=9, gap=6)
    canvas.rect(rect, None, radius=16, edge=colour, width=4)
    _paint_slots(canvas, layout, words, seat, items)


def _paint_slots(canvas: Canvas, layout: Layout, words: Words, seat: int, items: bool) -> None:
    for index in range(3):
        empty_slot(canvas, layout.seat(seat, f"engaged.{index + 1}"))
    for index in range(4):
        canvas.rect(layout.seat(seat, f"activation.{index + 1}"), _SLOT, radius=8, alpha=110)
    if layout.seat(seat).width > WIDE:
        engaged, actions = layout.seat(seat, "engaged.1"), layout.seat(seat, "activation.1")
        label_at(canvas, words("zone.engaged"), (engaged.x, engaged.y - 18), room=_HEADING)
        label_at(canvas, words("zone.actions"), (actions.x, actions.y - 16))
        if items:
            label_at(canvas, words("zone.items"), (layout.seat(seat, "items").x, engaged.y - 18), room=_HEADING)


def _leather(canvas: Canvas, rect: pygame.FRect, seat: int) -> None:
    """A piece of the leather texture with round corners; another part of it for every seat."""
    if not canvas.theme.textured or canvas.images.path("textures/leather") is None:
        canvas.rect(rect, canvas.theme["leather"], radius=16)
        return
    box = canvas.device(rect)
    focus = (0.3 * (seat % 4), 0.35 * (seat % 3))
    piece = canvas.images.get("textures/leather", box.size, fit="cover", focus=focus, radius=canvas.px(16)).copy()
    piece.fill(_WARMTH, special_flags=pygame.BLEND_RGB_ADD)
    canvas.surface.blit(piece, box)


def paint_health(canvas: Canvas, rect: pygame.FRect, left: int, whole: int) -> None:
    """A health bar: a heart, the part that is left in red, and both numbers."""
    x, y, w, h = rect
    theme = canvas.theme
    canvas.shadow(rect, radius=h / 2, drop=(0, 2), blur=3, alpha=0.6)
    canvas.rect(rect, _BAR_GROUND, radius=h / 2, edge=theme["leather-edge"], width=2)
    part = max(0.0, min(1.0, left / whole if whole else 0.0))
    filled = (w - 6) * part
    if part > 0:
        with canvas.clip((x + 3, y, filled, h)):
            canvas.rect((x + 3, y + 3, w - 6, h - 6), theme.gradients["health"], radius=(h - 6) / 2)
            canvas.rect((x + h / 2, y + 5, w - h, 5), (255, 190, 170), radius=2.5, alpha=60)
    canvas.rect(rect, None, radius=h / 2, edge=theme["leather-line"], width=1.4)
    canvas.icon("heart", (x + 20, y + h / 2), 20, theme["main-text"])
    if hurt_of(left, whole):
        paint_cracked_heart(canvas, (x + 20, y + h / 2), 20)
    paint_left(canvas, rect, left, whole)


def paint_left(canvas: Canvas, rect: pygame.FRect, left: int, whole: int) -> None:
    """The numbers on a health bar."""
    x, y, w, h = rect
    style = canvas.type.at_most(Style("ui-extrabold", 24), h - 5)
    canvas.text(
        f"{left} / {whole}",
        (x + w / 2 + 8, y + h / 2),
        style,
        canvas.theme["main-text"],
        align="middle",
        at="mid",
        outline=(canvas.theme["black-ink"], 1.6),
    )


def _paint_tokens(canvas: Canvas, layout: Layout, numbers: MatNumbers) -> None:
    for index in range(TOKENS):
        x, y, w, h = layout.seat(numbers.seat, f"token.{index + 1}")
        if index < numbers.tokens:
            canvas.image("badges/success-token", (x - 1, y - 1, w + 2, h + 2))
        else:
            canvas.image("badges/token-socket", (x, y, w, h))


MATS = MatStyle(paint_left, CONDITIONS, _paint_pill, icon=1, name=-1, margin=5)
