"""What the vignettes of the levels have in common: their size, daylight or dusk, and the scenery of each land."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from assets.workshop.engraving import Fog, Part, Picture, Print, Ridge, Shadow, Shape, Sky, flat, mist, placed, stroke
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.nature import cloud, conifer, foliage, grass, hill, rock, trunk
from assets.workshop.engraving.kit.stonework import joints
from assets.workshop.engraving.kit.waters import water
from assets.workshop.engraving.paths import box, ellipse, tube
from assets.workshop.heroica.things.piece import NOON
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.recipe import Recipe

WIDE, HIGH = 640, 400
PIXELS = (1280, 800)
SCALE, QUALITY = 2.6, 44
STYLE = Print(period=4.4, gamma=0.62, tint=0.98, cross=0.66, slip=0.5, black=0, white=100)
KIT = kit("beasts", "dragons", "fire", "fungi", "goblins", "haunts", "hounds", "houses", "monsters", "nature", "props",
    "remains", "stonework", "town", "vaults", "waters", "webs", "works", "wyrms")
SHARED = tuple(f"assets.workshop.pictures.heroica.{name}" for name in ("vignettes", "toys", "calm"))
DUSK = Sky(high="#5f7f8a", low="#f4cf96", sun=(0.5, 0.55), beams=0.04)
NOONDAY = Sky(high="#86c4e4", low="#fdf4d2", sun=(0.2, 0.1), reach=0.6, beams=0.05)
NIGHT = Sky(high="#3a4868", low="#8a94a8", sun=(0.7, 0.2), beams=0.03)
DIM = Sky(high="#4a4450", low="#6a6070", beams=0)


def vignette(scenery: Callable[[random.Random], Part], sky: Sky = NOONDAY, lamps: Sequence[Lamp] = (),
    dark: float = 0.8,
    seed: int = 7) -> Picture:
    """Return the picture of a level; with lamps it lies in the dusk, `dark` away from them."""
    finish = partial(_dim, lamps=tuple(lamps), dark=dark) if lamps else None
    return Picture(lambda: scenery(random.Random(seed)), sky=sky, light=NOON, style=STYLE, size=(WIDE, HIGH),
        pixels=PIXELS,
        finish=finish)


def _dim(image: Image.Image, lamps: Sequence[Lamp], dark: float) -> Image.Image:
    return at_dusk(image, lamps, dark=dark)


def recipes(pictures: dict[int, Picture], module: str) -> tuple[Recipe, ...]:
    """The recipes of levels, by their number."""
    sources = (*METHOD, *KIT, *SHARED, module, "assets.workshop.heroica.things.piece")
    return tuple(Recipe(f"pictures/heroica/levels/level-{number:02}", f"pictures/heroica/levels/level-{number:02}.webp",
        partial(calm, picture, SCALE), sources, QUALITY) for number, picture in pictures.items())


def clouds(dice: random.Random, *places: tuple[float, float], colour: str = "#fbf6e6") -> list[Shape]:
    """Return banks of cloud."""
    return [cloud(dice, x, y, dice.uniform(60, 100), dice.uniform(10, 16), colour) for x, y in places]


def sea(top: float, colour: str = "#46aab8", foot: float = HIGH) -> list[Shape]:
    """Return water from edge to edge with small waves."""
    dice = random.Random(round(top))
    waves = "".join(f"M{dice.uniform(0, WIDE):.0f} {dice.uniform(top + 8, foot):.0f} q6 -6 12 0 t12 0 "
        for _ in range(44))
    return [water(box(-20, top, WIDE + 40, foot - top + 20), colour), flat(stroke(waves, 2), "#eafaf6", tone=1.6, ink=0,
        opacity=0.85)]


def ground(line: Sequence[tuple[float, float]], colour: str, angle: float = 6.0, fog: Fog | None = None) -> Shape:
    """Return ground from edge to edge below a line."""
    return hill(WIDE, HIGH + 20, line, colour, fog, angle)


def thicket(dice: random.Random, foot: float, colour: str, count: int = 12, fog: Fog | None = None) -> list[Shape]:
    """Return a far row of round trees."""
    return [s for k in range(count) for s in foliage(dice, WIDE * (k + dice.uniform(0.2, 0.8)) / count,
        foot - dice.uniform(14, 34),
        dice.uniform(34, 48), dice.uniform(26, 36), colour, fog)]


def firs(dice: random.Random, foot: float, colour: str, count: int = 14, height: float = 70,
    fog: Fog | None = None) -> list[Shape]:
    """Return a far row of firs."""
    return [s for k in range(count) for s in conifer(dice, WIDE * (k + dice.uniform(0.1, 0.9)) / count,
        foot + dice.uniform(-6, 6),
        height * dice.uniform(0.7, 1.1), colour, fog)]


def old_trees(dice: random.Random, *places: tuple[float, float, float], colour: str = "#7a5a3c",
    crown: str = "#5fa03e") -> list[Shape]:
    """Return old trunks (middle, foot, width) and the leaves above them."""
    stems = [s for x, foot, width in places for s in trunk(dice, x, foot, width, colour)]
    leaves = [s for x, _, width in places for s in foliage(dice, x + dice.uniform(-30, 30), 16, width * 1.9 + 40, 44,
        crown)]
    return [*stems, *leaves]


def wall(dice: random.Random, left: float, top: float, width: float, height: float, colour: str,
    row: float = 26.0) -> Shape:
    """Return a wall of blocks."""
    return Shape(box(left, top, width, height), colour, bevel=6, swell=0.5, angle=6, grain=0.16, contour=0.9,
        ridges=(joints(dice, left, top, width, height, row),), shadow=Shadow(0.4, 4, 6, 5))


def flags(top: float, colour: str, middle: float = WIDE / 2) -> Shape:
    """Return a floor of slabs that runs away from the eye."""
    lines = [f"M{middle + k * 44:.0f} {top} L{middle + k * 130:.0f} {HIGH + 20}" for k in range(-9, 10)]
    lines += [f"M-20 {top + (HIGH - top) * (k / 5) ** 1.6:.0f} H{WIDE + 20}" for k in range(1, 5)]
    return Shape(box(-20, top, WIDE + 40, HIGH - top + 20), colour, bevel=12, swell=0, angle=4, grain=0.14, contour=0.6,
        ridges=(Ridge(" ".join(lines), 3, -3),))


def lamp_post(x: float, foot: float, height: float, lit: bool = True) -> list[Shape]:
    """Return a crooked post with a lantern."""
    upright = tube(x, foot, 9, x + 3, foot - height, 7)
    arm = tube(x + 2, foot - height + 4, 6, x + 22, foot - height - 4, 5)
    post = Shape(f"{upright} {arm}", "#6a5038", bevel=4, angle=86, grain=0.2)
    return [post, *lantern(x + 22, foot - height - 2, 0.5, 0.7 if lit else 0.0)]


def tufts(dice: random.Random, top: float, count: int, colour: str) -> list[Shape]:
    """Return tufts of grass over the foreground."""
    return [grass(dice, dice.uniform(0, WIDE), y, 22, 12 + 16 * (y - top) / (HIGH - top),
        colour) for y in sorted(dice.uniform(top, HIGH)
        for _ in range(count))]


def stones(dice: random.Random, top: float, count: int, colour: str) -> list[Shape]:
    """Return stones that lie about."""
    return [s for y in sorted(dice.uniform(top, HIGH - 6) for _ in range(count)) for s in rock(dice, dice.uniform(0,
        WIDE), y,
        dice.uniform(16, 34), dice.uniform(10, 18), colour)]


def haze(y: float, colour: str, opacity: float = 0.4, high: float = 16) -> Shape:
    """Return a veil over the whole width."""
    return mist(ellipse(WIDE / 2, y, WIDE * 0.6, high), colour, opacity)


def pit(outline: str, colour: str = "#1c1620", tone: float = 0.2) -> Shape:
    """Return a dark opening."""
    return flat(outline, colour, tone=tone, contour=1)


def row(part: Part, *places: tuple[float, float, float]) -> list[Shape]:
    """Return the same part at several places (x, foot, size), the far ones first."""
    return [s for x, y, size in sorted(places, key=lambda place: place[1]) for s in placed(part, x, y, size)]

