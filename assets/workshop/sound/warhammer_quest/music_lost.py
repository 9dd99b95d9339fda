"""The music of a quest that is lost: the stair of the title is gone down, and at its foot the grate falls shut.

The fiddle has the tune upside down, from the fifth to the root. Voices answer it from above, where it is still day;
then the hurdy-gurdy says it once more, an octave lower, over a bell that nobody rings for long.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import VAULT
from assets.workshop.sound.score import beaten, broken, held, read
from assets.workshop.sound.warhammer_quest.music_town import BAR, DRIPS

LEAST = 0.0
"""The quality of the file: nothing in it is bright."""
DOWN = """
    A4/1.5 G4/.5 F4/1 | D4/2 E4/1 | F4/1 G4/.5 F4/.5 E4/1 | A4/3 |
    A4/1.5 G4/.5 F4/1 | D4/1 C4/1 D4/1 | E4/1 F4/.5 E4/.5 C4/1 | D4/3 |
"""
ABOVE = """
    D5/1.5 C5/.5 Bb4/1 | A4/2 F4/1 | G4/1 A4/.5 G4/.5 E4/1 | F4/3 |
    Bb4/1.5 A4/.5 G4/1 | A4/1 F4/1 D4/1 | E4/1 C4/1 E4/1 | D4/3 |
"""
STEPS = "D3/3 | Bb2/3 | C3/2 A2/1 | A2/3 | D3/3 | Bb2/2 A2/1 | G2/2 A2/1 | D3/3 |"
LOW = ("Dm", "Bb", "C", "Am", "Dm", "Bb", "Gm", "Dm")
HIGH = ("Bb", "F", "C", "Dm", "Gm", "Dm", "Am", "Dm")

LOST = Piece(
    "grate-lost", 66, BAR, 24, VAULT,
    {"": (
        Part("drone", read("!0.6 D2/1 !0.35 A2/1", 1), -7, 0, 0.25),
        Part("glass", read(DRIPS, BAR, force=0.35), -11, 0.5, 0.9),
        Part("glass", read(DRIPS, BAR, start=16, force=0.3), -11, -0.5, 0.9),
        Part("fiddle", read(DOWN, BAR, force=0.65), -5, 0.15, 0.5),
        Part("bass", broken((*LOW, *HIGH, *LOW), BAR, "0 . .", octave=2, force=0.6), -6, 0, 0.2),
        Part("fiddle", read(ABOVE, BAR, start=8, force=0.6), -6, 0.15, 0.5),
        Part("oo", held(HIGH, BAR, octave=3, force=0.55, first=8), -9, 0, 0.7),
        Part("gurdy", read(DOWN, BAR, start=16, force=0.6, up=-12), -5, -0.1, 0.4),
        Part("fiddle", read(STEPS, BAR, start=16, force=0.55), -8, 0.3, 0.5),
        Part("oo", held(LOW, BAR, octave=2, tones="02", force=0.5, first=16), -11, 0, 0.7),
        Part("drum", beaten("toll . .", BAR, 8, first=16, force=0.45, every=4), -9, 0.3, 0.6),
        Part("drum", beaten("great . .", BAR, 24, force=0.55, every=2), -7, -0.1, 0.5),
        Part("drum", beaten(". . dum . ka .", BAR, 12, first=8, force=0.4, every=2), -8, 0.1, 0.4),
    )},
    {"": -21.0},
    LEAST,
)  # fmt: skip
