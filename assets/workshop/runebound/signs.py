"""The signs of Runebound, on a grid of 64 round 0, 0: white shows, black cuts. All are read at 16 pixels."""

from __future__ import annotations

from assets.workshop.runebound.deed_signs import (
    card,
    coin,
    companion,
    crown,
    die,
    dragon,
    horns,
    letter,
    lore,
    passing_card,
    purse,
    road,
    sack,
    scroll,
    spyglass,
    swap,
    tent,
    tome,
    trophy,
    zombie,
)
from assets.workshop.signs import (
    black,
    boot,
    compass,
    crossed_swords,
    dot,
    line,
    opened_eye,
    over,
    skull,
    sword,
    white,
)
from assets.workshop.svg import at, ring, star

# -- faces of combat tokens


def axe() -> str:
    """Physical: an axe with a broad bit and a spike."""
    bit = white("M-2 -24 C-9 -31 -19 -34 -27 -32 C-33 -22 -34 -9 -28 3 C-21 -3 -11 -6 -2 -6 Z")
    spike = white("M3 -23 L19 -15 L3 -8 Z")
    haft = line("M0 -30 L0 35", 8.4)
    return at(bit + spike + over(haft, 2.2), 2, 2, 0.84, 34)


def burst() -> str:
    """Magic: a burst of eleven rays, no two alike."""
    reach = (31, 25, 30, 24, 31, 26, 29, 24, 31, 25, 28)
    tips = ring(11, 1, -90)
    dips = ring(11, 12.5, -90 + 180 / 11)
    corners = [p for (x, y), far, dip in zip(tips, reach, dips, strict=True) for p in ((x * far, y * far), dip)]
    return white("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + " Z")


def shield() -> str:
    """A shield whose right half is hatched away."""
    rim = "M0 -31 C9 -26 19 -24 27 -25 C29 2 20 21 0 32 C-20 21 -29 2 -27 -25 C-19 -24 -9 -26 0 -31 Z"
    half = "M4.5 -20 C10 -18 15 -17.4 20.5 -17.6 C20.6 2 15 15 4.5 23 Z"
    return white(rim) + black(half)


def bolt() -> str:
    """Surge: a bolt of lightning."""
    return white("M9 -32 L-19 6 L-3 6 L-10 32 L20 -9 L4 -9 Z")


def feather() -> str:
    """Agility: a feather on its quill."""
    vane = "M28 -30 C8 -30 -12 -16 -18 8 L-26 28 L-21 30 L-12 15 C14 12 28 -6 28 -30 Z"
    shaft = line("M22 -23 L-13 15", 3.2, "#000")
    barbs = line("M8 -8 L11 4 M-1 1 L1 11 M15 -16 L20 -6 M4 -13 L-5 -14 M13 -21 L5 -24", 2.4, "#000")
    return white(vane) + shaft + barbs


def double() -> str:
    """Doubler: times two."""
    two = (
        "M-4 -12 C-3 -25 6 -31 15 -30 C26 -29 31 -21 29 -12 C27 -3 17 5 9 15 L29 15 L30 7 H33 V25 H-4 V19 "
        "C6 8 18 -5 19 -14 C20 -21 17 -25 12 -25 C7 -25 4 -22 4 -17 C6 -11 -2 -7 -4 -12 Z"
    )
    cross = line("M-31 -5 L-13 15 M-13 -5 L-31 15", 6.4)
    return at(cross + white(two), 0, 1, 0.94)


def knot() -> str:
    """Blank: an endless knot."""
    right = "M0 0 C6 -10 12 -14 18 -14 A14 14 0 0 1 18 14 C12 14 6 10 0 0"
    loop = f"{right} C-6 -10 -12 -14 -18 -14 A14 14 0 0 0 -18 14 C-12 14 -6 10 0 0 Z"
    return line(loop, 7.4) + line("M-6 8.5 C-3.4 5.6 3.4 -5.6 6 -8.5", 12.6, "#000") + line(
        "M-7.2 9.8 C-3.4 5.4 3.4 -5.4 7.2 -9.8", 7.4
    )


# -- terrains, as the dice show them


def corn() -> str:
    """Plains: an ear of corn."""
    grain = white("M0 -10 C8 -5 8 5 0 11 C-8 5 -8 -5 0 -10 Z")
    sides = "".join(
        at(grain, way * 10.5, y, 1.0, way * 38) for y in (-13, 4, 20) for way in (-1, 1)
    )
    return at(grain, 0, -23, 1.0) + sides + line("M0 -8 V32", 3.6)


def leaf() -> str:
    """Forest: a leaf with its veins."""
    blade = "M27 -29 C4 -30 -24 -19 -22 12 C-22 16 -21 18 -19 20 L-27 30 L-22 32 L-15 24 C12 26 29 4 27 -29 Z"
    veins = line("M20 -21 L-17 20 M2 -2 L4 -17 M-6 8 L-7 -7 M4 -4 L18 -6 M-5 7 L10 9", 3.2, "#000")
    return white(blade) + veins


def hill() -> str:
    """Hills: two mounds with their hatches."""
    back = white("M-1 19 C0 -4 10 -17 17 -17 C25 -17 31 -2 32 19 Z")
    front = white("M-32 19 C-30 -7 -20 -21 -11 -21 C-2 -21 7 -5 9 19 Z")
    hatch = line("M-9 -15 C-4 -10 -1 -2 0 6 M-15 -9 C-12 -5 -10 0 -9 5", 3, "#000")
    return back + over(front, 2.6) + hatch + line("M19 -11 C22 -6 24 0 25 6", 3, "#000")


def peak() -> str:
    """Mountain: two peaks with a broken edge."""
    back = white("M2 27 L17 -12 L32 27 Z")
    front = white("M-32 27 L-10 -29 L14 27 Z")
    edge = line("M-10 -20 L-6 -8 L-10 2 L-4 14 M17 -2 L19 8 L17 17", 3.2, "#000")
    return back + over(front, 2.4) + edge


def wave() -> str:
    """Water: two waves."""
    one = "M-32 0 C-26 -11 -17 -12 -11 -4 C-6 3 -1 3 4 -3 C11 -12 20 -13 32 -5"
    return at(line(at_path(one, -10), 9.4) + line(at_path(one, 15), 9.4), 0, 0, 0.88)


def at_path(d: str, lower: float) -> str:
    """A path of absolute points, so much lower."""
    parts, down = d.replace("M", "M ").replace("C", "C ").split(), False
    made = []
    for part in parts:
        if part in ("M", "C"):
            made.append(part)
            down = False
            continue
        made.append(f"{float(part) + lower:.1f}" if down else part)
        down = not down
    return " ".join(made)


# -- attributes


def fist() -> str:
    """Body: a fist from the side."""
    hand = (
        "M-20 -16 C-20 -24 -11 -26 -8 -21 C-6 -28 4 -28 6 -22 C9 -27 18 -25 18 -18 C24 -18 27 -14 27 -8 V8 "
        "C27 20 19 26 6 26 H-8 C-18 26 -24 18 -24 8 V-4 C-24 -10 -23 -13 -20 -16 Z"
    )
    gaps = line("M-8 -19 V-4 M5 -20 V-4 M17 -16 V-4", 3, "#000")
    thumb = line("M-22 3 C-12 -3 0 -3 8 3 C11 6 10 11 5 12 H-6", 3.4, "#000")
    return white(hand) + gaps + thumb


def head() -> str:
    """Mind: a head in profile with light in it."""
    profile = (
        "M-4 -29 C14 -30 25 -18 24 -3 L29 8 C29 11 27 12 24 12 V18 C24 23 20 25 15 24 L10 24 V31 H-15 V18 "
        "C-25 11 -28 0 -24 -12 C-21 -22 -13 -28 -4 -29 Z"
    )
    return white(profile) + at(black(star(4, 14, 4.4)), -2, -8)


def flame() -> str:
    """Spirit: a flame."""
    body = (
        "M3 -32 C8 -20 23 -12 23 8 C23 23 13 31 0 31 C-13 31 -23 23 -23 8 C-23 -3 -17 -8 -13 -17 "
        "C-9 -13 -8 -9 -8 -5 C-2 -11 3 -20 3 -32 Z"
    )
    inside = "M2 -3 C8 5 12 10 11 17 C10 23 5 26 0 26 C-6 26 -11 22 -11 16 C-11 9 -4 8 2 -3 Z"
    return white(body) + black(inside)


# -- kinds of adventures


def gem_sword() -> str:
    """Combat: a sword that points up and to the right."""
    return at(sword(0, 1.0), 0, 0, 1, 45)


def gem_compass() -> str:
    """Exploration: a star of the compass."""
    return white(star(4, 31, 9)) + dot(0, 0, 6.4, "#000") + dot(0, 0, 2.6)


def hands() -> str:
    """Social: two hands that clasp."""
    left = white("M-32 -14 L-21 -21 L-6 -15 L4 -17 L16 -4 C19 0 15 4 11 2 L2 -6 L-6 4 L-18 4 L-32 4 Z")
    right = white(
        "M32 -14 L21 -21 L8 -16 L22 0 C25 6 19 9 15 6 C18 12 11 16 6 11 C8 17 1 20 -4 15 "
        "C-4 20 -10 20 -13 15 L-22 6 L32 6 Z"
    )
    return at(right + over(left, 2.2), 0, 2, 0.98)


SIGNS: dict[str, str] = {
    "axe": axe(), "burst": burst(), "skull": skull(), "shield": shield(), "bolt": bolt(), "feather": feather(),
    "double": double(), "knot": knot(),
    "corn": corn(), "leaf": leaf(), "hill": hill(), "peak": peak(), "wave": wave(), "star": white(star(5, 32, 13)),
    "fist": fist(), "head": head(), "flame": flame(),
    "combat": gem_sword(), "exploration": gem_compass(), "social": hands(), "rose": compass(),
    "gold": coin(), "speed": boot(), "card": card(), "draw": passing_card(True),
    "discard": passing_card(False), "lore": lore(), "companion": companion(), "trophy": trophy(),
    "rest": tent(), "store": purse(), "train": tome(), "explore": spyglass(), "trade": sack(), "deliver": letter(),
    "die": die(), "stop-fight": crossed_swords(), "dragon": dragon(), "crown": crown(), "boss": horns(),
    "zombie": zombie(), "scroll": scroll(), "swap": swap(), "road": road(), "eye": opened_eye(),
}  # fmt: skip
"""By name: faces of tokens, terrains, attributes, kinds of adventures, what a hero has and does, the story."""
MADE_OF = tuple(
    f"assets.workshop.{name}"
    for name in ("icons", "signs", "controls", "svg", "runebound.signs", "runebound.deed_signs")
)
"""The modules that all pictures with signs depend on."""
