"""A dragon in flight, to be seen from afar or to fill a sky."""

from __future__ import annotations

from ..palette import darker, lighter
from ..paths import ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, flat, placed


def _wing(colour: str, fog: Fog | None) -> list[Shape]:
    """Return a spread wing whose root is 0, 0; it rises to the upper left."""
    skin = (
        "M10 10 C-10 -60 -30 -110 -60 -150 L-190 -210 Q-176 -150 -216 -116 Q-168 -104 -186 -40 Q-140 -46 -132 14 "
        "Q-96 -10 -64 34 Q-40 20 10 30 Z"
    )
    bones = " ".join((tube(0, 10, 20, -26, -80, 16, -60, -150, 14, -192, -212, 3), tube(-58, -148, 10, -140, -136, 7,
        -216, -116, 2), tube(-54, -144, 10, -120, -96, 7, -186, -40, 2), tube(-46, -138, 10, -88, -60, 7, -132, 14, 2)))
    folds = tuple(Ridge(path, 14, 7) for path in (line(-40, -120, -90, -80, -150, -76), line(-34, -110, -70, -50, -100,
        -12)))
    return [Shape(skin, lighter(colour, 0.16), bevel=20, swell=0.6, angle=50, grain=0.06, fog=fog, ridges=folds,
        shadow=NO_SHADOW), Shape(bones, colour, bevel=6, angle=70, fog=fog, shadow=Shadow(0.3, 3, 4, 3))]


def flying_dragon(colour: str = "#8a3a2a", fog: Fog | None = None, breath: bool = False) -> list[Shape]:
    """Return a dragon that flies to the left, about 560 wide round its shoulder at 0, 0."""
    body = tube(-60, -14, 34, 0, 6, 70, 70, 20, 62, 140, 14, 40, 220, -10, 24, 300, -50, 14, 350, -40, 6)
    neck = tube(10, 6, 60, -60, -16, 44, -110, 6, 34, -150, -16, 32)
    head = loop(-140, -40, -166, -44, -196, -30, -232, -22, -236, -12, -206, -6, -176, 6, -150, 2, -136, -14)
    jaw = loop(-150, -2, -176, 6, -206, 12, -222, 14, -190, 24, -158, 18)
    legs = " ".join((tube(60, 40, 26, 84, 74, 18, 120, 84, 12, 140, 76, 3), tube(-10, 34, 24, 6, 66, 16, 40, 76, 10,
        58, 70,
        3)))
    spines = " ".join(polygon(x, y, x + 11, y - 22, x + 22, y + 2) for x, y in ((-128, -26), (-100, -8), (-64, -30),
        (20, -26),
        (56, -12), (96, -10), (136, -6), (176, -8), (216, -18), (254, -36)))
    tail = polygon(340, -50, 378, -84, 376, -44, 400, -24, 352, -30)
    horns = f"{tube(-146, -36, 12, -112, -58, 8, -80, -60, 2)} {tube(-152, -38, 9, -124, -70, 6, -98, -84, 2)}"
    out = placed(_wing(darker(colour, 0.25), fog), 60, -16, 0.95, -8, stretch=0.9, mirror=True)
    out += [Shape(f"{spines} {tail}", darker(colour, 0.2), bevel=4, angle=70, fog=fog), Shape(legs, darker(colour,
        0.1), bevel=9,
        angle=60, fog=fog), Shape(body, colour, bevel=30, angle=20, grain=0.2, fog=fog), Shape(jaw, darker(colour,
            0.15),
        bevel=8, angle=20, fog=fog), Shape(neck, colour, bevel=20, angle=40, grain=0.2, fog=fog), Shape(horns,
        "#d8c59a",
        bevel=4, angle=60, fog=fog), Shape(head, colour, bevel=12, angle=14, grain=0.12, fog=fog), flat(ellipse(-180,
            -26, 5, 4),
        "#ffe37a", ink=0, tone=1.9, contour=0.8)]
    out += placed(_wing(colour, fog), 30, -6, 1.1, 32)
    if breath:
        tongues = (("#d94f1a", "M-212 8 C-290 4 -380 60 -470 170 C-436 156 -420 160 -410 168 C-424 190 -420 206 -404 "
                               "226 C-386 196 "
                    "-364 190 -350 200 C-352 216 -342 226 -330 234 C-320 180 -268 110 -212 20 Z"),
            ("#f39a2a", "M-212 9 C-280 16 -350 70 -420 150 C-392 144 -384 152 -380 164 C-368 156 -352 160 -342 176 "
                        "C-312 130 -264 80 "
             "-212 19 Z"), ("#ffe9a0", "M-212 10 C-262 26 -310 66 -352 120 C-300 96 -252 60 -212 18 Z"))
        out += [flat(path, tint, ink=0.05, tone=1.6 + 0.1 * k, contour=0.9 - 0.3 * k, glow=None
            if k else Glow("#ff9a3a", 24, 0.6))
            for k, (tint, path) in enumerate(tongues)]
    return out
