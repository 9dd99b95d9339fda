"""Preload: the pictures of the quest table, loaded in small steps while nothing moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.looks.adventure.displayed_values import numbers_of, site_of, values
from game.looks.adventure.preload import Drawing, large_frames, painted
from game.looks.warhammer_quest import cellar, quest_sheet, seat_mats, site
from game.looks.warhammer_quest.displayed_values import hooks_of
from game.ui.ambience.backdrop import backdrop_pictures
from game.ui.cards.card import Cards
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

_SHOWN_LARGE = ("item", "event", "gear")


def ground(brush: SpriteList, services: Services, state: FrameState) -> Iterator[Step]:
    """Backdrop, sheets, wells and mats."""
    layout, board, words = state.layout, state.board, services.words
    own, place = values(state.shown), site_of(board, state.shown)
    size = services.window.surface.get_size()
    yield from backdrop_pictures(services.images, "", size, services.theme.texture("planks"))
    drawings: list[Drawing] = [
        (site.draw_site_picture, (layout, place.face)),
        (site.draw_site, (layout, place)),
        (quest_sheet.draw_quest, (layout, own)),
        (partial(cellar.draw_lair, empty=False), (layout, words)),
        (cellar.draw_bars, (layout, 0.0)),
        (cellar.draw_shadows, (layout, words, 0)),
        (cellar.draw_basin, (layout,)),
    ]
    drawings += [(seat_mats.draw_health, (layout, numbers_of(board, mat))) for mat in own.mats]
    drawings += [
        (seat_mats.draw_hooks, (layout, words, mat.seat, hooks_of(board, state.shown, mat))) for mat in own.mats
    ]
    drawn_mat = partial(seat_mats.draw_mat, labels=frozenset(("engaged",)), lit=1.0)
    drawings += [(drawn_mat, (layout, words, mat.seat)) for mat in own.mats]
    yield from painted(brush, drawings)


def next_place(cards: Cards, canvas: Canvas, layout: Layout) -> Iterator[Step]:
    """The frames in which drawn cards are shown large."""
    return large_frames(cards, canvas, _SHOWN_LARGE)
