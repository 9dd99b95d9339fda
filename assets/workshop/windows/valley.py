"""What the stained glass shows: a valley with its bell, mountains and sky, as panes of two palettes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from assets.workshop.signs import SHIELD, SWORD
from assets.workshop.svg import shade
from assets.workshop.windows import builder
from assets.workshop.windows.builder import Light, Point, Window

SUN: Point = (260.0, 372.0)


@dataclass(frozen=True)
class Palette:
    """The colours of one window by what they show, and the light behind it."""

    sky: tuple[str, ...]
    orb: tuple[str, str]
    ray: str
    snow: tuple[str, str]
    rock: tuple[str, str]
    fields: tuple[str, ...]
    trees: tuple[str, str]
    road: tuple[str, str]
    bell: tuple[str, str, str, str]
    glow: tuple[str, float]
    dim: float


DAY = Palette(
    sky=("#fadb7a", "#f3bd55", "#e89743", "#d66f40", "#b4514c", "#7f5073", "#565c90", "#3f5080"),
    orb=("#fff3b4", "#fffce6"),
    ray="#fff0b0",
    snow=("#fcfbf3", "#cfd9e4"),
    rock=("#7d94bb", "#4a5d8f"),
    fields=("#93ab58", "#789648", "#5f833f", "#4a6f36", "#3c5d30"),
    trees=("#3f6b3c", "#2c5032"),
    road=("#f0dba6", "#dfc487"),
    bell=("#f8d884", "#dea545", "#ad7429", "#7f4f1d"),
    glow=("#fff4c8", 0.40),
    dim=0.0,
)
NIGHT = Palette(
    sky=("#b9c6da", "#8fa3c2", "#6a81a8", "#4e668f", "#3c5179", "#2d3f63", "#22304f", "#1a253f"),
    orb=("#dfe6ee", "#f4f6f4"),
    ray="#c3d0e2",
    snow=("#aebdd2", "#7387a6"),
    rock=("#4b5d80", "#313f5e"),
    fields=("#44596a", "#384c58", "#2d404a", "#25363e", "#1d2c33"),
    trees=("#24383c", "#1a2a30"),
    road=("#7f8b98", "#66727f"),
    bell=("#8f8468", "#6d6047", "#4c4232", "#352e25"),
    glow=("#dbe6ff", 0.20),
    dim=0.16,
)


@dataclass
class Valley(Window):
    """The window of the valley."""

    palette: Palette = DAY


def polar(radius: float, degrees: float) -> Point:
    """A point seen from the sun; 0 degrees is straight up, clockwise."""
    return builder.polar(SUN, radius, degrees)


def wedge(near: float, far: float, start: float, end: float) -> str:
    """A piece of a ring round the sun with curved sides."""
    return builder.wedge(SUN, near, far, start, end)


RINGS = (56, 84, 118, 160, 210, 268, 334, 410, 520)


def sky(window: Valley) -> None:
    """Rings of quarries round the sun, with twelve rays of paler glass between them."""
    palette = window.palette
    for ring, (near, far) in enumerate(pairwise(RINGS)):
        colour = palette.sky[min(ring, len(palette.sky) - 1)]
        for sector in range(12):
            middle = sector * 30.0
            half = 4.6 if ring else 7.5
            window.pane(wedge(near, far, middle - half, middle + half), shade(colour, palette.ray, 0.42), 0.08)
            start, end = middle + half, middle + 30 - half
            parts = 1 if ring < 3 else 2
            lean = 0.0 if parts == 1 else (1.8 if ring % 2 else -1.8)
            bounds = [start, (start + end) / 2 + lean, end] if parts == 2 else [start, end]
            for left, right in pairwise(bounds):
                window.pane(wedge(near, far, left, right), colour, 0.2)


def orb(window: Valley) -> None:
    """The sun or the moon: eight petals round a disc."""
    for petal in range(8):
        window.pane(wedge(25, 56, petal * 45 + 22.5, petal * 45 + 67.5), window.palette.orb[0], 0.1)
    x, y = SUN
    window.pane(f"M{x} {y - 25} A25 25 0 1 1 {x - 0.1} {y - 25} Z", window.palette.orb[1], 0.02)


def mountain(window: Valley, peak: Point, left: float, right: float, base: float) -> None:
    """A peak of two faces with a snowy cap on each."""
    x, y = peak
    rise = base - y
    palette = window.palette
    ridge = [(x - 10, y + rise * 0.26), (x + 7, y + rise * 0.55), (x - 8, base)]
    window.polygon([(x - left, base), (x, y), *ridge], palette.rock[0])
    window.polygon([(x, y), (x + right, base), *reversed(ridge)], palette.rock[1])
    window.polygon(
        [
            (x - left * 0.52, y + rise * 0.52),
            (x - left * 0.3, y + rise * 0.6),
            (x + 7, y + rise * 0.55),
            (x - 8, base),
            (x - left, base),
        ],
        shade(palette.rock[0], palette.rock[1], 0.35),
    )
    cap = [
        (x, y),
        (x - left * 0.36, y + rise * 0.36),
        (x - left * 0.2, y + rise * 0.33),
        (x - 10, y + rise * 0.26),
    ]
    window.polygon(cap, palette.snow[0], 0.05)
    cap = [
        (x, y),
        (x - 10, y + rise * 0.26),
        (x + right * 0.14, y + rise * 0.36),
        (x + right * 0.32, y + rise * 0.32),
    ]
    window.polygon(cap, palette.snow[1], 0.05)


def mountains(window: Valley) -> None:
    """A small far peak and two great ones that leave the sun between them."""
    mountain(window, (468, 438), 120, 90, 560)
    mountain(window, (122, 330), 132, 138, 562)
    mountain(window, (396, 306), 134, 150, 566)


def crest(row: int, x: float) -> float:
    """Height of the edge of a row of fields."""
    return (548, 600, 662, 736, 812)[row] + 15 * math.sin(x / (92 - row * 6) + row * 2.3)


def fields(window: Valley) -> None:
    """Five rows of fields that roll toward the viewer."""
    for row, colour in enumerate(window.palette.fields):
        count = (7, 6, 6, 5, 5)[row]
        bottom = 900 if row == 4 else (548, 600, 662, 736, 812)[row] + 110
        edges = [520 * k / count + (14 if row % 2 else -12) for k in range(count + 1)]
        edges[0], edges[-1] = 0.0, 520.0
        for k, (a, b) in enumerate(pairwise(edges)):
            lean = (k - count / 2 + 0.5) * 9
            top = [(a + (b - a) * s / 4, crest(row, a + (b - a) * s / 4)) for s in range(5)]
            window.polygon([*top, (b + lean, bottom), (a + lean, bottom)], colour, 0.26)


def tree(window: Valley, x: float, foot: float, high: float) -> None:
    """A fir of two faces and a stump."""
    light, dark = window.palette.trees
    wide = high * 0.3
    window.polygon(
        [(x - 4, foot - 4), (x + 4, foot - 4), (x + 4, foot + 10), (x - 4, foot + 10)], window.palette.bell[3]
    )
    window.polygon([(x, foot - high), (x - wide, foot), (x, foot - 5)], light)
    window.polygon([(x, foot - high), (x, foot - 5), (x + wide, foot)], dark)


def road(window: Valley) -> None:
    """The road from the pass to the foot of the window."""
    light, dark = window.palette.road
    bends = [
        (248, 272, 548),
        (236, 292, 600),
        (262, 330, 662),
        (232, 322, 736),
        (196, 324, 812),
        (150, 352, 900),
    ]
    for k, (upper, lower) in enumerate(pairwise(bends)):
        corners = [(upper[0], upper[2]), (upper[1], upper[2]), (lower[1], lower[2]), (lower[0], lower[2])]
        window.polygon(corners, light if k % 2 else dark, 0.1)


def bell(window: Valley) -> None:
    """The bell of the valley, hanging large before it all."""
    light, gold, dark, deep = window.palette.bell
    loop = "M238 592 C230 548 290 548 282 592 L268 592 C272 568 248 568 252 592 Z"
    window.pane(loop, dark, 0.05)
    left = "M150 790 C176 752 172 690 192 640 C206 602 232 590 260 590"
    window.pane(f"{left} C288 590 314 602 328 640 C348 690 344 752 370 790 Z", gold, 0.04)
    window.pane(
        "M228 597 C206 626 200 700 192 790 H254 C252 716 254 640 256 590 C246 590 236 592 228 597 Z",
        light,
        0.04,
    )
    window.pane(
        "M306 606 C318 618 325 630 328 640 C348 690 344 752 370 790 H318 C316 722 316 652 306 606 Z",
        dark,
        0.04,
    )
    window.cut("M176 712 Q260 736 344 712 M191 656 Q260 674 329 656")
    window.pane("M240 812 C240 842 280 842 280 812 Z", deep, 0.04)
    window.pane("M140 790 H380 L370 815 H150 Z", shade(gold, dark, 0.4), 0.04)
    window.cut("M204 790 L207 815 M316 790 L313 815")


def roundels(window: Valley) -> None:
    """Two small discs in the lower corners: a sword on red, a shield on blue."""
    for x, ground, sign, size in ((72, "#a23a2a", SWORD, 0.98), (448, "#3f5f98", SHIELD, 0.86)):
        glass = shade(ground, "#1a2238", 0.68) if window.palette.dim else ground
        window.pane(f"M{x} 788 a40 40 0 1 1 -0.1 0 Z", glass, 0.04)
        turn = "rotate(38)" if sign is SWORD else ""
        window.pane(sign, window.palette.road[0], 0.02, f"translate({x} 828) {turn} scale({size})", lead=7.0)


def composed(palette: Palette) -> Valley:
    """All panes of a window, back to front."""
    window = Valley(Light(SUN, *palette.glow, palette.dim), palette=palette)
    sky(window)
    orb(window)
    mountains(window)
    fields(window)
    road(window)
    for x, foot, high in (
        (46, 640, 92),
        (92, 668, 108),
        (470, 648, 96),
        (426, 682, 112),
        (482, 742, 128),
        (42, 752, 132),
    ):
        tree(window, x, foot, high)
    bell(window)
    roundels(window)
    return window
