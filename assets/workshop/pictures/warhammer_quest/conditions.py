"""The conditions, as still lifes on stone: a skull that breathes green, a blade that drips, a hammer that burns."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Glow, Part, Shape, drawn, flat, placed
from assets.workshop.engraving.kit import remains
from assets.workshop.engraving.kit.arms import knife
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, OXBLOOD, STEEL
from assets.workshop.engraving.paths import ellipse, loop, tube
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
    """Return a hammer in flames."""
    head = loop(-70, -34, -60, -44, 60, -44, 70, -34, 70, 24, 60, 34, -60, 34, -70, 24)
    return [
        *flame(-34, 30, 150, 0.8), *flame(40, 34, 176, 0.9),
        Shape(tube(0, 106, 15, 0, 0, 13), "#6b4a2e", bevel=8, angle=6, grain=0.2, shadow=LYING),
        Shape(head, DARK_STEEL, bevel=18, angle=12, shine=0.7, grain=0.06, shadow=LYING),
        Shape(tube(-44, -40, 7, -44, 30, 7) + " " + tube(44, -40, 7, 44, 30, 7), GOLD, bevel=5, shine=0.6),
        Shape(loop(-16, -6, 0, -24, 16, -6, 0, 14), OXBLOOD, bevel=6, shine=0.8),
        *flame(0, 40, 110, 0.7),
    ]


_SIGNS = {
    "sickened": laid(stone, _sickened, 0, 0.98), "bleeding": laid(stone, _bleeding, 0, 1.0, -4),
    "empowered": laid(stone, _empowered, 4, 0.98),
}
_KIT = ("arms", "fire", "remains", "stonework")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _SIGNS.items())
