"""The camp of the delve: a hollow in the rock round a fire, bedrolls, and beside it what a hero may do there."""

from __future__ import annotations

import random

from PIL import Image

from assets.workshop.engraving import Fog, Glow, Light, Part, Picture, Print, Ridge, Shape, Sky, flat, mist, placed
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.fire import flame, lantern, smoke
from assets.workshop.engraving.kit.props import barrel, campfire, cauldron, chest, crate, sack
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.stonework import archway, cave, floor, rounded, spikes, stair, wall
from assets.workshop.engraving.kit.vaults import rubble, streaks
from assets.workshop.engraving.palette import DARK_WOOD
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.town import DOORS, SQUARE, anvil, dummy

GROUND = 438.0
QUALITY = 36
"""Most of it is dark: it bears less than the square of the town."""
FIRE = 560.0
"""Where the fire burns, beside the anvil."""


def bedroll(cloth: str, folded: str) -> list[Shape]:
    """Return a blanket on the ground with its rolled end to the left; its foot is y = 0, about 190 wide."""
    seams = Ridge("M-40 -26 V-2 M0 -26 V-2 M40 -24 V-2", 4, -4)
    return [Shape(loop(-70, -2, -76, -26, 40, -30, 104, -20, 112, -4, 60, 4), cloth, bevel=12, angle=6, grain=0.3,
        ridges=(seams,)), Shape(loop(-104, -2, -112, -24, -92, -42, -66, -38, -58, -14, -72, 2), folded, bevel=16,
        angle=40, grain=0.2, ridges=(Ridge("M-98 -22 Q-84 -34 -72 -20 Q-82 -10 -90 -20", 4, -5),)),
        Shape(box(40, -31, 12, 34), "#5d3a22", bevel=3, angle=84)]


def _ring() -> list[Shape]:
    """Return the ring where two measure themselves: posts with a rope, crossed swords; its middle is 0, 0."""
    posts = [s for x, y in ((-116, -34), (116, -34), (-150, 6), (150, 6)) for s in (Shape(box(x - 8, y - 74, 16, 78),
        DARK_WOOD, bevel=6, angle=86), Shape(box(x - 10, y - 78, 20, 9), "#6d747a", bevel=3))]
    sand = Shape(ellipse(0, -6, 150, 30), "#b09468", bevel=9, angle=6, grain=0.4)
    back = [Shape(tube(-116, -96, 5, 0, -78, 5, 116, -96, 5), "#c9ac74", bevel=2.4, angle=30)]
    front = [Shape(tube(-150, -54, 6, 0, -30, 6, 150, -54, 6), "#c9ac74", bevel=2.4, angle=30)]
    blades = [s for lean in (30, -30) for s in placed(sword(170, 20), 44 * (1 if lean < 0 else -1), -26, 0.85, lean)]
    return [sand, *back, *posts[:4], *blades, *posts[4:], *front]


def _camp() -> Part:
    """Return the hollow, back to front."""
    dice = random.Random(47)
    rock, dark = "#6a6660", "#4c4a48"
    out: list[Shape] = [wall(dice, -20, -20, 1480, 400, "#7a6c5c", 44, Fog("#2a2018", 0.3)), *streaks(dice, 200, 1260,
        40, 14, "#4c5648", 220), flat(rounded(1000, 350, 92, 190), "#0c0b0a", tone=0.2, contour=1), archway(1000, 350,
        92, 190, 26, "#7d7466", False), *stair(1000, 352, 150, 6, 14, 0.9, 0, "#7d7a70"),
        cave(dice, (720, 300, 660, 270), rock, Fog("#3a2c20", 0.1), 1440, 500), floor(346, 540, 1440,
        "#8a8070", 720, 70),
        *spikes(dice, 20, 470, 20, 8, 120, dark), *spikes(dice, 480, 1000, 8, 7, 70, dark),
        *spikes(dice, 1010, 1430, 18, 8, 130, dark), *rubble(dice, 60, 400, 90, 70, 14, rock),
        *rubble(dice, 1400, 404, 80, 84, 14, rock)]
    fire = [mist(ellipse(FIRE, GROUND - 6, 250, 40), "#ffb860", 0.5, 30), smoke(FIRE + 10, 300, 230, 26),
        *placed(campfire(80), FIRE, GROUND - 10), flat(ellipse(FIRE, GROUND - 30, 58, 40), "#ff9a3a", ink=0, tone=1.6,
        opacity=0.5, feather=24, glow=Glow("#ff9a30", 60, 0.9)), *flame(FIRE - 24, GROUND - 8, 96, 0.8),
        *flame(FIRE + 26, GROUND - 8, 84, 0.8), *flame(FIRE, GROUND - 2, 140, 1.0),
        Shape(tube(FIRE - 96, GROUND + 4, 8, FIRE - 60, GROUND - 170, 7), DARK_WOOD, bevel=4, angle=84),
        Shape(tube(FIRE + 96, GROUND + 4, 8, FIRE + 60, GROUND - 170, 7), DARK_WOOD, bevel=4, angle=84),
        Shape(tube(FIRE - 70, GROUND - 158, 7, FIRE + 70, GROUND - 158, 7), DARK_WOOD, bevel=4, angle=4)]
    smith = [*placed(chest(120), DOORS[1] + 110, GROUND), *placed(sack(70, 76), DOORS[1] + 196, GROUND + 2),
        *placed(anvil(), DOORS[1], GROUND, 1.15), *placed(sword(130, 17), DOORS[1] - 4, GROUND - 126, 0.7, 84)]
    train = [mist(ellipse(DOORS[0], GROUND, 150, 26), "#e0b070", 0.5, 18), *placed(dummy(), DOORS[0], GROUND, 1.05),
        *placed(barrel(64, 84), DOORS[0] - 118, GROUND - 4), *placed(sword(150, 18), DOORS[0] - 112, GROUND - 80,
        0.7, 8), *placed(crate(70, 52), DOORS[0] + 92, GROUND - 18)]
    rolls = [*placed(bedroll("#4f6a86", "#3c526a"), 400, GROUND - 4, 0.9), *placed(bedroll("#8e3b33", "#6d2a26"), 44,
        GROUND - 2), *placed(bedroll("#64803f", "#4a5f30"), 1370, GROUND - 4, 1.0, -3, mirror=True)]
    return [*out, *train, *fire, *smith, *placed(_ring(), DOORS[2], GROUND - 6), *lantern(DOORS[2] - 190, 246, 0.8,
        0.9), Shape(tube(DOORS[2] - 190, GROUND, 8, DOORS[2] - 190, 246, 6), DARK_WOOD, bevel=4, angle=84), *rolls,
        *placed(cauldron(70), FIRE, GROUND - 112, 0.8), *placed(skull(), 1016, GROUND - 2, 0.9, -12),
        flat(polygon(-20, 490, 1460, 490, 1460, 540, -20, 540), "#14110e", tone=0.3, opacity=0.6, feather=20,
        contour=0)]


def _firelit(image: Image.Image) -> Image.Image:
    """Return the print by the light of a fire, and of a lantern at the ring."""
    w = SQUARE[0]
    lamps = [Lamp(FIRE / w, 0.7, 0.36, 0.7, 1.0), Lamp(DOORS[0] / w, 0.8, 0.12, 0.3, 0.55), Lamp((DOORS[2] - 120) / w,
        0.62, 0.16, 0.42, 0.8)]
    return at_dusk(image, lamps, warm=(0.45, 0.6), dark=0.36)


CAMP = Picture(_camp, sky=Sky(high="#1a1714", low="#3a2c20"), light=Light(ambient=0.26),
    style=Print(gamma=0.8, white=95), size=SQUARE, pixels=(1120, 389), finish=_firelit)
PICTURES = {"camp": CAMP}
_KIT = ("arms", "fire", "folk", "helmets", "houses", "nature", "props", "remains", "stonework", "town", "vaults",
    "waters", "works")
RECIPES = (engraving("scenes/warhammer-quest/camp", CAMP, __name__, *_KIT, shared=("town",),
    quality=QUALITY, ending="webp"),)
