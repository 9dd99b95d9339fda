"""Round slip: the log of a round of combat, whose golden faces count, which round it is, and the bar of the answers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.looks.runebound.stuffs import PAD, draw_dashed_place, draw_panel, draw_slip
from game.looks.runebound.theme import CREAM, INK, INK_2, MUTED, VERMILION, mixed
from game.runebound.view.combat_values import COMING, DONE, NOW, CombatShown, RoundLine
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

HEAD, LED, ROW, NEXT = Style("title", 27), Style("story-italic", 22), Style("story", 22), Style("story-italic", 22)
NOW_ROW = Style("story-semibold", 22)
STYLES = {DONE: ROW, NOW: NOW_ROW, COMING: NEXT}
COUNT, STRONG = Style("ui-medium", 22), Style("ui-bold", 23)
COUNT_HEIGHT = 30.0
MOST = 26.0
"""How large the type of the log grows."""
HIGH, BROKEN = 36.0, 27.0
"""How high a line of the log is, and how far below it goes on that is too long for one."""
NARROWED = 0.92
"""How far a line is narrowed before it is broken."""


def draw_round(brush: SpriteList, rect: pygame.FRect, combat: CombatShown, number: int, words: Words) -> None:
    """The last lines of the round that have room, what is done now marked, what comes in italics."""

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        x, y, w = rect.x + 26, rect.y + 24, rect.width - 52
        head = words("arena.round", number=number) if number else words("arena.before")
        wide = line(canvas, head, (x, y + 17), HEAD, INK, w * 0.5, high=34)
        line(canvas, combat.foe.led, (x + w, y + 18), LED, INK_2, w - wide - 14, high=28, align="right")
        high = HIGH * max(1.0, min(1.25, canvas.type.factor))
        middle = y + 56
        for told, parts in _rows_with_room(canvas, combat.lines, w, rect.bottom - 16 - (y + 56 - high / 2), high):
            if told.state == NOW:
                canvas.rect((x - 8, middle - high / 2 + 2, w + 16, high - 4), mixed((255, 255, 255), VERMILION, 0.3))
                canvas.rect((x - 8, middle - high / 2 + 2, 4, high - 4), VERMILION)
            ink = INK_2 if told.state == COMING else INK
            for at, part in enumerate(parts):
                line(canvas, part, (x, middle + at * _broken(high)), STYLES[told.state], ink, w, high=MOST)
            middle += _height(parts, high)

    brush.panel(("round", combat.lines, combat.foe.led, number), rect, paint, pad=PAD)


def _rows_with_room(
    canvas: Canvas, lines: Sequence[RoundLine], width: float, room: float, high: float
) -> list[tuple[RoundLine, list[str]]]:
    """The last lines that have room, each in the parts that stand below one another."""
    found: list[tuple[RoundLine, list[str]]] = []
    for told in reversed(lines):
        parts = _parts(canvas, told.text, STYLES[told.state], width)
        room -= _height(parts, high)
        if room < 0 and found:
            break
        found.append((told, parts))
    return found[::-1]


def _parts(canvas: Canvas, text: str, style: Style, width: float) -> list[str]:
    """A line as it stands, or broken where it would become too small to be read."""
    fitted = canvas.type.at_most(style, MOST)
    if canvas.type.width(text, fitted) * NARROWED <= width:
        return [text]
    return canvas.type.wrap(text, fitted, width)


def _height(parts: Sequence[str], high: float) -> float:
    """How high a line is with all of its parts."""
    return high + (len(parts) - 1) * _broken(high)


def _broken(high: float) -> float:
    """How far below each other the parts of a broken line stand."""
    return BROKEN * high / HIGH


def draw_hint(brush: SpriteList, rect: pygame.FRect, hint: str) -> None:
    """How the question is answered."""

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        canvas.icon("runebound/feather", (rect.x + 44, rect.centery), 44, CREAM)
        block(canvas, hint, (rect.x + 84, rect.y + 12, rect.width - 104, rect.height - 24), COUNT, CREAM, middle=True)

    brush.panel(("hint", hint), rect, paint, pad=PAD)


def draw_count(brush: SpriteList, rect: pygame.FRect, combat: CombatShown, number: int, words: Words) -> None:
    """The golden faces of both, and which round it is."""

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        x, w = rect.x + 26, rect.width - 52
        told = words("arena.of", number=max(1, number), most=combat.most)
        wide = line(canvas, told, (x + w, rect.centery), STRONG, CREAM, w * 0.45, high=30, align="right")
        line(canvas, words("arena.golden"), (x, rect.centery - 15), COUNT, MUTED, w - wide - 12, high=28)
        room = w - wide - 12
        counts = golden_counts(canvas.type, combat, room, words)
        line(canvas, counts, (x, rect.centery + 15), STRONG, CREAM, room, high=COUNT_HEIGHT)

    key = ("count", combat.hero.golden, combat.foe.golden, combat.hero.short, combat.foe.short, number)
    brush.panel(key, rect, paint, pad=PAD)


def golden_counts(text: Text, combat: CombatShown, room: float, words: Words) -> str:
    """How many golden faces both show; a foe whose name would push its number out of the room is just the foe."""
    numbers: dict[str, str | int] = {"hero": combat.hero.short, "own": combat.hero.golden, "other": combat.foe.golden}
    told = words("arena.counts", foe=combat.foe.short, **numbers)
    style = text.shrunk(told, text.at_most(STRONG, COUNT_HEIGHT), room)
    return told if text.fit(told, style, room).text == told else words("arena.counts-short", **numbers)


def draw_bar(brush: SpriteList, layout: Layout, retreat: str) -> None:
    """The panel of the answers, its places dashed where no answer stands; that of the retreat says when it comes. Once
    a combat is won (no `retreat`) only the reward is chosen there, and nothing is dashed.
    """
    bar, place = layout["bar"], layout["prompt/option.retreat"]

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, bar)
        if not retreat:
            return
        for name in ("main", "second", "option.retreat"):
            draw_dashed_place(canvas, layout[f"prompt/{name}"].inflate(-8, -8))
        line(canvas, retreat, place.center, COUNT, MUTED, place.width - 24, high=28, align="middle")

    brush.panel(("bar", retreat), bar, paint, pad=PAD)
