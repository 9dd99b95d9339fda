"""Small wooden people and beasts for the vignettes: big heads, two eyes, one thing in the hand; feet at y = 0."""

from __future__ import annotations

from assets.workshop.engraving import Glow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.heroica.things.piece import BRASS, PALE, cut, dot, mark, metal

GREEN = "#8ba046"


def eyes(x: float, y: float, gap: float, size: float, colour: str = "#fff3c8") -> list[Shape]:
    """Return two round eyes with pupils."""
    return [shape for side in (-1, 1) for shape in (mark(ellipse(x + side * gap / 2, y, size), colour, 1.8),
        dot(x + side * gap / 2 + size * 0.25, y, size * 0.48))]


def goblin(coat: str = "#8a4a2c", helm: str | None = None, crown: bool = False) -> list[Shape]:
    """Return a goblin, 100 high; with a spear, or with a crown and a scepter."""
    ears = ("M-22 -72 C-40 -88 -58 -86 -70 -94 C-62 -70 -44 -56 -22 -58 Z M22 -72 C40 -88 58 -86 70 -94 C62 -70 44 "
        "-56 22 -58 Z")
    out = [cut(f"{tube(-11, -24, 13, -13, 0, 12)} {tube(11, -24, 13, 13, 0, 12)}", "#5a3a22", 5, 80),
        cut("M-24 -52 C-32 -30 -32 -14 -26 -12 Q0 -4 26 -12 C32 -14 32 -30 24 -52 Z", coat, 12, 78),
        cut(ears, GREEN, 7, 30), cut(ellipse(0, -70, 30, 27), GREEN, 20, 40, swell=0.45, tone=1.08), *eyes(0, -74, 22,
        7, "#ffe680"),
        cut(ellipse(3, -64, 6), lighter(GREEN, 0.2), 4, 20), drawn("M-14 -54 Q2 -46 16 -55", 3, "#3a1a10")]
    if crown:
        out += [metal("M-24 -90 L-28 -116 L-12 -102 L0 -122 L12 -102 L28 -116 L24 -90 Z", BRASS), metal(tube(34, -6, 6,
            40,
            -60, 6), BRASS, 3, 86), metal(ellipse(41, -66, 9), "#c8322c", 6)]
    else:
        out += [cut(tube(36, 4, 5, 42, -116, 5), "#7a5230", 3, 86), metal(polygon(42, -146, 52, -118, 42, -108, 33,
            -118), PALE)]
    if helm:
        out.append(metal("M-30 -80 C-30 -112 30 -112 30 -80 Q0 -90 -30 -80 Z", helm, 9))
    return out


def general() -> list[Shape]:
    """Return the goblin general: epaulettes, a crystal on the chest, a cocked hat."""
    fringe = " ".join(ellipse(x, -50, 12, 8) for x in (-30, 30))
    hat = "M-44 -90 C-30 -122 30 -122 44 -90 Q0 -104 -44 -90 Z"
    return [*goblin("#8e2f2a"), metal(fringe, BRASS), cut(hat, "#2f3f6a", 9, 20), drawn("M-40 -92 Q0 -106 40 -92", 3.4,
        BRASS),
        flat(polygon(0, -44, 10, -32, 0, -16, -10, -32), "#d8f4fa", tone=1.9, ink=0, contour=1, glow=Glow("#ffffff", 10,
        0.9))]


def crab() -> list[Shape]:
    """Return a king crab with a crown of barnacles, 80 high."""
    legs = " ".join(tube(s * 30, -18, 7, s * (52 + k * 8), -22 + k * 6, 6, s * (58 + k * 9), 0, 3) for s in (-1,
        1) for k in (0, 1))
    claws = " ".join(f"M{s * 40} -40 C{s * 84} -36 {s * 96} -72 {s * 78} -96 L{s * 72} -70 L{s * 58} -92 C{s * 44} "
        f"-76 {s * 46} -56 "
        f"{s * 40} -40 Z" for s in (-1, 1))
    return [cut(legs, "#b0442c", 4, 60), cut(claws, "#d2583a", 9, 50), cut(loop(-46, -26, -38, -50, 0, -58, 38, -50, 46,
        -26, 24,
        -8, -24, -8), "#cf5236", 16, 20), cut(f"{tube(-12, -52, 5, -14, -68, 5)} {tube(12, -52, 5, 14, -68, 5)}",
        "#cf5236", 3, 80),
        *eyes(0, -70, 28, 9), cut(polygon(-16, -56, -22, -74, -8, -64, 0, -80, 8, -64, 22, -74, 16, -56), "#e6dcc4", 4,
        60),
        drawn("M-14 -24 Q0 -16 14 -24", 3, "#4a1a10")]


def viper() -> list[Shape]:
    """Return a thick coiled snake in gold plates, 110 high."""
    coils = [cut(ellipse(x, y, rx, ry), colour, 14, 20, shine=0.5) for x, y, rx, ry, colour in ((0, -16, 72, 22,
        "#c8962c"),
        (4, -36, 56, 20, "#d9a83c"), (0, -54, 40, 17, "#e2b64a"))]
    neck = cut(tube(10, -54, 28, 26, -84, 24, 6, -112, 22), "#e2b64a", 10, 60, shine=0.5)
    head = cut("M14 -132 C-10 -138 -36 -122 -44 -108 C-36 -98 -8 -94 14 -100 Z", "#ecc458", 10, 20, shine=0.5)
    scales = drawn(" ".join(f"M{x} -20 q8 8 16 0" for x in range(-60, 56, 18)), 2.6, "#7a5210")
    return [*coils, scales, neck, head, dot(-16, -120, 4.4, "#c8322c"),
        drawn("M-44 -106 L-62 -104 M-62 -104 l-8 -5 M-62 -104 l-8 4",
        3, "#c8322c")]


def rat(colour: str = "#8a7864") -> list[Shape]:
    """Return a sitting rat that looks left, 60 high."""
    tail = cut(tube(34, -8, 8, 70, -4, 6, 88, -24, 4, 80, -44, 2), "#c98f80", 3, 60)
    return [tail, cut(loop(-30, -4, -34, -26, -10, -50, 24, -44, 42, -18, 34, 0), colour, 16, 60), cut(ellipse(-22, -44,
        24, 17),
        colour, 12, 40), *[cut(ellipse(x, -62, 10, 11), "#d0a08c", 6, 30) for x in (-30, -8)], *eyes(-26, -46, 15, 4.6,
        "#ffd08a"),
        dot(-46, -42, 4, "#c86a5a"), cut(f"{ellipse(-18, -2, 12, 5)} {ellipse(16, 0, 14, 6)}", "#d0a08c", 4, 4)]


def penguin() -> list[Shape]:
    """Return the emperor of penguins with his crown of ice, 170 high."""
    body = "M0 -140 C52 -140 62 -60 52 -14 Q0 8 -52 -14 C-62 -60 -52 -140 0 -140 Z"
    belly = "M0 -112 C32 -112 40 -50 32 -12 Q0 0 -32 -12 C-40 -50 -32 -112 0 -112 Z"
    fins = " ".join(f"M{s * 44} -104 C{s * 76} -84 {s * 80} -48 {s * 70} -30 C{s * 60} -42 {s * 54} -60 {s * 46} -72 Z"
        for s in (-1, 1))
    return [cut(fins, "#2f3848", 8, 60), cut(body, "#39435a", 24, 80), cut(belly, "#f6f2e4", 18, 80, ink=0.5),
        cut(f"{ellipse(-24, 0, 22, 8)} {ellipse(24, 0, 22, 8)}", "#e8a03a", 5, 4), *eyes(0, -112, 38, 10),
        drawn("M-34 -128 L-10 -120 M34 -128 L10 -120", 5, "#14181f"), cut("M-14 -104 H14 L0 -82 Z", "#e8a03a", 6, 60),
        cut("M-40 -132 L-46 -176 L-20 -152 L0 -188 L20 -152 L46 -176 L40 -132 Q0 -146 -40 -132 Z", "#bfe8f8", 8, 70,
        shine=0.7)]


def giant() -> list[Shape]:
    """Return a giant of stone with a house under his arm, 210 high."""
    stone, moss = "#c4b498", "#8fae52"
    house = [cut(box(-34, -44, 68, 44), "#e8d4a4", 6, 6), cut(polygon(-44, -40, 0, -84, 44, -40), "#b8503a", 7, 70),
        mark(box(-9, -26, 18, 26), "#5a3a20", 0.6), mark(box(14, -32, 12, 12), "#7fb8c8", 1.2)]
    return [cut(f"{tube(-30, -70, 40, -36, -6, 38)} {tube(30, -70, 40, 38, -6, 38)}", darker(stone, 0.12), 14, 80,
        grain=0.25),
        cut(loop(-60, -60, -72, -120, -52, -164, 0, -172, 52, -164, 72, -120, 60, -60, 0, -50), stone, 30, 60,
        grain=0.3),
        cut(tube(56, -146, 36, 124, -104, 30), stone, 14, 50, grain=0.25), *placed(house, 88, -46, 1.2, 8),
        cut(tube(128, -106, 30, 138, -56, 30, 74, -38, 28), stone, 14, 50, grain=0.25),
        cut(tube(-56, -146, 36, -96, -104, 32, -90, -50, 36), stone, 14, 50, grain=0.25), cut(ellipse(0, -184, 38, 34),
        stone, 24, 40,
        grain=0.25), *eyes(2, -186, 28, 8), cut("M-38 -196 C-30 -226 30 -226 38 -196 Q0 -208 -38 -196 Z", moss, 9, 20,
        grain=0.4),
        cut(ellipse(6, -174, 9, 11), lighter(stone, 0.15), 6, 20), drawn("M-16 -160 Q4 -152 22 -162", 4, "#3a342a")]


def orc() -> list[Shape]:
    """Return an orc that waits with two cleavers, 96 high."""
    return [cut(f"{tube(-12, -24, 16, -14, 0, 14)} {tube(12, -24, 16, 14, 0, 14)}", "#4a3428", 6, 80),
        cut("M-30 -58 C-40 -34 -36 -14 -30 -12 Q0 -4 30 -12 C36 -14 40 -34 30 -58 Z", "#7a3f2c", 14, 78),
        cut(ellipse(0, -70, 27, 25), "#6f8f4a", 18, 40, swell=0.45, tone=1.08), *eyes(0, -76, 20, 5, "#ffb03a"),
        mark(" ".join(polygon(x - 3,
        -56, x, -68,
        x + 4, -56) for x in (-12, 12)), "#fbf3dc", 1.6), drawn("M-16 -56 H16", 3, "#2a1a10"),
        *[shape for side in (-1, 1) for shape in (cut(tube(side * 30, -50, 12, side * 42, -30, 10), "#6f8f4a", 5, 50),
        metal(polygon(side * 38, -32, side * 36, -66, side * 54, -72, side * 52, -38), PALE, 4))]]


def parrot() -> list[Shape]:
    """Return the parrot of piracy: huge, in a tricorne, a cutlass in its claw; 190 high."""
    tail = cut("M-20 -40 C-44 -14 -52 14 -40 34 C-26 22 -8 0 4 -30 Z", "#3f78c8", 9, 70)
    body = cut("M0 -140 C48 -136 56 -70 36 -24 Q4 2 -24 -26 C-48 -70 -44 -136 0 -140 Z", "#d2402f", 24, 80)
    wings = [cut(f"M{s * 34} -112 C{s * 86} -136 {s * 112} -110 {s * 118} -84 L{s * 100} -88 L{s * 104} -64 L{s * 84} "
        f"-70 L{s * 82} -46 "
        f"C{s * 60} -52 {s * 42} -72 {s * 34} -84 Z", "#e0a52c", 10, 40) for s in (-1, 1)]
    hat = cut("M-54 -152 C-36 -196 40 -196 58 -150 C34 -166 -26 -168 -54 -152 Z", "#2a2430", 10, 20)
    blade = [metal("M64 -6 C92 -30 102 -64 92 -92 C120 -60 112 -14 72 6 Z", PALE, 7), metal(ellipse(62, 2, 11), BRASS)]
    return [tail, *wings, body, cut(ellipse(0, -134, 34, 32), "#d2402f", 22, 40, swell=0.45, tone=1.08), cut(ellipse(-8,
        -132, 20, 20),
        "#fbf3dc", 10, 30),
        *eyes(0, -136, 26, 7), cut("M-30 -128 C-56 -128 -56 -100 -40 -96 C-38 -108 -26 -110 -20 -112 Z", "#2f2a2a", 8,
        50), hat,
        drawn("M-50 -154 C-26 -170 34 -168 54 -152", 3.6, BRASS), mark(ellipse(2, -176, 8), "#fbf3dc", 1.6), *blade,
        cut(f"{tube(-10, -22, 9, -14, 0, 8)} {tube(16, -22, 9, 40, -6, 8)}", "#d99a1e", 4, 80)]


def jackal() -> list[Shape]:
    """Return the jackal god, seated with his scale, 210 high."""
    gold, skin, cloth = "#d9a83c", "#6a7a92", "#2f8088"
    throne = [cut(box(-70, -150, 140, 150), "#c98a58", 10, 86), cut(box(-84, -54, 168, 54), "#b97a4a", 8, 4)]
    legs = [cut(tube(-24, -66, 30, -30, -8, 28), skin, 9, 80), cut(tube(24, -66, 30, 30, -8, 28), skin, 9, 80), cut(
        "M-44 -84 H44 L50 -46 H-50 Z", "#f0e4c4", 9, 80)]
    head = [cut("M-12 -186 L-26 -240 L-2 -204 Z M12 -186 L26 -240 L2 -204 Z", skin, 7, 70), cut(
        "M-24 -150 C-34 -204 34 -204 24 -150 C20 -132 8 -118 0 -116 C-8 -118 -20 -132 -24 -150 Z", skin, 16, 60),
        *eyes(0, -168, 24, 5,
        "#ffe680"), dot(0, -122, 5)]
    scale = [drawn("M-86 -120 H-18 M-86 -120 L-104 -82 M-86 -120 L-68 -82 M-18 -120", 3, "#7a5210"), metal(tube(-52,
        -60, 6, -52, -136, 6),
        gold, 3, 86), metal(tube(-96, -132, 5, -8, -132, 5), gold, 3), *[shape for x in (-92, -14) for shape in (drawn(
        f"M{x} -132 L{x - 16} -96 M{x} -132 L{x + 16} -96", 2.4, "#7a5210"),
        metal(f"M{x - 20} -98 H{x + 20} Q{x} -76 {x - 20} -98 Z", gold))]]
    return [*throne, cut(loop(-40, -80, -46, -122, -24, -142, 24, -142, 46, -122, 40, -80), skin, 16, 80), metal(
        "M-40 -140 Q0 -100 40 -140 L30 -150 Q0 -128 -30 -150 Z", gold), *legs, *head,
        metal("M-30 -150 L-24 -196 L-40 -140 Z M30 -150 L24 "
        "-196 L40 -140 Z", cloth), cut(tube(40, -124, 20, 62, -92, 18, 54, -62, 16), skin, 7, 60), *placed(scale, -12,
        6)]


def king() -> list[Shape]:
    """Return a king bound to a chair, 130 high."""
    chair = [cut(box(-40, -132, 10, 132), "#6a4426", 4, 86), cut(box(30, -132, 10, 132), "#6a4426", 4, 86), cut(box(-40,
        -126, 80, 14),
        "#7a5230", 4, 4), cut(box(-44, -48, 88, 12), "#7a5230", 4, 4)]
    ropes = drawn("M-36 -82 Q0 -70 36 -82 M-36 -68 Q0 -56 36 -68 M-36 -54 Q0 -42 36 -54", 5, "#d8c090")
    return [*chair, cut(f"{tube(-16, -40, 20, -18, -4, 16)} {tube(16, -40, 20, 18, -4, 16)}", "#6a2f3a", 7, 80),
        cut("M-34 -96 C-40 -64 -36 -40 -32 -36 H32 C36 -40 40 -64 34 -96 Q0 -108 -34 -96 Z", "#a8322c", 14, 80), ropes,
        cut("M-26 -116 C-30 -88 -14 -72 0 -68 C14 -72 30 -88 26 -116 Z", "#f4ecd8", 10, 80), cut(ellipse(0, -118, 26,
        24), "#e9b98c", 18, 40, swell=0.45, tone=1.08),
        *eyes(0, -120, 20, 5, "#ffffff"), drawn("M-16 -130 l12 3 M16 -130 l-12 3", 3, "#8a7c5a"), metal(
        "M-24 -136 L-28 -164 L-12 -150 L0 -170 L12 -150 L28 -164 L24 -136 Z", BRASS)]


def beast() -> list[Shape]:
    """Return the most vile beast: white fur, all mouth, four small legs; 70 high."""
    fur = loop(-56, -20, -62, -48, -40, -72, 0, -80, 40, -72, 62, -48, 56, -20, 30, -8, -30, -8)
    teeth = " ".join(polygon(x - 6, -44, x, -26, x + 6, -44) for x in range(-30, 36, 12))
    low = " ".join(polygon(x - 6, -14, x, -28, x + 6, -14) for x in range(-24, 30, 12))
    return [cut(" ".join(ellipse(x, -4, 10, 7) for x in (-38, -14, 14, 38)), "#d8d0c4", 5, 4), cut(fur, "#fbf8f0", 20,
        60, grain=0.4,
        ink=0.6), flat("M-42 -46 Q0 -56 42 -46 Q40 -12 0 -10 Q-40 -12 -42 -46 Z", "#7a1f22", tone=0.5, contour=1),
        mark(f"{teeth} {low}",
        "#ffffff", 2), *eyes(0, -64, 26, 7, "#ffe680")]


def star(x: float, y: float, size: float, colour: str = "#fff6d0") -> Shape:
    """Return a star in the sky."""
    return flat(rays(x, y, size * 0.3, size, 4, -90), colour, ink=0, tone=2)


def banner_pole(height: float, cloth: str) -> list[Shape]:
    """Return a pennant on a pole."""
    return [cut(tube(0, 0, 6, 0, -height, 5), "#7a5230", 3, 86),
        cut(f"M0 {-height} L62 {-height + 18} L0 {-height + 38} Z", cloth, 6, 20)]


def arm_of_the_deep() -> list[Shape]:
    """Return one huge arm with suckers that curls to the left, 260 high."""
    run = (60, 20, 84, 70, -60, 70, 40, -130, 56, -20, -170, 44, -86, -150, 34, -110, -96, 26, -80, -60, 18, -52, -72,
        8)
    cups = [cut(ellipse(x, y, r, r * 0.8), "#f0c0b0", 4, 20) for x, y, r in ((42, -30, 12), (44, -66, 11), (30, -100,
        10), (6, -130, 9),
        (-24, -146, 8), (-56, -142, 7), (-82, -122, 6), (-90, -96, 5))]
    return [cut(tube(*run), "#9a4a62", 26, 60, grain=0.12), *cups, flat(stroke("M60 20 q20 -60 10 -110", 3), "#5a2a40",
        opacity=0.6)]
