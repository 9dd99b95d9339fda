"""Theme: chart paper, blue shagreen in brass, felt; vermilion for what is now; decks, terrains, families and seats."""

from __future__ import annotations

from game.ui.screen.theme import Colour, Mark, Material, ThemePart, rgb

INK, INK_2, INK_3 = rgb("#1d1712"), rgb("#5b4a38"), rgb("#6b5a44")
"""Line and text on paper; what is said second; and by the way."""
SLIP, BARE, SLIP_ROW = rgb("#eee3c6"), rgb("#eadfc0"), rgb("#e3d3a6")
"""Reading, unsurveyed land, a row on a slip."""
SHAGREEN, DEEP, FELT = rgb("#17363f"), rgb("#0d222b"), rgb("#1d4655")
BRASS, BRASS_LIGHT, BRASS_DARK = rgb("#c9a45a"), rgb("#f0dba0"), rgb("#6b4a1c")
VERMILION, VERMILION_DARK, VERMILION_LIGHT = rgb("#c8422b"), rgb("#8e2a1b"), rgb("#ee7a5e")
CREAM, MUTED, BONE = rgb("#f4ead0"), rgb("#b9c4bd"), rgb("#f6edd6")
BETTER, WORSE, CHOSEN = rgb("#2f6a34"), rgb("#8e2a1b"), rgb("#ffe58a")
SEA_INK, DARK = rgb("#2f5577"), rgb("#0a1418")
HEALTH, HEALTH_DARK, LOST = rgb("#d2442f"), rgb("#96281b"), rgb("#3a0d0a")

SEATS = (
    Mark("circle", rgb("#35b6b0")), Mark("square", rgb("#e8913a")),
    Mark("triangle", rgb("#b583e0")), Mark("hexagon", rgb("#f06d86")),
)  # fmt: skip
DECKS = {
    "combat": Mark("diamond", rgb("#dd7a26")), "exploration": Mark("octagon", rgb("#4f9a4a")),
    "social": Mark("square", rgb("#8f56b8")), "facedown": Mark("circle", rgb("#7d7669")),
}  # fmt: skip
GROUNDS = {"hero": rgb("#28566a"), "asset": rgb("#b98c42"), "enemy": rgb("#8a2a20")}
"""The ground of a token by whose it is."""
FAMILIES = {
    "body": Mark("fist", rgb("#8e2a1b")), "mind": Mark("head", rgb("#2f5f86")),
    "spirit": Mark("flame", rgb("#a8842a")),
}  # fmt: skip
ATTRIBUTES = {"body": rgb("#c8422b"), "mind": rgb("#3f86bd"), "spirit": rgb("#e0a93a")}
"""The rims of the attributes on blue, in the order in which they are printed."""
ASSETS = {
    "weapon": rgb("#8e2a1b"), "clothing": rgb("#2f5f86"), "equipment": rgb("#7a6a3a"), "movement": rgb("#3c7034"),
    "goods": rgb("#6b4a7a"),
}  # fmt: skip
TERRAINS = {
    "plains": Mark("corn", rgb("#a8791a")), "forest": Mark("leaf", rgb("#3c7034")),
    "hills": Mark("hill", rgb("#a35c22")), "mountain": Mark("peak", rgb("#57505c")),
    "water": Mark("wave", rgb("#1f6c88")), "wild": Mark("star", rgb("#c23a22")),
}  # fmt: skip
"""The signs of the dice."""
WASHES = {
    "plains": rgb("#dfd7a0"), "forest": rgb("#9fb57a"), "hills": rgb("#d6b67a"), "mountain": rgb("#c2aa94"),
    "water": rgb("#79afbf"), "city": rgb("#e0a487"),
}  # fmt: skip


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour with this share of another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def seat_colour(seat: int) -> Colour:
    """The colour of a seat, numbered from 1."""
    return SEATS[(seat - 1) % len(SEATS)].colour


MATERIAL = Material(
    name="brass",
    brass=True,
    banner="plaque",
    colours={
        "leather": "#17363f", "leather-edge": "#071318", "leather-row": "#1c414b", "leather-button": "#0d222b",
        "leather-hover": "#1a3d48", "leather-pressed": "#08171d", "leather-line": "#a58a52", "leather-frame": "#c9a45a",
        "row-edge": "#41646a", "strip": "#0d222b", "inset-leather": "#0d222b", "inset-edge": "#5d7a7c",
        "cream": "#f4ead0", "cream-2": "#cfd6cb", "on-dark": "#f4ead0",
        "on-beam": "#f4ead0", "on-beam-weak": "#b9c4bd", "bright": "#fff6de", "muted": "#b9c4bd",
        "on-oxblood": "#fff3dc", "on-ribbon": "#ffffff", "on-picture": "#f4ead0", "on-picture-title": "#f0dba0",
        "night": "#0d222b", "plate": "#0d222b", "veil": "#071318", "on-shelf": "#f4ead0",
        "on-cloth": "#fff6de", "on-cloth-2": "#f4ead0", "on-cloth-weak": "#cfd6cb",
        "ink": "#1d1712", "ink-2": "#5b4a38", "black-ink": "#14100c",
        "gold": "#c9a45a", "gold-title": "#f0dba0", "gold-line": "#c9a45a", "gold-dark": "#7d6534", "noun": "#f0dba0",
        "oxblood": "#a8321f", "oxblood-light": "#c8422b", "oxblood-dark": "#7a2214", "banner": "#942a19",
        "main-text": "#fff3dc", "off-text": "#a3b2b1", "off-fill": "#122a33", "off-edge": "#5d7a7c",
        "parchment": "#eee3c6", "parchment-hover": "#fbf4df", "parchment-pressed": "#d9c99c",
        "parchment-button": "#e6d8b2", "parchment-card": "#f3e9cf", "parchment-rim": "#a98f5f",
        "parchment-edge": "#1d1712", "parchment-rule": "#6b5a44", "inset-parchment": "#dccb9c",
        "focus": "#ffe58a", "focus-back": "#0a1418", "selected": "#c9a45a", "key-fill": "#0a1b22",
        "legal": "#ffe58a", "hovered": "#fff6d0", "danger": "#4a1a13", "backdrop": "#1a110b", "chip-ink": "#14100c",
        "rule-link": "#9cc6e0", "rule-link-ink": "#24557a", "loss": "#f0907c",
    },
    gradients={
        "main": ("#d14a31", "#93291a"), "main-hover": ("#df5a40", "#a63423"), "gold": ("#f0dba0", "#9a7836"),
        "gold-text": ("#f7e7b6", "#d8b468"), "lost-text": ("#b9c9d2", "#6f8a99"),
        "beam": ("#12303a", "#0b2029"), "beam-text": ("#f7e7b6", "#d8b468"), "chip": ("#f0dba0", "#a98340"),
        "health": ("#d9523a", "#96281b"),
    },
    textures={
        "leather": "runebound/shagreen", "parchment": "runebound/slip", "beam": "runebound/shagreen",
        "planks": "runebound/walnut", "felt": "runebound/felt",
    },
    seats=SEATS,
)  # fmt: skip
"""Blue shagreen in brass where the house has leather, chart paper where it has parchment, walnut below all."""

THEME = ThemePart(
    marks={"deck": DECKS, "terrain": TERRAINS, "family": FAMILIES},
    sample=("deck",),
    icons={"heart": HEALTH, "gold": BRASS},
    material=MATERIAL,
)
