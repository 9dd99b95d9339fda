"""What every card frame is put together from: bands, plates, parchment, windows, and their textures."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from assets.workshop import textures
from assets.workshop.svg import BLACK, linear, render

Rect = tuple[float, float, float, float]
Spot = tuple[float, float, float]
SCALE = 2
PLATES = {"": "#efe2c2", "gold": "#f6e7b4", "oxblood": "#f3d9c2"}


@dataclass(frozen=True)
class Frame:
    """One frame: its markup and where the game puts what changes, in logical units of the frame at 1x.

    `paper` and `hide` are masks (white markup) of what takes the grain of parchment and of leather.
    `picture` is the transparent window. `spots` are centres and widths of badges and signs (x, y, width).
    """

    width: int
    height: int
    body: str
    paper: str
    hide: str
    title: Rect
    picture: Rect
    areas: dict[str, Rect] = field(default_factory=dict)
    spots: dict[str, Spot] = field(default_factory=dict)

    def geometry(self) -> dict[str, object]:
        """The frame's entry in `frames.json`."""
        return {
            "size": [self.width, self.height],
            "title": list(self.title),
            "picture": list(self.picture),
            "areas": {name: list(rect) for name, rect in self.areas.items()},
            "spots": {name: list(spot) for name, spot in self.spots.items()},
        }


def box(x: float, y: float, width: float, height: float, corner: float) -> str:
    """The path of a rectangle with round corners."""
    arc = f"a{corner} {corner} 0 0 1"
    across, down = width - 2 * corner, height - 2 * corner
    return (
        f"M{x + corner} {y} h{across} {arc} {corner} {corner} v{down} {arc} {-corner} {corner} "
        f"h{-across} {arc} {-corner} {-corner} v{-down} {arc} {corner} {-corner} Z"
    )


def fill(d: str, paint: str, more: str = "") -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{paint}" {more}/>'


def stroke(d: str, paint: str, width: float, more: str = "") -> str:
    """A drawn line."""
    return f'<path d="{d}" fill="none" stroke="{paint}" stroke-width="{width}" {more}/>'


LIGHTS = "".join(
    (
        '<linearGradient id="raised" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".62"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity=".1"/>'
        '<stop offset=".6" stop-color="#000" stop-opacity=".15"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>',
        '<linearGradient id="sunken" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#000" stop-opacity=".7"/>'
        '<stop offset=".5" stop-color="#000" stop-opacity=".1"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity=".4"/></linearGradient>',
        '<linearGradient id="plate-light" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".5"/>'
        '<stop offset=".35" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset=".65" stop-color="#5c3a14" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#5c3a14" stop-opacity=".34"/></linearGradient>',
        '<linearGradient id="cast" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#000" stop-opacity=".6"/>'
        '<stop offset=".4" stop-color="#000" stop-opacity=".2"/>'
        '<stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>',
        '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#120c08" stop-opacity="0"/>'
        '<stop offset=".55" stop-color="#120c08" stop-opacity=".42"/>'
        '<stop offset="1" stop-color="#120c08" stop-opacity=".88"/></linearGradient>',
        '<filter id="lie" x="-20%" y="-20%" width="140%" height="150%">'
        '<feDropShadow dx="0.5" dy="2" stdDeviation="1.8" flood-color="#000" flood-opacity=".62"/></filter>',
        '<filter id="burn" x="-20%" y="-20%" width="140%" height="140%">'
        '<feGaussianBlur stdDeviation="7"/></filter>',
        linear("ebony", [(0, "#4a3a2e"), (0.5, "#2a1e16"), (1, "#150d08")]),
    )
)


def around(window: str, outer: str, body: str) -> str:
    """Markup that is kept off the window: the hole the picture shows through."""
    hole = f'<clipPath id="rim"><path d="{outer} {window}" clip-rule="evenodd"/></clipPath>'
    return f'<defs>{LIGHTS}{hole}</defs><g clip-path="url(#rim)">{body}</g>'


def burnt(d: str, name: str, width: float = 22, share: float = 0.3) -> str:
    """The darkened rim of a piece of parchment, inside its outline."""
    clip = f'<clipPath id="{name}"><path d="{d}"/></clipPath>'
    glow = stroke(d, "#7a5426", width, f'opacity="{share}" filter="url(#burn)"')
    return f'<defs>{clip}</defs><g clip-path="url(#{name})">{glow}</g>'


def textured(
    picture: Image.Image, mask: str, sheet: Image.Image, strength: float, corner: tuple[int, int]
) -> Image.Image:
    """Give the masked part of a picture the grain of a texture sheet, cut from the sheet at `corner`."""
    width, height = picture.size
    where = render(mask, width / SCALE, height / SCALE, SCALE).split()[3]
    upright = sheet.transpose(Image.Transpose.ROTATE_90)
    cut = upright.crop((*corner, corner[0] + width, corner[1] + height))
    grain = np.asarray(cut, np.float32)
    grain = grain / grain.mean((0, 1)) - 1
    share = np.asarray(where, np.float32)[..., None] / 255 * strength
    pixels = np.asarray(picture, np.float32).copy()
    pixels[..., :3] = np.clip(pixels[..., :3] * (1 + share * grain), 0, 255)
    return Image.fromarray((pixels + 0.5).astype(np.uint8), "RGBA")


def bake_frame(frame: Frame) -> Image.Image:
    """The frame at 2x its logical size, transparent in the window and round the corners."""
    picture = render(frame.body, frame.width, frame.height, SCALE)
    corner = ((frame.width * 7) % 240, (frame.height * 5) % 740)
    if frame.hide:
        picture = textured(picture, frame.hide, textures.leather(), 0.75, corner)
    if frame.paper:
        picture = textured(picture, frame.paper, textures.parchment(), 1.0, corner)
    return thrifty(picture, 4)


def thrifty(picture: Image.Image, step: int) -> Image.Image:
    """The picture with every `step`th level of its colours: its grain hides it, and its file is much smaller."""
    pixels = np.asarray(picture.convert("RGBA"))
    colours = np.minimum((pixels[..., :3].astype(np.uint16) + step // 2) // step * step, 255)
    colours[pixels[..., 3] == 0] = 0
    return Image.fromarray(np.dstack([colours.astype(np.uint8), pixels[..., 3]]), "RGBA")


def geometry_file(frames: dict[str, Callable[[], Frame]]) -> str:
    """The text of `frames.json`: frame name -> size, title, picture, areas, spots in logical units."""
    table = {name: build().geometry() for name, build in sorted(frames.items())}
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in table.items())
    return "{\n" + rows + "\n}\n"


def base_plate(width: float, height: float, corner: float, paint: str, rim: float) -> str:
    """The body of a card: black edge, band of metal or hide, a line of light on its upper left."""
    inner = box(rim, rim, width - 2 * rim, height - 2 * rim, corner - rim)
    light = box(rim + 1, rim + 1, width - 2 * rim - 2, height - 2 * rim - 2, corner - rim - 1)
    return (
        fill(box(0, 0, width, height, corner), BLACK)
        + fill(inner, paint)
        + stroke(light, "url(#raised)", 1.4)
    )
