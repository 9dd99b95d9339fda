"""Where monsters live: graveyards, crypts, moors, lairs of fire; and the moon over them."""

from __future__ import annotations

import random

from ..palette import darker
from ..paths import ellipse, polygon
from ..shapes import Fog, Glow, Shape, flat, mist, placed, stroke
from .nature import hill, trunk
from .stonework import archway, floor, gothic, gravestone, pillar, wall


def moon(x: float, y: float, radius: float, colour: str = "#f6efcf") -> list[Shape]:
    """Return a full moon with its glow."""
    seas = " ".join(ellipse(x + dx * radius, y + dy * radius, r * radius) for dx, dy, r in ((-0.3, -0.2, 0.22),
        (0.25, 0.2, 0.28), (-0.1, 0.5, 0.16), (0.4, -0.4, 0.12)))
    return [flat(ellipse(x, y, radius), colour, ink=0, tone=1.7, contour=0.7, glow=Glow(colour, radius * 0.4, 0.5)),
        flat(seas, darker(colour, 0.16), ink=0.3, tone=1.3, opacity=0.6)]


def graveyard(seed: int, fog: str, ground: str = "#77806a", disc: tuple[float, float, float] | None = (150, 130,
    70)) -> list[
    Shape]:
    """Return crooked headstones on two hills, bare trees, mist, and a moon at x, y with its radius."""
    dice = random.Random(seed)
    far, near = Fog(fog, 0.55), Fog(fog, 0.25)
    out: list[Shape] = [*(moon(*disc) if disc else []),
        hill(680, 640, [(-20, 380), (200, 350), (470, 372), (700, 340)], ground, far),
        *trunk(dice, 610, 420, 30, "#5c5a5c", 30, far, boughs=4)]
    for x, y, h, turn in ((60, 376, 70, -8), (210, 362, 58, 5), (470, 372, 62, 9), (560, 366, 76, -5)):
        out += placed(gravestone(h, "#9a9c96"), x, y, turn=turn, fog=far)
    out.append(hill(680, 640, [(-20, 470), (260, 450), (700, 466)], darker(ground, 0.12), near))
    for x, y, h, turn, cross in ((40, 500, 130, 9, True), (640, 500, 140, -10, True), (520, 478, 86, 4, False)):
        out += placed(gravestone(h, "#8c8e88", cross), x, y, turn=turn, fog=near)
    return [*out, mist("M-40 470 C120 440 240 500 380 470 C520 440 600 490 720 460 V540 H-40 Z", fog, 0.6)]


def crypt(seed: int, stone: str, fog: str, light: str = "#e8e0b0") -> list[Shape]:
    """Return a vault: a lit pointed arch in a wall, two pillars, slabs."""
    dice = random.Random(seed)
    far, near = Fog(fog, 0.45), Fog(fog, 0.15)
    return [
        wall(dice, -20, -20, 720, 520, stone, 46, far),
        flat(gothic(340, 460, 130, 400), light, ink=0.3, tone=1.35, contour=1.0),
        archway(340, 460, 130, 400, 34, stone, True, Fog(fog, 0.3)),
        floor(456, 640, 680, darker(stone, 0.1), 340, 90, Fog(fog, 0.2)),
        *pillar(46, 520, 60, 44, stone, near),
        *pillar(640, 520, 60, 44, stone, near),
    ]


def lava_cave(seed: int, rock: str = "#5a4640", fog: str = "#f2b070", fire: str = "#ffb03a") -> list[Shape]:
    """Return jagged rocks in three planes round a glow, with a river of fire."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for plane, (veil, inset) in enumerate(((0.6, 190), (0.35, 120), (0.08, 56))):
        haze = Fog(fog, veil)
        for side in (-1, 1):
            edge = -30.0 if side < 0 else 710.0
            points: list[float] = [edge, -30, edge, 640]
            for i in range(10):
                y = 640 - 690 * i / 9
                reach = inset * (0.55 + 0.7 * abs(i / 4.5 - 1)) + dice.uniform(-26, 26)
                points += [reach if side < 0 else 680 - reach, y]
            out.append(Shape(polygon(*points), rock, bevel=30, angle=64 * side, grain=0.5, fog=haze,
                contour=0.6 + 0.2 * plane))
    river = (
        "M150 640 C190 560 320 540 300 480 C290 450 340 430 360 410 L376 412 C372 440 340 456 356 486 "
        "C386 548 300 580 330 640 Z"
    )
    return [*out[:4], flat(river, fire, ink=0, tone=1.8, contour=0.6, glow=Glow(fire, 26, 0.7)), *out[4:]]


def moor(seed: int, fog: str, heath: str = "#6f6a5c", disc: tuple[float, float, float] = (500, 130, 84)) -> list[Shape]:
    """Return heath under a great moon, a leaning stone and a wind-bent tree."""
    dice = random.Random(seed)
    far, near = Fog(fog, 0.5), Fog(fog, 0.2)
    stone = polygon(70, 540, 84, 300, 116, 270, 146, 300, 152, 540)
    return [*moon(*disc), hill(680, 640, [(-20, 400), (180, 360), (430, 400), (700, 350)], heath, far),
        Shape(stone, "#8a8880", bevel=24, angle=74, grain=0.4, fog=far),
        *trunk(dice, 630, 540, 34, "#56504c", 60, near, boughs=5),
        hill(680, 640, [(-20, 490), (240, 470), (700, 500)], darker(heath, 0.12), near),
        mist("M-40 450 C160 420 300 470 460 440 C560 420 640 450 720 430 V500 H-40 Z", fog, 0.5)]


def rune(x: float, y: float, size: float, kind: int, colour: str) -> Shape:
    """Return a glowing sign, `size` high, round x, y; `kind` 0 to 4 chooses it."""
    signs = ("M0 -50 V50 M0 -50 L30 -24 L0 0 L30 24", "M-24 50 V-50 L24 0 M-24 0 L24 50",
        "M0 50 V-50 M-28 -20 L0 -50 L28 -20",
        "M-24 -50 V50 M24 -50 V50 M-24 -20 L24 20", "M0 -50 L28 0 L0 50 L-28 0 Z M0 0 V50")
    k = size / 100
    return flat(f'<g transform="translate({x} {y}) scale({k})">{stroke(signs[kind % 5], 13)}</g>', colour, ink=0,
        tone=1.8, contour=0.5, glow=Glow(colour, 7, 0.7))
