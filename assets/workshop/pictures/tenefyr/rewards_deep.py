"""The rewards of the last level: an heirloom, a letter, a barricade, an oath."""

from __future__ import annotations

from assets.workshop.engraving import Part, Ridge, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.faces import Face
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.hair import cap
from assets.workshop.engraving.kit.hands import fist, grip
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.props import barrel, chest, crate, sack, wheel
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.country import keep, sun
from assets.workshop.pictures.tenefyr.reward_setting import (
    DAWN,
    KITS,
    boards,
    meadow,
    shine,
    table_top,
    view,
    villager,
)
from assets.workshop.pictures.tenefyr.setting import EVENING, NIGHT, recipes

WOOD_ = "#a9794a"
SLEEPER = Face(skin="#dba684", hair="#8a4a2a", turn=0.1, age=0.15, brow=0.9, eye=1.0, open=0.14, stern=-6, smile=7,
    jaw=0.95)
MISTRESS = Face(skin="#d9a584", hair="#e6e2da", iris="#4a6a8a", turn=-0.24, width=0.96, jaw=0.9, age=1.0, brow=1.1,
    nose=1.15, hook=0.5,
    eye=0.94, stern=8, smile=-1, cheek=1.3)
PUPIL = Face(skin="#c98f66", hair="#4a2f22", iris="#5a7a4a", turn=0.3, width=0.98, jaw=0.95, age=0.05, brow=0.9,
    eye=1.18, stern=-8, smile=1,
    gaze=8)
MILLER = Face(skin="#e0ac8a", hair="#b9a890", iris="#4a6a8a", turn=0.1, width=1.12, jaw=1.15, age=0.5, brow=1.4,
    nose=1.2, nose_width=1.3,
    cheek=1.6, eye=1.0, stern=-6, smile=11)


def parlour() -> Part:
    """Return a room with a chest and a window."""
    return [*boards("#cfa56c"), flat(box(60, 30, 120, 130), "#dff0f4", ink=0.05, tone=1.5, contour=1.2),
        Shape(stroke("M60 30 H180 V160 H60 Z M120 30 V160 M60 95 H180", 9), WOOD_, bevel=4,
        angle=40), *placed(chest(170, "#97683c"), 540, 300, 1.1), *table_top(300)]


def heirloom() -> Part:
    """Return a sword that comes out of a white wedding sheet with a ribbon."""
    lace = " ".join(f"Q{612 - 40 * k} 420 {592 - 40 * k} 372" for k in range(15))
    sheet = [Shape(f"M8 336 L632 326 L632 372 {lace} L8 372 Z", "#efe6d2", bevel=10, angle=84, grain=0.03, contour=1.1,
        ridges=(Ridge(" ".join(f"M{x} 330 q6 30 -2 70" for x in range(40, 640, 52)), 10, -7),)),
        Shape(polygon(96, 236, 560, 228, 640, 330, 0, 340), "#fbf6ea", bevel=8, angle=6, grain=0.03, contour=1.2,
        ink=0.6, ridges=(Ridge(line(150, 236, 110, 280, 60, 336), 12, -8), Ridge(line(330, 232, 300, 280, 320, 334), 12,
        7), Ridge(line(500, 230, 540, 280, 590, 328), 12, -8)))]
    blade = placed(sword(400, 50, "#e6edf0", "#e8b23a"), 118, 236, 1.0, 84)
    fold = [Shape(polygon(372, 262, 398, 176, 470, 150, 574, 176, 620, 292, 520, 316, 440, 300), "#f7f0e0", bevel=10,
        angle=50, grain=0.03, contour=1.2, ridges=(Ridge(line(404, 184, 420, 240, 410, 290), 12, -9), Ridge(line(470,
        158,
        484, 230, 470, 304), 14, 9), Ridge(line(548, 176, 560, 240, 560, 304), 12, -8)))]
    ribbon = [Shape(tube(388, 214, 22, 470, 232, 24, 604, 222, 22), "#c1452f", bevel=8, angle=10, contour=1.1)]
    bow_ = [Shape(loop(0, 0, -52, -38, -58, 14) + " " + loop(0, 0, 52, -38, 58, 14) + " " + polygon(-4, 0, -34, 70, -14,
        64, 2, 12) + " " + polygon(4, 0, 38, 66, 18, 70, -2, 12), "#c1452f", bevel=9, angle=30, contour=1.1),
        Shape(ellipse(0, 0, 13), "#a83a28", bevel=6, contour=1.1)]
    gleam = [flat(rays(268, 214, 6, 38, 4, 0), "#ffffff", ink=0, tone=1.9, contour=0.6)]
    return [*sheet, *shine(300, 200, 90), *blade, *fold, *ribbon, *placed(bow_, 484, 230), *gleam]


def garret() -> Part:
    """Return the slope of a roof by night with a small window."""
    out = [*boards("#8d7a78"), *moon(520, 90, 40), Shape(stroke(box(470, 40, 100, 100), 12), WOOD_, bevel=5,
        contour=1), flat(box(517, 40, 6, 100), "#7a522e"), flat(box(470, 87, 100, 6), "#7a522e")]
    return [*out, *[Shape(polygon(x, -20, x + 40, -20, x + d, 420, x + d - 40, 420), "#97683c", bevel=8, angle=86,
        grain=0.12) for x, d in ((-30, 60),)], *table_top(290, "#97683c")]


def spies_report() -> Part:
    """Return a letter under a lamp that is half covered by a hand."""
    letter = [Shape(polygon(-170, -66, 160, -80, 190, 60, -190, 76), "#fbf0d6", bevel=6, angle=6, contour=1.2,
        ink=0.5), drawn(" ".join(f"M{-140 - 3 * k} {-40 + 22 * k} q50 -10 100 -2 t90 -4 t{70 - 20 * (k == 4)} "
        "-2" for k in range(5)), 4, "#6b4e3a"), Shape(ellipse(130, 44, 24, 20), "#c1452f", bevel=9, contour=1.1),
        drawn("M120 40 q10 12 20 0", 3.4, "#7a2418")]
    lamp = [*lantern(200, 110, 1.7, 0.9)]
    hand = [Shape(tube(40, 330, 66, 110, 270, 56, 150, 214, 50), "#31486e", bevel=22, angle=60, contour=1.2),
        *placed(fist("#c98f66"), 152, 196, 0.66, 40)]
    eyes_ = [s for x in (404, 452) for s in (flat(ellipse(x, 120, 15, 9), "#fffbe8", ink=0, tone=1.7, contour=1.1),
        flat(ellipse(x - 5, 122, 6), "#241a14", tone=0.2))]
    hood = [Shape(loop(330, 300, 340, 150, 380, 60, 430, 34, 480, 60, 520, 150, 530, 300), "#3f4a63", bevel=36,
        angle=60, contour=1.2), flat(loop(374, 240, 376, 130, 400, 86, 430, 76, 460, 86, 484,
        130, 486, 240, 430, 258), "#1d1a22", tone=0.3, contour=1)]
    return [*hood, *eyes_, *shine(330, 270, 170), *placed(letter, 360, 300, 0.96), *lamp, *hand,
        *placed(grip("#c98f66"), 540, 340, 0.6, -20)]


def barricade_street() -> Part:
    """Return the street of the village at evening, the keep far behind."""
    out = [*meadow(14, 240, "#b9b878"), *placed(keep(8), 320, 232, 0.5)]
    for x, s, roof in ((70, 0.9, "#c9553c"), (200, 0.66, "#3f83a0"), (470, 0.66, "#d79a3a"), (586, 0.9, "#7d6aa2")):
        out += placed(gabled(150, 150, "#faf0d6", roof, 5), x, 300, s)
    return out


def last_stand() -> Part:
    """Return villagers with forks, a pan and a broom behind a barricade."""
    people: list[Shape] = []
    for x, face, coat, hat, tool in ((130, PUPIL, "#3f7f6a", "#c1452f", 0), (256, MILLER, "#f1e6cf", "#fffaf0", 1),
        (384, MISTRESS, "#6f4a7e", "#e8b23a", 2), (512, SLEEPER, "#3f7fa0", "#7f9f3c", 0)):
        f = face if face is not SLEEPER else Face(skin="#dba684", hair="#8a4a2a", turn=-0.2, age=0.2, eye=1.2,
        open=1.2, stern=-8, smile=0)
        fork = [Shape(tube(0, 140, 9, 0, -130, 9), WOOD_, bevel=4, angle=86),
        Shape(stroke("M-24 -190 V-140 Q-24 -122 0 -122 Q24 -122 24 -140 V-190 M0 -122 V-196", 8), "#6d747a", bevel=3,
        contour=1)]
        broom = [Shape(tube(0, 140, 9, 0, -130, 9), WOOD_, bevel=4, angle=86), Shape(polygon(-12, -120, 12, -120, 34,
        -200, -34, -200), "#dcb765", bevel=10, angle=86, ridges=(Ridge("M-14 -122 L-24 -198 M0 "
            "-122 V-198 M14 -122 L24 -198", 4, -3),))]
        pan = [Shape(tube(0, 80, 12, 0, -70, 12), "#4a4a50", bevel=5), Shape(ellipse(0, -112, 52), "#5d6066", bevel=16,
        shine=0.5, contour=1.1), flat(ellipse(0, -112, 38), "#44464c", tone=0.6, contour=0.9)]
        people += placed((fork, pan, broom)[tool], x + 52, 170, 0.86, 6)
        people += placed([*villager(f, coat), *cap(f, f.hair, -82, 10, 8), Shape(loop(-122, -62, -112, -130, -20, -168,
        80, -150, 126, -92, 124, -56, 40, -88, -50, -90), hat, bevel=30, angle=20, contour=1.1)],
            x, 190, 0.36)
        people += placed(fist(f.skin), x + 50, 236, 0.38)
    wall_ = [*placed(barrel(120, 150), 90, 400), *placed(crate(150, 110), 216, 400), *placed(wheel(74, 10, WOOD_), 330,
        330), *placed(crate(140, 100), 420, 400), *placed(barrel(110, 140), 536, 400, 1.0, 0.0), *placed(
        sack(110, 116), 620, 400), Shape(polygon(10, 300, 330, 268, 336, 290, 14, 324), WOOD_, bevel=6, angle=6,
        contour=1.1), Shape(polygon(300, 292, 640, 270, 644, 292, 306, 316), "#97683c", bevel=6, angle=4, contour=1.1)]
    return [*people, *wall_]


def sunrise() -> Part:
    """Return the sun that rises behind the hills."""
    return [*placed(sun(0.8, 1.0), 320, 116), *meadow(16, 236)[2:]]


def oath_at_dawn() -> Part:
    """Return four hands joined over a well."""
    well_ = [Shape(ellipse(320, 330, 220, 54), "#d9d0bc", bevel=14, angle=4, contour=1.2), flat(ellipse(320, 330, 176,
        38), "#2a3440", tone=0.4, contour=1.1), Shape("M100 330 V430 H540 V330 Q320 420 100 330 Z", "#c3b99f", bevel=12,
        angle=84, contour=1.1, ridges=(Ridge("M100 372 Q320 452 540 372 M180 364 v34 M270 384 v34 M370 384 v34 M460 "
        "364 v34", 5, -4),))]
    arms = [Shape(tube(*run), tint, bevel=24, angle=a, contour=1.2) for run, tint, a in (((-20, 300, 90, 130, 270, 76,
        256, 226, 56), "#23938e", 40), ((660, 300, 90, 510, 270, 76, 384, 226, 56), "#d0742a", 130), ((-70, 84, 80,
        150, 168,
        60, 270, 208, 48), "#8d5cc0", 30), ((710, 84, 80, 490, 168, 60, 370, 208, 48), "#cc4967", 140))]
    hands = [*placed(fist("#dba684"), 292, 214, 0.72, 96), *placed(fist("#8a5c40"), 352, 210, 0.72, 84, True),
        *placed(fist("#c98f66"), 300, 186, 0.64, 100), *placed(fist("#e6be9c"), 344, 182, 0.64, 80, True)]
    return [*well_, *shine(322, 196, 80), *arms, *hands]


PICTURES = {
    "heirloom": view(parlour, heirloom),
    "spies-report": view(garret, spies_report, NIGHT),
    "last-stand": view(barricade_street, last_stand, EVENING),
    "oath-at-dawn": view(sunrise, oath_at_dawn, DAWN),
}
RECIPES = recipes("rewards", PICTURES, __name__, *KITS, shared=("country", "reward_setting"), quality=68)
