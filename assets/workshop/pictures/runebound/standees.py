"""How a figure of the chart comes about: shapes printed boldly, cut out, with an edge of white paper round them.

Units of all figures are pixels of the picture: the foot stands at x = 0, y = 0, which lies at `FOOT` of it; a hero is
about 340 high. On the chart a figure is shown 78 pixels high, so that nothing under ten units is seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import NO_SHADOW, Shadow, Shape, flat, placed
from assets.workshop.engraving.palette import darker, lighter, rgb
from assets.workshop.engraving.paths import ellipse, tube
from assets.workshop.heroica.figures.standee import pressed
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.recipe import Recipe

ROOM, FOOT = (256, 384), (128, 366)
FINE, PERIOD = 2.0, 7.6
PAPER, LINE = "#fdf8ea", "#3b2a1e"
EDGE, OUTLINE = 11.0, 2.4
"""The white rim and the ink round it, in pixels."""
QUALITY = 72


def piece(outline: str, colour: str, bevel: float = 16, angle: float = 40, **more: object) -> Shape:
    """Return one rounded part of a figure."""
    base = Shape(outline, colour, bevel=bevel, angle=angle, grain=0.03, contour=2.2, tone=1.12, ink=0.85,
        shadow=Shadow(0.35, 4, 6, 4))
    return replace(base, **more)  # type: ignore[arg-type]


def rod(*run: float, colour: str, angle: float = 70, **more: object) -> Shape:
    """Return an arm, a leg or a staff along x, y, width, ..."""
    return piece(tube(*run), colour, max(run[2::3]) * 0.42, angle, **more)


def dye(outline: str, colour: str, **more: object) -> Shape:
    """Return something painted on: an eye, a star, a patch."""
    return flat(outline, colour, **{"ink": 0.1, "tone": 1.5, "contour": 1.2, **more})


def hole(outline: str, colour: str = "#1c120d") -> Shape:
    """Return a black mark."""
    return flat(outline, colour, tone=0.1, contour=0.6)


def hand(x: float, y: float, skin: str, size: float = 17) -> Shape:
    """Return a round fist."""
    return piece(ellipse(x, y, size), skin, size * 0.8, 30)


def face(skin: str, y: float = 0.0, brow: str = "#2a1a12", mouth: str = "M-12 27 Q2 33 14 25",
    white: bool = False) -> list[Shape]:
    """Return a bare head of radius 44 round 0, `y`, with eyes, brows, nose and a `mouth` (a path)."""
    out = [piece(ellipse(0, 0, 42, 45), skin, 34, 20, swell=0.45, ink=0.7)]
    for s in (-1, 1):
        if white:
            out.append(dye(ellipse(s * 17, -2, 10, 8), "#fff8e8"))
        out += [hole(ellipse(s * 17 + 1, -1, 5.4, 7)), flat(f'<path fill="none" stroke="#fff" stroke-width="7" '
            f'stroke-linecap="round" d="M{s * 8} -14 Q{s * 18} -22 {s * 29} -14"/>', brow, tone=0.3, contour=0)]
    out += [piece(ellipse(1, 11, 7, 9), lighter(skin, 0.08), 6, 40, contour=1.0, shadow=NO_SHADOW),
        flat(f'<path fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round" d="{mouth}"/>',
        darker(skin, 0.7), tone=0.3, contour=0)]
    return placed(out, 0, y)


def cut(draw: Callable[[], list[Shape]], scale: float = FINE) -> Image.Image:
    """Return the figure on a clear ground with its white paper edge."""
    print_, cover = pressed(placed(draw(), *FOOT), *ROOM, scale, PERIOD)
    away = ndimage.distance_transform_edt(cover < 0.5) / scale
    rim = np.clip(EDGE - away + 0.5, 0, 1)
    whole = np.clip(EDGE + OUTLINE - away + 0.5, 0, 1)
    share = cover[..., None]
    colour = rgb(LINE) * (1 - rim[..., None]) + rgb(PAPER) * rim[..., None]
    colour = colour * (1 - share) + np.asarray(print_, np.float32) / 255 * share
    rgba = np.dstack([colour, np.maximum(whole, cover)])
    image = Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")
    return image.resize(ROOM, Image.Resampling.LANCZOS)


def recipes(figures: dict[str, Callable[[], list[Shape]]], module: str, *kits: str) -> tuple[Recipe, ...]:
    """Return the recipes of a module's figures."""
    sources = (*METHOD, *kit(*kits), "assets.workshop.heroica.figures.standee", __name__, module)
    return tuple(Recipe(f"pictures/runebound/figures/{name}", f"pictures/runebound/figures/{name}.webp",
        partial(cut, draw), sources, QUALITY) for name, draw in figures.items())
