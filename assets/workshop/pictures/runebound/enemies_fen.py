"""What lives in fen and hedge: Fen Goblins, the Bog Witch, the Hedge Sorceress, the Horned Chief, the Orc Outcast."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.arms import axe
from assets.workshop.engraving.kit.attire import band, fur, hood_behind, necklace, ring, shoulders
from assets.workshop.engraving.kit.blades import choppa
from assets.workshop.engraving.kit.faces import Face, features, neck
from assets.workshop.engraving.kit.goblins import claw, ear, front
from assets.workshop.engraving.kit.hair import beard, fall, locks
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.kit.monsters import horn
from assets.workshop.engraving.kit.orcs import orc_arm, orc_chest, orc_head
from assets.workshop.engraving.kit.props import cauldron
from assets.workshop.engraving.kit.waters import reeds
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, STEEL, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.forms import NEAR, eye, form, limb, mark
from assets.workshop.pictures.runebound.setting import BEAST, EMBER, GRAVE, SEA, STORM, recipes, scene

FEN = "#8fa35a"
SORCERESS = Face(skin="#e6c2a0", hair="#4f5a2c", iris="#6fae3a", turn=0.06, width=0.95, jaw=0.84, chin=0.95, age=0.16,
    brow=1.0, ridge=0.6, nose=0.95, nose_width=0.85, hook=0.2, cheek=1.1, eye=1.24, open=1.14, slant=7, stern=8,
    smile=5, lips=1.2, lip_colour="#7f4a5a", gaze=0, bones=0.6)
CHIEF = Face(skin="#d29a72", hair="#a8502a", iris="#5a7a8a", turn=-0.08, width=1.1, jaw=1.2, chin=1.2, age=0.4,
    brow=1.6, ridge=1.5, nose=1.2, nose_width=1.3, cheek=1.2, eye=0.96, open=0.9, slant=2, stern=10, smile=-4, gaze=0)


def _goblins() -> Part:
    """Return three goblins up to their chests in the reeds, fish spears in hand."""
    dice = random.Random(5)

    def goblin(skin: str, fat: float, grin: float, look: float) -> list[Shape]:
        cap = [form(loop(-96, -44, -84, -104, -30, -140, 40, -138, 90, -100, 98, -44, 40, -70, -40, -70), "#6a7a3c", 26,
            60), *[form(tube(x, -120, 12, x * 1.2 + 8, -170, 10, x * 1.5 + 20, -200, 2), "#5f7f3a", 5, 70, shadow=NEAR)
            for x in (-40, -8, 26, 56)]]
        return [*placed(ear(skin, 0.86, 1), -92, 0), *placed(ear(skin, 0.86, 0), 92, 0, mirror=True), form(loop(-190,
            420,
            -170, 240, -80, 170, 80, 170, 170, 240, 190, 420), "#6f6a48", 60, 74), *front(skin, fat, grin, 0.2,
                "#ffe06a",
            look), *cap]

    spear = [form(box(-7, -260, 14, 560), "#7a5636", 5, 86), *[form(polygon(x - 6, -250, x + 6, -250, x + 3, -330,
        x - 3,
        -330), "#cdd3d2", 4, 70, shine=0.5) for x in (-24, 0, 24)], form(tube(-26, -252, 14, 0, -240, 16, 26, -252, 14),
        DARK_STEEL, 6, 10), form(box(-12, -236, 24, 30), "#a8894a", 6, 10)]
    fish = [form(loop(-70, 0, -30, -26, 30, -20, 60, 0, 92, -24, 86, 24, 60, 2, 30, 22, -30, 24), "#9fb4bc", 18, 20,
        shine=0.5), mark(ellipse(-46, -4, 5), "#1a1210")]
    return [*placed(spear, 250, 60, 0.8, 10), *placed(goblin("#7f9650", 0.3, 0.7, 0.2), 196, 20, 0.62), *placed(goblin(
        "#9aab66", 0.0, 1.2, -0.2), -200, 26, 0.6), *placed(goblin(FEN, 0.6, 1.3, 0.0), 0, 10, 0.94), *placed(spear,
        -142,
        90, 0.98, -8), *placed(fish, -186, -222, 0.7, -100), *placed(fist(darker(FEN, 0.05), "#3a3020"), -142, 150,
            0.98,
        -8), *placed(fist("#7f9650", "#3a3020"), 250, 120, 0.72, 10, True), *[s for x in (-280, -230, -60, 60, 200, 270)
        for s in reeds(dice, x, 240, 70, 130, "#7f9348", 7)]]


def _witch() -> Part:
    """Return the bog witch in profile over her pot: a nose like a root, a frog on the brim of her hat."""
    skin, rag = "#a9b07a", "#5d5a4a"
    hat = [form(loop(-170, -44, -60, -92, 60, -96, 190, -64, 214, -40, 90, -58, -40, -52), "#4a4638", 14, 6,
        grain=0.16),
        form(loop(-70, -72, -52, -150, -6, -214, 60, -262, 130, -270, 104, -226, 92, -160, 112, -80, 20, -96),
            "#4f4a3c",
        44, 40, grain=0.14, ridges=(Ridge(line(-40, -90, -10, -170, 50, -240), 12, -8), Ridge(line(60, -100, 60, -170,
            90,
        -230), 10, -7))), band(line(-70, -82, 20, -104, 112, -88), 20, "#8fa04a")]
    head = loop(-40, -66, 30, -76, 100, -40, 122, 30, 110, 110, 60, 158, 4, 176, -44, 190, -70, 176, -62, 140, -46,
        124, -62, 112, -54, 96, -100, 108, -160, 138, -190, 160, -196, 140, -160, 90, -110, 40, -70, 10, -62, -30)
    face = [form(head, skin, 46, 14, dabs=(Dab(-10, 44, 40, 30, 10), Dab(-120, 90, 50, 16, 10, -34), Dab(-50, 166, 26,
        18,
        10), Dab(20, 90, 30, 30, -8)), ridges=(Ridge(line(-40, 66, -10, 96, 0, 136), 10, -9), Ridge(line(-60, 16, -30,
            30, 0,
        24), 7, -6), Ridge(line(30, 0, 60, 10, 84, 0), 7, -6), Ridge(line(-120, 62, -104, 76), 6, -5), Ridge(line(-92,
            44,
        -76, 58), 6, -5))), *[form(ellipse(x, y, r), darker(skin, 0.2), r * 0.8, 30, shadow=NEAR) for x, y,
            r in ((-130, 84,
        9), (44, 60, 7), (-40, 176, 8))], *placed(eye(19, "#ffd23a", skin, 0), -18, 4, 1.0, 8),
        drawn("M-58 122 Q-20 132 26 118", 6, "#3a2a1c"), form(polygon(-44, 122, -30, 124, -36, 142), "#f1e6bf", 4, 70,
        shadow=NEAR), form(tube(-34, -34, 10, -8, -40, 18, 34, -22, 8), "#d9d4bc", 7, 20, shadow=NEAR)]
    frog = [form(loop(-36, 10, -30, -22, 0, -34, 30, -22, 36, 10, 0, 18), "#7fae3a", 18, 30), *[form(ellipse(s * 20,
        -32, 12), "#8fbe46", 8, 30, shadow=NEAR) for s in (-1, 1)], *[mark(ellipse(s * 20, -34, 6)) for s in (-1, 1)],
        drawn("M-22 -6 Q0 6 22 -6", 4, "#2a3a14"), *[form(tube(s * 30, 0, 14, s * 44, 14, 10, s * 26, 18, 8),
            "#7fae3a", 5,
        30, shadow=NEAR) for s in (-1, 1)]]
    hair = locks("#cfcab4", (90, -50, 26, 130, 20, 34, 120, 110, 30, 150, 190, 4), (60, -50, 20, 110, 60, 26, 90, 160,
        24, 110, 240, 4), (116, -40, 22, 166, 40, 26, 168, 130, 24, 196, 210, 3))
    back = form(loop(20, 470, -20, 330, -20, 220, 30, 150, 130, 130, 240, 170, 320, 280, 350, 470), rag, 80, 60,
        grain=0.12, ridges=tuple(Ridge(line(60 + 50 * k, 180, 70 + 62 * k, 430), 16, -9) for k in range(5)))
    steam = [flat(tube(x, 180, 30, x - 20, 110, 46, x + 24, 40, 40, x - 6, -30, 16), "#c6e08a", opacity=0.55,
        feather=18, ink=0.2, tone=1.5) for x in (-330, -250, -176)]
    pot = placed([*placed(cauldron(260), 0, 46, 1.0), flat(ellipse(0, -6, 118, 22), "#a8d84a", ink=0.1, tone=1.7,
        contour=1.0,
        glow=Glow("#b8e85a", 18, 0.6)), *[form(ellipse(x, y, r), "#c9ee7a", r * 0.8, 30, ink=0.3, shadow=NO_SHADOW)
        for x, y, r in ((-46, -12, 15), (14, -2, 12), (50, -12, 17))]], -250, 214)
    arm = [limb(120, 300, 120, 30, 330, 90, -60, 230, 62, colour=rag, angle=30, grain=0.12), *placed(claw(skin), -100,
        200, 0.9, -62)]
    return [*hair, back, *steam, *face, *hat, *placed(frog, 170, -74, 0.9, 6), *pot, *arm]


def _sorceress() -> Part:
    """Return the sorceress of the hedge: a crown of thorns and haws, green light between her hands."""
    f, dice, gown = SORCERESS, random.Random(9), "#4f6f4a"
    twigs: list[Shape] = []
    for k in range(11):
        u = k / 10 * 2 - 1
        x, y = u * 110, -96 - 40 * (1 - u * u)
        twigs.append(form(tube(x, y + 20, 16, x + u * 30 + dice.uniform(-14, 14), y - 40, 11,
            x + u * 80 + dice.uniform(-20, 20), y - 96 + 30 * abs(u), 2), "#6a5034", 6, 70, shadow=NEAR))
        twigs.append(form(polygon(x + u * 20, y - 26, x + u * 20 + 24, y - 52, x + u * 24 + 8, y - 36), "#6a5034", 4,
            40, shadow=NO_SHADOW))
    crown = [form(tube(-116, -52, 22, -60, -96, 24, 0, -108, 24, 60, -96, 24, 116, -52, 22), "#5d4630", 10, 10,
        grain=0.2)]
    for k in range(13):
        x = -112 + 18.6 * k
        y = -62 - 46 * (1 - (x / 112) ** 2) + dice.uniform(-6, 6)
        crown += placed([form("M0 0 C-14 -12 -13 -34 0 -48 C13 -34 14 -12 0 0 Z", ("#7fa64a", "#5f8a3c")[k % 2], 9, 40,
            shadow=NEAR)], x, y, 0.9, dice.uniform(-70, 70))
        if k % 3 == 1:
            crown.append(form(ellipse(x, y + 8, 12), "#d93f2e", 9, 40, shine=0.6, shadow=NEAR))
    swirl = "M0 0 C30 -10 40 -50 0 -60 C-60 -70 -90 0 -50 50 C0 110 110 80 120 -10 C126 -90 60 -140 -20 -136"
    light = [flat(f'<path fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" d="{swirl}"/>', "#b8f06a",
        ink=0,
        tone=1.9, contour=0.7, glow=Glow("#a8e84a", 22, 0.8)), flat(ellipse(0, 0, 14), "#f4ffd8", ink=0, tone=1.9)]
    hands = [*placed(palm(f.skin, 1.1), -196, 236, 1.05, 16), *placed(palm(f.skin, 1.1), 196, 236, 1.05, -16, True)]
    return [fall("#6a5a34", 330, 50, 18), *twigs, neck(f, 0.86), shoulders(gown, 0.96), *features(f), *locks("#6a5a34",
        (f.across(2), -120, 22, f.across(46), -96, 28, f.across(84), -40, 26, 108, 50, 22, 112, 150, 4), (f.across(-2),
        -120,
        22, f.across(-46), -96, 28, f.across(-84), -40, 26, -108, 50, 22, -112, 150, 4)), *crown, *necklace((-80, 214,
            -30, 246,
        10, 254, 50, 246, 84, 214), "#d93f2e", 20), *placed(light, 0, 306, 0.66), *[limb(s * 320, 470, 110, s * 300,
            400, 100,
        s * 214, 330, 66, colour=gown) for s in (-1, 1)], *hands]


def _thorns() -> Part:
    """Return a hedge of thorns with a pale gap."""
    dice, out = random.Random(4), grounds.road(9, "#b9bf7a")
    for s in (-1, 1):
        for k in range(4):
            x = 320 + s * (250 + 30 * k)
            out.append(form(tube(x, 420, 26, x - s * 60, 280, 22, x + s * 10, 140 - 20 * k, 16, x - s * 80, 20 * k, 4),
                "#7a6a4a", 9, 60, grain=0.2))
        out += [form(tube(320 + s * dice.uniform(170, 310), y, 12, 320 + s * dice.uniform(160, 300), y - 26, 2),
            "#8a7a54", 5, 40, shadow=NO_SHADOW) for y in range(40, 380, 26)]
    return out


def _chief() -> Part:
    """Return the horned chief: a red beard in plaits, horns as wide as the picture, both fists on a great axe."""
    f, dice = CHIEF, random.Random(3)
    horns = [s for side in (-1, 1) for s in horn((side * 86, -104, 74, side * 190, -134, 66, side * 282, -190, 46,
        side * 300, -290, 4), "#efe0b8", 8, 50 * side)]
    helm = [form(loop(-118, -30, -116, -100, -70, -166, 0, -184, 70, -166, 116, -100, 118, -30, 60, -62, 0, -70, -60,
        -62),
        "#8f989e", 48, 20, shine=0.5, ridges=(Ridge("M0 -76 V-180", 16, 10),)), band(line(-118, -34, -60, -64, 0, -72,
            60, -64,
        118, -34), 22, GOLD, 70), form(polygon(-14, -66, 14, -66, 18, 30, 0, 46, -18, 30), "#8f989e", 10, 80,
            shine=0.5),
        *[form(ellipse(x, y, 8), GOLD, 6, 30, shine=0.7, shadow=NEAR) for x, y in ((-92, -58), (-40, -78), (40, -78),
            (92,
        -58))]]
    plaits = [s for x in (-56, 0, 56) for s in (*[form(ellipse(x + (5 if k % 2 else -5), 214 + 24 * k, 21 - k, 17),
        f.hair if k
        % 2 else lighter(f.hair, 0.14), 13, 50 if k % 2 else -50, shadow=NEAR) for k in range(5)], form(box(x - 15,
            324, 30,
        22), GOLD, 7, 10, shine=0.4))]
    weapon = placed(axe(250, 1.5, STEEL, True), 0, 0)
    return [*horns, *placed(weapon, 236, 130, 1.0, 14), neck(f, 1.4), shoulders("#6a4a34", 1.08, 12), *fur(dice,
        "#8f7658", 8),
        *features(f), *beard(f, f.hair, 236, 1.15, 30, 14), *plaits, *helm, orc_arm((330, 480, 130, 320, 340, 120, 248,
            190,
        90), f.skin, 60), *placed(fist(f.skin), 240, 150, 1.2, 14), form(tube(290, 260, 104, 266, 214, 98), "#5a3f2a",
            20, 80),
        orc_arm((-330, 480, 130, -310, 380, 120, -220, 330, 94), f.skin, 30), *placed(fist(f.skin), -196, 312, 1.2, 70)]


def _outcast() -> Part:
    """Return the outcast: an orc in a torn hood with a crossed-out brand, a broken chain swinging from its wrist."""
    skin, rag = "#7f8f52", "#6a4f44"
    brand = [drawn("M44 -84 h36 M62 -100 v34", 7, "#8a3a2a"), drawn("M40 -104 L86 -62", 7, "#c8644a")]
    links = [ring(x, y, 22, 9, "#8b9298") for x, y in ((-238, 170), (-250, 202), (-236, 234), (-252, 266), (-242, 298))]
    cuff = [form(tube(-262, 132, 84, -238, 104, 80), "#7d858b", 14, 40, shine=0.5)]
    shawl = form(loop(-260, 250, -170, 180, -60, 206, 60, 206, 170, 180, 260, 250, 200, 320, 60, 330, -20, 350, -120,
        320, -220,
        330), rag, 40, 20, grain=0.12, ridges=(Ridge(line(-220, 250, 0, 280, 220, 250), 16, -9), Ridge(line(-180, 290,
            0, 316,
        180, 286), 14, -8)))
    patch = [form(loop(-84, -24, -30, -30, -18, 6, -36, 26, -76, 22, -90, 2), "#4a3428", 10, 20),
        Shape(f'<path fill="none" '
        f'stroke="#fff" stroke-width="9" d="{line(-20, -20, 40, -64, 110, -84)}"/>', "#4a3428", bevel=4, angle=30,
        shadow=NO_SHADOW)]
    return [*hood_behind(rag, 30, 0), orc_chest(skin), *placed(choppa(330, 1.1, DARK_STEEL, True), 262, 150, 1.0, 12),
        *placed(orc_head(skin, 0.9, "#ffb03a", False, 2), 0, 0, 0.86), *placed(patch, 0, 0, 0.86), *placed(brand, 0, 0,
        0.86),
        shawl, *links, orc_arm((-330, 420, 150, -320, 280, 130, -244, 90, 84), skin, 60), *cuff, *placed(fist(skin,
            "#3a3426"),
        -236, 50, 1.2, -10), orc_arm((340, 470, 140, 336, 340, 130, 270, 200, 88), skin, 60), *placed(fist(skin,
            "#3a3426"), 262,
        160, 1.15, 12, True)]


PICTURES = {
    "fen-goblins": scene(lambda: grounds.marsh(3), _goblins, BEAST, 320, 196, 0.86, STORM),
    "bog-witch": scene(lambda: grounds.marsh(6, "#e2e6c0"), _witch, BEAST, 350, 200, 0.74, GRAVE),
    "hedge-sorceress": scene(_thorns, _sorceress, BEAST, 320, 178, 0.74, SEA),
    "horned-chief": scene(lambda: grounds.heights(4), _chief, BEAST, 320, 200, 0.74, EMBER),
    "orc-outcast": scene(lambda: grounds.plain(12, "#b8ac72"), _outcast, BEAST, 320, 168, 0.8, STORM),
}
RECIPES = recipes("enemies", PICTURES, __name__, "arms", "attire", "blades", "faces", "goblins", "hair", "hands",
    "haunts", "monsters", "nature", "orcs", "props", "stonework", "waters", shared=("forms", "grounds"))
