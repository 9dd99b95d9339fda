"""Ambience table: what drifts, falls and shines in every place. All of it is data (`data/<game>/ambience.toml`).

Lengths are logical units, speeds units a second; places in a picture are 0 to 1 across and down.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.geometry import Area

Hex = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
"""A colour."""


class ParticleKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of mote: how it looks and how it moves; `twinkle` (0 to 1) is how much of its light comes and goes."""

    colours: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    size: Annotated[float, Meta(gt=0, le=200)]
    shape: Literal["dot", "glint"] = "dot"
    rise: float = 0.0
    drift: float = 0.0
    sway: float = 0.0
    twinkle: float = 0.0

    @property
    def moves(self) -> bool:
        """Whether it ever leaves its place."""
        return bool(self.rise or self.drift or self.sway)


class PlaceLight(Struct, frozen=True, forbid_unknown_fields=True):
    """A light in the picture: where, how far it shines (a share of the picture's width), its colour and its pace."""

    at: tuple[float, float]
    reach: Annotated[float, Meta(gt=0, le=2)]
    colour: Hex = "#ff9a3c"
    pace: Literal["fire", "lamp", "sun"] = "fire"


class Ambience(Struct, frozen=True, forbid_unknown_fields=True):
    """The air of one place. `mist` is the colour of its fog (empty: none), `thick` how thick it is (0 to 1), `motes`
    a kind, `many` makes them more or fewer, `within` is the part of the picture in which alone they are.
    """

    mist: Annotated[str, Meta(pattern="^(#[0-9a-fA-F]{6})?$")] = ""
    thick: float = 0.4
    motes: str = ""
    many: Annotated[float, Meta(ge=0, le=10)] = 1.0
    within: Area | None = None
    lights: tuple[PlaceLight, ...] = ()


class AmbienceTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table; in the empty one everything stands still."""

    kinds: dict[str, ParticleKind] = {}
    places: dict[str, Ambience] = {}

    @classmethod
    def read(cls, file: Path) -> AmbienceTable:
        """The table of a file. Raises ContentError where it cannot be read or is wrong."""
        problems: list[str] = []
        raw = read_toml(file, problems)
        if problems:
            raise ContentError(problems)
        try:
            made = msgspec.convert(raw, cls)
        except msgspec.ValidationError as fault:
            raise ContentError([f"{file.name}: {fault}"]) from fault
        unknown = [f"{file.name}: {place}: {air.motes}" for place, air in made.places.items() if not made.knows(air)]
        if unknown:
            raise ContentError(unknown)
        return made

    def knows(self, air: Ambience) -> bool:
        """Whether the kind of its motes is there."""
        return not air.motes or air.motes in self.kinds

    def of(self, place: str) -> Ambience:
        """The air of a place; one that is not listed has still air."""
        return self.places.get(place, _STILL)


_STILL = Ambience()
