"""Preload: the pictures of the quest table, loaded in small steps while nothing moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.looks.adventure.displayed_values import numbers_of, site_of, values
from game.looks.warhammer_quest import cellar, quest_sheet, seat_mats, site
from game.looks.warhammer_quest.displayed_values import hooks_of
from game.ui.ambience.backdrop import backdrop_pictures
from game.ui.cards.card import Cards
from game.ui.cards.full_card import FULL
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Step
from game.ui.table.sprite_list import SpriteList

_SHOWN_LARGE = ("item", "event", "gear")


def ground(brush: SpriteList, services: Services, state: FrameState) -> Iterator[Step]:
    """Backdrop, sheets, wells and mats."""
    layout, board, words = state.layout, state.board, services.words
    own, place = values(state.shown), site_of(board, state.shown)
    size = services.window.surface.get_size()
    yield from backdrop_pictures(services.images, "", size, services.theme.texture("planks"))
    steps: list[tuple[Callable[..., object], tuple[Any, ...]]] = [
        (site.draw_site_picture, (layout, place.face)),
        (site.draw_site, (layout, place)),
        (quest_sheet.draw_quest, (layout, own)),
        (partial(cellar.draw_lair, empty=False), (layout, words)),
        (cellar.draw_bars, (layout, 0.0)),
        (cellar.draw_shadows, (layout, words, 0)),
        (cellar.draw_basin, (layout,)),
    ]
    steps += [(seat_mats.draw_health, (layout, numbers_of(board, mat))) for mat in own.mats]
    steps += [
        (seat_mats.draw_hooks, (layout, words, mat.seat, hooks_of(board, state.shown, mat))) for mat in own.mats
    ]
    for mat in own.mats:
        steps.append((partial(seat_mats.draw_mat, items=False, lit=1.0), (layout, words, mat.seat)))
    for draw, arguments in steps:
        yield partial(_paint, brush, draw, arguments)


def next_place(cards: Cards, canvas: Canvas, layout: Layout) -> Iterator[Step]:
    """The frames in which drawn cards are shown large."""
    full = (canvas.px(FULL[0]), canvas.px(FULL[1]))
    for kind in _SHOWN_LARGE:
        yield partial(canvas.images.get, cards.frames.find(kind, FULL).asset, full)


def _paint(brush: SpriteList, draw: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    draw(brush, *arguments)
    brush.sprites.clear()
