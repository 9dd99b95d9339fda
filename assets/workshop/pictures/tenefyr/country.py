"""The open country of Tenefyr: a sun with a face, round woodcut clouds, snow peaks, the keep, long ridges, roads."""

from __future__ import annotations

import random
from collections.abc import Sequence

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.houses import battlements, tower
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube

Heights = Sequence[tuple[float, float]]
AIR = "#f3ead2"
ROAD = "#f4e8cc"


def sun(size: float = 1.0, mood: float = 1.0) -> list[Shape]:
    """Return a sun with a face round 0, 0: its disc 95 in radius, its rays 180; `mood` 1 smiles, -1 is sorry."""
    up = 13 * mood
    smile = line(-44, 34 - up * 0.4, -22, 44 + up * 0.5, 0, 47 + up, 22, 44 + up * 0.5, 44, 34 - up * 0.4)
    face = [
        drawn(line(-62, -38, -46, -52, -24, -46), 5, "#5a2f14"), drawn(line(24, -46, 46, -52, 62, -38), 5, "#5a2f14"),
        *(s for x in (-38, 38) for s in (flat(ellipse(x, -20, 18, 11), "#fffbe8", ink=0, tone=1.7, contour=1),
            flat(ellipse(x + 4, -20, 9), "#2a1a14", tone=0.2), flat(ellipse(x + 1, -24, 3), "#ffffff", ink=0,
            tone=1.8))),
        drawn(line(-4, -26, -2, -4, -14, 16, -2, 22, 8, 18), 4.4, "#7a4a1c"), drawn(smile, 5.4, "#7a2f1c"),
        drawn(line(-52, 28, -46, 36, -46, 44), 3.4, "#7a4a1c"), drawn(line(52, 28, 46, 36, 46, 44), 3.4, "#7a4a1c"),
        *(flat(ellipse(x, 22, 16, 11), "#ee8f4e", opacity=0.45, feather=7, ink=0, tone=1.4) for x in (-58, 58)),
    ]
    part = [flat(ellipse(0, 0, 120), "#fff4c0", ink=0, tone=1.8, opacity=0.8, feather=60),
        Shape(rays(0, 0, 112, 182, 12, 8), "#f5d35c", bevel=9, angle=50, grain=0.05, contour=0.8, ink=0.3, tone=1.25,
            shadow=NO_SHADOW),
        Shape(rays(0, 0, 106, 150, 12, 23), "#fbe79a", bevel=9, angle=20, grain=0.05, contour=0.8, ink=0.2, tone=1.3,
            shadow=NO_SHADOW),
        Shape(ellipse(0, 0, 97), "#fbe48c", bevel=70, angle=22, grain=0.03, swell=0.5, contour=1.1, ink=0.55, tone=1.12,
            shadow=NO_SHADOW), *face]
    return placed(part, size=size)


def puffs(x: float, y: float, width: float, lumps: int = 4, colour: str = "#fdf8ea", seed: int = 1) -> list[Shape]:
    """Return a woodcut cloud: round lumps on a flat foot whose middle is x, y."""
    dice = random.Random(seed)
    step = width / (lumps + 0.6)
    out = []
    sizes = [step * dice.uniform(0.52, 0.72) * (1.25 - abs(k - (lumps - 1) / 2) / lumps) for k in range(lumps)]
    for k in sorted(range(lumps), key=lambda k: -abs(k - (lumps - 1) / 2)):
        cx, r = x + (k - (lumps - 1) / 2) * step, sizes[k]
        dome = f"M{cx - r * 1.15:.1f} {y:.1f} C{cx - r * 1.2:.1f} {y - r * 1.3:.1f} {cx + r * 1.2:.1f} " \
               f"{y - r * 1.3:.1f} {cx + r * 1.15:.1f} {y:.1f} Z"
        out.append(Shape(dome, colour, bevel=r * 0.9, angle=8, grain=0.03, contour=0.75, ink=0.55, tone=1.14,
            swell=0.6, shadow=NO_SHADOW))
    foot = loop(x - width / 2, y, x - width * 0.3, y - 3, x + width * 0.3, y - 3, x + width / 2, y, x, y + 5)
    return [*out, Shape(foot, colour, bevel=4, angle=2, contour=0.7, grain=0.03, tone=0.9, shadow=NO_SHADOW)]


def peak(dice: random.Random, x: float, top: float, foot: float, half: float, colour: str = "#b7b2bd",
    fog: float = 0.2) -> list[Shape]:
    """Return a peak of two flanks with long gullies and a cap of snow."""
    high = foot - top
    veil = Fog(AIR, fog)

    def slope(side: int) -> list[tuple[float, float]]:
        return [(x + side * half * t + dice.uniform(-0.03, 0.03) * half, top + high * (t ** 0.92)
            + dice.uniform(-0.02, 0.02) * high) for t in (0.16, 0.34, 0.52, 0.7, 0.86)] + [(x + side * half, foot)]

    left, right = slope(-1), slope(1)
    spine = [(x, top), (x + high * 0.05, top + high * 0.2), (x - high * 0.03, top + high * 0.42), (x + high * 0.09,
        top + high * 0.66), (x + high * 0.03, foot)]

    def outline(*runs: Sequence[tuple[float, float]]) -> str:
        return polygon(*(v for run in runs for point in run for v in point))

    gullies = tuple(Ridge(f"M{x + u * half:.0f} {top + abs(u) * high + high * 0.06:.0f} q{u * high * 0.1:.0f} "
        f"{high * 0.14:.0f} {u * high * 0.34:.0f} {high * 0.46:.0f}", high * 0.07, -high * 0.035)
        for u in (-0.66, -0.46, -0.28, -0.12, 0.2, 0.38, 0.56))
    cap = [(x, top), (x + half * 0.2, top + high * 0.22), (x + half * 0.13, top + high * 0.2), (x + half * 0.1,
        top + high * 0.34), (x + half * 0.02, top + high * 0.22), (x - half * 0.05, top + high * 0.4), (x - half * 0.12,
        top + high * 0.24), (x - half * 0.19, top + high * 0.33), (x - half * 0.21, top + high * 0.22)]
    return [Shape(outline([(x, top)], right, list(reversed(left))), colour, bevel=high * 0.1, angle=-36, grain=0.06,
            contour=0.6, rim=0.2, fog=veil, ridges=gullies, ink=0.8, shadow=NO_SHADOW),
        flat(outline(spine, list(reversed(right))), "#857f92", angle=32, grain=0.06, tone=0.82, opacity=0.66, fog=veil,
            ink=0.85),
        flat(outline(cap), "#fffaee", angle=30, contour=0.45, ink=0.15, tone=1.6, fog=Fog(AIR, fog * 0.4))]


def keep(lit: int = 0, stone: str = "#6d6672", roof: str = "#554c62") -> list[Shape]:
    """Return the keep on its crag, 250 wide and 330 high, the foot of the crag at y = 0; `lit` windows shine."""
    cliff = Ridge("M-70 -118 q-10 60 -34 116 M-34 -124 q2 60 -10 120 M8 -128 q14 60 8 124 M50 -122 q16 50 34 116 "
        "M84 -84 q14 30 26 78", 11, -8)
    crag = polygon(-142, 6, -122, -34, -108, -48, -96, -96, -78, -122, -30, -132, 34, -134, 76, -124, 92, -92, 108, -60,
        132, -36, 146, 6)
    return [Shape(crag, "#867f86", bevel=26, angle=62, grain=0.1, contour=0.9, ridges=(cliff,),
            shadow=Shadow(0.15, 3, 4, 4)),
        flat(polygon(20, -134, 76, -124, 92, -92, 108, -60, 132, -36, 146, 6, 44, 6, 24, -70), "#4f4856", opacity=0.5,
            angle=-40, tone=0.7),
        *tower(-74, -108, 13, 76, stone, roof, lit=lit & 1), *tower(72, -108, 13, 70, stone, roof, lit=lit >> 1 & 1),
        *tower(22, -120, 15, 118, stone, roof, lit=lit >> 2 & 1), *tower(-22, -120, 19, 152, stone, roof,
        lit=2 * (lit >> 3 & 1)),
        Shape(box(-74, -158, 146, 50), stone, bevel=8, angle=86, grain=0.08, contour=0.9,
            ridges=(Ridge("M-74 -144 H72 M-74 -130 H72 M-74 -118 H72", 3, -2.4),)),
        battlements(-72, -158, 142, 9, 10, stone),
        flat("M-14 -106 v-20 q14 -18 28 0 v20 Z", "#1d1418", contour=0.9, tone=0.3),
        drawn("M-22 -284 V-316", 3, "#2a1a14"), Shape("M-21 -316 q18 -8 34 2 q-14 6 -8 14 q-12 -6 -26 0 Z", "#a83a2c",
            bevel=4, angle=20, shadow=NO_SHADOW)]


def ridge(width: float, bottom: float, tops: Heights, colour: str, fog: float = 0.0, angle: float = 4.0,
    furrows: int = 4, gap: float = 34.0, ink: float = 0.75, seed: int = 1) -> Shape:
    """Return ground below a smooth line of x, y points from edge to edge, combed by long furrows that follow it."""
    dice = random.Random(seed)
    points = [(-60.0, tops[0][1]), *tops, (width + 60.0, tops[-1][1])]
    run = line(*(v for point in points for v in point))
    combs = []
    for k in range(furrows):
        low = (k + 1) * gap * (1 + 0.35 * k)
        combs.append(line(*(v for x, y in points for v in (x, y + low + dice.uniform(-9, 9)))))
    top = f"{run} L{width + 60:.0f} {bottom:.0f} L-60 {bottom:.0f} Z"
    return Shape(top, colour, bevel=46, swell=0.7, angle=angle, grain=0.06, contour=0.6, rim=0.2, ink=ink, tone=0.88,
        fog=Fog(AIR, fog) if fog else None, shadow=Shadow(0.12, 0, -4, 6),
        ridges=tuple(Ridge(comb, 15 + 4 * k, (-9.0, 8.0)[k % 2]) for k, comb in enumerate(combs)))


def road(points: Sequence[tuple[float, float, float]], colour: str = ROAD) -> list[Shape]:
    """Return a road through x, y, width, with the stipple of its stones."""
    run = tube(*(v for point in points for v in point))
    return [Shape(run, colour, bevel=6, angle=10, swell=0.4, grain=0.06, contour=0.7, ink=0.35, tone=1.08,
        shadow=NO_SHADOW)]


def flock(size: float = 1.0) -> list[Shape]:
    """Return three crows on the wing round 0, 0."""
    out = []
    for x, y, s in ((0, 0, 1.0), (46, -24, 0.8), (-52, 14, 0.7)):
        wing = loop(-30, -6, -16, -13, -2, -3, 2, -3, 16, -14, 32, -8, 16, -6, 3, 6, -4, 6, -16, -5)
        out += placed([flat(wing, "#241a1c", tone=0.25, contour=0.7)], x, y, s)
    return placed(out, size=size)


def firs(dice: random.Random, places: Sequence[tuple[float, float, float]], colours: tuple[str, ...] = ("#6f9a55",
    "#5f8a52", "#7da65c"), fog: float = 0.0) -> list[Shape]:
    """Return small round-shouldered firs at x, foot, height."""
    out = []
    for x, foot, high in sorted(places, key=lambda place: place[1]):
        w = high * 0.27
        crown = polygon(x, foot - high, x + w * 0.5, foot - high * 0.62, x + w * 0.32, foot - high * 0.62, x + w * 0.82,
            foot - high * 0.34, x + w * 0.55, foot - high * 0.34, x + w, foot - high * 0.06, x - w, foot - high * 0.06,
            x - w * 0.55, foot - high * 0.34, x - w * 0.82, foot - high * 0.34, x - w * 0.32, foot - high * 0.62,
            x - w * 0.5, foot - high * 0.62)
        veil = Fog(AIR, fog) if fog else None
        out += [Shape(box(x - high * 0.03, foot - high * 0.08, high * 0.06, high * 0.12), "#5d3f2a", bevel=2, fog=veil,
            shadow=NO_SHADOW), Shape(crown, dice.choice(colours), bevel=w * 0.9, angle=70 + dice.uniform(-12, 12),
            grain=0.08, contour=0.6, rim=0.2, fog=veil, ink=0.85, shadow=Shadow(0.25, 4, 3, 3))]
    return out


def flowers(dice: random.Random, left: float, right: float, top: float, bottom: float, count: int,
    colours: tuple[str, ...] = ("#e0664c", "#fbf4df", "#e8b23a")) -> list[Shape]:
    """Return dots of flowers scattered over a meadow."""
    out = []
    for colour in colours:
        dots = " ".join(ellipse(dice.uniform(left, right), dice.uniform(top, bottom), dice.uniform(1.6, 3.0))
            for _ in range(count // len(colours)))
        out.append(flat(dots, colour, ink=0, tone=1.5, contour=0.35))
    return out


def beam(x: float, y: float, colour: str, radius: float, strength: float) -> Shape:
    """Return a pool of light round x, y."""
    return flat(ellipse(x, y, radius * 0.3), colour, ink=0, tone=1.5, opacity=0.01, glow=Glow(colour, radius, strength))
