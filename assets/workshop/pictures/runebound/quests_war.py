"""Quests of war and its leavings: the lost patrol, the bandits' hoard, bones of the dragon wars, the last garrison."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.arms import shield, spear, sword
from assets.workshop.engraving.kit.fire import flame, torch
from assets.workshop.engraving.kit.props import banner, campfire, chest, sack
from assets.workshop.engraving.kit.remains import crow, skull
from assets.workshop.engraving.kit.skeletons import bone_arm, rib_cage
from assets.workshop.engraving.kit.town import gallows
from assets.workshop.engraving.palette import BONE
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import cliff, firs, ground, meadow, peaks, rocks
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import coins
from assets.workshop.pictures.runebound.views import EVENING, NIGHT, NOON, STORM, recipes, scene
from assets.workshop.pictures.runebound.weather import birds, burst, moon, murk, plume, sparks, stars

STEEL_COAT = "#6f7f8c"


def giant_foot(x: float, foot: float, high: float) -> list[Shape]:
    """Return a leg of a stone giant that stands on the ground, its toes towards the eye."""
    stone = "#a9a294"
    out = [Shape(loop(x - 70, foot - 40, x - 60, foot - high, x + 60, foot - high, x + 74, foot - 40, x, foot - 10),
    stone,
        bevel=50, angle=78, grain=0.24,
        ridges=(Ridge(f"M{x - 50} {foot - high * 0.7} q50 20 100 -6 M{x - 56} "
        f"{foot - high * 0.4} q60 24 116 -4 M{x - 20} {foot - high} l10 60 l-12 40", 8, -7),))]
    for k in range(5):
        tx = x - 76 + k * 38
        out.append(Shape(loop(tx - 20, foot - 6, tx - 18, foot - 38, tx, foot - 46, tx + 18, foot - 38, tx + 20,
            foot - 4, tx,
            foot + 4), stone, bevel=16, angle=60, grain=0.24))
    return out


def lost_patrol() -> Part:
    """Return the soldiers of a lost patrol round a fire between the feet of two stone giants."""
    out: list[Shape] = [*peaks(6, ((440, 60, 280, 190), (280, 110, 280, 120), (620, 120, 280, 130)), "#9aa0b4", 0.4),
        *firs(4, tuple((300 + 40 * k, 268, 40 + 14 * (k % 3)) for k in range(8)), ("#5d7466", "#6d8470"), 0.3),
        ground(((0, 282), (300, 272), (600, 278), (880, 268)), "#9a9a70")]
    for x in (120, 764):
        out += placed(giant_foot(0, 0, 360), x, 350, 1.12, 0, x > 440)
    out += [*placed([*spear(230)], 250, 268, 0.9, 14), *placed(banner(210, "#8e2a1b"), 596, 330, 0.8)]
    out += [*placed(campfire(70), 440, 350, 1.1), *flame(440, 344, 100, 0.8), *plume(440, 240, 130, 14, 40, "#e9dfcc"),
        *sparks(3, 440, 290, 80, 18, "#ffcf6a", 3.6, 2.2)]
    out += person(Person(coat=STEEL_COAT, head="helm", cover="#9aa3a8", pose="sit", left=(-48, -140, -30, -100),
        right=(48,
        -140, 20, -96), sad=True, look=1), 330, 366, 0.8)
    out += person(Person(coat="#8e3a2a", head="bare", hair="#6a4426", beard="#6a4426", pose="sit", left=(-46, -146, -14,
        -120), right=(48, -140, 30, -100), sad=True, look=-1), 552, 368, 0.8)
    out += [drawn("M534 229 q18 -7 36 0", 8, "#f0e6d0", contour=0.9)]
    out += person(Person(coat=STEEL_COAT, head="helm", cover="#9aa3a8", back=True, pose="sit"), 462, 408, 0.74)
    out += person(Person(coat="#8e3a2a", head="helm", cover="#8a9298", left=(-50, -150, -40, -100), right=(54, -160, 64,
        -190), look=-1, sad=True), 640, 362, 0.76)
    out += placed(spear(280), 690, 240, 0.8, 2)
    out += placed(shield(70, 90, "#8e2a1b", "#c9a45a"), 384, 378, 0.8, 20)
    return [*out, *rocks(4, ((40, 404, 80, 40), (850, 404, 90, 46)), "#a29a88")]


def bandit_hoard() -> Part:
    """Return a half dug chest in a quarry at noon, two skeletons on it that hold each other by the throat."""
    out: list[Shape] = [*cliff(3, (-20, 240, -20, 40, 130, 30, 150, 90, 300, 84, 320, 140, 420, 136, 430, 260),
        "#e0c79a", 4,
        bands=9), *cliff(5, (440, 260, 470, 120, 600, 116, 620, 60, 770, 54, 790, 10, 900, 6, 900, 260), "#d3b888", 6,
        bands=9), ground(((0, 250), (300, 240), (600, 246), (880, 238)), "#e3cd9a", furrows=2)]
    out += [Shape(loop(230, 372, 260, 320, 360, 300, 520, 300, 620, 322, 650, 372, 440, 404), "#c9a76e", bevel=26,
        angle=8,
        grain=0.24), flat(loop(280, 366, 310, 332, 440, 320, 570, 332, 600, 366, 440, 388), "#6a4a2c", tone=0.5,
        contour=1.0)]

    def bones(side: int) -> list[Shape]:
        torso = placed([*rib_cage(pairs=5), *placed(skull(), 0, 60, 3.0)], 0, 0, 0.42)
        return placed([*torso, *bone_arm(side * -36, 92, side * -80, 84, side * -104, 44, width=13)], 0, 0)

    out += placed(bones(-1), 356, 170, 1.12, 6)
    out += placed(bones(1), 530, 168, 1.12, -6)
    out += [*burst(440, 330, 40, 150, "#fff0a8", 18, 0.45), *placed(chest(210, "#8a5a34"), 442, 392, 1.0, -3)]
    out += [*coins(((310, 384), (336, 392), (560, 390), (584, 380), (600, 392), (290, 396), (540, 398), (620, 384)),
        1.1),
        Shape(ellipse(322, 376, 9), "#d0463a", bevel=5, shine=1.0), Shape(ellipse(574, 372, 8), "#3f83c0", bevel=5,
        shine=1.0)]
    for x, t in ((196, -16), (690, 14)):
        out += placed([Shape(tube(0, -150, 9, 0, 60, 9), "#9a7042", bevel=4, angle=86), Shape(loop(-22, 58, -24, 94, 0,
            116,
            24, 94, 22, 58), "#8d9698", bevel=8, angle=30, shine=0.6), drawn("M-16 -150 H16", 8, "#9a7042")], x, 290,
            1.0, t)
    blocks = [Shape(box(x, y, w, h), "#e6d3a6", bevel=8, angle=4, grain=0.16) for x, y, w, h in ((30, 300, 90, 60),
        (60, 252,
        70, 50), (770, 310, 110, 66), (800, 262, 60, 50))]
    return [*out, *blocks, *rocks(5, ((140, 396, 70, 30), (740, 398, 60, 26)), "#d3bd90"), *placed(crow(1.3), 800, 262),
        *placed(sack(70, 76), 700, 396, 1.0, 8)]


def dragon_wars() -> Part:
    """Return the bones of a dragon on an old battlefield, lances in its ribs, rusted helmets before it."""
    out: list[Shape] = [*murk(4, ((140, 50, 260, 40), (560, 36, 300, 44), (820, 80, 180, 36)), "#8a8c8c"), ground(((0,
        236), (300, 224), (600, 232), (880,
        222)), "#a5a07a", 0.3), ground(((0, 280), (260, 268), (560, 276), (880, 264)), "#8f8a5e")]
    for x, t, s, tint in ((80, -12, 0.8, "#8e2a1b"), (180, 16, 0.6, "#2f5f86"), (800, 10, 0.84, "#8e2a1b"), (720, -18,
        0.6,
            "#2f5f86")):
        out += placed(banner(220, tint), x, 300, s, t)
    spine = tube(880, 250, 10, 820, 276, 22, 740, 290, 30, 640, 276, 36, 520, 262, 38, 400, 262, 40, 300, 250, 34)
    out += [Shape(spine, BONE, bevel=14, angle=80, grain=0.12, ridges=(Ridge(" ".join(f"M{300 + k * 26} 240 v52" for k
        in range(20)), 6, -7),), contour=1.2)]
    for k in range(9):
        x = 350 + k * 42
        h = 170 * (1 - ((k - 3.4) / 7.4) ** 2)
        out.append(Shape(tube(x, 262, 18, x - 24, 262 - h * 0.6, 17, x + 10, 262 - h, 12, x + 52, 262 - h * 0.9, 4),
            BONE,
            bevel=7, angle=60, grain=0.1, contour=1.1, shadow=Shadow(0.4, 6, 6, 5)))
        out.append(Shape(tube(x, 276, 17, x - 18, 320, 16, x + 16, 372, 12, x + 50, 386, 4), BONE, bevel=7, angle=110,
            grain=0.1, contour=1.1, shadow=Shadow(0.4, 6, 6, 5)))
    head = [Shape(tube(96, -60, 30, 150, -110, 22, 214, -124, 6), "#d9c59a", bevel=11, angle=40, grain=0.12),
        Shape(loop(
        -150, 30, -130, -4, -70, -24, -30, -66, 40, -84, 104, -70, 126, -20, 100, 30, 40, 44, -40, 36), BONE, bevel=34,
        angle=24, grain=0.14, contour=1.3), Shape(loop(-144, 62, -60, 62, 40, 70, 100, 40, 122, 60, 60, 104, -60, 92,
        -140,
        82), BONE, bevel=16, angle=8, grain=0.14, contour=1.2), flat(ellipse(40, -30, 25, 20), "#1d140e", tone=0.2,
        contour=1), flat(ellipse(-112, 6, 9, 6), "#1d140e", tone=0.2), flat(loop(76, -6, 96, -14, 104, 6, 84, 14),
        "#3a2c20", tone=0.4)]
    fangs = " ".join(polygon(x, 34, x + 8, 64 + (k % 2) * 8, x + 15, 34) for k, x in enumerate(range(-140, 60, 19)))
    lower = " ".join(polygon(x, 64, x + 7, 40, x + 13, 66) for x in range(-120, 50, 24))
    head += [Shape(fangs, "#fff6dc", bevel=3, contour=0.9), Shape(lower, "#fff6dc", bevel=3, contour=0.9),
        Shape(tube(80, -66,
        26, 130, -128, 18, 190, -158, 5), "#d9c59a", bevel=10, angle=40, grain=0.12)]
    out += placed(head, 226, 282, 1.16, -4)
    for x, y, t in ((470, 210, 24), (560, 220, -14), (640, 230, 36)):
        out += placed([Shape(tube(0, -170, 7, 0, 60, 8), "#8a6a44", bevel=3, angle=86), Shape(polygon(0, -120, 44,
            -108, 0,
            -92), "#8e2a1b", bevel=4)], x, y, 1.0, t)
    helm = [Shape(loop(-26, 0, -24, -30, 0, -44, 24, -30, 26, 0, 0, 6), "#9a7a5e", bevel=16, angle=30, shine=0.4),
        flat(box(
        -18, -18, 36, 6), "#1a120e", tone=0.2)]
    out += [*placed(helm, 420, 396, 1.0, -16), *placed(helm, 90, 396, 0.8, 24), *placed(shield(80, 100, "#2f5f86"),
        520, 382,
        0.8, -40), *placed(sword(150, 20, "#a8a090"), 640, 372, 0.8, 160), *placed(crow(1.5), 306, 196),
        *placed(crow(1.0),
        600, 124, 1.0, 0, True)]
    return [*out, *meadow(3, 0, 880, 380, 414, 26, ("#7d7a48", "#6d6a3e")), *birds(((480, 60, 0.7), (540, 90, 0.5)))]


def last_garrison() -> Part:
    """Return men on a palisade by torchlight, and a field of dead hands that reach up to them."""
    out: list[Shape] = [*stars(7, 50, 880, 120), *moon(780, 60, 34, "#e6ead8"), *ground_line(), *placed(gallows(260,
        230, 2,
        "#4a3a30"), 120, 222, 0.62)]
    for k, x in enumerate((196, 258, 318, 380, 440, 500, 562, 622, 684)):
        if k % 2 == 0:
            who = Person(coat="#5d6d7a", head="helm", cover="#9aa3a8", left=(-50, -160, -60, -196), right=(50, -156, 40,
                -120), look=(-1, 0, 1)[k % 3])
        else:
            who = Person(coat="#7a4a34", head="bare", hair="#4a3020", beard="#4a3020" if k % 4 == 1 else None,
                right=(54,
                -170, 66, -206), left=(-50, -150, -36, -116), look=(1, 0, -1)[k % 3])
        out += person(who, x, 318 + (6 if k % 2 else 0), 0.7)
        out += placed(spear(240) if k % 2 == 0 else torch(0.9), x + (-42 if k % 2 == 0 else 48), 180, 0.7 if k % 2 == 0
            else 1.0, -4)
    for k in range(21):
        x = 150 + k * 29
        top = 218 + (k * 7 % 3) * 6
        out.append(Shape(polygon(x - 14, 420, x - 14, top + 16, x, top - 8, x + 14, top + 16, x + 14, 420), ("#8a6540",
            "#7d5a38", "#96704a")[k % 3], bevel=9, angle=86, grain=0.18))
    out += [Shape(box(140, 276, 600, 16), "#6a4a2e", bevel=6, angle=4), Shape(box(140, 356, 600, 16), "#6a4a2e",
        bevel=6,
        angle=4)]
    dead = "#9db08a"
    dice = random.Random(2)
    for k in range(17):
        x = 20 + k * 53 + dice.uniform(-14, 14)
        high = dice.uniform(56, 120)
        lean = dice.uniform(-16, 16)
        fingers = " ".join(tube(x + lean, 420 - high, 8, x + lean + d * 9, 420 - high - 16, 6, x + lean + d * 12,
            420 - high
            - 30 + abs(d) * 5, 3) for d in (-1.4, -0.5, 0.4, 1.3))
        sleeve = dice.choice(("#5a5148", "#4f5a58", "#6a5648"))
        out += [Shape(f"{tube(x, 440, 20, x + lean * 0.5, 420 - high * 0.5, 17, x + lean, 420 - high, 15)} {fingers}",
            dead,
            bevel=7, angle=70, grain=0.1, contour=1.2), Shape(tube(x, 450, 30, x + lean * 0.4, 424 - high * 0.42, 26),
            sleeve, bevel=9, angle=70, grain=0.1)]
    for x in (60, 236, 420, 610, 800):
        out += placed([*skull(dead), flat(f"{ellipse(-11, 2, 3)} {ellipse(11, 2, 3)}", "#ffcf5a", ink=0, tone=1.8)], x,
            402,
            1.0, dice.uniform(-12, 12))
    return out


def ground_line() -> list[Shape]:
    """Return the hill on which the wall stands."""
    return [ground(((0, 226), (200, 236), (440, 240), (680, 236), (880, 226)), "#76805f", 0.2, furrows=2)]


PICTURES = {
    "lost-patrol": scene(lost_patrol, EVENING),
    "bandit-hoard": scene(bandit_hoard, NOON),
    "the-dragon-wars": scene(dragon_wars, STORM),
    "the-last-garrison": scene(last_garrison, NIGHT, lamps=(Lamp(0.5, 0.45, 0.36, 0.3, 0.9), Lamp(0.5, 1.0, 0.6, 0.3,
    0.4)),
        dark=0.66),
}
RECIPES = recipes("quests", PICTURES, __name__)
