"""Scores: notes written as words, and figures laid over chords.

A line of notes is read from left to right: `D4/1.5` is a note of one and a half beats, `D4+A4/2` two notes together,
`-/1` a rest, `!0.6` the force of what follows, `|` a bar line, which must stand where a bar ends. A length that is
left out is that of the note before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from assets.workshop.sound import scales


@dataclass(frozen=True)
class Note:
    """What is played at a beat (from 0), for so many beats; `sign` is the number of a note or the name of a stroke."""

    beat: float
    length: float
    sign: int | str
    force: float


Line = tuple[Note, ...]


def read(text: str, bar: float, *, start: float = 0.0, force: float = 0.7, up: int = 0) -> Line:
    """A line of notes from bar `start` on, `up` half tones higher. Raises ValueError where a bar is not full."""
    beat, length, made = start * bar, 1.0, list[Note]()
    for word in text.split():
        if word == "|":
            if abs(beat / bar - round(beat / bar)) > 1e-6:
                raise ValueError(f"the bar at beat {beat} of {text.strip()[:30]!r} is not full")
            continue
        if word.startswith("!"):
            force = float(word[1:])
            continue
        names, _, told = word.partition("/")
        length = float(told) if told else length
        if names != "-":
            made += [Note(beat, length, scales.number(name) + up, force) for name in names.split("+")]
        beat += length
    return tuple(made)


def bars_of(text: str, bar: float) -> int:
    """How many bars a line of notes fills."""
    lengths, length = 0.0, 1.0
    for word in text.split():
        if word != "|" and not word.startswith("!"):
            told = word.partition("/")[2]
            length = float(told) if told else length
            lengths += length
    return round(lengths / bar)


def broken(
    chords: Sequence[str], bar: float, order: str, *, octave: int = 3, force: float = 0.5, first: int = 0
) -> Line:
    """A broken chord in every bar from bar `first` on; `order` names its tones: 0 the root, 3 the one above, . none."""
    places = order.split()
    step = bar / len(places)
    made = []
    for number, name in enumerate(chords):
        tones = scales.chord(name, octave)
        for place, sign in enumerate(places):
            if sign != ".":
                above, tone = divmod(int(sign), 3)
                beat = (first + number) * bar + place * step
                accent = 1.15 if place == 0 else 0.92 if place % 2 else 1.0
                made.append(Note(beat, step * 2.2, tones[tone] + 12 * above, force * accent))
    return tuple(made)


def held(
    chords: Sequence[str], bar: float, *, octave: int = 3, tones: str = "012", force: float = 0.5, first: int = 0
) -> Line:
    """The chords as they stand, tied over where a chord stays."""
    made, number = [], 0
    while number < len(chords):
        stays = 1
        while number + stays < len(chords) and chords[number + stays] == chords[number] and stays < 4:
            stays += 1
        for tone in tones:
            pitch = scales.chord(chords[number], octave)[int(tone) % 3] + 12 * (int(tone) // 3)
            made.append(Note((first + number) * bar, bar * stays * 1.04, pitch, force))
        number += stays
    return tuple(made)


def beaten(pattern: str, bar: float, bars: int, *, first: int = 0, force: float = 0.6, every: int = 1) -> Line:
    """Strokes: one pattern of evenly spaced names (. for none) in every bar, or in every `every`-th."""
    places = pattern.split()
    step = bar / len(places)
    made = []
    for number in range(0, bars, every):
        for place, sign in enumerate(places):
            if sign != ".":
                accent = 1.1 if place == 0 else 0.9
                made.append(Note((first + number) * bar + place * step, step, sign, force * accent))
    return tuple(made)


def swelling(line: Line, start: float, end: float) -> Line:
    """The line, its force multiplied by a factor that goes from `start` to `end`."""
    if not line:
        return line
    last = max(note.beat for note in line) or 1.0
    return tuple(replace(n, force=n.force * (start + (end - start) * n.beat / last)) for n in line)
