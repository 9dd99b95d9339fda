"""The Goblin Archer and its captain."""

from __future__ import annotations

from assets.workshop.engraving import Light, Part, Picture, Print, Ridge, Shadow, Shape, Sky, drawn, placed
from assets.workshop.engraving.kit.arms import quiver
from assets.workshop.engraving.kit.attire import band, brooch
from assets.workshop.engraving.kit.goblins import SKIN, ear, feathers, profile, skull
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.woods import AUTUMN, GREEN, forest
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, LEATHER, OXBLOOD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving

FIEND_LIGHT = Light(key=(-0.5, -0.72, 0.6), ambient=0.28)
FIEND_PRINT = Print(gamma=0.82, white=96)


def _war_bow() -> list[Shape]:
    """Return a bent bow that shoots to the right, its grip at 0, 0, bound with hide."""
    wood = "#a06a35"
    out = [Shape(tube(-118, -330, 10, -84, -250, 22, -24, -130, 30, 4, 0, 34, -24, 130, 30, -84, 250, 22, -118, 330,
        10), wood, bevel=14, angle=10, grain=0.12)]
    for x, y, turn in ((-72, -226, -30), (-14, -104, -16), (-14, 104, 16), (-72, 226, 30)):
        out += placed([Shape(box(-20, -10, 40, 22), "#4b3222", bevel=9, angle=80, pitch=0.8)], x, y, 1.0, turn)
    return out


def _bracer(path: str, colour: str, laces: tuple[tuple[float, float, float, float], ...]) -> list[Shape]:
    """Return a leather bracer over a forearm, with laces x, y to x, y."""
    out = [Shape(path, colour, bevel=34, angle=-50, grain=0.08)]
    for a, b, c, d in laces:
        out.append(band(line(a, b, (a + c) / 2 + 6, (b + d) / 2 + 6, c, d), 8, "#cfa860"))
    return out


def _shooting(skin: str, arrows: int) -> list[Shape]:
    """Return bow, arrows, both arms and hands of an archer who shoots to the right; the nocking hand is at 0, 0."""
    out = [*placed(_war_bow(), 268, -18), drawn("M152 -344 L-6 2 L152 310", 4.5, "#f3ead0", ink=0)]
    for i in range(arrows):
        lift = (i - (arrows - 1) / 2) * 9
        out.append(Shape(polygon(-20, -6 + lift * 0.2, 300, -34 + lift * 3.4, 300, -25 + lift * 3.4, -20,
            4 + lift * 0.2), "#d9b676", bevel=5, angle=10, grain=0.02))
        out.append(Shape(polygon(286, -44 + lift * 3.4, 340, -32 + lift * 3.4, 290, -12 + lift * 3.4, 298,
            -29 + lift * 3.4), "#c9d0cf", bevel=9, angle=40, shine=0.5))
    fore = loop(86, 300, 96, 210, 160, 110, 236, 28, 292, 54, 268, 140, 220, 230, 190, 300)
    back = loop(-20, -30, -70, 0, -150, 26, -206, 46, -244, 76, -232, 120, -186, 130, -90, 96, 12, 52)
    cuff = loop(-80, 6, -150, 26, -206, 46, -244, 76, -232, 120, -186, 130, -110, 104, -70, 60)
    return [
        *out,
        Shape(fore, darker(skin, 0.12), bevel=44, angle=40, grain=0.06,
            ridges=(Ridge(line(120, 260, 180, 160, 250, 80), 18, 8),)),
        *_bracer(loop(124, 246, 164, 164, 228, 66, 284, 92, 262, 160, 218, 244, 170, 290), LEATHER,
            ((150, 216, 212, 244), (176, 168, 238, 196), (204, 122, 262, 144))),
        *placed(fist(skin, "#3a2c1c"), 262, 8, 0.98, 4),
        Shape(back, darker(skin, 0.12), bevel=36, angle=-8, grain=0.06),
        *_bracer(cuff, LEATHER, ((-120, 18, -104, 96), (-166, 34, -150, 112), (-206, 50, -200, 122))),
        *placed([Shape("M0 -26 C-30 -18 -44 -18 -58 -12 L-46 0 L-58 12 C-44 18 -30 18 0 8 Z", "#b5533b", bevel=8,
            angle=50)], -26, 4, 0.9),
        *placed(fist(skin, "#3a2c1c"), -6, 10, 0.84, -4),
    ]


def _cloak(colour: str, dark: str) -> list[Shape]:
    """Return the hunched cloak behind the arms; its collar is near 0, 0."""
    folds = tuple(Ridge(line(x * 0.4, 10, x, 110, x * 1.2, 220), 18, -11) for x in (-210, -150, -90, -20, 50, 120, 180))
    return [Shape(loop(-330, 250, -300, 140, -220, 50, -110, 0, 0, 20, 120, 0, 220, 60, 290, 150, 310, 250, 0, 300),
        colour, bevel=90, angle=12, grain=0.08, ridges=folds)]


def _minion() -> Part:
    """Return the archer: a red hood, a long ear through it, one arrow on the string."""
    hood_back = loop(-146, 210, -190, 60, -168, -80, -90, -160, 20, -186, 90, -140, 104, -70, 60, -20, 40, 210)
    hood_front = loop(96, -66, 104, -106, 70, -168, -10, -196, -110, -170, -180, -80, -176, -40, -120, -64, -80, -50,
        -66, -6, -54, -60, -16, -88, 40, -84)
    return [
        *placed(quiver(), -250, 190, 1.0, -24),
        *placed(_cloak(OXBLOOD, "#742c1f"), -40, 210),
        Shape(hood_back, OXBLOOD, bevel=70, angle=-28, grain=0.08,
            ridges=(Ridge(line(-60, -170, -140, -60, -150, 100), 16, -9),)),
        Shape(loop(-96, 200, -110, 40, -80, -60, -10, -110, 60, -90, 50, 200), "#27130f", bevel=14, angle=20, tone=0.4),
        *placed(profile(), 4, 6),
        *placed(ear(torn=True), -84, 40, 1.0),
        Shape(hood_front, "#984632", bevel=32, angle=-12, grain=0.08,
            ridges=(Ridge(line(-150, -60, -80, -130, 60, -130), 14, -8),), shadow=Shadow(0.55, 6, 12, 8)),
        band(line(96, -66, 44, -86, -14, -88, -54, -60, -66, -4), 12, "#c9a253", 60),
        *brooch(-30, 236, 23, "#8e1f1f"),
        *placed(_shooting(SKIN, 1), -36, 142),
    ]


def _helm() -> list[Shape]:
    """Return the captain's iron cap with a crest of feathers and a skull on its brow."""
    cap = loop(-122, 6, -138, -66, -96, -132, -20, -150, 50, -126, 76, -70, 62, -44, 10, -58, -60, -46)
    return [
        *feathers(-40, -110, 7, 170, -86, 22, (OXBLOOD, "#d9cba0", "#2f3a3a")),
        Shape(cap, DARK_STEEL, bevel=50, angle=20, grain=0.08, shine=0.6),
        band(line(-124, 2, -60, -44, 10, -56, 66, -42), 18, GOLD, 70),
        *[Shape(ellipse(x, y, 6), "#8a6a2c", bevel=4) for x, y in ((-96, -22), (-40, -50), (40, -50))],
        *placed(skull(0.62), 20, -98, 1.0, 8),
        Shape(loop(-112, 0, -80, -30, -50, -30, -46, 30, -70, 84, -100, 60), darker(DARK_STEEL, 0.1), bevel=16,
            angle=60, shine=0.4),
    ]


def _master() -> Part:
    """Return the captain: turned to the left, iron and feathers, three arrows at once."""
    skin = "#7d9442"
    figure = [
        *placed(quiver("#4a3222", ("#2f3a3a", "#d9cba0", OXBLOOD)), -236, 150, 1.1, -34),
        *placed(quiver("#5a3c26", (OXBLOOD, "#d9cba0", "#2f3a3a")), -180, 190, 1.1, -12),
        *placed(_cloak("#4f5f56", "#38453e"), -40, 206, 1.06),
        Shape(loop(-90, 240, -120, 120, -100, 40, 20, 60, 60, 180, 60, 260), darker(skin, 0.1), bevel=40, angle=10),
        *placed(profile(skin, 1.3, 0.5, "#ff9a4a", "#e8dcc0"), 4, 6, 1.08),
        drawn(line(30, -44, 22, 10, 34, 60), 5, "#c0705a"),
        *placed(ear(skin, 0.84, 3), -88, 46, 1.0),
        *_helm(),
        *[s for i, x in enumerate((-150, -96, -40))
            for s in placed(skull(0.5), x, 236 + 14 * (i % 2), 1.0, -10 + 10 * i)],
        *placed(_shooting(skin, 3), -30, 146, 1.04),
    ]
    return placed(figure, mirror=True)


MINION = Picture(lambda: forest(680, 600, 11, (0.36, 0.86), GREEN), lambda: placed(_minion(), 400, 222, 0.95),
    Sky(high="#4d6f70", low="#ecd9a2", sun=(0.66, 0.34)), FIEND_LIGHT, FIEND_PRINT)
MASTER = Picture(lambda: forest(680, 600, 27, (0.14, 0.7), AUTUMN), lambda: placed(_master(), 284, 240, 0.92),
    Sky(high="#8a5a44", low="#f4cf8c", sun=(0.36, 0.4), seed=9), FIEND_LIGHT, FIEND_PRINT)

_KIT = ("arms", "attire", "goblins", "hands", "nature", "woods")
RECIPES = (engraving("pictures/terrinoth/goblin-archers-minion", MINION, __name__, *_KIT),
    engraving("pictures/terrinoth/goblin-archers-master", MASTER, __name__, *_KIT))
