"""The signs of Heroes of Tenefyr, on a grid of 64 round 0, 0: white shows, black cuts. All are read at 16 pixels."""

from __future__ import annotations

from assets.workshop.signs import EYE, FLAME, black, crossed_swords, dot, line, over, skull, white
from assets.workshop.svg import at, star


def axe() -> str:
    """Might: an axe with one broad bit."""
    bit = white("M2 -20 C12 -30 26 -26 31 -16 C33 -2 26 8 16 14 C14 4 10 0 2 -2 Z")
    return at(line("M-2 30 L-2 -28", 9) + over(bit, 2.4), 0, 0, 1, 18)


def lute() -> str:
    """Song: a lute, its neck to the upper right."""
    body = white("M-20 30 C-32 22 -32 2 -18 -6 C-10 -10 2 -8 6 0 C14 4 16 16 12 24 C4 34 -12 36 -20 30 Z")
    hole = dot(-9, 13, 6.5, "#000")
    neck = line("M2 -2 L22 -24", 9) + line("M17 -31 L30 -18", 7)
    return at(neck + over(body, 1.6) + hole, 1, 0, 0.94)


def candle() -> str:
    """Faith, and the boss: a candle that burns."""
    flame = white("M0 -35 C13 -21 15 -14 10 -8 C7 -4 -7 -4 -10 -8 C-15 -14 -9 -24 0 -35 Z")
    return flame + white("M-12 0 H12 V20 H-12 Z") + white("M-30 18 C-28 32 28 32 30 18 L22 18 C20 23 -20 23 -22 18 Z")


def mask() -> str:
    """Guile: a mask for the eyes."""
    half = "M0 -10 C8 -14 20 -20 31 -12 C33 6 24 18 12 16 C6 15 3 8 0 8 Z"
    eye_hole = "M24 -4 C18 -9 10 -7 7 0 C13 5 21 4 24 -4 Z"
    right = white(half) + black(eye_hole)
    return f'<g transform="scale(-1 1)">{right}</g>{right}'


def leaf() -> str:
    """Level 1: a leaf of the hedge."""
    return white("M0 -30 C20 -18 24 6 4 22 V31 H-4 V22 C-24 6 -20 -18 0 -30 Z") + line(
        "M0 -16 V20 M0 -2 L9 -10 M0 8 L-9 0", 3.4, "#000"
    )


def pick() -> str:
    """Level 2: a pick of the diggings."""
    return (
        line("M0 -16 V31", 8)
        + white("M-32 -6 C-20 -26 20 -26 32 -6 C18 -14 8 -16 0 -16 C-8 -16 -18 -14 -32 -6 Z")
        + line("M0 -25 V-10", 10)
    )


def dragon() -> str:
    """Level 5: the head of a dragon, to the right, with horns and teeth."""
    head = (
        "M-31 30 C-32 8 -24 -8 -10 -13 L-31 -24 L-12 -23 L-14 -34 L4 -21 C8 -18 10 -16 12 -13 "
        "L31 -4 C34 2 32 8 28 10 L23 10 L20 17 L16 10 L11 10 L9 15 L6 9 L24 21 C18 29 6 27 -2 24 C-10 23 -12 26 -12 30Z"
    )
    return white(head) + black("M-3 -9 L8 -5 L0 -1 Z")


def lantern() -> str:
    """The starting player: a lantern that is carried."""
    body = white("M-15 -12 H15 L19 22 H-19 Z") + white("M-22 25 H22 V32 H-22 Z") + white("M-12 -20 H12 L15 -15 H-15 Z")
    flame = black("M0 -6 C8 2 9 8 6 13 C3 17 -3 17 -6 13 C-9 8 -6 2 0 -6 Z")
    return line("M-9 -21 C-9 -33 9 -33 9 -21", 5) + body + flame


def eye() -> str:
    """Looked at."""
    return white(EYE) + dot(0, 0, 12.5, "#000") + dot(0, 0, 6)


def wreath() -> str:
    """Cleared: a wreath."""
    stalk = line("M-6 27 C-34 18 -32 -18 -12 -29 M6 27 C34 18 32 -18 12 -29", 4)
    sides = ((16, 24, 52), (27, 11, 24), (29, -5, -2), (24, -20, -30))
    grown = "".join(
        at(white("M0 -11 C9 -5 9 5 0 12 C-9 5 -9 -5 0 -11 Z"), x * way, y, 1.0, turn * -way)
        for x, y, turn in sides
        for way in (-1, 1)
    )
    return at(stalk + grown + over(white("M0 24 L-13 15 V33 Z M0 24 L13 15 V33 Z"), 2.4), 0, 0, 0.92)


def flag() -> str:
    """A reward was taken: a flag on its pole."""
    return line("M-20 -30 V32", 6) + white("M-15 -28 H27 L18 -14 L27 0 H-15 Z")


def fire() -> str:
    """Remove: a fire."""
    return at(white(FLAME) + black("M1 20 C-8 18 -7 8 -1 3 C0 8 8 9 6 16 C5 19 3 20 1 20 Z"), 0, 4, 1.2)


def hand() -> str:
    """Give: an open hand."""
    fingers = "".join(
        white(f"M{x - 5} {top} A5 5 0 0 1 {x + 5} {top} V8 H{x - 5} Z")
        for x, top in ((-14, -16), (-3, -25), (8, -22), (19, -12))
    )
    palm = white("M-19 4 H24 V16 C24 28 14 33 4 33 C-8 33 -14 27 -18 18 L-30 0 C-32 -5 -25 -9 -21 -4 L-15 4 Z")
    return fingers + palm


def tulip() -> str:
    """The flower of the cloth."""
    cup = white("M-15 -26 C-8 -22 -4 -18 0 -28 C4 -18 8 -22 15 -26 C20 -8 14 4 0 6 C-14 4 -20 -8 -15 -26 Z")
    leaves = white("M-2 30 C-14 28 -22 20 -22 8 C-12 10 -4 16 -2 30 Z") + white(
        "M2 30 C14 28 22 20 22 8 C12 10 4 16 2 30 Z"
    )
    return cup + line("M0 6 V31", 5) + leaves


def scroll() -> str:
    """The card has a text."""
    sheet = white("M-20 -27 H16 A10 10 0 0 1 26 -17 V-8 H14 V22 A9 9 0 0 1 5 31 H-22 A9 9 0 0 1 -31 22 V18 H-20 Z")
    return sheet + line("M-10 -14 H4 M-10 -3 H4 M-10 8 H4", 4.4, "#000")


def cards() -> str:
    """Hands: three cards fanned."""

    def one(turn: float, x: float) -> str:
        return at(
            white("M-12 -24 A4 4 0 0 1 -8 -28 H8 A4 4 0 0 1 12 -24 V20 A4 4 0 0 1 8 24 H-8 A4 4 0 0 1 -12 20 Z"),
            x,
            4,
            0.92,
            turn,
        )

    return one(-24, -14) + over(one(24, 14), 2) + over(one(0, 0), 2.6)


def steps() -> str:
    """Steps of the token: three footsteps on a path."""
    return "".join(
        at(
            white("M0 -9 C6 -9 7 -2 5 3 H-5 C-7 -2 -6 -9 0 -9 Z")
            + white("M-5 5 H5 C6 10 3 12 0 12 C-3 12 -6 10 -5 5 Z"),
            x,
            y,
            0.98,
            24,
        )
        for x, y in ((-18, 18), (2, 4), (18, -16))
    )


def sun() -> str:
    """Morning and noon: the sun."""
    return white(star(12, 31, 21)) + dot(0, 0, 21.5, "#000") + dot(0, 0, 17.5)


def house() -> str:
    """The village: a house with its roof."""
    return white("M-32 -2 L0 -30 L32 -2 H23 V30 H-23 V-2 Z") + black("M-7 30 V10 H7 V30 Z")


def one_card(mark: str = "") -> str:
    """A card, perhaps with a mark cut out of it."""
    return (
        white("M-18 -31 H18 A6 6 0 0 1 24 -25 V25 A6 6 0 0 1 18 31 H-18 A6 6 0 0 1 -24 25 V-25 A6 6 0 0 1 -18 -31 Z")
        + mark
    )


def arrow(up: bool) -> str:
    """An arrow that cuts: up for what is drawn, down for what is discarded."""
    body = black("M0 -20 L15 -2 H6 V19 H-6 V-2 H-15 Z")
    return body if up else at(body, 0, 0, 1, 180)


def double() -> str:
    """Doubled: times two."""
    two = line("M6 -14 C8 -26 28 -24 26 -10 C24 0 10 8 6 19 H28", 7.5)
    return line("M-28 -8 L-8 16 M-8 -8 L-28 16", 7.5) + two


def borrow() -> str:
    """Borrowed: a card that a hand takes by its corner."""
    back = at(one_card(), -8, -6, 0.74, -12)
    return back + over(at(hand(), 12, 12, 0.6, -30), 2.4)


def gate() -> str:
    """Thrown out: a gate that is shut."""
    arch = white("M-27 31 V-2 A27 29 0 0 1 27 -2 V31 Z")
    return arch + line("M-14 26 V-8 M0 26 V-14 M14 26 V-8 M-20 8 H20", 5, "#000")


def strength() -> str:
    """Power of an enemy: a shield."""
    return white("M-26 -27 C-10 -24 -4 -28 0 -32 C4 -28 10 -24 26 -27 C30 2 20 22 0 33 C-20 22 -30 2 -26 -27 Z")


def harm() -> str:
    """Power is taken: a broken sword."""
    return line("M-22 -24 L-2 -2", 9) + white("M-4 6 L6 -4 L12 2 L2 12 Z") + line("M4 22 L22 4 M14 14 L26 26", 8)


def sand() -> str:
    """Still standing: an hourglass."""
    return white(
        "M-22 -31 H22 V-24 H18 C18 -8 4 -6 4 0 C4 6 18 8 18 24 H22 V31 H-22 V24 H-18 "
        "C-18 8 -4 6 -4 0 C-4 -6 -18 -8 -18 -24 H-22 Z"
    )


SIGNS: dict[str, str] = {
    "axe": axe(), "lute": lute(), "candle": candle(), "mask": mask(), "leaf": leaf(), "pick": pick(), "skull": skull(),
    "star": white(star(4, 33, 11)), "dragon": dragon(), "lantern": lantern(), "eye": eye(), "wreath": wreath(),
    "flag": flag(), "fire": fire(), "hand": hand(), "tulip": tulip(), "scroll": scroll(), "cards": cards(),
    "steps": steps(), "sun": sun(), "house": house(),
    "might": axe(), "song": lute(), "faith": candle(), "guile": mask(), "boss": candle(), "text": scroll(),
    "card": one_card(), "draw": one_card(arrow(True)), "discard": one_card(arrow(False)), "double": double(),
    "borrow": borrow(), "stop-door": gate(), "stop-fight": crossed_swords(), "strength": strength(), "harm": harm(),
    "wait": sand(),
}  # fmt: skip
