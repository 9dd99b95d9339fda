"""The music of the valley, which a day passes over: a fiddle's drone and a flute until the afternoon; in the evening
the fiddle is gone; at dusk nobody plays but the drum, and a bell is heard from far.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import GLADE, HALL
from assets.workshop.sound.score import beaten, broken, read
from assets.workshop.sound.tenefyr.music_fair import FOUR, LEAST

OPEN = """
    A4/1.5 B4/.5 C5/1 A4/1 | G4/2 E4/1 D4/1 | F4/1 G4/1 A4/1.5 C5/.5 | A4/3 -/1 |
    D5/1.5 C5/.5 B4/1 G4/1 | A4/2 F4/1 G4/1 | E4/1 F4/.5 E4/.5 D4/1 C4/1 | D4/3 -/1 |
"""
FAR = """
    D5/1.5 E5/.5 F5/1 D5/1 | E5/1 C5/1 A4/2 | B4/1.5 C5/.5 D5/1 B4/1 | A4/3 -/1 |
    F5/1.5 E5/.5 D5/1 C5/1 | B4/1 C5/1 A4/2 | G4/1 A4/.5 G4/.5 E4/1 C4/1 | D4/3 -/1 |
"""
FIELDS = ("Dm", "C", "F", "Dm", "G", "F", "C", "Dm")
HILLS = ("Dm", "Am", "G", "Dm", "F", "G", "C", "Dm")
VALLEY = Piece(
    "valley", 92, FOUR, 24, GLADE,
    {"": (
        Part("fiddle", read("D3+A3/16 | D3+A3/16 | D3+A3/16 | D3+A3/16 | D3+A3/16 | D3+A3/16 |", FOUR, force=0.5),
             -8, 0, 0.3),
        Part("flute", read(OPEN, FOUR, force=0.6), -5, 0, 0.35),
        Part("flute", read(FAR, FOUR, start=8, force=0.6), -5, 0, 0.35),
        Part("lute", read(OPEN, FOUR, start=16, force=0.6), -3, 0, 0.3),
        Part("lute", broken((*FIELDS, *HILLS, *FIELDS), FOUR, "0 . 2 . 3 . 2 .", force=0.4), -7, 0, 0.2),
        Part("drum", beaten("dum . . ka . ka dum .", FOUR, 16, first=8, force=0.4), -9, 0, 0.2),
    )},
    {"": -22.5},
    LEAST,
)  # fmt: skip

EVENING = Piece(
    "valley-evening", 84, FOUR, 16, GLADE,
    {"": (
        Part("flute", read(OPEN, FOUR, force=0.5), -6, 0, 0.45),
        Part("lute", read(FAR, FOUR, start=8, force=0.5, up=-12), -3, 0, 0.3),
        Part("lute", broken((*FIELDS, *HILLS), FOUR, "0 . . 2 . . 3 .", force=0.4), -5, 0, 0.25),
        Part("drum", beaten("dum . . ka . . . .", FOUR, 16, force=0.4), -8, 0, 0.25),
    )},
    {"": -23.0},
    LEAST,
)  # fmt: skip

DUSK = Piece(
    "valley-dusk", 66, FOUR, 12, HALL,
    {"": (
        Part("drum", beaten("dum . . . ka . dum .", FOUR, 12, force=0.5), -3, 0, 0.3),
        Part("drum", beaten("great . . .", FOUR, 12, force=0.4, every=2), -6, 0, 0.4),
        Part("drum", beaten("toll . . .", FOUR, 12, force=0.4, every=4), -13, 0, 1.0),
        Part("lute", read("-/4 | -/4 | -/2 A3/1 G3/1 | D3/4 | -/4 | -/4 | -/2 C4/1 Bb3/1 | A3/4 |", FOUR,
                          start=4, force=0.4), -10, 0, 0.4),
    )},
    {"": -23.0},
    LEAST,
)  # fmt: skip
