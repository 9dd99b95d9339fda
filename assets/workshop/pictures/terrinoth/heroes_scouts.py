"""Portraits of the scouts: Kari Wraithstalker, Tetherys, Tomble Burrowell."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, Sky, drawn, placed
from assets.workshop.engraving.kit.arms import bow, knife, quiver
from assets.workshop.engraving.kit.attire import (
    band,
    brooch,
    collar,
    hood_behind,
    hood_rim,
    mantle,
    ring,
    shoulders,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, big_nose, ear, features, neck
from assets.workshop.engraving.kit.hair import cap, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.palette import GOLD, LEATHER, darker
from assets.workshop.engraving.paths import ellipse, leaf_mass, line, loop
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.bust import bust
from assets.workshop.pictures.terrinoth.homelands import burrows, graveyard, rooftops

KARI = Face(skin="#d3a684", hair="#33231c", iris="#6f8fa0", turn=0.28, jaw=0.8, age=0.1, brow=0.6, ridge=0.5,
    nose=0.82, nose_width=0.8, eye=1.2, slant=3, stern=4, smile=0, lips=1.3, bones=0.72)
TETHERYS = Face(skin="#b98a62", hair="#241a16", iris="#8a6a2c", turn=-0.3, width=0.94, jaw=0.86, chin=1.2, age=0.3,
    brow=0.9, nose=1.0, nose_width=0.85, cheek=1.25, eye=0.98, slant=5, stern=2, smile=6, gaze=-4)
TOMBLE = Face(skin="#e3b18c", hair="#b5642a", iris="#5a8a6a", turn=0.16, width=1.16, jaw=1.2, chin=0.7, age=0.45,
    brow=1.5, nose=1.35, nose_width=1.5, cheek=1.7, eye=1.15, open=1.12, slant=2, stern=-7, smile=11, lips=0.9, gaze=4)


def _kari() -> Part:
    """Return the hunter of the dead: grey hood, scarf, a claw scar, bow and quiver."""
    cloak, scarf = "#56675f", "#7a3a30"
    scar = line(-18, -52, -24, -20, -34, 24, -30, 60)
    return [
        *placed(quiver(feathers=("#cfd8d4", "#7a8f94", "#cfd8d4")), 214, 150, 0.9, 24),
        *placed(bow(560, "#6b4a34"), -236, 190, 1.0, 14, mirror=True),
        *hood_behind(cloak, 40),
        neck(KARI),
        shoulders(cloak),
        *mantle(cloak, darker(cloak, 0.2)),
        *features(KARI),
        drawn(scar, 3.0, "#8e4a3c"),
        *cap(KARI, KARI.hair, -66, -22, 4),
        *locks(KARI.hair, (-72, -84, 26, -94, -30, 26, -92, 40, 24, -104, 120, 18, -92, 190, 3),
            (104, -84, 24, 118, -20, 24, 110, 60, 18, 118, 130, 3),
            (-30, -106, 16, -58, -76, 16, -70, -36, 10, -76, -4, 2)),
        *hood_rim(cloak, "#8fa39a"),
        Shape(loop(-118, 190, -60, 168, 0, 182, 66, 166, 122, 188, 110, 240, 40, 268, -40, 270, -108, 242), scarf,
            bevel=30, angle=10, grain=0.08, ridges=(Ridge(line(-110, 206, 0, 214, 112, 200), 12, -8),
            Ridge(line(-100, 234, 0, 246, 106, 226), 12, -8))),
        *brooch(8, 262, 20, "#9fd8d0", "#b9c0c0"),
    ]


def _tetherys() -> Part:
    """Return the knife-thrower: an elf with a goatee and a tail of hair, knives between his fingers."""
    hand = [*placed([s for k, turn in ((-26, -20), (0, 0), (26, 20)) for s in placed(knife(150), k, -30, 1.0, turn)],
        0, -8), *fist(TETHERYS.skin)]
    coat, lining = "#70502f", "#4a3320"
    blades = [s for i in range(3) for s in placed(knife(64), 40 + 34 * i, 330 + 26 * i, 0.9, 196)]
    return [
        *locks(TETHERYS.hair, (40, -140, 40, 110, -176, 52, 168, -120, 46, 178, -20, 34, 156, 70, 22, 170, 130, 3)),
        *ear(TETHERYS, -1, 58),
        *ear(TETHERYS, 1, 58),
        neck(TETHERYS, 0.9),
        shoulders(coat),
        *tunic("#8a3f30"),
        *mantle(coat, lining),
        *collar(coat, lining, 20),
        *features(TETHERYS),
        *cap(TETHERYS, TETHERYS.hair, -92, 10, 5, -10),
        band(line(-104, -70, -60, -96, 0, -108, 60, -100, 108, -66), 15, "#8a3f30"),
        *locks(TETHERYS.hair, (-58, 96, 12, -50, 104, 10, -38, 112, 3), (-24, 150, 26, -28, 176, 20, -32, 204, 2)),
        *locks(TETHERYS.hair, (-34, 88, 9, -56, 90, 9, -66, 100, 2), (-22, 88, 9, 0, 91, 9, 8, 102, 2)),
        ring(-98, 54, 12),
        band(line(-110, 262, 40, 330, 200, 440), 36, LEATHER),
        *blades,
        Shape(loop(-300, 460, -290, 330, -236, 250, -180, 262, -186, 340, -200, 460), coat, bevel=44, angle=50,
            grain=0.08),
        *placed(hand, -206, 196, 1.12, -8),
    ]


def _goggles() -> Part:
    """Return goggles of brass pushed up on the brow."""
    out = [band(line(-122, -70, -60, -96, 10, -102, 70, -96, 124, -66), 22, "#4c3320")]
    for x in (-36, 56):
        out += [Shape(ellipse(x, -104, 44), GOLD, bevel=14, angle=45, grain=0.02, shine=0.5),
            Shape(ellipse(x, -104, 29), "#8fd0c8", bevel=26, angle=-30, grain=0, shine=1.0, ink=0.4,
            shadow=Shadow(0.2, 1, 2, 2)), drawn(line(x - 14, -112, x - 6, -122, x + 4, -124), 4, "#ffffff", ink=0)]
    return out


def _tomble() -> Part:
    """Return the grinning gnome: wild red hair, side whiskers, goggles, a key on a string."""
    dice = random.Random(6)
    hair = TOMBLE.hair
    mane = []
    for x, y, rx, ry in ((-120, -60, 70, 60), (-96, -130, 70, 60), (-20, -176, 84, 58), (70, -166, 76, 58),
        (128, -110, 66, 62), (140, -30, 56, 58), (-138, 10, 52, 52)):
        curls = tuple(Ridge(ellipse(x + dice.uniform(-0.4, 0.4) * rx, y + dice.uniform(-0.4, 0.4) * ry, rx * 0.26), 7,
            -5) for _ in range(4))
        mane.append(Shape(leaf_mass(dice, x, y, rx, ry, 26), hair, bevel=34, angle=x % 90, grain=0.15, ridges=curls))
    whiskers = []
    for side in (-1, 1):
        for y, rx, ry in ((30, 26, 34), (76, 40, 42), (116, 34, 32)):
            cx = TOMBLE.across(side * 92) + side * 10
            curls = tuple(Ridge(ellipse(cx + dx * rx, y + dy * ry, rx * 0.3), 6, -4)
                for dx, dy in ((-0.3, -0.3), (0.35, 0.1), (-0.1, 0.5)))
            whiskers.append(Shape(leaf_mass(dice, cx, y, rx, ry, 20), hair, bevel=22, angle=side * 50, grain=0.12,
                ridges=curls, shadow=Shadow(0.4, 3, 6, 4)))
    key = [Shape(ellipse(0, 0, 17), GOLD, bevel=6, angle=45),
        Shape(ellipse(0, 0, 8), "#4a3320", bevel=3, shadow=Shadow(0)),
        Shape("M-4 14 H4 V62 H16 V54 H22 V70 H-4 Z", GOLD, bevel=4, angle=80)]
    return [
        *mane,
        *ear(TOMBLE, -1, 26),
        *ear(TOMBLE, 1, 26),
        neck(TOMBLE, 1.0),
        shoulders("#8f8a4a", 0.92, -14),
        *tunic("#a8763c"),
        *mantle("#6f7a3c", "#59642f"),
        *collar("#c9b27a", "#a98f58"),
        *features(TOMBLE),
        *big_nose(TOMBLE, 0.95),
        *whiskers,
        *cap(TOMBLE, hair, -86, 6, 6),
        *_goggles(),
        band(line(-50, 236, -14, 300, 6, 330), 6, "#4a3320"),
        band(line(60, 236, 24, 300, 10, 330), 6, "#4a3320"),
        *placed(key, 8, 330),
    ]


KARI_SKY = Sky(high="#55707a", low="#dfe6d4", sun=(0.3, 0.32), reach=0.95, seed=3)
TETHERYS_SKY = Sky(high="#3c4260", low="#e0b884", sun=(0.5, 0.75), reach=0.95, seed=7)
TOMBLE_SKY = Sky(high="#7fa49c", low="#f2e6ae", sun=(0.28, 0.25), reach=1.1, seed=9)
KARI_WRAITHSTALKER = bust(graveyard, _kari, KARI_SKY)
TETHERYS_BUST = bust(rooftops, _tetherys, TETHERYS_SKY, 372, 236, 1.1)
TOMBLE_BURROWELL = bust(burrows, _tomble, TOMBLE_SKY, 336, 270, 1.16)

_SOURCES = ("arms", "attire", "faces", "fire", "hair", "hands", "houses", "nature", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_SOURCES, shared=("bust", "homelands"))
    for name, picture in (("kari-wraithstalker", KARI_WRAITHSTALKER), ("tetherys", TETHERYS_BUST),
    ("tomble-burrowell", TOMBLE_BURROWELL)))
