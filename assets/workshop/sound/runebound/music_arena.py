"""The music of combat: frame drum, lute and fiddle; when it stands badly the great drum and a horn come in. And that of
the villains: low horns, voices, and a lute that runs.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import HALL
from assets.workshop.sound.runebound.music_chart import FOUR, LEAST
from assets.workshop.sound.score import beaten, broken, held, read

CLASH = """
    D4/.5 D4/.5 A4/.5 D4/.5 C5/.5 A4/.5 G4/1 | F4/.5 G4/.5 A4/.5 F4/.5 E4/.5 C4/.5 D4/1 |
    D4/.5 D4/.5 A4/.5 D4/.5 D5/.5 C5/.5 B4/1 | A4/.5 G4/.5 F4/.5 E4/.5 D4/2 |
    G4/.5 G4/.5 B4/.5 G4/.5 D5/1 B4/1 | C5/.5 B4/.5 A4/.5 G4/.5 A4/2 | F4/.5 F4/.5 A4/.5 F4/.5 C5/1 A4/1 |
    G4/.5 F4/.5 E4/.5 C4/.5 D4/2 |
"""
LUNGE = "D5/3 C5/1 | A4/2 F4/2 | G4/3 B4/1 | A4/4 | B4/2 D5/2 | C5/1 B4/1 A4/2 | F4/2 C5/2 | A4/2 D4/2 |"
FEET = ("Dm", "F", "G", "Dm", "G", "Am", "F", "Dm")
FIELD = (*FEET, *FEET, *FEET)
COMBAT = Piece(
    "blades", 126, FOUR, 24, HALL,
    {
        "": (
            Part("lute", broken(FIELD, FOUR, "0 . 2 0 3 . 2 .", force=0.5), -6, 0, 0.25),
            Part("lute", read(CLASH, FOUR, force=0.6), -4, 0, 0.3),
            Part("flute", read(LUNGE, FOUR, start=8, force=0.5), -8, 0, 0.4),
            Part("fiddle", read(CLASH, FOUR, start=16, force=0.55), -7, 0, 0.3),
            Part("bass", broken(FIELD, FOUR, "0 . . 0 . . 2 .", octave=2, force=0.5), -8, 0, 0.15),
            Part("drum", beaten("dum . ka dum . ka dum ka", FOUR, 24, force=0.5), -6, 0, 0.2),
        ),
        "tension": (
            Part("fiddle", held(FIELD, FOUR, octave=2, tones="02", force=0.55), -9, 0, 0.35),
            Part("horn", read(LUNGE, FOUR, start=8, force=0.5, up=-12), -7, 0, 0.45),
            Part("horn", read(LUNGE, FOUR, start=16, force=0.5, up=-12), -7, 0, 0.45),
            Part("drum", beaten("great . . . great . great .", FOUR, 24, force=0.5), -4, 0, 0.3),
            Part("drum", beaten(". tek . tek . tek . tek", FOUR, 24, force=0.35), -10, 0, 0.3),
        ),
    },
    {"": -21.5, "tension": -25.5},
    LEAST,
)  # fmt: skip

DREAD = "D4/3 E4/1 | F4/2 E4/2 | D4/1 C4/1 Bb3/2 | A3/4 | D4/3 F4/1 | A4/2 G4/2 | F4/1 E4/1 C4/2 | D4/4 |"
SHADOW = """
    D4/.5 F4/.5 A4/.5 F4/.5 Bb4/.5 A4/.5 F4/.5 A4/.5 | D4/.5 F4/.5 A4/.5 F4/.5 C5/.5 A4/.5 F4/.5 E4/.5 |
    D4/.5 F4/.5 Bb4/.5 F4/.5 D5/.5 Bb4/.5 F4/.5 D4/.5 | E4/.5 A4/.5 C5/.5 A4/.5 E5/.5 C5/.5 A4/1 |
    D4/.5 F4/.5 A4/.5 F4/.5 Bb4/.5 A4/.5 F4/.5 A4/.5 | C5/.5 A4/.5 F4/.5 A4/.5 C5/.5 D5/.5 C5/.5 A4/.5 |
    G4/.5 E4/.5 C4/.5 E4/.5 G4/.5 Bb4/.5 A4/.5 G4/.5 | F4/.5 E4/.5 F4/.5 A4/.5 D4/2 |
"""
LAIR = ("Dm", "Dm", "Bb", "Am", "Dm", "F", "C", "Dm")
VILLAIN = Piece(
    "wings-and-crowns", 112, FOUR, 24, HALL,
    {"": (
        Part("drone", read("!0.6 D2/1 !0.3 A2/1", 1), -10, 0, 0.3),
        Part("horn", read(DREAD, FOUR, force=0.6, up=-12), -4, 0, 0.5),
        Part("lute", read(SHADOW, FOUR, start=8, force=0.6), -5, 0, 0.3),
        Part("horn", read(DREAD, FOUR, start=16, force=0.65, up=-12), -4, 0, 0.5),
        Part("fiddle", read(SHADOW, FOUR, start=16, force=0.55), -8, 0, 0.35),
        Part("oo", held((*LAIR, *LAIR, *LAIR), FOUR, octave=3, tones="01", force=0.45), -12, 0, 0.6),
        Part("bass", broken((*LAIR, *LAIR), FOUR, "0 0 . 0 0 . 2 .", octave=2, force=0.55, first=8), -7, 0, 0.2),
        Part("drum", beaten("great . . dum . . great dum", FOUR, 24, force=0.5), -5, 0, 0.3),
        Part("drum", beaten("toll . . .", FOUR, 24, force=0.35, every=8), -13, 0, 0.7),
    )},
    {"": -21.5},
    LEAST,
)  # fmt: skip
