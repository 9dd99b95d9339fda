"""Water lining and coast: lines that follow the shore, ever wider apart and thinner, and the shore itself."""

from __future__ import annotations

from functools import cache

import numpy as np
from scipy import ndimage

from assets.workshop.engraving.noise import fractal, smoothstep
from assets.workshop.engraving.palette import rgb
from assets.workshop.runebound.chart.land import DEEP, SEA, Field, classes, shore
from assets.workshop.runebound.chart.survey import HEIGHT, WIDTH
from assets.workshop.runebound.chart.washes import enlarged, within

INK, COAST = "#14303a", "#1d1712"
FIRST, LAST, GROWS = 4.0, 118.0, 1.085
"""How far the first two lines are apart, how far out the last one lies, and how much wider each gap is."""


def distances() -> list[float]:
    """How far from the shore the lines lie."""
    found, gap, at = [], FIRST, 4.5
    for _ in range(60):
        if at > LAST:
            break
        found.append(at)
        gap *= GROWS
        at += gap
    return found


@cache
def _calm() -> Field:
    """The distance to the shore as the lines see it: the farther out, the smoother."""
    away = shore()
    far = ndimage.gaussian_filter(away, 7)
    share = smoothstep(away, 6, 60)
    hand = 0.75 * fractal(HEIGHT, WIDTH, 34, 3, 41) * np.clip(away / 20, 0, 1)
    return np.asarray(away * (1 - share) + far * share + hand, np.float32)


@cache
def _known() -> Field:
    """How far the water has been surveyed: 1 inside, 0 out on the sea."""
    return ndimage.gaussian_filter(np.isin(classes(), (DEEP,)).astype(np.float32), 30)


@cache
def _falling() -> Field:
    """Which way the shore faces: 1 where it lies in shade (to the lower right of land), 0 in the light."""
    soft = ndimage.gaussian_filter(shore(), 3)
    down, across = np.gradient(soft)
    return np.asarray(0.5 + 0.5 * np.clip((across * 0.6 + down * 0.8), -1, 1), np.float32)


def inked(scale: float, weight: float, top: int, foot: int) -> tuple[Field, Field]:
    """The cover of ink of the lines and of the coast, in these rows at this scale."""
    calm = enlarged(_calm(), scale, top, foot)
    pixel = 1 / scale
    lines = np.zeros_like(calm)
    marks = distances()
    if scale < 1:
        marks = marks[::2]
    for at in marks:
        out = at / LAST
        half = (0.95 - 0.5 * out) * weight / 2
        dark = 0.78 - 0.42 * out
        lines = np.maximum(lines, dark * np.clip((half + pixel / 2 - np.abs(calm - at)) * scale, 0, 1))
    away = enlarged(shore(), scale, top, foot)
    shade = enlarged(_falling(), scale, top, foot)
    half = (0.75 + 0.85 * shade) * weight
    coast = np.clip((half + pixel / 2 - np.abs(away - 0.2)) * scale, 0, 1)
    return lines, coast


def printed(sheet: Field, scale: float, weight: float, top: int, foot: int) -> Field:
    """The rows of a sheet with lines and coast on them."""
    lines, coast = inked(scale, weight, top, foot)
    inside = within(scale, top, foot)
    lines, coast = lines * inside, coast * inside
    out = sheet * (1 - lines[..., None]) + sheet * rgb(INK) * 1.5 * lines[..., None]
    return np.asarray(out * (1 - 0.92 * coast[..., None]) + rgb(COAST) * 0.92 * coast[..., None], np.float32)


def is_open_sea(x: float, y: float) -> bool:
    """Whether a point lies beyond the lines."""
    row, column = min(max(round(y), 0), HEIGHT - 1), min(max(round(x), 0), WIDTH - 1)
    return bool(shore()[row, column] > LAST + 8 and classes()[row, column] in (SEA, DEEP))
