"""The ground of a square: plates of every make with what is strewn on them, and the grounds of rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import cos, pi, sin

from assets.workshop.engraving import NO_SHADOW, Part, Ridge, Shadow, Shape, drawn, flat, stroke
from assets.workshop.engraving.palette import darker, lighter, mixed
from assets.workshop.engraving.paths import ellipse, loop, polygon
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.plate import SQUARE, Square, hatch

ANGLES = (8.0, 62.0, 118.0)
"""How the lines of a plate lie; no two neighbours have the same."""
INSET = 1.6
Fill = Callable[[random.Random], str]


def plate(colour: str, angle: float, soft: bool, furrows: str = "", width: float = 3.2) -> Shape:
    """One plate that fills its square; `furrows` is a path of joints in it."""
    edge = SQUARE - 2 * INSET
    return Shape(
        f'<rect x="{INSET}" y="{INSET}" width="{edge}" height="{edge}" rx="6"/>', colour, bevel=4 if soft else 5,
        angle=angle, swell=0.5, grain=0.10 if soft else 0.07, contour=0.22 if soft else 0.34, pitch=0.9, rim=0.4,
        shadow=NO_SHADOW, tone=0.97, ink=0.8, ridges=(Ridge(furrows, width, -width),) if furrows else (),
    )  # fmt: skip


def bricks(_: random.Random) -> str:
    """Three courses of worn bricks."""
    rows = "".join(f"M2 {y} H78 " for y in (27, 53))
    return rows + "M40 2 V27 M20 27 V53 M60 27 V53 M40 53 V78"


def planks(_: random.Random) -> str:
    """Three boards side by side."""
    return "M2 28 H78 M2 53 H78 M52 2 V28 M24 28 V53 M60 53 V78"


def slabs(dice: random.Random) -> str:
    """One joint across a large flag, not always the same."""
    return dice.choice(("M2 42 H78 M46 42 V78", "M38 2 V78 M38 36 H78", "M2 30 H78 M30 30 V78", "M50 2 V78 M2 48 H50"))


def cobbles(dice: random.Random) -> str:
    """Round stones in rows."""
    found = ""
    for row in range(4):
        for column in range(5):
            x, y = column * 18 - 2 + (9 if row % 2 else 0) + dice.uniform(-1, 1), 11 + row * 19.5 + dice.uniform(-1, 1)
            found += ellipse(x, y, 8.6 + dice.uniform(-0.8, 0.8), 8.4)
    return found


def mosaic(_: random.Random) -> str:
    """Scales in rows, each over the next."""
    found = ""
    for row in range(5):
        for column in range(6):
            x, y = column * 16 - (8 if row % 2 else 0), 2 + row * 16
            found += f"M{x} {y} q0 14 8 15 q8 -1 8 -15 "
    return found


def plates(_: random.Random) -> str:
    """Boards below iron straps."""
    return "M2 28 H78 M2 53 H78 M14 2 V78 M66 2 V78"


def glyphs(dice: random.Random) -> str:
    """A sign that was cut into the stone."""
    return dice.choice((
        ellipse(40, 40, 17) + "M40 23 V57 M23 40 H57",
        "M24 54 L40 24 L56 54 Z M40 36 V46",
        ellipse(40, 34, 10) + "M40 44 V60 M30 51 H50",
    ))  # fmt: skip


MADE: dict[str, Fill] = {
    "bricks": bricks, "planks": planks, "slabs": slabs, "cobbles": cobbles, "mosaic": mosaic, "plates": plates,
    "glyphs": glyphs,
}  # fmt: skip


def strewn(kind: str, colours: tuple[str, ...], dice: random.Random) -> Part:
    """One to three small marks: leaves, shells, needles or pebbles."""
    found: list[Shape] = []
    for _ in range(dice.choice((1, 2, 3))):
        x, y, size, turn = dice.uniform(11, 69), dice.uniform(11, 69), dice.uniform(0.8, 1.3), dice.uniform(0, 360)
        frame = f'transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({size:.2f})"'
        oval = f"<path {frame} d=\"{ellipse(0, 0, 3.2, 2.2)}\"/>"
        outline = {
            "leaves": f'<path {frame} d="M-6 0 Q0 -5 7 0 Q0 5 -6 0 Z"/>',
            "needles": f'<path {frame} d="M-8 0 L8 -1.4 L8 0.4 Z M-5 4 L6 -3 L6.6 -1.6 Z"/>',
            "shells": f'<path {frame} d="M-4 2.4 A5 5 0 0 1 4 2.4 L0 5 Z"/>' if dice.random() < 0.35 else oval,
        }.get(kind, oval)
        found.append(Shape(outline, dice.choice(colours), bevel=2.5, angle=40, contour=0.22, grain=0,
            shadow=Shadow(0.3, 1, 1.4, 1), tone=1.05))
    return found


def crack(land: Land, dice: random.Random) -> Part:
    """A thin crack; in ash it glows."""
    x, y = dice.uniform(8, 40), dice.uniform(10, 70)
    path = f"M{x:.1f} {y:.1f} "
    for _ in range(2):
        path += f"l{dice.uniform(4, 12):.1f} {dice.uniform(-8, 8):.1f} "
    glows = bool(land.glow)
    return [drawn(path, 1.5, land.crack, tone=1.6 if glows else 0.7, contour=0.2, ink=0)]


def paved(land: Land, variant: int, angle: float, second: bool = False) -> Square:
    """The floor of a land, or its second one, in one of three variants."""
    made, colours = (land.paved, land.pave) if second else (land.laid, land.floor)
    dice = random.Random(f"{made} {variant} {angle} {colours[0]}")
    square = Square(land.gap, seed=variant * 3 + int(angle) % 7 + 5 * second)
    soft = made == "soft"
    furrows = MADE[made](dice) if made in MADE else ""
    square.lay(plate(colours[variant], angle, soft, furrows, 2.2 if made in ("cobbles", "mosaic", "glyphs") else 3.2))
    if made == "plates":
        straps = "".join(f'<rect x="{x}" y="2" width="7" height="76"/>' for x in (10.5, 62.5))
        square.lay(Shape(straps, "#6f7884", bevel=2.5, angle=86, contour=0.35, shine=0.4, shadow=Shadow(0.3, 1, 1.5,
            1)))
        nails = "".join(ellipse(x, y, 1.9) for x in (14, 66) for y in (12, 40, 68))
        square.lay(Shape(nails, "#c8ced2", bevel=2, contour=0.4, shine=0.5, shadow=NO_SHADOW))
    square.lay(*strewn("pebbles" if second else land.strewn, land.marks, dice))
    if not soft and made not in ("planks", "mosaic") and dice.random() < 0.4:
        square.lay(*crack(land, dice))
    return square


def grey(land: Land, variant: int) -> Square:
    """The dark ground on which magic doors may stand: moss, wet leaves, or a walk of dark stone."""
    square = Square(land.gap, seed=11 + variant)
    soft = land.laid == "soft"
    dice = random.Random(variant)
    square.lay(plate(land.grey[variant], (8.0, 62.0)[variant], soft, "" if soft else slabs(dice)))
    colours = (lighter(land.grey[0], 0.3), darker(land.grey[0], 0.3), lighter(land.grey[0], 0.15))
    square.lay(*strewn("leaves" if soft else "pebbles", colours, dice))
    return square


def waves(dice: random.Random, count: int) -> str:
    """Short wave lines, none of which leaves the square."""
    found = ""
    for number in range(count):
        x, y = dice.uniform(5, 44), 12 + (number + dice.uniform(0.1, 0.8)) * 62 / count
        found += f"M{x:.1f} {y:.1f} q6.4 -4.8 12.8 0 t12.8 0 "
    return found


def open_water(colour: str, lines: str, light: str) -> Part:
    """Water, or what flows like it, from edge to edge of the plate."""
    return [
        Shape('<rect x="-40" y="-40" width="160" height="160"/>', colour, bevel=9, **hatch(1, 17), swell=-0.35,
             # type: ignore[arg-type]
            contour=0, shadow=NO_SHADOW, tone=1.2, ink=0.7, ridges=(Ridge(lines, 5, 2.2),)),
        flat(stroke(lines, 1.8), light, tone=1.8, ink=0, opacity=0.9),
    ]


def sea(land: Land, variant: int) -> Square:
    """Calm water that boats cross: paler than what is too rough for them."""
    square = Square(land.low)
    square.lay(*open_water(mixed(land.low, "#bfeef0", 0.42), waves(random.Random(40 + variant), 3), land.wave))
    return square


def lava(variant: int) -> Square:
    """Molten rock with plates of crust."""
    square = Square("#f07a2a")
    dice = random.Random(60 + variant)
    square.lay(*open_water("#f5872c", waves(dice, 2), "#ffe070"))
    for _ in range(4):
        x, y, r = dice.uniform(14, 66), dice.uniform(14, 66), dice.uniform(6, 12)
        outline = loop(*(c for k in range(7) for c in _spoke(dice, x, y, r, k, 7)))
        square.lay(Shape(outline, "#4a3438", bevel=4, angle=30, contour=0.5, grain=0.2, shadow=NO_SHADOW, tone=0.9))
    return square


def mud(variant: int) -> Square:
    """Wet earth that slides down its slope."""
    square = Square("#6a4a30")
    dice = random.Random(80 + variant)
    runs = "".join(f"M{dice.uniform(6, 70):.1f} {dice.uniform(4, 34):.1f} q{dice.uniform(-5, 5):.1f} 18 0 34 "
        for _ in range(5))
    square.lay(Shape('<rect x="-40" y="-40" width="160" height="160"/>', "#8f6238", bevel=9, **hatch(16, 10),
         # type: ignore[arg-type]
        swell=-0.35, contour=0, shadow=NO_SHADOW, tone=1.0, ridges=(Ridge(runs, 7, 3.4),)))
    square.lay(flat(stroke(runs, 1.5), "#d8b080", tone=1.5, ink=0, opacity=0.8))
    square.lay(*strewn("pebbles", ("#6a4a30", "#b08a5a", "#4f7f3a"), dice))
    return square


def _spoke(dice: random.Random, x: float, y: float, r: float, number: int, count: int) -> tuple[float, float]:
    """A point of a ragged round."""
    turn, far = 2 * pi * number / count, r * dice.uniform(0.75, 1.2)
    return x + far * cos(turn), y + far * 0.8 * sin(turn)


def berth(land: Land, _: int) -> Square:
    """A jetty over calm water."""
    square = sea(land, 0)
    boards = "".join(f'<rect x="9" y="{y}" width="62" height="11.4" rx="2"/>' for y in (3, 16, 29, 42, 55, 68))
    square.lay(Shape(boards, "#c0925a", bevel=4, angle=4, swell=0.6, contour=0.5, grain=0.2,
        shadow=Shadow(0.5, 3, 5, 2)))
    posts = "".join(ellipse(x, y, 6) for x in (10, 70) for y in (9, 73))
    square.lay(Shape(posts, "#8a5f36", bevel=5, angle=60, contour=0.6, shadow=Shadow(0.5, 2, 4, 2)))
    return square


BOOT = "M-6 -12 H2 V-9 H-6 Z M-6 -7 H2 V1 Q9 2 11 6 V8 H-7 Z M-7 9.5 H11 V12 H-7 Z"


def start(land: Land) -> Square:
    """A start space: a boot on the floor."""
    square = paved(land, 0, ANGLES[0])
    ink = mixed(land.gap, "#2b1a10", 0.45)
    square.lay(flat(f'<path transform="translate(39 40) scale(1.15)" d="{BOOT}"/>', ink, ink=0, opacity=0.7, tone=0.7))
    return square


def goal(land: Land) -> Square:
    """A goal space: a star in a ring on the floor."""
    square = paved(land, 1, ANGLES[1])
    ring = f'<path fill-rule="evenodd" d="{ellipse(40, 40, 30)}{ellipse(40, 40, 25)}"/>'
    points = [c for k in range(10) for c in _star(k)]
    square.lay(flat(ring, "#fff3c8", tone=1.5, ink=0.2, contour=0.5), flat(polygon(*points), "#e8b83c", tone=1.3,
        ink=0.2,
        contour=0.6))
    return square


def _star(number: int) -> tuple[float, float]:
    turn, far = -pi / 2 + pi * number / 5, 9 if number % 2 else 20
    return 40 + far * cos(turn), 40 + far * sin(turn)
