"""Foes of the arcane depths with nobody in them: golem, armour, a stone with a grudge; and the keeper of a door."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    changed,
    drawn,
    flat,
    placed,
)
from assets.workshop.engraving.kit.attire import breastplate, mantle, pauldron, shoulders
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.hair import beard
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.helmets import plume
from assets.workshop.engraving.kit.nature import grass, hill
from assets.workshop.engraving.kit.remains import crow
from assets.workshop.engraving.kit.stonework import archway, cracks, floor, gothic, ivy, rounded, wall
from assets.workshop.engraving.palette import GOLD, STEEL, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.setting import recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

MARBLE = "#aea48e"
DEEP = Shadow(0.55, 8, 12, 8)
CUT = Shadow(0.4, 4, 6, 4)


def _gallery() -> Part:
    """Return a hall of statues: niches in a pale wall, one of them empty of its figure."""
    dice = random.Random(21)
    far = Fog("#e6dcec", 0.45)
    out: list[Shape] = [wall(dice, -20, -20, 680, 420, "#a79bb4", 44, far)]
    for x in (96, 548):
        out += [flat(rounded(x, 330, 66, 250), "#6d5f86", tone=0.7, fog=Fog("#e6dcec", 0.3)), archway(x, 330, 66, 250,
            20, "#c6bcc8", False, far)]
        out += [Shape(loop(x - 40, 330, -36 + x, 220, x - 22, 190, x + 22, 190, x + 36, 220, x + 40, 330), "#b4aabf",
            bevel=26, angle=80, fog=Fog("#cfc4dc", 0.4)), Shape(ellipse(x, 168, 20, 25), "#b4aabf", bevel=18,
            fog=Fog("#cfc4dc", 0.4))]
    return [*out, floor(384, 500, 640, "#b3a9b4", 320, 110, Fog("#e6dcec", 0.2))]


def _limb(*run: float, angle: float = 70.0) -> Shape:
    """Return an arm or a leg of marble."""
    return Shape(tube(*run), MARBLE, bevel=26, angle=angle, grain=0.12, shadow=DEEP)


def _golem() -> Part:
    """Return the statue: blank lit eyes, one foot still on the pedestal, a pigeon not yet gone."""
    plinth = [Shape(box(-206, 150, 196, 150), "#8f8692", bevel=12, swell=0.5, angle=6, grain=0.2, shadow=DEEP),
        Shape(box(-224, 128, 232, 30), "#b3a8ae", bevel=9, angle=4, grain=0.15, shadow=CUT),
        flat(f"{box(-176, 190, 136, 7)} {box(-176, 212, 100, 7)}", "#3a3038", tone=0.4)]
    chest = Shape(loop(-104, -96, -30, -120, 70, -120, 122, -84, 118, 0, 84, 70, -50, 76, -96, 10), MARBLE, bevel=64,
        angle=20, grain=0.12, shadow=DEEP, dabs=(Dab(-34, -52, 50, 34, 18), Dab(58, -52, 46, 34, 18), Dab(0, 24, 40, 40,
        10)), ridges=(Ridge(line(12, -90, 14, -20, 10, 60), 10, -9), Ridge(line(-70, -18, -30, -4, 10, -20), 8, -8)))
    toga = Shape(loop(126, -90, 134, -10, 124, 60, 90, 116, -20, 124, -104, 92, -112, 40, -70, 56, 0, 30, 60, -40, 80,
        -120), lighter(MARBLE, 0.2), bevel=34, angle=60, grain=0.08, shadow=DEEP, ridges=tuple(Ridge(line(84 + i * 12,
        -110 + i * 12, 40 + i * 16, 0 + i * 18, -90 + i * 26, 60 + i * 10), 9, -9) for i in range(5)))
    head = [Shape(loop(-54, -14, -60, -60, -34, -98, 0, -104, 34, -98, 60, -60, 54, -14, 38, 26, 0, 44, -38, 26),
        lighter(MARBLE, 0.1), bevel=46, angle=16, grain=0.1, shadow=DEEP),
        Shape(loop(-14, -40, 0, -44, 14, -40, 20, -6, 0, 6, -20, -6), lighter(MARBLE, 0.2), bevel=12, angle=70,
            grain=0.08, shadow=CUT),
        Shape(tube(-50, -40, 10, -28, -54, 22, -8, -42, 12), MARBLE, bevel=9, angle=10, shadow=CUT),
        Shape(tube(50, -40, 10, 28, -54, 22, 8, -42, 12), MARBLE, bevel=9, angle=10, shadow=CUT),
        *[flat(loop(s * 12, -30, s * 28, -38, s * 44, -28, s * 28, -22), "#ffd24a", ink=0, tone=1.8, contour=1.1,
            glow=Glow("#ffb030", 8, 0.8)) for s in (-1, 1)],
        drawn("M-24 20 Q0 12 24 20", 4, "#4a3f38"), drawn("M-12 30 Q0 26 12 30", 2.4, "#4a3f38")]
    leaves = [Shape("M0 0 C-12 -10 -12 -28 0 -38 C12 -28 12 -10 0 0 Z", "#d8cfb4", bevel=6, angle=50, shadow=CUT)]
    wreath = [q for i in range(9) for q in placed(leaves, -56 + 14 * i, -66 - (1 - ((i - 4) / 4) ** 2) * 26, 0.9,
        -50 + 12.5 * i)]
    curls = [Shape(ellipse(-50 + i * 14, -78 - (1 - ((i - 3.5) / 3.5) ** 2) * 30, 13), darker(MARBLE, 0.06), bevel=10,
        angle=30 * i, shadow=CUT) for i in range(8)]
    near = [_limb(66, 90, 96, 116, 160, 86, 112, 232, 70, angle=84), Shape(loop(60, 214, 112, 206, 180, 220, 200, 250,
        130, 262, 60, 256), MARBLE, bevel=20, angle=10, grain=0.1, shadow=DEEP)]
    far = [_limb(-30, 84, 96, -120, 56, 90, -134, 66, 84, angle=30), _limb(-132, 60, 84, -126, 110, 62, angle=80),
        Shape(loop(-176, 134, -168, 108, -110, 98, -84, 112, -84, 138, -130, 142), MARBLE, bevel=16, angle=10,
        grain=0.1,
            shadow=DEEP)]
    arm = [_limb(-92, -62, 76, -166, -30, 62, -196, 20, 50), *placed(changed(fist(MARBLE), grain=0.12), -200, 40, 0.95,
        -10)]
    reach = [_limb(104, -66, 76, 176, -40, 62, 216, -104, 50), *placed(changed(fist(MARBLE), grain=0.12), 220, -128,
        1.0,
        20)]
    pigeon = placed(changed(crow(0.7), fill="#eceef2"), -96, -92)
    fissure = cracks((124, 130, 140, 160, 128, 190), (-74, -70, -60, -50, -72, -34), width=3.4)
    return [*plinth, *arm, *reach, *near, chest, *far, toga, Shape(ellipse(6, -110, 44, 24), MARBLE, bevel=14),
        *placed([*curls, *head, *wreath], 6, -138, 1.22), *pigeon, *fissure,
        *ivy(random.Random(4), (-196, 290, -180, 220, -200, 168), "#6f8f3c", 10)]


def _armoury() -> Part:
    """Return a long hall with tall windows and hanging cloths."""
    dice = random.Random(22)
    far = Fog("#ece2c8", 0.5)
    out: list[Shape] = [wall(dice, -20, -20, 680, 420, "#9a93a6", 46, far)]
    for x in (70, 570):
        out += [flat(gothic(x, 300, 50, 240), "#fdf3cf", ink=0.1, tone=1.5, contour=1.0, glow=Glow("#ffeec0", 20, 0.6)),
            drawn(f"M{x} 60 V300 M{x - 50} 170 H{x + 50}", 5, "#4a4450"), archway(x, 300, 50, 240, 18, "#b9b0b4", True,
            far)]
    for x in (180, 460):
        out += [Shape(polygon(x - 34, 10, x + 34, 10, x + 34, 210, x, 240, x - 34, 210), "#6257a3", bevel=10, angle=84,
            fog=Fog("#ece2c8", 0.25), ridges=(Ridge(f"M{x - 14} 10 V210 M{x + 14} 10 V214", 8, -5),)),
            flat(rays(x, 110, 9, 24, 5, -90), "#f2dfa0", tone=1.4, ink=0.2)]
    return [*out, floor(380, 500, 640, "#b7a98e", 320, 100, Fog("#ece2c8", 0.2))]


def _armour() -> Part:
    """Return the suit of plate at the salute: its visor is up, and there is nobody in it."""
    steel, trim = "#b6c0c6", "#d9ad4c"
    bowl = loop(-112, 150, -122, 40, -120, -60, -84, -142, 0, -170, 84, -142, 120, -60, 122, 40, 112, 150, 60, 196, 0,
        204, -60, 196)
    hole = loop(-84, -36, -40, -50, 0, -52, 40, -50, 84, -36, 90, 40, 66, 100, 0, 122, -66, 100, -90, 40)
    visor = loop(-128, -74, -96, -150, -40, -188, 0, -206, 40, -188, 96, -150, 128, -74, 96, -58, 40, -76, 0, -92, -40,
        -76, -96, -58)
    slots = [flat(loop(s * 22, -128, s * 60, -124, s * 92, -98, s * 60, -110), "#14100e", tone=0.15) for s in (-1, 1)]
    helm = [*plume("#74559b", 120, 66), Shape(bowl, steel, bevel=80, angle=20, grain=0.04, shine=0.7, shadow=DEEP),
        flat(hole, "#17131c", tone=0.1, contour=1.6), Shape(loop(-70, 76, 0, 108, 70, 76, 60, 100, 0, 120, -60, 100),
        darker(steel, 0.4), bevel=8, angle=10, shadow=NO_SHADOW),
        Shape(visor, lighter(steel, 0.1), bevel=40, angle=-16, grain=0.04, shine=0.8, shadow=DEEP,
            ridges=(Ridge("M0 -204 V-92", 18, 12),)), *slots,
        *[Shape(ellipse(s * 116, -70, 15), trim, bevel=10, shine=0.6, shadow=CUT) for s in (-1, 1)]]
    hand = [Shape(tube(-24 + 17 * k, 0, 19, -30 + 15 * k, -34, 18, -40 + 14 * k, -66 + 3 * abs(k - 1), 15),
        darker(steel, 0.06 * (k % 2)), bevel=9, angle=20, shine=0.6, shadow=CUT) for k in range(4)]
    cuff = [Shape(loop(-44, 10, 0, -8, 44, 10, 62, 92, 0, 104, -62, 92), steel, bevel=26, angle=-20, shine=0.7,
        shadow=DEEP), Shape(tube(-60, 88, 12, 0, 100, 12, 60, 88, 12), trim, bevel=5, shine=0.5, shadow=CUT),
        Shape(tube(34, 4, 22, 56, -20, 20, 50, -44, 15), steel, bevel=9, angle=40, shine=0.6, shadow=CUT)]
    arm = [Shape(tube(200, 300, 90, 290, 250, 84, 262, 120, 70, 210, 40, 60), darker(steel, 0.05), bevel=34, angle=40,
        shine=0.6, grain=0.03, shadow=DEEP), Shape(loop(244, 206, 300, 196, 338, 240, 300, 284, 250, 268), steel,
        bevel=24, shine=0.7, shadow=DEEP)]
    return [Shape(tube(-230, 300, 96, -268, 400, 86, -262, 520, 80), darker(steel, 0.05), bevel=34, angle=70, shine=0.6,
        shadow=DEEP), shoulders("#5d5486", 0.84, -20), *breastplate(steel, trim), *pauldron(-1, steel, trim, 0.9),
        *arm, *pauldron(1, steel, trim, 0.82), *helm, *placed([*hand, *cuff], 156, 4, 1.36, -40)]


def _hollow() -> Part:
    """Return a hollow under the hill: pale roots, two lesser stones that look the other way."""
    far, near = Fog("#dfe6d2", 0.5), Fog("#dfe6d2", 0.25)
    out: list[Shape] = [hill(640, 500, [(-20, 250), (160, 220), (420, 236), (660, 206)], "#93a07c", far, 10)]
    for x, h, lean in ((96, 150, -6), (560, 176, 8)):
        out += placed([Shape(loop(-34, 10, -36, -h * 0.6, -12, -h, 22, -h * 0.94, 36, -h * 0.4, 34, 10), "#a09b94",
            bevel=24, angle=76, grain=0.4, fog=near)], x, 330, 1.0, lean)
    return [*out, hill(640, 500, [(-20, 340), (240, 318), (660, 336)], "#7f9f5c", near, 6),
        hill(640, 500, [(-20, 430), (300, 406), (660, 424)], "#6f8f4c")]


def _grudge() -> Part:
    """Return the standing stone: a brow like a lintel, a mouth pulled down to the grass, a crack from top to tooth."""
    stone = "#aaa49c"
    body = loop(-150, 230, -164, 80, -150, -80, -116, -176, -40, -214, 50, -206, 122, -160, 156, -50, 162, 110, 150,
        230)
    out: list[Shape] = [Shape(body, stone, bevel=90, angle=74, grain=0.34, shadow=Shadow(0.6, 14, 16, 12), dabs=(
        Dab(-60, 60, 50, 40, 14), Dab(66, 60, 50, 40, 14), Dab(0, 150, 90, 30, 10)))]
    for s in (-1, 1):
        out += [flat(loop(s * 22, -36, s * 62, -64, s * 112, -70, s * 106, -30, s * 62, -12), "#1f1a18", tone=0.2,
            contour=1.2), flat(ellipse(s * 62, -36, 17, 13), "#ffe07a", ink=0, tone=1.7, contour=1,
            glow=Glow("#ffb84a", 10, 0.6)), flat(ellipse(s * 56, -34, 6, 9), "#1a120e", tone=0.1),
            Shape(loop(s * 8, -22, s * 10, -64, s * 70, -108, s * 136, -112, s * 140, -76, s * 80, -66, s * 30, -34),
                lighter(stone, 0.08), bevel=20, angle=20 * s, grain=0.3, shadow=Shadow(0.7, 2, 14, 7))]
    out += [Shape(loop(-24, -40, 0, -56, 24, -40, 40, 34, 18, 56, -18, 56, -40, 34), lighter(stone, 0.12), bevel=24,
        angle=70, grain=0.3, shadow=Shadow(0.6, 6, 10, 7)), flat(loop(-104, 150, -60, 104, 0, 92, 60, 104, 104, 150, 50,
        126, 0, 118, -50, 126), "#1f1a18", tone=0.2, contour=1.4), Shape(loop(-70, 176, 0, 150, 70, 176, 30, 196, -30,
        196), lighter(stone, 0.06), bevel=16, angle=10, grain=0.3, shadow=Shadow(0.5, 2, 8, 5))]
    crack = polygon(56, -208, 38, -160, 72, -120, 48, -88, 84, -20, 64, 44, 92, 110, 74, 44, 96, -20, 62, -88, 88,
        -122, 54, -160, 74, -202)
    moss = Shape(loop(-132, -150, -80, -196, -30, -216, 20, -214, -10, -190, -60, -176, -90, -140, -130, -110),
        "#7f9f3c",
        bevel=14, angle=20, grain=0.6, shadow=CUT)
    dice = random.Random(7)
    tufts = [grass(dice, x, 236, 70, 54, "#5d7a3c") for x in (-140, -60, 40, 130)]
    names = drawn("M-128 40 l16 26 M-112 40 l-16 26 M-134 84 h26 M-134 94 h20", 3, "#4a443e")
    return [*out, flat(crack, "#191412", tone=0.1, contour=1.2), moss, names, *tufts]


def _stars(seed: int, left: float, top: float, right: float, foot: float, count: int) -> list[Shape]:
    """Return stars in a rectangle, a few of them with rays."""
    dice = random.Random(seed)
    small = " ".join(ellipse(round(dice.uniform(left, right), 1), round(dice.uniform(top, foot), 1),
        round(dice.uniform(1.2, 3), 1)) for _ in range(count))
    big = " ".join(rays(dice.uniform(left, right), dice.uniform(top, foot), 2, dice.uniform(8, 15), 4)
        for _ in range(count // 5))
    return [flat(small, "#fff6d8", ink=0, tone=1.9), flat(big, "#fff2b8", ink=0, tone=1.9, glow=Glow("#ffe9a0", 5,
        0.5))]


def _star_door() -> Part:
    """Return a door as high as a house that opens on the night sky."""
    dice = random.Random(23)
    arch = gothic(320, 460, 220, 450)
    return [wall(dice, -20, -20, 680, 520, "#a99bb8", 44, Fog("#e9def0", 0.4)), flat(arch, "#2f2a66", tone=0.5, ink=0.5,
        angle=30, contour=1.2), flat(ellipse(320, 190, 190, 120), "#7a5cb0", tone=0.9, ink=0.3, opacity=0.7,
        feather=60),
        *_stars(3, 140, 60, 500, 420, 90), archway(320, 460, 220, 450, 40, "#cabfb6", True, Fog("#e9def0", 0.12)),
        floor(440, 500, 640, "#b3a9b4", 320, 90, Fog("#e9def0", 0.15))]


KEEPER = Face(skin="#b99ac0", hair="#efe6da", turn=0.0, width=1.12, jaw=1.15, age=0.8, brow=1.5, ridge=1.5, nose=1.2,
    nose_width=1.3, stern=4, smile=-3, gaze=0, iris="#ffd24a")


def great_key(length: float = 300.0, metal: str = GOLD) -> list[Shape]:
    """Return a key with a trefoil bow at 0, 0 and its bit at the far end below."""
    loops = " ".join(f"{ellipse(x, y, 34)} {ellipse(x, y, 17)}" for x, y in ((-34, 4), (34, 4), (0, -48)))
    from_top = 30
    bit = polygon(8, length - 84, 66, length - 84, 66, length - 62, 40, length - 62, 40, length - 48, 66, length - 48,
        66,
        length - 16, 8, length - 16)
    return [Shape(bit, metal, bevel=8, angle=20, shine=0.6, shadow=CUT), Shape(tube(0, from_top, 24, 0, length, 22),
        metal,
        bevel=11, angle=84, shine=0.6, shadow=CUT), Shape(f'<path fill-rule="evenodd" d="{loops}"/>', metal, bevel=9,
        angle=45, shine=0.6, shadow=CUT), Shape(box(-20, 40, 40, 16), lighter(metal, 0.2), bevel=6, shine=0.6)]


def _keeper() -> Part:
    """Return the bearer of keys, old as the wall; a man beside him to measure by."""
    f = KEEPER
    robe = "#5b4a86"
    hanging = [q for i, turn in enumerate((-16, 2, 18)) for q in placed(great_key(150, "#c9a35a"), -40 + 22 * i, 330,
        0.62,
        turn)]
    return [neck(f, 1.2), shoulders(robe, 1.0, 0), *mantle(robe, "#43366b"), *[q for s in (-1, 1) for q in ear(f, s,
        20)],
        *features(f), *beard(f, f.hair, 330, 1.3, 30, 16), *placed(great_key(420), 214, -150, 1.0, 14),
        *placed(fist(f.skin), 160, 190, 1.5, 14), *hanging,
        Shape(f'<path fill-rule="evenodd" d="{ellipse(-20, 322, 34)} {ellipse(-20, 322, 24)}"/>', STEEL, bevel=5,
            shine=0.5, shadow=CUT),
        *placed(traveller("#c1452f", "#992f24", False), 296, 318, 1.0)]


PICTURES = {
    "stone-golem": scene(_gallery, _golem, 324, 262, 0.88),
    "enchanted-armour": scene(_armoury, _armour, 306, 214, 0.86),
    "grudge-stone": scene(_hollow, _grudge, 320, 236, 1.0),
    "portal-keeper": scene(_star_door, _keeper, 312, 200, 0.86),
}
RECIPES = recipes("enemies", PICTURES, __name__, "attire", "faces", "folk", "hair", "hands", "helmets", "nature",
    "remains",
    "stonework", shared=("stage",), quality=QUALITY)
