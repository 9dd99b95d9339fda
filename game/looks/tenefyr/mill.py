"""Mill and chimneys: what moves in the valley while the party thinks, in steps so small that a breath draws little."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from pathlib import Path

import pygame

from game.kit.geometry import Point
from game.looks.tenefyr.valley import SAILS, places, plate_rect, wash
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour
from game.ui.table.sprites import Sprite

STEP, TURN, FRAMES = 300.0, 6, 15
"""The sails go on by so many degrees each so many milliseconds; after `FRAMES` steps they look as at first."""
SAILS_WIDE = 200.0
"""How wide they are on the plate, in its pixels."""
RISE, PUFFS, LIFE = 74.0, 5, 6000.0
"""How high smoke rises on the plate, how many puffs a chimney has in the air, and how long each lives."""
_SMOKE: Colour = (116, 108, 118)
_STRENGTH = 200
_SMALL, _LARGE = 20.0, 46.0


def mill_and_smoke(
    canvas: Canvas, bounds: pygame.FRect, root: Path, day: str, moment: float, covers: Sequence[pygame.FRect] = ()
) -> list[Sprite]:  # fmt: skip
    """The sails as they stand after so many milliseconds, and the smoke of every chimney; they pass behind what
    `covers` the valley.
    """
    found = places(root)
    if not found:
        return []
    plate = plate_rect(bounds)
    scale = plate.width / 2560.0
    turn = int(moment // STEP) % FRAMES
    x, y = _on_table(plate, found["mill"])
    boxes = [pygame.Rect(canvas.point(one.topleft), (canvas.px(one.width), canvas.px(one.height))) for one in covers]
    light = wash(root, day, (x - plate.x) / plate.width)
    made = [_sails(canvas, (x, y), SAILS_WIDE * scale, turn, light, boxes)]
    for number, chimney in enumerate(found["smoke"]):
        made += _smoke(canvas, _on_table(plate, chimney), scale, moment // STEP * STEP + number * 1300.0, boxes)
    return made


def _behind(
    canvas: Canvas, key: Hashable, box: pygame.FRect, paint: Callable[[Canvas], None], covers: Sequence[pygame.Rect]
) -> Sprite:  # fmt: skip
    """What is painted in a box, without what lies behind others."""
    at = canvas.point(box.topleft)
    whole = pygame.Rect(at, (canvas.px(box.width), canvas.px(box.height)))
    holes = tuple(whole.clip(one).move(-at[0], -at[1]) for one in covers if whole.colliderect(one))

    def seen(made: Canvas) -> None:
        paint(made)
        for hole in holes:
            made.surface.fill((0, 0, 0, 0), hole)

    return Sprite(canvas.kept((key, tuple(map(tuple, holes))), box.size, seen), at)


def _on_table(plate: pygame.FRect, at: Point) -> Point:
    scale = plate.width / 2560.0
    return plate.x + at[0] * scale, plate.y + at[1] * scale


def _sails(
    canvas: Canvas, hub: Point, side: float, turn: int, light: Colour, covers: Sequence[pygame.Rect]
) -> Sprite:  # fmt: skip
    def paint(made: Canvas) -> None:
        size = made.surface.get_size()
        whole = pygame.transform.rotozoom(canvas.images.get(SAILS, size, fit="contain"), -TURN * turn, 1.0)
        whole.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
        made.surface.blit(whole, whole.get_rect(center=(size[0] // 2, size[1] // 2)))

    box = pygame.FRect(hub[0] - side / 2, hub[1] - side / 2, side, side)
    return _behind(canvas, ("sails", turn, light), box, paint, covers)


def _smoke(
    canvas: Canvas, mouth: Point, scale: float, time: float, covers: Sequence[pygame.Rect]
) -> Iterator[Sprite]:  # fmt: skip
    """Puffs that rise, drift to the right, grow and thin out."""
    for puff in range(PUFFS):
        part = (time / LIFE + puff / PUFFS) % 1.0
        side = round(_SMALL + (_LARGE - _SMALL) * part) * scale
        x = mouth[0] + (10.0 * part + 5.0 * math.sin(4.0 * part + puff)) * scale
        y = mouth[1] - RISE * part * scale
        box = pygame.FRect(x - side / 2, y - side / 2, side, side)
        strength = round(_STRENGTH * math.sin(math.pi * min(1.0, 0.2 + 0.8 * part)))
        yield _behind(canvas, "puff", box, _paint_puff, covers)._replace(alpha=strength)


def _paint_puff(canvas: Canvas) -> None:
    side = canvas.surface.get_width() / canvas.scale
    for share in (0.9, 0.66, 0.42):
        inset = side * (1 - share) / 2
        canvas.rect((inset, inset, side * share, side * share), _SMOKE, radius=side * share / 2, alpha=70)
