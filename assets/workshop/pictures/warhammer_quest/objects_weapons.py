"""The weapons a hero may carry, each on dark leather."""

from __future__ import annotations

from assets.workshop.engraving import (
    NO_SHADOW,
    Part,
    Ridge,
    Shape,
    drawn,
    flat,
    hollow,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.arms import axe, knife
from assets.workshop.engraving.palette import (
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    OXBLOOD,
    darker,
)
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, QUALITY, SOFT, laid, leather


def _bound(path: str, width: float = 5, colour: str = "#d9c08c") -> Shape:
    """Return a lashing along a path."""
    return Shape(stroke(path, width), colour, bevel=width * 0.4, angle=30, shadow=SOFT)


def _hammer() -> Part:
    """Return a war hammer with a brass collar and a bound grip."""
    return [
        Shape(tube(0, 128, 20, 0, -60, 19), DARK_WOOD, bevel=9, angle=86, grain=0.15, shadow=LYING),
        _bound(" ".join(f"M-9 {y} l18 8" for y in (66, 80, 94, 108))),
        Shape(ellipse(0, 128, 13), GOLD, bevel=8, shine=0.6),
        Shape(box(-64, -104, 128, 72), "#98a3a8", bevel=15, angle=18, shine=0.8, grain=0.05, shadow=LYING),
        Shape(f"{box(-80, -98, 18, 60)} {box(62, -98, 18, 60)}", "#cdd5d7", bevel=7, angle=80, shine=0.7),
        Shape(box(-18, -110, 36, 86), GOLD, bevel=8, angle=70, shine=0.6, shadow=SOFT),
        Shape(rays(0, -68, 6, 14, 6, 0), OXBLOOD, bevel=4, shine=0.6, shadow=NO_SHADOW),
    ]


def _spear() -> Part:
    """Return a boar spear: broad leaf, two wings below it."""
    wing = loop(8, -18, 34, -28, 52, -48, 50, -26, 34, -6, 8, -2)
    return [Shape(tube(0, 150, 15, 0, -20, 14), "#8a5c32", bevel=7, angle=86, grain=0.15, shadow=LYING),
        _bound(" ".join(f"M-8 {y} l16 7" for y in (40, 52, 64, 76, 88)), 5, OXBLOOD),
        Shape(wing, DARK_STEEL, bevel=7, angle=20, shine=0.7, shadow=LYING),
        *placed([Shape(wing, DARK_STEEL, bevel=7, angle=20, shine=0.7, shadow=LYING)], mirror=True),
        Shape(box(-11, -40, 22, 46), "#7d878d", bevel=9, angle=84, shine=0.7),
        Shape(loop(0, -148, 22, -104, 28, -72, 12, -38, -12, -38, -28, -72, -22, -104), "#c3cdd0", bevel=22, angle=74,
            shine=0.9, grain=0.02, ridges=(Ridge("M0 -140 V-40", 6, 6),), shadow=LYING)]


def _knives() -> Part:
    """Return two knives of one make, crossed."""
    return [*placed(knife(170, "#c9d2d4"), -46, 56, 1.1, 30), *placed(knife(170, "#d6dee0"), 46, 56, 1.1, -30),
        Shape(rays(0, -2, 8, 20, 8, 0), GOLD, bevel=6, shine=0.7, shadow=LYING)]


def _crossbow() -> Part:
    """Return a heavy crossbow with a bolt laid on."""
    return [
        Shape(tube(0, 124, 40, 0, 60, 24, 0, -90, 22), "#7d542e", bevel=11, angle=84, grain=0.15, shadow=LYING),
        Shape(tube(-118, -10, 8, -84, -56, 18, 0, -80, 26, 84, -56, 18, 118, -10, 8), "#98a3a8", bevel=10, angle=10,
        shine=0.8,
            shadow=LYING),
        drawn("M-116 -10 L0 30 L116 -10", 4, "#f6ecd0", ink=0),
        Shape(box(-4, -104, 8, 136), "#e0bf80", bevel=3, angle=86, shadow=SOFT),
        Shape(polygon(0, -124, 14, -92, -14, -92), "#d6dee0", bevel=6, shine=0.6),
        Shape(hollow(f"{ellipse(0, -112, 26, 16)} {ellipse(0, -112, 18, 9)}"), DARK_STEEL, bevel=4, shine=0.5),
        Shape(box(-17, 20, 34, 22), DARK_STEEL, bevel=7, shine=0.4), _bound("M-13 74 h26 M-15 86 h30", 5),
    ]


def _blade() -> Part:
    """Return a slender sword with a basket of bars round its grip."""
    bars = " ".join((line(-34, 40, -40, 74, -14, 104, 0, 106), line(34, 40, 40, 74, 14, 104, 0, 106), line(-34, 44, 0,
        66, 34, 44), line(-36, 64, 0, 84, 36, 64)))
    return [Shape(polygon(-8, 40, -6, -120, 0, -142, 6, -120, 8, 40), "#d0d9db", bevel=7, angle=80, shine=1.0,
        grain=0.01, ridges=(Ridge("M0 40 V-110", 4, -3),), shadow=LYING),
        Shape(box(-8, 40, 16, 66), OXBLOOD, bevel=7, angle=30, pitch=0.8),
        Shape(stroke(bars, 6), GOLD, bevel=3, angle=40, shine=0.7, shadow=SOFT),
        Shape(tube(-56, 36, 10, 0, 42, 13, 56, 36, 10), GOLD, bevel=6, angle=10, shine=0.7, shadow=SOFT),
        Shape(ellipse(0, 112, 12), GOLD, bevel=9, shine=0.8)]


def _flail() -> Part:
    """Return a flail: two spiked balls on chains."""
    def ball(x: float, y: float) -> Part:
        spikes = [Shape(tube(x, y, 20, x + 44 * dx, y + 44 * dy, 1), "#b9c2c6", bevel=7, angle=40, shine=0.6,
            shadow=SOFT)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))]
        return [*spikes, Shape(ellipse(x, y, 28), "#7f8990", bevel=26, angle=30, shine=1.0, shadow=LYING)]

    def chain(*points: float) -> Part:
        links = []
        for i in range(0, len(points) - 2, 2):
            (ax, ay, bx, by) = points[i : i + 4]
            link = tube(ax, ay, 13, bx, by, 13)
            links.append(Shape(link, "#98a3a8", bevel=5, angle=50 + 60 * (i % 4), shine=0.6, shadow=SOFT))
            links.append(flat(tube(ax + (bx - ax) * 0.25, ay + (by - ay) * 0.25, 4, ax + (bx - ax) * 0.75,
                ay + (by - ay) * 0.75, 4), "#3a3430", contour=0.4))
        return links

    return [Shape(tube(-104, 108, 24, -40, 20, 20, -12, -20, 18), "#7d542e", bevel=10, angle=40, grain=0.15,
        shadow=LYING), _bound("M-96 82 l18 14 M-88 70 l18 14 M-80 58 l18 14", 5), Shape(tube(-18, -12, 24, -6, -28, 24),
        DARK_STEEL, bevel=10, shine=0.6), *chain(-4, -30, 14, -48, 34, -54, 54, -48, 68, -34), *chain(-4, -30, 6, -10,
        18, 6, 22, 24, 24, 40), *ball(78, -14), *ball(26, 72)]


def _boarding() -> Part:
    """Return a boarding axe with a back spike and a loop of cord."""
    return [*placed(axe(86, 1.15, "#b4bfc4"), 0, 6, 1.0), Shape(tube(8, -64, 30, 50, -58, 20, 92, -34, 2), "#98a3a8",
        bevel=10, angle=20, shine=0.8, shadow=LYING),
        Shape(stroke("M-4 128 C-60 150 -74 96 -30 92 C-10 90 -2 110 0 122", 6), "#d9c08c",
        bevel=3, shadow=SOFT), _bound(" ".join(f"M-9 {y} l18 7" for y in (62, 74, 86, 98)), 5, "#5c7a8c")]


def _throwing() -> Part:
    """Return three small axes in a fan."""
    one = axe(84, 0.72, "#b9c4c8")
    return [part for turn, x in ((-42, -26), (42, 26), (0, 0)) for part in placed(one, x, 48, 0.92, turn)]


def _pistol() -> Part:
    """Return a wheel-lock pistol with a brass butt."""
    return [
        Shape(tube(30, -34, 24, -40, -36, 25, -126, -38, 26), "#7f8990", bevel=11, angle=4, shine=0.9, shadow=LYING),
        Shape(ellipse(-128, -38, 8, 15), "#b9c2c6", bevel=4, shine=0.6), flat(ellipse(-130, -38, 4, 8), "#17120f",
        tone=0.4), Shape(loop(-84, -26, -20, -26, 40, -52, 84, -36, 104, 10, 116, 66, 84, 78, 66, 30, 40, 0, -10, -8,
        -80, -12), "#8a5a30",
            bevel=16, angle=30, grain=0.14, shadow=LYING),
        Shape(ellipse(100, 76, 28, 24), GOLD, bevel=18, angle=40, shine=0.8, shadow=LYING),
        Shape(ellipse(26, -22, 24), "#98a3a8", bevel=8, angle=40, shine=0.8, shadow=SOFT),
        Shape(ellipse(26, -22, 10), GOLD, bevel=6, shine=0.7, shadow=SOFT),
        Shape(tube(34, -40, 13, 16, -74, 13, -8, -78, 12, -8, -60, 9), DARK_STEEL, bevel=6, angle=30, shine=0.6,
        shadow=SOFT), Shape(stroke(line(20, 6, 10, 34, 40, 46, 62, 24), 6), GOLD, bevel=3, shadow=SOFT), drawn(line(30,
        8, 28, 20, 36, 32), 6, DARK_STEEL, contour=1), _bound("M-62 -50 v32 M-46 -50 v32", 6, GOLD),
    ]


def _staff() -> Part:
    """Return a gnarled staff of oak with two leaves and an iron foot."""
    leaf = loop(0, 0, 8, -16, 22, -14, 22, -28, 38, -28, 34, -44, 50, -56, 30, -54, 22, -60, 14, -46, 2, -44, 4, -30,
        -6, -18)
    wood = "#96693a"
    return [Shape(tube(-6, 146, 15, 4, 60, 19, -6, 0, 21, 4, -60, 24, -6, -96, 34, 2, -116, 26), wood, bevel=13,
        angle=82, grain=0.28, shadow=LYING), Shape(tube(4, -70, 16, 26, -92, 14, 30, -112, 6), wood, bevel=7, angle=50,
        grain=0.2, shadow=SOFT), Shape(ellipse(-4, -96, 11, 14), darker(wood, 0.3), bevel=6, swell=-0.6,
        shadow=NO_SHADOW), *placed([Shape(leaf, "#7d9a3c", bevel=10, angle=40, shadow=LYING,
        ridges=(Ridge("M2 -4 L40 -50", 4, 3),))], 26, -60, 0.9, 20), *placed([Shape(leaf, "#92ac48", bevel=10, angle=40,
        shadow=LYING, ridges=(Ridge("M2 -4 L40 -50", 4, 3),))], -12, -44,
        0.8, -20, True), _bound(" ".join(f"M-12 {y} l24 8" for y in (6, 18, 30, 42)), 6, "#d9c08c"),
        Shape(tube(-4, 110, 20, -6, 148, 16), DARK_STEEL, bevel=8, shine=0.6)]


def _censer() -> Part:
    """Return a spiked censer on a chain, smoke running from its slits."""
    links = [Shape(hollow(f"{ellipse(x, y, 9, 12)} {ellipse(x, y, 4, 7)}"), "#98a3a8", bevel=4, shine=0.6, shadow=SOFT)
        for x, y in ((0, -34), (8, -54), (20, -72), (36, -86), (54, -96), (74, -102), (94, -104))]
    smoke = [Shape(tube(*run), "#d6d2c2", bevel=10, angle=60, ink=0.5, grain=0.1, contour=0.6, opacity=0.9, shadow=SOFT)
        for run in (
        (-34, 16, 12, -66, -14, 20, -58, -50, 24, -88, -84, 18, -84, -112, 3), (40, 6, 10, 66, -22, 17, 54, -52, 15, 76,
        -72, 3))]
    slits = " ".join(loop(x - 7, 22, x, 2, x + 7, 22, x + 5, 42, x - 5, 42) for x in (-28, 0, 28))
    return [*smoke, *links, Shape(loop(-56, 20, -40, -12, 0, -26, 40, -12, 56, 20, 44, 62, 0, 78, -44, 62), "#c39a45",
        bevel=46, angle=30, shine=0.9, grain=0.04, shadow=LYING), Shape(slits, "#2a1c10", bevel=4, swell=-0.7, tone=0.6,
        shadow=NO_SHADOW), *[flat(ellipse(x, 34, 4, 6), "#ff9a3a", ink=0, tone=1.7) for x in (-28, 0, 28)],
        Shape(tube(-58, 50, 12, 0, 62, 13, 58, 50, 12), GOLD, bevel=5, angle=6, shine=0.7, shadow=SOFT),
        Shape(loop(-14, 74, 0, 112, 14, 74), "#c39a45", bevel=9, shine=0.8, shadow=LYING),
        Shape(loop(-16, -20, 0, -40, 16, -20), GOLD, bevel=8, shine=0.7)]


_THINGS = {
    "tempered-hammer": laid(leather, _hammer, 24, 0.92, -2), "boar-spear": laid(leather, _spear, 46, 1.1),
    "matched-knives": laid(leather, _knives, 0, 1.0, 14), "heavy-crossbow": laid(leather, _crossbow, 0, 0.92),
    "duelling-blade": laid(leather, _blade, -46, 1.06), "chain-flail": laid(leather, _flail, 0, 0.94, -8),
    "boarding-axe": laid(leather, _boarding, -14, 0.82, -4), "throwing-axes": laid(leather, _throwing, 0, 0.84, -20),
    "powder-pistol": laid(leather, _pistol, 0, 0.94, -2), "oak-staff": laid(leather, _staff, 36, 0.98),
    "smoking-censer": laid(leather, _censer, 0, 0.98, 4),
}
_KIT = ("arms", "stonework")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _THINGS.items())
