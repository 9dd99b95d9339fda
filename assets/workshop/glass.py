"""The stained glass of the last scene: the valley lit by a rising sun, and the same at night, broken."""

from __future__ import annotations

import math
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop import textures
from assets.workshop.frame_parts import fill, stroke, thrifty
from assets.workshop.glass_panes import DAY, NIGHT, SUN, Palette, composed, polar
from assets.workshop.recipe import Recipe
from assets.workshop.svg import linear, path, render, rgb

Array = NDArray[np.float32]
WIDTH, HEIGHT, SCALE = 520, 900, 2
ARCH = "M20 880 V350 C20 178 148 74 260 20 C372 74 500 178 500 350 V880 Z"
OUTER = "M2 898 V348 C2 166 138 58 260 1 C382 58 518 166 518 348 V898 Z"
HAIR = "M10.5 889.5 V349 C10.5 171 143 66 260 10.5 C377 66 509.5 171 509.5 349 V889.5 Z"
BELL_CRACK = "M268 592 L256 636 L272 664 L250 708 L268 744 L256 788"
# reach of the broken edge in units, once round: long and short by no rule, as glass breaks
BREAK = (52, 30, 44, 20, 36, 58, 33, 25, 49, 28, 61, 38, 22, 43, 31)


def layer(body: str, clip: bool = True) -> Array:
    """Markup as H x W x 4 of 0 to 1, cut to the arch."""
    held = f'<clipPath id="arch"><path d="{ARCH}"/></clipPath>' if clip else ""
    inside = f'<defs>{held}</defs><g clip-path="url(#arch)">{body}</g>' if clip else body
    return np.asarray(render(inside, WIDTH, HEIGHT, SCALE), np.float32) / 255


def glazed(palette: Palette, colours: Array) -> Array:
    """Glass: streaks and bubbles, light from the sun, darkness toward the edges."""
    shape = colours.shape[:2]
    streaks = textures.clouds(shape, 90, 4, 41, stretch=(0.5, 2.4))
    seeds = textures.clouds(shape, 7, 2, 42)
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32) / SCALE
    away = np.hypot(columns - SUN[0], (rows - SUN[1]) * 0.9)
    light = 1 + 0.075 * streaks + 0.02 * seeds - palette.dim
    light *= 1.06 - 0.42 * np.clip((away - 180) / 520, 0, 1) ** 1.3
    glow = np.exp(-((away / 150) ** 2)) * palette.glow[1] + np.exp(-((away / 330) ** 2)) * palette.glow[1] * 0.2
    lamp = np.asarray(rgb(palette.glow[0]), np.float32) / 255
    lit = colours[..., :3] * light[..., None]
    return lit + (lamp - lit) * np.clip(glow, 0, 1)[..., None]


def leaded(glass: Array, lead: Array) -> Array:
    """Lead strips over the glass: a soft shadow beside them, round and dull on top."""
    cover = lead[..., None]
    dark = 1 - 0.42 * ndimage.gaussian_filter(ndimage.shift(lead, (3, 2), order=1), 3.5)
    height = ndimage.gaussian_filter(lead, 2.2)
    down, across = np.gradient(height)
    came = 0.085 - 0.75 * (down + across)
    metal = np.clip(came, 0.03, 0.42)[..., None] * np.array([1.05, 1.0, 0.95], np.float32)
    return glass * dark[..., None] * (1 - cover) + metal * cover


def stone() -> str:
    """The frame round the window: dark wood with gold lines."""
    wood = linear("wood", [(0, "#4a3524"), (0.5, "#2a1c12"), (1, "#170e09")], diagonal=True)
    body = fill(f"{OUTER} {ARCH}", "url(#wood)", 'fill-rule="evenodd"')
    lines = stroke(HAIR, "#0d0705", 4.2) + stroke(HAIR, "url(#gold)", 1.8) + stroke(OUTER, "#0c0705", 2)
    inner = stroke(ARCH, "#0c0705", 9) + stroke(ARCH, "#6b5a46", 1.4)
    bars = stroke("M20 350 H500 M20 640 H500", "#0c0907", 6) + stroke("M22 348.4 H498 M22 638.4 H498", "#5d4c3b", 1.2)
    return f"<defs>{wood}</defs>{bars}{inner}{body}{lines}"


def stained(palette: Palette, broken: bool) -> Image.Image:
    """A whole window at 1040 x 1800."""
    window = composed(palette)
    colours = layer("".join(window.panes))
    lead = layer(fill(ARCH, "#000") + "".join(window.leads))[..., 0]
    pixels = leaded(glazed(palette, colours), lead)
    alpha = layer(fill(ARCH, "#fff"))[..., 3]
    if broken:
        pixels, alpha = shattered(pixels, alpha)
    image = np.concatenate([np.clip(pixels, 0, 1), alpha[..., None]], -1)
    picture = Image.fromarray((image * 255 + 0.5).astype(np.uint8), "RGBA")
    picture.alpha_composite(render(stone(), WIDTH, HEIGHT, SCALE))
    return thrifty(picture, 2)


def hole() -> str:
    """The outline of what is missing from the broken pane."""
    x, y = polar(196, 33)
    corners = []
    for k, reach in enumerate(BREAK):
        angle = math.radians(k * 360 / len(BREAK) + 7 * math.sin(k * 2.3))
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return path(corners)


def cracks() -> str:
    """Lines that run from the hole through the panes around it."""
    x, y = polar(196, 33)
    random = np.random.default_rng(3)
    lines = []
    for k in range(9):
        angle = math.radians(k * 40 + float(random.uniform(-10, 10)))
        points = []
        for step in range(5):
            reach = 22.0 + 19.0 * step * float(random.uniform(0.8, 1.2))
            angle += float(random.uniform(-0.16, 0.16))
            points.append(f"{x + reach * math.cos(angle):.1f} {y + reach * math.sin(angle):.1f}")
        lines.append("M" + " L".join(points))
    return " ".join(lines)


def shattered(pixels: Array, alpha: Array) -> tuple[Array, Array]:
    """Break the glass: a hole into the dark, bright broken edges, cracks, and one through the bell."""
    gap = layer(fill(hole(), "#fff"))[..., 3]
    edge = layer(stroke(hole(), "#fff", 2.2, 'stroke-linejoin="round"'))[..., 3]
    split = layer(stroke(f"{cracks()} {BELL_CRACK}", "#fff", 2.0))[..., 3]
    light = layer(f'<g transform="translate(1.1 1.1)">{stroke(cracks() + BELL_CRACK, "#fff", 1)}</g>')[..., 3]
    night, frost = np.array([0.02, 0.025, 0.045], np.float32), np.array([0.78, 0.86, 0.95], np.float32)
    for cover, colour, share in ((light, frost, 0.55), (split, night, 0.9), (gap, night, 1.0), (edge, frost, 0.7)):
        covered = share * cover[..., None]
        pixels = pixels * (1 - covered) + colour * covered
    return pixels, alpha * (1 - 0.4 * gap * (1 - edge))


MADE_OF = tuple(
    f"assets.workshop.{module}" for module in ("glass", "glass_panes", "frame_parts", "signs", "textures", "svg")
)
RECIPES = (
    Recipe("scenes/window-victory", "scenes/window-victory.png", partial(stained, DAY, False), MADE_OF),
    Recipe("scenes/window-defeat", "scenes/window-defeat.png", partial(stained, NIGHT, True), MADE_OF),
)
