"""Town table: the settlement between two quests: a square by evening, three doors with signs, the party before them.

A camp of the delve has the same table (`camp_table.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping

import pygame

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.adventure.displayed_values import numbers_of
from game.looks.warhammer_quest import town_mats, town_notes, town_signs
from game.looks.warhammer_quest.cellar import draw_count
from game.looks.warhammer_quest.displayed_values import hooks_of, own
from game.looks.warhammer_quest.town_placement import DECK, DOORS, DRAWN, STRUCK, TownPlacement
from game.looks.warhammer_quest.town_square import SQUARE, draw_square
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import PLAIN, Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Light, Mood
from game.ui.table.placement import Placement
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import draw_stack

SMITH = "blacksmith"
CHAINS = "chain-swing"
"""What is heard when the signs swing."""
_LIT = 0.5
"""From so much light on a seat is that of whoever decides."""


class TownTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    picture = SQUARE
    paid = True
    """Whether what is done at a door takes a visit."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._signs = town_signs.SignMotion()
        self._came = False

    def solid(self, layout: Layout) -> Collection[str]:
        """Header, square and mats."""
        return [*super().solid(layout), "square"]

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Heroes, hooks, pool, and the dock of the open door."""
        return TownPlacement(board, layout, shown)

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """Whoever comes into the town sees the signs swing, once."""
        if not self._came and not self.services.calm:
            self._signs.begin()
            self.services.audio.cue(CHAINS)
        self._came = True

    def update(self, dt: float, pace: float) -> bool:
        """The signs swing in their own time."""
        return self._signs.update(dt)

    def rest(self) -> None:
        """The signs hang."""
        self._signs.rest()

    # -- drawing

    def light(self, state: FrameState) -> Light:
        """Flagstones, and nothing over them."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """Mats, hooks, actions, the log, and whether a door is open."""
        mats = own(state.shown).mats
        hooks = tuple(hooks_of(state.board, state.shown, mat) for mat in mats)
        actions = tuple(self._actions(state, mat.hero) for mat in mats)
        return mats, hooks, actions, own(state.shown).log, bool(state.board.zone(DRAWN)), len(state.board.zone(DECK))

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The square."""
        draw_square(brush, state.layout, self.picture)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Mats, what is nailed up, and the dock."""
        layout, words = state.layout, self.services.words
        self.notes(brush, state)
        if state.board.zone(DRAWN):
            town_notes.draw_dock(brush, layout, words)
            draw_stack(brush, layout["dock/deck"], len(state.board.zone(DECK)))
        for mat in own(state.shown).mats:
            if f"seat.{mat.seat}" in layout:
                hooks, lit = hooks_of(state.board, state.shown, mat), state.lights.get(mat.seat, 0.0)
                camping = None if self.paid else numbers_of(state.board, mat)
                town_mats.draw_mat(brush, layout, words, mat, hooks, self._actions(state, mat.hero), lit, camping)

    def notes(self, brush: SpriteList, state: FrameState) -> None:
        """What is nailed up: the campaign pool and the next quest."""
        layout, words, log = state.layout, self.services.words, own(state.shown).log
        town_notes.draw_pool(brush, layout, words, log)
        town_notes.draw_next(brush, layout, words, log.next if log is not None else None)

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """Who is struck is crossed out."""
        if state.board.pieces[face.piece].zone == STRUCK:
            brush.panel(("struck", tuple(box.size)), box, lambda canvas: town_notes.strike_out(canvas, box), pad=10)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """The signs, and how many cards the smith has left."""
        here = self._here(state)
        for door in DOORS:
            lit = state.marks.get(door, PLAIN).legal
            town_signs.draw_sign(brush, state.layout, self.services.words, door, lit=lit, paid=self.paid,
                                 here=here if door == SMITH else "", shift=self._signs.shift(door))  # fmt: skip
        if state.board.zone(DRAWN) and state.board.zone(DECK):
            draw_count(brush, state.layout["dock/deck"], len(state.board.zone(DECK)))

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """What hangs on the hooks of others and is not meant stays as it is: here nothing is dark but what is spent."""
        tone = super().tone(state, face, mark)
        return "" if tone == "dimmed" else tone

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The music of the town."""
        return Mood("settlement")

    # -- what is told

    def _actions(self, state: FrameState, hero: str) -> tuple[Face, ...]:
        return tuple(state.shown.face(state.board, card) for card in state.board.zone(f"cards:{hero}"))

    def _here(self, state: FrameState) -> str:
        """Who is at the smith: the seat that is lit, while something is laid out."""
        if not state.board.zone(DRAWN):
            return ""
        lit = [seat for seat, strength in state.lights.items() if strength >= _LIT]
        names = {mat.seat: mat.hero for mat in own(state.shown).mats}
        hero = names.get(lit[0], "") if lit else ""
        return state.shown.face(state.board, hero).short if hero else ""
