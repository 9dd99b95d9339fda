"""Frames: a coloured board, a hairline of brass, chart paper within, the picture in a line of ink.

The colour says what a card is: seat of a hero, type of an asset, family of a skill, deck of an adventure; stories are
deep blue, with a vermilion ribbon across. Nothing is written: name, numbers and signs come from the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.frame_parts import Frame, Rect, Spot, box, fill, geometry_file, stroke, textured, thrifty
from assets.workshop.recipe import Recipe
from assets.workshop.svg import linear, path, render, shade
from assets.workshop.textures import parchment

INK, PAPER, BRASS = "#14100c", "#eee3c6", "#f0dba0"
SEATS = {"1": "#35a49e", "2": "#d5832f", "3": "#9a6cc8", "4": "#d35a74"}
ASSETS = {
    "weapon": "#8e2a1b", "clothing": "#2f5f86", "equipment": "#7a6a3a", "movement": "#3c7034", "goods": "#6b4a7a",
}  # fmt: skip
FAMILIES = {"body": "#8e2a1b", "mind": "#2f5f86", "spirit": "#a8842a"}
DECKS = {"combat": "#c26018", "exploration": "#2f7a38", "social": "#7440a0"}
STORY, RIBBON = "#17344a", ("#d4523a", "#9c2f1e")
FULL = (420, 588)
MARKET, HAND, SLOT, TABLE, REVEALED, BOARD = (212, 330), (116, 190), (94, 140), (92, 128), (118, 168), (128, 136)
"""On the market, in the hand, in a slot, anywhere else; in a test, and in the hand on a low board."""
SCALE = 2
GRAIN = 0.7
NARROW = 8.0
"""A board that is narrower has no hairline of brass."""


def _board(width: float, height: float, colour: str, edge: float, radius: float) -> str:
    """Ink, the board with its light from above, a hairline of brass, paper."""
    light, dark = shade(colour, "#ffffff", 0.2), shade(colour, "#000000", 0.24)
    defs = f"<defs>{linear('board', [(0, light), (0.5, colour), (1, dark)])}</defs>"
    inner = edge - 1.0
    body = defs + fill(box(0, 0, width, height, radius), INK)
    body += fill(box(1.6, 1.6, width - 3.2, height - 3.2, radius - 1.2), "url(#board)")
    body += stroke(box(2.4, 2.4, width - 4.8, height - 4.8, radius - 2), shade(colour, "#ffffff", 0.45), 0.8,
        'opacity=".5"')  # fmt: skip
    if edge > NARROW:
        hair = edge * 0.76
        body += stroke(box(hair, hair, width - 2 * hair, height - 2 * hair, max(1.5, radius - hair)), BRASS,
            edge * 0.08)  # fmt: skip
    return body + fill(box(inner, inner, width - 2 * inner, height - 2 * inner, max(1.2, radius - inner)), INK)


def _holed(body: str, window: Rect) -> str:
    """Markup with a hole where the picture shows through, and a line of ink round it."""
    x, y, w, h = window
    hole = box(x, y, w, h, 1.2)
    return (
        f'<defs><mask id="hole"><rect width="2000" height="2000" fill="#fff"/>{fill(hole, "#000")}</mask></defs>'
        f'<g mask="url(#hole)">{body}</g>' + stroke(hole, INK, 2.2)
    )


def _ribbon(width: float, y: float, high: float, tail: float) -> str:
    """A vermilion ribbon across the whole card, its ends notched and folded behind."""
    defs = f"<defs>{linear('ribbon', [(0, RIBBON[0]), (1, RIBBON[1])])}</defs>"
    ends = ""
    for mirrored in (False, True):
        low = y + high + 6
        points = [(0.0, y + 5), (tail, y + 5), (tail, low), (0.0, low), (tail * 0.42, y + 5 + high / 2)]
        shown = [(width - px, py) for px, py in points] if mirrored else points
        ends += fill(path(shown), shade(RIBBON[1], "#000000", 0.4)) + stroke(path(shown), INK, 1.2)
    band = box(tail * 0.55, y, width - tail * 1.1, high, 1.5)
    first, last = tail * 0.55 + 4, width - tail * 0.55 - 4
    line = f"M{first} {y + 4} H{last} M{first} {y + high - 4} H{last}"
    laid = fill(band, "url(#ribbon)") + stroke(band, INK, 1.4)
    return defs + ends + laid + stroke(line, "#f08a6e", 1, 'opacity=".6"')


def full(colour: str, spots: dict[str, Spot], *, picture: float = 322.0, text: float = 362.0, kind: bool = True,
         foot: float = 0.0, ribbon: bool = False) -> Frame:  # fmt: skip
    """A card that is read in full: its picture ends at `picture`, its text begins at `text` and ends `foot` higher than
    usual; `kind`: whether a line between them says what it is.
    """
    width, height = FULL
    edge, name = 17.0, 48.0
    paper = box(edge, edge, width - 2 * edge, height - 2 * edge, 3)
    window = (edge + 8, edge + name + 2, width - 2 * edge - 16, picture - edge - name - 2)
    body = _board(width, height, colour, edge, 15) + fill(paper, PAPER)
    body = _holed(body, window)
    if ribbon:
        body += _ribbon(width, 18, 50, 22)
    areas: dict[str, Rect] = {"text": (edge + 20, text, width - 2 * edge - 40, height - edge - 12 - foot - text)}
    areas["subtitle"] = (edge + 10, picture + 5, width - 2 * edge - 20, 28.0 if kind else 0.0)
    left = 46.0 if "gem" in spots else 10.0
    title = (edge + left, edge + 3, width - 2 * edge - left - 10, name - 4)
    return Frame(width, height, body, paper=fill(paper, "#fff"), hide="", title=title, picture=window, areas=areas,
        spots=spots)  # fmt: skip


def small(size: tuple[int, int], colour: str, spots: dict[str, Spot], *, ribbon: bool = False) -> Frame:
    """A card on the table: a strip of paper with the name, the picture below."""
    width, height = size
    large = width > 150
    edge = 10.0 if large else 6.0
    name = 33.0 if large else 40.0 if size == SLOT else 38.0 if width < 100 else 34.0
    gap = 3.0 if large else 2.2
    paper = box(edge, edge, width - 2 * edge, height - 2 * edge, 2)
    window = (edge + gap, edge + name, width - 2 * (edge + gap), height - 2 * edge - name - gap)
    body = _holed(_board(width, height, colour, edge, 9 if large else 6) + fill(paper, PAPER), window)
    if ribbon:
        body += _ribbon(width, edge + 3, name - 6, 9)
    return Frame(width, height, body, paper=fill(paper, "#fff"), hide="", title=(edge + 2, edge, width - 2 * edge - 4,
        name), picture=window, spots=spots)  # fmt: skip


def skill(colour: str, spots: dict[str, Spot], size: tuple[int, int]) -> Frame:
    """A skill on the table: a strip of paper, and its sign on its colour, down to the edge."""
    width, height = size
    edge, name = 6.0, 36.0
    strip = box(edge, edge, width - 2 * edge, name, 2)
    window = (edge, edge + name, width - 2 * edge, height - 2 * edge - name)
    body = _board(width, height, shade(colour, "#ffffff", 0.12), edge, 7)
    body = _holed(body + fill(strip, PAPER), window) + stroke(f"M{edge} {edge + name} H{width - edge}", INK, 2)
    return Frame(width, height, body, paper=fill(strip, "#fff"), hide="", title=(edge + 1, edge, width - 2 * edge - 2,
        name), picture=window, spots=spots)  # fmt: skip


def low_spots(size: tuple[int, int]) -> dict[str, Spot]:
    """Price lower left, token and health lower right."""
    width, height = size
    side = 44.0 if width > 150 else 28.0
    inset = side * 0.5 + (8 if width > 150 else 3)
    return {
        "cost": (inset, height - inset, side), "token": (width - inset - 2, height - inset - 2, side * 1.06),
        "health": (width - inset, height - inset, side * 0.96), "gem": (inset - 4, inset - 4, side * 0.8),
    }  # fmt: skip


def skill_spots(size: tuple[int, int]) -> dict[str, Spot]:
    """The star of success upper left, below the name."""
    side = 26.0 if size[0] > 100 else 22.0
    return {"success": (5.0 + side * 0.62, 42.0 + side * 0.62, side)}


def table_frames() -> dict[str, Callable[[], Frame]]:
    """Every frame by its name: kind, then width x height."""
    found: dict[str, Callable[[], Frame]] = {}

    def add(kind: str, size: tuple[int, int], build: Callable[[], Frame]) -> None:
        found[f"{kind}-{size[0]}x{size[1]}"] = build

    hero_spots = {"health": (372.0, 252.0, 58.0), "attributes": (58.0, 304.0, 38.0), "numbers": (402.0, 304.0, 34.0),
                  "tokens": (62.0, 374.0, 76.0)}  # fmt: skip
    for seat, colour in SEATS.items():
        add(f"hero-{seat}", FULL, partial(full, colour, hero_spots, picture=276.0, text=424.0, kind=False))
        add(f"hero-{seat}", TABLE, partial(small, TABLE, colour, low_spots(TABLE)))
    for kind, colour in ASSETS.items():
        spots = {"cost": (58.0, 102.0, 50.0), "token": (356.0, 306.0, 76.0)}
        add(f"asset-{kind}", FULL, partial(full, colour, spots))
        for size in (MARKET, SLOT, TABLE):
            add(f"asset-{kind}", size, partial(small, size, colour, low_spots(size)))
    for family, colour in FAMILIES.items():
        spots = {"success": (56.0, 100.0, 42.0), "cost": (54.0, 550.0, 34.0)}
        add(f"skill-{family}", FULL, partial(full, colour, spots, foot=40.0))
        for size in (HAND, REVEALED, BOARD, TABLE):
            add(f"skill-{family}", size, partial(skill, colour, skill_spots(size), size))
    for deck, colour in DECKS.items():
        spots = {"gem": (38.0, 40.0, 52.0), "health": (370.0, 298.0, 58.0)}
        add(f"adventure-{deck}", FULL, partial(full, colour, spots))
        for size in (HAND, TABLE):
            add(f"adventure-{deck}", size, partial(small, size, colour, low_spots(size)))
    add("story", FULL, partial(full, STORY, {"health": (370.0, 298.0, 58.0)}, ribbon=True))
    add("story", TABLE, partial(small, TABLE, STORY, low_spots(TABLE), ribbon=True))
    return found


def bake_frame(frame: Frame) -> Image.Image:
    """The frame at twice its logical size, its paper with grain."""
    picture = render(frame.body, frame.width, frame.height, SCALE)
    opaque = picture.split()[3]
    corner = ((frame.width * 7) % 200, (frame.height * 5) % 640)
    made = textured(picture, frame.paper, parchment(), GRAIN, corner)
    made.putalpha(opaque)
    return thrifty(made, 4)


FRAMES = table_frames()
ART = "frames/runebound"
MADE_OF = tuple(f"assets.workshop.{module}" for module in ("frame_parts", "svg", "textures", "runebound.frames"))
QUALITY = 86
RECIPES: tuple[Recipe, ...] = (
    *(
        Recipe(f"{ART}/{name}", f"{ART}/{name}.webp", lambda build=build: bake_frame(build()), MADE_OF, QUALITY)
        for name, build in FRAMES.items()
    ),
    Recipe(f"{ART}/frames", f"{ART}/frames.json", lambda: geometry_file(FRAMES), MADE_OF),
)
