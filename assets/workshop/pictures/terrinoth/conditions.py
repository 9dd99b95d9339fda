"""The conditions and the cards that say how many heroes there are."""

from __future__ import annotations

import math

from assets.workshop.engraving import NO_SHADOW, Dab, Glow, Part, Ridge, Shadow, Shape, Sky, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, LEATHER, OXBLOOD, SLATE, STEEL, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, sampled, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import scene

VENOM = Glow("#a8e04a", 12, 0.6)


def _serpent() -> list[Shape]:
    """Return a green snake that winds up round a dagger and opens its mouth."""
    skin = "#7a9a3a"
    run = (430, 560, 20, 250, 520, 40, 230, 450, 52, 420, 420, 58, 450, 340, 60, 260, 310, 58, 236, 230, 54, 380, 196,
        48, 420, 150, 44)
    knots = [(run[i], run[i + 1]) for i in range(0, len(run), 3)]
    spots = []
    for i, (x, y) in enumerate(sampled(knots, 5)):
        if i % 2 == 0:
            spots.append(f"M{x - 14:.0f} {y:.0f} L{x:.0f} {y - 12:.0f} L{x + 14:.0f} {y:.0f} L{x:.0f} {y + 12:.0f} Z")
    head = [
        Shape(loop(-60, -10, -40, -44, 20, -54, 84, -40, 130, -12, 126, 0, 70, 4, 20, 10, -30, 24, -58, 16), skin,
            bevel=26, angle=-14, grain=0.08, dabs=(Dab(20, -30, 26, 14, 10), Dab(90, -20, 30, 14, 6))),
        Shape(loop(-40, 14, 10, 22, 60, 40, 104, 60, 96, 72, 40, 62, -20, 40), lighter(skin, 0.2), bevel=14, angle=20),
        flat(loop(-20, 12, 40, 8, 118, 2, 60, 22, 92, 56, 40, 44, 0, 30), "#5a1410", tone=0.4, contour=0.8),
        *[Shape(tube(x, 2, 12, x + 2, 26, 8, x - 6, 46, 1), "#f4ecd0", bevel=5, ink=0.4) for x in (104, 84)],
        drawn("M20 26 Q90 30 130 24 l24 -12 M130 24 l24 10", 4, "#a8342a"),
        flat(ellipse(30, -26, 12, 9), "#ffe07a", ink=0, tone=1.7, contour=0.9),
        flat(ellipse(31, -26, 3, 8), "#120905", tone=0.1),
        drawn("M14 -36 L44 -40", 4, "#2a3414"),
        flat(loop(94, 52, 100, 66, 92, 78, 84, 66), "#c8f06a", ink=0, tone=1.7, contour=0.8, glow=VENOM),
    ]
    return [Shape(tube(*run), skin, bevel=30, angle=40, grain=0.08, pitch=0.85, shadow=Shadow(0.6, 8, 14, 8)),
        flat(" ".join(spots), "#4a6424", opacity=0.85, contour=0.3, tone=0.8), *placed(head, 424, 136, 1.0, -14)]


def _poisoned() -> Part:
    """Return a dagger in a serpent's coils, venom running down into a green pool."""
    drops = " ".join(loop(x - 9, y, x, y - 22, x + 9, y, x, y + 10) for x, y in ((330, 588), (366, 560), (312, 548)))
    return [flat(ellipse(340, 570, 230, 30), "#9ad04a", ink=0.2, contour=0.8, tone=1.4, glow=VENOM),
        *placed(sword(380, 60, STEEL, GOLD), 340, 150, 1.0, 180), *_serpent(),
        flat(drops, "#c8f06a", ink=0, contour=0.7, tone=1.7)]


def _fumes() -> Part:
    """Return sickly fumes with a skull in them."""
    coils = [Shape(tube(x, 620, w * 1.4, x + d, 480, w, x - d, 340, w * 1.3, x + d, 200, w, x, 40, w * 0.5), "#a8b878",
        bevel=w * 0.6, angle=60, opacity=0.6, ink=0.5, contour=0.3, shadow=NO_SHADOW)
        for x, w, d in ((90, 60, 40), (600, 70, -44))]
    return [*coils, *placed(skull(1.3, "#c8d09a"), 110, 190, 1.0, -14),
        *placed(skull(1.0, "#c8d09a"), 590, 260, 1.0, 12)]


def _weakened() -> Part:
    """Return a sword snapped in two and a cracked, fallen shield."""
    stump = [
        Shape(polygon(-26, -34, -24, -130, -10, -150, -2, -126, 10, -158, 22, -138, 26, -34), STEEL, bevel=24,
            angle=80, grain=0.02, shine=0.7, ridges=(Ridge("M0 -40 V-124", 16, -9),), shadow=Shadow(0.6, 10, 14, 8)),
        Shape(box(-16, -30, 32, 96), LEATHER, bevel=14, angle=30,
            ridges=(Ridge("M-16 -14 l32 12 M-16 8 l32 12 M-16 30 l32 12", 5, -4),)),
        Shape(tube(-104, -26, 24, 0, -40, 32, 104, -26, 24), GOLD, bevel=13, angle=10, shine=0.5),
        Shape(ellipse(0, 80, 26), GOLD, bevel=18, shine=0.5),
    ]
    tip = [Shape(polygon(-24, 120, -22, -60, 0, -140, 22, -60, 24, 110, 12, 92, 2, 126, -8, 100), STEEL, bevel=22,
        angle=80, grain=0.02, shine=0.7, ridges=(Ridge("M0 94 V-110", 16, -9),), shadow=Shadow(0.6, 10, 14, 8))]
    crack = line(60, -150, 20, -70, 50, -20, -10, 50, 20, 110, -10, 190)
    shield = [
        Shape("M-150 -170 Q0 -196 150 -170 C150 40 90 140 0 210 C-90 140 -150 40 -150 -170 Z", "#7a5a86", bevel=80,
            angle=24, grain=0.08, ridges=(Ridge(crack, 14, -12),), shadow=Shadow(0.6, 12, 18, 10)),
        Shape(stroke("M-150 -170 Q0 -196 150 -170 C150 40 90 140 0 210 C-90 140 -150 40 -150 -170 Z", 18), DARK_STEEL,
            bevel=9, angle=70, shine=0.5, shadow=NO_SHADOW),
        drawn(crack, 7, "#1d120c"),
        drawn(line(50, -20, 100, 10, 120, 50), 4, "#1d120c"),
        drawn(line(-10, 50, -60, 70, -90, 60), 4, "#1d120c"),
        *[Shape(ellipse(x, y, 9), DARK_STEEL, bevel=6, shine=0.6)
            for x, y in ((-130, -150), (130, -150), (0, 180), (-112, 20), (112, 20))],
    ]
    return [*placed(shield, 408, 300, 1.0, 22), *placed(stump, 210, 380, 1.18, -28), *placed(tip, 500, 500, 1.1, 104)]


def _cracked_floor() -> Part:
    """Return flagstones under a grey sky."""
    out = [Shape(box(-20, 400, 720, 240), "#a29a9c", bevel=20, swell=0, angle=4, grain=0.2, contour=0,
        shadow=NO_SHADOW)]
    seams = " ".join(f"M{340 + (x - 340) * 0.6:.0f} 402 L{x} 620"
        for x in range(-400, 1200, 150)) + " M-20 450 H700 M-20 520 H700"
    return [*out, drawn(seams, 4, "#4a4450")]


def _focused() -> Part:
    """Return one great calm eye in a burst of light, a flame in its pupil."""
    sun = flat(rays(340, 300, 190, 330, 24, 4), "#f2c24c", ink=0.3, contour=0.9, tone=1.3)
    lens = (
        "M70 310 C150 170 280 130 360 140 C480 150 570 220 612 300 C540 400 440 452 340 450 C230 446 130 400 70 "
        "310 Z"
    )
    skin = "#d9a67e"
    lids = "M30 310 C130 130 260 90 360 96 C500 104 600 190 656 300 C590 430 470 500 340 500 C200 496 90 420 30 310 Z"
    spokes = " ".join(f"M{340 + 44 * math.cos(a):.1f} {296 + 44 * math.sin(a):.1f} L{340 + 112 * math.cos(a):.1f} "
                      f"{296 + 112 * math.sin(a):.1f}" for a in [i * math.pi / 22 for i in range(44)])
    clip = f'<clipPath id="f"><path d="{lens}"/></clipPath>'
    lashes = [Shape(tube(x, y, 9, x + dx * 0.5, y + dy * 0.7, 7, x + dx, y + dy, 1), "#2a160d", bevel=4,
        shadow=NO_SHADOW) for x, y, dx, dy in ((110, 240, -34, -34), (160, 196, -30, -48), (220, 164, -20, -56),
        (290, 144, -8, -60), (360, 138, 6, -60), (430, 150, 20, -56), (496, 178, 32, -48), (552, 220, 40, -36))]
    return [
        sun,
        Shape(lids, skin, bevel=90, angle=10, grain=0.03, shadow=Shadow(0.5, 8, 14, 10),
            ridges=(Ridge(line(60, 290, 200, 150, 360, 112, 520, 150, 630, 280), 20, -12),
            Ridge(line(110, 400, 230, 466, 340, 480, 460, 462, 560, 410), 16, -9))),
        Shape(lens, "#f7efdc", bevel=70, swell=0.5, angle=20, ink=0.6, grain=0.01, shadow=NO_SHADOW, contour=1.0),
        Shape(f'{clip}<g clip-path="url(#f)"><path d="{ellipse(340, 296, 126)}"/></g>', "#4a86a8", bevel=40, swell=0.5,
            angle=50, grain=0.02, shadow=NO_SHADOW, ridges=(Ridge(spokes, 6, -5),)),
        flat(ellipse(340, 296, 56), "#120b08", tone=0.1, contour=0.8),
        *placed([flat("M-20 0 C-34 -24 -14 -44 4 -84 C8 -56 34 -40 22 0 Q0 12 -20 0 Z", "#f39a2a", ink=0, tone=1.6,
            contour=0.6), flat("M-9 0 C-16 -14 -4 -24 2 -46 C6 -28 16 -18 10 0 Q0 6 -9 0 Z", "#ffe9a0", ink=0,
            tone=1.8, contour=0.3)], 340, 332, 0.92),
        flat(ellipse(290, 244, 22, 16), "#ffffff", ink=0, tone=1.9),
        drawn(line(70, 312, 150, 196, 260, 148, 360, 138, 470, 160, 560, 222, 614, 302), 14, "#22110a"),
        *lashes,
        drawn(line(90, 340, 200, 420, 340, 456, 470, 440, 590, 330), 5, "#6a3c26"),
    ]


def _marching(count: int) -> Part:
    """Return banners of the company, one for each hero, on a hill of light."""
    colours = (("#3c7a52", "M-40 20 Q0 -40 40 20"), (OXBLOOD, ""), (SLATE, ""))
    out: list[Shape] = [flat(rays(340, 330, 120, 300, 20, 6), "#f2c24c", ink=0.3, contour=0.8, tone=1.3)]
    for i in range(count):
        x = 340 + (i - (count - 1) / 2) * (200 if count == 2 else 170)
        colour = colours[i][0]
        flag = [
            Shape(tube(0, 300, 16, 0, -260, 13), "#6b4a2e", bevel=7, angle=86),
            Shape(polygon(0, -318, 18, -262, 0, -250, -18, -262), GOLD, bevel=12, shine=0.6),
            Shape(tube(-76, -236, 13, 76, -236, 13), "#6b4a2e", bevel=6, angle=4),
            Shape("M-70 -230 H70 V20 L36 60 L0 24 L-36 60 L-70 20 Z", colour, bevel=20, angle=80, grain=0.06,
                ridges=(Ridge(line(-30, -230, -34, -80, -26, 30), 16, 8),
                Ridge(line(30, -230, 36, -80, 28, 30), 16, -8))),
            Shape(stroke("M-58 -218 H58 V10 L34 40 L0 8 L-34 40 L-58 10 Z", 6), GOLD, bevel=3, shadow=NO_SHADOW),
            *placed([Shape(rays(0, 0, 20, 46, 4 + i, 90), "#f3e4b8", bevel=8, angle=40, shadow=Shadow(0.35, 3, 5, 3))],
                0, -100, 1.1),
        ]
        out += placed(flag, x, 320 - (20 if i == 1 and count == 3 else 0), 1.0, (i - (count - 1) / 2) * 9)
    return out


_GREEN = Sky(high="#4a5a34", low="#d8dc94", sun=(0.5, 0.5), seed=3)
_SETS = {
    "poisoned": scene(_fumes, _poisoned, _GREEN),
    "weakened": scene(_cracked_floor, _weakened, Sky(high="#5a4c64", low="#d8ccd4", sun=(0.4, 0.36), beams=0.03,
        seed=6)),
    "focused": scene(lambda: (), _focused, Sky(high="#3f5f84", low="#f6e8b4", sun=(0.5, 0.5), reach=1.0, beams=0.25,
        seed=8)),
    "hero-count-2": scene(lambda: (), lambda: _marching(2),
        Sky(high="#6a7a84", low="#f6e6b4", sun=(0.5, 0.55), beams=0.2, seed=4)),
    "hero-count-3": scene(lambda: (), lambda: _marching(3),
        Sky(high="#7a6a54", low="#f6e6b4", sun=(0.5, 0.55), beams=0.2, seed=5)),
}
_KIT = ("arms", "goblins")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
