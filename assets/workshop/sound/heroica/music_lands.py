"""The music of the six lands: coast, woods, caves, old stones, heights, Dragon's End.

Recorder, lute, hand drum and glockenspiel play all of it; at Dragon's End a low viol comes in.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.heroica.music_lawn import FOUR, LEAST, THREE
from assets.workshop.sound.reverb import GLADE, HALL
from assets.workshop.sound.score import beaten, broken, read

CALM = -22.0
"""LUFS of a land: people think while it plays."""

SWELL = """
    D5/1.5 C5/.5 A4/1 | G4/2 A4/1 | C5/1 D5/.5 C5/.5 A4/1 | G4/3 | D5/1.5 C5/.5 A4/1 | F5/1 E5/.5 D5/.5 C5/1 |
    A4/1 G4/1 E4/1 | D4/3 |
"""
EBB = """
    F5/1.5 E5/.5 D5/1 | C5/2 A4/1 | D5/1 E5/.5 D5/.5 C5/1 | A4/3 | F5/1.5 E5/.5 D5/1 | C5/1 D5/.5 C5/.5 A4/1 |
    G4/1 A4/1 C5/1 | D5/3 |
"""
IN, OUT = ("Dm", "C", "F", "C", "Dm", "F", "C", "Dm"), ("F", "C", "Dm", "F", "F", "C", "C", "Dm")
COAST = Piece(
    "coast", 100, THREE, 34, GLADE,
    {"": (
        Part("lute", broken(("Dm", "Dm", *IN, *OUT, *IN, *OUT), THREE, "0 2 3 2 3 2", force=0.45), -6, 0, 0.2),
        Part("flute", read(SWELL, THREE, start=2, force=0.6), -6, 0, 0.3),
        Part("flute", read(EBB, THREE, start=10, force=0.6), -6, 0, 0.3),
        Part("lute", read(SWELL, THREE, start=18, force=0.65), -3, 0, 0.3),
        Part("flute", read(EBB, THREE, start=26, force=0.6), -6, 0, 0.3),
        Part("drum", beaten("dum . ka . ka .", THREE, 34, force=0.45), -8, 0, 0.2),
        Part("drum", beaten("shake . .", THREE, 16, first=18, force=0.3, every=2), -10, 0, 0.3),
    )},
    {"": CALM},
    LEAST,
)  # fmt: skip

PATH = """
    E5/1 B4/.5 C#5/.5 D5/1 B4/1 | A4/1 B4/.5 A4/.5 F#4/2 | E4/1 G4/.5 A4/.5 B4/1 D5/1 | B4/3 -/1 |
    E5/1 B4/.5 C#5/.5 D5/1 B4/1 | A4/1 B4/.5 A4/.5 F#4/1 A4/1 | G4/1 F#4/.5 G4/.5 F#4/1 D4/1 | E4/3 -/1 |
"""
OWL = """
    -/2 B4/1 G4/1 | A4/2 F#4/2 | -/2 B4/1 D5/1 | C#5/3 -/1 | -/2 E5/1 D5/1 | B4/2 A4/2 | G4/1 A4/1 F#4/2 | E4/3 -/1 |
"""
UNDER_TREES = ("Em", "D", "Em", "Em", "Em", "D", "Bm", "Em")
CLEARING = ("Em", "D", "G", "A", "Em", "A", "D", "Em")
WOODS = Piece(
    "woods", 92, FOUR, 24, GLADE,
    {"": (
        Part("lute", broken((*UNDER_TREES, *CLEARING, *UNDER_TREES), FOUR, "0 . 2 . 3 2 . 2", force=0.45), -6, 0, 0.25),
        Part("lute", read(PATH, FOUR, force=0.6), -4, 0, 0.3),
        Part("flute", read(OWL, FOUR, start=8, force=0.55), -6, 0, 0.4),
        Part("flute", read(PATH, FOUR, start=16, force=0.6), -6, 0, 0.35),
        Part("drum", beaten("dum . . ka . . dum .", FOUR, 24, force=0.45), -8, 0, 0.25),
        Part("drum", beaten(". . knock .", FOUR, 16, first=8, force=0.35, every=2), -11, 0, 0.4),
    )},
    {"": CALM},
    LEAST,
)  # fmt: skip

FALLING = "-/1.5 F#5/.5 -/2 | -/4 | -/3 B5/.5 -/.5 | -/4 | -/.5 D5/.5 -/3 | -/4 | -/2.5 F#5/.5 -/1 | -/4 |"
LAMP = "B4/3 A4/1 | F#4/4 | G4/2 A4/2 | F#4/4 | E4/3 F#4/1 | D4/2 G4/2 | F#4/2 E4/2 | B3/4 |"
ROCK = ("Bm", "Bm", "G", "Bm", "Em", "G", "A", "Bm")
CAVES = Piece(
    "caves", 64, FOUR, 16, HALL,
    {"": (
        Part("glass", read(FALLING, FOUR, force=0.4), -10, 0, 0.7),
        Part("glass", read(FALLING, FOUR, start=8, force=0.35), -10, 0, 0.7),
        Part("lute", broken((*ROCK, *ROCK), FOUR, "0 . . 2 . . 3 .", force=0.5), -3, 0, 0.4),
        Part("flute", read(LAMP, FOUR, start=8, force=0.5, up=-12), -5, 0, 0.6),
        Part("drum", beaten("dum . . . . ka . .", FOUR, 16, force=0.45), -7, 0, 0.4),
        Part("drum", beaten(". . . knock", FOUR, 16, force=0.3, every=4), -10, 0, 0.6),
    )},
    {"": -22.5},
    LEAST,
)  # fmt: skip

PAVANE = """
    A4/2 B4/1 C5/1 | D5/2 C5/1 B4/1 | A4/2 G4/1 E4/1 | A4/4 | C5/2 D5/1 E5/1 | D5/1 C5/1 B4/2 | A4/1 G4/1 E4/1 G4/1 |
    A4/4 |
"""
GALLERY = """
    E5/2 D5/1 C5/1 | B4/2 G4/2 | A4/1 B4/1 C5/1 D5/1 | E5/4 | F#5/2 E5/1 D5/1 | C5/1 B4/1 A4/2 | G4/1 A4/1 B4/1 G4/1 |
    A4/4 |
"""
HALL_OF, STAIRS = ("Am", "G", "Am", "Am", "C", "G", "Em", "Am"), ("Am", "G", "F", "C", "D", "Am", "Em", "Am")
OLD_STONES = Piece(
    "old-stones", 92, FOUR, 24, HALL,
    {"": (
        Part("lute", broken((*HALL_OF, *STAIRS, *HALL_OF), FOUR, "0 . 2 3", force=0.55), -4, 0, 0.25),
        Part("flute", read(PAVANE, FOUR, force=0.55, up=-12), -4, 0, 0.35),
        Part("flute", read(GALLERY, FOUR, start=8, force=0.6), -7, 0, 0.35),
        Part("lute", read(PAVANE, FOUR, start=16, force=0.65), -3, 0, 0.3),
        Part("glass", read(PAVANE, FOUR, start=16, force=0.3), -14, 0, 0.5),
        Part("drum", beaten("dum . ka ka", FOUR, 24, force=0.5), -8, 0, 0.25),
    )},
    {"": CALM},
    LEAST,
)  # fmt: skip

WIND = """
    G4/1 C5/1 D5/1 | Eb5/2 D5/1 | C5/1 Bb4/1 G4/1 | F4/3 | G4/1 C5/1 D5/1 | G5/2 F5/1 | Eb5/1 D5/1 Bb4/1 | C5/3 |
"""
SNOW = "-/2 G5/1 | -/3 | -/1 Eb5/1 -/1 | -/3 | -/2 C6/1 | -/3 | -/1 D5/1 -/1 | -/3 |"
RIDGE = ("Cm", "Cm", "Bb", "F", "Cm", "Eb", "Bb", "Cm")
HEIGHTS = Piece(
    "heights", 92, THREE, 32, HALL,
    {"": (
        Part("flute", read(WIND, THREE, force=0.55), -6, 0, 0.5),
        Part("lute", broken((*RIDGE, *RIDGE, *RIDGE, *RIDGE), THREE, "0 . 2 . 4 .", force=0.5), -4, 0, 0.3),
        Part("glass", read(SNOW, THREE, start=8, force=0.4), -11, 0, 0.6),
        Part("lute", read(WIND, THREE, start=16, force=0.6), -4, 0, 0.3),
        Part("flute", read(WIND, THREE, start=24, force=0.55), -6, 0, 0.5),
        Part("glass", read(SNOW, THREE, start=24, force=0.35), -12, 0, 0.6),
        Part("drum", beaten("dum . ka", THREE, 24, first=8, force=0.4), -9, 0, 0.3),
    )},
    {"": CALM},
    LEAST,
)  # fmt: skip

EMBERS = """
    D5/1.5 C5/.5 Bb4/1 A4/1 | G4/1 A4/1 F4/2 | E4/1 F4/.5 G4/.5 A4/1 C5/1 | A4/3 -/1 |
    D5/1.5 C5/.5 Bb4/1 A4/1 | G4/1 Bb4/1 D5/2 | C5/1 Bb4/.5 A4/.5 G4/1 E4/1 | D4/3 -/1 |
"""
VIOL = "D3/4 | Bb2/3 C3/1 | A2/4 | D3/2 C3/2 | D3/4 | G2/3 A2/1 | C3/2 A2/2 | D3/4 |"
ASH = ("Dm", "Bb", "Am", "Dm", "Dm", "Gm", "C", "Dm")
DRAGONS_END = Piece(
    "dragons-end", 78, FOUR, 20, HALL,
    {"": (
        Part("fiddle", read("D3/4 | D3/4 | Bb2/4 | A2/4", FOUR, force=0.6), -5, 0, 0.35),
        Part("fiddle", read(VIOL, FOUR, start=4, force=0.6), -5, 0, 0.35),
        Part("fiddle", read(VIOL, FOUR, start=12, force=0.65), -5, 0, 0.35),
        Part("lute", broken(("Dm", "Dm", "Bb", "Am", *ASH, *ASH), FOUR, "0 . 2 0 . 2 3 2", force=0.45), -6, 0, 0.25),
        Part("flute", read(EMBERS, FOUR, start=12, force=0.55), -7, 0, 0.4),
        Part("drum", beaten("dum . ka dum . ka tek .", FOUR, 20, force=0.5), -7, 0, 0.25),
    )},
    {"": -21.5},
    LEAST,
)  # fmt: skip
