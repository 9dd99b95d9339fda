"""A cue: a short sound with three takes, how loud it is and in which room; and how it becomes recipes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from assets.workshop.recipe import Recipe
from assets.workshop.sound.clip import Clip
from assets.workshop.sound.folding import folded
from assets.workshop.sound.reverb import TABLE, Room
from assets.workshop.sound.take import Making, Take

TAKES = 3
FAINT, SOFT, USUAL, STRONG, GREAT = -31.0, -24.0, -19.0, -15.5, -13.0
"""LUFS of the loudest tenth of a second: what is heard all the time is soft, what is rare may be great."""
PARTS = (
    "clip",
    "ogg",
    "noise",
    "envelopes",
    "filters",
    "resonators",
    "strings",
    "flesh",
    "winds",
    "drums",
    "reverb",
    "take",
    "measure",
)


@dataclass(frozen=True)
class Cue:
    """A cue by its id; `wet` is the share of the room, `quality` (0 to 1) that of its files, which have one channel
    where it is `mono`.
    """

    id: str
    make: Making
    loud: float = USUAL
    room: Room = TABLE
    wet: float = 0.12
    quality: float = 0.3
    mono: bool = False


def small(loud: float, *makings: Making, room: Room = TABLE, wet: float = 0.12) -> tuple[Cue, ...]:
    """Cues of one channel in the smallest files, each named as what makes it."""
    return tuple(
        Cue(making.__name__.replace("_", "-"), making, loud, room, wet, quality=0.0, mono=True) for making in makings
    )


def made(cue: Cue, turn: int) -> Clip:
    """One take of a cue."""
    take = Take(cue.id, turn)
    cue.make(take)
    clip = replace(take.finished(cue.loud, cue.room, cue.wet), quality=cue.quality)
    return folded(clip) if cue.mono else clip


def _recipe(cue: Cue, turn: int, shared: tuple[str, ...]) -> Recipe:
    family = cue.make.__module__
    return Recipe(
        id=f"sound/{cue.id}-{turn}",
        path=f"sounds/{cue.id}-{turn}.ogg",
        draw=lambda: made(cue, turn),
        sources=tuple(dict.fromkeys((family, *shared, *(f"assets.workshop.sound.{part}" for part in PARTS)))),
    )


def recipes(cues: Iterable[Cue], *shared: str) -> tuple[Recipe, ...]:
    """The recipes of all takes of some cues; `shared` are modules that their families draw on, by dotted name."""
    return tuple(_recipe(cue, turn, shared) for cue in cues for turn in range(1, TAKES + 1))
