"""The music of the gates: one short loop for each level, from the hedge to the red rock. The shawm is the enemy's."""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import GLADE, HALL, VAULT
from assets.workshop.sound.score import beaten, broken, held, read
from assets.workshop.sound.tenefyr.music_fair import FOUR, LEAST

THREE = 3.0
INSIDE = -22.0
"""LUFS of a dungeon: people reckon while it plays."""

SNEAK = """
    G4/.5 -/.5 B4/.5 -/.5 D5/.5 C5/.5 B4/1 | A4/.5 -/.5 F4/.5 -/.5 G4/1 D4/1 |
    G4/.5 -/.5 B4/.5 -/.5 D5/.5 E5/.5 D5/1 | C5/.5 B4/.5 A4/.5 F4/.5 G4/2 |
"""
POT = "-/2 D4/.5 D4/.5 F4/1 | G4/1 F4/.5 D4/.5 -/2 | -/2 D4/.5 F4/.5 G4/1 | A4/.5 G4/.5 F4/.5 D4/.5 G4/2 |"
BUSHES = ("G", "F", "G", "F")
HEDGES = Piece(
    "hedges", 112, FOUR, 20, GLADE,
    {"": (
        Part("lute", broken((*BUSHES, *BUSHES, *BUSHES, *BUSHES, *BUSHES), FOUR, "0 . 2 . 0 . 2 .", force=0.45),
             -6, 0, 0.2),
        Part("lute", read(SNEAK, FOUR, start=4, force=0.65), -3, 0, 0.25),
        Part("shawm", read(POT, FOUR, start=8, force=0.5), -9, 0, 0.3),
        Part("lute", read(SNEAK, FOUR, start=12, force=0.65), -3, 0, 0.25),
        Part("flute", read(SNEAK, FOUR, start=12, force=0.5), -10, 0, 0.3),
        Part("shawm", read(POT, FOUR, start=16, force=0.5), -9, 0, 0.3),
        Part("drum", beaten("dum . ka . dum dum ka tek", FOUR, 20, force=0.45), -8, 0, 0.2),
        Part("drum", beaten(". knock . knock", FOUR, 12, first=8, force=0.3), -12, 0, 0.2),
    )},
    {"": INSIDE},
    LEAST,
)  # fmt: skip

SHIFT = """
    E3/1 G3/1 A3/1 B3/.5 A3/.5 | G3/1 F#3/1 E3/2 | E3/1 G3/1 A3/1 C#4/1 | B3/3 -/1 |
    D4/1 B3/.5 A3/.5 G3/1 A3/1 | B3/2 G3/1 F#3/1 | E3/1 F#3/1 G3/1 F#3/1 | E3/3 -/1 |
"""
PICK = ". . tek . . . tek tek"
SEAM = ("Em", "Em", "A", "Em", "G", "Em", "D", "Em")
DIGGINGS = Piece(
    "diggings", 96, FOUR, 16, HALL,
    {"": (
        Part("bass", broken((*SEAM, *SEAM), FOUR, "0 . 0 . 2 . 0 .", octave=2, force=0.6), -4, 0, 0.2),
        Part("lute", read(SHIFT, FOUR, force=0.65), -3, 0, 0.3),
        Part("shawm", read(SHIFT, FOUR, start=8, force=0.5, up=12), -10, 0, 0.4),
        Part("lute", broken(SEAM, FOUR, "0 . 2 . 3 . 2 .", force=0.4, first=8), -7, 0, 0.25),
        Part("drum", beaten("dum . . dum . . dum .", FOUR, 16, force=0.5), -7, 0, 0.25),
        Part("drum", beaten(PICK, FOUR, 16, force=0.4), -11, 0, 0.5),
    )},
    {"": INSIDE},
    LEAST,
)  # fmt: skip

LIMP = """
    E4/1 A4/1 C5/1 | B4/2 G4/1 | A4/1 E4/1 C4/1 | E4/3 | F4/1 A4/1 D5/1 | C5/2 A4/1 | B4/1 G4/1 E4/1 | A4/3 |
"""
RATTLE = "A3/2 E4/1 | D4/2 B3/1 | C4/1 B3/1 A3/1 | B3/3 | D4/2 F4/1 | E4/2 C4/1 | B3/1 G3/1 E3/1 | A3/3 |"
STONES = ("Am", "G", "Am", "Em", "Dm", "Am", "Em", "Am")
BONES = Piece(
    "bones", 104, THREE, 24, HALL,
    {"": (
        Part("lute", broken((*STONES, *STONES, *STONES), THREE, "0 2 3", force=0.45), -5, 0, 0.3),
        Part("lute", read(LIMP, THREE, force=0.6), -4, 0, 0.35),
        Part("fiddle", read(RATTLE, THREE, start=8, force=0.6), -5, 0, 0.35),
        Part("shawm", read(LIMP, THREE, start=16, force=0.45), -10, 0, 0.45),
        Part("fiddle", read(RATTLE, THREE, start=16, force=0.5), -8, 0, 0.35),
        Part("drum", beaten("dum . ka . ka .", THREE, 24, force=0.45), -8, 0, 0.25),
        Part("drum", beaten(". . knock knock . knock", THREE, 16, first=8, force=0.35, every=2), -9, 0, 0.4),
    )},
    {"": INSIDE},
    LEAST,
)  # fmt: skip

SPARKS = "-/1 F#5/.5 B5/.5 -/2 | -/4 | -/2.5 C#6/.5 A5/1 | -/4 | -/1 D6/.5 B5/.5 -/2 | -/4 | -/3 A5/1 | -/4 |"
SPELL = """
    B4/2 C#5/1 D5/1 | F#5/2 E5/1 C#5/1 | D5/2 B4/1 A4/1 | B4/4 | G#4/2 A4/1 B4/1 | D5/1 C#5/1 A4/2 |
    F#4/1 A4/1 C#5/1 A4/1 | B4/4 |
"""
CIRCLE = ("Bm", "F#m", "D", "Bm", "E", "A", "F#m", "Bm")
STARS = Piece(
    "stars", 92, FOUR, 16, VAULT,
    {"": (
        Part("harp", broken((*CIRCLE, *CIRCLE), FOUR, "0 2 3 4 3 2", force=0.45), -5, 0, 0.3),
        Part("glass", read(SPARKS, FOUR, force=0.4), -11, 0, 0.7),
        Part("flute", read(SPELL, FOUR, force=0.5, up=-12), -5, 0, 0.4),
        Part("shawm", read(SPELL, FOUR, start=8, force=0.4), -11, 0, 0.6),
        Part("oo", held(CIRCLE, FOUR, octave=3, tones="02", force=0.45, first=8), -10, 0, 0.5),
        Part("drum", beaten("dum . . dum . ka . .", FOUR, 16, force=0.45), -7, 0, 0.3),
    )},
    {"": INSIDE},
    LEAST,
)  # fmt: skip

ROAR = """
    D4/1.5 F4/.5 E4/1 D4/1 | A4/2 G4/1 F4/1 | D4/1.5 F4/.5 E4/1 C4/1 | D4/3 -/1 |
    Bb4/1.5 A4/.5 G4/1 F4/1 | A4/2 F4/1 E4/1 | D4/1 E4/1 F4/1 E4/1 | D4/3 -/1 |
"""
CLIFF = ("Dm", "F", "C", "Dm", "Bb", "F", "Am", "Dm")
DRAGONS = Piece(
    "dragons", 116, FOUR, 20, HALL,
    {"": (
        Part("bass", broken(("Dm", "Dm", "Dm", "Dm", *CLIFF, *CLIFF), FOUR, "0 . 0 0 . 0 2 .", octave=2, force=0.6),
             -4, 0, 0.2),
        Part("shawm", read(ROAR, FOUR, start=4, force=0.55), -9, 0, 0.35),
        Part("fiddle", read(ROAR, FOUR, start=4, force=0.6, up=-12), -6, 0, 0.3),
        Part("lute", read(ROAR, FOUR, start=12, force=0.7), -2, 0, 0.3),
        Part("shawm", read(ROAR, FOUR, start=12, force=0.5, up=-12), -14, 0, 0.35),
        Part("drum", beaten("dum . ka dum . dum ka ka", FOUR, 20, force=0.55), -7, 0, 0.2),
        Part("drum", beaten("great . . . great . . .", FOUR, 20, force=0.5, every=2), -6, 0, 0.3),
    )},
    {"": INSIDE + 0.5},
    LEAST,
)  # fmt: skip
