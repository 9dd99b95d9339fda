"""The Zombie and the zombie that a spade could not stop."""

from __future__ import annotations

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Glow,
    Part,
    Picture,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    placed,
)
from assets.workshop.engraving.kit.attire import band, shoulders
from assets.workshop.engraving.kit.faces import Face, brows, ear, head, lines, neck, planes
from assets.workshop.engraving.kit.goblins import claw
from assets.workshop.engraving.kit.hair import locks
from assets.workshop.engraving.kit.haunts import graveyard
from assets.workshop.engraving.kit.monsters import tooth_row
from assets.workshop.engraving.palette import BONE, DARK_STEEL, WOOD, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

SHAMBLER = Face(skin="#a3ad86", hair="#4a4236", turn=0.24, width=0.96, jaw=0.84, age=0.9, brow=0.8, ridge=1.7, nose=0.7,
    cheek=1.7, eye=1.1, stern=-4, bones=1.25)
BRUTE = Face(skin="#8b9aa2", hair="#3a342c", turn=-0.2, width=1.16, jaw=1.3, chin=1.3, age=0.9, brow=1.0, ridge=1.9,
    nose=0.7, nose_width=1.3, cheek=1.4, eye=1.05, stern=8, bones=1.3)
ROT = "#7a3f38"


def _dead_eyes(face: Face, colour: str, blind: bool) -> list[Shape]:
    """Return sunken eyes with pin-point pupils; `blind` leaves one socket empty."""
    out: list[Shape] = []
    for s in (-1, 1):
        x, k = face.across(s * 40), max(0.7, face.narrow(s * 40))
        out.append(Shape(ellipse(x, 2, 31 * k, 24), darker(face.skin, 0.55), bevel=14, swell=-0.7, angle=20,
            contour=0.3, shadow=NO_SHADOW))
        if blind and s > 0:
            out += [flat(ellipse(x, 3, 20 * k, 17), "#1d130d", tone=0.2, contour=0.8),
                drawn(line(x - 4, 16, x - 2, 40, x - 8, 66), 5, ROT)]
            continue
        out += [Shape(ellipse(x, 2, 19 * k, 16), "#f3edc0", bevel=12, ink=0.15, tone=1.5, contour=0.8, grain=0,
            shadow=NO_SHADOW), flat(ellipse(x + 4, 3, 8 * k, 8), colour, ink=0.1, tone=1.4, glow=Glow(colour, 5, 0.3)),
            flat(ellipse(x + 4, 3, 2.6), "#120905", tone=0.1),
            flat(loop(x - 25 * k, 4, x - 16 * k, -16, x + 12 * k, -17, x + 25 * k, -2, x + 10 * k, -5, x - 12 * k, -5),
            darker(face.skin, 0.3), tone=0.8, contour=0.4),
            drawn(line(x - 26 * k, 2, x - 8 * k, -15, x + 14 * k, -14, x + 27 * k, 2), 4.5, "#22180e")]
    return out


def _rotten_mouth(face: Face, gape: float) -> list[Shape]:
    """Return a slack mouth without lips, torn open to the cheek on the left."""
    m, g = face.across(0, 10), gape
    w = 40 * face.width
    hole = loop(m - w * 1.25, 84, m - w * 0.6, 88, m, 90, m + w * 0.7, 90, m + w, 98, m + w * 0.8, 112 + g,
        m, 122 + g, m - w * 0.8, 114 + g, m - w * 1.2, 102 + g * 0.4)
    return [
        flat(hole, "#2f0e0b", tone=0.25, contour=1.3),
        flat(loop(m - w * 1.4, 74, m - w * 0.9, 82, m - w * 1.0, 108 + g * 0.4, m - w * 1.36, 100), ROT, contour=0.8,
            tone=0.9),
        *tooth_row((m - w * 1.1, 86, m, 92, m + w * 0.85, 94), 7, 19, 6.4, "#dfcf98", 0.55, 4),
        *tooth_row((m + w * 0.7, 110 + g, m, 119 + g, m - w * 0.9, 106 + g), 6, 17, 6.0, "#cfc08a", 0.6, 8),
    ]


def _rotten_nose(face: Face) -> list[Shape]:
    """Return the hole where the nose was."""
    x = face.across(0, 12)
    hole = (
        f"M{x - 2} 34 C{x - 12} 46 {x - 20} 60 {x - 12} 70 Q{x - 3} 74 {x} 64 Q{x + 6} 74 {x + 12} 68 "
        f"C{x + 16} 58 {x + 8} 44 {x - 2} 34 Z"
    )
    return [flat(hole, "#2a130d", tone=0.25, contour=1.0)]


def _wounds(face: Face, *places: tuple[float, float, float, float]) -> list[Shape]:
    """Return patches of rot at x, y with radii, with a rim of raw flesh."""
    out: list[Shape] = []
    for x, y, rx, ry in places:
        out += [Shape(ellipse(x, y, rx, ry), ROT, bevel=6, swell=-0.8, angle=50, contour=0.8, shadow=NO_SHADOW),
            flat(ellipse(x + 2, y + 2, rx * 0.45, ry * 0.4), darker(face.skin, 0.7), tone=0.5)]
    return out


def _shirt(colour: str) -> list[Shape]:
    """Return a torn shirt over the shoulders with ribs that show through a rent."""
    rent = polygon(-70, 300, -30, 284, 10, 300, 50, 290, 84, 330, 60, 370, 80, 420, 20, 440, -40, 430, -90, 400, -64,
        350)
    ribs = tuple(Ridge(line(-90, y, -10, y + 16, 90, y - 4), 12, 10) for y in (316, 346, 376, 406))
    return [shoulders(colour), Shape(rent, darker(SHAMBLER.skin, 0.15), bevel=10, swell=-0.6, angle=20, ridges=ribs,
        contour=1.2, shadow=NO_SHADOW)]


def _reaching(skin: str, sleeve: str, side: int, nails: str = "#3a2c1c") -> list[Shape]:
    """Return an arm that gropes towards the eye, its claw about 0, 0 (side -1: left in the picture)."""
    arm = [Shape(tube(40, 330, 120, 30, 220, 110, 6, 120, 74), sleeve, bevel=40, angle=66, grain=0.1,
        ridges=(Ridge(line(0, 130, 20, 220, 10, 320), 14, -8), Ridge(line(40, 140, 60, 240, 70, 330), 14, -8)),
        shadow=Shadow(0.55, 10, 16, 10)),
        Shape(polygon(-38, 112, -20, 140, -8, 118, 6, 146, 20, 118, 34, 140, 48, 104, 44, 92, -34, 96), sleeve,
        bevel=10,
            angle=30, grain=0.1), *claw(skin)]
    return placed(arm, mirror=side > 0)


def _zombie() -> Part:
    """Return the zombie: a gaunt green face askew, lank hair, both hands out for you."""
    f, cloth = SHAMBLER, "#7d6c58"
    face = [
        *ear(f, -1),
        head(f),
        *planes(f),
        *lines(f),
        *_dead_eyes(f, "#d8c24a", False),
        *brows(f),
        *_rotten_nose(f),
        *_rotten_mouth(f, 34),
        *_wounds(f, (-60, -70, 22, 14), (74, 66, 13, 20), (30, -104, 14, 9)),
        *locks(f.hair, (-60, -136, 20, -112, -90, 24, -128, 10, 18, -120, 90, 3),
            (-30, -144, 16, -80, -110, 16, -100, -50, 3), (40, -140, 22, 100, -100, 26, 122, -10, 18, 112, 70, 3),
            (0, -146, 14, 40, -120, 14, 66, -70, 2), (-84, -110, 12, -104, -40, 12, -96, 30, 2)),
    ]
    return [
        *placed([neck(f, 0.8)], 0, 16, 1.0, -5),
        *_shirt(cloth),
        *placed(face, 0, 16, 1.0, -9),
        *placed(_reaching(f.skin, darker(cloth, 0.1), 1), 236, 190, 1.0, 12),
        *placed(_reaching(lighter(f.skin, 0.08), cloth, -1), -214, 236, 1.12, -14),
    ]


def _spade() -> list[Shape]:
    """Return a spade driven into a skull: blade down to 0, 0, shaft up to the right."""
    blade = "M-44 -110 H44 V-40 Q40 10 0 34 Q-40 10 -44 -40 Z"
    return [Shape(tube(0, -100, 18, 0, -330, 16), WOOD, bevel=8, angle=84, grain=0.15),
        Shape(tube(-40, -336, 17, 0, -340, 19, 40, -336, 17), WOOD, bevel=8, angle=10),
        Shape(blade, DARK_STEEL, bevel=16, angle=70, grain=0.1, shine=0.5, ridges=(Ridge("M0 -110 V0", 12, 8),)),
        Shape(polygon(-14, -150, 14, -150, 20, -96, -20, -96), DARK_STEEL, bevel=8, angle=10)]


def _gravebreaker() -> Part:
    """Return the master: a bloated hulk with a spade in its skull, a chain round its neck, a headstone for a club."""
    f = BRUTE
    cloth = "#5f5a68"
    chain = [Shape(f'<ellipse cx="{x}" cy="{y}" rx="22" ry="15" fill="none" stroke="#fff" stroke-width="9" '
                   f'transform="rotate({t} {x} {y})"/>', DARK_STEEL, bevel=4, shine=0.5, angle=30)
        for x, y, t in ((-118, 210, 60), (-92, 240, 40), (-58, 262, 24), (-20, 274, 8), (22, 274, -8), (60, 262, -24),
        (94, 238, -44), (118, 208, -64))]
    belly = Shape(loop(-250, 480, -240, 330, -130, 250, 0, 240, 130, 250, 240, 330, 250, 480), f.skin, bevel=90,
        angle=14, grain=0.12, dabs=(Dab(-90, 340, 70, 50, 16), Dab(90, 340, 70, 50, 16), Dab(0, 420, 90, 60, 14)),
        ridges=(Ridge(line(-10, 290, 6, 380, -4, 480), 10, -9),))
    stitches = drawn(" ".join(f"M-18 {y} L20 {y + 8}" for y in range(300, 470, 24)) + " M0 290 L4 470", 5, "#3a221a")
    vest = [Shape(loop(s * 330, 480, s * 320, 310, s * 250, 232, s * 130, 196, s * 120, 270, s * 150, 380, s * 130,
        480),
        cloth, bevel=50, angle=s * 60, grain=0.1, ridges=(Ridge(line(s * 200, 240, s * 230, 340, s * 210, 480), 16,
        -9),))
        for s in (-1, 1)]
    stone = "M-88 150 V-60 C-88 -170 88 -170 88 -60 V150 L40 134 L10 160 L-30 138 Z"
    slab = [Shape(stone, "#9a9a92", bevel=20, angle=78, grain=0.35, shadow=Shadow(0.6, 10, 14, 10)),
        drawn("M0 -100 V20 M-42 -58 H42", 11, "#4c4a46"), drawn("M-60 60 l40 20 l-10 30 M60 -20 l-24 16", 4, "#3a3632")]
    return [
        neck(f, 1.3), belly, stitches, *vest, *ear(f, 1), head(f), *planes(f), *lines(f),
        *_dead_eyes(f, "#d8642a", True), *brows(f), *_rotten_nose(f), *_rotten_mouth(f, 52),
        *_wounds(f, (-74, 40, 16, 24), (50, -70, 20, 13)),
        *placed([*_spade(), flat(loop(-70, 4, -36, -6, 0, 8, 36, -6, 66, 4, 30, 22, 10, 52, -4, 22, -34, 20), ROT,
            contour=1.0, tone=0.8)], -6, -106, 0.82, 24),
        *locks(f.hair, (-90, -100, 16, -130, -40, 18, -128, 30, 3), (96, -96, 18, 130, -40, 18, 126, 40, 3)),
        *chain, band(line(-330, 420, -290, 380, -250, 420), 10, DARK_STEEL),
        *placed(slab, 262, 120, 1.0, 14),
        *placed(_reaching(lighter(f.skin, 0.06), cloth, -1), -236, 130, 1.2, -10),
        *placed(_fingers_over(f.skin), 250, 232, 1.2, 14),
    ]


def _fingers_over(skin: str) -> list[Shape]:
    """Return four thick fingers that hold the edge of a slab, and the arm below."""
    out = [Shape(tube(60, 240, 110, 40, 120, 92, 10, 40, 74), skin, bevel=36, angle=60, grain=0.1)]
    for i, x in enumerate((-48, -16, 16, 46)):
        out.append(Shape(tube(x, 30, 32, x - 2, -6, 32, x - 4, -36 + abs(i - 1.5) * 6, 24), lighter(skin, 0.04 * i),
            bevel=15, angle=80, grain=0.06, shadow=Shadow(0.4, 3, 5, 4)))
        out.append(Shape(loop(x - 12, -34, x + 6, -36, x + 4, -18, x - 10, -18), BONE, bevel=5, ink=0.4,
            shadow=NO_SHADOW))
    return out



ZOMBIE = Picture(lambda: graveyard(4, "#c8d0b4"), lambda: placed(_zombie(), 348, 232, 1.08),
    Sky(high="#46605c", low="#d8dcae", sun=(0.22, 0.22), reach=0.95, beams=0.03, seed=4), LIGHT, PRINT)
GRAVEBREAKER = Picture(lambda: graveyard(11, "#c8b8b4", "#706a68", (140, 120, 84)),
    lambda: placed(_gravebreaker(), 330, 268, 1.08), Sky(high="#4c4460", low="#e0c4a4", sun=(0.2, 0.2), reach=0.95,
    beams=0.03, seed=9),
    LIGHT, PRINT)

_KIT = ("attire", "faces", "goblins", "hair", "haunts", "monsters", "nature", "stonework")
RECIPES = (enemy("zombies-minion", ZOMBIE, __name__, *_KIT), enemy("zombies-master", GRAVEBREAKER, __name__, *_KIT))
