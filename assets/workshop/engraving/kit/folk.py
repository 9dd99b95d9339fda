"""People seen from afar or from behind: passengers, travellers, soldiers, horned warriors, a singer."""

from __future__ import annotations

from ..palette import DARK_WOOD, OXBLOOD, WOOD, darker, lighter
from ..paths import box, ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Glow, Ridge, Shadow, Shape, drawn, flat, placed

NEAR = Shadow(0.4, 5, 5, 4)


def passenger(coat: str, head: str = "#d8b48a", hat: str | None = None) -> list[Shape]:
    """Return a seated person, waist up, about 70 high; the waist is y = 0."""
    out = [Shape(loop(-22, 6, -26, -20, -14, -40, 14, -40, 26, -20, 22, 6), coat, bevel=14, angle=76, grain=0.08,
        shadow=NEAR),
        Shape(ellipse(0, -52, 12, 14), head, bevel=8, swell=0.6, angle=30, ink=0.3, grain=0.02, shadow=NO_SHADOW),
        drawn("M-6 -55 h3 M3 -55 h3 M-3 -45 h5", 2.4, "#20140f")]
    cover = hat or darker(coat, 0.25)
    out.append(Shape(loop(-15, -50, -15, -66, 0, -74, 15, -66, 15, -50, 8, -60, -8, -60), cover, bevel=6, angle=50,
        shadow=NO_SHADOW))
    return out


def traveller(cloak: str, hood: str, staff: bool) -> list[Shape]:
    """Return a cloaked walker seen from behind, 90 units tall, feet at 0, 0; with staff or lantern."""
    out = [
        flat(f"{polygon(-7, 0, -9, -18, 0, -18, 0, 0)} {polygon(4, 0, 4, -18, 12, -18, 12, 0)}", "#2f241c",
            contour=0.6, tone=0.6),
        Shape(loop(-17, -8, -15, -40, 0, -66, 14, -42, 18, -9, 0, -4), cloak, bevel=14, angle=80, pitch=0.7,
            shadow=Shadow(0.4, 12, 4, 4)),
        Shape(loop(-12, -60, -8, -80, 1, -86, 10, -78, 12, -60, 0, -54), hood, bevel=8, angle=30, pitch=0.7),
    ]
    if staff:
        return [*out, Shape(tube(21, 3, 3, 25, -86, 3), DARK_WOOD, bevel=2, angle=86)]
    return [*out, Shape(polygon(16, -42, 30, -36, 30, -32, 16, -34), cloak, bevel=3),
        flat(polygon(25, -32, 35, -32, 37, -17, 23, -17), "#ffe08a", contour=0.7, ink=0, tone=1.7,
        glow=Glow("#ffb23c", 8, 0.8))]


def soldier(coat: str, helmet: str = "#8d949a", spear: float = 190.0, shield: str | None = None,
    lean: float = 3.0) -> list[Shape]:
    """Return a soldier seen from behind, 130 high, feet at y = 0; `spear` is its length (0: none)."""
    out = [flat(f"{box(-16, -34, 12, 34)} {box(4, -34, 12, 34)}", "#3a2c22", contour=0.8, tone=0.6)]
    if spear:
        out += placed([Shape(tube(0, 6, 5, 0, -spear, 5), WOOD, bevel=2.4, angle=86), Shape(polygon(0, -spear - 34, 9,
            -spear - 8, 0,
            -spear + 6, -9, -spear - 8), "#b9c0c0", bevel=5, shine=0.5)], 30, 0, 1.0, lean)
    out += [Shape(loop(-28, -22, -30, -70, -20, -100, 20, -100, 30, -70, 28, -22, 0, -16), coat, bevel=20, angle=80,
        grain=0.08,
        ridges=(Ridge("M-10 -94 L-14 -20 M10 -94 L14 -20", 7, -5),), shadow=NEAR), Shape(ellipse(0, -112, 17, 19),
        helmet, bevel=14,
        angle=30, shine=0.4), Shape(loop(-22, -104, 0, -112, 22, -104, 0, -96), helmet, bevel=4, angle=4)]
    if shield:
        out += [Shape(ellipse(-16, -62, 28, 32), shield, bevel=20, angle=40), Shape(ellipse(-16, -62, 8), "#b9c0c0",
            bevel=6, shine=0.5)]
    return out


def horned(coat: str, weapon: int, skin: str = "#5a4a44") -> list[Shape]:
    """Return a horned warrior of the horde from behind, 170 high, with axe (0), club (1) or torch (2)."""
    arm = tube(34, -104, 22, 60, -130, 18, 66, -170, 16)
    tools = {0: [Shape(tube(66, -110, 8, 70, -250, 8), DARK_WOOD, bevel=4, angle=84),
        Shape("M62 -252 Q104 -276 124 -228 Q106 -184 62 -202 Q80 -228 62 -252 Z",
        "#9aa2a6", bevel=8, angle=30, shine=0.5)], 1: [Shape(tube(64, -120, 12, 70, -190, 22, 76,
        -256, 34), WOOD,
        bevel=12, angle=80, grain=0.2)], 2: [Shape(tube(64, -120, 8, 68, -232, 9), DARK_WOOD, bevel=4, angle=84)]}
    return [*tools[weapon], flat(f"{box(-24, -40, 18, 40)} {box(8, -40, 18, 40)}", "#2c211b", tone=0.5, contour=0.8),
        Shape(arm, skin,
        bevel=9, angle=60), Shape(tube(-34, -104, 22, -50, -74, 20, -44, -40, 16), skin, bevel=9, angle=60),
        Shape(loop(-40, -30, -44,
        -90, -34, -126, 0, -136, 34, -126, 44, -90, 40, -30, 0, -22), coat, bevel=26, angle=78, grain=0.2),
        Shape(loop(-40, -116, -20,
        -138, 20, -138, 40, -116, 20, -104, -20, -104), lighter(coat, 0.2), bevel=9, angle=20, grain=0.4),
        Shape(ellipse(0, -148, 20,
        22), darker(skin, 0.1), bevel=16, angle=30), Shape(f"{tube(-14, -160, 11, -34, -176, 8, -38, -204, 2)} "
        f"{tube(14, -160, 11, 34, -176, 8, 38, -204, 2)}", "#d8c59a", bevel=5, angle=60)]


def cantor() -> list[Shape]:
    """Return a pale singer with arms raised and hair afloat, 400 high; her hem lies on y = 0."""
    dress, skin, hair = "#f0f3e2", "#e6e8d2", "#cdd3b2"
    folds = Ridge("M-20 -220 L-60 0 M0 -224 V0 M20 -220 L60 0 M-10 -220 L-30 0 M10 -220 L30 0", 9, -7)
    mane = loop(-26, -396, -52, -360, -64, -310, -90, -280, -70, -250, -110, -214, -66, -206, -84, -160, -40, -190, 0,
        -200,
        40, -190, 84, -160, 66, -206, 110, -214, 70, -250, 90, -280, 64, -310, 52, -360, 26, -396)
    waves = Ridge(" ".join(f"M{s * 20} -380 Q{s * 50} -320 {s * 60} -270 T{s * 76} -200 M{s * 30} -360 Q{s * 40} -290 "
                           f"{s * 50} -230" for s in (-1, 1)), 9, -7)
    out = [Shape(mane, hair, bevel=22, angle=76, ink=0.8, grain=0.06, ridges=(waves,))]
    for s in (-1, 1):
        sleeve = loop(s * 14, -300, s * 70, -316, s * 120, -350, s * 142, -344, s * 146, -300, s * 130, -240, s * 110,
            -196,
            s * 96, -230, s * 60, -256, s * 20, -262)
        fingers = " ".join(tube(s * 148, -372, 9, s * (156 + 8 * k), -394, 6, s * (160 + 13 * k), -414 + 5 * abs(k), 2)
            for k in (-1, 0, 1))
        out += [Shape(f"{tube(s * 128, -342, 17, s * 150, -380, 15)} {fingers}", skin, bevel=6, angle=70, ink=0.5),
            Shape(sleeve, dress, bevel=18, angle=50 * s, grain=0.04, ink=0.7, ridges=(Ridge(line(s * 40, -290, s * 100,
                -300,
            s * 130, -330), 8, -6), Ridge(line(s * 110, -320, s * 118, -270, s * 108, -210), 8, -6)))]
    eyes = " ".join((loop(-18, -364, -10, -370, -3, -363, -10, -358), loop(18, -364, 10, -370, 3, -363, 10, -358),
        ellipse(0, -337, 7, 10)))
    return [*out, Shape(loop(-30, -300, -26, -230, -60, -110, -100, 0, -40, 14, 0, 4, 40, 14, 100, 0, 60, -110, 26,
        -230, 30,
        -300, 0, -312), dress, bevel=30, angle=82, grain=0.04, ink=0.75, ridges=(folds,)), Shape(tube(0, -296, 22, 0,
        -326, 20),
        skin, bevel=8, ink=0.5), Shape(loop(-27, -352, -25, -382, 0, -400, 25, -382, 27, -352, 14, -322, -14, -322),
        skin, bevel=22,
        angle=20, ink=0.45, tone=1.15, shadow=NO_SHADOW), flat(eyes, "#1c2a22", tone=0.2, contour=0.6),
        drawn("M-20 -375 q9 -6 15 0 M20 -375 q-9 -6 -15 0 M0 -360 l-3 11 h6", 2.2), Shape(loop(-30, -350, -33, -390, 0,
            -412, 33,
        -390, 30, -350, 22, -380, 0, -394, -22, -380), hair, bevel=8, angle=60, ink=0.8), flat(polygon(-30, -226, 30,
        -226, 27,
        -210, -27, -210), OXBLOOD, contour=0.8)]
