"""The music of the green: the title of Tenefyr, the village, a valley that is saved or lost.

A lute, a fiddle that holds one tone, a hand drum; the shawm is the enemy's, and blows only where it is one's turn to
laugh at it. Of a valley that is lost the tune of the fair is heard once more, slowly, with its third made small.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import GLADE, HALL
from assets.workshop.sound.score import beaten, broken, read

LEAST = 0.0
"""The quality of the files: few voices, one channel."""
FOUR, JIG = 4.0, 6.0
"""Beats of a bar: quarters, or the six eighths of the dance."""
TUNE = """
    D5/2 A4/1 F#4/2 A4/1 | B4/2 A4/1 G4/2 E4/1 | D5/2 A4/1 F#4/2 A4/1 | G4/1 F#4/1 E4/1 E4/3 |
    D5/2 A4/1 F#4/2 A4/1 | C5/2 D5/1 C5/2 A4/1 | G4/1 A4/1 G4/1 F#4/2 E4/1 | D4/3 D4/2 -/1 |
"""
TURN = """
    F#5/3 E5/2 D5/1 | E5/2 C5/1 A4/3 | F#5/2 F#5/1 E5/2 D5/1 | E5/3 A4/2 -/1 |
    D5/2 E5/1 F#5/2 D5/1 | C5/2 A4/1 G4/2 A4/1 | B4/1 A4/1 G4/1 F#4/2 E4/1 | D4/5 -/1 |
"""
BOAST = """
    A4/2 A4/1 C5/2 A4/1 | G4/2 A4/1 G4/1 E4/1 D4/1 | A4/2 A4/1 C5/2 D5/1 | E5/5 -/1 |
    E5/2 D5/1 C5/2 A4/1 | C5/2 A4/1 G4/2 E4/1 | F#4/1 G4/1 A4/1 G4/2 E4/1 | D4/5 -/1 |
"""
ROUND = ("D", "G", "D", "C", "D", "C", "G", "D")
AWAY = ("D", "Am", "D", "Am", "D", "C", "G", "D")
BRAG = ("Am", "C", "Am", "Am", "Am", "C", "G", "D")
STEPS = "0 . 2 3 . 2"
DANCE = "dum . ka tek . ka"

FAIR = Piece(
    "fair", 330, JIG, 56, GLADE,
    {"": (
        Part("lute", broken((*ROUND, *ROUND, *AWAY, *BRAG, *ROUND, *AWAY, *ROUND), JIG, STEPS, force=0.5), -6, 0, 0.2),
        Part("bass", broken((*ROUND, *AWAY, *BRAG, *ROUND, *AWAY, *ROUND), JIG, "0 .", octave=2, force=0.55, first=8),
             -7, 0, 0.15),
        Part("lute", read(TUNE, JIG, force=0.7), -3, 0, 0.25),
        Part("flute", read(TUNE, JIG, start=8, force=0.65), -6, 0, 0.3),
        Part("flute", read(TURN, JIG, start=16, force=0.65), -6, 0, 0.3),
        Part("shawm", read(BOAST, JIG, start=24, force=0.55), -8, 0, 0.35),
        Part("flute", read(TUNE, JIG, start=32, force=0.65), -6, 0, 0.3),
        Part("lute", read(TUNE, JIG, start=32, force=0.6), -5, 0, 0.3),
        Part("flute", read(TURN, JIG, start=40, force=0.7), -6, 0, 0.3),
        Part("lute", read(TUNE, JIG, start=48, force=0.65), -3, 0, 0.3),
        Part("fiddle", read("D3+A3/48 | D3+A3/48 | D3+A3/48 | D3+A3/48 |", JIG, start=8, force=0.5), -11, 0, 0.3),
        Part("fiddle", read("D3+A3/48 |", JIG, start=40, force=0.5), -11, 0, 0.3),
        Part("drum", beaten(DANCE, JIG, 40, first=8, force=0.5), -8, 0, 0.2),
        Part("drum", beaten("shake . . shake . .", JIG, 16, first=32, force=0.35), -12, 0, 0.2),
    )},
    {"": -20.5},
    LEAST,
)  # fmt: skip

HEARTH = """
    D5/1.5 B4/.5 G4/1 A4/1 | B4/2 A4/1 G4/1 | E4/1.5 G4/.5 A4/1 B4/1 | A4/3 -/1 |
    D5/1.5 B4/.5 G4/1 A4/1 | B4/1 D5/1 E5/1 D5/1 | C5/1 B4/.5 A4/.5 G4/1 A4/1 | G4/3 -/1 |
"""
DOORSTEP = """
    E5/1.5 D5/.5 C5/1 B4/1 | D5/2 B4/2 | C5/1.5 B4/.5 A4/1 G4/1 | A4/3 -/1 |
    E5/1.5 D5/.5 C5/1 E5/1 | D5/1 B4/1 G4/2 | A4/1 B4/.5 A4/.5 G4/1 F4/1 | G4/3 -/1 |
"""
HOME = ("G", "Em", "C", "D5", "G", "Em", "C", "G")
BENCH = ("C", "G", "F", "D5", "C", "G", "F", "G")
VILLAGE = Piece(
    "village", 100, FOUR, 24, GLADE,
    {"": (
        Part("lute", read(HEARTH, FOUR, force=0.65), -3, 0, 0.25),
        Part("lute", read(DOORSTEP, FOUR, start=8, force=0.65), -3, 0, 0.25),
        Part("lute", read(HEARTH, FOUR, start=16, force=0.65), -3, 0, 0.25),
        Part("harp", broken((*HOME, *BENCH, *HOME), FOUR, "0 2 3 2", force=0.4), -7, 0, 0.25),
        Part("bass", broken((*BENCH, *HOME), FOUR, "0 . 2 .", octave=2, force=0.45, first=8), -9, 0, 0.15),
        Part("drum", beaten("ka . . ka . . ka .", FOUR, 8, first=16, force=0.3), -12, 0, 0.2),
    )},
    {"": -22.0},
    LEAST,
)  # fmt: skip

SAVED = Piece(
    "fair-won", 366, JIG, 48, GLADE,
    {"": (
        Part("flute", read(TUNE, JIG, force=0.7), -6, 0, 0.3),
        Part("flute", read(TURN, JIG, start=8, force=0.7), -6, 0, 0.3),
        Part("flute", read(TUNE, JIG, start=24, force=0.7), -6, 0, 0.3),
        Part("flute", read(TURN, JIG, start=32, force=0.7), -6, 0, 0.3),
        Part("lute", read(TUNE, JIG, start=16, force=0.7), -2, 0, 0.3),
        Part("shawm", read(TUNE, JIG, start=24, force=0.5), -13, 0, 0.3),
        Part("shawm", read(TURN, JIG, start=32, force=0.5), -13, 0, 0.3),
        Part("lute", read(TUNE, JIG, start=40, force=0.7), -2, 0, 0.3),
        Part("glass", read(TUNE, JIG, start=40, force=0.3, up=12), -15, 0, 0.4),
        Part("lute", broken((*ROUND, *AWAY, *ROUND, *ROUND, *AWAY, *ROUND), JIG, STEPS, force=0.5), -6, 0, 0.2),
        Part("bass", broken((*ROUND, *AWAY, *ROUND, *ROUND, *AWAY, *ROUND), JIG, "0 2", octave=2, force=0.6),
             -8, 0, 0.15),
        Part("drum", beaten(DANCE, JIG, 48, force=0.6), -8, 0, 0.2),
        Part("drum", beaten("shake . shake shake . shake", JIG, 16, first=24, force=0.35), -12, 0, 0.2),
    )},
    {"": -20.0},
    LEAST,
)  # fmt: skip

ASHES = """
    D4/2 A3/1 F3/2 A3/1 | Bb3/2 A3/1 G3/2 E3/1 | D4/2 A3/1 F3/2 A3/1 | G3/1 F3/1 E3/1 E3/3 |
    D4/2 A3/1 F3/2 A3/1 | C4/2 D4/1 C4/2 A3/1 | G3/1 A3/1 G3/1 F3/2 E3/1 | D3/5 -/1 |
"""
GREY = ("Dm", "Gm", "Dm", "C", "Dm", "C", "Gm", "Dm")
LOST = Piece(
    "fair-lost", 128, JIG, 16, HALL,
    {"": (
        Part("gurdy", read(ASHES, JIG, force=0.45), -10, 0, 0.4),
        Part("lute", read(ASHES, JIG, start=8, force=0.55, up=12), -3, 0, 0.4),
        Part("harp", broken((*GREY, *GREY), JIG, "0 . . 2 . .", force=0.4), -7, 0, 0.3),
        Part("drone", read("!0.5 D2/1 !0.3 A2/1", 1), -12, 0, 0.3),
        Part("drum", beaten("dum . . . . .", JIG, 16, force=0.4), -8, 0, 0.3),
        Part("drum", beaten("toll . . . . .", JIG, 16, force=0.4, every=4), -10, 0, 0.5),
    )},
    {"": -22.0},
    LEAST,
)  # fmt: skip
