"""The title: a portcullis under the town, green light, a ratman's shadow, torches, and four heroes from behind."""

from __future__ import annotations

import random

from PIL import Image

from assets.workshop.engraving import (
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Shape,
    Sky,
    flat,
    mist,
    placed,
)
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.beasts import rat
from assets.workshop.engraving.kit.party import archer_behind, dwarf_behind, priest_behind, wizard_behind
from assets.workshop.engraving.kit.props import barrel
from assets.workshop.engraving.kit.remains import long_bone, skull
from assets.workshop.engraving.kit.stonework import archway, chain, pillar, portcullis, rounded, stair, wall
from assets.workshop.engraving.kit.vaults import sconce, streaks, walkway
from assets.workshop.engraving.kit.waters import glints, ripples, water
from assets.workshop.engraving.kit.webs import eyes
from assets.workshop.engraving.paths import ellipse, loop, polygon, tube
from assets.workshop.pictures.record import engraving

WIDTH, HEIGHT = 1720, 720
# A window of 16:9 shows what lies left of this line; only wider ones show the rest.
USUAL_WIDTH = 1280
AIR = "#c79a5a"
QUALITY = 34
"""Most of it is dark brick, and a third lies below the menu."""
STONE_ = "#7d8280"
DOOR = 866.0


def _ratman() -> list[Shape]:
    """Return the shadow of a ratman who looks to the left with a hooked blade raised; 280 high, feet on y = 0."""
    body = loop(-100, -190, -70, -212, -40, -234, -14, -238, 20, -226, 60, -206, 96, -160, 104, -100, 92, -50, 86, -14,
        96, 0, 40, 0, 52, -22,
        40, -56, 6, -60, -20, -44, -26, -14, -22, 0, -76, 0, -58, -18, -54, -60, -44, -110, -52, -150, -78, -168, -104,
        -174)
    parts = [body, loop(-34, -220, -54, -262, -36, -292, -10, -270, -6, -226), loop(2, -222, 0, -268, 26, -294, 48,
        -262, 34, -214),
        tube(0, -140, 40, -74, -116, 28, -124, -128, 18), tube(-118, -98, 12, -136, -160, 11),
        loop(-146, -150, -124, -156, -126, -190, -144, -222, -180, -236, -194, -214, -176, -216, -160, -200, -152,
        -176),
        tube(0, -104, 34, -66, -70, 22, -104, -66, 13), tube(-100, -66, 10, -122, -76, 2), tube(-102, -64, 10, -128,
        -60, 2),
        tube(-100, -60, 10, -120, -44, 2),
        tube(80, -40, 24, 128, -14, 18, 150, -60, 12, 138, -110, 9, 156, -156, 5, 150, -180, 1),
        polygon(-30, -110, -66, -26, -46, -44, -34, -6, -14, -48, 6, -4, 24, -50, 46, -2, 62, -44, 86, -8, 100, -110),
        *[polygon(x, y, x + 14, y - 16, x + 16, y + 8) for x, y in ((30, -214), (56, -198), (78, -176), (92, -148), (96,
        -116))]]
    teeth = polygon(-100, -176, -97, -158, -92, -174, -88, -160, -83, -172)
    return [*[flat(part, "#10160a", tone=0.12, contour=0) for part in parts], flat(teeth, "#d8f09a", tone=1.2, ink=0.1,
        contour=0.4),
        flat(ellipse(-62, -202, 9, 6), "#ff4a1a", ink=0, tone=1.8, glow=Glow("#ff4a1a", 9, 0.9))]


def _gate() -> list[Shape]:
    """Return the arch with its green light, the shadow in it, the drawn-up portcullis and the stair below."""
    return [flat(rounded(DOOR, 472, 176, 372), "#4a6a30", tone=0.85, contour=1, fog=Fog("#9fd65a", 0.12)),
        flat(rounded(DOOR, 472, 138, 300), "#78a63c", tone=1.05, ink=0.6, contour=0.5), flat(rounded(DOOR, 472, 98,
        226), "#aadc5c", tone=1.5,
            ink=0.2, contour=0.4), flat(ellipse(DOOR, 380, 80, 96), "#eaffb0", tone=1.9, ink=0, feather=30,
            opacity=0.95, glow=Glow("#a8f050", 70,
            0.9)),
        *placed(_ratman(), DOOR + 22, 476, 1.02), *portcullis(DOOR, 226, 156, 120, 9), archway(DOOR, 472, 176, 372, 46,
        "#8a8c84", False,
            Fog(AIR, 0.06)),
        *[s for x in (DOOR - 236, DOOR + 236) for s in chain(x, -20, 250, 1.5)],
        *stair(DOOR, 596, 520, 7, 16, 0.94, 0, "#85867c"),
        flat(polygon(DOOR - 120, 478, DOOR + 90, 478, DOOR + 150, 600, DOOR - 220, 600), "#a8dc5c", tone=1.2, ink=0.3,
        opacity=0.34, feather=14)]


def _wall(dice: random.Random) -> list[Shape]:
    """Return the wall with its side arches full of eyes, and what only wide windows see at the right."""
    arches = [s for x in (566, 1152, 1560) for s in (flat(rounded(x, 474, 90, 262), "#15120f", tone=0.3, contour=1),
        archway(x, 474, 90, 262, 32,
        "#85877f", False, Fog(AIR, 0.08)))]
    seen = [s for x, y, gap, size, tint in ((548, 330, 22, 7, "#b8f06a"), (596, 372, 18, 6, "#b8f06a"), (560, 416, 15,
        5, "#b8f06a"), (1126, 318, 24,
        8, "#ff6a2a"), (1166, 366, 19, 6, "#ff6a2a"), (1132, 410, 15, 5, "#ff6a2a"), (1540, 340, 22, 7, "#b8f06a"),
        (1590, 390, 18, 6, "#ff6a2a"))
        for s in eyes(x, y, gap, size, tint)]
    return [wall(dice, -20, -20, WIDTH + 40, 640, STONE_, 36, Fog(AIR, 0.2)), *streaks(dice, 40, 1680, 20, 18,
        "#55604c", 260), *arches, *seen]


def _near(dice: random.Random) -> list[Shape]:
    """Return the causeway over the water, the pillars and the torches on them."""
    pool = water(polygon(-20, 590, WIDTH + 20, 590, WIDTH + 20, HEIGHT + 20, -20, HEIGHT + 20), "#5f7a6c", Fog(AIR,
        0.06), ripples(dice, -20,
        WIDTH, 600, HEIGHT, 90))
    return [pool, glints(dice, 560, 600, HEIGHT, 90, "#ffca80", 20), glints(dice, 1200, 600, HEIGHT, 90, "#ffb870", 20),
        walkway(dice, DOOR - 250,
        594, DOOR + 250, 594, DOOR + 420, HEIGHT + 20, DOOR - 420, HEIGHT + 20, colour="#8d8a7c"),
        *[s for x in (462, 1268) for s in pillar(x, 660, 30, 60, "#74797a")], *placed(sconce(1.5, 0), 518, 330),
        *placed(sconce(1.5, 0), 1226, 330),
        *chain(300, -20, 260, 1.5), *chain(1440, -20, 220, 1.5), *placed(barrel(110, 140), 1600, 640), *placed(skull(),
        1480, 640, 1.2, -12),
        *placed(long_bone(110), 1400, 662, 1.0, 14), *placed(rat(dice, "#5f564c"), 240, 650, 0.4)]


def _scene() -> Part:
    """Return everything, back to front."""
    dice = random.Random(21)
    heroes = [s for figure, x, y, size in ((archer_behind(), 640, 704, 0.98), (wizard_behind(), 1090, 704, 0.98),
        (priest_behind(), 934, 708, 0.98),
        (dwarf_behind(), 752, 718, 1.0)) for s in placed(figure, x, y, size)]
    return [*_wall(dice), *_gate(), *_near(dice), *heroes, mist(ellipse(DOOR, 724, 520, 18), "#a8b088", 0.4)]


def _torchlit(image: Image.Image) -> Image.Image:
    """Return the print by the light of two torches, of a staff, and of what is green."""
    part = USUAL_WIDTH / WIDTH
    lamps = [Lamp(x / USUAL_WIDTH * part, y / HEIGHT, rx * part, ry, k) for x, y, rx, ry, k in ((518, 240, 0.15, 0.3,
        0.9), (1226, 240, 0.15, 0.3,
        0.9), (DOOR, 350, 0.17, 0.34, 1.0), (900, 600, 0.24, 0.22, 0.8), (1160, 440, 0.1, 0.18, 0.6))]
    return at_dusk(image, lamps, warm=(0.55 * part + 0.1, 0.5), dark=0.5)


TITLE = Picture(scenery=_scene, sky=Sky(high="#2a2c2a", low="#8a8068"), light=Light(ambient=0.24),
    style=Print(period=4.6, cross=0.6, gamma=0.8,
    tint=0.9, white=95), size=(WIDTH, HEIGHT), pixels=(2580, 1080), finish=_torchlit)
PICTURES = {"title": TITLE}
_KIT = ("arms", "attire", "beasts", "faces", "fire", "hands", "helmets", "party", "props", "remains", "stonework",
    "vaults", "waters", "webs")
RECIPES = (engraving("scenes/warhammer-quest/title", TITLE, __name__, *_KIT, quality=QUALITY, ending="webp"),)
