"""Pictures of the activation cards: rays in the archetype's colour, and on a struck disc the gesture of the card."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image

from assets.workshop import textures
from assets.workshop.icons import sign
from assets.workshop.pictures.terrinoth.gestures import GESTURES, MODULES
from assets.workshop.pictures.terrinoth.gestures.lino import Gesture, Inks
from assets.workshop.recipe import Recipe
from assets.workshop.svg import ARCHETYPES, ARCHETYPES_DARK, PAPER, render, shade

WIDTH, HEIGHT = 680, 600
MIDDLE = (WIDTH / 2, HEIGHT / 2)
RADIUS = 214
RAYS = 28
SEAL, SEAL_RADIUS = (158, 150), 58
CARDS = Path(__file__).parents[4] / "data" / "terrinoth" / "activation.toml"


def rays(colour: str) -> str:
    """Wedges of light from the middle to beyond the edges, cut with an uneven hand."""
    random = np.random.default_rng(17)
    x, y = MIDDLE
    wedges = []
    for number in range(RAYS):
        middle = 2 * math.pi * number / RAYS + random.uniform(-0.012, 0.012)
        half = 2 * math.pi / RAYS * random.uniform(0.21, 0.28)
        ends = [(x + 520 * math.cos(a), y + 520 * math.sin(a)) for a in (middle - half, middle + half)]
        wedges.append(f"M{x} {y} L{ends[0][0]:.1f} {ends[0][1]:.1f} L{ends[1][0]:.1f} {ends[1][1]:.1f} Z")
    return f'<path d="{" ".join(wedges)}" fill="{colour}"/>'


def cuts(dark: str) -> str:
    """Short gouge marks between the rays, as a linocut has them."""
    random = np.random.default_rng(23)
    x, y = MIDDLE
    marks = []
    for number in range(RAYS):
        angle = 2 * math.pi * (number + 0.5) / RAYS
        for _ in range(5):
            near = random.uniform(RADIUS + 25, 440)
            far = near + random.uniform(16, 52)
            lean = angle + random.uniform(-0.045, 0.045)
            c, s = math.cos(lean), math.sin(lean)
            wide = random.uniform(1.2, 2.6)
            marks.append(
                f"M{x + near * c:.1f} {y + near * s:.1f} "
                f"L{x + (near + far) / 2 * c - wide * s:.1f} {y + (near + far) / 2 * s + wide * c:.1f} "
                f"L{x + far * c:.1f} {y + far * s:.1f} "
                f"L{x + (near + far) / 2 * c + wide * s:.1f} {y + (near + far) / 2 * s - wide * c:.1f} Z"
            )
    return f'<path d="{" ".join(marks)}" fill="{dark}" opacity=".4"/>'


def plate(inks: Inks, gesture: Gesture, action: str) -> str:
    """The dark disc with its ring, the gesture on it, and the sign of the action in a small disc at its edge."""
    x, y = MIDDLE
    rim = f'<circle cx="{x}" cy="{y}" r="{RADIUS + 9}" fill="{shade(inks.dark, "#000000", 0.45)}"/>'
    ground = f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{inks.dark}"/>'
    ring = f'<circle cx="{x}" cy="{y}" r="{RADIUS - 12}" fill="none" stroke="{inks.paper}" stroke-width="6"/>'
    left, top = x + SEAL[0], y + SEAL[1]
    seal = (
        f'<circle cx="{left}" cy="{top}" r="{SEAL_RADIUS + 8}" fill="{shade(inks.dark, "#000000", 0.45)}"/>'
        f'<circle cx="{left}" cy="{top}" r="{SEAL_RADIUS}" fill="{inks.paper}"/>'
    )
    mark = sign(f"action-{action}", left, top, SEAL_RADIUS * 1.55, inks.dark)
    return rim + ground + ring + f'<g transform="translate({x} {y})">{gesture(inks)}</g>' + seal + mark


def emblem(archetype: str, action: str, gesture: Gesture) -> Image.Image:
    """The picture at 680 x 600; its subject stays whole in every window of the cards."""
    colour = ARCHETYPES[archetype]
    light = shade(colour, PAPER, 0.3)
    inks = Inks(PAPER, shade(colour, PAPER, 0.45), colour, ARCHETYPES_DARK[archetype])
    glow = (
        '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="340" cy="300" r="440">'
        '<stop offset=".4" stop-color="#000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>'
    )
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colour}"/>'
    night = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#glow)"/>'
    body = f"<defs>{glow}</defs>{ground}{rays(light)}{cuts(shade(colour, '#000000', 0.5))}{night}"
    drawn = render(body + plate(inks, gesture, action), WIDTH, HEIGHT, 1)
    pixels = np.asarray(drawn.convert("RGB"), np.float32)
    grain = (
        textures.clouds((HEIGHT, WIDTH), 6, 2, 31) * 0.018
        + textures.clouds((HEIGHT, WIDTH), 120, 4, 32) * 0.035
    )
    return Image.fromarray(np.clip(pixels * (1 + grain[..., None]), 0, 255).astype(np.uint8))


def _recipes() -> Iterator[Recipe]:
    with CARDS.open("rb") as file:
        cards = tomllib.load(file)
    for card, gesture in GESTURES.items():
        record = cards[card]
        draw = partial(emblem, record["archetype"], record["action"], gesture)
        yield Recipe(f"pictures/terrinoth/{card}", f"pictures/terrinoth/{card}.jpg", draw, MADE_OF, quality=88)


MADE_OF = (
    __name__,
    *(f"assets.workshop.{module}" for module in ("textures", "icons", "signs", "controls", "svg")),
    *MODULES,
)
RECIPES = tuple(_recipes())
