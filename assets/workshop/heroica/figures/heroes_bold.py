"""Heroes who strike first: barbarian, knight, prince, pirate, princess, rogue."""

from __future__ import annotations

from assets.workshop.engraving import drawn, flat, placed, stroke
from assets.workshop.engraving.palette import GOLD
from assets.workshop.engraving.paths import ellipse, loop

from .cut import BLACK, BRIGHT, IVORY, Parts, dark, dot, folds, gold, laid, lines, metal, paint, part, slab
from .gear import TOWER, cutlass, double_ax, heater_shield, held, knife, rapier, spear, sword
from .people import PALE_SKIN, SKIN, arm, belt, cape, crown, face, hair, legs, on, robe, torso

TANNED = "#d79a68"


def barbarian() -> Parts:
    """Return a broad woman in bearskin with a two-handed ax and braids wound with brass."""
    fur = "M-30 -122 C-84 -110 -70 -40 -64 -6 L-40 -16 L-20 0 L0 -14 L20 0 L44 -14 L62 -4 C66 -50 78 -110 30 -122 Z"
    kilt = "M-40 -50 L-34 -24 L-16 -34 L0 -20 L16 -34 L34 -24 L42 -50 Z"
    braids: Parts = []
    for x, step in ((-42, 0), (42, 2)):
        braid = " ".join(ellipse(x + step, 14 + k * 15, 10, 9) for k in range(4))
        braids += [part(braid, "#c8602a", 7, 20), gold(f"M{x - 9} 66 h18 v7 h-18 Z", 3, 0)]
    brow = "M-38 6 C-46 -52 44 -56 40 4 C30 -26 -10 -30 -20 -18 C-30 -10 -34 0 -38 6 Z"
    return [
        part(fur, "#6a4a30", 18, 80, grain=0.5), *legs(SKIN, "#7a5230", 1.15), *torso("#8a5a34", 1.25),
        part(kilt, "#a87a4a", 8, 80, grain=0.4), *belt(-58, 44, "#4a2f1c"), *held(double_ax(), 71, -62, 1),
        *arm(SKIN, SKIN, 38, -100, 62, -90, 70, -74, width=24),
        *arm(SKIN, SKIN, -38, -100, -60, -78, -48, -52, width=24),
        part(loop(-50, -100, -40, -122, 0, -118, 42, -124, 52, -100, 30, -92, 0, -96, -30, -90), "#8a6844", 10, 30,
        grain=0.6), *on([*face(SKIN, "#8a3a14", "grim"), part(brow, "#c8602a", 10, 70), *braids]),
    ]


def knight() -> Parts:
    """Return a knight in dented plate with a blue plume and a shield with a lone tower."""
    coat = "M-22 -112 L22 -112 L26 -44 Q0 -34 -26 -44 Z"
    plume = "M0 -38 C-10 -90 -60 -84 -66 -40 C-50 -56 -40 -30 -30 -22 Z"
    helmet = [
        metal(ellipse(0, 0, 38), bevel=28, angle=70), metal("M-4 -40 h9 v66 h-9 Z", BRIGHT, 4),
        dark("M-22 -2 q28 -10 52 0 v8 q-26 -8 -52 0 Z"), lines("M10 14 v14 M18 14 v14 M26 14 v14"),
        part(plume, "#4f7fd0", 12, 70, ridges=folds("M-4 -44 Q-30 -70 -58 -46", width=6, height=-5)),
        drawn("M-24 -20 q6 4 10 -2", 2.6, "#5d6670"),
    ]
    return [
        *cape("#3f66a8", 0.8), *legs("#98a4ae", "#7c8892"), *torso("#c3ccd3", 1.1),
        flat(coat, "#3f66a8", contour=0.8), *placed([paint(TOWER, "#f1e6c8", 1.3)], 1, -74, 0.9), *belt(-56, 36),
        *arm("#b4bec6", "#98a4ae", 34, -100, 56, -82, 62, -66), *held(sword(), 65, -54), *on(helmet),
        *placed(heater_shield("#c8402f", TOWER), -44, -66, 1, -4),
    ]


def prince() -> Parts:
    """Return a young man in a short red cape with a thin crown and a rapier."""
    doublet = "M-14 -112 L0 -100 L14 -112 L12 -46 Q0 -40 -12 -46 Z"
    sleeves = "#f1ead6"
    head = [
        part("M-37 -4 C-46 20 -40 40 -30 44 C-26 26 -30 10 -30 0 Z", "#9a5a26", 8, 84), *face(PALE_SKIN, "#6a3a16"),
        part("M-38 6 C-50 -48 -8 -58 10 -50 C38 -50 46 -18 38 4 C36 -10 30 -20 16 -24 C0 -10 -26 -18 -38 6 Z",
        "#b8742e", 10, 50),
        gold("M-33 -26 L-36 -40 L-22 -36 L-14 -50 L-4 -39 L6 -54 L14 -39 L26 -48 L28 -36 L38 -38 L35 -24 "
        "Q0 -34 -33 -26 Z", 4), dot(2, -35, 3, "#3f6fd0"),
    ]
    return [
        *cape("#c4362e", 0.92, bottom=-40), *legs("#f1ead6", "#7a3a22"), *torso("#3a6fa0", 0.98),
        laid(doublet, "#f1ead6", 6, 84), *(dot(0, y, 3, GOLD) for y in (-92, -78, -64)),
        laid("M-38 -46 Q0 -30 38 -46 L40 -30 Q0 -14 -40 -30 Z", "#2f5a86", 8, 80), *belt(-58, 35, "#7a3a22"),
        *arm(sleeves, PALE_SKIN, -28, -100, -54, -84, -40, -58),
        *arm(sleeves, PALE_SKIN, 28, -100, 52, -92, 68, -92), *held(rapier(), 70, -92, 16),
        part("M-44 -92 C-40 -118 -20 -120 0 -112 C22 -120 40 -116 44 -98 C26 -104 10 -98 0 -100 C-14 -98 -28 -100 "
            "-44 -92 Z",
        "#d8463a", 7, 30), gold(ellipse(0, -106, 6), 4), *on(head),
    ]


def pirate() -> Parts:
    """Return a weathered man with a striped sash, a cutlass and one gold boot buckle."""
    coat = "M-36 -108 L-14 -112 L-18 -40 L-44 -36 Z M36 -108 L14 -112 L18 -40 L44 -36 Z"
    sash = "M-36 -62 Q0 -50 38 -62 V-44 Q0 -32 -38 -44 Z"
    stripes = "M-26 -60 l4 19 M-10 -56 l2 19 M8 -55 l-2 19 M24 -58 l-4 19"
    hat = "M-62 -10 C-56 -52 -30 -72 4 -58 C34 -74 58 -50 66 -12 C30 -34 -26 -34 -62 -10 Z"
    head = [
        *face(TANNED), paint(ellipse(-6, 2, 10, 9), BLACK, 0.2), lines("M-34 -12 L-6 2 M2 -4 L38 -20", 4, BLACK),
        part("M-22 26 Q4 58 32 24 Q18 32 4 28 Q-10 32 -22 26 Z", "#3a2a20", 8, 80), part(hat, "#2f2a3a", 12, 30),
        paint(stroke("M-58 -14 C-26 -38 30 -38 62 -16", 3.6), GOLD, 1.4, 0), paint(ellipse(4, -46, 8), "#f1e8d0", 1.4),
        dot(1, -47, 2), dot(8, -47, 2),
    ]
    return [
        *legs("#e9e0c8", "#3a2a20"), gold("M14 -18 h14 v11 h-14 Z", 3), *torso("#f1e8d0", 1.05),
        part(coat, "#a83428", 9, 80),
        part(sash, "#d9a83c", 6, 10), paint(stroke(stripes, 4), "#a83428", 1, 0),
        part("M-34 -58 L-46 -18 L-28 -30 Z", "#d9a83c", 5, 80),
        *arm("#a83428", SKIN, 34, -100, 56, -84, 66, -90), *arm("#a83428", SKIN, -34, -100, -56, -76, -40, -58),
        *held(cutlass(), 66, -88), *on(head),
    ]


def princess() -> Parts:
    """Return a tall girl in riding armour over a torn ball gown, with a spear."""
    long = "M-38 -6 C-52 20 -50 70 -60 92 C-36 86 -24 60 -26 20 Z M36 -6 C50 20 48 60 54 80 C34 76 26 50 26 20 Z"
    blonde = "#e8b648"
    torn = "M-55 -2 L-42 -16 L-30 -1 L-16 -13 L-2 4 L12 -12 L26 2 L40 -14 L55 -2 L52 -20 Q0 -8 -52 -20 Z"
    return [
        *robe("#d67a9c", 1.1), part(torn, "#f0d890", 5, 80),
        metal("M-26 -112 H26 L30 -66 Q0 -54 -30 -66 Z", "#ccd4da", 12),
        lines("M0 -108 V-62", 2.4, "#5d6670"), *held(spear(112, 92, "#dce4e8"), 69, -84),
        *arm("#ccd4da", SKIN, 30, -102, 54, -96, 68, -92), *arm("#ccd4da", SKIN, -30, -102, -48, -78, -34, -60),
        *on([part(long, blonde, 10, 84), *face(PALE_SKIN, "#a8742a"), *hair(blonde),
            *placed(crown(26, high=26), 2, -34)]),
    ]


def rogue() -> Parts:
    """Return a slight woman with a half mask, two short knives and many pockets."""
    cloth = "#5a3f6a"
    mask = "M-34 -8 Q4 -20 38 -8 Q40 12 24 12 L8 6 L-8 12 Q-32 12 -34 -8 Z"
    cowl = "M-40 30 C-62 -20 -40 -60 4 -58 C46 -56 52 -18 42 30 C46 -4 34 -22 8 -24 C-20 -24 -32 -4 -40 30 Z"
    pockets = [slab(x, y, 15, 13, "#7a5a3a", 4, 10) for x, y in ((-30, -96), (14, -96), (-32, -40), (16, -40))]
    head = [
        *face(SKIN), flat(mask, "#2f2536", contour=0.9, tone=0.9),
        paint(f"{ellipse(-6, 2, 6, 5)} {ellipse(20, 2, 6, 5)}", IVORY, 2),
        dot(-4, 2, 3), dot(22, 2, 3), part(cowl, cloth, 12, 60),
    ]
    return [
        *cape("#3c2f4c", 0.85), *legs("#4a4450", "#2f2a30", 0.9), *torso(cloth, 0.9), *pockets, *belt(-56, 34),
        *arm(cloth, SKIN, 30, -100, 52, -88, 62, -98, width=16),
        *arm(cloth, SKIN, -28, -100, -50, -82, -62, -92, width=16),
        *held(knife(), 62, -104, 24), *held(knife(), -62, -98, -26), *on(head),
    ]


DRAWN = {f.__name__: f for f in (barbarian, knight, prince, pirate, princess, rogue)}
