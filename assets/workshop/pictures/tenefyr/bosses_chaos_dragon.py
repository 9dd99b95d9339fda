"""The Chaos Dragon, which is painted in three manners at once, and the parts of it that have their own opinions."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import NO_SHADOW, Fog, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.bats import bat
from assets.workshop.engraving.kit.farm import sheep
from assets.workshop.engraving.kit.monsters import horn, spikes_along
from assets.workshop.engraving.kit.nature import hill, mountain
from assets.workshop.engraving.kit.props import bell
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.kit.wyrms import dragon_head
from assets.workshop.engraving.palette import lighter
from assets.workshop.engraving.paths import ellipse, loop, polygon, tube
from assets.workshop.pictures.tenefyr.parts import NEAR, form, mark, shut_eye
from assets.workshop.pictures.tenefyr.pinions import feather
from assets.workshop.pictures.tenefyr.setting import MORNING, NOON, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

HIDE = "#4f9a6a"
GLASS = ("#b8402c", "#e8b23a", "#2f6f8f", "#74559b", "#f6e9c8")
INK, PAPER = "#2a1a14", "#fbf4df"


def _valley() -> Part:
    """Return the valley at noon with a few roofs in it."""
    far = Fog("#eef0d8", 0.5)
    dice = random.Random(91)
    return [*[q for x, top in ((80, 190), (560, 170)) for q in mountain(dice, x, top, 340, Fog("#e6ecec", 0.5))],
        hill(640, 500, [(-20, 330), (200, 300), (460, 310), (660, 286)], "#a3b870", far, 8),
        *[q for x, y, size in ((40, 352, 0.4), (96, 340, 0.36), (600, 330,
        0.4)) for q in placed(gabled(fog=Fog("#eef0d8",
            0.3)), x, y, size)], hill(640, 500, [(-20, 400), (300, 380), (660, 392)], "#8aa84a", Fog("#eef0d8", 0.1))]


def _dragon() -> Part:
    """Return the dragon: an engraved head, a body of stained glass, a wing in linocut, a tail some child has drawn."""
    body = f"{tube(-10, -40, 96, 70, -96, 104, 150, -30, 120, 130, 80, 150)} {ellipse(110, 120, 128, 96)}"
    clip = f'<clipPath id="c"><path d="{body}"/></clipPath>'
    panes = []
    for row in range(10):
        for col in range(8):
            x, y = -80 + col * 46 + 23 * (row % 2), -150 + row * 38
            pane = polygon(x, y, x + 25, y - 40, x + 50, y, x + 25, y + 40)
            panes.append(flat(f'{clip}<g clip-path="url(#c)"><path d="{pane}"/></g>', GLASS[(row * 3 + col * 2) % 5],
                ink=0.1, tone=1.3, contour=1.7))
    tips = ((300, -190), (312, -96), (286, 0), (222, 64))
    wing = "M120 40 L176 -214 L300 -190 Q262 -136 312 -96 Q258 -60 286 0 Q236 10 222 64 Q176 30 120 40 Z"
    veins = " ".join(f"M176 -206 L{x} {y}" for x, y in tips) + " " + " ".join(
        f"M{150 + 22 * k} {-120 + 30 * k} l{40 - 4 * k} {18 + 6 * k}" for k in range(5))
    lino = [flat(wing, INK, tone=0.2, ink=0, contour=2), drawn(veins, 8, PAPER, tone=1.6, ink=0, contour=0), drawn(
        "M132 30 L180 -196 L286 -180", 8, PAPER, tone=1.6, ink=0, contour=0)]
    scribble = tube(10, 190, 70, -80, 240, 50, -170, 236, 38, -232, 196, 26, -190, 156, 18)
    tail = [flat(scribble, PAPER, ink=0, tone=1.5, contour=2.4),
        drawn("M-20 196 l-10 36 M-60 214 l-8 36 M-104 224 l-2 34 "
        "M-150 222 l8 34 M-190 206 l-8 30", 4, "#b8402c")]
    woolly = placed(sheep(1.0), -164, 158, 1.46, -6)
    legs = [flat(loop(x, 180, x + 60, 180, x + 66, 250, x - 20, 250), c, ink=0.1, tone=1.3, contour=1.8) for x,
        c in ((40, GLASS[0]),
        (150, GLASS[2]))]
    return [*lino, *tail, *woolly, *legs, *panes, *placed(dragon_head(HIDE, "#e8cf7a", "#ffd23a", 60, 2, 3, "#8a2a1e",
        "#efe0b4",
        "#c9682a"), -66, -86, 0.62, 2)]


def _sky() -> Part:
    """Return a high sky over a low horizon."""
    return [hill(640, 500, [(-20, 420), (200, 404), (460, 410), (660, 396)], "#a3b870", Fog("#eef0d8", 0.35), 8),
        hill(640, 500,
        [(-20, 456), (300, 444), (660, 456)], "#8aa84a")]


def _wing() -> Part:
    """Return the wing: it begins as feathers, goes on as pages, and ends in bats."""
    out: list[Shape] = []
    x0, y0 = -196.0, 180.0

    def away(degrees: float, far: float) -> tuple[float, float]:
        a = math.radians(degrees - 90)
        return x0 + math.cos(a) * far, y0 + math.sin(a) * far

    for i, turn in enumerate((72.0, 85.0, 98.0)):
        for k, far in enumerate((250, 410)):
            x, y = away(turn - 2 * k, far - 26 * (i % 2))
            out += placed(bat("#5d4a6a", "#7a5a86"), x, y, 0.25 + 0.07 * k, turn - 80)
    for i in range(5):
        turn = 35 + i * 8.5
        for k in reversed(range(4)):
            x, y = away(turn, 150 + 88 * k)
            page = [form(polygon(-30, -42, 28, -46, 34, 40, -26, 46), PAPER if (i + k) % 2 else "#f0dfb8", 6, 80,
                ink=0.5,
                shadow=NEAR), drawn(" ".join(f"M-20 {v} L{20 - (v % 3) * 4} {v - 3}" for v in range(-28, 34, 12)), 3,
                "#5a4430")]
            out += placed(page, x, y, 0.9 + 0.1 * k, turn - 6 + (i * 7 + k * 5) % 13 - 6)
    colours = ("#2f6f8f", "#4f9a6a", "#e8b23a")
    for i in range(6):
        turn = -4 + i * 6.6
        x, y = away(turn, 70)
        out.append(feather(x, y, turn, 372 - 14 * abs(i - 2), 60, colours[i % 3]))
    for i in range(10):
        turn = 4.0 + i * 9
        x, y = away(turn, 30)
        out.append(feather(x, y, turn, 150, 44, lighter(colours[i % 3], 0.25)))
    arm = [form(tube(-330, 330, 130, -220, 210, 96, -150, 110, 60, -130, 60, 20), HIDE, 40, 50, ridges=tuple(Ridge(
        f"M{-290 + 22 * k} {300 - 26 * k} q18 22 44 18", 6, -6) for k in range(7)))]
    return [*out, *arm]


def _village() -> Part:
    """Return roofs in a row, and the hill behind which the rest of it lies."""
    far = Fog("#eef0d8", 0.4)
    return [hill(640, 500, [(-20, 340), (200, 310), (330, 300), (480, 312), (660, 340)], "#a3b870", far, 8)]


def _tail() -> Part:
    """Return the tail over the village: it asks something, and it has even thought of the dot."""
    run = (0, 190, 92, -2, 70, 86, 60, -6, 80, 112, -84, 74, 70, -172, 68, -24, -196, 60, -104, -130, 48, -120, -70, 34)
    bands = Ridge(" ".join(f"M{x - 44} {y} q44 22 88 0" for x, y in ((0, 60), (0, 90), (0, 120), (0, 150), (10, 30),
        (40, -4), (80,
        -40), (110, -84))), 7, -7)
    tuft = [form(tube(-118, -80, 40, -150 + 26 * k, -40, 34, -160 + 34 * k, 16 - 8 * abs(k - 1), 4), c, 14, 60 + 20 * k,
        shadow=NEAR) for k, c in ((0, "#c9503a"), (2, "#c9503a"), (1, "#e8823a"))]
    back = spikes_along((40, 120, 44, 60, 110, 10, 160, -60, 130, -160, 70, -216, -24, -236, -110, -200, -150, -140),
        11, 44,
        "#efe0b4", 13, 0.6)
    egg = [form(ellipse(0, 196, 62, 56), "#e8b23a", 44, 30), *[flat(ellipse(x, y, r, r * 0.8), "#b8402c", ink=0.2,
        contour=0.8)
        for x, y, r in ((-24, 176, 12), (14, 204, 14), (30, 168, 8), (-20, 218, 9))]]
    roofs = [q for x, y, k, c in ((-220, 222, 0.6, "#b8402c"), (-140, 236, 0.56, "#7d4034"), (150, 236, 0.6,
        "#7d4034"), (236, 222,
        0.62, "#b8402c")) for q in placed(gabled(roof=c), x, y, k)]
    ground = [hill(900, 340, [(-20, 150), (200, 128), (450, 116), (700, 128), (920, 150)], "#8aa84a")]
    return [*back, form(tube(*run), HIDE, 40, 50, ridges=(bands,)), *tuft, *placed(ground, -450, 0), *egg, *roofs]


def _hills() -> Part:
    """Return hills and sky, of which little is left to see."""
    dice = random.Random(94)
    return [*[q for x, top in ((110, 60), (300, 90)) for q in mountain(dice, x, top, 260, Fog("#e6ecec", 0.4))],
        hill(640, 500,
        [(-20, 200), (200, 190), (460, 200), (660, 180)], "#a3b870", Fog("#eef0d8", 0.3), 8)]


def _scale(x: float, y: float, wide: float) -> str:
    """Return the outline of a scale round x, y; `wide` below 1 shows it as it turns on its long axis."""
    w = wide
    return loop(x - 56 * w, y - 34, x, y - 46, x + 56 * w, y - 34, x + 50 * w, y + 20, x + 24 * w, y + 48, x, y + 58,
        x - 24 * w,
        y + 48, x - 50 * w, y + 20)


def _flank() -> Part:
    """Return its flank: rows of scales in four colours, and here and there one that has changed its mind."""
    kinds = ("#b8402c", "#74559b", "#e0a02e", "#3f8d5d")
    edge = loop(-420, 330, -400, 120, -300, -20, -150, -120, 40, -190, 240, -230, 420, -240, 460, 400, 0, 460)
    out: list[Shape] = [form(edge, "#3a4a40", 60, 50, grain=0.1)]
    dice = random.Random(17)
    flips: list[Shape] = []
    turned = {(1, 5), (2, 3), (4, 2), (4, 5), (6, 4), (2, 6), (5, 1)}
    for row in reversed(range(8)):
        for col in range(9):
            x = -410 + col * 104 + 52 * (row % 2)
            y = -214 + row * 64 - 0.1 * x
            if y < -150 - 0.34 * x or y > 300:
                continue
            colour = kinds[(col * 3 + row * 2 + dice.randrange(2)) % 4]
            if (row, col) in turned:
                other = kinds[(col * 3 + row * 2 + 2) % 4]
                flips += [mark(_scale(x, y, 1.0), "#241f22", tone=0.2, contour=1.4), form(_scale(x, y - 6, 0.42),
                    other, 14, 80),
                    drawn(f"M{x - 46} {y + 30} q20 24 44 22 M{x + 46} {y - 50} q-20 -22 -44 -20", 5, "#fbf1d2", ink=0,
                    tone=1.6)]
                continue
            out.append(form(_scale(x, y, 1.0), colour, 26, 20 + 20 * (col % 3),
                ridges=(Ridge(f"M{x} {y - 30} V{y + 44}", 7, 6),)))
    return [*out, *flips]


def _mouth() -> Part:
    """Return the mouth: eyes shut with laughter, and where there should be teeth, bells."""
    skin = "#5f9a6a"
    head = [form(loop(-250, -60, -210, -170, -90, -214, 0, -200, 90, -214, 210, -170, 250, -60, 262, 100, 200, 230, 0,
        262, -200, 230,
        -262, 100), skin, 90, 16), *[form(ellipse(s * 60, -120, 46, 34), lighter(skin, 0.1), 26, 20,
        shadow=NEAR) for s in (-1,
        1)], *[mark(ellipse(s * 56, -116, 16, 12)) for s in (-1, 1)]]
    eyes = [q for s in (-1, 1) for q in placed(shut_eye(52, True), s * 156, -128, 1.0, s * 14)]
    tears = [flat(f"M{s * 226} -100 q{s * 26} 30 {s * 4} 44 q{s * -24} -10 {s * -4} -44 Z", "#a9d6e6", ink=0.1,
        tone=1.6, contour=1)
        for s in (-1, 1)]
    hole = loop(-206, -40, -100, -66, 0, -70, 100, -66, 206, -40, 216, 90, 150, 190, 0, 216, -150, 190, -216, 90)
    tongue = form(loop(-96, 190, -90, 130, -30, 104, 0, 116, 30, 104, 90, 130, 96, 190, 0, 214), "#d86a5a", 30, 10,
        shadow=NO_SHADOW)
    upper = [q for x, y, k in ((-150, -58, 1.2), (-52, -74, 1.45), (52, -74, 1.45), (150, -58, 1.2))
        for q in placed(bell(104, "#e8b23a"), x, y, k, x * 0.06)]
    lower = [q for x, y, k in ((-136, 204, 1.0), (136, 204, 1.0)) for q in placed(bell(104, "#d99a3a"), x, y, k,
        180 - x * 0.08)]
    horns = [q for s in (-1, 1) for q in horn((s * 130, -170, 60, s * 190, -220, 50, s * 226, -250, 36, s * 250, -300,
        4), "#efe0b4",
        6, 50 * s)]
    rim = [form(tube(-214, -30, 34, -100, -62, 40, 0, -68, 42, 100, -62, 40, 214, -30, 34), lighter(skin, 0.14), 18,
        10, shadow=NEAR)]
    rings = drawn("M-256 -30 q-30 30 -16 70 M-284 -40 q-40 44 -22 100 M256 -30 q30 30 16 70 M284 -40 q40 44 22 100", 6)
    return [*horns, *head, *eyes, *tears, mark(hole, "#4a1410", contour=1.6), tongue, *lower, *upper, *rim, rings]


PICTURES = {
    "chaos-dragon": scene(_valley, _dragon, 312, 234, 0.94, NOON),
    "wings-of-perhaps": scene(_sky, _wing, 310, 250, 0.98, MORNING),
    "tail-of-sorts": scene(_village, _tail, 320, 262, 0.88, MORNING),
    "scales-of-whim": scene(_hills, _flank, 330, 246, 1.0, NOON),
    "laughing-mouth": scene(_valley, _mouth, 320, 236, 0.98, NOON),
}
RECIPES = recipes(
    "bosses", PICTURES, __name__, "bats", "beasts", "farm", "goblins", "hands", "hounds", "houses", "monsters",
    "nature", "props", "ratmen", "remains", "town", "wyrms", shared=("parts", "pinions", "stage"), quality=QUALITY,
)
