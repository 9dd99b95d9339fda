"""Portraits of the heroes who trust in drum, book and hill: Elder Mok, Master Thorn, Laurel of Bloodwood."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Part,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.arms import bow, quiver
from assets.workshop.engraving.kit.attire import band, hood_behind, hood_rim, mantle, ring, shoulders, tunic
from assets.workshop.engraving.kit.books import shelves
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.hair import cap, locks, moustache
from assets.workshop.engraving.kit.hands import fist, grip, palm
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.nature import foliage, hill, trunk
from assets.workshop.engraving.kit.props import strap
from assets.workshop.engraving.palette import BONE, GOLD, STEEL, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.runebound.busts import brightened, maple, softened
from assets.workshop.pictures.runebound.setting import BUST, BUST_PRINT, recipes, scene

THORN = Face(skin="#e3bd9a", hair="#b9b6ae", iris="#4f86a0", turn=0.3, width=0.88, jaw=0.8, chin=1.25, age=0.62,
    brow=1.1, ridge=1.2, nose=1.25, nose_width=0.8, hook=0.5, cheek=1.5, eye=0.98, open=0.9, slant=2, stern=7,
    smile=-3, lips=0.7, gaze=-4, bones=1.0)
LAUREL = Face(skin="#dba583", hair="#8f3f20", iris="#5f8f4a", turn=-0.2, width=0.95, jaw=0.86, chin=0.85, age=0.0,
    brow=0.85, ridge=0.4, nose=0.86, nose_width=0.82, cheek=0.9, eye=1.18, open=0.96, slant=4, stern=5, smile=-1,
    lips=1.25, lip_colour="#a9574a", gaze=-6, bones=0.42)
OLD_GREEN, WHITE_HAIR = "#8fa070", "#e9e4d4"


def _old_orc_head() -> list[Shape]:
    """Return an old orc's head from the front: kind eyes under white brows, one tusk broken; chin near y = 200."""
    skin = OLD_GREEN
    outline = loop(0, -126, 52, -116, 84, -78, 92, -24, 104, 30, 132, 84, 134, 134, 106, 178, 54, 204, 0, 210, -54,
        204, -106, 178, -134, 134, -132, 84, -104, 30, -92, -24, -84, -78, -52, -116)
    forms = [Dab(0, -34, 70, 14, 14), Dab(0, 176, 64, 22, 12), Dab(0, 142, 80, 14, -9), Dab(0, -86, 50, 24, 5)]
    folds = [Ridge(line(-56, y, 0, y + 7, 56, y), 8, -9) for y in (-56, -72, -88)]
    for s in (-1, 1):
        forms += [Dab(s * 42, 2, 27, 17, -18), Dab(s * 76, 42, 32, 20, 12), Dab(s * 104, 118, 28, 44, 12),
            Dab(s * 70, 78, 20, 30, -9), Dab(s * 46, 26, 24, 9, 7)]
        folds += [Ridge(line(s * 34, 58, s * 74, 82, s * 92, 128, s * 84, 164), 11, -11),
            Ridge(line(s * 24, 22, s * 46, 32, s * 72, 24), 6, -7), Ridge(line(s * 20, 30, s * 46, 42, s * 70, 36), 5,
            -6), Ridge(line(s * 74, 4, s * 92, 10, s * 100, 24), 5, -6), Ridge(line(s * 76, -6, s * 94, -8), 5, -6),
            Ridge(line(s * 108, 60, s * 122, 96, s * 118, 140), 8, -7)]
    out: list[Shape] = []
    for s in (-1, 1):
        out += [Shape(loop(s * 80, -34, s * 116, -50, s * 172, -52, s * 206, -30, s * 176, -8, s * 150, 10, s * 100,
            38), skin, bevel=16, angle=40 * s, grain=0.08, shadow=Shadow(0.45, 5, 8, 5)),
            Shape(loop(s * 100, -18, s * 124, -32, s * 180, -34, s * 140, -4, s * 106, 18), darker(skin, 0.35),
            bevel=10, swell=-0.7, contour=0.5, shadow=NO_SHADOW), ring(s * 160, 8, 15, 6)]
    out += [ring(-136, 22, 13, 5), Shape(outline, skin, bevel=70, angle=8, pitch=0.85, grain=0.07, dabs=tuple(forms),
        ridges=tuple(folds), shadow=Shadow(0.6, 8, 18, 10))]
    for s in (-1, 1):
        lens = f"M{s * 18} 7 C{s * 28} -7 {s * 50} -8 {s * 66} 2 C{s * 56} 14 {s * 34} 15 {s * 18} 7 Z"
        out += [flat(lens, "#f6ecd0", ink=0.05, contour=0.8, tone=1.6), flat(ellipse(s * 42 + 4, 4, 8.5, 8.5),
            "#a8721f", ink=0.1, contour=0.8, tone=1.2), flat(ellipse(s * 42 + 4, 4, 4), "#160a06", tone=0.1),
            flat(ellipse(s * 42 + 1, 1, 2.2), "#ffffff", ink=0, tone=1.8),
            Shape(loop(s * 10, 2, s * 28, -18, s * 54, -20, s * 80, 2, s * 70, 4, s * 50, -5, s * 30, -4), lighter(skin,
            0.05), bevel=8, angle=12 * s, pitch=0.85, grain=0.06, shadow=Shadow(0.4, 1, 4, 3))]
        out += locks(WHITE_HAIR, (s * 12, -22, 12, s * 40, -42, 22, s * 76, -40, 18, s * 112, -2, 3), (s * 18, -26, 10,
            s * 50, -32, 16, s * 84, -20, 13, s * 108, 24, 2))
    nose = loop(-17, -8, 17, -8, 25, 24, 52, 52, 50, 74, 24, 82, 0, 86, -24, 82, -50, 74, -52, 52, -25, 24)
    out += [Shape(nose, lighter(skin, 0.06), bevel=22, angle=-24, pitch=0.8, grain=0.06, shadow=Shadow(0.5, 6, 10, 6),
        dabs=(Dab(0, 56, 22, 18, 14), Dab(-35, 62, 14, 12, 10), Dab(35, 62, 14, 12, 10)), ridges=(Ridge(line(-18, 8, 0,
            12, 18, 8), 5, -5), Ridge(line(-20, 20, 0, 24, 20, 20), 5, -4))),
        flat(f"{ellipse(-21, 73, 10, 5)} {ellipse(21, 73, 10, 5)}", "#23280f", tone=0.2),
        drawn(line(-86, 124, -50, 130, 0, 126, 50, 130, 86, 124), 6, "#2c2a14"),
        Shape(loop(-76, 134, -40, 138, 0, 134, 40, 138, 76, 134, 56, 156, 0, 160, -56, 156), lighter(skin, 0.08),
            bevel=12, angle=10, pitch=0.85, contour=0.5, shadow=NO_SHADOW),
        Shape(tube(-66, 140, 30, -76, 108, 27, -86, 58, 3), "#eddcae", bevel=13, angle=-70, ink=0.6,
            shadow=Shadow(0.5, 4, 6, 5)),
        Shape(polygon(52, 144, 80, 138, 90, 108, 78, 102, 74, 94, 60, 104), "#dccb9c", bevel=11, angle=70, ink=0.7,
            shadow=Shadow(0.5, 4, 6, 5))]
    return out


def _drum(radius: float) -> list[Shape]:
    """Return a frame drum round 0, 0 with a painted moon and its lacing."""
    r = radius
    crescent = f"M{r * 0.1:.1f} {-r * 0.5:.1f} A{r * 0.5:.1f} {r * 0.5:.1f} 0 1 0 {r * 0.42:.1f} {r * 0.34:.1f} " \
        f"A{r * 0.42:.1f} {r * 0.42:.1f} 0 1 1 {r * 0.1:.1f} {-r * 0.5:.1f} Z"
    pegs = [Shape(ellipse(r * 0.93 * math.cos(a), r * 0.93 * math.sin(a), r * 0.055), GOLD, bevel=4, shine=0.5)
        for a in [k * math.pi / 9 for k in range(18)]]
    return [Shape(ellipse(10, 12, r * 1.03), "#5a3a22", bevel=12, angle=40, shadow=Shadow(0.55, 8, 12, 8)),
        Shape(ellipse(0, 0, r), "#8a5a34", bevel=16, angle=70, grain=0.12),
        Shape(ellipse(0, 0, r * 0.86), "#f1e2bd", bevel=14, angle=20, swell=0.4, grain=0.08, shadow=NO_SHADOW), *pegs,
        flat(crescent, "#2f6f8f", ink=0.3, contour=1.1, tone=1.1),
        flat(" ".join(ellipse(x * r, y * r, r * 0.06) for x, y in ((0.24, -0.18), (0.36, 0.06), (0.1, 0.02))),
            "#b5452f", contour=0.8, tone=1.1)]


def elder_mok() -> Part:
    """Return the old shaman before his moon: white plaits, a fur with bones, the hand on the drum."""
    dice = random.Random(5)
    pelt = [Shape(leaf_mass(dice, x, y, rx, ry, 34), "#9a7f60", bevel=34, angle=70 if x < 0 else 108, grain=0.2,
        ridges=tuple(Ridge(f"M{x + dice.uniform(-0.7, 0.7) * rx:.0f} {y + dice.uniform(-0.6, 0.2) * ry:.0f} q4 16 "
        f"{dice.uniform(-8, 8):.0f} 34", 8, -6) for _ in range(12)), shadow=Shadow(0.5, 6, 10, 7))
        for x, y, rx, ry in ((-214, 286, 120, 84), (214, 286, 120, 84), (-96, 244, 90, 50), (96, 244, 90, 50))]
    beard = [Shape(loop(-104, 176, -70, 158, -30, 166, 0, 160, 30, 166, 70, 158, 104, 176, 98, 236, 58, 300, 8, 346,
        -50, 300, -96, 236), WHITE_HAIR, bevel=44, angle=82, grain=0.06, ridges=tuple(Ridge(line(x, 168, x * 0.96, 230,
        x * 0.4, 320 - abs(x) * 0.5), 15, -7) for x in range(-84, 96, 28)), shadow=Shadow(0.5, 6, 12, 8))]
    teeth = [Shape(tube(x, y, 20, x + 3, y + 22, 15, x + 6, y + 44, 1), BONE, bevel=9, angle=60, ink=0.5)
        for x, y in ((-150, 268), (-122, 288), (122, 288), (150, 268))]
    return [*locks(WHITE_HAIR, (0, -118, 40, 10, -170, 50, 60, -196, 40, 110, -170, 24, 120, -120, 3), (0, -120, 36,
        -20, -180, 44, -56, -196, 30, -90, -176, 3)), Shape(ellipse(4, -128, 30, 16), "#b5452f", bevel=10, angle=10),
        shoulders("#5f5340", 1.0), *pelt, *teeth, *_old_orc_head(), *beard,
        *[s for x in (-70, 66) for s in _plait(x)],
        strap(line(-250, 230, -150, 290, 20, 400), 24), *placed(_drum(116), 158, 296, 1.0, -8),
        Shape(tube(330, 420, 96, 290, 380, 84, 236, 336, 62), OLD_GREEN, bevel=32, angle=120, grain=0.06),
        *placed(palm(lighter(OLD_GREEN, 0.05)), 190, 300, 0.92, -52)]


def _plait(x: float) -> list[Shape]:
    """Return a white plait of a beard with a bead of bone."""
    knots = [Shape(ellipse(x + (4 if k % 2 else -4), 196 + 22 * k, 17 - k, 15), WHITE_HAIR if k % 2 else "#d6cfba",
        bevel=11, angle=40 if k % 2 else -40, shadow=Shadow(0.4, 2, 4, 3)) for k in range(5)]
    return [*knots, Shape(box(x - 13, 298, 26, 18), "#b5452f", bevel=6, angle=10), Shape(tube(x, 316, 20, x, 340, 3),
        WHITE_HAIR, bevel=8, angle=80)]


def _moonrise() -> Part:
    """Return a great moon over moorland and standing stones."""
    out: list[Shape] = [*moon(240, 168, 176), hill(480, 540, [(-20, 400), (160, 372), (330, 392), (500, 364)],
        "#6f8a86", Fog("#c3d0d2", 0.4))]
    for x, h, w in ((44, 120, 30), (104, 84, 24), (410, 130, 32), (456, 90, 26)):
        out.append(Shape(polygon(x - w / 2, 410, x - w * 0.36, 404 - h, x + w * 0.2, 398 - h, x + w / 2, 410),
            "#7d8a90", bevel=10, angle=80, grain=0.3, fog=Fog("#c3d0d2", 0.3)))
    return [*out, hill(480, 540, [(-20, 432), (240, 416), (500, 436)], "#5f7a6a", Fog("#c3d0d2", 0.15))]


def _shard(x: float, y: float, size: float, turn: float, seed: int) -> list[Shape]:
    """Return a splinter of a mirror that holds a piece of sky."""
    forms = (polygon(-26, 40, -34, -20, 0, -60, 30, -24, 20, 46), polygon(-20, 50, -16, -44, 26, -54, 30, 20),
        polygon(-34, 26, -10, -52, 34, -30, 22, 30, -4, 54))
    edge = forms[seed % 3]
    part = [Shape(edge, "#9fd0dc", bevel=7, angle=30, grain=0, shine=0.9, ink=0.35, tone=1.35, contour=1.3,
        shadow=Shadow(0.45, 6, 8, 5)), flat(polygon(-16, 24, -6, -34, 6, -40, -2, 30), "#ffffff", ink=0, tone=1.9,
        opacity=0.85), flat(polygon(10, 24, 14, -24, 18, -24, 16, 26), "#ffffff", ink=0, tone=1.8, opacity=0.7)]
    return placed(part, x, y, size, turn)


def master_thorn() -> Part:
    """Return the thin mage: high blue collar, a book chained to his wrist, splinters of mirror round his head."""
    f, robe = THORN, "#2f5a86"
    high = [Shape(loop(s * 60, 236, s * 96, 190, s * 128, 90, s * 168, 40, s * 184, 120, s * 176, 220, s * 130, 280),
        robe if s < 0 else darker(robe, 0.2), bevel=26, angle=60 * s, grain=0.05, ridges=(Ridge(line(s * 90, 230,
        s * 140, 130, s * 166, 60), 12, -7),), shadow=Shadow(0.5, 8, 12, 8)) for s in (-1, 1)]
    trim = [Shape(stroke(line(s * 62, 234, s * 98, 188, s * 130, 92, s * 168, 42), 9), GOLD, bevel=4, angle=70,
        shine=0.4, shadow=NO_SHADOW) for s in (-1, 1)]
    goatee = [Shape(tube(f.across(0, 8) - 2, 146, 44, f.across(0, 8) + 2, 196, 38, f.across(0, 8) - 4, 262, 4), f.hair,
        bevel=18, angle=84, grain=0.08, ridges=tuple(Ridge(line(f.across(0, 8) + d, 150, f.across(0, 8) + d * 0.7, 200,
        f.across(0, 8) - 2, 256), 5, -4) for d in (-12, -4, 5, 13)), shadow=Shadow(0.5, 4, 8, 5))]
    book = [Shape(polygon(-84, -104, 84, -104, 84, 116, -84, 116), "#8a2f24", bevel=10, angle=24, grain=0.06,
        shadow=Shadow(0.55, 8, 12, 8)), Shape(polygon(84, -100, 104, -88, 104, 128, 84, 112), "#f2e6c4", bevel=5,
        angle=86, ridges=(Ridge("M90 -90 V116 M96 -88 V118", 3, -2),)), Shape(stroke(box(-70, -90, 140, 192), 7), GOLD,
        bevel=3, angle=40, shine=0.5, shadow=NO_SHADOW), Shape(ellipse(0, 4, 34), GOLD, bevel=12, angle=45, shine=0.6),
        Shape(ellipse(0, 4, 20), "#7fc0d0", bevel=14, angle=-20, shine=0.9, ink=0.3),
        *[Shape(polygon(x, y, x + dx, y, x, y + dy), GOLD, bevel=5, shine=0.5) for x, y, dx, dy in ((-84, -104, 38, 38),
        (84, -104, -38, 38), (-84, 116, 38, -38), (84, 116, -38, -38))]]
    links = [ring(x, y, 16, 7, STEEL) for x, y in ((42, 322), (20, 334), (-4, 342), (-28, 346),
        (-52, 344), (-76, 338), (-100, 330))]
    shards = [s for k, (x, y, size, turn) in enumerate(((-190, -116, 0.9, -20), (-218, 20, 0.72, 14), (-128, -204, 0.66,
        30), (24, -232, 0.62, -8), (160, -186, 0.86, 24), (214, -66, 0.98, -14), (220, 72, 0.6, 30)))
        for s in _shard(x, y, size, turn, k)]
    crown = locks(f.hair, *((f.across(s * 84), -74 + 24 * k, 12, s * (100 + 2 * k), -54 + 30 * k, 20, s * (106 + 3 * k),
        -14 + 34 * k, 18, s * (116 + 7 * k), 34 + 36 * k, 3) for s in (-1, 1) for k in range(4)))
    return [*shards, *crown, *locks(f.hair, (-88, -50, 22, -104, 20, 24, -98, 100, 20, -116, 160, 3), (88, -56, 22,
        110, 10, 26,
        112, 90, 20, 124, 150, 3)), *ear(f, -1), neck(f, 0.82), shoulders(robe, 0.94, -6), *tunic("#d9cba0", GOLD),
        *mantle(robe, darker(robe, 0.25)), *high, *trim, *brightened(features(f), 1.08),
        *moustache(f, f.hair, 0.62, 16), *goatee, *placed(book, 128, 306, 0.9, 10), *links,
        Shape(tube(-330, 470, 130, -260, 390, 104, -160, 320, 74), robe, bevel=40, angle=30, grain=0.05),
        band(line(-172, 290, -150, 316, -150, 352), 20, GOLD, 80), *placed(fist(f.skin), -128, 312, 0.9, 66),
        *placed(grip(f.skin), 112, 404, 0.95, 10)]


def _study() -> Part:
    """Return shelves full of books behind a pale light."""
    out = placed(shelves(random.Random(7), 520, 420, 4, "#8a6238", Fog("#e9e0c0", 0.34)), -20, 420)
    return [*out, mist(ellipse(240, 180, 200, 190), "#eef0e0", 0.5, 90)]


def laurel() -> Part:
    """Return the hooded archer: auburn hair, freckles, a rust-red hood clasped by a leaf, bow and quiver behind her."""
    f, cloak = LAUREL, "#8a2f26"
    freckles = " ".join(ellipse(f.across(x, 6), y, 1.9) for x, y in ((-58, 34), (-48, 42), (-38, 34), (-30, 44), (-64,
        46), (-52, 54), (34, 36), (44, 44), (54, 36), (62, 46), (28, 46), (-8, 30), (6, 34), (50, 56)))
    fur_edge = [Shape(loop(-150, 236, -80, 214, 0, 250, 80, 212, 150, 232, 130, 286, 30, 316, -40, 316, -136, 290),
        "#5f4a34", bevel=26, angle=12, grain=0.12, ridges=(Ridge(line(-136, 250, 0, 288, 138, 246), 12, -8),))]
    return [*placed(quiver("#6a4528", ("#f1e6c6", "#c8452c", "#f1e6c6")), 214, 108, 0.94, 22),
        *placed(bow(660, "#8a5a30"), -226, 120, 1.0, 9, mirror=True), *hood_behind(cloak, 44, -8), neck(f, 0.84),
        shoulders(cloak, 0.98), *mantle(cloak, darker(cloak, 0.2)), *brightened(features(f), 1.16), *softened(f, 1),
            flat(freckles, "#a8623c", tone=0.7,
        opacity=0.8, contour=0), *cap(f, f.hair, -72, 16, 4, 2), *locks(f.hair, (70, -80, 24, 94, -20, 28, 90,
        60, 26, 104, 140, 24, 92, 220, 4), (-96, -76, 24, -112, -10, 24, -108, 80, 20, -120, 150, 3), (34, -100, 16, 66,
        -70, 18, 78, -24, 12, 70, 10, 2)), *hood_rim(cloak, "#d98a4a", -14, 4), *fur_edge, *maple(-2, 270, 1.35, 8,
        "#e2672e"), *[s for x, y, k, t, c in ((-146, 160, 0.9, -30, "#d9502e"), (158, 40, 0.8, 40, "#e8893a"), (112,
        -140, 0.95, 18, "#d9502e")) for s in maple(x, y, k, t, c)]]


def _red_wood() -> Part:
    """Return trunks and crowns of red leaves in pale light, leaves in the air."""
    dice = random.Random(12)
    air = "#f3e3c0"
    out: list[Shape] = []
    for x, width, veil in ((120, 22, 0.6), (340, 24, 0.6), (230, 18, 0.66), (44, 40, 0.35), (438, 42, 0.35)):
        out += trunk(dice, x, 540, width, "#8a6a5a", dice.uniform(-12, 12), Fog(air, veil), 0.7, 2)
    for x, y, rx, ry in ((20, 30, 90, 60), (150, -6, 110, 46), (340, -6, 110, 46), (464, 44, 76, 66)):
        out += foliage(dice, x, y, rx, ry, "#d97a4a", Fog(air, 0.45))
    for x, y, k, t in ((70, 300, 0.5, 20), (110, 420, 0.6, -30), (410, 310, 0.5, 50), (386, 250, 0.4, -12)):
        out += maple(x, y, k, t, "#d9602e")
    return out


NIGHT_BLUE = Sky(high="#4f7f9a", low="#d7e2da", sun=(0.5, 0.32), reach=0.85, beams=0.02, seed=4)
PICTURES = {
    "elder-mok": scene(_moonrise, elder_mok, BUST, 236, 206, 0.84, NIGHT_BLUE, style=BUST_PRINT),
    "master-thorn": scene(_study, master_thorn, BUST, 236, 226, 0.82, Sky(high="#8fb0b8", low="#f6ecc8",
        sun=(0.45, 0.3), beams=0.0), style=BUST_PRINT),
    "laurel-of-bloodwood": scene(_red_wood, laurel, BUST, 244, 208, 0.92, Sky(high="#d9c49a", low="#faf0cf",
        sun=(0.5, 0.35), beams=0.04), style=BUST_PRINT),
}
RECIPES = recipes("heroes", PICTURES, __name__, "arms", "attire", "books", "faces", "hair", "hands", "haunts", "nature",
    "props", "stonework", shared=("busts",))
