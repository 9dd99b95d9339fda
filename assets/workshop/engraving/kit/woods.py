"""A whole forest in three planes, the ground of many pictures."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..palette import FOG
from ..paths import skyline
from ..shapes import NO_SHADOW, Fog, Shape
from .nature import foliage, trunk


@dataclass(frozen=True, slots=True)
class Wood:
    """Colours of the three planes, far to near, and how deep each stands in the fog."""

    trunks: tuple[str, str, str] = ("#8aa58a", "#5f8064", "#3d5a45")
    leaves: tuple[str, str, str] = ("#9ab07e", "#6f9058", "#43683e")
    ground: tuple[str, str, str] = ("#93a884", "#6c8b5c", "#4a6a44")
    fog: str = FOG
    depth: tuple[float, float, float] = (0.72, 0.46, 0.18)


GREEN = Wood()
DUSK = Wood(("#8c8aa4", "#625f7c", "#454258"), ("#8f8ca6", "#666383", "#4b4966"), ("#8d8f8e", "#64685f", "#4c5048"),
    "#d3c4b4")
AUTUMN = Wood(("#b39c7a", "#8a6f50", "#5c4532"), ("#c9a860", "#b37f3e", "#8a5228"), ("#b5a477", "#94804f", "#6d5c38"),
    "#e6d3a0")


def forest(width: float, height: float, seed: int, gap: tuple[float, float], kind: Wood = GREEN,
    planes: int = 3) -> list[Shape]:
    """Return woods from edge to edge; no near trunk stands between the two shares of the width in `gap`."""
    dice = random.Random(seed)
    out: list[Shape] = []
    many = width / 680
    for plane, (count, thick) in enumerate(((11, 15), (7, 27), (4, 46))[:planes]):
        fog = Fog(kind.fog, kind.depth[plane])
        top = height * (0.70 + 0.07 * plane)
        out.append(Shape(skyline(dice, width, height + 20, [top] * 16, 7), kind.ground[plane], bevel=30, angle=4,
            grain=0.06, contour=0.5, rim=0, fog=fog, shadow=NO_SHADOW))
        out += _trunks(dice, width, height, plane, round(count * many), thick, gap, kind, fog)
        out += _crowns(dice, width, plane, round((6 + plane) * many), gap, kind, fog)
    return out


def _trunks(dice: random.Random, width: float, height: float, plane: int, count: int, thick: float,
    gap: tuple[float, float], kind: Wood, fog: Fog) -> list[Shape]:
    """Return the trunks of one plane."""
    out = []
    for i in range(count):
        x = width * (i + dice.uniform(0.1, 0.9)) / count
        if plane == 2 and gap[0] * width < x < gap[1] * width:
            x = dice.choice((dice.uniform(0, max(gap[0], 0.04)), dice.uniform(min(gap[1], 0.96), 1.0))) * width
        out += trunk(dice, x, height * (0.86 + 0.075 * plane), thick * dice.uniform(0.75, 1.25), kind.trunks[plane],
            dice.uniform(-20, 20), fog, 0.5 + 0.25 * plane)
    return out


def _crowns(dice: random.Random, width: float, plane: int, count: int, gap: tuple[float, float], kind: Wood,
    fog: Fog) -> list[Shape]:
    """Return the leaves at the upper rim of one plane."""
    out = []
    for i in range(count):
        x = width * (i + 0.5) / count + dice.uniform(-30, 30)
        if plane == 2 and gap[0] * width < x < gap[1] * width:
            continue
        y = dice.uniform(-18, 14) + 12 * (2 - plane) - 8 * plane
        out += foliage(dice, x, y, dice.uniform(60, 95), dice.uniform(30, 50), kind.leaves[plane], fog,
            -25 + 20 * plane, 0.5 + 0.2 * plane)
    return out
