"""Valley: the painted plate with its four skies, which fade into each other, the lit windows, the mill, flags."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from game.looks.tenefyr.theme import mixed
from game.tenefyr.view.values import DUSK, EVENING
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, rgb
from game.ui.table.sprite_list import SpriteList

PLATE = "scenes/tenefyr/valley-{day}"
WINDOWS, SAILS, FLAG = "scenes/tenefyr/valley-windows", "scenes/tenefyr/mill-sails", "scenes/tenefyr/flag-{number}"
PLACES = "scenes/tenefyr/valley.json"
LIT = {EVENING: 0.45, DUSK: 1.0}
"""How strongly the windows shine."""
FLAGS = 5
WHITE: Colour = (255, 255, 255)
FLAG_SIZE, FLAG_FOOT = (96.0, 80.0), (48.0, 76.0)
"""The picture of a flag in units of the plate, and where its foot is."""


@lru_cache(maxsize=1)
def places(root: Path) -> dict[str, Any]:
    """Where the mill, chimneys and flags are on the plate, in its pixels."""
    try:
        found: dict[str, Any] = json.loads((root / PLACES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def plate_rect(bounds: pygame.FRect) -> pygame.FRect:
    """Where the plate lies in a window: it covers all of it, and keeps its left edge at that of a usual one."""
    scale = max(bounds.height / 1080.0, bounds.width / 2560.0)
    wide, high = 2560.0 * scale, 1080.0 * scale
    left = bounds.x - max(0.0, min(wide - bounds.width, 0.0))
    return pygame.FRect(left, bounds.bottom - high, wide, high)


def draw_valley(brush: SpriteList, bounds: pygame.FRect, day: str, *, alpha: int = 255) -> None:
    """The plate at a time of the day, over the whole window."""
    plate = plate_rect(bounds)

    def paint(canvas: Canvas) -> None:
        canvas.image(PLATE.format(day=day), plate)
        if day in LIT:
            canvas.image(WINDOWS, plate, alpha=round(255 * LIT[day]))

    brush.panel(("valley", day), bounds, paint, alpha=alpha, solid=alpha == 255)


def wash(root: Path, day: str, across: float) -> Colour:
    """The light on what stands in the valley at a time of the day: from its left edge (0) to its right one (1)."""
    found = places(root).get("washes", {})
    left, right = (rgb(code) for code in found[day]) if isinstance(found, dict) and day in found else (WHITE, WHITE)
    return mixed(left, right, max(0.0, min(1.0, across)))


def draw_flags(brush: SpriteList, bounds: pygame.FRect, root: Path, count: int) -> None:
    """A flag in the village for each reward taken."""
    plate = plate_rect(bounds)
    scale = plate.width / 2560.0
    for at, (x, y) in enumerate(places(root).get("flags", [])[:count]):
        left, top = plate.x + (x - FLAG_FOOT[0]) * scale, plate.y + (y - FLAG_FOOT[1]) * scale
        box = (left, top, FLAG_SIZE[0] * scale, FLAG_SIZE[1] * scale)
        name = FLAG.format(number=at % FLAGS + 1)
        _flag(brush, name, box)


def _flag(brush: SpriteList, name: str, box: tuple[float, float, float, float]) -> None:
    brush.panel(("flag", name), box, lambda canvas: canvas.image(name, box, fit="contain", focus=(0.5, 1.0)))
