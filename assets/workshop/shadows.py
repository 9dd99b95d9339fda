"""Shadows, glows and rings to be laid below and round a piece; made to be cut in nine and stretched."""

from __future__ import annotations

import json
from dataclasses import dataclass

from PIL import Image

from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.recipe import Recipe
from assets.workshop.svg import INK, render

SCALE = 2
CORNER = 9
LEGAL = "#ffe58a"
HOVER = "#fff9e0"


@dataclass(frozen=True)
class Slices:
    """A picture that is cut in nine: the piece lies `margin` inside it, corners of `slice` are not stretched.

    All in logical units; the baked picture has twice as many pixels. `size` is the edge of the whole square.
    """

    size: int
    margin: int
    body: str

    def outline(self, grow: float = 0, corner: float | None = None) -> str:
        """The outline of the piece, grown by some units on every side."""
        edge = self.size - 2 * self.margin + 2 * grow
        start = self.margin - grow
        return box(start, start, edge, edge, CORNER + grow if corner is None else corner)

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


def ring(colour: str, width: float, corners: bool) -> Slices:
    """A ring 4 units outside the piece, dark on both sides; with bright brackets when `corners`."""
    room = blank(36)
    inside = room.outline(-2)
    dark = fill(f"{room.outline(7.5)} {inside}", "#2a1905", 'fill-rule="evenodd" opacity=".85"')
    body = dark + stroke(room.outline(4), colour, width)
    if corners:
        near, far, arm = room.margin - 5.5, room.size - room.margin + 5.5, 15
        brackets = "".join(
            f"M{x} {y + dy * arm} V{y} H{x + dx * arm} "
            for x, y, dx, dy in (
                (near, near, 1, 1),
                (far, near, -1, 1),
                (near, far, 1, -1),
                (far, far, -1, -1),
            )
        )
        joined = 'stroke-linecap="round" stroke-linejoin="round"'
        body += stroke(brackets, INK, 11, joined) + stroke(brackets, "#ffffff", 7, joined)
    return Slices(room.size, 36, body)


def gold_edge() -> Slices:
    """The solid gold edge of a selected piece, 8 units wide."""
    room = blank(36)
    band = f"{room.outline(8)} {room.outline(-2)}"
    gold = fill(band, "url(#gold-down)", 'fill-rule="evenodd"')
    return Slices(room.size, 36, gold + stroke(room.outline(8), INK, 2) + stroke(room.outline(0.5), INK, 1.5))


def notch() -> Image.Image:
    """The pointer on top of a legal piece, 32 x 20 units; its tip at 16, 18."""
    arrow = stroke("M3 3 H29 L16 17.5 Z", INK, 2.6, 'stroke-linejoin="round"') + fill(
        "M3 3 H29 L16 17.5 Z", LEGAL
    )
    return render(arrow, 32, 20, SCALE)


SLICES = {
    "shadow-rest": shadow(24, 1, 4, 4, 0.65),
    "shadow-lifted": shadow(56, 2, 14, 12, 0.6),
    "glow-legal": glow(LEGAL, 0.8),
    "glow-hover": glow(HOVER, 0.95),
    "glow-white": glow("#ffffff", 0.9),
    "ring-legal": ring(LEGAL, 4, corners=False),
    "ring-hover": ring(HOVER, 5, corners=True),
    "ring-selected": gold_edge(),
}


def slices_file() -> str:
    """The text of `slices.json`: name -> size, margin, slice in logical units."""
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(cut.geometry())}" for name, cut in SLICES.items())
    return "{\n" + rows + "\n}\n"


MADE_OF = tuple(f"assets.workshop.{module}" for module in ("shadows", "frame_parts", "svg"))
RECIPES = (
    *(Recipe(f"frames/{name}", f"frames/{name}.png", cut.draw, MADE_OF) for name, cut in SLICES.items()),
    Recipe("frames/notch-legal", "frames/notch-legal.png", notch, MADE_OF),
    Recipe("frames/slices", "frames/slices.json", slices_file, MADE_OF),
)
