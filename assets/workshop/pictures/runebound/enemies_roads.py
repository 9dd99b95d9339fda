"""People of the roads who wait for travellers: thieves, turncoats, a hired blade, a masked duellist, a deep elf."""

from __future__ import annotations

import math

from assets.workshop.engraving import NO_SHADOW, Part, Ridge, Shadow, Shape, drawn, flat, mist, placed, stroke
from assets.workshop.engraving.kit.arms import knife
from assets.workshop.engraving.kit.attire import (
    band,
    collar,
    hood_behind,
    hood_rim,
    mantle,
    necklace,
    ring,
    shoulders,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.goblins import feathers
from assets.workshop.engraving.kit.hair import beard, fall, locks, moustache
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.kit.helmets import kettle_hat
from assets.workshop.engraving.palette import GOLD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.busts import brightened
from assets.workshop.pictures.runebound.forms import NEAR, blade, form, limb, mark
from assets.workshop.pictures.runebound.setting import BEAST, DUSK, EMBER, NIGHT, SEA, recipes, scene

THIEF = Face(skin="#d3a07a", hair="#4a3424", iris="#5f7a4a", turn=0.2, age=0.4, brow=1.4, ridge=1.2, nose=1.2, hook=0.4,
    eye=1.02, open=0.9, stern=8, gaze=7, width=0.98)
YOUNG = Face(skin="#e0b08a", hair="#a8763a", iris="#4d6a86", turn=-0.2, age=0.1, brow=0.9, eye=1.2, stern=5, gaze=-6)
HIRED = Face(skin="#cf9a70", hair="#3a2a20", iris="#5a6a4a", turn=0.22, width=1.02, jaw=1.05, chin=1.1, age=0.38,
    brow=1.3, nose=1.2, hook=0.5, cheek=1.1, eye=0.98, open=0.86, stern=3, smile=9, gaze=6)
DUELLIST = Face(skin="#ecc6a4", hair="#2a2024", iris="#4a6f9a", turn=0.1, width=0.94, jaw=0.92, chin=1.1, age=0.1,
    brow=0.9, nose=0.95, eye=1.1, stern=3, smile=6, gaze=0, bones=0.7)
ELF = Face(skin="#8a8fb0", hair="#eceaf2", iris="#e04a5a", turn=0.06, width=0.92, jaw=0.82, chin=1.2, age=0.1, brow=0.8,
    ridge=0.9, nose=0.95, nose_width=0.8, cheek=1.3, eye=1.16, slant=8, stern=8, smile=1, lips=0.9,
    lip_colour="#5a4a70", gaze=0, bones=0.8)
TURNCOAT = Face(skin="#d9a884", hair="#6a5038", iris="#5a6a70", turn=-0.34, age=0.3, brow=1.3, jaw=1.08, eye=1.04,
    stern=6, smile=7, gaze=-9)
VETERAN = Face(skin="#c98a6a", hair="#d9d2c2", iris="#6a7a86", turn=-0.28, width=1.06, jaw=1.0, chin=1.05, age=0.6,
    brow=1.5, ridge=1.3, nose=1.3, nose_width=1.3, hook=0.3, cheek=1.2, eye=0.9, open=0.8, stern=4, smile=-6, gaze=-6)
RECRUIT = Face(skin="#d09c76", hair="#3a2c22", iris="#5f5a44", turn=0.24, age=0.25, brow=1.2, eye=1.0, stern=7,
    smile=-3, gaze=6)


def _scarf_mask(face: Face, colour: str) -> list[Shape]:
    """Return a cloth tied over nose and mouth."""
    a, b = face.across(-96), face.across(96)
    cloth = loop(a - 6, 14, face.across(-40), 30, face.across(0, 14), 24, face.across(44), 30, b + 6, 14, b - 6, 100,
        face.across(40), 164, face.across(0) + 6, 206, face.across(-44), 168, a + 4, 100)
    return [form(cloth, colour, 40, 24, ridges=tuple(Ridge(line(a + 6, y, face.across(0, 14), y + 34, b - 6, y), 11, -7)
        for y in (34, 66, 100)))]


def _thieves() -> Part:
    """Return two masked thieves: one holds out an empty palm, the other a knife."""
    hood, hat = "#5f6f46", "#5a4030"
    second = [*hood_behind(hood, 10), neck(YOUNG), shoulders(hood, 0.9), *features(YOUNG), *_scarf_mask(YOUNG,
        "#7a86a0"), *hood_rim(hood, None, -10, 8)]
    brim = loop(-196, -70, -130, -112, -40, -124, 60, -120, 140, -104, 200, -60, 120, -66, 20, -84, -80, -80, -150, -64)
    crown = loop(-104, -92, -112, -160, -60, -196, 20, -190, 84, -200, 118, -150, 112, -92, 20, -114, -60, -112)
    first = [neck(THIEF, 1.1), shoulders("#7a5638", 1.0), *mantle("#7a5638", "#5a3f2a"), *features(THIEF),
        *_scarf_mask(THIEF, "#a8352a"), form(crown, hat, 40, 30), form(brim, darker(hat, 0.1), 14, 8),
        band(line(-108, -96, -40, -116, 40, -116, 114, -98), 16, "#c9a24a")]
    return [*placed(second, 210, -6, 0.74), *placed(first, -70, 10, 0.9), *placed(palm(THIEF.skin, 1.1), -224, 118,
        1.05,
        -12), *placed([*placed(knife(150), 0, -26), *fist(YOUNG.skin)], 296, 132, 1.0, 14, True), limb(-330, 420, 110,
        -290, 300, 100, -236, 210, 72, colour="#7a5638")]


def _turncoats() -> Part:
    """Return three soldiers in kettle hats; the one before them wears one coat over another and hides a knife."""
    def soldier(face: Face, coat: str, other: str, hairs: list[Shape]) -> list[Shape]:
        half = loop(0, 206, 120, 204, 232, 244, 306, 320, 330, 430, 0, 470)
        return [neck(face, 1.1), shoulders(coat, 1.0), form(half, other, 60, 60, shadow=NO_SHADOW), *features(face),
            *hairs, *kettle_hat("#a9b3b8"), drawn(line(0, 206, 6, 300, -4, 430), 7, "#3a2418")]

    def bearded(face: Face) -> list[Shape]:
        return beard(face, face.hair, 190, 0.6, 50, 10)

    blue = "#3f6a94"
    spears = [s for x, t in ((-250, -4), (-140, 3), (236, 5)) for s in placed([form(box(-6, -240, 12, 520), "#7a5636",
        5,
        86), form(polygon(0, -330, 19, -268, 8, -236, -8, -236, -19, -268), "#c3cbd0", 10, 70, shine=0.5)], x, 20, 1.0,
            t)]
    badge = "M0 -40 L34 -20 V14 Q34 40 0 54 Q-34 40 -34 14 V-20 Z"
    torn = [form(badge, "#efe0b0", 14, 40), form(badge, "#c8452c", 8, 20, frame=(0.7, 0, 0, 0.7, 0, 2))]
    lead = [*soldier(TURNCOAT, blue, "#a8352a", bearded(TURNCOAT)), *placed(torn, -110, 320, 1.1),
        drawn("M-150 280 L-70 372", 8, "#2a1a14")]
    return [*spears, *placed(soldier(RECRUIT, blue, blue, bearded(RECRUIT)), -196, 0, 0.66), *placed(soldier(VETERAN,
        blue, blue,
        moustache(VETERAN, VETERAN.hair, 1.25, 40)), 196, -4, 0.66), *placed(lead, 0, 18, 0.94),
            *placed([*placed(knife(170), 0, -26),
        *fist("#8a6a4a")], 178, 200, 1.0, 40, True)]


def _hired() -> Part:
    """Return the hired blade: a hat with three plumes, a fine moustache, sword on the shoulder, the other hand open."""
    f, coat = HIRED, "#3f6f6a"
    brim = loop(-214, -54, -150, -112, -50, -124, 60, -122, 150, -112, 226, -84, 150, -66, 40, -84, -80, -82, -160, -58)
    crown = loop(-104, -92, -108, -160, -50, -196, 30, -196, 96, -164, 110, -94, 20, -116, -50, -114)
    coins = [s for x, y in ((-214, 84), (-176, 60), (-246, 56), (-206, 26)) for s in (form(ellipse(x, y, 19, 17), GOLD,
        8, 40, shine=0.6, shadow=NEAR), mark(ellipse(x, y, 9, 8), "#a8742a", tone=0.9))]
    return [*placed(blade(470, 40, "#d3dbdf"), 216, 190, 1.0, 28), *locks(f.hair, (-96, -50, 26, -118, 20, 32, -122, 90,
        24, -140, 140, 3), (96, -50, 26, 120, 20, 32, 124, 90, 24, 142, 140, 3)), neck(f, 1.1), shoulders(coat, 1.0),
        *tunic("#efe0bc", "#c8452c"), *mantle(coat, darker(coat, 0.2)), *collar("#efe6d0", "#d9cba8", 4), *features(f),
        *moustache(f, f.hair, 0.95, -22), *locks(f.hair, (f.across(0, 8) - 4, 140, 16, f.across(0, 8), 172, 16,
        f.across(0, 8) + 6, 206, 2)), *feathers(96, -96, 3, 190, 36, 26, ("#c8452c", "#f1e6c6", "#d9913a")),
        form(crown, "#5a4030", 40, 30), form(brim, "#4a3426", 14, 8), band(line(-106, -96, -40, -118, 40, -118, 108,
        -98), 17, GOLD), ring(-104, 52, 13), *coins, *placed(palm(f.skin, 1.1), -212, 196, 1.0, -20), limb(-340, 440,
            110,
        -300, 340, 100, -232, 280, 70, colour=coat), limb(330, 470, 110, 310, 340, 100, 220, 220, 74, colour=coat),
        *placed(fist("#6a4a30"), 216, 190, 1.06, 28)]


def _duellist() -> Part:
    """Return the masked duellist: a white mask with a long nose, a ruff, the rapier upright before the face."""
    f, coat = DUELLIST, "#6a3a5f"
    mask = loop(-108, -34, -70, -66, 0, -58, 70, -66, 110, -34, 116, 10, 96, 52, 62, 62, 34, 52, 26, 84, 18, 140, 2,
        186, -12, 140, -22, 84, -32, 52, -60, 62, -94, 52, -114, 10)
    holes = " ".join(loop(s * 18, 4, s * 38, -18, s * 70, -20, s * 84, -4, s * 66, 14, s * 38, 18) for s in (-1, 1))
    swirls = " ".join(f"M{s * 96} 34 q{s * -8} 14 {s * -26} 8 q{s * -10} -8 {s * 2} -12 M{s * 26} -36 q{s * 30} -22 "
        f"{s * 66} -4" for s in
        (-1, 1))
    pleats = [form(tube(130 * math.sin(a), 222 + 26 * math.cos(a), 40, 186 * math.sin(a), 230 + 52 * math.cos(a), 52),
        "#f7f1e2", 16, 50, ink=0.75, shadow=NEAR) for a in (math.radians(-100 + 14.3 * k) for k in range(15))]
    brim = loop(-216, -52, -140, -116, -60, -128, 60, -128, 140, -116, 216, -52, 120, -80, 0, -92, -120, -80)
    crown = loop(-98, -100, -96, -172, -40, -198, 50, -196, 98, -168, 102, -100, 0, -122)
    guard = [*blade(560, 20, "#dfe6ea", GOLD, 90, 4.0), Shape(stroke("M-40 -20 C-60 20 -50 60 0 66", 8), GOLD, bevel=4,
        shine=0.5), form(loop(-48, -36, 0, -50, 48, -36, 34, -12, 0, -4, -34, -12), GOLD, 14, 30, shine=0.5)]
    curls = locks(f.hair, *[(s * (88 + 8 * k), -60 + 20 * k, 30, s * (122 + 6 * k), 30 + 24 * k, 34, s * (112 + 8 * k),
        120 + 20 * k, 30, s * (134 + 8 * k), 176 + 10 * k, 4) for s in (-1, 1) for k in (0, 1)])
    return [*curls, neck(f, 0.9), shoulders(coat, 1.0), *tunic("#3a2c3a", GOLD), *mantle(coat, "#4f2a48"), *pleats,
        *brightened(features(f), 1.16), form(mask, "#fbf6ea", 30, 16, ink=0.6, ridges=(Ridge("M0 -30 V150", 20, 13),)),
        drawn(swirls, 6, "#c9a24a", tone=1.3), mark(holes, "#1c1416"), *[flat(ellipse(s * 50, -2, 14, 11), "#f7efdc",
            ink=0, tone=1.6,
        contour=0.8) for s in (-1, 1)], *[flat(ellipse(s * 50, -1, 8), "#3f6a94", ink=0.1, contour=0.8) for s in (-1,
            1)],
        *[mark(ellipse(s * 50, -1, 3.6)) for s in (-1, 1)], flat(polygon(-62, 22, -52, 62, -68, 52), "#b5382a",
            contour=0.6),
        form(crown, "#2f2630", 40, 30), band(line(-98, -104, 0, -126, 102, -104), 20, "#b5382a"), form(brim, "#3a2f3c",
            16, 8),
        *feathers(104, -120, 3, 190, 20, 28, ("#fbf6ea", "#c8452c", "#fbf6ea")), form(ellipse(96, -116, 17), GOLD, 12,
            40, shine=0.5),
        limb(310, 480, 120, 296, 360, 104, 206, 280, 70, colour=coat), form(tube(226, 280, 76, 190, 264, 72),
            "#fbf6ea", 22, 70),
        *placed([*guard, *fist("#efe0c8")], 176, 252, 1.0, 5)]


def _deep_elf() -> Part:
    """Return the deep elf: slate skin, white hair, two curved blades crossed below the chin."""
    f, cloak = ELF, "#3a3450"
    curve = [Shape("M-16 -30 C-24 -120 -10 -220 60 -300 C34 -214 30 -120 18 -30 Z", "#cfd6e2", bevel=16, angle=76,
        shine=0.7, grain=0.01, shadow=Shadow(0.5, 6, 10, 6)), form(tube(-44, -20, 13, 0, -30, 17, 44, -20, 13),
        "#8f7fb8",
        7, 10, shine=0.5), form(box(-9, -28, 18, 84), "#2a2430", 7, 30), form(ellipse(0, 64, 14), "#e04a5a", 10, 40,
        shine=0.6)]
    arms = [shape for s in (-1, 1) for shape in (limb(s * 330, 480, 110, s * 316, 400, 100, s * 236, 330, 66,
        colour=cloak), *placed([*curve, *fist(f.skin)], s * 226, 322, 1.0, -s * 66, s < 0))]
    sign = [mark(ellipse(0, 0, 8, 11), "#e04a5a", tone=1.2),
        drawn("M-6 -4 L-24 -16 L-30 0 M-7 2 L-26 6 L-28 24 M6 -4 L24 "
        "-16 L30 0 M7 2 L26 6 L28 24", 4, "#e04a5a")]
    return [fall(f.hair, 330, 34, 18), *ear(f, -1, 70), *ear(f, 1, 70), neck(f, 0.86), shoulders(cloak, 0.96),
        *mantle(cloak, "#27223a"), *features(f), *locks(f.hair, (f.across(4), -140, 20, f.across(40), -118, 30,
        f.across(80), -70, 28, 110, 20, 24, 118, 130, 4), (f.across(-4), -140, 20, f.across(-40), -118, 30,
            f.across(-80),
        -70, 28, -110, 20, 24, -118, 130, 4)), *necklace((-70, 214, 0, 248, 72, 214), "#c9c2e0", 12), *placed(sign,
        f.across(0), -84, 0.9), *arms]


def _cavern() -> Part:
    """Return a pale cavern with stone teeth and lamps of fungus."""
    out: list[Shape] = [mist(ellipse(320, 200, 260, 190), "#c9c4e0", 0.6, 80)]
    for x, long, up in ((40, 190, False), (110, 120, False), (180, 70, False), (470, 80, False), (540, 140, False),
        (610, 200, False), (60, 120, True), (590, 130, True), (520, 70, True)):
        y, tip = (420, 420 - long) if up else (-20, long)
        out.append(form(polygon(x - 34, y, x + 34, y, x + 4, tip), "#8a86a8", 20, 84, grain=0.3))
    return out


PICTURES = {
    "roadside-thieves": scene(lambda: grounds.road(3), _thieves, BEAST, 318, 176, 0.86, DUSK),
    "turncoat-company": scene(lambda: grounds.plain(8), _turncoats, BEAST, 320, 172, 0.84, SEA),
    "hired-blade": scene(lambda: grounds.street(2), _hired, BEAST, 318, 180, 0.8, SEA),
    "masked-duellist": scene(lambda: grounds.hall(4, "#c9b79a", "#2f6a78"), _duellist, BEAST, 310, 182, 0.8, EMBER),
    "deep-elf-blade": scene(_cavern, _deep_elf, BEAST, 320, 160, 0.8, NIGHT),
}
RECIPES = recipes("enemies", PICTURES, __name__, "arms", "attire", "faces", "goblins", "hair", "hands", "haunts",
    "helmets", "nature", "stonework", shared=("busts", "forms", "grounds"))
