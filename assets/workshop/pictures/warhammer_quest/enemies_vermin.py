"""What crawls and flies under the town: giant bats, gigantic spiders, rat swarms."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.bats import bat
from assets.workshop.engraving.kit.beasts import bone, coat, cocoon, rat, spider_face, spider_leg, web
from assets.workshop.engraving.kit.cellars import cellar
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.kit.stonework import chain
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes

FAR = Fog("#e2d6a6", 0.4)
MILD = Fog("#e2d6a6", 0.18)


def _vault() -> Part:
    """Return the ribs of a vault that meet above, over a wall."""
    ribs = [Shape(tube(340 + s * 60, -20, 40, 340 + s * 230, 60, 44, 340 + s * 330, 230, 48, 340 + s * 350, 640, 52),
        "#a39c86",
        bevel=18, angle=60 * s, grain=0.25, fog=Fog("#e8dcae", 0.15), shadow=Shadow(0.4, 8, 10, 7)) for s in (-1, 1)]
    return [*cellar(21, "#8f8a7c", arch=None, lamp=None, damp=4), *ribs]


def _bats() -> Part:
    """Return three bats that unfold from a vault; a lamp falls."""
    return [
        *placed(bat("#7a6050", "#9a6a54", 10, 70, seed=3), -196, -118, 0.4, 16, fog=FAR),
        *placed(bat("#7a6050", "#9a6a54", 12, 60, seed=4), 214, -94, 0.44, -18, fog=MILD),
        *placed(lantern(0, 0, 1.5, 0.9), -158, 232, 1.0, 34),
        *placed(bat("#6a5244", "#8f5a48", 24, 30), 14, 60, 0.92, -4),
    ]


def _bat_elite() -> Part:
    """Return the old bat: scarred, with torn wings, its mouth wide, the lamp in its claws."""
    scars = drawn("M-70 -46 L-34 30 M-56 -52 L-22 20 M60 30 l18 30", 5, "#d8a890", contour=1.2)
    blood = flat(f"{loop(-36, 92, -30, 84, -26, 94, -31, 128)} {loop(28, 92, 34, 84, 38, 94, 33, 138)}", "#a3211c",
        contour=0.7, tone=1.1)
    skulls = [s for x in (-46, 0, 46) for s in placed(skull(0.5), x, 172 + (8 if x == 0 else 0))]
    return [*placed(chain(0, 0, 80, 2.0), 0, 260), *bat("#453a3e", "#7c3a34", 62, 110, "#ff5a2a", True, 6), scars,
        blood,
        *skulls, *placed(lantern(0, 0, 1.5, 0.9), 38, 248, 1.0, -12)]


def _cleft(seed: int, stone: str, fog: str) -> list[Shape]:
    """Return two walls that lean together over a lit gap, with webs in the corners."""
    dice = random.Random(seed)
    out = list(cellar(seed, stone, fog, None, None, damp=5, veil=0.5))
    for s in (-1, 1):
        rough = [v for i in range(9) for v in (340 + s * (210 + dice.uniform(-20, 26) + abs(i - 5) * 12), -30 + i * 85)]
        out.append(Shape(polygon(340 + s * 380, -30, *rough, 340 + s * 380, 650), darker(stone, 0.12), bevel=40,
            angle=60 * s,
            grain=0.45, fog=Fog(fog, 0.1), shadow=Shadow(0.5, 10, 12, 9)))
    return [*out, *web(90, 60, 150, 9, 5), *web(600, 120, 120, 9, 4, 0.5)]


def _legs(reach: float, colour: str, bands: str, width: float) -> list[Shape]:
    """Return eight legs that brace against both walls."""
    runs = ((70, -30, 170, -190, 250, -130, 300, -10), (76, 0, 210, -90, 270, 30, 290, 160), (60, -50, 120, -220, 210,
        -240,
        310, -200), (66, 40, 170, 70, 220, 180, 200, 310))
    return [shape for s in (-1, 1) for run in runs
        for shape in spider_leg(tuple(v * (s * reach if i % 2 == 0 else 1.0) for i, v in enumerate(run)), width, colour,
        bands)]


def _abdomen(colour: str, mark: str, size: float) -> list[Shape]:
    """Return the hind body behind the head, with its mark."""
    dice = random.Random(2)
    return placed([Shape(loop(0, -230, 90, -214, 146, -140, 146, -50, 90, 20, 0, 40, -90, 20, -146, -50, -146, -140,
        -90,
        -214), colour, bevel=110, angle=14, grain=0.14, ridges=(coat(dice, -130, -210, 130, 10, 110, 4, 22),)),
        Shape("M0 -200 L30 -150 L14 -130 L44 -80 L0 -40 L-44 -80 L-14 -130 L-30 -150 Z", mark, bevel=14, angle=40,
        contour=0.8, shadow=NO_SHADOW)], 0, 0, size)


def _spider() -> Part:
    """Return the spider between two walls, a bundle in silk under it."""
    fur, bands = "#7a624c", "#c79a5c"
    return [*_abdomen(darker(fur, 0.1), "#d8b05c", 0.9), *_legs(1.0, fur, bands, 30), *placed(cocoon(150), -176, 128),
        *placed(spider_face(fur, "#ffd24a"), 0, 30, 0.92)]


def _spider_elite() -> Part:
    """Return the brood mother: black and red, spined, venom on her fangs, young and bundles round her."""
    fur, bands = "#41343c", "#b8402c"
    spines = [Shape(polygon(x - 16, y + 10, x + 16, y + 10, x * 1.24, y - 70), "#e2d2a4", bevel=10, angle=60)
        for x, y in ((-128, -130), (-84, -196), (0, -222), (84, -196), (128, -130))]
    brood = [shape for x, y, k, turn in ((-232, 250, 0.2, -20), (240, 260, 0.22, 10), (-120, 316, 0.16, 6), (150, 330,
        0.15, -8))
        for shape in placed([*_legs(1.0, fur, bands, 30), *spider_face(fur, "#ff5a3a")], x, y, k, turn)]
    return [*placed(cocoon(130), 216, -140), *spines, *_abdomen(fur, "#d03a24", 1.06), *_legs(1.1, fur, bands, 42),
        *brood,
        *placed(spider_face(fur, "#ff4a2a", True), 0, 40, 1.22), drawn("M-78 -40 L-30 30 M-64 -52 L-20 14", 5,
        "#c9a890",
        contour=1.2), *placed(skull(0.7), -40, 350, 1.0, -12)]


def _lantern_down() -> list[Shape]:
    """Return a lantern that lies on its side with spilled, burning oil."""
    return [flat(loop(-90, 20, 0, 4, 110, 14, 150, 34, 40, 48, -80, 44), "#ffd873", ink=0.1, tone=1.7, feather=6,
        glow=Glow("#ffb040", 40, 0.9)), *placed(lantern(0, 0, 1.6, 1.0), -70, 20, 1.0, -76)]


def _swarm() -> Part:
    """Return a wave of rats that breaks over a fallen lantern."""
    dice = random.Random(4)
    rows: list[Shape] = []
    for x, y, k, turn, m, fur in ((-250, -90, 0.4, 8, True, "#8a7a68"), (-90, -120, 0.4, -6, False, "#6f6458"),
        (90, -110, 0.42, 4, True, "#7a6c60"), (250, -80, 0.4, -10, False, "#8a7862"), (-200, 10, 0.54, 6, True,
        "#6f6458"),
        (170, 0, 0.56, -6, False, "#94806a")):
        rows += placed(rat(dice, fur, snarl=0.7), x, y, k, turn, m, fog=Fog("#e2cf9e", 0.16 if y > -50 else 0.34))
    return [*rows, *placed(_lantern_down(), 0, 96, 1.15),
        *placed(rat(dice, "#7a6c60", snarl=0.9), -236, 170, 0.66, -4, mirror=True),
        *placed(rat(dice, "#a08058", "#ff5a2a", 1.2), 204, 236, 0.92, -4),
        *placed(rat(dice, "#6f6458", snarl=0.8, tail=False), -190, 306, 0.72, 4, mirror=True),
        *placed(bone(100, 14), -40, 340, 1.0, -14)]


def _swarm_elite() -> Part:
    """Return a swarm with a leader: a huge scarred white rat on a heap of its kind, eyes in the dark behind."""
    dice = random.Random(9)
    eyes = flat(" ".join(f"{ellipse(x, y, 6)} {ellipse(x + 19, y + 2, 6)}" for x, y in ((-290, -150), (-230, -200),
        (-170, -120),
        (230, -190), (280, -120), (180, -230), (-60, -230), (60, -250), (-290, -60), (290, -40))), "#ff5a2a", ink=0,
        tone=1.8,
        contour=1.0, glow=Glow("#ff5a2a", 7, 0.6))
    scars = [flat("M-60 -46 Q-30 -38 8 -12 Q-30 -24 -60 -46 Z M-56 -16 Q-20 -8 20 14 Q-24 6 -56 -16 Z", "#a8503c",
        contour=0.9, tone=1.0)]
    heap: list[Shape] = []
    for x, y, k, turn, m, fur in ((-230, 60, 0.52, 14, True, "#5a5048"), (236, 50, 0.52, -14, False, "#645a50"),
        (-150, 190, 0.6, 6, True, "#6a5a4c"), (210, 190, 0.6, -8, False, "#5a5048")):
        heap += placed(rat(dice, fur, "#ff3a1a", 1.1), x, y, k, turn, m)
    return [eyes, *heap, *placed([*rat(dice, "#d8ccb4", "#ff2a1a", 1.7), *placed(scars, 100, -30), *placed(scars, -70,
        20, 0.7),
        drawn("M-150 -40 L-110 40", 7, "#a8503c")], 44, 30, 1.3, -3),
        *placed(rat(dice, "#6a5a4c", "#ff3a1a", 1.0, False), -210, 290, 0.62, -4, mirror=True),
        *placed(rat(dice, "#5a5048", "#ff3a1a", 1.2, False), 190, 310, 0.62), *placed(_lantern_down(), -20, 268, 0.8),
        *placed(skull(0.8), 30, 330, 1.0, -10)]


def _drain() -> Part:
    """Return a low wall with the black mouth of a drain: where the swarm comes from."""
    return [*cellar(25, "#8b8472", arch=None, lamp=None, damp=6), flat(loop(90, 600, 80, 200, 180, 70, 340, 40, 500, 70,
        600,
        200, 590, 600), "#3a3028", tone=0.5, feather=20, ink=0.9), Shape(box(-20, 470, 720, 160), "#857b66", bevel=20,
        swell=0,
        angle=4, grain=0.2, contour=0, shadow=NO_SHADOW, ridges=(Ridge("M-20 510 H700 M-20 560 H700", 5, -3),))]


PICTURES = {
    "giant-bats-standard": figure(_vault, _bats, 340, 230, 0.96),
    "giant-bats-elite": figure(_vault, _bat_elite, 340, 250, 1.02),
    "gigantic-spiders-standard": figure(lambda: _cleft(22, "#978e7a", "#ece2b4"), _spider, 340, 262, 0.96),
    "gigantic-spiders-elite": figure(lambda: _cleft(23, "#7f7a78", "#e0d0b0"), _spider_elite, 340, 236, 0.92),
    "rat-swarms-standard": figure(lambda: cellar(24, "#9a9080", arch=340, lamp=None, damp=4), _swarm, 340, 250, 1.0),
    "rat-swarms-elite": figure(_drain, _swarm_elite, 340, 270, 0.96),
}
RECIPES = recipes(PICTURES, __name__, "bats", "beasts", "cellars", "fire", "goblins", "hands", "monsters", "ratmen",
    "stonework")
