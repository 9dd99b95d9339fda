"""Things: what lies on the chart beside gems, and small pictures of faces of dice and cards."""

from __future__ import annotations

from game.kit.geometry import Point
from game.looks.runebound.theme import BONE, CREAM, DARK, INK, TERRAINS, mixed
from game.ui.screen.canvas import Canvas

FOLDER = "pictures/runebound/things"
EDGE, DISC = 64.0, 46.0
"""How wide the picture of a thing is, and the disc on it: what is left is room for its shadow."""


def draw_thing(canvas: Canvas, name: str, centre: Point, size: float) -> None:
    """A marker that lies on the chart, with its shadow; `size` is that of its disc."""
    x, y = centre
    side = size * EDGE / DISC
    canvas.image(f"{FOLDER}/{name}", (x - side / 2, y - side / 2, side, side), fit="contain")


def draw_story_token(canvas: Canvas, centre: Point, size: float, number: str) -> None:
    """A story token: a blue disc in brass with its number."""
    draw_thing(canvas, f"story-{number}", centre, size)


def draw_face(canvas: Canvas, centre: Point, size: float, face: str, *, dim: bool = False) -> None:
    """The flat picture of a face of a die: bone, with its one sign, or two on the diagonal."""
    x, y = centre
    ground = mixed(BONE, DARK, 0.45) if dim else BONE
    canvas.rect((x - size / 2, y - size / 2, size, size), ground, radius=size * 0.18, edge=INK, width=size * 0.045)
    signs = face.split("-") if face else []
    spots = [(0.0, 0.0, 0.76)] if len(signs) == 1 else [(-0.19, -0.17, 0.48), (0.2, 0.2, 0.44)]
    for sign, (dx, dy, part) in zip(signs, spots, strict=False):
        mark = TERRAINS.get(sign)
        if mark is not None:
            tint = mixed(mark.colour, DARK, 0.35) if dim else mark.colour
            canvas.icon(mark.shape, (x + dx * size, y + dy * size), size * part, tint)


def draw_card_back(canvas: Canvas, centre: Point, size: float) -> None:
    """A skill card, seen small from its back."""
    x, y = centre
    wide = size * 0.7
    box = (x - wide / 2, y - size / 2, wide, size)
    canvas.rect(box, (158, 52, 36), radius=size * 0.1, edge=CREAM, width=size * 0.06)
