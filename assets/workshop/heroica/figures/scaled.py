"""Scaled things: vipers, lizards, raptors."""

from __future__ import annotations

from assets.workshop.engraving import placed
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import ellipse, loop

from .cut import IVORY, Parts, dark, dot, fangs, folds, gold, laid, limb, lines, lit, metal, paint, part
from .gear import halberd, held

TONGUE = "#d8303a"


def ennon_viper() -> Parts:
    """Return a thin raised snake with a forked tongue."""
    green = "#7fae4a"
    return [
        limb(-84, -14, 5, -60, -10, 14, -10, -12, 22, 46, -18, 22, 62, -34, 20, 30, -46, 20, -30, -42, 22, -44, -66, 22,
            -20, -88, 22, 10, -112, 22, -2, -150, 23, 10, -176, 24, colour=green, bevel=11, angle=60),
        lines("M-34 -18 l8 12 M-10 -20 l6 14 M14 -22 l4 14 M-44 -62 l18 -6 M-14 -92 l10 14 M4 -112 l18 -2 M-10 -140 "
            "l18 -4", 5, "#4a6a26"),
        lines("M56 -166 L84 -160 M80 -161 l16 -10 M80 -161 l16 8", 4.5, TONGUE),
        part(loop(-20, -180, 0, -206, 34, -200, 64, -178, 58, -158, 22, -152, -10, -158), green, 18, 40),
        paint(ellipse(16, -184, 10, 9), "#ffe060", 1.8, 0.9), dot(19, -184, 4.5),
        paint(ellipse(42, -182, 8, 8), "#ffe060", 1.8, 0.9), dot(45, -182, 4),
        lines("M56 -164 Q34 -160 16 -166", 3, "#3a5a1c"),
    ]


def ennon_golden_scale_viper() -> Parts:
    """Return a thick coiled snake with plates of gold."""
    olive = "#5f7a3a"
    coils: Parts = []
    for y, w in ((-22, 92), (-58, 74), (-92, 54)):
        coils += [part(ellipse(0, y, w, 27), olive, 20, 10),
            *(gold(ellipse(x * w / 92, y + 4 - abs(x) * 0.10, 13, 12), 6) for x in (-64, -34, -2, 30, 62))]
    scales = [gold(ellipse(16, y, 15, 9), 5, 10) for y in (-112, -128, -144)]
    return [
        limb(-70, -16, 22, -104, -24, 14, -112, -52, 5, colour=olive), *coils,
        limb(-6, -92, 42, 10, -128, 38, 14, -160, 40, colour=olive, bevel=18),
        *scales, part(loop(-34, -166, -22, -200, 12, -212, 48, -204, 80, -178, 74, -158, 30, -148, -14, -148), olive,
            22, 40),
        dark("M74 -164 Q44 -156 22 -164 Q44 -146 70 -152 Z", "#5a1c18"), fangs(((62, -162), (38, -160)), 14),
        lines("M70 -152 L98 -146 M94 -147 l14 -10 M94 -147 l14 10", 5, TONGUE),
        *(gold(ellipse(x, y, 10, 7), 5) for x, y in ((-14, -194), (4, -204), (26, -204))),
        paint(ellipse(14, -184, 11, 10), "#ff9a3a", 1.8, 0.9), dot(18, -184, 5),
        paint(ellipse(46, -182, 9, 9), "#ff9a3a", 1.8, 0.9), dot(49, -182, 4.5),
    ]


def lizard(skin: str, belly: str) -> Parts:
    """Return an upright lizard's tail, legs and body."""
    return [
        limb(-14, -50, 34, -60, -34, 26, -92, -16, 16, -112, -34, 6, colour=skin, bevel=12),
        limb(-16, -54, 32, -28, -30, 26, -14, -8, 16, colour=skin),
        limb(18, -54, 32, 30, -30, 26, 24, -8, 16, colour=skin),
        part("M-30 4 q0 -16 18 -16 q16 2 22 16 Z M12 4 q0 -16 18 -16 q18 2 26 16 Z", darker(skin, 0.15), 6, 20),
        part(loop(-34, -46, -38, -86, -24, -118, 4, -124, 28, -116, 36, -84, 34, -46, 0, -34), skin, 20, 60),
        laid(loop(2, -42, -4, -84, 4, -110, 24, -108, 30, -80, 26, -48), belly, 10, 0,
            ridges=folds("M-4 -96 H30", "M-6 -80 H32", "M-4 -64 H32", width=4, height=-5)),
    ]


def lizard_head(skin: str, eye: str = "#ffe060") -> Parts:
    """Return a lizard's long head that looks right, round 0, 0."""
    return [
        part(loop(-34, 10, -34, -20, -8, -38, 24, -34, 48, -14, 78, -6, 82, 10, 60, 20, 20, 26, -18, 26), skin, 22, 45),
        dark("M80 8 Q50 16 24 12 Q48 24 72 17 Z", "#5a1c18"), fangs(((70, 10), (58, 12), (46, 12)), 7),
        dot(74, -1, 2.5),
        paint(ellipse(8, -18, 12, 11), eye, 1.8, 1), dot(12, -17, 5.5), paint(ellipse(36, -20, 9, 9), eye, 1.8, 1),
        dot(39, -19, 4.5),
    ]


def _at(parts: Parts, x: float, y: float, size: float = 1.0, turn: float = 0) -> Parts:
    return held(parts, x, y, turn, size)


def lizoid() -> Parts:
    """Return an upright lizard with a frill and a reed spear."""
    skin = "#4f9a6a"
    frill = "M-24 -150 C-66 -180 -50 -206 -34 -196 L-30 -212 L-14 -202 L-4 -216 L6 -196 L-6 -170 Z"
    return [
        *lizard(skin, "#e6dca0"), limb(66, 4, 7, 70, -140, 6, colour="#c8b45a", bevel=3),
        lines("M66 -30 h8 M67 -70 h8 M68 -110 h8", 3, "#8a7a30"),
        part("M70 -196 L80 -156 L70 -134 L60 -156 Z", "#e8e2c8", 5, 80),
        part("M62 -140 l-16 14 l20 -4 Z M76 -136 l16 16 l-18 -6 Z", "#b5382a", 4, 60),
        part(frill, "#e0803a", 7, 60, ridges=folds("M-24 -160 L-40 -196", "M-14 -160 L-14 -202", width=5)),
        *_at(lizard_head(skin), -2, -152),
        limb(24, -104, 18, 50, -90, 15, 68, -84, 12, colour=skin), part(ellipse(68, -84, 10), skin, 7, 40),
        limb(-28, -104, 18, -50, -84, 15, -40, -62, 12, colour=skin),
    ]


def raptor(skin: str, belly: str, stripe: str) -> Parts:
    """Return a raptor: bent forward, a stiff tail, great claws."""
    claw = "M0 0 q14 -8 24 6 q-10 -2 -18 6 Z"
    return [
        limb(-20, -96, 40, -72, -104, 24, -118, -124, 6, colour=skin, bevel=14),
        limb(-16, -84, 42, -38, -50, 26, -20, -24, 14, -26, -4, 12, colour=darker(skin, 0.15), bevel=12),
        part("M-40 4 q2 -14 18 -14 l26 6 l-2 8 Z", darker(skin, 0.15), 5, 10),
        part(loop(-46, -84, -38, -114, 0, -128, 36, -136, 52, -112, 40, -82, 6, -64, -28, -66), skin, 22, 35),
        laid(loop(-18, -68, 6, -84, 34, -100, 46, -116, 48, -98, 34, -80, 8, -66), belly, 9, 20),
        lines("M-28 -112 l8 20 M-8 -120 l8 22 M-62 -110 l4 14 M-86 -116 l4 12", 7, stripe),
        limb(8, -84, 44, -2, -50, 27, 18, -26, 15, 10, -4, 12, colour=skin, bevel=12),
        part("M-2 4 q2 -14 18 -14 l28 6 l-2 8 Z", skin, 5, 10),
        part("M36 -8 q14 -14 20 6 q-8 -4 -14 4 Z M-2 -8 q14 -14 20 6 q-8 -4 -14 4 Z", IVORY, 3, 40),
        limb(36, -132, 34, 44, -154, 30, 40, -172, 34, colour=skin, bevel=14),
        limb(40, -108, 13, 64, -96, 11, 70, -82, 8, colour=skin),
        part(f"M66 -82 {claw[4:]} M74 -90 {claw[4:]}", IVORY, 3, 40),
    ]


def molten_raptor() -> Parts:
    """Return a raptor with a glowing belly and fire in its jaws."""
    return placed(_molten(), -8, 0, 0.95)


def _molten() -> Parts:
    rock = "#5a3f3c"
    cracks = "M-30 -106 l14 14 l-4 12 M4 -122 l6 18 l14 4 M-66 -106 l12 6 M-92 -116 l10 4 M-34 -52 l10 8 M6 -58 l10 10"
    return [
        *raptor(rock, "#ff9a2e", "#2f2220"), lit(loop(-16, -68, 6, -84, 34, -100, 46, -116, 46, -98, 32, -80, 8, -67),
            "#ffb84a", 9, 0.8),
        lit(f'<path fill="none" stroke="#fff" stroke-width="4.5" d="{cracks}"/>', "#ff8a2e", 5, 0.7),
        *_at(lizard_head(rock, "#ffd040"), 38, -186, 1.02),
        part("M4 -212 L-6 -240 L18 -220 L26 -246 L38 -216 Z", "#f0662a", 6, 80, tone=1.3),
        lit("M106 -176 q22 -10 32 8 q-12 -4 -14 6 q-8 -8 -20 -4 Z", "#ffc04a", 8, 0.8),
    ]


def raptor_henchman() -> Parts:
    """Return a raptor in armour with a halberd."""
    skin = "#7d9a46"
    return [
        *held(halberd(132, 84), 78, -84, 2), *raptor(skin, "#e6dca0", "#4a5f24"),
        metal(loop(-44, -92, -30, -122, 6, -132, 30, -128, 26, -96, 0, -80, -30, -82), "#8d99a6", 14, 30,
        ridges=folds("M-20 -124 Q-12 -100 -18 -82", "M2 -130 Q10 -104 4 -82", width=5)),
        *_at(lizard_head(skin, "#ff9a3a"), 38, -186),
        metal("M-2 -196 C-4 -232 52 -240 66 -206 L50 -200 L44 -210 L28 -206 L18 -196 L14 -182 Z", "#aab6c2", 8),
        part("M14 -226 L0 -250 L26 -242 L36 -258 L42 -228 Z", "#b5382a", 6, 70),
        limb(40, -110, 14, 62, -98, 12, 78, -92, 10, colour=skin), part(ellipse(79, -91, 10), skin, 7, 40),
    ]


DRAWN = {f.__name__: f for f in (ennon_viper, ennon_golden_scale_viper, lizoid, molten_raptor, raptor_henchman)}
SIZES = {"molten_raptor": 1.3}
