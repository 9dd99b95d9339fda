"""The air over Runebound: clouds, moon, stars, rain, snow, smoke, mist, beams, birds, sparks."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Shape, drawn, flat, placed
from assets.workshop.engraving.paths import ellipse, leaf_mass, loop, polygon, rays, tube


def clouds(seed: int, places: Sequence[tuple[float, float, float]], colour: str = "#fbf5e4",
    ink: float = 0.6) -> list[Shape]:
    """Return heaped clouds at x, foot, width: round domes on a level foot."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for x, y, width in places:
        lumps = max(3, int(width / 34))
        step = width / (lumps + 0.6)
        for k in sorted(range(lumps), key=lambda k: -abs(k - (lumps - 1) / 2)):
            cx, r = x + (k - (lumps - 1) / 2) * step, step * dice.uniform(0.6, 0.9) * (1.3 - abs(k - (lumps - 1) / 2)
                / lumps)
            dome = f"M{cx - r * 1.2:.1f} {y:.1f} C{cx - r * 1.3:.1f} {y - r * 1.4:.1f} {cx + r * 1.3:.1f} " \
                f"{y - r * 1.4:.1f} {cx + r * 1.2:.1f} {y:.1f} Z"
            out.append(Shape(dome, colour, bevel=r * 0.9, angle=6, grain=0.04, contour=0.6, ink=ink, tone=1.12,
                swell=0.6, shadow=NO_SHADOW))
    return out


def murk(seed: int, places: Sequence[tuple[float, float, float, float]], colour: str = "#6d6f78") -> list[Shape]:
    """Return torn banks of dark cloud at x, y with radii."""
    dice = random.Random(seed)
    return [Shape(leaf_mass(dice, x, y, rx, ry, 60), colour, bevel=ry * 0.8, angle=3, grain=0.12, contour=0.4, ink=0.9,
        opacity=0.9, feather=6, shadow=NO_SHADOW) for x, y, rx, ry in places]


def moon(x: float, y: float, radius: float, colour: str = "#fff6d8") -> list[Shape]:
    """Return a full moon with its seas and its light."""
    seas = " ".join(ellipse(x + dx * radius, y + dy * radius, r * radius) for dx, dy, r in ((-0.3, -0.2, 0.24), (0.25,
        0.1, 0.3), (-0.1, 0.45, 0.18), (0.3, -0.45, 0.12)))
    return [flat(ellipse(x, y, radius * 1.7), colour, ink=0, tone=1.4, opacity=0.45, feather=radius * 0.6),
        flat(ellipse(x, y, radius), colour, ink=0, tone=1.7, contour=0.6), flat(seas, "#d9d2b8", ink=0.2, tone=1.3,
        opacity=0.5, feather=4)]


def stars(seed: int, count: int, width: float, bottom: float, colour: str = "#fffbe6", top: float = 0) -> list[Shape]:
    """Return stars over a sky, a few of them with rays."""
    dice = random.Random(seed)
    dots = " ".join(ellipse(dice.uniform(0, width), dice.uniform(top, bottom), round(dice.uniform(0.9, 2.2), 1))
        for _ in range(count))
    large = " ".join(rays(dice.uniform(0, width), dice.uniform(top, bottom), 1.6, dice.uniform(5, 9), 4)
        for _ in range(count // 9))
    return [flat(f"{dots} {large}", colour, ink=0, tone=1.9)]


def rain(seed: int, count: int, width: float, bottom: float, lean: float = -14.0,
    colour: str = "#f4f6ee") -> list[Shape]:
    """Return slanting rain over the whole picture."""
    dice = random.Random(seed)
    runs = []
    for _ in range(count):
        x, y, long = dice.uniform(-20, width + 20), dice.uniform(-20, bottom), dice.uniform(0.7, 1.6)
        runs.append(f"M{x:.0f} {y:.0f} l{lean * long:.0f} {34 * long:.0f}")
    return [drawn(" ".join(runs), 1.5, colour, tone=1.6, ink=0, contour=0.2, opacity=0.75)]


def flakes(seed: int, count: int, width: float, bottom: float, colour: str = "#ffffff") -> list[Shape]:
    """Return falling snow (or ash)."""
    dice = random.Random(seed)
    dots = " ".join(ellipse(dice.uniform(0, width), dice.uniform(0, bottom), round(dice.uniform(1.4, 3.6), 1))
        for _ in range(count))
    return [flat(dots, colour, ink=0, tone=1.8, contour=0.3)]


def plume(x: float, foot: float, high: float, wide: float, lean: float = 40.0, colour: str = "#d6d0c2",
    seed: int = 1) -> list[Shape]:
    """Return smoke that rises and widens, drifting aside by `lean`."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for k in range(9, -1, -1):
        u = k / 9
        r = wide * (0.35 + 0.9 * u)
        out.append(Shape(leaf_mass(dice, x + lean * u * u + dice.uniform(-0.3, 0.3) * wide, foot - high * u, r,
            r * 0.8, 22), colour, bevel=r * 0.6, angle=20, grain=0.06, contour=0.35, ink=0.5, tone=1.1,
            opacity=0.85 - 0.45 * u, feather=3, shadow=NO_SHADOW))
    return out


def haze(x: float, y: float, rx: float, ry: float, colour: str = "#efeedd", opacity: float = 0.8) -> Shape:
    """Return a bank of mist."""
    return flat(ellipse(x, y, rx, ry), colour, opacity=opacity, feather=ry * 0.7, ink=0.1, tone=1.45, fog=Fog(colour,
        0.6))


def beam(x: float, top: float, half: float, foot: float, spread: float, colour: str = "#fff4c8",
    opacity: float = 0.45, lean: float = 0.0) -> Shape:
    """Return a shaft of light from x, top; it ends `spread` to either side of x + lean."""
    return flat(polygon(x - half, top, x + half, top, x + lean + spread, foot, x + lean - spread, foot), colour,
        opacity=opacity, feather=16, ink=0.15, tone=1.6)


def pool(x: float, y: float, colour: str, radius: float, strength: float) -> Shape:
    """Return light that falls round x, y on what is there."""
    return flat(ellipse(x, y, radius * 0.3), colour, ink=0, tone=1.5, opacity=0.01, glow=Glow(colour, radius,
        strength))


def burst(x: float, y: float, inner: float, outer: float, colour: str = "#fff0b8", count: int = 16,
    opacity: float = 0.8) -> list[Shape]:
    """Return a star of rays round a thing that shines."""
    return [flat(rays(x, y, inner, outer, count, 5), colour, ink=0, tone=1.7, opacity=opacity, feather=3),
        flat(ellipse(x, y, inner * 1.4), colour, ink=0, tone=1.7, opacity=0.7, feather=inner * 0.6)]


def birds(places: Sequence[tuple[float, float, float]], colour: str = "#2a2420") -> list[Shape]:
    """Return birds on the wing at x, y of a size."""
    wing = loop(-30, -6, -16, -13, -2, -3, 2, -3, 16, -14, 32, -8, 16, -6, 3, 6, -4, 6, -16, -5)
    return [s for x, y, size in places for s in placed([flat(wing, colour, tone=0.25, contour=0.7)], x, y, size)]


def sparks(seed: int, x: float, y: float, reach: float, count: int = 24, colour: str = "#ffd873",
    start: float = 0.0, span: float = 6.28) -> list[Shape]:
    """Return sparks flung up from x, y (angles in radians, 0 to the right, clockwise)."""
    dice = random.Random(seed)
    lines = []
    for _ in range(count):
        a, near, far = start + dice.random() * span, dice.uniform(0.2, 0.5) * reach, dice.uniform(0.5, 1.0) * reach
        lines.append(tube(x + math.cos(a) * near, y + math.sin(a) * near, 1, x + math.cos(a) * far, y + math.sin(a)
            * far, 3.4))
    return [flat(" ".join(lines), colour, ink=0, tone=1.9, contour=0.3)]
