"""Town table: the settlement between two quests: a square by evening, three doors with signs, the party before them.

A camp of the delve has the same table (`camp_table.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.adventure.displayed_values import numbers_of
from game.looks.warhammer_quest import town_mats, town_notes, town_signs
from game.looks.warhammer_quest.cellar import draw_count
from game.looks.warhammer_quest.displayed_values import hooks_of, own
from game.looks.warhammer_quest.swinging import SHEET, SIGN, Swinging, leaning
from game.looks.warhammer_quest.town_placement import DECK, DOORS, DRAWN, NOTES, POOL, STRUCK, TownPlacement
from game.looks.warhammer_quest.town_square import SQUARE, draw_square
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import PLAIN, Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Light, Mood, Pace, Resting
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Placement
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite
from game.ui.table.table_parts import draw_stack

TRAINER, SMITH, ARENA = DOORS
CHAINS = "chain-swing"
"""What is heard when the signs swing."""
LATER = {"trainer": 0.0, "blacksmith": 90.0, "arena": 170.0, "pool": 40.0, "next": 210.0}
"""How many milliseconds later each begins to swing when one comes."""
_SHEET_BYTES = 16 * 1024 * 1024
_LIT = 0.5
"""From so much light on a seat is that of whoever decides."""


class TownTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    picture = SQUARE
    paid = True
    """Whether what is done at a door takes a visit."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.swinging = Swinging()
        self._came = False
        self._done: Mapping[str, Hashable] = {}
        """What was seen of each place: where it changes something was done there."""
        self._sheets = SurfaceCache(_SHEET_BYTES)
        self._pinned: Sequence[Resting] = ()

    def solid(self, layout: Layout) -> Collection[str]:
        """Header, square and mats."""
        return [*super().solid(layout), "square"]

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Heroes, hooks, pool, and the dock of the open door."""
        return TownPlacement(board, layout, shown)

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """Whoever comes into the town sees signs and sheets swing, once."""
        if not self._came and not self.services.calm:
            for name, later in LATER.items():
                self.swinging.begin(name, later)
            self.services.audio.cue(CHAINS)
        self._came = True
        self._done = _done_at(board)

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """Where something was done the sign swings, and so does the sheet on which something is pinned."""
        before, self._done = self._done, _done_at(board)
        for name in self._done:
            if before and before[name] != self._done[name]:
                self.point(name)
        return 0.0

    def point(self, place: str) -> None:
        """What is touched swings."""
        if place in LATER and not self.services.calm:
            self.swinging.begin(place)

    def update(self, dt: float, pace: float) -> bool:
        """What hangs swings in its own time."""
        return self.swinging.update(dt)

    def rest(self) -> None:
        """It hangs."""
        self.swinging.rest()

    def forget(self) -> None:
        """The sheets are painted anew."""
        self._sheets.clear()

    # -- drawing

    def light(self, state: FrameState) -> Light:
        """Flagstones, and nothing over them."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """Mats, hooks, actions, and whether a door is open."""
        mats = own(state.shown).mats
        hooks = tuple(hooks_of(state.board, state.shown, mat) for mat in mats)
        actions = tuple(self._actions(state, mat.hero) for mat in mats)
        return mats, hooks, actions, bool(state.board.zone(DRAWN)), len(state.board.zone(DECK))

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The square."""
        draw_square(brush, state.layout, self.picture)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Mats and the dock."""
        layout, words = state.layout, self.services.words
        if state.board.zone(DRAWN):
            town_notes.draw_dock(brush, layout, words)
            draw_stack(brush, layout["dock/deck"], len(state.board.zone(DECK)))
        for mat in own(state.shown).mats:
            if f"seat.{mat.seat}" in layout:
                hooks, lit = hooks_of(state.board, state.shown, mat), state.lights.get(mat.seat, 0.0)
                camping = None if self.paid else numbers_of(state.board, mat)
                town_mats.draw_mat(brush, layout, words, mat, hooks, self._actions(state, mat.hero), lit, camping)

    def restless(self, state: FrameState) -> Collection[str]:
        """What is pinned to the sheets swings with them."""
        return {*state.board.zone(POOL), *state.board.zone(STRUCK)}

    def follow(
        self, canvas: Canvas, state: FrameState, restless: Sequence[Resting], others: Sequence[PieceSprite]
    ) -> None:
        """What is pinned is drawn with its sheet."""
        self._pinned = restless

    def living(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """What is nailed up, with what is pinned to it."""
        found: list[Sprite] = []
        for note in NOTES:
            brush = SpriteList(canvas, self._sheets)
            self.sheet(brush, state, note)
            if note == "pool":
                brush.sprites += [sprite for piece in self._pinned for sprite in piece.sprites]
            shift = round(self.swinging.shift(note, SHEET) * canvas.scale)
            area = canvas.device(state.layout[note])
            found += leaning(brush.sprites, area.top, area.bottom, shift) if shift else brush.sprites
        return found

    def sheet(self, brush: SpriteList, state: FrameState, note: str) -> None:
        """A sheet that is nailed up: the campaign pool, or the next quest."""
        layout, words, log = state.layout, self.services.words, own(state.shown).log
        if note == "pool":
            town_notes.draw_pool(brush, layout, words, log)
        else:
            town_notes.draw_next(brush, layout, words, log.next if log is not None else None)

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """Who is struck is crossed out."""
        if state.board.pieces[face.piece].zone == STRUCK:
            brush.panel(("struck", tuple(box.size)), box, lambda canvas: town_notes.strike_out(canvas, box), pad=10)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """The signs, and how many cards the smith has left."""
        here = self._here(state)
        for door in DOORS:
            lit, shift = state.marks.get(door, PLAIN).legal, self.swinging.shift(door, SIGN)
            town_signs.draw_sign(brush, state.layout, self.services.words, door, lit=lit, paid=self.paid,
                                 here=here if door == SMITH else "", shift=shift)  # fmt: skip
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


def _done_at(board: Board) -> Mapping[str, Hashable]:
    """What shows that something was done at each place."""
    cards = tuple(tuple(cards) for zone, cards in sorted(board.zones.items()) if zone.startswith("cards:"))
    grown = tuple(number for name, number in sorted(board.tracks.items()) if name.startswith("capacity:"))
    pool = (*board.zone(POOL), *board.zone(STRUCK))
    return {TRAINER: cards, SMITH: bool(board.zone(DRAWN)), ARENA: grown, "pool": pool}
