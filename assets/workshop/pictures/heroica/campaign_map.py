"""The map of the campaign: one island country of five lands in the sea, and the road from the bog to the last hall.

Pegs, labels and pawns are the table's; `STATIONS` says where the pegs stand.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from functools import partial

from assets.workshop.engraving import Fog, Glow, Part, Picture, Print, Shadow, Shape, Sky, flat, placed, stroke
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.nature import conifer, foliage, mountain
from assets.workshop.engraving.kit.props import tent
from assets.workshop.engraving.kit.stonework import gravestone
from assets.workshop.engraving.kit.waters import reeds, ship
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, sampled, tube
from assets.workshop.heroica.things.piece import NOON
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, WEBP, kit
from assets.workshop.recipe import Recipe

SIZE = (1400, 920)
SCALE = 1.6
STATIONS = ((150, 800), (96, 650), (196, 540), (318, 640), (330, 790), (470, 824), (560, 708), (690, 800), (800, 690),
    (930, 800), (1070, 712), (1200, 800), (1310, 690), (1236, 560), (1080, 530), (930, 574), (780, 500), (590, 400),
    (640, 250), (830, 190), (1020, 260), (1240, 200))  # fmt: skip
"""Where the pegs of the 22 levels stand, in units of the map (1400 x 920)."""
LANDS = {
    "dragons-end": ("#8a6a6c", (800, 118)), "heights": ("#c6d0d8", (930, 372)), "coast": ("#dfbe78", (236, 462)),
    "woods": ("#86b44e", (520, 626)), "old-stones": ("#cf9f68", (1200, 886)),
}  # fmt: skip
"""The lands from the back to the front: their ground, and where their name is written."""
SHORES = {
    "dragons-end": loop(452, 430, 490, 240, 600, 120, 800, 70, 1050, 60, 1290, 60, 1392, 150, 1380, 318, 1180, 346,
    1000,
        338, 860, 326, 770, 352, 700, 420, 600, 480),
    "heights": loop(640, 590, 650, 440, 760, 400, 1010, 392, 1180, 400, 1350, 440, 1392, 640, 1376, 780, 1280, 790,
    1150,
        690, 1000, 668, 800, 650, 690, 660),
    "coast": loop(60, 880, 40, 740, 50, 610, 120, 520, 190, 470, 300, 480, 400, 560, 420, 700, 400, 880, 230, 905),
    "woods": loop(380, 890, 400, 720, 420, 600, 520, 600, 640, 640, 740, 700, 760, 880, 600, 905),
    "old-stones": loop(730, 900, 720, 720, 760, 620, 900, 640, 1100, 640, 1280, 700, 1360, 800, 1340, 900, 1050, 905),
}  # fmt: skip
Standing = list[tuple[float, Sequence[Shape]]]
"""What stands on the map, each with the line its foot is on."""


def _sea(dice: random.Random) -> Shape:
    """Return the small waves of the sea."""
    waves = "".join(f"M{dice.uniform(0, SIZE[0]):.0f} {dice.uniform(0, SIZE[1]):.0f} q7 -7 14 0 t14 0 "
        for _ in range(260))
    return flat(stroke(waves, 2), "#eafaf6", tone=1.6, ink=0, contour=0, opacity=0.9)


def _grounds() -> list[Shape]:
    """Return the five lands with a pale shore round each."""
    look = {"swell": 0.5, "contour": 0.9, "ink": 0.75, "grain": 0.22, "angle": 10}
    sands = [Shape(SHORES[name], "#f2e2b4", bevel=6, shadow=Shadow(0.5, 4, 9, 5),
        **look) for name in LANDS]  # type: ignore[arg-type]
    return [*sands, *(Shape(SHORES[name], colour, bevel=18, shadow=Shadow(0.5, 4, 9, 5),
        **look)  # type: ignore[arg-type]
        for name, (colour, _) in LANDS.items())]


def _road() -> list[Shape]:
    """Return the road past all stations."""
    way = line(*(value for station in STATIONS for value in station))
    dashes = (f'<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 14" '
        f'd="{way}"/>')
    return [Shape(stroke(way, 22), "#f4e6c0", bevel=6, angle=8, contour=0.8, grain=0.1, shadow=Shadow(0.4, 2, 4, 3),
        tone=1.05), flat(dashes, "#a8763c", tone=0.8, ink=0)]


def _free(x: float, y: float, reach: float) -> bool:
    """Return whether a place is clear of the road."""
    return min(math.hypot(x - a, y - b) for a, b in sampled([(float(a), float(b)) for a, b in STATIONS], 10)) > reach


def cottage(wall: str, roof: str) -> list[Shape]:
    """Return a small house, its foot at y = 0."""
    return [Shape(box(-26, -34, 52, 34), wall, bevel=5, angle=6, grain=0.08),
        Shape(polygon(-34, -30, -14, -62, 38, -62, 36, -30), roof, bevel=5, angle=70, grain=0.1, contour=0.9),
        flat(box(-6, -20, 12, 20), "#5a3a20", contour=0.7, tone=0.7),
        flat(f"{box(-22, -24, 9, 9)} {box(12, -24, 9, 9)}", "#7fb8c8", contour=0.6, ink=0)]


def _coast(dice: random.Random) -> Standing:
    """Return ships, reeds, houses and the gate that counts."""
    out: Standing = [(y, placed(ship(None, "#7a5230", "#f4ead2"), x, y, size)) for x, y, size in ((62, 462, 0.36),
        (1290, 404, 0.26))]
    for _ in range(12):
        x, y = dice.uniform(80, 250), dice.uniform(820, 890)
        if _free(x, y, 26):
            out.append((y, reeds(dice, x, y, 34, 34)))
    blue, red = ((206, 664), (52, 716), (76, 590)), ((246, 728), (312, 560), (376, 612), (266, 680), (384, 664))
    out += [(y, placed(cottage("#f0e0b8", roof), x, y, 0.8)) for roof, places in (("#3f7f9f", blue), ("#c4513a", red))
        for x, y in places]
    gate = [Shape(box(-46, -54, 92, 54), "#d79a80", bevel=6, angle=6, grain=0.15), Shape(box(-18, -48, 36, 48),
        "#c8963c",
        bevel=4, angle=80, shine=0.4), Shape(box(-52, -66, 104, 16), "#e8b8a0", bevel=4, angle=4)]
    return [*out, (740, placed(gate, 384, 744, 0.9))]


def _woods(dice: random.Random) -> Standing:
    """Return firs and round trees, the tents of the camp, and the mouth of the mine."""
    out: Standing = []
    for _ in range(70):
        x, y = dice.uniform(420, 740), dice.uniform(640, 890)
        if not _free(x, y - 20, 38):
            continue
        if dice.random() < 0.5:
            out.append((y, conifer(dice, x, y, dice.uniform(48, 78), dice.choice(("#4f8a3e", "#5f9a48", "#3f7a44")))))
        else:
            out.append((y, [Shape(tube(x, y, 8, x, y - 26, 6), "#7a5230", bevel=3), *foliage(dice, x, y - 38, 24, 22,
                dice.choice(("#6fa83e", "#86b84e")))]))
    mine = [Shape("M-34 4 C-36 -40 -16 -58 4 -58 C28 -58 38 -30 36 4 Z", "#8f8a80", bevel=14, angle=50, grain=0.3),
        flat("M-16 4 V-20 C-16 -40 18 -40 18 -20 V4 Z", "#241a16", tone=0.3, contour=1)]
    return [*out, *((y, placed(tent(120, 90, "#e0c48a", "#b8452f"), x, y, 0.62)) for x, y in ((440, 774), (506, 776),
        (412, 846))), (772, placed(mine, 716, 760, 0.8))]


def _old_stones() -> Standing:
    """Return pyramid, castle, gravestones and strongroom."""
    pyramid = [Shape(polygon(-50, 0, 0, -80, 50, 0), "#e0b878", bevel=6, angle=30, grain=0.2),
        flat(polygon(0, -80, 50, 0, 14, 0), "#a87c48", tone=0.8)]
    keep = [*tower(-50, 0, 16, 90, "#8f9cab", "#a8452f"), *tower(50, 2, 16, 80, "#8f9cab", "#a8452f"), Shape(box(-42,
        -42,
        84, 46), "#8f9cab", bevel=5, angle=6, grain=0.15), Shape("M-13 4 V-16 C-13 -34 13 -34 13 -16 V4 Z", "#6a4526",
        bevel=4, angle=86)]
    vault = [Shape(box(-44, -50, 88, 50), "#8a8f9a", bevel=6, angle=6), Shape(ellipse(0, -26, 18), "#d9ad4c", bevel=6,
        shine=0.9)]
    graves = ((1022, 654), (1112, 656), (1150, 708), (1076, 806))
    return [(640, placed(pyramid, 826, 652)), (742, placed(keep, 934, 738)), (772, placed(vault, 1278, 780, 0.9)),
        *((y, placed(gravestone(70, "#a8b0b0", cross=False), x, y, 0.6)) for x, y in graves)]


def _heights(dice: random.Random) -> Standing:
    """Return snowy mountains and firs, a maze and a coiled citadel."""
    air = Fog("#dfe6ea", 0.0)
    out: Standing = [(foot, mountain(dice, x, top, foot, air, "#9aa4b4")) for x, top, foot in ((700, 420, 492),
        (860, 410, 476), (1010, 400, 470), (1160, 414, 490), (1316, 440, 546), (866, 604, 650))]
    for _ in range(18):
        x, y = dice.uniform(690, 1360), dice.uniform(600, 760)
        if _free(x, y - 20, 36):
            out.append((y, conifer(dice, x, y, dice.uniform(40, 56), "#a8c0b8")))
    coil = [Shape(stroke("M-34 -8 C-34 -40 34 -40 34 -12 C34 6 -20 6 -18 -14 C-14 -28 14 -26 12 -14", 11), "#8fae7a",
        bevel=6,
        angle=40)]
    return [*out, (470, placed(coil, 716, 560, 0.9))]


def _dragons_end(dice: random.Random) -> Standing:
    """Return jungle, webs, volcano and dark peaks."""
    out: Standing = [(foot, mountain(dice, x, top, foot, Fog("#8a5a50", 0.0), "#6a4a4e")) for x, top, foot in
        ((1130, 96, 196), (1330, 110, 250))]
    fire = "M1000 110 L1040 110 L1050 150 L1034 140 L1028 176 L1014 140 L1004 160 Z"
    out.append((190, [Shape(polygon(950, 210, 1000, 110, 1040, 110, 1096, 210), "#5f4850", bevel=14, angle=50,
        grain=0.3),
        flat(fire, "#ff8a2a", ink=0, tone=2, glow=Glow("#ffb04a", 12, 0.6))]))
    for _ in range(30):
        x, y = dice.uniform(500, 720), dice.uniform(200, 430)
        if _free(x, y - 18, 40):
            out.append((y, [Shape(tube(x, y, 8, x, y - 24, 6), "#5a3f34", bevel=3), *foliage(dice, x, y - 36, 24, 20,
                dice.choice(("#4f7a4a", "#6a8a4a", "#7a6a8a")))]))
    ring = flat(stroke(ellipse(0, -26, 20, 26), 6), "#b48af0", tone=1.6, ink=0, contour=1, glow=Glow("#c8a0ff", 8, 0.6))
    return [*out, (140, placed([ring], 900, 158))]


def _scene() -> Part:
    """Return everything, back to front."""
    dice = random.Random(5)
    standing = [*_coast(dice), *_woods(dice), *_old_stones(), *_heights(dice), *_dragons_end(dice)]
    return [_sea(dice), *_grounds(), *_road(), *(shape for _, part in sorted(standing, key=lambda one: one[0])
        for shape in part), *placed(flying_dragon("#c8402f"), 1256, 96, 0.40)]


def stations() -> str:
    """Where pegs and names stand, as shares of the map."""
    def shares(place: tuple[float, float]) -> list[float]:
        return [round(place[0] / SIZE[0], 4), round(place[1] / SIZE[1], 4)]

    told = {"size": SIZE, "pegs": [shares(place) for place in STATIONS], "lands": {name: shares(at)
        for name, (_, at) in LANDS.items()}}
    return json.dumps(told, indent=1) + "\n"


MAP = Picture(_scene, sky=Sky(high="#58b0bc", low="#7fcad0", sun=(0.1, 0.3), beams=0), light=NOON,
    style=Print(period=4.2, gamma=0.62, tint=0.98, cross=0.66, slip=0.5, black=0, white=100), size=SIZE, pixels=(1960,
    1288))
MADE_OF = (*METHOD, __name__, "assets.workshop.pictures.heroica.calm", "assets.workshop.heroica.things.piece",
    *kit("beasts", "dragons", "goblins", "hounds", "houses", "monsters", "nature", "props", "stonework", "waters",
    "wyrms"))
RECIPES = (
    Recipe("scenes/heroica/campaign-map", "scenes/heroica/campaign-map.webp", partial(calm, MAP, SCALE), MADE_OF, WEBP),
    Recipe("scenes/heroica/stations", "scenes/heroica/stations.json", stations, MADE_OF),
)
