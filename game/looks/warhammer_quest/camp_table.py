"""Camp table: a camp of the delve, between a place that is left and the next one: a fire, and what a hero may do there.

It is the table of the settlement with another picture; nothing is paid for, wounds stay, and what hangs on the wall
tells how far the way still is [WQ-1253].
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.kit.board import Board
from game.looks.adventure.displayed_values import numbers_of
from game.looks.warhammer_quest import town_notes
from game.looks.warhammer_quest.displayed_values import own
from game.looks.warhammer_quest.town_placement import CampPlacement
from game.looks.warhammer_quest.town_square import CAMP
from game.looks.warhammer_quest.town_table import TownTable
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Mood
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList

DELVE = "lost-in-the-dark"


def is_camp(board: Board) -> bool:
    """Whether the party camps: in the delve one place is left, and the next is not revealed yet."""
    on_the_way = board.tracks.get("quest") == DELVE and board.tracks.get("phase") == "location"
    return on_the_way and not board.zone("location") and bool(board.zone("discard:location"))


class CampTable(TownTable):
    """See the module; every method answers as `TableLook` asks."""

    picture = CAMP
    paid = False

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Heroes, hooks, and the dock of what is drawn."""
        return CampPlacement(board, layout, shown)

    def ground_key(self, state: FrameState) -> Hashable:
        """Also wounds."""
        return super().ground_key(state), tuple(numbers_of(state.board, mat) for mat in own(state.shown).mats)

    def sheet(self, brush: SpriteList, state: FrameState, note: str) -> None:
        """What a camp is, or the way."""
        if note == "pool":
            town_notes.draw_camp(brush, state.layout, self.services.words)
        else:
            town_notes.draw_way(brush, state.layout, self.services.words, *town_notes.stretches(state.board))

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The music of the delve."""
        return Mood(DELVE)
