"""Table ground: everything below the pieces, from the backdrop to mats, sheets and wells, as a composite of its own."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.ambience.backdrop import PAN, make_backdrop
from game.ui.cards.card import picture_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.table import seat_mats, table_panels
from game.ui.table.frame_state import FrameState
from game.ui.table.places import DECKS
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Composite, Sprite
from game.ui.table.table_light import TableLight
from game.ui.table.table_panels import Site

_BACKDROPS = 2

Layers = tuple[list[Sprite], list[Sprite], list[Sprite]]
"""The backdrop; the panels below the picture of the place, with it; and everything above it."""


class TableGround:
    """Keeps the ground of one table, and the backdrops of two places: this one, and the last or the next."""

    def __init__(self, words: Words, air: AmbienceTable) -> None:
        self.composite = Composite()
        self._words = words
        self._scenery = TableLight(air)
        self._backdrops: dict[str, pygame.Surface] = {}
        self._foreseen = ""
        self._layers: Layers = ([], [], [])
        self._made_of: tuple[object, ...] = ()
        self._seen_as: tuple[object, ...] = ()

    def forget(self) -> None:
        """Paint everything anew next time."""
        self.composite.forget()
        self._scenery.forget()
        self._backdrops.clear()
        self._foreseen = ""
        self._made_of = self._seen_as = ()

    def show(self, brush: SpriteList, picture: FrameState) -> None:
        """Bring the ground up to date, if anything on it changed."""
        shown, board = picture.shown, picture.board
        made_of = (
            picture.layout,
            shown.score,
            picture.site,
            picture.site_before,
            picture.crossfade,
            tuple(picture.lights.items()),
            tuple(shown.numbers(board, seat) for seat in shown.score.seats),
            len(board.zone("shadows")),
            tuple(len(board.zone(f"deck:{deck}")) for deck in DECKS),
        )
        seen_as = (made_of, picture.gloom, picture.gloom_moves, picture.moment)
        if seen_as == self._seen_as:
            self.composite.rest()
            return
        self._seen_as = seen_as
        if made_of != self._made_of:
            self._made_of = made_of
            self._layers = self._painted(brush, picture)
            self._foresee(brush.canvas, picture)
        canvas = brush.canvas
        backdrop, below, above = self._layers
        behind, within = self._scenery.behind(canvas, picture), self._scenery.within(canvas, picture)
        self.composite.show([*backdrop, *behind, *below, *within, *above], canvas.surface.get_size())

    def _painted(self, brush: SpriteList, picture: FrameState) -> Layers:
        layers: Layers = ([], [], [])
        for layer, paint in zip(layers, (self._places, self._panels, self._marks), strict=True):
            own = SpriteList(brush.canvas, brush.kept)
            paint(own, picture)
            layer += own.sprites
        return layers

    def _places(self, brush: SpriteList, picture: FrameState) -> None:
        if picture.crossfade < 1.0 and picture.site_before is not None:
            self._backdrop(brush, picture.site_before, 255, 0.0)
            self._backdrop(brush, picture.site, round(255 * picture.crossfade), 1 - picture.crossfade)
        else:
            self._backdrop(brush, picture.site, 255, 0.0)

    def _panels(self, brush: SpriteList, picture: FrameState) -> None:
        layout, words, score = picture.layout, self._words, picture.shown.score
        table_panels.draw_quest(brush, layout, score, score.next_effect)
        table_panels.draw_lair(brush, layout, words)
        table_panels.draw_shadows(brush, layout, words, len(picture.board.zone("shadows")))
        if picture.crossfade < 1.0 and picture.site_before is not None:
            table_panels.draw_site_picture(brush, layout, picture.site_before.face)
            table_panels.draw_site_picture(brush, layout, picture.site.face, round(255 * picture.crossfade))
        else:
            table_panels.draw_site_picture(brush, layout, picture.site.face)

    def _marks(self, brush: SpriteList, picture: FrameState) -> None:
        layout, words = picture.layout, self._words
        if picture.crossfade < 1.0 and picture.site_before is not None:
            site, strength = picture.seen_site
            table_panels.draw_site(brush, layout, site, round(255 * strength))
        else:
            table_panels.draw_site(brush, layout, picture.site)
        for deck in DECKS:
            table_panels.draw_deck_ground(brush, layout, words, deck)
            table_panels.draw_stack(brush, layout[f"deck.{deck}/draw"], len(picture.board.zone(f"deck:{deck}")))
        table_panels.draw_tray(brush, layout)
        self._mats(brush, picture)

    def _backdrop(self, brush: SpriteList, site: Site, alpha: int, pan: float) -> None:
        canvas = brush.canvas
        made = self._backdrop_of(canvas, picture_of(site.face) if site.face is not None else "")
        left = -PAN / 2 + pan * PAN / 2
        brush.add(made, (canvas.bounds.x + left / canvas.scale, canvas.bounds.y), alpha)

    def _backdrop_of(self, canvas: Canvas, name: str) -> pygame.Surface:
        if name not in self._backdrops:
            while len(self._backdrops) >= _BACKDROPS:
                del self._backdrops[next(iter(self._backdrops))]
            self._backdrops[name] = make_backdrop(canvas.images, name, canvas.surface.get_size()).convert()
        return self._backdrops[name]

    def _foresee(self, canvas: Canvas, picture: FrameState) -> None:
        """Let the backdrop of the next place be made while nothing moves."""
        board, view = picture.board, picture.shown.view
        coming = next((view.picture(board.pieces[piece].card) for piece in board.zone("deck:location")), "")
        if coming != self._foreseen:
            self._foreseen = coming
            canvas.images.chores([partial(self._backdrop_of, canvas, coming)] if coming else [])

    def _mats(self, brush: SpriteList, picture: FrameState) -> None:
        layout, words = picture.layout, self._words
        for seat in picture.shown.score.seats:
            if f"seat.{seat.number}" not in layout:
                continue
            numbers = picture.shown.numbers(picture.board, seat)
            lit = picture.lights.get(seat.number, 0.0)
            seat_mats.draw_mat(brush, layout, words, seat.number, items=numbers.items > 0, lit=lit)
            seat_mats.draw_numbers(brush, layout, numbers)
