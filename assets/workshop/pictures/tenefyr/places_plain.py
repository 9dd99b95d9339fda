"""The grounds of the five levels, for a fight in a dungeon that has no place of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.engraving import Fog, Part, Ridge, Shape, flat, mist
from assets.workshop.engraving.kit.fire import candle, flame, lantern
from assets.workshop.engraving.kit.nature import foliage, grass, rock
from assets.workshop.engraving.kit.props import barrel, crate, sack
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.runes import crystal
from assets.workshop.engraving.kit.stonework import archway, gothic, gravestone, pillar, rounded, spikes
from assets.workshop.engraving.kit.vaults import bracing, rubble
from assets.workshop.engraving.kit.webs import eyes
from assets.workshop.engraving.kit.works import mine_cart, rails
from assets.workshop.engraving.paths import box, ellipse, loop, polygon
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.tenefyr.country import AIR, firs, flowers, puffs, ridge
from assets.workshop.pictures.tenefyr.places_deep import FIERY
from assets.workshop.pictures.tenefyr.places_lower import COOL, NIGHTLY
from assets.workshop.pictures.tenefyr.places_upper import (
    BLUE_,
    LIME,
    MADE_OF,
    QUALITY,
    SCALE,
    WARM,
    H,
    W,
    plain,
    room,
    view,
)
from assets.workshop.recipe import Recipe


def hedge_field() -> Part:
    """A field before the great hedge, with a gap in it."""
    dice = random.Random(41)
    out: list[Shape] = [*puffs(240, 110, 220, 4), *puffs(980, 90, 240, 5, seed=3), ridge(W, H, ((0, 360), (400, 340),
        (860, 362), (1280, 344)),
        "#d6e09c", 0.3, 4, 3, 28), *firs(dice, [(dice.uniform(0, W), 372, dice.uniform(50, 90)) for _ in range(22)],
        fog=0.3)]
    for row, (y, ry) in enumerate(((330, 70), (410, 80), (480, 70))):
        for k in range(12):
            x = 112 * (k + 0.5 * (row % 2))
            if abs(x - 640) < 90 + 20 * row:
                continue
            out += foliage(dice, x, y + dice.uniform(-12, 12), 96, ry, dice.choice(("#8fb358", "#80a54c", "#9cbc66")),
            Fog(AIR, 0.12))
    for x, y in ((560, 350), (720, 350), (600, 306), (680, 306), (640, 290), (540, 420), (740, 420)):
        out += foliage(dice, x, y, 84, 62, dice.choice(("#8fb358", "#80a54c")), Fog(AIR, 0.12))
    out += [flat(loop(560, 520, 556, 400, 600, 330, 680, 330, 724, 400, 720, 520), "#4a5a30", tone=0.6, contour=1,
        ink=0.8), *eyes(616, 430, 20, 7),
        *eyes(676, 452, 16, 6), ridge(W, H, ((0, 522), (360, 510), (760, 526), (1280, 508)), "#b0cc6a", 0.0, -3, 5,
        36), Shape("M600 520 C640 514 660 514 690 520 C720 590 800 660 900 740 L420 740 C520 660 580 590 600 520 Z",
        "#e3d0a0",
        bevel=10, angle=6, swell=0.4, grain=0.06, contour=0.7, ink=0.4)]
    return [*out, *[grass(dice, x, dice.uniform(560, 716), 54, 40, "#8fb54c")
        for x in (*range(20, 400, 44), *range(820, 1270, 44))],
        *flowers(dice, 0, W, 560, 712, 150),
        *plain(sack(90, 100), 400, 606), *plain(barrel(84, 112), 890, 606)]


def diggings() -> Part:
    """A dry drift with props, rails and a cart."""
    dice = random.Random(43)
    seams = Ridge(" ".join(f"M{dice.uniform(0, W):.0f} {dice.uniform(0, 460):.0f} l{dice.uniform(-40, 40):.0f} "
    f"{dice.uniform(30, 90):.0f}" for _ in range(
        50)), 14, -10)
    out: list[Shape] = [Shape(box(-20, -20, W + 40, H + 40), "#c4a67c", bevel=10, swell=0, angle=60, grain=0.2,
        contour=0, ridges=(seams,), fog=Fog(AIR, 0.15)),
        flat(loop(420, 540, 430, 260, 640, 180, 850, 260, 860, 540), "#fbe9b8", tone=1.3, ink=0.1, contour=0.8)]
    for half, high, thick, fog in ((150, 230, 20, 0.35), (250, 350, 30, 0.15), (430, 540, 44, 0.0)):
        out += bracing(640, 500 + half * 0.26, half, high, "#a9794a", thick, Fog(AIR, fog))
    out += [Shape(polygon(-20, 620, 380, 530, 560, 500, 720, 500, 900, 530, 1300, 620, 1300, 760, -20, 760), "#b3916a",
        bevel=20, angle=4, grain=0.14),
        *rails((640, 502, 24), (640, 730, 240), 9), *lantern(250, 100, 1.4, 0.7), *lantern(1030, 100, 1.4, 0.7)]
    return [*out, *plain(mine_cart(190, "#9a938a"), 420, 616, 1.0, -3), *rubble(dice, 110, 640, 150, 110, 14,
        "#c9ac84"), *rubble(dice, 1180, 640, 150, 110, 14,
        "#c9ac84"), *plain(crate(110, 84), 880, 616), *plain(barrel(84, 110), 970, 620)]


def vaults() -> Part:
    """A crypt of pillars, niches and candles."""
    dice = random.Random(47)
    out = room(dice, "#b4b4b0", 54, 490, "#c9c6ba", 0.12)
    for x in (150, 395, 640, 885, 1130):
        out += [flat(gothic(x, 480, 74, 300), "#5d5c60", tone=0.6, contour=1), archway(x, 480, 74, 300, 20, LIME, True)]
    for x in (272, 518, 762, 1008):
        out += pillar(x, 540, 150, 28, "#cfccc0")
    out += [*plain(gravestone(130, "#c3c4c2"), 360, 610, 1.0, -5), *plain(gravestone(120, "#b7b9b8", cross=False), 920,
        610, 1.0, 5), *plain(skull("#f4ead0"), 470, 612,
        0.9, 8), *plain(skull("#f4ead0"), 800, 614, 0.8, -12)]
    return [*out, *[s for x, h in ((430, 66), (560, 44), (720, 50), (850, 70), (240, 60), (1040,
        60)) for s in candle(x, 612, h, 20)], *eyes(395, 380, 18, 7, "#a8dcff"),
        *eyes(885, 400, 18, 7, "#a8dcff"), mist(ellipse(640, 560, 620, 20), "#f4f4ec", 0.4)]


def arcane_hall() -> Part:
    """A hall with a circle of signs in its floor."""
    dice = random.Random(53)
    out = room(dice, "#a7a2c2", 54, 480, "#c6c0d2", 0.12)
    for x in (200, 1080):
        out += [flat(rounded(x, 470, 84, 290), "#7a5ac4", tone=1.0, ink=0.3, contour=1), mist(ellipse(x, 380, 50, 90),
        "#f0e6ff", 0.7, 24), archway(x, 470, 84, 290, 22,
            "#d8d2e6", False)]
    for x in (400, 880):
        out += pillar(x, 500, 60, 40, "#cdc7de", flutes=5)
    rune = [Shape(ellipse(640, 584, r, r * 0.26), tint, bevel=5, swell=0.3, angle=4, contour=1) for r, tint in ((320,
        "#b3a6d2"), (290, "#d6cfe4"), (200, "#b3a6d2"), (176, "#d6cfe4"))]
    star = flat(polygon(640, 524, 690, 604, 480, 566, 800, 566, 590, 604), "#8f76d6", tone=1.1, ink=0.2, opacity=0.7,
        contour=0.9)
    gems = [s for x, y, h, t in ((330, 600, 120, -8), (366, 610, 80, 10), (930, 602, 126, 8), (972, 612, 84,
        -12)) for s in plain(crystal(h, h * 0.2, "#b49ae0", int(x)), x, y, 1.0, t)]
    return [*out, *rune, star, *gems, *[s for x in (470, 560, 720, 810) for s in candle(x, 640, 50, 18)]]


def deep_cave() -> Part:
    """A cave of red rock with fires in its cracks."""
    dice = random.Random(59)
    out: list[Shape] = [flat(ellipse(640, 330, 420, 240), "#ffdf9a", ink=0, tone=1.5, opacity=0.9, feather=90)]
    out += spikes(dice, -20, 1300, -10, 16, 240, "#b5867a", Fog(AIR, 0.15))
    for x, y, w, h in ((120, 560, 330, 320), (1170, 560, 330, 340), (330, 540, 190, 160), (960,
        540, 200, 170)):
        out += [*rock(dice, x, y, w, h, "#bd8f80")]
    out.append(Shape(loop(-60, 560, 300, 530, 640, 520, 980, 530, 1340, 560, 1340, 780, -60, 780), "#c79a86", bevel=26,
        angle=4, grain=0.14, contour=0.9))
    crack = flat(polygon(430, 604, 520, 590, 600, 606, 690, 592, 800, 604, 860, 598, 800, 616, 700, 608, 610, 622, 510,
        606), "#ff9a3a", ink=0, tone=1.5, contour=1.1)
    fires = [s for x, h in ((500, 74), (612, 96), (706, 80), (806, 64)) for s in flame(x, 612, h, 0.6)]
    return [*out, crack, *fires, *rock(dice, 330, 640, 130, 80, "#a87a70"), *rock(dice, 960, 644, 130, 76, "#a87a70"),
        *plain(skull("#f4ead0"), 410, 634, 0.9, 10)]


VIEWS = {
    "level-1": view(hedge_field, BLUE_),
    "level-2": view(diggings, WARM),
    "level-3": view(vaults, COOL),
    "level-4": view(arcane_hall, NIGHTLY),
    "level-5": view(deep_cave, FIERY),
}
PICTURES: dict[str, Callable[[float], Image.Image]] = {name: partial(calm, picture) for name, picture in VIEWS.items()}
RECIPES = tuple(Recipe(f"pictures/tenefyr/places/{name}", f"pictures/tenefyr/places/{name}.webp", partial(draw, SCALE),
    (*MADE_OF,
    *(f"assets.workshop.pictures.tenefyr.{part}" for part in ("places_lower", "places_deep")), __name__),
    QUALITY) for name, draw in PICTURES.items())
