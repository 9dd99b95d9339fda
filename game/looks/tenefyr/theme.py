"""Theme: paper, lime white, dyed cloth in daylight; madder, woad, honey; levels, kinds and seats with their shapes."""

from __future__ import annotations

from game.ui.screen.theme import Colour, Mark, Material, ThemePart, rgb

INK, INK_2 = rgb("#2a1a14"), rgb("#6b4e3a")
PAPER, LIME, CLOTH = rgb("#f6e9c8"), rgb("#fbf4df"), rgb("#ecd9ae")
MADDER, MADDER_TEXT, ON_MADDER = rgb("#c1452f"), rgb("#992f24"), rgb("#fff6e0")
WOAD, WOAD_DUSK = rgb("#2f6f8f"), rgb("#31486e")
HONEY, RING = rgb("#e8b23a"), rgb("#ffc928")
MEADOW, PLUM, GOOD, GOOD_TEXT = rgb("#7f9f3c"), rgb("#6f4a7e"), rgb("#2f7d4a"), rgb("#1f6238")
NIGHT, ON_NIGHT = rgb("#3a2f3c"), rgb("#fbf0d4")
STRIP, ON_STRIP = rgb("#3a241c"), rgb("#fff0d0")
"""The title strip of an enemy half."""
CLEARED = rgb("#cbb98e")
STRAW = rgb("#8a7a62")

LEVELS: tuple[Mark, ...] = (
    Mark("leaf", rgb("#6d8f3a")), Mark("pick", rgb("#b57b35")), Mark("skull", rgb("#5d7186")),
    Mark("star", rgb("#6257a3")), Mark("dragon", rgb("#93333a")),
)  # fmt: skip
BOSS = Mark("candle", rgb("#2f2730"))
KINDS = {
    "might": Mark("axe", rgb("#b8402c")), "song": Mark("lute", rgb("#74559b")),
    "faith": Mark("candle", rgb("#b9831a")), "guile": Mark("mask", rgb("#3f7d55")),
}  # fmt: skip
SEATS = (
    Mark("circle", rgb("#2b9c97")), Mark("square", rgb("#d0742a")),
    Mark("triangle", rgb("#8450ba")), Mark("hexagon", rgb("#bd3a59")),
)  # fmt: skip
LIGHT_SEATS = (0, 1)
"""Seats whose dye takes ink."""
AT_REST, ACTIVE, ROW, ROW_ACTIVE = 0.42, 0.35, 0.72, 0.55
"""How much paper is in the dye of a seat's cloth, and in that of its row of the lane."""
_PALE = rgb("#fbf1d6")


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour with this share of another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def seat_ink(seat: int) -> Colour:
    """What is read on the dye of a seat."""
    return INK if seat in LIGHT_SEATS else ON_MADDER


def seat_words(seat: int) -> Colour:
    """The dye of a seat, so dark that words in it are read on its paler cloth."""
    return mixed(SEATS[seat].colour, INK, 0.68)


def dyed(seat: int, share: float) -> Colour:
    """The cloth of a seat with this share of paper (see `AT_REST`)."""
    return mixed(SEATS[seat].colour, _PALE, share)


def level_mark(level: int) -> Mark:
    """Sign and colour of a level from 1 to 5; 0 is the boss."""
    return LEVELS[level - 1] if level else BOSS


MATERIAL = Material(
    name="cloth",
    day=True,
    banner="broadside",
    beam="textures/tenefyr/beam",
    colours={
        "leather": "#f6e9c8", "leather-edge": "#2a1a14", "leather-row": "#fbf4df", "leather-button": "#fbf4df",
        "leather-hover": "#fffdf2", "leather-pressed": "#ecd9ae", "leather-line": "#2f6f8f", "leather-frame": "#2a1a14",
        "row-edge": "#8a6b46", "strip": "#fbf4df", "inset-leather": "#fbf4df", "inset-edge": "#8a6b46",
        "cream": "#2a1a14", "cream-2": "#452c1e", "on-dark": "#2a1a14",
        "on-beam": "#fff6e0", "on-beam-weak": "#f6e9c8", "bright": "#2a1a14", "muted": "#6b4e3a",
        "on-oxblood": "#fff6e0", "on-ribbon": "#fff6e0", "on-picture": "#fff6e0", "on-picture-title": "#fff0c8",
        "night": "#fbf4df", "plate": "#fbf4df", "veil": "#f6e9c8", "on-shelf": "#fff6e0",
        "on-cloth": "#fff6e0", "on-cloth-2": "#fff6e0", "on-cloth-weak": "#ecd9ae",
        "ink": "#2a1a14", "ink-2": "#6b4e3a", "black-ink": "#2a1a14",
        "gold": "#b8801e", "gold-title": "#2a1a14", "gold-line": "#2f6f8f", "gold-dark": "#2f6f8f", "noun": "#992f24",
        "oxblood": "#ad3a27", "oxblood-light": "#c1452f", "oxblood-dark": "#992f24", "banner": "#2f6f8f",
        "main-text": "#fff6e0", "off-text": "#54432e", "off-fill": "#dcc99c", "off-edge": "#a88f62",
        "parchment": "#f6e9c8", "parchment-hover": "#fffaf0", "parchment-pressed": "#ecd9ae",
        "parchment-button": "#fbf4df", "parchment-card": "#fbf4df", "parchment-rim": "#8a6b46",
        "parchment-edge": "#2a1a14", "parchment-rule": "#b79a68", "inset-parchment": "#ecd9ae",
        "focus": "#255c78", "focus-back": "#fff6e0", "selected": "#2f7d4a", "key-fill": "#ecd9ae",
        "legal": "#ffc928", "hovered": "#fff3c0", "danger": "#f0c4ae", "backdrop": "#b9c98a", "chip-ink": "#fff6e0",
        "rule-link": "#21506e", "rule-link-ink": "#21506e", "loss": "#992f24",
    },
    gradients={
        "main": ("#b94029", "#a33522"), "main-hover": ("#c1452f", "#ad3a27"), "gold-text": ("#9c3322", "#7c2418"),
        "lost-text": ("#31486e", "#22314c"), "beam": ("#347799", "#2a6380"), "chip": ("#c1452f", "#992f24"),
        "beam-text": ("#fff6e0", "#f6e9c8"),
    },
    textures={"leather": "tenefyr/lime", "parchment": "tenefyr/broadside", "beam": "tenefyr/broadside"},
    faces={
        "title": "wonky", "title-semibold": "wonky", "title-bold": "wonky-black", "heading": "wonky",
    },
    seats=SEATS,
)  # fmt: skip
"""Cloth and paper where the house has leather and parchment; no gold line."""

THEME = ThemePart(
    marks={
        "level": {str(number): mark for number, mark in enumerate(LEVELS, 1)} | {"boss": BOSS},
        "kind": KINDS,
    },
    sample=("kind", "level"),
    icons={"lantern": HONEY, "fire": MADDER, "candle": HONEY},
    material=MATERIAL,
)
