"""What hangs, grows or burns at the front of a high square, three of them in each land."""

from __future__ import annotations

from PIL import Image

from assets.workshop.engraving import Glow, Part, flat, placed
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, polygon
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.small import (
    BONE,
    CREAM,
    GOLD,
    IRON,
    LEAF,
    RED,
    STEEL,
    WOOD,
    Motif,
    flame,
    on_square,
    ring,
    rod,
    solid,
    spots,
)  # fmt: skip


def crystals(land: Land) -> Part:
    """Three crystals that glow at the foot of the rock."""
    found: Part = []
    for x, high, turn in ((32, 24, -14), (43, 34, 4), (53, 21, 18)):
        w = 5.0
        shape = polygon(-w * 0.85, 0, -w, -high * 0.7, 0, -high, w, -high * 0.7, w * 0.85, 0)
        found = [*found, *placed([solid(shape, land.gem, 5, 80, shine=0.6, tone=1.25, glow=Glow(land.gem, 11, 0.35))],
            x, 77.6, 1, turn)]
    return found


def torch(_: Land) -> Part:
    """A torch in its holder."""
    return [rod("M40 70 V58", 5, WOOD, 86), solid(box(36, 57, 8, 4), IRON, 2), *flame(40, 57, 0.9)]


def pennon(_: Land) -> Part:
    """A green pennon with a golden coin."""
    return [solid("M27 40 h26 v29 l-13 -8 l-13 8 Z", "#5f8f3a", 4, 84), spots((40, 51), size=6.4, colour="#f0d860",
        tone=1.6)]


def slit(_: Land) -> Part:
    """An arrow slit."""
    return [flat("M38 52 h4 v5 h5 v4 h-5 v9 h-4 v-9 h-5 v-4 h5 Z", "#241d24", tone=0.15, contour=0.6)]


def weed(land: Land) -> Part:
    """Weed that grows at the foot of the wall."""
    stems = "M24 79 q-4 -8 1 -15 M30 80 q1 -9 -2 -17 M36 79 q4 -7 2 -13 M56 79 q-3 -7 0 -12 M61 80 q3 -7 1 -12"
    return [rod(stems, 3, lighter(land.foot, 0.1))]


def mooring(_: Land) -> Part:
    """An iron ring in the wall."""
    return [solid(ellipse(40, 56, 3.4), IRON, 2), ring(40, 63, 7.4, 4.6, STEEL)]


def toadstool(_: Land) -> Part:
    """A red toadstool."""
    return [rod("M24 81 V72", 5, "#f0e6cc"), solid("M16 74.5 q8 -13 16 0 Z", "#d8452e", 4, 30),
        spots((21.5, 71), (27, 72), size=1.5, colour="#fff6e0", tone=1.8)]


def hollow_trunk(_: Land) -> Part:
    """A hole in a trunk, and two eyes in it."""
    return [flat(ellipse(42, 62, 6, 8), "#1c140f", tone=0.12, contour=0.7),
        spots((39.6, 60), (44.6, 60), size=1.5, colour="#ffe070", tone=1.9)]


def fern(_: Land) -> Part:
    """Ferns."""
    fronds = "M30 80 q-9 -3 -13 -11 M30 80 q-3 -9 -7 -15 M30 80 q3 -9 8 -14 M30 80 q9 -2 14 -8"
    return [rod(fronds, 3.6, LEAF)]


def prop(_: Land) -> Part:
    """A mine prop."""
    return [rod("M26 80 V50 M54 80 V50", 6, WOOD, 86), rod("M20 49 H60", 7, "#9a6c40", 4)]


def icicles(_: Land) -> Part:
    """Icicles below the edge."""
    rods = "".join(polygon(x - 3.4, 46, x + 3.4, 46, x, 46 + length) for x, length in ((14, 16), (23, 24), (31, 13),
        (60, 20), (68, 12)))
    return [solid(rods, "#d8f2fc", 3, 86, shine=0.6, tone=1.2)]


def snowdrift(_: Land) -> Part:
    """Snow blown against the foot."""
    return [solid("M10 82 q10 -13 24 -7 q14 -9 22 0 q9 -2 14 7 Z", "#f2f7fa", 6, 30, tone=1.2)]


def vent(land: Land) -> Part:
    """A crack with fire behind it."""
    glow = land.gem
    return [flat("M38 50 l8 9 l-6 6 l8 14 l-12 -12 l5 -7 Z", glow, tone=1.8, ink=0, contour=0.7, glow=Glow(glow, 10,
        0.5))]


def reeds(_: Land) -> Part:
    """Reeds with brown heads."""
    return [rod("M22 80 V56 M30 80 V50 M38 80 V58 M60 80 V54", 2.6, "#7d8f3a"),
        rod("M22 58 V52 M30 52 V45 M60 56 V49", 5, "#6a4426")]


def window(_: Land) -> Part:
    """A shuttered window."""
    return [solid(box(29, 53, 22, 17), "#f0e2bc", 2), flat(box(32, 55, 16, 13), "#3a3448", tone=0.3, contour=0.5),
        rod("M40 55 V68", 2, "#f0e2bc"), solid(box(22, 53, 7, 17) + box(51, 53, 7, 17), "#5f8a9a", 2, 86)]


def door_front(_: Land) -> Part:
    """A house door, barred."""
    return [solid("M29 80 V58 q11 -9 22 0 V80 Z", "#8a5a34", 3, 86), rod("M27 67 H53", 4, "#b98a52", 4),
        spots((46, 72), size=1.6, colour=GOLD)]


def nest(_: Land) -> Part:
    """A gull's nest on a ledge."""
    return [solid("M28 68 q12 11 24 0 l-3 -3 q-9 4 -18 0 Z", "#a8824a", 3, 12),
        solid(ellipse(40, 62, 6, 4.6), CREAM, 4), solid(ellipse(46, 58, 3.4), CREAM, 3), spots((47, 57), size=0.8,
            colour="#20140f", tone=0.2)]


def shield(_: Land) -> Part:
    """A round shield."""
    return [solid(ellipse(40, 60, 13), RED, 6, 60), ring(40, 60, 13.4, 11, IRON), solid(ellipse(40, 60, 4), STEEL, 3,
        shine=0.5)]


def skull(_: Land) -> Part:
    """A horned skull."""
    return [rod("M28 56 q-7 -2 -8 -10 M52 56 q7 -2 8 -10", 4, BONE),
        solid("M29 55 q11 -11 22 0 q1 10 -5 12 v6 h-12 v-6 q-6 -2 -5 -12 Z", BONE, 5, 30),
        flat(ellipse(35.4, 60, 3) + ellipse(44.6, 60, 3), "#241812", tone=0.1)]


def glyph(land: Land) -> Part:
    """A sign in the wall: an eye over a wave."""
    colour = darker(land.front, 0.55)
    return [rod("M28 60 q12 -10 24 0 q-12 9 -24 0 Z M30 73 q5 -4 10 0 t10 0", 2.2, colour), spots((40, 60), size=2.6,
        colour=colour, tone=0.4)]


def niche(_: Land) -> Part:
    """A niche with an urn in it."""
    return [flat("M28 78 V60 q12 -14 24 0 V78 Z", "#221f24", tone=0.14, contour=0.8),
        solid("M35 78 q-4 -9 2 -14 h6 q6 5 2 14 Z", "#b08a5a", 4, 70), solid(box(36, 61, 8, 3), "#8a6a44", 1.5)]


def candles(_: Land) -> Part:
    """Candles on a ledge."""
    return [solid(box(26, 70, 28, 4), "#6f7673", 2), rod("M33 69 V63 M41 69 V58 M48 69 V65", 4, CREAM, 86),
        *flame(33, 61, 0.34), *flame(41, 56, 0.42), *flame(48, 63, 0.32)]


def grille(_: Land) -> Part:
    """A barred opening."""
    return [flat(box(28, 54, 24, 18), "#1f1d22", tone=0.12, contour=0.7), rod("M33 53 V73 M40 53 V73 M47 53 V73", 3,
        STEEL, 86), rod("M26 63 H54", 3, STEEL, 4)]


def stone_cross(_: Land) -> Part:
    """A leaning stone cross."""
    return placed([solid("M-3.6 0 V-14 H-11 V-21 H-3.6 V-29 H3.6 V-21 H11 V-14 H3.6 V0 Z", "#b8bcae", 3, 70)], 44, 80,
        1, 8)


def eye(land: Land) -> Part:
    """An eye that looks out of the wall."""
    return [solid("M24 61 q16 -15 32 0 q-16 13 -32 0 Z", "#f0e6c0", 4, 20), solid(ellipse(40, 60.6, 7),
        land.gem if land.gem != "#bfe4f4" else GOLD, 4, tone=1.1),
        flat(ellipse(40, 60.6, 2, 6), "#1a1210", tone=0.1)]


def orchid(_: Land) -> Part:
    """A hanging orchid."""
    petals = "".join(ellipse(x, y, 4.6) for x, y in ((34, 60), (46, 60), (36, 68), (44, 68), (40, 56)))
    return [rod("M40 44 q-4 6 0 14", 2.4, LEAF), solid(petals, "#e080b8", 3, 30), spots((40, 63), size=2.6,
        colour="#ffe070", tone=1.5)]


def silk(_: Land) -> Part:
    """A web between two trunks."""
    web = "M18 50 L60 78 M60 48 L22 80 M40 44 V80 M26 56 q14 6 28 -2 M22 66 q18 10 36 -1 M28 73 q12 6 26 0"
    return [rod(web, 1.2, "#f0f2f6")]


HUNG: dict[str, Motif] = {
    "crystals": crystals, "torch": torch, "pennon": pennon, "slit": slit, "weed": weed, "ring": mooring,
    "toadstool": toadstool, "hollow": hollow_trunk, "fern": fern, "prop": prop, "icicles": icicles,
    "snowdrift": snowdrift, "vent": vent, "reeds": reeds, "window": window, "door-front": door_front, "nest": nest,
    "shield": shield, "skull": skull, "glyph": glyph, "niche": niche, "candles": candles, "grille": grille,
    "stone-cross": stone_cross, "eye": eye, "orchid": orchid, "silk": silk,
}  # fmt: skip


def drawn_on(land: Land, name: str) -> Image.Image:
    """One of them, to be laid over a high square."""
    return on_square(land, HUNG[name](land))
