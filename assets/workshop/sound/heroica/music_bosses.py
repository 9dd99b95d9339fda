"""The music of fights that decide a level: any boss, and the last battle, which is the tune of Dragon's End in arms."""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.heroica.music_lands import ASH, EMBERS, VIOL
from assets.workshop.sound.heroica.music_lawn import FOUR, LEAST
from assets.workshop.sound.reverb import GLADE, HALL
from assets.workshop.sound.score import beaten, broken, read

CHASE = """
    E4/.5 E4/.5 G4/.5 E4/.5 B4/1 A4/1 | G4/.5 A4/.5 G4/.5 F#4/.5 E4/2 | E4/.5 E4/.5 G4/.5 E4/.5 B4/1 D5/1 | B4/3 -/1 |
    C5/1 B4/.5 A4/.5 B4/1 G4/1 | A4/1 G4/.5 F#4/.5 G4/1 E4/1 | D4/.5 E4/.5 F#4/.5 G4/.5 A4/1 F#4/1 | E4/3 -/1 |
"""
PULSE = ("Em", "Em", "Em", "G", "C", "Am", "D", "Em")
BOSS = Piece(
    "boss", 124, FOUR, 32, GLADE,
    {"": (
        Part("bass", broken((*PULSE, *PULSE, *PULSE, *PULSE), FOUR, "0 . 0 0 . 0 2 .", octave=2, force=0.65),
             -4, 0, 0.15),
        Part("lute", read(CHASE, FOUR, start=8, force=0.65), -4, 0, 0.2),
        Part("flute", read(CHASE, FOUR, start=16, force=0.65), -7, 0, 0.3),
        Part("fiddle", broken(PULSE, FOUR, "0 . . .", octave=2, force=0.6, first=24), -7, 0, 0.3),
        Part("lute", read(CHASE, FOUR, start=24, force=0.65), -4, 0, 0.2),
        Part("drum", beaten("dum . ka dum . ka tek ka", FOUR, 32, force=0.6), -6, 0, 0.2),
        Part("drum", beaten("great . . .", FOUR, 32, force=0.5, every=4), -7, 0, 0.3),
    )},
    {"": -20.5},
    LEAST,
)  # fmt: skip

SCALES = Piece(
    "scales", 108, FOUR, 28, HALL,
    {"": (
        Part("fiddle", read("D3/4 | D3/4 | Bb2/4 | A2/4", FOUR, force=0.7), -5, 0, 0.3),
        Part("fiddle", read(VIOL, FOUR, start=4, force=0.7), -5, 0, 0.3),
        Part("fiddle", read(VIOL, FOUR, start=12, force=0.7), -5, 0, 0.3),
        Part("fiddle", read(VIOL, FOUR, start=20, force=0.75), -5, 0, 0.3),
        Part("lute", read(EMBERS, FOUR, start=4, force=0.65), -4, 0, 0.25),
        Part("flute", read(EMBERS, FOUR, start=12, force=0.65), -6, 0, 0.3),
        Part("flute", read(EMBERS, FOUR, start=20, force=0.7), -6, 0, 0.3),
        Part("glass", read(EMBERS, FOUR, start=20, force=0.3), -13, 0, 0.5),
        Part("bass", broken((*ASH, *ASH, *ASH), FOUR, "0 . 0 . 0 2 0 .", octave=2, force=0.6, first=4), -6, 0, 0.15),
        Part("drum", beaten("dum . dum ka dum . tek ka", FOUR, 28, force=0.6), -6, 0, 0.2),
        Part("drum", beaten("great . . .", FOUR, 28, force=0.6, every=2), -6, 0, 0.3),
    )},
    {"": -20.0},
    LEAST,
)  # fmt: skip
