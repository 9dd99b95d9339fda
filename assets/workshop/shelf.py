"""The walnut shelf of the title, and what hangs on a box: ribbons, the string and tag of one that is not whole."""

from __future__ import annotations

from functools import cache, partial

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.frame_parts import fill, stroke
from assets.workshop.recipe import Recipe
from assets.workshop.svg import linear, render
from assets.workshop.textures import Field, clouds, picture, tinted

SCALE = 2
WIDE = 1280
MOULDING, NICHE, BOARD, LIP = 8, 86, 10, 40
"""Heights of the parts in logical units; each is a tile of `WIDE` that joins its own other end."""
WALNUT = (0.50, 0.285, 0.138)
SEAM = 240
FINE = 4


@cache
def walnut(height: int, seed: int) -> Field:
    """The figure of a board of walnut, light round 1, `height` px high; its right end joins its left one."""
    wide, seam = WIDE * SCALE, SEAM * SCALE
    shape = (height, wide + seam)
    bands = clouds(shape, 60, 5, seed, stretch=(14, 1.0))
    rings = np.sin(bands * 5.2 + 0.9 * clouds(shape, 120, 3, seed + 1, stretch=(8, 1)))
    pores = clouds(shape, 5, 2, seed + 2, stretch=(22, 0.8))
    light = 1 + 0.085 * bands + 0.06 * rings - 0.10 * np.clip(pores - 0.8, 0, 2)
    blend = np.linspace(0, 1, seam, dtype=np.float32)[None, :]
    joined = light[:, :wide].copy()
    joined[:, :seam] = light[:, :seam] * blend + light[:, wide:] * (1 - blend)
    return joined.astype(np.float32)


def board(height: int, seed: int, profile: Field) -> Image.Image:
    """A tile of walnut: `profile` is the light on each of its rows."""
    grain = walnut(height, seed) * profile[:, None]
    return picture(tinted(WALNUT, grain))


def rows(height: int, *marks: tuple[float, float]) -> Field:
    """Light by row, straight between marks of (place 0 to 1, light)."""
    places = (np.arange(height) + 0.5) / height
    return np.interp(places, [mark[0] for mark in marks], [mark[1] for mark in marks]).astype(np.float32)


def ruled(tile: Image.Image, y: float, thick: float, colour: tuple[int, int, int], share: float) -> Image.Image:
    """The tile with a line along it, in logical units from its upper edge."""
    made = np.asarray(tile, np.float32).copy()
    top, foot = round(y * SCALE), round((y + thick) * SCALE)
    made[top:foot] += (np.asarray(colour, np.float32) - made[top:foot]) * share
    return Image.fromarray(np.clip(made, 0, 255).astype(np.uint8))


def moulding() -> Image.Image:
    """The rail above the boxes, with its hair line of brass."""
    profile = rows(MOULDING * SCALE, (0, 1.15), (0.2, 0.72), (0.6, 0.7), (0.8, 0.5), (1, 0.16))
    tile = board(MOULDING * SCALE, 71, profile)
    tile = ruled(tile, 0, 0.5, (208, 160, 103), 0.55)
    tile = ruled(tile, 2.5, 0.5, (22, 10, 4), 0.6)
    return ruled(tile, 3, 1, (201, 164, 90), 0.8)


def niche() -> Image.Image:
    """The back of the shelf, dark from above, with the shade that gathers where it meets the board."""
    profile = 0.55 * (1 - rows(NICHE * SCALE, (0, 0.93), (0.12, 0.84), (0.6, 0.58), (0.95, 0.44), (1, 0.72)))
    return board(NICHE * SCALE, 72, profile)


def foot_board() -> Image.Image:
    """The upper face of the board that the boxes lie on: it catches light towards its front edge."""
    return board(BOARD * SCALE, 73, rows(BOARD * SCALE, (0, 0.26), (0.3, 0.55), (1, 0.98)))


def lip() -> Image.Image:
    """The front of the board: a bright worn edge, a bead below it, dark towards the floor."""
    profile = rows(LIP * SCALE, (0, 0.78), (0.16, 0.74), (0.3, 0.86), (0.55, 0.8), (0.85, 0.5), (1, 0.36))
    tile = ruled(board(LIP * SCALE, 74, profile), 0, 2, (208, 160, 103), 0.72)
    tile = ruled(tile, 2, 1, (40, 20, 8), 0.5)
    tile = ruled(tile, 4, 1, (226, 178, 118), 0.62)
    return ruled(tile, LIP - 1.5, 1, (190, 146, 96), 0.55)


def cast(markup: str, width: float, height: float, drop: float, blur: float, share: float) -> Image.Image:
    """Markup with the shadow it throws on what it lies on."""
    drawn = render(markup, width, height, FINE)
    alpha = np.asarray(drawn, np.float32)[..., 3] / 255
    dark = ndimage.gaussian_filter(np.roll(alpha, round(drop * FINE), axis=0), blur * FINE) * share
    shadow = np.zeros((*dark.shape, 4), np.uint8)
    shadow[..., 3] = np.clip(dark * 255, 0, 255).astype(np.uint8)
    made = Image.fromarray(shadow, "RGBA")
    made.alpha_composite(drawn)
    return made


def ribbon(dark: str, body: str, light: str, edge: str) -> Image.Image:
    """A ribbon that hangs over a box, 40 x 58 round a strip of 32 x 50 with a swallowtail of 9."""
    strip = "M4 2 H36 V52 L20 43 L4 52 Z"
    tones = linear("silk", [(0, dark), (0.09, light), (0.2, body), (0.8, body), (1, dark)])
    across = (
        '<linearGradient id="fold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".2"/>'
        '<stop offset=".3" stop-color="#fff" stop-opacity=".02"/>'
        '<stop offset=".8" stop-color="#000" stop-opacity=".08"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>'
    )
    weave = "".join(stroke(f"M4 {y} H36", "#000000", 0.35, 'opacity=".10"') for y in range(4, 52, 2))
    inner = f'<clipPath id="strip"><path d="{strip}"/></clipPath><g clip-path="url(#strip)">{weave}</g>'
    hems = stroke("M6.6 2 V47.4", edge, 1.1, 'opacity=".95"') + stroke("M33.4 2 V47.4", edge, 1.1, 'opacity=".95"')
    tail = stroke("M4.6 51 L20 42.4 L35.4 51", edge, 1.5, 'stroke-linejoin="miter"')
    body_markup = fill(strip, "url(#silk)") + fill(strip, "url(#fold)") + inner + hems + tail
    body_markup += stroke(strip, dark, 0.9, 'stroke-linejoin="miter"')
    return cast(f"<defs>{tones}{across}</defs>{body_markup}", 40, 58, 1.6, 1.6, 0.55)


def string() -> Image.Image:
    """The string round a box that is not whole, 336 x 72: once along it, once across, tied in a bow."""
    along, across = "M1 37.5 C90 36.2 240 38.6 335 37", "M118 1 C117.2 24 118.8 50 118 71"

    def cord(d: str) -> str:
        return (
            stroke(d, "#3a2a16", 3.4, 'stroke-linecap="round"')
            + stroke(d, "#c9b07c", 2.4, 'stroke-linecap="round"')
            + stroke(d, "#efe0b4", 0.8, 'stroke-linecap="round" stroke-dasharray="1.6 1.5"')
        )

    bow = cord("M118 37 C106 24 96 26 98 33 C100 39 110 39 118 37")
    bow += cord("M118 37 C130 24 140 26 138 33 C136 39 126 39 118 37")
    bow += cord("M117 38 C112 46 108 50 104 54") + cord("M119 38 C124 46 127 49 133 52")
    knot = '<ellipse cx="118" cy="37" rx="4" ry="3.6" fill="#c9b07c" stroke="#3a2a16" stroke-width="1"/>'
    return cast(cord(along) + cord(across) + bow + knot, 336, 72, 1.4, 1.2, 0.6)


def tag() -> Image.Image:
    """A paper tag on a thread, 140 x 40; its words are written by the program, from 12 to 108."""
    paper = "M6 6 H112 L128 20 L112 34 H6 Z"
    tones = linear("paper", [(0, "#fffbec"), (0.5, "#f4e8c8"), (1, "#e2cf9f")])
    rim = stroke("M8.5 8.5 H111 L124.6 20 L111 31.5 H8.5 Z", "#b08a4c", 0.7, 'opacity=".8"')
    eye = '<circle cx="117" cy="20" r="4" fill="#a8452f"/><circle cx="117" cy="20" r="2.2" fill="#2a1a10"/>'
    thread = stroke("M117 20 C126 15 132 24 139 18", "#c9b07c", 1.6, 'stroke-linecap="round"')
    markup = f"<defs>{tones}</defs>" + fill(paper, "url(#paper)") + rim
    markup += stroke(paper, "#4b3117", 1.1, 'stroke-linejoin="round"') + eye + thread
    return cast(markup, 140, 40, 1.4, 1.4, 0.55)


MADE_OF = tuple(f"assets.workshop.{module}" for module in ("shelf", "textures", "frame_parts", "svg"))
TILES = {"moulding": moulding, "niche": niche, "board": foot_board, "lip": lip}
HANGING = {
    "ribbon": partial(ribbon, "#7c1f12", "#c8422b", "#de6a50", "#fbeecb"),
    "ribbon-gold": partial(ribbon, "#6e4c14", "#d0a040", "#f4dc92", "#fff8e0"),
    "string": string,
    "tag": tag,
}
RECIPES = (
    *(Recipe(f"shelf/{name}", f"shelf/{name}.jpg", draw, MADE_OF, quality=92) for name, draw in TILES.items()),
    *(Recipe(f"shelf/{name}", f"shelf/{name}.png", draw, MADE_OF) for name, draw in HANGING.items()),
)
