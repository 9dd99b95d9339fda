"""The six heroes as figures of the chart: front view, one silhouette each."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Ridge, Shape, placed
from assets.workshop.engraving.palette import GOLD, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound.standees import dye, face, hand, hole, piece, recipes, rod

STEEL, WOOD, BOOT = "#b9c4ca", "#8a5a2e", "#4f3522"


def _boots(apart: float, colour: str = BOOT, high: float = 70) -> list[Shape]:
    """Return two legs in boots."""
    return [piece(tube(s * apart * 0.8, -high, 40, s * apart, -14, 36), colour, 14, 80) for s in (-1, 1)] + [
        piece(loop(s * (apart - 22), -20, s * (apart + 16), -22, s * (apart + 30), -4, s * (apart + 26), 2,
            s * (apart - 22), 2), darker(colour, 0.15), 9, 10) for s in (-1, 1)]


def _folds(*runs: tuple[float, ...]) -> tuple[Ridge, ...]:
    return tuple(Ridge(line(*run), 12, -7) for run in runs)


def elder_mok() -> list[Shape]:
    """Return the old orc: fur, white beard, the drum before his hip, a staff that bears the moon."""
    skin, hair = "#8aa066", "#f4efe2"
    moon = "M22 -44 A44 44 0 1 0 38 30 A36 36 0 1 1 22 -44 Z"
    cloak = loop(-50, -210, 50, -210, 86, -150, 96, -60, 100, 0, 0, 8, -100, 0, -96, -60, -86, -150)
    collar = loop(-78, -196, -40, -226, 0, -214, 40, -226, 78, -196, 86, -160, 40, -146, 0, -160, -40, -146, -86, -160)
    head = [piece(loop(s * 30, -8, s * 62, -22, s * 84, -14, s * 62, 10, s * 34, 16), skin, 10, 30 * s) for s in (-1,
        1)]
    head += [piece(loop(-40, -20, -26, -50, 0, -56, 26, -50, 40, -20, 52, 16, 40, 44, 0, 54, -40, 44, -52, 16), skin,
        34, 20), *[rod(s * 8, -16, 14, s * 24, -22, 16, s * 40, -8, 4, colour=hair) for s in (-1, 1)],
        *[hole(ellipse(s * 18, -2, 5.5, 6.5)) for s in (-1, 1)], piece(ellipse(0, 14, 15, 12), lighter(skin, 0.1), 10,
            30),
        rod(0, -50, 22, 6, -76, 20, 30, -82, 5, colour=hair)]
    beard = piece(loop(-46, 26, -16, 30, 0, 28, 16, 30, 46, 26, 44, 60, 0, 116, -44, 60), hair, 22, 84,
        ridges=_folds((-22, 40, -6, 96), (22, 40, 6, 96)))
    tusks = [piece(polygon(s * 22, 38, s * 36, 36, s * 34, 12), "#f3e2b0", 5, 60) for s in (-1, 1)]
    drum = [piece(ellipse(0, 0, 50), "#7a4a28", 12, 60), piece(ellipse(0, 0, 39), "#f4e6c2", 8, 20, shadow=NO_SHADOW),
        *placed([dye(moon, "#2f6f8f")], -4, 4, 0.62)]
    return [rod(84, 0, 14, 84, -282, 14, colour=WOOD, angle=86), *placed([piece(moon, "#f2cf6a", 10, 30)], 76, -302,
        0.84,
        -30), piece(cloak, "#8a6a48", 36, 82, ridges=_folds((-30, -150, -46, 0), (34, -150, 50, 0))), *placed(head, 0,
        -236, 1.06), piece(collar, "#b59668", 20, 70), *placed([*tusks[:0], beard, *tusks], 0, -236, 1.06),
        rod(70, -170, 40, 92, -140, 34, colour="#9a7850"), hand(92, -146, skin, 19), *placed(drum, -48, -74),
        rod(-84, -140, 38, -96, -110, 34, colour="#9a7850"), hand(-74, -104, skin, 19)]


def master_thorn() -> list[Shape]:
    """Return the thin mage: a tall blue robe with a high collar, a red book, a staff with a splinter of mirror."""
    skin, robe, hair = "#e9c6a2", "#2f629a", "#f0ece2"
    gown = loop(-30, -226, 30, -226, 48, -150, 60, -60, 74, 0, 0, 8, -74, 0, -60, -60, -48, -150)
    collar = [piece(loop(s * 10, -214, s * 36, -240, s * 64, -300, s * 76, -240, s * 56, -190, s * 20, -190), robe, 16,
        60 * s) for s in (-1, 1)]
    head = [rod(-38, -14, 16, -48, 10, 20, -46, 44, 6, colour=hair), rod(38, -14, 16, 48, 10, 20, 46, 44, 6,
        colour=hair),
        *face(skin, 0, hair, "M-10 27 Q2 25 12 28"), rod(-2, 22, 14, -16, 26, 10, -24, 36, 3, colour=hair), rod(4, 22,
        14, 18, 26, 10, 26, 36, 3, colour=hair), rod(1, 40, 24, 1, 66, 18, -2, 92, 3, colour=hair)]
    book = [piece(polygon(-30, -40, 30, -40, 30, 40, -30, 40), "#b23a2c", 8, 30), piece(polygon(30, -38, 38, -32, 38,
        46, 30, 38), "#f4e9cc", 3, 86), piece(ellipse(0, 0, 13), GOLD, 8, 40)]
    shard = [piece(polygon(0, -56, 26, -8, 8, 46, -22, 18, -24, -14), "#a9dcec", 8, 30, shine=0.7, ink=0.4, tone=1.3),
        dye(polygon(-8, 14, 0, -36, 6, -36, 0, 18), "#ffffff")]
    return [rod(84, 0, 12, 84, -250, 12, colour=WOOD, angle=86), *placed(shard, 84, -292), *collar, piece(gown, robe,
        30,
        82, ridges=_folds((-14, -150, -28, 0), (18, -150, 30, 0))), piece(tube(-70, -4, 16, 0, 4, 18, 70, -4, 16), GOLD,
        6, 10), piece(tube(0, -196, 14, 0, -12, 22), lighter(robe, 0.25), 8, 84, shadow=NO_SHADOW), *placed(head, 0,
            -262,
        0.94), rod(36, -196, 34, 70, -168, 30, 82, -160, 28, colour=robe), hand(84, -160, skin, 16), *placed(book, -50,
        -112, 1.1, -8), rod(-36, -196, 34, -70, -150, 32, -74, -110, 28, colour=robe), hand(-72, -90, skin, 16),
        *[piece(f"{ellipse(x, y, 9)}", STEEL, 4, 40) for x, y in ((-52, -58), (-40, -46), (-26, -40))]]


def lord_hawthorne() -> list[Shape]:
    """Return the landless lord: worn plate, his good sword point down, the torn banner behind him."""
    skin, hair = "#dea980", "#6a4630"
    cloth = polygon(0, -330, 50, -336, 106, -326, 98, -300, 112, -280, 88, -262, 104, -238, 76, -240, 66, -214, 46,
        -244, 22, -222, 0, -236)
    plate = loop(-54, -214, 54, -214, 60, -150, 46, -96, 0, -88, -46, -96, -60, -150)
    skirt = polygon(-50, -108, 50, -108, 62, -44, 34, -56, 0, -40, -34, -56, -62, -44)
    arms = [rod(s * 62, -188, 44, s * 82, -140, 40, s * (70 if s > 0 else 88), -104, 36, colour=STEEL, shine=0.4)
        for s in (-1, 1)]
    sword = [piece(polygon(-11, 0, 11, 0, 9, 110, 0, 128, -9, 110), "#eef2f4", 5, 82, shine=0.5), rod(-34, -4, 12, 34,
        -4, 12, colour=GOLD), rod(0, -8, 12, 0, -36, 12, colour="#5a3a22"), piece(ellipse(0, -44, 11), GOLD, 8, 40)]
    return [rod(-94, 0, 13, -94, -338, 13, colour=WOOD, angle=86), *placed([piece(cloth, "#c83f2c", 14, 70,
        ridges=_folds((30, -330, 34, -240), (72, -330, 74, -236)))], -94, 0, 1.0), *_boots(32, "#8b969d", 80),
        piece(skirt, "#7a4634", 18, 84), piece(plate, STEEL, 30, 30, shine=0.4, ridges=(Ridge("M0 -206 V-100", 12, 8),
            )),
        piece(tube(-52, -104, 18, 0, -92, 20, 52, -104, 18), "#5f4a34", 8, 10), *arms, *[piece(loop(s * 36, -216,
            s * 62,
        -226, s * 90, -206, s * 92, -172, s * 62, -172, s * 40, -190), lighter(STEEL, 0.1), 20, 40 * s, shine=0.5)
        for s in (-1, 1)], *placed([piece(loop(-46, 0, -52, -34, -28, -62, 8, -66, 40, -50, 52, -20, 46, 8, 38, -22, 16,
        -34, -18, -34, -38, -20), hair, 14, 50), *face(skin, 0, hair, "M-8 28 h16"), piece(loop(-46, -34, -30, -60, 6,
        -66, 38, -52, 48, -26, 30, -36, 0, -40, -30, -34), hair, 12, 60), piece(loop(-42, 2, -30, 20, 0, 18, 30, 20, 42,
        2, 40, 34, 18, 58, 0, 62, -18, 58, -40, 34), hair, 16, 84), dye(tube(-12, 30, 7, 0, 32, 8, 12, 30, 7),
        "#8a4a3a")], 8, -250, 0.94), *placed(sword, 72, -100, 0.86), hand(72, -120, "#8b969d", 18), hand(-94, -104,
            "#8b969d",
        18)]


def lyssa() -> list[Shape]:
    """Return the quick blade in a wide stance: purple tunic, black tail of hair, a short blade to each side."""
    skin, hair, cloth = "#d39a70", "#2e2430", "#8450a0"
    legs = [piece(tube(s * 20, -110, 46, s * 44, -60, 38, s * 56, -12, 32), "#4a3a52", 16, 70) for s in (-1, 1)]
    boots = [piece(loop(s * 36, -44, s * 76, -44, s * 80, -20, s * 96, -4, s * 92, 2, s * 36, 2), BOOT, 10, 20)
        for s in (-1, 1)]
    tunic = loop(-40, -206, 40, -206, 48, -160, 38, -124, 62, -74, 0, -62, -62, -74, -38, -124, -48, -160)
    blade = [piece("M-12 -14 C-16 -60 -14 -90 4 -122 C18 -90 16 -60 12 -14 Z", "#e9eef0", 9, 78, shine=0.5), rod(-24,
        -12, 11, 24, -12, 11, colour=GOLD), rod(0, -10, 11, 0, 18, 11, colour="#5a3a22")]
    tail = [rod(10, -296, 30, 56, -316, 40, 88, -280, 34, 92, -226, 24, 80, -190, 5, colour=hair)]
    head = [*face(skin, 0, hair, "M-12 24 Q4 34 20 18"), piece(loop(-46, 6, -50, -34, -26, -58, 4, -60, 36, -50, 50,
        -22, 46, 8, 36, -18, 14, -30, -8, -22, -34, -12), hair, 14, 60)]
    arms: list[Shape] = []
    for s in (-1, 1):
        arms += [*placed(blade, s * 94, -140, 1.0, s * 13), rod(s * 40, -190, 34, s * 72, -160, 30, s * 92, -140, 26,
            colour=cloth), hand(s * 94, -138, skin, 16)]
    return [*tail, *legs, *boots, piece(tunic, cloth, 24, 80, ridges=_folds((-14, -120, -26, -70), (14, -120, 26,
        -70))),
        piece(tube(-42, -120, 18, 0, -112, 20, 42, -120, 18), "#5f3f2a", 8, 10), piece(ellipse(0, -114, 12), GOLD, 8,
            40),
        *arms, *placed(head, 0, -252), piece(ellipse(10, -302, 18, 13), "#e0a83c", 8, 30),
        piece(loop(-44, -214, 0, -200, 44, -214, 40, -186, 0, -176, -40, -186), "#c8452c", 12, 10)]


def corbin() -> list[Shape]:
    """Return the champion: bare arms raised, fists closed, laurels round his neck."""
    skin, light = "#8f5c3e", 1.35
    torso = loop(-66, -210, 66, -210, 74, -170, 52, -104, 0, -94, -52, -104, -74, -170)
    arms: list[Shape] = []
    for s in (-1, 1):
        arms += [rod(s * 58, -192, 54, s * 96, -196, 50, s * 102, -240, 44, s * 84, -282, 36, colour=skin, tone=light),
            piece(ellipse(s * 84, -184, 26, 22), skin, 18, 30 * s, tone=light, shadow=NO_SHADOW, contour=0.8),
            piece(tube(s * 98, -252, 46, s * 90, -268, 44), "#6b4226", 10, 80), hand(s * 80, -296, skin, 24)]
    kilt = polygon(-54, -112, 54, -112, 72, -40, 36, -48, 0, -36, -36, -48, -72, -40)
    leaves: list[Shape] = []
    for s in (-1, 1):
        for k in range(6):
            x, y = s * (62 - 10 * k), -212 + 12 * k + 0.9 * k * k
            leaves += placed([piece("M0 0 C-12 -8 -12 -30 0 -42 C12 -30 12 -8 0 0 Z", ("#5f8f3a", "#83ad48")[k % 2], 8,
                40, contour=1.6)], x, y, 1.0, s * (100 + 10 * k), s > 0)
    head = [*face(skin, 0, "#1f1512", "M-16 22 Q2 36 20 22"), piece(loop(-44, -6, -46, -34, -24, -56, 0, -60, 24, -56,
        46,
        -34, 44, -6, 38, -26, 0, -36, -38, -26), "#2b201c", 12, 40), piece(loop(-14, 36, 0, 32, 14, 36, 8, 50, -8, 50),
        "#2b201c", 7, 40)]
    return [*_boots(34, "#6b4226", 60), piece(kilt, "#c8452c", 18, 84, ridges=_folds((-24, -100, -30, -50), (24, -100,
        30,
        -50))), *arms, piece(torso, skin, 34, 20, tone=light, ridges=(Ridge("M0 -196 V-110", 9, -7), Ridge(line(-54,
            -166,
        -22, -152, 0, -160, 22, -152, 54, -166), 8, -6), Ridge("M-24 -136 H24 M-22 -120 H22", 6, -4))),
        piece(tube(-54, -112, 22, 0, -100, 26, 54, -112, 22), GOLD, 10, 10), *placed(head, 0, -254), *leaves,
        piece(ellipse(0, -150, 14), "#c8452c", 8, 30)]


def laurel() -> list[Shape]:
    """Return the hooded archer: a red cloak, the tall bow at her side, a leaf for a clasp."""
    skin, cloak = "#e3b08c", "#a5352a"
    mantle = loop(-40, -214, 40, -214, 66, -150, 76, -60, 84, 0, 0, 8, -84, 0, -76, -60, -66, -150)
    hood = loop(-52, -206, -58, -260, -36, -306, 0, -336, 36, -306, 58, -260, 52, -206, 0, -190)
    inside = loop(-36, -222, -42, -262, -24, -292, 0, -298, 24, -292, 42, -262, 36, -222, 0, -210)
    bow = [piece(tube(-70, -300, 7, -96, -250, 14, -110, -160, 18, -96, -70, 14, -70, -20, 7), WOOD, 6, 80),
        dye('<path fill="none" stroke="#fff" stroke-width="5" d="M-70 -298 V-22"/>', "#fbf4e0", contour=0.8)]
    quiver = [*[piece(loop(x - 10, -300, x, -322, x + 10, -300, x, -276), colour, 6, 40) for x, colour in ((58,
        "#f4ead0"), (78, "#e0b23c"))], rod(66, -290, 32, 50, -220, 34, colour="#6a4528")]
    star = "M0 -22 L7 -8 L22 -8 L12 4 L16 20 L0 12 L-16 20 L-12 4 L-22 -8 L-7 -8 Z"
    legs = _boots(24, BOOT, 50)
    gap = loop(-16, -176, 16, -176, 24, -90, 30, -30, -30, -30, -24, -90)
    return [*quiver, *legs, piece(mantle, cloak, 34, 82, ridges=_folds((-40, -150, -54, 0), (40, -150, 54, 0))),
        piece(gap, "#8a6a42", 14, 84, shadow=NO_SHADOW), piece(tube(-24, -110, 14, 24, -110, 14), "#4a3020", 6, 10),
        piece(hood, cloak, 24, 70), hole(inside, "#3a1712"), *placed([*face(skin, 0, "#7a3418", "M-9 27 Q2 29 12 26"),
        piece(loop(-40, 2, -38, -36, 0, -52, 38, -36, 40, 2, 24, -24, 0, -20, -24, -24), "#b5562a", 10, 60)], 0, -250,
        0.8), piece(loop(-58, -214, 0, -192, 58, -214, 50, -180, 0, -164, -50, -180), darker(cloak, 0.15), 14, 10),
        *placed([dye(star, "#f08a34")], 0, -180, 1.1), *bow, rod(-46, -186, 34, -76, -168, 30, -96, -160, 26,
        colour=cloak), hand(-104, -160, skin, 17)]


FIGURES = {
    "elder-mok": elder_mok, "master-thorn": master_thorn, "lord-hawthorne": lord_hawthorne,
    "lyssa": lambda: placed(lyssa(), -4, 0, 0.92), "corbin": lambda: placed(corbin(), 0, 0, 0.92),
    "laurel-of-bloodwood": laurel,
}
RECIPES = recipes(FIGURES, __name__)
