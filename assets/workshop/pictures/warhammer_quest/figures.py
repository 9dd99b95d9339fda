"""Light and print that heroes, enemies and nemeses share, and how their pictures become recipes."""

from __future__ import annotations

from collections.abc import Callable

from assets.workshop.engraving import Light, Part, Picture, Print, Sky, placed
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import QUALITY
from assets.workshop.recipe import Recipe

LIGHT = Light(key=(-0.5, -0.62, 0.66), ambient=0.28)
PRINT = Print(gamma=0.78, white=96)


def figure(scenery: Callable[[], Part], person: Callable[[], Part], x: float = 340, y: float = 240, size: float = 1.0,
    sky: Sky | None = None) -> Picture:
    """Return the picture of a figure drawn round its own eyes, which come to x, y."""
    return Picture(scenery, lambda: placed(person(), x, y, size), sky or Sky(), LIGHT, PRINT)


def recipes(pictures: dict[str, Picture], module: str, *kits: str) -> tuple[Recipe, ...]:
    """Return the recipes of a module's pictures; `kits` are the modules of the kit it uses."""
    return tuple(engraving(f"pictures/warhammer-quest/{name}", picture, module, *kits,
        shared=("figures", "setting"), quality=QUALITY) for name, picture in pictures.items())
