"""The fire on the green at night, into which cards are thrown when the party changes its decks."""

from __future__ import annotations

import random
from functools import partial

from assets.workshop.engraving import Glow, Light, Part, Picture, Print, Shape, Sky, flat, placed
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.nature import rock
from assets.workshop.engraving.paths import ellipse, tube
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.tenefyr.country import firs, ridge
from assets.workshop.recipe import Recipe

SIZE = (400, 420)
SCALE, QUALITY = 2.0, 66


def _scene() -> Part:
    """Return the night, the trees round the green, and the fire."""
    dice = random.Random(3)
    stars = " ".join(ellipse(dice.uniform(0, 400), dice.uniform(0, 220), dice.uniform(0.9, 2.0)) for _ in range(46))
    out: list[Shape] = [flat(stars, "#fff3c8", ink=0, tone=1.8, contour=0)]
    out += firs(dice, [(x, 330, h) for x, h in ((-6, 190), (50, 150), (96, 120), (306, 126), (352, 156), (404, 196))],
        ("#4a5a52", "#40504c", "#54645a"))
    out += [ridge(400, 440, ((0, 322), (130, 312), (270, 318), (400, 308)), "#6d7448", 0.0, 4, 4, 22, 0.8),
        flat(ellipse(200, 372,
        150, 34), "#ffb050", ink=0, tone=1.4, opacity=0.5, feather=26)]
    logs = [Shape(tube(*run), tint, bevel=10, angle=a, grain=0.1, contour=1.1) for run, tint, a in (((96, 392, 28, 250,
        352, 26),
        "#7a4a2c", 20), ((306, 394, 28, 150, 352, 26), "#6a4028", 160), ((130, 400, 26, 270, 398, 26), "#8a5a34", 4))]
    ring = [s for x, y, w, h in ((66, 404, 54, 34), (334, 406, 54, 34), (110, 416, 50, 28), (290, 416, 50, 28), (200,
        420, 60, 26)) for s
        in rock(dice, x, y, w, h, "#8d8478")]
    blaze = [*flame(140, 384, 190, 0.5), *flame(262, 384, 200, 0.5), *flame(200, 392, 300, 0.8)]
    sparks = flat(" ".join(ellipse(dice.uniform(90, 310), dice.uniform(30, 240), dice.uniform(1.6,
        3.4)) for _ in range(34)), "#ffd060",
        ink=0, tone=1.9, contour=0.5, glow=Glow("#ffb040", 5, 0.4))
    return [*out, *placed(logs), *blaze, *ring, sparks]


FIRE = Picture(_scene, sky=Sky("#2c2f52", "#c98a5a", (0.5, 0.72), 0.75, 0.04, seed=4), light=Light(key=(-0.2, -0.3,
    0.9), ambient=0.34),
    style=Print(period=4.2, gamma=0.8, tint=0.96, cross=0.66, slip=0.5, black=0, white=100), size=SIZE, pixels=(600,
        630))
PICTURES = {"fire": partial(calm, FIRE)}
MADE_OF = (*METHOD, __name__, "assets.workshop.pictures.heroica.calm", "assets.workshop.pictures.tenefyr.country",
    *kit("fire", "houses", "nature"))
RECIPES = (Recipe("scenes/tenefyr/fire", "scenes/tenefyr/fire.webp", partial(PICTURES["fire"], SCALE), MADE_OF,
    QUALITY),)
