"""Preload: the pictures of a table are loaded before it is laid out, in small steps while nothing moves.

`rehearsal(services, look, layout, view, board)` gives the steps, each of a few milliseconds;
`services.images.chores(steps)` takes them. What is painted here is thrown away: the pictures stay with the images,
fitted to their places.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.kit.board import Board
from game.kit.mode import View
from game.ui.cards.card import Cards, CardStyle
from game.ui.cards.full_card import FullCards
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.nowhere import THROWN_AWAY, nowhere
from game.ui.screen.scene import Services
from game.ui.table.dice_tray import DiceTray
from game.ui.table.displayed import Displayed
from game.ui.table.flights import Flights
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Look
from game.ui.table.piece_sprites import PieceSprites
from game.ui.table.placement import Place
from game.ui.table.sprite_list import SpriteList


def rehearsal(services: Services, look: Look, layout: Layout, view: View, board: Board) -> Iterator[Step]:
    """The steps towards the first frame of a table, then those towards the cards of its decks."""
    canvas = nowhere(services)
    shown = Displayed(view, look)
    shown.learn(board)
    table = look.table(services, shown, look.shown_table(board))
    table.jump(board, shown)
    placement = table.place(board, layout, shown, {})
    cards = Cards(services.images.root, services.words, look.frames, look.art)
    state = FrameState(
        layout=layout, board=board, shown=shown, placement=placement, actors=PieceSprites(), flights=Flights({}),
        dice=DiceTray(view.die_faces, look.dice, look.art), marks={}, lights=dict.fromkeys(shown.seats.values(), 1.0),
        breath=1.0, held=None, drop_zones=(), playing="",
    )  # fmt: skip
    yield from table.preload(SpriteList(canvas, SurfaceCache(THROWN_AWAY)), cards, state)
    for piece, place in placement.places.items():
        if place.kind == "card" and not place.hidden:
            yield partial(_card, cards, canvas, shown, board, piece, place)
    for piece, number in list(shown.seats.items())[:1]:
        full, face = FullCards(cards), shown.face(board, piece)
        yield partial(full.draw, canvas, layout["inspector"], face, view.sheet(piece), number)
    yield from table.preload_decks(canvas, cards, layout, board, view)


def _card(cards: Cards, canvas: Canvas, shown: Displayed, board: Board, piece: str, place: Place) -> None:
    style = CardStyle(shown.face(board, piece), (place.rect.width, place.rect.height), "", shown.seats.get(piece, 0))
    cards.bare(canvas, style)
