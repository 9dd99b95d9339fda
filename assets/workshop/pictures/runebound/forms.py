"""Forms that the beings of Runebound share: rounded parts, painted marks, limbs, plain blades, fierce eyes."""

from __future__ import annotations

from dataclasses import replace

from assets.workshop.engraving import NO_SHADOW, Shadow, Shape, flat, placed
from assets.workshop.engraving.palette import GOLD, LEATHER, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, polygon, tube

INK = "#22150f"
DROP = Shadow(0.5, 8, 12, 8)
NEAR = Shadow(0.4, 4, 6, 4)


def form(outline: str, colour: str, bevel: float = 30, angle: float = 20, **more: object) -> Shape:
    """Return a smooth rounded part."""
    base = Shape(outline, colour, bevel=bevel, angle=angle, grain=0.06, contour=1.3, shadow=DROP)
    return replace(base, **more)  # type: ignore[arg-type]


def mark(outline: str, colour: str = INK, **more: object) -> Shape:
    """Return something painted on, without relief: a hole, a pupil, a patch."""
    base = flat(outline, colour, tone=0.3, contour=0.8)
    return replace(base, **more)  # type: ignore[arg-type]


def limb(*run: float, colour: str, angle: float = 60.0, **more: object) -> Shape:
    """Return an arm, leg or tail along x, y, width, ..."""
    return form(tube(*run), colour, max(run[2::3]) * 0.45, angle, **more)


def blade(length: float, width: float, metal: str = "#d3dbdf", hilt: str = GOLD, grip: float = 70,
    guard: float = 2.6) -> list[Shape]:
    """Return an upright sword of two facets, its grip at 0, 0; `guard` is how many widths wide its cross is."""
    w, g = width / 2, width * guard / 2
    return [
        Shape(polygon(-w, -30, -w * 0.86, -length, 0, -length - width * 1.3, w * 0.86, -length, w, -30), metal, bevel=3,
            angle=82, grain=0, shine=0.5, tone=1.15, shadow=Shadow(0.45, 5, 8, 5), contour=1.2),
        flat(polygon(0, -30, 0, -length - width * 1.2, w * 0.84, -length, w, -30), darker(metal, 0.3), tone=0.8,
            angle=60, contour=0.3),
        Shape(box(-width * 0.2, -30, width * 0.4, grip), LEATHER, bevel=width * 0.18, angle=30, pitch=0.8),
        Shape(tube(-g, -24, width * 0.34, 0, -30, width * 0.46, g, -24, width * 0.34), hilt, bevel=width * 0.2,
            angle=10, shine=0.5),
        Shape(ellipse(0, grip - 24, round(width * 0.36, 1)), hilt, bevel=width * 0.3, angle=45, shine=0.5),
    ]


def eye(size: float, iris: str, skin: str, slant: float = 0.0, pupil: float = 0.34, glow: bool = False) -> list[Shape]:
    """Return a round fierce eye round 0, 0 under a heavy lid that falls inward (to the left)."""
    r = size
    lid = polygon(-r * 1.5, -r * 1.1, r * 1.5, -r * 1.1, r * 1.5, -r * 0.5, -r * 1.5, -r * 0.05)
    out = [Shape(ellipse(0, r * 0.05, round(r * 1.3, 1), round(r * 1.2, 1)), darker(skin, 0.45), bevel=r * 0.4,
        swell=-0.5, contour=0.3, shadow=NO_SHADOW), flat(ellipse(0, 0, r), iris, ink=0, tone=1.7, contour=1.0),
        flat(ellipse(r * 0.05, r * 0.05, round(r * pupil, 1), round(r * 0.62, 1)), "#140a06", tone=0.1),
        flat(ellipse(-r * 0.3, -r * 0.26, round(r * 0.15, 1)), "#ffffff", ink=0, tone=1.9)]
    return [*out, *placed([Shape(lid, lighter(skin, 0.08), bevel=r * 0.4, angle=16, grain=0.04, contour=1.1,
        shadow=Shadow(0.5, 2, 5, 3))], turn=slant)]
