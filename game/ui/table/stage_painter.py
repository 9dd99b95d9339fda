"""Stage painter: the table in the dark while a card stands on the stage, whom it hits in the light, and what flies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import ring
from game.ui.table.placement import box_on_table
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite, around
from game.ui.table.table_stage import FAINT, FlyingNumber

DARK = 148
"""How dark the table becomes (0 to 255): 0.42 of its light is left."""
STEPS = 8
"""In so many steps it becomes dark, as each draws the whole window anew."""
LARGE, SMALL = 132.0, 76.0
"""How high a number flies from a card on the stage, and without one."""
BAND = 128
"""How high the bands of darkness are, in device pixels: whole windows of it need not be kept."""
_RIM = 10.0


def paint_dark(brush: SpriteList, picture: FrameState) -> None:
    """The darkness over all that lies still, but for whom the line has hit, and the dice; and the empty slot."""
    stage = picture.stage
    alpha = round(DARK * round(stage.forward.value * STEPS) / STEPS)
    if alpha <= 0:
        return
    canvas = brush.canvas
    parts = [pygame.Rect((0, 0), canvas.surface.get_size())]
    lit = list(_lit(picture))
    for rect in lit:
        hole = canvas.device(rect)
        parts = [piece for part in parts for piece in around(part, hole)]
    for part in parts:
        for top in range(part.y, part.bottom, BAND):
            size = (part.width, min(BAND, part.bottom - top))
            brush.sprites.append(Sprite(_black(canvas, size), (part.x, top), alpha))
    if picture.slot is not None:
        box = box_on_table(picture.slot, None)
        brush.panel(("left", round(box.x), round(box.y)), box, lambda made: _paint_slot(made, box), pad=2)


def paint_hits(brush: SpriteList, picture: FrameState) -> None:
    """A rim round everybody whom the line has hit."""
    for piece in sorted(picture.stage.hit):
        place = picture.placement.places.get(piece)
        if picture.stage.sheet is not None and place is not None and not place.hidden:
            box = box_on_table(place, picture.placement.map)
            brush.centred(_rim(brush.canvas, (box.width, box.height)), box.center)


def paint_numbers(brush: SpriteList, picture: FrameState, badges: Mapping[str, str]) -> None:
    """The numbers on their way, and upon whom they hit."""
    size = LARGE if picture.stage.sheet is not None else SMALL
    for flying in picture.stage.numbers:
        alpha = round(255 * max(0.0, 1 - flying.fading / FAINT))
        brush.centred(_number(brush.canvas, flying, badges, size), flying.at, alpha)


def _lit(picture: FrameState) -> Iterator[pygame.FRect]:
    """What stays in the light."""
    layout, seats = picture.layout, picture.shown.seats
    for piece in sorted(picture.stage.hit):
        place = picture.placement.places.get(piece)
        if place is not None and not place.hidden:
            yield box_on_table(place, picture.placement.map).inflate(_RIM, _RIM)
        health = f"seat.{seats.get(piece, 0)}/health"
        if health in layout:
            yield layout[health].inflate(_RIM, _RIM)
    if picture.dice.dice and "dice" in layout:
        yield layout["dice"]


def _black(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        surface = pygame.Surface(size)
        return surface.convert() if pygame.display.get_surface() else surface

    return canvas.cache.get(("black", size), make)


def _paint_slot(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.dashed(box, canvas.theme["gold-title"], width=2.0, dash=8, gap=6)


def _rim(canvas: Canvas, size: tuple[float, float]) -> pygame.Surface:
    if not canvas.theme.textured:
        return ring(canvas, "legal", size)
    pad = 24.0
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)

    def paint(made: Canvas) -> None:
        rect = (pad, pad, *size)
        for grown, alpha in ((16, 40), (10, 80), (5, 130)):
            around_it = pygame.FRect(rect).inflate(grown, grown)
            made.rect(around_it, None, radius=10 + grown / 2, edge=made.theme["aim"], width=4, alpha=alpha)
        made.rect(rect, None, radius=10, edge=made.theme["aim"], width=4)

    return canvas.kept(("hit", size), whole, paint)


def _number(canvas: Canvas, flying: FlyingNumber, badges: Mapping[str, str], size: float) -> pygame.Surface:
    badge = badges.get(flying.token, flying.token)

    def paint(made: Canvas) -> None:
        made.image(f"badges/{badge}", (0, 0, size, size), fit="contain")
        dark = made.theme["black-ink"]
        style = Style("ui-extrabold", size * 0.34)
        made.text(flying.text, (size / 2, size * 0.6), style, made.theme["cream"], align="middle", at="mid",
                  outline=(dark, 2.0))  # fmt: skip

    return canvas.kept(("number", badge, flying.text, size), (size, size), paint)
