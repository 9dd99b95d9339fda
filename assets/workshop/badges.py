"""Badges: coloured pieces with ink and gold edges, 128 x 128, on which the game writes its live numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.signs import DROP, HEART, JAGGED, SHIELD
from assets.workshop.svg import (
    ARCHETYPES,
    ARCHETYPES_DARK,
    BLACK,
    CREAM,
    EDGE,
    INK,
    SEATS,
    at,
    centred,
    linear,
    path,
    ring,
    shade,
)

GRID = 64
PIXELS = 128
NUMBERS = {"attack": "#7d3a12", "resilience": "#3f5a70", "health": "#a01f24"}
PERIL = {"green": "#6f9a3c", "blue": "#3f6fb4", "red": "#c0392b", "none": "#9a8d76", "start": "#6b4a26"}
DIFFICULTY = {"trivial": "#8ba046", "challenging": "#5f86c4", "formidable": "#d0492f"}
KEYWORDS = ("advance", "inflict", "retreat", "keyword")
BRASS = "#5c3d12"
SOFT = (
    '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%">'
    '<feDropShadow dx="0" dy="2" stdDeviation="1.6" flood-color="#000" flood-opacity=".6"/></filter>'
)


def circle(radius: float) -> str:
    """The path of a circle round 0, 0."""
    return f"M0 {-radius} A{radius} {radius} 0 1 1 -0.01 {-radius} Z"


def square(half: float, corner: float) -> str:
    """The path of a square with round corners."""
    side = half - corner
    arc = f"a{corner} {corner} 0 0 1"
    return (
        f"M{-side} {-half} h{2 * side} {arc} {corner} {corner} v{2 * side} {arc} {-corner} {corner} "
        f"h{-2 * side} {arc} {-corner} {-corner} v{-2 * side} {arc} {corner} {-corner} Z"
    )


def diamond(half: float) -> str:
    """The path of a square on its corner."""
    return path([(0, -half), (half, 0), (0, half), (-half, 0)])


def triangle(radius: float) -> str:
    """The path of a triangle that stands on its side, its middle near 0, 0."""
    return path([(0, -1.12 * radius), (1.1 * radius, 0.82 * radius), (-1.1 * radius, 0.82 * radius)])


SEAT_SHAPES = (circle(24), square(22, 4.5), triangle(24), path(ring(6, 25.5, 0)))
PERIL_SHAPES = {
    "green": circle(24),
    "blue": diamond(27),
    "red": triangle(24),
    "none": square(14, 3),
    "start": square(22, 5),
}
DIFFICULTY_SHAPES = {"trivial": circle(21), "challenging": diamond(26), "formidable": triangle(23)}


def enamel(
    shape: str, colour: str, rim: str = "url(#gold-down)", width: float = 2.6, *, depth: float = 0.34
) -> str:
    """A shape of coloured enamel: ink outline with a soft shadow, domed fill, metal rim; the foot darker by `depth`."""
    light, dark = shade(colour, "#ffffff", 0.24), shade(colour, "#000000", depth)
    fill = linear("enamel", [(0, light), (0.5, colour), (1, dark)])
    joined = 'stroke-linejoin="round"'
    outline = f'<path d="{shape}" fill="{INK}" stroke="{INK}" stroke-width="{width + 4.5}" {joined}/>'
    body = f'<path d="{shape}" fill="url(#enamel)" stroke="{rim}" stroke-width="{width}" {joined}/>'
    line = f'<path d="{shape}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2" {joined}/>'
    return f'<defs>{SOFT}{fill}</defs><g filter="url(#soft)">{outline}</g>{body}{at(line, 0, 0, 0.86)}'


def coin(inside: str, radius: float = 26) -> str:
    """A gold coin with a milled edge and a sign struck into it."""
    rim = f'<path d="{circle(radius)}" fill="{BRASS}"/>'
    face = f'<path d="{circle(radius - 2)}" fill="url(#coin)" transform="translate(0 -1)"/>'
    groove = (
        f'<path d="{circle(radius - 6.5)}" fill="none" stroke="#7c5420" stroke-width="1.8" '
        'transform="translate(0 -1)"/>'
        f'<path d="{circle(radius - 6.5)}" fill="none" stroke="#fff3c0" stroke-width=".8" opacity=".7"/>'
    )
    struck = sign(inside, 0, 0.6, radius * 1.36, "#fff3c0") + sign(inside, 0, -0.8, radius * 1.36, "#3a2106")
    outline = f'<path d="{circle(radius + 1.6)}" fill="{INK}"/>'
    return f'<defs>{SOFT}</defs><g filter="url(#soft)">{outline}</g>{rim}{face}{groove}{struck}'


def wound() -> str:
    """A drop of blood with a pale rim."""
    drop = at(enamel(DROP, "#a8261f", "#ffe9cf", 2.6), 0, 0.5, 0.92)
    gleam = '<path d="M-9.5 -4 C-13 1 -14 6 -13 10" fill="none" stroke="#fff" stroke-opacity=".5" '
    return drop + gleam + 'stroke-width="2.6" stroke-linecap="round"/>'


def progress() -> str:
    """A pale blue disc with footprints: one step on the way."""
    return enamel(circle(25), "#5fa0d0", "#d9ecf8", 2.2) + sign("boot", 1.5, 0, 34, "#14304a")


def socket() -> str:
    """The empty place of a success token."""
    return (
        f'<path d="{circle(25)}" fill="#000" fill-opacity=".38"/>'
        f'<path d="{circle(25)}" fill="none" stroke="#8a6a34" stroke-width="2.4" '
        'stroke-dasharray="4.6 6.24"/>'
    )


def archetype(name: str) -> str:
    """The disc of an archetype."""
    around = "".join(sign(name, dx, dy, 37, ARCHETYPES_DARK[name]) for dx, dy in ring(8, 2.4, 0))
    return enamel(circle(25), ARCHETYPES[name], EDGE, 2.6) + around + sign(name, 0, 0, 37, CREAM)


def seat(number: int) -> str:
    """The shape of a seat; the number is written by the game in ink, so that its foot must stay light."""
    return enamel(SEAT_SHAPES[number - 1], SEATS[number - 1], "#fff3d2", 1.6, depth=0.1)


def peril_space(kind: str) -> str:
    """A space of the peril track; the start carries a flag."""
    drawn = enamel(PERIL_SHAPES[kind], PERIL[kind], "#2a140c", 2.4)
    return drawn + (sign("flag", 1, 0, 32, "#f3e4bf") if kind == "start" else "")


def difficulty(kind: str) -> str:
    """The shape of a difficulty with a pale rim."""
    return enamel(DIFFICULTY_SHAPES[kind], DIFFICULTY[kind], "#fff3cf", 3.4)


def tick() -> str:
    """The green tick of a selected piece."""
    mark = (
        '<path d="M-11 0 L-3 9 L12 -10" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round" '
    )
    return enamel(circle(24), "#2f7d4a", "#fff6da", 3.6) + mark + 'stroke-linecap="round"/>'


def pip(ground: str, edge: str, mark: str, colour: str) -> str:
    """A flat die face: how many dice a card rolls."""
    body = f'<path d="{square(24, 6)}" fill="{ground}" stroke="{edge}" stroke-width="2.4"/>'
    outline = f'<path d="{square(26.5, 8)}" fill="{INK}"/>'
    return outline + body + sign(mark, 0, -0.5, 40, colour)


def keyword(name: str) -> str:
    """The dark disc of a keyword."""
    disc = (
        f'<defs>{SOFT}</defs><path d="{circle(26)}" fill="{BLACK}" opacity=".92" filter="url(#soft)"/>'
        f'<path d="{circle(25)}" fill="none" stroke="#b98a35" stroke-width="2"/>'
    )
    return disc + sign(name, 0, 0, 38, "#ffe9b8")


BADGES: dict[str, Callable[[], str]] = {
    "attack": lambda: at(enamel(JAGGED, NUMBERS["attack"], EDGE, 2.8), 0, 0.5, 0.87),
    "resilience": lambda: at(enamel(SHIELD, NUMBERS["resilience"], EDGE, 2.8), 0, -1.5, 0.9),
    "health": lambda: at(enamel(HEART, NUMBERS["health"], EDGE, 2.8), 0, 0, 0.87),
    "wound": wound,
    "progress": progress,
    "success-token": partial(coin, "success"),
    "token-socket": socket,
    "leader": partial(coin, "master"),
    "peril-token": partial(coin, "skull"),
    "tick": tick,
    "die-hero": partial(pip, "#f3e8cc", "#fffaf0", "success", "#7a2a16"),
    "die-enemy": partial(pip, "#26211f", "#57493a", "counterattack", "#e9b64c"),
    **{f"archetype-{name}": partial(archetype, name) for name in ARCHETYPES},
    **{f"seat-{number}": partial(seat, number) for number in (1, 2, 3, 4)},
    **{f"peril-{kind}": partial(peril_space, kind) for kind in PERIL},
    **{f"difficulty-{kind}": partial(difficulty, kind) for kind in DIFFICULTY},
    **{f"keyword-{name}": partial(keyword, name) for name in KEYWORDS},
}


def badge(name: str) -> Image.Image:
    """A badge at its baked size."""
    return centred(BADGES[name](), GRID, PIXELS)


MADE_OF = tuple(f"assets.workshop.{module}" for module in ("badges", "icons", "signs", "controls", "svg"))
HOUSE = {"tick", "success-token", "token-socket", *(f"seat-{number}" for number in (1, 2, 3, 4))}
"""What the house shows whatever is played; the others are signs of one game, and lie in its folder."""
IDS = {name: f"badges/{name}" if name in HOUSE else f"badges/terrinoth/{name}" for name in BADGES}
RECIPES = tuple(Recipe(id, f"{id}.png", partial(badge, name), MADE_OF) for name, id in IDS.items())
