"""Frames and backs: plain printed cards with two ends, their borders dyed by level, kind, seat.

A frame has an ink line, a dyed border, a strip for the title and a window; nothing is written. Full cards have lime
white paper for their text; that of an enemy leaves room for its other end from 62.5 percent of its height on.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.frame_parts import Frame, Rect, Spot, box, fill, geometry_file, stroke, thrifty
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.svg import at, render, shade
from assets.workshop.tenefyr.signs import SIGNS

INK, LIME, PAPER, STRIP = "#2a1a14", "#fbf4df", "#f6e9c8", "#3a241c"
LEVELS = {
    "1": ("#6d8f3a", "leaf"), "2": ("#b57b35", "pick"), "3": ("#5d7186", "skull"), "4": ("#6257a3", "star"),
    "5": ("#93333a", "dragon"), "boss": ("#2f2730", "candle"),
}  # fmt: skip
KINDS = {"might": "#b8402c", "song": "#74559b", "faith": "#b9831a", "guile": "#3f7d55", "basic": "#8a7a62"}
SEATS = {"1": "#23938e", "2": "#d0742a", "3": "#8d5cc0", "4": "#cc4967"}
HONEY = "#e8b23a"
FULL = (420, 588)
LANE = ((128, 186), (128, 116), (128, 81))
TABLE = ((128, 179), (122, 171), (114, 160))
SEAT, PILE = (76, 106), (56, 78)
"""The skill on a seat, and what lies on a pile there: without a strip, as no name can be read on it."""
FIGHT = (300, 334)
"""The enemy that is fought."""
TEAR = 0.625
SCALE = 2


def _light(colour: str, share: float = 0.3) -> str:
    return shade(colour, PAPER, share)


def _body(width: float, height: float, border: float, colour: str, radius: float) -> str:
    """Ink, the dyed border with a lighter line, and ink round what is inside."""
    inner = border - 1.2
    return (
        fill(box(0, 0, width, height, radius), INK)
        + fill(box(1.4, 1.4, width - 2.8, height - 2.8, radius - 1.4), colour)
        + stroke(box(2.6, 2.6, width - 5.2, height - 5.2, radius - 2.4), "#fff", 1, 'opacity=".35"')
        + fill(box(inner, inner, width - 2 * inner, height - 2 * inner, max(1.5, radius - inner)), INK)
    )


def _holed(body: str, window: Rect, radius: float) -> str:
    """Markup with a hole where the picture shows through."""
    x, y, w, h = window
    hole = box(x, y, w, h, radius)
    return (
        f'<defs><mask id="hole"><rect width="2000" height="2000" fill="#fff"/>{fill(hole, "#000")}</mask></defs>'
        f'<g mask="url(#hole)">{body}</g>' + stroke(hole, INK, 1.4)
    )


def small(size: tuple[int, int], colour: str, strip: str, spots: dict[str, Spot] | None = None) -> Frame:
    """A card on the table: strip above, picture below."""
    width, height = size
    border = max(4.6, width * 0.05)
    name = 0.0 if (width, height) == PILE else 22.0 if width < 100 or height < 100 else 26.0 if width < 200 else 40.0
    left, wide, top = border, width - 2 * border, border + (name + 1.6 if name else 0.0)
    window = (left, top, wide, height - top - border)
    body = _body(width, height, border, colour, width * 0.07)
    body += fill(box(left, border, wide, name, 2.4), strip) if name else ""
    return Frame(
        width, height, _holed(body, window, 1.8), paper="", hide="", title=(left + 2, border, wide - 4, name),
        picture=window, spots=spots or {},
    )  # fmt: skip


def full(
    colour: str, strip: str, split: float, spots: dict[str, Spot] | None = None, two_ends: bool = False
) -> Frame:
    """A full card; its picture ends at `split`. The area of the other end begins where the card is torn."""
    width, height = FULL
    border, name = 14.0, 46.0
    left, wide, top = border, width - 2 * border, border + name + 2
    window = (left, top, wide, split - top)
    body = _body(width, height, border, colour, width * 0.05)
    inner = height - 2 * border
    body += fill(box(left, border, wide, inner, 4), LIME) + fill(box(left, border, wide, name, 4), strip)
    low = height * TEAR
    areas: dict[str, Rect] = {"subtitle": (left + 16, split + 8, wide - 32, 28.0)}
    begins, ends = split + 42, height - border - 12
    if two_ends:
        areas["other-end"] = (left, low, wide, height - border - low)
        ends = low - 4
    if "pips" in (spots or {}):
        areas["subtitle"] = (left, split, wide, 0.0)
        begins = split + 62
    areas["text"] = (left + 16, begins, wide - 32, ends - begins)
    return Frame(
        width, height, _holed(body, window, 2.0), paper="", hide="", title=(left + 10, border, wide - 20, name),
        picture=window, areas=areas, spots=spots or {},
    )  # fmt: skip


def enemy_spots(size: tuple[int, int]) -> dict[str, Spot]:
    """Power lower left, level and kind lower right, the text mark upper right."""
    width, height = size
    badge = width * 0.205
    low, right = height - width * 0.05 - badge * 0.62, width - width * 0.05 - badge * 0.62
    return {
        "power": (width * 0.17 + 1, height - width * 0.245, width * 0.36),
        "kind": (right, low, badge),
        "level": (right - badge * 1.05, low, badge),
        "text": (right + 1, width * 0.05 + 26 + badge * 0.72, badge * 0.86),
    }


def loot_spots(size: tuple[int, int]) -> dict[str, Spot]:
    """Rosette lower left, stamp beside it, kind lower right, the text mark upper right."""
    width, height = size
    if size == PILE:  # its lower end is covered by the number of the cards
        return {"power": (25.0, 25.0, 43.0), "stamp": (width / 2, height / 2, 26.0)}
    badge = width * 0.19
    rosette = min(46.0, (height - 22) * 0.75)
    right, low = width - width * 0.05 - badge * 0.64, height - width * 0.05 - badge * 0.64
    return {
        "power": (rosette * 0.52 + 2, height - rosette * 0.5 - 3, rosette),
        "stamp": (right - 12, low - 3, 26.0),
        "kind": (right, low, badge),
        "text": (right + 1, width * 0.05 + 26 + badge * 0.74, badge * 0.86),
    }


def enemy(level: str, size: tuple[int, int]) -> Frame:
    """The enemy half of a level, or a stage of the boss; what stands on the one that is fought is the table's."""
    return small(size, _light(LEVELS[level][0]), STRIP, {} if size == FIGHT else enemy_spots(size))


def loot(kind: str, size: tuple[int, int]) -> Frame:
    """The loot half of a kind, or a basic."""
    return small(size, _light(KINDS[kind], 0.34), LIME, loot_spots(size))


def skill(seat: str, size: tuple[int, int]) -> Frame:
    """A skill in the colour of its seat."""
    return small(size, SEATS[seat], LIME, loot_spots(size))


def full_enemy(level: str) -> Frame:
    """An enemy half, above the area of its loot half; of a boss there is none."""
    two_ends = level != "boss"
    split = 244.0 if two_ends else 300.0
    spots: dict[str, Spot] = {
        "power": (62.0, split + 6, 98.0),
        "pips": (FULL[0] / 2 + 6, split + 24, 66.0),
        "level": (FULL[0] - 44.0, split + 24, 42.0),
    }
    return full(_light(LEVELS[level][0], 0.18), STRIP, split, spots, two_ends)


def full_loot(colour: str) -> Frame:
    """A loot half, a skill or a basic as one card."""
    spots: dict[str, Spot] = {"power": (62.0, 300.0, 96.0), "kind": (FULL[0] - 46.0, 92.0, 46.0)}
    frame = full(colour, LIME, 306.0, spots)
    frame.areas["subtitle"] = (120.0, 314.0, FULL[0] - 146.0, 28.0)
    return frame


def table_frames() -> dict[str, Callable[[], Frame]]:
    """Every frame by its name: kind, then width x height."""
    found: dict[str, Callable[[], Frame]] = {}
    for level in LEVELS:
        for size in (*TABLE, FIGHT):
            found[f"enemy-{level}-{size[0]}x{size[1]}"] = partial(enemy, level, size)
    for kind in KINDS:
        for size in (*TABLE, *LANE, PILE):
            found[f"loot-{kind}-{size[0]}x{size[1]}"] = partial(loot, kind, size)
        found[f"loot-{kind}-{FULL[0]}x{FULL[1]}"] = partial(full_loot, _light(KINDS[kind], 0.34))
    for seat, colour in SEATS.items():
        for size in (*TABLE, *LANE, SEAT, PILE):
            found[f"skill-{seat}-{size[0]}x{size[1]}"] = partial(skill, seat, size)
        found[f"skill-{seat}-{FULL[0]}x{FULL[1]}"] = partial(full_loot, colour)
    for level in LEVELS:
        found[f"enemy-{level}-{FULL[0]}x{FULL[1]}"] = partial(full_enemy, level)
    found[f"reward-{FULL[0]}x{FULL[1]}"] = partial(full, _light(HONEY, 0.1), LIME, 300.0)
    found[f"place-{FULL[0]}x{FULL[1]}"] = partial(full, _light("#8a7a62", 0.4), LIME, 300.0)
    found[f"hero-{FULL[0]}x{FULL[1]}"] = partial(full, _light("#2f6f8f", 0.1), LIME, 306.0)
    return found


def bake_frame(frame: Frame) -> Image.Image:
    """The frame at twice its logical size."""
    return thrifty(render(frame.body, frame.width, frame.height, SCALE), 4)


# -- backs

BACKS = {f"level{name}" if name.isdigit() else name: mark for name, mark in LEVELS.items()} | {
    f"seat{seat}": (colour, "tulip") for seat, colour in SEATS.items()
}  # fmt: skip
BACK_SIZES = {"": (128, 179), "-small": (92, 128)}
RAYS = 24


def back(name: str, size: tuple[int, int]) -> Image.Image:
    """A back: a paper rim, 24 rays, a lozenge with the sign, four tulips."""
    colour, icon = BACKS[name]
    dark = shade(colour, INK, 0.42)
    width, height = 128, 179
    window = box(7, 7, width - 14, height - 14, 4)
    beams = "".join(
        f"M{width / 2} {height / 2} L{width / 2 + 140 * math.cos(a):.1f} {height / 2 + 140 * math.sin(a):.1f} "
        f"L{width / 2 + 140 * math.cos(a + math.pi / RAYS):.1f} {height / 2 + 140 * math.sin(a + math.pi / RAYS):.1f} Z"
        for a in (number * 2 * math.pi / RAYS for number in range(RAYS))
    )
    body = fill(box(0, 0, width, height, 9), INK) + fill(box(1.5, 1.5, width - 3, height - 3, 7.6), PAPER)
    body += f'<defs><clipPath id="in"><path d="{window}"/></clipPath></defs>'
    body += f'<g clip-path="url(#in)">{fill(window, colour)}{fill(beams, _light(colour, 0.22))}</g>'
    body += stroke(window, INK, 1.6) + stroke(box(10, 10, width - 20, height - 20, 3), PAPER, 1, 'opacity=".8"')
    lozenge = f"M64 {89.5 - 46} L{64 + 33} 89.5 L64 {89.5 + 46} L{64 - 33} 89.5 Z"
    body += fill(lozenge, dark) + stroke(lozenge, PAPER, 2.4) + sign(icon, 64, 89.5, 34, LIME, SIGNS)
    for x, y, turn in ((21, 23, -45), (107, 23, 45), (21, 156, -135), (107, 156, 135)):
        body += at(sign("tulip", 0, 0, 17, PAPER, SIGNS), x, y, 1, turn)
    return render(body, width, height, SCALE).resize((size[0] * SCALE, size[1] * SCALE), Image.Resampling.LANCZOS)


FRAMES = table_frames()
ART, BACK_ART = "frames/tenefyr", "backs/tenefyr"
MADE_OF = tuple(
    f"assets.workshop.{module}"
    for module in ("controls", "frame_parts", "icons", "signs", "svg", "textures", "tenefyr.signs", "tenefyr.frames")
)
QUALITY = 90
RECIPES: tuple[Recipe, ...] = (
    *(
        Recipe(f"{ART}/{name}", f"{ART}/{name}.webp", lambda build=build: bake_frame(build()), MADE_OF, QUALITY)
        for name, build in FRAMES.items()
    ),
    Recipe(f"{ART}/frames", f"{ART}/frames.json", lambda: geometry_file(FRAMES), MADE_OF),
    *(
        Recipe(f"{BACK_ART}/{name}", f"{BACK_ART}/{name}.webp", partial(back, mark, size), MADE_OF, QUALITY)
        for mark in BACKS
        for name, size in ((f"{mark}{ending}", size) for ending, size in BACK_SIZES.items())
    ),
)
