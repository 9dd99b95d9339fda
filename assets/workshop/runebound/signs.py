"""The signs of Runebound, on a grid of 64 round 0, 0: white shows, black cuts. All are read at 16 pixels."""

from __future__ import annotations

import math

from assets.workshop.signs import FLAME, black, crossed_swords, dot, line, opened_eye, over, skull, white
from assets.workshop.svg import at


def axe() -> str:
    """Physical damage: an axe with one broad bit, leaning."""
    bit = white("M2 -22 C14 -30 27 -25 31 -14 C32 0 25 9 14 14 C13 5 9 0 2 -2 Z")
    return at(line("M-2 31 L-2 -27", 8.5) + over(bit, 2.2) + white("M-9 -22 H6 V-3 H-9 Z"), -2, 0, 1, 28)


def burst() -> str:
    """Magic damage: a burst of eight rays."""
    points = []
    for index in range(16):
        far = 31 if index % 4 == 0 else 26 if index % 2 == 0 else 12
        turn = math.pi * index / 8 - math.pi / 2
        points.append(f"{far * math.cos(turn):.1f} {far * math.sin(turn):.1f}")
    return white("M" + " L".join(points) + " Z")


def shield() -> str:
    """A shield parted down its middle."""
    return white("M-25 -26 Q0 -33 25 -26 C27 2 18 22 0 32 C-18 22 -27 2 -25 -26 Z") + black(
        "M2 -23 Q12 -24 18 -21 C19 0 13 14 2 23 Z"
    )


def bolt() -> str:
    """Surge: a bolt of lightning."""
    return white("M8 -33 L-20 4 L-3 5 L-9 33 L21 -7 L3 -8 Z")


def feather() -> str:
    """Agility: a feather with its quill."""
    vane = white(
        "M26 -31 C6 -30 -16 -14 -20 14 L-14 16 C-4 20 6 14 10 4 L3 3 C12 0 18 "
        "-6 20 -12 L12 -12 C20 -16 26 -22 26 -31 Z"
    )
    return vane + line("M-27 31 L6 -8", 3.6) + line("M-18 19 L4 -6", 2.6, "#000")


def knot() -> str:
    """Blank: a lying knot."""
    loop = "M0 0 C8 -16 30 -16 30 0 C30 16 8 16 0 0 C-8 -16 -30 -16 -30 0 C-30 16 -8 16 0 0"
    return line(loop, 8)


def fist() -> str:
    """Body: a closed fist."""
    hand = "M-19 -20 C-13 -25 10 -26 18 -20 C25 -12 25 12 17 20 L15 31 H-12 L-14 21 C-24 12 -24 -10 -19 -20 Z"
    fingers = "M-16 -6 H10 M-17 -16 M-7 -20 V-7 M2 -21 V-7 M11 -20 V-7"
    return white(hand) + line(fingers, 3, "#000") + line("M10 -6 C18 -4 18 6 8 6 H-4", 3, "#000")


def head() -> str:
    """Mind: a head with a lamp in it."""
    lamp = white("M0 -31 C20 -31 26 -10 14 4 C10 9 10 12 10 16 H-10 C-10 12 -10 9 -14 4 C-26 -10 -20 -31 0 -31 Z")
    return lamp + white("M-9 20 H9 V25 H-9 Z") + white("M-6 28 H6 V32 H-6 Z") + black(
        "M-4 -22 C-12 -18 -13 -10 -10 -5 L-7 -6 C-9 -11 -8 -16 -3 -19 "
        "Z"
    )


def coin() -> str:
    """Gold: a coin with a star of four points."""
    ray = white("M0 -21 L5 -5 L21 0 L5 5 L0 21 L-5 5 L-21 0 L-5 -5 Z")
    ring = '<circle r="27" fill="none" stroke="#fff" stroke-width="5"/>'
    return ring + ray


def boot() -> str:
    """Speed: a boot."""
    return white(
        "M-20 -30 H4 V-2 C10 6 26 6 28 16 V26 H-24 V12 C-20 4 -20 -10 -20 -30 "
        "Z"
    ) + line("M-22 18 H27", 3, "#000")


def card() -> str:
    """Cards in hand: a card."""
    return white("M-20 -31 H20 V31 H-20 Z") + black("M-14 -25 H14 V25 H-14 Z") + white("M-10 -21 H10 V21 H-10 Z")


def lore() -> str:
    """Lore: a leaf of writing, its corner folded."""
    return white("M-22 -30 H12 L23 -18 V30 H-22 Z") + line("M-14 -12 H14 M-14 0 H14 M-14 12 H8", 4.6, "#000")


def companion() -> str:
    """A companion: head and shoulders."""
    return dot(0, -13, 13.5, "#fff") + white("M-26 30 C-26 8 -12 4 0 4 C12 4 26 8 26 30 Z")


def sword() -> str:
    """Combat adventure: a sword, point up."""
    return at(white(
        "M-5 14 L-5 -22 L0 -33 L5 -22 L5 14 "
        "Z"
    ) + line("M-15 16 H15", 6.5) + line("M0 18 V30", 6.5), 0, 0, 1, 45)


def needle() -> str:
    """Exploration adventure: the star of a compass."""
    return white("M0 -32 L7 -7 L32 0 L7 7 L0 32 L-7 7 L-32 0 L-7 -7 Z") + dot(0, 0, 4, "#000")


def hands() -> str:
    """Social adventure: two hands that hold each other."""
    left = white("M-32 -14 L-14 -18 L6 -6 L18 4 L12 12 L-2 4 L4 16 L-6 20 L-24 4 L-32 6 Z")
    right = white("M32 -14 L12 -18 L2 -12 L22 4 L26 4 L32 2 Z")
    return left + over(right, 2.4)


def corn() -> str:
    """Plains: an ear of corn."""
    grains = "".join(
        white(f"M0 {y} C{s * 4} {y - 9} {s * 15} {y - 10} {s * 17} {y - 7} C{s * 15} {y + 2} {s * 6} {y + 6} 0 {y} Z")
        for y in (-8, 5, 18) for s in (-1, 1)
    )  # fmt: skip
    return line("M0 -14 V32", 4) + grains + white("M0 -33 C9 -26 8 -18 0 -13 C-8 -18 -9 -26 0 -33 Z")


def leaf() -> str:
    """Forest: a leaf."""
    return white("M27 -28 C30 4 16 22 -12 22 C-28 -2 -8 -26 27 -28 Z") + line("M-28 32 L14 -16", 4) + line(
        "M-10 12 L14 -14 M-4 4 L8 4 M4 -5 L15 -6 M-1 1 L-2 -10", 2.8, "#000"
    )


def hill() -> str:
    """Hills: two mounds."""
    return white("M-32 20 C-30 -6 -22 -18 -12 -18 C-2 -18 2 -8 4 -2 C8 -10 14 -12 18 -10 C28 -6 30 8 32 20 Z") + line(
        "M4 -2 C8 6 9 12 9 18 M-20 -2 L-24 10 M-12 -8 L-13 8", 3, "#000"
    )


def peak() -> str:
    """Mountain: a peak with its flank."""
    return white("M-31 26 L-8 -30 L2 -8 L10 -20 L31 26 Z") + line(
        "M-8 -26 L-2 0 L-8 10 L-3 24 M10 -16 L13 6 L9 "
        "22"
    , 3, "#000")


def wave() -> str:
    """Water: two waves."""
    crest = "M-31 {y} C-24 {u} -16 {u} -9 {y} C-3 {d} 4 {d} 10 {y} C17 {u} 25 {u} 31 {y}"
    return "".join(line(crest.format(y=y, u=y - 15, d=y + 11), 9) for y in (-9, 14))


def scroll() -> str:
    """A story: a rolled sheet."""
    return white(
        "M-24 -26 H18 C26 -26 26 -14 18 -14 V16 C18 28 30 28 30 18 H-8 C-8 30 "
        "-22 30 -22 18 V-16 C-30 -16 -32 -26 -24 -26 Z"
    ) + line(
        "M-14 -6 H10 M-14 4 H10", 3.6, "#000"
    )


def horns() -> str:
    """The villain: a horned skull."""
    return white(
        "M-30 -30 C-26 -16 -18 -12 -12 -12 H12 C18 -12 26 -16 30 -30 C34 -8 26 "
        "2 18 6 C18 18 10 30 0 33 C-10 30 -18 18 -18 6 C-26 2 -34 -8 -30 -30 Z"
    ) + black(
        "M-12 0 L-3 5 L-10 10 Z M12 0 L3 5 L10 10 Z"
    )


def zombie() -> str:
    """A zombie: a skull on an arm raised from the ground."""
    return at(skull(), 0, -4, 0.86) + line("M-30 30 H30", 5)


def double() -> str:
    """Doubler: times two."""
    return line("M-29 -7 L-9 13 M-9 -7 L-29 13", 7) + line("M4 -10 C6 -24 28 -24 27 -9 C26 2 12 8 5 20 H29", 7.5)


def chest() -> str:
    """Goods and the market: a bag of wares."""
    return white(
        "M-10 -18 L-16 -31 L-6 -26 L0 -31 L6 -26 L16 -31 L10 -18 C28 -4 34 30 "
        "16 32 H-16 C-34 30 -28 -4 -10 -18 Z"
    ) + line("M-12 -16 H12", 3.4, "#000")


SIGNS = {
    "axe": axe(), "burst": burst(), "skull": skull(), "shield": shield(), "bolt": bolt(), "feather": feather(),
    "double": double(), "knot": knot(),
    "fist": fist(), "head": head(), "flame": white(FLAME) + black(
        "M1 19 C-7 17 -6 9 -1 4 C0 9 7 10 5 15 C4 18 3 19 1 19 "
        "Z"
    ),
    "gold": coin(), "speed": boot(), "card": card(), "lore": lore(), "companion": companion(),
    "combat": sword(), "exploration": needle(), "social": hands(),
    "corn": corn(), "leaf": leaf(), "hill": hill(), "peak": peak(), "wave": wave(),
    "scroll": scroll(), "boss": horns(), "zombie": zombie(), "store": chest(), "eye": opened_eye(), 
        ""
        "stop-fight"
    : crossed_swords(),
}  # fmt: skip
