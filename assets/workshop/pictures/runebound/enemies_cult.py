"""Those who wait for the High Lord: Ember Zealots, the Scale Guard, the Cult's Speaker."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Dab, Glow, Part, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.attire import (
    brooch,
    hood_behind,
    hood_rim,
    mail,
    mantle,
    pauldron,
    shoulders,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, brows, ear, eyes, features, head, lines, neck, nose, planes
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.hair import fall, locks
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.kit.helmets import barbute
from assets.workshop.engraving.palette import GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.busts import brightened, softened
from assets.workshop.pictures.runebound.forms import form, limb, mark
from assets.workshop.pictures.runebound.setting import BEAST, DUSK, EMBER, SEA, recipes, scene

COAL = "#ff8a2a"
ZEALOT = Face(skin="#cfa07c", hair="#3a2a20", iris="#e07a2a", turn=0.1, width=0.94, jaw=0.9, chin=1.1, age=0.3,
    brow=1.4, ridge=1.1, nose=1.1, hook=0.3, cheek=1.3, eye=1.26, open=1.25, slant=4, stern=10, gaze=4, bones=1.0)
SINGER = Face(skin="#8a5a40", hair="#1f1816", iris="#e07a2a", turn=-0.22, width=1.04, jaw=1.1, chin=1.0, age=0.15,
    brow=1.2, nose=1.0, nose_width=1.4, eye=1.1, open=1.2, stern=7, gaze=-6, bones=0.7)
WOMAN = Face(skin="#cf9a74", hair="#b8602e", iris="#c86a2a", turn=0.24, width=0.92, jaw=0.84, chin=0.9, age=0.1,
    brow=0.9, ridge=0.5, nose=0.86, eye=1.2, open=1.2, stern=8, gaze=7, bones=0.6)
GUARD = Face(skin="#b98a68", hair="#2f221c", iris="#4a6a5a", turn=-0.06, width=1.02, jaw=1.12, chin=1.15, age=0.3,
    brow=1.3, ridge=1.2, nose=1.1, eye=0.98, open=0.86, stern=8, smile=-6, gaze=0)
SPEAKER = Face(skin="#e6bf9c", hair="#6f6660", iris="#7a4a2a", turn=0.12, width=0.98, jaw=0.9, chin=0.95, age=0.26,
    brow=0.8, ridge=0.4,
    nose=0.9, nose_width=0.95, cheek=1.0, eye=1.1, open=0.9, slant=1, stern=-4, smile=11, lips=1.1,
        lip_colour="#a8544a", gaze=2,
    bones=0.4)


def _eye_sign(size: float = 1.0) -> list[Shape]:
    """Return the sign of the High Lord: a dragon's eye in a flame, 80 wide, round 0, 0."""
    return placed([flat("M0 -66 C26 -40 52 -30 48 4 C46 34 22 46 0 48 C-22 46 -46 34 -48 4 C-52 -30 -26 -40 0 -66 Z",
        "#e8b24a",
        ink=0.3, contour=1.1, tone=1.3), flat(loop(-38, 4, 0, -20, 38, 4, 0, 26), "#fbf0cf", ink=0, tone=1.6,
            contour=1.0), flat(
        ellipse(0, 3, 8, 20), "#7a1a12", tone=0.6)], size=size)


def _burning(face: Face) -> list[Shape]:
    """Return a face that sings with a coal on its tongue."""
    a, b, m = face.across(-40, 2), face.across(40, 2), face.across(0, 10)
    hole = loop(a, 92, (a + m) / 2, 78, m, 76, (b + m) / 2, 78, b, 92, (b + m) / 2 + 6, 134, m, 146, (a + m) / 2 - 6,
        134)
    mouth = [form(hole, darker(face.skin, 0.3), 10, 10, shadow=NO_SHADOW), mark(hole, "#5a140c", tone=0.5, contour=1.6),
        flat(loop(a + 10, 118, m, 108, b - 10, 118, m + 24, 138, m - 24, 138), "#d0564a", ink=0.2, contour=0.6,
        tone=1.1),
        flat(loop(m - 22, 116, m - 12, 98, m + 14, 98, m + 24, 114, m + 6, 128, m - 12, 126), COAL, ink=0, tone=1.9,
            contour=1.2,
        glow=Glow("#ffb040", 30, 1.0)), flat(ellipse(m, 110, 10, 7), "#fff2c0", ink=0, tone=1.9),
            *[flat(box(m - 26 + 13 * k, 80, 11,
        12), "#fbf3e0", ink=0.05, tone=1.6, contour=0.7) for k in range(4)]]
    return [head(face), *planes(face), *lines(face), *nose(face), *mouth, *eyes(face), *brows(face)]


def _zealots() -> Part:
    """Return three who run and sing and burn."""
    def one(face: Face, robe: str) -> list[Shape]:
        return [*hood_behind(robe, 30, 6), neck(face), shoulders(robe, 0.94), *brightened(_burning(face), 1.12),
            *hood_rim(robe,
            "#e8b24a", -8, 8), *placed(_eye_sign(0.9), 0, 316)]

    fires = [s for x, y, h in ((-300, 60, 150), (-150, -60, 120), (150, -64, 120), (300, 70, 150)) for s in flame(x, y,
    h, 0.6)]
    torch = [form(box(-10, -40, 20, 200), "#6a4a30", 6, 86), *flame(0, -30, 190, 0.8)]
    return [*fires, *placed(one(SINGER, "#8f3428"), -216, 20, 0.68, -6), *placed(one(WOMAN, "#8f3428"), 216, 16, 0.68,
        6), *placed(one(
        ZEALOT, "#b5402e"), 0, 4, 0.96), *placed([*torch, *fist(ZEALOT.skin)], 300, 150, 0.96, 16, True), limb(330,
            480, 110, 330, 340, 100,
        300, 200, 72, colour="#b5402e")]


def _scale(colour: str, shine: str) -> list[Shape]:
    """Return a shield that is one polished scale, pointed above, 340 wide and 480 high, round 0, 0."""
    outline = "M0 -250 C40 -200 150 -150 170 -30 C184 80 110 200 0 236 " \
        "C-110 200 -184 80 -170 -30 C-150 -150 -40 -200 0 -250 Z"
    growth = " ".join(f"M{-152 + 24 * k} {-20 + 10 * k} C{-120 + 20 * k} {-110 + 26 * k} {-34} {-150 + 34 * k} 0 "
        f"{-206 + 44 * k} "
        f"C34 {-150 + 34 * k} {120 - 20 * k} {-110 + 26 * k} {152 - 24 * k} {-20 + 10 * k}" for k in range(5))
    return [form(outline, darker(colour, 0.42), 14, 40), form(outline, colour, 30, 74, swell=0.6, frame=(0.9, 0, 0,
        0.9, 0, 0), shine=0.6,
        dabs=(Dab(0, 0, 26, 200, 22),)), drawn(growth, 5, darker(colour, 0.55), frame=(0.9, 0, 0, 0.9, 0, 0)),
            flat(polygon(-104, -78, -60, -130,
        -40, -120, -92, 20, -120, 10), shine, ink=0, tone=1.7, opacity=0.6, feather=6, contour=0), form(ellipse(0, -60,
            40), GOLD, 24, 40,
        shine=0.6), *placed(_eye_sign(0.72), 0, -56)]


def _guards() -> Part:
    """Return a line of guards in iron; every shield is one of his scales, and in the first one a fire is mirrored."""
    def guard(colour: str) -> list[Shape]:
        crest = [form(polygon(-40 + 20 * k, -160 - 16 * (2 - abs(k - 2)), -16 + 20 * k, -160 - 16 * (2 - abs(k - 2)),
            -28 + 20 * k + (k - 2) *
            8, -246 - 20 * (2 - abs(k - 2))), "#c8452c", 8, 70) for k in range(5)]
        return [*crest, neck(GUARD, 1.1), shoulders("#5a4a58", 1.0), mail("#8f979c"), *pauldron(-1, "#8f979c", GOLD,
            0.95), *pauldron(1,
            "#8f979c", GOLD, 0.95), *features(GUARD), *barbute("#9aa3a8", "#c8452c"), *placed(_scale(colour,
                "#fbe6d8"), -34, 392, 0.86,
            -4)]

    spears = [s for x, t in ((-300, -3), (-116, -2), (136, 3), (316, 4)) for s in placed([form(box(-7, -260, 14, 620),
        "#7a5636", 5, 86), form(
        polygon(0, -360, 24, -290, 10, -256, -10, -256, -24, -290), "#cfd6da", 10, 70, shine=0.5)], x, 40, 1.0, t)]
    return [*spears, *placed(guard("#5f4a86"), -248, 4, 0.7), *placed(guard("#5f4a86"), 248, 4, 0.7),
        *placed(guard("#7a4f9a"), 0, 0, 0.9)]


def _speaker() -> Part:
    """Return the speaker on her steps: a kind smile, grey braids, rays about her head, one palm raised."""
    f, robe = SPEAKER, "#c25a34"
    halo = [flat(f'<path fill="none" stroke="#fff" stroke-width="16" d="{ellipse(0, -20, 182)}"/>', "#e8b24a", ink=0.2,
        tone=1.4, contour=1.2), *[ray for turn in range(-105, 120, 30)
        for ray in placed([form(polygon(-13, -174, 13, -174, 0, -236), "#e8b24a", 6, 60)], 0, -20, 1.0, turn)]]
    braid = [form(ellipse(-104 + 23 * k, -74 - 62 * (1 - ((k - 4.5) / 4.5) ** 2), 25, 21), f.hair if k % 2
        else lighter(f.hair, 0.25), 15, 40 if k % 2 else -40) for k in range(10)]
    sleeve = limb(-330, 480, 120, -310, 340, 110, -226, 250, 80, colour=robe)
    cuff = [form(tube(-236, 272, 96, -216, 226, 92), "#f0dcae", 18, 16), form(tube(-246, 300, 110, -236, 270, 104),
        GOLD, 9, 16)]
    pointing = placed([*palm(f.skin, 0.7)], -212, 170, 1.14, -6)
    return [*halo, fall(f.hair, 200, 12, 10), *ear(f, -1), *ear(f, 1), neck(f, 0.9), shoulders(robe, 0.98),
        *tunic("#f0dcae", "#8f2f28"), *mantle(
        robe, darker(robe, 0.3)), *brightened(features(f), 1.14), *softened(f, 1), *locks(f.hair, (f.across(2), -124,
            24, f.across(50), -96, 28, f.across(84), -44, 24, 100, 20, 5), (
        f.across(-2), -124, 24, f.across(-50), -96, 28, f.across(-84), -44, 24, -100, 20, 5)), *braid, *brooch(0, 226,
            30, "#e8842a"), *placed(
        _eye_sign(1.1), 0, 330), sleeve, *pointing, *cuff]


PICTURES = {
    "ember-zealots": scene(lambda: grounds.ember_rocks(9, "#8f7470"), _zealots, BEAST, 320, 174, 0.82, EMBER),
    "scale-guard": scene(lambda: grounds.plain(22, "#bfae78"), _guards, BEAST, 320, 142, 0.7, DUSK),
    "cult-speaker": scene(lambda: grounds.street(5, ("#e0c08c", "#cfae9a")), _speaker, BEAST, 320, 186, 0.76, SEA),
}
RECIPES = recipes("enemies", PICTURES, __name__, "attire", "faces", "fire", "hair", "hands", "haunts", "helmets",
    "nature", "stonework", shared=("busts", "forms", "grounds"))
