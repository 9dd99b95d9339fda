"""Chart motion: how figures and tokens go over the chart, and what they show where they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kit.board import Board
from game.kit.cells import Cell
from game.kit.geometry import Point
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound import passages
from game.looks.runebound.displayed_values import figure, own
from game.looks.runebound.sheet import SheetShape
from game.ui.table.camera import Camera
from game.ui.table.displayed import Displayed
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place

LYING = ("gem", "story")
"""The kinds of pieces that lie flat."""
_MIDDLE, _RISE = 0.5, 40.0


class ChartMotion:
    """Where the figures of one chart stood, as it is told: only so a hop is told from a flight."""

    def __init__(self, shape: SheetShape, camera: Camera) -> None:
        self._shape, self._camera = shape, camera
        self._stood: dict[str, Cell] = {}

    def look(self, board: Board, shown: Displayed) -> None:
        """Everything stands where the copy says."""
        found = ((it.piece, displayed.cell_on(board, it.piece)) for it in own(shown).pieces)
        self._stood = {piece: cell for piece, cell in found if cell is not None}

    def passage(self, board: Board, shown: Displayed, actor: PieceSprite, place: Place | None) -> Passage | None:
        """How a piece goes to its place, or away: see `TableLook`."""
        it = own(shown).piece(actor.piece)
        if it is None:
            return None
        if place is None:
            high = _RISE * self._camera.zoom
            return passages.taken_off(self._camera.on_table(actor.pose[:2]), high) if actor.place.on_map else None
        if place.hidden or not place.on_map or not place.rect.width:
            return None
        goal, cell = place.rect.center, displayed.cell_on(board, actor.piece)
        if actor.place is place:
            return passages.put_down(goal, _MIDDLE if it.kind in LYING else passages.FOOTING)
        if it.kind in LYING or cell is None:
            return None
        before, self._stood[actor.piece] = self._stood.get(actor.piece), cell
        return self._goes(actor.pose[:2], goal, before, cell)

    def _goes(self, start: Point, goal: Point, before: Cell | None, cell: Cell) -> Passage:
        far = self._shape.distance(before, cell) if before is not None else 0
        if far == 0:
            return passages.shift(start, goal)
        return passages.hop(start, goal) if far == 1 else passages.flight(start, goal, far)

    def act(
        self, shown: Displayed, actors: Mapping[str, PieceSprite], stunt: str, pieces: Sequence[str]
    ) -> Mapping[str, Passage]:
        """What the figures show of what happens to heroes, and to what stands on the chart."""
        piece = pieces[0] if pieces else ""
        shows = figure(piece) if own(shown).seat(piece) is not None else piece
        actor = actors.get(shows)
        if actor is None or not actor.place.on_map:
            return {}
        at = actor.goal[:2]
        return {shows: passages.fall(at) if stunt == "fall" else passages.pulse(at)}
