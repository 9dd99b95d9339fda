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
    """Return a boar spear: a long leaf with a spine, a cross-bar below it, which no boar runs past, and a tassel."""
    leaf = loop(0, -156, 17, -118, 30, -74, 24, -40, 10, -18, -10, -18, -24, -40, -30, -74, -17, -118)
    strands = Ridge(" ".join(line(x * 0.5, 26, x, 52, x * 1.3, 82) for x in (-14, -7, 0, 7, 14)), 5, -6)
    return [Shape(tube(0, 170, 15, 0, -10, 15), "#9a6a3a", bevel=7, angle=86, grain=0.2, shadow=LYING),
        _bound(" ".join(f"M-9 {y} l18 8" for y in (96, 108, 120, 132)), 5, "#d9c08c"),
        Shape(loop(-12, 24, -20, 60, -24, 86, -8, 78, 0, 90, 10, 78, 24, 86, 20, 60, 12, 24), "#b5382c", bevel=10,
            angle=84, ridges=(strands,), shadow=LYING),
        Shape(polygon(-10, -22, 10, -22, 13, 30, -13, 30), DARK_STEEL, bevel=8, angle=84, shine=0.7, shadow=SOFT),
        Shape(tube(-70, -8, 10, -52, 6, 15, 0, 8, 17, 52, 6, 15, 70, -8, 10), "#98a3a8", bevel=7, angle=8, shine=0.9,
            shadow=LYING),
        *[Shape(ellipse(s * 72, -12, 12), "#b9c2c6", bevel=9, shine=0.9, shadow=SOFT) for s in (-1, 1)],
        Shape(leaf, "#c9d3d6", bevel=20, angle=74, shine=0.9, grain=0.02, shadow=LYING),
        drawn("M0 -140 V-24", 3, "#5c686e", contour=0.8),
        Shape(stroke(line(-20, -112, -29, -74, -22, -38), 5), "#f2f6f6", bevel=2, ink=0.2, shadow=NO_SHADOW)]


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
    """Return a rapier: a narrow blade, a swept guard of rings, a knuckle bow and a red grip bound with wire."""
    sweep = " ".join((line(-50, 30, -64, 8, -46, -14, -14, -16, 0, 0), line(50, 30, 64, 8, 46, -14, 14, -16, 0, 0),
        line(-44, 34, -26, 8, 0, 22, 26, 8, 44, 34)))
    return [Shape(polygon(-11, 30, -9, -110, 0, -164, 9, -110, 11, 30), "#d3dcde", bevel=8, angle=80, shine=1.0,
            grain=0.01, shadow=LYING),
        drawn("M0 20 V-116", 3.4, "#6b777c", contour=0.8),
        Shape(box(-10, 38, 20, 76), OXBLOOD, bevel=9, angle=30, shadow=LYING),
        _bound(" ".join(f"M-11 {y} l22 7" for y in (50, 64, 78, 92)), 3.6, "#f0d890"),
        Shape(stroke(line(44, 34, 66, 62, 58, 98, 26, 118, 4, 120), 9), GOLD, bevel=4, angle=40, shine=0.9,
            shadow=LYING),
        Shape(stroke(sweep, 8), GOLD, bevel=4, angle=40, shine=0.9, shadow=LYING),
        Shape(tube(-84, 22, 8, -60, 36, 12, 0, 36, 16, 46, 36, 13), GOLD, bevel=6, angle=10, shine=0.9, shadow=LYING),
        Shape(ellipse(-86, 20, 11), "#f0d27a", bevel=8, shine=0.9, shadow=SOFT),
        Shape(ellipse(0, 126, 18, 15), GOLD, bevel=13, shine=0.9, shadow=LYING),
        Shape(ellipse(0, 126, 7), OXBLOOD, bevel=5, shine=1.0, shadow=NO_SHADOW)]


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


def _oak_leaf(colour: str) -> Part:
    """Return an oak leaf with its round lobes, which grows up from 0, 0."""
    half = [(4, -6), (17, -4), (24, -13), (19, -21), (10, -22), (24, -25), (32, -34), (26, -43), (13, -43), (24, -47),
        (28, -57), (20, -66), (10, -65), (13, -76)]
    points = [(0, 0), *half, (0, -86), *[(-x, y) for x, y in reversed(half)]]
    veins = Ridge("M0 0 V-78 M0 -16 L15 -14 M0 -16 L-15 -14 M0 -32 L20 -30 M0 -32 L-20 -30 M0 -52 L20 -54 "
        "M0 -52 L-20 -54",
        3, 4)
    return [Shape(loop(*(v for point in points for v in point)), colour, bevel=9, angle=40, ridges=(veins,),
        shadow=LYING)]


def _acorn() -> Part:
    """Return an acorn that hangs from 0, 0."""
    return [Shape(loop(-12, 14, 12, 14, 13, 28, 0, 46, -13, 28), "#c98f3e", bevel=13, angle=80, shine=0.7,
        shadow=LYING),
        Shape(loop(-16, 17, -13, 4, 0, 0, 13, 4, 16, 17, 0, 20), "#7a5830", bevel=8, angle=20, grain=0.3, shadow=SOFT)]


def _staff() -> Part:
    """Return a staff of living oak that ends in a crook; oak leaves and acorns still grow on it."""
    wood = "#a5743f"
    twigs = Shape(f"{tube(2, -44, 12, -30, -66, 8, -44, -72, 5)} {tube(0, -30, 12, 34, -46, 8, 50, -46, 5)}", wood,
        bevel=5, angle=50, grain=0.2, shadow=LYING)
    leaves = [s for x, y, turn, size, colour in ((-40, -72, -62, 0.96, "#7d9a3c"), (-28, -64, -128, 0.84, "#9cba54"),
        (46, -44, 70, 0.86, "#86a844"), (30, -42, 128, 0.9, "#6f9038")) for s in placed(_oak_leaf(colour), x, y, size,
        turn)]
    return [twigs, *leaves,
        Shape(tube(-4, 166, 17, 5, 100, 22, -5, 30, 24, 3, -40, 29, -6, -96, 30, 14, -134, 28, 54, -136, 24, 66, -104,
            19, 44, -84, 15, 26, -98, 9), wood, bevel=14, angle=82, grain=0.3, ridges=(Ridge(line(-4, -30, -8, 30, -2,
                100,
            -6, 140), 5, -5), Ridge(line(2, -50, -8, -92, 14, -130, 48, -130), 5, -5)), shadow=LYING),
        Shape(ellipse(-2, -22, 8, 11), "#6b4524", bevel=5, swell=-0.7, shadow=NO_SHADOW),
        *placed(_acorn(), -16, -44, 1.0, 16), *placed(_acorn(), 20, -40, 0.9, -12),
        _bound(" ".join(f"M-16 {y} l32 8" for y in (40, 54, 68, 82)), 6, "#d9c08c"),
        Shape(tube(0, 128, 25, -4, 170, 18), DARK_STEEL, bevel=10, shine=0.8, shadow=SOFT)]


def _censer() -> Part:
    """Return a spiked censer on a chain, smoke running from its slits."""
    links = [Shape(hollow(f"{ellipse(x, y, 9, 12)} {ellipse(x, y, 4, 7)}"), "#98a3a8", bevel=4, shine=0.6, shadow=SOFT)
        for x, y in ((0, -34), (8, -54), (20, -72), (36, -86), (54, -96), (74, -102), (94, -104))]
    smoke: list[Shape] = []
    for x, y, size in ((-96, -104, 0.66), (-62, -72, 0.74), (-82, -42, 0.6), (-50, -24, 0.62), (-62, 6, 0.46), (72, -34,
        0.5), (54, -4, 0.46)):
        puff = " ".join(ellipse(dx, dy, r) for dx, dy, r in ((0, 0, 30), (-32, 8, 22), (32, 8, 23), (-14, -19, 21), (17,
            -17, 22)))
        smoke += placed([Shape(puff, "#d6d2c2", bevel=22, angle=30, ink=0.6, grain=0.04, contour=0.8, shadow=SOFT,
            ridges=(Ridge(line(-18, 8, -20, -13, 0, -22, 16, -9, 10, 8, -4, 6), 7, -7),))], x, y, size)
    slits = " ".join(loop(x - 7, 22, x, 2, x + 7, 22, x + 5, 42, x - 5, 42) for x in (-28, 0, 28))
    return [*smoke, *links, Shape(loop(-56, 20, -40, -12, 0, -26, 40, -12, 56, 20, 44, 62, 0, 78, -44, 62), "#c39a45",
        bevel=46, angle=30, shine=0.9, grain=0.04, shadow=LYING), Shape(slits, "#2a1c10", bevel=4, swell=-0.7, tone=0.6,
        shadow=NO_SHADOW), *[flat(ellipse(x, 34, 4, 6), "#ff9a3a", ink=0, tone=1.7) for x in (-28, 0, 28)],
        Shape(tube(-58, 50, 12, 0, 62, 13, 58, 50, 12), GOLD, bevel=5, angle=6, shine=0.7, shadow=SOFT),
        Shape(loop(-14, 74, 0, 112, 14, 74), "#c39a45", bevel=9, shine=0.8, shadow=LYING),
        Shape(loop(-16, -20, 0, -40, 16, -20), GOLD, bevel=8, shine=0.7)]


_THINGS = {
    "tempered-hammer": laid(leather, _hammer, 24, 0.92, -2), "boar-spear": laid(leather, _spear, 40, 0.98),
    "matched-knives": laid(leather, _knives, 0, 1.0, 14), "heavy-crossbow": laid(leather, _crossbow, 0, 0.92),
    "duelling-blade": laid(leather, _blade, -40, 0.98, 6), "chain-flail": laid(leather, _flail, 0, 0.94, -8),
    "boarding-axe": laid(leather, _boarding, -14, 0.82, -4), "throwing-axes": laid(leather, _throwing, 0, 0.84, -20),
    "powder-pistol": laid(leather, _pistol, 0, 0.94, -2), "oak-staff": laid(leather, _staff, 26, 0.9, -2),
    "smoking-censer": laid(leather, _censer, 0, 0.98, 4),
}
_KIT = ("arms", "stonework")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _THINGS.items())
