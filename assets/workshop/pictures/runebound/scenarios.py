"""The heads of the two scenarios: the dragon that lies on his ridge, the throne of the Corpse King."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Part, Ridge, Shape, drawn, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.houses import castle
from assets.workshop.engraving.kit.monsters import spikes_along
from assets.workshop.engraving.kit.nature import rock
from assets.workshop.engraving.kit.remains import crow, heap
from assets.workshop.engraving.kit.skeletons import bone_arm, great_skull
from assets.workshop.engraving.kit.stonework import broken_pillar
from assets.workshop.engraving.kit.wyrms import dragon_head, dragon_neck
from assets.workshop.engraving.paths import box, loop, polygon, tube
from assets.workshop.pictures.runebound.land import ground, peaks
from assets.workshop.pictures.runebound.stories_corpses import dead_man
from assets.workshop.pictures.runebound.views import NIGHT, RED, STORY, recipes, scene
from assets.workshop.pictures.runebound.weather import birds, burst, flakes, haze, moon, plume

HIDE, BELLY = "#6f4f92", "#dcae60"


def ascendance() -> Part:
    """Return Margath with his chin on the ridge, the old spear in his throat, and the town that looks up at him."""
    dice = random.Random(4)
    out: list[Shape] = [*burst(380, 120, 70, 260, "#ffd49a", 26, 0.5), *peaks(6, ((70, 80, 230, 120), (590, 60, 230,
        150)), "#8d7a80", 0.35, False), *plume(590, 66, 90, 20, 40, "#7a6a66", 3)]
    back = loop(330, 330, 350, 190, 440, 110, 560, 96, 700, 140, 700, 340)
    out += [*spikes_along((420, 128, 500, 98, 580, 96, 660, 122), 6, 40, "#e0cfa4"), Shape(back, HIDE, bevel=60,
        angle=30, grain=0.16, contour=1.2)]
    head = [*dragon_neck((70, 60, 150, 140, 150, 200, 170, 230, 270), HIDE, BELLY, "#f0dfb4", 3, 4, 60),
        *dragon_head(HIDE, BELLY, "#ffcf3a", 30, 3, 4, frill="#a8483f", bone="#f0dfb4")]
    out += placed(head, 330, 150, 0.62, 4)
    spear = [Shape(box(-7, -170, 14, 200), "#9a6a38", bevel=6, angle=86, grain=0.2), *(Shape(box(-10, y, 20, 9),
        "#c9a24a", bevel=4, shine=0.6) for y in (-30, -90, -150)), Shape(tube(0, -150, 6, 36, -142, 16, 70, -124, 3),
        "#b5382a", bevel=5)]
    out += placed(spear, 424, 236, 1.0, 24)
    for x, w, h in ((60, 130, 40), (240, 190, 46), (420, 200, 56), (590, 160, 60)):
        out += rock(dice, x, 322, w, h, "#8a7468")
    out += [*placed(castle(Fog("#f2c79a", 0.1)), 92, 306, 0.62), ground(((0, 306), (320, 300), (640, 310)), "#7d7048")]
    return [*out, *flame(250, 312, 34, 0.5), *flame(520, 314, 44, 0.5), *birds(((180, 50, 0.5), (140, 70, 0.6), (220,
        36, 0.4))), *flakes(4, 50, 640, 320, "#ffd8a0")]


def corpse_king() -> Part:
    """Return a skeleton in a crown of bone on a broken throne, his court walking in from both sides under the moon."""
    dice = random.Random(5)
    out: list[Shape] = [*moon(320, 90, 96), ground(((0, 210), (320, 196), (640, 212)), "#7a8068", 0.3)]
    for x, h in ((70, 190), (170, 130), (480, 140), (580, 200)):
        out += broken_pillar(random.Random(x), x, 250, h, 22, "#a39e8c", Fog("#aab09c", 0.2))
    out += [haze(320, 236, 340, 22, "#cfd6c0", 0.7), ground(((0, 252), (320, 240), (640, 254)), "#6d7458")]
    for x, s, m in ((60, 0.52, True), (120, 0.6, True), (186, 0.66, True), (580, 0.52, False), (520, 0.6, False), (454,
        0.66, False)):
        out += dead_man(x, 296, s, ("#5f6a58", "#6a5a50", "#50606a")[int(x) % 3], 0.3, mirror=m)
    throne = [
        Shape("M-96 150 L-104 -60 L-84 -120 L-60 -70 L-36 -110 L0 -78 L40 -126 L58 -74 L88 -104 L104 -30 L96 150 Z",
        "#8f9488", bevel=16, angle=84, grain=0.3, contour=1.2, ridges=(Ridge("M-70 -40 V140 M70 -30 V140", 6, -6),)),
        drawn(
        "M-80 -90 l14 40 l-8 40 M64 -60 l-10 40 l12 40", 4, "#3a3c36"), Shape(loop(-110, 160, -84, 70, -40, 34, 40, 34,
        84, 70, 110, 160), "#4a3560", bevel=34, angle=70, ridges=(Ridge("M-40 60 L-70 150 M0 50 V150 M40 60 L70 150",
        8, -7),), contour=1.2)]
    throne += [*bone_arm(-54, 44, -96, 84, -70, 120, colour="#e8ddb6", width=14), *bone_arm(54, 44, 100, 30, 112, -26,
        colour="#e8ddb6", width=14), *flame(114, -30, 44, 0.8, ("#2f8a4a", "#5fd070", "#a8f09a", "#f0ffe0")),
        *placed(great_skull("#e8ddb6",
        16, "#7fe070"), 0, -16, 0.4), Shape(polygon(-44, -50, -54, -96, -32, -76, -18, -112, 0, -80, 18, -112, 32, -76,
        54, -96, 44, -50, 0, -40), "#d9ad4c", bevel=7, shine=0.6, contour=1.2)]
    out += [*placed(throne, 320, 170, 1.04), *heap(dice, 320, 326, 190, 40, 30)]
    return [*out, *placed(crow(0.8), 224, 60, 1.0, 0, False), *birds(((430, 46, 0.6), (470, 66, 0.5), (190, 40, 0.5)),
        "#1d1712")]


PICTURES = {
    "margath": scene(ascendance, RED, size=STORY),
    "corpse-king": scene(corpse_king, NIGHT, lamps=(Lamp(0.5, 0.5, 0.5, 0.9, 0.5),), dark=0.8, size=STORY),
}
RECIPES = recipes("scenarios", PICTURES, __name__, "stories_corpses")
