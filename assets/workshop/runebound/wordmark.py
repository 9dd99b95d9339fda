"""The wordmark: RUNEBOUND in capitals of cast gold, with a compass for the O."""

from __future__ import annotations

import math

from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.runebound.chart import lettering
from assets.workshop.svg import linear, path, render

SIZE = (980, 168)
"""Logical units: letters of 132, their base line at `BASE`, the first stem at `LEFT`."""
LEFT, BASE, LETTERS = 14.0, 126.0, 132.0
SCALE, QUALITY = 2, 90
INK, DEEP, BRASS, LIGHT, VERMILION, CREAM = "#140d06", "#0d222b", "#c9a45a", "#f0dba0", "#c8422b", "#f4ead0"
GAP = 2.6
TONES = linear(
    "cast",
    (
        (0, "#fbeebc"), (0.18, "#eccb7c"), (0.46, "#d3a452"), (0.53, "#8f5f26"), (0.6, "#a9742f"), (0.82, "#e9c577"),
        (1, "#b07c34"),
    ),
)
RIM = linear("rim", ((0, "#fdf0c0"), (0.45, "#c9a45a"), (1, "#6b4618")), diagonal=True)


def compass(radius: float, needle: float = 0.0) -> str:
    """A compass about 0, 0: brass rim, deep blue card with degrees, a rose of eight points and a vermilion north."""
    r = radius
    out = f'<circle r="{r}" fill="url(#rim)" stroke="{INK}" stroke-width="{r * 0.035:.2f}"/>'
    out += f'<circle r="{r * 0.86:.2f}" fill="{DEEP}" stroke="#4a3212" stroke-width="{r * 0.03:.2f}"/>'
    ticks, fine = "", ""
    for k in range(72):
        a = math.radians(5 * k)
        near, far, c, s = r * (0.72 if k % 2 == 0 else 0.77), r * 0.82, math.cos(a), math.sin(a)
        line = f"M{near * c:.2f} {near * s:.2f}L{far * c:.2f} {far * s:.2f}"
        if k % 2 == 0:
            ticks += line
        else:
            fine += line
    out += f'<path d="{ticks}" stroke="{LIGHT}" stroke-width="{r * 0.028:.2f}"/>'
    out += f'<path d="{fine}" stroke="{BRASS}" stroke-width="{r * 0.016:.2f}"/>'
    out += f'<circle r="{r * 0.44:.2f}" fill="none" stroke="{BRASS}" stroke-width="{r * 0.022:.2f}"/>'
    body = ""
    for length, half, turn, bright, dark in ((0.56, 0.1, 45, "#dfe6e2", "#2f6f8f"), (0.92, 0.13, 0, CREAM, VERMILION)):
        for k in range(4):
            a = math.radians(turn + 90 * k - 90)
            far = length * (1.16 if length > 0.9 and k == 0 else 1.0)
            tip = (r * far * math.cos(a), r * far * math.sin(a))
            for side, fill in ((-1, bright), (1, dark)):
                b = a + side * math.radians(45)
                dip = (r * half * 1.25 * math.cos(b), r * half * 1.25 * math.sin(b))
                edge = f'stroke="{INK}" stroke-width="{r * 0.02:.2f}" stroke-linejoin="round"'
                body += f'<path d="{path([(0, 0), tip, dip])}" fill="{fill}" {edge}/>'
    out += f'<g transform="rotate({needle})">{body}</g>'
    return out + f'<circle r="{r * 0.085:.2f}" fill="url(#rim)" stroke="{INK}" stroke-width="{r * 0.025:.2f}"/>'


def letters(size: float) -> tuple[list[tuple[str, float]], float, float]:
    """The outlines of the letters beside the O with the place of their middles, the middle of the O, and the width."""
    face, parts, at, gap, middle = lettering.CAPITALS, [], 0.0, GAP * size / LETTERS, 0.0
    for letter in "RUNEBOUND":
        wide = lettering.width(letter, face, size) if letter != "O" else size * 0.80
        if letter == "O":
            middle = at + wide / 2
        else:
            parts.append((lettering.outline(letter, face, size), at + wide / 2))
        at += wide + gap
    return parts, middle, at - gap


def cast(left: float, base: float, size: float, depth: float = 5.0) -> str:
    """The word as cast metal: shadow, dark side, rim of light, tones from above to below, and its compass."""
    parts, middle, _ = letters(size)
    radius = size * 0.385
    place = [(d, f'transform="translate({left + x:.1f} {base:.1f})"') for d, x in parts]
    k, x, y = size / LETTERS, left + middle, base - size * 0.35
    out = f"<defs>{TONES}{RIM}</defs>"
    for grow, cover in ((9, 0.10), (6, 0.14), (3, 0.2)):
        thick = f'stroke="{INK}" stroke-width="{grow * k:.1f}" stroke-linejoin="round" opacity="{cover}"'
        dark = "".join(f'<path d="{d}" {at} fill="{INK}" {thick}/>' for d, at in place)
        out += f'<g transform="translate(2 {4 * k:.1f})">{dark}</g>'
        far = radius + grow * k / 2
        out += f'<circle cx="{x + 2:.1f}" cy="{y + 4 * k:.1f}" r="{far:.1f}" fill="{INK}" opacity="{cover}"/>'
    for step in range(round(depth * k), 0, -1):
        side = f'fill="#4f3110" stroke="#2a1808" stroke-width="{1.6 * k:.1f}"'
        made = "".join(f'<path d="{d}" {at} {side}/>' for d, at in place)
        out += f'<g transform="translate({step * 0.35:.1f} {step * 0.8:.1f})">{made}</g>'
    for d, at in place:
        edge = f'stroke="#2a1808" stroke-width="{3.6 * k:.2f}" stroke-linejoin="round"'
        out += f'<path d="{d}" {at} fill="#2a1808" {edge}/>'
    for d, at in place:
        out += f'<path d="{d}" {at} fill="#fff6d4"/>'
        out += f'<g transform="translate({0.8 * k:.2f} {1.1 * k:.2f})"><path d="{d}" {at} fill="url(#cast)"/></g>'
    return out + f'<g transform="translate({x:.1f} {y:.1f})">{compass(radius)}</g>'


def wordmark() -> Image.Image:
    """The whole sign at twice its logical size."""
    return render(cast(LEFT, BASE, LETTERS), *SIZE, SCALE)


MADE_OF = (__name__, "assets.workshop.svg", "assets.workshop.runebound.chart.lettering")
RECIPES = (Recipe("scenes/runebound/wordmark", "scenes/runebound/wordmark.webp", wordmark, MADE_OF, QUALITY),)
