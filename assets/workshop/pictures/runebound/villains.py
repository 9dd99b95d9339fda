"""The villains: Margath, who lifts his head from the ridge, and Vorakesh on his broken throne."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Fog, Part, Ridge, Shape, Sky, drawn, flat, mist, placed
from assets.workshop.engraving.kit.attire import band, necklace
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.hair import locks
from assets.workshop.engraving.kit.monsters import bat_wing
from assets.workshop.engraving.kit.nature import hill, mountain, rock
from assets.workshop.engraving.kit.skeletons import bone_arm, bone_hand, great_skull
from assets.workshop.engraving.kit.stonework import gothic, joints
from assets.workshop.engraving.kit.wyrms import dragon_head, dragon_neck
from assets.workshop.engraving.palette import GOLD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound.forms import NEAR, form, mark
from assets.workshop.pictures.runebound.setting import VILLAIN, recipes, scene

HIDE, BELLY, WING = "#6f4f92", "#dcae60", "#a8483f"
BONES, FIRE = "#e8ddb6", "#7fe070"


def _margath() -> Part:
    """Return the High Lord to the shoulders: three pairs of horns, wings, the old spear in his throat."""
    dice = random.Random(5)
    wings = [s for side in (-1, 1) for s in placed(bat_wing((330, -300, 420, -140, 400, 40, 300, 160), WING,
        darker(HIDE, 0.15), (170, -300), (40, 100), 34), 0, 0, 1.0, 0, side < 0)]
    neck_ = dragon_neck((70, 60, 150, 140, 170, 200, 130, 330, 270, 60, 460, 330), HIDE, BELLY, "#f0dfb4", 3, 7, 60)
    head = dragon_head(HIDE, BELLY, "#ffcf3a", 62, 3, 4, frill=WING, bone="#f0dfb4")
    wound = [mark(loop(88, 222, 130, 204, 162, 216, 156, 246, 118, 258, 90, 246), "#4a1a2a", tone=0.5, contour=1.4),
        *[drawn(line(124,
        226, 124 + dx, 226 + dy), 6, "#5a2030") for dx, dy in ((-60, 30), (54, -44), (60, 30), (-40, -40))]]
    spear = placed([form(box(-14, -470, 28, 520), "#9a6a38", 10, 86, grain=0.3), *[form(box(-18, y, 36, 16), "#c9a24a",
        6, 6) for y in (-60,
        -220, -380)], form(polygon(-10, -462, 10, -462, 8, -520, -6, -508), "#9a6a38", 6, 80), *[form(tube(0, -300, 10,
            70 + 20 * k, -290 +
        30 * k, 30, 130 + 16 * k, -262 + 44 * k, 3), "#b5382a", 8, 20) for k in range(2)]], 124, 232, 0.9, 30)
    smoke = [mist(tube(-250, 10, 16, -290, -60, 34, -260, -140, 50, -310, -250, 30), "#d9c2b0", 0.5, 18)]
    rocks = [s for x, w, h in ((-360, 240, 120), (-200, 260, 70), (360, 240, 140), (-60, 200, 44)) for s in rock(dice,
        x, 440, w, h,
        "#6f5850")]
    return [*wings, *smoke, *neck_, *placed(head, 0, 0, 1.0, 2), *wound, *spear, *rocks, *flame(-300, 330, 150, 0.6),
        *flame(330, 330, 140, 0.6)]


def _skydown() -> Part:
    """Return the ridge of Skydown in the light of a fire, small towers at its foot."""
    dice = random.Random(3)
    out: list[Shape] = []
    for x, top in ((60, 190), (580, 170), (330, 240)):
        out += mountain(dice, x, top, 460, Fog("#f6cf9a", 0.5), "#8f6a74")
    return [*out, hill(640, 500, [(-20, 416), (200, 404), (430, 420), (660, 400)], "#8a6a62", Fog("#f6cf9a", 0.2))]


def _vorakesh() -> Part:
    """Return the Corpse King: crown, beard of threads, purple gone to rags, one hand up in green fire."""
    robe, lining = "#4a3560", "#8f2f4a"
    throne = [form("M-250 520 L-262 -120 L-220 -250 L-180 -150 L-120 -220 L-90 -170 L90 -190 L130 -240 L170 -140 "
        "L236 -200 L262 -60 L250 520 Z",
        "#8f9488", 30, 84, grain=0.3, ridges=(Ridge("M-190 -100 V500 M190 -80 V500 M-190 -60 H190", 10, -9),)), drawn(
        "M-220 -240 l30 70 l-16 60 l24 50 M170 -140 l-20 50 l22 60 l-12 40", 7, "#3a3c36"), *[s for side in (-1, 1)
            for s in placed(
        great_skull("#cfc8aa", 4), side * 220, 40, 0.42)]]
    gown = form(loop(-330, 540, -310, 360, -230, 250, -110, 214, 0, 206, 110, 214, 230, 250, 310, 360, 330, 540), robe,
        80, 70, ridges=tuple(Ridge(line(x * 0.5, 230, x, 520), 20, -11) for x in (-280, -210, -140, 140, 210, 280)))
    collar = [form(loop(side * 60, 210, side * 120, 150, side * 210, -40, side * 236, -110, side * 270, 20, side * 240,
        180, side * 130,
        260), lining, 26, 60 * side, ridges=tuple(Ridge(line(side * 110, 220, side * (210 + 14 * k), -40 + 50 * k), 12,
            -8) for k in
        range(4))) for side in (-1, 1)] + [band(line(side * 66, 206, side * 126, 146, side * 212, -44, side * 236,
            -110), 12, GOLD, 60)
        for side in (-1, 1)]
    ribs = [mark(loop(-84, 226, 0, 210, 84, 226, 96, 340, 60, 460, -60, 460, -96, 340), "#1d1818", tone=0.2),
        *[form(tube(side * 8, y - 6,
        16, side * 50, y - 16, 20, side * 88, y + 8, 13), BONES, 9, 40 * side) for y in range(262, 440, 36) for side
            in (-1, 1)], form(tube(0,
        216, 26, 0, 340, 22, 0, 450, 14), BONES, 10, 84)]
    head = great_skull(BONES, 18, FIRE)
    strands = locks("#e9e6d8", (-60, 128, 14, -70, 190, 16, -60, 250, 3), (-24, 150, 14, -28, 220, 18, -14, 290, 3),
        (22, 150, 14, 30, 226, 18, 16,
        300, 3), (60, 128, 14, 72, 190, 16, 62, 256, 3), (-100, -40, 18, -126, 40, 18, -124, 130, 4), (100, -40, 18,
            128, 40, 18, 124, 136, 4))
    crown = [form(polygon(-122, -64, -150, -196, -88, -130, -60, -236, -14, -142, 10, -262, 40, -142, 84, -230, 98,
        -128, 152, -190, 122, -62, 60,
        -88, 0, -96, -60, -88), GOLD, 20, 50, shine=0.6, grain=0.1), band(line(-120, -66, -60, -90, 0, -98, 60, -90,
            120, -66), 26, "#b5862f", 10),
        *[form(ellipse(x, y, r), c, r * 0.7, 40, shine=0.7, shadow=NEAR) for x, y, r, c in ((0, -98, 17, "#c8324a"),
            (-70, -86, 12, "#3f8fa8"), (70,
        -86, 12, "#3f8fa8"), (10, -262, 11, "#c8324a"), (-60, -236, 9, "#f2e2b0"), (84, -230, 9, "#f2e2b0"), (-150,
            -196, 8, "#f2e2b0"), (152, -190,
        8, "#f2e2b0"))], drawn("M-40 -150 l12 30 l-14 20", 4, "#6a4a1a")]
    blaze = [*placed(flame(0, 0, 190, 0.9, ("#3f9a4a", "#7fe070", "#d2ffb0", "#9dff7a")), 268, -24, 1.0),
        *placed(bone_hand(BONES), 268, 16, 1.4, 8)]
    sleeve = [*bone_arm(306, 320, 300, 200, 276, 90, colour=BONES, width=38), form(loop(200, 260, 300, 150, 352, 190,
        370, 420, 330, 520, 220, 520,
        190, 360), robe, 44, 70, ridges=(Ridge(line(300, 190, 300, 300, 260, 480), 18, -11), Ridge(line(340, 220, 340,
            340, 320, 480), 16, -10))),
        band(line(286, 158, 330, 164, 358, 196), 14, GOLD)]
    rest = [form(box(-330, 380, 190, 40), "#a5a99c", 14, 6, grain=0.3), *placed(bone_hand(BONES), -236, 366, 1.2, 172)]
    return [*throne, *collar, gown, *ribs, *necklace((-110, 226, -60, 262, 0, 276, 60, 262, 110, 226), GOLD, 22),
        *strands[:4], *head, *strands[4:], *crown, *rest, *sleeve, *blaze]


def _court() -> Part:
    """Return the walled hall, pale light behind the throne, the court in the order of its graves."""
    dice = random.Random(8)
    air = Fog("#cfdccb", 0.42)
    out = [Shape(box(-20, -20, 680, 520), "#8f9a90", bevel=10, swell=0, angle=5, grain=0.18, contour=0, fog=air,
        shadow=NO_SHADOW, ridges=(joints(
        dice, -20, -14, 680, 500, 54),)), flat(gothic(320, 480, 200, 480), "#e6f2cf", tone=1.3, ink=0.2, contour=1.0)]
    for x, y, k in ((40, 350, 0.5), (130, 320, 0.4), (600, 350, 0.5), (510, 320, 0.4)):
        out += placed([form(loop(-110, 200, -100, 60, -70, -60, 0, -150, 70, -60, 100, 60, 110, 200), "#6f7a74", 40,
            80), *placed(great_skull("#d9d2b0", 6), 0, 0, 0.62)], x, y, k * 1.2, fog=Fog("#cfdccb", 0.3))
    return out


PICTURES = {
    "margath": scene(_skydown, _margath, VILLAIN, 306, 232, 0.78, Sky(high="#6a3a4a", low="#f7b765", sun=(0.4, 0.5),
    reach=1.0, beams=0.07)),
    "vorakesh": scene(_court, _vorakesh, VILLAIN, 312, 224, 0.74, Sky(high="#4a6a5a", low="#dfeccb", sun=(0.5, 0.3),
        reach=0.8, beams=0.03)),
}
RECIPES = recipes("villains", PICTURES, __name__, "attire", "beasts", "faces", "fire", "goblins", "hair", "hounds",
    "monsters", "nature", "skeletons", "stonework", "wyrms", shared=("forms",))
