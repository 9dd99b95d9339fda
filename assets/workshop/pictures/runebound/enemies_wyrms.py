"""Those of dragon's blood: the Dragon Hybrid, the Ash Drake, the Drake Hatchling."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Glow, Part, Ridge, drawn, flat, mist, placed
from assets.workshop.engraving.kit.attire import breastplate, pauldron
from assets.workshop.engraving.kit.farm import sheep
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.monsters import bat_wing, horn, scales, spikes_along, tooth_row
from assets.workshop.engraving.kit.wyrms import dragon_face, dragon_head, dragon_neck
from assets.workshop.engraving.palette import BONE, GOLD, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.forms import NEAR, blade, form, limb, mark
from assets.workshop.pictures.runebound.setting import BEAST, EMBER, SEA, STORM, recipes, scene

RED, RED_BELLY = "#a8433a", "#e3b56a"
ASH = "#8f8a88"


def _hybrid() -> Part:
    """Return the knight the rite was stopped at: plate and a torn coat, the head of a wyrm, one wing, a sword."""
    wing = bat_wing((330, -210, 372, -60, 330, 60, 250, 140), "#c8683f", darker(RED, 0.2), (210, -250), (110, 120), 30)
    stump = [form(tube(-130, 150, 60, -220, 60, 44, -250, -20, 20), darker(RED, 0.1), 20, 60), *[drawn(line(-262, -18,
        -240 + 6 *
        k, -40 - 8 * k), 5, "#5a1f1a") for k in range(3)]]
    neck = dragon_neck((40, 30, 130, 84, 130, 150, 60, 250, 190), RED, RED_BELLY, "#ead9a8", 4, 5, 46)
    coat = form(loop(-150, 480, -140, 300, -96, 234, 0, 222, 96, 234, 140, 300, 150, 480), "#35607a", 30, 80,
        ridges=tuple(Ridge(line(x * 0.8, 240, x, 470), 14, -8) for x in (-110, -60, 60, 110)))
    sign = flat("M0 270 L22 330 L84 330 L34 366 L54 430 L0 390 L-54 430 L-34 366 L-84 330 L-22 330 Z", "#e9cf8a",
        ink=0.4, contour=1.1, tone=1.2)
    plates = [*pauldron(-1, "#aab3b8", GOLD, 1.05), *pauldron(1, "#aab3b8", GOLD, 1.05)]
    arm = [limb(-320, 480, 120, -330, 380, 110, -256, 300, 80, colour=RED, angle=50, ridges=(Ridge(line(-320, 460,
        -316, 390,
        -262, 316), 12, -8),)), *placed([*blade(440, 50, "#c9d3d8"), *fist(RED, "#2a1a14")], -250, 270, 1.0, -10)]
    return [*stump, *wing, *neck, *breastplate("#aab3b8", GOLD), coat, sign, *plates, *placed(dragon_head(RED,
        RED_BELLY,
        "#ffd84a", 46, 2, 5), 10, -34, 0.86, 4), *arm]


def _drake() -> Part:
    """Return the drake that looked like a hill: ash on its brow, embers in its throat, wool between its teeth."""
    hill = form(loop(-460, 460, -420, 200, -300, 40, -140, -60, 140, -60, 300, 40, 420, 200, 460, 460), darker(ASH,
        0.06), 120, 20, grain=0.3, ridges=(scales(random.Random(4), -400, -40, 400, 420, 34),))
    spines = spikes_along((-400, 190, -290, 40, -140, -58), 7, 60, "#cfc6b4", 20, 1.1) + spikes_along((140, -58, 290,
        40, 400, 190), 7, 60, "#cfc6b4", 20, 0.9)
    face = dragon_face(ASH, "#c9b8a0", "#ff8a2a", "#d9d0bc", "#7a5a58", "#f0782a", 96)
    wool = [form(loop(-120, 230, -90, 200, -50, 212, -30, 250, -60, 280, -104, 272), "#f4eede", 18, 40, grain=0.3,
        shadow=NEAR), form(ellipse(-104, 262, 24, 20), "#f4eede", 14, 60, grain=0.3, shadow=NEAR), form(ellipse(-60,
        216, 26, 20),
        "#fbf6e8", 14, 30, grain=0.3, shadow=NEAR)]
    flakes = [mark(ellipse(x, y, r), "#f2efe8", tone=1.4, contour=0.5) for x, y, r in ((-280, -120, 7), (-220, -40, 5),
        (260, -150, 8), (310, -30, 6), (200, 30, 5), (-330, 40, 7), (330, 120, 6))]
    cracks = [drawn(line(*run), 6, "#ff9a3a", tone=1.8, ink=0) for run in ((-70, -70, -60, -40, -84, -20), (76, -80,
        92, -50), (-30, 110, -22, 140), (34, 100, 28, 136))]
    smoke = [mist(tube(s * 46, 160, 20, s * 90, 90, 40, s * 150, 20, 60, s * 190, -120, 30), "#c9c2ba", 0.5, 20) for s
        in (-1, 1)]
    return [*spines, hill, *face, *wool, *cracks, *smoke, *flakes]


def _fold() -> Part:
    """Return a ridge under ash, sheep that look for another place."""
    return [*grounds.heights(17, "#a39a96", "#e2d8cc"), *placed(sheep(0.7), 70, 372, 1.0), *placed(sheep(0.55), 580,
        360, 1.0, mirror=True)]


def _hatchling() -> Part:
    """Return the hatchling, no larger than a calf: a great head, small wings, and the sneeze that lights the hay."""
    hide, belly = "#6f9a58", "#ecd58a"
    tail = limb(130, 120, 90, 250, 170, 70, 320, 110, 44, 330, 20, 24, 290, -20, 4, colour=hide, angle=30)
    wings = [s for k, x in ((1, 120), (0, 60)) for s in placed(bat_wing((150, -150, 176, -60, 130, 10), "#e0a04a" if k
        else
        "#c98a3c", darker(hide, 0.15), (60, -140), (0, 20), 18), x, -10 - 20 * (1 - k), 0.96 if k else 0.8, 4)]
    body = form(loop(-60, 0, 60, -70, 180, -40, 220, 60, 190, 160, 60, 200, -70, 180, -90, 80), hide, 80, 40,
        ridges=(scales(random.Random(3), -60, -60, 210, 170, 26),))
    plates = [form(loop(-84 + 6 * k, 60 + 32 * k, -30 + 8 * k, 54 + 32 * k, 0 + 8 * k, 76 + 32 * k, -40 + 8 * k,
        92 + 30 * k, -84 + 6
        * k, 88 + 32 * k), belly, 12, 14, shadow=NEAR) for k in range(4)]
    legs = [s for x, c in ((150, 0.0), (-20, 0.0)) for s in (limb(x, 130, 84, x - 14, 190, 66, x - 30, 236, 56,
        colour=hide,
        angle=70), form(loop(x - 84, 222, x - 30, 206, x + 14, 222, x + 10, 250, x - 80, 252), hide, 16, 20),
            *[form(polygon(x - 84 +
        26 * k, 238, x - 68 + 26 * k, 238, x - 80 + 26 * k, 258), BONE, 5, 80, shadow=NO_SHADOW) for k in range(3)])]
    head = loop(-10, -140, 70, -160, 140, -120, 156, -40, 110, 30, 20, 50, -60, 46, -150, 40, -206, 10, -214, -30,
        -180, -58, -120, -66, -70, -110)
    face = [*[s for side in (0, 1) for s in horn((90 + 30 * side, -130 + 16 * side, 40, 150 + 30 * side,
        -180 + 20 * side, 30, 200 + 30 *
        side, -186 + 30 * side, 4), "#efe0b4", 5, 30)], form(loop(-190, 30, -110, 44, 0, 44, 60, 60, 30, 104, -70, 110,
            -150, 92,
        -196, 66), darker(hide, 0.12), 24, 12), mark(loop(-196, 26, -110, 30, -10, 34, 30, 56, -60, 78, -150, 66),
            "#7a1f18", tone=0.5),
        form(loop(-160, 50, -90, 46, -30, 56, -80, 74), "#d0605a", 10, 20, shadow=NO_SHADOW), *tooth_row((-170, 60,
            -110, 70, -40,
        70), 4, 18, 8), form(head, hide, 66, 24, dabs=(Dab(40, -60, 50, 44, -14), Dab(-150, -20, 50, 20, 12)),
            ridges=(scales(
        random.Random(6), 40, -140, 150, 20, 22),)), *tooth_row((-186, 34, -120, 42, -40, 46), 5, 20, 8, seed=3),
            mark(loop(-204, -24,
        -186, -38, -166, -28, -184, -14), "#14100c"), flat(ellipse(34, -56, 46, 44), "#fbf3c8", ink=0, tone=1.7,
            contour=1.6),
        flat(ellipse(20, -54, 28, 32), "#e8902a", ink=0.1, tone=1.5, contour=1.0), mark(ellipse(14, -54, 9, 26),
            "#140a06"), flat(
        ellipse(4, -68, 9), "#ffffff", ink=0, tone=1.9), form(tube(-24, -92, 20, 30, -116, 34, 90, -104, 18),
            lighter(hide, 0.06),
        16, 10), *spikes_along((-150, -62, -80, -104, -10, -138), 3, 26, "#efe0b4", 10, 1.0)]
    tongues = ((1.0, "#e2601f", 1.1), (0.74, "#f6962e", 1.5), (0.5, "#ffd35c", 1.8), (0.26, "#fff4c4", 1.9))
    sneeze = [s for k, colour, tone in tongues for s
        in placed([flat("M0 -18 C-70 -50 -110 -70 -150 -122 C-150 -84 -158 -76 -190 -92 "
        "C-176 -62 -200 -50 -268 -66 C-226 -36 -236 -18 -300 -4 C-236 8 -226 24 -262 60 C-204 40 -186 50 -196 84 "
            "C-160 62 -148 68 -140 "
        "106 C-110 60 -60 44 0 20 Z", colour, ink=0.15, tone=tone, contour=1.2, glow=Glow("#ffb03a", 30, 0.6))], -188,
            40, 1.0, 4)
        for s in placed([s], -188 * (1 - k), 40 * (1 - k), k)]
    shell = [form(polygon(-40, 262, -60, 214, -30, 230, -10, 196, 16, 226, 44, 204, 50, 236, 84, 216, 70, 262),
        "#f3ead2", 20, 30), *[mark(ellipse(x, y, 6, 5), "#b89a6a") for x, y in ((-26, 246), (14, 240), (48, 250))]]
    return [tail, *wings, *legs[:7], body, *plates, *legs[7:], *sneeze, *placed(face, -14, -30, 0.98, -4),
        *placed(shell, 250, -10, 1.0)]


def _hay() -> Part:
    """Return a meadow with haycocks, one of them well alight."""
    out = grounds.plain(18, "#c9c078")
    for x, y, k in ((560, 330, 0.8), (470, 312, 0.5)):
        out += placed([form(loop(-80, 0, -70, -70, -30, -120, 20, -124, 66, -76, 82, 0), "#dcb858", 40, 70,
            grain=0.4)], x, y, k)
    return [*out, *placed([form(loop(-80, 0, -70, -70, -30, -120, 20, -124, 66, -76, 82, 0), "#b98a3c", 40, 70,
        grain=0.4), *flame(0, -20, 190, 0.8)], 62, 350, 0.9)]


PICTURES = {
    "dragon-hybrid": scene(lambda: grounds.ember_rocks(4, "#9a7a70"), lambda: placed(_hybrid(), mirror=True), BEAST,
    304, 158, 0.62, EMBER),
    "ash-drake": scene(_fold, _drake, BEAST, 320, 156, 0.66, STORM),
    "drake-hatchling": scene(_hay, _hatchling, BEAST, 340, 206, 0.8, SEA),
}
RECIPES = recipes("enemies", PICTURES, __name__, "attire", "beasts", "farm", "fire", "goblins", "hands", "haunts",
    "hounds", "monsters", "nature", "props", "remains", "stonework", "wyrms", shared=("forms", "grounds"))
