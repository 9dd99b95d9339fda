"""Scales: names of notes, modes, chords."""

from __future__ import annotations

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
MODES = {
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "aeolian": (0, 2, 3, 5, 7, 8, 10),
    "mixolydian": (0, 2, 4, 5, 7, 9, 10),
}
_CHORDS = {"": (0, 4, 7), "m": (0, 3, 7), "5": (0, 7, 12), "sus": (0, 5, 7), "m7": (0, 3, 7, 10)}


def number(name: str) -> int:
    """The number of a note such as `D4`, `F#3`, `Bb2`; 69 is the A of 440 Hz."""
    letter, rest = name[0], name[1:]
    shift = rest.count("#") - rest.count("b")
    octave = rest.lstrip("#b")
    if letter not in _STEPS or not octave.lstrip("-").isdigit():
        raise ValueError(f"{name!r} is no note")
    return 12 * (int(octave) + 1) + _STEPS[letter] + shift


def hertz(note: float) -> float:
    """The pitch of a note's number, in equal temperament."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def root(chord: str) -> str:
    """The name of the note a chord stands on: `Bb` of `Bbm`."""
    return chord[:2] if chord[1:2] in ("#", "b") else chord[:1]


def chord(name: str, octave: int) -> tuple[int, ...]:
    """The notes of a chord such as `Dm`, `Bb`, `A5`, upwards from its root in an octave."""
    base = root(name)
    kind = name[len(base) :]
    if kind not in _CHORDS:
        raise ValueError(f"{name!r} is no chord")
    low = number(f"{base}{octave}")
    return tuple(low + step for step in _CHORDS[kind])


def inside(note: int, tonic: str, mode: str) -> bool:
    """Whether a note belongs to a mode."""
    return (note - number(f"{tonic}0")) % 12 in MODES[mode]
