"""Quest sheet: parchment nailed to the wall, with what each peril does, and the chain of the skull lamp."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.geometry import Point
from game.kit.shown import Space
from game.looks.adventure.track import Track, badge_of, track_of
from game.looks.warhammer_quest.materials import draw_chain, draw_sheet
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import PAD
from game.warhammer_quest.view.values import TableValues

_TITLE, _RULE = 33.0, 53.0
_CHAIN = 0.19
"""Where the chain lies below the title, as a share of the height that is left."""
_EFFECTS = 0.37
_LAMP, _BADGE = 48.0, 26.0


def track_point(layout: Layout, track: Track, at: float) -> Point:
    """The centre of a space of the track; between two spaces for a part of the way, before the first for -1."""
    rect = layout["quest"]
    spaces = track.spaces + track.beside
    left, right = rect.x + 38, rect.right - 38
    high = rect.y + _RULE + (rect.height - _RULE) * _CHAIN
    return left + (right - left) * (at + track.beside) / max(1, spaces - 1), high


def draw_quest(brush: SpriteList, layout: Layout, values: TableValues) -> None:
    """The sheet: title and tier, chain, effects; the effect that comes next stands out."""
    key = ("quest", values.title, values.track, values.effects, values.next_effect, values.tally, values.tier)
    brush.panel(key, layout["quest"], lambda canvas: _paint_quest(canvas, layout, values), pad=PAD)


def draw_lamp(brush: SpriteList, layout: Layout, track: Track, at: float, lift: float) -> None:
    """The skull lamp on the chain; `lift` raises it while it moves."""
    if not track.spaces:
        return
    canvas = brush.canvas
    x, y = track_point(layout, track, at)
    made = canvas.images.get("badges/peril-token", (canvas.px(_LAMP), canvas.px(_LAMP)))
    brush.centred(made, (x, y - lift))


def _paint_quest(canvas: Canvas, layout: Layout, values: TableValues) -> None:
    rect, theme = layout["quest"], canvas.theme
    draw_sheet(canvas, rect, "quest")
    title = canvas.type.at_most(TYPE["zone-title"].sized(30), 36)
    at = (rect.centerx, rect.y + _TITLE)
    canvas.text(values.title, at, title, theme["ink"], align="middle", at="mid", width=rect.width - 136)
    if values.tier:
        canvas.image(f"badges/tier-{values.tier}", (rect.right - 62, rect.y + _TITLE - 15, 28, 28))
    canvas.line((rect.x + 46, rect.y + _RULE), (rect.right - 46, rect.y + _RULE), theme["parchment-rim"], 1.2, 150)
    _paint_chain(canvas, layout, track_of(values), values.track)
    _paint_effects(canvas, rect, values)


def _paint_chain(canvas: Canvas, layout: Layout, track: Track, spaces: Sequence[Space]) -> None:
    if not spaces:
        return
    draw_chain(canvas, track_point(layout, track, 0), track_point(layout, track, len(spaces) - 1), link=13)
    for index, space in enumerate(spaces):
        name = badge_of(space)
        size = 26.0 if name.endswith("-none") else 34.0 if name.endswith("-start") else 40.0
        x, y = track_point(layout, track, index)
        canvas.image(name, (x - size / 2, y - size / 2, size, size), alpha=80 if space.covered else 255)
        if space.covered:
            canvas.icon("cross", (x, y), size * 0.7, canvas.theme["ink"])


def _paint_effects(canvas: Canvas, rect: pygame.FRect, values: TableValues) -> None:
    """What each colour does; below it the counters of the quest, if it has any."""
    top, bottom = rect.y + _RULE + (rect.height - _RULE) * _EFFECTS, rect.bottom - 14
    if values.tally:
        bottom -= 26
        style = canvas.type.at_most(Style("ui-extrabold", 19), 25)
        at = (rect.centerx, bottom + 12)
        canvas.text(values.tally, at, style, canvas.theme["oxblood"], align="middle", at="mid", width=rect.width - 60)
    step = (bottom - top) / max(1, len(values.effects))
    for index, effect in enumerate(values.effects):
        y, strong = top + step * (index + 0.5), effect.colour == values.next_effect
        size = min(_BADGE, step)
        canvas.image(badge_of(effect), (rect.x + 36 - size / 2, y - size / 2, size, size))
        style = canvas.type.at_most(Style("ui-extrabold" if strong else "ui-medium", 20), step - 3)
        ink = canvas.theme["black-ink" if strong else "ink-2"]
        canvas.text(effect.text, (rect.x + 60, y), style, ink, at="mid", width=rect.width - 84)
