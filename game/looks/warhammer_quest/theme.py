"""Theme: the colours of the cellar, and those that mean something in this game, each with the name of its shape."""

from __future__ import annotations

from game.looks.adventure.theme import PERILS, marks
from game.ui.screen.theme import Colour, Material, ThemePart, rgb

PITCH, SOOT = rgb("#0c0e0f"), rgb("#16191a")
"""Depth: wells, and the outline of every object."""
STONE = rgb("#33373a")
IRON, IRON_EDGE = rgb("#3c4144"), rgb("#8b9497")
TORCH, TORCH_LIGHT = rgb("#f2a33a"), rgb("#ffcf7a")
"""What may be touched: legal, lit, in focus."""
EMBER, EMBER_DARK, EMBER_INK = rgb("#bd4f1b"), rgb("#7c240c"), rgb("#fff3d6")
"""The one main button, the phase that runs, the chosen entry; its type is bold and 21 or larger."""
BRASS, GOLD, LEGENDARY = rgb("#c19a4c"), rgb("#ffd979"), rgb("#ffc24a")
"""Advanced and elite; the light of what is legendary, and of nothing else."""
BLOOD = rgb("#a3211c")
WARP = rgb("#9bd64a")
"""What is not of this world: never a button, never good."""
BONE, MUTE = rgb("#efe4c8"), rgb("#b9b29a")
"""Type on iron."""
INK, INK_2, RED_INK = rgb("#22170d"), rgb("#4a3722"), rgb("#8e2f20")
HIDE = rgb("#5a3d24")

RAYS: dict[str, tuple[Colour, Colour]] = {
    "ironbreaker": (rgb("#4f7391"), rgb("#22323f")),
    "waywatcher": (rgb("#64803f"), rgb("#2a381b")),
    "warrior-priest": (rgb("#8e3b33"), rgb("#43171a")),
    "bright-wizard": (rgb("#c05a1e"), rgb("#5a2408")),
}
"""Rays and ground of a hero's action cards."""


TIERS = marks({"one": ("circle", "#8ba046"), "two": ("diamond", "#5f86c4"), "three": ("triangle", "#d0492f")})
NUMBERS = marks(
    {
        "attack": ("jag", "#7d3a12"),
        "resilience": ("shield", "#3f5a70"),
        "health": ("heart", "#a01f24"),
        "wound": ("drop", "#8c1d18"),
    }
)
CONDITIONS: dict[str, Colour] = {
    "sickened": rgb("#4d7228"),
    "bleeding": rgb("#8c1d18"),
    "empowered": rgb("#8a6428"),
}

MATERIAL = Material(
    name="iron",
    colours={
        "leather": "#1c2022",
        "leather-edge": "#0c0e0f",
        "leather-row": "#22272a",
        "leather-button": "#2b3033",
        "leather-hover": "#464e52",
        "leather-pressed": "#14181a",
        "leather-line": "#757e82",
        "leather-frame": "#8b9497",
        "row-edge": "#4a5256",
        "inset-leather": "#0f1213",
        "inset-edge": "#566065",
        "cream": "#efe4c8",
        "cream-2": "#b9b29a",
        "on-dark": "#efe4c8",
        "on-beam": "#efe4c8",
        "on-beam-weak": "#b9b29a",
        "bright": "#fff3d6",
        "muted": "#b9b29a",
        "gold": "#c19a4c",
        "gold-title": "#ffcf7a",
        "gold-line": "#f2a33a",
        "gold-dark": "#6a7377",
        "noun": "#ffcf7a",
        "oxblood": "#7c2618",
        "oxblood-light": "#a84516",
        "oxblood-dark": "#7c240c",
        "banner": "#4b3422",
        "main-text": "#fff3d6",
        "off-text": "#989d98",
        "off-fill": "#191d1f",
        "off-edge": "#566065",
        "focus": "#ffcf7a",
        "selected": "#ffcf7a",
        "key-fill": "#0f1213",
        "danger": "#4a1a10",
        "backdrop": "#0c0e0f",
        "chip-ink": "#fff3d6",
    },
    gradients={
        "main": ("#bd4f1b", "#76220b"),
        "main-hover": ("#e06c2e", "#96341a"),
        "gold-text": ("#f6ecd2", "#c9bd9c"), "beam-text": ("#f6ecd2", "#c9bd9c"),
        "beam": ("#2b3032", "#191c1e"),
        "chip": ("#bd4f1b", "#76220b"),
    },
    textures={"leather": "iron-dark", "beam": "iron", "planks": "flagstones"},
    cut=True,
    nailed=True,
    banner="notice",
)
"""Iron and stone where the house has leather and gold; what somebody has written is nailed to it."""

THEME = ThemePart(
    marks={"peril": PERILS, "tier": TIERS, "number": NUMBERS},
    colours=CONDITIONS,
    sample=("peril", "tier"),
    material=MATERIAL,
    icons={"wound": (222, 140, 120), "heart": (222, 140, 120), "success": (240, 214, 140)},
)
