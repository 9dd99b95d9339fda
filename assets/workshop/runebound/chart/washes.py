"""Paper and washes: the sheet as the colourist leaves it, before any line."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from assets.workshop.engraving.noise import fractal
from assets.workshop.engraving.palette import rgb
from assets.workshop.runebound.chart.land import DEEP, SEA, WASHES, Field, border, classes, cover, shore
from assets.workshop.runebound.chart.survey import HEIGHT, INNER, WIDTH

PAPER = "#eadfc0"
WATER = "#79afbf"
BARE_SEA = 0.72
"""How much of the water's colour the sea beside the survey has."""


def folds() -> Field:
    """Light and shade of the folds: quarters across, half down."""
    x = np.arange(WIDTH, dtype=np.float32)[None, :]
    y = np.arange(HEIGHT, dtype=np.float32)[:, None]
    out = np.ones((HEIGHT, WIDTH), np.float32)
    worn = 0.6 + 0.4 * np.clip(0.5 + 0.5 * fractal(HEIGHT, WIDTH, 160, 3, 71), 0, 1)
    for number, (at, along) in enumerate(((WIDTH * 0.25, x), (WIDTH * 0.5, x), (WIDTH * 0.75, x), (HEIGHT * 0.5, y))):
        away = along - at
        sharp = np.exp(-((away / 1.6) ** 2))
        lit = np.exp(-(((away - 4) / 3.5) ** 2))
        sign = 1 if number % 2 == 0 else -1
        slope = sign * np.sign(away) * np.exp(-np.abs(away) / 90)
        out += worn * (-0.075 * sharp + 0.035 * lit) + 0.014 * slope
    return np.asarray(out, np.float32)


@cache
def grain() -> Field:
    """The light of the paper itself: stains, tooth, foxing, worn edges; about 1."""
    stains = fractal(HEIGHT, WIDTH, 420, 5, 61)
    cloud = fractal(HEIGHT, WIDTH, 46, 4, 62)
    tooth = ndimage.gaussian_filter(fractal(HEIGHT, WIDTH, 5, 2, 63), 0.7)
    y = np.arange(HEIGHT, dtype=np.float32)[:, None]
    x = np.arange(WIDTH, dtype=np.float32)[None, :]
    edge = np.minimum(np.minimum(x, WIDTH - x), np.minimum(y, HEIGHT - y)) + 9 * fractal(HEIGHT, WIDTH, 60, 4, 64)
    worn = 0.22 * np.exp(-np.clip(edge, 0, None) / 20) + 0.07 * np.exp(-np.clip(edge, 0, None) / 110)
    return np.asarray((1 + 0.017 * stains + 0.013 * cloud + 0.014 * tooth - worn) * folds(), np.float32)


@cache
def painted() -> Field:
    """The sheet at 100 % with its washes (rows, columns, 3), from 0 to 1."""
    bare = rgb(PAPER)
    colour = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    share = np.zeros((HEIGHT, WIDTH), np.float32)
    for name, tone in WASHES.items():
        lies = cover(name)
        colour += lies[..., None] * rgb(tone)
        share += lies
    out = bare * (1 - share[..., None]) + colour
    pools = 0.10 * np.exp(-border() / 5) + 0.08 * np.exp(-border() / 22)
    blots = 0.028 * fractal(HEIGHT, WIDTH, 120, 5, 65) + 0.016 * fractal(HEIGHT, WIDTH, 14, 3, 66)
    surveyed = ndimage.gaussian_filter((classes() > DEEP).astype(np.float32), 3)
    out *= (1 - (pools - blots) * surveyed)[..., None]
    return np.asarray(_wet(out) * grain()[..., None], np.float32)


def _wet(land: Field) -> Field:
    """Water laid on: a sharp edge at the shore, deeper there and where it has been surveyed."""
    away = shore()
    lies = np.clip(away + 0.5, 0, 1) * within(1.0, 0, HEIGHT)
    known = ndimage.gaussian_filter((classes() == DEEP).astype(np.float32), 26)
    whole = ndimage.gaussian_filter(np.isin(classes(), (SEA, DEEP)).astype(np.float32), 26)
    known = np.clip(known / np.maximum(whole, 0.02), 0, 1)
    strength = BARE_SEA + (1 - BARE_SEA) * known
    deep = 0.16 * np.exp(-np.clip(away, 0, None) / 7) + 0.17 * np.exp(-np.clip(away, 0, None) / 42)
    blots = 0.03 * fractal(HEIGHT, WIDTH, 150, 5, 67) + 0.014 * fractal(HEIGHT, WIDTH, 16, 3, 68)
    tone = rgb(PAPER) * (1 - strength[..., None]) + rgb(WATER) * strength[..., None]
    tone = tone * (1 - deep + blots)[..., None]
    return np.asarray(land * (1 - lies[..., None]) + tone * lies[..., None], np.float32)


def within(scale: float, top: int, foot: int) -> Field:
    """1 inside the neat line, 0 outside of it, in these rows at this scale."""
    y = (np.arange(top, foot, dtype=np.float32) + 0.5) / scale
    x = (np.arange(round(WIDTH * scale), dtype=np.float32) + 0.5) / scale
    rows, columns = np.minimum(y, HEIGHT - y) - INNER, np.minimum(x, WIDTH - x) - INNER
    return np.asarray(np.clip(np.minimum(rows[:, None], columns[None, :]) * scale + 0.5, 0, 1), np.float32)


def enlarged(field: Field, scale: float, top: int, foot: int) -> Field:
    """Rows `top` to `foot` of a field as it is at another scale; smooth."""
    rows = (np.arange(top, foot, dtype=np.float32) + 0.5) / scale - 0.5
    columns = (np.arange(round(WIDTH * scale), dtype=np.float32) + 0.5) / scale - 0.5
    if scale < 1:
        field = ndimage.gaussian_filter(field, (0.5 / scale, 0.5 / scale, *([0] * (field.ndim - 2))))
    low, high = max(0, int(rows[0]) - 3), min(HEIGHT, int(rows[-1]) + 5)
    part = field[low:high]
    return _between(_between(part, rows - low, 0), columns, 1)


def _between(field: Field, at: NDArray[np.float32], axis: int) -> Field:
    """The field at these places along an axis, by a soft cubic curve."""
    floor = np.floor(at).astype(np.int32)
    t = (at - floor).astype(np.float32)
    weights = (
        (-t + 2 * t**2 - t**3) / 2, (2 - 5 * t**2 + 3 * t**3) / 2, (t + 4 * t**2 - 3 * t**3) / 2, (t**3 - t**2) / 2
    )  # fmt: skip
    shape = [1] * field.ndim
    shape[axis] = len(at)
    out: NDArray[np.float32] | float = 0.0
    for step, weight in enumerate(weights, -1):
        place = np.clip(floor + step, 0, field.shape[axis] - 1)
        out = out + np.take(field, place, axis) * weight.reshape(shape)
    return np.asarray(out, np.float32)
