"""The music of the boss fight: four candles, and with each that goes out another voice. The last one is the tune of the
fair, which comes back from far: the valley is nearly won.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import HALL
from assets.workshop.sound.score import beaten, broken, held, read
from assets.workshop.sound.tenefyr.music_fair import FOUR, LEAST

CALM, FURTHER = -23.0, -26.5
"""LUFS of the fight, and of each voice more: all together below the ceiling."""
CAMP = ("Dm", "Dm", "Bb", "C", "Dm", "F", "Gm", "Dm")
THREAT = """
    D4/3 E4/1 | F4/2 D4/2 | Bb3/3 C4/1 | G4/2 E4/2 | D4/3 F4/1 | A4/2 F4/2 | G4/1 Bb4/1 A4/1 G4/1 | D4/4 |
"""
BLADES = """
    D4/.5 D4/.5 F4/.5 D4/.5 A4/1 G4/1 | F4/.5 G4/.5 A4/.5 F4/.5 D4/2 | Bb3/.5 D4/.5 F4/.5 D4/.5 Bb4/1 A4/1 |
    G4/.5 E4/.5 C4/.5 E4/.5 G4/2 | D4/.5 D4/.5 F4/.5 A4/.5 D5/1 A4/1 | C5/.5 A4/.5 F4/.5 A4/.5 C5/2 |
    Bb4/.5 A4/.5 G4/.5 F4/.5 G4/1 Bb4/1 | A4/.5 F4/.5 E4/.5 F4/.5 D4/2 |
"""
AGAIN = """
    D5/1 A4/.5 F4/.5 A4/1 D5/1 | A4/.5 G4/.5 F4/.5 E4/.5 D4/2 | Bb4/1 F4/.5 D4/.5 F4/1 Bb4/1 | G4/1 E4/1 C4/2 |
    D5/1 A4/.5 F4/.5 A4/1 D5/1 | C5/1 D5/.5 C5/.5 A4/2 | G4/.5 A4/.5 G4/.5 F4/.5 G4/1 E4/1 | D4/3 -/1 |
"""
TWICE = (*CAMP, *CAMP, *CAMP)
CANDLES = Piece(
    "four-candles", 116, FOUR, 24, HALL,
    {
        "": (
            Part("drone", read("!0.6 D2/1 !0.3 A2/1", 1), -9, 0, 0.3),
            Part("shawm", read(THREAT, FOUR, force=0.5), -9, 0, 0.4),
            Part("shawm", read(THREAT, FOUR, start=16, force=0.5), -9, 0, 0.4),
            Part("lute", broken(TWICE, FOUR, "0 . 0 2 . 0 3 .", force=0.5), -5, 0, 0.25),
            Part("drum", beaten("dum . dum ka . dum ka .", FOUR, 24, force=0.55), -6, 0, 0.2),
        ),
        "second": (
            Part("bass", broken(TWICE, FOUR, "0 0 . 0 0 . 2 .", octave=2, force=0.6), -4, 0, 0.2),
            Part("drum", beaten(". . tek . . tek . tek", FOUR, 24, force=0.4), -9, 0, 0.3),
        ),
        "third": (
            Part("fiddle", read(BLADES, FOUR, force=0.6), -6, 0, 0.3),
            Part("fiddle", read(BLADES, FOUR, start=8, force=0.6), -6, 0, 0.3),
            Part("fiddle", read(BLADES, FOUR, start=16, force=0.6), -6, 0, 0.3),
            Part("drum", beaten("great . . . great . great .", FOUR, 24, force=0.5), -5, 0, 0.35),
        ),
        "fourth": (
            Part("flute", read(AGAIN, FOUR, force=0.6), -5, 0, 0.35),
            Part("flute", read(AGAIN, FOUR, start=8, force=0.6, up=12), -8, 0, 0.35),
            Part("flute", read(AGAIN, FOUR, start=16, force=0.6), -5, 0, 0.35),
            Part("ah", held(TWICE, FOUR, octave=3, tones="02", force=0.5), -11, 0, 0.5),
            Part("drum", beaten("toll . . .", FOUR, 24, force=0.35, every=8), -12, 0, 0.6),
        ),
    },
    {"": CALM, "second": FURTHER, "third": FURTHER, "fourth": FURTHER},
    LEAST,
)  # fmt: skip
