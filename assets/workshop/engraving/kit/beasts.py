"""Rats, spiders, webs: creatures put together from tubes and sculpted bodies."""

from __future__ import annotations

import math
import random

from ..palette import BONE, darker, lighter
from ..paths import ellipse, line, loop, polygon, sampled, tube
from ..shapes import NO_SHADOW, Dab, Glow, Ridge, Shadow, Shape, drawn, flat, placed, stroke


def coat(dice: random.Random, left: float, top: float, right: float, bottom: float, hairs: int, dx: float, dy: float,
    width: float = 5.0) -> Ridge:
    """Return the furrows of a furry coat: short hairs in a rectangle, all about dx, dy long."""
    path = " ".join(f"M{dice.uniform(left, right):.0f} {dice.uniform(top, bottom):.0f} "
                    f"q{dx * 0.4 + dice.uniform(-3, 3):.0f} {dy * 0.5 + dice.uniform(-3, 3):.0f} "
                    f"{dx + dice.uniform(-5, 5):.0f} {dy + dice.uniform(-5, 5):.0f}" for _ in range(hairs))
    return Ridge(path, width, -width * 0.7)


def rat(dice: random.Random, fur: str = "#7d6a58", eye: str = "#ff6a3a", snarl: float = 1.0,
    tail: bool = True) -> list[Shape]:
    """Return a crouching rat that looks to the left; its feet are at y = 130, its snout near x = -245."""
    pink, g = "#c98f80", 22 * snarl
    out: list[Shape] = []
    if tail:
        run = (190, 70, 30, 260, 104, 22, 330, 70, 17, 322, -20, 14, 262, -60, 10, 236, -20, 6, 262, 6, 2)
        rings = " ".join(f"M{x - 9:.0f} {y - 7:.0f} L{x + 9:.0f} {y + 7:.0f}"
            for x, y in sampled([(run[i], run[i + 1]) for i in range(0, len(run), 3)], 5))
        out.append(Shape(tube(*run), pink, bevel=13, angle=60, grain=0.04, ridges=(Ridge(rings, 4, -3),)))
    body = loop(-70, 90, -110, 20, -60, -60, 30, -108, 120, -96, 200, -34, 224, 50, 190, 112, 90, 128, 0, 124)
    haunch = loop(96, 128, 76, 70, 110, 10, 176, 6, 214, 60, 204, 116, 160, 132)
    out += [
        *_paw(-20, 118, pink, 1.0),
        *_paw(150, 122, pink, 1.15),
        Shape(body, fur, bevel=86, angle=66, grain=0.16, ridges=(coat(dice, -80, -90, 200, 110, 90, 26, 14),),
            shadow=Shadow(0.55, 8, 14, 9)),
        Shape(haunch, darker(fur, 0.06), bevel=50, angle=100, grain=0.16,
            ridges=(coat(dice, 90, 20, 200, 120, 30, 16, 20),), shadow=Shadow(0.3, -4, 6, 6)),
        Shape(tube(-50, 40, 58, -78, 84, 44, -92, 122, 28), fur, bevel=24, angle=20, grain=0.12),
        *_paw(-112, 124, pink, 1.0),
    ]
    head = loop(-20, -66, -70, -92, -130, -70, -196, -18, -244, 28, -252, 48, -238, 60, -196, 62, -150, 62, -150,
        70 + g * 0.5, -196, 84 + g, -190, 96 + g, -150, 96 + g * 0.9, -96, 84 + g * 0.3, -40, 70, 0, 10)
    forms = (Dab(-128, -30, 28, 16, 12, -24), Dab(-122, -6, 22, 17, -12), Dab(-196, 20, 44, 16, 10, -30),
        Dab(-90, 40, 34, 26, 12), Dab(-40, -20, 40, 40, 8))
    mouth = loop(-236, 58, -196, 64, -150, 64, -112, 54, -130, 72 + g * 0.4, -160, 80 + g * 0.7, -196, 86 + g)
    out += [
        Shape(loop(-30, -70, -26, -120, 4, -146, 36, -120, 34, -78, 6, -50), darker(fur, 0.1), bevel=14, angle=20,
            grain=0.08),
        Shape(head, fur, bevel=50, angle=-24, grain=0.12, dabs=forms,
            ridges=(coat(dice, -190, -60, -10, 70, 56, 24, 12), Ridge(line(-216, 30, -190, 40, -160, 36), 7, -6)),
            shadow=Shadow(0.5, 6, 12, 8)),
        flat(mouth, "#4a120f", tone=0.3, contour=0.9),
        Shape(tube(-190, 78 + g * 0.8, 10, -160, 74 + g * 0.5, 13, -130, 64, 10), "#c0605a", bevel=6, shadow=NO_SHADOW,
            contour=0.5),
    ]
    for x, y, w, long in ((-228, 60, 7, 26), (-214, 63, 7, 24), (-190, 64, 5, 11), (-174, 64, 5, 10), (-158, 62, 5, 9)):
        out.append(Shape(polygon(x - w, y - 3, x + w, y - 3, x + w * 0.2, y + long), "#f1e4b8", bevel=5, ink=0.3,
            contour=0.8, shadow=Shadow(0.3, 1, 3, 2)))
    for x, top, w, long in ((-190, 90 + g, 6, -24), (-172, 86 + g * 0.8, 5, -10)):
        out.append(Shape(polygon(x - w, top, x + w, top, x, top + long), "#f1e4b8", bevel=4, ink=0.3, contour=0.8,
            shadow=NO_SHADOW))
    out += [
        Shape(loop(-256, 40, -246, 24, -230, 30, -232, 48, -246, 56), pink, bevel=10, angle=30, shine=0.4),
        flat(ellipse(-124, -8, 19, 16), "#1d120c", contour=0.4, tone=0.3),
        flat(ellipse(-125, -8, 15, 13), eye, ink=0.05, contour=0.6, tone=1.6, glow=Glow(eye, 6, 0.4)),
        flat(ellipse(-129, -7, 4, 10), "#120905", tone=0.1),
        flat(ellipse(-131, -13, 3), "#ffffff", ink=0, tone=1.8),
        drawn(line(-150, -6, -132, -28, -104, -24), 4, "#1d120c"),
        Shape(loop(-74, -66, -96, -120, -70, -160, -28, -150, -12, -104, -34, -62), darker(fur, 0.05), bevel=16,
            angle=40, grain=0.08, shadow=Shadow(0.5, 5, 8, 5)),
        Shape(loop(-64, -78, -78, -118, -60, -144, -34, -134, -28, -104, -42, -76), pink, bevel=12, swell=-0.8,
            angle=-20, contour=0.6, shadow=NO_SHADOW),
        drawn("M-214 44 Q-260 20 -300 30 M-214 48 Q-262 44 -304 62 M-212 52 Q-256 66 -288 92 M-206 42 Q-230 6 -262 -10",
            1.8, "#2a1c12"),
    ]
    return out


def _paw(x: float, y: float, colour: str, size: float) -> list[Shape]:
    """Return a clawed paw."""
    out = []
    for i in range(4):
        dx = -28 + i * 10
        part = [Shape(tube(0, -8, 15, dx * 0.7, 4, 11, dx, 8, 7), colour, bevel=6, angle=40,
            shadow=Shadow(0.3, 2, 3, 2)), Shape(tube(dx, 8, 6, dx - 12, 11, 1), "#2a1c12", bevel=3, shadow=NO_SHADOW)]
        out += placed(part, x, y, size)
    return out


def web(x: float, y: float, reach: float, spokes: int = 13, rounds: int = 6, turn: float = 0.1,
    colour: str = "#f4efe0") -> list[Shape]:
    """Return a spider's web round x, y."""
    angles = [turn + 2 * math.pi * (i + 0.22 * math.sin(i * 2.3)) / spokes for i in range(spokes)]
    straight = " ".join(f"M{x} {y} L{x + math.cos(a) * reach:.0f} {y + math.sin(a) * reach:.0f}" for a in angles)
    hung = []
    for k in range(1, rounds + 1):
        r = reach * (k / (rounds + 0.4)) ** 1.15
        for i in range(spokes):
            a, b = angles[i], angles[(i + 1) % spokes]
            m = (a + b + (2 * math.pi if b < a else 0)) / 2
            hung.append(f"M{x + math.cos(a) * r:.0f} {y + math.sin(a) * r:.0f} Q{x + math.cos(m) * r * 0.82:.0f} "
                        f"{y + math.sin(m) * r * 0.82:.0f} {x + math.cos(b) * r:.0f} {y + math.sin(b) * r:.0f}")
    return [flat(stroke(straight, 2.6), colour, ink=0, contour=0.35, tone=1.6),
        flat(stroke(" ".join(hung), 2.2), colour, ink=0, contour=0.3, tone=1.6)]


def spider_leg(points: tuple[float, ...], width: float, colour: str, bands: str) -> list[Shape]:
    """Return a jointed, bristled leg through x, y, x, y, ... that ends in a claw."""
    joints = [(points[i], points[i + 1]) for i in range(0, len(points), 2)]
    out: list[Shape] = []
    for i in range(len(joints) - 1):
        (ax, ay), (bx, by) = joints[i], joints[i + 1]
        last = i == len(joints) - 2
        w = width * (1 - 0.2 * i)
        bristles = []
        for k in range(1, 9):
            t = k / 9
            px, py = ax + (bx - ax) * t, ay + (by - ay) * t
            nx, ny = -(by - ay), bx - ax
            long = math.hypot(nx, ny) or 1
            for s in (-1, 1):
                bristles.append(f"M{px:.0f} {py:.0f} L{px + s * nx / long * w * 0.85 + (bx - ax) / long * 7:.0f} "
                                f"{py + s * ny / long * w * 0.85 + (by - ay) / long * 7:.0f}")
        out.append(drawn(" ".join(bristles), 2.2, darker(colour, 0.6)))
        out.append(Shape(tube(ax, ay, w * 0.8, (ax + bx) / 2, (ay + by) / 2, w * (0.7 if last else 1.0), bx, by,
            2 if last else w * 0.62), colour, bevel=w * 0.5, angle=60 + i * 50, grain=0.1,
            shadow=Shadow(0.5, 6, 10, 7)))
        if not last:
            out.append(Shape(ellipse(bx, by, w * 0.42), bands, bevel=w * 0.3, angle=30, grain=0.05, shadow=NO_SHADOW))
            mx, my = ax + (bx - ax) * 0.62, ay + (by - ay) * 0.62
            dx, dy = (bx - ax) * 0.08, (by - ay) * 0.08
            out.append(Shape(tube(mx - dx, my - dy, w * 0.98, mx + dx, my + dy, w * 0.94), bands, bevel=w * 0.45,
                angle=80, grain=0.08, shadow=NO_SHADOW, contour=0.6))
    return out


def spider_face(colour: str, eyes: str = "#ffd24a", venom: bool = False) -> list[Shape]:
    """Return the front of a spider: head, eight eyes, fangs; origin in its middle, about 230 wide."""
    dice = random.Random(5)
    head = loop(-100, -10, -88, -66, -40, -92, 0, -98, 40, -92, 88, -66, 100, -10, 84, 48, 40, 80, 0, 86, -40, 80, -84,
        48)
    forms = (Dab(0, -60, 60, 26, 10), Dab(-30, 0, 26, 22, -7), Dab(30, 0, 26, 22, -7), Dab(0, 56, 44, 20, 10))
    out = [Shape(head, colour, bevel=70, angle=-26, grain=0.12, dabs=forms,
        ridges=(coat(dice, -90, -84, 90, 70, 70, 4, 20),), shadow=Shadow(0.6, 6, 16, 10))]
    for s in (-1, 1):
        out.append(Shape(tube(s * 34, 60, 46, s * 50, 100, 50, s * 44, 140, 38), lighter(colour, 0.08), bevel=24,
            angle=s * 30, grain=0.1, ridges=(coat(dice, s * 60 - 26, 70, s * 60 + 10, 140, 14, 0, 16),)))
        out.append(Shape(tube(s * 46, 144, 30, s * 50, 180, 24, s * 26, 226, 3), "#efe0bc", bevel=14, angle=s * 50,
            grain=0.02, shine=0.4, ink=0.7))
        out.append(Shape(tube(s * 84, 50, 30, s * 120, 96, 28, s * 104, 160, 18, s * 92, 186, 3), colour, bevel=13,
            angle=s * 60, grain=0.1))
        for x, y, r in ((28, -6, 25), (72, -26, 16), (24, -52, 14), (60, -58, 10)):
            out += [
                Shape(ellipse(s * x, y, r + 4), darker(colour, 0.5), bevel=5, swell=-0.5, contour=0.3,
                    shadow=NO_SHADOW),
                Shape(ellipse(s * x, y, r), eyes, bevel=r * 0.9, angle=40, grain=0, ink=0.3, shine=0.6, contour=0.8,
                    tone=1.25, shadow=NO_SHADOW),
                flat(ellipse(s * x, y + 1, r * 0.24, r * 0.62), "#140a06", tone=0.1),
                flat(ellipse(s * x - r * 0.36, y - r * 0.4, r * 0.2), "#ffffff", ink=0, tone=1.8),
            ]
        if venom:
            drops = f"{loop(s * 26 - 7, 238, s * 26, 222, s * 26 + 7, 238, s * 26, 246)} "
            drops += loop(s * 27 - 9, 268, s * 27, 252, s * 27 + 9, 268, s * 27, 278)
            out.append(flat(drops, "#b8e85a", ink=0.05, contour=0.7, tone=1.6, glow=Glow("#a8e04a", 6, 0.5)))
    return out


def cocoon(height: float) -> list[Shape]:
    """Return a hanging bundle of silk with a boot that sticks out; its top is 0, 0."""
    h = height
    wraps = " ".join(f"M{-h * 0.2} {h * u:.0f} Q0 {h * (u + 0.08):.0f} {h * 0.2} {h * (u - 0.04):.0f}"
        for u in (0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88))
    return [
        drawn(f"M0 {-h} V4", 3, "#f0ead8"),
        Shape(tube(h * 0.06, h * 0.94, h * 0.13, h * 0.07, h * 1.1, h * 0.11, -h * 0.05, h * 1.14, h * 0.1), "#5a3c26",
            bevel=h * 0.05, angle=70),
        Shape(loop(0, 0, h * 0.12, h * 0.14, h * 0.2, h * 0.45, h * 0.15, h * 0.8, 0, h, -h * 0.15, h * 0.8, -h * 0.2,
            h * 0.45, -h * 0.12, h * 0.14), "#e4dcc6", bevel=h * 0.18, angle=14, grain=0.08,
            ridges=(Ridge(wraps, h * 0.05, -h * 0.035),)),
    ]


def bone(length: float, width: float = 14.0) -> list[Shape]:
    """Return a bone lying from 0, 0 to the right."""
    w = width
    return [Shape(tube(0, 0, w, length / 2, 0, w * 0.8, length, 0, w), BONE, bevel=w * 0.5, angle=4),
        *[Shape(f"{ellipse(x, -w * 0.5, w * 0.62)} {ellipse(x, w * 0.5, w * 0.62)}", BONE, bevel=w * 0.4, angle=40,
        shadow=NO_SHADOW) for x in (-w * 0.2, length + w * 0.2)]]
