"""The signs of Heroica, on a grid of 64 round 0, 0: white shows, black cuts. All are read at 18 pixels."""

from __future__ import annotations

from assets.workshop.icons import GLYPHS
from assets.workshop.signs import (
    CROWN,
    EYE,
    HEART,
    SHIELD,
    black,
    crossed_swords,
    dot,
    line,
    over,
    skull,
    sword,
    white,
)
from assets.workshop.svg import at, path, ring, star

DIAMOND = "M0 -28 L25 0 L0 28 L-25 0 Z"
CUP = "M-22 -28 H22 C22 -4 12 6 4 8 V18 H16 V27 H-16 V18 H-4 V8 C-12 6 -22 -4 -22 -28 Z"


def disc(body: str) -> str:
    """A disc with a sign cut out of it."""
    return dot(0, 0, 30) + body


def shield() -> str:
    """A shield, half of it dark."""
    return white(SHIELD) + black("M3 -16 C9 -16 13 -16.5 18 -17.5 C19 0 14 12 3 20 Z")


def both() -> str:
    """A sword before a skull."""
    return at(skull(), 13, 12, 0.66) + over(at(sword(45, 0.94), -9, -9, 0.76), 3)


def seat(number: int) -> str:
    """The shape of a seat with its number of pips cut out: circle, square, triangle, hexagon."""
    ground = {
        1: dot(0, 0, 29), 2: white("M-27 -27 H27 V27 H-27 Z"), 3: white("M0 -30 L32 26 H-32 Z"),
        4: white(path(ring(6, 31, 0))),
    }[number]  # fmt: skip
    low = 10 if number == 3 else 0
    places = {1: ((0, 0),), 2: ((-10, 0), (10, 0)), 3: ((0, -9), (-10, 6), (10, 6)),
        4: ((-9, -9), (9, -9), (-9, 9), (9, 9))}[number]
    return ground + "".join(dot(x, y + low, 6.2, "#000") for x, y in places)


def halt(body: str, size: float = 0.62) -> str:
    """Where the path must stop: an octagon with a sign cut out of it."""
    eight = white(path(ring(8, 32, 22.5)))
    return eight + at(body.replace("#fff", "#shown").replace("#000", "#fff").replace("#shown", "#000"), 0, 0, size)


def rocks() -> str:
    """Three broken rocks."""
    return white("M-31 26 L-27 4 L-12 -4 L0 12 V26 Z") + white("M-14 -8 L-6 -28 L14 -28 L20 -6 L3 8 Z") + white(
        "M4 26 L6 12 L22 0 L31 14 V26 Z")


def boulder() -> str:
    """A rolling boulder with lines behind it."""
    return dot(8, 4, 23) + line("M-1 -6 L7 2 L2 12 M16 -8 L20 4", 4.4,
        "#000") + line("M-30 -14 H-18 M-31 4 H-21 M-30 21 H-16", 5.5)


def coffin() -> str:
    """A coffin with a cross."""
    return white("M-11 -31 H11 L22 -12 L12 31 H-12 L-22 -12 Z") + line("M0 -20 V14 M-9 -9 H9", 5, "#000")


def cyclone() -> str:
    """A cyclone on its foot."""
    return line("M-27 -24 H27 M-21 -11 H22 M-13 2 H17 M-8 15 H9 M-2 27 H3", 8)


def door() -> str:
    """A door with its ring."""
    return white("M-21 30 V-10 C-21 -37 21 -37 21 -10 V30 Z") + line("M-8 -25 V30 M7 -25 V30", 3, "#000") + over(dot(13,
        6, 5),
        2.4)


def sum_door() -> str:
    """A gate with a plus on it: its total is added up."""
    return white("M-30 30 V-12 C-30 -38 30 -38 30 -12 V30 Z") + line("M0 -17 V17 M-17 0 H17", 8.5, "#000")


def skip() -> str:
    """A figure turned away, struck out: a turn is lost."""
    pawn = dot(0, -17, 11) + white("M-10 -4 H10 L19 29 H-19 Z")
    return pawn + over(line("M-28 27 L28 -27", 7.5), 3.4)


def wait() -> str:
    """A hand that is held up."""
    fingers = line("M-13 2 V-18 M-4 0 V-25 M5 0 V-23 M14 3 V-15", 8)
    return fingers + white("M-17 -2 H18 V10 C18 24 10 30 2 30 C-8 30 -14 26 -19 18 L-29 4 C-29 -2 -23 -4 -17 4 Z")


def harm() -> str:
    """A heart that is struck."""
    return at(white(HEART), 0, 3) + line("M-4 -22 L6 -8 L-6 4 L4 20", 5.5, "#000")


def guard() -> str:
    """A shield before a heart."""
    return white(SHIELD) + at(black(HEART), 0, -1, 0.56)


def down() -> str:
    """Somebody who lies on the ground."""
    return dot(-21, 6, 9.5) + white("M-9 -2 L22 4 L30 15 H-9 Z") + line("M-29 24 H29",
        6) + line("M-4 -28 H8 L-4 -14 H8", 5)


def mounted() -> str:
    """A wooden horse on wheels."""
    horse = "M-27 14 V-6 C-20 -12 -6 -8 4 -10 L10 -30 L16 -24 L31 -17 L27 -8 L17 -11 V14 H9 V5 H-18 V14 Z"
    return white(horse) + dot(-19, 23, 8) + dot(14, 23, 8) + dot(-19, 23, 3, "#000") + dot(14, 23, 3, "#000")


def key() -> str:
    """A key."""
    return at(dot(0, -17, 13) + dot(0, -17, 5.4, "#000")
        + white("M-4.5 -6 H4.5 V31 H-4.5 Z M4 12 H15 V19 H4 Z M4 24 H13 V31 H4 Z"),
        0, 0, 1, 38)


def torch() -> str:
    """A burning torch."""
    flame = ("M2 -31 C12 -20 18 -13 15 -4 C13 3 7 6 0 6 C-8 6 -14 1 -14 -6 C-14 -14 -8 -16 -6 -23 C-2 -20 -1 -17 0 "
        "-13 C4 -18 5 -24 2 -31 Z")
    return white(flame) + white("M-12 9 H12 L9 16 H-9 Z") + white("M-6 18 H6 L3.5 32 H-3.5 Z")


def dynamite() -> str:
    """Three sticks and a fuse."""
    sticks = white("M-24 -10 H-10 V30 H-24 Z M-7 -10 H7 V30 H-7 Z M10 -10 H24 V30 H10 Z")
    return sticks + line("M-24 9 H24", 5, "#000") + line("M0 -12 C0 -22 8 -18 12 -24", 4.5) + at(white(star(5, 10,
        4.4)), 18, -25)


def dragon_head() -> str:
    """The head of a dragon, to the right."""
    head = ("M-30 28 C-30 4 -22 -8 -8 -12 L-24 -30 C-8 -28 2 -22 8 -14 L30 -2 C33 4 31 8 28 10 L6 8 L26 16 C20 24 8 "
        "22 0 20 C-8 20 -10 24 -10 28 Z")
    return white(head) + dot(3, -5, 3.6, "#000")


def dragon_flank() -> str:
    """The wing of a dragon."""
    return white("M-30 -22 C-8 -32 18 -28 31 -14 C24 -10 21 -4 22 6 C14 2 8 6 7 16 C0 10 -7 14 -10 28 C-16 10 -20 -6 "
        "-30 -22 Z") + line(
        "M-20 -18 L14 2 M-20 -18 L-2 12", 3.2, "#000")


def dragon_tail() -> str:
    """The tail of a dragon with its spade."""
    return line("M28 24 C4 32 -14 22 -10 4 C-8 -4 2 -8 6 -14", 8.5) + at(white("M0 -18 L15 6 C8 4 -8 4 -15 6 Z"), 11,
        -18, 1, 34)


def quarter() -> str:
    """An arrow round a quarter of a turn."""
    return line("M-22 22 C-22 -6 -8 -18 8 -18", 9) + white("M6 -32 L30 -18 L6 -4 Z") + line("M2 22 H22 V2", 5)


def sight() -> str:
    """An eye with a line of sight."""
    return at(white(EYE) + dot(0, 0, 11, "#000") + dot(0, 0, 5), 0, -9, 0.98) + line("M-26 23 H14",
        6) + white("M12 12 L30 23 L12 34 Z")


def store() -> str:
    """A stall under its awning."""
    awning = "M-26 -28 H26 L31 -8 A7.7 8 0 0 1 15.5 -8 A7.7 8 0 0 1 0 -8 A7.7 8 0 0 1 -15.5 -8 A7.7 8 0 0 1 -31 -8 Z"
    return white(awning) + line("M-12 -28 L-15 -8 M12 -28 L15 -8", 3.4, "#000") + white(
        "M-25 4 H-18 V14 H18 V4 H25 V30 H-25 Z") + line("M-14 22 H14", 4, "#000")


def coin() -> str:
    """A coin with a stag's antlers."""
    return disc(line("M0 18 V4 M0 4 C-14 2 -16 -8 -14 -18 M0 4 C14 2 16 -8 14 -18 M-13 -8 L-21 -12 M13 -8 L21 -12", 5,
        "#000"))


def sell() -> str:
    """A coin, and an arrow towards whoever sells."""
    return at(coin(), -9, -9, 0.72) + over(line("M26 -16 V10 C26 22 16 24 0 24", 6.5) + white("M4 12 L-14 24 L4 36 Z"),
        2.2)


def search() -> str:
    """An open chest."""
    return white("M-29 4 H29 V29 H-29 Z") + white("M-27 -3 C-31 -28 -10 -32 6 -30 L28 -16 L24 -9 C8 -20 -14 -20 -22 "
        "-3 Z") + black(
        "M-6 8 H6 V19 H-6 Z")


def slip() -> str:
    """A door ajar, an arrow past it."""
    return line("M-26 30 V-28 H8 V-12 M8 14 V30", 6) + white("M-22 -24 L-6 -16 V30 L-22 26 Z") + line("M0 2 H20",
        7) + white(
        "M15 -12 L32 2 L15 16 Z")


def skill(body: str) -> str:
    """A ring of rays round a sign: a skill of the hero."""
    rays = "".join(at(white("M-3.4 -32 H3.4 L2.4 -24 H-2.4 Z"), 0, 0, 1, 45 * k) for k in range(8))
    return rays + at(body, 0, 0, 0.64)


def goal(body: str, size: float = 0.66) -> str:
    """A pennant's ring round a sign: what the level asks for."""
    return line("M0 -28 A28 28 0 1 1 -0.1 -28 Z", 5) + at(body, 0, 0, size)


def horned() -> str:
    """A skull with horns: a boss."""
    horns = ("M-20 -4 C-34 -12 -32 -28 -24 -32 C-24 -22 -18 -18 -10 -18 Z M20 -4 C34 -12 32 -28 24 -32 C24 -22 18 -18 "
        "10 -18 Z")
    return white(horns) + at(skull(), 0, 5, 0.84)


HOLLOW = white(HEART) + at(black(HEART), 0, 0, 0.68)
FOOT = "M-16 -28 H6 V0 C12 7 27 8 28 20 V28 H-16 Z"
EXIT = white("M-26 30 V-30 H4 V-20 H-16 V20 H4 V30 Z") + line("M-4 0 H16", 9) + white("M12 -16 L32 0 L12 16 Z")
SIGNS = {
    "face-shield": shield(),
    "face-sword": sword(45),
    "face-skull": skull(),
    "face-both": both(),
    "heart-empty": HOLLOW,
    "strength": disc(at(sword(0, 0.8).replace("#fff", "#000"), 0, 0)),
    "bar-bead": line("M-32 0 H32", 5) + over(dot(0, 0, 17), 3) + dot(-5, -6, 4.4, "#000"),
    "gold": coin(),
    "points": white(star(5, 31, 13)),
    "seat-1": seat(1),
    "seat-2": seat(2),
    "seat-3": seat(3),
    "seat-4": seat(4),
    "stop-fight": halt(crossed_swords(), 0.66),
    "stop-rocks": halt(rocks(), 0.66),
    "stop-boulder": halt(boulder(), 0.68),
    "stop-coffin": halt(coffin(), 0.68),
    "stop-cyclone": halt(cyclone(), 0.64),
    "stop-door": halt(door(), 0.66),
    "sum-door": sum_door(),
    "wait": wait(),
    "skip-turn": skip(),
    "harm": harm(),
    "guard": guard(),
    "down": down(),
    "mounted": mounted(),
    "carried-key": key(),
    "carried-torch": torch(),
    "carried-dynamite": dynamite(),
    "side-head": dragon_head(),
    "side-flank": dragon_flank(),
    "side-tail": dragon_tail(),
    "turn-quarter": quarter(),
    "sight": sight(),
    "store": store(),
    "sell": sell(),
    "search-chest": search(),
    "slip": slip(),
    "move-skill": skill(white(FOOT)),
    "fight-skill": skill(crossed_swords()),
    "goal-relic": goal(white(CUP)),
    "goal-boss": goal(horned(), 0.66),
    "goal-king": goal(white(CROWN) + white("M-22.5 20.5 H22.5 V27 H-22.5 Z"), 0.66),
    "goal-exit": goal(EXIT, 0.62),
    "boss": horned(),
}
"""Heart and hourglass are those of the house, whose search and skip mean something else."""
ALL = GLYPHS | SIGNS
