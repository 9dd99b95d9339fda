"""The box of Heroica: birch with a painted rim, the wordmark in its cut letters, and the bone die."""

from __future__ import annotations

import numpy as np
from PIL import Image

from assets.workshop.boxes.spine import END, FINE, SPINE, WORD_LEFT, WORD_RIGHT, Mask, coverage, drawn, lit, recipes
from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.heroica.letters import GAP, LETTERS, WORD
from assets.workshop.signs import SHIELD
from assets.workshop.svg import at, path, ring
from assets.workshop.textures import clouds

BIRCH, GRAIN = np.array([236, 208, 156], np.float32), np.array([150, 106, 62], np.float32)
RIM, LINE, CREAM, BONE, BLUE = "#b23a2e", "#4a2a14", "#fff3d4", "#f6ecd6", "#2f62a0"
SEATS = ("#c4473a", "#3f6f9f", "#5c8f34", "#d99a1e")
RADIUS = 7


def plank(size: tuple[int, int], seed: int) -> tuple[Image.Image, Mask]:
    """Birch of a box's size with a painted rim, and the outline it is cut along."""
    wide, high = size
    outline = box(0.8, 0.8, wide - 1.6, high - 1.6, RADIUS)
    cover = coverage(fill(outline, "#ffffff") + stroke(outline, "#ffffff", 1.6), size)
    drift, fine = clouds(cover.shape, 60, 3, seed, stretch=(4, 0.35)), clouds(cover.shape, 8, 2, seed + 1, stretch=(0.4,
        5))
    rows = np.arange(cover.shape[0], dtype=np.float32)[:, None] / FINE
    rings = 0.5 + 0.5 * np.cos(2 * np.pi * (rows / 5.2 + drift * 0.9))
    lines = np.clip((rings + 0.05 * fine - 0.86) / 0.14, 0, 1)[..., None] * 0.45
    tint = BIRCH * (1 + 0.05 * drift + 0.03 * fine)[..., None] * (1 - lines) + GRAIN * lines
    made = Image.fromarray(np.clip(tint, 0, 255).astype(np.uint8)).convert("RGBA")
    rim = stroke(box(3.4, 3.4, wide - 6.8, high - 6.8, RADIUS - 2), RIM, 5.2)
    rim += stroke(box(6.4, 6.4, wide - 12.8, high - 12.8, RADIUS - 3.4), LINE, 0.9)
    pegs = "".join(f'<circle cx="{x}" cy="{y}" r="2" fill="{CREAM}" stroke="{LINE}" stroke-width=".8"/>'
        for x in (6.4, wide - 6.4) for y in (6.4, high - 6.4))
    made.alpha_composite(drawn(rim + pegs, size))
    return made, cover


def contour(size: tuple[int, int]) -> Image.Image:
    """The dark line round the box."""
    return drawn(stroke(box(0.8, 0.8, size[0] - 1.6, size[1] - 1.6, RADIUS), LINE, 1.6), size)


def die(x: float, y: float, edge: float) -> str:
    """The bone die with its shield up, `edge` wide, its middle at x, y."""
    half = edge / 2
    front = f'<rect x="{-half}" y="{-half * 0.72}" width="{edge}" height="{edge * 0.9}" rx="{edge * 0.17}"'
    top = f"M{-half * 0.9} {-half * 0.56} L{-half * 0.62} {-half} H{half * 0.78} L{half * 0.92} {-half * 0.56} Z"
    made = f'<ellipse cx="2" cy="{half * 1.08}" rx="{half * 1.05}" ry="{half * 0.26}" fill="#000" opacity=".35"/>'
    made += fill(top, "#fffaec") + stroke(top, LINE, 1.6, 'stroke-linejoin="round"')
    made += f'{front} fill="{BONE}" stroke="{LINE}" stroke-width="1.6"/>'
    shield = (f'<path d="{SHIELD}" fill="{BLUE}" stroke="{LINE}" stroke-width="2"/><path d="M3 -16 C9 -16 13 -16.5 18 '
        f'-17.5 C19 0 14 12 3 20 Z" ')
    return at(made + at(shield + f'fill="{BONE}"/>', 0, half * 0.18, edge * 0.0105), x, y)


def word(left: float, top: float, width: float) -> str:
    """The wordmark, so wide, as flat painted letters with a pale edge."""
    whole = sum(LETTERS[letter][0] + GAP for letter, _, _ in WORD) - GAP
    scale = width / whole
    below, above, x = "", "", 0.0
    for letter, colour, low in WORD:
        wide, outline = LETTERS[letter]
        look = f'fill-rule="evenodd" stroke-linejoin="round" d="{outline}"'
        edge = (f'<path {look} fill="{LINE}" stroke="{LINE}" stroke-width="38"/><path {look} fill="{CREAM}" '
            f'stroke="{CREAM}" stroke-width="24"/>')
        below += at(edge, x, low)
        above += at(f'<path {look} fill="{colour}" stroke="{LINE}" stroke-width="13"/><path {look} fill="{colour}" '
            f'stroke="{colour}" '
            'stroke-width="4"/>', x, low)
        x += wide + GAP
    shadow = below.replace(CREAM, "#000").replace(LINE, "#000")
    return at(f'<g opacity=".35" transform="translate(4 12)">{shadow}</g>{below}{above}', left, top, scale)


def pegs(y: float) -> str:
    """The four bases of the seats on a dotted road."""
    middle = (WORD_LEFT + WORD_RIGHT) / 2
    made = stroke(f"M{middle - 78} {y} H{middle + 78}", "#8a5a2c", 1.6,
        'stroke-dasharray="0.1 5" stroke-linecap="round"')
    shapes = (f'<circle r="5.4" fill="{SEATS[0]}"', f'<rect x="-5" y="-5" width="10" height="10" fill="{SEATS[1]}"',
        f'<path d="{path(ring(3, 7))}" fill="{SEATS[2]}"',
        f'<path d="{path(ring(6, 6, 0))}" fill="{SEATS[3]}"')  # fmt: skip
    for k, shape in enumerate(shapes):
        made += at(f'{shape} stroke="{LINE}" stroke-width="1.3"/>', middle - 54 + 36 * k, y)
    return made


def spine(short: bool = False) -> Image.Image:
    """The long side of the box; the short one has no pegs below larger letters."""
    made, outline = plank(SPINE, 81)
    made = lit(made, outline)
    wide = WORD_RIGHT - WORD_LEFT
    body = die(53, 36, 40)
    body += word(WORD_LEFT - 2, 19.5, wide + 6) if short else word(WORD_LEFT + 8, 14.5, wide - 14) + pegs(57)
    made.alpha_composite(drawn(body, SPINE))
    made.alpha_composite(contour(SPINE))
    return made


def end() -> Image.Image:
    """The short side of the box, for a list: the die."""
    made, outline = plank(END, 87)
    made = lit(made, outline)
    made.alpha_composite(drawn(die(36, 36, 42), END))
    made.alpha_composite(contour(END))
    return made


ENGRAVING = ("ground", "light", "noise", "palette", "paths", "plate", "press", "raster", "relief", "shapes")
RECIPES = recipes(
    "heroica",
    {"spine": spine, "spine-short": lambda: spine(short=True), "box-end": end},
    "heroica.letters", "heroica.things.piece", "signs",
    *(f"engraving.{part}" for part in ENGRAVING),
    ending="webp",
)  # fmt: skip
