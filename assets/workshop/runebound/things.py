"""Things in the hand: the grounds of combat tokens, gems, coins; what stands on them the game writes itself."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.runebound.signs import MADE_OF as SIGNED
from assets.workshop.runebound.signs import SIGNS
from assets.workshop.svg import at, centred, path, ring, shade

GRID = 64
FINE, PLAIN = 256, 128
"""Pixels of a token's ground and of everything else."""
INK, CREAM = "#12100e", "#fff3d6"
GROUNDS = {"hero": "#28607a", "asset": "#c0954a", "enemy": "#962e22"}
RIMS = ("iron", "gold")
RAYS, BEADS, NOTCHES = 48, 28, 48
GEMS = {"combat": ("#dd7a26", "combat"), "exploration": ("#4f9a4a", "exploration"), "social": ("#8f56b8", "social")}
DOWN = "#7d7669"
BRASS = ("#fff0bc", "#dcae58", "#8a5f22", "#3c2608")
"""Brass from its light to its line."""


def _radial(name: str, *stops: tuple[float, str], cx: float = 0.36, cy: float = 0.3, reach: float = 0.8) -> str:
    marks = "".join(f'<stop offset="{where}" stop-color="{colour}"/>' for where, colour in stops)
    return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{reach}">{marks}</radialGradient>'


def _disc(radius: float, paint: str, more: str = "") -> str:
    return f'<circle r="{radius}" fill="{paint}" {more}/>'


def _hoop(radius: float, paint: str, width: float, more: str = "") -> str:
    return f'<circle r="{radius}" fill="none" stroke="{paint}" stroke-width="{width}" {more}/>'


def token(ground: str, rim: str) -> str:
    """A token without its sign: rim, groove, a ground with engraved rays."""
    colour = GROUNDS[ground]
    light, dark = shade(colour, "#ffffff", 0.16), shade(colour, "#000000", 0.42)
    defs = _radial("ground", (0, light), (0.55, colour), (1, dark), cx=0.42, cy=0.36, reach=0.66)
    if rim == "gold":
        defs += _radial("rim", (0, "#fff2c2"), (0.45, "#e0b45c"), (1, "#83571c"), reach=0.95)
    else:
        defs += _radial("rim", (0, "#a9b5bd"), (0.45, "#6d7a84"), (1, "#39434b"), reach=0.95)
    body = f"<defs>{defs}</defs>" + _disc(31.6, INK) + _disc(30.4, "url(#rim)")
    body += _hoop(30.0, "#fff6d8" if rim == "gold" else "#c7d0d6", 0.7, 'opacity=".75"')
    if rim == "gold":
        for number in range(BEADS):
            turn = 2 * math.pi * number / BEADS
            x, y = 26.9 * math.cos(turn), 26.9 * math.sin(turn)
            body += f'<circle cx="{x:.2f}" cy="{y + 0.35:.2f}" r="2.0" fill="#5a3a10"/>'
            body += f'<circle cx="{x:.2f}" cy="{y:.2f}" r="1.6" fill="{CREAM}"/>'
    else:
        for number in range(NOTCHES):
            turn = 2 * math.pi * number / NOTCHES
            c, s = math.cos(turn), math.sin(turn)
            notch = f"M{25.2 * c:.2f} {25.2 * s:.2f} L{28.6 * c:.2f} {28.6 * s:.2f}"
            body += f'<path d="{notch}" stroke="#20282e" stroke-width="1.15"/>'
    body += _disc(23.6, INK) + _disc(22.6, "url(#ground)")
    tint = shade(colour, "#ffffff", 0.5)
    for number in range(RAYS):
        turn = 2 * math.pi * number / RAYS
        c, s = math.cos(turn), math.sin(turn)
        near = 12.5 if number % 2 else 9.5
        ray = f"M{near * c:.2f} {near * s:.2f} L{21.4 * c:.2f} {21.4 * s:.2f}"
        body += f'<path d="{ray}" stroke="{dark}" stroke-width=".8" opacity=".6"/>'
        body += f'<path d="{ray}" stroke="{tint}" stroke-width=".5" opacity=".3" transform="translate(.5 .4)"/>'
    return body + _hoop(22.1, "#000", 1.4, 'opacity=".35"')


def _facets(points: list[tuple[float, float]], colour: str, inner: float) -> str:
    """A cut stone: a table in the middle, facets round it, each lit by the way it looks."""
    made = ""
    table = [(x * inner, y * inner) for x, y in points]
    for number, corner in enumerate(points):
        after = (number + 1) % len(points)
        mid = ((corner[0] + points[after][0]) / 2, (corner[1] + points[after][1]) / 2)
        lit = -(mid[0] * 0.6 + mid[1] * 0.8) / (math.hypot(*mid) or 1)
        paint = shade(colour, "#ffffff" if lit > 0 else "#000000", abs(lit) * (0.42 if lit > 0 else 0.4))
        made += f'<path d="{path([corner, points[after], table[after], table[number]])}" fill="{paint}"/>'
    made += f'<path d="{path(table)}" fill="{shade(colour, "#ffffff", 0.1)}"/>'
    shine = path([table[0], table[len(table) // 3], (0.0, table[0][1] * 0.1), table[-1]])
    return made + f'<path d="{shine}" fill="#fff" opacity=".13"/>'


def _shape(kind: str) -> list[tuple[float, float]]:
    """Corners of a gem: lozenge, octagon, cushion."""
    if kind == "combat":
        return [(0, -28), (28, 0), (0, 28), (-28, 0)]
    if kind == "exploration":
        return ring(8, 27.6, -112.5)
    side, cut = 24.0, 4.6
    return [
        (-side + cut, -side), (side - cut, -side), (side, -side + cut), (side, side - cut), (side - cut, side),
        (-side + cut, side), (-side, side - cut), (-side, -side + cut),
    ]  # fmt: skip


def gem(kind: str, *, up: bool) -> str:
    """A gem in its brass setting, with its sign; facedown it is grey, without one."""
    colour, mark = GEMS[kind]
    colour = colour if up else DOWN
    points = _shape(kind)
    outline, joined = path(points), 'stroke-linejoin="round"'
    inside = [(x * 0.8, y * 0.8) for x, y in points]
    metal = (
        '<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bc"/>'
        '<stop offset=".45" stop-color="#d6a650"/><stop offset="1" stop-color="#7a521c"/></linearGradient>'
    )
    body = f'<defs>{metal}</defs><path d="{outline}" fill="{INK}" stroke="{INK}" stroke-width="4" {joined}/>'
    body += f'<path d="{outline}" fill="url(#metal)" stroke="url(#metal)" stroke-width="1.4" {joined}/>'
    body += f'<path d="{path([(x * 0.86, y * 0.86) for x, y in points])}" fill="{INK}"/>'
    body += _facets(inside, colour, 0.72 if kind == "combat" else 0.7)
    if not up:
        return body
    dark = shade(colour, "#000000", 0.62)
    side = 26.0 if kind == "combat" else 33.0
    return body + sign(mark, 0.7, 1.3, side, dark, SIGNS) + sign(mark, 0, 0.2, side, CREAM, SIGNS)


def coin(mark: str) -> str:
    """A coin: plain for a price that is written on it, or with a sign struck into it."""
    defs = _radial("coin", (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[2]), reach=0.9)
    body = f"<defs>{defs}</defs>" + _disc(31, INK) + _disc(29.6, "url(#coin)") + _hoop(29, BRASS[0], 1, 'opacity=".7"')
    body += _hoop(23.4, BRASS[2], 1.6) + _hoop(22.2, BRASS[0], 0.9, 'opacity=".6"')
    if mark:
        body += sign(mark, 0, 1.2, 34, BRASS[0], SIGNS) + sign(mark, 0, 0, 34, BRASS[3], SIGNS)
    return body


def heart() -> str:
    """A heart of red enamel for the health of a card."""
    shape = "M0 29 C-42 2 -36 -28 -17 -28 C-8 -28 -2 -22 0 -14 C2 -22 8 -28 17 -28 C36 -28 42 2 0 29 Z"
    defs = _radial("heart", (0, "#e2553f"), (0.55, "#b82a22"), (1, "#7a1614"), reach=0.8)
    body = f'<path d="{shape}" fill="{INK}" stroke="{INK}" stroke-width="3.4"/>'
    return at(f"<defs>{defs}</defs>{body}" + f'<path d="{shape}" fill="url(#heart)"/>', 0, 0, 0.92)


def rosette() -> str:
    """The compass of the skill cards: four long points in cream and vermilion, a lily above."""
    body = _disc(17, "#f4ead0") + _hoop(17, INK, 0.8) + _hoop(14, INK, 0.5, 'opacity=".6"')
    for number in range(32):
        c, s = math.cos(number * math.pi / 16), math.sin(number * math.pi / 16)
        tick = f"M{14.4 * c:.2f} {14.4 * s:.2f} L{16.6 * c:.2f} {16.6 * s:.2f}"
        body += f'<path d="{tick}" stroke="{INK}" stroke-width=".6"/>'
    for turn, reach, pale in ((45, 15.0, True), (0, 27.0, False)):
        for quarter in range(4):
            half = f"M0 0 L{reach * 0.13:.2f} {-reach * 0.17:.2f} L0 {-reach} Z"
            other = f"M0 0 L{-reach * 0.13:.2f} {-reach * 0.17:.2f} L0 {-reach} Z"
            dark = "#8ea0a4" if pale else "#c23a22"
            both = f'<path d="{half}" fill="{dark}"/><path d="{other}" fill="#fff6e2"/>'
            edge = f'<path d="{half}" fill="none" stroke="{INK}" stroke-width=".5"/>'
            body += at(both + edge + f'<path d="{other}" fill="none" stroke="{INK}" stroke-width=".5"/>', 0, 0, 1,
                turn + quarter * 90)  # fmt: skip
    lily = '<path d="M0 -33 C3 -30 3 -28 0 -26 C-3 -28 -3 -30 0 -33 Z" fill="#c23a22"/>'
    return body + lily + _disc(1.9, INK)


BADGES: dict[str, Callable[[], str]] = {
    **{f"gem-{kind}": partial(gem, kind, up=True) for kind in GEMS},
    **{f"gem-{kind}-down": partial(gem, kind, up=False) for kind in GEMS},
    "coin": partial(coin, ""), "gold": partial(coin, "exploration"), "success": partial(coin, "star"), "heart": heart,
}  # fmt: skip


def drawn(build: Callable[[], str], pixels: int) -> Image.Image:
    """Markup round 0, 0 at its baked size."""
    return centred(build(), GRID, pixels)


ART = "badges/runebound"
MADE_OF = (*SIGNED, __name__)
RECIPES: tuple[Recipe, ...] = (
    *(Recipe(f"{ART}/{name}", f"{ART}/{name}.webp", partial(drawn, build, PLAIN), MADE_OF, 90)
      for name, build in BADGES.items()),
    *(Recipe(f"{ART}/token-{ground}-{rim}", f"{ART}/token-{ground}-{rim}.webp",
             partial(drawn, partial(token, ground, rim), FINE), MADE_OF, 88)
      for ground in GROUNDS for rim in RIMS),
)  # fmt: skip
