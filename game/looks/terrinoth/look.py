"""Look: Heroes of Terrinoth as the house draws it: colours, cards, dice, tokens, table files."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.adventure import displayed_values
from game.looks.terrinoth.card_frames import FRAMES
from game.looks.terrinoth.table import TerrinothTable
from game.looks.terrinoth.theme import THEME
from game.ui.cards.card import CardFrame
from game.ui.screen.scene import Services
from game.ui.table.dice_tray import DieLook, DieSum
from game.ui.table.table_stage import MomentShape

LEAST_SEATS = 2
DICE = {
    "hero": DieLook(
        (
            DieSum("success", ("success", "critical"), (243, 231, 203)),
            DieSum("defense", ("defense",), (140, 176, 206)),
        )
    ),
    "enemy": DieLook(
        (
            DieSum("counterattack", ("counterattack",), (240, 176, 92)),
            DieSum("threat", ("threat",), (232, 104, 84)),
        )
    ),
}


class TerrinothLook:
    """The look of the game; `tables` is the folder of its table files. Every member answers as `Look` asks."""

    id = "terrinoth"
    theme = THEME
    art = "terrinoth"
    sample_card = "backs/terrinoth/exploration"
    frames: Mapping[str, CardFrame] = FRAMES
    dice: Mapping[str, DieLook] = DICE
    tokens: Mapping[str, str] = {"success": "success-token"}
    moments: Mapping[str, MomentShape] = {
        "peril": "strip", "nemesis": "portrait", "driven-off": "portrait", "last-blow": "blow", "fall": "grey",
    }  # fmt: skip
    played_from: Collection[str] = ("cards",)
    unseen = ("deck:", "supply:", "gone")

    def __init__(self, tables: Path) -> None:
        self._tables = tables

    def back(self, board: Board, face: Face) -> str:
        """The back of a card that lies facedown."""
        if face.frame in displayed_values.SHOWN_FALLEN:
            return ""
        zone = board.pieces[face.piece].zone
        deck = zone.partition(":")[2] if zone.startswith(("deck:", "discard:")) else ""
        return deck or ("enemy" if face.frame == "enemy" else "exploration")

    def told(self, board: Board, face: Face) -> Face:
        """A face with what the copy of the board says."""
        return displayed_values.told(board, face)

    def shown_table(self, board: Board) -> str:
        """The only one."""
        return ""

    def table_file(self, seats: int, table: str = "") -> Path:
        """The table for so many heroes; a lone hero sits at the table of two."""
        return self._tables / f"table_{max(LEAST_SEATS, seats)}.tmx"

    def table(self, services: Services, table: str = "") -> TerrinothTable:
        """What one laid-out table keeps."""
        return TerrinothTable(services)
