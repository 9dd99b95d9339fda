"""Portraits of the mages: Astarra, Leoric of the Book, Widow Tarha."""

from __future__ import annotations

from assets.workshop.engraving import Glow, Part, Ridge, Shape, Sky, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.attire import (
    band,
    brooch,
    circlet,
    collar,
    hood_behind,
    hood_rim,
    mantle,
    ring,
    shoulders,
    spectacles,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.hair import cap, locks, moustache
from assets.workshop.engraving.kit.hands import grip, palm
from assets.workshop.engraving.palette import GOLD, darker
from assets.workshop.engraving.paths import ellipse, line, loop, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.bust import bust
from assets.workshop.pictures.terrinoth.homelands import battlefield, dunes, library

ASTARRA = Face(skin="#b57f56", hair="#211614", iris="#c9792c", turn=0.26, width=0.95, jaw=0.78, chin=1.0, age=0.0,
    brow=0.8, ridge=0.5, nose=0.85, nose_width=0.95, cheek=1.0, eye=1.24, slant=5, stern=7, smile=6, lips=1.6,
    lip_colour="#a04a3c", bones=0.72)
LEORIC = Face(skin="#e0b592", hair="#c9c4b6", iris="#5a6a8a", turn=-0.22, width=0.94, jaw=0.86, chin=1.1, age=0.9,
    brow=1.3, ridge=0.8, nose=1.25, nose_width=0.95, hook=0.8, cheek=1.15, eye=1.05, open=1.15, slant=-2, stern=-8,
    smile=7, gaze=-3)
TARHA = Face(skin="#97a088", hair="#2c2730", iris="#b08ad0", turn=0.24, width=1.02, jaw=1.02, chin=1.0, age=0.45,
    brow=0.9, ridge=1.2, nose=0.85, nose_width=1.3, cheek=1.35, eye=1.08, open=0.84, slant=4, stern=6, smile=-5,
    lips=1.3, lip_colour="#5c4a58", bones=0.9)


def _astarra() -> Part:
    """Return the young mage: black hair cut at the jaw, a red robe, fire in her open hand."""
    robe, lining = "#a8452f", "#7a2c20"
    hair = ASTARRA.hair
    bob = Shape(loop(-60, -150, -128, -90, -146, 20, -138, 110, -120, 150, -60, 160, 80, 160, 128, 150, 150, 110, 156,
        20, 136, -90, 66, -150), hair, bevel=50, angle=84, grain=0.05,
        ridges=tuple(Ridge(line(x * 0.6, -140, x, 0, x * 0.94, 156), 9, -5) for x in (-130, -112, -96, 104, 120, 138)))
    hand = [*palm(ASTARRA.skin, 1.2), *flame(-2, -108, 150, 0.3)]
    sleeve = Shape(loop(-70, 250, -56, 150, -30, 96, 34, 96, 62, 160, 90, 280, 0, 300), robe, bevel=40, angle=40,
        grain=0.07, ridges=(Ridge(line(-10, 100, -20, 190, -10, 300), 14, -7),))
    return [
        bob,
        neck(ASTARRA, 0.85),
        shoulders(robe, 0.86, -16),
        *tunic("#3a2620", GOLD),
        *mantle(robe, lining),
        *collar(robe, lining, 34),
        band(line(-118, 176, -84, 150, -60, 166), 8, GOLD),
        band(line(122, 176, 92, 150, 66, 166), 8, GOLD),
        *features(ASTARRA),
        *cap(ASTARRA, hair, -64, -40, 10, 40, 12),
        *locks(hair, (-96, 20, 30, -120, 70, 34, -104, 132, 20, -86, 146, 3),
            (108, 20, 28, 132, 70, 34, 116, 132, 20, 96, 148, 3),
            (-40, -146, 30, 34, -118, 32, 82, -70, 24, 86, -34, 3)),
        *circlet(20, -98, "#e0702e"),
        ring(-104, 66, 12),
        flat(ellipse(ASTARRA.across(0, 4), -66, 5), "#e0702e", contour=0.7, tone=1.4),
        *placed([sleeve, *hand], 216, 170, 1.0, 6),
    ]


def _book() -> list[Shape]:
    """Return an open book seen from above its spine, 220 wide, its lower edge at y = 0."""
    pages = (
        "M0 -96 C-40 -120 -90 -112 -112 -100 V-6 C-90 -20 -40 -26 0 -4 C40 -26 90 -20 112 -6 V-100 C90 -112 40 "
        "-120 0 -96 Z"
    )
    text = " ".join(f"M{x} {y} h{w}" for y in range(-86, -24, 11) for x, w in ((-96, 76), (24, 70)))
    return [
        Shape("M0 -88 C-40 -108 -96 -104 -122 -92 V10 C-90 -4 -40 -8 0 14 C40 -8 90 -4 122 10 V-92 C96 -104 40 -108 "
              "0 -88 Z", "#7a3a2c", bevel=8, angle=40),
        Shape(pages, "#f3e9cc", bevel=26, angle=86, ink=0.6, grain=0.02, ridges=(Ridge("M0 -100 V0", 14, -12),)),
        drawn(text, 2.2, "#6a5a48"),
        flat(stroke("M-84 -60 q20 -22 34 0 t-30 26", 3), "#a8452f"),
    ]


def _leoric() -> Part:
    """Return the scholar: a blue cap, round spectacles, raised brows, a book in his hand."""
    blue, lining = "#46597e", "#33436a"
    crown = loop(-118, -70, -132, -120, -96, -176, -20, -200, 70, -192, 124, -150, 128, -92, 112, -66, 40, -84, -50,
        -84)
    brim = loop(-122, -64, -118, -92, -40, -112, 40, -112, 118, -90, 118, -60, 40, -84, -50, -84)
    plume = [Shape(tube(96, -120, 8, 146, -190, 34, 206, -214, 40, 244, -176, 6), "#d9cba0", bevel=16, angle=50,
        ridges=(Ridge(line(96, -120, 150, -186, 210, -206, 242, -178), 4, 4),))]
    return [
        *plume,
        *locks(LEORIC.hair, (-96, -40, 40, -126, 20, 48, -118, 90, 30, -134, 130, 3),
            (96, -40, 40, 118, 20, 48, 112, 90, 30, 128, 130, 3)),
        *ear(LEORIC, -1),
        *ear(LEORIC, 1),
        neck(LEORIC, 0.86),
        shoulders(blue, 0.84, -20),
        *tunic("#d8ccaa", GOLD),
        *mantle(blue, lining),
        *collar("#6a7aa0", lining, 24),
        *features(LEORIC),
        *locks(LEORIC.hair, (-30, 138, 26, -34, 176, 36, -26, 226, 4), (-6, 140, 26, -14, 186, 30, -16, 246, 3),
            (-52, 132, 20, -52, 166, 24, -40, 204, 3)),
        *moustache(LEORIC, LEORIC.hair, 1.0, 22),
        Shape(crown, blue, bevel=46, angle=20, grain=0.07,
            ridges=(Ridge(line(-60, -90, -50, -150, 0, -196), 10, -6),
            Ridge(line(50, -90, 66, -150, 40, -194), 10, -6))),
        Shape(brim, darker(blue, 0.25), bevel=12, angle=70, grain=0.05),
        *brooch(-6, -100, 14, "#a8452f"),
        *spectacles(LEORIC.across(-40), LEORIC.across(40), 0, 30),
        *placed(_book(), -150, 330, 1.1, -8),
        *placed(grip(LEORIC.skin), -150, 320, 1.0, -8),
    ]


def _tarha() -> Part:
    """Return the widow: an ash-skinned orc under a black veil, silver thread, a violet rune that burns."""
    black, trim = "#4a4350", "#b9b2c0"
    tears = flat(f"{line(TARHA.across(-40), 14, TARHA.across(-42), 50, TARHA.across(-38), 92)} "
                 f"L{TARHA.across(-34):.0f} 92 L{TARHA.across(-36):.0f} 14 Z M{TARHA.across(40):.1f} 14 "
                 f"L{TARHA.across(43):.1f} 90 L{TARHA.across(39):.1f} 90 L{TARHA.across(36):.1f} 14 Z", "#3a3044",
                     contour=0.4, opacity=0.85)
    tusks = [Shape(tube(TARHA.across(s * 21, 6), 110, 11, TARHA.across(s * 24, 6), 98, 9, TARHA.across(s * 27, 6), 84,
        2), "#efe6cc", bevel=5, ink=0.5) for s in (-1, 1)]
    rune = "M0 -56 L34 0 L0 56 L-34 0 Z M0 -30 L0 30 M-18 0 L18 0"
    stone = [Shape(loop(-44, 30, -52, -30, -20, -78, 24, -76, 52, -28, 46, 34, 0, 72), "#6a6478", bevel=20, angle=50,
        grain=0.25), flat(stroke(rune, 9), "#d9a8ff", ink=0, contour=0.6, tone=1.8, glow=Glow("#b070f0", 14, 0.75))]
    return [
        *hood_behind(black, 10, 8),
        neck(TARHA),
        shoulders("#4f4756", 0.94, 0),
        *tunic("#6a5f74", trim),
        *mantle("#4f4756", "#3a3442"),
        *features(TARHA),
        tears,
        *tusks,
        *cap(TARHA, "#d8d2d8", -84, -8, 4),
        *locks("#6a6470", (-76, -96, 24, -98, -40, 24, -96, 30, 3), (92, -96, 22, 112, -40, 22, 108, 30, 3)),
        *hood_rim(black, trim, drop=18),
        *[Shape(ellipse(x, y, 8), "#c9c2d0", bevel=5, shine=0.8, ink=0.5)
            for x, y in ((-72, -76), (-40, -98), (-2, -108), (40, -104), (82, -84))],
        *brooch(4, 262, 20, "#7a4aa0", "#b9b9c4"),
        *placed([*stone], 214, 206, 0.94, 6),
        *placed(grip(TARHA.skin), 210, 268, 1.06, 6),
        Shape(loop(150, 470, 160, 330, 180, 288, 250, 288, 276, 340, 300, 470), "#4f4756", bevel=40, angle=50,
            grain=0.07),
    ]


ASTARRA_BUST = bust(dunes, _astarra, Sky(high="#7a4a52", low="#f6c07a", sun=(0.3, 0.4), reach=1.1, seed=5), 310, 236,
    1.14)
LEORIC_OF_THE_BOOK = bust(library, _leoric, Sky(high="#6a4a34", low="#e8c890", seed=2), 376, 236, 1.12)
WIDOW_TARHA = bust(battlefield, _tarha, Sky(high="#4c4a66", low="#cfc8d4", sun=(0.82, 0.2), reach=0.9, seed=12), 318,
    242, 1.1)

_SOURCES = ("attire", "faces", "fire", "hair", "hands", "houses", "nature", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_SOURCES, shared=("bust", "homelands"))
    for name, picture in (("astarra", ASTARRA_BUST), ("leoric-of-the-book", LEORIC_OF_THE_BOOK),
    ("widow-tarha", WIDOW_TARHA)))
