"""Beasts that carry and draw: a horse, saddled, harnessed or at grass; a goat; an ox for the plough."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.props import wheel
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import ellipse, loop, polygon, tube

NEAR = Shadow(0.4, 6, 5, 5)


def horse(coat: str = "#8a5f3e", mane: str = "#3a2a20", saddle: str | None = None, gallop: bool = False,
    low: float = 0.0) -> list[Shape]:
    """Return a horse that looks to the left, about 270 long and 240 high, hooves on y = 0.

    `gallop` stretches its legs, `low` hangs its head by so many units.
    """
    legs: tuple[tuple[float, ...], ...]
    if gallop:
        legs = ((-56, -96, 40, -104, -66, 22, -142, -40, 15), (-40, -92, 40, -84, -44, 20, -118, -14, 14), (78, -96, 46,
            112, -58, 22, 152, -30, 15), (64, -92, 44, 92, -46, 20, 128, -6, 14))
    else:
        legs = ((-40, -92, 36, -36, -46, 19, -38, -6, 14), (-62, -92, 38, -66, -48, 20, -62, -4, 15), (60, -92, 40, 74,
            -50, 20, 64, -6, 14), (82, -94, 46, 98, -52, 21, 86, -4, 15))
    out: list[Shape] = [Shape(tube(100, -130, 20, 126, -110, 24, 128, -60, 18, 118, -34, 4), mane, bevel=9, angle=84)]
    for k, run in enumerate(legs):
        tint = darker(coat, 0.2) if k in (0, 2) else coat
        out += [Shape(tube(*run), tint, bevel=12, angle=80, grain=0.05, shadow=NEAR), Shape(ellipse(run[-3] - 3,
            run[-2] + 3, 10, 7), "#2f2620", bevel=4, shadow=NO_SHADOW)]
    hx, hy = -122.0, -196.0 + low
    neck = tube(-44, -118, 84, -80, -152 + low * 0.3, 62, -100, -186 + low * 0.8, 46)
    out += [Shape(loop(-84, -126, -70, -150, -20, -152, 40, -146, 90, -152, 114, -124, 104, -90, 60, -76, 0, -70, -60,
            -82), coat, bevel=44, angle=20, grain=0.06, shadow=NEAR), Shape(neck, coat, bevel=28, angle=60, grain=0.05,
            shadow=NO_SHADOW),
        Shape(loop(hx + 34, hy - 16, hx + 10, hy - 26, hx - 20, hy - 2, hx - 46, hy + 34, hx - 40, hy + 48, hx - 22,
            hy + 48, hx + 4, hy + 30, hx + 34, hy + 24), coat, bevel=20, angle=40, grain=0.04, shadow=NEAR),
        Shape(polygon(hx + 8, hy - 20, hx + 12, hy - 48, hx + 26, hy - 18), coat, bevel=5),
        flat(ellipse(hx - 6, hy + 2, 4), "#140e0a", tone=0.2), flat(ellipse(hx - 36, hy + 36, 3), "#2a1a14", tone=0.3),
        drawn(f"M{hx - 38} {hy + 44} q10 -4 18 -2", 2),
        Shape(loop(hx + 12, hy - 34, hx + 36, hy - 26, -56, -176 + low * 0.6, -30, -146, -40, -140, -70, -160 + low
            * 0.5, hx + 30, hy + 4), mane, bevel=9, angle=70,
                ridges=(Ridge(f"M{hx + 24} {hy - 18} L-60 {-150 + low * 0.4}"
            , 6, -5),))]
    if saddle:
        out += [Shape(loop(-30, -152, -20, -166, 10, -156, 40, -166, 52, -150, 40, -108, -16, -108), saddle, bevel=14,
            angle=30, shadow=NEAR), drawn("M10 -108 V-78", 4, "#2a1c14")]
        out.append(drawn(f"M{hx - 24} {hy + 30} L{hx + 14} {hy + 12} M{hx - 30} {hy + 22} Q-70 {-120 + low * 0.4} -20 "
            "-150", 3.4, "#2a1c14"))
    return out


def goat(coat: str = "#d9cdb2") -> list[Shape]:
    """Return a goat that looks to the left, 90 long and 90 high, hooves on y = 0."""
    legs = " ".join(tube(x, -40, 11, x, 0, 8) for x in (-26, -16, 20, 30))
    return [Shape(legs, darker(coat, 0.2), bevel=5, angle=84, shadow=NEAR), Shape(loop(-36, -42, -32, -64, 24, -62, 40,
        -50, 34, -30, -30, -28), coat, bevel=18, angle=40, grain=0.14, shadow=NEAR), Shape(tube(-28, -54, 22, -44, -74,
        16), coat, bevel=8), Shape(loop(-36, -86, -52, -78, -64, -62, -54, -58, -40, -66), coat, bevel=9, angle=30),
        Shape(f"{tube(-42, -84, 6, -36, -98, 5, -24, -102, 2)} {tube(-46, -82, 6, -44, -98, 5, -34, -104, 2)}",
        "#8a7c62", bevel=3), flat(ellipse(-48, -74, 2.4), "#1a120e", tone=0.2), Shape(polygon(-56, -58, -50, -58, -54,
        -42), "#f0e8d4", bevel=2)]


def coach(body: str = "#7a2f34", trim: str = "#d9ad4c") -> list[Shape]:
    """Return a noble's coach, 260 long and 190 high, wheels on y = 0; its windows are left dark."""
    return [*placed(wheel(46, 10, "#6a4a30", 10), -84, -46), *placed(wheel(54, 24, "#6a4a30", 10), 86, -54),
        Shape("M-120 -70 C-130 -120 -120 -150 -104 -172 H104 C122 -150 130 -120 118 -70 C70 -52 -70 -52 -120 -70 Z",
            body, bevel=26, angle=80, grain=0.04, shine=0.3, contour=1.2, shadow=NEAR),
        Shape("M-116 -172 C-80 -192 80 -192 116 -172 L108 -164 H-108 Z", darker(body, 0.3), bevel=7, angle=4),
        *(s for x, w in ((-92, 50), (-28, 56), (42, 50)) for s in (Shape(f"M{x - 5} -94 V-160 H{x + w + 5} V-94 Z",
            trim, bevel=4, shine=0.4), flat(f"M{x} -99 V-155 H{x + w} V-99 Z", "#2a2230", tone=0.4, contour=0.8))),
        Shape("M-124 -80 C-70 -62 70 -62 122 -80 L120 -72 C70 -52 -70 -52 -122 -72 Z", trim, bevel=3, shine=0.4)]
