"""The signs of the interface: buttons, lists, devices. Same grid and rules as the signs of the game."""

from __future__ import annotations

from assets.workshop.signs import DROP, FLAME, HEART, black, boot, dot, line, over, white
from assets.workshop.svg import at, path, ring, star


def flag() -> str:
    """A flag that waves on its pole."""
    cloth = "M-11 -25 C0 -33 9 -17 25 -25 V3 C9 11 0 -5 -11 3 Z"
    return white("M-20 -30 H-13 V30 H-20 Z") + white(cloth)


def open_book() -> str:
    """An open book."""
    page = "M-3 -15 C-9 -22 -19 -23 -30 -21 V18 C-19 16 -9 18 -3 25 Z"
    return white(page) + f'<g transform="scale(-1 1)">{white(page)}</g>'


def turn_back() -> str:
    """An arrow that turns back to the left: undo."""
    return white("M-30 -5 L-7 -26 V-13 C16 -14 29 2 27 26 C20 11 10 5 -7 5 V17 Z")


def die() -> str:
    """A die that shows three."""
    pips = "".join(dot(x, y, 6, "#000") for x, y in ((-12, -12), (0, 0), (12, 12)))
    return '<rect x="-27" y="-27" width="54" height="54" rx="11" fill="#fff"/>' + pips


def scroll() -> str:
    """A scroll with lines: the log."""
    sheet = "M-20 -28 H20 C27 -28 29 -22 29 -17 H16 V22 C16 27 12 29 8 29 H-20 C-27 29 -27 20 -22 19 H-20 Z"
    return white(sheet) + line("M-11 -15 H7 M-11 -4 H7 M-11 7 H7", 5, "#000") + line("M-16 23 H4", 3, "#000")


def magnifier() -> str:
    """A magnifying glass."""
    return line("M-7 -26 A19 19 0 1 1 -7.1 -26 Z", 7.5) + line("M9 9 L25 25", 10)


def padlock() -> str:
    """A closed padlock."""
    bow = line("M-13 -2 V-11 A13 14 0 0 1 13 -11 V-2", 7.5)
    return bow + white("M-22 -4 H22 V29 H-22 Z") + dot(0, 10, 5, "#000") + line("M0 11 V19", 4.5, "#000")


def arrow(turn: float) -> str:
    """A slender arrow; 0 points to the right."""
    return at(line("M-24 0 H22 M6 -19 L24 0 L6 19", 8.5), 0, 0, 1, turn)


def sheets() -> str:
    """Two sheets, one before the other: copy."""
    back = '<rect x="-25" y="-29" width="36" height="42" rx="5" fill="#fff"/>'
    front = '<rect x="-11" y="-13" width="36" height="42" rx="5" fill="#fff"/>'
    return back + over(front, 4.5)


def cog() -> str:
    """A cog wheel with eight teeth."""
    tooth = white("M-6 -30 H6 L8 -18 H-8 Z")
    teeth = "".join(at(tooth, 0, 0, 1, 45 * k) for k in range(8))
    return teeth + dot(0, 0, 22) + dot(0, 0, 9.5, "#000")


def speaker() -> str:
    """The body of a loudspeaker."""
    return white("M-29 -10 H-17 L-2 -25 V25 L-17 10 H-29 Z")


def bell() -> str:
    """A bell with its clapper."""
    body = (
        "M0 -29 C4 -29 5 -26 5 -24 C18 -20 18 -6 20 6 L26 17 "
        "H-26 L-20 6 C-18 -6 -18 -20 -5 -24 C-5 -26 -4 -29 0 -29 Z"
    )
    return white(body) + white("M-9 21 H9 C8 31 -8 31 -9 21 Z")


def hourglass() -> str:
    """An hourglass whose sand has half run."""
    glass = white("M-17 -22 H17 C17 -8 5 -5 5 0 5 5 17 8 17 22 H-17 C-17 8 -5 5 -5 0 -5 -5 -17 -8 -17 -22 Z")
    empty = black("M-11 -19 H11 C11 -14 8 -12 6 -10 H-6 C-8 -12 -11 -14 -11 -19 Z")
    return glass + empty + white("M-22 -30 H22 V-22 H-22 Z M-22 22 H22 V30 H-22 Z")


def diskette() -> str:
    """A diskette: save."""
    case = white("M-27 -27 H17 L27 -17 V27 H-27 Z")
    shutter = black("M-14 -27 H11 V-10 H-14 Z") + white("M1 -24 H7 V-13 H1 Z")
    label = black("M-16 4 H16 V27 H-16 Z") + line("M-9 12 H9 M-9 20 H9", 4)
    return case + shutter + label


def replay() -> str:
    """A round arrow about a play mark."""
    circle = line("M-20 -17 A26 26 0 1 1 -26 4", 7)
    return circle + white("M-29 -29 V-6 L-8 -13 Z") + white("M-7 -12 L14 1 L-7 14 Z")


def bin_with_lid() -> str:
    """A bin: delete."""
    lid = white("M-25 -23 H-9 V-29 H9 V-23 H25 V-15 H-25 Z")
    return lid + white("M-21 -11 H21 L18 29 H-18 Z") + line("M-8 -2 V20 M8 -2 V20 M0 -2 V20", 4, "#000")


def quill() -> str:
    """A pencil: rename."""
    shaft = white("M-7 -24 H7 V14 L0 30 L-7 14 Z") + line("M-7 -15 H7 M-7 14 H7", 3.5, "#000")
    return at(shaft + white("M-7 -31 H7 V-27 H-7 Z"), 0, 0, 1, 40)


def crossing_arrows() -> str:
    """Two arrows that change lanes: at random."""
    low = line("M-27 18 H-14 C0 18 0 -16 12 -16 H20", 7.5)
    high = line("M-27 -16 H-14 C0 -16 0 18 12 18 H20", 7.5)
    heads = white("M15 -29 L31 -16 L15 -3 Z") + white("M15 5 L31 18 L15 31 Z")
    return low + over(high, 3) + heads


def question() -> str:
    """A disc with a question mark cut out."""
    mark = line("M-9 -9 C-9 -21 10 -21 10 -8 C10 1 0 0 0 9", 6.5, "#000")
    return dot(0, 0, 30) + mark + dot(0, 19, 4.3, "#000")


def information() -> str:
    """A disc with an i cut out."""
    return dot(0, 0, 30) + dot(0, -15, 5, "#000") + line("M-5 -3 H1 V17 M-7 17 H9", 6.5, "#000")


def house() -> str:
    """A house: home."""
    roof = white("M0 -29 L31 0 L26 6 L0 -18 L-26 6 L-31 0 Z")
    return roof + white("M0 -12 L21 8 V29 H7 V11 H-7 V29 H-21 V8 Z")


def gamepad() -> str:
    """A game pad with cross and two buttons."""
    left = "H-13 C-20 24 -27 27 -30 21 C-33 10 -30 -18 -17 -18 Z"
    body = white(f"M-17 -18 H17 C30 -18 33 10 30 21 C27 27 20 24 13 12 {left}")
    cross = line("M-14 -9 V5 M-21 -2 H-7", 5.5, "#000")
    return body + cross + dot(11, 3, 3.6, "#000") + dot(19, -6, 3.6, "#000")


def keyboard() -> str:
    """A keyboard."""
    case = '<rect x="-31" y="-20" width="62" height="40" rx="6" fill="#fff"/>'
    keys = "".join(
        f'<rect x="{x - 3.2}" y="{y - 3.2}" width="6.4" height="6.4" rx="1" fill="#000"/>'
        for y in (-10, 0)
        for x in (-22, -11, 0, 11, 22)
    )
    return case + keys + line("M-13 11 H13", 5.5, "#000")


def mouse() -> str:
    """A mouse with two buttons and a wheel."""
    return (
        '<rect x="-19" y="-30" width="38" height="60" rx="19" fill="#fff"/>'
        + line("M-19 -5 H19", 3.6, "#000")
        + line("M0 -29 V-5", 3.6, "#000")
        + line("M0 -19 V-12", 6.5, "#000")
        + line("M0 -19 V-12", 1, "#fff")
    )


def pushpin() -> str:
    """A pin that holds a tooltip in place."""
    head = white("M-13 -29 H13 V-22 H9 V-6 C17 -2 19 5 19 9 H-19 C-19 5 -17 -2 -9 -6 V-22 H-13 Z")
    return at(head + white("M-3 11 H3 L0 31 Z"), 0, 0, 1, 30)


CONTROLS = {
    "flag": flag(),
    "book": open_book(),
    "undo": turn_back(),
    "redo": f'<g transform="scale(-1 1)">{turn_back()}</g>',
    "menu": line("M-23 -18 H23 M-23 0 H23 M-23 18 H23", 8.5),
    "die": die(),
    "log": scroll(),
    "search": magnifier(),
    "lock": padlock(),
    "check": line("M-24 2 L-7 19 L24 -18", 10.5),
    "cross": line("M-20 -20 L20 20 M20 -20 L-20 20", 10.5),
    "arrow-left": arrow(180),
    "arrow-right": arrow(0),
    "arrow-up": arrow(-90),
    "arrow-down": arrow(90),
    "chevron": line("M-22 -11 L0 12 L22 -11", 10),
    "plus": line("M0 -23 V23 M-23 0 H23", 10),
    "minus": line("M-23 0 H23", 10),
    "copy": sheets(),
    "cog": cog(),
    "sound": speaker() + line("M8 -12 C14 -5 14 5 8 12 M17 -22 C29 -10 29 10 17 22", 6.5),
    "mute": speaker() + line("M9 -11 L27 11 M27 -11 L9 11", 7),
    "star": white(star(5, 31, 13)),
    "heart": white(HEART),
    "bell": bell(),
    "boot": boot(),
    "hourglass": hourglass(),
    "save": diskette(),
    "replay": replay(),
    "trash": bin_with_lid(),
    "pencil": quill(),
    "random": crossing_arrows(),
    "info": information(),
    "question": question(),
    "home": house(),
    "pad": gamepad(),
    "keyboard": keyboard(),
    "mouse": mouse(),
    "pin": pushpin(),
    "play": white("M-19 -27 L27 0 L-19 27 Z"),
    "pause": white("M-20 -26 H-6 V26 H-20 Z M6 -26 H20 V26 H6 Z"),
    "skip": white("M-26 -24 L0 0 L-26 24 Z M-2 -24 L24 0 L-2 24 Z M22 -25 H30 V25 H22 Z"),
    "grip": "".join(dot(x, y, 5.5) for x in (-10, 10) for y in (-20, 0, 20)),
    "flame": white(FLAME),
    "drop": white(DROP),
    "circle": dot(0, 0, 26),
    "square": '<rect x="-24" y="-24" width="48" height="48" rx="4" fill="#fff"/>',
    "diamond": white("M0 -30 L29 0 L0 30 L-29 0 Z"),
    "triangle": white("M0 -28 L30 24 H-30 Z"),
    "hexagon": white(path(ring(6, 29, 0))),
}
