"""The dead who keep what they have: Restless Dead, Tomb Warden, Crypt Shade, Corpse Hounds, Grave Knight."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Glow, Part, Ridge, Shape, Sky, drawn, flat, mist, placed, stroke
from assets.workshop.engraving.kit.arms import spear
from assets.workshop.engraving.kit.attire import band, pauldron, shoulders
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.helmets import barbute, great_helm, tower_shield
from assets.workshop.engraving.kit.hounds import hound_head
from assets.workshop.engraving.kit.monsters import tooth_row
from assets.workshop.engraving.kit.nature import grass
from assets.workshop.engraving.kit.skeletons import bone_arm, bone_fist, bone_hand, great_skull, rib_cage
from assets.workshop.engraving.kit.stonework import stair
from assets.workshop.engraving.palette import BONE, GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.forms import NEAR, blade, form, limb, mark
from assets.workshop.pictures.runebound.setting import BEAST, DUSK, GRAVE, NIGHT, recipes, scene

RUST = "#a8683f"
COLD = "#8fe0ff"


def _straw_hat() -> list[Shape]:
    """Return a farmer's hat of straw with a hole in its brim, for a skull."""
    brim = loop(-210, -44, -130, -92, 0, -104, 130, -96, 216, -52, 150, -50, 0, -66, -140, -50)
    crown = loop(-100, -84, -92, -160, -40, -196, 40, -198, 92, -162, 102, -86, 0, -106)
    weave = tuple(Ridge(line(x, -196, x * 1.1, -90), 8, -6) for x in (-70, -35, 0, 35, 70))
    straws = " ".join(f"M{x} {-52 - 12 * (1 - (x / 210) ** 2):.0f} l{8 if x > 0 else -8} 26" for x in range(-190, 200,
        22))
    return [drawn(straws, 5, "#c9a24a"), form(crown, "#e0bd62", 40, 30, ridges=weave), form(brim, "#d9b052", 12, 4,
        grain=0.2), band(line(-104, -94, 0, -116, 104, -96), 16, "#8a3a2a"), mark(loop(118, -84, 150, -82, 160, -68,
        130, -66), "#3a2a18")]


def _dead() -> Part:
    """Return three of the dead who ask what they were buried for: a straw hat, a kerchief, a spade."""
    dice = random.Random(4)
    shroud = "#b9ae8f"

    def risen(colour: str, gape: float, broken: bool) -> list[Shape]:
        return [*rib_cage(colour, 3), form(loop(-250, 480, -240, 300, -150, 236, -60, 260, -30, 480), shroud, 40, 70,
            ridges=tuple(Ridge(line(-220 + 40 * k, 270, -200 + 40 * k, 470), 14, -8) for k in range(5))),
            *great_skull(colour, gape, "#d9e86a", broken)]

    kerchief = [form(loop(-112, -40, -96, -110, -30, -148, 40, -148, 100, -108, 114, -40, 60, -82, 0, -92, -60, -82),
        "#a8453a", 24, 20), *[mark(ellipse(x, y, 7), "#f1e2b8", tone=1.4) for x, y in ((-70, -96), (-30, -118), (20,
        -120), (64, -98), (0, -136))], form(tube(96, -70, 30, 140, -50, 24, 156, -10, 4), "#a8453a", 10, 60)]
    spade = [form(box(-9, -300, 18, 520), "#7a5636", 6, 86), form(loop(-56, -300, 56, -300, 60, -380, 30, -446, 0, -460,
        -30, -446, -60, -380), "#9aa0a0", 14, 70, ridges=(Ridge("M0 -310 V-440", 14, -8),)), form(loop(-44, -400, 44,
        -408, 30, -446, 0, -460, -30, -446), "#6a4f38", 10, 40, shadow=NO_SHADOW)]
    clods = [s for k in range(26) for s in [form(ellipse(dice.uniform(-330, 330), dice.uniform(216, 250),
        dice.uniform(18, 40), dice.uniform(14, 24)), dice.choice(("#7a5a40", "#6a4c36", "#8a6a4a")), 14,
        dice.uniform(0, 80), grain=0.3, shadow=NEAR)]]
    return [*placed(spade, 292, 110, 0.7, 12), *placed([*risen("#d9cfa8", 18, False), *kerchief], -218, 16, 0.62, -6),
        *placed(risen("#e3d8b0", 30, True), 216, 6, 0.62, 8), *placed([*risen(BONE, 34, False), *_straw_hat()], 0, -4,
        0.94),
        *clods, *placed(bone_arm(-330, 330, -240, 250, -214, 130, colour=BONE), 0, 0, 0.8), *placed(bone_hand(BONE),
            -172,
        66, 1.12, -8), *placed(bone_fist("#e3d8b0"), 250, 140, 0.8, 12)]


def _field() -> Part:
    """Return the far corner of a field under a low moon."""
    return [*grounds.moon(320, 120, 150), *grounds.plain(6, "#8f9a68")]


def _warden() -> Part:
    """Return the warden in a barbute over his own skull, behind a shield as high as himself."""
    helm = [*great_skull("#dccfa4", 6, COLD), *barbute("#9a8a72", "#c98a4a"), *[mark(ellipse(x, y, rx, ry), RUST,
        tone=0.9,
        opacity=0.75, feather=8) for x, y, rx, ry in ((-70, -120, 34, 22), (84, 60, 20, 40), (60, -140, 26, 14), (-96,
            110,
        14, 36))], form(polygon(-12, -176, 12, -176, 8, -262, -30, -282, -6, -230), "#8f2f28", 8, 70)]
    sign = "M0 -50 L14 -14 L50 -14 L22 8 L32 46 L0 24 L-32 46 L-22 8 L-50 -14 L-14 -14 Z"
    guard = [*tower_shield(430, 520, "#8a3a30", sign, "#8f8272"), *[mark(loop(x, y, x + 46, y - 12, x + 60, y + 30,
        x + 16,
        y + 40), RUST, tone=0.95, opacity=0.8, feather=10) for x, y in ((-170, -190), (70, -60), (-120, 60), (90,
            120))],
        drawn("M-190 -60 l60 30 l-20 40 M150 -200 l-30 60 l26 30", 6, "#2a1a12")]
    plates = [*pauldron(-1, "#8f8272", RUST, 1.0), *pauldron(1, "#8f8272", RUST, 1.0)]
    return [*placed(spear(640, "#b5ada0"), 236, 60, 1.0, 6), *rib_cage("#d9cba0", 3), *plates, *helm, *placed(guard,
        -36,
        430, 0.94, -3), *bone_arm(300, 330, 306, 240, 246, 150, colour="#dccfa4", width=36),
            *placed(bone_fist("#dccfa4"),
        240, 120, 1.15, 6)]


def _stairs() -> Part:
    """Return steps that go down to a lit door."""
    return [*grounds.vault(8, "#8f9aa8", "#cfe6e6", "#dfe8ea"), *stair(320, 420, 330, 5, 22, 0.9, 0, "#a5aab0")]


def _shade() -> Part:
    """Return the shade: a hood with nothing in it but two lights, and a hand held out to whoever comes down."""
    veil, deep = "#6f8aa0", "#22303c"
    folds = tuple(Ridge(line(x * 0.3, -120, x, 120, x * 1.3, 400), 20, -11) for x in (-190, -130, -70, 70, 130, 190))
    gown = form("M-60 -180 C-150 -150 -210 20 -250 180 C-280 300 -330 360 -340 440 L-250 400 L-210 450 L-150 404 "
        "L-90 456 "
        "L-30 410 L30 456 L90 404 L150 450 L210 400 L250 450 L340 430 C320 340 280 280 250 170 C210 20 150 -150 60 "
            "-180 "
        "C20 -230 -20 -230 -60 -180 Z", veil, 70, 78, ridges=folds, contour=1.5)
    hollow = [mark(loop(0, -150, 60, -124, 84, -50, 74, 40, 40, 96, 0, 112, -40, 96, -74, 40, -84, -50, -60, -124),
        deep,
        tone=0.16, contour=1.6), *[flat(loop(s * 14, -16, s * 30, -32, s * 58, -28, s * 50, -6, s * 26, -2), "#e6fbff",
            ink=0,
        tone=1.9, contour=0.8, glow=Glow(COLD, 16, 1.0)) for s in (-1, 1)], mist(ellipse(0, 50, 24, 44), "#8fb8c8",
            0.5, 16)]
    rim = [Shape(stroke(line(-58, 120, -96, 40, -98, -60, -64, -140, 0, -176, 64, -140, 98, -60, 96, 40, 58, 120), 34),
        lighter(veil, 0.14), bevel=16, angle=40, contour=1.3, grain=0.06)]
    sleeve = form(loop(120, 60, 210, 110, 250, 220, 200, 300, 60, 300, -90, 262, -130, 210, -60, 190, 60, 190),
        lighter(veil,
        0.06), 44, 30, ridges=(Ridge(line(160, 110, 190, 200, 120, 280), 16, -10), Ridge(line(100, 150, 100, 220, 20,
            266), 14,
        -9)))
    offered = [*bone_arm(40, 250, -60, 246, -130, 220, colour="#d9e4e0", width=34), *placed(bone_hand("#e6efe8",
        "#3a4a54"), -196, 168, 1.36, -46)]
    wisps = [mist(tube(x, 420, 30, x + d, 250, 44, x - d * 0.5, 90, 12), "#bfe0e8", 0.5, 14) for x, d in ((-290, 40),
        (300, -40), (240, 30))]
    return [*wisps, gown, *hollow, *rim, sleeve, *offered]


def _hound(fur: str, flesh: str, gape: float) -> list[Shape]:
    """Return one dead hound in profile that looks left: bare ribs in its flank, a torn ear, skin in tatters."""
    dice = random.Random(8)
    body = loop(20, 20, 90, -76, 230, -110, 420, -70, 470, 140, 360, 210, 240, 200, 120, 220, 10, 160)
    hole = loop(170, -40, 260, -66, 350, -40, 372, 60, 320, 150, 220, 160, 160, 90)
    bones = [form(tube(190 + 44 * k, -50 + 6 * k, 14, 214 + 44 * k, 40, 19, 190 + 42 * k, 140 - 10 * k, 11), BONE, 8,
        60 + 6 *
        k, shadow=NEAR) for k in range(4)]
    spine = [form(ellipse(130 + 46 * k, -96 - 16 * (1 - ((k - 3) / 3) ** 2), 22, 18), BONE, 14, 20, shadow=NEAR) for k
        in
        range(7)]
    leg = [limb(80, 130, 110, 10, 220, 60, -40, 320, 40, colour=fur, angle=30, grain=0.14), limb(420, 150, 120, 380,
        260, 60, 400, 340, 40, colour=darker(fur, 0.1), angle=70, grain=0.14)]
    tatters = [form(polygon(x, y, x + 30, y - 6, x + 24, y + 56, x + 8, y + 40), flesh, 8, 80, shadow=NEAR) for x, y
        in ((196, 176), (270, 184), (330, 158))]
    return [*leg, form(body, fur, 80, 60, grain=0.14, ridges=(coat(dice, 20, -70, 440, 190, 120, 34, 22, 7.0),)),
        mark(hole,
        "#2a1818", tone=0.22, contour=1.4), *bones, *tatters, *spine, *placed(hound_head(fur, "#b8ff6a", gape, 6,
            "back",
        "#7a5a5a"), -20, 24, 0.8, 2)]


def _hounds() -> Part:
    """Return two corpse hounds; the first brings a ring between its teeth."""
    ring = [Shape(f'<path fill="none" stroke="#fff" stroke-width="9" d="{ellipse(0, 0, 20)}"/>', GOLD, bevel=4,
        angle=40,
        shine=0.7, contour=1.3), form(polygon(-9, -24, 0, -36, 9, -24, 0, -14), "#c8324a", 5, 40, shine=0.6,
            shadow=NEAR)]
    bared = [mark(loop(-70, 26, -20, 12, 30, 40, 20, 70, -40, 62), "#7a2f2a", tone=0.5), *tooth_row((-70, 44, -20, 48,
        24, 66), 5, 22, 8, seed=3)]
    return [*placed(_hound("#98a48e", "#a86a5a", 26), 66, -136, 0.52, 4), *placed([*_hound("#77836c", "#b0705c", 46),
        *placed(bared, 0, 34, 1.0), drawn("M30 -60 l26 -20 l-4 30 M80 -20 l24 10 l-10 22", 6, "#3a2a24"), *placed(ring,
        -196, 132, 1.0, 12)], -40, 14, 0.98, -2)]


def _horse_skull(colour: str = BONE) -> list[Shape]:
    """Return the skull of a horse in profile that looks to the left, a rein through its jaw; 420 long, eye at 0, 0."""
    jaw = loop(70, 40, 90, 110, 40, 150, -60, 120, -190, 112, -256, 116, -262, 96, -190, 84, -60, 70)
    top = loop(120, -40, 90, -96, 20, -96, -60, -60, -170, -20, -262, 6, -290, 40, -276, 74, -230, 84, -150, 62, -60,
        60, 20, 84, 90, 90, 130, 30)
    teeth = [form(box(-252 + 22 * k, 72 if k < 3 else 56, 19, 34), lighter(colour, 0.2), 5, 80, shadow=NO_SHADOW)
        for k in
        (0, 1, 2, 5, 6, 7, 8, 9)]
    return [form(jaw, darker(colour, 0.16), 22, -12), *teeth, form(top, colour, 60, 14, grain=0.1, dabs=(Dab(-120, 20,
        90, 24,
        12, -12), Dab(60, -20, 40, 50, 14)), ridges=(Ridge(line(-220, 30, -120, 10, -40, -10), 10, -8),)),
            mark(ellipse(0, -24,
        34, 28), "#1a1210", tone=0.15, contour=1.2), flat(ellipse(-2, -22, 12), COLD, ink=0, tone=1.9, glow=Glow(COLD,
            14,
        1.0)), mark(loop(-262, 22, -236, 10, -196, 18, -216, 36, -250, 42), "#1a1210", tone=0.2),
            drawn("M64 -92 l-8 30 l20 "
        "20 M-120 -36 l16 22", 4, "#6a5a44")]


def _knight() -> Part:
    """Return the rider of cold iron at the salute: a horned helm with light in its slit, a horse of bone before him."""
    iron = "#68717c"
    horns = [form(tube(s * 92, -90, 50, s * 170, -130, 44, s * 196, -220, 30, s * 150, -290, 4), "#4f565e", 18, 50 * s,
        ridges=tuple(Ridge(line(s * (130 + 22 * k), -96 - 40 * k, s * (160 + 10 * k), -130 - 50 * k), 6, -5) for k in
        range(3))) for s in (-1, 1)]
    slit = [flat(loop(s * 100, 6, s * 60, -2, s * 18, 2, s * 18, 16, s * 60, 18, s * 100, 20), "#dff6ff", ink=0,
        tone=1.9, contour=0.8, glow=Glow(COLD, 18, 1.0)) for s in (-1, 1)]
    cape = form(loop(-330, 480, -300, 300, -190, 190, 0, 160, 190, 190, 300, 300, 330, 480), "#3a4e66", 60, 76,
        ridges=tuple(Ridge(line(x * 0.6, 220, x, 470), 18, -10) for x in (-260, -180, 180, 260)))
    breath = [mist(tube(x, 110, 16, x - 30, 160, 40, x - 90, 190, 20), "#dff2fa", 0.7, 16) for x in (-30,)]
    rider = [*horns, cape, shoulders(iron, 0.98), *pauldron(-1, iron, "#a8b4bc", 1.12), *pauldron(1, iron, "#a8b4bc",
        1.12), *great_helm(iron, "#a8b4bc"), *slit, *breath]
    arm = [limb(320, 480, 120, 330, 360, 110, 236, 270, 84, colour=iron, angle=60, shine=0.4),
        *placed([*placed(blade(470, 42,
        "#c9d6de", "#8f9aa4"), 0, 0), form(ellipse(0, 0, 54, 60), "#59626c", 30, 20, shine=0.5), *[drawn(line(-46, y, 0,
        y + 8, 46, y), 4, "#22282e") for y in (-26, 0, 24)]], 226, 230, 1.0, 3)]
    mane = [form(tube(130 + 20 * k, -70 + 40 * k, 30, 176 + 20 * k, -60 + 46 * k, 24, 190 + 14 * k, 20 + 50 * k, 3),
        "#5a6470", 12, 30) for k in range(4)]
    rein = drawn(line(-180, 96, -60, 150, 120, 190, 240, 250), 12, "#3a2a22")
    return [*placed(rider, 56, -6, 0.84), *placed(arm, 46, 14, 0.84), *placed([form(loop(60, -30, 150, -60, 260, 60,
        330, 320,
        40, 320, 60, 120), "#d9cba0", 60, 60, ridges=tuple(Ridge(line(90 + 30 * k, 40 * k, 190 + 30 * k, -20 + 56 * k),
            12, -9)
        for k in range(5))), *mane, *_horse_skull(), rein], -150, 196, 0.74, 3)]


def _brenn() -> Part:
    """Return graves in the cold light before morning."""
    return [*grounds.graves(11, "#cfdce4", (540, 90, 52)), grass(random.Random(2), 30, 400, 80, 60, "#7f8f74")]


PICTURES = {
    "restless-dead": scene(_field, _dead, BEAST, 320, 168, 0.86, NIGHT),
    "tomb-warden": scene(lambda: grounds.vault(3, "#8f9fae", "#f2dfa0", "#e2e6e2"), _warden, BEAST, 330, 148, 0.7,
        DUSK),
    "crypt-shade": scene(_stairs, _shade, BEAST, 330, 170, 0.86, Sky(high="#4a6478", low="#dbe8e6", sun=(0.5, 0.3),
        reach=0.8, beams=0.0)),
    "corpse-hounds": scene(lambda: grounds.graves(5, "#d3ded0", (520, 90, 58)), _hounds, BEAST, 290, 176, 0.96, GRAVE),
    "grave-knight": scene(_brenn, _knight, BEAST, 330, 170, 0.92, NIGHT),
}
RECIPES = recipes("enemies", PICTURES, __name__, "arms", "attire", "beasts", "helmets", "hounds", "monsters", "nature",
    "skeletons", "stonework", "goblins", "haunts", shared=("forms", "grounds"))
