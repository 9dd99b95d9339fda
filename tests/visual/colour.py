"""Colour as eyes see it: luminance and contrast, simulated colour blindness, and the distance of two colours.

Colours are sRGB, three whole numbers up to 255. Luminance and contrast follow WCAG 2.2; the distance is the CIE 1976
one in L*a*b* (D65). Colour blindness is simulated with the matrices of Machado, Oliveira and Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009), severity 1, in linear RGB.
"""

from __future__ import annotations

import math

Colour = tuple[int, int, int]
Lab = tuple[float, float, float]
Matrix = tuple[tuple[float, float, float], ...]

WEIGHTS = (0.2126, 0.7152, 0.0722)
VISIONS: dict[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": (WEIGHTS, WEIGHTS, WEIGHTS),
}
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LINEAR = tuple(_linear(value) for value in range(256))


def luminance(colour: Colour) -> float:
    """The relative luminance, 0 to 1."""
    return sum(weight * LINEAR[value] for weight, value in zip(WEIGHTS, colour, strict=True))


def contrast(one: float, other: float) -> float:
    """The contrast of two luminances, 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def seen(colour: Colour, vision: str) -> Colour:
    """The colour as an eye of this vision sees it."""
    red, green, blue = _times(VISIONS[vision], [LINEAR[value] for value in colour])
    return _coded(red), _coded(green), _coded(blue)


def gap(one: Lab, other: Lab) -> float:
    """How far apart two colours look: 2 is just seen side by side, 20 is told at a glance, black and white are 100."""
    return math.dist(one, other)


def lab(colour: Colour) -> Lab:
    """The colour in L*a*b*."""
    parts = _times(_XYZ, [LINEAR[value] for value in colour])
    x, y, z = (_bent(part / white) for part, white in zip(parts, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, value: list[float]) -> list[float]:
    return [sum(part * each for part, each in zip(row, value, strict=True)) for row in matrix]


def _coded(part: float) -> int:
    part = min(1.0, max(0.0, part))
    return round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def _bent(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
