"""Hand-coloured engraving: flat shapes become relief, relief becomes light, light becomes lines on paper.

A picture is a `Plate` with a `Sky`, on which `Shape`s are laid back to front; `engraved` prints it.
"""

from __future__ import annotations

from .ground import Sky
from .light import Light
from .picture import Picture
from .plate import Plate
from .press import Print, engraved
from .shapes import (
    NO_SHADOW,
    Dab,
    Fog,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    changed,
    drawn,
    flat,
    hollow,
    mist,
    placed,
    stroke,
)  # fmt: skip

__all__ = [
    "NO_SHADOW", "Dab", "Fog", "Glow", "Light", "Part", "Picture", "Plate", "Print", "Ridge", "Shadow",
        "Shape", "Sky",
    "changed", "drawn", "engraved", "flat", "hollow", "mist", "placed", "stroke",
]  # fmt: skip
