"""The signs that only the Warhammer Quest card game has, on a grid of 64 round 0, 0: white shows, black cuts."""

from __future__ import annotations

from assets.workshop.icons import GLYPHS
from assets.workshop.signs import DROP, FLAME, black, bow, dot, flask, line, over, sword, white
from assets.workshop.svg import at, star


def prepare() -> str:
    """An arrow that turns round to its beginning: all actions are readied."""
    return line("M-21 -14 A25 25 0 1 0 14 -21", 9) + white("M4 -34 L29 -20 L6 -6 Z")


def hook() -> str:
    """A meat hook on its eye: a place for gear."""
    return line("M4 -14 V-4 C25 -1 24 27 2 27 C-14 27 -20 15 -15 3", 8.5) + dot(4, -22, 8.5) + dot(4, -22, 3.4, "#000")


def armour() -> str:
    """A breastplate."""
    plate = "M-26 -24 L-9 -28 C-6 -15 6 -15 9 -28 L26 -24 L22 -2 L25 6 L17 28 H-17 L-25 6 L-22 -2 Z"
    return white(plate) + line("M0 -10 V22 M-16 10 H16", 4, "#000")


def accessory() -> str:
    """A ring with a stone."""
    return line("M0 -7 A17 17 0 1 1 -0.1 -7 Z", 8) + over(white("M-13 -31 H13 L19 -23 L0 -4 L-19 -23 Z"), 2)


def gun() -> str:
    """A cannon on its wheel."""
    barrel = at(white("M-30 -8 L20 -6 V-10 H29 V10 H20 V6 L-30 9 Z"), -1, -9, 1, -16)
    return barrel + over(dot(-6, 14, 14), 3) + dot(-6, 14, 7.5, "#000") + dot(-6, 14, 3.5)


def brick() -> str:
    """Three courses of bricks."""
    courses = white("M-29 -22 H29 V22 H-29 Z")
    return courses + line("M-29 -7.5 H29 M-29 7.5 H29 M-9 -22 V-8 M12 -22 V-8 M0 -7 V7 M-20 -7 V7 "
        "M20 -7 V7 M-9 8 V22 M12 8 V22", 3.6, "#000")


def coin() -> str:
    """A coin with a square hole: treasure."""
    return dot(0, 0, 29) + line("M0 -21 A21 21 0 1 1 -0.1 -21 Z", 3.4, "#000") + black("M-9 -9 H9 V9 H-9 Z")


def lantern() -> str:
    """A lantern on its ring, its flame inside."""
    case = white("M-18 -11 L-22 24 H22 L18 -11 Z")
    case += white("M-22 -13 L0 -25 L22 -13 Z") + white("M-25 25 H25 V30 H-25 Z")
    glass = black("M-11 -6 L-13 19 H13 L11 -6 Z") + white("M0 -5 C9 6 7 16 0 16 C-7 16 -9 6 0 -5 Z")
    return line("M-5 -25 A6 6 0 1 1 5 -25", 4) + case + glass


def cannot_engage() -> str:
    """A mailed fist, struck out."""
    fist = white("M-20 -16 C-20 -24 20 -24 20 -16 V6 C20 14 14 16 12 20 V28 H-12 V20 C-14 16 -20 14 -20 6 Z")
    knuckles = line("M-9 -20 V-4 M1 -20 V-4 M11 -20 V-4 M-20 0 H12", 3.4, "#000")
    return fist + knuckles + over(line("M-28 28 L28 -28", 7), 3)


def anvil() -> str:
    """An anvil."""
    horn = "M-31 -16 C-19 -16 -15 -11 -9 -11 V-19 H29 V-9 C15 -7 10 0 10 7"
    return white(f"{horn} L19 18 V25 H-15 V18 L-6 7 C-8 0 -27 0 -31 -16 Z")


def dummy() -> str:
    """A training dummy on its post."""
    return dot(0, -21, 9.5) + white("M-28 -9 H28 V0 H12 L10 17 H3.5 V31 H-3.5 V17 H-10 L-12 0 H-28 Z")


def arena() -> str:
    """A gate of the arena with two lances crossed before it."""
    gate = white("M-29 28 V-1 A29 27 0 0 1 29 -1 V28 H17 V3 A17 16 0 0 0 -17 3 V28 Z")
    return gate + line("M-11 28 L9 4 M11 28 L-9 4", 5)


def treasure() -> str:
    """Two coins, one over the other."""
    return at(coin(), -10, -9, 0.68) + over(at(coin(), 10, 10, 0.68), 2.4)


def bleeding() -> str:
    """A great drop and a small one."""
    return at(white(DROP), -7, 1, 0.86) + at(white(DROP), 19, 13, 0.5) + line("M-16 8 C-15 13 -12 16 -9 17", 4.2,
        "#000")


def sickened() -> str:
    """A face that is ill: eyes crossed, tongue out."""
    eyes = line("M-17 -12 L-7 -2 M-7 -12 L-17 -2 M7 -12 L17 -2 M17 -12 L7 -2", 4.4, "#000")
    return dot(0, 0, 28) + eyes + line("M-13 12 H13", 4.4, "#000") + black("M-2 12 H9 V21 A5.5 5.5 0 0 1 -2 21 Z")


def empowered() -> str:
    """A flame in rays."""
    rays = line("M-27 -6 L-21 -4 M27 -6 L21 -4 M-24 -24 L-18 -18 M24 -24 L18 -18 M-24 15 L-19 11 M24 15 L19 11", 4.6)
    return rays + at(white(FLAME) + black("M1 18 C-7 16 -6 8 -1 4 C0 8 7 9 5 14 C4 17 3 18 1 18 Z"), 0, 3, 0.92)


def torch() -> str:
    """A burning torch: a step of progress."""
    return at(white(FLAME), 0, -11, 0.74) + white("M-11 7 H11 L9 14 H-9 Z") + white("M-6.5 16 H6.5 L3.5 31 H-3.5 Z")


def capacity() -> str:
    """A rail with three hooks."""
    one = line("M0 -10 V4 C10 5 9 18 0 18 C-6 18 -9 13 -7 9", 4.6)
    return white("M-30 -20 H30 V-12 H-30 Z") + "".join(at(one, x, 2) for x in (-18, 1, 20))


def ironbreaker() -> str:
    """A dwarf's mask with its beard."""
    mask = white("M0 -28 C18 -28 24 -16 22 -2 L18 10 L10 30 L0 24 L-10 30 L-18 10 L-22 -2 C-24 -16 -18 -28 0 -28 Z")
    mask += black("M-15 -8 H-4 V-1 H-13 Z M15 -8 H4 V-1 H13 Z M-3 0 H3 V9 H-3 Z")
    return mask + line("M-7 16 V22 M0 14 V19 M7 16 V22", 3, "#000")


def warrior_priest() -> str:
    """A hammer before a twin-tailed comet."""
    hammer = white("M-17 -30 H17 V-10 H-17 Z M-4.5 -8 H4.5 V30 H-4.5 Z")
    return line("M-27 -4 C-26 8 -20 18 -12 24 M27 -4 C26 8 20 18 12 24", 5) + hammer


def bright_wizard() -> str:
    """A key that burns."""
    return at(white(FLAME), 0, -14, 0.62) + dot(0, -5, 5,
        "#000") + white("M-4 2 H4 V30 H-4 Z M4 14 H16 V20 H4 Z M4 24 H12 V30 H4 Z")


SIGNS = {
    "prepare": prepare(),
    "treasure": treasure(),
    "hook": hook(),
    "weapon": sword(45, 0.98),
    "armour": armour(),
    "accessory": accessory(),
    "gun": gun(),
    "brick": brick(),
    "lantern": lantern(),
    "coin": coin(),
    "cannot-engage": cannot_engage(),
    "anvil": anvil(),
    "dummy": dummy(),
    "arena": arena(),
    "bleeding": bleeding(),
    "sickened": sickened(),
    "empowered": empowered(),
    "disease": flask(),
    "torch": torch(),
    "capacity": capacity(),
    "action-ranged": bow(),
    "legendary": at(white(star(8, 31, 13)) + dot(0, 0, 5, "#000"), 0, 0),
    "ironbreaker": ironbreaker(),
    "waywatcher": at(bow(), 0, 0, 0.98, -45),
    "warrior-priest": warrior_priest(),
    "bright-wizard": bright_wizard(),
}
SHARED = (
    "success", "critical", "defense", "counterattack", "threat", "wound", "progress", "health", "attack", "resilience",
    "peril", "action-attack", "action-explore", "action-aid", "action-rest", "advance", "inflict", "retreat",
    "phase-heroes", "phase-enemies", "phase-peril", "phase-travel", "phase-end", "master", "nemesis", "skull", "eye",
    "swords",
)  # fmt: skip
"""Signs that this game has in common with the family; each game keeps them in its own folder."""
ALL = GLYPHS | SIGNS
