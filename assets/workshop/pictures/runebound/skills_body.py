"""The skills of the body: ten signs."""

from __future__ import annotations

from assets.workshop.pictures.runebound.skill_print import CREAM, recipes
from assets.workshop.pictures.terrinoth.gestures.lino import (
    disc,
    edged,
    gouge,
    gouges,
    limb,
    line,
    palm,
    placed,
    rays,
    ring,
    shape,
)
from assets.workshop.svg import star


def _sword(ground: str, long: float = 200) -> str:
    """A sword, point up, its guard at 0, 0."""
    blade = edged(f"M-15 0 L-15 {-long + 34} L0 {-long} L15 {-long + 34} L15 0 Z", CREAM, ground, 6)
    hilt = edged("M-50 -2 Q0 -14 50 -2 L48 14 Q0 4 -48 14 Z", CREAM, ground, 6) + limb("M0 18 V50", CREAM, 15, ground,
        6)
    return blade + hilt + disc(0, 62, 19, ground) + disc(0, 62, 14, CREAM) + gouge((2, -long + 30), (2, -12), 6, ground)


def spoils_of_war(ground: str) -> str:
    """A full purse before a broken sword."""
    bag = edged("M-30 -28 C-84 0 -104 52 -92 88 C-82 116 82 116 92 88 C104 52 84 0 30 -28 Z", CREAM, ground, 8)
    frill = edged("M-48 -78 L-22 -66 L0 -84 L22 -66 L48 -78 L30 -34 H-30 Z", CREAM, ground, 7)
    coin = disc(0, 50, 40, ground) + disc(0, 50, 32, CREAM) + placed(shape(star(5, 24, 10), ground), 0, 52)
    return placed(_sword(ground, 190), 44, 34, 32, 0.74) + bag + frill + line("M-34 -31 H34", ground,
        8) + coin + gouge((-70, 70),
        (-52, 8), 8, ground) + gouge((76, 80), (58, 24), 6, ground)


def unyielding(ground: str) -> str:
    """A tower that stands though its wall is cracked."""
    tower = edged("M-66 118 L-54 -52 H54 L66 118 Z", CREAM, ground)
    crown = edged("M-78 -50 V-112 H-46 V-88 H-18 V-112 H18 V-88 H46 V-112 H78 V-50 Z", CREAM, ground)
    gate = shape("M-22 118 V72 Q0 40 22 72 V118 Z", ground)
    crack = line("M18 -46 L-2 -12 L22 8 L4 36", ground, 9) + line("M22 8 L44 18", ground, 6)
    rows = "".join(gouge(a, b, 5, ground) for a, b in (((-58, 0), (-22, -2)), ((-62, 44), (-30, 42)), ((30, 52), (60,
        50)), ((-64,
        86), (-36, 84)), ((36, 90), (64, 90)), ((-50, -28), (-16, -30))))
    return tower + crown + gate + crack + rows


def steady_aim(ground: str) -> str:
    """A drawn bow with its arrow."""
    bow = line("M-30 -120 Q104 -66 64 0 Q104 66 -30 120", CREAM, 20) + line("M-30 -120 Q96 -60 56 0 Q96 60 -30 120",
        ground, 4)
    string = line("M-30 -120 L-92 0 L-30 120", CREAM, 5)
    arrow = line("M-104 0 H96", ground, 22) + line("M-104 0 H96", CREAM, 10) + edged("M86 -24 L132 0 L86 24 L98 0 Z",
        CREAM, ground, 6)
    vanes = "".join(line(f"M{-104 + d} 0 L{-124 + d} {s * 20}", CREAM, 8) for d in (0, 18, 36) for s in (-1, 1))
    return bow + string + arrow + vanes


def both_hands(ground: str) -> str:
    """Two open hands side by side."""
    left, right = placed(palm(CREAM, ground), -58, 14, -12, 0.96), placed(palm(CREAM, ground), 58, 14, 12, -0.96)
    marks = "".join(gouge((s * 40, 52), (s * 76, 34), 6, ground) + gouge((s * 46, 74), (s * 82, 60), 5, ground)
        for s in (-1, 1))
    return left + right + marks


def ox_strong(ground: str) -> str:
    """The head of an ox."""
    horns = edged("M-44 -50 Q-112 -40 -120 -112 Q-94 -86 -40 -82 Z", CREAM, ground, 7) + edged(
        "M44 -50 Q112 -40 120 -112 Q94 -86 40 -82 Z", CREAM, ground, 7)
    ears = edged("M-52 -34 Q-104 -34 -116 -2 Q-80 10 -48 -6 Z", CREAM, ground,
        6) + edged("M52 -34 Q104 -34 116 -2 Q80 10 48 -6 Z", CREAM,
        ground, 6)
    head = edged("M-52 -78 Q0 -104 52 -78 Q62 -10 42 54 Q54 100 0 118 Q-54 100 -42 54 Q-62 -10 -52 -78 Z", CREAM,
        ground)
    eyes = "".join(shape(f"M{s * 44} -26 Q{s * 26} -36 {s * 18} -14 Q{s * 34} -8 {s * 44} -26 Z", ground) for s in (-1,
        1))
    nose = "".join(
        f'<ellipse cx="{s * 20}" cy="82" rx="9" ry="12" fill="{ground}" transform="rotate({s * -24} {s * 20} 82)"/>'
        for s in (-1,
        1))
    tuft = "".join(gouge((x, -84), (x * 0.5, -44), 6, ground) for x in (-26, -10, 8, 24))
    return horns + ears + head + eyes + nose + tuft + line("M-40 54 Q0 40 40 54", ground, 6) + gouge((-34, 0), (-26,
        44), 6,
        ground) + ring(0, 104, 15, ground, 5)


def long_strider(ground: str) -> str:
    """A boot in stride, with the wind of its going."""
    boot = edged("M-34 -112 L48 -118 L46 -12 Q58 22 108 36 Q126 52 118 74 H-38 Q-50 20 -34 -112 Z", CREAM, ground)
    sole = edged("M-42 82 H124 L122 104 H26 L20 94 L-6 94 L-8 110 H-42 Z", CREAM, ground, 6)
    cuff = line("M-36 -84 L48 -90", ground, 9)
    lace = "".join(line(f"M8 {y} L46 {y - 10}", ground, 6) for y in (-50, -26, -2))
    wind = "".join(gouge(a, b, 8, CREAM) for a, b in (((-128, -60), (-58, -58)), ((-120, -20), (-62, -18)), ((-136,
        22), (-58, 22)), ((-118,
        62), (-62, 62))))
    return boot + sole + cuff + lace + wind + gouge((-16, 56), (-12, -60), 8, ground) + gouge((70, 46), (104, 56), 6,
        ground)


def second_wind(ground: str) -> str:
    """Three breaths of wind that curl."""
    made = ""
    for d in ("M-124 -34 H44 C92 -34 100 -104 52 -104 C20 -104 14 -64 44 -62",
    "M-110 10 H84 C136 10 134 84 84 80 C56 76 58 44 84 46",
            "M-92 54 H10 C54 54 58 118 16 116 C-10 112 -8 84 14 86"):
        made += line(d, CREAM, 20)
    cuts = "".join(gouge(a, b, 4, ground) for a, b in (((-112, -34), (30, -34)), ((-98, 10), (70, 10)), ((-80, 54), (4,
        54))))
    return made + cuts + gouge((-112, -76), (-30, -78), 8, CREAM) + gouge((-80, 94), (-36, 94), 7, CREAM)


def shield_arm(ground: str) -> str:
    """A kite shield with a cross of bands."""
    board = edged("M-92 -96 Q0 -126 92 -96 Q98 40 0 130 Q-98 40 -92 -96 Z", CREAM, ground)
    field = shape("M-70 -78 Q0 -100 70 -78 Q74 30 0 100 Q-74 30 -70 -78 Z", ground)
    cross = shape("M-17 -92 H17 V104 Q0 116 -17 104 Z", CREAM) + shape("M-78 -40 H78 L74 -6 H-74 Z", CREAM)
    nails = "".join(disc(x, y, 5, ground) for x, y in ((0, -72), (0, 60), (-52, -23), (52, -23)))
    return board + field + cross + disc(0, -22, 32, ground) + disc(0, -22, 23, CREAM) + nails + gouges(((-58, 0), (-36,
        44)), ((-46, -2), (-26,
        50)), 2, 5, CREAM) + gouge((-12, -32), (6, -38), 5, ground)


def first_blow(ground: str) -> str:
    """A fist that comes straight at the eye, and where it lands."""
    burst = rays(0, 0, 84, 140, 24, 9, CREAM)
    back = edged("M-72 -14 Q-76 -70 -20 -74 H40 Q82 -66 80 -10 V34 Q66 82 10 84 H-30 Q-72 74 -72 -14 Z", CREAM, ground)
    fingers = "".join(limb(f"M{x} -46 L{x} 8", CREAM, 27, ground, 6) for x in (-52, -18, 17, 52))
    thumb = limb("M-62 44 Q-10 60 42 32", CREAM, 30, ground, 7)
    return burst + back + fingers + thumb + "".join(gouge((x - 5, -50), (x - 3, -20), 4, ground) for x in (-52, -18,
        17, 52)) + gouge((-30,
        50), (20, 42), 5, ground)


def giant_slayer(ground: str) -> str:
    """A one-eyed skull with a sword through its crown."""
    skull = edged("M-92 -26 Q-94 -98 0 -104 Q94 -98 92 -26 Q92 16 60 34 V66 H-60 V34 Q-92 16 -92 -26 Z", CREAM, ground)
    jaw = edged("M-50 78 H50 L42 124 Q0 134 -42 124 Z", CREAM, ground, 6)
    eye = f'<ellipse cx="0" cy="-24" rx="42" ry="36" fill="{ground}"/>' + disc(0, -22, 9, CREAM)
    nose = shape("M0 22 L14 46 H-14 Z", ground)
    teeth = "".join(line(f"M{x} 52 V66 M{x} 82 V98", ground, 6) for x in (-36, -12, 12, 36))
    tusks = "".join(edged(f"M{s * 40} 88 Q{s * 66} 74 {s * 58} 40 Q{s * 84} 70 {s * 62} 100 Z", CREAM, ground, 5)
        for s in (-1, 1))
    cut = line("M40 -92 L24 -62 L44 -40", ground, 7)
    face = skull + jaw + eye + nose + teeth + tusks + cut + gouge((-76, -30), (-50, -84), 7, ground)
    return placed(_sword(ground, 120), 62, -74, 218, 0.78) + placed(face, -8, 18, 0, 0.9)


SIGNS = {
    "spoils-of-war": spoils_of_war, "unyielding": unyielding, "steady-aim": steady_aim, "both-hands": both_hands,
    "ox-strong": ox_strong, "long-strider": long_strider, "second-wind": second_wind, "shield-arm": shield_arm,
    "first-blow": first_blow, "giant-slayer": giant_slayer,
}
RECIPES = recipes("body", SIGNS, __name__)
