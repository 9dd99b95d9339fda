"""The relics but for the scepters: jewels, blades, vessels and odd things, each of one clear outline."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Glow, Shape, drawn, flat, hollow, placed, stroke
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.heroica.things.piece import BRASS, PALE, cut, dot, glint, mark, metal, tilted
from assets.workshop.heroica.things.potions import GLINT, bottle


def ring() -> list[Shape]:
    """A ring that bites its own tail."""
    head = "M-40 -110 C-18 -142 40 -136 50 -104 C52 -90 40 -84 28 -86 Q2 -104 -28 -92 Z"
    return [cut(hollow(f"{ellipse(0, -60, 60)} {ellipse(0, -60, 37)}"), "#5f9a4a", 11, 30),
        *[drawn(path, 2.6, "#2f5a24") for path in ("M-58 -50 q10 -4 20 2 M-50 -28 q10 -8 20 -6 M-28 -10 q4 -10 12 -14 "
            "M2 -2 q-2 -10 2 -20 M32 -10 q-8 -6 -10 -16 M52 -30 q-10 -2 -18 -8 M58 -56 q-10 2 -20 -4",)],
        cut(head, "#78b45a", 10, 30), dot(24, -114, 7, "#ffe070"), dot(25, -114, 3), drawn("M50 -98 Q34 -98 22 -92", 3)]


def drandorian() -> list[Shape]:
    """A wavy dagger with a coin for its pommel."""
    blade = loop(-14, -50, -20, -80, -8, -104, -16, -134, 2, -176, 16, -134, 10, -106, 22, -80, 14, -50)
    return tilted([metal(blade, PALE, 8, 86), drawn(line(0, -60, 2, -86, 0, -108, 0, -140, 2, -164), 2.6, "#8a98a0"),
        metal("M-40 -56 Q0 -38 40 -56 L36 -38 Q0 -24 -36 -38 Z", "#2f8f86", 6, 4), cut(box(-8, -36, 16, 30), "#6b3a24",
        5, 10),
        metal(ellipse(0, 8, 19), "#e2b23c", 6), metal(ellipse(0, 8, 12), "#f2cc54", 3, shadow=NO_SHADOW),
        mark("M-2 0 H2 V16 H-2 Z", "#7a5210")], 24, 0.92, 70)


def crystal() -> list[Shape]:
    """A faceted prism that throws a ray aside."""
    ray = flat("M-92 -118 L-20 -78 L-22 -66 L-96 -100 Z", "#fff3a0", tone=1.8, ink=0, contour=0.8)
    fan = [flat(polygon(20, y, 88, top, 88, top + 17, 20, y + 8), colour, tone=1.5, ink=0, contour=0.7)
        for y, top, colour in ((-90, -146, "#e8584a"), (-82, -125, "#f0b030"), (-74, -104, "#6ab84a"), (-66, -83,
        "#4a8ad0"))]
    body = [cut(polygon(0, -158, 38, -116, 34, -34, 0, 0, -34, -34, -38, -116), "#bfe6ee", 8, 70, shine=0.7),
        flat(polygon(0, -158, 10, -108, 8, -30, 0, 0, -34, -34, -38, -116), "#e6f8fa", tone=1.4, ink=0.3, contour=0.6,
        opacity=0.8), drawn("M-38 -116 L10 -108 L38 -116 M10 -108 L8 -30 L34 -34 M8 -30 L-34 -34", 2.4, "#4f8a9a")]
    return [ray, *fan, *body]


def idol() -> list[Shape]:
    """A squat wooden god with an open mouth."""
    body = "M-46 0 L-56 -60 L-46 -118 Q0 -152 46 -118 L56 -60 L46 0 Z"
    eyes = [cut(ellipse(x, -94, 15), "#d9b070", 5, 20) for x in (-21, 21)] + [dot(x, -93, 7) for x in (-21, 21)]
    mouth = [flat(ellipse(0, -46, 25, 24), "#2a110a", tone=0.25, contour=1.2), flat(" ".join(polygon(x - 6, -68, x + 6,
        -68,
        x, -54) for x in (-12, 0, 12)), "#fbf3dc", tone=1.5, ink=0, contour=0.8)]
    crest = cut("M-30 -124 L-38 -152 L-14 -138 L0 -162 L14 -138 L38 -152 L30 -124 Q0 -140 -30 -124 Z", "#b8502e", 6, 80)
    return [crest, cut(body, "#9a6a3a", 14, 82, grain=0.15), *eyes, cut("M-8 -92 L0 -72 L8 -92 Z", "#b8844a", 4, 80),
        *mouth,
        cut(box(-52, -18, 104, 18), "#7a5028", 5, 4),
        drawn("M-50 -62 L-36 -54 M50 -62 L36 -54 M-48 -36 L-34 -34 M48 -36 "
        "L34 -34", 4, "#e8c88a")]


def trident() -> list[Shape]:
    """A trident of three barbed points, dripping."""
    fork = ("M-8 -74 V-92 H-46 V-138 L-54 -134 L-36 -166 L-20 -134 L-28 -138 V-110 H-9 V-150 L-18 -146 L0 -184 L18 "
        "-146 "
        "L9 -150 V-110 H28 V-138 L20 -134 L36 -166 L54 -134 L46 -138 V-92 H8 V-74 Z")
    drops = " ".join(f"M{x} {y} q9 14 0 20 q-9 -6 0 -20 Z" for x, y in ((-38, -86), (44, -84), (20, -66)))
    return tilted([cut(tube(0, 4, 13, 0, -80, 13), "#3f7f8a", 6, 86), metal(fork, "#ecc858", 7),
        metal(box(-12, -82, 24, 12), "#c98a2c", 4, 0), cut(drops, "#4fb4d8", 5, 40, shine=0.7)], 14, 0.9, 76)


def bounty() -> list[Shape]:
    """Twin blades with coins on their edges."""
    one = [metal("M-10 -44 L-14 -130 L2 -170 L14 -132 L10 -44 Z", PALE, 7, 86), metal(box(-26, -46, 52, 12), BRASS, 5,
        0),
        cut(box(-7, -34, 14, 32), "#7a2f22", 4, 10), *[metal(ellipse(17, y, 11), "#f2c84a", 5) for y in (-72, -98,
        -124)]]
    return [*placed(tilted(one, -30, 0.92, 68), -4, 0, mirror=False), *placed(tilted(one, -30, 0.92, 68), 4, 0,
        mirror=True)]


def chalice() -> list[Shape]:
    """A wooden cup from which a leaf grows."""
    cup = "M-50 -120 H50 C50 -64 26 -50 10 -46 V-20 Q38 -16 42 0 H-42 Q-38 -16 -10 -20 V-46 C-26 -50 -50 -64 -50 -120 Z"
    leaf = ("M0 -116 C2 -160 36 -174 66 -164 C58 -130 30 -116 0 -116 Z M-2 -118 C-10 -146 -34 -152 -52 -144 C-46 -124 "
        "-26 -116 -2 -118 Z")
    return [cut(leaf, "#86b848", 8, 40), drawn("M2 -118 Q26 -144 56 -158 M-4 -120 L-44 -140", 2.6, "#3f6a1c"),
        cut(cup, "#a8703a", 14, 86, grain=0.12), cut(ellipse(0, -119, 50, 10), "#6a4020", 4, 4),
        drawn("M-44 -84 Q0 -70 44 -84", 3.4, "#e8c88a")]


def shuriken() -> list[Shape]:
    """A gold star with five points."""
    star = rays(0, -64, 27, 72, 5, -90)
    ridges = drawn(" ".join(f"M0 -64 L{x} {y}" for x, y in ((0, -130), (62, -84), (38, -10), (-38, -10), (-62, -84))),
        2.6,
        "#8a5a10")
    return placed([metal(hollow(f"{star} {ellipse(0, -64, 13)}"), "#e8b83c", 10, 60), ridges, metal(hollow(
        f"{ellipse(0, -64, 20)} {ellipse(0, -64, 12)}"), "#f8dc80", 4)], 0, 0, 1, 8)


def lamp() -> list[Shape]:
    """A lamp of brass, and smoke with eyes."""
    smoke = "M74 -62 C98 -92 62 -104 64 -128 C56 -170 8 -176 -6 -146 C-16 -122 10 -112 26 -110 C44 -106 50 -84 66 -62 Z"
    body = "M-58 -56 C-54 -14 -16 -6 -4 -6 C30 -8 52 -24 84 -66 L74 -72 C56 -56 40 -56 28 -58 C16 -74 -40 -74 -58 -56 Z"
    return [cut(smoke, "#9a86c8", 14, 30, ink=0.7), *[mark(ellipse(x, -140, 7, 8), "#fff3a0", 2) for x in (16, 40)],
        dot(18, -140, 3), dot(42, -140, 3), cut(hollow(f"{ellipse(-60, -46, 26, 24)} {ellipse(-60, -46, 14, 13)}"),
        BRASS, 5),
        metal(body, BRASS, 14, 20), metal("M-26 0 Q0 -22 26 0 Q0 8 -26 0 Z", "#b8862c", 5, 4), metal(ellipse(-12, -74,
        13, 10),
        "#f0d070", 5), metal(ellipse(-12, -86, 6), BRASS, 4)]


def helmet() -> list[Shape]:
    """A helmet with one small wing."""
    bowl = "M-54 0 C-66 -108 58 -116 56 0 L30 8 V-34 H-4 V8 Z"
    wing = "M-40 -66 C-88 -96 -84 -134 -96 -148 C-62 -146 -44 -132 -34 -112 C-24 -96 -20 -84 -18 -70 Z"
    return [metal(bowl, "#d8b04a", 16, 60), metal("M-57 -24 C-56 -36 -55 -42 -54 -48 H54 L56 -24 Z", "#b8862c", 5, 4),
        metal("M-8 -100 C-4 -108 8 -108 12 -100 L9 -48 H-4 Z", "#f0d070", 5, 86), cut(wing, "#f4ead2", 9, 30),
        drawn("M-84 -136 Q-64 -108 -36 -84 M-66 -136 Q-52 -112 -30 -92", 2.6, "#8a7c5a"), dot(-46, -35, 4), dot(46, -35,
        4)]


def fang() -> list[Shape]:
    """A long tooth on a chain."""
    links = " ".join(ellipse(x, y, 9, 7) for x, y in ((-52, -150), (-40, -136), (-26, -125), (-10, -118), (10, -118),
        (26, -125),
        (40, -136), (52, -150)))
    tooth = "M-26 -106 C-34 -60 -12 -16 34 2 C16 -30 28 -72 26 -106 Z"
    return [metal(links, "#b9c2c8", 4), cut(tooth, "#f6ead0", 14, 70, shine=0.4),
        metal("M-30 -116 H30 V-96 Q0 -88 -30 -96 Z",
        BRASS, 6, 4), metal(ellipse(0, -105, 7), "#c8322c", 5), drawn("M-14 -84 C-16 -56 -4 -30 14 -16", 2.6,
        "#a8946a")]


def copter() -> list[Shape]:
    """A clockwork beetle with a rotor."""
    rotor = "M-88 -142 Q-44 -156 0 -140 Q44 -124 88 -138 Q44 -152 0 -148 Q-44 -132 -88 -142 Z"
    legs = " ".join(tube(s * 30, y, 8, s * 62, y + 4, 7, s * 70, y + 26, 5) for s in (-1, 1) for y in (-54, -36, -20))
    body = [cut(ellipse(0, -46, 46, 44), "#2f8f86", 24, 60, shine=0.7), drawn("M0 -88 V-4", 3.4), metal(ellipse(0, -92,
        24, 18),
        BRASS, 10), *[metal(ellipse(x, -98, 8), "#e8584a", 5) for x in (-13, 13)],
        *[metal(ellipse(x, y, 5), "#f0d070", 4) for x in (-22, 22) for y in (-60, -34)]]
    return [cut(legs, "#7a5210", 4, 80), metal(box(-5, -140, 10, 44), "#b8862c", 4, 86), *body, metal(rotor, PALE, 5,
        4),
        metal(ellipse(0, -144, 10), BRASS, 6)]


def apple() -> list[Shape]:
    """A gold apple with one bite out of it."""
    body = ("M0 -102 C20 -118 58 -112 62 -70 C64 -66 50 -68 48 -58 C36 -56 40 -40 50 -36 C42 -14 24 2 0 -4 C-34 6 -64 "
        "-34 -60 "
        "-74 C-56 -112 -20 -118 0 -102 Z")
    return [cut(tube(0, -100, 9, 6, -132, 6), "#7a5230", 4, 80),
        cut("M4 -118 C16 -146 50 -146 62 -132 C48 -112 22 -108 4 "
        "-118 Z", "#7fb444", 7, 40), metal(body, "#eebb38", 26, 40, swell=0.8),
        flat("M62 -70 C64 -66 50 -68 48 -58 C36 -56 40 -40 50 -36 C56 -48 60 -60 62 -70 Z", "#fff0c0", tone=1.6,
        ink=0.2,
        contour=0.9), glint("M-44 -70 q2 -22 20 -26 q-12 14 -10 32 Z")]


def barresh() -> list[Shape]:
    """A leaf-shaped blade of stone."""
    leaf = "M0 -176 C34 -140 36 -92 14 -48 H-14 C-36 -92 -34 -140 0 -176 Z"
    flakes = drawn("M0 -166 V-56 M0 -140 L-18 -126 M0 -124 L18 -108 M0 -104 L-22 -88 M0 -88 L18 -72", 2.6, "#4f5a52")
    wrap = drawn("M-11 -40 L11 -32 M-11 -28 L11 -20 M-11 -16 L11 -8", 4, "#c8a86a")
    return tilted([cut(leaf, "#8fa090", 12, 50, grain=0.3), flakes, cut(tube(0, -48, 22, 0, 2, 18), "#7a5230", 7, 86),
        wrap,
        cut(ellipse(0, 6, 13, 9), "#9a6a3c", 5, 10)], 24, 0.94, 76)


def saber() -> list[Shape]:
    """A saber of overlapping scales."""
    blade = "M-4 -42 C18 -84 20 -130 -14 -178 C46 -152 62 -92 24 -36 Z"
    scales = drawn(" ".join(f"M{x} {y} q4 -10 {w} -6" for x, y, w in ((5, -54, 13), (10, -68, 14), (22, -58, 8), (14,
        -84, 16),
        (15, -102, 18), (13, -120, 18), (8, -138, 15), (0, -154, 12))), 2.6, "#1f4a2a")
    guard = "M-30 -44 Q8 -58 42 -30 L36 -18 Q6 -40 -28 -30 Z"
    return tilted([metal(blade, "#5faa6a", 9, 70), scales, metal(guard, BRASS, 5, 10), cut(tube(6, -30, 15, -8, 6, 14),
        "#3a2a4a", 6, 80), metal(ellipse(-12, 10, 12), BRASS, 7), dot(-12, 10, 5, "#c8322c")], 26, 0.94, 80)


def spyglass() -> list[Shape]:
    """A spyglass with a living eye."""
    tubes = [metal("M-88 -40 L-40 -46 L-40 -84 L-88 -78 Z", "#8a5a30", 9, 4, shine=0.3),
        metal("M-40 -42 L12 -48 L12 -94 L-40 "
        "-88 Z", "#b8862c", 10, 4), metal("M12 -40 L62 -44 L62 -110 L12 -102 Z", BRASS, 12, 4),
        *[metal(box(x, y, 10, h), "#f0d070", 4, 86) for x, y, h in ((-46, -90, 52), (6, -106, 70), (56, -114, 76))]]
    eye = [cut(ellipse(66, -77, 28, 38), "#fbf6e4", 12, 30), flat(ellipse(70, -77, 16, 20), "#3f9a5a", tone=1.0,
        ink=0.5,
        contour=1), mark(ellipse(72, -77, 7, 13), "#14100c", 0.2), glint("M66 -90 q4 -6 8 -4 q-4 4 -4 8 Z"),
        cut("M38 -86 Q56 -126 94 -88 Q66 -104 38 -86 Z", "#c98a5c", 5, 10)]
    return placed([*tubes, *eye], 0, -30, 0.98, -12)


def spell_bottle() -> list[Shape]:
    """A bottle that holds a storm."""
    body = "M-30 2 C-76 -20 -66 -86 -22 -98 H22 C66 -86 76 -20 30 2 Q0 10 -30 2 Z"
    cloud = "M-44 -48 C-52 -66 -30 -78 -20 -68 C-12 -84 16 -82 18 -66 C34 -74 48 -58 40 -46 Q0 -36 -44 -48 Z"
    bolt = "M4 -48 L-16 -20 L-2 -22 L-10 2 L20 -30 L4 -28 L14 -48 Z"
    return [*bottle(body, "#4a5a94", -96, 26), cut(cloud, "#c8d0e4", 9, 10), flat(bolt, "#ffe060", tone=1.9, ink=0,
        contour=1, glow=Glow("#ffe880", 6, 0.6)), glint(GLINT)]


def machete() -> list[Shape]:
    """A chipped machete with notches for thirty."""
    blade = polygon(-20, -44, -30, -150, -12, -178, 26, -166, 30, -140, 20, -132, 30, -122, 28, -98, 16, -90, 26, -80,
        22, -44)
    notches = drawn(" ".join(f"M-26 {y} l9 2" for y in range(-144, -50, 8)), 2.8, "#3a3a3a")
    return tilted([metal(blade, "#9aa4a4", 8, 80), notches, flat(ellipse(8, -118, 16, 22), "#9a4a2c", opacity=0.5,
        feather=5,
        tone=0.9), cut(box(-11, -46, 24, 50), "#6a4526", 6, 86),
        drawn("M-10 -36 L12 -30 M-10 -24 L12 -18 M-10 -12 L12 -6", 4,
        "#b8502e"), mark(ellipse(-8, -158, 5))], 26, 0.92, 80)


def horse_horn() -> list[Shape]:
    """A small horn that is shaped like a horse."""
    horn = tube(-84, -96, 40, -62, -56, 34, -18, -34, 30, 26, -48, 32, 40, -86, 34)
    head = "M22 -80 C18 -122 36 -142 62 -142 L104 -112 C110 -98 98 -88 86 -92 C74 -94 66 -90 62 -76 Z"
    mane = "M28 -74 C4 -108 18 -150 50 -152 L60 -140 C38 -132 32 -108 40 -76 Z"
    return placed([cut(horn, "#e0c48a", 15, 60), cut(ellipse(-88, -100, 24, 12), "#8a5a30", 5, 10), drawn(
        "M-70 -70 L-40 -46 M-34 -52 L-18 -22 M8 -58 L20 -30", 4, BRASS), cut(head, "#9a6234", 12, 60), cut(mane,
        "#4a2c18", 7, 80),
        cut("M52 -142 L56 -166 L72 -140 Z", "#9a6234", 4, 60), dot(72, -124, 5), dot(98, -104, 3)], -4, 30)


def mysterious() -> list[Shape]:
    """A bottle without a label, a question in its bubbles."""
    body = "M-34 2 C-76 -26 -54 -82 -16 -100 H16 C54 -82 76 -26 34 2 Q0 10 -34 2 Z"
    question = stroke("M-18 -60 C-18 -84 20 -84 18 -58 C18 -44 0 -44 0 -30", 9)
    return [*bottle(body, "#8a5ab4", -98, 28), mark(question, "#f6e0ff", 2), mark(ellipse(0, -12, 6), "#f6e0ff", 2),
        *[mark(ellipse(x, y, r), "#e0c0f4", 1.8) for x, y, r in ((-34, -30, 5), (34, -28, 6), (28, -74, 4), (0, -116,
        4))],
        glint("M-44 -50 q2 -18 12 -24 q-6 18 -4 34 Z")]


DRAWN = {
    "ring-of-the-eternal": ring, "drandorian-dagger": drandorian, "crystal-of-deflection": crystal, "the-idol": idol,
    "trident-of-atlantis": trident, "blades-of-bounty": bounty, "chalice-of-life": chalice,
    "golden-shuriken-of-cassagyp": shuriken, "genie-lamp-of-cassagyp": lamp, "helmet-of-protection": helmet,
    "fang-of-fury": fang, "copter-automaton": copter, "golden-apple-of-pythias": apple, "blade-of-barresh": barresh,
    "saber-of-scales": saber, "sorcerers-spyglass": spyglass, "spell-bottle-of-dimeria": spell_bottle,
    "orc-machete": machete, "war-horse-summoner": horse_horn, "bottle-of-mysterious-liquid": mysterious,
}  # fmt: skip
