"""The making of a window: glass with streaks and light, round lead over it, paint, and the frame of wood."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop import textures
from assets.workshop.frame_parts import fill, stroke
from assets.workshop.svg import linear, render, rgb
from assets.workshop.windows.builder import Light, Window

Array = NDArray[np.float32]
WIDTH, HEIGHT, SCALE = 520, 900, 2
ARCH = "M20 880 V350 C20 178 148 74 260 20 C372 74 500 178 500 350 V880 Z"
OUTER = "M2 898 V348 C2 166 138 58 260 1 C382 58 518 166 518 348 V898 Z"
HAIR = "M10.5 889.5 V349 C10.5 171 143 66 260 10.5 C377 66 509.5 171 509.5 349 V889.5 Z"


def layer(body: str, clip: bool = True) -> Array:
    """Markup as H x W x 4 of 0 to 1, cut to the arch."""
    held = f'<clipPath id="arch"><path d="{ARCH}"/></clipPath>' if clip else ""
    inside = f'<defs>{held}</defs><g clip-path="url(#arch)">{body}</g>' if clip else body
    return np.asarray(render(inside, WIDTH, HEIGHT, SCALE), np.float32) / 255


def labels(window: Window, scale: float = SCALE) -> NDArray[np.int32]:
    """Which pane is seen where, by its number from 1; 0 outside the arch."""
    crisp = "".join(
        f'<g fill="#{number:06x}" shape-rendering="crispEdges">{shape}</g>'
        for number, shape in enumerate(window.shapes, 1)
    )
    held = f'<defs><clipPath id="arch"><path d="{ARCH}"/></clipPath></defs><g clip-path="url(#arch)">{crisp}</g>'
    drawn = np.asarray(render(held, WIDTH, HEIGHT, scale), np.int32)
    found = (drawn[..., 0] << 16) + (drawn[..., 1] << 8) + drawn[..., 2]
    return np.where(drawn[..., 3] == 255, np.minimum(found, len(window.shapes)), 0).astype(np.int32)


def glazed(light: Light, colours: Array, panes: NDArray[np.int32]) -> Array:
    """Glass: in every pane streaks of its own direction, and bubbles; light from its source, darkness to the edges."""
    shape = colours.shape[:2]
    upright = textures.clouds(shape, 90, 4, 41, stretch=(0.5, 2.4))
    lying = textures.clouds(shape, 90, 4, 43, stretch=(2.4, 0.5))
    streaks = np.where(panes * 31 % 7 < 4, upright, lying)
    seeds = textures.clouds(shape, 7, 2, 42)
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32) / SCALE
    away = np.hypot(columns - light.centre[0], (rows - light.centre[1]) * 0.9)
    shine = 1 + 0.075 * streaks + 0.02 * seeds - light.dim
    shine *= 1.06 - 0.42 * np.clip((away - 180) / 520, 0, 1) ** 1.3
    glow = np.exp(-((away / 150) ** 2)) * light.strength + np.exp(-((away / 330) ** 2)) * light.strength * 0.2
    lamp = np.asarray(rgb(light.colour), np.float32) / 255
    lit = colours[..., :3] * shine[..., None]
    return lit + (lamp - lit) * np.clip(glow, 0, 1)[..., None]


def painted(glass: Array, paint: Array) -> Array:
    """Brown paint on the glass: lines that are nearly opaque, washes that let light through, a little uneven."""
    grain = 1 + 0.12 * textures.clouds(paint.shape, 9, 3, 44)
    cover = np.clip(paint * grain, 0, 1)[..., None] * 0.86
    return glass * (1 - cover) + np.array([0.10, 0.062, 0.04], np.float32) * cover


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


def glass_of(window: Window) -> tuple[Array, Array]:
    """The window without its frame: colours of 0 to 1, and where it is."""
    colours = layer("".join(window.panes))
    lead = layer(fill(ARCH, "#000") + "".join(window.leads))[..., 0]
    paint = layer(fill(ARCH, "#000") + "".join(window.paints))[..., 0]
    glass = glazed(window.light, colours, labels(window))
    return leaded(painted(glass, paint), lead), layer(fill(ARCH, "#fff"))[..., 3]


def framed(pixels: Array, alpha: Array) -> Image.Image:
    """The finished picture at 1040 x 1800."""
    image = np.concatenate([np.clip(pixels, 0, 1), alpha[..., None]], -1)
    picture = Image.fromarray((image * 255 + 0.5).astype(np.uint8), "RGBA")
    picture.alpha_composite(render(stone(), WIDTH, HEIGHT, SCALE))
    return picture
