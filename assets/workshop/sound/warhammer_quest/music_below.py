"""The music below the grate: a drone and a frame drum, to which every tier of a quest adds a layer; and the delve.

Danger and the nemesis have the layers that the house has for them; all follow the chords of the place bar by bar.
"""

from __future__ import annotations

from assets.workshop.sound.consort import Part, Piece
from assets.workshop.sound.music_places import nemesis, tension
from assets.workshop.sound.reverb import VAULT
from assets.workshop.sound.score import beaten, broken, held, read

BAR = 4.0
LEAST = 0.0
"""The quality of the files: there is little above 3 kHz in them."""
CALM, DEEPER, TENSE, DIRE = -22.5, -27.0, -25.5, -23.0
"""LUFS of a place, of each further tier, of its danger, of its nemesis: all together below the ceiling."""
CHORDS = ("Dm", "Dm", "C", "Dm", "Dm", "Bb", "C", "Dm", "Gm", "Gm", "Dm", "Dm", "Bb", "C", "Am", "Dm")
CALLS = "-/4 | -/2 D4/1.5 E4/.5 | F4/2 E4/1 C4/1 | D4/3 -/1 | -/4 | -/2 A4/1 G4/1 | F4/1 E4/1 C4/2 | D4/4 |"
LOW = "D3/3 C3/1 | D3/4 | E3/2 C3/2 | D3/4 | D3/3 F3/1 | F3/2 D3/2 | E3/2 C3/2 | D3/4 |"
CREEPING = "G3/3 A3/1 | Bb3/2 A3/1 G3/1 | F3/4 | A3/2 F3/2 | D3/3 F3/1 | E3/2 G3/2 | E3/2 C3/2 | D3/4 |"
DROPS = "-/1.5 A5/.5 -/2 | -/4 | -/3.5 D6/.5 | -/4 | -/.5 F5/.5 -/3 | -/4 | -/2.5 D6/.5 -/1 | -/4 |"

UNDER = Piece(
    "under", 62, BAR, 16, VAULT,
    {
        "": (
            Part("drone", read("!0.7 D2/1 !0.4 A2/1", 1), -5, 0, 0.3),
            Part("glass", read(DROPS, BAR, force=0.4), -9, 0.5, 1.0),
            Part("glass", read(DROPS, BAR, start=8, force=0.35), -10, -0.5, 1.0),
            Part("gurdy", read(CALLS, BAR, start=8, force=0.45), -9, 0.2, 0.5),
            Part("drum", beaten("dum . . . ka . . .", BAR, 16, force=0.5), -5, 0.1, 0.4),
            Part("drum", beaten(". . . . . . tek ka", BAR, 16, force=0.35, every=2), -8, 0.3, 0.4),
        ),
        "second": (
            Part("fiddle", read(LOW, BAR, force=0.6), -5, -0.3, 0.4),
            Part("fiddle", read(CREEPING, BAR, start=8, force=0.6), -5, -0.3, 0.4),
            Part("drum", beaten("dum . ka . dum ka . ka", BAR, 16, force=0.5), -6, 0.25, 0.35),
            Part("bass", broken(CHORDS, BAR, "0 . . 0 . . 2 .", octave=2, force=0.6), -4, 0, 0.25),
        ),
        "third": (
            Part("oo", held(CHORDS, BAR, octave=2, tones="02", force=0.7), -6, 0, 0.6),
            Part("gurdy", broken(CHORDS, BAR, "0 0 2 0", octave=2, force=0.4), -8, 0.3, 0.4),
            Part("drum", beaten("great . . . . great . .", BAR, 16, force=0.7), -4, -0.1, 0.45),
            Part("drum", beaten(". . knock . . . knock .", BAR, 16, force=0.4), -6, -0.4, 0.4),
        ),
        "tension": tension(CHORDS, BAR, ("D", "aeolian"), "dum . dum ka . dum ka ka"),
        "nemesis": nemesis(CHORDS, BAR),
    },
    {"": CALM, "second": DEEPER, "third": DEEPER, "tension": TENSE, "nemesis": DIRE},
    LEAST,
)  # fmt: skip

SHAFT = ("Cm", "Cm", "Cm", "Cm", "Bb", "Bb", "Cm", "Cm", "Fm", "Fm", "Cm", "Cm", "Bb", "Gm", "Cm", "Cm")
FALLING = "-/4 | -/1 G5/.5 -/2.5 | -/4 | -/3 C6/.5 -/.5 | -/4 | -/.5 Eb5/.5 -/3 | -/4 | -/2 G5/.5 -/1.5 |"
VOICE = "-/4 | C4/3 Eb4/1 | D4/2 C4/2 | G3/4 | -/4 | F4/2 Eb4/2 | D4/2 Bb3/2 | C4/4 |"

DELVE = Piece(
    "delve", 60, BAR, 16, VAULT,
    {
        "": (
            Part("drone", read("!0.8 C2/1 !0.35 G2/1", 1), -4, 0, 0.35),
            Part("glass", read(FALLING, BAR, force=0.45), -8, 0.6, 1.0),
            Part("glass", read(FALLING, BAR, start=8, force=0.4, up=-12), -8, -0.6, 1.0),
            Part("oo", read(VOICE, BAR, start=8, force=0.45), -10, 0.2, 0.9),
            Part("drum", beaten("dum . . . . . . .", BAR, 16, force=0.5), -5, 0, 0.5),
            Part("drum", beaten(". . . . . ka . .", BAR, 16, force=0.35, every=2), -7, 0.3, 0.5),
        ),
    },
    {"": CALM},
    LEAST,
)  # fmt: skip
