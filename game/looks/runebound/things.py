"""Things: what lies on the chart and small signs of the rules: gems, faces of dice, story tokens, coins, tokens."""

from __future__ import annotations

import math

from game.kit.geometry import Point
from game.looks.runebound.theme import (
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    DARK,
    DECKS,
    FAMILIES,
    GROUNDS,
    INK,
    TERRAINS,
    VERMILION,
    mixed,
)
from game.runebound.view.token_values import TokenFace, TokenShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style

RAYS, BEADS, NOTCHES = 48, 28, 44
IRON: Colour = (92, 104, 108)
LEAST_DISC = 18.0
"""A token smaller than this has no disc for its value."""


def octagon(x: float, y: float, radius: float) -> list[Point]:
    """An upright octagon."""
    turns = [math.pi / 8 + math.pi / 4 * index for index in range(8)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def gem_outline(kind: str, centre: Point, radius: float) -> list[Point]:
    """The outline of a gem: lozenge, octagon or cushion."""
    x, y = centre
    if kind == "combat":
        return [(x, y - radius * 1.1), (x + radius * 1.1, y), (x, y + radius * 1.1), (x - radius * 1.1, y)]
    if kind == "exploration":
        return octagon(x, y, radius * 1.04)
    near, far = radius * 0.72, radius * 0.9
    return [(x - near, y - far), (x + near, y - far), (x + far, y - near), (x + far, y + near), (x + near, y + far),
            (x - near, y + far), (x - far, y + near), (x - far, y - near)]  # fmt: skip


def draw_gem(canvas: Canvas, centre: Point, size: float, kind: str, *, up: bool = True) -> None:
    """An adventure gem: the colour of its deck with its sign; facedown grey and without one."""
    radius, colour = size / 2, DECKS[kind if up else "facedown"].colour
    y = centre[1]
    shade = [(a + radius * 0.06, b + radius * 0.12) for a, b in gem_outline(kind, centre, radius)]
    canvas.polygon(shade, DARK, alpha=110)
    canvas.polygon(gem_outline(kind, centre, radius), mixed(BRASS_LIGHT, colour, 0.25), edge=INK, width=radius * 0.09)
    canvas.polygon(gem_outline(kind, centre, radius * 0.84), mixed(colour, (255, 255, 255), 0.14))
    low = [(a, max(b, y)) for a, b in gem_outline(kind, centre, radius * 0.84)]
    canvas.polygon(low, mixed(colour, INK, 0.22))
    canvas.polygon(gem_outline(kind, centre, radius * 0.66), colour)
    if up:
        canvas.icon(kind, centre, radius * 1.02, CREAM)


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


def draw_story_token(canvas: Canvas, centre: Point, size: float, number: str) -> None:
    """A story token: a blue disc in brass with its number."""
    radius = size / 2
    canvas.circle((centre[0] + 1, centre[1] + radius * 0.14), radius, DARK, alpha=120)
    canvas.circle(centre, radius, BRASS_DARK)
    canvas.circle(centre, radius * 0.95, BRASS_LIGHT)
    canvas.circle(centre, radius * 0.82, (34, 84, 118), edge=INK, width=radius * 0.07)
    style = canvas.type.at_most(Style("title-bold", 26), radius * 1.16)
    canvas.text(number, centre, style, CREAM, align="middle", at="mid")


def draw_coin(canvas: Canvas, centre: Point, size: float) -> None:
    """A coin of gold."""
    radius = size / 2
    canvas.circle(centre, radius, (226, 182, 82), edge=BRASS_DARK, width=radius * 0.14)
    canvas.circle(centre, radius * 0.74, None, edge=BRASS_DARK, width=radius * 0.1)
    canvas.icon("gold", centre, radius * 1.5, (98, 64, 16))


def draw_card_back(canvas: Canvas, centre: Point, size: float) -> None:
    """A skill card, seen small from its back."""
    x, y = centre
    wide = size * 0.7
    box = (x - wide / 2, y - size / 2, wide, size)
    canvas.rect(box, (158, 52, 36), radius=size * 0.1, edge=CREAM, width=size * 0.06)


def draw_attribute(canvas: Canvas, centre: Point, radius: float, family: str, rim: Colour) -> None:
    """The sign of an attribute in a dark disc with its rim."""
    canvas.circle(centre, radius, (8, 16, 20), edge=rim, width=radius * 0.16)
    canvas.icon(FAMILIES[family].shape, centre, radius * 1.2, rim)


def draw_token(canvas: Canvas, centre: Point, radius: float, token: TokenShown, *, second: bool = True) -> None:
    """A token as a coin: its first face, and small at its upper right the other one."""
    draw_coin_face(canvas, centre, radius, token.ground, token.face)
    if second and token.other.sign != "":
        at = (centre[0] + radius * 0.72, centre[1] - radius * 0.74)
        _draw_other(canvas, at, radius * 0.42, token.other)


def draw_coin_face(canvas: Canvas, centre: Point, radius: float, ground: str, face: TokenFace) -> None:
    """One face of a token: ground by owner, engraved rays, a rim of iron or of gold, sign and value."""
    colour = GROUNDS.get(ground, GROUNDS["hero"])
    brass = ground in ("asset", "skill")
    x, y = centre

    def paint(made: Canvas) -> None:
        on, middle = made.alone(), (radius + 2, radius + 2)
        on.circle((middle[0], middle[1] + radius * 0.05), radius, DARK)
        on.circle(middle, radius * 0.98, BRASS_DARK if face.golden else (40, 48, 52))
        on.circle(middle, radius * 0.95, (226, 184, 92) if face.golden else IRON)
        on.circle(middle, radius * 0.79, DARK)
        on.circle(middle, radius * 0.76, colour)
        for index in range(RAYS):
            turn = math.tau * index / RAYS
            start = (middle[0] + radius * 0.3 * math.cos(turn), middle[1] + radius * 0.3 * math.sin(turn))
            end = (middle[0] + radius * 0.73 * math.cos(turn), middle[1] + radius * 0.73 * math.sin(turn))
            if radius >= 20:
                on.line(start, end, mixed(colour, CREAM, 0.2), max(0.6, radius * 0.022))
        count = BEADS if face.golden else NOTCHES
        for index in range(count if radius >= 12 else 0):
            turn = math.tau * index / count
            far = radius * 0.865
            at = (middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn))
            on.circle(at, radius * (0.05 if face.golden else 0.026), (255, 244, 200) if face.golden else (34, 42, 46))

    side = 2 * radius + 4
    made = canvas.kept(("coin", radius, ground, face.golden), (side, side), paint)
    canvas.blit(made, (x - radius - 2, y - radius - 2))
    ink = (58, 34, 10) if brass else CREAM
    valued = face.value > 0 and radius >= LEAST_DISC
    shift = radius * 0.14 if valued else 0.0
    if face.sign:
        canvas.icon(face.sign, (x - shift, y - shift), radius * 1.02, ink)
    if valued:
        at = (x + radius * 0.4, y + radius * 0.42)
        canvas.circle(at, radius * 0.34, (12, 20, 26), edge=(96, 120, 130), width=radius * 0.03)
        style = canvas.type.at_most(Style("ui-extrabold", 24), radius * 0.56)
        canvas.text(str(face.value), at, style, CREAM, align="middle", at="mid")


def _draw_other(canvas: Canvas, centre: Point, radius: float, face: TokenFace) -> None:
    """The other face of a token, on a small dark disc."""
    canvas.circle(centre, radius, (10, 20, 26), edge=BRASS if face.golden else (150, 166, 172), width=radius * 0.14)
    shift = radius * 0.24 if face.value else 0.0
    canvas.icon(face.sign, (centre[0] - shift, centre[1]), radius * (1.05 if face.value else 1.25), CREAM)
    if face.value:
        style = canvas.type.at_most(Style("ui-extrabold", 18), radius * 1.0)
        at = (centre[0] + radius * 0.48, centre[1] + radius * 0.12)
        canvas.text(str(face.value), at, style, CREAM, align="middle", at="mid")


def draw_flag(canvas: Canvas, centre: Point, radius: float, colour: Colour = VERMILION) -> None:
    """A small diamond that points out a place."""
    canvas.shape("diamond", centre, radius, colour, edge=INK, width=1.4)
