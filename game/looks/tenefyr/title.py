"""The title of Heroes of Tenefyr: a painted cloth between two poles on the village green, with wordmark and menu."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style, rgb
from game.ui.title_look import BoxLook, MenuLook, ShelfLight
from game.ui.title_picture import TitlePicture

GREEN = TitlePicture("scenes/tenefyr/title", (2560.0, 1080.0), 1920.0)
LOGO_LEFT, LOGO = 150.0, (454.0, 200.0)
SIGN = pygame.FRect(0.0, 202.0, 330.0, 38.0)
"""The ribbon below the letters, from the upper edge of the sign."""
INK, INK_2, LIME, CLOTH, MADDER, MADDER_DARK = (
    rgb("#2a1a14"), rgb("#6b4e3a"), rgb("#fbf4df"), rgb("#ecd9ae"), rgb("#c1452f"), rgb("#992f24"),
)  # fmt: skip
ON_MADDER, HONEY = rgb("#fff6e0"), rgb("#e8b23a")


class TenefyrTitle:
    """The title look of Heroes of Tenefyr."""

    box = BoxLook(
        spine="boxes/tenefyr/spine",
        short="boxes/tenefyr/spine-short",
        end="boxes/tenefyr/box-end",
        lid=(rgb("#347799"), rgb("#2a6380")),
        contour=rgb("#1d3a4a"),
        sound="drawer",
    )
    light = ShelfLight(tint=(252, 244, 222), pool=1120.0, day=True)
    music = "fair"
    seats = (1, 4)
    menu: MenuLook | None = MenuLook(
        banner=(rgb("#cf4f38"), rgb("#b23c28")),
        warm=(rgb("#dc6049"), MADDER),
        pressed=MADDER_DARK,
        rest=(MADDER, MADDER_DARK),
        rest_warm=(rgb("#cf4f38"), MADDER),
        frame=HONEY,
        line=ON_MADDER,
        ink=INK,
        ink_warm=MADDER_DARK,
        ink_weak=INK_2,
        ink_off=rgb("#74614a"),
        plate=None,
        pointed=True,
    )

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """The green with the cloth on its poles."""
        lift = GREEN.lift(canvas, foot)
        if canvas.theme.textured:
            GREEN.draw(canvas, lift)
        else:
            GREEN.draw_plain(canvas, lift)

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Nothing moves on painted cloth."""
        return ()

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The letters, and below them on a ribbon what it is."""
        x = canvas.bounds.x + LOGO_LEFT
        made = canvas.images.get("scenes/tenefyr/wordmark", (canvas.px(LOGO[0] * size), canvas.px(LOGO[1] * size)))
        canvas.blit(made, (x, top), alpha)
        if not words.has("ui.menu.logo_below"):
            return
        said, high = words("ui.menu.logo_below"), SIGN.height * size
        style = canvas.type.at_most(Style("story-italic", 24), high * 0.66)
        wide = max(SIGN.width * size, canvas.type.width(said, style) + 36)
        slip = pygame.FRect(0, top + SIGN.y * size, wide, high)
        slip.centerx = x + LOGO[0] * size / 2
        canvas.rect(slip, LIME, edge=INK, width=2, alpha=alpha)
        canvas.text(said, slip.center, style, INK, align="middle", at="mid", width=slip.width - 20, alpha=alpha)
