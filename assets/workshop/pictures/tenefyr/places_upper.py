"""The places of the first three levels, as grounds behind a fight: their detail lies in the lower third."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.engraving import (
    Fog,
    Glow,
    Part,
    Picture,
    Print,
    Ridge,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.fire import candle, lantern
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.houses import inn, inn_sign
from assets.workshop.engraving.kit.nature import conifer, foliage, grass, rock
from assets.workshop.engraving.kit.props import barrel, crate, sack, wheel
from assets.workshop.engraving.kit.remains import heap, long_bone, ribs, skull
from assets.workshop.engraving.kit.stonework import archway, floor, gothic, rounded, wall
from assets.workshop.engraving.kit.town import gibbet
from assets.workshop.engraving.kit.vaults import bracing, rubble, streaks
from assets.workshop.engraving.kit.waters import glints, rings, ripples, water
from assets.workshop.engraving.kit.webs import eyes
from assets.workshop.engraving.kit.works import mine_cart, rails, water_wheel
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.tenefyr.country import AIR, peak, puffs, ridge, road
from assets.workshop.pictures.tenefyr.setting import DAY
from assets.workshop.recipe import Recipe

SIZE = (1280, 720)
SCALE, QUALITY = 1.25, 46
W, H = SIZE
LIME, STONE_, WOOD_ = "#e4d8bc", "#d2c7ab", "#a9794a"
STYLE = Print(period=4.4, gamma=0.7, tint=0.96, cross=0.68, slip=0.5, black=0, white=100)


def room(dice: random.Random, stone: str = STONE_, row: float = 46, foot: float = 470, slabs: str = "#d9cdb0",
    fog: float = 0.25) -> list[Shape]:
    """Return a wall and a floor of slabs that begins at `foot`."""
    return [wall(dice, -20, -20, W + 40, foot + 30, stone, row, Fog(AIR, fog)), floor(foot, H + 20, W, slabs, 640, 120)]


def plain(parts: list[Shape], x: float, y: float, size: float = 1.0, turn: float = 0.0,
    mirror: bool = False) -> list[Shape]:
    """Return a thing set down at x, y."""
    return placed(parts, x, y, size, turn, mirror)


def old_mill_cellar() -> Part:
    """A mill wheel seen from below, sacks, rat eyes."""
    dice = random.Random(2)
    out = room(dice)
    for x in (150, 1130):
        out += [flat(rounded(x, 476, 92, 230), "#3a2c22", tone=0.5, contour=1), archway(x, 476, 92, 230, 28, LIME,
        False)]
        for dx, y in ((-30, 400), (34, 436), (4, 350)):
            out += eyes(x + dx, y, 16, 6)
    beams = [Shape(box(-20, 40, W + 40, 34), WOOD_, bevel=8, angle=4, grain=0.12), *[Shape(polygon(x - 20, -20, x + 20,
        -20,
        x + 20, 60, x - 20, 60), "#97683c", bevel=6, angle=86) for x in (260, 640, 1020)]]
    wheel_ = plain(water_wheel(300, 16, "#a9794a"), 640, 250)
    trough = [water(polygon(320, 470, 960, 470, 1040, 640, 240, 640), "#9cc7cf", ripples=ripples(dice, 250, 1030, 480,
        636,
        50)), Shape(tube(318, 470, 16, 236, 646, 26), LIME, bevel=7, angle=60), Shape(tube(962, 470, 16, 1044, 646, 26),
        "#cfc2a0", bevel=7, angle=60)]
    drips = [flat(tube(x, 300, 3, x + 2, 480, 6), "#dff2f4", ink=0, tone=1.6, opacity=0.7, contour=0.3) for x in (470,
        560,
        720, 812)]
    goods_ = [*plain(sack(110, 124), 250, 600), *plain(sack(100, 108, "#cbb384"), 330, 612, 0.9), *plain(sack(110, 120),
        190, 640), *plain(barrel(96, 128), 1000, 600), *plain(barrel(96, 128), 1090, 626), *plain(sack(104, 116), 930,
        612,
        0.9), *plain(crate(110, 84), 90, 560)]
    return [*out, *wheel_, *beams, *trough, *drips, rings(640, 560, 90), *goods_, *lantern(260, 66, 1.0, 0.6),
        *lantern(1020,
        66, 1.0, 0.6)]


def bramble_lane() -> Part:
    """A sunken lane roofed by thorns, light at its end."""
    dice = random.Random(4)
    out: list[Shape] = [flat(ellipse(640, 330, 260, 230), "#fff6cc", ink=0, tone=1.6, opacity=0.9, feather=80)]
    out += [Shape("M-20 740 L-20 500 C300 470 480 440 590 420 L690 420 C800 440 980 470 1300 500 L1300 740 Z",
        "#d9c696",
        bevel=30, angle=4, grain=0.08, contour=0.6, ridges=(Ridge(line(600, 424, 500, 540, 380, 740), 12, -6),
        Ridge(line(680,
        424, 780, 540, 900, 740), 12, -6)))]
    for depth in range(4):
        t = depth / 3
        for side in (-1, 1):
            for k in range(6):
                y = 470 - 76 * k + 40 * t
                reach = 130 + 210 * t + (k / 5) ** 2 * -150 * (0.5 + 0.5 * t)
                x = 640 + side * reach
                out += foliage(dice, x + side * 110 * t, y, 74 + 60 * t, 62 + 34 * t, dice.choice(("#8fae5c", "#7fa04e",
                    "#9cba6c")), Fog("#f4f0cc", 0.5 - 0.45 * t), -22 * side)
        for x in range(380, 960, 116):
            out += foliage(dice, x, 60 + 30 * (1 - t), 90, 44, dice.choice(("#8fae5c", "#7fa04e")), Fog("#f4f0cc", 0.5
                - 0.45 * t), 10)
    for x, y in ((30, 40), (110, 110), (20, 190), (1250, 40), (1170, 110), (1264, 190), (240, 30), (1050, 30)):
        out += foliage(dice, x, y, 110, 76, dice.choice(("#86a655", "#789a4a")), None, 14)
    thorn = "#7a5c3e"
    for run, side in (((20, 620, 24, 120, 430, 20, 300, 230, 15, 560, 120, 10, 760, 130, 4), 1), ((1262, 640, 24, 1150,
        430,
        20, 980, 220, 15, 730, 110, 10, 540, 150, 4), -1), ((180, 700, 18, 210, 520, 15, 340, 360, 12, 470, 290, 4), 1),
        ((1100, 700, 18, 1070, 520, 15, 950, 350, 12, 830, 280, 4), -1)):
        out.append(Shape(tube(*run), thorn, bevel=7, angle=50 * side, grain=0.1, contour=1))
        spikes = [polygon(x, y, x + side * 26, y - 24, x + 8, y - 12) for x, y in zip(run[0:-3:3], run[1:-3:3],
        strict=True)]
        spikes += [polygon((a + c) / 2, (b + d) / 2, (a + c) / 2 - side * 20, (b + d) / 2 - 26, (a + c) / 2 + 8,
        (b + d) / 2
            - 8) for (a, b), (c, d) in zip(zip(run[0::3], run[1::3], strict=True), zip(run[3::3], run[4::3],
            strict=True),
            strict=False)]
        out.append(Shape(" ".join(spikes), "#8e6c48", bevel=4, contour=0.9))
    roses = [s for x, y in ((210, 470), (300, 556), (420, 592), (860, 590), (990, 552), (1080, 470), (150, 560), (1140,
        580),
        (360, 480), (930, 486)) for s in (Shape(ellipse(x, y, 17), "#fff1ec", bevel=10, angle=30, contour=0.9,
        ridges=(Ridge(
        ellipse(x, y, 8), 4, -3),)), flat(ellipse(x, y, 5), "#e8b23a", ink=0, contour=0.5))]
    ground = [grass(dice, x, 716 - abs(640 - x) * 0.1, 60, 60, "#86a84e") for x in (40, 120, 200, 1080, 1160, 1250,
        300, 980)]
    return [*out, *roses, *ground, *plain(skull("#f1e6c6"), 760, 600, 0.9, -10), *plain(wheel(54, 10, "#a07a4c"), 470,
        610,
        1.0, 12)]


def wolf_hollow() -> Part:
    """A dell with bones, by moonlight."""
    dice = random.Random(6)
    out: list[Shape] = [flat(ellipse(860, 130, 82), "#fffbe6", ink=0, tone=1.8, contour=1.0, glow=Glow("#fff6d8", 60,
        0.7)), ridge(W, H, ((0, 360), (220, 300), (480, 380), (700, 400), (980, 320), (1280,
        370)), "#b8bfa8", 0.4, 6, 3, 30)]
    for _ in range(26):
        x = dice.uniform(0, W)
        if 420 < x < 820:
            continue
        out += conifer(dice, x, 400 + dice.uniform(0, 40), dice.uniform(120, 230), dice.choice(("#93a590", "#839884")),
        Fog(
            "#dfe0d4", 0.4))
    out.append(ridge(W, H, ((0, 430), (260, 470), (620, 500), (980, 470), (1280, 420)), "#b9bd94", 0.12, -4, 4, 34))
    for x, y, w, h in ((80, 560, 190, 150), (1190, 560, 210, 160), (300, 500, 110, 70), (1000, 500, 120, 76)):
        out += rock(dice, x, y, w, h, "#b5b0a4")
    den = [flat(loop(560, 520, 566, 440, 640, 410, 716, 440, 724, 520), "#2a2420", tone=0.3, contour=1.1), *eyes(610,
        476, 18,
        7), *eyes(668, 490, 15, 6), Shape(stroke(line(548, 526, 560, 436, 640, 398, 722, 436, 736, 526), 30), "#a8a294",
        bevel=12, angle=40, grain=0.1)]
    bones = [*plain(ribs(6, 150, 190, "#f1e6c6"), 360, 604, 0.9), *heap(dice, 820, 606, 100, 46, 9, "#efe2c0"),
        *plain(skull(
        "#f4ead0"), 490, 606, 0.9, 8), *plain(long_bone(110, "#efe2c0"), 590, 598, 0.9, 18), *plain(long_bone(96,
        "#efe2c0"),
        690, 610, 0.9, -24), *plain(skull("#f4ead0"), 960, 600, 0.8, -14)]
    tufts = [grass(dice, dice.uniform(0, W), dice.uniform(560, 715), 60, 40, "#95a070") for _ in range(26)]
    return [*out, *den, *tufts, *bones, mist(ellipse(640, 540, 620, 26), "#f4f2e4", 0.4)]


def robbers_road() -> Part:
    """A narrow pass with a rope across it."""
    dice = random.Random(8)
    out: list[Shape] = [*puffs(560, 120, 200, 4), *puffs(760, 200, 150, 3, seed=4), *peak(dice, 640, 190, 470, 260,
        fog=0.3),
        ridge(W, H, ((0, 440), (400, 430), (640, 446), (900, 430), (1280, 440)), "#cfcf94", 0.1, 4, 3, 30),
        *road(((640, 430, 24), (620, 470, 60), (660, 540, 130), (640, 730, 330)), "#ead9ae")]
    for side in (-1, 1):
        for depth, (reach, top, tint, fog) in enumerate(((250, 240, "#c9ab84", 0.35), (380, 90, "#bf9d74", 0.15), (520,
        -30,
            "#b48f66", 0.0))):
            x = 640 + side * reach
            edge = (x, 470 + depth * 60, x - side * 30, 400, x + side * 16, 300 - depth * 20, x - side * 24, top + 70, x
                + side * 40, top, x + side * 700, top - 40, x + side * 700, 760, x, 760)
            seams = Ridge(" ".join(f"M{x + side * (40 + 70 * k):.0f} {top + 40} l{side * 14} 130 l{-side * 10} 140 "
            f"l{side * 16}"
                " 160" for k in range(5)), 13, -9)
            out.append(Shape(polygon(*edge), tint, bevel=34, angle=58 * side, grain=0.16, contour=0.9, ridges=(seams,),
            fog=Fog(
                AIR, fog) if fog else None))
    rope = [Shape(tube(250, 476, 10, 440, 520, 10, 640, 534, 10, 840, 520, 10, 1030, 470, 10), "#d9b878", bevel=5,
        angle=30,
        contour=1), *[Shape(polygon(x - 10, y, x + 12, y, x + 6, y + 36, x - 2, y + 30), tint, bevel=4,
        contour=0.9) for x, y,
        tint in ((400, 514, "#c1452f"), (520, 530, "#f6e9c8"), (640, 536, "#c1452f"), (760, 530, "#f6e9c8"), (880, 512,
        "#c1452f"))], *[s for x in (250, 1030) for s in (Shape(box(x - 14, 430, 28, 190), WOOD_, bevel=8, angle=86,
        grain=0.1,
        contour=1),)]]
    board = [Shape(box(-9, -150, 18, 156), "#97683c", bevel=6, angle=86), Shape(polygon(-70, -150, 66, -160, 72, -96,
        -64,
        -88), "#c99a60", bevel=6, angle=6, contour=1), *placed(skull("#f6ecd0"), 0, -124, 0.6)]
    return [*out, *rope, *plain(board, 330, 640), *plain(barrel(90, 120), 960, 640), *plain(crate(110, 84), 890, 650),
        *plain(
        wheel(60, 12, "#a07a4c"), 420, 650, 1.0, -14), *plain(sack(84, 90), 1050, 660), *rock(dice, 210, 680, 150, 90,
        "#c4ad8c"), *rock(dice, 1150, 690, 170, 90, "#c4ad8c")]


def flooded_mine() -> Part:
    """A drift with rails under black water, lanterns mirrored in it."""
    dice = random.Random(10)
    rockc = "#bfa684"
    out: list[Shape] = [wall(dice, -20, -20, W + 40, H + 40, rockc, 90, Fog(AIR, 0.2)), flat(loop(430, 520, 440, 250,
        640, 170,
        840, 250, 850, 520), "#f4e2b0", tone=1.2, ink=0.2, contour=0.8), flat(loop(540, 470, 546, 350, 640, 310, 734,
        350, 740,
        470), "#6b5a48", tone=0.7, contour=0.8)]
    for x, foot, half, high, thick, fog in ((640, 480, 130, 210, 18, 0.35), (640, 520, 230, 330, 28, 0.15), (640, 600,
        420,
        540, 44, 0.0)):
        out += bracing(x, foot, half, high, WOOD_, thick, Fog(AIR, fog))
    pool = water(polygon(-20, 560, 380, 500, 540, 468, 740, 468, 900, 500, 1300, 560, 1300, 740, -20, 740), "#56707c",
        ripples=ripples(dice, -20, W, 500, 740, 110))
    track = rails((640, 470, 22), (640, 720, 230), 9)
    veil = flat(polygon(-20, 560, 380, 500, 540, 468, 740, 468, 900, 500, 1300, 560, 1300, 740, -20, 740), "#6f8f9a",
        opacity=0.5,
        ink=0.5, contour=0)
    lamps = [*lantern(250, 90, 1.4, 0.7), *lantern(1030, 90, 1.4, 0.7), *lantern(640, 206, 0.8, 0.6), glints(dice, 330,
        556,
        700, 60, "#ffdf96", 20), glints(dice, 950, 556, 700, 60, "#ffdf96", 20)]
    cart = placed(mine_cart(190, "#8fb4c4"), 850, 604, 1.0, -6)
    return [*out, pool, *track, veil, *lamps, *cart, rings(850, 606, 130), *plain(barrel(84, 110), 380, 600, 1.0, 12),
        rings(380,
        600, 70), *rubble(dice, 120, 600, 150, 120, 14, "#c4ad8c"), *rubble(dice, 1170, 600, 150, 120, 14, "#c4ad8c"),
        *eyes(600,
        430, 14, 5), *streaks(dice, 60, 1220, 60, 12, "#a89878", 130)]


def gallows_inn() -> Part:
    """An inn whose sign swings from a gibbet."""
    dice = random.Random(12)
    out: list[Shape] = [*moon(220, 120, 64), *puffs(1000, 120, 220, 4, "#efdcd4"), *puffs(420, 190, 160, 3, "#efdcd4",
        5),
        ridge(W, H, ((0, 380), (320, 350), (700, 390), (1000, 360), (1280, 384)), "#c2c39a", 0.35, 4, 3, 30),
        ridge(W, H, ((0, 500), (400, 478), (800, 500), (1280, 480)), "#b5bd82", 0.1, -3, 4, 34),
        *road(((1300, 560, 60), (980, 600, 80), (640, 590, 90), (300, 640, 120), (-40, 700, 150)), "#e6d6ac")]
    for x in (60, 160, 1150, 1230):
        out += conifer(dice, x, 500, dice.uniform(170, 230), "#8fa084", Fog(AIR, 0.25))
    out += placed(inn(), 690, 588, 2.0)
    hang = placed(gibbet(400, "#a9794a")[:2], 372, 640)
    board = [Shape(polygon(-74, 0, 74, 0, 74, 96, 0, 120, -74, 96), "#c1452f", bevel=8, angle=30, contour=1.1),
        Shape(stroke(
        ellipse(0, 46, 30, 32), 8), "#f6e9c8", bevel=3), flat(stroke("M0 78 V104", 7), "#f6e9c8"),
        drawn("M-50 0 V-40 M50 0 V-40",
        4, "#4a3a2e")]
    props = [*plain(barrel(84, 112), 470, 632), *plain(barrel(84, 112), 1010, 628), *plain(crate(96, 74), 930, 640),
        *lantern(
        520, 430, 0.9, 0.7), *lantern(880, 430, 0.9, 0.7)]
    return [*out, *hang, *placed(board, 262, 292, 1.0, -7), *props, *[grass(dice, dice.uniform(0, W), dice.uniform(650,
        716), 50,
        36, "#92a45c") for _ in range(18)], *inn_sign()[:0]]


def ossuary() -> Part:
    """Walls of skulls, with candles in them."""
    dice = random.Random(14)
    out = room(dice, "#d8ceb6", 60, 480, "#ddd2b8", 0.3)
    for row in range(5):
        for k in range(22):
            x, y = 30 + k * 60 + 30 * (row % 2), 70 + row * 74
            if 520 < x < 760 and y > 130:
                continue
            out += placed(skull(dice.choice(("#f4ead0", "#eee0c0", "#f8f0dc")), Fog(AIR, 0.16)), x, y, 1.02,
            dice.uniform(-6,
                6))
    niche = [flat(gothic(640, 486, 108, 330), "#5f5046", tone=0.6, contour=1), archway(640, 486, 108, 330, 30, LIME,
        True)]
    altar = [Shape(box(540, 470, 200, 110), "#e8deca", bevel=8, angle=6, grain=0.08,
        ridges=(Ridge("M540 500 H740 M606 500 V580 "
        "M674 500 V580", 4, -3),)), Shape(box(526, 456, 228, 22), "#f2ead8", bevel=6, angle=4)]
    lights = [s for x, h in ((560, 60), (600, 86), (680, 80), (724, 54)) for s in candle(x, 458, h, 20)]
    shelf = [s for x, y in ((120, 150), (300, 298), (420, 152), (860, 226), (1000, 150), (1140, 298), (60, 372), (1240,
        226))
        for s in candle(x, y + 8, 40, 15)]
    low = [*heap(dice, 300, 608, 130, 70, 12, "#efe2c0"), *heap(dice, 990, 608, 130, 70, 12, "#efe2c0"), *[s for x,
        h in ((430,
        70), (462, 46), (846, 64), (820, 40), (180, 80), (1110, 80)) for s in candle(x, 612, h, 20)]]
    return [*out, *shelf, *niche, *placed(skull("#fbf4df"), 640, 300, 2.0), *altar, *placed(skull("#fbf4df"), 640, 440,
        1.0),
        *lights, *low]


def view(scenery: Callable[[], Part], sky: Sky) -> Picture:
    """Return the ground of a place."""
    return Picture(scenery, sky=sky, light=DAY, style=STYLE, size=SIZE)


WARM = Sky("#d9c79a", "#fbf0cf", (0.5, 0.4), 1.0, 0.0)
GREEN_ = Sky("#a9c08a", "#fbf6d4", (0.5, 0.45), 0.9, 0.04)
MOONLIT = Sky("#6f7fa4", "#d3d8e2", (0.67, 0.18), 0.55, 0.05)
BLUE_ = Sky("#8cc3d6", "#fff4d6", (0.5, 0.2), 0.8, 0.05)
DUSK_ = Sky("#8a86aa", "#f6d2a8", (0.2, 0.3), 0.9, 0.05)
VIEWS = {
    "old-mill-cellar": view(old_mill_cellar, WARM), "bramble-lane": view(bramble_lane, GREEN_), "wolf-hollow": view(
    wolf_hollow, MOONLIT), "robbers-road": view(robbers_road, BLUE_), "flooded-mine": view(flooded_mine, WARM),
    "gallows-inn": view(gallows_inn, DUSK_), "ossuary": view(ossuary, WARM),
}
PICTURES: dict[str, Callable[[float], Image.Image]] = {name: partial(calm, picture) for name, picture in VIEWS.items()}
MADE_OF = (*METHOD, "assets.workshop.pictures.heroica.calm",
    *(f"assets.workshop.pictures.tenefyr.{name}" for name in ("country", "setting", "places_upper")),
    *kit("beasts", "faces", "fire", "folk", "fungi", "haunts", "houses", "nature", "props", "remains", "runes",
    "stonework", "town", "vaults", "waters", "webs", "works"))
"""What all places are made from, those of the other modules besides from the module they stand in."""
RECIPES = tuple(Recipe(f"pictures/tenefyr/places/{name}", f"pictures/tenefyr/places/{name}.webp",
    partial(draw, SCALE), MADE_OF, QUALITY) for name, draw in PICTURES.items())
