"""Preload: the pictures of Terrinoth's table, loaded in small steps while nothing moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.kit.board import Board
from game.kit.mode import View
from game.looks.adventure.displayed_values import numbers_of, site_of, values
from game.looks.adventure.preload import Drawing, large_frames, painted
from game.looks.terrinoth import panels, seat_mats
from game.looks.terrinoth.placement import DECKS
from game.ui.ambience.backdrop import backdrop_pictures
from game.ui.cards.card import Cards, picture_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import draw_deck_ground, draw_tray

_SHOWN_LARGE = ("item", "event")
_FRAMES = {"deck:enemy": "enemy-minion", "deck:exploration": "item"}


def ground(brush: SpriteList, services: Services, state: FrameState) -> Iterator[Step]:
    """Backdrop, sheets, wells and mats."""
    layout, board, words = state.layout, state.board, services.words
    own, site = values(state.shown), site_of(board, state.shown)
    place = picture_of(site.face) if site.face is not None else ""
    yield from backdrop_pictures(services.images, place, services.window.surface.get_size())
    drawings: list[Drawing] = [
        (panels.draw_site_picture, (layout, site.face)),
        (panels.draw_site, (layout, site)),
        (panels.draw_quest, (layout, own)),
        (panels.draw_lair, (layout, words)),
        (panels.draw_shadows, (layout, words, len(board.zone("shadows")))),
        (draw_tray, (layout,)),
    ]
    drawings += [(draw_deck_ground, (layout, words(f"deck.{deck}"), f"deck.{deck}")) for deck in DECKS]
    drawings += [(seat_mats.draw_numbers, (layout, numbers_of(board, mat))) for mat in own.mats]
    drawn_mat = partial(seat_mats.draw_mat, items=False, lit=1.0)
    drawings += [(drawn_mat, (layout, words, mat.seat)) for mat in own.mats]
    yield from painted(brush, drawings)


def deck_pictures(cards: Cards, canvas: Canvas, layout: Layout, board: Board, view: View) -> Iterator[Step]:
    """The pictures of the cards that lie in the decks, in the size of a card on the table; the frames in which drawn
    ones are shown large, and the next place.
    """
    yield from large_frames(cards, canvas, _SHOWN_LARGE)
    for piece in board.zone("deck:location")[:1]:
        place = view.picture(board.pieces[piece].card)
        yield from backdrop_pictures(canvas.images, place, canvas.stage.size)
        yield partial(canvas.image, place, layout["location"], fit="cover", radius=12)
    slot = layout.seat(1, "engaged.1")
    for zone, kind in _FRAMES.items():
        x, y, w, h = cards.frames.find(kind, (slot.width, slot.height)).picture
        known = {view.picture(board.pieces[piece].card) for piece in board.zone(zone)}
        for name in sorted(known):
            if canvas.images.path(name) is not None:
                box = (x - 1, y - 1, w + 2, h + 2)
                yield partial(canvas.image, name, box, fit="cover", radius=cards.picture_radius)
