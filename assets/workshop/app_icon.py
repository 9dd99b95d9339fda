"""The sign of the game: a gold compass with three mountains and a road, alone and on an oxblood tile."""

from __future__ import annotations

import math
from functools import partial

from PIL import Image

from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.recipe import Recipe
from assets.workshop.svg import INK, at, centred, linear, star

GRID = 128
GOLD_STROKE = "url(#gold)"


def graduation() -> str:
    """The fine marks of the compass ring, a long one at each quarter."""
    marks = []
    for tick in range(48):
        angle = math.radians(tick * 7.5)
        near = 41.0 if tick % 4 else 38.5
        c, s = math.cos(angle), math.sin(angle)
        marks.append(f"M{near * c:.2f} {near * s:.2f} L{44.5 * c:.2f} {44.5 * s:.2f}")
    return stroke(" ".join(marks), "#f3d98c", 1.1)


def mountains() -> str:
    """Three peaks, the middle one snowed up, and a road that winds down from the pass."""
    left = "M-40 26 L-22 -9 L-17 -3 L-14 -7 L4 26 Z"
    right = "M-4 26 L17 -10 L22 -3 L25 -7 L42 26 Z"
    middle = "M-28 28 L-2 -27 L30 28 Z"
    dusk = linear("slope", [(0, "#fff3c8"), (0.4, "#ecc365"), (1, "#9a6a28")])
    body = fill(left, "#c39445") + fill(right, "#ab7d36")
    body += fill(
        "M-22 -9 L-17 -3 L-14 -7 L4 26 H-8 Z M17 -10 L22 -3 L25 -7 L42 26 H26 Z", "#7a4f1c", 'opacity=".6"'
    )
    body += stroke(middle, "#241009", 2.6, 'stroke-linejoin="round"') + fill(middle, "url(#slope)")
    body += fill("M-2 -27 L30 28 H9 L12 8 L2 -4 L5 -13 Z", "#7a4f1c", 'opacity=".6"')
    snow = fill("M-2 -27 L8 -10 L3.5 -12.5 L1 -5 L-3 -12 L-7 -8 L-10 -10.5 Z", "#fffbe8")
    road = "M0 -2 C7 3 -5 8 0 13 C5 18 -8 20 -9 29 H7 C5 22 12 19 8 13 C4 8 10 3 3 -2 Z"
    return f"<defs>{dusk}</defs>{body}{snow}{fill(road, '#2a120a')}"


def compass() -> str:
    """The mark, 116 units wide round 0, 0, needle of ruby at the top."""
    clip = '<clipPath id="face"><circle r="37"/></clipPath>'
    disc = '<circle r="46" fill="#1c0f0a"/>'
    glow = '<radialGradient id="dawn" cx=".5" cy=".62" r=".6"><stop offset="0" stop-color="#a8452f"/>'
    glow += (
        '<stop offset=".75" stop-color="#4a1711"/><stop offset="1" stop-color="#2a0d0a"/></radialGradient>'
    )
    face = f'<g clip-path="url(#face)"><circle r="37" fill="url(#dawn)"/>{at(mountains(), 0, 5, 1.06)}</g>'
    rings = f'<circle r="47.5" fill="none" stroke="{INK}" stroke-width="8"/>'
    rings += f'<circle r="47.5" fill="none" stroke="{GOLD_STROKE}" stroke-width="5"/>'
    rings += f'<circle r="37" fill="none" stroke="{GOLD_STROKE}" stroke-width="2"/>'
    ruby = fill("M0 -60 L6.5 -49 L0 -37 L-6.5 -49 Z", "#c0392b") + fill("M0 -60 L6.5 -49 H-6.5 Z", "#ef8a70")
    ruby += stroke("M0 -60 L6.5 -49 L0 -37 L-6.5 -49 Z", GOLD_STROKE, 2)
    studs = "".join(
        at(fill(star(4, 7, 3), GOLD_STROKE), 47.5 * x, 47.5 * y) for x, y in ((1, 0), (0, 1), (-1, 0))
    )
    return f"<defs>{clip}{glow}</defs>{disc}{face}{rings}{graduation()}{studs}{ruby}"


def tile(pixels: int) -> Image.Image:
    """The compass on a tile of oxblood leather with a gold line."""
    tones = linear("tile", [(0, "#8c2f24"), (0.5, "#5e1a14"), (1, "#35100c")])
    body = fill(box(-62, -62, 124, 124, 26), "#150a07") + fill(box(-60, -60, 120, 120, 24), "url(#tile)")
    body += stroke(box(-58.5, -58.5, 117, 117, 23), GOLD_STROKE, 2.2)
    return centred(f"<defs>{tones}</defs>{body}{at(compass(), 0, 3.6, 0.98)}", GRID, pixels)


MADE_OF = tuple(f"assets.workshop.{module}" for module in ("app_icon", "frame_parts", "svg", "textures"))
RECIPES = (
    Recipe("icon", "icon.png", partial(tile, 256), MADE_OF),
    Recipe("icon-windows", "icon.ico", partial(tile, 256), MADE_OF),
    Recipe("icon-mac", "icon.icns", partial(tile, 1024), MADE_OF),
)
