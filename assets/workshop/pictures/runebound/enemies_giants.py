"""What is larger than a hero: the Ettin, the Ridge Ogre, the Hungry Chest, the Rune Golem."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.attire import band, fur, necklace, ring
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.monsters import tooth_row
from assets.workshop.engraving.kit.nature import foliage
from assets.workshop.engraving.kit.orcs import orc_arm
from assets.workshop.engraving.kit.remains import long_bone, skull
from assets.workshop.engraving.kit.runes import burning
from assets.workshop.engraving.palette import BONE, GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.forms import NEAR, eye, form, mark
from assets.workshop.pictures.runebound.giants import giant_head
from assets.workshop.pictures.runebound.setting import BEAST, DUSK, EMBER, NIGHT, SEA, recipes, scene


def _ettin() -> Part:
    """Return the giant of two heads: one would let them pass, one is hungry, and the hands hold a tree."""
    skin, dice = "#b9a084", random.Random(4)
    chest = form(loop(-330, 520, -330, 330, -270, 240, -140, 200, 0, 214, 140, 200, 270, 240, 330, 330, 330, 520),
        skin, 90, 14, grain=0.1, dabs=(Dab(-110, 310, 100, 60, 20), Dab(110, 310, 100, 60, 20)))
    mild = [*giant_head(skin, 0, 0.94, 0.62, 1.25, "#6a8aa0", 4, 0), form(loop(-104, -66, -92, -128, -30, -160, 40,
        -160, 96,
        -128, 104, -66, 50, -108, 0, -116, -50, -108), "#8a6a3a", 24, 84, grain=0.3, ridges=tuple(Ridge(line(x, -158,
            x * 1.3,
        -80), 8, -7) for x in range(-80, 90, 20))), form(tube(-40, 206, 40, 0, 222, 46, 40, 206, 40), darker(skin,
            0.06), 18, 10)]
    wild = [*giant_head(darker(skin, 0.04), 44, 1.04, 0.1, 0.9, "#d8572a", -8, 56), *[form(tube(x, -108, 26,
        x * 1.25 + 4, -160,
        20, x * 1.6 + dice.uniform(-10, 10), -208, 3), "#a8452a", 10, 70) for x in (-60, -34, -8, 18, 44, 66)], drawn(
        "M40 -96 L82 -40 M60 -80 l-14 12 M70 -62 l-14 12", 6, "#8a4a3a"), ring(-146, 50, 20, 8)]
    tree = [form(tube(-20, 340, 76, 0, 100, 66, 10, -150, 58, 20, -300, 40), "#7a5a3a", 30, 84, grain=0.4),
        *[form(tube(x, y, 26,
        x + dx, y - 60, 18, x + dx * 1.6, y - 120, 4), "#7a5a3a", 10, 60, grain=0.3) for x, y, dx in ((10, -150, -70),
            (20,
        -180, 70))], *foliage(dice, -90, -320, 120, 80, "#6f9a4a"), *foliage(dice, 110, -340, 130, 90, "#7fa854"),
        *[form(tube(-20 + dx * 0.3, 330, 30, dx, 400, 20, dx * 1.5, 440, 4), "#6a4a2e", 10, 60) for dx in (-80, -20,
            60)]]
    strap = [band(line(-250, 240, -60, 360, 60, 500), 52, "#6a4a30", 40), *[s for k in range(3) for s
        in placed(skull(BONE), -150 + 84 * k, 306 + 58 * k, 1.0, 8)]]
    return [*placed(tree, 322, 40, 0.86, 10), chest, *strap, *placed(mild, -148, 30, 0.98, -9), *placed(wild, 146, 16,
        0.98, 9),
        orc_arm((320, 470, 170, 380, 340, 150, 316, 200, 100), skin, 60), *placed(fist(skin, "#5a4632"), 316, 150, 1.5,
            8, True),
        orc_arm((-320, 480, 170, -350, 380, 150, -280, 300, 100), skin, 40), *placed(fist(skin, "#5a4632"), -250, 300,
            1.4, 40)]


def _ogre() -> Part:
    """Return the ogre of the ridge, who cracks something over his knee: a horned cap, a great bone."""
    skin, dice = "#c69a78", random.Random(6)
    belly = form(loop(-340, 520, -330, 320, -250, 220, -120, 196, 120, 196, 250, 220, 330, 320, 340, 520), skin, 90, 12,
        grain=0.1, dabs=(Dab(0, 400, 200, 100, 20),))
    cap = [form(loop(-108, -36, -104, -96, -60, -146, 0, -160, 60, -146, 104, -96, 108, -36, 60, -66, 0, -74, -60,
        -66), "#7d838a",
        40, 20, shine=0.5, ridges=(Ridge("M0 -78 V-158", 14, 9),)), band(line(-110, -38, -50, -70, 50, -70, 110, -38),
            22,
        "#a8823a"), *[form(tube(s * 92, -92, 44, s * 150, -110, 40, s * 190, -160, 26, s * 184, -226, 3), "#efe0b8",
            18, 50 * s,
        ridges=tuple(Ridge(line(s * (120 + 20 * k), -90 - 24 * k, s * (136 + 22 * k), -130 - 24 * k), 6, -5) for k
            in range(4)))
        for s in (-1, 1)], *[form(ellipse(x, -58 - 14 * (1 - abs(x) / 90), 8), GOLD, 6, 30, shine=0.6) for x in (-80,
            -30, 30,
        80)]]
    beard = [form(loop(-110 + 44 * k, 214, -66 + 44 * k, 214, -74 + 40 * k, 300 - 8 * abs(k - 2), -96 + 40 * k,
        320 - 8 *
        abs(k - 2)), ("#5a3a24", "#6f4a2e")[k % 2], 14, 80, ridges=(Ridge(line(-90 + 42 * k, 216, -88 + 40 * k, 300),
            7, -6),))
        for k in range(5)]
    shank = placed([*placed(long_bone(400, "#f1e2b8"), -130, 0, 2.6, -13), *placed(long_bone(400, "#f1e2b8"), 130, 0,
        2.6, 13),
        form(polygon(-14, -58, 0, -80, 10, -54, 26, -66, 20, -28, 34, 4, 8, -6, -8, 20, -18, -8, -36, 2, -24, -30),
            "#c8644a", 8,
        40)], 0, 372, 0.9)
    return [*fur(dice, "#6f5a48", 24), belly, *placed(necklace((-150, 226, -80, 276, 0, 292, 80, 276, 150, 226),
        "#efe0b8", 34,
        True), 0, 0), *giant_head(skin, 24, 1.06, 0.26, 1.14, "#8a4a1e", 2, 64), *beard, *cap, orc_arm((-330, 500, 160,
            -350, 420,
        140, -264, 360, 100), skin, 40), orc_arm((330, 500, 160, 350, 420, 140, 264, 360, 100), skin, 60), *shank,
        *placed(fist(skin, "#5a4632"), -232, 330, 1.4, 76), *placed(fist(skin, "#5a4632"), 232, 330, 1.4, -76, True)]


def _chest() -> Part:
    """Return the chest with its lid up: teeth for a lock, gold for a bait, a tongue over the edge."""
    wood, iron = "#9a6236", "#6f777d"
    planks = tuple(Ridge(f"M-250 {y} H250", 7, -7) for y in (96, 152))
    lid = form("M-250 -60 L-262 -150 C-250 -260 -120 -300 0 -300 C120 -300 250 -260 262 -150 L250 -60 C160 -90 -160 "
        "-90 -250 -60 Z",
        wood, 40, 6, grain=0.24, ridges=tuple(Ridge(line(-250, y, 0, y - 34, 250, y), 7, -7) for y in (-110, -176,
            -232)))
    maw = mark(loop(-240, -62, -120, -92, 0, -98, 120, -92, 240, -62, 246, 20, 120, 60, -120, 60, -246, 20), "#3a0d10",
        tone=0.25, contour=1.6)
    coins = [s for x, y in ((-180, 30), (-140, 44), (-92, 34), (-60, 52), (100, 44), (140, 32), (182, 36), (20, 50))
        for s in (
        form(ellipse(x, y, 24, 17), GOLD, 8, 40, shine=0.7, shadow=NEAR), mark(ellipse(x, y, 11, 8), "#b07f2a",
            tone=1.0))]
    body = form(polygon(-250, 40, 250, 40, 232, 236, -232, 236), wood, 26, 4, grain=0.24, ridges=planks)
    bands = [form(polygon(x - 26, 36, x + 26, 36, x * 0.94 + 24, 240, x * 0.94 - 24, 240), iron, 10, 84, shine=0.5)
        for x in (-170,
        170)] + [form(f"M{x - 26} -66 C{x * 1.06 - 30} -160 {x * 0.94 - 26} -240 {x * 0.72 - 20} -288 "
            f"L{x * 0.72 + 24} -292 "
        f"C{x * 0.94 + 26} -240 {x * 1.06 + 24} -160 {x + 26} -70 Z", iron, 10, 84, shine=0.5) for x in (-170, 170)]
    studs = [form(ellipse(x, y, 8), "#a9b1b5", 6, 30, shine=0.7, shadow=NEAR) for x in (-166, 166) for y in (70, 130,
        200, -110, -170, -230)]
    tongue = form(loop(-60, 20, 0, 0, 60, 20, 84, 110, 96, 200, 60, 268, 10, 280, -30, 250, -36, 180, -50, 100),
        "#d0564e", 40, 80, ridges=(Ridge(line(4, 16, 26, 130, 30, 250), 12, -10),), dabs=(Dab(40, 230, 40, 30, 12),))
    fangs = tooth_row((232, -58, 120, -84, 0, -92, -120, -84, -232, -58), 11, -62, 20, seed=4)
    upward = [form(polygon(x - 20, 56, x + 20, 56, x + 2, -6 - 10 * (k % 2)), "#f6ecc8", 10, 80, shadow=NEAR) for k, x
        in enumerate((-214, -168, -124, -84, 92, 132, 176, 218))]
    eyes = [s for x, m in ((-72, False), (72, True)) for s in placed(eye(34, "#ffd23a", "#7a3a2a", 0), x, -28, 1.0, 10
        if m else -10, m)]
    lock = [form(loop(-44, -120, 44, -120, 40, -40, 0, -22, -40, -40), GOLD, 12, 30, shine=0.6),
        mark("M-9 -92 a11 11 0 1 1 18 0 "
        "L12 -56 H-12 Z", "#1a100a")]
    feet = [form(loop(s * 150, 220, s * 236, 220, s * 270, 262, s * 220, 276, s * 150, 266), "#7a5a3a", 16, 30 * s)
        for s in (-1,
        1)] + [form(polygon(s * x - 9, 258, s * x + 9, 258, s * (x + 6), 288), "#efe0b8", 5, 80, shadow=NEAR) for s
            in (-1, 1)
        for x in (176, 208, 240)]
    return [*feet, lid, maw, *eyes, *coins, *fangs, body,
        *upward, *bands, *studs, tongue, *placed(lock, 0, -110, 0.9)]


def _golem() -> Part:
    """Return the golem of cut blocks: a damaged sign burns on its brow, one fist lies on the other."""
    stone, light, dice = "#a3a39c", "#4fe0d0", random.Random(9)

    def block(*points: float, tone: float = 0.0) -> Shape:
        return form(polygon(*points), darker(stone, tone) if tone >= 0 else lighter(stone, -tone), 16, dice.uniform(0,
            80), grain=0.3, contour=1.7)

    core = mark(loop(-190, 110, -110, -30, 110, -30, 190, 110, 150, 420, -150, 420), "#2c5a5a", tone=0.5, contour=0,
        glow=Glow(light, 34, 0.55))
    torso = [block(-128, 128, -6, 118, -2, 236, -140, 240), block(4, 118, 128, 128, 140, 240, 8, 236, tone=0.08),
        block(-140, 248,
        -40, 246, -36, 420, -130, 420, tone=0.12), block(-30, 246, 136, 248, 126, 420, -26, 420, tone=0.05),
            block(-320, 90, -150,
        60, -136, 190, -180, 262, -330, 240, tone=-0.1), block(320, 90, 150, 60, 136, 190, 180, 262, 330, 240,
            tone=0.14)]
    head = [block(-104, -110, -40, -146, 44, -146, 106, -106, 112, -20, -110, -20, tone=-0.14), block(-108, -14, -22,
        -14, -16, 66,
        -92, 96, -112, 40), block(22, -14, 110, -14, 114, 40, 92, 96, 16, 66, tone=0.12), block(-20, -20, 20, -20, 26,
            60, -26, 60,
        tone=-0.1), block(-98, 104, -14, 70, 14, 70, 100, 104, 84, 152, -84, 152, tone=0.06)]
    eyes = [s for side in (-1, 1) for s in (mark(polygon(side * 26, -8, side * 92, -16, side * 90, 14, side * 30, 12),
        "#123a3a",
        tone=0.3), flat(polygon(side * 34, -3, side * 84, -9, side * 82, 8, side * 38, 7), light, ink=0, tone=1.9,
            glow=Glow(light,
        14, 0.9)))]
    sign = [*burning("M-8 -40 V-132 M-8 -124 L44 -92 M-8 -90 L44 -58 M-52 -62 L-8 -96", 11, light),
        drawn("M14 -66 L66 -36 M26 -84 L74 -54 M6 -48 L50 -26", 6,
        "#4a4a46")]
    teeth = [mark(box(-62 + 26 * k, 112, 18, 24), "#3a3a36", tone=0.3) for k in range(5)]
    seams = burning("M-60 150 L-50 190 L-66 232 M70 130 L60 180 L76 232 M-210 80 L-200 150 L-220 240 M220 90 L206 "
        "160 L226 240", 7,
        light)
    fists = []
    for s, y, k in ((-1, 306, 1.0), (1, 250, 1.0)):
        x = s * 34
        knuckles = [block(x - 98 + 50 * i, y - 10, x - 54 + 50 * i, y - 14, x - 54 + 50 * i, y + 50, x - 98 + 50 * i,
            y + 54, tone=
            (-0.08, 0.02, 0.1, 0.0)[i]) for i in range(4)]
        fists += [block(x - 110 * k, y - 74, x + 100 * k, y - 78, x + 106, y - 8, x - 106, y - 4, tone=0.05 if s > 0
            else -0.06),
            *knuckles, *[block(s * 330, y - 40, s * 140, y - 60, s * 130, y + 40, s * 330, y + 80, tone=0.06)]]
    moss = [form(ellipse(x, y, rx, 14), "#7f9a4a", 10, 20, grain=0.4, shadow=NEAR) for x, y, rx in ((-240, 76, 60),
        (236, 82, 50), (-70, -182, 34))]
    return [core, *torso, *seams, *placed([*head, *eyes, *sign, *teeth], 0, -16, 1.16), *moss, *fists]


PICTURES = {
    "ettin": scene(lambda: grounds.heights(14, "#a39a8f"), _ettin, BEAST, 320, 156, 0.66, SEA),
    "ridge-ogre": scene(lambda: grounds.heights(21, "#b0958a"), _ogre, BEAST, 320, 168, 0.68, DUSK),
    "hungry-chest": scene(lambda: grounds.vault(15, "#9f9482", "#fbe2a0"), _chest, BEAST, 320, 216, 0.68, EMBER),
    "rune-golem": scene(lambda: grounds.vault(4, "#8a8f9a", "#cdeae6", "#dfe6e4"), _golem, BEAST, 320, 166, 0.72,
        NIGHT),
}
RECIPES = recipes("enemies", PICTURES, __name__, "attire", "goblins", "hands", "haunts", "monsters", "nature", "orcs",
    "remains", "runes", "stonework", shared=("forms", "giants", "grounds"))
