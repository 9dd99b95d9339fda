"""Coins: a combat token as a coin of its owner's ground, with the face that is up, the other one, and its states."""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.looks.runebound.theme import BRASS, CHOSEN, CREAM, DARK, VERMILION, VERMILION_DARK
from game.runebound.view.token_values import TokenFace, TokenShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Colour, Style, rgb

GROUND = "badges/runebound/token-{ground}-{rim}"
BLANK = "knot"
LEAST_VALUE = 23.0
"""A coin of a smaller radius has no disc for its value."""
ROOM = 1.42
"""How far from its middle a coin with all that belongs to it reaches, in radii."""
FADED = 115
"""How strongly a coin is seen that is spent or removed, of 255."""
_INKS: dict[str, tuple[Colour, Colour]] = {
    "hero": (CREAM, rgb("#0e2a38")), "enemy": (CREAM, rgb("#3c0f0a")), "asset": (rgb("#2c1a08"), rgb("#e8c986")),
}  # fmt: skip
"""By ground the ink of a sign and of its shade."""
_WELLS: dict[str, Colour] = {"hero": rgb("#0f2733"), "enemy": rgb("#3a0d0d"), "asset": rgb("#2c1c08")}
_PALE: Colour = (206, 196, 184)
_IRON: Colour = (128, 146, 158)
_LIVE, _REMOVED = "", "removed"


def draw_token(
    canvas: Canvas, centre: Point, radius: float, token: TokenShown, *, second: bool = True, side: int = 0,
    chosen: bool = False, doubled: int = 0, state: str = "",
) -> None:  # fmt: skip
    """A token with its face `side` up, small at its upper right the other one. `state` is "", "spent" or "removed",
    `doubled` how often it counts twice.
    """
    made = token_surface(
        canvas, radius, token, second=second, side=side, chosen=chosen, doubled=doubled, state=state
    )  # fmt: skip
    canvas.blit(made, (centre[0] - radius * ROOM, centre[1] - radius * ROOM))


def token_surface(
    canvas: Canvas, radius: float, token: TokenShown, *, second: bool = True, side: int = 0, chosen: bool = False,
    doubled: int = 0, state: str = "",
) -> pygame.Surface:  # fmt: skip
    """The same as a surface of `2 * ROOM * radius`, with the middle of the coin in its middle."""
    up, under = (token.face, token.other) if side == 0 else (token.other, token.face)
    room = 2 * ROOM * radius
    middle = (room / 2, room / 2)

    def paint(on: Canvas) -> None:
        live = state == _LIVE
        if chosen:
            _paint_ring(on, middle, radius)
        if live:
            on.circle((middle[0] + radius * 0.05, middle[1] + radius * 0.1), radius * 0.99, DARK, alpha=120)
        draw_coin_face(on, middle, radius, token.ground, up, told=live)
        if second and under.sign and live:
            _paint_other(on, (middle[0] + radius * 0.66, middle[1] - radius * 0.72), radius * 0.37, under)
        if doubled:
            _paint_doubled(on, (middle[0] - radius * 0.55, middle[1] - radius * 0.78), radius, doubled)

    look = ("token", token.ground, up, under if second else None, radius, chosen, doubled, state)
    if state == _LIVE:
        return canvas.kept(look, (room, room), paint)

    def fade(on: Canvas) -> None:
        whole = canvas.kept((*look, "whole"), (room, room), paint)
        on.blit(whole, (0, 0), FADED)
        if state == _REMOVED:
            reach = radius * 0.62
            for way in (-1, 1):
                start, end = (middle[0] - reach, middle[1] - way * reach), (middle[0] + reach, middle[1] + way * reach)
                on.line(start, end, (40, 14, 12), radius * 0.14)
                on.line(start, end, (236, 196, 184), radius * 0.075)

    return canvas.kept(look, (room, room), fade)


def draw_coin_face(
    canvas: Canvas, centre: Point, radius: float, ground: str, face: TokenFace, *, told: bool = True
) -> None:
    """One face of a token: its ground with engraved rays in a rim of iron or of gold, sign, and its value if `told`."""
    owner = ground if ground in _INKS else "hero"
    name = GROUND.format(ground=owner, rim="gold" if face.golden else "iron")
    x, y = centre
    canvas.image(name, (x - radius, y - radius, 2 * radius, 2 * radius))
    ink, shade = _INKS[owner]
    valued = told and face.value > 0 and radius >= LEAST_VALUE
    if face.sign == BLANK:
        canvas.icon(f"runebound/{BLANK}", (x, y + radius * 0.03), radius * 0.86, shade)
        canvas.icon(f"runebound/{BLANK}", centre, radius * 0.86, _PALE)
        return
    shift = radius * 0.11 if valued else 0.0
    size = radius * (1.0 if valued or face.sign == "double" else 1.1)
    at = (x - shift, y - shift * 0.8)
    lower = radius * 0.05
    canvas.icon(f"runebound/{face.sign}", (at[0] + lower * 0.5, at[1] + lower), size, shade)
    canvas.icon(f"runebound/{face.sign}", at, size, ink)
    if valued:
        disc = max(radius * 0.335, SMALLEST * 0.6)
        _paint_value(canvas, (x + radius * 0.43, y + radius * 0.44), disc, str(face.value), _WELLS[owner])


def _paint_value(canvas: Canvas, centre: Point, radius: float, text: str, fill: Colour) -> None:
    canvas.circle(centre, radius, fill, edge=(216, 196, 150), width=max(1.0, radius * 0.08))
    style = canvas.type.at_most(Style("ui-extrabold", 60), max(SMALLEST, radius * 1.5))
    canvas.text(text, (centre[0], centre[1] - radius * 0.02), style, (255, 250, 235), align="middle", at="mid")


def _paint_other(canvas: Canvas, centre: Point, radius: float, face: TokenFace) -> None:
    """The other face on a small dark disc."""
    edge = BRASS if face.golden else _IRON
    canvas.circle((centre[0], centre[1] + radius * 0.08), radius, DARK, alpha=150)
    canvas.circle(centre, radius, (12, 26, 34), edge=edge, width=max(1.2, radius * 0.16))
    size = radius * 0.94
    valued = face.value > 0 and size >= SMALLEST
    shift = radius * 0.22 if valued else 0.0
    canvas.icon(f"runebound/{face.sign}", (centre[0] - shift, centre[1]), radius * (0.98 if valued else 1.24), CREAM)
    if valued:
        style = canvas.type.at_most(Style("ui-extrabold", 40), size)
        at = (centre[0] + radius * 0.48, centre[1] + radius * 0.06)
        canvas.text(str(face.value), at, style, CREAM, align="middle", at="mid")


def _paint_doubled(canvas: Canvas, centre: Point, radius: float, times: int) -> None:
    """A red tag: it counts twice, or four times."""
    high = max(radius * 0.4, SMALLEST * 1.2)
    wide = high * 1.7
    box = (centre[0] - wide / 2, centre[1] - high / 2, wide, high)
    canvas.rect(box, (VERMILION, VERMILION_DARK), radius=radius * 0.08, edge=CREAM, width=max(1.0, radius * 0.03))
    style = canvas.type.at_most(Style("ui-extrabold", 60), max(SMALLEST, high * 0.8))
    canvas.text(f"×{2**times}", centre, style, CREAM, align="middle", at="mid")


def _paint_ring(canvas: Canvas, centre: Point, radius: float) -> None:
    """The light round what is chosen."""
    reach = radius * 1.04
    box = (centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach)
    canvas.glow(box, CHOSEN, radius=reach, blur=max(5.0, radius * 0.16), alpha=0.75, hollow=False)
    canvas.circle(centre, radius * 1.11, CHOSEN)
    canvas.circle(centre, radius * 1.04, DARK)
