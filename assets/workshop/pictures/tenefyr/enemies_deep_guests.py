"""Who waits in the Deep for visitors: a queen dressed in moths, a hero too many, a door with a lion's mouth."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Shadow,
    Shape,
    changed,
    drawn,
    flat,
    stroke,
)
from assets.workshop.engraving.kit.faces import Face, features, neck
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.hair import fall
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.nature import hill, trunk
from assets.workshop.engraving.kit.stonework import archway, floor, rounded, wall
from assets.workshop.engraving.palette import GOLD, STEEL, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.tenefyr.parts import brow, coat, form, hood, mark, two_eyes
from assets.workshop.pictures.tenefyr.setting import NIGHT, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

NEAR = Shadow(0.4, 4, 6, 4)
DROP = Shadow(0.5, 8, 12, 8)
QUEEN = Face(skin="#e6d8d2", hair="#efe8d6", iris="#7a4a9b", turn=0.0, width=0.9, jaw=0.78, age=0.0, brow=0.5,
    ridge=0.5,
    nose=0.8, eye=1.3, slant=7, stern=-2, smile=4, lips=1.3, lip_colour="#8a3a5a", bones=0.6, gaze=0)
HERO = Face(skin="#d9a67e", hair="#5a3a22", iris="#3f7d55", turn=0.0, width=1.0, jaw=0.95, age=0.1, eye=1.15, stern=0,
    smile=0, gaze=0)


def moth(x: float, y: float, size: float, turn: float = 0.0) -> tuple[str, str, str]:
    """Return the outlines of wings, spots and body of a moth round x, y, `size` its half width."""
    a = math.radians(turn)
    cos, sin = math.cos(a) * size, math.sin(a) * size

    def at(*points: float) -> list[float]:
        return [v for i in range(0, len(points), 2) for v in (x + points[i] * cos - points[i + 1] * sin,
            y + points[i] * sin + points[i + 1] * cos)]

    wings = " ".join(loop(*at(s * 0.06, -0.1, s * 0.5, -0.62, s * 1.0, -0.6, s * 0.94, -0.1, s * 0.6, 0.08, s * 0.66,
        0.5,
        s * 0.36, 0.66, s * 0.08, 0.3)) for s in (-1, 1))
    dots = [at(s * 0.66, -0.34) for s in (-1, 1)]
    spots = " ".join(ellipse(px, py, size * 0.14) for px, py in dots)
    return wings, spots, tube(*at(0, -0.3), size * 0.16, *at(0, 0.0), size * 0.2, *at(0, 0.5), size * 0.06)


def flock(places: Sequence[tuple[float, float, float, float]], colours: tuple[str, ...],
    glow: bool = False) -> list[Shape]:
    """Return moths at x, y of a size and turn, in those colours by turns."""
    out: list[Shape] = []
    drawn_ = [moth(*place) for place in places]
    for k, colour in enumerate(colours):
        mine = drawn_[k :: len(colours)]
        if not mine:
            continue
        out += [Shape(" ".join(w for w, _, _ in mine), colour, bevel=9, angle=40 + 30 * k, grain=0.04, shadow=NEAR,
            ink=0.8,
            glow=Glow("#fff0c0", 10, 0.4) if glow else None), flat(" ".join(s for _, s, _ in mine), darker(colour, 0.5),
            tone=0.7), Shape(" ".join(b for _, _, b in mine), darker(colour, 0.45), bevel=4, angle=20,
            shadow=NO_SHADOW)]
    return out


def _night() -> Part:
    """Return a wood at night with a great moon."""
    dice = random.Random(71)
    far = Fog("#b9b6cc", 0.4)
    return [*moon(320, 150, 150, "#f6efcf"), *trunk(dice, 60, 440, 60, "#5a5470", 20, far, boughs=3), *trunk(dice, 590,
        440, 64,
        "#5a5470", -24, far, boughs=3), hill(640, 500, [(-20, 400), (300, 380), (660, 404)], "#6f7488", Fog("#b9b6cc",
        0.25))]


def _queen() -> Part:
    """Return the queen: a pale face, two feathers of antennae, and from the throat down nothing but wings."""
    f = QUEEN
    dice = random.Random(4)
    gown = []
    for row in range(5):
        y = 176 + row * 62
        half = 60 + row * 62
        count = 2 + row
        for i in range(count):
            u = (i + 0.5) / count * 2 - 1
            gown.append((u * half + dice.uniform(-6, 6), y + dice.uniform(-8, 8) + abs(u) * 26, dice.uniform(60, 70),
                u * 40 + dice.uniform(-12, 12)))
    sleeves = [(s * (168 + 44 * k), 132 - 44 * k, 52 - 3 * k, s * (50 - 20 * k)) for s in (-1, 1) for k in range(4)]
    loose = [(-276, -110, 40, -30), (270, -140, 44, -20), (-236, 20, 26, 10), (250, 10, 28, 30)]
    feelers = []
    for s in (-1, 1):
        barbs = " ".join(f"M{s * (40 + 26 * k)} {-150 - 34 * k + 3 * k * k} l{s * 26} {10} M{s * (40 + 26 * k)} "
            f"{-150 - 34 * k + 3 * k * k} l{s * -6} -26" for k in range(5))
        feelers += [drawn(f"M{s * 30} -124 Q{s * 70} -220 {s * 170} -256", 9, "#4a3a50"), drawn(barbs, 5, "#4a3a50")]
    mantle = form(loop(-400, 560, -330, 330, -200, 160, -96, 170, 0, 150, 96, 170, 200, 160, 330, 330, 400, 560),
        "#8a7aa0", 60,
        70)
    colours = ("#efe0c0", "#c9a5b4", "#d9b878", "#b6a6c6", "#e6cdb0")
    return [*feelers, mantle, neck(f, 0.72), *flock(sleeves, colours), *flock(gown, colours), changed([fall(f.hair,
        150, 20,
        12)], ink=0.7)[0], *changed(features(f), ink=0.75, tone=1.1), *flock([(-40, -134, 30, -30), (40, -134, 30, 30),
        (0, -150,
        38, 0)], ("#f6e6c4", "#d9b878")), *flock(loose, ("#f6e6c4", "#d8c4d8"), True)]


def _mirrors() -> Part:
    """Return a hall with a great gilt mirror."""
    dice = random.Random(72)
    far = Fog("#ecdccc", 0.45)
    return [wall(dice, -20, -20, 680, 420, "#b08a80", 50, far), form(ellipse(320, 200, 236, 230), GOLD, 16, 45,
        shine=0.4),
        flat(ellipse(320, 200, 208, 204), "#cfe0e0", ink=0.25, tone=1.2, angle=40, contour=1.2), flat(
        "M170 150 L300 20 M200 180 L350 30", "#fff", tone=1.6),
        drawn("M156 190 L290 40 M180 220 L330 44 M400 330 L480 240", 7,
        "#fbfbf0", ink=0, tone=1.8), floor(410, 500, 640, "#a8857a", 320, 90)]


def _double() -> Part:
    """Return the hero's face under the hero's hood, and a smile that goes on after it should have stopped."""
    f, cloth = HERO, "#3f7d55"
    grin = "M-98 44 Q-50 100 0 100 Q50 100 98 44 Q84 160 0 164 Q-84 160 -98 44 Z"
    clip = f'<clipPath id="d"><path d="{grin}"/></clipPath>'
    gaps = stroke(" ".join(f"M{x} 40 L{x * 0.9:.0f} 170" for x in range(-84, 90,
        14)) + " M-98 50 Q-50 130 0 132 Q50 130 98 50", 3)
    teeth = [mark(grin, "#fbf4df", ink=0, tone=1.5, contour=2.0), flat(f'{clip}<g clip-path="url(#d)">{gaps}</g>',
        "#2a1a14",
        tone=0.2)]
    marks = drawn("M-98 44 q-8 -10 -4 -20 M98 44 q8 -10 4 -20 M-74 116 Q-50 150 -20 158 M74 116 Q50 150 20 158", 4)
    eyes = [flat(ellipse(s * 41, 0, 7), "#120c0a", tone=0.1) for s in (-1, 1)]
    locks = [form(tube(x, -120, 26, x * 1.2, -90, 24, x * 1.35 - 8, -52, 3), f.hair, 10, 60,
        shadow=NEAR) for x in (-64, -36,
        -6, 26, 56)]
    return [coat(cloth, 0.94, 190), *hood(cloth, 10, "#1e2a22"), neck(f, 0.9), *features(f), *eyes, *locks, *teeth,
        marks,
        form(tube(-110, 196, 30, 0, 232, 34, 110, 196, 30), darker(cloth, 0.2), 14, 10, shadow=NEAR),
        form(ellipse(0, 234, 22), GOLD, 14, 40, shine=0.5, shadow=NEAR)]


def _vault() -> Part:
    """Return a passage of squared stone that ends here."""
    dice = random.Random(73)
    far = Fog("#f2d8c0", 0.4)
    return [wall(dice, -20, -20, 680, 520, "#b3826e", 54, far), flat(rounded(320, 500, 232, 480), "#3a2a2c", tone=0.3),
        archway(320, 500, 232, 480, 40, "#cf9c84", False, far), *lantern(46, 90, 1.1, 0.8), *lantern(594, 90, 1.1, 0.8)]


def _warden() -> Part:
    """Return the door: riveted iron, and in its middle a lion of brass, awake, with the keyhole on its tongue."""
    iron, brass = "#8f979e", "#d9a441"
    door = form(rounded(0, 300, 214, 506), iron, 14, 84, shine=0.3, grain=0.08, swell=0.6)
    straps = [form(box(-214, y, 428, 34), darker(iron, 0.22), 8, 4, shine=0.4, shadow=NEAR) for y in (-116, 196)]
    rivets = [Shape(" ".join(ellipse(x, y, 9) for x, y in [(x, y) for y in (-99, 213) for x in range(-190, 200, 54)]),
        lighter(iron, 0.3), bevel=6, shine=0.6, shadow=NEAR)]
    mane: list[Shape] = []
    for ring, (radius, size, colour) in enumerate(((166, 62, darker(brass, 0.28)), (132, 54, darker(brass, 0.1)))):
        count = 16 - 2 * ring
        for i in range(count):
            a = 2 * math.pi * (i + ring / 2) / count
            mane.append(form(tube(96 * math.cos(a), 30 + 96 * math.sin(a), size * 0.7,
                (radius - 26) * math.cos(a + 0.06), 30 + (
                radius - 26) * math.sin(a + 0.06), size, (radius + 14) * math.cos(a + 0.16),
                30 + (radius + 14) * math.sin(
                a + 0.16), 4), colour, size * 0.4, math.degrees(a) + 40, shine=0.4, shadow=NEAR))
    face = [*[form(ellipse(s * 88, -66, 30), brass, 16, 20, shine=0.4, shadow=NEAR) for s in (-1, 1)], form(loop(-108,
        30, -98,
        -54, -50, -96, 50, -96, 98, -54, 108, 30, 86, 100, 0, 130, -86, 100), brass, 64, 16, shine=0.4), *two_eyes(96,
        25, -18,
        0.0, 0.2, 0.26, brass, 16, iris="#b8402c"), *brow(-52, -54, 80, 20, 18, darker(brass, 0.4)), *brow(52, -54, 80,
        20, -18,
        darker(brass, 0.4)), form(loop(-54, 120, 0, 140, 54, 120, 76, 170, 0, 214, -76, 170), darker(brass, 0.12), 22,
        10),
        mark(loop(-72, 82, 0, 66, 72, 82, 66, 150, 0, 172, -66, 150), "#20130f", contour=1.5), form(loop(-36, 166, -40,
        124, 0,
        108, 40, 124, 36, 166, 0, 178), "#b8402c", 16, 10, shadow=NO_SHADOW), mark(" ".join((ellipse(0, 128, 12),
        polygon(-6, 130, 6, 130, 13, 164, -13, 164))), "#120a08", tone=0.1), *[form(polygon(s * x - 11, 76, s * x + 11,
        76, s * x, 76 + h), "#fbf4df", 7,
        70, shadow=NEAR) for s in (-1, 1) for x, h in ((50, 40), (22, 20))], form(loop(-84, 62, -64, 26, -12, 16, 0,
        22, 12, 16,
        64, 26, 84, 62, 50, 88, 0, 74, -50, 88), lighter(brass, 0.25), 24, 20, shine=0.4, shadow=NEAR), form(loop(-34,
        8, 0, 0, 34,
        8, 16, 36, 0, 42, -16, 36), darker(brass, 0.5), 12, 10, shadow=NEAR)]
    bolts = [form(box(s * 250 - 40, y, 80, 26), STEEL, 11, 4, shine=0.6, shadow=NEAR) for s in (-1, 1) for y in (-40,
        60)]
    return [*bolts, door, *straps, *rivets, *mane, *face]


PICTURES = {
    "queen-of-moths": scene(_night, _queen, 320, 206, 0.76, NIGHT),
    "doppelganger": scene(_mirrors, _double, 320, 206, 0.92),
    "vault-warden": scene(_vault, _warden, 320, 222, 0.98),
}
RECIPES = recipes(
    "enemies", PICTURES, __name__, "faces", "fire", "hair", "hands", "haunts", "nature", "stonework",
    shared=("parts", "stage"), quality=QUALITY,
)
