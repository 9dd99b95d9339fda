"""Small things that lie about in caves and old stones, and at the Dragon's End."""

from __future__ import annotations

from assets.workshop.engraving import Glow, Part, flat, placed
from assets.workshop.engraving.paths import box, ellipse, polygon
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.small import (
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


def rails(_: Land) -> Part:
    """An end of the mine's rails."""
    return [rod("M10 46 H58 M10 56 H58 M10 66 H58", 5, WOOD, 4), rod("M22 38 V74 M46 38 V74", 3.2, STEEL, 86)]


def bread(_: Land) -> Part:
    """A loaf that has turned to stone."""
    return [solid("M12 66 q-2 -20 20 -22 q24 0 22 22 q-20 8 -42 0 Z", "#b0a090", 9, 30),
        rod("M22 50 l5 8 M32 48 l5 8 M42 50 l5 8", 2.4, "#7f7266")]


def crystal(land: Land) -> Part:
    """Small crystals."""
    found: Part = []
    for x, high, turn in ((24, 22, -18), (34, 32, 2), (44, 18, 20)):
        found = [*found, *placed([solid(polygon(-4, 0, -5, -high * 0.7, 0, -high, 5, -high * 0.7, 4, 0), land.gem, 5,
            80, shine=0.6, tone=1.25, glow=Glow(land.gem, 9, 0.3))], x, 70, 1, turn)]
    return found


def pick(_: Land) -> Part:
    """A miner's pick."""
    return [rod("M16 72 L44 38", 4, WOOD), solid("M28 34 q20 -4 28 20 q-10 -14 -26 -14 Z", STEEL, 3, 20, shine=0.4)]


def throne(_: Land) -> Part:
    """A chair for a small king."""
    return [solid("M18 72 V34 l7 -7 l7 7 l7 -7 l7 7 V72 Z", "#9a6434", 4, 86), solid(box(15, 56, 34, 9), RED, 4, 4),
        spots((32, 42), size=3.4, colour=GOLD)]


def sack(_: Land) -> Part:
    """A sack."""
    return [solid("M14 72 q-6 -26 10 -30 h16 q16 4 10 30 q-18 6 -36 0 Z", "#b8945a", 9, 60), rod("M23 43 H41", 3.4,
        RED, 4), solid("M24 42 l-5 -10 q13 5 26 0 l-5 10 Z", "#c8a468", 3, 80)]


def rack(_: Land) -> Part:
    """A rack of spears."""
    return [rod("M18 74 V32 M30 74 V28 M42 74 V32", 2.8, PALE_WOOD, 86), solid(polygon(14, 34, 18, 22, 22,
        34) + polygon(26, 30, 30, 18, 34, 30) + polygon(38, 34, 42, 22, 46, 34), STEEL, 3, shine=0.4),
        rod("M10 50 H50 M10 66 H50", 4, WOOD, 4)]


def straw(_: Land) -> Part:
    """Straw."""
    return [rod("M14 70 L44 54 M18 58 L50 68 M24 74 L34 48 M38 74 L52 58 M12 62 L30 72", 2, "#e0bc5c")]


def scale_pan(_: Land) -> Part:
    """A pan of a large balance."""
    return [rod("M32 30 L14 56 M32 30 L50 56 M32 30 V22", 1.8, IRON), solid("M10 56 H54 Q48 72 32 72 Q16 72 10 56 Z",
        GOLD, 6, 20, shine=0.5)]


def feather(_: Land) -> Part:
    """A white feather."""
    return [solid("M14 70 Q16 44 50 34 Q50 60 22 68 Z", CREAM, 5, 50), rod("M12 73 Q24 56 48 37", 1.6, "#a8946c")]


def jar(_: Land) -> Part:
    """A jar with a lid like a head."""
    return [solid("M18 72 q-8 -22 4 -32 h20 q12 10 4 32 Z", "#d8b878", 8, 80),
        rod("M17 56 q15 5 30 0 M19 62 q13 5 26 0", 2, "#2f8088"), solid("M22 40 q-2 -14 10 -14 q12 0 10 14 Z",
        "#c49c58", 5), spots((28, 33), (36, 33), size=1.4, colour="#1a120e", tone=0.1)]


def sand_drift(_: Land) -> Part:
    """Sand blown in."""
    return [solid("M6 74 q16 -22 30 -10 q14 -8 26 10 Z", "#ecd296", 8, 20, tone=1.1),
        rod("M14 70 q12 -8 22 -2 M34 72 q10 -6 18 -1", 1.2, "#c49c58")]


def candle(_: Land) -> Part:
    """A candle in its own wax."""
    return [solid(ellipse(32, 68, 13, 5), "#efe2c0", 3), rod("M32 66 V50", 7, CREAM, 86), *flame(32, 46, 0.6)]


def urn(_: Land) -> Part:
    """An urn."""
    return [solid("M20 72 q-12 -20 2 -30 h20 q14 10 2 30 Z", "#8f7a66", 8, 80), solid(box(21, 37, 22, 6), "#73604e",
        2), solid(ellipse(32, 34, 8, 4), "#8f7a66", 3), rod("M18 54 q14 6 28 0", 2, CREAM)]


def web(_: Land) -> Part:
    """A web in the corner."""
    return [rod(
        "M2 78 L40 40 M2 78 L22 34 M2 78 L46 58 M2 78 V38 M2 78 H46 M3 50 "
        "q10 2 12 6 q12 2 14 10 q6 2 8 10 M3 62 q7 2 9 8 q6 2 8 7", 1.2, "#f2f2f4")]


def chair(_: Land) -> Part:
    """An empty chair."""
    return [rod("M20 74 V34 M20 58 H44 M44 74 V58 M20 36 H24", 4, WOOD, 86), solid(polygon(18, 54, 44, 54, 50, 61, 22,
        61), PALE_WOOD, 3, 4)]


def ledger(_: Land) -> Part:
    """A ledger that lies open."""
    return placed([solid(box(-24, -14, 48, 28), "#7a3a2e", 3),
        solid("M-22 -12 Q-11 -16 0 -11 Q11 -16 22 -12 V12 Q11 8 0 13 Q-11 8 -22 12 Z", "#f8eed4", 3, 4),
        rod("M-18 -6 h13 M-18 -1 h13 M-18 4 h10 M5 -6 h13 M5 -1 h11", 1.4, "#6a4a2a")], 34, 58, 0.95, -10)


def scales(_: Land) -> Part:
    """Scales for coins."""
    return [rod("M32 72 V34 M14 38 H50 M14 38 V52 M50 38 V48", 2.4, "#b8862c", 86),
        solid("M6 52 H22 Q20 60 14 60 Q8 60 6 52 Z M42 48 H58 Q56 56 50 56 Q44 56 42 48 Z", GOLD, 3, shine=0.5),
        solid(polygon(22, 74, 32, 66, 42, 74), "#b8862c", 3)]


def rope(_: Land) -> Part:
    """A coil of rope."""
    return [ring(32, 58, 18, 13, "#c8a460"), ring(32, 57, 12, 7.6, "#b8924e"), rod("M48 62 q8 2 10 10", 4, "#c8a460")]


def coins(_: Land) -> Part:
    """A spill of coins."""
    found: Part = []
    for x, y in ((18, 66), (27, 60), (34, 69), (42, 62), (30, 52), (50, 70), (40, 55)):
        found = [*found, solid(ellipse(x, y, 6, 4.6), GOLD, 2.6, 20, shine=0.6)]
    return found


def shoe(_: Land) -> Part:
    """A lost shoe."""
    return [solid("M16 48 h13 v10 q14 0 22 8 v6 H14 Z", "#8a5230", 6, 30), solid(box(13, 69, 39, 4), "#4a2c1a", 1.5),
        rod("M20 53 h8 M21 57 h8", 1.4, CREAM)]


def fallen_bell(_: Land) -> Part:
    """A tower's bell, cracked."""
    return placed([solid("M-9 -20 q9 -7 18 0 q2 22 12 34 H-21 q10 -12 12 -34 Z", "#a8863c", 9, 80, shine=0.4),
        rod("M4 14 l-3 -9 l5 -5 l-3 -8", 1.8, "#3a2412")], 34, 56, 0.95, 64)


def queue_rope(_: Land) -> Part:
    """A post with a red rope: please wait here."""
    return [rod("M18 72 V42 M50 72 V42", 3.6, GOLD, 86), solid(ellipse(18, 40, 4.4) + ellipse(50, 40, 4.4), GOLD, 3,
        shine=0.6), rod("M18 45 q16 20 32 0", 4, "#b2302e")]


def orchid(_: Land) -> Part:
    """An orchid."""
    petals = "".join(ellipse(32 + dx, 46 + dy, 6) for dx, dy in ((-7, -3), (7, -3), (-5, 5), (5, 5), (0, -8)))
    return [rod("M32 72 q-3 -14 0 -24 M32 72 q-10 -2 -16 -10 M32 72 q10 -2 14 -8", 3, LEAF), solid(petals, "#d870b0",
        4, 30), spots((32, 46), size=3, colour="#ffe070", tone=1.5)]


def idol(_: Land) -> Part:
    """An idol under moss."""
    return [solid("M18 72 L14 44 Q32 22 50 44 L46 72 Z", "#8a8a76", 7, 80), flat(ellipse(25, 46, 4) + ellipse(39, 46,
        4) + box(25, 58, 14, 5), "#241c14", tone=0.15), solid("M14 44 q6 -14 18 -14 l-4 6 l-5 -1 l-2 7 Z", "#6f9a44",
        3)]


def puddle(_: Land) -> Part:
    """A puddle."""
    return [flat(ellipse(32, 62, 22, 10), "#5aa0a8", tone=1.1, contour=0.5, ink=0.6), flat(ellipse(27, 60, 9,
        2) + ellipse(40, 65, 6, 1.4), "#e8f6f4", tone=1.8, ink=0)]


def cocoon(_: Land) -> Part:
    """Something wrapped up."""
    return placed([solid(ellipse(0, 0, 13, 22), "#e4e4ea", 9, 20),
        rod("M-11 -10 q11 7 22 0 M-13 -1 q13 8 26 0 M-11 9 q11 7 22 0", 1.3, "#9a98a8")], 34, 54, 1, 32)


def gift(_: Land) -> Part:
    """A gift, wrapped in silk."""
    return [solid(box(16, 46, 32, 26), "#dcdce6", 4, 4), rod("M32 46 V72 M16 58 H48", 4, "#a06ab0"),
        solid("M32 46 q-14 -14 -14 -4 q4 6 14 4 q10 2 14 -4 q0 -10 -14 4 Z", "#b87ac8", 3)]


def eggshell(_: Land) -> Part:
    """Half of an egg."""
    return [solid("M14 56 q2 20 18 20 q16 0 18 -20 l-6 6 l-6 -8 l-6 8 l-6 -8 l-6 8 Z", "#efe8d0", 6, 60), spots((24,
        68), (36, 70), (42, 64), size=1.8, colour="#8aa878", tone=0.9)]


def step(_: Land) -> Part:
    """A step that floats."""
    return [flat(ellipse(34, 72, 20, 4), "#241a4c", tone=0.35, opacity=0.7), solid("M12 46 L26 38 H58 L46 48 Z",
        "#c0b8e8", 3, 20), solid("M12 46 H46 L58 38 V45 L46 56 H12 Z", "#8478b8", 3, 4)]


def clock(_: Land) -> Part:
    """A clock whose hands go the wrong way."""
    return [solid(ellipse(32, 56, 18), "#d8c070", 4, 30, shine=0.4), flat(ellipse(32, 56, 14), "#f8f2e0", tone=1.3,
        contour=0.5), rod("M32 56 L24 48 M32 56 L32 45", 2, "#2a1a2a"), spots((32, 44), (44, 56), (32, 68), (20, 56),
        size=1.2, colour="#2a1a2a", tone=0.1)]


def banner(_: Land) -> Part:
    """A torn banner."""
    return [rod("M16 74 L26 28", 3, WOOD), solid("M26 30 L56 36 L50 46 L54 54 L44 52 L40 62 L33 54 L22 56 Z",
        "#8a4ab0", 3, 70), spots((38, 43), size=4, colour="#f0d870")]


def coil(_: Land) -> Part:
    """Something round that looks."""
    return [solid(ellipse(32, 58, 17, 14), "#efe6d4", 8, 20), solid(ellipse(33, 57, 8), "#5a9a6a", 4), flat(ellipse(33,
        57, 2.2, 6.6), "#1a1210", tone=0.1), spots((30, 53), size=1.8, colour="#ffffff", tone=2)]


def shed_skin(_: Land) -> Part:
    """The skin of a snake."""
    return [rod("M8 66 q8 -16 16 -4 t16 0 t18 -6", 7, "#d8d0a0"), rod("M8 66 q8 -16 16 -4 t16 0 t18 -6", 1.4,
        "#9a9468")]


def bowl(_: Land) -> Part:
    """A bowl for offerings."""
    return [solid("M10 52 H54 Q50 72 32 72 Q14 72 10 52 Z", "#b8683f", 7, 20), flat(ellipse(32, 52, 21, 6), "#4a2c1a",
        tone=0.4, contour=0.6), spots((26, 51), (34, 50), (40, 53), size=3, colour=GOLD)]


def armour(_: Land) -> Part:
    """A breastplate nobody fills."""
    return [solid("M16 40 q8 -6 10 0 q6 6 12 0 q2 -6 10 0 l4 10 q-8 4 -6 22 q-14 6 -28 0 q2 -18 -6 -22 Z", "#8f9aa4",
        7, 60, shine=0.4), rod("M32 46 V70", 1.8, "#4a525a"), solid(ellipse(54, 68, 7, 6), "#7f8a94", 4, shine=0.4)]


def lances(_: Land) -> Part:
    """Broken lances."""
    return [rod("M8 70 L44 44 M16 48 L40 66 M46 68 L58 58", 4, PALE_WOOD), solid(polygon(42, 42, 58, 34, 46, 48),
        STEEL, 2, shine=0.4), rod("M18 63 L24 59 M28 56 L34 52", 4.2, RED)]


def shed_scale(_: Land) -> Part:
    """A scale as large as a shield."""
    return placed([solid("M-17 -14 Q0 -22 17 -14 Q16 10 0 22 Q-16 10 -17 -14 Z", "#b83a34", 8, 70, shine=0.4),
        rod("M0 -17 V18", 1.6, "#6a1c1c")], 33, 56, 1, 24)


def crown(_: Land) -> Part:
    """A crown that rolled away."""
    return placed([solid("M-18 12 L-21 -12 L-9 0 L0 -16 L9 0 L21 -12 L18 12 Z", GOLD, 4, 20, shine=0.6), spots((-10,
        7), (0, 7), (10, 7), size=2.2, colour=RED)], 33, 58, 1, 14)


MOTIFS: dict[str, Motif] = {
    "rails": rails, "bread": bread, "crystal": crystal, "pick": pick, "throne": throne, "sack": sack, "rack": rack,
    "straw": straw, "scale-pan": scale_pan, "feather": feather, "jar": jar, "sand-drift": sand_drift, "candle": candle,
    "web": web, "chair": chair, "ledger": ledger, "scales": scales, "rope": rope, "coins": coins, "shoe": shoe,
    "fallen-bell": fallen_bell, "queue-rope": queue_rope, "orchid": orchid, "idol": idol, "puddle": puddle,
    "cocoon": cocoon, "gift": gift, "eggshell": eggshell, "step": step, "clock": clock, "banner": banner, "coil": coil,
    "shed-skin": shed_skin, "bowl": bowl, "armour": armour, "lances": lances, "shed-scale": shed_scale, "crown": crown,
}  # fmt: skip
