"""The Iron Castellan, the thing that walks the ninth room and does not sleep."""

from __future__ import annotations

import math

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Glow,
    Part,
    Picture,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    hollow,
    placed,
)
from assets.workshop.engraving.kit.arms import axe
from assets.workshop.engraving.kit.attire import band
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.stonework import chain, floor
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

IRON = "#7c838a"
RUST = "#9a6a4c"
HEAT = "#ffa63a"


def keyhole(x: float, y: float, size: float, colour: str = "#120d0a", glow: str | None = None) -> Shape:
    """Return a keyhole round x, y, `size` high."""
    k = size / 100
    path = (
        f"M{x - 12 * k} {y - 2 * k} A{26 * k} {26 * k} 0 1 1 {x + 12 * k} {y - 2 * k} L{x + 24 * k} {y + 50 * k} "
        f"H{x - 24 * k} Z"
    )
    light = {"ink": 0.0, "tone": 1.9, "glow": Glow(glow, 14 * k + 4, 0.8)} if glow else {"tone": 0.15}
    return flat(path, glow or colour, contour=1.0, **light)


def _rivets(*points: tuple[float, float], size: float = 8.0) -> list[Shape]:
    """Return round rivets."""
    return [Shape(ellipse(x, y, size), lighter(IRON, 0.12), bevel=size * 0.8, angle=40, shine=0.5,
        shadow=Shadow(0.4, 2, 3, 2)) for x, y in points]


def _head() -> list[Shape]:
    """Return a head like a keep: merlons for a crown, two keyholes that burn, a portcullis for a mouth."""
    merlons = [Shape(box(x, -190, 42, 60), IRON, bevel=9, angle=30, grain=0.12, shine=0.4) for x in (-128, -72, -16,
        40, 88)]
    tower = loop(-126, -140, 126, -140, 132, -60, 124, 60, 112, 150, 60, 178, 0, 184, -60, 178, -112, 150, -124, 60,
        -132, -60)
    bars = " ".join(box(x - 5, 70, 10, 110) for x in (-34, -12, 12, 34)) + " " + box(-44, 116, 88, 9)
    return [
        *merlons,
        Shape(tower, IRON, bevel=70, angle=16, grain=0.14, shine=0.4, dabs=(Dab(0, -20, 130, 14, 8), Dab(-64, 60, 30,
        50, 8),
            Dab(64, 60, 30, 50, 8)), shadow=Shadow(0.6, 8, 16, 10)),
        Shape(box(-140, -142, 280, 30), darker(IRON, 0.1), bevel=9, angle=4, shine=0.5, grain=0.1),
        keyhole(-60, 14, 58, glow=HEAT), keyhole(60, 14, 58, glow=HEAT),
        Shape(loop(-138, -76, -60, -54, 0, -30, 60, -54, 138, -76, 134, -34, 64, -10, 0, 22, -64, -10, -134, -34),
            darker(IRON, 0.14), bevel=16, angle=10, shine=0.5, shadow=Shadow(0.7, 3, 14, 7)),
        flat("M-46 176 V96 C-46 70 -20 58 0 40 C20 58 46 70 46 96 V176 Q0 186 -46 176 Z", "#ff7a1a", ink=0.1, tone=1.6,
            contour=1.4, glow=Glow(HEAT, 12, 0.5)),
        Shape(bars, "#3a3430", bevel=5, angle=84, shadow=NO_SHADOW),
        band("M-48 178 V96 C-48 70 -20 56 0 38 C20 56 48 70 48 96 V178", 11, "#9a7a4a", 40),
        *_rivets(*[(x, -127) for x in range(-120, 121, 40)], *[(s * (112 - 0.2 * y), y) for s in (-1, 1) for y in (40,
        84, 126)]), drawn(line(-96, -100, -70, -76, -84, -60) + " " + line(90, 90, 76, 110, 92, 130), 3.4, "#2c2420"),
        Shape(loop(40, -100, 90, -96, 100, -70, 50, -66), RUST, bevel=4, swell=0.3, angle=60, contour=0, opacity=0.6,
            grain=0.4, shadow=NO_SHADOW),
    ]


def _lock(x: float, y: float, size: float, colour: str = GOLD) -> list[Shape]:
    """Return a padlock that hangs at x, y."""
    part = [Shape(hollow("M-26 6 V-26 A26 26 0 0 1 26 -26 V6 H14 V-24 A14 14 0 0 0 -14 -24 V6 Z"), DARK_STEEL, bevel=5,
        angle=40, shine=0.5), Shape('<rect x="-40" y="0" width="80" height="70" rx="10"/>', colour, bevel=14, angle=20,
        shine=0.5, grain=0.08, shadow=Shadow(0.5, 5, 8, 5)), keyhole(0, 30, 42)]
    return placed(part, x, y, size)


def _pauldron(side: int) -> list[Shape]:
    """Return a shoulder like a bastion with a chimney that smokes."""
    s = side
    dome = loop(s * 120, 260, s * 140, 180, s * 220, 120, s * 310, 140, s * 370, 220, s * 380, 330, s * 260, 350,
        s * 150, 330)
    return [
        Shape(box(s * 270 - 28, 60, 56, 90), darker(IRON, 0.14), bevel=20, angle=86, shine=0.4, grain=0.12),
        *flame(s * 270, 66, 84, 0.5),
        Shape(box(s * 270 - 34, 56, 68, 20), IRON, bevel=6, angle=4, shine=0.4),
        Shape(dome, IRON, bevel=70, angle=s * 40, grain=0.14, shine=0.5, shadow=Shadow(0.6, 8, 14, 9)),
        band(line(s * 140, 320, s * 260, 342, s * 376, 318), 20, GOLD, 70),
        *_rivets((s * 190, 190), (s * 250, 160), (s * 320, 190), (s * 356, 250), (s * 180, 280), (s * 270, 296)),
    ]


def _keys() -> list[Shape]:
    """Return a ring of big keys round 0, 0 that fan out below it, 190 high."""
    out: list[Shape] = []
    for i, turn in enumerate((50, -50, 25, -25, 0)):
        metal = GOLD if i % 2 == 0 else "#c3c8cc"
        key = [Shape(hollow(f"{ellipse(0, 0, 23)} {ellipse(0, 0, 12)}"), metal, bevel=6, angle=40, shine=0.6,
            shadow=Shadow(0.5, 4, 6, 4)),
            Shape(f"{box(-7, 20, 14, 96)} {box(5, 82, 27, 12)} {box(5, 104, 21, 12)}", metal, bevel=5, angle=70,
                shine=0.5, shadow=Shadow(0.5, 4, 6, 4))]
        a = math.radians(turn)
        out += placed(key, math.sin(a) * 56, math.cos(a) * 56, 1.0, -turn)
    return [*out, Shape(hollow(f"{ellipse(0, 0, 60)} {ellipse(0, 0, 48)}"), DARK_STEEL, bevel=6, angle=30, shine=0.6,
        shadow=Shadow(0.5, 4, 6, 4))]


def _fist(size: float) -> list[Shape]:
    """Return an iron fist of square plates round an upright shaft."""
    out = [Shape('<rect x="-50" y="-56" width="92" height="112" rx="16"/>', darker(IRON, 0.12), bevel=20, angle=10,
        shine=0.4)]
    for i, y in enumerate((-50, -23, 4, 31)):
        out.append(Shape(f'<rect x="-20" y="{y}" width="70" height="25" rx="7"/>', lighter(IRON, 0.05 * (i % 2)),
            bevel=9, angle=70, shine=0.5, grain=0.08, shadow=Shadow(0.4, 2, 4, 3)))
    return placed([*out, *_rivets((-34, -34), (-34, 0), (-34, 34), size=6)], size=size)


def _castellan() -> Part:
    """Return the Castellan: a walking keep of iron, a furnace for a heart, locks in chains, an axe, a ring of keys."""
    chest = loop(-230, 500, -240, 340, -200, 220, -100, 186, 0, 196, 100, 186, 200, 220, 240, 340, 230, 500)
    grate = " ".join(box(-80, 320 + 26 * i, 160, 10) for i in range(6))
    return [
        Shape(chest, darker(IRON, 0.06), bevel=80, angle=24, grain=0.14, shine=0.4),
        flat(loop(-88, 300, 0, 286, 88, 300, 94, 500, -94, 500), "#ff8a2a", ink=0.05, tone=1.7, contour=1.4,
            glow=Glow(HEAT, 26, 0.6)),
        Shape(grate, "#3a3430", bevel=4, angle=4, shadow=NO_SHADOW),
        band(line(-96, 500, -90, 300, 0, 284, 90, 300, 96, 500), 16, GOLD, 40),
        *[s for x, top in ((-170, 230), (170, 230), (-130, 220), (132, 220)) for s in chain(x, top, 500, 1.9,
        "#9aa0a4")], Shape(box(-70, 150, 140, 70), DARK_STEEL, bevel=30, angle=4, grain=0.12,
        ridges=(Ridge("M-70 172 H70 M-70 196 H70", 7,
            -5),)),
        *_pauldron(-1), *_pauldron(1),
        *placed(_head(), 0, 0, 1.04),
        *_lock(-132, 316, 0.9), *_lock(140, 320, 1.0, "#a8adb0"),
        *placed([*axe(330, 1.6, "#9aa4aa", False), *_fist(1.2)], 286, 190, 1.0, 8),
        *placed([*_keys(), *placed(_fist(1.06), 0, -62, 1.0, 90)], -258, 206, 1.0, 4),
    ]


def _vault() -> Part:
    """Return the ninth room: a round vault door with its bolts, shelves of gold in the lamplight."""
    fog = Fog("#e8cf96", 0.3)
    bolts = [shape for i in range(12) for shape in _rivets((340 + math.cos(i * math.pi / 6) * 268,
        262 + math.sin(i * math.pi / 6) * 268), size=15)]
    spokes = " ".join(tube(340, 262, 26, 340 + math.cos(a) * 230, 262 + math.sin(a) * 230, 26)
        for a in (k * math.pi / 4 + 0.2 for k in range(8)))
    return [
        Shape(box(-20, -20, 720, 660), "#8a7460", bevel=30, swell=0, angle=4, grain=0.25, contour=0, shadow=NO_SHADOW,
        fog=fog,
            ridges=(Ridge(" ".join(f"M-20 {y} H700" for y in range(30, 640, 56)), 6, -4),)),
        Shape(ellipse(340, 262, 310), "#a08a6c", bevel=20, angle=30, grain=0.15, fog=fog),
        Shape(ellipse(340, 262, 236), "#8f8578", bevel=30, angle=60, grain=0.15, shine=0.3, fog=fog),
        Shape(spokes, "#a89a84", bevel=12, angle=20, shine=0.3, fog=fog),
        *bolts, floor(510, 640, 680, "#8a7460", 340, 90, Fog("#e8cf96", 0.15)),
    ]


PICTURE = Picture(_vault, lambda: placed(_castellan(), 340, 232, 0.92),
    Sky(high="#5a4a3c", low="#f0d490", sun=(0.5, 0.4), seed=5), LIGHT, PRINT)

_KIT = ("arms", "attire", "fire", "stonework")
RECIPES = (enemy("iron-castellan", PICTURE, __name__, *_KIT),)
