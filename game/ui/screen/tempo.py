"""Tempo: how fast a table tells what happens, by the five names of the settings. The only table of these numbers."""

from __future__ import annotations

from typing import NamedTuple

INSTANT = float("inf")


class Tempo(NamedTuple):
    """One speed. `pace` multiplies the speed of all that just moves; everything else is milliseconds of real time."""

    pace: float
    forward: float
    """A card comes forward."""
    line: float
    """A line stands to be read; each letter beyond `LONG_LINE` adds `letter`."""
    letter: float
    fly: float
    """A number flies to whom it hits,"""
    stop: float
    """and all stops for a moment,"""
    shake: float
    """and the card is shaken."""
    back: float
    """A card goes back."""
    moment: float
    """A great moment fills the table."""
    reading: float
    """How long a question is read before somebody else answers it."""
    dice: float
    """How long dice that lie are read before the next question comes."""
    by_hand: bool = False
    """Whether a line stands until the player goes on."""


LONG_LINE = 60
TEMPOS: dict[str, Tempo] = {
    "step": Tempo(1.0, 280, 900, 15, 380, 70, 180, 240, 3000, 700, 400, by_hand=True),
    "slow": Tempo(0.5, 420, 1400, 25, 520, 90, 240, 360, 4000, 1400, 800),
    "even": Tempo(1.0, 280, 900, 15, 380, 70, 180, 240, 3000, 700, 400),
    "fast": Tempo(2.0, 140, 350, 6, 200, 40, 100, 120, 2000, 350, 200),
    "now": Tempo(INSTANT, 0, 0, 0, 0, 0, 0, 0, 800, 90, 0),
}


def reading_line(tempo: Tempo, text: str) -> float:
    """Milliseconds for which a line stands to be read."""
    return tempo.line + tempo.letter * max(0, len(text) - LONG_LINE)
