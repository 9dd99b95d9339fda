"""The cards of the runemaster, a class of the mage."""

from __future__ import annotations

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    disc,
    edged,
    gouge,
    gouges,
    limb,
    line,
    placed,
    rays,
    shape,
)

# Strokes within 20 wide, 32 high.
_RUNES = {
    "birch": "M-7 -16 L-7 16 M-7 -16 L7 -8 L-7 0 L7 8 L-7 16",
    "day": "M-9 -14 L-9 14 M9 -14 L9 14 M-9 -14 L9 14 M9 -14 L-9 14",
    "god": "M-5 -16 L-5 16 M-5 -16 L9 -6 M-5 -5 L9 5",
    "man": "M-9 -16 L-9 16 M9 -16 L9 16 M-9 -15 L9 0 M9 -15 L-9 0",
    "gate": "M0 -16 L9 -4 L0 8 L-9 -4 Z M0 8 L0 16 M-8 16 L8 16",
    "need": "M0 -16 L0 16 M-9 -6 L9 6",
    "wealth": "M-7 -16 L-7 16 M-7 0 L8 -12 M-7 10 L8 -2",
}


def _rune(name: str, x: float, y: float, turn: float, size: float, ink: str, width: float) -> str:
    return placed(line(_RUNES[name], ink, width / size), x, y, turn, size)


def sundering_rune(ink: Inks) -> str:
    """A rune like lightning splits a shield."""
    left = placed(_half("M30 -141 A144 144 0 0 0 -30 141", "M22 -102 A104 104 0 0 0 -22 102", -1, ink), -26, 0, -8)
    right = placed(_half("M30 -141 A144 144 0 0 1 -30 141", "M22 -102 A104 104 0 0 1 -22 102", 1, ink), 22, -4, 8)
    bolt = edged("M60 -178 L-26 -22 L54 8 L-56 176 L8 38 L-78 0 Z", ink.paper, ink.dark, 13)
    bolt += shape("M-56 176 L54 8 L34 0 L8 38 Z", ink.light)
    chips = "M106 -146 L130 -148 L116 -126 Z M-122 126 L-94 142 L-120 146 Z M-112 -146 L-90 -156 L-98 -132 Z"
    shards = shape(chips, ink.light)
    return left + right + shards + bolt


def _half(rim: str, hoop: str, side: int, ink: Inks) -> str:
    board = edged(f"{rim} L34 22 L-44 -10 Z", ink.paper, ink.dark, 4)
    planks = "".join(
        gouge((side * x, -0.9 * (104**2 - x * x) ** 0.5), (side * x, 0.9 * (104**2 - x * x) ** 0.5), 5, ink.dark)
        for x in (60, 86)
    )
    nails = "".join(disc(side * x, y, 8, ink.dark) for x, y in ((62, -106), (108, -60), (123, 0), (108, 60), (62, 106)))
    return board + planks + line(hoop, ink.dark, 9) + nails


def scribe_the_wards(ink: Inks) -> str:
    """A quill closes a ring of runes."""
    band = line("M10 124 A146 146 0 1 1 118 -36", ink.paper, 62)
    names = ("gate", "day", "god", "birch", "need", "man", "wealth")
    runes = "".join(
        placed(_rune(name, 0, -146, 0, 1.25, ink.dark, 9), -26, -18, 192 + 36 * number)
        for number, name in enumerate(names)
    )
    heart = line("M-40 -84 L2 -30 L-40 24 L-82 -30 Z", ink.light, 9)
    heart += shape("M-40 -58 L-18 -30 L-40 -2 L-62 -30 Z", ink.paper)
    return placed(band + runes, 6, 6, 0, 0.95) + heart + placed(_quill(ink), 20, 36, 0, 0.85)


def _quill(ink: Inks) -> str:
    vane = (
        "M180 -158 Q84 -156 30 -92 L42 -76 L16 -72 Q-14 -26 -12 40 L14 52 Q48 52 78 30 L74 12 L104 14 "
        "Q134 -18 150 -56 L132 -70 L160 -78 Q178 -118 180 -158 Z"
    )
    upper = "M180 -158 Q84 -156 30 -92 L42 -76 L16 -72 Q-14 -26 -12 40 L0 46 Q64 -64 180 -158 Z"
    spine = edged("M-24 98 L-10 44 Q60 -72 152 -136 Q68 -50 10 52 Z", ink.paper, ink.dark, 7)
    barbs = gouges(((36, 18), (66, 22)), ((124, -98), (156, -92)), 5, 6, ink.dark)
    barbs += gouges(((2, 6), (6, -34)), ((84, -100), (92, -138)), 4, 6, ink.dark)
    return edged(vane, ink.light, ink.dark, 11) + shape(upper, ink.paper) + barbs + spine


def shared_sigil(ink: Inks) -> str:
    """Two raised palms bear the same rune."""
    back = placed(_palm(ink.light, ink), 78, -4, 12, -0.98)
    front = placed(_palm(ink.paper, ink), -70, 8, -10, 1.0)
    return back + front


def _palm(skin: str, ink: Inks) -> str:
    fingers = ((-42, -22, -54, -104), (-14, -30, -18, -136), (16, -30, 20, -132), (44, -18, 56, -98))
    made = "".join(limb(f"M{a} {b} L{c} {d}", skin, 27, ink.dark, 6) for a, b, c, d in fingers)
    thumb = limb("M-34 78 Q-72 62 -92 14", skin, 32, ink.dark, 7)
    wrist = edged("M-38 90 L-40 146 L42 146 L40 90 Z", skin, ink.dark, 7)
    heel = "M-56 -24 Q-58 -40 -40 -40 L42 -40 Q58 -38 58 -22 L56 50 Q52 92 36 108 L-34 108 Q-56 90 -56 50 Z"
    palm = shape(heel, skin)
    cuff = edged("M-50 136 L52 136 L54 162 L-52 162 Z", ink.colour, ink.dark, 6)
    return thumb + wrist + made + palm + cuff + _rune("man", 2, 32, 0, 2.5, ink.dark, 15)


def inscription(ink: Inks) -> str:
    """A chisel cuts the last rune into a standing stone."""
    stone = edged("M-122 136 L-118 -80 Q-108 -160 -42 -174 Q36 -170 48 -96 L62 168 L-40 172 Z", ink.paper, ink.dark)
    side = shape("M48 -96 L62 168 L20 170 Q38 50 24 -70 Q18 -140 -16 -171 Q38 -158 48 -96 Z", ink.light)
    runes = _rune("god", -50, -100, -2, 2.6, ink.dark, 16) + _rune("day", -52, -4, -1, 2.6, ink.dark, 16)
    last = _rune("need", -52, 98, 0, 2.6, ink.dark, 16)
    worn = gouges(((-104, -60), (-106, 0)), ((-108, 56), (-110, 116)), 2, 6, ink.dark)
    worn += gouges(((36, -60), (40, 0)), ((46, 70), (48, 140)), 2, 6, ink.dark)
    return stone + side + runes + last + worn + placed(_chisel(ink), -24, 92, -42)


def _chisel(ink: Inks) -> str:
    sparks = rays(0, 0, 20, 56, 7, 8, ink.dark)
    blade = edged("M0 0 L26 -17 L100 -14 L100 14 L26 17 Z", ink.paper, ink.dark, 9)
    blade += shape("M0 0 L100 4 L100 14 L26 17 Z", ink.light)
    cap = edged("M98 -22 L116 -22 L116 22 L98 22 Z", ink.light, ink.dark, 7)
    haft = limb("M178 20 L178 100", ink.light, 22, ink.dark, 8)
    head = edged("M132 -36 Q178 -50 226 -36 L226 36 Q178 50 132 36 Z", ink.paper, ink.dark, 9)
    hoops = line("M150 -38 L150 38 M208 -38 L208 38", ink.dark, 8)
    return sparks + blade + cap + haft + head + hoops


GESTURES: dict[str, Gesture] = {
    "runemaster-sundering-rune": sundering_rune,
    "runemaster-scribe-the-wards": scribe_the_wards,
    "runemaster-shared-sigil": shared_sigil,
    "runemaster-inscription": inscription,
}
