"""People of the arcane depths: a warlock and who reads over his shoulder, a siren with her comb, a saint who fell."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
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
    stroke,
)
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.attire import mantle, shoulders, spectacles
from assets.workshop.engraving.kit.books import open_book
from assets.workshop.engraving.kit.faces import Face, features, neck
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.hair import cap, fall, locks, moustache
from assets.workshop.engraving.kit.hands import fist, grip
from assets.workshop.engraving.kit.monsters import horn
from assets.workshop.engraving.kit.stonework import archway, cave, gothic, spikes, wall
from assets.workshop.engraving.kit.waters import glints, reeds, ripples, water
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.parts import form, mark, pegs, two_eyes
from assets.workshop.pictures.tenefyr.setting import recipes
from assets.workshop.pictures.tenefyr.stage import DENSE, scene

NEAR = Shadow(0.4, 4, 6, 4)
DROP = Shadow(0.5, 8, 12, 8)
WARLOCK = Face(skin="#d8c0a4", hair="#2c2430", iris="#7a5aa8", turn=-0.12, width=0.94, jaw=0.8, chin=1.15, age=0.5,
    brow=1.3, nose=1.2, hook=0.7, slant=5, stern=8, smile=5, gaze=-4)
SIREN = Face(skin="#cfe0c6", hair="#3f9a86", iris="#2f8a7a", turn=0.2, width=0.94, jaw=0.8, age=0.0, brow=0.6,
    ridge=0.5,
    nose=0.8, eye=1.3, slant=6, stern=-4, smile=9, lips=1.5, lip_colour="#c8485a", bones=0.6, gaze=5)
SAINT = Face(skin="#d6cfd2", hair="#e8dfc6", iris="#1a1620", turn=0.0, width=0.94, jaw=0.88, age=0.15, brow=0.8,
    nose=1.0,
    eye=1.1, open=0.9, stern=5, smile=-6, gaze=0, bones=0.9)


def _study() -> Part:
    """Return a vault with a pointed window and candles on a ledge."""
    dice = random.Random(41)
    far = Fog("#efe2ee", 0.6)
    return [wall(dice, -20, -20, 680, 520, "#a390ad", 44, far), flat(gothic(140, 330, 80, 280), "#dfe6a6", ink=0.2,
        tone=1.3, glow=Glow("#e4f0a0", 24, 0.6)), drawn("M140 60 V330 M60 200 H220", 6, "#4a4450"), archway(140, 330,
        80,
        280, 24, "#c2b4c0", True, far), Shape(box(-20, 350, 680, 24), "#c2b0b4", bevel=8, angle=4, fog=far),
        *[q for x, h in ((30, 60), (74, 90), (250, 70)) for q in candle(x, 352, h, 16)]]


def _devil() -> list[Shape]:
    """Return a small devil with spectacles that reads down to the left; its eyes lie on y = 0."""
    skin = "#cc4630"
    return [*[q for s in (-1, 1) for q in (form(loop(s * 50, -10, s * 104, -40, s * 136, -30, s * 100, 16, s * 54, 24),
        skin, 14, 30 * s, shadow=NEAR), *horn((s * 34, -50, 30, s * 52, -84, 22, s * 44, -120, 3), "#efe0b8", 5,
        50 * s))],
        form(loop(-76, 0, -62, -52, 0, -72, 62, -52, 76, 0, 60, 56, 0, 84, -60, 56), skin, 50, 16),
        *two_eyes(60, 23, 0, -0.5, 0.7, 0.3, skin), *spectacles(-31, 31, 0, 28),
        form(loop(-12, 16, 0, 6, 12, 16, 18, 40, 0, 48, -18, 40), lighter(skin, 0.12), 12, 60, shadow=NEAR),
        drawn("M-36 58 Q0 80 36 54", 5), *pegs(-20, 20, 64, 4, 9), form(loop(-9, 80, 9, 80, 0, 118), "#5a1a14", 6, 80)]


def _warlock() -> Part:
    """Return the robed man, his book open before him; a devil over his shoulder follows the lines."""
    f, robe = WARLOCK, "#5a3f7a"
    claws = [form(tube(150 + 16 * k, 150, 18, 142 + 15 * k, 182, 16, 138 + 15 * k, 206, 4), "#cc4630", 8, 70,
        shadow=NEAR)
        for k in range(3)]
    tail = form(tube(270, 330, 20, 322, 260, 18, 292, 170, 15, 318, 96, 10), "#cc4630", 8, 50)
    point = form(polygon(296, 104, 326, 44, 344, 106, 320, 94), "#a8362a", 9, 40, shadow=NEAR)
    stars = [flat(" ".join(rays(x, y, 4, 13, 4) for x, y in ((-200, 290), (-130, 330), (-170, 380), (214, 320))),
        "#f0cf6a", ink=0.1, tone=1.5)]
    hat = [form(loop(-150, -74, -60, -112, 0, -118, 60, -112, 150, -74, 60, -58, 0, -54, -60, -58), robe, 12, 6),
        form(loop(-92, -90, -70, -190, -20, -290, 60, -318, 30, -260, 62, -190, 92, -90, 0, -72), robe, 44, 70, ridges=(
            Ridge(line(-60, -160, 0, -140, 56, -168), 9, -8), Ridge(line(-40, -220, 10, -204, 46, -226), 9, -8))),
        form(tube(-90, -98, 22, 0, -84, 24, 90, -98, 22), "#e8b23a", 9, 10, shadow=NEAR)]
    book = [*placed(open_book(320, "#8a3a2a"), -60, 306), *placed(grip(f.skin), -206, 296, 1.0, 20),
        *placed(grip(f.skin),
        88, 296, 1.0, -20)]
    devil = placed(_devil(), 176, 30, 1.3, 6)
    return [tail, point, *locks(f.hair, (-84, -60, 44, -124, 40, 54, -112, 150, 40, -140, 220, 3), (84, -60, 44, 124,
        40,
        54, 106, 150, 40, 130, 220, 3)), neck(f, 0.9), shoulders(robe, 0.94, -10), *mantle(robe, darker(robe, 0.3)),
        *stars, *features(f), *moustache(f, f.hair, 0.9, 14), *locks(f.hair, (-26, 138, 26, -30, 180, 30, -22, 244, 3),
        (-4,
        140, 24, -12, 190, 26, -14, 252, 3)), *hat, *devil, *claws, *book]


def _lake() -> Part:
    """Return a cave over still green water with light at its far end."""
    dice = random.Random(42)
    veil = Fog("#e0f0dc", 0.4)
    return [flat(box(-20, -20, 680, 520), "#f3f6d8", ink=0.1, tone=1.3), cave(dice, (330, 210, 230, 180), "#7f9aa0",
        veil,
        640, 480, 20), *spikes(dice, 20, 620, -8, 9, 120, "#7f98a0", veil),
        water("M-20 290 H660 V500 H-20 Z", "#7fb8a8", None, ripples(dice, 0, 640, 296, 480, 34)),
        glints(dice, 330, 296, 470, 150, "#f8f4cc", 40, 1.6, 1.6), *reeds(dice, 40, 470, 90, 190, "#6f9a52", 12),
        *reeds(dice, 606, 480, 90, 170, "#6f9a52", 12)]


def _comb() -> list[Shape]:
    """Return a comb of shell, its teeth to the left, held at 0, 0."""
    teeth = " ".join(polygon(-14, y - 4, -74, y, -14, y + 4) for y in range(-70, 71, 14))
    return [Shape(teeth, "#f6e4c8", bevel=4, angle=10, shadow=NEAR), Shape(loop(-16, -84, 6, -88, 26, -60, 34, 0, 26,
        60,
        6, 88, -16, 84), "#e6a88e", bevel=12, angle=80, shadow=NEAR, ridges=(Ridge("M6 -70 Q20 0 6 70", 5, -4),))]


def _siren() -> Part:
    """Return the siren: hair down into the lake, a comb in it, a smile for whoever comes next."""
    f = SIREN
    tail = [form(tube(-120, 330, 80, -236, 290, 70, -262, 190, 46, -226, 120, 26), "#4f9f8e", 26, 50), form(loop(-226,
        126,
        -290, 96, -316, 36, -262, 56, -222, 90, -196, 30, -150, 10, -166, 80), "#e0a04a", 14, 60, ridges=(Ridge(
            "M-226 118 L-296 50 M-226 118 L-262 66 M-224 118 L-180 40", 6, -5),))]
    long = locks(f.hair, (60, -130, 50, 138, -40, 70, 164, 90, 76, 190, 220, 70, 250, 330, 50, 320, 380, 6), (40, -140,
        40,
        118, -60, 60, 134, 60, 60, 146, 190, 56, 190, 320, 44, 240, 380, 6), (-30, -140, 40, -104, -60, 56, -122, 60,
        52,
        -118, 170, 46, -150, 290, 30, -140, 360, 4))
    reach = [form(tube(130, 300, 64, 236, 270, 56, 262, 170, 44, 216, 96, 36), f.skin, 24, -40)]
    shells = [q for s in (-1, 1) for q in (form(loop(s * 18, 320, s * 30, 268, s * 84, 262, s * 104, 310, s * 70, 352,
        s * 24,
        350), "#e8b23a", 14, 60,
        ridges=(Ridge(f"M{s * 60} 350 L{s * 30} 276 M{s * 60} 350 V266 M{s * 60} 350 L{s * 92} 284",
        5, -5),)),)]
    pool = [water("M-340 352 Q0 326 340 352 V480 H-340 Z", "#7fb8a8"),
        drawn("M-250 372 h120 M-60 366 h150 M130 374 h110 "
        "M-180 390 h90 M20 392 h120", 4, "#f4f8e2", ink=0, tone=1.6)]
    flower = [q for k in range(5) for q in placed([form(loop(0, 0, -16, -20, 0, -40, 16, -20), "#f6d6dc", 9, 40,
        shadow=NEAR)], -78, -88, 0.9, 72 * k)]
    return [*tail, fall(f.hair, 330, 40, 18), *long[:2], neck(f, 0.8, 280), form(loop(-150, 380, -160, 290, -120, 230,
        -50,
        206, 50, 206, 120, 230, 160, 290, 150, 380), f.skin, 60, 20), *shells, *changed(features(f), ink=0.75),
        *cap(f, f.hair, -70, -30, 14, 30, 12), *long, *flower, flat(ellipse(-78, -88, 10), "#e8b23a", tone=1.4), *reach,
        *placed(_comb(), 196, 80, 1.0, -16), *placed(fist(f.skin), 222, 84, 0.86, -16), *pool]


def _chapel() -> Part:
    """Return a window of coloured glass between dark piers, a pane or two of it gone."""
    dice = random.Random(43)
    arch = gothic(320, 470, 190, 450)
    colours = ("#8a3a4a", "#2f6f8f", "#5a5a9b", "#74559b", "#3f7d6a")
    panes = []
    for row in range(7):
        for col in range(5):
            x, y = 130 + col * 76, 20 + row * 66
            panes.append(flat(f'<clipPath id="w"><path d="{arch}"/></clipPath><g clip-path="url(#w)"><path d="'
                f'{polygon(x, y + 33, x + 38, y, x + 76, y + 33, x + 38, y + 66)}"/></g>', dice.choice(colours),
                ink=0.3, tone=1.05, contour=1.4))
    return [wall(dice, -20, -20, 680, 520, "#8f8896", 44, Fog("#ece2e6", 0.55)), flat(arch, "#fbf0cc", tone=1.4,
        ink=0.1),
        *panes, archway(320, 470, 190, 450, 34, "#b6acb0", True, Fog("#e6dce0", 0.15))]


def _saint() -> Part:
    """Return the saint: the ring over her head broken and hanging, her eyes gone dark, the sword out."""
    f, robe = SAINT, "#eae3d2"
    ring = [flat(stroke("M-176 -20 A178 178 0 0 1 24 -196", 26), "#ffd24a", ink=0, tone=1.7, contour=1.2,
        glow=Glow("#ffd24a", 10, 0.5)), flat(stroke("M92 -176 A178 178 0 0 1 178 -64", 26), "#ffd24a", ink=0.05,
        tone=1.6,
        contour=1.2), *placed([flat(stroke("M0 0 A170 170 0 0 1 50 70", 26), "#e0b040", ink=0.2, contour=1.2)], 196,
        -20,
        1.0, 30)]
    veil = [form(loop(-160, 330, -152, 80, -132, -60, -70, -140, 0, -162, 70, -140, 132, -60, 152, 80, 160, 330, 0,
        380),
        robe, 50, 70, ridges=(Ridge(line(-60, -140, -120, 0, -136, 300), 14, -8), Ridge(line(60, -140, 120, 0, 136,
        300),
        14, -8))), mark(loop(-92, 190, -104, 40, -84, -70, 0, -112, 84, -70, 104, 40, 92, 190, 0, 240), "#2a2230")]
    black = [q for s in (-1, 1) for q in (flat(loop(s * 18, 0, s * 40, -14, s * 62, -2, s * 40, 11), "#120c14",
        tone=0.1,
        contour=1.1), flat(tube(s * 40, 8, 8, s * 43, 46, 12, s * 40, 92, 9, s * 46, 128, 2), "#1d1620", tone=0.2,
        contour=0.5), flat(ellipse(s * 40, -2, 4), "#ffd24a", ink=0, tone=1.8, glow=Glow("#ffd24a", 6, 0.7)))]
    band_ = [form(tube(-88, -66, 16, 0, -96, 18, 88, -66, 16), lighter(robe, 0.3), 8, 10, shadow=NEAR)]
    blade = [*placed(sword(360, 40, "#d9e2e6"), 206, 196, 1.0, 14), *placed(fist(f.skin), 202, 190, 1.15, 14)]
    sleeve = form(loop(150, 250, 190, 214, 250, 216, 280, 250, 300, 420, 130, 440), robe, 34, 60,
        ridges=(Ridge(line(200,
        230, 190, 320, 200, 420), 14, -9), Ridge(line(240, 230, 250, 320, 260, 420), 14, -9)))
    return [*ring, *veil, neck(f, 0.8), form(loop(-270, 460, -240, 300, -150, 230, 0, 250, 150, 230, 240, 300, 270,
        460),
        robe, 70, 70, ridges=tuple(Ridge(line(x * 0.4, 240, x * 0.8, 330, x, 450), 16, -9) for x in (-210, -140, -70,
        70,
        140))), form(tube(-60, 226, 20, 0, 330, 22, 0, 460, 22), "#992f24", 9, 70, shadow=NEAR), form(tube(60, 226, 20,
        4,
        320, 20), "#992f24", 9, 50, shadow=NEAR), *changed(features(f), ink=0.8), *black, *band_, sleeve, *blade]


PICTURES = {
    "warlock": scene(_study, _warlock, 274, 262, 0.74),
    "siren": scene(_lake, _siren, 312, 164, 0.82),
    "fallen-saint": scene(_chapel, _saint, 300, 208, 0.9),
}
RECIPES = recipes("enemies", PICTURES, __name__, "arms", "attire", "books", "faces", "fire", "hair", "hands",
    "monsters",
    "stonework", "waters", shared=("parts", "stage"), quality=DENSE)
