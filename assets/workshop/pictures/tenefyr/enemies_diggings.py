"""Level 2, diggings: those who are found in the ground, or on their way out of it."""

from __future__ import annotations

from assets.workshop.engraving import Dab, Glow, Part, Ridge, Shape, drawn, flat
from assets.workshop.engraving.kit.beasts import spider_face, spider_leg
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr import grounds
from assets.workshop.pictures.tenefyr.parts import (
    arm,
    at,
    brow,
    coat,
    form,
    holding,
    maw,
    pegs,
    two_eyes,
)
from assets.workshop.pictures.tenefyr.setting import EVENING, INSIDE, recipes, scene

STEEL, IRON, WOOD, BONE = "#b9c2c6", "#6f7680", "#8a5a30", "#f3e8c6"


def _gravedigger() -> Part:
    """Return the gravedigger waist deep in his work: long hat, long face, long spade."""
    skin, black = "#dcc49c", "#5a5666"
    face = loop(-62, -70, 0, -86, 62, -70, 74, 0, 66, 90, 46, 170, 0, 200, -46, 170, -66, 90, -74, 0)
    spade = [form(tube(0, 300, 22, 0, -60, 20), WOOD, 9, 84), form(tube(-34, -66, 18, 0, -76, 20, 34, -66, 18), WOOD, 9,
        10), form(loop(-66, 280, -60, 290, 0, 284, 60, 290, 66, 280, 66, 380, 0, 450, -66, 380), STEEL, 24, 60,
        shine=0.5)]
    return [
        coat(black, 0.72, 200), form(polygon(-60, 220, 0, 260, 60, 220, 36, 420, -36, 420), "#e9dfc8", 10, 80),
        form(polygon(-74, 214, -10, 236, -16, 262, -84, 250), "#e9dfc8", 8, 30),
        *[form(loop(s * 66, -20, s * 92, -26, s * 94, 20, s * 68, 34), skin, 10, 20) for s in (-1, 1)],
        form(face, skin, 50, 14, dabs=(Dab(-40, 96, 16, 40, -10), Dab(40, 96, 16, 40, -10))),
        *two_eyes(68, 23, -12, 0.2, 0.3, 0.42, skin, -14),
        *brow(-36, -46, 58, 14, -16, "#5a4a3a"), *brow(36, -46, 58, 14, 16, "#5a4a3a"),
        form(loop(-14, -10, 14, -10, 20, 60, 28, 90, 0, 104, -28, 90, -20, 60), "#e4b48a", 20, -24),
        drawn("M-34 146 Q0 130 36 142", 7, "#5a2a1a"),
        form(tube(-130, -74, 30, 0, -90, 34, 130, -74, 30), black, 14, 6),
        form(polygon(-80, -90, -92, -270, 0, -284, 92, -270, 80, -90), black, 40, 86),
        form(polygon(-84, -104, 84, -104, 86, -138, -86, -138), "#b5452f", 10, 10),
        *at(spade, 200, 40, 0.9, 8),
        *arm((-190, 460, 100, -250, 360, 84, -150, 306, 70), black, 40), *holding(skin, -126, 300, 0.9, -70),
        *arm((210, 440, 100, 260, 330, 84, 210, 230, 66), black, 60), *holding(skin, 192, 200, 0.95, 8, mirror=True),
        form(loop(-460, 400, -380, 320, -240, 300, -60, 340, 80, 344, 240, 320, 380, 330, 460, 400, 460, 520, -460,
            520),
            "#8a6844", 40, 20, ridges=(Ridge("M-300 360 l30 8 M-160 350 l24 12 M60 370 l30 4 M220 350 l24 10 M320 380 "
            "l30 4", 9, 7),)),
    ]


def _giant_spider() -> Part:
    """Return the spider that was folded into a mine cart and now comes out of it on all sides."""
    hair, band = "#6a5248", "#c87a3a"
    out: list[Shape] = []
    for s in (-1, 1):
        for run in ((60, 60, 190, -90, 250, 60, 270, 200), (80, 90, 250, -20, 330, 130, 350, 290),
            (50, 30, 110, -140, 190, -200, 250, -120)):
            out += at(spider_leg(run, 46, hair, band), 0, 20, 1.0, 0, s < 0)
    cart = polygon(-220, 200, 220, 200, 176, 400, -176, 400)
    wheel = [form(ellipse(0, 0, 56), IRON, 14, 30), form(ellipse(0, 0, 20), "#8b939c", 10, 40)]
    out += [form(ellipse(0, 60, 190, 150), hair, 110, 40), *at(spider_face(hair, "#ffd24a"), 0, 40, 1.36),
        *at(wheel, -130, 420), *at(wheel, 130, 420),
        form(cart, "#a9794a", 12, 4, ridges=(Ridge("M-210 250 H210 M-200 300 H200 M-190 350 H190", 8, -6),)),
        form(polygon(-236, 190, 236, 190, 230, 226, -230, 226), IRON, 10, 4, shine=0.5),
        *[form(polygon(x - 18, 200, x + 18, 200, x * 0.8 + 16, 400, x * 0.8 - 16, 400), IRON, 8, 84) for x in (-150, 0,
            150)]]
    for s in (-1, 1):
        out += at(spider_leg((120, 150, 190, 90, 196, 210, 186, 280), 40, hair, band), 0, 0, 1.0, 0, s < 0)
    return out


def _mine_imp() -> Part:
    """Return the mine imp on its barrel, black as soot, with a match it should not have."""
    soot, belly = "#4f4a55", "#6a6470"
    keg = "M-150 210 Q-196 330 -150 480 H150 Q196 330 150 210 Z"
    return [
        form(tube(90, 190, 22, 220, 210, 20, 280, 120, 16, 240, 60, 12), soot, 9, 30),
        form(polygon(222, 70, 236, 14, 272, 62), "#c9584a", 10, 30),
        form(keg, "#a9693c", 70, 86, ridges=(Ridge("M-90 214 Q-110 340 -90 480 M-30 214 V480 M30 214 V480 M90 214 Q110 "
            "340 90 480", 6, -5),)), form("M-162 246 Q0 290 162 246 L170 276 Q0 322 -170 276 Z", IRON, 8, 4),
        form(ellipse(0, 212, 152, 36), "#c98a54", 10, 4),
        flat(rays(0, 400, 26, 62, 9), "#c8402f", ink=0.2, contour=1.2, tone=1.1),
        form(loop(-80, 230, -96, 140, -60, 90, 60, 90, 96, 140, 80, 230), soot, 50, 60),
        form(loop(-46, 226, -56, 150, 0, 120, 56, 150, 46, 226), belly, 26, 20, contour=0.7),
        *[form(tube(s * 50, 214, 54, s * 130, 230, 44, s * 140, 330, 34), soot, 20, 70 * s) for s in (-1, 1)],
        *[form(loop(s * 120, 320, s * 160, 320, s * 190, 352, s * 130, 360), soot, 14, 10) for s in (-1, 1)],
        *[form(tube(s * 60, -90, 44, s * 110, -140, 36, s * 110, -210, 4), BONE, 16, 50 * s, ridges=(Ridge(line(s * 70,
            -124, s * 120, -116), 6, -5), Ridge(line(s * 90, -160, s * 130, -150), 6, -5))) for s in (-1, 1)],
        *[form(loop(s * 90, -30, s * 180, -90, s * 230, -80, s * 190, 0, s * 110, 40), soot, 18, 40 * s)
            for s in (-1, 1)],
        form(loop(-116, -20, -90, -90, 0, -116, 90, -90, 116, -20, 120, 50, 70, 120, 0, 134, -70, 120, -120, 50),
            soot, 70, 14), *two_eyes(104, 36, -18, 0.45, 0.1, 0.14, soot, 10, white="#ffe27a", pupil=0.34),
        form(loop(-14, 14, 14, 14, 22, 36, 0, 46, -22, 36), belly, 12, 20), maw(-86, 86, 56, 48, 14, "#7a1c14"),
        *pegs(-66, 66, 60, 7, 20, 6, gaps=(4,)), form(tube(214, 150, 12, 214, -30, 10), "#e8cf9a", 5, 84),
        flat("M214 -30 C190 -56 196 -84 214 -116 C232 -86 240 -58 214 -30 Z", "#ffb53a", ink=0, tone=1.8, contour=1.2,
            glow=Glow("#ffb53a", 50, 0.8)), flat("M214 -34 C202 -50 206 -66 214 -84 C224 -66 226 -50 214 -34 Z",
            "#fff0b0", ink=0, tone=1.9),
        form(tube(80, 130, 50, 170, 170, 44, 206, 110, 36), soot, 20, 50), *holding(soot, 212, 94, 0.8, 0, True),
        form(tube(-80, 130, 50, -170, 190, 44, -120, 214, 36), soot, 20, 50), *holding(soot, -116, 210, 0.7, -80),
    ]


PICTURES = {
    "gravedigger": scene(lambda: grounds.graves(3), _gravedigger, 236, 156, 0.54, EVENING),
    "giant-spider": scene(lambda: grounds.digging(2), _giant_spider, 240, 128, 0.54, INSIDE),
    "mine-imp": scene(lambda: grounds.digging(7), _mine_imp, 226, 150, 0.58, INSIDE),
}
RECIPES = recipes("enemies", PICTURES, __name__, "beasts", "hands", "nature", "stonework",
    shared=("grounds", "parts"))
