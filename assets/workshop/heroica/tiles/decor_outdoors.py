"""Small things that lie about on coast, in woods and on heights."""

from __future__ import annotations

from assets.workshop.engraving import Part, flat, placed, stroke
from assets.workshop.engraving.paths import box, ellipse, polygon, rays
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.small import (
    BLUE,
    BONE,
    CREAM,
    GOLD,
    IRON,
    LEAF,
    PALE_WOOD,
    RED,
    STEEL,
    WOOD,
    Motif,
    flame,
    ring,
    rod,
    solid,
    spots,
)  # fmt: skip


def barnacles(_: Land) -> Part:
    """Barnacles on the slab."""
    places = ((22, 58, 6), (31, 63, 5), (26, 67, 4), (37, 60, 4))
    return [solid("".join(ellipse(x, y, r) for x, y, r in places), "#d8d2c0", 4, 30),
        flat("".join(ellipse(x, y, r * 0.4) for x, y, r in places), "#4a4440", tone=0.2)]


def chain(_: Land) -> Part:
    """A length of chain."""
    return [ring(20 + i * 9, 60 + (3 if i % 2 else 0), 6, 3.4, IRON) for i in range(5)]


def urn(_: Land) -> Part:
    """A fallen urn."""
    return placed([solid("M-12 16 q-8 -16 6 -26 h12 q14 10 6 26 Z", "#b8683f", 7, 70), solid(box(-8, -15, 16, 5),
        "#9a5230", 2),
        rod("M-12 2 q12 5 24 0", 2, "#e8c890")], 34, 54, 0.95, 68)


def footprints(_: Land) -> Part:
    """Footprints in the sand."""
    shape = "".join(f'<ellipse cx="{x}" cy="{y}" rx="3.4" ry="5.6" transform="rotate(24 {x} {y})"/>'
        for x, y in ((20, 66), (32, 58), (42, 64), (54, 50)))
    return [flat(shape, "#7a5a34", tone=0.55, opacity=0.6, contour=0.2)]


def reeds(_: Land) -> Part:
    """A clump of reeds."""
    return [rod("M18 70 V42 M25 72 V36 M33 71 V46 M40 72 V52", 2.6, "#7d8f3a"), rod("M18 46 V40 M25 40 V32 M33 50 V44",
        5, "#6a4426")]


def frog(_: Land) -> Part:
    """A frog."""
    return [rod("M22 66 q-6 4 2 6 M46 66 q6 4 -2 6", 4, "#6a9a3a"), solid("M20 66 q14 -24 28 0 q-14 10 -28 0 Z",
        "#7fb04a", 7, 30),
        solid(ellipse(27, 52, 4) + ellipse(41, 52, 4), "#9ac860", 3), spots((27, 51), (41, 51), size=1.5,
            colour="#1a120e", tone=0.1)]


def post(_: Land) -> Part:
    """A drowned post with a scrap of rope."""
    return placed([solid(box(-5, -34, 10, 36), WOOD, 4, 86), rod("M-6 -22 h12 M-6 -18 h12", 2.6, "#d0b070", 4),
        solid(ellipse(0, -34, 5, 2.4), PALE_WOOD, 2)], 30, 68, 1, -9)


def lantern(_: Land) -> Part:
    """A lantern on the ground."""
    return [ring(32, 38, 6, 4.4, IRON), solid(box(23, 44, 18, 22), "#ffd870", 3, 86, tone=1.5),
        rod("M23 44 V66 M41 44 V66 M32 44 V66", 2.2, IRON), solid(box(21, 64, 22, 5) + box(22, 41, 20, 5), IRON, 2)]


def barrel(_: Land) -> Part:
    """A barrel."""
    return [solid("M17 36 q15 -6 30 0 q5 16 0 32 q-15 6 -30 0 q-5 -16 0 -32 Z", "#a5713c", 9, 86),
        rod("M16 44 q16 6 32 0 M16 60 q16 6 32 0", 3.4, IRON, 4), solid(ellipse(32, 36, 14, 5), PALE_WOOD, 3)]


def net(_: Land) -> Part:
    """A heap of net with floats."""
    mesh = "M12 70 L30 44 M20 72 L40 46 M32 72 L50 52 M44 72 L54 60 M16 58 L36 72 M24 50 L48 70 M34 44 L54 62"
    return [solid("M10 70 q6 -26 24 -26 q18 4 22 26 q-24 8 -46 0 Z", "#8a9478", 8, 30), rod(mesh, 1.4, "#e0d8bc"),
        solid(ellipse(20, 66, 5) + ellipse(46, 68, 5), RED, 4)]


def gull(_: Land) -> Part:
    """A gull."""
    return [rod("M30 70 V62 M36 70 V62", 1.8, GOLD), solid("M16 56 q12 -14 30 -4 l10 6 q-20 14 -40 -2 Z", CREAM, 6,
        30), solid("M30 54 q14 -4 26 6 q-16 2 -26 -6 Z", "#9aa4b0", 4, 20),
        solid(ellipse(18, 49, 7), CREAM, 5), spots((16, 47), size=1.2, colour="#1a120e", tone=0.1), solid(polygon(11,
            49, 3, 52, 11, 53), GOLD, 2)]


def crate(_: Land) -> Part:
    """A crate."""
    return [solid(box(14, 40, 36, 30), "#b98a52", 4, 4), rod("M15 41 L49 69 M49 41 L15 69", 4, "#9a6c3c"),
        rod("M15 41 H49 V69 H15 Z", 4, "#a8783f")]


def shells(_: Land) -> Part:
    """Shells."""
    fan = "M0 10 L-12 -2 Q-10 -14 0 -14 Q10 -14 12 -2 Z"
    return [*placed([solid(fan, "#f0c0a8", 4, 86), rod("M0 9 L-6 -11 M0 9 V-13 M0 9 L6 -11", 1.2, "#b87860")], 26, 58,
        1, -20), *placed([solid(fan, CREAM, 4, 86)], 48, 66, 0.6, 24)]


def starfish(_: Land) -> Part:
    """A starfish."""
    return [solid(rays(32, 56, 7, 19, 5, 18), "#e0803a", 6, 30), spots((32, 56), (32, 46), (41, 53), (23, 53), (38,
        64), (26, 64), size=1.4, colour="#ffe0b0")]


def flag(_: Land) -> Part:
    """A small flag in the sand."""
    return [rod("M24 72 V34", 3, WOOD, 86), solid("M25 34 q12 -4 26 4 q-10 6 -26 8 Z", RED, 3, 20)]


def crab_pot(_: Land) -> Part:
    """A crab pot."""
    return [solid("M12 70 q0 -30 22 -30 q22 0 22 30 Z", "#c8a468", 8, 30),
        rod("M12 62 q22 8 44 0 M15 52 q19 6 38 0 M24 44 V71 M34 40 V72 M44 44 V71", 2, "#7a5a30"), flat(ellipse(34, 62,
        7, 5), "#2a1a10", tone=0.15)]


def shutter(_: Land) -> Part:
    """A fallen shutter."""
    return placed([solid(box(-14, -18, 28, 36), "#5f8a9a", 3, 4), rod("M-12 -9 H12 M-12 0 H12 M-12 9 H12", 2,
        "#3f6272", 4), rod("M-12 14 L12 -14", 4, PALE_WOOD)], 34, 54, 0.9, 24)


def well(_: Land) -> Part:
    """A well."""
    return [solid(ellipse(34, 60, 20, 12), "#a8a294", 5, 20), flat(ellipse(34, 58, 13, 7), "#1f2a34", tone=0.15,
        contour=0.6), rod("M18 58 V36 M50 58 V36", 3.4, WOOD, 86), solid(polygon(12, 38, 34, 24, 56, 38), "#b8523c", 4,
        30)]


def wheel(_: Land) -> Part:
    """A cart wheel."""
    return [ring(34, 54, 18, 14, WOOD), rod("M34 38 V70 M18 54 H50 M23 43 L45 65 M45 43 L23 65", 2.6, PALE_WOOD),
        solid(ellipse(34, 54, 4.4), IRON, 3)]


def lamp(_: Land) -> Part:
    """A lamp post that is out."""
    return [rod("M26 74 V40", 4, IRON, 86), solid("M19 40 l3 -14 h8 l3 14 Z", "#6f7a80", 3, 80), solid(polygon(18, 27,
        26, 20, 34, 27), IRON, 2)]


def drum(_: Land) -> Part:
    """A war drum."""
    return [solid("M14 46 V64 q18 10 36 0 V46 Z", "#b23a2e", 6, 86), rod("M15 48 L23 66 L32 50 L41 67 L49 48", 2,
        CREAM), solid(ellipse(32, 46, 18, 8), "#f0e0b8", 4, 20), rod("M40 36 L56 26 M36 34 L46 20", 3, WOOD)]


def campfire(_: Land) -> Part:
    """A small fire."""
    return [rod("M16 70 L46 60 M18 60 L48 70", 5, WOOD), *flame(32, 66, 1.3), solid(ellipse(12, 72, 4) + ellipse(52,
        72, 4) + ellipse(32, 75, 4), "#8a867c", 3)]


def bones(_: Land) -> Part:
    """Bones."""
    return [rod("M14 62 L38 72 M16 72 L40 58", 4, BONE), solid(ellipse(40, 52, 10, 9) + box(35, 58, 10, 6), BONE, 5,
        30), flat(ellipse(37, 52, 2.6) + ellipse(44, 52, 2.6), "#241812", tone=0.1)]


def washing(_: Land) -> Part:
    """Washing on a line."""
    return [rod("M8 72 V36 M58 72 V36", 3, WOOD, 86), rod("M8 38 q25 8 50 0", 1.6, "#e8dcc0"),
        solid("M16 41 h12 v17 h-12 Z", CREAM, 2, 86), solid("M34 42 h9 l-1 20 h-3 l0 -9 l-1 9 h-3 Z", BLUE, 2, 86)]


def mushrooms(_: Land) -> Part:
    """Mushrooms."""
    found: Part = []
    for x, y, size, colour in ((22, 66, 1.1, "#d8452e"), (36, 70, 0.8, "#c8863a"), (46, 64, 0.7, "#d8452e")):
        found = [*found, *placed([rod("M0 4 V-8", 6, "#f0e6cc"), solid("M-11 -7 q11 -18 22 0 Z", colour, 5, 30),
            spots((-4, -11), (3, -12), size=1.7, colour="#fff6e0", tone=1.8)], x, y, size)]
    return found


def ferns(_: Land) -> Part:
    """Ferns."""
    return [rod(
        "M30 72 q-12 -3 -18 -14 M30 72 q-5 -12 -10 -20 M30 72 q3 "
        "-12 9 -20 M30 72 q12 -3 18 -12 M30 72 q0 -12 -1 -22", 3.6, LEAF)]


def stump(_: Land) -> Part:
    """A stump with an axe in it."""
    return [solid("M14 56 V68 q18 10 36 0 V56 Z", "#7a5230", 6, 86), solid(ellipse(32, 56, 18, 8), "#d0a468", 3, 20),
        flat(ellipse(32, 56, 10, 4.4), "#a87c44", tone=0.9, contour=0.4), rod("M36 54 L52 34", 3.4, WOOD),
        solid("M26 50 l12 -2 l4 6 l-10 7 Z", STEEL, 3, shine=0.4)]


def owl(_: Land) -> Part:
    """An owl that sits and looks."""
    return [solid("M18 70 q-3 -30 14 -32 q17 2 14 32 q-14 6 -28 0 Z", "#8a6438", 7, 60),
        solid("M22 44 l-2 -9 l8 5 Z M42 44 l2 -9 l-8 5 Z", "#6f4e2a", 2), solid(ellipse(26, 48, 6) + ellipse(38, 48,
        6), CREAM, 3), spots((26, 48), (38, 48), size=2.6, colour="#1a120e", tone=0.1), solid(polygon(30, 52, 34, 52,
        32, 57), GOLD, 1.5)]


def bell(_: Land) -> Part:
    """A goat bell."""
    return [ring(32, 40, 5, 3.2, IRON), solid("M24 46 q8 -6 16 0 q2 14 8 20 H16 q6 -6 8 -20 Z", "#d0a040", 7, 80,
        shine=0.5), solid(ellipse(32, 69, 4), IRON, 3)]


def door(_: Land) -> Part:
    """A door that lies in the gravel."""
    return placed([solid(box(-15, -20, 30, 40), "#8a5a34", 3, 86), rod("M-5 -19 V19 M5 -19 V19", 1.6, "#5a3820"),
        rod("M-14 -11 H14 M-14 11 H14", 3, IRON, 4)], 34, 54, 0.9, -28)


def prayer_flag(_: Land) -> Part:
    """Flags on a string."""
    found: Part = [rod("M8 68 V40 M58 68 V40", 3, WOOD, 86), rod("M8 42 q25 12 50 0", 1.4, "#e8dcc0")]
    for x, y, colour in ((14, 44, BLUE), (24, 47, CREAM), (34, 47, RED), (44, 46, "#5c8f34")):
        found = [*found, solid(box(x, y, 8, 10), colour, 2, 86)]
    return found


def sign(_: Land) -> Part:
    """A signpost under ice."""
    return [rod("M30 72 V40", 4, WOOD, 86), solid("M12 34 h32 l8 7 l-8 7 h-32 Z", PALE_WOOD, 3, 4),
        solid("M12 33 q18 -7 36 2 l-3 4 q-16 -5 -33 -2 Z", "#eef6fa", 3, 20),
        solid("M16 48 l2 10 l2 -10 Z M34 48 l2 8 l2 -8 Z", "#d8f0fa", 2)]


def breath(_: Land) -> Part:
    """A cloud of breath, frozen."""
    return [solid(ellipse(26, 60, 11, 8) + ellipse(38, 56, 13, 10) + ellipse(46, 63, 8, 6), "#eef7fb", 7, 30,
        opacity=0.85, tone=1.2)]


def tracks(_: Land) -> Part:
    """Tracks of small feet."""
    shape = "".join(f"M{x} {y} l-3 -6 M{x} {y} l0 -7 M{x} {y} l3 -6 " for x, y in ((18, 70), (28, 60), (38, 66), (48,
        54)))
    return [rod(shape, 1.5, "#7f95aa")]


def icicle(_: Land) -> Part:
    """Ice that has fallen."""
    return [*placed([solid(polygon(-22, -4, 22, 0, -22, 5), "#d4f0fb", 4, 12, shine=0.6, tone=1.2)], 34, 58, 1, -18),
        *placed([solid(polygon(-12, -3, 14, 0, -12, 3), "#c4e8f8", 3, 12, shine=0.6, tone=1.2)], 38, 70, 1, 12)]


def thread(_: Land) -> Part:
    """A ball of red thread."""
    return [rod("M40 66 q12 6 22 -6", 1.8, RED), solid(ellipse(30, 60, 13), "#c84a3a", 8, 40),
        rod("M19 56 q11 8 22 2 M20 64 q11 -10 20 -10 M25 49 q-2 12 6 23", 1.3, "#7f241c")]


def arrow(_: Land) -> Part:
    """An arrow that somebody scratched into the floor."""
    way = "M16 64 L48 46 M36 44 L49 45.5 L44 58"
    return [flat(stroke(way, 3), "#f0e2c8", tone=1.4, ink=0.2)]


def hook(_: Land) -> Part:
    """A gate hook."""
    return [ring(18, 60, 6, 3.6, IRON), rod("M24 60 H44 q8 0 8 8", 4, STEEL)]


def gravestone(_: Land) -> Part:
    """A gravestone."""
    return placed([solid("M-14 18 V-8 q14 -17 28 0 V18 Z", "#b0b4aa", 5, 70), rod("M-7 -4 H7 M-7 3 H7 M-7 10 H3", 1.6,
        "#5f645e"), solid("M-18 18 q18 -7 36 0 Z", "#6f8a52", 3)], 32, 54, 1, -6)


def spade(_: Land) -> Part:
    """A spade in a heap of earth."""
    return [solid("M8 72 q14 -18 36 0 Z", "#6f5238", 6, 30), rod("M26 62 L44 26", 3.4, WOOD), rod("M38 24 L50 29", 3.4,
        WOOD)]


def crow(_: Land) -> Part:
    """A crow."""
    return [rod("M30 72 V64 M35 72 V64", 1.8, "#3a3430"), solid("M14 50 q16 -12 30 6 l12 10 q-24 6 -38 -4 Z",
        "#3c3a46", 6, 30, tone=1.1), solid(ellipse(17, 47, 7.4), "#3c3a46", 5), solid(polygon(10, 46, 0, 50, 10, 51),
        "#8a8478", 2), spots((15, 45), size=1.3, colour="#ffe070", tone=1.8)]


def wreath(_: Land) -> Part:
    """A wreath."""
    leaves = "".join(ellipse(34 + 15 * dx, 56 + 12 * dy, 5) for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7),
        (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)))
    return [solid(leaves, "#5f8f4a", 4, 30), spots((49, 56), (24, 64), (34, 44), size=2.4, colour="#d84a5a"),
        solid("M30 68 l-6 9 l8 -4 l8 4 l-6 -9 Z", CREAM, 2)]


MOTIFS: dict[str, Motif] = {
    "barnacles": barnacles, "chain": chain, "urn": urn, "footprints": footprints, "reeds": reeds, "frog": frog,
    "post": post, "lantern": lantern, "barrel": barrel, "net": net, "gull": gull, "crate": crate, "shells": shells,
    "starfish": starfish, "flag": flag, "crab-pot": crab_pot, "shutter": shutter, "well": well, "wheel": wheel,
    "lamp": lamp, "drum": drum, "campfire": campfire, "bones": bones, "washing": washing, "mushrooms": mushrooms,
    "ferns": ferns, "stump": stump, "owl": owl, "bell": bell, "door": door, "prayer-flag": prayer_flag, "sign": sign,
    "breath": breath, "tracks": tracks, "icicle": icicle, "thread": thread, "arrow": arrow, "hook": hook,
    "gravestone": gravestone, "spade": spade, "crow": crow, "wreath": wreath,
}  # fmt: skip
