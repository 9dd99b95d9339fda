"""Those who fight for pay, for a harbour, or for the sea: guards, hoplite, gladiator, atlantian."""

from __future__ import annotations

from assets.workshop.engraving import placed
from assets.workshop.engraving.paths import ellipse, loop, rays

from .cut import Parts, dark, dot, folds, laid, lines, metal, paint, part
from .gear import halberd, held, round_shield, spear, trident
from .people import DARK_SKIN, SKIN, arm, belt, cape, face, legs, on, torso

BRONZE = "#d09a3c"


def golden_warrior() -> Parts:
    """Return a harbour guard in cheap gilt with a halberd and a kettle hat."""
    gilt = "#e8c040"
    hat = [
        metal("M-56 -12 Q0 -30 62 -12 L58 -4 Q2 -20 -52 -4 Z", gilt, 6),
        metal("M-34 -16 C-36 -58 40 -58 40 -16 Q2 -28 -34 -16 Z", gilt, 12), metal("M0 -46 l4 -16 l5 16 Z", gilt, 3),
    ]
    peeled = "M-16 -100 q10 -6 14 4 q-4 8 -12 4 Z M10 -74 q10 -4 12 4 q-6 8 -12 2 Z M-24 -70 l8 2 l-4 8 Z"
    return [
        *legs("#5f7a8a", "#4a3a2a"), *held(halberd(124, 84), 70, -84), *torso(gilt, 1.06),
        lines("M-34 -86 Q0 -72 34 -88 M-36 -70 Q0 -56 36 -72", 3, "#8a6a14"), laid(peeled, "#8a8f94", 3, 20),
        part("M-40 -52 L-38 -26 H-6 V-44 H8 V-26 H40 L42 -52 Q0 -38 -40 -52 Z", "#3f7f8a", 7, 84), *belt(-56, 37),
        part(f"{ellipse(-38, -102, 17, 12)} {ellipse(38, -102, 17, 12)}", gilt, 9, 30, shine=0.6),
        *arm(gilt, SKIN, 34, -98, 58, -92, 70, -86), *arm(gilt, SKIN, -34, -98, -56, -78, -44, -58),
        *on([*face(SKIN, "#6a3a16", "flat"),
            part("M-6 17 Q8 8 24 16 Q30 22 34 18 Q28 28 14 23 Q10 22 6 24 Q-10 28 -16 18 Q-12 22 -6 17 Z", "#8a4a1c",
            4, 0), *hat]),
    ]


def hoplite() -> Parts:
    """Return a bronze helmet with a red crest, a round shield and a spear."""
    skirt = (
        "M-38 -52 L-36 -22 L-20 -26 L-18 -50 M-14 -50 V-24 H0 V-50 M4 -50 V-24 H18 V-50 M22 -50 L24 -26 L40 -22 L40 "
        "-52 Z"
    )
    crest = "M-14 -34 C-70 -84 -40 -110 0 -92 C46 -104 60 -60 30 -30 Z"
    helmet = "M-40 36 C-50 -60 50 -62 44 36 L26 42 L22 6 L14 -4 L10 20 L4 -4 L-10 4 L-12 42 Z"
    head = [
        part(crest, "#c83a2c", 12, 80, ridges=folds("M0 -40 V-88", "M-18 -44 L-30 -80", "M16 -44 L30 -80", width=5,
            height=-5)), part(ellipse(4, 6, 30, 34), SKIN, 20, 60, swell=0.4),
        lines("M-2 24 h14", 3, "#7a2f22"), metal(helmet, BRONZE, 14, 70),
        dark("M-12 2 L4 -4 L8 10 Z M14 -4 L26 2 L16 10 Z"), dot(0, 3, 2.4, "#fff4d8"), dot(17, 3, 2.4, "#fff4d8"),
    ]
    return [
        *legs(SKIN, BRONZE), *torso(BRONZE, 1.05), part(skirt, "#a83428", 5, 84), *held(spear(112, 92), 64, -84),
        *arm(SKIN, SKIN, 34, -100, 56, -92, 64, -84), *on(head),
        *placed([*round_shield(43, BRONZE, "#2f6f86"), paint(rays(0, 0, 6, 26, 8), "#f4e2ae")], -38, -64),
    ]


def gladiator_mercenary() -> Parts:
    """Return a fighter with a net, a trident and a visor."""
    mesh = "".join(f"M{-104 + 14 * k} -104 L{-114 + 15 * k} -6"
        for k in range(6)) + "".join(f"M{-106 - 2 * k} {-92 + 18 * k} Q-70 {-78 + 18 * k} -32 {-94 + 18 * k}"
        for k in range(6))
    net = [
        part("M-104 -106 Q-68 -94 -34 -108 Q-26 -60 -32 -6 Q-70 12 -112 -4 Q-116 -60 -104 -106 Z", "#d8c496", 6, 20,
            opacity=1.0), lines(mesh, 3.4, "#6a4c22"),
        *(dot(x, y, 5, "#6d7680") for x, y in ((-108, -2), (-90, 4), (-70, 6), (-50, 3), (-34, -4))),
    ]
    visor = [
        metal(ellipse(0, -2, 38, 38), "#b08a4a", 26, 70),
        metal("M-54 -4 Q0 -24 58 -4 L52 6 Q2 -12 -48 6 Z", "#c89a50", 5),
        dark(" ".join(ellipse(x, y, 3.4) for x in (-8, 3, 14, 25) for y in (10, 20))),
        dark(f"{ellipse(-6, 0, 8, 6)} {ellipse(19, 0, 8, 6)}"), dot(-4, 0, 3.4, "#fff4d8"),
        dot(21, 0, 3.4, "#fff4d8"),
        part("M-10 -34 C-14 -70 20 -78 38 -58 C28 -58 20 -50 18 -34 Z", "#3f6fa0", 8, 70),
    ]
    return [
        *held(trident(108, 88, "#d4dde2", "#8a5a2e"), 70, -84), *legs(DARK_SKIN, "#6a4426"), *torso(DARK_SKIN, 1.12),
        lines("M-32 -108 L34 -56", 8, "#5a3a22"), part("M-42 -52 L-44 -26 L0 -14 L44 -28 L42 -54 Q0 -38 -42 -52 Z",
            "#3f6fa0", 7, 84), *belt(-58, 42), lines("M-18 -94 q10 6 18 0 M4 -92 q10 4 16 -2", 3, "#6a3c20"),
        part(loop(-56, -98, -44, -122, -22, -116, -24, -92, -44, -84), "#b08a4a", 10, 30, shine=0.6),
        *arm(DARK_SKIN, DARK_SKIN, 36, -100, 58, -92, 70, -86, width=22), *net,
        *arm(DARK_SKIN, DARK_SKIN, -40, -98, -62, -98, -68, -104, width=22), *on(visor),
    ]


def atlantian() -> Parts:
    """Return a fish-eyed captain in armour of coral with a trident."""
    sea, coral = "#5fae9c", "#e0806a"
    scales = " ".join(ellipse(x, y, 12, 9) for x in (-24, 0, 24) for y in (-98, -82, -66))
    head = [
        part("M-30 -20 C-76 -60 -80 -20 -60 10 L-30 14 Z", "#3f8f8a", 8, 30,
            ridges=folds("M-34 -8 L-68 -30", "M-34 4 L-64 -4", width=5, height=5)),
        part(loop(-38, 16, -40, -20, -10, -44, 30, -36, 56, -2, 60, 10, 46, 24, 10, 38), sea, 26, 50),
        part("M-10 -40 C-6 -84 30 -70 30 -36 Z", "#d8705a", 8, 80,
            ridges=folds("M0 -42 L4 -66", "M14 -40 L18 -64", width=4, height=4)),
        paint(ellipse(12, -8, 14), "#fff0a0", 1.7, 1.1), dot(16, -8, 7),
        paint(ellipse(42, -12, 8, 10), "#fff0a0", 1.7, 1.1), dot(45, -12, 4.5),
        lines("M60 10 Q36 14 20 24", 4, "#1a4a44"),
    ]
    return [
        *cape("#2f5f7a", 0.9), *legs(sea, "#d8705a"), *torso(coral, 1.1), laid(scales, "#e89a80", 6, 20),
        *belt(-52, 38, "#2f5f7a"), *held(trident(84, 92), 71, -84), *arm(coral, sea, 34, -100, 58, -92, 70, -86),
        *arm(coral, sea, -34, -100, -56, -76, -40, -56), *on(head),
    ]


DRAWN = {f.__name__: f for f in (golden_warrior, hoplite, gladiator_mercenary, atlantian)}
