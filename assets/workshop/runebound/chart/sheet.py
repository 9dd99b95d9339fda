"""The sheet: every layer of the chart printed one over the other, at 50, 100 or 200 %."""

from __future__ import annotations

import io
from functools import cache

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from assets.workshop.engraving.noise import fractal
from assets.workshop.runebound.chart import labels, lining
from assets.workshop.runebound.chart.beyond import beyond
from assets.workshop.runebound.chart.furniture import draw_furniture, draw_sea
from assets.workshop.runebound.chart.grid import draw_grid, draw_rim
from assets.workshop.runebound.chart.pen import Pen
from assets.workshop.runebound.chart.scatter import flat, stamps
from assets.workshop.runebound.chart.survey import HEIGHT, WIDTH
from assets.workshop.runebound.chart.washes import enlarged, grain, painted
from assets.workshop.runebound.chart.ways import draw_bridges, draw_rivers, draw_roads

Field = NDArray[np.float32]
HEAVY = 1.3
"""Weight of lines and size of names at 50 %."""
BAND = 496
"""Rows that are printed at a time."""


def weight(scale: float) -> float:
    """How much heavier lines are, and names larger, at a scale."""
    return HEAVY if scale <= 0.5 else 1.0


@cache
def drawing(heavy: float) -> str:
    """All lines and stamps."""
    pen, pale = Pen(heavy), Pen(heavy, pale=True)
    return (draw_sea(pen) + beyond(pale) + flat(pen) + draw_grid(pen) + draw_rivers(pen) + draw_roads(pen)
        + draw_bridges(pen)
        + stamps(pen) + draw_rim(pen) + draw_furniture(pen))


def vectors(markup: str, scale: float, top: int, foot: int) -> Field:
    """Markup of the sheet drawn in these rows at this scale: red, green, blue and cover."""
    wide, high = round(WIDTH * scale), foot - top
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 {top / scale} {WIDTH} {high / scale}">{markup}</svg>')
    made = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return np.asarray(Image.open(io.BytesIO(made)).convert("RGBA"), np.float32) / np.float32(255)


def printed(scale: float) -> Image.Image:
    """The chart without its names."""
    heavy = weight(scale)
    whole = Image.new("RGB", (round(WIDTH * scale), round(HEIGHT * scale)))
    for top in range(0, whole.height, BAND):
        foot = min(whole.height, top + BAND)
        base = lining.printed(enlarged(painted(), scale, top, foot), scale, heavy, top, foot)
        ink = vectors(drawing(heavy), scale, top, foot)
        # what is painted by hand takes a little of the light of the paper below it
        light = 0.35 + 0.65 * enlarged(grain(), scale, top, foot)[..., None]
        cover = ink[..., 3:]
        out = base * (1 - cover) + ink[..., :3] * light * cover
        tooth = fractal(foot - top, whole.width, 2.2, 1, 90 + top)[..., None]
        out *= 1 + 0.008 * tooth
        whole.paste(Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)), (0, top))
    return whole


def named(scale: float) -> Image.Image:
    """The names alone, on a clear ground."""
    grown = weight(scale)
    whole = Image.new("RGBA", (round(WIDTH * scale), round(HEIGHT * scale)))
    for top in range(0, whole.height, BAND):
        foot = min(whole.height, top + BAND)
        made = vectors(labels.draw(grown), scale, top, foot)
        whole.paste(Image.fromarray((made * 255 + 0.5).astype(np.uint8), "RGBA"), (0, top))
    return whole
