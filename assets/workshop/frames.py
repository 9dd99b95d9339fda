"""The small frames of cards on the table: title plate, window, and places for badges; nothing is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.workshop.frame_parts import (
    Frame,
    Rect,
    Spot,
    around,
    bake_frame,
    base_plate,
    box,
    fill,
    geometry_file,
    stroke,
)
from assets.workshop.full_frames import FULL_FRAMES
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.svg import ARCHETYPES, ARCHETYPES_DARK, INK, PAPER, linear, shade

BIG = (128, 178)
SMALL = (114, 146)
TITLE_HEIGHT = 26
ACTION_HEIGHT = 34
RANKS = {"minion": "url(#iron)", "master": "url(#gold-down)", "nemesis": "url(#oxblood)"}
RANK_PLATES = {"minion": "#efe2c2", "master": "#f6e7b4", "nemesis": "#f3d9c2"}
PLAIN = {"location": "#4b7059", "item": "#97804f", "event": "#6f588c", "condition": "#8a4f60"}


def card(
    size: tuple[int, int],
    paint: str,
    plate: str = "#efe2c2",
    foot: float = 0,
    over: str = "",
    dusk: float = 0.0,
    areas: dict[str, Rect] | None = None,
    spots: dict[str, Spot] | None = None,
    title_height: float = TITLE_HEIGHT,
) -> Frame:
    """A table frame of any size.

    `foot` is the height of a closed bar below the picture, `dusk` the share of the picture's height that
    darkens towards the bottom, `over` markup on top of everything.
    """
    width, height = size
    x, y, wide, high = 6.0, title_height + 6.0, width - 12.0, height - title_height - 12.0 - foot
    window = box(x, y, wide, high, 3)
    title = box(4, 4, width - 8, title_height, 4)
    body = base_plate(width, height, 9, paint, 1.5)
    body += fill(box(x - 1.3, y - 1.3, wide + 2.6, high + foot + 2.6, 4), INK)
    body += stroke(box(x - 1.8, y - 1.8, wide + 3.6, high + foot + 3.6, 4.5), "url(#sunken)", 1)
    body += fill(title, plate) + fill(title, "url(#plate-light)")
    body += stroke(box(4.6, 4.6, width - 9.2, title_height - 1.2, 3.6), "#8a6a3a", 0.8, 'opacity=".55"')
    body += stroke(f"M5 {title_height + 4.2} H{width - 5}", INK, 1.8)
    cast = fill(box(x, y, wide, 9, 0.5), "url(#cast)")
    night = fill(box(x, y + high * (1 - dusk), wide, high * dusk, 2.5), "url(#dusk)") if dusk else ""
    edge = stroke(box(x + 0.4, y + 0.4, wide - 0.8, high - 0.8, 2.6), INK, 0.8, 'opacity=".7"')
    return Frame(
        width,
        height,
        around(window, box(0, 0, width, height, 9), body) + cast + night + edge + over,
        paper=fill(title, "#fff"),
        hide="",
        title=(8, 4, width - 16, title_height),
        picture=(x, y, wide, high),
        areas=areas or {},
        spots=spots or {},
    )


def hero(size: tuple[int, int]) -> Frame:
    """The hero's card in gold: seat lower left, archetype lower right, leader upper right."""
    width, height = size
    large = width >= 200
    badge = 40.0 if large else 30.0
    inset = badge / 2 + 9
    title_height = 30 if large else TITLE_HEIGHT
    spots = {
        "seat": (inset, height - inset, badge),
        "archetype": (width - inset, height - inset, badge),
        "leader": (width - inset, title_height + 4 + inset, badge),
    }
    return card(size, "url(#gold-down)", "#f3e7c8", dusk=0.3, spots=spots, title_height=title_height)


def activation(archetype: str, advanced: bool, size: tuple[int, int]) -> Frame:
    """An activation card: an edge of the archetype's colour or, advanced, of gold; action bar below."""
    width, height = size
    colour, dark = ARCHETYPES[archetype], ARCHETYPES_DARK[archetype]
    band = [(0.0, colour), (0.45, shade(colour, dark, 0.6)), (1.0, dark)]
    paint = "url(#gold-down)" if advanced else "url(#band)"
    top = height - 6 - ACTION_HEIGHT
    bar = fill(box(6, top, width - 12, ACTION_HEIGHT, 3), shade(dark, "#0a0604", 0.55))
    bar += fill(box(6, top, width - 12, ACTION_HEIGHT, 3), "url(#plate-light)", 'opacity=".18"')
    bar += stroke(f"M6 {top + 0.7} H{width - 6}", PAPER, 1.2, 'opacity=".55"')
    pip = 20.0 if width >= BIG[0] else 18.0
    dice = {f"die-{n}": (width - 20 - (n - 1) * (pip + 1.5), top + 17.5, pip) for n in (1, 2, 3, 4)}
    return card(
        size,
        paint,
        "#f6e7b4" if advanced else "#efe2c2",
        foot=ACTION_HEIGHT,
        over=f"<defs>{linear('band', band)}</defs>{bar}",
        areas={"action": (12, top + 3, width - 24, ACTION_HEIGHT - 5)},
        spots=dice,
    )


def keyword_spots(width: float, step: float) -> dict[str, Spot]:
    """Places of up to four keyword discs down the right edge."""
    return {f"keyword-{n + 1}": (width - 17.5, 46.5 + n * step, 28.0) for n in range(4)}


def enemy(rank: str, size: tuple[int, int]) -> Frame:
    """An enemy: iron minion, gold master with a crown, oxblood nemesis with horns."""
    width, height = size
    marks = {"master": ("master", "#f6d36a"), "nemesis": ("nemesis", "#ff8a6a")}
    over = ""
    if rank in marks:
        name, colour = marks[rank]
        ground = fill("M17.5 55 a12 12 0 1 1 -0.01 0 Z", "#120c08", 'opacity=".78"')
        over = ground + sign(name, 17.5, 67, 17.5, colour)
    numbers = {
        "attack": (25.0, height - 23.0, 52.0),
        "resilience": (width / 2, height - 22.0, 50.0),
        "health": (width - 25.0, height - 23.0, 52.0),
        "wound": (width - 25.0, height - 58.0, 45.0),
        "difficulty": (17.5, 45.5, 24.0),
        "rank": (17.5, 67.0, 24.0),
    }
    spots = numbers | keyword_spots(width, 25 if height > 150 else 23)
    return card(size, RANKS[rank], RANK_PLATES[rank], over=over, dusk=0.55, spots=spots)


def plain(kind: str, size: tuple[int, int]) -> Frame:
    """Location, item, event or condition: a band of its own colour."""
    width, height = size
    colour = PLAIN[kind]
    band = [(0.0, shade(colour, "#ffffff", 0.3)), (0.4, colour), (1.0, shade(colour, "#000000", 0.35))]
    spots: dict[str, Spot] = {}
    if kind == "location":
        spots = {
            "difficulty": (17.5, 45.5, 24.0),
            "engaged": (width * 0.2, height - 21.0, 30.0),
            "shadows": (width * 0.5, height - 21.0, 30.0),
            "progress": (width * 0.8, height - 21.0, 30.0),
        }
    defs = f"<defs>{linear('band', band)}</defs>"
    return card(size, "url(#band)", over=defs, dusk=0.4 if kind == "location" else 0.0, spots=spots)


def table_frames() -> dict[str, Callable[[], Frame]]:
    """Every table frame by its name: kind, then width x height."""
    found: dict[str, Callable[[], Frame]] = {}
    for size in (BIG, SMALL, (112, 132), (212, 296)):
        found[f"hero-{size[0]}x{size[1]}"] = partial(hero, size)
    for size in (BIG, SMALL, (114, 142)):
        for archetype in ARCHETYPES:
            for grade in ("basic", "advanced"):
                name = f"activation-{archetype}-{grade}-{size[0]}x{size[1]}"
                found[name] = partial(activation, archetype, grade == "advanced", size)
    for size in (BIG, SMALL):
        for rank in RANKS:
            found[f"enemy-{rank}-{size[0]}x{size[1]}"] = partial(enemy, rank, size)
        for kind in PLAIN:
            found[f"{kind}-{size[0]}x{size[1]}"] = partial(plain, kind, size)
    for size in ((112, 156), (92, 128), (84, 118), (72, 104)):
        for kind in ("item", "event", "location"):
            found[f"{kind}-{size[0]}x{size[1]}"] = partial(plain, kind, size)
    for size in ((92, 128), (72, 104)):
        for rank in RANKS:
            found[f"enemy-{rank}-{size[0]}x{size[1]}"] = partial(enemy, rank, size)
    return found


FRAMES = table_frames() | FULL_FRAMES
ART = "frames/terrinoth"
MADE_OF = tuple(
    f"assets.workshop.{module}"
    for module in ("frames", "full_frames", "frame_parts", "textures", "icons", "signs", "controls", "svg")
)
RECIPES = (
    *(
        Recipe(f"{ART}/{name}", f"{ART}/{name}.png", lambda build=build: bake_frame(build()), MADE_OF)
        for name, build in FRAMES.items()
    ),
    Recipe(f"{ART}/frames", f"{ART}/frames.json", lambda: geometry_file(FRAMES), MADE_OF),
)
