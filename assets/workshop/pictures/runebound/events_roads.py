"""Events on the road: smith, conscripts, frightened nobles, refugees, the rope bridge, the fresh trail."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Fog, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.arms import spear
from assets.workshop.engraving.kit.farm import shepherds_wagon
from assets.workshop.engraving.kit.fire import flame, lantern
from assets.workshop.engraving.kit.magic import bolt
from assets.workshop.engraving.kit.nature import trunk
from assets.workshop.engraving.kit.props import cart, crate, sack, wheel
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound.land import (
    bare_tree,
    cliff,
    firs,
    ground,
    hedge,
    meadow,
    peaks,
    road,
)
from assets.workshop.pictures.runebound.people import Person, pack, person
from assets.workshop.pictures.runebound.steeds import coach, goat, horse
from assets.workshop.pictures.runebound.views import DAWN, EVENING, MIST, NIGHT, SNOW, STORM, recipes, scene
from assets.workshop.pictures.runebound.weather import (
    birds,
    burst,
    flakes,
    haze,
    murk,
    plume,
    pool,
    rain,
    sparks,
)


def anvil() -> list[Shape]:
    """Return an anvil on its block, its foot at y = 0, about 150 wide."""
    iron = "M-34 -58 Q-14 -68 -16 -82 H-44 C-74 -84 -90 -94 -96 -108 H60 V-86 H24 Q16 -68 36 -58 Z"
    return [Shape(polygon(-44, 0, -38, -58, 38, -58, 44, 0), "#97683c", bevel=12, angle=84, grain=0.14, contour=1.1),
        Shape(iron, "#6d747a", bevel=10, angle=20, shine=0.7, contour=1.2)]


def wandering_smith() -> Part:
    """Return a smith at his anvil before a round-roofed wagon hung with wares, sparks flying in the dusk."""
    out: list[Shape] = [*peaks(3, ((120, 90, 250, 130), (560, 70, 250, 160), (800, 110, 250, 120)), "#a09ab0", 0.4),
        *firs(6, tuple((16 + 52 * k, 262, 50 + 16 * (k % 3)) for k in range(17)), ("#6d7d66", "#5f7060"), 0.25),
        ground(((0,
        272), (300, 262), (600, 268), (880, 260)), "#a3a065"), *road(-40, 410, 90, 300, 372, 70, 900, 330, 40)]
    out += [*placed(shepherds_wagon(), 236, 352, 1.3), *placed(horse("#b58a5c", "#4a3424", low=60), 80, 380, 0.62, 0,
        True)]
    for k, x in enumerate((176, 206, 236, 266, 296)):
        out += [drawn(f"M{x} 226 v14", 2, "#2a1a14"), *placed((
            [Shape(ellipse(0, 12, 13), "#8d949a", bevel=6, shine=0.7), Shape(box(-3, -2, 6, 14), "#6d747a", bevel=2)],
            [Shape(polygon(-4, 0, 4, 0, 6, 36, 0, 46, -6, 36), "#b9c0c4", bevel=3, shine=0.8)],
            [Shape(loop(-12, 6, -10, 26, 10, 26, 12, 6), "#b9703c", bevel=6, shine=0.6)])[k % 3], x, 240)]
    smith = Person(coat="#7a4a30", skin="#cf9468", hair="#2f241c", head="bald", beard="#3a2a20", apron="#5a4030",
        left=(-64,
        -196, -40, -246), right=(58, -150, 28, -122), sleeves="#cf9468", look=0.7, hem=-60, wide=1.2)
    out += [*placed(anvil(), 520, 388, 1.16), *person(smith, 424, 394, 1.14)]
    hammer = [Shape(tube(0, 0, 10, 0, -74, 9), "#a8794a", bevel=4, angle=86), Shape(box(-30, -96, 60, 32), "#6d747a",
        bevel=7,
        shine=0.6)]
    out += [*placed(hammer, 376, 116, 1.0, 34), Shape(polygon(450, 250, 548, 244, 552, 256, 452, 262), "#ffb04a",
        bevel=3,
        ink=0.2, tone=1.4, contour=1.0), *burst(510, 254, 12, 66, "#fff0b0", 14), *sparks(4, 510, 250, 110, 34,
        "#ffd873", 3.3,
        2.8)]
    forge_ = [Shape(polygon(-56, 0, -48, -60, 48, -60, 56, 0), "#a8876a", bevel=10, angle=6, grain=0.2),
        Shape(loop(-54, -60,
        -40, -74, 40, -74, 54, -60, 0, -50), "#4a3428", bevel=7), *flame(-12, -58, 66, 0.7), *flame(16, -58, 50, 0.7)]
    out += placed(forge_, 690, 392, 1.1)
    bellows = [Shape("M-60 0 Q-40 -34 10 -26 L44 -6 L46 2 L10 18 Q-40 30 -60 4 Z", "#8a5a38", bevel=12, angle=60,
        ridges=(Ridge(
        "M-40 -20 L-36 16 M-20 -26 L-14 20 M0 -24 L6 18", 6, -6),), contour=1.1), Shape(tube(44, -2, 10, 74, 0, 6),
        "#5d6468",
        bevel=3)]
    out += placed(bellows, 600, 352, 0.9, 6)
    return [*out, *meadow(3, 0, 880, 380, 412, 14, ("#8a9a50",)), pool(690, 300, "#ffb45a", 60, 0.2), *birds(((700, 70,
        0.6),
        (750, 90, 0.5)))]


def conscripts() -> Part:
    """Return peasants in a row on a wet road with pots for helmets and forks for pikes; a sergeant points at them."""
    out: list[Shape] = [*murk(4, ((200, 40, 260, 36), (640, 50, 300, 40))), ground(((0, 214), (300, 200), (600, 210),
        (880,
        198)), "#a3ab7a", 0.35), *hedge(2, -20, 900, 236, 34, "#8fa068", 0.3), ground(((0, 256), (440, 248), (880,
        258)),
        "#a89a6c", furrows=5, angle=2)]
    looks = (("#8a6a4a", "helm", "#6d6a60", "#5a3a22", None, 0.98), ("#6a7a5a", "hat", "#8a7444", "#c99a4a", None,
        1.06), (
        "#7a5a6a", "helm", "#8a8478", "#2f241c", "#2f241c", 0.9), ("#9a7a44", "bare", "#5a4a3a", "#b5652a", None, 1.1),
        (
        "#5a6a7a", "cap", "#7a3f34", "#d8d2c2", "#d8d2c2", 0.94), ("#8a5a44", "helm", "#7a7468", "#6a4426", None, 1.0))
    for k, (coat, head, cover, hair, beard, s) in enumerate(looks):
        x = 86 + k * 106 - (30 if k == 5 else 0)
        wide = 1.2 if k in (2, 4) else 0.95
        out += placed(fork() if k % 2 else [*spear(300)], x + 44 * s, 250 if k % 2 else 236, 1.0, (-6, 5, 14, -3, 8,
            -10)[k])
        out += person(Person(coat=coat, head=head, cover=cover, hair=hair, beard=beard, right=(54, -158, 44, -130),
            left=(-48,
            -150, -44, -106), sad=k in (0, 3), look=0.9 if k < 4 else 0.5, wide=wide, hem=-70), x, 388 + 6 * (k % 2),
            s * 0.96)
    pot = [Shape(loop(-28, 0, -26, -34, 26, -34, 28, 0, 0, 6), "#4f5458", bevel=12, shine=0.5, contour=1.1),
        drawn("M-28 -6 q-16 "
        "-4 -16 10 q0 10 12 8", 4, "#4f5458")]
    out += placed(pot, 86, 174, 1.0, -5)
    out += placed(pot, 298, 196, 0.95, 7)
    sergeant = Person(coat="#8e2a1b", skin="#d99a7a", head="helm", cover="#9aa3a8", beard="#7a3a1c", left=(-76, -176,
        -130, -178),
        right=(64, -150, 42, -112), look=-1, hem=-64, legs="#3a3a40", belt="#d9ad4c", cloak="#4a3a3a")
    out += [*person(sergeant, 772, 396, 1.16)]
    puddles = " ".join(ellipse(x, y, rx, 7) for x, y, rx in ((160, 398, 60), (420, 404, 80), (640, 396, 50)))
    return [*out, flat(puddles, "#b5c4c8", ink=0.3, tone=1.2, contour=0.7), *rain(6, 110, 880, 400)]


def fork() -> list[Shape]:
    """Return a hay fork, its middle at 0, 0."""
    return [Shape(tube(0, 140, 8, 0, -110, 8), "#a07a4a", bevel=4, angle=86),
        drawn("M-20 -160 V-124 Q0 -100 20 -124 V-160 M0 "
        "-160 V-106", 6, "#6d7478")]


def frightened_nobles() -> Part:
    """Return a coach with a broken wheel in a night storm: white faces at its windows, eyes in the wood."""
    out: list[Shape] = [*murk(5, ((140, 40, 220, 50), (480, 24, 280, 44), (800, 50, 200, 48)), "#5d6270"),
        *bolt(random.Random(
        5), 640, -10, 620, 60, 660, 110, 640, 176, width=9, colour="#e6f0ff")]
    for x, w, lean in ((40, 40, 6), (130, 26, -8), (760, 30, 8), (846, 44, -6)):
        out += trunk(random.Random(x), x, 340, w, "#4a4a48", lean, None, 0.9, 3)
    out += [*bare_tree(5, 240, 300, 220, "#4a4646", -0.1, 0.2), *bare_tree(9, 660, 300, 230, "#4a4646", 0.1, 0.2),
        ground(((0,
        300), (300, 292), (600, 298), (880, 290)), "#7d7a5c"), *road(-40, 400, 110, 400, 366, 90, 920, 388, 110,
        colour="#bfae88")]
    out += placed(coach("#7a2f4a", "#d9ad4c"), 460, 372, 1.34, 5)
    nobles = ((-72, "#f4e0d0", "#e8e4dc"), (0, "#f2dccb", "#c99a4a"), (67, "#f4e0d0", "#3a2a24"))
    for k, (x, skin, hair) in enumerate(nobles):
        face = [Shape(loop(-17, -14, 0, -24, 17, -14, 15, 10, 0, 22, -15, 10), skin, bevel=10, ink=0.15, swell=0.4),
            flat(
            f"{ellipse(-6, -4, 4.4, 5.4)} {ellipse(7, -4, 4.4, 5.4)}", "#ffffff", ink=0, tone=1.8, contour=0.8), flat(
            f"{ellipse(-6, -4, 1.8)} {ellipse(7, -4, 1.8)}", "#1d130d", tone=0.1), flat(ellipse(0, 11, 4.6, 5.6),
            "#5a1c1c",
            tone=0.3), drawn("M-11 -12 l7 -4 M12 -12 l-7 -4", 2), Shape(loop(-19, -8, -18, -26, 0, -32, 18, -26, 19,
            -8, 12, -18,
            -12, -18), hair, bevel=5, grain=0.1), *([Shape(f"{ellipse(-20, 2, 6, 9)} {ellipse(20, 2, 6, 9)}", hair,
            bevel=4)]
            if k != 1 else [Shape(polygon(-16, -30, -18, -44, -6, -36, 0, -48, 6, -36, 18, -44, 16, -30), "#d9ad4c",
                bevel=3)]),
            Shape(" ".join(ellipse(dx, 30, 7, 9) for dx in (-16, -5, 6, 17)), skin, bevel=4, ink=0.3)]
        out += placed(face, 470 + x * 1.34, 206 + x * 0.12, 1.12, 5)
    out += [*placed(wheel(52, 30, "#6a4a30", 10), 640, 392, 1.0), *placed([Shape(polygon(-8, 0, 10, -4, 30, -60, 18,
        -64),
        "#6a4a30", bevel=4)], 330, 402, 1.0, 30)]
    out += [*lantern(250, 218, 1.0, 0.9), *person(Person(coat="#3a3a4a", skin="#e6c0a0", head="hat", cover="#2a2430",
        left=(-60,
        -150, -70, -190), right=(52, -150, 60, -190), look=-1, sad=True, cloak="#4a2f3a", hem=-50), 200, 396, 0.98)]
    for x, y, s in ((60, 250, 1.0), (100, 274, 0.8), (800, 256, 1.1), (760, 280, 0.8), (852, 284, 0.9)):
        out.append(flat(f"{ellipse(x - 8 * s, y, 5 * s, 3 * s)} {ellipse(x + 8 * s, y, 5 * s, 3 * s)}", "#ffd85a",
            ink=0,
            tone=1.9))
    return [*out, *rain(8, 90, 880, 400, -20)]


def refugees() -> Part:
    """Return a long winding column of people and carts in the snow, away from a town that smokes on the hill."""
    out: list[Shape] = [*peaks(6, ((160, 80, 240, 150), (700, 60, 240, 170)), "#a8a8b6", 0.45), ground(((0, 230), (200,
        200), (
        430, 150), (600, 170), (880, 220)), "#d8d6cc", 0.2)]
    for x, y, s, roof in ((380, 156, 0.34, "#7d4a44"), (430, 152, 0.42, "#6a4a50"), (484, 156, 0.34, "#7d4a44"), (526,
        162,
            0.3, "#6a4a50"), (340, 164, 0.28, "#6a4a50")):
        out += placed(gabled(150, 170, "#cdbf9f", roof, 9), x, y, s, fog=Fog("#e6dcc8", 0.2))
    out += [*plume(400, 120, 120, 20, 70, "#6d6660", 2), *plume(470, 112, 130, 24, 90, "#5d5854", 3), *flame(404, 134,
        44, 0.6),
        *flame(462, 128, 52, 0.6), *flame(510, 140, 36, 0.6)]
    out += [*road(440, 164, 10, 560, 200, 18, 480, 240, 30, 300, 270, 44, 420, 320, 70, 700, 350, 110, 900, 420, 150,
        colour="#c9bfae"), ground(((0, 330), (160, 320), (300, 344), (420, 420)), "#eceae2", furrows=2)]
    dice = random.Random(4)
    spots = ((470, 178, 0.13), (500, 184, 0.14), (528, 194, 0.16), (544, 208, 0.18), (520, 224, 0.21), (484, 236,
        0.23), (440,
        246, 0.26), (392, 254, 0.28), (344, 264, 0.31), (318, 280, 0.34), (344, 296, 0.38), (392, 312, 0.42))
    tints = ("#7d5a4a", "#5a6a7a", "#8a7a5a", "#6a5a6a", "#7a3f34")
    for x, y, s in spots:
        out += person(Person(coat=dice.choice(tints), head=dice.choice(("hood", "hat", "kerchief")),
            cover=dice.choice(tints),
            hem=-16, pose="walk", sad=True), x + dice.uniform(-5, 5), y, s)
    out += placed(cart("#8a6a44"), 470, 338, 0.5, 0, True)
    out += [*placed(sack(70, 80), 462, 300, 0.5), *placed(crate(70, 60), 500, 300, 0.5), *placed(horse("#7d6a54",
        "#3a3028",
        low=40), 560, 350, 0.5, 0, True)]
    out += person(Person(coat="#5a6a7a", head="hat", cover="#4a4038", beard="#d8d2c2", pose="walk", cloak="#7a6a5a",
        sad=True,
        right=(54, -150, 60, -126), hem=-40), 560, 384, 0.74)
    out += [*placed([Shape(tube(0, 0, 6, 2, -150, 6), "#6a4a30", bevel=3)], 606, 388, 0.9), *placed(pack("#a08050"),
        650, 250,
        0.9, 4), *person(Person(coat="#7a3f34", head="kerchief", cover="#c9b48a", pose="walk", cloak="#8a5a4a",
        sad=True,
        left=(-50, -150, -20, -120), right=(50, -150, 20, -118), hem=-10), 664, 398, 0.92)]
    out += person(Person(coat="#c98a3a", head="hood", cover="#a87a3a", pose="walk", sad=True, left=(-48, -150, -64,
        -130),
        hem=-50), 748, 402, 0.6)
    return [*out, *placed(goat("#cdbfa4"), 806, 404, 0.8), *firs(8, ((40, 330, 90), (90, 346, 120), (150, 350, 80),
        (850, 300,
        90)), ("#6d8070", "#7d8f7c")), *flakes(5, 130, 880, 400)]


def rope_bridge() -> Part:
    """Return a rope bridge with gaps in its planks that sags over a deep gorge; mist and a thin river far below."""
    out: list[Shape] = [*peaks(5, ((300, 60, 300, 120), (440, 20, 300, 150), (600, 70, 300, 130)), "#aab0bc", 0.45)]
    for k, (half, tint, veil) in enumerate(((140, "#b5b0a0", 0.45), (220, "#a89c84", 0.2))):
        for side in (-1, 1):
            xs = [440 + side * (half + (16 if j % 2 else -12) - 20 * j * (k == 0)) for j in range(6)]
            far = 440 + side * 560
            out += cliff(k * 5 + side + 3, (far, 140 - 10 * k, *(v for j, x in enumerate(xs) for v in (x,
                140 + j * 62)), far,
                460), tint, 80 + 6 * side, veil)
    out += [drawn("M420 420 q20 -40 6 -80 q-6 -30 10 -50", 9, "#e6f2f4", ink=0, tone=1.6, opacity=0.9), haze(440, 390,
        220, 40,
        "#f2f2e6", 0.9), haze(430, 320, 130, 22, "#f2f2e6", 0.6)]
    out += cliff(21, (-20, 430, -20, 176, 60, 168, 150, 176, 214, 172, 226, 230, 204, 300, 228, 360, 200, 430),
        "#9a8668", 82)
    out += cliff(22, (900, 430, 900, 166, 800, 172, 700, 168, 660, 176, 648, 240, 672, 300, 650, 360, 676, 430),
        "#93805f", 74)

    def sag(x: float, low: float, top: float) -> float:
        u = (x - 200) / 470
        return top + low * 4 * u * (1 - u)

    rail = [line(*(v for k in range(13) for v in (200 + 470 * k / 12, sag(200 + 470 * k / 12, 74, top))))
        for top in (104, 118)]
    deck = line(*(v for k in range(13) for v in (200 + 470 * k / 12, sag(200 + 470 * k / 12, 92, 178))))
    out += [drawn(rail[0], 5, "#c9a566", contour=1.2)]
    out += [
        drawn(" ".join(f"M{200 + 470 * k / 16:.0f} {sag(200 + 470 * k / 16, 74, 108):.0f} L{200 + 470 * k / 16:.0f} "
        f"{sag(200 + 470 * k / 16, 92, 178):.0f}" for k in range(17)), 3, "#b08f58", contour=1.0)]
    for k in range(27):
        if k in (8, 9, 12, 13, 14, 19, 22):
            continue
        x = 206 + k * 17.6
        y = sag(x, 92, 178)
        out.append(Shape(polygon(x - 2, y - 9, x + 13, y - 9 + (8 if k < 13 else -8) * 0.5, x + 15, y + 9, x - 4,
            y + 8),
            "#a87c4c", bevel=4, angle=84, grain=0.16, shadow=Shadow(0.3, 2, 4, 3)))
    out += [drawn(deck, 4, "#c9a566", contour=1.1), *placed([Shape(box(-7, -40, 13, 80), "#a87c4c", bevel=4,
        angle=84)], 436, 330,
        1.0, 30), *placed([Shape(box(-7, -30, 13, 60), "#a87c4c", bevel=4, angle=84)], 468, 372, 0.8, -40)]
    walker = Person(coat="#8e2a1b", head="hood", cover="#7a2418", pose="walk", left=(-66, -176, -84, -196), right=(60,
        -176, 78,
        -200), look=1, hem=-66, sad=True)
    out += [*person(walker, 306, 262, 0.62, False, None, 6), drawn(rail[1], 5, "#c9a566", contour=1.2)]
    for x, y in ((206, 176), (666, 174)):
        out += [Shape(tube(x, y + 30, 24, x, y - 84, 20), "#7a5636", bevel=9, angle=86, grain=0.16),
            drawn(f"M{x - 12} {y - 66} h24 "
            f"M{x - 12} {y - 58} h24 M{x - 12} {y - 6} h24", 4, "#c9a566")]
    return [*out, *meadow(4, 0, 200, 176, 190, 8), *meadow(5, 690, 880, 174, 188, 8), *birds(((520, 330, 0.8), (560,
        350, 0.6),
        (360, 90, 0.5)), "#3a3430"), *firs(3, ((60, 176, 90), (120, 172, 70), (770, 174, 100), (830, 172, 70)))]


def fresh_trail() -> Part:
    """Return huge three-toed prints that lead into a misty wood, and a hunter who kneels at the nearest."""
    out: list[Shape] = []
    dice = random.Random(5)
    for k in range(14):
        x = 20 + k * 66 + dice.uniform(-16, 16)
        if not 380 < x < 520:
            out += trunk(dice, x, 220, dice.uniform(12, 20), "#7d8a70", dice.uniform(-10, 10), Fog("#dfe6cf", 0.6),
                0.5, 1)
    out += [haze(440, 200, 460, 40), ground(((0, 224), (300, 214), (600, 220), (880, 212)), "#b0a67c", 0.2)]
    for x, w in ((70, 60), (200, 34), (690, 38), (830, 66)):
        out += trunk(dice, x, 330, w, "#6d6450", dice.uniform(-8, 8), Fog("#d3dcc4", 0.1), 1.0, 2)
    out.append(ground(((0, 290), (300, 276), (600, 282), (880, 272)), "#9a8a5c", furrows=3))

    def foot() -> list[Shape]:
        toes = " ".join(tube(0, 6, 40, dx * 0.6, -30 - 14 * (dx == 0), 30, dx, -64 - 24 * (dx == 0), 18, dx * 1.18,
            -96 - 26 * (dx
            == 0), 3) for dx in (-52, 0, 52))
        return [Shape(f"{toes} {loop(-40, 0, -36, 46, 0, 62, 36, 46, 40, 0, 0, -20)}", "#7a5f3e", bevel=14, swell=-0.8,
            angle=20,
            tone=0.7, contour=1.2, shadow=NO_SHADOW), flat(loop(-24, 20, 0, 8, 24, 20, 14, 40, -14, 40), "#9fb4b8",
            ink=0.2,
            tone=1.2, opacity=0.8)]

    for x, y, s, m in ((452, 232, 0.16, False), (420, 248, 0.24, True), (478, 272, 0.34, False), (404, 304, 0.5, True)):
        out += placed(foot(), x, y, s * 0.74, 0, m, 2.4)
    out += placed(foot(), 536, 360, 0.6, 0, False, 2.5)
    broken = [Shape(tube(0, 0, 30, 6, -90, 26), "#6d5a40", bevel=12, angle=84, grain=0.16), Shape(polygon(-8, -86, -2,
        -124, 6, -94,
        14, -130, 20, -88), "#d9bf8a", bevel=4), Shape(tube(10, -80, 26, 120, -30, 20, 220, 0, 8), "#6d5a40", bevel=9,
        angle=10,
        grain=0.16)]
    out += [*placed(broken, 640, 320, 0.8), *placed(broken, 250, 300, 0.56, 0, True)]
    hunter = Person(coat="#4f6a4a", skin="#d2a07a", head="hood", cover="#41583e", pose="kneel", left=(-60, -130, -92,
        -84), right=(
        56, -130, 96, -70), cloak="#5d7a55", look=1, hem=-66, legs="#5a4a38")
    out += [*person(hunter, 330, 398, 1.14), *placed([Shape(tube(0, -110, 8, -16, -40, 10, -16, 40, 10, 0, 110, 8),
        "#8a5a34",
        bevel=4, angle=80), drawn("M0 -110 V110", 2, "#f0e6d0")], 262, 300, 0.9, -12)]
    return [*out, *meadow(7, 0, 260, 340, 412, 16, ("#7d8a4a",)), *meadow(8, 640, 880, 330, 412, 20, ("#7d8a4a",)),
        haze(140, 300,
        200, 16, "#eef0de", 0.5)]


PICTURES = {
    "the-wandering-smith": scene(wandering_smith, EVENING, lamps=(Lamp(0.6, 0.64, 0.5, 0.7, 0.55),), dark=0.78),
    "conscripts": scene(conscripts, STORM),
    "frightened-nobles": scene(frightened_nobles, NIGHT, lamps=(Lamp(0.3, 0.6, 0.26, 0.5, 0.8), Lamp(0.55, 0.5, 0.3,
    0.5, 0.6)),
        dark=0.68),
    "refugees": scene(refugees, SNOW),
    "the-rope-bridge": scene(rope_bridge, DAWN),
    "the-fresh-trail": scene(fresh_trail, MIST),
}
RECIPES = recipes("events", PICTURES, __name__)
