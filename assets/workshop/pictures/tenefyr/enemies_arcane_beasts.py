"""Beasts of the arcane depths: a juggling imp, a thief of thoughts, three animals in one coat, a harpy."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Fog, Glow, Part, Ridge, Shadow, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.books import open_book, shelves
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.monsters import horn, scales, tooth_row
from assets.workshop.engraving.kit.nature import hill, mountain
from assets.workshop.engraving.kit.stonework import archway, floor, rounded, wall
from assets.workshop.engraving.kit.works import furnace
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.parts import arm, brow, eye, form, mark, maw, open_hand, pegs, two_eyes
from assets.workshop.pictures.tenefyr.pinions import wing
from assets.workshop.pictures.tenefyr.setting import recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

NEAR = Shadow(0.4, 4, 6, 4)
STORM = Sky(high="#7d88b0", low="#d8d8e4", sun=(0.5, 0.4), reach=0.8, beams=0.04)


def _kitchen() -> Part:
    """Return a hot cellar: a stove at either side, soot on the vault."""
    dice = random.Random(31)
    far = Fog("#fbe6c0", 0.35)
    return [wall(dice, -20, -20, 680, 420, "#c9a58a", 44, far),
        flat(f"{ellipse(120, 30, 90, 50)} {ellipse(320, -10, 120, 60)} {ellipse(530, 30, 90, 50)}", "#6b4e4a",
            opacity=0.45, feather=50, tone=0.7),
        *[q for x in (80, 560) for q in placed(furnace(220, 290, "#f39a2a", "#ffe9a0", "#9a8078"), x, 420, 0.9)],
        floor(410, 500, 640, "#c2a07e", 320, 100, Fog("#fbe6c0", 0.2))]


def _imp() -> Part:
    """Return the imp: all grin, arms up, three flames in the air and its eyes on the highest."""
    skin = "#c9482e"
    head = [*[q for s in (-1, 1) for q in (form(loop(s * 70, 10, s * 150, -46, s * 226, -60, s * 190, 6, s * 120, 50,
        s * 70, 50), skin, 20, 30 * s), form(loop(s * 84, 20, s * 150, -26, s * 200, -42, s * 166, 4, s * 110, 34),
        "#8c2c26", 12, 40, swell=-0.7, contour=0.6, shadow=NO_SHADOW), *horn((s * 46, -70, 40, s * 76, -120, 30, s * 62,
        -168, 16, s * 34, -190, 3), "#efe0b8", 6, 50 * s))],
        form(loop(-112, 10, -96, -64, -50, -98, 0, -104, 50, -98, 96, -64, 112, 10, 100, 70, 54, 122, 0, 136, -54, 122,
        -100, 70), skin, 70, 16, dabs=(Dab(-50, -40, 40, 24, 10), Dab(50, -40, 40, 24, 10))),
        *two_eyes(86, 33, -16, 0.1, -0.9, 0.0, skin, iris="#ffd24a"),
        *brow(-46, -66, 64, 16, -10, "#5a1a14"), *brow(46, -66, 64, 16, 10, "#5a1a14"),
        form(loop(-18, 12, 0, -6, 18, 12, 24, 36, 0, 44, -24, 36), lighter(skin, 0.1), 16, 60, shadow=NEAR),
        maw(-86, 86, 58, 52, 18), *pegs(-74, 74, 52, 8, 20, 14), mark(loop(-34, 104, 0, 88, 34, 104, 0, 112), "#d86a5a",
            tone=0.9)]
    body = [form(loop(-70, 240, -64, 130, 0, 106, 64, 130, 70, 240, 0, 270), skin, 40, 70), form(ellipse(0, 196, 44,
        54),
        lighter(skin, 0.22), 30, 10, shadow=NO_SHADOW, contour=0.6),
        form(tube(60, 216, 22, 130, 236, 18, 166, 190, 14, 150, 150, 10), skin, 9, 40),
        form(polygon(128, 158, 150, 112, 176, 156, 152, 146), darker(skin, 0.2), 9, 40, shadow=NEAR)]
    arms = [q for s in (-1, 1) for q in (*arm((s * 56, 146, 46, s * 130, 170, 38, s * 172, 96, 30), skin, 50 * s),
        *open_hand(skin, s * 178, 62, 0.74, 14 * s, s < 0))]
    fires = [*flame(-178, -46, 118, 0.9), *flame(178, -46, 118, 0.9), *flame(0, -196, 130, 0.9)]
    ways = [drawn("M-158 -150 Q-110 -226 -52 -250", 5, "#c9482e"), drawn("M158 -150 Q110 -226 52 -250", 5, "#c9482e")]
    return [*body, *head, *arms, *ways, *fires]


def _library() -> Part:
    """Return a wall of books in a vault."""
    dice = random.Random(32)
    return [wall(dice, -20, -20, 680, 520, "#b0a2b4", 44, Fog("#eadff0", 0.4)),
        *placed(shelves(dice, 300, 420, 4, "#8a6a4a", Fog("#f2e6d0", 0.32)), 0, 440),
        *placed(shelves(dice, 300, 420, 4, "#8a6a4a", Fog("#f2e6d0", 0.32)), 340, 440),
        floor(440, 500, 640, "#a08c74", 320, 90)]


def _thief() -> Part:
    """Return the thief of thoughts: a great brow without eyes, a beard of arms, two of them on the lines of a book."""
    skin, robe = "#7fa39a", "#5d4a86"
    skull = form(loop(-104, 70, -150, -20, -146, -110, -84, -178, 0, -194, 84, -178, 146, -110, 150, -20, 104, 70, 50,
        110, -50, 110), skin, 90, 18, dabs=(Dab(-70, -110, 46, 40, 12), Dab(50, -130, 50, 36, 12), Dab(100, -50, 30, 50,
        10)), ridges=(Ridge(line(-20, -190, -30, -120, 10, -70, -6, -20), 10, -9), Ridge(line(-130, -60, -80, -40, -60,
        -90), 8, -7), Ridge(line(60, -60, 100, -80, 130, -40), 8, -7), Ridge(line(40, -180, 70, -130, 60, -100), 8,
        -7)))
    smooth = [form(loop(-96, 16, -60, -14, -22, 10, -40, 40, -78, 42), lighter(skin, 0.16), 16, 20, shadow=NO_SHADOW),
        form(loop(96, 16, 60, -14, 22, 10, 40, 40, 78, 42), lighter(skin, 0.16), 16, -20, shadow=NO_SHADOW),
        drawn("M-84 26 Q-58 38 -32 24 M84 26 Q58 38 32 24", 3.4)]

    def feeler(*run: float, angle: float = 60.0) -> list[Shape]:
        cups = [flat(ellipse(run[i] - 2, run[i + 1], run[i + 2] * 0.22), "#e8d4c0", tone=1.2, contour=0.7)
            for i in range(3, len(run), 3)]
        return [form(tube(*run), skin, max(run[2::3]) * 0.45, angle), *cups]

    beard = [*feeler(-58, 84, 50, -86, 150, 40, -150, 190, 28, -210, 160, 16, -204, 112, 6),
        *feeler(58, 84, 50, 86, 150, 40, 150, 190, 28, 214, 166, 16, 210, 116, 6),
        *feeler(-34, 90, 48, -60, 170, 40, -96, 214, 26, -84, 256, 12), *feeler(34, 90, 48, 60, 170, 40, 92, 210, 26,
        70,
        250, 12), *feeler(-10, 92, 50, -14, 160, 42, -30, 214, 24, -20, 244, 10), *feeler(12, 92, 48, 20, 150, 40, 34,
        200,
        24, 20, 232, 10)]
    book = placed(open_book(330, "#8a3a2a"), 0, 342)
    coat = [form(loop(-250, 360, -220, 200, -120, 120, 0, 140, 120, 120, 220, 200, 250, 360), robe, 70, 70,
        ridges=tuple(Ridge(line(x * 0.5, 140, x, 350), 14, -8) for x in (-200, -130, 130, 200))),
        *[form(loop(s * 76, 120, s * 130, 20, s * 196, -10, s * 190, 90, s * 140, 160), darker(robe, 0.15), 22, 50 * s)
            for s in (-1, 1)]]
    return [*coat, skull, *smooth, *book, *beard]


def _arena() -> Part:
    """Return a ruined hall open to a pale sky."""
    dice = random.Random(33)
    far = Fog("#f3e6c6", 0.5)
    out: list[Shape] = [wall(dice, -20, 40, 680, 400, "#b3a184", 44, far)]
    for x in (90, 320, 550):
        out += [flat(rounded(x, 340, 74, 260), "#fbf0cc", ink=0.1, tone=1.4), archway(x, 340, 74, 260, 24, "#c6b596",
            False, far)]
    return [*out, hill(640, 500, [(-20, 384), (300, 372), (660, 388)], "#c9ae78")]


def _goat() -> list[Shape]:
    """Return a goat's head that bleats to the right; its eye near 0, 0, its neck at -70, 120."""
    hair = "#e6dcc6"
    return [*horn((-30, -60, 40, -60, -130, 34, -130, -150, 22, -166, -104, 4), "#8a7458", 9, 40),
        form(tube(40, 420, 170, -70, 240, 150, -80, 130, 128, -40, 40, 104), hair, 50, 60, ridges=tuple(Ridge(
            f"M{-120 + 16 * i} {110 + 9 * (i % 3)} l-6 44", 7, -6) for i in range(8))),
        form(loop(-78, -46, -74, -4, -120, 26, -146, 14, -120, -30), hair, 14, 30),
        form(loop(-20, 66, 40, 84, 86, 108, 92, 128, 40, 130, -20, 110), darker(hair, 0.08), 18, 20),
        mark(loop(0, 60, 60, 70, 106, 70, 84, 104, 30, 92), "#5a1712"),
        *pegs(40, 92, 66, 4, 14), form(loop(-84, -20, -60, -72, -6, -76, 40, -40, 96, 0, 128, 34, 124, 64, 84, 76, 20,
        70,
        -40, 70, -80, 40), hair, 44, 20), *placed(eye(24, 0.6, 0.1, 0.2, hair, pupil=0.34), -2, -22),
        *brow(-2, -50, 56, 14, 16, "#8a7458"), mark(ellipse(108, 38, 8, 6)),
        form(loop(-10, 120, 30, 122, 40, 160, 26, 216, 8, 170), lighter(hair, 0.3), 14, 80)]


def _snake() -> list[Shape]:
    """Return a snake's head that hisses to the left; its eye near 0, 0, its neck runs down to 60, 300."""
    skin, belly = "#6f9a44", "#e2d69a"
    dice = random.Random(5)
    neck = (60, 330, 90, 96, 220, 84, 110, 110, 76, 70, 30, 84, 30, 0, 90)
    return [form(tube(*neck), skin, 40, 50, ridges=(scales(dice, 0, 0, 160, 320, 20),)),
        *[form(tube(60 + k * 9, 240 - 40 * k, 16, 90 + k * 6, 244 - 40 * k, 14), belly, 7, 10, shadow=NO_SHADOW)
            for k in range(4)],
        drawn("M-70 56 Q-120 70 -140 56 M-140 56 l-26 -8 M-140 56 l-20 16", 7, "#b8322a"),
        form(loop(60, 20, 40, 66, -20, 92, -86, 92, -104, 76, -60, 60, 0, 46), darker(skin, 0.06), 16, 10),
        mark(loop(-110, 14, -40, 24, 40, 30, 20, 56, -50, 68, -98, 72), "#5a1712"),
        form(loop(84, 10, 74, -40, 20, -66, -50, -54, -112, -22, -126, 4, -110, 20, -50, 26, 20, 38, 70, 44), skin, 40,
        -20,
            ridges=(scales(dice, -60, -60, 80, 20, 18),)),
        *[Shape(polygon(x - 8, 20, x + 8, 22, x - 2, 62), "#fbf4df", bevel=6, angle=70, ink=0.3) for x in (-92, -66)],
        *placed(eye(22, -0.6, 0.1, 0.34, skin, "#ffe07a", 0.4), -16, -20, 1.0, -14), mark(ellipse(-104, -8, 6, 5))]


def _chimera() -> Part:
    """Return the three in one coat: the lion has just said something, the goat takes it ill, the snake as well."""
    fur, mane = "#e0a94e", "#a8622c"
    dice = random.Random(8)
    body = [form(loop(-190, 300, -180, 150, -90, 80, 90, 80, 180, 150, 190, 300), fur, 70, 70)]
    hair = [form(leaf_mass(dice, 0, 20, 166, 170, 44), mane, 40, 60, grain=0.2), form(leaf_mass(dice, 0, 26, 134, 138,
        40),
        lighter(mane, 0.16), 30, 120, grain=0.2, shadow=NEAR)]
    face = [*[form(ellipse(s * 92, -62, 30), fur, 18, 20, shadow=NEAR) for s in (-1, 1)],
        form(loop(-96, 20, -84, -60, -40, -92, 40, -92, 84, -60, 96, 20, 76, 90, 0, 118, -76, 90), fur, 60, 16),
        *two_eyes(92, 24, -22, -0.9, 0.0, 0.28, fur, 16, iris="#8db04a"), *brow(-50, -56, 72, 18, 20, "#7a431c"),
        *brow(50, -56, 72, 18, -20, "#7a431c"),
        form(loop(-50, 112, 0, 134, 50, 112, 66, 150, 0, 182, -66, 150), darker(fur, 0.06), 20, 10),
        mark(loop(-62, 74, 0, 62, 62, 74, 56, 130, 0, 146, -56, 130), "#5a1712", contour=1.3),
        mark(loop(-30, 124, 0, 104, 30, 124, 0, 138), "#d86a5a", tone=0.9),
        *tooth_row((-46, 78, 0, 72, 46, 78), 4, 14, 7), *[Shape(polygon(s * 36 - 9, 74, s * 36 + 9, 74, s * 34, 108),
        "#fbf4df", bevel=7, ink=0.3) for s in (-1, 1)],
        form(loop(-76, 56, -60, 24, -10, 18, 0, 22, 10, 18, 60, 24, 76, 56, 50, 80, 0, 68, -50, 80), lighter(fur, 0.4),
        22,
            20, shadow=NEAR), form(loop(-30, 10, 0, 4, 30, 10, 14, 34, 0, 40, -14, 34), "#7a3a2c", 12, 10, shadow=NEAR),
        drawn("M-20 50 l-60 -6 M-20 58 l-56 12 M20 50 l60 -6 M20 58 l56 12", 2.2)]
    low = 58
    return [*placed(_goat(), -142, -104, 0.78, 4), *placed(_snake(), 126, -116, 0.82), *placed(body, 0, 20, 1.22),
        *placed(hair, 0, low, 0.84), *placed(hair[1:], 0, low + 20, 0.72), *placed(face, 0, low + 6, 0.84)]


def _spires() -> Part:
    """Return a storm over far mountains: one bank of cloud above, one below."""
    dice = random.Random(34)
    far = Fog("#cfc8dc", 0.35)
    out: list[Shape] = [q for x, top in ((70, 290), (570, 270)) for q in mountain(dice, x, top, 500, far, "#7d7a94")]
    puffs = [(x, 24 + 10 * (i % 2), 78, 46) for i, x in enumerate(range(-10, 700, 104))]
    out += [Shape(" ".join(ellipse(x, y, rx, ry) for x, y, rx, ry in puffs), "#5d5a7c", bevel=34, angle=8, grain=0.1,
        shadow=NEAR)]
    banks = [(x, 452 - 8 * (i % 2), 80, 40) for i, x in enumerate(range(-10, 700, 104)) if abs(x - 320) > 60]
    return [*out, Shape(" ".join(ellipse(x, y, rx, ry) for x, y, rx, ry in banks), "#e4e0ea", bevel=30, angle=8,
        grain=0.06,
        ink=0.7, shadow=NEAR)]


def _harpy() -> Part:
    """Return the caller of storms on her spire: wings up, hair on end, lightning in either claw."""
    skin, down = "#d9b48e", "#7a6aa6"
    spire = [form(polygon(0, 96, 40, 190, 66, 330, -66, 330, -40, 190), "#8f97a6", 26, 80, grain=0.2, ridges=(Ridge(
        "M-30 170 L34 176 M-44 220 L46 226 M-54 270 L56 276", 6, -6),))]
    feet = [q for s in (-1, 1) for k in (-1, 0, 1) for q in (form(tube(s * 34, 108, 18, s * 36 + k * 16, 136, 14, s * 34
        + k * 22, 160, 3), "#e0a030", 6, 60, shadow=NEAR),)]
    body = form(loop(-62, 120, -72, 30, -50, -34, 0, -50, 50, -34, 72, 30, 62, 120, 0, 142), down, 50, 70,
        ridges=tuple(Ridge(f"M{x} {y} q10 18 20 0", 5, -6) for y in (10, 36, 62, 88) for x in (-56, -34, -12, 10, 32)))
    hair = [form(tube(x, -106, 30, x * 1.8, -160, 26, x * 2.3 + 8, -206 + abs(x) * 0.5, 3), "#c1452f", 12, 60)
        for x in (-48, -30, -12, 8, 28, 46)]
    face = [form(loop(-52, -70, -46, -118, 0, -138, 46, -118, 52, -70, 30, -26, 0, -12, -30, -26), skin, 40, 16),
        *two_eyes(48, 15, -78, 0.0, 0.0, 0.2, skin, 18, iris="#ffd24a"), *brow(-25, -100, 40, 11, 22, "#7a2a1c"),
        *brow(25, -100, 40, 11, -22, "#7a2a1c"), form(loop(-10, -78, 0, -84, 10, -78, 12, -56, 0, -36, -12, -56),
        "#e0a030", 9, 60, shadow=NEAR), maw(-18, 18, -34, 16, 2)]
    arms = []
    for s in (-1, 1):
        arms += [*arm((s * 52, -20, 36, s * 112, 8, 30, s * 150, -62, 24), skin, 50 * s)]
        arms += [form(tube(s * 150, -66, 16, s * (150 + 12 * k), -92, 12, s * (150 + 17 * k), -116, 2), "#e0a030", 6,
            60,
            shadow=NEAR) for k in (-1.2, 0, 1.2)]
    zigzag = polygon(-14, -24, 18, -30, 4, 40, 34, 34, 6, 110, 36, 106, -26, 216, -8, 132, -36, 136, -18, 62, -44, 66)
    bolts = [q for s in (-1, 1) for q in placed([flat(zigzag, "#ffd23a", ink=0, tone=1.8, contour=1.8,
        glow=Glow("#ffe88a", 14, 0.7)), flat(polygon(-4, -14, 8, -16, -4, 50, 18, 48, -6, 106, 14, 104, -14, 160, -2,
        122, -22, 124,
        -8, 54, -24, 56), "#fffbe0", ink=0, tone=1.9)], s * 168, -70, 1.0, s * -10, s < 0)]
    wings = [*placed(wing(-1, ("#5d4f8a", "#7a6aa6"), 300, 9, 22), -40, -10), *placed(wing(1, ("#5d4f8a", "#7a6aa6"),
        300,
        9, 22), 40, -10)]
    return [*wings, *spire, *hair, body, *feet, *face, *bolts, *arms]


PICTURES = {
    "fire-imp": scene(_kitchen, _imp, 320, 280, 0.84),
    "mind-thief": scene(_library, _thief, 320, 214, 0.98),
    "chimera": scene(_arena, _chimera, 320, 206, 1.0),
    "storm-caller": scene(_spires, _harpy, 320, 262, 1.0, STORM),
}
RECIPES = recipes(
    "enemies", PICTURES, __name__, "books", "fire", "hands", "monsters", "nature", "props", "stonework", "works",
    shared=("parts", "pinions", "stage"), quality=QUALITY,
)
