"""The title of Beneath the Grate: the portcullis under the town, its torches and its green light, wordmark and slab."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.warhammer_quest.materials import CUT_SLAB, draw_chain, draw_plate
from game.looks.warhammer_quest.theme import (
    BONE,
    BRASS,
    EMBER,
    EMBER_DARK,
    IRON_EDGE,
    MUTE,
    PITCH,
    SOOT,
    TORCH_LIGHT,
)
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.title_look import BoxLook, MenuLook, ShelfLight
from game.ui.title_picture import TitlePicture, draw_scrim
from game.ui.widgets.panel import draw_rivet

GATE = TitlePicture("scenes/title", (2580.0, 1080.0), 1920.0)
SCRIM_WIDTH, SCRIM, DARK = 900.0, 0.85, (7, 9, 10)
TORCHES = (pygame.FRect(597, 120, 380, 420), pygame.FRect(1652, 120, 380, 420), pygame.FRect(1610, 460, 300, 330))
WARP = pygame.FRect(1000, 200, 600, 620)
FLICKER, PULSE = (2900.0, 3300.0, 2300.0), 6100.0
"""How long the breath of each torch is, and that of the green light, in milliseconds: they are never in step."""
_WARM, _GREEN = (30, 17, 5), (10, 20, 4)
RAIL, RIVETS_APART = 10.0, 118.0
LOGO_LEFT = 72.0
LOGO = (640.0, 264.0)
"""The baked wordmark in logical units: its letters begin at 24, 18."""
RULE, FIRST_LINE, SECOND_LINE, LINE_WIDTH = 258.0, 290.0, 320.0, 600.0
CHAINS = 42.0
PADDING = (22.0, 22.0)


def draw_slab(canvas: Canvas, menu: pygame.FRect) -> None:
    """The slab of stone that hangs on two chains, round the entries of a menu."""
    rect = menu.inflate(2 * PADDING[0], 2 * PADDING[1])
    for x in (rect.x + 56, rect.right - 56):
        draw_chain(canvas, (x, menu.y - CHAINS), (x, rect.y + 10))
    draw_plate(canvas, rect, "stone", cut=CUT_SLAB, rivet=4.6)


class WarhammerQuestTitle:
    """The title look of the Warhammer Quest card game."""

    box = BoxLook(
        spine="boxes/warhammer-quest/spine",
        short="boxes/warhammer-quest/spine-short",
        end="boxes/warhammer-quest/box-end",
        lid=((93, 101, 104), (60, 65, 68)),
        contour=PITCH,
        sound="chain-swing",
    )
    light = ShelfLight(tint=(255, 220, 168), pool=1250.0)
    music = "grate"
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
        ink_off=(176, 172, 158),
        shade=PITCH,
        pointed=False,
        corner=10.0,
        ground=draw_slab,
    )

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """The portcullis with its light, dark where the menu lies, between two rails of iron."""
        lift = GATE.lift(canvas, foot)
        if canvas.theme.textured:
            GATE.draw(canvas, lift)
            for torch, period in zip(TORCHES, FLICKER, strict=True):
                GATE.draw_light(canvas, lift, torch, _WARM, breath, period)
            GATE.draw_light(canvas, lift, WARP, _GREEN, breath, PULSE)
            draw_scrim(canvas, SCRIM_WIDTH, SCRIM, DARK)
        else:
            GATE.draw_plain(canvas, lift)
        _draw_rails(canvas, foot)

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Where torches and green light breathe."""
        lift = GATE.lift(canvas, foot)
        seen = pygame.FRect(canvas.bounds.x, canvas.bounds.y, canvas.bounds.width, foot - canvas.bounds.y)
        return tuple(GATE.logical(canvas, lift, part).clip(seen) for part in (*TORCHES, WARP))

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The forged letters, and below a line of brass what is played and what it is; a sign of its own size."""
        x, y = canvas.bounds.x + LOGO_LEFT, top - 18 * size
        made = canvas.images.get("scenes/wordmark", (canvas.px(LOGO[0] * size), canvas.px(LOGO[1] * size)))
        canvas.blit(made, (x, y), alpha)
        left, factor = x + 24 * size, canvas.type.factor / size
        canvas.line((left, top + RULE * size), (left + LINE_WIDTH * size, top + RULE * size), BRASS, 1.6, alpha=alpha)
        for key, at, style, ink in (
            ("ui.menu.logo_above", FIRST_LINE, Style("story-bold", 24 / factor), (243, 228, 191)),
            ("ui.menu.logo_below", SECOND_LINE, Style("story-italic", 22 / factor), MUTE),
        ):
            if words.has(key):
                canvas.text(words(key), (left, top + at * size), style, ink, width=LINE_WIDTH * size, alpha=alpha)


def _draw_rails(canvas: Canvas, foot: float) -> None:
    """Rails of iron with rivets along the upper and the lower edge of the picture."""
    x, y, width = canvas.bounds.x, canvas.bounds.y, canvas.bounds.width
    for top in (y, foot - RAIL):
        canvas.rect((x, top, width, RAIL), ((110, 118, 122), (42, 47, 50)), edge=PITCH, width=1.2)
        for number in range(int(width / RIVETS_APART) + 1):
            draw_rivet(canvas, (x + 16 + number * RIVETS_APART, top + RAIL / 2), 3.0)
