"""What the foes of the arcane depths leave behind, as signs on a ray burst."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.magic import bolt
from assets.workshop.engraving.palette import STEEL, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.bursts import sign
from assets.workshop.pictures.tenefyr.parts import LIME, NEAR, form, mark, pegs
from assets.workshop.pictures.tenefyr.setting import recipes

STONE, SKIN, INK, PAGE = "#b3a894", "#dda77e", "#2a1a14", "#fbf1d2"


def _stone_fist() -> Part:
    """Return a fist laid by a mason, course upon course."""
    def block(x: float, y: float, wide: float, high: float, tint: float = 0.0) -> Shape:
        return form(loop(x - wide / 2, y - high * 0.42, x, y - high / 2, x + wide / 2, y - high * 0.42, x + wide / 2,
            y + high * 0.42, x,
            y + high / 2, x - wide / 2, y + high * 0.42), lighter(STONE, tint), 9, 20, grain=0.2, shadow=NEAR)
    wrist = [block(x, y, 44, 24, t) for y, xs in ((92, (-30, 14)), (70, (-48, -6, 38))) for t, x in zip((0.0, 0.14,
        0.05), xs, strict=False)]
    back = form(loop(-72, -50, -30, -66, 50, -60, 74, -10, 66, 50, 0, 66, -62, 50, -78, 0), darker(STONE, 0.15), 24,
        20, grain=0.2)
    fingers = [q for i, y in enumerate((-46, -14, 18, 48)) for q in (block(-24, y, 50, 30, 0.1 * (i % 2)),
        block(30 - 3 * abs(i - 1.4), y, 54, 31,
        0.1 * ((i + 1) % 2)))]
    thumb = [block(-58, -30, 32, 40, 0.18), block(-40, -66, 46, 30, 0.1), block(2, -76, 46, 28, 0.2)]
    return [*wrist, back, *fingers, *thumb]


def _burning_hand() -> Part:
    """Return a hedge that has grown into a hand and burns at every finger's end."""
    dice = random.Random(3)
    leaf = "#6f9a3c"
    tips = ((-60, -44), (-26, -70), (14, -72), (50, -48), (-86, 14))
    fires = [q for x, y in tips for q in flame(x, y + 6, 50, 0.5)]
    fingers = [form(leaf_mass(dice, x * k, y * k + 40 * (1 - k), 14, 15, 16), darker(leaf, 0.1 * (n % 2)), 8, 40,
        grain=0.15,
        shadow=NEAR) for x, y in tips for n, k in enumerate((0.4, 0.6, 0.8, 1.0))]
    palm_ = [form(leaf_mass(dice, -6, 44, 48, 38, 26), leaf, 20, 40, grain=0.2)]
    return [form(tube(-4, 104, 44, -4, 66, 40), "#6b4a2e", 16, 84), *fires, *fingers, *palm_, *flame(-6, 60, 40, 0.4)]


def _contract() -> Part:
    """Return a contract; the ink of the name is still running."""
    sheet = form(polygon(-62, -88, 58, -84, 64, 70, -58, 76), PAGE, 6, 8, ink=0.5)
    curl = [form(tube(-70, -88, 20, 0, -92, 22, 66, -86, 20), "#e8d8ac", 9, 4), form(tube(-66, 78, 20, 4, 82, 22, 70,
        74, 20), "#e8d8ac", 9, 4)]
    rows = drawn("M-46 -60 H42 M-46 -44 H46 M-46 -28 H40 M-46 -12 H46 M-46 4 H10", 5, "#6b4e3a")
    name = drawn("M-40 40 q10 -26 16 -4 t16 -6 q6 -16 14 2 t22 -8 q8 -6 16 4", 8, "#992f24")
    drops = [form(f"M{x} {y} q9 {h * 0.6} 0 {h} q-9 {-h * 0.4} 0 {-h} Z", "#b8402c", 5, 20, shine=0.6,
        shadow=NEAR) for x, y, h in ((2, 44, 40), (38, 40,
        26))]
    return [sheet, *curl, rows, name, *drops, form(ellipse(3, 92, 12, 7), "#b8402c", 5, 20, shine=0.6, shadow=NEAR)]


def _ear_shell() -> Part:
    """Return a shell that listens."""
    lobes = [(88 * math.sin(math.radians(t)), -2 - 86 * math.cos(math.radians(t))) for t in range(-120, 121, 24)]
    arcs = " ".join(f"A16 18 0 0 1 {x:.0f} {y:.0f}" for x, y in lobes[1:])
    rim = f"M-24 84 L{lobes[0][0]:.0f} {lobes[0][1]:.0f} {arcs} L24 84 Z"
    ribs = tuple(Ridge(f"M{x * 0.2:.0f} 76 L{x:.0f} {y:.0f}", 8, -8) for x, y in lobes[1:-1])
    ear = [form(loop(-30, 52, -42, 10, -34, -38, 0, -58, 36, -40, 40, 0, 24, 26, 20, 52, -4, 66), SKIN, 16, 30),
        form(loop(-18, 34, -26, 4, -20, -26, 2, -40, 22, -28, 24, -4, 10, 12, 8, 34), darker(SKIN, 0.3), 9, 40,
        swell=-0.8, contour=0.7, shadow=NEAR),
        form(tube(-14, 10, 11, -10, -20, 10, 8, -24, 9), lighter(SKIN, 0.14), 5, 30, shadow=NEAR)]
    return [form(polygon(-28, 72, 28, 72, 44, 98, -44, 98), "#d98a7a", 8, 10), form(rim, "#f2c2b0", 40, 60,
        ridges=ribs), *ear]


def _mail() -> Part:
    """Return a shirt of mail on its hook, lit from within."""
    shirt = loop(-26, -54, -60, -46, -92, -4, -66, 18, -50, -2, -52, 78, 0, 86, 52, 78, 50, -2, 66, 18, 92, -4, 60,
        -46, 26, -54, 0, -38)
    rows = " ".join(f"M{x + (6 if r % 2 else 0)} {-50 + 10 * r} q6 8 12 0" for r in range(14) for x in range(-92, 92,
        12))
    return [flat(ellipse(0, 10, 92, 88), "#fff2b0", ink=0, tone=1.8, feather=30, glow=Glow("#ffe680", 26, 0.8)),
        form(tube(-40, -66, 9, 0, -76, 10, 40, -66, 9),
        "#8a5a34", 4, 6), drawn("M0 -78 V-92 q14 -6 12 8", 7, "#4a4440"), form(shirt, "#c3ccd2", 26, 20, shine=0.5,
        ridges=(Ridge(rows, 4, -4),)),
        drawn("M-24 -52 Q0 -26 24 -52", 6, "#d9a441"), form(tube(-50, 72, 10, 0, 80, 10, 50, 72, 10), "#d9a441", 5, 6,
        shadow=NEAR)]


def _thought() -> Part:
    """Return a thought, held in tweezers before it can be had."""
    cloud = " ".join((ellipse(6, -40, 40, 34), ellipse(-32, -32, 30, 26), ellipse(44, -28, 30, 26), ellipse(26, -62,
        28, 22), ellipse(-14, -62, 28, 22), ellipse(
        10, -16, 38, 20)))
    lamp = [flat(f"{ellipse(8, -46, 17)} {box(0, -34, 16, 14)}", "#ffd84a", ink=0, tone=1.7, contour=1.3), drawn(
        "M0 -18 h16 M-22 -46 h-10 M38 -46 h10 M8 -72 v-8 M-14 -66 l-7 -6 M30 -66 l7 -6", 6)]
    legs = [form(tube(-60 + s * 16, 96, 12, -50 + s * 24, 40, 12, -22 + s * 13, -2, 8, -12 + s * 4, -14, 5), STEEL, 5,
        60, shine=0.7) for s in (-1, 1)]
    puffs = [form(ellipse(x, y, r), LIME, r * 0.7, 30, ink=0.5) for x, y, r in ((46, 30, 13), (64, 58, 9), (74, 80, 6))]
    return [*puffs, legs[0], *placed([form(cloud, LIME, 18, 30, ink=0.6, contour=1.3), *lamp], 0, 18, 1.36),
        legs[1], form(ellipse(-60, 98, 20,
        10), darker(STEEL, 0.1), 8, 10,
        shine=0.6)]


def _biter(colour: str) -> list[Shape]:
    """Return a head that bites to the right; its teeth meet round 0, 0."""
    return [form(loop(-16, 18, -50, 44, -96, 40, -100, 10, -60, 6), darker(colour, 0.08), 14, 20), mark(loop(-8, -2,
        -50, -4, -72, 8, -50, 22, -6, 16), "#5a1712"),
        form(loop(-2, -14, -30, -50, -70, -60, -110, -40, -112, 10, -70, 8, -40, 2, -4, 4), colour, 26, 30), *pegs(-40,
        2, 0, 4, 12), *pegs(-38, -4, 22, 3, -9),
        flat(ellipse(-58, -32, 11), LIME, ink=0, tone=1.6, contour=1), flat(ellipse(-54, -31, 5), INK, tone=0.1),
        drawn("M-74 -50 L-42 -42", 6), mark(ellipse(-14,
            -16, 4))]


def _three_heads() -> Part:
    """Return three heads at one apple: lion, goat and snake."""
    lion = [form(leaf_mass(random.Random(2), -78, -4, 52, 58, 26), "#a8622c", 16, 40), *_biter("#e0a94e")]
    goat = [form(tube(-70, -50, 18, -96, -86, 14, -130, -80, 3), "#8a7458", 8, 40), *_biter("#f2ead8"), form(loop(-40,
        40, -56, 40, -50, 78), "#f2ead8", 6, 80)]
    snake = [form(tube(-90, 0, 50, -150, 10, 46), "#6f9a44", 20, 40), *_biter("#6f9a44")]
    apple = [form(loop(0, -26, 26, -36, 44, -12, 36, 24, 12, 40, 0, 35, -12, 40, -36, 24, -44, -12, -26, -36),
        "#c1452f", 26, 20, shine=0.5), drawn("M0 -26 q2 -16 12 -22",
        6, "#5a3a22"), form(loop(8, -40, 26, -54, 40, -44, 22, -36), "#7f9f3c", 6, 30, shadow=NEAR)]
    return [*placed(snake, 18, -34, 0.8, 104), *placed(lion, -34, 22, 0.92, -14), *placed(goat, 36, 20, 0.88, -14,
        True),
        *placed(apple, 2, 8, 1.05)]


def _choir() -> Part:
    """Return five singers before a thundercloud."""
    dice = random.Random(4)
    cloud = [form(leaf_mass(dice, 0, -54, 92, 38, 30), "#5d5a7a", 24, 10), *bolt(dice, -20, -36, -34, -10, -18, -4,
        -36, 30, width=10, colour="#ffd84a", forks=0), *bolt(
        dice, 36, -34, 24, -8, 40, -2, 22, 30, width=10, colour="#ffd84a", forks=0)]
    folk = []
    for i, (x, y, c) in enumerate(((-76, 40, "#2f6f8f"), (76, 40, "#3f7d55"), (-38, 50, "#b8402c"), (38, 50,
        "#e8b23a"), (0, 62, "#74559b"))):
        folk += placed([form(loop(-26, 60, -24, 10, -12, -2, 12, -2, 24, 10, 26, 60), c, 14, 80), form(ellipse(0, -18,
            18, 20), (SKIN, "#c08a60")[i % 2], 9, 20, ink=0.35, tone=1.15,
            shadow=NEAR), mark(ellipse(0, -9, 5, 6), "#5a1712"), drawn("M-11 -20 q4 -6 8 0 M3 -20 q4 -6 8 0", 3.6),
            form(loop(-20, -26, -16, -38, 0, -44, 16, -38, 20, -26, 0, -33), ("#5a3a22", "#2a1a14", "#c9784a")[i % 3],
            6, 40, shadow=NEAR)], x, y, 1.06)
    return [*cloud, *folk]


def _blessing() -> Part:
    """Return a hand that opens over a bowed head."""
    hand = placed([form(tube(0, 150, 74, 0, 104, 60), "#f4ecd8", 20, 84), *palm(SKIN, 1.1)], 0, -38, 0.62, 180)
    light = flat(polygon(-30, -20, 30, -20, 74, 60, -74, 60), "#fff2b0", ink=0, tone=1.8, opacity=0.8, feather=10)
    head = [form(loop(-80, 110, -72, 88, -40, 76, 40, 76, 72, 88, 80, 110), "#7a5a86", 20, 70), *[form(ellipse(s * 46,
        56, 10, 14), SKIN, 7, 20,
        shadow=NEAR) for s in (-1, 1)], form(loop(-44, 44, -42, 70, -20, 94, 0, 98, 20, 94, 42, 70, 44, 44, 0, 30),
        SKIN, 20, 16, ink=0.5, tone=1.1), form(loop(-48, 52, -52,
        28, -30, 4, 0, -2, 30, 4, 52, 28, 48, 52, 24, 58, 0, 52, -24, 58), "#6b4a2e", 24, 30,
        ridges=tuple(Ridge(line(0, 2, x * 0.8, 24, x, 52), 6, -6)
        for x in (-40, -22, 0, 22, 40))), drawn("M-28 68 q9 8 18 0 M10 68 q9 8 18 0", 4), form(loop(-7, 66, 7, 66, 9,
        84, 0, 89, -9, 84), lighter(SKIN,
        0.1), 6, 60, shadow=NEAR)]
    return [light, *head, *hand]


def _side_door() -> Part:
    """Return a large wall, and in it a small door that is open a little."""
    dice = random.Random(6)
    stones = []
    for row in range(6):
        for col in range(5):
            x, y = -84 + 42 * col + (-10 if row % 2 else 8), -82 + 31 * row
            if abs(x) < 96:
                stones.append(form(loop(x - 20, y - 13, x, y - 15, x + 20, y - 13, x + 20, y + 13, x, y + 15, x - 20,
                    y + 13), lighter(STONE, dice.uniform(0, 0.3)), 7,
                    20, grain=0.2, shadow=NEAR))
    door = "M-22 88 V44 Q-22 18 2 18 Q26 18 26 44 V88 Z"
    return [form(box(-98, -92, 196, 184), darker(STONE, 0.35), 6, 4), *stones,
        form("M-32 90 V44 Q-32 6 2 6 Q36 6 36 44 V90 Z", lighter(STONE, 0.35), 6, 40), flat(door,
        "#ffe28a", ink=0, tone=1.8, contour=1, glow=Glow("#ffd870", 12, 0.7)),
        form("M-22 88 V44 Q-22 22 -4 18 L0 96 L-22 88 Z", "#8a5a34", 5, 84), flat(ellipse(-6, 58, 3),
        "#2a1a14", tone=0.2)]


def _old_name() -> Part:
    """Return a rock with one name scratched into it, again and again."""
    rock = form(loop(-92, 84, -98, 10, -70, -66, -10, -92, 60, -78, 96, -10, 92, 84, 0, 96), STONE, 40, 70, grain=0.34)
    letters = "M-40 -14 a13 15 0 1 0 0.1 0 M-14 -14 h26 M-1 -14 v30 M18 -14 h26 M31 -14 v30 M62 -14 a13 15 0 1 0 0.1 0"
    lines = [(placed([drawn(letters, w, c)], x, y, k, turn)) for x, y, k, turn, w, c in ((-12, -48, 0.86, -4, 7,
        "#3a2c26"), (-4, -8, 1.0, 3, 8, "#2a1a14"), (-14, 34, 0.94, -5, 8,
        "#3a2c26"), (6, 70, 0.74, 2, 7, "#4a3a32"))]
    return [rock, *[q for row in lines for q in row], *[drawn(f"M{x} {y} l{dx} {dy}", 4, "#4a3a32") for x, y, dx,
        dy in ((-80, -10, 18, 8), (70, 30, 14, -10), (-76, 56, 16,
        -6))]]


PICTURES = {
    "stone-golem": sign("might", _stone_fist),
    "fire-imp": sign("might", _burning_hand, y=124),
    "warlock": sign("guile", _contract, turn=-6),
    "siren": sign("song", _ear_shell),
    "enchanted-armour": sign("faith", _mail),
    "mind-thief": sign("guile", _thought),
    "chimera": sign("might", _three_heads, 120, 128, 0.86),
    "storm-caller": sign("song", _choir),
    "fallen-saint": sign("faith", _blessing),
    "portal-keeper": sign("guile", _side_door, size=0.94),
    "grudge-stone": sign("faith", _old_name),
}
RECIPES = recipes(
    "loot", PICTURES, __name__, "faces", "fire", "hands", "haunts", "magic", "nature", "stonework",
    shared=("bursts", "parts"),
)
