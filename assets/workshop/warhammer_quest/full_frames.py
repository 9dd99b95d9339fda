"""The full frames, 420 x 588: head, picture, and parchment for the text, in the same metals."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.workshop.frame_parts import Frame, Spot, around, burnt, fill, stroke
from assets.workshop.icons import sign
from assets.workshop.warhammer_quest.frames import HEROES, PLAIN, RANKS, Made, rays
from assets.workshop.warhammer_quest.kit import GLOSS, PITCH, SOOT, corner_rivets, cut, metal_paint, name_plate
from assets.workshop.warhammer_quest.signs import ALL

WIDTH, HEIGHT = 420, 588
BORDER, CORNER, HEAD = 15.0, 28.0, 54.0
LEFT, WIDE, TOP = BORDER, WIDTH - 2 * BORDER, BORDER + HEAD
SHARES = {"action": 0.38, "hero": 0.56, "item": 0.56, "event": 0.56, "legendary": 0.56}
"""Where the text begins, as a share of the height; half way for the others."""
RULE = "#8e2f20"


def full(
    kind: str, metal: str, plate: str, over: str = "", spots: dict[str, Spot] | None = None, text_bottom: float = 552,
    closed: str = "",
) -> Made:
    """A full frame; the text may reach down to `text_bottom`."""
    split = round(HEIGHT * SHARES.get(kind, 0.5))
    window = f"M{LEFT} {TOP} h{WIDE} v{split - TOP} h{-WIDE} Z"
    outer = cut(0, 0, WIDTH, HEIGHT, CORNER)
    well = cut(BORDER, BORDER, WIDE, HEIGHT - 2 * BORDER, CORNER - BORDER * 0.6)
    paper = f"M{LEFT} {split} h{WIDE} V{HEIGHT - BORDER - 19} l-19 19 H{LEFT + 19} l-19 -19 Z"
    body = fill(outer, PITCH) + fill(cut(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, CORNER - 0.6), "url(#metal)")
    body += stroke(cut(3, 3, WIDTH - 6, HEIGHT - 6, CORNER - 1.2), "#fff", 1.4, 'opacity=".3"')
    body += fill(well, SOOT) + stroke(well, PITCH, 3.4)
    body += fill(paper, "#ecdebc") + burnt(paper, "sheet", 26, 0.42) + stroke(paper, "#4b3117", 1.4)
    rule = stroke(f"M52 {split + 38} H{WIDTH - 52}", RULE, 1.2, 'opacity=".55"')
    head = f'<g clip-path="url(#well)">{name_plate(plate, LEFT, BORDER, WIDE, HEAD)}</g>'
    defs = f'<defs>{metal_paint(metal)}{GLOSS}<clipPath id="well"><path d="{well}"/></clipPath></defs>'
    whole = around(window, outer, body) + closed + head + rule + stroke(window, PITCH, 3)
    rim = fill(f"{outer} {well}", "#fff", 'fill-rule="evenodd"')
    areas = {"subtitle": (40.0, split + 9.0, WIDTH - 80.0, 26.0), "text": (40.0, split + 46.0, WIDTH - 80.0,
        text_bottom - split - 46.0)}
    frame = Frame(WIDTH, HEIGHT, defs + whole + over + corner_rivets(WIDTH, HEIGHT, BORDER),
        paper=fill(f"M{LEFT} {BORDER} h{WIDE} v{HEAD} h{-WIDE} Z", "#fff"), hide=rim, title=(LEFT + 16, BORDER + 6,
        WIDE - 32, HEAD - 12), picture=(LEFT, TOP, WIDE, split - TOP), areas=areas, spots=spots or {})
    return Made(frame, metal, plate)


def hero() -> Made:
    """A hero: seat, leader, and three hearts at the foot for two, three and four heroes."""
    spots: dict[str, Spot] = {"seat": (46.0, 100.0, 46.0), "leader": (WIDTH - 46.0, 100.0, 46.0)}
    spots |= {f"health-{n}": (84.0 + 126 * (n - 2), HEIGHT - 54.0, 70.0) for n in (2, 3, 4)}
    spots["health"] = spots["health-3"]
    return full("hero", "iron", "iron", spots=spots, text_bottom=490)


def action(hero_id: str, advanced: bool) -> Made:
    """An action: rays with a disc above, dice and sockets at the foot."""
    split = round(HEIGHT * SHARES["action"])
    spots: dict[str, Spot] = {"sign": (WIDTH / 2, (TOP + split) / 2, (split - TOP) * 0.6),
        "prepare": (46.0, TOP + 28, 40.0), "advanced": (WIDTH - 46.0, TOP + 28, 36.0)}
    spots |= {f"die-{n}": (54.0 + 38 * (n - 1), HEIGHT - 50.0, 32.0) for n in (1, 2, 3, 4)}
    spots |= {f"socket-{n}": (WIDTH - 54.0 - 46 * (2 - n), HEIGHT - 50.0, 40.0) for n in (1, 2)}
    return full("action", "brass" if advanced else "iron", "hide" if advanced else "iron", spots=spots, text_bottom=510,
        closed=rays(hero_id, LEFT, TOP, WIDE, split - TOP))


def enemy(rank: str) -> Made:
    """An enemy: tier upper left, numbers along the lower edge."""
    metal, plate = RANKS[rank]
    spots: dict[str, Spot] = {
        "tier": (44.0, 98.0, 40.0),
        "attack": (50.0, HEIGHT - 46.0, 76.0),
        "resilience": (WIDTH / 2, HEIGHT - 44.0, 72.0),
        "health": (WIDTH - 50.0, HEIGHT - 46.0, 76.0),
        "wound": (WIDTH - 50.0, HEIGHT - 106.0, 62.0),
        "crown": (WIDTH / 2, 0.0, 78.0),
    }
    return full("enemy", metal, plate, spots=spots, text_bottom=506)


def location() -> Made:
    """A location: faceup, facedown and value on three plates of dark iron."""
    over, spots = "", {"tier": (44.0, 98.0, 40.0)}
    for place, (name, icon) in enumerate((("engaged", "eye"), ("shadows", "skull"), ("progress", "torch"))):
        middle = 84.0 + 126 * place
        plate = cut(middle - 54, HEIGHT - 82, 108, 50, 9)
        over += fill(plate, "#1b1f21") + fill(plate, "url(#gloss)") + stroke(plate, PITCH, 2.4) + stroke(plate,
            "#8b9497", 1.1)
        over += sign(icon, middle - 24, HEIGHT - 57, 34, "#efe4c8", ALL)
        spots[name] = (middle + 22.0, HEIGHT - 57.0, 46.0)
    return full("location", *PLAIN["location"], over, spots, text_bottom=496)


def plain(kind: str) -> Made:
    """What is found, and gear: its slot upper left or its treasure upper right."""
    metal, plate = PLAIN[kind]
    over = ""
    spots: dict[str, Spot] = {"treasure-1": (WIDTH - 46.0, 98.0, 44.0), "treasure-2": (WIDTH - 94.0, 98.0, 44.0)}
    if kind in ("gear", "legendary"):
        spots = {"slot": (LEFT + 22, TOP + 22, 32.0)}
        over = fill(f"M{LEFT} {TOP} h66 l-66 66 Z", "#0b0d0e") + stroke(f"M{LEFT + 66} {TOP} l-66 66", "#c8b78a", 2)
    return full(kind, metal, plate, over, spots)


FULL_FRAMES: dict[str, Callable[[], Made]] = {
    f"hero-{WIDTH}x{HEIGHT}": hero,
    **{f"action-{name}-{grade}-{WIDTH}x{HEIGHT}": partial(action, name, grade == "advanced") for name in HEROES
        for grade in ("basic", "advanced")},
    **{f"enemy-{rank}-{WIDTH}x{HEIGHT}": partial(enemy, rank) for rank in RANKS},
    f"location-{WIDTH}x{HEIGHT}": location,
    **{f"{kind}-{WIDTH}x{HEIGHT}": partial(plain, kind) for kind in PLAIN if kind != "location"},
}
