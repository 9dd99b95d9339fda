"""The music of places: one loop for each kind, all of them on the beginning of the title's tune.

Each has a layer for growing peril and one for the nemesis; a layer follows the chords of its place bar by bar, so
that it can enter and leave at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence

from assets.workshop.sound import scales
from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.reverb import GLADE, HALL, VAULT, Room
from assets.workshop.sound.score import Line, Note, beaten, broken, held, read, swelling

CALM, TENSE, DIRE = -21.0, -24.5, -22.0
"""LUFS of a place, of its tension, of its nemesis: together still below the ceiling."""


_IN_FOURS = ("great . . great . dum . .", ". . knock . . . knock knock")


def _in_threes(bar: float) -> bool:
    return bar % 3 == 0


def tension(chords: Sequence[str], bar: float, mode: tuple[str, str], strokes: str) -> tuple[Part, ...]:
    """A low string that gnaws at the root of each chord, a bow that trembles, a drum that hurries."""
    return (
        Part("bass", _gnawing(chords, bar, mode), -2, -0.15, 0.2),
        Part("fiddle", held(chords, bar, octave=2, tones="03", force=0.55), -12, 0.3, 0.4),
        Part("fiddle", _trembling(chords, bar), -7, -0.35, 0.35),
        Part("drum", beaten(strokes, bar, len(chords), force=0.6), -6, 0.1, 0.25),
    )


def nemesis(chords: Sequence[str], bar: float) -> tuple[Part, ...]:
    """Great drums, low voices, and horns that turn the fifth of the tune upside down."""
    great, small = ("great . . great . dum", ". . knock . knock .") if _in_threes(bar) else _IN_FOURS
    calls = []
    for number, name in enumerate(chords):
        low = scales.chord(name, 2)[0]
        low = low + 12 if low < scales.number("E2") else low
        beat = number * bar
        if number % 2 == 0:
            calls += [Note(beat, bar / 3, low + 7, 0.8), Note(beat + bar / 3, bar * 0.66, low, 0.95)]
        elif number % 4 == 3:
            calls += [Note(beat, bar / 2, low, 0.85), Note(beat + bar / 2, bar / 2, low + 3, 0.75)]
    return (
        Part("horn", tuple(calls), -3, -0.2, 0.5),
        Part("horn", tuple(Note(n.beat, n.length, int(n.sign) - 12, n.force) for n in calls), -6, 0.2, 0.4),
        Part("ah", held(chords, bar, octave=2, tones="03", force=0.7), -8, 0, 0.6),
        Part("drum", beaten(great, bar, len(chords), force=0.8), -4, 0, 0.4),
        Part("drum", beaten(small, bar, len(chords), force=0.5), -1, 0.35, 0.3),
    )


def _gnawing(chords: Sequence[str], bar: float, mode: tuple[str, str]) -> Line:
    """Root, root, the note above, root: a half tone where the mode has one."""
    made = []
    for number, name in enumerate(chords):
        low = scales.chord(name, 2)[0]
        near = low + 1 if scales.inside(low + 1, *mode) else low + 2
        half = (low, low, near) if _in_threes(bar) else (low, low, near, low)
        figure = (*half, low, low + 7, near, low)[: 2 * len(half)]
        step = bar / len(figure)
        for place, pitch in enumerate(figure):
            force = 0.75 if place % len(half) == 0 else 0.55
            made.append(Note(number * bar + place * step, step, pitch, force))
    return tuple(made)


def _trembling(chords: Sequence[str], bar: float) -> Line:
    made = []
    for number, name in enumerate(chords):
        pitch = scales.chord(name, 4)[2]
        for place in range(12):
            made.append(Note(number * bar + place * bar / 12, bar / 13, pitch, 0.35 + 0.25 * (number % 4) / 3))
    return tuple(made)


def place(
    name: str, tempo: float, bar: float, room: Room, chords: Sequence[str], mode: tuple[str, str], strokes: str,
    parts: tuple[Part, ...],
) -> Piece:  # fmt: skip
    """A place with its three layers."""
    layers = {"": parts, "tension": tension(chords, bar, mode, strokes), "nemesis": nemesis(chords, bar)}
    return Piece(name, tempo, bar, len(chords), room, layers, {"": CALM, "tension": TENSE, "nemesis": DIRE})


WILD_CHORDS = (
    "Gm", "Gm", "F", "Gm", "Gm", "Bb", "F", "C", "Gm", "Gm", "F", "Dm",
    "Bb", "F", "C", "Gm", "Gm", "C", "Gm", "C", "Bb", "F", "Dm", "Gm",
)  # fmt: skip
WILD_TUNE = """
    G4/1 D5/2 C5/1 | Bb4/1.5 A4/.5 Bb4/1 D5/1 | C5/1 A4/1 F4/2 | G4/1.5 A4/.5 E4/2 |
    G4/1 D5/1.5 E5/.5 F5/1 | D5/2 C5/.5 Bb4/.5 A4/1 | C5/1.5 Bb4/.5 A4/1 F4/1 | A4/3 -/1 |
"""
WILD_ANSWER = "D5/1.5 C5/.5 Bb4/1 D5/1 | C5/1 A4/1 F4/1 A4/1 | G4/1 E4/1 G4/1 Bb4/1 | G4/4 |"
WILD_CALLS = "-/2 D5/.5 F5 G5/1 | -/2 E5/.5 G5 C5/1 | -/1 G5/.5 F5 D5/1 C5/1 | Bb4/1 C5/1 -/2 |"
WILD_HOME = "D5/1.5 F5/.5 D5/1 Bb4/1 | C5/2 A4/1 F4/1 | A4/1 F4/1 E4/1 D4/1 | G4/4 |"

WILD = place(
    "wild", 80, 4, GLADE, WILD_CHORDS, ("G", "dorian"), "dum . ka dum . ka tek ka",
    (
        Part("drone", read("!0.5 G2/1 !0.3 D3/1", 1), -11, 0, 0.2),
        Part("lute", broken(WILD_CHORDS, 4, "0 2 3 4 2 3 4 2", force=0.5), -5, -0.3, 0.25),
        Part("bass", broken(WILD_CHORDS, 4, "0 . . 2", octave=2, force=0.6), -6, 0.05, 0.15),
        Part("flute", read(WILD_TUNE, 4, start=4, force=0.6), -8, 0.25, 0.5),
        Part("lute", read(WILD_ANSWER, 4, start=12, force=0.85), 0, 0.1, 0.3),
        Part("fiddle", held(WILD_CHORDS[12:16], 4, octave=3, tones="02", force=0.4, first=12), -12, -0.2, 0.5),
        Part("flute", read(WILD_CALLS, 4, start=16, force=0.5), -9, 0.45, 0.7),
        Part("flute", read(WILD_HOME, 4, start=20, force=0.6), -8, 0.25, 0.5),
        Part("fiddle", read("F4/4 | F4/4 | D4/4 | D4/4", 4, start=20, force=0.5), -10, -0.3, 0.5),
        Part("drum", beaten("dum . . ka . ka tek .", 4, 16, first=4, force=0.45), -6, 0.1, 0.3),
        Part("drum", beaten(". . shake . . . shake .", 4, 24, force=0.4), -4, -0.4, 0.3),
    ),
)  # fmt: skip

TOWN_FIRST = ("Am", "D", "G", "Em", "Am", "D", "Em", "Am")
TOWN_SECOND = ("C", "G", "Am", "Em", "C", "D", "Em", "Am")
TOWN_QUIET = ("Am", "G", "Am", "G", "C", "G", "Em", "Am")
TOWN_CHORDS = (*TOWN_FIRST, *TOWN_FIRST, *TOWN_SECOND, *TOWN_SECOND, *TOWN_QUIET, *TOWN_FIRST)
TOWN_TUNE = """
    A4/2 E5/1 D5/2 C5/1 | D5/2 F#5/1 E5 D5 A4 | B4/2 D5/1 G4/2 A4/1 | B4/3 E4/3 |
    A4/2 E5/1 D5/2 C5/1 | D5/1 E5 F#5 A5/2 F#5/1 | E5/2 D5/1 B4 A4 G4 | A4/6 |
"""
TOWN_DANCE = """
    C5/2 E5/1 G5/2 E5/1 | D5/2 B4/1 G4/2 B4/1 | C5/1 B4 A4 E5/2 C5/1 | B4/3 -/1 E4 G4 |
    C5/2 E5/1 G5/2 A5/1 | F#5/2 E5/1 D5/2 A4/1 | B4/1 C5 B4 G4 E4 G4 | A4/6 |
"""
TOWN_REST = "A4/6 | B4/6 | C5/6 | B4/6 | G4/6 | B4/6 | E4/6 | A4/6"
TOWN_BELOW = """
    C4/3 E4/3 | D4/3 F#4/3 | D4/3 B3/3 | G4/2 F#4/1 E4/3 | C4/3 E4/3 | F#4/3 D4/3 | G4/3 E4/3 | E4/2 D4/1 C4/3 |
"""

SETTLEMENT = place(
    "settlement", 222, 6, HALL, TOWN_CHORDS, ("A", "dorian"), "dum . ka tek dum ka",
    (
        Part("drone", read("!0.4 A2/1 !0.25 E3/1", 1), -13, 0, 0.2),
        Part("harp", broken(TOWN_CHORDS, 6, "0 2 3 4 3 2", force=0.45), -6, -0.35, 0.25),
        Part("bass", broken(TOWN_CHORDS, 6, "0 2", octave=2, force=0.55), -7, 0, 0.12),
        Part("lute", read(TOWN_TUNE, 6, force=0.75), -1, 0.2, 0.25),
        Part("lute", read(TOWN_TUNE, 6, start=8, force=0.8), -1, 0.2, 0.25),
        Part("fiddle", read(TOWN_BELOW, 6, start=8, force=0.5), -9, -0.25, 0.35),
        Part("flute", read(TOWN_DANCE, 6, start=16, force=0.55), -8, 0.3, 0.35),
        Part("flute", read(TOWN_DANCE, 6, start=24, force=0.6), -8, 0.3, 0.35),
        Part("lute", broken(TOWN_SECOND, 6, "3 . 5 4 . 5", force=0.6, first=24), -4, -0.1, 0.25),
        Part("fiddle", read(TOWN_REST, 6, start=32, force=0.5), -8, 0.2, 0.5),
        Part("lute", read(TOWN_TUNE, 6, start=40, force=0.85), -1, 0.2, 0.25),
        Part("flute", read(TOWN_BELOW, 6, start=40, force=0.5, up=12), -9, -0.3, 0.4),
        Part("drum", beaten("dum . ka tek . ka", 6, 24, first=8, force=0.5), -6, 0.1, 0.2),
        Part("drum", beaten("dum . ka tek ka ka", 6, 8, first=40, force=0.55), -6, 0.1, 0.2),
    ),
)  # fmt: skip

DUNGEON_CHORDS = (
    "Em", "Em", "Em", "Em", "Em", "C", "D", "Em", "Em", "Am", "C", "Bm",
    "G", "D", "Am", "Em", "Em", "C", "Am", "Bm",
)  # fmt: skip
DUNGEON_LOW = "E3/1 B3/2 A3/1 | G3/2 E3/2 | F#3/1 A3/2 F#3/1 | E3/4 |"
DUNGEON_FAR = "E4/1 B4/2 C5/1 | C5/2 A4/2 | G4/2 E4/1 C4/1 | D4/1 F#4/1 B3/2 |"
DUNGEON_STRINGS = "B3/1.5 D4/.5 G4/2 | F#4/2 D4/1 A3/1 | C4/2 A3/1 C4/1 | B3/4 |"
DUNGEON_LAST = "E4/1 B4/1.5 A4/.5 G4/1 | E4/2 G4/2 | A4/1 G4/1 E4/1 C4/1 | F#4/2 B3/2 |"
DUNGEON_DRIPS = "-/1.5 B5/.5 -/2 | -/3.5 E5/.5 | -/4 | -/.5 G5/.5 -/3 | -/4 | -/2.5 E6/.5 -/1 | -/4 | -/1 B5/.5 -/2.5 |"

DUNGEON = place(
    "dungeon", 63, 4, VAULT, DUNGEON_CHORDS, ("E", "aeolian"), "dum . dum ka . dum ka ka",
    (
        Part("drone", read("!0.6 E2/1 !0.3 B2/1", 1), -6, 0, 0.3),
        Part("bass", broken(DUNGEON_CHORDS, 4, "0 . . . 2 . 0 .", octave=2, force=0.6), -3, 0, 0.3),
        Part("harp", broken(DUNGEON_CHORDS[8:], 4, "0 . 3 . 4 . 2 .", octave=3, force=0.4, first=8), -4, -0.35, 0.5),
        Part("glass", read(DUNGEON_DRIPS, 4, force=0.4), -7, 0.5, 1.0),
        Part("glass", read(DUNGEON_DRIPS, 4, start=10, force=0.35), -8, -0.5, 1.0),
        Part("fiddle", read(DUNGEON_LOW, 4, start=4, force=0.65), -7, 0.2, 0.5),
        Part("flute", read(DUNGEON_FAR, 4, start=8, force=0.5), -7, 0.3, 0.8),
        Part("lute", read(DUNGEON_STRINGS, 4, start=12, force=0.8), 2, 0.1, 0.5),
        Part("flute", read(DUNGEON_LAST, 4, start=16, force=0.5), -7, 0.3, 0.8),
        Part("fiddle", held(DUNGEON_CHORDS[12:], 4, octave=2, tones="02", force=0.4, first=12), -11, -0.2, 0.5),
        Part("drum", beaten("great . . . . . ka .", 4, 20, force=0.45, every=2), -4, 0.1, 0.6),
    ),
)  # fmt: skip

CRYPT_CHORDS = (
    "Bm", "Bm", "G", "F#m", "Bm", "Em", "G", "F#m", "D", "A", "Em", "Bm",
    "G", "Em", "F#m", "Bm", "Bm", "Bm", "Em", "Em", "G", "A", "F#m", "Bm",
)  # fmt: skip
CRYPT_TUNE = """
    B4/1 F#5/2 | E5/2 D5/1 | D5/1 B4/2 | C#5/3 | D5/1 F#5/1 A5/1 | E5/2 C#5/1 | G4/1 B4/1 E5/1 | D5/1.5 C#5/.5 B4/1 |
    D5/2 B4/1 | G4/1 B4/2 | A4/1 C#5/1 F#4/1 | B4/3 |
"""
CRYPT_VOICE = "F#4/3 | F#4/2 E4/1 | G4/3 | E4/3 |"
CRYPT_LAST = "B4/1 D5/1 G5/1 | E5/1 C#5/2 | C#5/1 A4/1 F#4/1 | B4/3 |"

CRYPT = place(
    "crypt", 54, 3, VAULT, CRYPT_CHORDS, ("B", "aeolian"), "dum . . ka . dum",
    (
        Part("drone", read("!0.6 B1/1 !0.35 F#2/1", 1), -8, 0, 0.3),
        Part("oo", held(CRYPT_CHORDS, 3, octave=3, force=0.5), -9, 0, 0.7),
        Part("harp", broken(CRYPT_CHORDS, 3, "0 . 2 . 4 .", force=0.4), -2, -0.35, 0.5),
        Part("glass", swelling(read(CRYPT_TUNE, 3, start=4, force=0.6), 0.8, 1.1), -5, 0.25, 0.7),
        Part("harp", read(CRYPT_TUNE, 3, start=4, force=0.65), -1, 0.2, 0.6),
        Part("ah", read(CRYPT_VOICE, 3, start=16, force=0.7), -6, 0.15, 0.8),
        Part("glass", read(CRYPT_LAST, 3, start=20, force=0.6), -5, 0.25, 0.7),
        Part("fiddle", read("D4/3 | C#4/3 | A3/3 | B3/3", 3, start=20, force=0.5), -9, -0.2, 0.6),
        Part("drum", beaten("toll", 3, 24, force=0.5, every=4), 0, 0.1, 0.6),
        Part("drum", beaten("great", 3, 24, first=2, force=0.4, every=8), -9, 0, 0.6),
    ),
)  # fmt: skip
