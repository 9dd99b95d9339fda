"""The die of Heroica: bone, with a blue shield, an ink sword, a red skull, and sword and skull together."""

from __future__ import annotations

from assets.workshop.dice import Die
from assets.workshop.heroica.signs import ALL

BLUE, INK, RED = "#2f62a0", "#2b1a10", "#b5382a"
LANDINGS = {"shield": (-12, 6), "sword": (12, -7), "skull": (-12, 5), "both": (11, -5)}
"""Yaw and roll of the die at rest, in degrees."""
DICE = {
    "bone": Die(
        "#f3e9d2",
        "#a58a62",
        faces={
            "shield": (("face-shield", 0, 1, 56, BLUE),),
            "sword": (("face-sword", 0, 0, 56, INK),),
            "skull": (("face-skull", 0, 1, 54, RED),),
            "both": (("face-sword", -10, -10, 38, INK), ("face-skull", 13, 13, 32, RED)),
        },
        tumbling=("sword", "skull", "both", "shield", "skull", "sword"),
        shine=0.25,
        glyphs=ALL,
        landings=LANDINGS,
    )
}
