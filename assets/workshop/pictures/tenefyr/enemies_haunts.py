"""Level 3, the crypts: mist, veils, furniture and processions, which have no body, or one that is not theirs."""

from __future__ import annotations

import math

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, mist
from assets.workshop.engraving.kit.goblins import fangs
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr import grounds
from assets.workshop.pictures.tenefyr.parts import (
    arm,
    at,
    brow,
    coat,
    eye,
    form,
    holding,
    mark,
    open_hand,
    two_eyes,
)
from assets.workshop.pictures.tenefyr.setting import EVENING, INSIDE, NIGHT, recipes, scene

IRON, GOLD = "#7b848c", "#e8b23a"


def _banshee() -> Part:
    """Return the banshee: hair on end, arms out, and from the waist down nothing but mist."""
    skin, gown = "#e2f2ee", "#b4dcd8"
    hair = [form(tube(x * 0.4, -60, 50, x * 0.9, y * 0.6 - 40, 44, x * 1.3, y * 0.8 - 30, 30, x * 1.6 + dx, y, 3),
        "#f2fbf6", 20, 40 + 20 * (k % 3)) for k, (x, y, dx) in enumerate(((-160, -60, -40), (160, -60, 40), (-130, -150,
        -50), (130, -150, 50), (-84, -220, -40), (84, -220, 40), (-30, -260, -10), (40, -260, 20), (-170, 60, -30),
        (170, 60, 30)))]
    out: list[Shape] = [*hair]
    for s in (-1, 1):
        out += [form(loop(s * 80, 190, s * 200, 130, s * 310, 60, s * 330, 140, s * 350, 300, s * 300, 250, s * 280,
            340, s * 230, 270, s * 150, 330), gown, 40, 50 * s)]
        out += open_hand(skin, s * 322, 116, 1.0, s * 34, s > 0)
    return [*out,
        form("M-120 180 C-60 160 60 160 120 180 C170 280 120 330 150 420 C190 470 160 520 120 560 C100 500 60 520 40 "
            "560 C20 500 -30 510 -50 560 C-80 500 -120 520 -150 540 C-190 470 -110 400 -150 330 C-170 280 "
            "-150 220 -120 180 Z",
            gown, 60, 76, ridges=(Ridge(line(-60, 200, -90, 340, -50, 480), 16, -9), Ridge(line(60, 200, 60, 340, 110,
            480), 16, -9), Ridge(line(0, 210, -10, 360, 30, 500), 14, -8))),
        form(loop(-92, -30, -60, -100, 0, -118, 60, -100, 92, -30, 88, 70, 66, 160, 0, 210, -66, 160, -88, 70), skin,
            60, 14), *two_eyes(92, 34, -10, 0.0, -0.1, 0.0, "#9cc4c4", 0, pupil=0.22, white="#fffdf0"),
        *brow(-50, -62, 70, 13, -24, "#8ab4b0"), *brow(50, -62, 70, 13, 24, "#8ab4b0"),
        mark("M-12 50 Q0 36 12 50", "#7aa4a4", tone=0.7), form(ellipse(0, 124, 50, 66), "#8ab8bc", 12, 20),
        mark(ellipse(0, 126, 40, 56), "#16343c", contour=1.3)]


def _stairway() -> Part:
    """Return a stair that climbs out of the crypt into a paler night."""
    out = [*grounds.crypt(21, "#6f80c0", "#8fa0d0")]
    for k in range(7):
        y, half = 344 - 24 * k, 170 - 11 * k
        out.append(Shape(polygon(240 - half, y, 240 - half, y - 16, 240 + half, y - 16, 240 + half, y), "#a9b0bc",
            bevel=4, angle=84, grain=0.1, contour=1.0))
        out.append(Shape(polygon(240 - half, y - 16, 240 - half + 11, y - 24, 240 + half - 11, y - 24, 240 + half,
            y - 16), "#e2e6e8", bevel=3, angle=3, grain=0.05))
    return [*out, mist(ellipse(240, 330, 260, 40), "#eef6f4", 0.75, 30)]


def _mourner() -> Part:
    """Return the mourner behind the bier: fold upon fold, and no face under any of them."""
    black, violet = "#5a5468", "#7a7090"
    pillow = form(loop(-150, 300, -120, 260, 0, 250, 120, 260, 150, 300, 0, 320), "#f6ecd8", 20, 10)
    wreath = [piece for k in range(14) for piece in at([form(loop(-26, 0, 0, -13, 28, 0, 0, 13), "#5f8a3c" if k % 2 else
        "#8fae4a", 8, 30)], 84 * math.cos(math.tau * k / 14), 396 + 44 * math.sin(math.tau * k / 14), 1.0,
        360 * k / 14 + 90)]
    out: list[Shape] = [
        form(loop(-300, 520, -280, 300, -210, 130, -150, -20, -120, -130, -50, -200, 20, -206, 90, -170, 140, -60, 190,
            90, 260, 260, 300, 520), black, 80, 74, ridges=tuple(Ridge(line(x * 0.3, -170, x * 0.7, 60, x, 400), 18,
                -10)
            for x in (-240, -170, 170, 240))),
        form(loop(-130, 220, -122, 60, -96, -70, -40, -130, 20, -136, 76, -110, 116, -40, 132, 80, 130, 220, 70, 300, 0,
            320, -70, 300), violet, 30, 80, ridges=tuple(Ridge(line(x * 0.6, -120, x, 60, x * 1.1, 270), 15,
                -9) for x in
            (-90, -50, -10, 34, 76)))]
    return [*out, form(tube(-120, -74, 20, -60, -136, 22, 20, -148, 22, 90, -112, 20, 122, -50, 20), "#3f3a4c", 9, 20),
        flat(ellipse(-34, 20, 22, 30), "#4a4460", ink=0.6, opacity=0.5, feather=16, tone=0.7),
        flat(ellipse(46, 20, 22, 30), "#4a4460", ink=0.6, opacity=0.5, feather=16, tone=0.7),
        *holding("#efe6dc", -150, 262, 0.9, -70), *holding("#efe6dc", 150, 262, 0.9, 70, mirror=True),
        form(polygon(-330, 320, 330, 320, 350, 300, -350, 300), "#b98a52", 9, 4),
        form("M-340 312 H340 V420 Q300 470 260 424 Q210 480 170 430 Q120 484 80 432 Q30 486 -10 432 Q-60 484 -100 430 "
            "Q-150 480 -190 428 Q-240 474 -280 424 Q-320 460 -340 420 Z", "#fbf4df", 20, 84), pillow, *wreath]


def _mimic() -> Part:
    """Return the mimic: a chest with a tongue, and one eye that hopes it does not disturb."""
    wood, inside = "#a9693c", "#7a1f24"
    lid = "M-260 -40 C-270 -250 270 -250 260 -40 L236 20 H-236 Z"
    teeth_up = tuple((x, 16, 20, 50) for x in (-200, -140, -80, -20, 40, 100, 160, 206))
    teeth_down = tuple((x, 150, 20, -46) for x in (-190, -120, -50, 110, 170, 210))
    bands: list[Shape] = []
    for x in (-190, 150):
        bands += [form(f"M{x} -170 Q{x - 6} -80 {x - 6} 14 H{x + 46} Q{x + 46} -80 {x + 40} -180 Z", GOLD, 9, 84,
            shine=0.5), form(box(x - 4, 150, 50, 210), GOLD, 9, 84, shine=0.5)]
    tongue = tube(10, 110, 100, 30, 180, 120, 20, 260, 116, 60, 340, 100, 130, 380, 60)
    out = [mark(polygon(-240, 10, 240, 10, 250, 170, -250, 170), inside, tone=0.4),
        form(lid, wood, 50, 6, ridges=(Ridge("M-250 -100 Q0 -160 250 -100 M-240 -50 Q0 -90 240 -50", 8, -6),)),
        form(box(-256, 150, 512, 210), wood, 16, 4, ridges=(Ridge("M-250 216 H250 M-250 284 H250", 8, -6),)),
        *bands, form(tube(-256, 152, 24, 256, 152, 24), "#8a5530", 10, 4),
        *fangs(teeth_up), *fangs(teeth_down),
        form(tongue, "#e07a84", 46, 80, ridges=(Ridge(line(14, 120, 30, 200, 24, 280, 70, 340), 12, -9),)),
        drawn("M120 400 q4 20 -6 30", 7, "#9ac4d4")]
    return [*out, form(ellipse(0, -92, 86, 80), "#c08350", 24, 30), *at(eye(66, 0.25, 0.3, 0.3, "#b9774a",
        iris="#5a8f9a", pupil=0.34), 0, -88), *brow(0, -190, 120, 24, -8, "#6a3c20")]





def _lantern_ghost() -> Part:
    """Return a lantern that nobody holds, though somebody clearly does."""
    glass = polygon(-84, -20, 84, -20, 96, 170, -96, 170)
    return [
        flat(ellipse(0, 80, 250, 240), "#fff0b8", ink=0, tone=1.5, opacity=0.55, feather=110),
        form(tube(-70, -90, 18, -66, -180, 18, 0, -226, 20, 66, -180, 18, 70, -90, 18), IRON, 8, 30),
        drawn("M-120 -210 q-16 -30 4 -56 M120 -210 q16 -30 -4 -56", 7, "#dfeee8", tone=1.7, contour=0.7),
        form(polygon(-110, -20, 0, -130, 110, -20), IRON, 26, 30, shine=0.5), form(ellipse(0, -130, 24, 22), IRON,
            14, 30), flat(glass, "#ffe38a", ink=0, tone=1.9, contour=1.4, glow=Glow("#ffd060", 70, 0.9)),
        flat("M0 150 C-60 120 -46 60 0 0 C46 60 60 120 0 150 Z", "#ff9a2e", ink=0, tone=1.6, contour=1.1),
        flat("M0 146 C-32 122 -24 84 0 50 C24 84 32 122 0 146 Z", "#fff6d0", ink=0, tone=1.9),
        *at(eye(13, 0.3, 0.2, 0.0, "#ffe38a"), -20, 104), *at(eye(13, 0.3, 0.2, 0.0, "#ffe38a"), 20, 104),
        drawn("M-14 126 Q0 138 14 126", 5, "#7a3a14"),
        form(f"{box(-8, -20, 16, 70)} {polygon(-90, -20, -74, -20, -88, 170, -104, 170)} "
            f"{polygon(90, -20, 74, -20, 88, 170, 104, 170)}", IRON, 6, 84),
        form(polygon(-120, 166, 120, 166, 108, 204, -108, 204), IRON, 12, 4, shine=0.5),
        form(tube(-60, 214, 16, 60, 214, 16), IRON, 7, 4),
        drawn("M-190 -60 Q-236 60 -180 190 M190 -60 Q236 60 180 190", 5, "#dfeee8", tone=1.7, contour=0.7),
    ]


def _marsh() -> Part:
    """Return a dark path between graves in the mist."""
    return [*grounds.graves(14, "#6f8478", "#c4c8d8"), flat(polygon(216, 262, 262, 262, 330, 380, 130, 380), "#d8ceb0",
        tone=1.1, ink=0.3), mist(ellipse(90, 260, 150, 22), "#dfe4ea", 0.7, 24), mist(ellipse(400, 290, 150, 24),
        "#dfe4ea", 0.7, 24)]


def _bearer(skin: str, hat: str, lid: float, look: float) -> list[Shape]:
    """Return one of the grey men from the front, a shoulder lower than his hat is high."""
    return [coat("#6a6a74", 0.62, 150),
        form(polygon(-40, 160, 0, 240, 40, 160), "#f0ece4", 8, 80),
        form(loop(-68, -50, -40, -90, 40, -90, 68, -50, 72, 40, 50, 130, 0, 160, -50, 130, -72, 40), skin, 50, 14),
        *two_eyes(70, 24, -6, look, 0.4, lid, skin, -12),
        form(loop(-12, 4, 12, 4, 24, 66, 0, 82, -24, 66), "#aaa8a8", 16, -24),
        drawn("M-32 120 Q0 100 32 120", 8, "#4a4450"),
        form(tube(-100, -66, 24, 0, -78, 26, 100, -66, 24), hat, 11, 6),
        form(polygon(-66, -76, -72, -170, 72, -170, 66, -76), hat, 30, 86)]


def _pall_bearer() -> Part:
    """Return four grey men under a coffin that looks back over their heads."""
    grey, hat, wood = "#c4c2c0", "#4f4c5a", "#9a6a42"
    men = [(-250, 150, 0.62, 0.5, 0.4), (250, 150, 0.62, 0.5, -0.4), (-96, 190, 0.74, 0.42, 0.2), (110, 190, 0.74, 0.36,
        -0.2)]
    box_ = polygon(-330, -150, -240, -226, 300, -226, 360, -150, 300, -60, -240, -60)
    out: list[Shape] = []
    for x, y, size, lid, look in men[:2]:
        out += at(_bearer(grey, hat, lid, look), x, y, size)
    out += [form(box_, wood, 26, 6, ridges=(Ridge("M-300 -140 H340 M-270 -186 H320 M-280 -100 H320", 8, -6),)),
        form(polygon(-330, -150, -240, -226, 300, -226, 360, -150, 336, -150, 286, -204, -230, -204, -306, -150),
            "#b98452", 8, 10), *[form(ellipse(x, -74, 16), GOLD, 10, 40, shine=0.6) for x in (-200, 250)],
        mark(polygon(-110, -170, 160, -170, 150, -110, -100, -110), "#20141c"),
        *at(eye(27, 0.2, 0.5, 0.2, "#7a5a4a", "#ffe9a0"), -32, -138), *at(eye(27, 0.2, 0.5, 0.2, "#7a5a4a", "#ffe9a0"),
            74, -138), form(polygon(-120, -172, 170, -172, 176, -196, -116, -204), "#b98452", 8, 10)]
    for x, y, size, lid, look in men[2:]:
        out += at(_bearer(grey, hat, lid, look), x, y, size)
    for x, turn in ((-200, -10), (226, 10)):
        out += [*arm((x * 1.24, 240, 74, x * 1.2, 120, 66, x, 20, 54), "#6a6a74", 70)]
        out += at(holding("#c4c2c0", 0, 0, 0.8, turn, x > 0), x, -20)
    return out


PICTURES = {
    "banshee": scene(_stairway, _banshee, 240, 146, 0.56, NIGHT),
    "mourner": scene(lambda: grounds.crypt(17, "#b59ac4", "#fbecc0"), _mourner, 240, 118, 0.52, INSIDE),
    "mimic": scene(lambda: grounds.cellar(27, "#8fa4cc", arch=None, veil=0.3), _mimic, 240, 156, 0.56, INSIDE),
    "lantern-ghost": scene(_marsh, _lantern_ghost, 240, 182, 0.68, NIGHT),
    "pall-bearer": scene(lambda: grounds.graves(5), _pall_bearer, 232, 158, 0.62, EVENING),
}
RECIPES = recipes("enemies", PICTURES, __name__, "goblins", "hands", "nature", "stonework",
    shared=("grounds", "parts"))
