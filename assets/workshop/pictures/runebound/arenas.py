"""The grounds of combats: plains, forest, hills, mountain, water, city, and the lairs of both villains."""

from __future__ import annotations

import random
from functools import partial

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Part, Ridge, Shape, Sky, flat, placed
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.farm import barley
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.houses import battlements, tower
from assets.workshop.engraving.kit.nature import conifer, foliage, hill, mountain, rock
from assets.workshop.engraving.kit.remains import heap
from assets.workshop.engraving.kit.skeletons import great_skull
from assets.workshop.engraving.kit.stonework import archway, gothic, joints, pillar
from assets.workshop.engraving.kit.town import gabled, windmill
from assets.workshop.engraving.kit.waters import ripples, ship, water
from assets.workshop.engraving.kit.woods import forest
from assets.workshop.engraving.paths import box, loop, polygon, tube
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.runebound.forms import form
from assets.workshop.pictures.runebound.inlay import arena, printed
from assets.workshop.recipe import Recipe

WIDE = 960
PALE = "#f2ead0"
QUALITY = 62


def _ridge(top: float, colour: str, fog: float, bend: float = 16.0) -> Shape:
    """Return ground from edge to edge below about `top`."""
    line_ = [(-20, top + bend), (240, top - bend * 0.6), (520, top + bend * 0.7), (760, top - bend * 0.4), (990,
        top + bend)]
    return hill(WIDE, WIDE + 30, line_, colour, Fog(PALE, fog) if fog else None, 6)


def _oak(dice: random.Random, x: float, foot: float, size: float, fog: float = 0.1) -> list[Shape]:
    """Return a tree with a round crown."""
    veil = Fog(PALE, fog)
    return [Shape(tube(x, foot, 22 * size, x + 3, foot - 80 * size, 16 * size), "#6a4e34", bevel=8, angle=84, fog=veil),
        *foliage(dice, x, foot - 130 * size, 84 * size, 74 * size, "#7fa05a", veil)]


def plains() -> Part:
    """Return open fields: furrows run to a mill, barley stands before the eye."""
    dice = random.Random(4)
    out: list[Shape] = []
    for x, top in ((90, 330), (330, 300), (640, 320), (880, 290)):
        out += mountain(dice, x, top, 470, Fog(PALE, 0.55), "#9fb0b4")
    furrows = Ridge(" ".join(f"M{480 + (x - 480) * 0.3:.0f} 470 L{480 + (x - 480) * 3.2:.0f} 980" for x in range(0,
        961, 44)), 8, -5)
    out += [_ridge(440, "#c3c78e", 0.35), *placed(windmill(320, 24, torn=False), 650, 560, 0.72), Shape(polygon(-20,
        520, 400, 500, 980,
        530, 980, 980, -20, 980), "#c9b86e", bevel=10, swell=0.2, angle=4, contour=0.6, ridges=(furrows,),
            shadow=NO_SHADOW)]
    for x, foot, k in ((150, 560, 0.9), (60, 600, 1.1), (860, 580, 1.0), (300, 530, 0.6)):
        out += _oak(dice, x, foot, k)
    return [*out, *barley(dice, 800, 1000)]


def woods() -> Part:
    """Return the inside of a forest, light between the trunks."""
    return forest(WIDE, WIDE, 6, (0.3, 0.7))


def hills() -> Part:
    """Return mound behind mound, a ring of stones on the middle one."""
    dice = random.Random(9)
    out: list[Shape] = []
    rows = ((420, 130, 0.5, 6), (500, 150, 0.35, 5), (610, 190, 0.2, 4), (760, 250, 0.0, 4), (940, 300, 0.0, 3))
    for row, (foot, half, fog, count) in enumerate(rows):
        for k in range(count):
            x = WIDE * (k + 0.5) / count + (60 if row % 2 else -30) + dice.uniform(-20, 20)
            high = half * dice.uniform(0.85, 1.1)
            out.append(form(loop(x - half * 1.2, foot + 60, x - half * 0.8, foot - high * 0.4, x - half * 0.2,
                foot - high, x + half * 0.3,
                foot - high * 0.9, x + half * 0.9, foot - high * 0.3, x + half * 1.3, foot + 60), "#c9a468" if row % 2
                    else "#b9a05f", 60,
                66, fog=Fog(PALE, fog), grain=0.1, contour=1.6))
        if row == 2:
            for x, y, h in ((380, 470, 74), (430, 446, 96), (500, 440, 104), (566, 456, 90), (470, 486, 60)):
                out.append(form(polygon(x - 16, y, x - 12, y - h, x + 12, y - h - 6, x + 18, y), "#a59c8e", 12, 80,
                    grain=0.3))
        out += _oak(dice, 120 + 190 * row, foot - 10, 0.4 + 0.1 * row, fog * 0.6)
    return out


def mountains() -> Part:
    """Return a wall of peaks, crags and firs before it."""
    dice = random.Random(14)
    out: list[Shape] = []
    for x, top, fog in ((80, 170, 0.45), (880, 150, 0.45), (300, 120, 0.3), (690, 90, 0.3), (480, 190, 0.1)):
        out += mountain(dice, x, top, 640, Fog(PALE, fog), "#a39a94")
    out.append(_ridge(600, "#a39a78", 0.2, 26))
    for k in range(16):
        x = 30 + 60 * k + dice.uniform(-16, 16)
        out += conifer(dice, x, 640 + 50 * abs(k - 7.5) / 7.5 + dice.uniform(0, 40), dice.uniform(90, 150), "#6a8a70",
            Fog(PALE, 0.1))
    out.append(_ridge(760, "#95906c", 0.0, 20))
    for x, foot, w, h in ((110, 930, 260, 150), (860, 940, 280, 170), (480, 980, 240, 90), (320, 860, 120, 60), (660,
        870, 130, 66)):
        out += rock(dice, x, foot, w, h, "#948b80")
    return out


def waters() -> Part:
    """Return the open sea: a ship, the loops of a serpent, swell from edge to edge."""
    dice = random.Random(5)
    out: list[Shape] = [water(box(-20, 430, 1000, 560), "#79afbf", None, ripples(dice, -20, 980, 440, 970, 220))]
    out += placed(ship(Fog(PALE, 0.2), "#6a4c34", "#f2e6c8"), 680, 500, 0.62)
    for k, (x, w) in enumerate(((220, 60), (330, 54), (424, 44))):
        out.append(form(f"M{x - w} 560 C{x - w} {430 + 16 * k} {x + w} {430 + 16 * k} {x + w} 560 L{x + w * 0.5} "
            f"560 C{x + w * 0.5} "
            f"{490 + 12 * k} {x - w * 0.5} {490 + 12 * k} {x - w * 0.5} 560 Z", "#5f9a6a", 22, 60))
    out.append(form(loop(110, 566, 100, 470, 130, 410, 96, 384, 40, 396, 36, 376, 100, 350, 160, 376, 168, 440, 150,
        500, 156, 566), "#5f9a6a", 24, 70))
    for row in range(7):
        y = 580 + 56 * row
        for k in range(6):
            x = 160 * k + (80 if row % 2 else 0) + dice.uniform(-16, 16)
            w = 60 + 6 * row
            out.append(form(f"M{x - w} {y + 16} C{x - w * 0.4} {y - 30} {x + w * 0.2} {y - 34} {x + w * 0.6} "
                f"{y - 6} C{x + w * 0.2} {y - 12} "
                f"{x + w * 0.1} {y + 6} {x + w} {y + 16} Z", "#8fc0cc", 16, 14, shadow=NO_SHADOW))
    return out


def city() -> Part:
    """Return a walled city: roofs, towers, a gate, the paved place before it."""
    dice = random.Random(3)
    fog = Fog(PALE, 0.3)
    out: list[Shape] = []
    for x, foot, k, roof in ((150, 470, 1.0, "#a5483a"), (330, 450, 1.1, "#8f4a3a"), (620, 450, 1.1, "#a5483a"), (800,
        470, 1.0, "#8a5040")):
        out += placed(gabled(150, 150, "#e0cfa2", roof, 0, fog), x, foot, k)
    for x, half, high in ((240, 30, 330), (480, 44, 420), (720, 30, 330)):
        out += tower(x, 520, half, high, "#c2b69c", "#a5483a", Fog(PALE, 0.15))
    wall_ = Shape(box(-20, 470, 1000, 190), "#cbbfa4", bevel=10, swell=0.2, angle=4, grain=0.14, contour=1.0,
        ridges=(joints(dice, -20, 470, 1000, 190, 34),))
    out += [wall_, battlements(-20, 476, 1000, 34, 22, "#cbbfa4")]
    for x in (330, 630):
        out += tower(x, 664, 64, 270, "#c9bda2", None)
    out += [flat(gothic(480, 660, 92, 170), "#4a3a30", tone=0.5, contour=1.4), archway(480, 660, 92, 170, 28,
        "#d6cbb0"), *[flat(box(400 + 26 * k, 500, 7, 150), "#8a7a64", contour=0.6) for k in range(7)]]
    paving = Ridge("M-20 720 H980 M-20 790 H980 M-20 880 H980 " + " ".join(f"M{480 + (x - 480) * 0.55:.0f} 660 "
        f"L{480 + (x - 480) * 1.6:.0f} 980" for x
        in range(-240, 1201, 90)), 7, -5)
    return [*out, Shape(polygon(-20, 656, 980, 656, 980, 980, -20, 980), "#d9c7a0", bevel=10, swell=0.2, angle=3,
        grain=0.12, contour=0.9, ridges=(paving,), shadow=NO_SHADOW)]


def skydown() -> Part:
    """Return the burning ridge: jagged rocks, a river of fire, the High Lord over all."""
    dice = random.Random(7)
    out: list[Shape] = []
    for x, top, fog in ((120, 300, 0.5), (860, 280, 0.5), (340, 350, 0.35), (640, 340, 0.35)):
        out += mountain(dice, x, top, 640, Fog("#f5c890", fog), "#8a6a64")
    out += placed(flying_dragon("#8a5a9a", Fog("#f5c890", 0.1)), 520, 240, 1.1)
    stream = loop(440, 470, 520, 470, 500, 560, 600, 650, 480, 760, 640, 990, 260, 990, 360, 800, 300, 680, 420, 580)
    out += [_ridge(560, "#8f6a5c", 0.1, 30), flat(stream, "#ffb648", ink=0.1, tone=1.8, contour=1.4,
        glow=Glow("#ff9a3a", 30, 0.7))]
    for x, foot, w, h in ((120, 720, 300, 260), (860, 740, 300, 280), (60, 980, 360, 300), (900, 990, 380, 300), (700,
        800, 140, 120), (250, 820, 130, 110)):
        out.append(form(polygon(x - w / 2, foot, x - w * 0.36, foot - h * 0.6, x - w * 0.1, foot - h, x + w * 0.12,
            foot - h * 0.7, x + w * 0.3, foot -
            h * 0.86, x + w / 2, foot), "#7a5a54", 30, 70, grain=0.4))
    return out


def ruins() -> Part:
    """Return the hall of the Corpse King: pillars, an arch with a throne in pale light, bones on both sides."""
    dice = random.Random(8)
    out: list[Shape] = [Shape(box(-20, -20, 1000, 700), "#9aa59a", bevel=10, swell=0, angle=5, grain=0.18, contour=0,
        fog=Fog("#dbe6d6", 0.3),
        shadow=NO_SHADOW, ridges=(joints(dice, -20, -14, 1000, 700, 60),)), flat(gothic(480, 640, 190, 520), "#e9f4d8",
            tone=1.4, ink=0.2,
        contour=1.2), archway(480, 640, 190, 520, 44, "#b0b8a8"), *moon(480, 290, 90, "#d9f0c0")]
    out += [form(polygon(400, 660, 392, 420, 420, 350, 450, 400, 480, 330, 510, 400, 540, 350, 568, 420, 560, 660),
        "#7f877c", 20, 84, grain=0.3), *placed(great_skull("#e9e0bc", 8), 480, 440, 0.34)]
    for x in (90, 250, 710, 870):
        out += pillar(x, 700 if 200 < x < 800 else 760, -40, 44 if 200 < x < 800 else 60, "#a9b0a2", Fog("#dbe6d6",
            0.15), 4)
    slabs = Ridge("M-20 710 H980 M-20 790 H980 M-20 890 H980 " + " ".join(f"M{480 + (x - 480) * 0.5:.0f} 650 "
        f"L{480 + (x - 480) * 1.7:.0f} 980" for x in
        range(-300, 1301, 130)), 7, -5)
    out.append(Shape(polygon(-20, 650, 980, 650, 980, 980, -20, 980), "#a5ab9a", bevel=10, swell=0.2, angle=3,
        grain=0.12, contour=0.9, ridges=(slabs,), shadow=NO_SHADOW))
    return [*out, *heap(dice, 130, 960, 260, 200, 70, "#e6dcb6"), *heap(dice, 830, 960, 260, 200, 70, "#e6dcb6")]


DAYLIGHT = Sky(high="#5f8f9f", low="#f6ecc8", sun=(0.5, 0.24), reach=0.9, beams=0.16)
EVENING = Sky(high="#5a4a62", low="#f7c080", sun=(0.5, 0.4), reach=1.0, beams=0.16)
COLD = Sky(high="#4a6a6a", low="#dfeccf", sun=(0.5, 0.3), reach=0.8, beams=0.04)
PICTURES = {
    "plains": arena(plains, DAYLIGHT, "#5c6336"),
    "forest": arena(woods, DAYLIGHT, "#2f5a3e"),
    "hills": arena(hills, DAYLIGHT, "#6b5434"),
    "mountain": arena(mountains, DAYLIGHT, "#4c5660"),
    "water": arena(waters, DAYLIGHT, "#22586c"),
    "city": arena(city, EVENING, "#6a463c"),
    "margath": arena(skydown, EVENING, "#663040"),
    "vorakesh": arena(ruins, COLD, "#2f5450"),
}
KITS = ("beasts", "dragons", "farm", "goblins", "haunts", "hounds", "houses", "monsters", "nature", "props", "remains",
    "skeletons", "stonework", "town", "waters", "woods", "wyrms")
MADE_OF = (*METHOD, __name__, *kit(*KITS), *(f"assets.workshop.pictures.runebound.{name}" for name in ("forms", "inlay",
    "setting")))
RECIPES = tuple(Recipe(f"pictures/runebound/arenas/{name}", f"pictures/runebound/arenas/{name}.webp",
    partial(printed, picture), MADE_OF, QUALITY) for name, picture in PICTURES.items())
