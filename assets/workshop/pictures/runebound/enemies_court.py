"""Heralds and followers of the Corpse King: Dread Herald, Pale Rider, Bone Colossus, the False Priest."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Glow,
    Part,
    Ridge,
    Shape,
    drawn,
    flat,
    mist,
    placed,
)
from assets.workshop.engraving.kit.attire import band, hood_behind, hood_rim, mantle, necklace, shoulders, tunic
from assets.workshop.engraving.kit.books import open_book
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.hair import locks
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.kit.nature import conifer
from assets.workshop.engraving.kit.remains import long_bone, skull
from assets.workshop.engraving.kit.skeletons import bone_fist, bone_hand, great_skull
from assets.workshop.engraving.palette import BONE, GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.forms import NEAR, form, limb, mark
from assets.workshop.pictures.runebound.setting import BEAST, DUSK, EMBER, GRAVE, NIGHT, recipes, scene

PRIEST = Face(skin="#d9bf9a", hair="#6a5a48", iris="#7a8f3a", turn=-0.08, width=1.1, jaw=1.1, chin=0.95, age=0.46,
    brow=0.9,
    ridge=0.5, nose=1.05, nose_width=1.3, cheek=1.3, eye=0.94, open=0.7, slant=-3, stern=-2, smile=11, lips=1.1,
    lip_colour="#9a5a54", gaze=-3, bones=0.3)


def _herald() -> Part:
    """Return the herald: dried skin on a skull, a headdress of two horns, a roll of skin before it."""
    skin, cloth = "#b8956a", "#6a3a78"
    headdress = [s for side in (-1, 1) for s in (form(loop(side * 10, -104, side * 110, -60, side * 150, -130,
        side * 210,
        -230, side * 250, -300, side * 160, -276, side * 70, -210, side * 20, -150), cloth, 40, 60 * side, ridges=tuple(
        Ridge(line(side * (40 + 30 * k), -110 - 10 * k, side * (110 + 30 * k), -200 - 26 * k), 14, -8) for k
            in range(4))),
        band(line(side * 14, -140, side * 90, -100, side * 124, -62), 16, GOLD))]
    veil = [form(loop(side * 96, -80, side * 134, -40, side * 150, 120, side * 190, 300, side * 120, 300, side * 104,
        120,
        side * 92, 20), lighter(cloth, 0.2), 22, 80, ridges=(Ridge(line(side * 116, -30, side * 124, 120, side * 150,
            290), 12,
        -8),)) for side in (-1, 1)]
    cap = [form(loop(-110, -44, -104, -112, -56, -160, 0, -172, 56, -160, 104, -112, 110, -44, 60, -84, 0, -96, -60,
        -84),
        darker(cloth, 0.1), 34, 20, ridges=tuple(Ridge(line(x, -160, x * 1.5, -76), 10, -7) for x in (-50, -18, 18,
            50))),
        band(line(-110, -48, -58, -86, 0, -98, 58, -86, 110, -48), 22, GOLD), form(polygon(0, -138, 26, -104, 0, -66,
            -26, -104),
        "#c83a5a", 14, 40, shine=0.6)]
    wrinkles = " ".join(f"M{s * 40} {58 + 12 * k} q{s * 16} {4 + k} {s * 40} -4" for s in (-1, 1) for k in range(3))
    face = [*great_skull(skin, 44, "#e88aff"), drawn(wrinkles + " M-40 -70 q40 -10 80 0 M-46 -88 q46 -10 92 0", 4,
        "#5a4028")]
    scroll = [form(loop(-330, 214, -160, 236, 0, 226, 160, 236, 330, 214, 330, 470, -330, 470), "#ecd3a4", 16, 4,
        grain=0.1,
        swell=0.4), *[form(tube(s * 330, 200, 62, s * 326, 340, 64, s * 330, 480, 62), "#d9b988", 28, 84) for s in (-1,
            1)],
        drawn(" ".join(f"M{-230 + (y % 3) * 6} {258 + 26 * y} h{dx} m18 0 h{430 - dx}" for y, dx in enumerate((150,
            260, 96,
        210, 170, 120))), 7, "#9a2a1f")]
    seal = [form(ellipse(150, 300, 40), "#b5382a", 14, 40), drawn("M136 286 l28 28 M164 286 l-28 28", 7, "#6a1a12")]
    hands = [*placed(bone_fist("#c9ab80"), -286, 236, 1.2, 84), *placed(bone_fist("#c9ab80"), 286, 236, 1.2, -84, True)]
    return [shoulders(cloth, 0.98), *mantle(cloth, darker(cloth, 0.3)), *headdress, *veil, *face, *cap, *necklace((-90,
        196, -50, 222, 0, 232, 50, 222, 90, 196), GOLD, 18), *scroll, *seal, *hands]


def _horse(coat_: str) -> list[Shape]:
    """Return head, neck and breast of a pale horse in profile that looks to the left; its eye is at 0, 0."""
    mane = "#f6f4ea"
    neck_ = form(loop(30, -70, 100, -90, 190, 0, 280, 120, 360, 330, 330, 480, 40, 480, 70, 330, 90, 200, 60, 100),
        coat_, 80,
        66, ridges=(Ridge(line(110, 60, 170, 180, 160, 320), 22, -10), Ridge(line(70, 110, 110, 180, 110, 260), 16, 9)))
    jaw = form(loop(-210, 118, -130, 116, -40, 110, 60, 110, 90, 60, 60, 140, -10, 160, -110, 158, -190, 170, -222,
        150), darker(coat_, 0.12), 20, -10)
    head = form(loop(110, -40, 70, -86, 20, -84, -40, -56, -120, 0, -196, 50, -246, 92, -250, 124, -224, 146, -186,
        136, -150,
        112, -60, 108, 40, 116, 100, 70), coat_, 62, 18, dabs=(Dab(-60, 30, 90, 22, 12, -28), Dab(50, 40, 50, 50, 14),
        Dab(-214, 110, 30, 26, 10)))
    details = [form(loop(40, -76, 54, -140, 84, -164, 92, -110, 84, -66), coat_, 14, 60), form(loop(58, -84, 66, -126,
        80, -142,
        82, -100), "#6a6a70", 8, 40, swell=-0.6, shadow=NO_SHADOW), mark(loop(-238, 104, -220, 92, -204, 102, -218,
            118),
        "#3a3236"), drawn(line(-236, 140, -200, 134, -160, 122), 5, "#3a3236"), form(loop(-26, -8, 0, -30, 34, -14, 20,
            12, -10,
        14), "#eef4f0", 10, 20, shadow=NO_SHADOW), flat(ellipse(4, -6, 14), "#cfeee8", ink=0, tone=1.9, contour=1.2,
            glow=Glow(
        "#bfeee4", 12, 0.8)), drawn(line(-30, -12, 0, -34, 36, -18), 6, "#3a3236")]
    straps = [band(line(-190, 40, -176, 84, -170, 130), 13, "#4a3a3a", 80), band(line(66, -80, 70, 10, 60, 110), 13,
        "#4a3a3a",
        80), band(line(-186, 60, -60, 10, 66, -10), 11, "#4a3a3a", 20), form(ellipse(-172, 118, 15), "#b5bcc0", 8, 40,
        shine=0.6)]
    hair = locks(mane, *[(70 + 26 * k, -92 + 34 * k, 26, 140 + 30 * k, -100 + 36 * k, 30, 214 + 26 * k, -50 + 44 * k,
        20, 270 +
        16 * k, -66 + 56 * k, 3) for k in range(6)], (60, -96, 20, 20, -110, 16, -26, -70, 3))
    return [jaw, neck_, head, *details, *straps, *hair]


def _rider() -> Part:
    """Return the rider: no face below the hood, a lantern that burns with what it took, a pale horse."""
    robe = "#cdd3cf"
    body = form(loop(-60, 480, -90, 300, -150, 160, -120, 40, -40, -10, 60, -10, 150, 60, 200, 200, 240, 480), robe,
        70, 78, ridges=tuple(Ridge(line(-60 + 50 * k, 60, -70 + 66 * k, 460), 18, -10) for k in range(5)))
    hood = form(loop(-110, 30, -120, -80, -80, -180, 20, -230, 110, -200, 140, -90, 120, 30, 40, 70, -50, 66), robe,
        60, 60, ridges=(Ridge(line(60, -190, 100, -90, 80, 40), 16, -10),))
    dark = mark(loop(-96, 16, -104, -70, -74, -150, -10, -172, 46, -130, 56, -40, 20, 40, -50, 52), "#1c2026",
        tone=0.14, contour=1.6)
    eyes = [flat(ellipse(x, -58, 9, 6), "#eafff4", ink=0, tone=1.9, glow=Glow("#9ff0d0", 14, 1.0)) for x in (-62, -12)]
    chin = [form(loop(-70, 2, -40, -10, 0, -4, 10, 26, -30, 44, -64, 32), BONE, 14, 20, shadow=NO_SHADOW),
        drawn("M-58 14 H-2 "
        "M-46 4 v20 M-32 2 v22 M-18 2 v22", 3.4, "#3a3028")]
    lamp = [drawn("M0 -10 Q-30 -60 0 -76 Q30 -60 0 -10", 8, "#3a3a3e"), form(polygon(-50, 20, 50, 20, 30, -12, -30,
        -12),
        "#59636a", 10, 10, shine=0.5), flat(loop(-40, 24, 40, 24, 46, 120, -46, 120), "#c9ffe6", ink=0.1, tone=1.9,
        contour=1.2, glow=Glow("#8ff0c0", 46, 1.0)), flat("M0 112 C-30 100 -26 70 -6 40 C-4 60 4 60 4 50 C30 74 28 "
            "104 0 112 Z",
        "#5fd09a", ink=0, tone=1.7, contour=1.0), *[form(box(x - 5, 20, 10, 104), "#59636a", 4, 80) for x in (-46, 0,
            46)],
        form(polygon(-56, 122, 56, 122, 46, 146, -46, 146), "#59636a", 10, 10, shine=0.5)]
    arm = [limb(96, 60, 120, 190, 130, 110, 176, -10, 84, colour=lighter(robe, 0.1), angle=70), form(tube(178, 4, 92,
        176, -22, 88), "#aab4b2", 14, 10)]
    return [*placed([body, hood, dark, *eyes, *chin], 66, -54, 0.9), *placed(_horse("#e6e6dc"), -110, 92, 0.86, -4),
        *placed(arm, 66, -54, 0.9), *placed(lamp, 226, -44, 0.98), *placed(bone_fist("#e9e2c4"), 224, -104, 0.92)]


def _turf() -> Part:
    """Return a moor where the turf lifts in seams."""
    dice = random.Random(3)
    lifted = [form(loop(x - 60, y, x - 30, y - 26, x + 30, y - 30, x + 66, y, x, y + 10), "#8f9a6a", 12, 20, grain=0.2)
        for x, y in ((80, 350), (560, 340), (470, 372), (180, 380))]
    return [*grounds.moon(520, 90, 62), *grounds.plain(15, "#98a67a"), *lifted, *[mist(ellipse(dice.uniform(0, 640),
        330, 90, 18), "#dfe8e2", 0.6, 16) for _ in range(4)]]


def _colossus() -> Part:
    """Return forty of the dead who stand up as one: a trunk of ribs and skulls, arms of bundled bones, firs below."""
    dice = random.Random(12)
    tones = (BONE, "#e0d0a8", "#d4c298", "#f2e8cc")

    def bundle(run: tuple[tuple[float, float], ...], count: int, spread: float, long: float) -> list[Shape]:
        out: list[Shape] = []
        for (ax, ay), (bx, by) in pairwise(run):
            for k in range(count):
                u, off = (k + 0.5) / count, dice.uniform(-spread, spread)
                turn = math.degrees(math.atan2(by - ay, bx - ax)) + dice.uniform(-16, 16)
                out += placed(long_bone(long, dice.choice(tones)), ax + (bx - ax) * u + off * 0.6,
                    ay + (by - ay) * u + off, dice.uniform(1.3, 1.8), turn)
        return out

    back = [mark(loop(-170, -20, -120, -110, 0, -140, 120, -110, 170, -20, 150, 120, 110, 300, -110, 300, -150, 120),
        "#3a2c26", tone=0.35)]
    trunk = []
    for y, w in ((250, 120), (206, 136), (160, 150), (112, 162), (64, 166), (16, 160)):
        for s in (-1, 1):
            trunk.append(form(tube(s * 10, y - 10, 22, s * w * 0.6, y - 22, 26, s * w, y + 10, 24, s * w * 0.96,
                y + 44, 14), dice.choice(tones), 12, 40 * s))
    trunk += [s for k in range(7) for s in placed(skull(dice.choice(tones)), dice.uniform(-6, 6), 268 - 44 * k, 1.15,
        dice.uniform(-12, 12))]
    arms = [*bundle(((-150, -60), (-270, 20), (-250, 180)), 7, 20, 110), *bundle(((150, -60), (276, -20), (284, -190)),
        7, 20, 110)]
    shoulder = [s for x, y, k, t in ((-168, -80, 1.7, -14), (-120, -116, 1.5, 10), (-210, -40, 1.4, -30), (168, -80,
        1.7, 14),
        (122, -116, 1.5, -10), (212, -36, 1.4, 30), (-276, 24, 1.4, -20), (284, -20, 1.4, 20)) for s in placed(skull(
        dice.choice(tones)), x, y, k, t)]
    hands = [*placed(bone_hand("#e6d8b0"), -250, 230, 1.5, 176, True), *placed(bone_hand("#e6d8b0"), 286, -256, 1.5, 6)]
    head = placed([*great_skull("#f2e6c2", 40, "#9dff7a", True)], 0, -150, 1.04)
    crown = [s for x, y, k, t in ((-92, -262, 1.05, -30), (-34, -292, 1.2, -8), (34, -290, 1.15, 10), (94, -258, 1.05,
        30))
        for s in placed(skull(dice.choice(tones)), x, y, k, t)]
    return [*back, *arms, *trunk, *shoulder, *crown, *head, *hands]


def _ford() -> Part:
    """Return hills with firs as high as a colossus's knee."""
    dice = random.Random(7)
    out = grounds.heights(9, "#93a09a", "#e0e8d6")
    return [*out, *[s for x, h in ((30, 60), (76, 44), (566, 46), (610, 64), (130, 34)) for s in conifer(dice, x, 392,
        h,
        "#5a7a62")]]


def _priest() -> Part:
    """Return the priest with his blessing and a wrong smile; behind him the pews turn round."""
    f, robe = PRIEST, "#f0e6cc"
    halo = [flat(rays(0, -10, 150, 190, 22, 4), "#e9c04a", ink=0.2, tone=1.5, contour=1.0)]
    pews: list[Shape] = []
    for x, y, k, colour in ((-268, -54, 0.46, "#8a7a8f"), (-188, -90, 0.36, "#9a8a90"), (268, -54, 0.46, "#8a7a8f"),
        (188, -90, 0.36, "#9a8a90"), (-300, 70, 0.6, "#7a6a80"), (304, 70, 0.6, "#7a6a80")):
        pews += placed([*hood_behind(colour, 6), shoulders(colour, 0.8), *placed(great_skull("#e3d6ae", 8, "#b8e85a"),
            0, 10, 0.86), *hood_rim(colour, None, 10, 2)], x, y, k)
    stole = [form(loop(s * 50, 196, s * 92, 204, s * 96, 330, s * 104, 480, s * 46, 480, s * 50, 330), "#4f7a4a", 16,
        84)
        for s in (-1, 1)] + [drawn(f"M{s * 62} 320 h22 M{s * 73} 300 v46", 8, GOLD) for s in (-1, 1)]
    fringe = [s for side in (-1, 1) for s in (form(loop(side * 88, -40, side * 116, -56, side * 124, 10, side * 110,
        40, side *
        96, 10), f.hair, 14, 70),)]
    blessing = placed([*placed(palm(f.skin, 0.6), 0, 0, 1.0), form(ellipse(22, 0, 13), "#8fd04a", 9, 40, shine=0.6,
        shadow=NEAR)], -206, 150, 1.2, -10)
    holding = [*placed(open_book(300, "#3f5a3a"), 130, 372, 1.0, -4), *placed(fist(f.skin), 244, 330, 1.05, 70, True)]
    sleeve = [limb(-320, 480, 120, -300, 340, 110, -222, 240, 84, colour=robe), form(tube(-236, 262, 92, -214, 226, 86),
        "#4f7a4a", 16, 20)]
    return [*pews, *halo, neck(f, 1.2), shoulders(robe, 1.0), *tunic(robe, "#4f7a4a"), *stole, *ear(f, -1), *ear(f, 1),
        *features(f), *fringe, *sleeve, *blessing, *holding]


PICTURES = {
    "dread-herald": scene(lambda: grounds.hall(7, "#b0a59a", "#4a2f5a", "#efe2cc"), _herald, BEAST, 320, 178, 0.68,
    EMBER),
    "pale-rider": scene(_turf, _rider, BEAST, 318, 222, 0.88, NIGHT),
    "bone-colossus": scene(_ford, _colossus, BEAST, 316, 246, 0.66, GRAVE),
    "false-priest": scene(lambda: grounds.vault(9, "#b9ae98"), _priest, BEAST, 320, 156, 0.74, DUSK),
}
RECIPES = recipes("enemies", PICTURES, __name__, "attire", "books", "faces", "hair", "hands", "haunts", "nature",
    "remains", "skeletons", "stonework", shared=("forms", "grounds"))
