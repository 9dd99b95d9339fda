"""Small things without rules, four in each land: drawn alone, three quarters of their size, to be laid on a square."""

from __future__ import annotations

from PIL import Image

from assets.workshop.engraving import placed
from assets.workshop.heroica.tiles import decor_indoors, decor_outdoors
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.small import on_square

MOTIFS = decor_outdoors.MOTIFS | decor_indoors.MOTIFS
SHARE, LEFT, DOWN = 0.92, 4.0, 4.0
"""How large they are, and where they lie: to the left and low, so that a figure beside them is seen."""


def drawn_on(land: Land, name: str) -> Image.Image:
    """One of them."""
    return on_square(land, placed(MOTIFS[name](land), LEFT, DOWN, SHARE))
