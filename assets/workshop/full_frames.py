"""The full frames, 420 x 588: banner title, wide picture, parchment for the text, hide and gold round it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.workshop.frame_parts import (
    Frame,
    Rect,
    Spot,
    around,
    base_plate,
    box,
    burnt,
    fill,
    stroke,
)
from assets.workshop.icons import sign
from assets.workshop.svg import ARCHETYPES, ARCHETYPES_DARK, BLACK, EDGE, INK, at, linear, shade

WIDTH, HEIGHT = 420, 588
PICTURE: Rect = (22.0, 66.0, 376.0, 250.0)
PARCHMENT = box(22, 314, 376, 254, 8)
BANNER = "M14 22 H406 V66 C320 59 100 59 14 66 Z"
BANDS = {
    "hero": "url(#gold-down)",
    "enemy-minion": "url(#iron)",
    "enemy-master": "url(#gold-down)",
    "enemy-nemesis": "url(#oxblood)",
    "location": "#3f5f4c",
    "item": "#856f43",
    "event": "#5d4978",
    "condition": "#74424f",
}


def band(colour: str) -> str:
    """The definition of a band of one colour, lighter above."""
    if colour.startswith("url"):
        return ""
    tones = [(0.0, shade(colour, "#ffffff", 0.22)), (0.35, colour), (1.0, shade(colour, "#000000", 0.5))]
    return f"<defs>{linear('band', tones)}</defs>"


def corner() -> str:
    """A gold leaf for the upper left corner, drawn from 0, 0."""
    leaf = "M2 2 H30 C20 5 14 9 11 12 C8 15 5 21 2 31 Z"
    return (
        fill(leaf, "url(#gold)")
        + stroke(leaf, INK, 1)
        + fill("M9 9 m-3.4 0 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0 -6.8 0", INK)
    )


def corners() -> str:
    """The leaf in all four corners of the band."""
    flips = (
        (11, 11, 1, 1),
        (WIDTH - 11, 11, -1, 1),
        (11, HEIGHT - 11, 1, -1),
        (WIDTH - 11, HEIGHT - 11, -1, -1),
    )
    return "".join(f'<g transform="translate({x} {y}) scale({a} {b})">{corner()}</g>' for x, y, a, b in flips)


def divider(y: float) -> str:
    """The rule under the second line, a diamond in its middle."""
    middle = WIDTH / 2
    lines = stroke(f"M60 {y} H{middle - 13} M{middle + 13} {y} H{WIDTH - 60}", "#6b4a26", 1.4)
    lines += fill(f"M{middle} {y - 6} l6 6 l-6 6 l-6 -6 Z", "#7a2a16")
    return lines + "".join(
        fill(f"M{middle + s * 12.5} {y - 2.5} l2.5 2.5 l-2.5 2.5 l-2.5 -2.5 Z", "#7a2a16") for s in (-1, 1)
    )


def picture_edge() -> str:
    """The ink and gold lines round the picture."""
    x, y, wide, high = PICTURE
    ink = stroke(box(x, y, wide, high, 1), BLACK, 4)
    gold = stroke(box(x + 2.6, y + 2.6, wide - 5.2, high - 5.2, 1), "url(#gold)", 1.5)
    cast = fill(f"M{x + 2} {y - 3} H{x + wide - 2} V{y + 9} H{x + 2} Z", "url(#cast)")
    return (
        cast + ink + gold + stroke(box(x + 3.8, y + 3.8, wide - 7.6, high - 7.6, 1), INK, 0.8, 'opacity=".7"')
    )


def banner() -> str:
    """The parchment strip of the title."""
    shadow = fill(BANNER, "#b8975a", 'filter="url(#lie)" transform="translate(0 1.5)"')
    body = fill(BANNER, "#f1e5c6") + fill(BANNER, "url(#plate-light)") + stroke(BANNER, "#6b4a26", 1.2)
    lines = stroke("M24 27.5 H396", "#6b4a26", 1, 'opacity=".55"')
    lines += stroke("M24 59.6 C110 55 310 55 396 59.6", "#6b4a26", 1, 'opacity=".55"')
    return shadow + body + lines


def text_area() -> str:
    """The parchment of the text: burnt rim, thin inner line."""
    base = fill(PARCHMENT, "#3b2412", 'filter="url(#lie)"') + fill(PARCHMENT, "#ecdfbd")
    lines = stroke(PARCHMENT, "#4b3117", 1.2) + stroke(
        box(28, 320, 364, 242, 5), "#6b4a26", 1, 'opacity=".6"'
    )
    return base + burnt(PARCHMENT, "sheet") + lines + divider(357)


def full(
    paint: str, over: str = "", spots: dict[str, Spot] | None = None, text_bottom: float = 556, edge: str = ""
) -> Frame:
    """A full frame; the text may reach down to `text_bottom`."""
    outer = box(0, 0, WIDTH, HEIGHT, 20)
    window = box(*PICTURE, 1)
    hide = box(3, 3, WIDTH - 6, HEIGHT - 6, 18)
    gold = stroke(box(11, 11, WIDTH - 22, HEIGHT - 22, 12), "url(#gold)", 2)
    gold = stroke(box(11, 12, WIDTH - 22, HEIGHT - 22, 12), BLACK, 2.6, 'opacity=".5"') + gold
    body = base_plate(WIDTH, HEIGHT, 20, "url(#band)" if not paint.startswith("url") else paint, 3)
    body += gold + corners() + edge
    return Frame(
        WIDTH,
        HEIGHT,
        band(paint) + around(window, outer, body + text_area()) + picture_edge() + banner() + over,
        paper=fill(PARCHMENT, "#fff") + fill(BANNER, "#fff"),
        hide=fill(f"{hide} {PARCHMENT} {BANNER}", "#fff", 'fill-rule="evenodd"'),
        title=(30, 24, WIDTH - 60, 38),
        picture=PICTURE,
        areas={
            "subtitle": (42, 326, WIDTH - 84, 26),
            "text": (42, 366, WIDTH - 84, text_bottom - 366),
        },
        spots=spots or {},
    )


def hero() -> Frame:
    """Archetype at the lower left, health at the lower right."""
    spots: dict[str, Spot] = {
        "archetype": (54.0, HEIGHT - 48.0, 72.0),
        "health": (WIDTH - 56.0, HEIGHT - 46.0, 84.0),
        "leader": (WIDTH - 50.0, 96.0, 52.0),
        "seat": (50.0, 96.0, 48.0),
    }
    return full("url(#gold-down)", spots=spots, text_bottom=500)


def activation(archetype: str, advanced: bool) -> Frame:
    """The archetype's dark colour; advanced cards in gold with a line of the archetype."""
    if advanced:
        line = stroke(box(6.5, 6.5, WIDTH - 13, HEIGHT - 13, 15), ARCHETYPES[archetype], 5)
        return full("url(#gold-down)", edge=line)
    return full(shade(ARCHETYPES_DARK[archetype], ARCHETYPES[archetype], 0.25))


def enemy(rank: str) -> Frame:
    """Numbers along the lower edge, difficulty and rank in the upper corners of the picture."""
    marks = {"master": ("master", "#f6d36a"), "nemesis": ("nemesis", "#ff8a6a")}
    over = ""
    if rank in marks:
        name, colour = marks[rank]
        ground = fill(f"M{WIDTH - 50} 72 a24 24 0 1 1 -0.01 0 Z", "#120c08", 'opacity=".8"')
        over = ground + sign(name, WIDTH - 50, 96, 36, colour)
    spots: dict[str, Spot] = {
        "attack": (52.0, HEIGHT - 44.0, 78.0),
        "resilience": (WIDTH / 2, HEIGHT - 42.0, 74.0),
        "health": (WIDTH - 52.0, HEIGHT - 44.0, 78.0),
        "wound": (WIDTH - 52.0, HEIGHT - 104.0, 64.0),
        "difficulty": (48.0, 94.0, 42.0),
        "rank": (WIDTH - 50.0, 96.0, 48.0),
    }
    return full(BANDS[f"enemy-{rank}"], over, spots, text_bottom=510)


def location() -> Frame:
    """Three dark plates below the text (engaged, in the shadows, value); numbers right of the signs."""
    over = ""
    spots: dict[str, Spot] = {"difficulty": (48.0, 94.0, 42.0)}
    for place, (name, icon) in enumerate(
        (("engaged", "swords"), ("shadows", "eye"), ("progress", "compass"))
    ):
        middle = 84 + place * 126
        plate = box(middle - 53, HEIGHT - 84, 106, 48, 10)
        over += fill(plate, "#1f2e26", 'filter="url(#lie)"') + stroke(plate, EDGE, 2)
        over += at(sign(icon, 0, 0, 36, "#ffe9b8"), middle - 23, HEIGHT - 60)
        spots[name] = (middle + 22.0, HEIGHT - 60.0, 46.0)
    return full(BANDS["location"], over, spots, text_bottom=496)


FULL_FRAMES: dict[str, Callable[[], Frame]] = {
    f"hero-{WIDTH}x{HEIGHT}": hero,
    **{
        f"activation-{archetype}-{grade}-{WIDTH}x{HEIGHT}": partial(
            activation, archetype, grade == "advanced"
        )
        for archetype in ARCHETYPES
        for grade in ("basic", "advanced")
    },
    **{f"enemy-{rank}-{WIDTH}x{HEIGHT}": partial(enemy, rank) for rank in ("minion", "master", "nemesis")},
    f"location-{WIDTH}x{HEIGHT}": location,
    **{f"{kind}-{WIDTH}x{HEIGHT}": partial(full, BANDS[kind]) for kind in ("item", "event", "condition")},
}
