"""The conditions, as still lifes on stone: a skull that breathes green, a blade that drips, a hammer that burns."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Glow, Part, Shape, drawn, flat, placed
from assets.workshop.engraving.kit import remains
from assets.workshop.engraving.kit.arms import knife
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.palette import GOLD, STEEL
from assets.workshop.engraving.paths import ellipse, loop, polygon, rays, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, QUALITY, laid, stone

_SICK, _BLOOD = "#9bd64a", "#a3211c"


def _sickened() -> Part:
    """Return a skull with green fumes that come out of it."""
    coils = [
        flat(tube(x, 60, w, x + d, 10, w * 1.8, x - d, -44, w * 1.4, x + d, -84, w, x, -112, 2), _SICK, opacity=0.7,
        feather=8, contour=0, ink=0, tone=1.3, glow=Glow("#9bd64a", 14, 0.5))
        for x, w, d in ((-58, 14, 14), (62, 12, -16), (-8, 10, 12), (24, 9, 10))
    ]
    pool = flat(ellipse(0, 84, 92, 15), _SICK, ink=0.2, contour=0.8, tone=1.3, opacity=0.85,
        glow=Glow("#9bd64a", 22, 0.7))
    return [pool, *coils, *placed(remains.skull("#d8dca0"), 0, 22, 1.9)]


def _bleeding() -> Part:
    """Return a knife, and drops that fall from it into a pool."""
    falling = ((-26, 62, 9), (-21, 84, 7))
    drops = " ".join(loop(x - w, y, x, y - 2.4 * w, x + w, y, x, y + w) for x, y, w in falling)
    pool = loop(-92, 92, -56, 76, 0, 82, 44, 72, 96, 90, 52, 108, -16, 104, -62, 110)
    return [
        Shape(pool, _BLOOD, bevel=8, angle=4, shine=1.0, shadow=NO_SHADOW),
        *placed(knife(120, STEEL), 46, -66, 1.25, 212),
        Shape(drops, _BLOOD, bevel=8, shine=1.2, shadow=NO_SHADOW),
        drawn("M-60 86 Q-30 80 -6 88", 4, "#e8796a", ink=0, tone=1.6, contour=0),
    ]


def _empowered() -> Part:
    """Return a war hammer that burns, a star of light on its head."""
    blaze = [*flame(-62, 40, 150, 0.5), *flame(64, 44, 162, 0.5), *flame(2, 64, 204, 0.6)]
    return [*blaze,
        Shape(tube(0, 128, 19, 0, -10, 17), "#6b4a2e", bevel=9, angle=86, grain=0.2, shadow=LYING),
        *[Shape(tube(-10, y, 6, 10, y + 6, 6), GOLD, bevel=3, shine=0.6, shadow=NO_SHADOW) for y in (62, 76, 90, 104)],
        Shape(ellipse(0, 130, 13), GOLD, bevel=8, shine=0.8),
        Shape(polygon(-66, -60, 66, -60, 74, -26, 66, 8, -66, 8, -74, -26), "#7d878d", bevel=16, angle=14, shine=0.9,
            grain=0.05, shadow=LYING),
        Shape(f"{polygon(-88, -68, -64, -64, -64, 12, -88, 16)} {polygon(88, -68, 64, -64, 64, 12, 88, 16)}", "#b9c2c6",
            bevel=7, angle=80, shine=0.9, shadow=LYING),
        Shape(polygon(-24, -66, 24, -66, 24, 14, -24, 14), GOLD, bevel=7, angle=70, shine=0.8),
        flat(rays(0, -26, 7, 30, 8, 0), "#fffbe0", ink=0, tone=1.9, contour=0.6, glow=Glow("#ffd86a", 16, 0.9)),
        *flame(-62, 42, 56, 0.3), *flame(64, 44, 62, 0.3)]


_SIGNS = {
    "sickened": laid(stone, _sickened, 0, 0.98), "bleeding": laid(stone, _bleeding, 0, 1.0, -4),
    "empowered": laid(stone, _empowered, 4, 0.98),
}
_KIT = ("arms", "fire", "remains", "stonework")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _SIGNS.items())
