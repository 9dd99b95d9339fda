"""The title of the Warhammer Quest card game: the grate below the town, with what waits behind it."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.warhammer_quest.theme import BONE, EMBER, EMBER_DARK, IRON_EDGE, MUTE, PITCH, SOOT, STONE, TORCH_LIGHT
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.title_look import BoxLook, MenuLook, ShelfLight

PICTURE = "scenes/warhammer-quest/title"
LOGO_LEFT, LOGO_WIDTH, LOGO_HEIGHT = 96.0, 620.0, 330.0


class WarhammerQuestTitle:
    """The title look of the Warhammer Quest card game."""

    box = BoxLook(
        spine="boxes/warhammer-quest/spine",
        short="boxes/warhammer-quest/spine-short",
        end="boxes/warhammer-quest/box-end",
        lid=((93, 101, 104), (60, 65, 68)),
        contour=PITCH,
    )
    light = ShelfLight(tint=(255, 220, 168), pool=1250.0)
    music = "title"
    seats = (2, 4)
    menu: MenuLook | None = MenuLook(
        banner=(EMBER, EMBER_DARK),
        warm=((216, 100, 44), (146, 48, 18)),
        pressed=(92, 26, 10),
        rest=((60, 65, 68), SOOT),
        rest_warm=((78, 84, 88), (30, 34, 36)),
        frame=IRON_EDGE,
        line=TORCH_LIGHT,
        ink=BONE,
        ink_warm=TORCH_LIGHT,
        ink_weak=MUTE,
        ink_off=(128, 124, 110),
        shade=PITCH,
        plate=(STONE, SOOT),
        pointed=False,
    )

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """The picture, dark where the menu lies."""
        size = canvas.surface.get_size()
        canvas.surface.blit(canvas.images.get(PICTURE, size, fit="cover"), (0, 0))

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Nothing moves."""
        return ()

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The name in the letters of the house."""
        style = Style("title-bold", 92 * size / canvas.type.factor)
        at = (canvas.bounds.x + LOGO_LEFT, top + 150 * size)
        name = words("ui.menu.name")
        canvas.text(name, at, style, TORCH_LIGHT, width=LOGO_WIDTH * size, outline=(PITCH, 3.0), alpha=alpha)
