"""What the pictures of the rewards share: their size, a few grounds, and people of the village drawn small.

A reward is shown whole on its card and as a band of its middle third on the table: what matters lies between 115 and
285 of its 400 units.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Part, Picture, Print, Ridge, Shape, Sky, flat
from assets.workshop.engraving.kit.attire import shoulders, tunic
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.stonework import wall
from assets.workshop.engraving.paths import box, ellipse, loop, polygon
from assets.workshop.pictures.tenefyr.country import AIR, peak, puffs, ridge
from assets.workshop.pictures.tenefyr.setting import DAY, INSIDE

SIZE = (640, 400)
W, H = SIZE
KITS = ("arms", "attire", "beasts", "books", "faces", "farm", "fire", "folk", "hair", "hands", "haunts", "helmets",
    "houses", "nature",
    "props", "remains", "stonework", "town", "waters", "webs")
"""The modules of the kit of parts that the pictures of the rewards are made from."""
STYLE = Print(period=4.3, gamma=0.68, tint=0.96, cross=0.62, slip=0.6, black=0.5, white=93)
DAWN = Sky("#a9b8d0", "#ffd9a0", (0.5, 0.42), 0.9, 0.12)


def view(scenery: Callable[[], Part], figure: Callable[[], Part], sky: Sky = INSIDE) -> Picture:
    """Return a picture of a reward: a place, and before it what one gets there."""
    return Picture(scenery, figure, sky, DAY, STYLE, SIZE, SIZE)


def stones(seed: int, colour: str = "#d6c9aa", row: float = 44, fog: float = 0.3) -> list[Shape]:
    """Return a wall of large pale stones from edge to edge."""
    return [wall(random.Random(seed), -20, -20, W + 40, H + 40, colour, row, Fog(AIR, fog))]


def boards(colour: str = "#c2935c", top: float = -20, foot: float = 420, wide: float = 64) -> list[Shape]:
    """Return upright boards from edge to edge."""
    return [Shape(box(-10 + k * wide, top, wide - 2, foot - top), colour, bevel=6, angle=86, grain=0.12, fog=Fog(AIR,
        0.25
        + 0.06 * (k % 3)), contour=0.7, shadow=NO_SHADOW) for k in range(round(W / wide) + 1)]


def table_top(y: float = 270, colour: str = "#b9824a") -> list[Shape]:
    """Return the top of a long table from edge to edge, its far edge at y."""
    seams = Ridge(f"M-20 {y + 34} H660 M-20 {y + 78} H660 M130 {y} L90 {y + 140} M330 {y} V{y + 140} M520 {y} L560 "
    f"{y + 140}", 4,
        -3)
    return [Shape(polygon(-20, y + 6, -20, y, 660, y, 660, y + 6, 680, 440, -40, 440), colour, bevel=6, angle=4,
        grain=0.14,
        ridges=(seams,), contour=1.0)]


def meadow(seed: int = 1, top: float = 250, colour: str = "#a9c763", hills: bool = True) -> list[Shape]:
    """Return mountains, hills and a meadow that begins at `top`."""
    dice = random.Random(seed)
    out: list[Shape] = [*puffs(90, 90, 120, 4), *puffs(540, 70, 130, 4, seed=3)]
    if hills:
        for x, high, half in ((80, 120, 120), (300, 90, 140), (560, 110, 140)):
            out += peak(dice, x, top - high - 20, top + 10, half, fog=0.35)
        out.append(ridge(W, H, ((0, top - 20), (160, top - 34), (340, top - 16), (640, top - 30)), "#cfdc94", 0.2, 4,
        3, 22))
    return [*out, ridge(W, H + 30, ((0, top + 14), (200, top), (430, top + 16), (640, top + 4)), colour, 0.0, -3, 4,
        26)]


def villager(face: Face, coat: str, shirt: str | None = None, ears: bool = True) -> list[Shape]:
    """Return head and shoulders in the units of a face, without hair."""
    out = [*(ear(face, -1) if ears else ()), *(ear(face, 1) if ears else ()), neck(face), shoulders(coat)]
    return [*out, *(tunic(shirt) if shirt else ()), *features(face)]


def steam(x: float, y: float, size: float = 1.0) -> list[Shape]:
    """Return a curl of steam over something warm."""
    run = (-22, -24, 22, -44, 0, -70, -14, -84, 4, -100, 10, -108, 2, -92, 26, -72, 16, -52, 6, -30, 12, -16, 10, 0)
    at = [f"{x + size * dx:.1f} {y + size * dy:.1f}" for dx, dy in zip(run[::2], run[1::2], strict=True)]
    curl = f"M{x} {y} " + " ".join(f"C{' '.join(at[k:k + 3])}" for k in range(0, len(at), 3)) + " Z"
    return [flat(curl, "#fffaf0", ink=0.1, tone=1.6, opacity=0.8, contour=0.5)]


def shine(x: float, y: float, radius: float, colour: str = "#ffe9a8") -> list[Shape]:
    """Return light that lies round a place."""
    return [flat(ellipse(x, y, radius), colour, ink=0, tone=1.5, opacity=0.55, feather=radius * 0.5, glow=Glow(colour,
        radius * 0.5, 0.3))]


def boot(colour: str, high: float = 1.0) -> list[Shape]:
    """Return a boot that looks to the right, its sole at y = 0, about 60 wide."""
    h = 58 * high
    return [Shape(loop(-26, -8, -24, -h, 8, -h - 4, 12, -30, 34, -20, 44, -4, 40, 2, -26, 2), colour, bevel=14,
        angle=60,
        contour=1.1), Shape(box(-28, 0, 74, 8), "#4a3022", bevel=3), Shape(polygon(-27, -h - 4, 11, -h - 9, 12, -h + 6,
        -26,
        -h + 10), "#e0c48a", bevel=4)]
