"""The light and the press of everything that is seen under the town."""

from __future__ import annotations

from assets.workshop.engraving import Light, Print

LAMPLIT = Light(key=(-0.5, -0.72, 0.6), ambient=0.24)
"""One light from the upper left, a little of it everywhere."""

DEEP = Print(gamma=0.86, white=96)
"""For places with lamps in them."""

BRIGHT = Print(gamma=0.78, white=95)
"""For places that would print too dark to be read on a card."""

QUALITY = 50
"""Of JPEG: brick, fur and water are all lines, and at the usual 88 a place would take three quarters more bytes; the
eye finds no difference at the size of the picture itself."""
