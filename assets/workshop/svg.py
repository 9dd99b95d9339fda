"""SVG by hand: palette, metals as gradients, small shape helpers, and the way from markup to a picture."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable

import resvg_py
from PIL import Image

INK = "#1a120e"
BLACK = "#0d0806"
PAPER = "#efe2c2"
GOLD = "#d9ad4c"
EDGE = "#e9cf8a"
CREAM = "#fff7e2"
OXBLOOD = "#a8452f"
SEATS = ("#35b6b0", "#e8913a", "#b583e0", "#f06d86")
ARCHETYPES = {"scout": "#3c7a52", "healer": "#b08a2c", "warrior": "#a33a28", "mage": "#3f5fa0"}
ARCHETYPES_DARK = {"scout": "#1c3d2a", "healer": "#5c4512", "warrior": "#561812", "mage": "#1c2d56"}
ACTIONS = ("attack", "explore", "aid", "rest")


def linear(name: str, stops: Iterable[tuple[float, str]], diagonal: bool = False) -> str:
    """A linear gradient from the top down, or from the upper left to the lower right."""
    marks = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{int(diagonal)}" y2="1">{marks}</linearGradient>'


METALS = "".join(
    (
        linear("gold", [(0, "#f9e9b0"), (0.42, "#b98a35"), (0.55, "#f2da90"), (1, "#7c5420")], diagonal=True),
        linear("gold-down", [(0, "#f8e7ac"), (0.4, "#d9ad4c"), (0.75, "#b5873a"), (1, "#8f6529")]),
        linear("iron", [(0, "#978c82"), (0.3, "#5f554d"), (0.7, "#403730"), (1, "#2c241f")]),
        linear("oxblood", [(0, "#d2543f"), (0.35, "#a0302a"), (0.7, "#7d1f1c"), (1, "#591210")]),
        linear("blood", [(0, "#df5a45"), (0.55, "#a92a20"), (1, "#7a1411")]),
        '<radialGradient id="coin" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#fff3c0"/>'
        '<stop offset=".5" stop-color="#d9ad4c"/><stop offset="1" stop-color="#7c5420"/></radialGradient>',
        '<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".34"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset=".55" stop-color="#000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".38"/></linearGradient>',
    )
)


def document(body: str, width: float, height: float, left: float = 0, top: float = 0) -> str:
    """A whole SVG document of the given logical size, with the metals defined."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="{left} {top} {width} {height}">'
        f"<defs>{METALS}</defs>{body}</svg>"
    )


def render(
    body: str, width: float, height: float, scale: float = 2, left: float = 0, top: float = 0
) -> Image.Image:
    """Draw markup of width x height logical units at `scale` pixels a unit; RGBA, straight alpha."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=document(body, width, height, left, top),
        width=round(width * scale),
        height=round(height * scale),
        skip_system_fonts=True,
    )
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")


def centred(body: str, edge: float, pixels: int) -> Image.Image:
    """Draw markup round the point 0, 0 inside a square of `edge` units as `pixels` x `pixels`."""
    return render(body, edge, edge, pixels / edge, -edge / 2, -edge / 2)


def path(points: Iterable[tuple[float, float]]) -> str:
    """A closed path through points, as the value of `d`."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z"


def ring(corners: int, radius: float, turn: float = -90) -> list[tuple[float, float]]:
    """The corners of a regular polygon round 0, 0; `turn` in degrees is the direction of the first."""
    angles = [math.radians(turn + 360 * k / corners) for k in range(corners)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def star(points: int, outer: float, inner: float, turn: float = -90) -> str:
    """A star round 0, 0 as a path."""
    tips = ring(points, outer, turn)
    dips = ring(points, inner, turn + 180 / points)
    return path(corner for pair in zip(tips, dips, strict=True) for corner in pair)


def at(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Markup drawn round 0, 0 put at x, y."""
    return f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn}) scale({scale:.4f})">{body}</g>'


def shade(colour: str, towards: str, share: float) -> str:
    """The colour `share` of the way towards another, as #rrggbb."""
    pairs = zip(rgb(colour), rgb(towards), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def rgb(colour: str) -> tuple[int, int, int]:
    """The three bytes of #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
