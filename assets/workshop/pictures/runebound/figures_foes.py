"""Margath, Vorakesh and the zombie as figures of the chart: front view, one silhouette each."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Ridge, Shape, placed
from assets.workshop.engraving.palette import GOLD, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound.standees import dye, hand, hole, piece, recipes, rod

HIDE, BELLY, SKIN_OF_WING, HORN = "#6a4a8a", "#d9a85a", "#a8433a", "#f0dfb4"


def margath() -> list[Shape]:
    """Return the dragon upright: wings raised, horned head, the old spear through its throat."""
    wings: list[Shape] = []
    for s in (-1, 1):
        skin = f"M{s * 30} -190 L{s * 60} -300 L{s * 88} -326 L{s * 106} -270 Q{s * 92} -250 {s * 110} -200 " \
            f"Q{s * 88} -190 {s * 104} -130 Q{s * 78} -140 {s * 66} -96 Q{s * 52} -130 {s * 30} -120 Z"
        wings += [piece(skin, SKIN_OF_WING, 14, 60 * s, ridges=(Ridge(line(s * 86, -318, s * 92, -230), 9, 6),
            Ridge(line(s * 86, -318, s * 66, -150), 9, 6))), rod(s * 34, -190, 18, s * 60, -290, 16, s * 88, -326, 5,
            colour=darker(HIDE, 0.15))]
    body = loop(-40, -210, 40, -210, 62, -130, 70, -50, 50, 0, -50, 0, -70, -50, -62, -130)
    plates = [piece(loop(-26 - w, y, 26 + w, y, 22 + w, y + 26, 0, y + 32, -22 - w, y + 26), BELLY, 10, 10)
        for y, w in ((-200, -4), (-166, 2), (-132, 8), (-98, 10), (-64, 8), (-32, 2))]
    feet = [piece(loop(s * 34, -44, s * 74, -40, s * 84, -6, s * 70, 4, s * 24, 2), HIDE, 16, 30 * s) for s in (-1, 1)]
    claws = [piece(polygon(x - 8, -4, x + 8, -4, x, 10), HORN, 4, 80) for s in (-1, 1) for x in (s * 36, s * 54,
        s * 72)]
    arms = [rod(s * 46, -180, 36, s * 72, -140, 32, s * 54, -104, 26, colour=HIDE) for s in (-1, 1)]
    horns = [rod(s * 24, -44, 24, s * 46, -74, 20, s * 44, -108, 4, colour=HORN) for s in (-1, 1)] + [rod(s * 42, -20,
        18, s * 68, -36, 14, s * 82, -62, 3, colour=HORN) for s in (-1, 1)]
    head = [*horns, piece(loop(-30, -50, 0, -58, 30, -50, 52, -16, 44, 20, 34, 50, 38, 72, 20, 88, -20, 88, -38, 72,
        -34,
        50, -44, 20, -52, -16), HIDE, 34, 20), *[dye(loop(s * 10, -2, s * 24, -18, s * 42, -16, s * 30, 0), "#ffd23a",
        tone=1.8) for s in (-1, 1)], *[hole(ellipse(s * 27, -9, 4, 6)) for s in (-1, 1)], *[rod(s * 6, -8, 12, s * 26,
        -24, 14, s * 48, -20, 4, colour=lighter(HIDE, 0.12)) for s in (-1, 1)], *[hole(ellipse(s * 14, 62, 6, 5))
        for s in (-1, 1)], hole("M-32 74 Q0 94 32 74 Q0 84 -32 74 Z", "#3a0f0c"), *[dye(polygon(x - 6, 78, x + 6, 78, x,
        96), "#fbf0d0") for x in (-22, -7, 8, 23)]]
    spear = [rod(-104, -70, 11, 76, -206, 11, colour="#8a5a2e", angle=30), piece(polygon(72, -214, 104, -226, 88, -194),
        "#dfe6ea", 6, 30)]
    return [rod(40, -20, 36, 84, -10, 26, 108, -40, 14, 98, -76, 4, colour=HIDE), *wings, piece(body, HIDE, 34, 80),
        *plates, *feet, *claws, *arms, *spear, *placed(head, 0, -258, 0.9)]


def vorakesh() -> list[Shape]:
    """Return the crowned corpse: a ragged robe, bare ribs, one hand raised in green fire."""
    bone, robe, fire = "#e6dfba", "#3f5a52", "#7fe070"
    gown = polygon(-48, -214, 48, -214, 66, -140, 80, -8, 62, 4, 48, -12, 28, 6, 8, -8, -14, 6, -36, -10, -56, 6, -80,
        -6, -66, -140)
    collar = [piece(polygon(s * 12, -210, s * 44, -226, s * 92, -284, s * 80, -200, s * 40, -180), "#7a2f4a", 14,
        60 * s)
        for s in (-1, 1)]
    chest = [hole(loop(-26, -196, 26, -196, 30, -120, 0, -104, -30, -120), "#1d1a1a"), *[rod(-24, y, 9, 0, y + 7, 10,
        24, y, 9, colour=bone) for y in (-184, -164, -144, -124)], rod(0, -196, 10, 0, -112, 9, colour=bone)]
    skull = [piece(loop(-30, -36, 0, -48, 30, -36, 44, -6, 36, 22, 24, 32, 24, 54, 0, 62, -24, 54, -24, 32, -36, 22,
        -44, -6), bone, 32, 20), *[hole(ellipse(s * 17, 2, 13, 12)) for s in (-1, 1)], *[dye(ellipse(s * 17, 3, 6),
        fire, tone=1.9, contour=0) for s in (-1, 1)], hole(polygon(-7, 26, 7, 26, 0, 14)),
        hole('<path fill="none" stroke="#fff" stroke-width="4" d="M-16 40 V54 M-5 42 V58 M6 42 V58 M16 40 V54"/>')]
    crown = [piece(polygon(-44, -18, -54, -74, -26, -46, -14, -88, 2, -50, 20, -88, 28, -46, 54, -74, 44, -18, 0, -28),
        GOLD, 9, 50, shine=0.4), dye(ellipse(0, -42, 8), "#c8324a")]
    flame = "M0 40 C-34 30 -30 -8 -12 -24 C-14 -4 -4 -4 0 -14 C-2 -36 10 -50 22 -60 C16 -36 40 -12 32 14 " \
        "C28 34 14 40 0 40 Z"
    return [*collar, piece(gown, robe, 30, 82, ridges=tuple(Ridge(line(x * 0.6, -150, x, 0), 12, -7) for x in (-56, -28,
        28, 56))), *chest, *placed([dye(flame, fire, tone=1.8, contour=2.0)], 90, -276, 0.9), *placed([dye(flame,
        "#eaffd0", tone=1.9, contour=0)], 90, -268, 0.5),
        rod(50, -190, 36, 84, -186, 32, 92, -214, 30, colour=robe), rod(92, -210, 16, 92, -234, 18, colour=bone),
        *[rod(92 + d, -236, 10, 92 + d * 1.9, -258, 7, colour=bone) for d in (-11, -2, 8)], rod(-50, -190, 38, -76,
            -140,
        34, -66, -96, 32, colour=robe), hand(-66, -82, bone, 15), rod(-62, -78, 12, -58, -66, 10, colour=bone),
            *placed([*skull, *crown], 0, -262, 1.0)]


def zombie() -> list[Shape]:
    """Return a zombie: head askew, both arms stretched out, rags, one foot dragging."""
    skin, rag, other = "#9cb07a", "#7d6a86", "#6a5a44"
    legs = [piece(tube(-20, -110, 42, -30, -60, 34, -34, -12, 30), other, 14, 80), piece(tube(22, -110, 42, 42, -60, 34,
        38, -14, 30), other, 14, 80), piece(loop(-52, -20, -22, -22, -14, -2, -56, 2), skin, 8, 10), piece(loop(28, -24,
        54, -20, 84, -4, 80, 3, 30, 2), skin, 8, 10)]
    coat = polygon(-46, -214, 44, -210, 54, -150, 46, -96, 58, -72, 40, -80, 34, -60, 16, -82, 2, -58, -14, -82, -34,
        -62, -38, -84, -58, -70, -48, -100, -56, -150)
    ribs = [hole(loop(6, -184, 38, -180, 36, -128, 10, -124), "#2a1a1c"), *[rod(8, y, 8, 36, y + 3, 8, colour="#ece2bc")
        for y in (-172, -154, -136)]]
    arms = [rod(-46, -196, 38, -84, -190, 32, -100, -222, 26, colour=rag), rod(-98, -214, 22, -102, -250, 20,
        colour=skin), *[rod(-102 + d, -250, 10, -102 + d * 1.7, -276, 8, colour=skin) for d in (-10, 0, 10)],
        rod(46, -194, 38, 82, -172, 32, 100, -196, 24, colour=rag), rod(98, -190, 22, 104, -222, 20, colour=skin),
        *[rod(104 + d, -222, 10, 104 + d * 1.7, -248, 8, colour=skin) for d in (-10, 0, 10)]]
    head = [piece(loop(-34, -38, 0, -50, 34, -40, 44, -8, 38, 24, 26, 46, 0, 54, -26, 46, -38, 24, -44, -8), skin, 32,
        20),
        dye(ellipse(-17, -2, 13, 13), "#fbf6d8", tone=1.7), hole(ellipse(-15, 0, 5)), hole(ellipse(19, 0, 11, 10)),
        dye(ellipse(19, 1, 5), "#e8d44a", tone=1.8), hole(loop(-20, 24, 0, 18, 22, 24, 16, 42, -12, 44), "#2c1214"),
        *[dye(polygon(x - 4, 22, x + 5, 22, x, 33), "#f4ecc8") for x in (-11, 8)], piece(loop(-38, -26, -28, -52, 4,
            -58,
        20, -50, -6, -38, -22, -20), "#5f4f42", 9, 40),
            hole('<path fill="none" stroke="#fff" stroke-width="4" d="M22 -38 '
        'l8 22 M18 -24 l16 -6"/>', "#4a2a2a")]
    return [*legs, piece(coat, rag, 24, 82, shadow=NO_SHADOW), *ribs, *arms, piece(loop(-30, -226, 30, -222, 36, -196,
        0, -182, -36, -198), skin, 14, 10), *placed(head, -8, -258, 1.0, -16)]


FIGURES = {"margath": lambda: placed(margath(), 0, -4, 0.95), "vorakesh": lambda: placed(vorakesh(), -6, 0, 0.94),
    "zombie": lambda: placed(zombie(), 0, 0, 0.95)}
RECIPES = recipes(FIGURES, __name__)
