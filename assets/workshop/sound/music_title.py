"""The theme of the title, and what becomes of it at the end of a quest.

A fifth upwards and a slow walk home: the beginning of the tune is in the music of every place. In victory horns play
it in a brighter ending; in defeat it falls where it rose.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import HALL
from assets.workshop.sound.score import beaten, broken, held, read, swelling

BAR = 3.0
TUNE = """
    D4/1 A4/1.5 G4/.5 | F4/1 E4/.5 F4/.5 D4/1 | C4/1 E4/1 G4/1 | A4/3 |
    D4/1 A4/1.5 B4/.5 | C5/1 B4/.5 A4/.5 G4/1 | F4/1 E4/.5 D4/.5 C4/1 | D4/3 |
"""
UNDER = """
    D4/1.5 E4/.5 F4/1 | A3/1 C4/1 D4/1 | E4/1.5 D4/.5 C4/1 | -/.5 C4/.5 D4 E4 C4 A3 |
    D4/1.5 C4/.5 A3/1 | B3/1 D4/1 B3/1 | C4/1 G3/1 E3/1 | -/.5 D3/.5 F3 A3 D4 A3 |
"""
OVER = """
    A5/2 -/1 | -/1 A5/.5 G5 F5/1 | E5/2 G5/1 | E5/.5 D5 C5 D5 E5/1 |
    F5/2 -/1 | D5/1 G5/1 D5/1 | E5/2 G5/1 | F5/.5 E5 D5/2 |
"""
SECOND = """
    F4/1 A4/1 C5/1 | D5/1.5 C5/.5 A4/1 | B4/1 G4/1 D5/1 | C5/2 B4/.5 A4/.5 |
    A4/1 C5/1 E5/1 | D5/1.5 C5/.5 B4/1 | A4/1 G4/.5 F4/.5 E4/1 | D4/3 |
"""
ECHO = """
    A3/3 | -/1 A4/.5 G4 F4/1 | D4/3 | -/1 E4/.5 D4 C4/1 |
    E4/3 | -/1 G4/.5 F4 D4/1 | C4/2 C4/1 | A3/3 |
"""
HOMEWARD = "A4/1 F4/1 E4/1 | G4/1 E4/1 C4/1 | E4/1 C4/1 A3/1 | D4/3"
TRIUMPH = "B4/1 D5/1 G5/1 | D5/1 B4/2 | A4/1 F#4/1 A4/1 | D5/3"
SPARKS = "-/9 | D6/3 | -/9 | A5/3 | -/9 | D6/3 | -/9 | D6/3"
OPEN = ("Dm", "Dm", "C", "Dm")
FIRST = ("Dm", "Dm", "C", "Am", "Dm", "G", "C", "Dm")
MIDDLE = ("F", "F", "G", "C", "Am", "G", "Am", "Dm")
CLOSE = ("Dm", "C", "Am", "Dm")
CHORDS = (*OPEN, *FIRST, *FIRST, *MIDDLE, *FIRST, *CLOSE)
FINALE = ("G", "G", "D", "D")
BRIGHT = (*FIRST, *FIRST, *MIDDLE, *FIRST, *FINALE)
SORROW = (
    "Dm", "Bb", "C", "Dm", "Dm", "F", "Gm", "Am", "Bb", "F", "Gm", "Dm",
    "Bb", "C", "Am", "Dm", "Dm", "Bb", "Gm", "Am", "Bb", "Gm", "Am", "Dm",
)  # fmt: skip

TITLE = Piece(
    "title", 92, BAR, 40, HALL,
    {"": (
        Part("drone", read("!0.5 D2/1 !0.35 A2/1", 1), -9, 0, 0.2),
        Part("harp", broken(CHORDS, BAR, "0 2 3 4 3 2", force=0.5), -7, -0.4, 0.35),
        Part("bass", broken(CHORDS[4:], BAR, "0 . .", octave=2, force=0.7, first=4), -5, 0.05, 0.15),
        Part("lute", read(TUNE, BAR, start=4, force=0.85), 0, 0.15, 0.3),
        Part("flute", read(TUNE, BAR, start=12, force=0.6, up=12), -9, 0.25, 0.45),
        Part("lute", read(UNDER, BAR, start=12, force=0.65), -3, -0.2, 0.3),
        Part("horn", read(SECOND, BAR, start=20, force=0.62), -6, -0.1, 0.5),
        Part("lute", read(ECHO, BAR, start=20, force=0.7), -3, 0.3, 0.35),
        Part("oo", held(MIDDLE, BAR, octave=3, force=0.6, first=20), -10, 0.0, 0.6),
        Part("lute", read(TUNE, BAR, start=28, force=0.9), 0, 0.15, 0.3),
        Part("fiddle", read(TUNE, BAR, start=28, force=0.6), -8, -0.25, 0.4),
        Part("flute", read(OVER, BAR, start=28, force=0.55), -9, 0.35, 0.5),
        Part("oo", held((*FIRST, *CLOSE), BAR, octave=3, tones="02", force=0.5, first=28), -12, 0.0, 0.6),
        Part("lute", read(HOMEWARD, BAR, start=36, force=0.6), -2, 0.15, 0.4),
        Part("drum", beaten("dum . ka . tek ka", BAR, 8, first=12, force=0.45), -6, 0.1, 0.25),
        Part("drum", swelling(beaten("dum . ka tek . ka", BAR, 16, first=20, force=0.6), 0.75, 1.1), -6, 0.1, 0.25),
        Part("drum", beaten("great", BAR, 16, first=20, force=0.5, every=4), -8, -0.1, 0.4),
    )},
    {"": -20.0},
)  # fmt: skip

VICTORY = Piece(
    "victory", 104, BAR, 36, HALL,
    {"": (
        Part("drone", read("!0.5 D2/1 !0.4 A2/1", 1), -10, 0, 0.2),
        Part("harp", broken(BRIGHT, BAR, "0 2 3 4 5 4", force=0.6), -6, -0.35, 0.35),
        Part("bass", broken(BRIGHT, BAR, "0 . 2", octave=2, force=0.75), -5, 0, 0.15),
        Part("horn", read(TUNE, BAR, force=0.75), -6, -0.15, 0.45),
        Part("lute", read(TUNE, BAR, start=8, force=0.9, up=12), -2, 0.2, 0.3),
        Part("flute", read(OVER, BAR, start=8, force=0.6), -8, 0.35, 0.45),
        Part("horn", read(SECOND, BAR, start=16, force=0.8), -7, -0.15, 0.45),
        Part("flute", read(SECOND, BAR, start=16, force=0.6, up=12), -9, 0.3, 0.45),
        Part("ah", held(MIDDLE, BAR, octave=3, force=0.7, first=16), -10, 0, 0.6),
        Part("horn", read(TUNE, BAR, start=24, force=0.85), -7, -0.15, 0.45),
        Part("fiddle", read(OVER, BAR, start=24, force=0.6), -8, 0.3, 0.45),
        Part("ah", held((*FIRST, *FINALE), BAR, octave=3, force=0.75, first=24), -9, 0, 0.6),
        Part("horn", read(TRIUMPH, BAR, start=32, force=0.85), -7, -0.1, 0.45),
        Part("glass", read(SPARKS, BAR, start=0, force=0.5), -10, 0.4, 0.5),
        Part("drum", beaten("dum . ka tek dum ka", BAR, 36, force=0.65), -8, 0.1, 0.25),
        Part("drum", beaten("great . .", BAR, 36, force=0.6, every=2), -8, -0.1, 0.4),
    )},
    {"": -19.5},
)  # fmt: skip

LAMENT = """
    A4/1 D4/2 | F4/2 D4/1 | E4/1 G4/1 E4/1 | D4/3 | A4/1 D5/2 | C5/2 A4/1 | Bb4/1 A4/1 G4/1 | A4/3 |
    F4/1 Bb4/2 | A4/2 F4/1 | G4/1 Bb4/1 G4/1 | A4/2 F4/1 | D5/2 Bb4/1 | C5/1 G4/1 E4/1 | C4/1 E4/1 A4/1 | D4/3 |
"""
LAST_WORDS = """
    D4/1 A4/1 F4/1 | D4/1 F4/1 Bb3/1 | G3/1 Bb3/1 D4/1 | E4/2 C4/1 | D4/2 F4/1 | G4/2 D4/1 | C4/1 E4/1 C4/1 | D4/3 |
"""

DEFEAT = Piece(
    "defeat", 60, BAR, 24, HALL,
    {"": (
        Part("drone", read("!0.6 D2/1 !0.3 A2/1", 1), -8, 0, 0.25),
        Part("harp", broken(SORROW, BAR, "0 . 2 3 . 2", force=0.45), -5, -0.3, 0.45),
        Part("bass", broken(SORROW, BAR, "0 . .", octave=2, force=0.6), -6, 0.1, 0.2),
        Part("fiddle", read(LAMENT, BAR, force=0.65), -5, 0.15, 0.5),
        Part("lute", read(LAST_WORDS, BAR, start=16, force=0.7), 0, 0.2, 0.4),
        Part("oo", held(SORROW[8:], BAR, octave=3, force=0.5, first=8), -11, 0, 0.7),
        Part("drum", beaten("great . .", BAR, 24, force=0.5, every=4), -8, 0, 0.5),
    )},
    {"": -21.0},
)  # fmt: skip
