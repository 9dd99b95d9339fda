"""Table music: which music belongs to the table as it is shown."""

from __future__ import annotations

from game.kit.board import Board
from game.ui.sound.music import Score
from game.ui.sound.sound_table import SoundTable
from game.ui.table.displayed import Displayed

STEP = 0.05
GREAT_RANK = "nemesis"


def score_of(table: SoundTable, shown: Displayed, board: Board, track_at: float) -> Score:
    """The music of the active place, with as much tension as the track has come on, and the layer of the great foe
    while it is among the enemies. Before a place lies active there is none.
    """
    lying = board.zone("location")[:1]
    if not lying:
        return Score("")
    part = track_at / max(1, len(shown.score.track) - 1)
    tension = round(table.tension(part) / STEP) * STEP
    return Score(table.piece_of(board.pieces[lying[0]].card), tension, _great_foe_is_here(shown, board))


def _great_foe_is_here(shown: Displayed, board: Board) -> bool:
    for zone, pieces in board.zones.items():
        if zone == "shadows" or zone.startswith("engaged:"):
            for piece in pieces:
                if board.pieces[piece].face_up and shown.face(board, piece).variant == GREAT_RANK:
                    return True
    return False
