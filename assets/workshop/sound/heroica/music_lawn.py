"""The music of the table in the grass: the title, the chart and the store, a campaign that is won or lost.

A recorder has the tune, a small lute goes along, a hand drum and a glockenspiel stand behind. Of a campaign that is
lost the tune is heard once more, slowly, with a third that has become small.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import GLADE
from assets.workshop.sound.score import beaten, broken, read

LEAST = 0.0
"""The quality of the files: few voices, one channel."""
FOUR, THREE = 4.0, 3.0
TUNE = """
    D5/1 G4/.5 A4/.5 B4/1 D5/1 | E5/1 D5/.5 B4/.5 A4/2 | B4/1 D5/.5 B4/.5 A4/1 G4/1 | A4/3 -/1 |
    D5/1 G4/.5 A4/.5 B4/1 D5/1 | E5/1 G5/1 E5/.5 D5/.5 B4/1 | A4/1 B4/.5 A4/.5 G4/.5 E4/.5 D4/1 | G4/3 -/1 |
"""
ANSWER = """
    E5/1.5 D5/.5 B4/1 G4/1 | A4/1 B4/1 A4/2 | E5/1.5 D5/.5 B4/1 D5/1 | A4/3 -/1 |
    G5/1.5 E5/.5 D5/1 B4/1 | C5/1 E5/1 D5/2 | B4/1 A4/.5 G4/.5 A4/1 B4/1 | A4/3 -/1 |
"""
FIRST = ("G", "Am", "G", "D", "G", "C", "D", "G")
SECOND = ("Em", "D", "Em", "D", "G", "C", "G", "D")
PEGS = "-/3 G5/.5 D5/.5 | -/4 | -/3 B5/.5 G5/.5 | -/4 | -/3 G5/.5 D5/.5 | -/4 | -/2 A5/1 D5/1 | G5/4 |"

LAWN = Piece(
    "lawn", 104, FOUR, 26, GLADE,
    {"": (
        Part("lute", broken(("G", "G", *FIRST, *SECOND, *FIRST), FOUR, "0 . 2 3 . 2 4 .", force=0.55), -5, 0, 0.2),
        Part("flute", read(TUNE, FOUR, start=2, force=0.65), -6, 0, 0.3),
        Part("flute", read(ANSWER, FOUR, start=10, force=0.65), -6, 0, 0.3),
        Part("flute", read(TUNE, FOUR, start=18, force=0.7), -6, 0, 0.3),
        Part("glass", read(PEGS, FOUR, start=18, force=0.4), -12, 0, 0.4),
        Part("drum", beaten("dum . ka . dum ka tek .", FOUR, 26, force=0.5), -8, 0, 0.2),
        Part("drum", beaten(". knock . knock", FOUR, 16, first=10, force=0.35), -12, 0, 0.2),
    )},
    {"": -20.5},
    LEAST,
)  # fmt: skip

ROAD = """
    G4/1 C5/1 D5/1 | E5/2 D5/1 | C5/1 A4/1 G4/1 | A4/3 | G4/1 C5/1 D5/1 | E5/1 G5/1 E5/1 | D5/1 C5/1 D5/1 | C5/3 |
"""
BEND = """
    A4/1 C5/1 E5/1 | D5/2 C5/1 | A4/1 G4/1 E4/1 | G4/3 | A4/1 C5/1 E5/1 | G5/2 E5/1 | D5/1 E5/1 C5/1 | D5/3 |
"""
ON = ("C", "Am", "F", "F", "C", "C", "G", "C")
ROUND = ("Am", "G", "C", "C", "F", "C", "G", "G")

PRELUDE = Piece(
    "prelude", 76, THREE, 26, GLADE,
    {"": (
        Part("lute", broken(("C", "C", *ON, *ROUND, *ON), THREE, "0 . 2 3 2 .", force=0.5), -4, 0, 0.25),
        Part("lute", read(ROAD, THREE, start=2, force=0.6), -4, 0, 0.3),
        Part("flute", read(BEND, THREE, start=10, force=0.5), -9, 0, 0.35),
        Part("glass", read(ROAD, THREE, start=18, force=0.35), -12, 0, 0.4),
        Part("drum", beaten("dum . ka", THREE, 24, first=2, force=0.35, every=2), -10, 0, 0.2),
    )},
    {"": -22.0},
    LEAST,
)  # fmt: skip

LAST = "G5/2 D5/1 B4/1 | C5/1 E5/1 D5/2 | G5/1 D5/.5 E5/.5 D5/1 B4/1 | G4/4 |"
WON = Piece(
    "lawn-won", 112, FOUR, 28, GLADE,
    {"": (
        Part("flute", read(TUNE, FOUR, force=0.7), -6, 0, 0.3),
        Part("flute", read(ANSWER, FOUR, start=8, force=0.7), -6, 0, 0.3),
        Part("flute", read(TUNE, FOUR, start=16, force=0.75), -6, 0, 0.3),
        Part("flute", read(LAST, FOUR, start=24, force=0.75), -6, 0, 0.3),
        Part("glass", read(TUNE, FOUR, start=16, force=0.3), -14, 0, 0.4),
        Part("lute", broken((*FIRST, *SECOND, *FIRST, "G", "C", "G", "G"), FOUR, "0 2 3 2 4 2 3 2", force=0.5),
             -6, 0, 0.2),
        Part("bass", broken((*FIRST, *SECOND, *FIRST, "G", "C", "G", "G"), FOUR, "0 . 2 .", octave=2, force=0.6),
             -8, 0, 0.15),
        Part("drum", beaten("dum ka tek ka dum ka tek tek", FOUR, 28, force=0.55), -8, 0, 0.2),
    )},
    {"": -20.0},
    LEAST,
)  # fmt: skip

SLOWLY = """
    B4/1 E4/.5 F#4/.5 G4/1 | B4/2 A4/1 | G4/1 B4/.5 G4/.5 F#4/1 | E4/3 |
    B4/1 E4/.5 F#4/.5 G4/1 | C5/1 B4/1 G4/1 | A4/1 G4/.5 F#4/.5 D4/1 | E4/3 |
"""
GREY = ("Em", "G", "Em", "Em", "Em", "C", "D", "Em")
LOST = Piece(
    "lawn-lost", 72, THREE, 24, GLADE,
    {"": (
        Part("flute", read(SLOWLY, THREE, force=0.6), -6, 0, 0.4),
        Part("fiddle", read(SLOWLY, THREE, start=8, force=0.5, up=-12), -8, 0, 0.4),
        Part("flute", read(SLOWLY, THREE, start=16, force=0.55), -6, 0, 0.4),
        Part("lute", broken((*GREY, *GREY, *GREY), THREE, "0 . 2 . 3 .", force=0.4), -6, 0, 0.3),
        Part("drum", beaten("dum . .", THREE, 24, force=0.35, every=2), -9, 0, 0.3),
    )},
    {"": -22.0},
    LEAST,
)  # fmt: skip
