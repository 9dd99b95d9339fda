"""The skills of the mind: ten signs."""

from __future__ import annotations

from assets.workshop.pictures.runebound.skill_print import CREAM, recipes
from assets.workshop.pictures.terrinoth.gestures.lino import disc, edged, gouge, limb, line, placed, rays, ring, shape
from assets.workshop.svg import star


def keen_wits(ground: str) -> str:
    """The face of an owl."""
    head = edged(
        "M-96 -112 Q-60 -94 0 -94 Q60 -94 96 -112 Q112 -30 92 44 Q60 116 0 122 Q-60 116 -92 44 Q-112 -30 -96 -112 Z",
        CREAM, ground)
    eyes = "".join(disc(s * 44, -22, 46, ground) + disc(s * 44, -22, 38, CREAM) + disc(s * 44, -20, 24,
        ground) + disc(s * 44 - 8, -30, 7, CREAM)
        for s in (-1, 1))
    beak = edged("M-15 6 Q0 -8 15 6 L0 52 Z", CREAM, ground, 6)
    brow = shape("M-84 -86 Q-30 -74 0 -30 Q30 -74 84 -86 Q40 -96 0 -70 Q-40 -96 -84 -86 Z", ground)
    chest = "".join(gouge((x, y), (x * 0.8, y + 20), 6, ground) for x, y in ((-50, 52), (-26, 66), (0, 74), (26, 66),
        (50, 52), (-36, 88), (36, 88),
        (-12, 96), (12, 96)))
    return head + brow + eyes + beak + chest


def _blade(ground: str) -> str:
    """A slim sword, point up, its middle at 0, 0."""
    blade = edged("M-12 66 L-12 -108 L0 -136 L12 -108 L12 66 Z", CREAM, ground, 7)
    guard = edged("M-42 62 H42 V78 H-42 Z", CREAM, ground, 6) + limb("M0 84 V110", CREAM, 13, ground, 6)
    return blade + guard + disc(0, 120, 16, ground) + disc(0, 120, 11, CREAM) + gouge((2, -104), (2, 56), 4, ground)


def feint(ground: str) -> str:
    """Two swords crossed, and the way one of them did not come."""
    ghost = line("M-126 -8 Q-60 -118 60 -126", CREAM, 5) + shape("M52 -142 L88 -124 L54 -106 Z", CREAM)
    return ghost.replace('stroke-width="5"', 'stroke-width="6" stroke-dasharray="2 15"') + placed(_blade(ground), 0, 8,
        -42, 1.0) + placed(_blade(
        ground), 0, 8, 42, 1.0)


def haggler(ground: str) -> str:
    """A pair of scales, the coin heavier than the ring."""
    post = edged("M-9 -96 H9 V92 H44 V112 H-44 V92 H-9 Z", CREAM, ground, 6)
    beam = line("M-96 -56 L96 -88", ground, 26) + line("M-96 -56 L96 -88", CREAM, 14) + disc(0, -98, 17, CREAM)
    cords = line("M-96 -56 L-126 40 M-96 -56 L-66 40 M96 -88 L66 4 M96 -88 L126 4", CREAM, 5)
    pans = edged("M-134 40 H-58 Q-68 76 -96 76 Q-124 76 -134 40 Z", CREAM, ground,
        5) + edged("M58 4 H134 Q124 40 96 40 Q68 40 58 4 Z", CREAM, ground,
        5)
    coin = disc(-96, 14, 26, ground) + disc(-96, 14, 21, CREAM) + placed(shape(star(5, 15, 6), ground), -96, 15)
    return post + beam + cords + coin + pans + ring(96, -16, 15, CREAM,
        8) + shape("M86 -40 L96 -30 L106 -40 L96 -52 Z", CREAM)


def map_reader(ground: str) -> str:
    """A folded map with a way drawn on it."""
    sheet = edged("M-118 -70 L-42 -100 L40 -68 L118 -98 V70 L40 100 L-42 70 L-118 100 Z", CREAM, ground)
    folds = line("M-42 -96 V68 M40 -66 V98", ground, 6)
    way = line("M-96 66 Q-76 20 -52 26 Q-20 36 -6 0 Q8 -34 40 -24 Q66 -14 84 -48", "#c8422b", 11)
    cross = line("M74 -66 L100 -40 M100 -66 L74 -40", "#c8422b", 10)
    hills = line("M-104 -22 L-88 -46 L-72 -24 M-20 66 L0 40 L20 66 M60 50 Q76 38 92 50", ground, 6)
    return sheet + folds + hills + way + cross + disc(-96, 66, 9, "#c8422b")


def well_read(ground: str) -> str:
    """An open book, light over it."""
    light = rays(0, -20, 70, 136, 20, 7, CREAM)
    cover = edged("M-128 -48 L0 -24 L128 -48 V86 L0 112 L-128 86 Z", ground, CREAM, 5)
    left = edged("M-5 88 Q-56 54 -114 68 V-58 Q-56 -72 -5 -38 Z", CREAM, ground, 6)
    right = edged("M5 88 Q56 54 114 68 V-58 Q56 -72 5 -38 Z", CREAM, ground, 6)
    rows = "".join(line(f"M{s * 98} {y - 34} Q{s * 56} {y - 44} {s * 22} {y - 20}", ground, 6) for y in (0, 24, 48, 72)
        for s in (-1, 1))
    return light + cover + left + right + rows


def rune_lore(ground: str) -> str:
    """A standing stone with a rune that shines."""
    stone = edged("M-70 118 L-84 -10 Q-78 -92 -16 -118 Q50 -122 74 -48 L82 118 Z", CREAM, ground)
    rune = line("M-8 -74 V78 M-8 -46 L38 -10 L-8 22 M-8 22 L38 58", ground, 16)
    grass = "".join(gouge((x, 128), (x + d, 92), 7, CREAM) for x, d in ((-112, 10), (-96, -8), (100, 8), (116, -6)))
    chips = gouge((-64, 60), (-52, 6), 7, ground) + gouge((-60, -30), (-40, -74), 6, ground) + gouge((62, 90), (68,
        40), 6, ground)
    return stone + rune + grass + chips + "".join(gouge(a, b, 7, CREAM) for a, b in (((-100, -60), (-130, -76)), ((90,
        -70), (118, -92)), ((-86, -98), (
        -104, -122)), ((102, -30), (134, -36))))


def tactician(ground: str) -> str:
    """A knight of chess."""
    horse = edged(
        "M-58 70 Q-66 10 -14 -26 Q-34 -18 -66 0 Q-92 8 -96 -18 Q-84 -52 -40 -86 L-44 -122 L-8 -102 Q74 -96 76 -8 "
            "Q78 36 58 70 Z", CREAM, ground)
    foot = edged("M-78 78 H78 L88 118 H-88 Z", CREAM, ground, 6)
    eye = shape("M-40 -56 Q-26 -68 -14 -54 Q-26 -44 -40 -56 Z", ground)
    mane = "".join(gouge(a, b, 7, ground) for a, b in (((10, -88), (30, -50)), ((32, -74), (46, -30)), ((48, -50), (56,
        -4)), ((56, -16), (56, 34)), ((-4,
        -92), (10, -64))))
    return horse + foot + eye + mane + disc(-82, -14, 5, ground) + line("M-76 96 H76", ground, 6) + gouge((-38, 60),
        (-20, 6), 7, ground)


def unweave(ground: str) -> str:
    """Shears that part a knotted thread."""
    thread = line("M-138 34 Q-104 -6 -76 26 Q-54 52 -30 30", CREAM, 9) + line("M138 10 Q108 54 78 22 Q56 0 34 30",
        CREAM, 9)
    loose = line("M-30 30 Q-20 20 -22 8 M-30 30 Q-18 38 -14 50 M34 30 Q24 22 24 8 M34 30 Q22 36 20 50", CREAM, 5)
    left = edged("M-8 26 Q-42 -40 -34 -128 Q2 -80 12 18 Z", CREAM, ground, 6)
    right = edged("M8 26 Q42 -40 34 -128 Q-2 -80 -12 18 Z", CREAM, ground, 6)
    grips = "".join(line(f"M{s * 2} 28 L{s * 34} 70", CREAM, 15) + ring(s * 50, 94, 27, CREAM, 13) for s in (-1, 1))
    return thread + loose + grips + left + right + disc(0, 20, 12, ground) + disc(0, 20, 6, CREAM) + gouge((-24, -96),
        (-6, -10), 5, ground)


def silver_tongue(ground: str) -> str:
    """A mouth whose tongue forks into a leaf of olive."""
    lips = edged(
        "M-128 -34 Q-86 -92 -46 -92 Q-18 -92 0 -74 Q18 -92 46 -92 Q86 -92 128 -34 Q84 38 0 40 Q-84 38 -128 -34 Z",
        CREAM, ground)
    hole = shape("M-98 -34 Q-58 -62 0 -56 Q58 -62 98 -34 Q58 10 0 12 Q-58 10 -98 -34 Z", ground)
    teeth = shape("M-78 -44 Q-40 -58 0 -54 Q40 -58 78 -44 L66 -28 Q0 -40 -66 -28 Z", CREAM)
    tongue = edged("M-46 -6 Q0 -26 46 -6 Q54 60 40 100 Q30 128 0 132 Q-30 128 -40 100 Q-54 60 -46 -6 Z", CREAM, ground,
        7)
    leaf = line("M0 16 V116", ground, 8) + "".join(gouge((0, y + 22), (s * 32, y), 8, ground) for y in (18, 44, 70)
        for s in (-1, 1))
    return lips + hole + teeth + tongue + leaf + gouge((-104, -46), (-60, -78), 6, ground)


def treasure_nose(ground: str) -> str:
    """A great nose in profile that smells a gem."""
    face = edged(
        "M-132 -110 H-32 Q-20 -76 -8 -56 Q26 -6 66 22 Q84 44 60 58 Q30 66 4 58 Q10 74 -6 84 Q4 92 -8 104 Q-6 124 "
            "-34 130 L-132 132 Z", CREAM, ground)
    eye = shape("M-82 -50 Q-58 -72 -34 -50 Q-58 -40 -82 -50 Z", ground) + line("M-92 -76 Q-58 -98 -28 -80", ground, 9)
    nostril = shape("M16 44 Q32 26 46 42 Q32 54 16 44 Z", ground) + line("M2 56 Q-16 40 -4 16", ground,
        7) + line("M-8 86 H-44", ground, 7)
    gem = edged("M68 84 L82 62 H116 L130 84 L99 122 Z", CREAM, ground, 6) + line("M70 84 H128 M88 64 L99 118 L110 64",
        ground, 5)
    whiffs = line("M80 48 Q96 36 86 20 Q78 6 94 -8", CREAM, 7) + line("M108 44 Q124 30 114 12", CREAM, 7)
    return placed(face + eye + nostril, 4, 0, 0, 0.96) + gem + whiffs


SIGNS = {
    "keen-wits": keen_wits, "feint": feint, "haggler": haggler, "map-reader": map_reader, "well-read": well_read,
    "rune-lore": rune_lore, "tactician": tactician, "unweave": unweave, "silver-tongue": silver_tongue,
    "treasure-nose": treasure_nose,
}
RECIPES = recipes("mind", SIGNS, __name__)
