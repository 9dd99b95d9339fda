"""Town signs: the iron plates over the doors of the settlement, and over what is done at a camp, which hang on chains.
"""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.warhammer_quest.materials import CUT_TRAY, cut_corners, draw_chain, draw_plate
from game.looks.warhammer_quest.theme import BONE, IRON_EDGE, MUTE, PITCH, SOOT, TORCH, TORCH_LIGHT
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

ICONS = {"trainer": "dummy", "blacksmith": "anvil", "arena": "arena"}
_TITLE, _LINE = Style("title", 29), Style("ui-medium", 20)
_PAD, _CHAIN = 22.0, 34.0


def draw_sign(
    brush: SpriteList, layout: Layout, words: Words, door: str, *, lit: bool, here: str, shift: float, paid: bool = True
) -> None:
    """A sign on its chains; `here` names who is in there, and `lit` says that one can go there now. What is `paid`
    takes a visit.
    """
    rect = layout[f"door.{door}"]
    top = layout["header"].bottom - 4

    def paint(canvas: Canvas) -> None:
        for x in (rect.x + _CHAIN, rect.right - _CHAIN):
            draw_chain(canvas, (x, top), (x, rect.y + 6), link=13)
        _paint_sign(canvas, rect, words, door, lit or bool(here), _told(words, here, paid), paid)

    whole = pygame.FRect(rect.x, top, rect.width, rect.bottom - top)
    brush.panel(("sign", door, lit, here, paid), whole, paint, pad=_PAD)
    if shift:
        sprite = brush.sprites.pop()
        moved = (sprite.at[0] + round(shift * brush.canvas.scale), sprite.at[1])
        brush.sprites.append(Sprite(sprite.surface, moved, sprite.alpha))


def _told(words: Words, here: str, paid: bool) -> str:
    """What a visit takes, and who is there."""
    if not paid:
        return words("camp.here", hero=here) if here else words("camp.free")
    return words("town.here", hero=here) if here else words("town.visit")


def _paint_sign(
    canvas: Canvas, rect: pygame.FRect, words: Words, door: str, lit: bool, told: str, paid: bool
) -> None:
    x, y, w, h = rect
    if lit:
        canvas.glow(rect, TORCH, radius=10, blur=10, alpha=0.75)
    draw_plate(canvas, rect, "iron-dark", cut=CUT_TRAY)
    if lit:
        canvas.polygon(cut_corners(rect.inflate(-3, -3), CUT_TRAY - 1), None, edge=TORCH_LIGHT, width=3)
    middle = (x + 54, y + h / 2)
    canvas.circle(middle, 36, SOOT, edge=TORCH_LIGHT if lit else IRON_EDGE, width=2.4)
    canvas.circle(middle, 32, PITCH)
    canvas.icon(ICONS[door], middle, 42, BONE)
    left, room = x + 104, w - 104 - 20
    title = canvas.type.at_most(_TITLE, 34)
    line = canvas.type.at_most(_LINE, 23)
    canvas.text(words(f"settlement.{door}.name"), (left, y + 28), title, BONE, at="mid", width=room)
    canvas.text(words(f"town.sign.{door}"), (left, y + 56), line, BONE, at="mid", width=room)
    if paid:
        draw_coin(canvas, (left + 9, y + 82), 20)
    else:
        canvas.icon("action-rest", (left + 9, y + 82), 20, TORCH_LIGHT)
    ink = TORCH_LIGHT if lit else MUTE
    canvas.text(told, (left + 26, y + 82), line._replace(face="ui-bold"), ink, at="mid", width=room - 26)


def draw_coin(canvas: Canvas, centre: tuple[float, float], size: float) -> None:
    """A coin with a square hole: a visit."""
    canvas.image("badges/treasure", (centre[0] - size / 2, centre[1] - size / 2, size, size))
