"""The box of Heroes of Terrinoth: oxblood leather with raised bands, tooled in gold; the compass over the pass."""

from __future__ import annotations

import math

from PIL import Image

from assets.workshop.boxes.spine import (
    END,
    SPINE,
    WORD_LEFT,
    WORD_RIGHT,
    Lettering,
    Mask,
    cast_letters,
    coverage,
    drawn,
    hide,
    letters,
    lit,
    moved,
    recipes,
)
from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.svg import at, linear, path

LEATHER, DARKEST, GOLD = "#7a261c", "#2a0a06", "#d9ad4c"
RADIUS = 6
GOLDEN = Lettering(
    "fontpkg_cinzel", "Cinzel[wght].ttf", 700, ("#fff6d0", "#f2d98c", "#d9ad4c", "#b98330", "#f0cf7c"), "#2a0f08"
)
PALE = Lettering("fontpkg_cinzel", "Cinzel[wght].ttf", 500, ("#fbeec4", "#e7cd8c"), "#3a120c", rim=0.5, bevel=0.4)
WORD_HEIGHT, SHORT_HEIGHT = 25.5, 31.0
MOUNTAINS = ((-40, 22), (-17, -12), (-8, 0), (8, -27), (24, -2), (30, -9), (41, 14))
RIDGES = (((8, -27), (2, -10), (8, -4), (4, 12), (14, 34)), ((-17, -12), (-20, 4), (-14, 14)), ((24, -2), (22, 10)))
Points = tuple[tuple[float, float], ...]


def compass() -> str:
    """The sign of the game, 118 across round 0, 0: a compass over a mountain pass, as on the title."""
    defs = linear("ring", [(0, "#fff3c8"), (0.45, "#e2ba5c"), (1, "#a8762c")])
    defs += linear("snow", [(0, "#fff2c4"), (1, "#d6a748")])
    defs += linear("slope", [(0, "#e8bf5e"), (1, "#b98330")])
    body = '<circle r="59" fill="#150d0a"/><circle r="57.2" fill="none" stroke="url(#ring)" stroke-width="5"/>'
    for turn in range(0, 360, 15):
        angle = math.radians(turn)
        inner = 41.0 if turn % 45 == 0 else 46.0
        s, c = math.sin(angle), -math.cos(angle)
        width = 2.6 if turn % 45 == 0 else 1.6
        body += stroke(f"M{54 * s:.2f} {54 * c:.2f} L{inner * s:.2f} {inner * c:.2f}", GOLD, width)
    arc = tuple((44 * math.cos(math.radians(a)), 44 * math.sin(math.radians(a))) for a in range(18, 152, 7))
    body += fill(path((*MOUNTAINS, *arc)), "url(#slope)")
    body += fill(path(((8, -27), (24, -2), (14, 34), (4, 12), (8, -4), (2, -10))), "url(#snow)")
    body += "".join(stroke(line(ridge), "#150d0a", 3.0, 'stroke-linejoin="round"') for ridge in RIDGES)
    road: Points = ((-6, 43), (3, 30), (6, 21), (4, 12), (8, 4))
    body += stroke(line(road), "#150d0a", 5.4, 'stroke-linejoin="round" stroke-linecap="round"')
    ruby = "M0 -74 L8.5 -58 L0 -42 L-8.5 -58 Z"
    body += (
        fill(ruby, "#c2573f")
        + fill("M0 -74 L8.5 -58 L0 -58 Z", "#f0947c")
        + fill("M-8.5 -58 L0 -58 L0 -42 Z", "#96311f")
    )
    body += stroke(ruby, "#f8e6b0", 2.6, 'stroke-linejoin="round"')
    return f"<defs>{defs}</defs>{body}"


def line(points: Points) -> str:
    """An open line through points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def bands(width: float) -> str:
    """Two raised bands, one at each end, with a gold line on either side of them."""
    light = (
        '<linearGradient id="band" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".5"/>'
        '<stop offset=".22" stop-color="#fff" stop-opacity=".2"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity=".1"/>'
        '<stop offset=".85" stop-color="#000" stop-opacity=".22"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>'
    )
    made = f"<defs>{light}</defs>"
    for left in (4.6, width - 11.4):
        made += f'<rect x="{left}" y="0" width="6.8" height="72" fill="url(#band)"/>'
    for x, thick in ((2.9, 0.9), (13.2, 1.7), (17.4, 0.9)):
        for place in (x, width - x):
            made += stroke(f"M{place + 0.5} 0 V72", "#2a0a06", thick, 'opacity=".55"')
            made += stroke(f"M{place} 0 V72", GOLD, thick)
    return made


def frame(left: float, right: float) -> str:
    """A gold double line, pressed into the leather."""
    outer, inner = box(left, 5.5, right - left, 61, 3.2), box(left + 3.2, 8.7, right - left - 6.4, 54.6, 1.4)
    made = stroke(outer, "#200703", 1.6, 'opacity=".6" transform="translate(0.4 0.6)"')
    made += stroke(outer, GOLD, 1.5) + stroke(inner, GOLD, 0.7, 'opacity=".85"')
    return made


def body(size: tuple[int, int], seed: int, tooling: str) -> tuple[Image.Image, Mask]:
    """A piece of the cover with its tooling, and the outline it is cut along."""
    outline = box(0.8, 0.8, size[0] - 1.6, size[1] - 1.6, RADIUS)
    made = hide(size, LEATHER, seed, 1.0)
    worn = fill(outline, "none") + stroke(outline, "#2a0a06", 9, 'opacity=".28"')
    made.alpha_composite(drawn(worn + tooling, size))
    return made, coverage(fill(outline, "#ffffff") + stroke(outline, "#ffffff", 1.6), size)


def contour(size: tuple[int, int]) -> Image.Image:
    """The dark line round a box."""
    return drawn(stroke(box(0.8, 0.8, size[0] - 1.6, size[1] - 1.6, RADIUS), DARKEST, 1.6), size)


def wordmark(short: bool) -> Image.Image:
    """TERRINOTH, alone or under its small line."""
    high = SHORT_HEIGHT if short else WORD_HEIGHT
    wide = WORD_RIGHT - WORD_LEFT - 2.4
    y = (72 - high) / 2 + (0.5 if short else 7.6)
    word = moved(letters("TERRINOTH", GOLDEN, wide, high, SPINE), WORD_LEFT + 1.6, y)
    made = cast_letters(word, GOLDEN)
    if not short:
        small = moved(letters("HEROES OF", PALE, 82, 9.4, SPINE), WORD_LEFT + 3.4, 16.4)
        made.alpha_composite(drawn(stroke("M180 21.2 H269", GOLD, 0.9), SPINE))
        made.alpha_composite(cast_letters(small, PALE))
    return made


def spine(short: bool = False) -> Image.Image:
    """The long side of the box."""
    made, outline = body(SPINE, 61, bands(SPINE[0]) + frame(22, 314))
    made = lit(made, outline)
    made.alpha_composite(drawn(halo(55.5, 37.4, 29.5) + at(compass(), 55.5, 37.4, 29 / 59), SPINE))
    made.alpha_composite(wordmark(short))
    made.alpha_composite(contour(SPINE))
    return made


def end() -> Image.Image:
    """The short side of the box, for a list: the sign on the leather."""
    made, outline = body(END, 67, stroke(box(4.4, 4.4, 63.2, 63.2, 4), GOLD, 1.4))
    made = lit(made, outline)
    made.alpha_composite(drawn(halo(36, 38, 28) + at(compass(), 36, 37.8, 27.4 / 59), END))
    made.alpha_composite(contour(END))
    return made


def halo(x: float, y: float, radius: float) -> str:
    """The shade that a sign throws on the leather round it."""
    soft = (
        '<radialGradient id="halo"><stop offset=".8" stop-color="#000" stop-opacity=".55"/>'
        '<stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>'
    )
    return f'<defs>{soft}</defs><circle cx="{x}" cy="{y + 1}" r="{radius + 4}" fill="url(#halo)"/>'


RECIPES = recipes("terrinoth", {"spine": spine, "spine-short": lambda: spine(short=True), "box-end": end})
