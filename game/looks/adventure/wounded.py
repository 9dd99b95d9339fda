"""Wounded: how a hero low on health looks: pale and dark, cracked, and with a red rim that throbs."""

from __future__ import annotations

import math

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import rounded_box, vertical_gradient

HURT, DYING = 1, 2
_THIRD, _SIXTH = 3, 6
_PALE = {HURT: 0.5, DYING: 0.85}
_BRIGHT = {HURT: 214, DYING: 182}
_BLOOD = {HURT: ((255, 244, 240), (206, 116, 104)), DYING: ((240, 200, 192), (166, 48, 40))}
_THROB = {HURT: 2600.0, DYING: 1400.0}
_LEAST, _MOST = {HURT: 0.2, DYING: 0.4}, {HURT: 0.65, DYING: 0.95}
_RIM = (206, 26, 20)
_DEEP = 0.13
_CELLS = 48
_RADIUS = 9.0
_WIDE = 0.036
"""How wide a crack begins, as a share of the portrait's width."""
_CRACKS = {
    HURT: (
        ((1.0, 0.16), (0.86, 0.24), (0.9, 0.33), (0.72, 0.42), (0.75, 0.52), (0.62, 0.58)),
        ((0.86, 0.24), (0.78, 0.22), (0.7, 0.26)),
        ((0.72, 0.42), (0.62, 0.41)),
    ),
    DYING: (
        ((0.0, 0.62), (0.13, 0.6), (0.2, 0.7), (0.33, 0.68), (0.38, 0.8)),
        ((0.2, 0.7), (0.16, 0.82), (0.22, 0.92)),
        ((0.4, 0.0), (0.36, 0.1), (0.43, 0.16), (0.38, 0.25)),
        ((0.62, 0.58), (0.66, 0.7), (0.58, 0.78), (0.62, 0.9)),
    ),
}
"""The cracks over the portrait, in shares of its size; who is dying has those of the hurt as well."""
_HEART = ((0.5, -7.0), (-2.5, -2.5), (2.0, 0.5), (-2.0, 3.5), (0.0, 8.5))


def hurt_of(left: int, whole: int) -> int:
    """How badly a hero is off: hurt in the last third of health, dying in the last sixth or with 1 left, else 0."""
    if left <= 0 or left * _THIRD > whole:
        return 0
    return DYING if left == 1 or left * _SIXTH <= whole else HURT


def throb(hurt: int, moment: float | None) -> float:
    """How strong the rim is at a moment (0 to 1); halfway where nothing moves."""
    part = 0.5 if moment is None else 0.5 - 0.5 * math.cos(2 * math.pi * moment / _THROB[hurt])
    return _LEAST[hurt] + (_MOST[hurt] - _LEAST[hurt]) * part


def paint_hurt(canvas: Canvas, box: tuple[float, float, float, float], hurt: int) -> None:
    """Take colour and light from the portrait that was painted in a box, and crack it."""
    rect = canvas.device(box).clip(canvas.surface.get_rect())
    portrait = canvas.surface.subsurface(rect)
    grey = pygame.transform.grayscale(portrait.copy())  # of a part of a surface it makes nonsense
    grey.set_alpha(round(255 * _PALE[hurt]))
    portrait.blit(grey, (0, 0))
    bright = _BRIGHT[hurt]
    portrait.fill((bright, bright, bright), special_flags=pygame.BLEND_RGB_MULT)
    portrait.blit(vertical_gradient(rect.size, *_BLOOD[hurt]), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    with canvas.clip(box):
        for level in range(HURT, hurt + 1):
            for crack in _CRACKS[level]:
                points = [(box[0] + x * box[2], box[1] + y * box[3]) for x, y in crack]
                _paint_crack(canvas, points, box[2] * _WIDE)


def paint_cracked_heart(canvas: Canvas, centre: tuple[float, float], size: float) -> None:
    """The crack through the heart of a health bar."""
    points = [(centre[0] + x * size / 20, centre[1] + y * size / 20) for x, y in _HEART]
    canvas.polyline(points, canvas.theme["black-ink"], 2.6)


def rim(canvas: Canvas, size: tuple[float, float]) -> pygame.Surface:
    """The red light that comes in from the edge of a card of this size."""
    pixels = (canvas.px(size[0]), canvas.px(size[1]))
    return canvas.cache.get(("hurt-rim", pixels), lambda: _rim(pixels, _RADIUS * canvas.scale))


def _rim(pixels: tuple[int, int], radius: float) -> pygame.Surface:
    rows = max(2, round(_CELLS * pixels[1] / pixels[0]))
    coarse = pygame.Surface((_CELLS, rows), pygame.SRCALPHA)
    for column in range(_CELLS):
        for row in range(rows):
            edge = min(column, row, _CELLS - 1 - column, rows - 1 - row) / (_CELLS * _DEEP)
            coarse.set_at((column, row), (*_RIM, round(215 * max(0.0, 1 - edge) ** 1.5)))
    made = pygame.transform.smoothscale(coarse, pixels)
    made.blit(rounded_box(pixels, radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _paint_crack(canvas: Canvas, points: list[Point], wide: float) -> None:
    """A gap that narrows towards its end, dark, with light on its lower lip."""
    left: list[Point] = []
    right: list[Point] = []
    for at, (x, y) in enumerate(points):
        before, after = points[max(0, at - 1)], points[min(len(points) - 1, at + 1)]
        long = math.dist(before, after) or 1.0
        half = wide / 2 * (1 - at / (len(points) - 1))
        across = (-(after[1] - before[1]) / long * half, (after[0] - before[0]) / long * half)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    outline = [*left, *reversed(right)]
    canvas.polygon([(x + 1, y + 1.4) for x, y in outline], canvas.theme["parchment-card"], alpha=150)
    canvas.polygon(outline, canvas.theme["black-ink"])
