"""A dragon in flight, to be seen from afar or to fill a sky."""

from __future__ import annotations

from ..palette import darker, lighter
from ..paths import line, polygon, tube
from ..shapes import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, flat, placed
from .wyrms import dragon_head


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
    head = placed(dragon_head(colour, lighter(colour, 0.2), "#ffe37a", 66, 2, 3, bone="#a87f52"), -184, -20, 0.34, -6,
        fog=fog)
    legs = " ".join((tube(60, 40, 26, 84, 74, 18, 120, 84, 12, 140, 76, 3), tube(-10, 34, 24, 6, 66, 16, 40, 76, 10,
        58, 70,
        3)))
    spines = " ".join(polygon(x, y, x + 11, y - 22, x + 22, y + 2) for x, y in ((-128, -26), (-100, -8), (-64, -30),
        (20, -26),
        (56, -12), (96, -10), (136, -6), (176, -8), (216, -18), (254, -36)))
    tail = polygon(340, -50, 378, -84, 376, -44, 400, -24, 352, -30)
    out = placed(_wing(darker(colour, 0.25), fog), 60, -16, 0.95, -8, stretch=0.9, mirror=True)
    out += [Shape(f"{spines} {tail}", darker(colour, 0.2), bevel=4, angle=70, fog=fog), Shape(legs, darker(colour,
        0.1), bevel=9,
        angle=60, fog=fog), Shape(body, colour, bevel=30, angle=20, grain=0.2, fog=fog), Shape(neck, colour, bevel=20,
        angle=40, grain=0.2, fog=fog), *head]
    out += placed(_wing(colour, fog), 30, -6, 1.1, 32)
    if breath:
        tongues = (
            ("#d94f1a", "M-212 8 C-290 0 -390 40 -486 118 C-450 124 -430 132 -424 146 C-440 164 -462 178 -482 186 "
                        "C-446 194 "
             "-420 190 -402 184 C-404 206 -420 230 -438 244 C-404 240 -372 222 -352 204 C-346 226 -352 250 -362 268 "
             "C-330 "
             "250 -308 220 -300 180 C-276 150 -240 90 -212 20 Z"),
            ("#f39a2a", "M-212 9 C-280 14 -360 56 -430 118 C-404 124 -394 132 -390 142 C-400 156 -412 166 -424 172 "
                        "C-394 174 "
             "-374 168 -362 160 C-358 178 -366 198 -378 210 C-344 198 -322 172 -314 146 C-280 116 -246 70 -212 19 Z"),
            ("#ffe9a0", "M-212 10 C-266 22 -320 60 -368 108 C-342 110 -332 118 -330 128 C-312 110 -252 60 -212 18 Z"),
        )
        out += [flat(path, tint, ink=0.05, tone=1.6 + 0.1 * k, contour=0.9 - 0.3 * k, glow=None
            if k else Glow("#ff9a3a", 24, 0.6))
            for k, (tint, path) in enumerate(tongues)]
    return out
