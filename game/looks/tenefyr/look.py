"""Look: Heroes of Tenefyr as the house draws it: the valley, the fight and the reward on a painted cloth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.tenefyr.card_frames import FRAMES
from game.looks.tenefyr.cloth_table import ClothTable
from game.looks.tenefyr.displayed_values import FIGHT_TABLE, REWARD_TABLE, VALLEY_TABLE, table_of
from game.looks.tenefyr.fight_table import FightTable
from game.looks.tenefyr.reward_table import RewardTable
from game.looks.tenefyr.theme import THEME
from game.looks.tenefyr.valley_table import ValleyTable
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed
from game.ui.table.plain_table import PlainLook

TABLES: Mapping[str, Callable[[Services], ClothTable]] = {
    VALLEY_TABLE: ValleyTable, FIGHT_TABLE: FightTable, REWARD_TABLE: RewardTable,
}  # fmt: skip
OPEN = "open"
"""The mark of a face that a question shows although its card lies facedown."""


class TenefyrLook(PlainLook):
    """The look of the game. Every member answers as `Look` asks."""

    theme = THEME
    frames = FRAMES
    sample_card = "pictures/tenefyr/loot/kobold"
    played_from = ("played",)
    unseen = ("gone",)

    def __init__(self, tables: Path) -> None:
        super().__init__("tenefyr", tables)

    def back(self, board: Board, face: Face) -> str:
        """Of a card that lies facedown the back is told by the view; what a question shows is seen."""
        return "" if OPEN in face.marks else face.variant

    def shown_table(self, board: Board) -> str:
        """The fight in a visit, the reward while one resolves, else the valley."""
        return table_of(board)

    def table(self, services: Services, shown: Displayed, table: str = "") -> ClothTable:
        """What one laid-out table keeps."""
        return TABLES[table](services)
