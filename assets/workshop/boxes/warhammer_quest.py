"""The box of Beneath the Grate: a plate of dark iron with a copper line, the wordmark, and the grate with two eyes."""

from __future__ import annotations

import numpy as np
from PIL import Image

from assets.workshop.boxes.spine import END, SPINE, Mask, coverage, drawn, lit, recipes
from assets.workshop.frame_parts import fill, stroke
from assets.workshop.svg import at
from assets.workshop.textures import clouds
from assets.workshop.warhammer_quest.alphabet import forged, width
from assets.workshop.warhammer_quest.kit import PITCH, cut, metal_paint, rivet
from assets.workshop.warhammer_quest.sheets import METHOD
from assets.workshop.warhammer_quest.sheets import lit as relief_light
from assets.workshop.warhammer_quest.wordmark import grate

COPPER = "#d98a2c"
IRON, RUST = np.array([44, 49, 51], np.float32), np.array([70, 46, 28], np.float32)
CORNER = 9.0
SMALL, LARGE, SHORT = 16.5, 31.5, 39.0
"""How high the letters are: BENEATH THE, GRATE, and GRATE alone."""


def plate(size: tuple[int, int], seed: int) -> tuple[Image.Image, Mask]:
    """Hammered dark iron of a box's size with its copper line and rivets, and the outline it is cut along."""
    wide, high = size
    outline = cut(0.8, 0.8, wide - 1.6, high - 1.6, CORNER)
    cover = coverage(fill(outline, "#ffffff"), size)
    dents = clouds(cover.shape, 22, 4, seed)
    rust = clouds(cover.shape, 120, 3, seed + 1)
    light = relief_light(dents * 2.4, 0.3)[..., None]
    share = rust.clip(0, 1)[..., None] * 0.5
    tint = (1 - share) * IRON + share * RUST
    made = Image.fromarray(np.clip(tint * light * 1.35, 0, 255).astype(np.uint8)).convert("RGBA")
    inner = cut(5.5, 5.5, wide - 11, high - 11, CORNER - 2.4)
    lines = stroke(inner, "#000000", 3.0, 'opacity=".6"') + stroke(inner, COPPER, 1.4)
    lines += stroke(cut(1.9, 1.9, wide - 3.8, high - 3.8, CORNER - 0.6), "#ffffff", 0.9, 'opacity=".22"')
    places = [(x, y) for x in (12.4, wide - 12.4) for y in (12.4, high - 12.4)]
    bolts = f"<defs>{metal_paint('iron')}</defs>" + "".join(rivet(x, y, 2.6) for x, y in places)
    made.alpha_composite(drawn(lines + bolts, size))
    return made, cover


def contour(size: tuple[int, int]) -> Image.Image:
    """The dark line round the box."""
    return drawn(stroke(cut(0.8, 0.8, size[0] - 1.6, size[1] - 1.6, CORNER), PITCH, 1.6), size)


def sign(x: float, y: float, edge: float) -> str:
    """The grate in a dark opening, `edge` wide, with its middle at x, y."""
    half = edge / 2
    well = fill(cut(x - half, y - half, edge, edge, edge * 0.14), "#070a06")
    well += stroke(cut(x - half, y - half, edge, edge, edge * 0.14), PITCH, 2.4)
    inside = edge * 0.84
    return well + at(grate(inside, inside, 4, (0.34, 0.66), 0.42), x - inside / 2, y - inside * 0.5)


def spine(short: bool = False) -> Image.Image:
    """The long side of the box."""
    made, outline = plate(SPINE, 71)
    made = lit(made, outline)
    body = sign(54, 36, 43)
    if short:
        body += forged("GRATE", 181 - width("GRATE", SHORT, 13) / 2, (72 - SHORT) / 2, SHORT, "ember", 13)
    else:
        body += forged("BENEATH THE", 181 - width("BENEATH THE", SMALL, 15) / 2, 9.6, SMALL, "steel", 15)
        body += forged("GRATE", 181 - width("GRATE", LARGE, 16) / 2, 30, LARGE, "ember", 16)
    made.alpha_composite(drawn(body, SPINE))
    made.alpha_composite(contour(SPINE))
    return made


def end() -> Image.Image:
    """The short side of the box, for a list."""
    made, outline = plate(END, 77)
    made = lit(made, outline)
    made.alpha_composite(drawn(sign(36, 36, 45), END))
    made.alpha_composite(contour(END))
    return made


RECIPES = recipes(
    "warhammer-quest",
    {"spine": spine, "spine-short": lambda: spine(short=True), "box-end": end},
    *(f"warhammer_quest.{name}" for name in ("alphabet", "kit", "sheets", "wordmark")),
    "engraving",
    *(f"engraving.{name}" for name in METHOD),
    ending="webp",
)
