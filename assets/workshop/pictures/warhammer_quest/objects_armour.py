"""The armour a hero may wear, each piece on a wooden stand."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Part, Ridge, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.helmets import tower_shield
from assets.workshop.engraving.palette import GOLD, LEATHER, OXBLOOD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, QUALITY, SOFT, laid, stand

VEST = loop(-30, -92, -62, -86, -84, -70, -72, -30, -66, 10, -72, 60, -76, 96, 0, 104, 76, 96, 72, 60, 66, 10, 72, -30,
    84, -70, 62, -86, 30, -92, 16, -74, 0, -68, -16, -74)


def _plates() -> Part:
    """Return a coat of small overlapping plates, riveted."""
    out: list[Shape] = [Shape(VEST, "#7a2f28", bevel=36, angle=80, grain=0.1, shadow=LYING)]
    for row, y in enumerate((70, 44, 18, -8, -34, -60)):
        half = 60 if y > -50 else 56
        count = 5
        for i in range(count):
            x = -half + (i + 0.5) * 2 * half / count
            if y < -50 and i == 2:
                continue
            out.append(Shape(loop(x - 13, y - 14, x + 13, y - 14, x + 14, y + 10, x, y + 20, x - 14, y + 10), "#aeb8bc",
                bevel=9, angle=30 + 50 * (row % 2), shine=0.7, grain=0.03, shadow=SOFT))
            out.append(Shape(ellipse(x, y - 7, 3.4), GOLD, bevel=2, shadow=NO_SHADOW))
    return [*out, Shape(tube(-72, 94, 12, 0, 102, 13, 72, 94, 12), LEATHER, bevel=5, angle=6, shadow=SOFT)]


def _jack() -> Part:
    """Return a quilted jacket, laced down its front."""
    quilt = " ".join([f"M{x - 60} -90 L{x + 60} 100" for x in (-100, -60, -20, 20, 60,
        100)] + [f"M{x + 60} -90 L{x - 60} 100"
        for x in (-100, -60, -20, 20, 60, 100)])
    sleeve = loop(-64, -86, -94, -70, -118, 0, -122, 34, -92, 40, -84, 0, -70, -40)
    laces = " ".join(f"M-12 {y} L12 {y + 14} M12 {y} L-12 {y + 14}" for y in (-52, -28, -4, 20, 44))
    cloth = "#c2a878"
    return [Shape(sleeve, cloth, bevel=16, angle=60, grain=0.1, shadow=LYING, ridges=(Ridge(quilt, 4, -5),)),
        *placed([Shape(sleeve, cloth, bevel=16, angle=60, grain=0.1, shadow=LYING, ridges=(Ridge(quilt, 4, -5),))],
        mirror=True), Shape(VEST, cloth, bevel=30, angle=80, grain=0.1, shadow=LYING, ridges=(Ridge(quilt, 5, -7),)),
        Shape(tube(-28, -88, 16, 0, -66, 17, 28, -88, 16), OXBLOOD, bevel=7, angle=20, shadow=SOFT),
        drawn("M0 -64 V84", 5, "#4a321e"), drawn(laces, 4, OXBLOOD, ink=0.1, contour=1)]


def _tower() -> Part:
    """Return a tall shield with a painted tower and studs."""
    tower = "M-30 50 V-20 H-38 V-50 H-22 V-38 H-8 V-50 H8 V-38 H22 V-50 H38 V-20 H30 V50 H12 V22 A12 12 0 0 0 -12 22 Z"
    return [*tower_shield(136, 196, "#4d6a86", tower, "#b9a05a"), *[Shape(ellipse(x, y, 6), "#e6d8a8", bevel=4,
        shine=0.6, shadow=SOFT) for x in (-56, 56) for y in (-72, -24, 24, 72)]]


def _pauldrons() -> Part:
    """Return a pair of shoulder plates with long spikes."""
    plates = [Shape(loop(14, -44, 58, -62, 104, -38, 120, 6, 90, 22, 48, 10, 18, 10), "#8b969c", bevel=34, angle=40,
        shine=0.9, grain=0.04, shadow=LYING), Shape(loop(26, 12, 60, 8, 104, 22, 116, 44, 80, 48, 34, 34), "#7f8990",
        bevel=14, angle=20, shine=0.7, shadow=LYING), Shape(loop(34, 38, 66, 40, 104, 50, 106, 70, 72, 70, 40, 58),
        "#737d84", bevel=12, angle=10, shine=0.7, shadow=LYING)]
    spikes = [Shape(tube(x, y, 26, x + dx * 0.5, y + dy * 0.5, 14, x + dx, y + dy, 1), "#d6dee0", bevel=9, angle=60,
        shine=0.8, shadow=LYING) for x, y, dx, dy in ((40, -48, -6, -58), (72, -50, 22, -56), (100, -28, 42, -32))]
    half = [*spikes, *plates, *[Shape(ellipse(x, y, 4), GOLD, bevel=3, shadow=NO_SHADOW) for x, y in ((40, 24), (70,
        26), (98, 34), (48, 52), (86, 60))]]
    straps = Shape(tube(-40, 0, 14, 0, 14, 15, 40, 0, 14), LEATHER, bevel=6, angle=10, shadow=LYING)
    return [straps, Shape(box(-10, 4, 20, 22), GOLD, bevel=5, shine=0.6), *placed(half, -6, 6, 1.0), *placed(half, 6, 6,
        1.0, 0, True)]


def _helm() -> Part:
    """Return a steel helm with a wing at either temple."""
    feathers = [Shape(loop(40, 10 - 12 * i, 62, -10 - 22 * i, 84 + 6 * i, -36 - 24 * i, 106 - 8 * i, -50 - 16 * i,
        92 - 4 * i, -14 - 17 * i, 66, 14 - 14 * i, 44, 22 - 12 * i), ("#e9e2cc", "#f4eedc", "#e0d8c0")[i % 3], bevel=9,
        angle=40 + 8 * i, grain=0.04, shadow=SOFT, ridges=(Ridge(f"M46 {14 - 12 * i} L{96 - 6 * i} {-44 - 16 * i}", 3,
        3),)) for i in range(4)]
    return [*reversed(feathers), *placed(list(reversed(feathers)), mirror=True),
        Shape(loop(-58, 20, -54, -36, -30, -72, 0, -82, 30, -72, 54, -36, 58, 20, 54, 70, 26, 92, 18, 44, -18, 44, -26,
        92, -54, 70),
            "#a3afb4", bevel=44, angle=76, shine=1.0, grain=0.03, shadow=LYING),
        flat(loop(-34, 20, -12, 20, -12, 36, -30, 36), "#17120f", tone=0.4, contour=1.4),
        flat(loop(34, 20, 12, 20, 12, 36, 30, 36), "#17120f", tone=0.4, contour=1.4),
        flat(polygon(-18, 46, 18, 46, 24, 88, -24, 88), "#17120f", tone=0.4, contour=1.4),
        Shape(polygon(-9, -80, 9, -80, 7, 56, 0, 66, -7, 56), GOLD, bevel=6, angle=84, shine=0.8, shadow=SOFT),
        Shape(tube(-58, 4, 15, 0, -4, 16, 58, 4, 15), GOLD, bevel=6, angle=6, shine=0.8, shadow=SOFT),
        *[Shape(ellipse(x, 6, 14), "#c3cdd0", bevel=9, shine=0.9, shadow=SOFT) for x in (-52, 52)]]


def _breastplate() -> Part:
    """Return the breastplate of the watch: a keyhole under a crown, fauld below."""
    body = loop(-34, -90, -66, -82, -70, -40, -78, 10, -58, 56, 0, 66, 58, 56, 78, 10, 70, -40, 66, -82, 34, -90, 18,
        -66, 0, -60, -18, -66)
    faulds = [Shape(loop(-60 - 5 * k, 52 + 18 * k, 0, 62 + 18 * k, 60 + 5 * k, 52 + 18 * k, 64 + 5 * k, 72 + 18 * k, 0,
        82 + 18 * k, -64 - 5 * k, 72 + 18 * k), "#8b969c", bevel=8, angle=6 + 6 * k, shine=0.7, shadow=SOFT)
        for k in (1, 0)]
    key = [Shape("M0 -22 a17 17 0 0 1 9 32 L18 40 H-18 L-9 10 A17 17 0 0 1 0 -22 Z", GOLD, bevel=6, shine=0.6,
        shadow=SOFT), Shape(polygon(-26, -30, -30, -52, -14, -42, 0, -58, 14, -42, 30, -52, 26, -30), GOLD, bevel=5,
        shine=0.7, shadow=SOFT)]
    straps = [Shape(tube(s * 50, -84, 18, s * 44, -104, 17, s * 30, -112, 15), LEATHER, bevel=7, angle=70, shadow=LYING)
        for s in (-1, 1)]
    return [*straps, *faulds, Shape(body, "#a9b5ba", bevel=56, angle=80, shine=1.0, grain=0.03, shadow=LYING,
        ridges=(Ridge("M0 -56 V60", 12, 5),)), *placed(key, 0, 6, 0.9),
        Shape(stroke(line(-36, -88, -18, -65, 0, -59, 18, -65, 36, -88), 10), "#d2dadc", bevel=4, angle=60, shine=0.6,
        shadow=SOFT)]


def _leathers() -> Part:
    """Return a scout's long coat of green leather with a hood and belts."""
    coat = (
        "M-28 -74 C-60 -72 -80 -60 -74 -34 C-66 -10 -62 0 -62 14 L-92 100 Q-50 112 -5 104 L0 70 L5 104 Q50 112 92 100 "
        "L62 14 C62 0 66 -10 74 -34 C80 -60 60 -72 28 -74 Z"
    )
    sleeve = loop(-60, -68, -88, -50, -112, 14, -98, 30, -78, 16, -66, -30)
    green = "#6f8048"
    return [Shape(loop(-34, -66, -40, -100, 0, -118, 40, -100, 34, -66, 0, -56), darker(green, 0.15), bevel=18,
        angle=60, grain=0.12, shadow=LYING), flat(loop(-20, -70, -22, -92, 0, -102, 22, -92, 20, -70, 0, -62),
        "#1a1512", tone=0.4, contour=1.2), Shape(sleeve, green, bevel=18, angle=50, grain=0.14, shadow=LYING),
        *placed([Shape(sleeve, green, bevel=18, angle=50, grain=0.14, shadow=LYING)], mirror=True),
        Shape(coat, green, bevel=30, angle=80, grain=0.14, shadow=LYING, ridges=(Ridge("M0 -60 V96", 6, -8),
        Ridge(line(-30, -60, -36, 10,
            -44, 90), 6, -5), Ridge(line(30, -60, 36, 10, 44, 90), 6, -5))),
        Shape(tube(-66, 14, 17, 0, 22, 18, 66, 14, 17), LEATHER, bevel=7, angle=6, shadow=SOFT),
        Shape(tube(-52, -60, 13, 0, -20, 14, 56, 16, 13), LEATHER, bevel=6, angle=-30, shadow=SOFT),
        Shape(box(-13, 10, 26, 26), GOLD, bevel=6, shine=0.7, shadow=SOFT), Shape(box(30, 26, 30, 34), "#8a5c32",
        bevel=9, angle=84, grain=0.14, shadow=LYING), Shape(box(28, 24, 34, 14), "#74502f", bevel=5, angle=4,
        shadow=SOFT)]


_THINGS = {
    "coat-of-plates": laid(stand, _plates, 0, 0.98), "padded-jack": laid(stand, _jack, 0, 0.98),
    "tower-shield": laid(stand, _tower, 4, 1.0), "spiked-pauldrons": laid(stand, _pauldrons, 0, 1.0, 6),
    "winged-helm": laid(stand, _helm, 0, 0.98, 2), "watch-breastplate": laid(stand, _breastplate, 0, 0.98, 2),
    "scouts-leathers": laid(stand, _leathers, 0, 0.94, 4),
}
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, "helmets", "stonework",
    shared=("grounds",), quality=QUALITY) for name, picture in _THINGS.items())
