"""Geometry: what numbers of a plane mean, for maps, layouts and everything that is drawn."""

from __future__ import annotations

Point = tuple[float, float]
"""From the left and from the top."""
Size = tuple[float, float]
"""Width, height."""
PixelSize = tuple[int, int]
"""Width and height in whole pixels."""
Area = tuple[float, float, float, float]
"""Left, top, width, height."""
