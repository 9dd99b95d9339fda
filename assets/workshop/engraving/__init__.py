"""Hand-coloured engraving: flat shapes become relief, relief becomes light, light becomes lines on paper.

How a picture comes about:

1. `paths` writes outlines, `Shape` adds fill, bevel, line angle, dabs and ridges; `kit` holds ready parts, `placed`
   moves, turns and mirrors them. A part is any run of shapes, back to front.
2. A `Picture` names its `Sky`, its scenery and its figure, and the `Light` and `Print` it wants.
3. `Plate.lay` inflates each shape (`relief`), lights it (`light`) and stores tone, colour, lines and contour.
4. `engraved` (`press`) turns tone into the width of lines, washes colour under them a little out of register, and
   leaves the ground light round the figure. `grade` makes dusk of a finished print.

`Picture.drawn(1.0)` is a quick draft, `Picture.drawn()` the print that is baked. The same sources always give the same
print: noise and chance are seeded.
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
)

__all__ = [
    "NO_SHADOW",
    "Dab",
    "Fog",
    "Glow",
    "Light",
    "Part",
    "Picture",
    "Plate",
    "Print",
    "Ridge",
    "Shadow",
    "Shape",
    "Sky",
    "changed",
    "drawn",
    "engraved",
    "flat",
    "hollow",
    "mist",
    "placed",
    "stroke",
]
