"""The skills of the spirit: ten signs."""

from __future__ import annotations

from assets.workshop.pictures.runebound.skill_print import CREAM, recipes
from assets.workshop.pictures.terrinoth.gestures.lino import disc, edged, gouge, line, palm, placed, rays, ring, shape
from assets.workshop.svg import star

HEART = "M0 96 C-120 20 -118 -74 -58 -80 C-26 -82 -6 -60 0 -38 C6 -60 26 -82 58 -80 C118 -74 120 20 0 96 Z"


def healing_touch(ground: str) -> str:
    """An open hand with light in its palm."""
    hand = placed(palm(CREAM, ground), 0, 24, 0, 1.16)
    drop = shape("M0 38 Q34 76 18 100 Q0 116 -18 100 Q-34 76 0 38 Z", ground)
    return hand + drop + "".join(gouge(a, b, 7, CREAM) for a, b in (((-84, -52),
        (-118, -78)), ((84, -40), (118, -66)),
        ((92, 6), (134, -4)), ((-52, -96), (-68, -128)), ((56, -92), (74, -122)), ((88, 48), (126, 60))))


def waterwalker(ground: str) -> str:
    """A bare foot that stands on a wave."""
    foot = edged(
        "M-36 -124 L22 -124 Q26 -56 40 -32 Q84 -8 110 8 Q128 24 112 38 H-34 Q-58 20 -48 -20 Q-36 -66 -36 -124 Z",
        CREAM, ground)
    toes = "".join(line(f"M{x} {y} L{x - 5} {y + 16}", ground, 5) for x, y in ((102, 14), (86, 10), (70, 8)))
    waves = "".join(line(f"M-136 {y} Q-108 {y - 26} -80 {y} T-24 {y} T32 {y} T88 {y} T140 {y}", CREAM, w) for y,
        w in ((66, 13), (94, 10), (118, 7)))
    return foot + toes + waves + disc(-20, -8, 8, ground) + gouge((-22, -108), (-26, -40), 8, ground)


def war_hymn(ground: str) -> str:
    """A drum with its sticks, and what it does to the air."""
    drum = edged("M-88 -30 V62 Q0 110 88 62 V-30 Z", CREAM, ground)
    head = "".join(f'<ellipse cx="0" cy="-30" rx="{rx}" ry="{ry}" fill="{ink}"/>' for rx, ry, ink in ((92, 32, ground),
        (84,
        25, CREAM)))
    cords = line("M-84 -4 L-58 72 L-30 14 L0 84 L30 14 L58 72 L84 -4", ground, 7)
    sticks = "".join(line(f"M{s * 12} -38 L{s * 92} -106", ground, 24) + line(f"M{s * 12} -38 L{s * 92} -106", CREAM,
        12) + disc(s * 10, -36, 13, ground)
        + disc(s * 10, -36, 9, CREAM) for s in (-1, 1))
    sound = "".join(gouge((s * a, b), (s * c, d), 8, CREAM) for s in (-1, 1) for a, b, c, d in ((34, -84, 44, -128),
        (104, -52, 136, -66), (106, 0, 138, 0)))
    return drum + head + cords + sticks + sound + gouge((0, -78), (0, -130), 8, CREAM) + gouge((-78, 40), (-78, -8), 7,
        ground)


def hunger_for_magic(ground: str) -> str:
    """Jaws that close on a star."""
    upper = edged(
        "M-128 -36 Q-100 -126 0 -128 Q100 -126 128 -36 L106 -50 L88 -6 L62 -54 L34 2 L0 -56 L-34 2 L-62 -54 L-88 "
            "-6 L-106 -50 Z", CREAM, ground, 6)
    lower = edged(
        "M-116 60 Q-80 128 0 130 Q80 128 116 60 L92 66 L74 26 L48 74 L22 22 L0 74 L-22 22 L-48 74 L-74 26 L-92 66 Z",
        CREAM, ground, 6)
    eyes = "".join(shape(f"M{s * 76} -76 L{s * 32} -92 Q{s * 42} -68 {s * 76} -76 Z", ground) for s in (-1, 1))
    gem = placed(shape(star(8, 30, 12), ground) + shape(star(8, 23, 8), CREAM), 0, 14)
    return upper + lower + eyes + gem + gouge((-14, -112), (14, -112), 6, ground) + gouge((-60, 100), (-20, 114), 6,
        ground)


def shrine_walker(ground: str) -> str:
    """A domed shrine with its columns."""
    dome = edged("M-84 -22 Q-80 -104 0 -110 Q80 -104 84 -22 Z", CREAM, ground)
    frieze = edged("M-100 -18 H100 V4 H-100 Z", CREAM, ground, 5)
    posts = "".join(edged(f"M{x - 11} 10 H{x + 11} V82 H{x - 11} Z", CREAM, ground, 5) for x in (-78, -28, 28, 78))
    steps = edged("M-104 86 H104 V102 H124 V122 H-124 V102 H-104 Z", CREAM, ground, 5)
    flame = shape("M0 24 Q16 44 10 62 Q0 74 -10 62 Q-16 44 0 24 Z", CREAM)
    ribs = "".join(gouge((x * 0.2, -100), (x, -30), 6, ground) for x in (-58, -22, 22, 58))
    return dome + ribs + frieze + posts + steps + flame + rays(0, -126, 8, 26, 8, 4, CREAM) + line("M-118 112 H118",
        ground, 4)


def spirit_bolt(ground: str) -> str:
    """A bolt of lightning that falls out of a flame."""
    bolt = edged("M34 -134 L-76 24 H-14 L-44 134 L84 -30 H16 L66 -134 Z", CREAM, ground, 9)
    cuts = gouge((40, -112), (-34, 4), 9, ground) + gouge((2, 36), (-22, 96), 7, ground)
    sparks = "".join(gouge(a, b, 8, CREAM) for a, b in (((-60, -66), (-112, -96)), ((-92, -14), (-136, -18)), ((88,
        20), (130, 36)), ((46, 72), (86, 110)), ((-76, 66),
        (-112, 92)), ((100, -64), (132, -84))))
    return bolt + cuts + sparks


def quiet_heart(ground: str) -> str:
    """A heart, and one still line across it."""
    heart = edged(HEART, CREAM, ground, 9)
    inner = placed(shape(HEART, ground), 0, 0, 0, 0.8) + placed(shape(HEART, CREAM), 0, 0, 0, 0.68)
    return placed(heart + inner, 0, 2, 0, 1.18) + line("M-70 4 H70", ground, 9) + gouge((-76, -22), (-50, -64), 7,
        ground) + disc(0, 4, 13, ground)


def ward(ground: str) -> str:
    """A star of eight in two rings, an eye in its middle."""
    wheel = ring(0, 0, 122, CREAM, 9) + placed(shape(star(8, 118, 56), CREAM), 0, 0, 22.5, 1.0)
    eye = disc(0, 0, 56, ground) + shape("M-48 0 Q0 -42 48 0 Q0 42 -48 0 Z", CREAM) + disc(0, 0, 18, ground) + disc(-5,
        -5, 6, CREAM)
    dots = "".join(placed(disc(0, -96, 8, CREAM), 0, 0, 45 * k) for k in range(8))
    rays_ = "".join(placed(gouge((0, -66), (0, -104), 5, ground), 0, 0, 22.5 + 45 * k) for k in range(8))
    return wheel + eye + dots + rays_


def fates_favour(ground: str) -> str:
    """The wheel of fortune, a crown above and a skull's place below."""
    wheel = ring(0, 20, 84, CREAM, 20) + ring(0, 20, 84, ground, 3)
    spokes = "".join(placed(line("M0 20 V76", CREAM, 13), 0, 20, 45 * k) for k in range(8))
    hub = disc(0, 20, 27, ground) + disc(0, 20, 20, CREAM) + disc(0, 20, 7, ground)
    knobs = "".join(placed(disc(0, -106, 11, CREAM), 0, 20, 45 * k) for k in range(1, 8))
    crown = edged("M-46 -70 L-56 -130 L-22 -102 L0 -138 L22 -102 L56 -130 L46 -70 Q0 -82 -46 -70 Z", CREAM, ground, 7)
    return wheel + spokes + hub + knobs + crown + "".join(disc(x, -84, 5, ground) for x in (-24, 0, 24))


def mirror_soul(ground: str) -> str:
    """A mirror with a handle; the face in it looks back."""
    frame = disc(0, -34, 104, ground) + disc(0, -34, 96, CREAM) + disc(0, -34, 80, ground)
    handle = edged("M-14 58 H14 L20 128 Q0 142 -20 128 Z", CREAM, ground,
        6) + edged("M-36 56 Q0 42 36 56 L28 76 Q0 66 -28 76 Z", CREAM, ground, 5)
    face = shape(
        "M-46 36 Q-52 14 -26 6 Q-26 -2 -30 -8 Q-44 -12 -40 -24 L-50 -36 L-38 -52 Q-36 -100 14 -98 Q58 -90 52 -40 "
            "Q44 -16 40 4 Q62 16 58 34 Q0 56 -46 36 Z", CREAM)
    eye = shape("M-34 -50 Q-18 -62 -6 -48 Q-18 -42 -34 -50 Z", ground)
    return frame + face + eye + handle + gouge((18, -78), (34, -30), 7, ground) + gouge((2, 4), (30, 0), 6,
        ground) + line("M-26 -14 H-40", ground,
        5) + gouge((-72, -84), (-40, -112), 5, ground)


SIGNS = {
    "healing-touch": healing_touch, "waterwalker": waterwalker, "war-hymn": war_hymn,
    "hunger-for-magic": hunger_for_magic, "shrine-walker": shrine_walker, "spirit-bolt": spirit_bolt,
    "quiet-heart": quiet_heart, "ward": ward, "fates-favour": fates_favour, "mirror-soul": mirror_soul,
}
RECIPES = recipes("spirit", SIGNS, __name__)
