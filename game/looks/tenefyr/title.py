"""The title of Heroes of Tenefyr: a painted cloth between two poles on the village green, with wordmark and menu."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.tenefyr.stuffs import HATCH, draw_cloth
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style, rgb
from game.ui.title_look import BoxLook, MenuLook, ShelfLight
from game.ui.title_picture import TitlePicture

GREEN = TitlePicture("scenes/tenefyr/title", (3225.0, 1350.0), 2400.0)
HANGS = (74.0, 16.0, 726.0, 6.0)
"""Where the cloth hangs: from the left and the upper edge of the window, its width, and what is left below it."""
POLE, POLES = 24.0, 18.0
"""How thick a pole is, and how far it stands from the cloth."""
BORDER = 16.0
"""How far the border stands from the lower edge: as low as the scallops allow, for the menu ends close above it."""
RINGS, ROPE = 14, rgb("#d9b878")
LOGO_LEFT, LOGO = 150.0, (454.0, 200.0)
LOWER = 26.0
"""How much lower than those of other titles the letters stand: above them is the rope."""
SIGN = pygame.FRect(0.0, 202.0, 330.0, 38.0)
"""The ribbon below the letters, from the upper edge of the sign."""
INK, INK_2, LIME, MADDER, MADDER_DARK = (
    rgb("#2a1a14"), rgb("#6b4e3a"), rgb("#fbf4df"), rgb("#c1452f"), rgb("#992f24"),
)  # fmt: skip
ON_MADDER, HONEY, WOAD, CLOTH_COLOUR = rgb("#fff6e0"), rgb("#e8b23a"), rgb("#2f6f8f"), rgb("#f3e4bc")


class TenefyrTitle:
    """The title look of Heroes of Tenefyr."""

    box = BoxLook(
        spine="boxes/tenefyr/spine",
        short="boxes/tenefyr/spine-short",
        end="boxes/tenefyr/box-end",
        lid=(rgb("#347799"), rgb("#2a6380")),
        contour=rgb("#1d3a4a"),
        sound="cloth-unrolled",
    )
    light = ShelfLight(tint=(252, 244, 222), pool=1120.0, day=True)
    music = "fair"
    seats = (1, 4)
    menu: MenuLook | None = MenuLook(
        banner=(rgb("#b94029"), rgb("#a33522")),
        warm=(MADDER, rgb("#ad3a27")),
        pressed=MADDER_DARK,
        rest=(MADDER, MADDER_DARK),
        rest_warm=(rgb("#cf4f38"), MADDER),
        frame=HONEY,
        line=ON_MADDER,
        ink=INK,
        ink_warm=MADDER_DARK,
        ink_weak=INK_2,
        ink_off=rgb("#65523c"),
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

        _draw_cloth(canvas, foot)

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Nothing moves on painted cloth."""
        return ()

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The letters, and below them on a ribbon what it is."""
        x, top = canvas.bounds.x + LOGO_LEFT, top + LOWER * size
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


def _draw_cloth(canvas: Canvas, foot: float) -> None:
    """The singer's cloth on its rope between two poles, with a dashed border and a tulip in each corner."""
    left, top, wide, below = HANGS
    x, y = canvas.bounds.x + left, canvas.bounds.y + top
    rect = pygame.FRect(x, y, wide, foot - below - y)
    for middle in (rect.x - POLES, rect.right + POLES):
        pole = pygame.FRect(middle - POLE / 2, canvas.bounds.y - 10, POLE, foot - canvas.bounds.y + 10)
        canvas.rect(pole, (rgb("#b98a56"), rgb("#8f6434")), edge=INK, width=2.4)
        for knot in range(int(pole.height // 120)):
            at = pole.y + 60 + 120 * knot
            canvas.line((pole.x + 3, at + 10), (pole.right - 3, at), INK, 1.6)
    canvas.line((rect.x - POLES, rect.y - 8), (rect.right + POLES, rect.y - 8), INK, 8)
    canvas.line((rect.x - POLES, rect.y - 8), (rect.right + POLES, rect.y - 8), ROPE, 5)
    draw_cloth(canvas, rect, CLOTH_COLOUR, seam=CLOTH_COLOUR, scallops=True, hatch=HATCH)
    for ring in range(RINGS):
        centre = (rect.x + 24 + (rect.width - 48) * ring / (RINGS - 1), rect.y - 1)
        canvas.circle(centre, 10, None, edge=INK, width=5)
        canvas.circle(centre, 9, None, edge=HONEY, width=3)
    border = pygame.FRect(rect.x + 22, rect.y + 20, rect.width - 44, rect.height - 20 - BORDER)
    canvas.rect(border, None, edge=WOAD, width=9)
    canvas.dashed(border.inflate(-8, -8), LIME, width=5, dash=11, gap=13)
    for corner in (border.topleft, border.topright, border.bottomleft, border.bottomright):
        canvas.circle(corner, 17, CLOTH_COLOUR)
        canvas.icon("tenefyr/tulip", corner, 27, MADDER)
