"""The frames of the game's cards on the table: cut plates of iron, brass, lacquer, stone and hide."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PIL import Image

from assets.workshop.frame_parts import Frame, Rect, Spot, around, fill, stroke
from assets.workshop.warhammer_quest.kit import (
    GLOSS,
    METALS,
    PITCH,
    PLATES,
    SOOT,
    corner_rivets,
    cut,
    drawn,
    finished,
    grained,
    metal_paint,
    name_plate,
)

HEROES = {
    "ironbreaker": ("#4f7391", "#22323f"),
    "waywatcher": ("#64803f", "#2a381b"),
    "warrior-priest": ("#8e3b33", "#43171a"),
    "bright-wizard": ("#c05a1e", "#5a2408"),
}
"""Rays and ground of a hero's action cards."""
RANKS = {"standard": ("iron", "iron"), "elite": ("brass", "hide"), "nemesis": ("lacquer", "lacquer")}
PLAIN = {
    "location": ("stone", "iron"),
    "item": ("iron", "iron"),
    "event": ("stone", "iron"),
    "condition": ("iron", "iron"),
    "gear": ("hide", "hide"),
    "legendary": ("gold", "brass"),
}
BELOW = ("hero", "gear", "legendary")
"""Cards whose name lies below their picture."""
WELL = SOOT


@dataclass(frozen=True)
class Made:
    """A frame with its metal and the material of its name plate."""

    frame: Frame
    metal: str
    plate: str


NIGHT = (
    '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="0"/>'
    '<stop offset="1" stop-opacity=".78"/></linearGradient>'
)
"""The gradient at the foot of a picture, under numbers."""


def small(
    metal: str, plate: str, size: tuple[int, int], name: float, below: bool = False, foot: float = 0, dusk: float = 0.0,
    over: str = "", closed: str = "", areas: dict[str, Rect] | None = None, spots: dict[str, Spot] | None = None,
) -> Made:
    """A table frame.

    `name` is the height of the name plate, `foot` that of a closed bar under the picture, `dusk` the share of the
    picture that darkens downwards, `closed` markup that fills the window, `over` markup on top of everything.
    """
    width, height = size
    border = max(3.5, width * 0.042)
    corner, inner = max(6.0, width * 0.07), max(3.0, width * 0.07 - border * 0.6)
    left, wide = border, width - 2 * border
    high = height - 2 * border - name - foot
    top = border if below else border + name
    plate_top = height - border - name if below else border
    window = f"M{left} {top} h{wide} v{high} h{-wide} Z"
    outer = cut(0, 0, width, height, corner)
    well = cut(border, border, wide, height - 2 * border, inner)
    body = fill(outer, PITCH) + fill(cut(1, 1, width - 2, height - 2, corner - 0.4), "url(#metal)")
    body += stroke(cut(1.8, 1.8, width - 3.6, height - 3.6, corner - 0.8), "#fff", 1, 'opacity=".3"')
    body += fill(well, WELL) + stroke(well, PITCH, 2)
    clip = f'<clipPath id="well"><path d="{well}"/></clipPath>'
    board = name_plate(plate, left, plate_top, wide, name, below)
    night = fill(f"M{left} {top + high * (1 - dusk)} h{wide} v{high * dusk} h{-wide} Z", "url(#night)") if dusk else ""
    edge = stroke(window, PITCH, 1.4)
    defs = f"<defs>{metal_paint(metal)}{GLOSS}{NIGHT}{clip}</defs>"
    whole = around(window, outer, body) + closed + f'<g clip-path="url(#well)">{night}{board}</g>' + edge + over
    rim = fill(f"{outer} {well}", "#fff", 'fill-rule="evenodd"')
    frame = Frame(width, height, defs + whole + corner_rivets(width, height, border),
        paper=fill(f"M{left} {plate_top} h{wide} v{name} h{-wide} Z", "#fff"), hide=rim,
        title=(left + 2, plate_top, wide - 4, name), picture=(left, top, wide, high), areas=areas or {},
        spots=spots or {})
    return Made(frame, metal, plate)


def hero(size: tuple[int, int]) -> Made:
    """A hero in iron: seat upper left, leader upper right; the look paints the inner line of the seat."""
    width = size[0]
    badge = 40.0 if width >= 200 else 30.0
    inset = badge / 2 + 10
    spots = {"seat": (inset, inset, badge), "leader": (width - inset, inset, badge)}
    return small("iron", "iron", size, 34 if width >= 200 else 26, below=True, spots=spots)


def rays(hero_id: str, x: float, y: float, wide: float, high: float) -> str:
    """The ground of an action card: rays in the hero's colour round a disc for the action's sign."""
    colour, dark = HEROES[hero_id]
    middle, centre, reach = x + wide / 2, y + high / 2, wide + high
    beams = "".join(
        f"M{middle:.1f} {centre:.1f} L{middle + reach * math.cos(a):.1f} {centre + reach * math.sin(a):.1f} "
        f"L{middle + reach * math.cos(a + 0.112):.1f} {centre + reach * math.sin(a + 0.112):.1f} Z"
        for a in (i * math.pi / 14 for i in range(28)))
    radius = min(wide, high) * 0.44

    def disc(r: float, more: str) -> str:
        return f'<circle cx="{middle}" cy="{centre}" r="{r}" {more}/>'

    area = f"M{x} {y} h{wide} v{high} h{-wide} Z"
    return (
        f'<defs><clipPath id="rays"><path d="{area}"/></clipPath><radialGradient id="torchlight">'
        '<stop offset="0" stop-color="#ffb347" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient></defs>'
        + '<g clip-path="url(#rays)">' + fill(area, dark) + fill(beams, colour, 'opacity=".8"')
        + disc(radius * 1.5, 'fill="url(#torchlight)"') + "</g>"
        + disc(radius, f'fill="{dark}" stroke="#efe4c8" stroke-width="1.8"')
        + disc(radius * 0.89, f'fill="none" stroke="{colour}" stroke-width="1.6"')
    )


def action(hero_id: str, advanced: bool, size: tuple[int, int]) -> Made:
    """An action: iron or, advanced, brass; rays with a disc, a foot of iron with dice and two sockets."""
    width, height = size
    border, name = max(3.5, width * 0.042), 27.0
    foot = round(height * 0.2)
    top, wide = border + name, width - 2 * border
    high = height - 2 * border - name - foot
    base = height - border - foot
    bar = name_plate("iron", border, base, wide, foot, below=True)
    pip, socket = foot * 0.46, foot * 0.56
    middle = base + foot / 2
    spots: dict[str, Spot] = {"sign": (width / 2, top + high / 2, min(wide, high) * 0.56)}
    spots |= {f"die-{n}": (border + 5 + pip / 2 + (n - 1) * (pip + 2.4), middle, pip) for n in (1, 2, 3, 4)}
    spots |= {f"socket-{n}": (width - border - 4 - socket / 2 - (2 - n) * (socket + 3), middle, socket) for n in (1, 2)}
    spots |= {"prepare": (border + 14, top + 14, 25.0), "advanced": (width - border - 13, top + 13, 22.0)}
    return small("brass" if advanced else "iron", "hide" if advanced else "iron", size, name, foot=foot,
        closed=rays(hero_id, border, top, wide, high) + bar, spots=spots, areas={"action": (border, base, wide, foot)})


def enemy(rank: str, size: tuple[int, int]) -> Made:
    """An enemy: tier upper left, keywords down the right edge, numbers along the foot."""
    metal, plate = RANKS[rank]
    width, height = size
    share = width / 128
    border, name = max(3.5, width * 0.042), 27.0 if width >= 100 else 24.0
    top, foot = border + name, height - border - 18 * share
    spots: dict[str, Spot] = {
        "tier": (border + 14 * share, top + 14 * share, 24 * share),
        "attack": (border + 19 * share, foot, 44 * share),
        "resilience": (width / 2, foot, 42 * share),
        "health": (width - border - 19 * share, foot, 44 * share),
        "wound": (width - border - 19 * share, foot - 38 * share, 38 * share),
        "crown": (width / 2, 0.0, 34 * share),
    }
    spots |= {f"keyword-{n + 1}": (width - border - 13 * share, top + (14 + n * 24) * share, 24 * share)
        for n in range(4)}
    return small(metal, plate, size, name, dusk=0.42, spots=spots)


def plain(kind: str, size: tuple[int, int]) -> Made:
    """A location, what is found, and gear: sign of its slot upper left, tier or treasure."""
    metal, plate = PLAIN[kind]
    width = size[0]
    below = kind in BELOW
    border = max(3.5, width * 0.042)
    name = 27.0 if width >= 112 else 38.0 if width >= 76 else 34.0
    share = max(0.72, width / 84)
    top = border if below else border + name
    spots: dict[str, Spot] = {}
    over = ""
    if below:
        spots["slot"] = (border + 9.5 * share, border + 9.5 * share, 15 * share)
        edge = "#ffd979" if kind == "legendary" else "#c8b78a"
        over = fill(f"M{border} {border} h{28 * share} l{-28 * share} {28 * share} Z", "#0b0d0e")
        over += stroke(f"M{border + 28 * share} {border} l{-28 * share} {28 * share}", edge, 1.2)
    else:
        spots["tier"] = (border + 14 * share, top + 14 * share, 22 * share)
        spots |= {f"treasure-{n}": (width - border - (13 + 20 * (n - 1)) * share, top + 13 * share, 22 * share)
            for n in (1, 2)}
    return small(metal, plate, size, name, below, dusk=0.0, over=over, spots=spots)


def table_frames() -> dict[str, Callable[[], Made]]:
    """Every table frame by its name: kind, then width x height."""
    found: dict[str, Callable[[], Made]] = {}
    for size in ((212, 296), (116, 138)):
        found[f"hero-{size[0]}x{size[1]}"] = partial(hero, size)
    for size in ((128, 178), (113, 142)):
        for name in HEROES:
            for grade in ("basic", "advanced"):
                found[f"action-{name}-{grade}-{size[0]}x{size[1]}"] = partial(action, name, grade == "advanced", size)
    for size in ((128, 178), (114, 146), (84, 118)):
        for rank in RANKS:
            found[f"enemy-{rank}-{size[0]}x{size[1]}"] = partial(enemy, rank, size)
    for size in ((100, 140), (84, 118)):
        for kind in ("item", "event", "location", "condition"):
            found[f"{kind}-{size[0]}x{size[1]}"] = partial(plain, kind, size)
    for size in ((84, 118), (78, 98), (62, 86)):
        for kind in ("gear", "legendary"):
            found[f"{kind}-{size[0]}x{size[1]}"] = partial(plain, kind, size)
    return found


def baked(made: Made) -> Image.Image:
    """A frame with the grain of its metal and of its name plate."""
    frame = made.frame
    picture = drawn(frame.body, frame.width, frame.height)
    corner = ((frame.width * 7) % 200, (frame.height * 5) % 700)
    metal = METALS[made.metal]
    picture = grained(picture, frame.hide, metal.sheet, metal.strength, corner)
    return finished(grained(picture, frame.paper, PLATES[made.plate][1], 0.8, corner))
