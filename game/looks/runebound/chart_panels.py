"""Chart panels: what lies over the chart: bar, strips, slips, trays, and the board of a hero; or the panels beside the
whole sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.board import Board
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.beside_chart import draw_action_panel, draw_legend, draw_zoom
from game.looks.runebound.dice_panel import draw_dice_panel
from game.looks.runebound.displayed_values import own
from game.looks.runebound.hero_board import Counts, draw_board
from game.looks.runebound.market_drawer import ZONE, draw_drawer, is_open
from game.looks.runebound.placement import ChartPlacement, is_whole
from game.looks.runebound.seat_strips import draw_strip
from game.looks.runebound.sheet import SheetShape
from game.looks.runebound.slips import draw_story, draw_way_slip, way_rect
from game.looks.runebound.small_chart import draw_seen, draw_small_chart, framed
from game.looks.runebound.time_track import draw_track
from game.runebound.view.values import DiceShown, SeatShown, TableValues
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.table.camera import Camera
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.panel import draw_beam


def panels_in(layout: Layout, values: TableValues) -> Iterator[pygame.FRect]:
    """What lies over the chart."""
    if is_whole(layout):
        strips = [f"strip.{number}" for number in range(1, len(values.seats) + 1)]
        yield from (layout[name] for name in (*strips, "legend", "story", "board/actions", "zoom"))
        return
    yield from (layout[name] for name in ("board", "dice", "story"))
    if is_open(layout):
        yield layout[ZONE]
    yield framed(layout["overview"])
    yield from (layout[f"strip.{number}"] for number in range(1, len(values.seats)))
    if values.way is not None:
        yield way_rect(layout["way-slip"], values.way)


def counts_of(board: Board, seat: SeatShown) -> Counts:
    """What the copy of the board says of a hero."""
    return Counts(
        displayed.health(board, seat), displayed.tokens(board, seat.hero, displayed.GOLD),
        len(displayed.hand(board, seat.hero)), displayed.tokens(board, seat.hero, seat.counter), seat.trophies,
    )  # fmt: skip


def taken_by(state: FrameState) -> frozenset[str]:
    """The actions that have a button of the question."""
    return frozenset(state.marks) & {action.option for action in own(state.shown).actions}


def draw_bar(brush: SpriteList, layout: Layout, values: TableValues, day: float) -> None:
    """The bar at the upper edge with the time track; the token stands at a space, or between two."""
    bar, rect, track = layout["header/bar"], layout["track"], values.track

    def paint(canvas: Canvas) -> None:
        draw_beam(canvas, bar)
        draw_track(canvas, rect, track, day)

    brush.panel(("bar", track, round(day, 3)), bar, paint, pad=6)


def draw_strips(brush: SpriteList, state: FrameState) -> None:
    """The strips of all heroes that have one."""
    placement = state.placement
    assert isinstance(placement, ChartPlacement)
    for seat in own(state.shown).seats:
        strip = placement.strip(seat.hero)
        if strip is not None:
            draw_strip(brush, strip, seat, counts_of(state.board, seat))


def draw_panels(brush: SpriteList, state: FrameState, words: Words) -> None:
    """Dice, slips, markets and the board of the hero whose turn it is."""
    values, layout = own(state.shown), state.layout
    draw_dice_panel(brush, layout, tray_told(state, words))
    draw_story(brush, layout["story"], values.story)
    if values.way is not None:
        draw_way_slip(brush, way_rect(layout["way-slip"], values.way), values.way)
    draw_drawer(brush, layout, state.board, values.chart, words("chart.markets"))
    hero = values.seat(values.shown)
    if hero is not None:
        draw_board(brush, layout, hero, counts_of(state.board, hero), words)


def tray_told(state: FrameState, words: Words) -> DiceShown:
    """What stands round the dice. A roll that still lies there, but that nothing is asked about, may have been for a
    quest or a rest: it owes nothing to the speed of whoever is asked now. Nor is every roll that waits one for a march.
    """
    asked = own(state.shown).dice
    if state.dice.waiting and asked.coming:
        return DiceShown(asked.coming)
    return DiceShown(words("dice.lying")) if state.dice.dice and not asked.dice else asked


def draw_beside(brush: SpriteList, state: FrameState, words: Words, step: float) -> None:
    """The panels beside the whole sheet."""
    values, layout = own(state.shown), state.layout
    draw_story(brush, layout["story"], values.story)
    if state.dice.dice:
        draw_dice_panel(brush, layout, tray_told(state, words))
    else:
        draw_legend(brush, layout["legend"], values.legend, words)
    left = displayed.number(state.board, displayed.ACTIONS)
    draw_action_panel(brush, layout, values.actions, left, values.actions_most, words, taken_by(state))
    draw_zoom(brush, layout["zoom"], step, words)


def draw_small(
    brush: SpriteList, state: FrameState, shape: SheetShape, picture: pygame.Surface | None, camera: Camera
) -> None:
    """The small chart with everybody on it."""
    board, values, zone = state.board, own(state.shown), state.layout["overview"]
    seats = [(seat.number, shape.centre(cell)) for seat in values.seats
             if (cell := displayed.cell_on(board, displayed.figure(seat.hero))) is not None]  # fmt: skip
    villain = next((it.piece for it in values.pieces if it.kind == "villain"), "")
    lair = displayed.cell_on(board, villain)
    draw_small_chart(brush, zone, picture, seats, shape.centre(lair) if lair is not None else None)
    draw_seen(brush, zone, camera)
