"""The Rat Swarm and the Cave Spider, minions and masters."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Shadow,
    Shape,
    Sky,
    flat,
    placed,
)
from assets.workshop.engraving.kit.beasts import bone, coat, cocoon, rat, spider_face, spider_leg, web
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.kit.props import barrel, sack
from assets.workshop.engraving.palette import GOLD, darker
from assets.workshop.engraving.paths import box, ellipse, loop, polygon
from assets.workshop.pictures.record import engraving

BEAST_LIGHT = Light(key=(-0.5, -0.68, 0.62), ambient=0.26)
BEAST_PRINT = Print(gamma=0.8, white=96)


def _cellar() -> Part:
    """Return a cellar with a low arch, a broken barrel and stolen grain."""
    stones = []
    for row in range(6):
        for column in range(9):
            x, y = -30 + column * 86 + (43 if row % 2 else 0), -14 + row * 66
            stones.append(Shape(f'<rect x="{x}" y="{y}" width="80" height="60" rx="12"/>',
                ("#a89a84", "#9a8c78", "#b4a690")[(row * 2 + column) % 3], bevel=12,
                angle=(row * 41 + column * 67) % 180, grain=0.18, fog=Fog("#e2cf9e", 0.4), contour=0.7,
                shadow=Shadow(0.15, 2, 2, 2)))
    return [
        Shape(box(-20, -20, 720, 660), "#6f6455", bevel=40, swell=0, angle=4, contour=0, shadow=NO_SHADOW,
            fog=Fog("#e2cf9e", 0.3)),
        *stones,
        Shape(box(-20, 212, 236, 20), "#b0a48c", bevel=6, angle=4, grain=0.2, fog=Fog("#e2cf9e", 0.2)),
        Shape(box(464, 206, 236, 20), "#b0a48c", bevel=6, angle=4, grain=0.2, fog=Fog("#e2cf9e", 0.2)),
        flat("M220 400 V150 C220 40 460 40 460 150 V400 Z", "#7a6650", tone=0.72, contour=1.2),
        flat(ellipse(330, 250, 5), "#ff6a3a", ink=0, tone=1.8, glow=Glow("#ff6a3a", 4, 0.5)),
        flat(f"{ellipse(306, 250, 5)} {ellipse(380, 300, 4)} {ellipse(400, 300, 4)} {ellipse(270, 330, 4)} "
             f"{ellipse(290, 330, 4)}", "#ff6a3a", ink=0, tone=1.8),
        Shape(box(-20, 380, 720, 260), "#8a7a64", bevel=20, swell=0, angle=4, grain=0.15, contour=0, shadow=NO_SHADOW),
        *placed(barrel(150, 200), 600, 420),
        *placed(sack(140, 150), 70, 440),
    ]


def _rats() -> Part:
    """Return a wave of rats over grain and bones."""
    dice = random.Random(3)
    grain = flat(" ".join(ellipse(dice.uniform(0, 680), dice.uniform(500, 600), 5, 3) for _ in range(70)), "#e8c870",
        contour=0.6, ink=0.2, tone=1.3)
    return [
        *placed(rat(dice, "#8a7862", snarl=0.5), 128, 146, 0.56, mirror=True),
        *placed(rat(dice, "#6f6458", snarl=0.8), 560, 140, 0.56),
        *placed(rat(dice, "#7a6c60", snarl=0.6), 64, 330, 0.66, -6, mirror=True),
        grain,
        *placed(rat(dice, "#a08058", "#ff5a2a", 1.2), 468, 372, 1.2, -2),
        *placed(bone(120, 16), 300, 572, 1.0, -12),
        *placed(rat(dice, "#7a6c60", snarl=0.9, tail=False), 84, 520, 0.66, mirror=True),
        *placed(rat(dice, "#6f6458", snarl=0.6, tail=False), 560, 566, 0.52),
    ]


def _rat_king() -> Part:
    """Return the rat king: one huge scarred beast with a crown of bent nails, its court at its feet."""
    dice = random.Random(6)
    crown = [Shape("M-64 0 L-74 -66 L-38 -26 L-24 -84 L0 -28 L26 -84 L38 -26 L76 -62 L64 4 Q0 22 -64 0 Z", GOLD,
        bevel=10, angle=84, shine=0.6, grain=0.03), *[Shape(ellipse(x, -4 + abs(x) * -0.06, 8), c, bevel=6, shine=0.8,
        ink=0.4) for x, c in ((-40, "#a8342a"), (0, "#3f6fb4"), (40, "#a8342a"))]]
    scars = [flat("M-60 -40 Q-30 -32 4 -10 Q-30 -22 -60 -40 Z M-56 -14 Q-24 -6 14 14 Q-24 4 -56 -14 Z M-46 12 Q-16 "
                  "18 16 36 Q-16 30 -46 12 Z", "#c98f80", contour=0.7, tone=1.1)]
    return [
        *placed([*rat(dice, "#5c5450", "#ffb02a", 1.5), *placed(scars, 110, -30), *placed(crown, -92, -132, 1.0, -22)],
            442, 318, 1.38),
        *placed(rat(dice, "#8a7862", snarl=0.6), 580, 520, 0.62),
        *placed(rat(dice, "#7a6c60", snarl=1.0), 120, 512, 0.66, -4, mirror=True),
        *placed(skull(0.9), 360, 560, 1.0, -14),
        *placed(bone(110, 15), 420, 584, 1.0, 6),
        *placed(rat(dice, "#94806a", snarl=0.4, tail=False), 262, 560, 0.5),
    ]


def _sewer() -> Part:
    """Return a drain with a round mouth and a gleam of water: the rat king's hall."""
    bars = " ".join(box(x, 40, 16, 300) for x in (220, 290, 360, 430))
    rim = "".join(ellipse(340, 190, r) for r in (220, 176))
    return [
        Shape(box(-20, -20, 720, 660), "#7f8672", bevel=40, swell=0, angle=60, grain=0.35, contour=0, shadow=NO_SHADOW,
            fog=Fog("#d4d2a4", 0.35)),
        flat(ellipse(340, 190, 178), "#e8dc9a", ink=0.5, tone=1.2, contour=0.6),
        Shape(bars, "#5a5850", bevel=8, angle=86, fog=Fog("#d4d2a4", 0.2)),
        Shape(f'<path fill-rule="evenodd" d="{rim}"/>', "#9a967c", bevel=20, angle=45, grain=0.25,
            fog=Fog("#d4d2a4", 0.2)),
        Shape(box(-20, 420, 720, 220), "#7d8a5c", bevel=20, swell=0, angle=2, grain=0.1, contour=0, shadow=NO_SHADOW),
    ]


def _cave(fog: str, dark: str, seed: int) -> list[Shape]:
    """Return the walls and teeth of a cave with light behind."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for plane, (veil, inset) in enumerate(((0.6, 200), (0.3, 120), (0.05, 50))):
        fog_ = Fog(fog, veil)
        for side in (-1, 1):
            edge = -30 if side < 0 else 710
            points: list[float] = [edge, -30, edge, 640]
            for i in range(9):
                y = 640 - 680 * i / 8
                reach = inset * (0.7 + 0.5 * abs(i / 4 - 1)) + dice.uniform(-16, 16)
                points += [reach if side < 0 else 680 - reach, y]
            out.append(Shape(polygon(*points), dark, bevel=36, angle=70 * side, grain=0.5, fog=fog_,
                contour=0.6 + 0.2 * plane))
        for _ in range(5):
            x, w, long = dice.uniform(20, 660), dice.uniform(16, 30) * (1 + 0.3 * plane), dice.uniform(50,
                130) * (1.2 - 0.2 * plane)
            out.append(Shape(loop(x - w, -20, x + w, -20, x + w * 0.4, long * 0.5, x, long, x - w * 0.4, long * 0.5),
                dark, bevel=w * 0.8, angle=82, grain=0.3, fog=fog_, contour=0.7))
    return out


def _spider() -> Part:
    """Return the cave spider that hangs in its web and looks at you."""
    fur, band_ = "#6a5058", "#c07a48"
    legs = [s for side in (-1, 1) for run in ((60, -20, 180, -150, 250, -60, 300, 110),
        (66, 10, 210, -60, 262, 60, 270, 250), (60, -40, 130, -200, 210, -230, 300, -170),
        (56, 40, 160, 60, 200, 170, 170, 300))
        for s in spider_leg(tuple(v * side if i % 2 == 0 else v for i, v in enumerate(run)), 34, fur, band_)]
    dice = random.Random(2)
    back = Shape(loop(0, -250, 80, -236, 132, -170, 140, -90, 90, -20, 0, 0, -90, -20, -140, -90, -132, -170, -80,
        -236), "#5a4250", bevel=110, angle=14, grain=0.14, ridges=(coat(dice, -120, -230, 120, -20, 110, 4, 22),))
    mark = Shape("M0 -226 L34 -160 L10 -130 L40 -80 L0 -30 L-40 -80 L-10 -130 L-34 -160 Z", "#d05a34", bevel=16,
        swell=0.5, angle=50, grain=0.04, shadow=NO_SHADOW)
    return [back, mark, *legs, *placed(spider_face(fur), 0, 40, 0.98)]


def _brood_mother() -> Part:
    """Return the brood mother: reared up over her eggs, a bone mask on her back, venom on her fangs, prey in silk."""
    fur, band_ = "#4a3c4c", "#a8342a"
    rear = [s for side in (-1, 1) for run in ((70, 10, 230, -120, 300, 30, 330, 240),
        (64, 40, 190, 40, 250, 170, 240, 330))
        for s in spider_leg(tuple(v * side if i % 2 == 0 else v for i, v in enumerate(run)), 40, darker(fur, 0.1),
        band_)]
    raised = [s for side in (-1, 1) for run in ((66, -20, 190, -140, 170, -260, 250, -330),
        (60, -50, 120, -180, 60, -290, 110, -350))
        for s in spider_leg(tuple(v * side if i % 2 == 0 else v for i, v in enumerate(run)), 42, fur, band_)]
    dice = random.Random(4)
    back = Shape(loop(0, -230, 120, -214, 204, -130, 210, -20, 150, 60, 0, 90, -150, 60, -210, -20, -204, -130, -120,
        -214), "#3f3242", bevel=140, angle=14, grain=0.14, ridges=(coat(dice, -190, -210, 190, 60, 150, 4, 24),))
    eggs = [
        shape
        for x, y, r in ((-230, 250, 44), (-160, 290, 50), (-270, 310, 46), (240, 260, 46), (170, 300, 48),
            (280, 310, 44))
        for shape in (Shape(ellipse(x, y, r, r * 1.15), "#efe6cc", bevel=r * 0.9, angle=x % 90, grain=0.04, ink=0.8),
            flat(ellipse(x + 4, y + 4, r * 0.42, r * 0.5), "#a8b070", opacity=0.45, feather=8, ink=0.8))
    ]
    return [*placed(cocoon(150), -262, -250), *placed(cocoon(120), 274, -256), back,
        *placed(skull(2.2, "#d8c8a0"), 0, -120), *rear, *eggs, *raised,
        *placed(spider_face(fur, "#ff7a2a", True), 0, 60, 1.12)]


RATS = Picture(_cellar, _rats, Sky(high="#6a5a48", low="#e8cf96", seed=3), BEAST_LIGHT, BEAST_PRINT)
RAT_KING = Picture(_sewer, _rat_king, Sky(high="#5a6a4c", low="#e8dc9a", seed=5), BEAST_LIGHT, BEAST_PRINT)
SPIDER = Picture(lambda: [*_cave("#cfe0d0", "#4f6664", 3), *web(340, 200, 330)],
    lambda: placed(_spider(), 340, 288, 0.98), Sky(high="#4a6a6c", low="#dfe8cc", sun=(0.5, 0.45), reach=0.9, seed=3),
    BEAST_LIGHT, BEAST_PRINT)
BROOD_MOTHER = Picture(lambda: [*_cave("#d8c4d0", "#584a60", 8), *web(150, 90, 260, 11, 5),
    *web(560, 120, 240, 12, 5, 0.4)], lambda: placed(_brood_mother(), 340, 300, 0.92),
    Sky(high="#4a3c58", low="#e4cfc8", sun=(0.5, 0.4), reach=0.9, seed=6), BEAST_LIGHT, BEAST_PRINT)

_KIT = ("beasts", "goblins", "nature", "props")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT)
    for name, picture in (("rat-swarms-minion", RATS), ("rat-swarms-master", RAT_KING),
    ("cave-spiders-minion", SPIDER), ("cave-spiders-master", BROOD_MOTHER)))
