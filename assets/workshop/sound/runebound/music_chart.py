"""The music of the chart: the roads of the title, the chart by day, its dusk a fifth deeper, the stalls, the end, won
or lost. Lute and low whistle, slow, Dorian; of what is lost the roads are heard with a small sixth.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import GLADE, HALL
from assets.workshop.sound.score import beaten, broken, held, read

LEAST = 0.0
"""The quality of the files: few voices, one channel."""
THREE, FOUR, JIG = 3.0, 4.0, 6.0
"""Beats of a bar."""
DEEPER = -7
"""Half tones of a fifth down."""
ROADS = """
    D4/1 A4/1.5 G4/.5 | F4/1 E4/1 D4/1 | C4/1 E4/1 G4/1 | A4/3 | D5/1 C5/1 B4/1 | A4/1.5 G4/.5 F4/1 | G4/1 E4/1 C4/1 |
    D4/3 |
"""
HORIZON = """
    A4/1 C5/1 D5/1 | E5/1.5 D5/.5 C5/1 | B4/1 G4/1 B4/1 | A4/3 | F5/1 E5/1 D5/1 | C5/1.5 B4/.5 A4/1 |
    G4/1 A4/.5 G4/.5 E4/1 | D4/3 |
"""
SET_OUT, GO_ON = ("Dm", "Dm", "C", "Am", "G", "Dm", "C", "Dm"), ("F", "C", "G", "Am", "Dm", "Am", "C", "Dm")
STRIDE = "0 2 3 2 4 2"
TITLE = Piece(
    "far-roads", 92, THREE, 28, HALL,
    {"": (
        Part("lute", broken(("Dm", "Dm", "C", "Dm", *SET_OUT, *GO_ON, *SET_OUT), THREE, STRIDE, force=0.45),
             -6, 0, 0.25),
        Part("flute", read(ROADS, THREE, start=4, force=0.6), -6, 0, 0.4),
        Part("flute", read(HORIZON, THREE, start=12, force=0.6), -7, 0, 0.4),
        Part("lute", read(ROADS, THREE, start=20, force=0.65), -3, 0, 0.3),
        Part("horn", read(ROADS, THREE, start=20, force=0.4, up=-12), -12, 0, 0.5),
        Part("bass", broken((*GO_ON, *SET_OUT), THREE, "0 . .", octave=2, force=0.5, first=12), -9, 0, 0.15),
        Part("fiddle", held(SET_OUT, THREE, octave=3, tones="02", force=0.4, first=20), -15, 0, 0.4),
        Part("drum", beaten("dum . ka . ka .", THREE, 16, first=12, force=0.4), -10, 0, 0.25),
    )},
    {"": -21.0},
    LEAST,
)  # fmt: skip

SURVEY = """
    D4/2 F4/1 G4/1 | A4/3 G4/1 | F4/1 E4/1 D4/1 C4/1 | D4/4 | D4/1 F4/1 A4/1 C5/1 | B4/2 A4/2 |
    G4/1 F4/.5 G4/.5 A4/1 E4/1 | D4/4 |
"""
SHORE = """
    A4/1.5 B4/.5 C5/1 A4/1 | G4/2 E4/2 | F4/1.5 G4/.5 A4/1 D5/1 | C5/3 -/1 | D5/1.5 C5/.5 B4/1 A4/1 |
    G4/1 F4/1 E4/2 | F4/1 G4/.5 F4/.5 E4/1 C4/1 | D4/4 |
"""
MEASURED, COASTED = ("Dm", "Am", "F", "Dm", "Dm", "G", "C", "Dm"), ("Am", "C", "Dm", "F", "G", "C", "C", "Dm")
CHART = Piece(
    "open-chart", 86, FOUR, 24, GLADE,
    {"": (
        Part("lute", broken((*MEASURED, *COASTED, *MEASURED), FOUR, "0 . 2 . 3 . 2 .", force=0.45), -5, 0, 0.25),
        Part("flute", read(SURVEY, FOUR, force=0.55), -6, 0, 0.4),
        Part("flute", read(SHORE, FOUR, start=8, force=0.55), -7, 0, 0.4),
        Part("lute", read(SURVEY, FOUR, start=16, force=0.6), -3, 0, 0.3),
        Part("harp", broken(COASTED, FOUR, "0 2 3 2", octave=4, force=0.3, first=8), -12, 0, 0.4),
        Part("drum", beaten("ka . . . ka . . .", FOUR, 16, first=8, force=0.3), -12, 0, 0.3),
    )},
    {"": -23.0},
    LEAST,
)  # fmt: skip

LOWER = ("Gm", "Dm", "Bb", "Gm", "Gm", "C", "F", "Gm")
LOWER_STILL = ("Dm", "F", "Gm", "Bb", "C", "F", "F", "Gm")
DUSK = Piece(
    "dusk-chart", 78, FOUR, 24, HALL,
    {"": (
        Part("drone", read("!0.5 G2/1 !0.25 D3/1", 1), -13, 0, 0.3),
        Part("harp", broken((*LOWER, *LOWER_STILL, *LOWER), FOUR, "0 . . 2 . . 3 .", octave=2, force=0.45),
             -4, 0, 0.35),
        Part("fiddle", read(SURVEY, FOUR, force=0.5, up=DEEPER), -7, 0, 0.4),
        Part("flute", read(SHORE, FOUR, start=8, force=0.5, up=DEEPER), -7, 0, 0.5),
        Part("lute", read(SURVEY, FOUR, start=16, force=0.55, up=DEEPER), -3, 0, 0.35),
        Part("oo", held((*LOWER_STILL, *LOWER), FOUR, octave=3, tones="02", force=0.35, first=8), -15, 0, 0.5),
        Part("drum", beaten("dum . . . . . ka .", FOUR, 24, force=0.4), -9, 0, 0.3),
        Part("drum", beaten("toll . . .", FOUR, 24, force=0.3, every=8), -15, 0, 0.8),
    )},
    {"": -23.0},
    LEAST,
)  # fmt: skip

STALLS = """
    G4/2 B4/1 D5/2 B4/1 | C5/2 A4/1 F4/3 | G4/2 B4/1 D5/1 E5/1 D5/1 | C5/2 A4/1 G4/3 | E5/2 D5/1 B4/2 G4/1 |
    A4/2 C5/1 F4/3 | G4/1 A4/1 B4/1 C5/2 A4/1 | G4/5 -/1 |
"""
HAGGLE = """
    D5/1 E5/1 F5/1 E5/2 C5/1 | D5/2 B4/1 G4/3 | C5/1 D5/1 C5/1 A4/2 F4/1 | D5/5 -/1 | E5/2 F5/1 E5/2 C5/1 |
    D5/2 B4/1 G4/2 B4/1 | C5/2 A4/1 F4/2 A4/1 | G4/5 -/1 |
"""
WARES, PRICES = ("G", "F", "G", "C", "Em", "F", "C", "G"), ("C", "G", "F", "G", "C", "G", "F", "G")
MARKET = Piece(
    "stalls", 270, JIG, 32, GLADE,
    {"": (
        Part("lute", broken((*WARES, *PRICES, *WARES, *PRICES), JIG, "0 . 2 3 . 2", force=0.45), -6, 0, 0.2),
        Part("flute", read(STALLS, JIG, force=0.55), -7, 0, 0.3),
        Part("flute", read(HAGGLE, JIG, start=8, force=0.55), -7, 0, 0.3),
        Part("lute", read(STALLS, JIG, start=16, force=0.6), -4, 0, 0.3),
        Part("harp", read(HAGGLE, JIG, start=24, force=0.5), -6, 0, 0.3),
        Part("drum", beaten("ka . . ka . tek", JIG, 24, first=8, force=0.35), -11, 0, 0.2),
        Part("drum", beaten("shake . . . . .", JIG, 16, first=8, force=0.25), -15, 0, 0.2),
    )},
    {"": -22.5},
    LEAST,
)  # fmt: skip

WON = Piece(
    "roads-won", 126, THREE, 32, HALL,
    {"": (
        Part("flute", read(ROADS, THREE, force=0.7), -6, 0, 0.35),
        Part("lute", read(ROADS, THREE, force=0.65), -5, 0, 0.3),
        Part("flute", read(HORIZON, THREE, start=8, force=0.7), -6, 0, 0.35),
        Part("horn", read(ROADS, THREE, start=16, force=0.55), -9, 0, 0.45),
        Part("horn", read(HORIZON, THREE, start=24, force=0.55, up=-12), -9, 0, 0.45),
        Part("flute", read(HORIZON, THREE, start=24, force=0.7), -6, 0, 0.35),
        Part("glass", read(ROADS, THREE, start=16, force=0.3, up=12), -15, 0, 0.4),
        Part("lute", broken((*SET_OUT, *GO_ON, *SET_OUT, *GO_ON), THREE, STRIDE, force=0.5), -6, 0, 0.2),
        Part("bass", broken((*SET_OUT, *GO_ON, *SET_OUT, *GO_ON), THREE, "0 . 2", octave=2, force=0.55), -8, 0, 0.15),
        Part("ah", held((*SET_OUT, *GO_ON), THREE, octave=3, tones="02", force=0.4, first=16), -14, 0, 0.5),
        Part("drum", beaten("dum . ka dum ka ka", THREE, 32, force=0.5), -8, 0, 0.25),
    )},
    {"": -20.5},
    LEAST,
)  # fmt: skip

NO_ROAD = """
    D4/1 A4/1.5 G4/.5 | F4/1 E4/1 D4/1 | C4/1 E4/1 G4/1 | A4/3 | D5/1 C5/1 Bb4/1 | A4/1.5 G4/.5 F4/1 |
    G4/1 E4/1 C4/1 | D4/3 |
"""
EMPTY = ("Dm", "Dm", "C", "Am", "Gm", "Dm", "C", "Dm")
LOST = Piece(
    "roads-lost", 64, THREE, 16, HALL,
    {"": (
        Part("drone", read("!0.5 D2/1 !0.3 A2/1", 1), -12, 0, 0.3),
        Part("lute", read(NO_ROAD, THREE, force=0.55), -3, 0, 0.4),
        Part("flute", read(NO_ROAD, THREE, start=8, force=0.5), -6, 0, 0.5),
        Part("harp", broken((*EMPTY, *EMPTY), THREE, "0 . 2 . 3 .", octave=2, force=0.4), -6, 0, 0.35),
        Part("drum", beaten("dum . .", THREE, 16, force=0.4, every=2), -8, 0, 0.3),
        Part("drum", beaten("toll . .", THREE, 16, force=0.4, every=4), -11, 0, 0.6),
    )},
    {"": -22.0},
    LEAST,
)  # fmt: skip
