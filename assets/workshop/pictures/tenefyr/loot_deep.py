"""What is carried up out of the Deep, as signs on a ray burst."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.palette import GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.bursts import sign
from assets.workshop.pictures.tenefyr.parts import LIME, NEAR, form, mark, pegs, round_nose, two_eyes
from assets.workshop.pictures.tenefyr.setting import recipes

SKIN, INK, WOOD, BARK = "#dda77e", "#2a1a14", "#8a5a34", "#7a5636"


def _breath() -> Part:
    """Return a cone of fire between two teeth."""
    gums = [form(loop(-96, -96, 20, -96, 40, -70, -10, -56, -60, -60, -96, -50), "#b8505a", 16, 10), form(loop(-96, 96,
        20, 96, 40, 72, -10, 58, -60, 62,
        -96, 52), "#b8505a", 16, 10)]
    fangs = [form("M-70 -74 Q-58 -30 -34 -2 Q-16 -34 -12 -78 Z", LIME, 14, 70, ink=0.5),
        form("M-70 76 Q-58 40 -34 14 Q-16 42 -12 80 Z",
        LIME, 14, 70, ink=0.5)]
    outer = ("M-98 0 Q-20 -30 30 -54 Q24 -38 38 -34 Q66 -54 98 -60 Q84 -34 96 -22 Q88 -8 98 6 "
        "Q84 16 96 34 Q78 40 90 62 "
        "Q56 50 40 34 Q28 42 30 56 Q-20 34 -98 10 Z")
    inner = "M-84 0 Q-10 -18 34 -30 Q54 -22 72 -32 Q68 -10 82 2 Q66 14 74 34 Q50 24 36 30 Q-10 22 -84 8 Z"
    core = "M-70 2 Q0 -8 40 -12 Q44 2 54 4 Q44 10 38 16 Q0 12 -70 6 Z"
    fire = [flat(outer, "#e2571a", contour=1.2, ink=0.05, tone=1.4, glow=Glow("#ff9a3a", 16, 0.5)), flat(inner,
        "#f7a62e", contour=0.6, ink=0, tone=1.7), flat(core,
        "#fff0a8", contour=0.3, ink=0, tone=1.9)]
    return [*gums, *fire, *fangs]


def _trunk() -> Part:
    """Return an uprooted tree on a giant's shoulders, and the giant, who has been asked to put it down."""
    dice = random.Random(5)
    roots = [form(tube(70, 20, 26, 70 + 28 * math.cos(a), 20 + 28 * math.sin(a), 14, 70 + 44 * math.cos(a + 0.3),
        20 + 44 *
        math.sin(a + 0.3), 3), darker(BARK, 0.1), 6, 50, shadow=NEAR) for a in (-1.5, -0.8, -0.1, 0.6, 1.2)]
    trunk = form(tube(-70, -14, 44, 0, 4, 46, 78, 22, 56), BARK, 20, 66, grain=0.3, ridges=(
        Ridge(line(-60, -24, 0, -6, 70, 10), 5, -5), Ridge(line(-56, 0, 10, 16, 80, 32), 5, -5)))
    crown = [form(leaf_mass(dice, x, y, rx, ry, 24), c, 18, 30, grain=0.2) for x, y, rx, ry, c in ((-60, -42, 36, 30,
        "#5f8f3c"), (-64, 12, 34, 30, "#6f9a44"), (-82, -16, 26, 36, "#7fa84a"))]
    body = [form(loop(-84, 116, -80, 62, -44, 34, 4, 40, 54, 34, 88, 66, 96, 116), "#c1452f", 24, 70),
        form(tube(4, 4, 34, 4, 46, 40), SKIN, 14, 84, ink=0.7)]
    head = [form(leaf_mass(dice, 4, -56, 46, 34, 26), "#a8622c", 16, 30, grain=0.2), form(loop(-34, -20, -26, -58, 4,
        -70,
        34, -58, 42, -20, 28, 30, 4, 40, -20, 30), SKIN, 26, 16, ink=0.7), *[form(leaf_mass(dice, x, -62, 15, 11, 14),
        "#a8622c",
        7, 20, shadow=NEAR) for x in (-14, 6, 26)], *placed(two_eyes(34, 12, -26, 0.0, 0.3, 0.1, SKIN), 4, 0),
        *round_nose(4, -4,
        28, 28, lighter(SKIN, 0.06)), drawn("M-12 20 Q4 28 20 20", 4)]
    hold = [form(tube(88, 112, 40, 100, 84, 34, 74, 58, 28), SKIN, 14, 50), *[form(tube(48 + 13 * k, 0 + 3 * k, 14,
        50 + 13 * k, 22
        + 3 * k, 15, 52 + 12 * k, 44 + 3 * k, 12), SKIN, 7, 80, shadow=NEAR) for k in range(4)]]
    return [*roots, trunk, *crown, *body, *placed(head, 2, -12, 0.7), *hold]


def _phylactery() -> Part:
    """Return a small iron box, shut, with a heartbeat."""
    iron = "#7a838c"
    lid = [form(polygon(-66, -20, -50, -54, 66, -54, 80, -20), lighter(iron, 0.15), 9, 10, shine=0.4), form(polygon(74,
        -20, 92, -46, 92, 40, 74, 66), darker(iron, 0.25), 6, 80)]
    front = [form(box(-66, -22, 142, 90), iron, 9, 6, shine=0.3), *[form(box(x, -24, 18, 94), darker(iron, 0.25), 5,
        84, shadow=NEAR) for x in (-58, 50)], *[form(ellipse(x, y,
        5), LIME, 4, 20, shadow=NEAR) for x in (-49, 59) for y in (-10, 56)]]
    heart = "M5 54 C-22 34 -36 14 -28 -2 C-20 -14 0 -12 5 4 C10 -12 30 -14 38 -2 C46 14 32 34 5 54 Z"
    beat = drawn("M-98 -72 H-50 L-38 -92 L-22 -58 L-8 -86 L2 -72 H40 L50 -88 L62 -72 H96", 7, "#992f24")
    arcs = drawn("M-80 -4 q-14 26 0 54 M-94 -14 q-20 36 0 76", 5, "#992f24")
    return [beat, arcs, *lid, *front, flat(heart, "#ff6a5a", ink=0, tone=1.7, contour=1.4, glow=Glow("#ff8a6a", 14,
        0.8)), mark(" ".join((ellipse(5, 10, 6),
        polygon(2, 12, 8, 12, 11, 30, -1, 30))), "#4a1410")]


def _at(angle: float, far: float) -> str:
    """Return a point in a direction, as the words of a path."""
    return f"{far * math.cos(angle):.0f} {far * math.sin(angle):.0f}"


def _unlidded() -> Part:
    """Return an eye that has no lid to shut."""
    ball = form(ellipse(0, 0, 84), LIME, 70, 20, ink=0.7)
    veins = drawn(" ".join(f"M{_at(a, 84)} Q{_at(a + 0.1, 64)} {_at(a, 54)} M{_at(a + 0.05, 66)} L{_at(a + 0.22, 60)}"
        for a in [0.3 + 0.7 * k for k in range(9)]), 4, "#c1452f")
    cord = [form(tube(60, 56, 30, 84, 84, 26, 110, 96, 24), "#c8707a", 11, 60), drawn("M66 66 L92 96 M78 66 L104 90",
        3, "#7a2a34")]
    iris = [flat(ellipse(-6, -4, 46), "#3f7d55", ink=0.25, tone=1.2, contour=1.4),
        *placed([drawn(" ".join(f"M{_at(a, 44)} L{_at(a, 27)}"
        for a in [2 * math.pi * k / 20 for k in range(20)]), 3, "#1f4a30")], -6, -4), flat(ellipse(-6, -4, 22),
        "#140c0a", tone=0.1), flat(ellipse(-24, -24, 13, 10),
        "#ffffff", ink=0, tone=1.9), flat(ellipse(10, 14, 6), "#ffffff", ink=0, tone=1.9)]
    return [*cord, ball, veins, *iris]


def _shoe(colour: str) -> list[Shape]:
    """Return a dancing shoe that looks to the left, worn through at the toe; its sole is y = 0."""
    return [form(loop(-84, -4, -96, -20, -80, -40, -40, -44, 0, -64, 30, -70, 44, -50, 46, -10, 40, 2, -40, 4), colour,
        20, 20), mark(loop(-8, -56, 18, -70, 34, -66, 30, -48, 4, -42), INK),
        form(box(14, -6, 30, 24), darker(colour, 0.45), 6, 84), form(tube(-88, 2, 10, -30, 6, 9, 20, 2, 10),
        darker(colour, 0.5), 4, 4), mark(loop(-90, -12, -84, -26, -68, -22, -72, -8), INK),
        form(ellipse(-80, -16, 7), SKIN, 5, 20, shadow=NEAR),
        drawn("M10 -64 Q-20 -84 -34 -66 Q-22 -54 6 -60 M10 -64 Q34 -92 50 -76 Q40 -60 12 -60", 7, GOLD),
        drawn("M-56 -30 l8 10 M-46 -34 l8 "
        "10", 3)]


def _shoes() -> Part:
    """Return a pair of shoes that would go on without their dancer."""
    notes = [flat(f"{ellipse(x, y, 9, 7)} {tube(x + 8, y, 4, x + 8, y - 34, 4, x + 20, y - 24, 3)}", INK,
        tone=0.2) for x, y in ((-70, -46), (66, -58))]
    swirl = drawn("M-92 86 Q0 104 92 84 M-70 96 Q0 110 60 98", 5, "#74559b")
    return [swirl, *notes, *placed(_shoe("#b8402c"), 26, 8, 0.98, 24, True), *placed(_shoe("#c9503a"), 4, 74, 1.04, -6)]


def _two_for_one() -> Part:
    """Return a cut neck; from the cut two heads are on their way."""
    hide = "#5f9a44"
    neck = form(tube(0, 112, 92, 0, 60, 84, 0, 18, 78), hide, 30, 80,
        ridges=(Ridge("M-40 60 q40 14 80 0 M-42 84 q42 14 84 0", 7, -6),))
    cut = [form(ellipse(0, 14, 44, 17), "#d8606a", 9, 10, shadow=NEAR), flat(ellipse(0, 13, 28, 10), "#f0a8a0",
        ink=0.1, tone=1.3, contour=0.8), flat(ellipse(0, 13, 11, 5), LIME, ink=0, tone=1.5,
        contour=0.8)]
    heads = []
    for s in (-1, 1):
        bud = [form(tube(0, 60, 30, 4, 26, 28, 0, 0, 30), hide, 12, 60), *[form(polygon(x - 6, -34, x + 6, -34, x + 8,
            -56), LIME, 4, 60, shadow=NEAR) for x in (14, 30)], form(loop(-50, 10, -54, -10, -30,
            -20, 0, -38, 34, -34, 42, -8, 30, 14, 0, 24), hide, 22, 20), flat(ellipse(2, -14, 11), LIME, ink=0,
            tone=1.6, contour=1.1), flat(ellipse(-1, -13, 5), INK, tone=0.1), mark(ellipse(-44, -6, 3)),
            drawn("M-50 4 Q-26 14 0 6", 4), *pegs(-40, -20, 6, 2, 8)]
        heads += placed(bud, s * -26, -44 if s > 0 else -36, 0.92, 0, s < 0)
    return [neck, *cut, *heads]


def _seal() -> Part:
    """Return a seal of black wax with a horned face in it, on its ribbons."""
    wax = "#3a323c"
    ribbons = [form(polygon(-30, 20, 4, 30, -22, 104, -40, 88, -62, 96), "#992f24", 6, 70), form(polygon(30, 20, -4,
        30, 22, 104, 40, 88, 62, 96), "#b8402c", 6, 70)]
    blob = form(loop(-70, -50, -30, -82, 26, -80, 66, -56, 80, -8, 66, 40, 24, 62, -28, 60, -66, 40, -82, -6), wax, 22,
        20, shine=0.7)
    ring = form(f'<path fill-rule="evenodd" d="{ellipse(0, -10, 56)} {ellipse(0, -10, 47)}"/>', lighter(wax, 0.25), 5,
        30, shine=0.6, shadow=NEAR)
    face = [form(f"{tube(-16, -24, 12, -32, -38, 10, -30, -52, 3)} {tube(16, -24, 12, 32, -38, 10, 30, -52, 3)}",
        lighter(wax, 0.35), 5, 40, shine=0.6, shadow=NEAR), form(loop(-26, -10, -20, -32, 0, -38,
        20, -32, 26, -10, 14, 16, 0, 32, -14, 16), lighter(wax, 0.35), 16, 20, shine=0.6, shadow=NEAR),
        mark(f"{loop(-16, -14, -10, -18, -4, -12, -10, -9)} {loop(16, -14, 10, -18, 4, -12, 10, -9)}", "#120c12"),
        drawn("M-12 8 Q0 16 12 8", 4)]
    return [*ribbons, blob, ring, *face]


def _roots() -> Part:
    """Return roots that have hold of a stone."""
    stone = form(loop(-52, 84, -66, 40, -50, 4, 0, -12, 52, 4, 66, 40, 54, 84, 0, 96), "#b3ada2", 34, 60, grain=0.3)
    stump = form(tube(0, -104, 50, 0, -60, 56, 0, -26, 74), BARK, 24, 84, grain=0.25,
        ridges=(Ridge("M-14 -100 V-30 M10 -100 V-26", 6, -6),))
    back = [form(tube(s * 26, -34, 34, s * 80, 0, 24, s * 92, 52, 18, s * 66, 96, 6), darker(BARK, 0.15), 10, 60 * s,
        grain=0.2) for s in (-1, 1)]
    front = [form(tube(*run), lighter(BARK, 0.06 * (i % 2)), 10, 50 + 20 * i, grain=0.2, shadow=NEAR) for i,
        run in enumerate(((-20, -30, 34, -44, 10, 26, -30, 50, 22, -44, 80, 16, -20, 94, 5), (22, -30, 34, 40, 16, 26,
        20, 54,
        20, 38, 84, 14, 16, 98, 4), (0, -30, 30, 4, 20, 22, -8, 60, 16, 4, 90, 5)))]
    sprig = form(loop(30, -92, 56, -104, 66, -84, 44, -76), "#7f9f3c", 7, 30, shadow=NEAR)
    return [*back, stone, stump, *front, sprig]


def _moth_window() -> Part:
    """Return a moth on a lit window."""
    pane = [form(box(-84, -92, 168, 184), WOOD, 8, 84), flat(box(-70, -78, 140, 156), "#ffe28a", ink=0, tone=1.7,
        contour=1.2, glow=Glow("#ffd870", 16, 0.6)), *[form(path, WOOD, 5, a, shadow=NEAR) for path, a in ((box(-6,
        -80, 12, 160), 84), (
        box(-72, -6, 144, 12), 4))]]
    wings = [form(loop(s * 4, -14, s * 40, -58, s * 82, -52, s * 78, -12, s * 46, 6, s * 54, 44, s * 28, 58, s * 6,
        26), "#a58ab8", 18, 50 * s,
        ridges=(Ridge(f"M{s * 8} 0 L{s * 66} -40 M{s * 8} 6 L{s * 64} -14 M{s * 8} 16 L{s * 36} 46", 5, -5),))
        for s in (-1, 1)]
    spots = [q for s in (-1, 1) for q in (flat(ellipse(s * 56, -32, 12), LIME, ink=0, tone=1.5, contour=1),
        flat(ellipse(s * 56, -32, 6), INK, tone=0.1), flat(ellipse(s * 34, 32, 7), LIME, ink=0, tone=1.5, contour=1))]
    body = [form(tube(0, -34, 18, 0, 0, 22, 0, 46, 8), "#5d4a6a", 9, 20),
        drawn("M-4 -42 q-10 -26 -26 -30 M4 -42 q10 -26 26 -30", 5, "#3a2c40")]
    return [*pane, *wings, *spots, *body]


def _second_face() -> Part:
    """Return two masks on sticks that make one face between them."""
    whole = loop(-78, -30, -70, -72, -30, -90, 30, -90, 70, -72, 78, -30, 64, 30, 30, 68, 0, 78, -30, 68, -64, 30)
    out: list[Shape] = [form(tube(s * 34, 50, 12, s * 58, 108, 12), WOOD, 5, 84) for s in (-1, 1)]
    for s, colour, mouth in ((-1, "#f2d9a0", "M-50 10 Q-40 50 0 50 V34 Q-26 34 -34 6 Z"), (1, "#8fa6c9",
        "M50 50 Q40 20 0 22 V38 Q28 36 36 54 Z")):
        side = box(-100 if s < 0 else 0, -110, 100, 220)
        half = f'<clipPath id="h"><path d="{side}"/></clipPath><g clip-path="url(#h)"><path d="{whole}"/></g>'
        out += [form(half, colour, 30, 20), mark(mouth, "#2a1a14"), mark(loop(s * 16, -22, s * 34,
            -38 if s < 0 else -26, s * 56, -22, s * 34, -10), "#2a1a14"), form(tube(s * 14, -48 if s < 0 else -40, 6,
            s * 36, -56 if s < 0 else -52, 10, s * 60,
            -46 if s < 0 else -58, 5), darker(colour, 0.5), 4, 10, shadow=NEAR)]
    tear = form("M38 -6 q9 16 0 22 q-9 -6 0 -22 Z", "#2f6f8f", 5, 20, shine=0.7, shadow=NEAR)
    return [*out, form(loop(-9, -22, 0, -28, 9, -22, 14, 8, 0, 16, -14, 8), "#d9c7b0", 9, 60, shadow=NEAR),
        drawn("M0 -90 V-30 M0 18 V78", 4), tear]


def _master_key() -> Part:
    """Return a key as long as an arm, and the arm, to prove it."""
    bow = " ".join(f"{ellipse(x, y, 23)} {ellipse(x, y, 11)}" for x, y in ((-20, -56), (20, -56), (0, -84)))
    key = [form(polygon(6, 46, 44, 46, 44, 60, 28, 60, 28, 68, 44, 68, 44, 90, 6, 90), GOLD, 6, 20, shine=0.6),
        form(tube(0, -30, 17, 0, 94, 15), GOLD, 8, 84, shine=0.6), form(
        f'<path fill-rule="evenodd" d="{bow}"/>', GOLD, 7, 45, shine=0.6), form(box(-15, -28, 30, 11), lighter(GOLD,
        0.25),
        5, 4, shine=0.6, shadow=NEAR)]
    sleeve = [form(tube(-46, 104, 58, -44, 20, 52, -40, -8, 44), "#3f7d55", 20, 70,
        ridges=(Ridge("M-60 90 Q-46 40 -54 0", 7, -6), Ridge("M-34 96 Q-30 50 -36 4", 7, -6))), form(tube(-64, -10, 17,
        -40, -16, 18, -16, -8, 17), LIME, 8, 10, shadow=NEAR)]
    hand = placed(fist(SKIN), -36, -52, 0.66, 4)
    return [*sleeve, *placed(key, 26, 4, 1.0, 10), *hand]


PICTURES = {
    "young-dragon": sign("might", _breath, size=0.98),
    "hill-giant": sign("might", _trunk, 122, 122),
    "lich": sign("faith", _phylactery, 116, 126),
    "eye-of-the-deep": sign("guile", _unlidded, 116, 118, 1.05),
    "demon-piper": sign("song", _shoes, 120, 116, 1.0),
    "hydra": sign("song", _two_for_one, 120, 126, 1.05),
    "archdevil": sign("guile", _seal, 120, 118, 1.1),
    "ancient-treant": sign("faith", _roots, 120, 124, 1.0),
    "queen-of-moths": sign("song", _moth_window),
    "doppelganger": sign("faith", _second_face, 120, 124, 1.08),
    "vault-warden": sign("guile", _master_key, 124, 124, 1.0),
}
RECIPES = recipes("loot", PICTURES, __name__, "fire", "hands", shared=("bursts", "parts"))
