"""Signs of what a hero has and does, and of the story, on a grid of 64 round 0, 0: white shows, black cuts."""

from __future__ import annotations

from assets.workshop.signs import black, dot, line, over, skull, white
from assets.workshop.svg import at, star


def coin() -> str:
    """Gold: a coin with a star struck into it."""
    return dot(0, 0, 29) + dot(0, 0, 23.5, "#000") + dot(0, 0, 21) + black(star(4, 18, 5.6))


SHEET = "M-17 -30 H17 A5 5 0 0 1 22 -25 V25 A5 5 0 0 1 17 30 H-17 A5 5 0 0 1 -22 25 V-25 A5 5 0 0 1 -17 -30 Z"


def card() -> str:
    """A card of the hand."""
    return white(SHEET) + line("M-15 -23 H15 V23 H-15 Z", 2.4, "#000") + at(black(star(4, 13, 4.4)), 0, 0)


def passing_card(up: bool) -> str:
    """A card that is drawn, with an arrow up, or discarded, with an arrow down."""
    return white(SHEET) + at(black("M0 -22 L15 -3 H6 V21 H-6 V-3 H-15 Z"), 0, 0, 1, 0 if up else 180)


def lore() -> str:
    """Lore: a page that is written on."""
    page = white("M-21 -30 H12 L22 -20 V30 H-21 Z")
    return page + line("M-12 -14 H13 M-12 -3 H13 M-12 8 H13 M-12 19 H4", 4, "#000") + black("M12 -30 V-20 H22 Z")


def companion() -> str:
    """Companion: two who stand together."""
    one = dot(0, -16, 9) + white("M-15 26 C-15 4 -10 -4 0 -4 C10 -4 15 4 15 26 Z")
    return at(one, 11, -2, 0.9) + over(at(one, -9, 3, 1.0), 2.6)


def tent() -> str:
    """Rest: a tent."""
    return white("M0 -25 L31 25 H-31 Z") + black("M0 -4 L13 25 H-13 Z") + line("M-6 -33 L2 -21 M6 -33 L-2 -21", 4.6)


def purse() -> str:
    """Shop: a purse that is drawn together."""
    bag = white("M-11 -13 H11 C25 -2 30 12 26 22 C23 30 15 31 0 31 C-15 31 -23 30 -26 22 C-30 12 -25 -2 -11 -13 Z")
    frill = white("M-14 -31 L-5 -26 L0 -32 L5 -26 L14 -31 L9 -17 H-9 Z")
    return bag + frill + line("M-12 -14.5 H12", 3, "#000") + at(black(star(4, 13, 4.2)), 0, 10)


def tome() -> str:
    """Train: an open book."""
    left = "M-2 -18 C-10 -25 -22 -26 -32 -23 V22 C-22 19 -10 20 -2 27 Z"
    half = white(left) + line("M-24 -13 C-18 -14 -13 -12 -9 -9 M-24 -2 C-18 -3 -13 -1 -9 2", 3.2, "#000")
    return half + f'<g transform="scale(-1 1)">{half}</g>'


def spyglass() -> str:
    """Explore: a spyglass."""
    tube = white("M-30 -7 H-8 V7 H-30 Z") + white("M-5 -9.5 H14 V9.5 H-5 Z") + white("M17 -13 H31 V13 H17 Z")
    return at(tube, 0, 0, 0.98, -32) + line("M-2 10 L-10 31 M2 10 L12 31", 4.6)


def sack() -> str:
    """Trade: a bale on a barrow's two poles."""
    bale = white("M-25 -16 C-12 -22 12 -22 25 -16 C29 -4 29 8 25 20 C12 25 -12 25 -25 20 C-29 8 -29 -4 -25 -16 Z")
    return bale + line("M-9 -20 V23 M9 -20 V23 M-27 2 H27", 3.6, "#000")


def letter() -> str:
    """Deliver: a letter with its seal."""
    return white("M-31 -20 H31 V22 H-31 Z") + line("M-29 -17 L0 6 L29 -17", 4, "#000") + dot(0, 6, 9, "#000") + dot(
        0, 6, 5.4
    )


def die() -> str:
    """Terrain dice: a die with two marks on its diagonal."""
    body = "M-20 -28 H20 A8 8 0 0 1 28 -20 V20 A8 8 0 0 1 20 28 H-20 A8 8 0 0 1 -28 20 V-20 A8 8 0 0 1 -20 -28 Z"
    return white(body) + at(black(star(5, 11, 4.6)), -10, -9) + dot(11, 11, 7, "#000")


def trophy() -> str:
    """A trophy: a card behind a laurel."""
    cup = white("M-16 -28 H16 C16 -6 12 6 4 9 V17 H13 V26 H-13 V17 H-4 V9 C-12 6 -16 -6 -16 -28 Z")
    ears = line("M-17 -22 H-27 C-27 -9 -22 -4 -13 -3 M17 -22 H27 C27 -9 22 -4 13 -3", 4.6)
    return cup + ears


def dragon() -> str:
    """Margath: the head of a dragon, to the right."""
    skin = (
        "M-31 30 C-32 8 -24 -8 -10 -13 L-31 -24 L-12 -23 L-14 -34 L4 -21 C8 -18 10 -16 12 -13 "
        "L31 -4 C34 2 32 8 28 10 L23 10 L20 17 L16 10 L11 10 L9 15 L6 9 L24 21 C18 29 6 27 -2 24 C-10 23 -12 26 -12 30Z"
    )
    return white(skin) + black("M-3 -9 L8 -5 L0 -1 Z")


def crown() -> str:
    """Vorakesh: a crowned skull."""
    points = white("M-22 -12 L-25 -32 L-11 -21 L0 -33 L11 -21 L25 -32 L22 -12 Z")
    return at(skull(), 0, 9, 0.8) + over(points, 1.6)


def scroll() -> str:
    """Story: a scroll."""
    sheet = white("M-20 -27 H16 A10 10 0 0 1 26 -17 V-8 H14 V22 A9 9 0 0 1 5 31 H-22 A9 9 0 0 1 -31 22 V18 H-20 Z")
    return sheet + line("M-10 -14 H4 M-10 -3 H4 M-10 8 H4", 4.4, "#000")


def swap() -> str:
    """Recast: two arrows that chase each other."""
    half = line("M-22 4 C-24 -14 -8 -25 8 -20", 7.4) + white("M6 -33 L24 -15 L3 -6 Z")
    return half + at(half, 0, 0, 1, 180)


def road() -> str:
    """Road: a paved way between two borders."""
    return line("M-12 31 L-4 -31 M12 31 L4 -31", 5) + line("M0 26 V14 M0 6 V-4 M0 -12 V-20", 4.6)


def horns() -> str:
    """The villain: a horned skull."""
    skin = (
        "M-30 -30 C-26 -16 -18 -12 -12 -12 H12 C18 -12 26 -16 30 -30 C34 -8 26 2 18 6 C18 18 10 30 0 33 "
        "C-10 30 -18 18 -18 6 C-26 2 -34 -8 -30 -30 Z"
    )
    return white(skin) + black("M-12 0 L-3 5 L-10 10 Z M12 0 L3 5 L10 10 Z")


def zombie() -> str:
    """A zombie: a skull that rises from the ground."""
    return at(skull(), 0, -4, 0.86) + line("M-30 30 H30", 5)
