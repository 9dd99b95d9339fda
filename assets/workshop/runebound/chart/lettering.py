"""Lettering: words as outlines, tracked, on a straight line or a slight arch."""

from __future__ import annotations

import math
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Any

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from PIL import ImageFont

Face = tuple[str, str, int]
"""A font package, a file of it, and the weight if it is a variable font (0 if not)."""
CAPITALS: Face = ("fontpkg_cinzel", "Cinzel[wght].ttf", 700)
LIGHT_CAPITALS: Face = ("fontpkg_cinzel", "Cinzel[wght].ttf", 500)
UPRIGHT: Face = ("fontpkg_crimson_text", "CrimsonText-SemiBold.ttf", 0)
ITALIC: Face = ("fontpkg_crimson_text", "CrimsonText-SemiBoldItalic.ttf", 0)
THIN_ITALIC: Face = ("fontpkg_crimson_text", "CrimsonText-Italic.ttf", 0)


@cache
def _file(face: Face) -> bytes:
    package, name, weight = face
    source = TTFont(str(resources.files(package).joinpath("files", name)), recalcTimestamp=False)
    if weight:
        source = instancer.instantiateVariableFont(source, {"wght": weight})
    out = BytesIO()
    source.save(out)
    return out.getvalue()


@cache
def _font(face: Face) -> Any:
    return TTFont(BytesIO(_file(face)))


@cache
def _ruler(face: Face) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(BytesIO(_file(face)), 1000)


@cache
def _advance(face: Face, letter: str, following: str) -> float:
    """How far the next letter stands, in thousandths of the size."""
    ruler = _ruler(face)
    return ruler.getlength(letter + following) - ruler.getlength(following) if following else ruler.getlength(letter)


@cache
def width(text: str, face: Face, size: float, tracking: float = 0.0) -> float:
    """How wide a line is."""
    pairs = zip(text, [*text[1:], ""], strict=True)
    return sum(_advance(face, a, b) for a, b in pairs) * size / 1000 + tracking * (len(text) - 1)


def outline(text: str, face: Face, size: float, tracking: float = 0.0, arch: float = 0.0) -> str:
    """The outline of a line, its middle at 0 and its base line at 0; `arch` is how high its middle rises."""
    font = _font(face)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    unit = size / font["head"].unitsPerEm
    whole = width(text, face, size, tracking)
    at, out = -whole / 2, ""
    for letter, following in zip(text, [*text[1:], ""], strict=True):
        step = _advance(face, letter, following) * size / 1000
        middle = at + step / 2
        t = 2 * middle / whole if whole else 0.0
        lift, turn = -arch * (1 - t * t), math.atan2(4 * arch * t / max(whole, 1), 1) if arch else 0.0
        frame = Transform().translate(middle, lift).rotate(turn).translate(-step / 2, 0).scale(unit, -unit)
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.2f}")
        glyphs[names[ord(letter)]].draw(TransformPen(pen, frame))
        out += pen.getCommands()
        at += step + tracking
    return out
