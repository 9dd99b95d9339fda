"""The title of Runebound: a cartographer's desk at evening, the chart askew on it, and the name in cast brass."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.runebound.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    DARK,
    DEEP,
    MUTED,
    SHAGREEN,
    VERMILION,
    VERMILION_DARK,
    VERMILION_LIGHT,
)
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style, rgb
from game.ui.title_look import BoxLook, MenuLook, ShelfLight
from game.ui.title_picture import TitlePicture, draw_scrim

DESK = TitlePicture("scenes/runebound/title", (3225.0, 1350.0), 2400.0)
SCRIM_WIDTH, SCRIM = 860.0, 0.5
"""The desk is dark already where the menu lies; what is left of the chart there must not stand in the letters."""
LAMP, LAMP_LIGHT, LAMP_BREATH = pygame.FRect(1180, 60, 1260, 900), (20, 14, 5), 6400.0
"""Where the lamp falls on the chart, in pixels of the picture, what it adds, and how long it breathes."""
LOGO_LEFT, LOGO, LOWER = 104.0, (980.0, 168.0), 50.0
"""The baked letters, whose first stem stands 14 inside, and how far below the upper edge of the sign they lie."""
STEM, LINE_WIDTH, RULE, SAID = 14.0, 950.0, 214.0, 248.0
"""Where the letters begin, how long the rule below them is, where it lies and where it is said what this is."""
SHADE, SOFT, SHADE_ALPHA = pygame.FRect(420, 10, 520, 190), 70.0, 0.9
"""The shade below the letters that stand on lit land, from the corner of the baked letters."""
FRAME, BAND, GRADE = 17.0, 6.0, 46.0
"""The neat line round the desk: how far inside, how wide, and how long each of its parts is."""


class RuneboundTitle:
    """The title look of Runebound."""

    box = BoxLook(
        spine="boxes/runebound/spine",
        short="boxes/runebound/spine-short",
        end="boxes/runebound/box-end",
        lid=(rgb("#24505c"), rgb("#143038")),
        contour=rgb("#071318"),
        sound="strap-opens",
    )
    light = ShelfLight(tint=(255, 232, 196), pool=1290.0)
    music = "far-roads"
    seats = (1, 4)
    menu: MenuLook | None = MenuLook(
        banner=(VERMILION, VERMILION_DARK),
        warm=(rgb("#d6533a"), rgb("#a03424")),
        pressed=rgb("#6e1e12"),
        rest=(SHAGREEN, DEEP),
        rest_warm=(rgb("#21505c"), rgb("#12333d")),
        frame=BRASS,
        line=BRASS_LIGHT,
        ink=CREAM,
        ink_warm=BRASS_LIGHT,
        ink_weak=MUTED,
        ink_off=rgb("#a3b2b1"),
        shade=DARK,
    )

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """The desk in the light of its lamp, with a neat line of brass round it."""
        lift = DESK.lift(canvas, foot)
        if canvas.theme.textured:
            DESK.draw(canvas, lift)
            DESK.draw_light(canvas, lift, LAMP, LAMP_LIGHT, breath, LAMP_BREATH)
            draw_scrim(canvas, SCRIM_WIDTH, SCRIM, DARK)
        else:
            DESK.draw_plain(canvas, lift)
        _draw_neat_line(canvas, foot)

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Where the lamp breathes."""
        seen = pygame.FRect(canvas.bounds.x, canvas.bounds.y, canvas.bounds.width, foot - canvas.bounds.y)
        return (DESK.logical(canvas, DESK.lift(canvas, foot), LAMP).clip(seen),)

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The letters of brass with a compass for the O, and below a rule what it is; a sign of its own size."""
        x, y = canvas.bounds.x + LOGO_LEFT, top + LOWER * size
        lit = (x + SHADE.x * size, y + SHADE.y * size, SHADE.width * size, SHADE.height * size)
        canvas.glow(lit, DARK, radius=80 * size, blur=SOFT * size, alpha=SHADE_ALPHA * alpha / 255, hollow=False)
        made = canvas.images.get("scenes/runebound/wordmark", (canvas.px(LOGO[0] * size), canvas.px(LOGO[1] * size)))
        canvas.blit(made, (x, y), alpha)
        left, middle = x + STEM, x + STEM + LINE_WIDTH * size / 2
        _draw_rule(canvas, left, top + RULE * size, LINE_WIDTH * size, alpha)
        if words.has("ui.menu.logo_below"):
            style, at = Style("story-italic", 26 * size / canvas.type.factor), (middle, top + SAID * size)
            for down, ink in ((2, DARK), (0, CREAM)):
                canvas.text(words("ui.menu.logo_below"), (at[0], at[1] + down), style, ink, align="middle", at="mid",
                    alpha=alpha)  # fmt: skip


def _draw_rule(canvas: Canvas, x: float, y: float, width: float, alpha: int) -> None:
    """A hairline of brass, broken by a diamond of vermilion."""
    middle, gap = x + width / 2, 30.0
    for start, end in ((x, middle - gap), (middle + gap, x + width)):
        canvas.line((start, y + 1.5), (end, y + 1.5), DARK, 1.8, alpha=alpha // 2)
        canvas.line((start, y), (end, y), BRASS, 1.8, alpha=alpha)
    points = [(middle - 9, y), (middle, y - 9), (middle + 9, y), (middle, y + 9)]
    if alpha == 255:  # what comes and goes has hairlines only
        canvas.polygon(points, VERMILION, edge=VERMILION_LIGHT, width=1.4)


def _draw_neat_line(canvas: Canvas, foot: float) -> None:
    """The frame of a chart, in brass: two hairlines, and between them above and below every second part filled."""
    x, y, w = canvas.bounds.x + FRAME, canvas.bounds.y + FRAME, canvas.bounds.width - 2 * FRAME
    h = foot - (FRAME if foot == canvas.bounds.bottom else 12.0) - y
    parts = 2 * round((w - 2 * BAND) / GRADE / 2) + 1
    part = (w - 2 * BAND) / parts
    for number in range(0, parts, 2):
        for edge in (y, y + h - BAND):
            canvas.rect((x + BAND + part * number, edge, part, BAND), BRASS, alpha=200)
    canvas.rect((x, y, w, h), None, edge=BRASS, width=1.4, alpha=200)
    canvas.rect((x + BAND, y + BAND, w - 2 * BAND, h - 2 * BAND), None, edge=BRASS, width=1.0, alpha=150)
