"""Dungeons: gate, shield, reward slip and ribbon of each in the valley, and their blocks in the strip of a fight."""

from __future__ import annotations

import pygame

from game.looks.tenefyr.marks import draw_level
from game.looks.tenefyr.placement import RIBBON, SLIP
from game.looks.tenefyr.stuffs import SLIP_DEEP, draw_paper, draw_ribbon
from game.looks.tenefyr.theme import (
    CLEARED,
    HONEY,
    INK,
    INK_2,
    LIME,
    MADDER,
    MADDER_TEXT,
    PAPER,
    RING,
    level_mark,
    mixed,
)
from game.tenefyr.view.values import OPEN, DungeonShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style
from game.ui.table.sprite_list import SpriteList

GATE = (-4.0, 30.0, 172.0, 190.0)
SHIELD = (29.0, 33.0, 48.0)
NAME, REWARD, DONE = Style("title", 21), Style("ui-bold", 20), Style("title", 26)
COUNT = Style("wonky", 22)
BRICKED = "-bricked"
FADED_INK = mixed(INK_2, INK, 0.6)
"""The names of dungeons that are gone."""
GATES = "pictures/tenefyr/gates/level{level}-{which}{state}"


def gate_picture(dungeon: DungeonShown) -> str:
    """The gate of a dungeon: two for each level, open or bricked up."""
    which = "a" if dungeon.number % 2 else "b"
    return GATES.format(level=dungeon.level, which=which, state="" if dungeon.state == OPEN else BRICKED)


def draw_dungeon(
    brush: SpriteList, rect: pygame.FRect, dungeon: DungeonShown, words: Words, *, gate: bool, light: Colour
) -> None:
    """A dungeon without its cards; one that was made by an enemy has no gate and no reward."""

    def paint(canvas: Canvas) -> None:
        x, y = rect.topleft
        if gate:
            box = (x + GATE[0], y + GATE[1], GATE[2], GATE[3])
            canvas.blit(_lit_gate(canvas, gate_picture(dungeon), (box[2], box[3]), light), box[:2])
            draw_level(canvas, dungeon.level, (x + SHIELD[0], y + SHIELD[1]), SHIELD[2])
        open_ = dungeon.state == OPEN
        if open_ and dungeon.reward_name:
            slip = pygame.FRect(x + SLIP[0], y + SLIP[1], SLIP[2], SLIP[3])
            draw_paper(canvas, slip, ("slip", dungeon.number), fill=LIME, hatch=(3.0, 4.0), deep=SLIP_DEEP)
            name, room = dungeon.reward_name, slip.width - 14
            line(canvas, name, slip.center, REWARD, MADDER_TEXT, room, high=27, align="middle")
        if not open_:
            canvas.icon("tenefyr/flag", (x + 180, y + 172), 26, MADDER)
            word = words(f"cloth.{dungeon.state}")
            style = canvas.type.at_most(DONE, 30)
            canvas.text(word, (x + 198, y + 174), style, LIME, at="mid", outline=(INK, 2.8), width=100)
        ribbon = pygame.FRect(x + RIBBON[0], y + RIBBON[1], RIBBON[2], RIBBON[3])
        draw_ribbon(canvas, ribbon, LIME if open_ else CLEARED, tails=14)
        ink = INK if open_ else FADED_INK
        line(canvas, dungeon.name, ribbon.center, NAME, ink, ribbon.width - 16, high=28, align="middle")

    brush.panel(("dungeon", dungeon, gate, light), rect, paint, pad=26)


def _lit_gate(canvas: Canvas, picture: str, size: tuple[float, float], light: Colour) -> pygame.Surface:
    """A gate in the light of the hour."""

    def paint(on: Canvas) -> None:
        on.image(picture, (0, 0, *size), fit="contain", focus=(0.5, 1.0))
        on.surface.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)

    return canvas.kept(("gate", picture, size, light), size, paint)


def draw_strip(brush: SpriteList, rect: pygame.FRect, dungeon: DungeonShown, words: Words, count: int) -> None:
    """A dungeon as a block of the strip: its shield, its cards, their number; or that it is cleared."""

    def paint(canvas: Canvas) -> None:
        if dungeon.current:
            canvas.glow(rect, RING, radius=6, blur=7, alpha=0.9)
        open_ = dungeon.state == OPEN
        draw_paper(canvas, rect, ("strip", dungeon.number), fill=LIME if open_ else CLEARED, hatch=(3.0, 4.0), deep=0.8)
        if dungeon.current:
            canvas.rect(rect, None, radius=3, edge=HONEY, width=3)
        mark = level_mark(dungeon.level)
        draw_level(canvas, dungeon.level, (rect.x + 25, rect.centery), 36)
        if not open_:
            word = words(f"cloth.{dungeon.state}")
            line(canvas, word, (rect.x + 48, rect.centery), NAME, FADED_INK, rect.width - 54, high=27)
            return
        room = rect.width - 46 - 30
        step = min(15.0, (room - 24) / max(1, count - 1))
        for at in range(min(count, 6)):
            box = (rect.x + 48 + step * at, rect.centery - 17, 24, 34)
            canvas.rect(box, mark.colour, radius=3, edge=INK, width=1.4)
            canvas.rect((box[0] + 2.5, box[1] + 2.5, 19, 29), None, radius=2, edge=PAPER, width=1)
            canvas.icon(f"tenefyr/{mark.shape}", (box[0] + 12, box[1] + 17), 12, LIME)
        line(canvas, str(count), (rect.right - 18, rect.centery), COUNT, INK, 28, high=30, align="middle")

    brush.panel(("strip", dungeon, count), rect, paint, pad=12)
