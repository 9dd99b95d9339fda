"""What the foes of level 3 leave: things of the dead, each on the ray burst of its kind."""

from __future__ import annotations

import math

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.skeletons import bone_hand
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.bursts import sign
from assets.workshop.pictures.tenefyr.parts import at, form, mark
from assets.workshop.pictures.tenefyr.setting import recipes

WOOD, GOLD, LIME = "#9a6436", "#e8b23a", "#fbf4df"
SKIN = "#e6b48a"


def _famine() -> Part:
    """Return an empty bowl with the marks of claws in it."""
    scratches = " ".join(f"M{x} -4 C{x + 6} 22 {x - 10} 44 {x - 2} 72" for x in (-34, -10, 14, 38))
    return [form(ellipse(0, 92, 62, 14), "#8a5a34", 8, 4),
        form("M-104 -26 C-100 60 -50 94 0 94 C50 94 100 60 104 -26 Z", "#b5804a", 50, 84,
            ridges=(Ridge("M-98 6 Q0 40 98 6", 6, -4),)),
        form(ellipse(0, -26, 106, 38), "#d9a868", 9, 4), flat(ellipse(0, -22, 88, 28), "#5a3820", tone=0.7, ink=0.8,
            contour=1.2),
        drawn(scratches, 8, "#2a1a14", tone=0.3), drawn("M-46 -28 l18 18 M-22 -32 l14 20 M6 -32 l12 20", 5, "#d9a868"),
        *at([form(ellipse(0, 0, 9, 7), LIME, 6, 30)], 44, -20)]


def _cold_blade() -> Part:
    """Return a frosted blade on a sarcophagus."""
    blade = polygon(-132, 4, -104, -15, 66, -17, 66, 25, -104, 23)
    sword = [*[form(polygon(x, 20, x + 20, 20, x + 10, 20 + h), "#f0fafc", 6, 70, shine=0.6) for x, h in ((-92, 26),
        (-62, 40), (-34, 22), (-8, 46), (24, 28))], form(blade, "#bfe2f0", 18, 4, shine=0.8), drawn("M-112 4 H56", 3.4,
        "#4f86a0"), form(tube(72, -46, 19, 76, 4, 20, 72, 54, 19), GOLD, 8, 80), form(tube(84, 4, 20, 116, 4, 18),
        "#5a3422", 8, 30), form(ellipse(124, 4, 13), GOLD, 9, 40)]
    frost = " ".join(rays(x, y, 4, 17, 6, 15) for x, y in ((-80, -40), (-10, -52), (40, -36)))
    return [form(polygon(-112, 34, -84, -6, 84, -6, 112, 34), "#d4d8da", 10, 6),
        form(box(-100, 32, 200, 70), "#aeb4ba", 10, 84,
            ridges=(Ridge("M-80 48 h44 v40 h-44 Z M-22 48 h44 v40 h-44 Z M36 "
            "48 h44 v40 h-44 Z", 5, -5),)), form(box(-110, 96, 220, 18), "#d4d8da", 6, 4),
        *at([*sword, flat(frost, "#ffffff", ink=0, tone=1.8, contour=1.0)], 0, -18, 0.92, -16)]


def _dirge() -> Part:
    """Return a page of notes whose lines drift away."""
    page = "M-92 -98 L40 -104 L44 70 Q-20 84 -86 104 Z"
    out = [form(page, LIME, 8, 70)]
    for k in range(4):
        y = -70 + 40 * k
        out.append(drawn(f"M-76 {y} C-30 {y - 4} 10 {y - 4} 36 {y - 4} C60 {y - 6} 74 {y - 26} 94 {y - 20} "
            f"C108 {y - 16} 112 {y - 30} 120 {y - 36}", 3.4))
    for x, y, lift in ((-56, -56, 0), (-22, -70, 0), (8, -34, 0), (-48, 6, 0), (-10, 22, 0), (26, -2, 0), (66, -86, 1),
        (90, -40, 1), (74, 26, 1), (98, 68, 1)):
        colour = "#4a2f66" if lift else "#2a1a14"
        out += at([mark(ellipse(0, 0, 11, 8), colour, contour=0.9),
            drawn("M9 -2 V-34" + (" q14 4 14 16" if lift else ""),
            4.2, colour, tone=0.4)], x, y, 1.15 if lift else 1.0, -14 if lift else 0)
    return out


def _sticky_fingers() -> Part:
    """Return a hand with a ring, or two, on every finger."""
    rings: list[Shape] = []
    for x, y, turn, stone in ((-33, -42, -16, "#c8402f"), (-8, -58, -3, "#2f6f8f"), (16, -54, 4, "#3f7d55"), (40, -34,
        12, "#74559b"), (-70, 30, -46, "#c8402f"), (-36, -66, -14, "#e8b23a"), (18, -78, 5, "#c8402f")):
        rings += at([form(tube(-13, 0, 10, 13, 0, 10), GOLD, 5, 10, shine=0.7, contour=1.2),
            form(ellipse(0, -3, 8, 7), stone, 6, 30, shine=0.8, contour=1.0)], x, y, 1.0, turn)
    return [*palm(SKIN), *rings, form(box(-36, 104, 72, 40), "#3f7d55", 12, 84), form(box(-40, 96, 80, 16), GOLD, 6, 4)]


def _web(reach: float, spokes: int, rounds: int, turn: float) -> str:
    """Return the threads of a web round 0, 0 as one path."""
    angles = [math.radians(turn + 360 * k / spokes) for k in range(spokes)]
    out = [f"M0 0 L{reach * math.cos(a):.0f} {reach * math.sin(a):.0f}" for a in angles]
    for k in range(1, rounds + 1):
        r = reach * k / (rounds + 0.3)
        for i, a in enumerate(angles):
            b = angles[(i + 1) % spokes]
            m = a + math.pi / spokes
            out.append(f"M{r * math.cos(a):.0f} {r * math.sin(a):.0f} Q{r * 0.8 * math.cos(m):.0f} "
                f"{r * 0.8 * math.sin(m):.0f} {r * math.cos(b):.0f} {r * math.sin(b):.0f}")
    return " ".join(out)


def _second_thread() -> Part:
    """Return a bold web, and behind it a second, finer one, with its owner."""
    return [*at([drawn(_web(100, 14, 8, 8), 2.0, "#2f6a48", tone=0.8)], 12, 14),
        drawn(_web(112, 8, 4, 0), 6.5, "#fffaf0", tone=1.8, contour=1.3),
        *[drawn(f"M14 40 Q{s * 40 + 14} {20 + 12 * k} {s * 44 + 14} {52 + 14 * k}", 4) for s in (-1, 1) for k in (-1, 0,
            1)], form(ellipse(14, 30, 20, 22), LIME, 16, 30), form(ellipse(14, 56, 13, 12), LIME, 10, 30),
        mark(f"{ellipse(9, 58, 3)} {ellipse(19, 58, 3)}", "#c8202a", tone=0.8)]


def _raise() -> Part:
    """Return a living hand that pulls a dead one out of the ground."""
    fingers = [form(tube(40, 34 + 16 * k, 19, 6, 40 + 16 * k, 20, -30, 46 + 15 * k, 15), SKIN, 9, 20) for k in range(3)]
    return [*at(bone_hand("#f6ecd0"), -10, 12, 0.9, -8),
        form(tube(130, -110, 66, 84, -30, 56), "#4f6f9a", 22, 60), form(tube(92, -44, 62, 82, -28, 62), LIME, 10, 60),
        form(tube(80, -24, 46, 54, 30, 50, 36, 56, 44), SKIN, 20, 70), *fingers,
        form(tube(44, 24, 22, 14, 18, 20, -8, 26, 15), SKIN, 9, 40),
        form(loop(-116, 124, -100, 86, -60, 72, -34, 84, 0, 78, 36, 86, 64, 70, 100, 84, 116, 124), "#7a5636", 22, 20,
            ridges=(Ridge("M-80 98 l18 6 M-30 100 l14 8 M30 100 l16 6 M74 96 l14 6", 7, 6),)),
        *[form(loop(x, y, x + 12, y - 8, x + 20, y + 4, x + 8, y + 10), "#7a5636", 5, 30) for x, y in ((-62, 46), (50,
            44), (-40, 62), (70, 58))]]


def _requiem() -> Part:
    """Return a wreath round a candle that was just put out."""
    out: list[Shape] = []
    for k in range(20):
        a = math.radians(18 * k)
        x, y = 82 * math.cos(a), 82 * math.sin(a)
        out += at([form(loop(-24, 0, 0, -13, 26, 0, 0, 13), "#5f8a3c" if k % 2 else "#7f9f3c", 8, 30, contour=1.2)],
            x, y, 1.0, 18 * k + (60 if k % 2 else 120))
    ribbon = [form(polygon(-12, 76, -40, 116, -20, 112, -10, 122, 6, 84), "#74559b", 6, 60), form(polygon(12, 76, 40,
        116, 20, 112, 10, 122, -6, 84), "#74559b", 6, 60), form(ellipse(0, 80, 16, 12), "#8d6cb8", 8, 20)]
    smoke = tube(0, -26, 4, -14, -46, 8, 12, -66, 10, -10, -92, 12, 8, -116, 4)
    return [*out, *ribbon, form(box(-19, -8, 38, 74), LIME, 16, 86), form(loop(-20, -8, 0, -14, 20, -8, 22, 16, 12,
        6, 4,
        26, -6, 4, -16, 14), "#fff8e6", 6, 30), drawn("M0 -10 V-26", 5), flat(ellipse(0, -28, 5), "#f08a2a", ink=0,
            tone=1.6), flat(smoke, "#fffaf0", ink=0, tone=1.7, contour=1.1, opacity=0.94)]


def _turncoat() -> Part:
    """Return a mask that is also a lid: it stands ajar over the box it shuts."""
    mask = loop(-86, -30, -60, -84, 0, -100, 60, -84, 86, -30, 76, 30, 40, 62, 0, 70, -40, 62, -76, 30)
    lid = [form(mask, "#e8dcc0", 50, 20),
        mark(loop(-58, -22, -34, -40, -12, -20, -34, -8)), mark(loop(58, -22, 34, -40, 12, -20, 34, -8)),
        form(loop(-8, -10, 8, -10, 16, 18, 0, 26, -16, 18), "#d8c8a4", 10, -24),
            mark("M-44 34 Q0 62 44 34 Q0 46 -44 34 Z"),
        drawn("M-64 -54 Q-36 -72 -12 -52 M64 -54 Q36 -72 12 -52", 6), flat(f"{ellipse(-58, 14, 14, 11)} "
            f"{ellipse(58, 14, 14, 11)}", "#d2704e", ink=0.1, opacity=0.75, tone=1.2)]
    return [mark(polygon(-94, 42, 94, 42, 80, 66, -80, 66), "#2a1a14"),
        form(polygon(-96, 56, 96, 56, 84, 116, -84, 116), "#a9693c", 9, 4, ridges=(Ridge("M-92 84 H92", 5, -4),)),
        form(box(-14, 60, 28, 30), GOLD, 7, 40, shine=0.5), mark(ellipse(0, 72, 5)), mark(polygon(-3, 72, 3, 72, 5,
            84, -5, 84)), *[form(box(x, 54, 20, 62), GOLD, 5, 84, shine=0.5) for x in (-84, 64)],
        *at(lid, 4, -30, 1.04, -8), *[form(ellipse(x, 50, 10), GOLD, 7, 30, shine=0.6) for x in (-88, 88)]]


def _thirst() -> Part:
    """Return a crystal glass, half full."""
    bowl = "M-66 -104 C-70 -20 -46 14 0 18 C46 14 70 -20 66 -104 Z"
    wine = "M-66 -44 C-60 -8 -38 10 0 13 C38 10 60 -8 66 -44 Z"
    return [form(ellipse(0, 104, 58, 14), "#dcecf0", 8, 4, shine=0.6), form(tube(0, 16, 14, 0, 50, 12, 0, 98, 20),
        "#e6f2f4", 6, 84, shine=0.6), form(ellipse(0, 52, 14, 10), "#f4fafa", 7, 30, shine=0.8),
        form(bowl, "#eef6f6", 26, 86, shine=0.4), form(wine, "#a8202c", 26, 84, shine=0.5),
        form(ellipse(0, -44, 65, 14), "#c83440", 8, 4),
            drawn("M-30 -100 L-14 -58 M0 -104 V-60 M30 -100 L14 -58 M-54 -96 "
            "L-40 -60 M54 -96 L40 -60", 2.6, "#8ab0ba"), form(ellipse(0, -104, 66, 13), "#f8fcfc", 5, 4),
        flat("M-46 -90 C-48 -66 -46 -50 -42 -38 L-34 -40 C-38 -56 -38 -72 -36 -88 Z", "#ffffff", ink=0, tone=1.9),
        form(loop(70, -84, 84, -60, 80, -46, 68, -46, 60, -60), "#a8202c", 8, 30, shine=0.8)]


def _lantern_light() -> Part:
    """Return a lantern that shines on a crossroads."""
    roads = "M-16 20 L-120 130 H-50 L0 50 L50 130 H120 L16 20 L120 -4 V-30 L0 6 L-120 -30 V-4 Z"
    lamp = [drawn("M-22 -92 Q0 -128 22 -92", 7), form(polygon(-44, -64, 0, -100, 44, -64), "#6f7680", 10, 30,
        shine=0.5),
        flat(polygon(-34, -64, 34, -64, 40, 4, -40, 4), "#ffe38a", ink=0, tone=1.9, contour=1.4, glow=Glow("#ffd060",
            30,
            0.8)), flat("M0 -2 C-22 -14 -16 -36 0 -56 C16 -36 22 -14 0 -2 Z", "#ff9a2e", ink=0, tone=1.6, contour=0.9),
        flat("M0 -4 C-11 -14 -8 -26 0 -38 C8 -26 11 -14 0 -4 Z", "#fff6d0", ink=0, tone=1.9),
        form(f"{polygon(-36, -64, -28, -64, -34, 4, -42, 4)} {polygon(36, -64, 28, -64, 34, 4, 42, 4)}", "#6f7680",
            3, 84), form(polygon(-50, 2, 50, 2, 44, 20, -44, 20), "#6f7680", 7, 4, shine=0.5)]
    post = [form(tube(78, 90, 12, 80, 8, 11), WOOD, 5, 84), form(polygon(50, 18, 104, 12, 116, 22, 104, 34, 50, 38),
        "#c08a4a", 5, 4), form(polygon(104, 44, 58, 40, 46, 52, 58, 62, 104, 62), "#c08a4a", 5, 4)]
    return [form(loop(-124, 140, -124, -6, -40, -24, 40, -24, 124, -6, 124, 140), "#6f8a3c", 10, 8),
        flat(roads, "#fbeec0", tone=1.3, ink=0.2, contour=1.2), *post, *at(lamp, -6, -10, 1.0)]


def _bearer(skin: str, cloth: str, hair: str) -> list[Shape]:
    """Return one bearer who looks up past the corner of the coffin on his left shoulder (the right in the picture)."""
    return [form(loop(-54, 100, -52, 40, -20, 16, 30, 10, 62, 22, 66, 100), cloth, 20, 70),
        form(tube(40, 70, 34, 66, 40, 30, 58, 4, 26), cloth, 13, 60),
        form(loop(-38, -34, -16, -58, 16, -58, 30, -34, 32, 4, 14, 30, -14, 32, -36, 8), skin, 24, 16),
        form(loop(-42, -26, -36, -58, -6, -72, 26, -60, 34, -30, 12, -46, -16, -46, -32, -30), hair, 10, 60),
        *[flat(ellipse(x, -18, 8), LIME, ink=0, tone=1.7, contour=1.0) for x in (-16, 12)],
        *[mark(ellipse(x + 2, -22, 4), contour=0.3) for x in (-16, 12)],
        form(loop(-6, -10, 2, -10, 8, 6, -2, 10, -10, 6), skin, 6, -24, contour=1.1), drawn("M-14 19 Q-2 14 10 19",
            3.4),
        form(loop(46, -8, 72, -12, 78, 6, 54, 12), skin, 8, 20)]


def _shared_burden() -> Part:
    """Return a coffin on four shoulders, seen from below."""
    out: list[Shape] = []
    for x, y, size, skin, cloth, hair in ((-84, -46, 0.62, "#b5784e", "#c1452f", "#2f2a34"), (84, -46, 0.62, SKIN,
        "#74559b", "#e8d8b0")):
        out += at(_bearer(skin, cloth, hair), x, y, size, 0, x > 0)
    out += [form(polygon(-58, -70, -30, -100, 30, -100, 58, -70, 50, -20, -50, -20), "#8f5f36", 8, 86),
        form(polygon(-50, -20, 50, -20, 74, 34, -74, 34), "#6a4426", 6, 4,
            ridges=(Ridge("M-30 -20 L-44 34 M0 -20 V34 M30 "
            "-20 L44 34", 5, -4),)),
        form(polygon(-84, -34, -42, -84, 42, -84, 84, -34, 66, 40, -66, 40), "#b98452", 12, 84,
            ridges=(Ridge("M-70 -34 "
            "L-36 -72 H36 L70 -34 L56 28 H-56 Z M0 -72 V28", 5, -4),)),
        form(ellipse(0, -22, 15), GOLD, 9, 40, shine=0.6)]
    for x, skin, cloth, hair in ((-72, SKIN, "#2f6f8f", "#5a3a24"), (72, "#dcb48c", "#7f9f3c", "#b9783c")):
        out += at(_bearer(skin, cloth, hair), x, 44, 0.92, 0, x > 0)
    return out


PICTURES = {
    "ghoul": sign("might", _famine, y=116),
    "restless-knight": sign("faith", _cold_blade, y=118),
    "banshee": sign("song", _dirge, x=112),
    "grave-robber": sign("guile", _sticky_fingers, x=124, y=124),
    "crypt-spider": sign("guile", _second_thread),
    "bone-priest": sign("faith", _raise),
    "mourner": sign("song", _requiem, y=116),
    "mimic": sign("guile", _turncoat, x=118, y=122),
    "vampire-thrall": sign("might", _thirst),
    "lantern-ghost": sign("faith", _lantern_light, y=122),
    "pall-bearer": sign("faith", _shared_burden, y=118),
}
RECIPES = recipes("loot", PICTURES, __name__, "hands", "skeletons", shared=("bursts", "parts"))
