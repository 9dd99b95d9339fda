"""Shadows and the glow to be laid below a piece; made to be cut in nine and stretched."""

from __future__ import annotations

import json
from dataclasses import dataclass

from PIL import Image

from assets.workshop.frame_parts import box, fill
from assets.workshop.recipe import Recipe
from assets.workshop.svg import render

SCALE = 2
CORNER = 9
LEGAL = "#ffe58a"


@dataclass(frozen=True)
class Slices:
    """A picture that is cut in nine: the piece lies `margin` inside it, corners of `slice` are not stretched.

    All in logical units; the baked picture has twice as many pixels. `size` is the edge of the whole square.
    """

    size: int
    margin: int
    body: str

    def outline(self, grow: float = 0) -> str:
        """The outline of the piece, grown by some units on every side."""
        edge = self.size - 2 * self.margin + 2 * grow
        start = self.margin - grow
        return box(start, start, edge, edge, CORNER + grow)

    def geometry(self) -> dict[str, int]:
        """The picture's entry in `slices.json`."""
        return {"size": self.size, "margin": self.margin, "slice": self.margin + 20}

    def draw(self) -> Image.Image:
        """The picture at 2x."""
        return render(self.body, self.size, self.size, SCALE)


def blank(margin: int) -> Slices:
    """A square with room of `margin` round a piece of 48 units."""
    return Slices(48 + 2 * margin, margin, "")


def blurred(d: str, colour: str, spread: float, share: float) -> str:
    """A filled path out of focus."""
    soft = (
        '<filter id="soft" x="-100%" y="-100%" width="300%" height="300%">'
        f'<feGaussianBlur stdDeviation="{spread}"/></filter>'
    )
    return f"<defs>{soft}</defs>" + fill(d, colour, f'opacity="{share}" filter="url(#soft)"')


def shadow(margin: int, across: float, down: float, spread: float, share: float) -> Slices:
    """A cast shadow: offset, blur and darkness as in the table of depths."""
    room = blank(margin)
    cast = f'<g transform="translate({across} {down})">{blurred(room.outline(), "#000", spread, share)}</g>'
    return Slices(room.size, margin, cast)


def glow(colour: str, share: float) -> Slices:
    """Light that spreads from behind a piece."""
    room = blank(36)
    return Slices(room.size, 36, blurred(room.outline(7), colour, 9, share))


SLICES = {
    "shadow-rest": shadow(24, 1, 4, 4, 0.65),
    "shadow-lifted": shadow(56, 2, 14, 12, 0.6),
    "glow-legal": glow(LEGAL, 0.8),
}


def slices_file() -> str:
    """The text of `slices.json`: name -> size, margin, slice in logical units."""
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(cut.geometry())}" for name, cut in SLICES.items())
    return "{\n" + rows + "\n}\n"


MADE_OF = tuple(f"assets.workshop.{module}" for module in ("shadows", "frame_parts", "svg", "textures"))
RECIPES = (
    *(Recipe(f"frames/{name}", f"frames/{name}.png", cut.draw, MADE_OF) for name, cut in SLICES.items()),
    Recipe("frames/slices", "frames/slices.json", slices_file, MADE_OF),
)
