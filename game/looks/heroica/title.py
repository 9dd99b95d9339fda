"""The title of Heroica: a board on a lawn under an apple tree, its figures, painted letters, and a menu of laths."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style, rgb
from game.ui.title_look import BoxLook, MenuLook, ShelfLight
from game.ui.title_picture import TitlePicture

LAWN = TitlePicture("scenes/heroica/title", (2580.0, 1080.0), 1920.0)
FIGURES = "pictures/heroica/figures"
STAGE: tuple[tuple[str, float, float, float], ...] = (
    ("goblin-guardian", 1198.6, 750.5, 84), ("bat", 1570.1, 740.6, 90), ("golem-lord", 1438.7, 780.6, 104),
    ("king-crab", 955.0, 822.0, 100), ("knight", 1141.2, 875.2, 172), ("wizard", 1294.7, 902.4, 176),
    ("ranger", 1470.1, 894.2, 170), ("princess", 1634.0, 886.1, 164),
)  # fmt: skip
"""Who stands on the board: the foot in the picture, and the width of a square there."""
FOOT, TALL = 0.925, 320 / 192
"""Where the foot lies in the picture of a figure, and how high that is, in squares."""
DIE = ("dice/heroica/bone_shield", 752.0, 964.0, 150.0)
LOGO_LEFT, LOGO = 92.0, (760.0, 169.0)
SIGN = pygame.FRect(100.0, 178.0, 330.0, 42.0)
"""The lath below the letters, from the upper edge of the sign."""
INK, PAPER, EDGE = rgb("#2b1a10"), rgb("#f6e6bc"), rgb("#8f6434")


class HeroicaTitle:
    """The title look of Heroica."""

    box = BoxLook(
        spine="boxes/heroica/spine",
        short="boxes/heroica/spine-short",
        end="boxes/heroica/box-end",
        lid=(rgb("#f0dcae"), rgb("#c99a5c")),
        contour=rgb("#3a2412"),
        sound="drawer",
    )
    light = ShelfLight(tint=(250, 246, 222), pool=1180.0, day=True)
    music = "lawn"
    seats = (1, 4)
    menu: MenuLook | None = MenuLook(
        banner=(rgb("#c4473a"), rgb("#9c2f24")),
        warm=(rgb("#d65a4c"), rgb("#b23a2e")),
        pressed=rgb("#7c2618"),
        rest=(rgb("#a83a2c"), rgb("#8c2c20")),
        rest_warm=(rgb("#c4473a"), rgb("#9c2f24")),
        frame=EDGE,
        line=PAPER,
        ink=INK,
        ink_warm=rgb("#8c2c20"),
        ink_weak=rgb("#5c4226"),
        ink_off=rgb("#695434"),
        plate=(rgb("#f6e6bc"), rgb("#e4c68e")),
        pointed=False,
        corner=8.0,
    )

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """The lawn with the board, and the standees on it."""
        lift = LAWN.lift(canvas, foot)
        if not canvas.theme.textured:
            LAWN.draw_plain(canvas, lift)
            return
        LAWN.draw(canvas, lift)
        for figure, x, y, square in STAGE:
            high = TALL * square
            part = pygame.FRect(x - high / 2, y - high * FOOT, high, high)
            canvas.image(f"{FIGURES}/{figure}", LAWN.logical(canvas, lift, part), fit="contain")
        name, x, y, side = DIE
        part = pygame.FRect(x - side / 2, y - side / 2, side, side)
        canvas.image(name, LAWN.logical(canvas, lift, part), fit="contain")

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Nothing moves in the sun of ten in the morning."""
        return ()

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The painted letters, and what it is on a lath below them."""
        x = canvas.bounds.x + LOGO_LEFT
        made = canvas.images.get("scenes/heroica/wordmark", (canvas.px(LOGO[0] * size), canvas.px(LOGO[1] * size)))
        canvas.blit(made, (x, top), alpha)
        if not words.has("ui.menu.logo_below"):
            return
        said, high = words("ui.menu.logo_below"), SIGN.height * size
        style = canvas.type.at_most(Style("ui-bold", 22), high * 0.62)
        wide = max(SIGN.width * size, canvas.type.width(said, style) + 28)
        lath = pygame.FRect(canvas.bounds.x + SIGN.x, top + SIGN.y * size, wide, high)
        canvas.rect(lath, PAPER, radius=6, edge=EDGE, width=2, alpha=alpha)
        canvas.text(said, lath.center, style, INK, align="middle", at="mid", width=lath.width - 24, alpha=alpha)
