"""The music above the grate: the title and its tune on a hurdy-gurdy, the town, the log, and a quest that is won.

The tune climbs from its root to the fifth and comes down again by the steps it took: a stair. In the log one fiddle
plays it slowly; of a victory its answer is heard in the open.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import HALL, VAULT
from assets.workshop.sound.score import beaten, broken, held, read, swelling

BAR = 3.0
SMALL = 0.06
"""The quality of the files: few voices, most of them low."""
TUNE = """
    D4/1.5 E4/.5 F4/1 | A4/2 G4/1 | F4/1 E4/.5 D4/.5 E4/1 | A3/3 |
    D4/1.5 E4/.5 F4/1 | A4/1 Bb4/1 A4/1 | G4/1 F4/.5 E4/.5 C4/1 | D4/3 |
"""
ANSWER = """
    A4/1.5 Bb4/.5 C5/1 | D5/2 C5/1 | Bb4/1 A4/.5 G4/.5 A4/1 | F4/3 |
    G4/1.5 A4/.5 Bb4/1 | A4/1 F4/1 D4/1 | E4/1 F4/.5 E4/.5 C4/1 | D4/3 |
"""
BELOW = """
    D3/3 | F3/2 E3/1 | D3/2 C3/1 | A2/3 | D3/3 | F3/1 G3/1 F3/1 | E3/2 C3/1 | D3/3 |
"""
DRIPS = "-/2 A5/1 | -/3 | -/.5 D6/.5 -/2 | -/3 | -/3 | -/1.5 F5/.5 -/1 | -/3 | -/1 D6/.5 -/1.5 |"
OPEN = ("Dm", "Dm", "Dm", "Dm")
FIRST = ("Dm", "F", "Dm", "Am", "Dm", "Bb", "C", "Dm")
SECOND = ("F", "Bb", "Gm", "F", "Gm", "Dm", "C", "Dm")

GRATE = Piece(
    "grate", 96, BAR, 36, VAULT,
    {"": (
        Part("drone", read("!0.6 D2/1 !0.4 A2/1", 1), -7, 0, 0.25),
        Part("glass", read(DRIPS, BAR, force=0.4), -8, 0.5, 0.9),
        Part("glass", read(DRIPS, BAR, start=28, force=0.35), -9, -0.4, 0.9),
        Part("bass", broken((*FIRST, *FIRST, *SECOND, *FIRST), BAR, "0 . .", octave=2, force=0.7, first=4), -5, 0, 0.2),
        Part("gurdy", read(TUNE, BAR, start=4, force=0.6), -4, 0.1, 0.3),
        Part("gurdy", read(TUNE, BAR, start=12, force=0.65), -4, 0.1, 0.3),
        Part("fiddle", read(BELOW, BAR, start=12, force=0.55), -8, -0.3, 0.4),
        Part("gurdy", read(ANSWER, BAR, start=20, force=0.65), -4, 0.1, 0.3),
        Part("oo", held(SECOND, BAR, octave=3, force=0.6, first=20), -9, 0, 0.6),
        Part("gurdy", read(TUNE, BAR, start=28, force=0.7), -4, 0.1, 0.3),
        Part("horn", read(BELOW, BAR, start=28, force=0.6, up=12), -9, -0.2, 0.5),
        Part("oo", held(FIRST, BAR, octave=3, tones="02", force=0.5, first=28), -11, 0, 0.6),
        Part("drum", beaten("dum . . ka . .", BAR, 12, force=0.45), -7, 0.1, 0.35),
        Part("drum", swelling(beaten("dum . ka . tek ka", BAR, 24, first=12, force=0.6), 0.75, 1.1), -7, 0.1, 0.35),
        Part("drum", beaten("great", BAR, 32, first=4, force=0.5, every=4), -8, -0.1, 0.5),
    )},
    {"": -20.0},
    SMALL,
)  # fmt: skip

SQUARE = """
    A4/2 B4/1 | C5/1.5 B4/.5 A4/1 | E5/2 D5/1 | B4/3 | C5/1 D5/1 E5/1 | D5/1.5 C5/.5 B4/1 | G4/1 A4/1 B4/1 | A4/3 |
"""
WINDOWS = """
    E5/1.5 F#5/.5 G5/1 | F#5/2 E5/1 | D5/1 E5/.5 D5/.5 B4/1 | A4/3 | C5/1.5 D5/.5 E5/1 | B4/2 G4/1 | A4/1 B4/1 G4/1 |
    A4/3 |
"""
UNDER_SQUARE = "A3/3 | A3/2 C4/1 | B3/3 | G3/3 | A3/3 | B3/2 D4/1 | E4/1 D4/1 B3/1 | A3/3 |"
STREET = ("Am", "Am", "Em", "G", "Am", "G", "Em", "Am")
LANE = ("Em", "D", "G", "Am", "C", "G", "Em", "Am")

TOWN = Piece(
    "town", 72, BAR, 24, HALL,
    {"": (
        Part("drone", read("!0.4 A2/1 !0.25 E3/1", 1), -11, 0, 0.2),
        Part("gurdy", read(SQUARE, BAR, force=0.6), -4, 0.15, 0.3),
        Part("harp", broken((*STREET, *LANE, *STREET), BAR, "0 . 3 2 . 4", force=0.45), -6, -0.35, 0.3),
        Part("gurdy", read(WINDOWS, BAR, start=8, force=0.6), -5, 0.15, 0.3),
        Part("lute", read(UNDER_SQUARE, BAR, start=8, force=0.6), -3, -0.2, 0.3),
        Part("gurdy", read(SQUARE, BAR, start=16, force=0.6), -4, 0.15, 0.3),
        Part("flute", read(UNDER_SQUARE, BAR, start=16, force=0.5, up=12), -10, -0.3, 0.45),
        Part("bass", broken((*STREET, *LANE, *STREET), BAR, "0 . .", octave=2, force=0.5), -7, 0, 0.15),
        Part("drum", beaten("dum . . ka . ka", BAR, 16, first=8, force=0.4), -9, 0.1, 0.25),
    )},
    {"": -21.0},
    SMALL,
)  # fmt: skip

CLOSE = "F4/1.5 E4/.5 D4/1 | C4/2 E4/1 | D4/3 | D4/3"
CHRONICLE = Piece(
    "chronicle", 60, BAR, 20, HALL,
    {"": (
        Part("fiddle", read(TUNE, BAR, force=0.7), -3, 0.1, 0.5),
        Part("fiddle", read(ANSWER, BAR, start=8, force=0.7), -3, 0.1, 0.5),
        Part("fiddle", read(CLOSE, BAR, start=16, force=0.6), -3, 0.1, 0.5),
        Part("harp", broken((*FIRST, *SECOND, "Dm", "C", "Dm", "Dm"), BAR, "0 . . 2 . .", force=0.35), -8, -0.3, 0.45),
    )},
    {"": -22.5},
    SMALL,
)  # fmt: skip

DAYLIGHT = ("F", "C", "Bb", "F", "F", "C", "Bb", "C", "F", "Bb", "Gm", "F", "Gm", "Dm", "C", "F")
RELIEF = """
    F4/1.5 G4/.5 A4/1 | C5/2 Bb4/1 | A4/1 G4/.5 F4/.5 G4/1 | C4/3 |
    F4/1.5 G4/.5 A4/1 | C5/1 D5/1 C5/1 | Bb4/1 A4/.5 G4/.5 Bb4/1 | C5/3 |
"""
HOME = """
    A4/1.5 Bb4/.5 C5/1 | D5/2 C5/1 | Bb4/1 A4/.5 G4/.5 A4/1 | F4/3 |
    G4/1.5 A4/.5 Bb4/1 | A4/1 F4/1 D4/1 | E4/1 F4/.5 E4/.5 G4/1 | F4/3 |
"""
WON = Piece(
    "grate-won", 92, BAR, 32, HALL,
    {"": (
        Part("drone", read("!0.5 F2/1 !0.4 C3/1", 1), -10, 0, 0.2),
        Part("gurdy", read(RELIEF, BAR, force=0.65), -5, 0.15, 0.3),
        Part("gurdy", read(HOME, BAR, start=8, force=0.65), -5, 0.15, 0.3),
        Part("horn", read(RELIEF, BAR, start=16, force=0.75), -6, -0.2, 0.45),
        Part("flute", read(RELIEF, BAR, start=16, force=0.5, up=12), -10, 0.35, 0.45),
        Part("horn", read(HOME, BAR, start=24, force=0.8), -6, -0.2, 0.45),
        Part("ah", held(DAYLIGHT, BAR, octave=3, force=0.7, first=16), -9, 0, 0.6),
        Part("harp", broken((*DAYLIGHT, *DAYLIGHT), BAR, "0 2 3 4 3 2", force=0.5), -7, -0.35, 0.3),
        Part("bass", broken((*DAYLIGHT, *DAYLIGHT), BAR, "0 . 2", octave=2, force=0.7), -6, 0, 0.15),
        Part("drum", beaten("dum . ka tek . ka", BAR, 32, force=0.6), -8, 0.1, 0.25),
        Part("drum", beaten("great . .", BAR, 32, force=0.55, every=4), -8, -0.1, 0.4),
    )},
    {"": -19.5},
    SMALL,
)  # fmt: skip
