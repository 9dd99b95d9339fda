"""The skills of the heroes as linocuts: two colours and paper, cut with the strokes of the lino kit.

Each is drawn round 0, 0 within a disc of radius 186 and must be told at a width of 40 pixels.
"""

from __future__ import annotations

import math
from functools import partial

import numpy as np
from PIL import Image

from assets.workshop import textures
from assets.workshop.pictures.record import METHOD
from assets.workshop.pictures.tenefyr.bursts import KINDS
from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    disc,
    edged,
    gouge,
    limb,
    line,
    palm,
    placed,
    rays,
    ring,
    shape,
    within,
)
from assets.workshop.recipe import Recipe
from assets.workshop.svg import render, shade

PAPER = "#fbf1d2"
EDGE, PIXELS = 400, 320


def red_mist(ink: Inks) -> str:
    """A fist in a cloud."""
    lumps = ((-112, 40, 62), (-120, -36, 54), (-70, -104, 62), (14, -128, 62), (92, -86, 60), (128, -8, 56), (108, 66,
        60), (40, 112, 56), (-44, 108, 60))
    cloud = "".join(disc(x, y, r + 8, ink.dark) for x, y, r in lumps) + "".join(disc(x, y, r, ink.light) for x, y, r in
        lumps) + disc(0, 0, 118, ink.light)
    puffs = "".join(gouge((x - r * 0.5, y + r * 0.1), (x + r * 0.3, y - r * 0.66), 9, ink.dark) for x, y, r in lumps)
    wrist = edged("M-44 62 Q0 84 50 58 L58 190 L-52 190 Z", ink.paper, ink.dark)
    fingers = "".join(limb(f"M{x} -62 L{x + 1} 6", ink.paper, 40, ink.dark, 7) for x in (-62, -20, 22, 62))
    back = edged("M-86 -8 Q0 -26 84 -10 Q94 40 60 74 Q0 96 -62 74 Q-92 40 -86 -8 Z", ink.paper, ink.dark, 6)
    thumb = limb("M-78 36 Q-20 54 40 22", ink.paper, 38, ink.dark, 8)
    form = "".join(gouge((x, -70), (x + 2, -26), 8, ink.colour) for x in (-60, -18, 24, 64)) + gouge((-60, 38), (24,
        28),
        6, ink.colour) + gouge((-24, 108), (-20, 178), 9, ink.colour) + gouge((16, 104), (20, 180), 9, ink.colour)
    return within(cloud + puffs + wrist + fingers + back + thumb + form)


def rousing_chorus(ink: Inks) -> str:
    """An open mouth, and notes that fly out of it."""
    lips = edged("M-150 30 Q-110 -46 -60 -52 Q-30 -50 -18 -34 Q-6 -50 26 -52 Q76 -44 110 30 Q70 138 -20 142 Q-110 136 "
    "-150 "
        "30 Z", ink.light, ink.dark)
    hole = shape("M-116 28 Q-80 -12 -20 -10 Q44 -12 78 28 Q48 104 -20 106 Q-88 102 -116 28 Z", ink.colour)
    teeth = edged("M-98 12 Q-60 -12 -20 -10 Q26 -12 60 12 L52 34 Q-20 20 -90 34 Z", ink.paper, ink.colour, 3)
    tongue = shape("M-76 82 Q-20 40 38 80 Q10 104 -20 104 Q-54 102 -76 82 Z", ink.light)
    parts = "".join(gouge((x, 0), (x, 24), 5, ink.colour) for x in (-66, -40, -14, 12, 36))
    form = gouge((-124, 44), (-60, 122), 10, ink.dark) + gouge((84, 44), (30, 122), 10, ink.dark) + gouge((-104, -4),
        (-52, -36), 8, ink.paper) + gouge((8, -36), (60, -16), 8, ink.paper)
    notes = placed(_note(ink), 64, -88, 14, 1.0) + placed(_note(ink), -82, -112, -12, 0.8) + placed(_pair(ink), 132,
        -26,
        20, 0.6)
    return within(lips + hole + tongue + teeth + parts + form + notes + gouge((-10, -70), (-8, -150), 9, ink.light)
        + gouge((24, -62), (40, -110), 7, ink.light) + gouge((-44, -66), (-56, -96), 7, ink.light))


def _note(ink: Inks) -> str:
    """A note with its flag, its head at 0, 40."""
    flag = "M20 -70 Q28 -40 56 -30 Q72 -14 58 12 Q54 -12 20 -22 Z"
    return line("M20 36 V-66", ink.dark, 28) + edged(flag, ink.paper, ink.dark, 8) + line("M20 36 V-66", ink.paper,
        12) + (
        f'<ellipse cx="-6" cy="40" rx="42" ry="32" fill="{ink.dark}" transform="rotate(-18 -6 40)"/>'
        f'<ellipse cx="-6" cy="40" rx="33" ry="23" fill="{ink.paper}" transform="rotate(-18 -6 40)"/>')


def _pair(ink: Inks) -> str:
    """Two notes under one beam."""
    made = ""
    for fill, fat in ((ink.dark, 9.0), (ink.paper, 0.0)):
        made += shape(f"M{-52 - fat} {-62 - fat} L{60 + fat} {-84 - fat} V{-50 + fat} L{-52 - fat} {-28 + fat} Z", fill)
        made += line("M-44 40 V-50 M52 24 V-66", fill, 12 + 2 * fat)
        made += "".join(f'<ellipse cx="{x}" cy="{y}" rx="{30 + fat}" ry="{22 + fat}" fill="{fill}" '
            f'transform="rotate(-18 {x} {y})"/>' for x, y in ((-64, 44), (32, 28)))
    return made


def laying_on_of_hands(ink: Inks) -> str:
    """Two hands on a brow."""
    face = edged("M-74 40 Q-78 -16 0 -22 Q78 -16 74 40 Q76 118 44 158 Q20 184 0 184 Q-20 184 -44 158 Q-76 118 -74 40 Z",
        ink.light, ink.dark)
    hair = "".join(gouge((x, -14), (x * 1.1, 16), 7, ink.dark) for x in (-44, -22, 0, 22, 44))
    eyes = line("M-48 66 Q-32 78 -16 66 M16 66 Q32 78 48 66", ink.dark, 9)
    mouth = line("M-24 136 Q0 150 24 136", ink.dark, 8) + line("M0 78 L-8 108 L6 112", ink.dark, 6)
    hands = placed(palm(ink.paper, ink.dark), -74, -74, 156, 0.92) + placed(palm(ink.paper, ink.dark), 74, -74, -156,
        -0.92)
    creases = "".join(gouge((s * 52, -100), (s * 86, -66), 8, ink.colour) + gouge((s * 78, -126), (s * 108, -96), 7,
        ink.colour) for s in (-1, 1))
    light = rays(0, 40, 108, 182, 22, 7, ink.light)
    return within(light + face + hair + eyes + mouth + hands + creases)


def light_fingers(ink: Inks) -> str:
    """A gloved hand in a drawer."""
    chest = edged("M-150 10 L150 10 L150 170 L-150 170 Z", ink.light, ink.dark)
    inside = shape("M-124 36 L124 36 L112 84 L-112 84 Z", ink.colour)
    front = edged("M-136 78 L136 78 L136 164 L-136 164 Z", ink.paper, ink.dark, 8)
    rim = line("M-118 96 H118 V146 H-118 Z", ink.colour, 5)
    knob = disc(0, 121, 24, ink.dark) + disc(0, 121, 17, ink.light) + gouge((-8, 118), (4, 110), 5, ink.paper)
    arm = edged("M-190 -190 L-60 -190 L10 -70 L-54 -34 Z", ink.light, ink.dark)
    cuff = edged("M-78 -58 L24 -110 L44 -72 L-58 -18 Z", ink.colour, ink.paper, 6)
    glove = edged("M-52 -26 Q-20 -74 36 -72 Q78 -60 84 -20 Q84 20 62 40 L-22 44 Q-52 14 -52 -26 Z", ink.paper, ink.dark)
    fingers = "".join(limb(f"M{x} {y} L{x + dx} {64 + dy}", ink.paper, 24, ink.dark, 6) for x, y, dx, dy in ((-24, 16,
        -4,
        -6), (6, 22, 0, 4), (34, 20, 6, 2), (60, 10, 12, -8)))
    thumb = limb("M-44 -4 Q-72 20 -66 52", ink.paper, 25, ink.dark, 6)
    seams = gouge((-14, -44), (-8, 6), 7, ink.colour) + gouge((18, -50), (20, 2), 7, ink.colour) + gouge((46, -42),
        (46, 2),
        7, ink.colour)
    glint = "".join(gouge(a, b, 7, ink.light) for a, b in (((96, -60), (140, -92)), ((104, -30), (156, -38)), ((86,
        -90),
        (112, -134))))
    return within(arm + chest + inside + thumb + glove + fingers + seams + cuff + front + rim + knob + glint)


def read_the_trail(ink: Inks) -> str:
    """A footprint under a lens."""
    small = placed(_sole(ink, ink.light), -118, 96, -24, 0.5) + placed(_sole(ink, ink.light), 118, -132, 28, 0.42)
    glass = disc(-22, -24, 122, ink.dark) + disc(-22, -24, 114, ink.paper) + disc(-22, -24, 94, ink.colour)
    print_ = placed(_sole(ink, ink.paper), -22, -20, 10, 0.94)
    shine = f'<path d="M-96 -44 A80 80 0 0 1 -52 -98" fill="none" stroke="{ink.light}" stroke-width="10" ' \
        'stroke-linecap="round"/>'
    handle = limb("M72 74 L150 152", ink.light, 38, ink.dark, 9) + limb("M66 66 L84 86", ink.paper, 44, ink.dark, 7)
    grooves = "".join(gouge((96 + d, 118 + d), (118 + d, 96 + d), 6, ink.dark) for d in (0, 18, 36))
    return within(small + handle + grooves + glass + print_ + shine)


def _sole(ink: Inks, fill: str) -> str:
    """The print of a boot, about 180 high."""
    front = shape("M-34 -78 Q0 -104 34 -74 Q48 -40 38 2 Q32 26 24 34 L-26 34 Q-46 -6 -44 -44 Q-42 -66 -34 -78 Z", fill)
    heel = shape("M-26 50 L26 50 Q32 84 0 88 Q-30 84 -26 50 Z", fill)
    return front + heel + "".join(gouge((-34, y), (34, y - 4), 8, ink.colour) for y in (-56, -30, -4, 18))


def turn_the_page(ink: Inks) -> str:
    """A page that turns itself."""
    cover = edged("M-166 118 L-150 -30 L0 8 L150 -30 L166 118 L0 152 Z", ink.colour, ink.dark)
    left = edged("M-4 136 Q-70 84 -152 100 L-140 -50 Q-66 -66 -4 0 Z", ink.paper, ink.dark, 6)
    right = edged("M4 136 Q70 84 152 100 L140 -50 Q66 -66 4 0 Z", ink.paper, ink.dark, 6)
    page = edged("M0 134 Q-16 50 -2 -30 Q6 -104 -26 -146 Q50 -164 116 -140 Q138 -70 106 4 Q70 84 0 134 Z", ink.light,
        ink.dark,
        7)
    rows = "".join(line(f"M-{124 - 2 * k} {-24 + 26 * k} Q-70 {-38 + 25 * k} -30 {-2 + 24 * k}", ink.colour, 6) for k in
        range(4))
    more = "".join(line(f"M{118 + 2 * k} {28 + 26 * k} L140 {26 + 26 * k}", ink.colour, 6) for k in range(3))
    more += "".join(line(f"M{18 - k} {-104 + 34 * k} Q60 {-112 + 33 * k} {100 - 3 * k} {-98 + 32 * k}", ink.dark,
        6) for k in
        range(5))
    form = gouge((4, 100), (4, -60), 9, ink.paper)
    wind = "".join(gouge(a, b, 8, ink.light) for a, b in (((-150, -104), (-10, -96)), ((-110, -138), (26, -142)),
        ((-170,
        -72), (-70, -72))))
    spark = "".join(placed(shape("M0 -26 Q4 -4 22 0 Q4 4 0 26 Q-4 4 -22 0 Q-4 -4 0 -26 Z", ink.paper), x, y, 0,
        s) for x, y,
        s in ((-60, -120, 0.9), (156, -104, 0.8), (-140, -146, 0.6)))
    return within(cover + left + right + rows + page + more + form + wind + spark)


def sworn_ground(ink: Inks) -> str:
    """A sword set into the floor."""
    floor = edged("M-190 104 Q-100 84 0 88 Q100 84 190 104 L190 200 L-190 200 Z", ink.light, ink.dark)
    slabs = line("M-110 96 L-150 190 M110 96 L150 190 M-186 142 H-40 M40 142 H186", ink.dark, 7)
    crack = shape("M-10 100 L-70 116 L-40 120 L-84 150 L-24 128 L-6 160 L10 128 L60 156 L40 122 L80 118 L18 100 Z",
        ink.dark)
    blade = edged("M-22 -70 L22 -70 L20 112 L0 124 L-20 112 Z", ink.paper, ink.dark)
    fuller = gouge((0, -60), (0, 96), 8, ink.colour)
    guard = edged("M-92 -92 Q-96 -70 -76 -66 L76 -66 Q96 -70 92 -92 Q40 -84 0 -88 Q-40 -84 -92 -92 Z", ink.paper,
        ink.dark, 8)
    grip = limb("M0 -98 V-140", ink.light, 24, ink.dark, 8) + disc(0, -160, 32, ink.dark) + disc(0, -160, 23, ink.paper)
    wraps = "".join(gouge((-12, y), (12, y - 8), 5, ink.dark) for y in (-102, -118, -134))
    light = "".join(gouge((s * (54 + 14 * k), 60 - 44 * k), (s * (132 - 4 * k), 34 - 74 * k), 10,
        ink.light) for s in (-1, 1)
        for k in range(3))
    return within(light + floor + slabs + crack + blade + fuller + guard + grip + wraps + disc(0, -160, 9, ink.colour))


def useful_scrap(ink: Inks) -> str:
    """A spoon, a spring and a fuse."""
    bowl = "M-126 -66 Q-128 -150 -84 -158 Q-40 -150 -44 -66 Q-56 -26 -84 -24 Q-114 -26 -126 -66 Z"
    spoon = limb("M-84 -30 L-84 150", ink.paper, 24, ink.dark) + edged(bowl, ink.paper, ink.dark) + gouge((-110, -70),
        (-92,
        -140), 11, ink.colour) + gouge((-84, 10), (-84, 130), 6, ink.colour)
    turns = [126 - 38 * k for k in range(6)]
    coil = "".join(limb(f"M54 {y - 12} L-26 {y - 34}", ink.light, 11, ink.dark, 6) for y in turns[:-1])
    coil += "".join(limb(f"M-26 {y + 4} Q16 {y + 14} 54 {y - 12}", ink.paper, 15, ink.dark, 6) for y in turns)
    plate = limb("M-40 150 H70", ink.light, 16, ink.dark, 7) + limb("M-36 -76 H62", ink.light, 14, ink.dark, 7)
    keg = limb("M126 150 V70", ink.light, 50, ink.dark, 8) + line("M102 92 H150 M102 128 H150", ink.dark, 7)
    fuse = line("M126 44 Q96 0 128 -32 Q156 -64 126 -96", ink.dark, 24) + line("M126 44 Q96 0 128 -32 Q156 -64 126 -96",
        ink.paper, 10)
    spark = shape(_star(124, -112, 46, 20, 9), ink.dark) + shape(_star(124, -112, 38, 15, 9), ink.paper)
    return within(spoon + coil + plate + keg + fuse + spark + disc(124, -112, 9, ink.colour))


def _star(x: float, y: float, far: float, near: float, points: int) -> str:
    """The outline of a spark."""
    corners = [(x + r * math.cos(a), y + r * math.sin(a)) for k in range(2 * points) for r,
        a in ((far if k % 2 == 0 else
        near, math.pi * k / points - 1.2),)]
    return "M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + " Z"


SKILLS: dict[str, tuple[str, Gesture]] = {
    "barbarian": ("might", red_mist), "bard": ("song", rousing_chorus), "cleric": ("faith", laying_on_of_hands),
    "thief": ("guile", light_fingers), "ranger": ("guile", read_the_trail), "wizard": ("song", turn_the_page),
    "oathsworn": ("faith", sworn_ground), "tinker": ("might", useful_scrap),
}  # fmt: skip


def linocut(hero: str) -> Image.Image:
    """The finished print of a hero's skill: a gesture on a disc, rays cut into the ground round it."""
    kind, gesture = SKILLS[hero]
    colour = KINDS[kind]
    ground, deep = shade(colour, PAPER, 0.1), shade(colour, "#2a1a14", 0.1)
    inks = Inks(PAPER, shade(colour, PAPER, 0.56), shade(colour, "#2a1a14", 0.42), deep)
    cuts = rays(0, 0, 212, 330, 36, 9, shade(colour, PAPER, 0.62))
    body = (f'<rect x="-200" y="-200" width="400" height="400" fill="{ground}"/>{cuts}' + disc(0, 0, 196, deep)
        + ring(0, 0, 191, PAPER, 6) + gesture(inks) + ring(0, 0, 191, PAPER, 6))
    drawn = render(body, EDGE, EDGE, PIXELS / EDGE, -EDGE / 2, -EDGE / 2)
    pixels = np.asarray(drawn.convert("RGB"), np.float32)
    grain = textures.clouds((PIXELS, PIXELS), 5, 2, 31) * 0.02 + textures.clouds((PIXELS, PIXELS), 90, 4, 32) * 0.03
    return Image.fromarray(np.clip(pixels * (1 + grain[..., None]), 0, 255).astype(np.uint8))


MADE_OF = (*METHOD, __name__, *(f"assets.workshop.pictures.tenefyr.{name}" for name in ("bursts", "setting")),
    "assets.workshop.textures", "assets.workshop.svg", "assets.workshop.pictures.terrinoth.gestures.lino")
PICTURES = {f"skill-{hero}": (lambda _scale, hero=hero: linocut(hero)) for hero in SKILLS}
RECIPES = tuple(Recipe(f"pictures/tenefyr/skills/{hero}", f"pictures/tenefyr/skills/{hero}.webp",
    partial(linocut, hero), MADE_OF, 80) for hero in SKILLS)
