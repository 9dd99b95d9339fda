"""The one palette of the pictures: printed colours, skins, metals and the accents of traits."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

PAPER = "#efe2c2"
INK = "#1a120e"
OXBLOOD = "#a8452f"
MOSS = "#8ba046"
GOLD = "#d9ad4c"
SLATE = "#46597e"
FOG = "#d8cfa2"

WOOD = "#7a5230"
DARK_WOOD = "#533620"
LEATHER = "#74502f"
STEEL = "#a9b3b8"
DARK_STEEL = "#747f88"
BONE = "#ecdfbd"
STONE = "#948d80"
LAMPLIGHT = "#ffd873"
EMBER = "#e8641e"
BLOOD = "#9c2a20"


def rgb(colour: str) -> NDArray[np.float32]:
    """Return `#rrggbb` as three numbers from 0 to 1."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / np.float32(255)


def mixed(colour: str, other: str, share: float) -> str:
    """Return `colour` with `share` (0 to 1) of `other` in it."""
    blend = rgb(colour) * (1 - share) + rgb(other) * share
    return "#" + "".join(f"{round(float(part) * 255):02x}" for part in blend)


def darker(colour: str, share: float = 0.25) -> str:
    """Return `colour` in shade, towards a warm black."""
    return mixed(colour, "#20140f", share)


def lighter(colour: str, share: float = 0.25) -> str:
    """Return `colour` in light, towards a warm white."""
    return mixed(colour, "#fff4d8", share)
