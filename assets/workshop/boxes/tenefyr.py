"""The box of Heroes of Tenefyr: woad cloth with a cream wave, the wordmark in painted letters, a sun with a face."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from assets.workshop.boxes.spine import END, FINE, SPINE, WORD_LEFT, WORD_RIGHT, Mask, coverage, drawn, lit, recipes
from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.svg import at
from assets.workshop.tenefyr.wordmark import INK, LIME, line_width, painted, plain
from assets.workshop.textures import clouds

WOAD = np.array([52, 122, 158], np.float32)
MADDER, HONEY, DEEP = "#c1452f", "#e8b23a", "#1f4d66"
SEATS = ("#23938e", "#d0742a", "#8d5cc0", "#cc4967")
RADIUS = 6


def cloth(size: tuple[int, int], seed: int) -> tuple[Image.Image, Mask]:
    """Woad cloth of a box's size with its hems, and the outline it is cut along."""
    wide, high = size
    outline = box(0.8, 0.8, wide - 1.6, high - 1.6, RADIUS)
    cover = coverage(fill(outline, "#ffffff") + stroke(outline, "#ffffff", 1.6), size)
    rows, columns = np.mgrid[0 : cover.shape[0], 0 : cover.shape[1]] / (FINE * 1.0)
    weave = 0.05 * np.sin(rows * math.tau / 1.5) * np.sin(columns * math.tau / 1.5)
    weave += 0.02 * np.sin(columns * math.tau / 0.75)
    light = 1 + weave + 0.05 * clouds(cover.shape, 90, 4, seed)
    made = Image.fromarray(np.clip(WOAD * light[..., None], 0, 255).astype(np.uint8)).convert("RGBA")
    made.alpha_composite(drawn(hem(wide, high), size))
    return made, cover


def hem(wide: float, high: float) -> str:
    """A dark upper edge, and a cream wave with honey dots along the foot."""
    y = high - 8.5
    wave = f"M-8 {y} " + " ".join(f"q5.5 {-5.4 if k % 2 == 0 else 5.4} 11 0" for k in range(int(wide / 11) + 3))
    dots = "".join(f'<circle cx="{-2.5 + 22 * k}" cy="{y + 1.2}" r="1.9" fill="{HONEY}" stroke="{INK}" '
    f'stroke-width=".6"/>'
        for k in range(int(wide / 22) + 2))
    seam = stroke(box(4, 4, wide - 8, high - 8, RADIUS - 2), LIME, 0.9, 'stroke-dasharray="4 2.6" opacity=".6"')
    return fill(box(0, 0, wide, 3, 0), DEEP) + seam + stroke(wave, INK, 3.4) + stroke(wave, LIME, 2) + dots


def contour(size: tuple[int, int]) -> Image.Image:
    """The dark line round the box."""
    return drawn(stroke(box(0.8, 0.8, size[0] - 1.6, size[1] - 1.6, RADIUS), INK, 1.6), size)


def sun(x: float, y: float, radius: float) -> str:
    """The sun with a face, its disc so large, on a round patch of lime white cloth."""
    ring = f'<circle r="90" fill="none" stroke="{MADDER}" stroke-width="4" stroke-dasharray="12 8"/>'
    made = f'<circle r="98" fill="{LIME}" stroke="{INK}" stroke-width="5"/>{ring}'
    edge = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
    for k in range(16):
        a, far = math.radians(22.5 * k), 84 if k % 2 == 0 else 70
        b = math.radians(10)
        points = " ".join(f"{r * math.cos(t):.1f},{r * math.sin(t):.1f}" for r, t in ((48, a - b), (far, a), (48,
        a + b)))
        made += f'<polygon points="{points}" fill="{HONEY if k % 2 == 0 else MADDER}" {edge}/>'
    made += f'<circle r="50" fill="#fbe08a" stroke="{INK}" stroke-width="4"/>'
    line = f'fill="none" stroke="{INK}" stroke-linecap="round"'
    for side in (-1, 1):
        made += f'<circle cx="{side * 18}" cy="-8" r="5.4" fill="{INK}"/>'
        made += f'<path d="M{side * 9} -21 q{side * 9} -8 {side * 18} 0" {line} stroke-width="4"/>'
        made += f'<circle cx="{side * 29}" cy="11" r="8" fill="#ee8f4e" opacity=".55"/>'
    made += f'<path d="M0 -6 q-2 12 -7 16 q4 4 9 2" {line} stroke-width="3.6"/>'
    made += f'<path d="M-22 19 Q0 40 22 19" {line} stroke-width="5"/>'
    return at(made, x, y, radius / 98)


def title(top: float, height: float, small: bool) -> str:
    """The wordmark between its marks, with HEROES OF above it if there is room."""
    wide = WORD_RIGHT - WORD_LEFT
    body = ""
    if small:
        length = line_width("HEROES OF", 7, 44)
        body += plain("HEROES OF", WORD_LEFT + (wide - length) / 2, top, 7, LIME, 44)
        top += 14
    return body + painted(WORD_LEFT - 2, top, wide + 4, 6, height / (100 * (wide + 4) / 596))


def spine(short: bool = False) -> Image.Image:
    """The long side of the box; the short one has the great letters alone."""
    made, outline = cloth(SPINE, 83)
    made = lit(made, outline)
    body = sun(48, 33, 27) + (title(12, 38, False) if short else title(5, 31, True))
    made.alpha_composite(drawn(body, SPINE))
    made.alpha_composite(contour(SPINE))
    return made


def end() -> Image.Image:
    """The short side of the box, for a list: the sun."""
    made, outline = cloth(END, 89)
    made = lit(made, outline)
    made.alpha_composite(drawn(sun(36, 33, 27), END))
    made.alpha_composite(contour(END))
    return made


RECIPES = recipes(
    "tenefyr",
    {"spine": spine, "spine-short": lambda: spine(short=True), "box-end": end},
    "tenefyr.wordmark",
    ending="webp",
)  # fmt: skip
