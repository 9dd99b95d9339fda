"""The Dark Lord on his ridge, and what he sends down: riders, a tower, a banner, and his own hand."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Fog, Glow, Part, Ridge, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.nature import hill, mountain
from assets.workshop.engraving.kit.props import tent, wheel
from assets.workshop.engraving.kit.skeletons import great_skull
from assets.workshop.engraving.kit.town import windmill
from assets.workshop.engraving.palette import BONE, DARK_STEEL, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.parts import NEAR, form, mark
from assets.workshop.pictures.tenefyr.setting import EVENING, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

IRON, RED = "#5b5566", "#c1452f"
DUSK = Sky(high="#4f4a78", low="#f2a26a", sun=(0.5, 0.6), reach=0.95, beams=0.1)
HAZE = "#e8a878"


def _helm(horns: bool = True) -> list[Shape]:
    """Return the helm from the front: a cross of slits, red light far inside; its eyes lie on y = 0, 230 wide."""
    out: list[Shape] = []
    if horns:
        out += [form(tube(s * 90, -70, 60, s * 186, -96, 50, s * 216, -190, 34, s * 172, -290, 4), "#d8c8a4", 24,
            50 * s,
            ridges=tuple(Ridge(line(s * (100 + u), -110 - u * 0.2, s * (110 + u), -60 - u * 0.2), 7, -6)
            for u in (12, 32, 54, 74))) for s in (-1, 1)]
    bowl = loop(-112, 150, -122, 40, -120, -60, -84, -146, 0, -176, 84, -146, 120, -60, 122, 40, 112, 150, 56, 200, 0,
        216,
        -56, 200)
    holes = " ".join(ellipse(s * (34 + 22 * c), 70 + 26 * r, 7) for s in (-1, 1) for r in range(4) for c in range(3))
    return [*out, form(bowl, IRON, 84, 20, shine=0.5, dabs=(Dab(0, 40, 20, 120, 18),)),
        *[mark(loop(s * 108, -6, s * 60, -16, s * 12, -8, s * 12, 18, s * 60, 20, s * 108, 10), "#160f12", tone=0.1,
            contour=1.5) for s in (-1, 1)],
        *[flat(loop(s * 40, 0, s * 58, -7, s * 76, 0, s * 58, 7), "#ff5a3a", ink=0, tone=1.8, glow=Glow("#ff4a2a", 10,
        0.9))
            for s in (-1, 1)],
        form(polygon(-12, -174, 12, -174, 14, -40, 120, -34, 120, -12, 14, -14, 14, 212, -14, 212, -14, -14, -120, -12,
        -120,
            -34, -14, -40), RED, 8, 70, shadow=NEAR), mark(holes, "#160f12", tone=0.1)]


def _ridges(tents: bool = True) -> Part:
    """Return the ridge above the valley at dusk, tents and torches on it in rows."""
    dice = random.Random(81)
    far = Fog(HAZE, 0.45)
    out: list[Shape] = [*[q for x, top in ((70, 150), (580, 130)) for q in mountain(dice, x, top, 340, Fog(HAZE, 0.4),
        "#7a6a86")], hill(640, 500, [(-20, 290), (180, 260), (460, 264), (660, 290)], "#6f5a70", far, 8)]
    for row, (y, size, veil) in enumerate(((306, 0.16, 0.35), (350, 0.24, 0.2), (410, 0.34, 0.05))):
        for i in range(9 - row):
            x = 20 + i * (640 / (8 - row)) + 16 * (row % 2)
            if tents:
                out += placed(tent(300, 240, "#4a4058"), x, y, size, fog=Fog(HAZE, veil))
            out += [flat(tube(x + 130 * size, y, 9 * size, x + 130 * size, y - 150 * size, 9 * size), "#2f2730",
                tone=0.3),
                *flame(x + 130 * size, y - 140 * size, 130 * size, 0.6)]
        out.append(hill(640, 500, [(-20, y + 8), (300, y - 4), (660, y + 8)], darker("#6f5a70", 0.12 * row), Fog(HAZE,
            veil)))
    return out


def _lord() -> Part:
    """Return the figure on the ridge, cloak to the ground, both gauntlets on the pommel of his sword."""
    cloak = form(loop(-90, -30, -150, 60, -220, 260, -260, 360, 260, 360, 220, 260, 150, 60, 90, -30), "#8a2f2a", 60,
        70,
        ridges=tuple(Ridge(line(x * 0.3, -10, x * 0.6, 160, x, 360), 14, -10) for x in (-220, -150, 150, 220)))
    body = [form(loop(-96, 0, -110, 100, -80, 220, -96, 360, 96, 360, 80, 220, 110, 100, 96, 0, 0, -20), IRON, 50, 70,
        shine=0.4),
        form(box(-92, 150, 184, 26), "#2f2a36", 9, 4, shadow=NEAR), form(polygon(-24, 142, 24, 142, 24, 184, -24, 184),
        RED, 9,
        4, shadow=NEAR)]
    plates = [form(loop(s * 56, -10, s * 96, -64, s * 190, -54, s * 216, 10, s * 184, 62, s * 110, 56), lighter(IRON,
        0.08 * k),
        34, 40 * s, shine=0.5) for s in (-1, 1) for k in (0,)] + [form(tube(s * (120 + 30 * k), -50 + 12 * k, 22,
        s * (134 + 34
        * k), -104 + 14 * k, 3), "#d8c8a4", 9, 50, shadow=NEAR) for s in (-1, 1) for k in range(3)]
    arms = [form(tube(s * 170, 30, 74, s * 176, 130, 64, s * 60, 176, 50), IRON, 28, 50 * s, shine=0.4) for s in (-1,
        1)]
    blade = [form(polygon(-20, 210, 20, 210, 16, 380, -16, 380), "#c9ced6", 12, 84, shine=0.6), form(tube(-84, 196, 20,
        0, 208,
        24, 84, 196, 20), "#2f2a36", 10, 10, shine=0.4), form(box(-11, 120, 22, 80), "#3a2a24", 8, 84), form(ellipse(0,
        116,
        22), RED, 14, 40, shine=0.5)]
    hands = [form(loop(-50, 150, 0, 138, 50, 150, 56, 180, 0, 196, -56, 180), lighter(IRON, 0.08), 20, 10, shine=0.5),
        *[form(tube(x, 146, 20, x, 184, 18), lighter(IRON, 0.14), 9, 84, shine=0.4, shadow=NEAR) for x in (-36, -12,
        12, 36)]]
    return [cloak, *body, *arms, *blade, *hands, *plates, *placed(_helm(), 0, -96, 0.62)]


def _rider(shade: float) -> list[Shape]:
    """Return a rider from the front: a shield, a helm without a face above it, a horse's armoured head beside it."""
    coat = lighter("#4c4656", shade)
    return [form(loop(-54, 240, -60, 90, -40, 20, 40, 20, 60, 90, 54, 240), coat, 40, 70),
        *[form(polygon(s * 14, -70, s * 34, -136, s * 54, -56), coat, 12, 60, shadow=NEAR) for s in (-1, 1)],
        form(loop(-52, -10, -54, -56, -24, -92, 24, -92, 54, -56, 52, -10, 34, 60, 44, 116, 26, 150, -26, 150, -44,
        116, -34,
            60), lighter(coat, 0.16), 34, 16), form(loop(-20, -96, 0, -116, 20, -96, 14, -40, 0, -10, -14, -40),
            "#2a2230", 9, 80,
            shadow=NEAR), *[flat(loop(s * 26, -34, s * 42, -46, s * 54, -30, s * 42, -20), "#ff6a3a", ink=0, tone=1.8,
            contour=1.3,
            glow=Glow("#ff4a2a", 8, 0.9)) for s in (-1, 1)], *[mark(ellipse(s * 20, 118, 8, 11)) for s in (-1, 1)],
        form(tube(-48, 70, 12, 0, 84, 12, 48, 70, 12), RED, 5, 10, shadow=NEAR), drawn("M-22 142 Q0 134 22 142", 3)]


def _vanguard() -> Part:
    """Return the wall: three shields edge to edge, three helms, three horses, and spears like a fence."""
    out: list[Shape] = []
    for x in (-284, -190, -96, -2, 92, 186, 280):
        out += placed([form(tube(0, 160, 12, 0, -250, 10), "#4a3a34", 5, 86), form(polygon(0, -330, 22, -268, 8, -236,
            -8, -236,
            -22, -268), "#d9e0e2", 10, 70, shine=0.6)], x, 0, 1.0, x * 0.02)
    for x, y, k in ((-190, -36, 1.0), (190, -36, 1.0), (0, -54, 1.14)):
        helm = [form(loop(-130, 300, -150, 220, -90, 170, 90, 170, 150, 220, 130, 300), "#3a3442", 40, 70),
            *_helm(False)]
        out += placed(helm, x, y - 20, 0.5 * k)
    for x in (-190, 190, 0):
        body = (f"M{x - 98} 60 Q{x} 34 {x + 98} 60 V150 Q{x + 90} 236 {x} 276 Q{x - 90} 236 {x - 98} 150 Z")
        sign = " ".join(polygon(x - 60, y, x, y + 36, x + 60, y, x + 60, y + 24, x, y + 62, x - 60,
            y + 24) for y in (90, 140))
        out += [form(body, "#3f3947", 50, 80, shine=0.3),
            form(f'<path fill-rule="evenodd" d="{body} M{x - 82} 72 V150 Q{x - 76} '
            f'224 {x} 258 Q{x + 76} 224 {x + 82} 150 V72 Q{x} 52 {x - 82} 72 Z"/>', "#b8b2ba", 7, 60, shine=0.5,
            shadow=NEAR),
            flat(sign, RED, ink=0.15, tone=1.2, contour=1.3)]
    for x in (-96, 96):
        out += placed(_rider(0.1), x, 96, 0.86)
    return out


def _plain() -> Part:
    """Return the road up to the ridge at dusk."""
    far = Fog(HAZE, 0.5)
    return [hill(640, 500, [(-20, 230), (200, 214), (460, 210), (660, 226)], "#7a6078", far, 8), hill(640, 500, [(-20,
        330),
        (300, 320), (660, 336)], "#6b5468", Fog(HAZE, 0.25))]


def _roofs() -> Part:
    """Return the valley with the mill in it, very small."""
    far = Fog("#f6d8b0", 0.4)
    return [hill(640, 500, [(-20, 330), (200, 312), (460, 316), (660, 300)], "#8aa05a", far, 8), hill(640, 500, [(-20,
        420), (300,
        404), (660, 424)], "#7f9f3c", Fog("#f6d8b0", 0.1))]


def _tower() -> Part:
    """Return the engine: hides, ladders, a ram's head at its prow; the mill beside it comes to its knee."""
    wood = "#8a6240"
    rows = tuple(Ridge(line(-150, y, 150, y), 5, -5) for y in range(-190, 180, 28))
    body = [form(polygon(-120, -200, 120, -200, 160, 180, -160, 180), wood, 14, 84, swell=0.5, grain=0.2, ridges=rows),
        *[form(loop(x, y, x + 60, y - 6, x + 66, y + 64, x + 30, y + 84, x - 4, y + 66), c, 14, 20, grain=0.2,
        shadow=NEAR)
            for x, y, c in ((-110, -150, "#a8452f"), (30, -60, "#6f5a4a"), (-130, 40, "#6f5a4a"), (60, 60, "#a8452f"))],
        *[form(polygon(s * 120, -206, s * 150, -206, s * 192, 186, s * 158, 186), darker(wood, 0.3), 9, 84, grain=0.2)
            for s in (-1, 1)]]
    top = [form(polygon(-150, -204, 150, -204, 158, -170, -158, -170), darker(wood, 0.2), 9, 4), *[form(box(x, -244,
        34, 44), wood,
        8, 84) for x in (-150, -84, -17, 50, 116)], form(tube(0, -240, 10, 0, -320, 9), "#3a2c22", 4, 86), form(
        "M4 -318 L96 -300 L60 -284 L96 -262 L4 -262 Z", "#2f2730", 9, 10)]
    slots = [mark(box(x, y, 20, 44), "#160f12", tone=0.1) for x, y in ((-80, -110), (60, -116), (-10, -20), (-90, 20))]
    eyes = [flat(box(x + 5, y + 16, 10, 10), "#ffb04a", ink=0, tone=1.8, glow=Glow("#ff9a3a", 8, 0.8)) for x,
        y in ((-80, -110), (60,
        -116), (-10, -20), (-90, 20))]
    wheels = [q for x in (-130, 0, 130) for q in placed(wheel(58, 12, "#6b4a30", 8), x, 196)]
    ram = [form(tube(-30, 110, 60, -170, 106, 60, -250, 110, 54), "#6b4a30", 26, 4, grain=0.2), form(loop(-240, 76,
        -290, 70, -326,
        100, -320, 136, -270, 150, -240, 144), DARK_STEEL, 26, 20, shine=0.5), form(tube(-262, 90, 24, -282, 50, 20,
        -250, 30, 14,
        -228, 52, 4), "#d8c8a4", 8, 40, shadow=NEAR), mark(ellipse(-292, 100, 6))]
    mill = placed(windmill(250, 22, False), 190, 252, 0.66)
    return [*body, *top, *slots, *eyes, *wheels, *ram, *mill]


def _standard() -> Part:
    """Return the banner that burns at every edge and is never less."""
    pole = [form(tube(0, 300, 20, 0, -216, 18), "#4a342a", 9, 86), form(tube(-176, -196, 18, 0, -204, 20, 176, -196,
        18), "#4a342a",
        9, 4), *[form(ellipse(s * 180, -196, 16), "#d8b04a", 10, 40, shine=0.5) for s in (-1, 1)]]
    cloth = form(polygon(-156, -186, 156, -186, 150, 60, 164, 150, 110, 110, 80, 176, 40, 120, 0, 190, -40, 120, -80,
        176, -110, 110,
        -164, 150, -150, 60), "#4a4452", 26, 84, grain=0.1, ridges=tuple(Ridge(line(x, -180, x * 0.96 + 6, 0, x * 1.04,
        130), 16, -9)
        for x in (-120, -76, 76, 120)))
    skull = placed(great_skull(BONE, 12), 0, -40, 0.64)
    fires = [q for x, y, h in ((-158, -60, 84), (158, -60, 84), (-164, 40, 96), (164, 40, 96), (-150, 166, 124), (150,
        166, 124), (-84,
        196, 130), (84, 196, 130), (0, 214, 140), (-176, -150, 66), (176, -150, 66)) for q in flame(x, y, h, 0.7)]
    return [*pole, cloth, *skull, *fires]


def _pointing() -> Part:
    """Return the lord's own hand, one finger at whoever looks, and his helm behind it."""
    steel = lighter(IRON, 0.3)
    back = [form(loop(-300, 330, -280, 200, -170, 150, 170, 150, 280, 200, 300, 330), "#8a2f2a", 60, 70),
        *placed(_helm(), 20, -62, 0.84)]
    cuff = [form(loop(96, 330, 70, 240, 110, 130, 210, 110, 280, 190, 300, 330), lighter(IRON, 0.02), 40, 30,
        shine=0.5), form(
        tube(84, 236, 24, 106, 150, 26, 200, 108, 24), RED, 9, 20, shadow=NEAR)]
    palm = form(loop(20, 120, 70, 80, 140, 84, 176, 140, 150, 220, 90, 262, 40, 250, 6, 190), steel, 44, 20, shine=0.5)
    curled = [form(tube(130 - 6 * k, 160 + 34 * k, 46, 70 - 8 * k, 172 + 32 * k, 50, 34 - 2 * k, 190 + 30 * k, 42),
        lighter(steel,
        0.05 * (k % 2)), 22, 70, shine=0.5, shadow=NEAR) for k in range(3)]
    thumb = form(tube(70, 282, 42, 10, 276, 46, -24, 246, 38), lighter(steel, 0.1), 20, 10, shine=0.5)
    finger = [form(tube(110, 110, 62, 50, 116, 68), steel, 30, 60, shine=0.5), form(tube(56, 110, 68, -10, 120, 80),
        lighter(steel,
        0.06), 36, 60, shine=0.5), form(tube(-4, 116, 82, -76, 128, 96), lighter(steel, 0.12), 44, 60, shine=0.6),
        form(ellipse(-96,
        132, 52, 50), lighter(steel, 0.2), 44, 20, shine=0.8), drawn("M56 76 Q42 112 58 146 M-4 76 Q-22 118 0 158", 5),
        form(
        polygon(-128, 104, -84, 86, -70, 110, -116, 132), lighter(steel, 0.34), 9, 20, shadow=NEAR)]
    return [*back, *cuff, palm, *curled, thumb, *finger]


PICTURES = {
    "dark-lord": scene(_ridges, _lord, 320, 210, 0.92, DUSK),
    "black-vanguard": scene(_plain, _vanguard, 320, 226, 0.9, DUSK),
    "siege-tower": scene(_roofs, _tower, 306, 258, 0.88, EVENING),
    "standard-of-ash": scene(lambda: _ridges(False), _standard, 320, 232, 0.94, DUSK),
    "lord-himself": scene(lambda: _ridges(False), _pointing, 320, 216, 0.94, DUSK),
}
RECIPES = recipes(
    "bosses", PICTURES, __name__, "fire", "hands", "houses", "nature", "props", "skeletons", "town",
    shared=("parts", "stage"), quality=QUALITY,
)
