"""A picture: sky, light, scenery and figure together, and how they are printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PIL import Image

from .ground import Sky
from .light import Light
from .plate import Plate
from .press import Print, engraved
from .shapes import Part

CARD = (680, 600)
WIDE = (1360, 600)
FINE = 2.0


@dataclass(frozen=True)
class Picture:
    """What is drawn, back to front: sky, `scenery`, then `figure`, round which the ground is kept light.

    `size` in units; `pixels` is the finished size (by default one pixel for each unit).
    """

    scenery: Callable[[], Part]
    figure: Callable[[], Part] | None = None
    sky: Sky = field(default_factory=Sky)
    light: Light = field(default_factory=Light)
    style: Print = field(default_factory=Print)
    size: tuple[int, int] = CARD
    pixels: tuple[int, int] | None = None
    finish: Callable[[Image.Image], Image.Image] | None = None

    def plate(self, scale: float = FINE) -> Plate:
        """Return the plate with everything laid on it."""
        plate = Plate(*self.size, self.sky, self.light, scale, seed=self.sky.seed)
        plate.lay_all(self.scenery())
        if self.figure:
            plate.begin_figure()
            plate.lay_all(self.figure())
        return plate

    def drawn(self, scale: float = FINE) -> Image.Image:
        """Return the finished print; a scale below `FINE` is a draft."""
        image = engraved(self.plate(scale), self.style, self.pixels)
        return self.finish(image) if self.finish else image
