"""Preload: the pictures of a table are loaded before it is laid out, in small steps while nothing moves.

`rehearsal(services, layout, view, board)` gives the steps, each of a few milliseconds; `services.images.chores(steps)`
takes them. What is painted here is thrown away: the pictures stay with the images, fitted to their places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame

from game.kit.board import Board
from game.kit.mode import View
from game.ui.ambience.backdrop import backdrop_pictures
from game.ui.cards.card import Cards, CardStyle, picture_of
from game.ui.cards.full_card import FULL, FullCards
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table import seat_mats, table_panels
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.placement import Place
from game.ui.table.places import DECKS, places
from game.ui.table.sprite_list import SpriteList

Step = Callable[[], object]
_THROWN_AWAY = 1
"""Bytes that the steps may keep of what they paint: one surface at a time."""
_SHOWN_LARGE = ("item", "event")
_FRAMES = {"deck:enemy": "enemy-minion", "deck:exploration": "item"}


def rehearsal(services: Services, layout: Layout, view: View, board: Board) -> Iterator[Step]:
    """The steps towards the first frame of a table, then those towards the cards of its decks."""
    canvas = nowhere(services)
    brush = SpriteList(canvas, SurfaceCache(_THROWN_AWAY))
    shown = Displayed(view)
    shown.learn(board)
    cards = Cards(services.images.root, services.words)
    yield from _ground(brush, layout, shown, board, services, services.window.surface.get_size())
    for piece, place in places(board, layout, shown.seats).items():
        if place.kind == "card" and not place.hidden:
            yield partial(_card, cards, canvas, shown, board, piece, place)
    for seat in shown.score.seats[:1]:
        full = FullCards(cards)
        yield partial(
            full.draw, canvas, layout["inspector"], shown.face(board, seat.hero), view.sheet(seat.hero), seat.number
        )
    yield from deck_pictures(cards, canvas, layout, board, view)


def nowhere(services: Services) -> Canvas:
    """A canvas of the window's size and type on which nothing is seen."""
    surface, kept = pygame.Surface((1, 1)), SurfaceCache(_THROWN_AWAY)
    return Canvas(surface, services.window.stage, services.theme, services.text, services.images, kept)


def deck_pictures(cards: Cards, canvas: Canvas, layout: Layout, board: Board, view: View) -> Iterator[Step]:
    """The pictures of the cards that lie in the decks, in the size of a card on the table; the frames in which drawn
    ones are shown large, and the next place.
    """
    full = (canvas.px(FULL[0]), canvas.px(FULL[1]))
    for kind in _SHOWN_LARGE:
        yield partial(canvas.images.get, cards.frames.find(kind, FULL).asset, full)
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


def _ground(
    brush: SpriteList, layout: Layout, shown: Displayed, board: Board, services: Services, size: tuple[int, int]
) -> Iterator[Step]:
    """Backdrop, sheets, wells and mats."""
    words, score, site = services.words, shown.score, shown.site(board)
    place = picture_of(site.face) if site.face is not None else ""
    yield from backdrop_pictures(services.images, place, size)
    steps: list[tuple[Callable[..., object], tuple[Any, ...]]] = [
        (table_panels.draw_site_picture, (layout, site.face)),
        (table_panels.draw_site, (layout, site)),
        (table_panels.draw_quest, (layout, score, score.next_effect)),
        (table_panels.draw_lair, (layout, words)),
        (table_panels.draw_shadows, (layout, words, len(board.zone("shadows")))),
        (table_panels.draw_tray, (layout,)),
    ]
    steps += [(table_panels.draw_deck_ground, (layout, words, deck)) for deck in DECKS]
    steps += [(seat_mats.draw_numbers, (layout, shown.numbers(board, seat))) for seat in score.seats]
    for draw, arguments in steps:
        yield partial(_paint, brush, draw, arguments)
    for seat in score.seats:
        yield partial(_paint, brush, partial(seat_mats.draw_mat, items=False, lit=1.0), (layout, words, seat.number))


def _paint(brush: SpriteList, draw: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    draw(brush, *arguments)
    brush.sprites.clear()


def _card(cards: Cards, canvas: Canvas, shown: Displayed, board: Board, piece: str, place: Place) -> None:
    look = CardStyle(shown.face(board, piece), (place.rect.width, place.rect.height), "", shown.seats.get(piece, 0))
    cards.bare(canvas, look)
