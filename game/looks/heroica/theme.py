"""Theme: birch, paint and cream paper in daylight, and the paints of the seats."""

from __future__ import annotations

from game.ui.screen.theme import Colour, Mark, Material, ThemePart, rgb

INK, INK_2, RED = rgb("#2b1a10"), rgb("#4f371d"), rgb("#a3301f")
BIRCH, BIRCH_BRIGHT = rgb("#e4c68e"), rgb("#f6e6bc")
EDGE, END_GRAIN = rgb("#8f6434"), rgb("#6a4420")
PAPER, PAPER_EDGE = rgb("#fff7e0"), rgb("#6b4a24")
CREAM = rgb("#fffaea")
"""Type on the paint of a seat, but for the fourth, whose type is ink."""
WELLS = {"weapons": rgb("#c99a5c"), "potions": rgb("#bf9a68"), "relics": rgb("#8a5a5e")}
FELT = rgb("#557630")
BAND, BAND_LINE = rgb("#fff1a0"), rgb("#8a5a14")
"""Round the panel of whose turn it is."""
REACHABLE, REACHABLE_FIGHT = rgb("#fff6aa"), rgb("#ffc496")
PIP = rgb("#fff3d0")
SIDES = {"head": rgb("#b5382a"), "flank": rgb("#e0a52c"), "tail": rgb("#35618f")}
"""The sides of a final boss."""

SEATS = (
    Mark("circle", rgb("#c4473a")), Mark("square", rgb("#3f6f9f")),
    Mark("triangle", rgb("#5c8f34")), Mark("hexagon", rgb("#d99a1e")),
)  # fmt: skip
"""The paint of bases, paths and chips."""
GROUNDS: tuple[Colour, ...] = (rgb("#a5342a"), rgb("#35618f"), rgb("#3d6624"), rgb("#e0a52c"))
"""The paint below type."""
TYPES: tuple[Colour, ...] = (CREAM, CREAM, CREAM, INK)
STARS: tuple[Colour, ...] = (BIRCH_BRIGHT, BIRCH_BRIGHT, BIRCH_BRIGHT, rgb("#6b3a10"))
FEATURES = ("circle", "square", "triangle", "hexagon")
"""The shapes of the bases by seat."""

MATERIAL = Material(
    name="birch",
    day=True,
    banner="pennant",
    colours={
        "leather": "#e4c68e", "leather-edge": "#8f6434", "leather-row": "#ecd4a2", "leather-button": "#f0dcae",
        "leather-hover": "#f8ecca", "leather-pressed": "#d8b878", "leather-line": "#8f6434", "leather-frame": "#8f6434",
        "row-edge": "#b58a50", "strip": "#fff7e0", "inset-leather": "#fff7e0", "inset-edge": "#8f6434",
        "cream": "#2b1a10", "cream-2": "#4f371d", "on-dark": "#2b1a10",
        "on-beam": "#2b1a10", "on-beam-weak": "#4f371d", "bright": "#2b1a10", "muted": "#4f371d",
        "on-oxblood": "#fffaea", "on-ribbon": "#fffaea", "on-picture": "#fffaea", "on-picture-title": "#fff1c8",
        "night": "#fff7e0", "plate": "#fff7e0", "veil": "#f6e6bc",
        "on-cloth": "#fffaea", "on-cloth-2": "#fffaea", "on-cloth-weak": "#f6e6bc",
        "gold": "#b8801e", "gold-title": "#3f1f08",
        "gold-line": "#8f6434", "gold-dark": "#8f6434", "noun": "#6e2a0e",
        "oxblood": "#a3301f", "oxblood-light": "#b23a2e", "oxblood-dark": "#7c2618", "banner": "#b23a2e",
        "main-text": "#fffaea", "off-text": "#5f4b28", "off-fill": "#dcc08a", "off-edge": "#b08a52",
        "parchment": "#fff7e0", "parchment-hover": "#fffdf0", "parchment-pressed": "#ecd9ac",
        "parchment-button": "#f6e6bc", "parchment-card": "#fdf0d0", "parchment-rim": "#6b4a24",
        "parchment-edge": "#6b4a24", "parchment-rule": "#c9a868", "inset-parchment": "#f0dcae",
        "focus": "#b5382a", "focus-back": "#fffaea", "selected": "#b8801e", "key-fill": "#fff7e0",
        "legal": "#fff6aa", "hovered": "#fffdf0", "danger": "#e8b49c", "backdrop": "#a9c178", "chip-ink": "#fffaea",
        "rule-link": "#33527d", "loss": "#a3301f",
    },
    gradients={
        "main": ("#c4473a", "#9c2f24"), "main-hover": ("#d65a4c", "#b23a2e"), "gold-text": ("#8a3a14", "#5c2410"),
        "beam-text": ("#8a3a14", "#5c2410"),
        "lost-text": ("#3f5f8c", "#24344f"),
        "beam": ("#f0dcae", "#d8b67a"), "chip": ("#c4473a", "#9c2f24"),
    },
    textures={
        "leather": "heroica/birch", "beam": "heroica/ruler", "planks": "heroica/lawn", "parchment": "heroica/paper",
    },
    faces={
        "title": "script", "title-semibold": "script", "title-bold": "script", "heading": "script",
        "story": "ui-medium", "story-semibold": "ui-bold", "story-bold": "ui-bold",
    },
    seats=SEATS,
)  # fmt: skip
"""Birch where the house has leather, paint where it has gold."""

THEME = ThemePart(material=MATERIAL, icons={"heart": rgb("#b5382a"), "gold": rgb("#8a5a14")})
