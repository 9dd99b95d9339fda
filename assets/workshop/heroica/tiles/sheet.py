"""The picture of a theme: all its tiles in rows of eight, each with room round it, and the shade of high squares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.heroica.tiles import decor, hung
from assets.workshop.heroica.tiles.built import Alike, wall
from assets.workshop.heroica.tiles.crowns import grove
from assets.workshop.heroica.tiles.floors import ANGLES, berth, goal, grey, lava, mud, paved, sea, start
from assets.workshop.heroica.tiles.lands import BUILT, LANDS, ROCK, Land
from assets.workshop.heroica.tiles.low import pool
from assets.workshop.heroica.tiles.plate import SCALE, SIDE, SQUARE, Square
from assets.workshop.heroica.tiles.rocks import rock

COLUMNS = 8
CELL = SIDE * SCALE
SWEEP = (0.26, 0.30)
"""How far the shade of a high square reaches to the right and down, in squares."""
Draw = Callable[[], Image.Image]


def alike(bits: int) -> Alike:
    """Which neighbours are solid alike, from the number of a tile."""
    return bool(bits & 1), bool(bits & 2), bool(bits & 4), bool(bits & 8)


def high(land: Land, bits: int, number: int) -> Image.Image:
    """One high piece."""
    sides = alike(bits)
    if land.wall == BUILT:
        return wall(land, sides, number).piece(sides)
    if land.wall == ROCK:
        return rock(land, sides, number).piece(sides)
    return leaves(land, sides[1:], number)


@cache
def leaves(land: Land, alike: tuple[bool, ...], number: int) -> Image.Image:
    """One piece of trees: what stands to the north of it does not count."""
    east, south, west = alike
    return grove(land, (True, east, south, west), number).piece((False, east, False, False))


def low(land: Land, bits: int) -> Image.Image:
    """One low piece."""
    sides = alike(bits)
    return pool(land, sides).piece((True, True, True, True))


@cache
def flow(name: str, number: int) -> Image.Image:
    """Mud or lava, which is the same in every land."""
    return (mud if name == "mud" else lava)(number).full()


def pieces(theme: str) -> Iterator[tuple[str, Draw]]:
    """Every piece of a theme with its name, in the order in which they lie: first the tiles of the maps. What is
    shown in
    the shade too must be drawn in the light first.
    """
    land = LANDS[theme]

    @cache
    def floor(v: int, turn: int) -> Square:
        return paved(land, v, ANGLES[turn])

    @cache
    def pave(v: int) -> Square:
        return paved(land, v, ANGLES[v], second=True)

    @cache
    def other(name: str, v: int) -> Square:
        return grey(land, v) if name == "grey" else start(land) if name == "start" else goal(land)

    def dark(square: Square) -> Image.Image:
        square.shaded(*land.shade)
        return square.full()

    for v in range(3):
        yield f"floor-{v + 1}", lambda v=v: floor(v, 0).full()
    for v in range(2):
        yield f"grey-{v + 1}", lambda v=v: other("grey", v).full()
    for v in range(3):
        yield f"sea-{v + 1}", lambda v=v: sea(land, v).full()
    yield "berth-1", lambda: berth(land, 0).full()
    for v in range(3):
        yield f"mud-{v + 1}", partial(flow, "mud", v)
    for v in range(3):
        yield f"lava-{v + 1}", partial(flow, "lava", v)
    yield "start-1", lambda: other("start", 0).full()
    yield "goal-1", lambda: other("goal", 0).full()
    for bits in range(16):
        yield f"high-{bits}", lambda bits=bits: high(land, bits, 0)
    for bits in range(16):
        yield f"low-{bits}", lambda bits=bits: low(land, bits)
    for number, name in enumerate(land.decor):
        yield f"decor-{number + 1}", lambda name=name: decor.drawn_on(land, name)
    for v in range(3):
        yield f"pave-{v + 1}", lambda v=v: pave(v).full()
    for turn in (1, 2):
        for v in range(3):
            yield f"floor-{v + 1}-{turn}", lambda v=v, turn=turn: floor(v, turn).full()
    for turn in range(3):
        for v in range(3):
            yield f"shaded-floor-{v + 1}-{turn}", lambda v=v, turn=turn: dark(floor(v, turn))
    for v in range(2):
        yield f"shaded-grey-{v + 1}", lambda v=v: dark(other("grey", v))
    yield "shaded-start-1", lambda: dark(other("start", 0))
    yield "shaded-goal-1", lambda: dark(other("goal", 0))
    for v in range(3):
        yield f"shaded-pave-{v + 1}", lambda v=v: dark(pave(v))
    for bits in range(16):
        yield f"high-{bits}-1", lambda bits=bits: high(land, bits, 1)
    for number, name in enumerate(land.hung):
        yield f"hung-{number + 1}", lambda name=name: hung.drawn_on(land, name)


def sheet(theme: str) -> Image.Image:
    """All pieces of a theme."""
    found = list(pieces(theme))
    made = Image.new("RGBA", (COLUMNS * CELL, -(-len(found) // COLUMNS) * CELL))
    for number, (_, draw) in enumerate(found):
        made.paste(draw(), (number % COLUMNS * CELL, number // COLUMNS * CELL))
    return made


def shades() -> Image.Image:
    """Where shade falls on a square, by which of its neighbours west, north and north-west are high: eight masks."""
    edge = SQUARE * SCALE
    made = Image.new("RGBA", (8 * edge, edge), (255, 255, 255, 0))
    for bits in range(8):
        high = np.zeros((2 * edge, 2 * edge), np.float32)
        high[edge:, :edge] = bits & 1
        high[:edge, edge:] = bits >> 1 & 1
        high[:edge, :edge] = bits >> 2 & 1
        swept = np.zeros_like(high)
        for step in range(1, 9):
            right, down = (round(far * edge * step / 8) for far in SWEEP)
            moved = np.zeros_like(high)
            moved[down:, right:] = high[:-down, :-right]
            swept = np.maximum(swept, moved)
        inner = slice(2 * edge, 3 * edge)
        soft = ndimage.gaussian_filter(np.pad(swept, edge, mode="edge"), 0.035 * edge)[inner, inner]
        mask = Image.new("RGBA", (edge, edge), (255, 255, 255, 0))
        mask.putalpha(Image.fromarray((np.clip(soft, 0, 1) * 255 + 0.5).astype(np.uint8)))
        made.paste(mask, (bits * edge, 0))
    return made
