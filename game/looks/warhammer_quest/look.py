"""Look: the Warhammer Quest card game as the house draws it: colours, cards, dice, tokens, table files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.adventure.look import AdventureLook, dice
from game.looks.warhammer_quest import displayed_values
from game.looks.warhammer_quest.camp_table import CampTable, is_camp
from game.looks.warhammer_quest.card_frames import FRAMES
from game.looks.warhammer_quest.log_table import LogTable
from game.looks.warhammer_quest.quest_table import QuestTable
from game.looks.warhammer_quest.theme import BONE, THEME, TORCH_LIGHT, WARP
from game.looks.warhammer_quest.town_table import TownTable
from game.ui.cards.card import CardFrame
from game.ui.screen.scene import Services
from game.ui.table.dice_tray import DieLook
from game.ui.table.displayed import Displayed
from game.ui.table.plain_table import PlainTable
from game.ui.table.table_stage import MomentShape

CAMP = "camp"
BETWEEN = {"settlement": "town", "map": "log"}
"""Phases between two quests, with the table that is seen then."""
TABLES: dict[str, Callable[[Services], PlainTable]] = {
    "": QuestTable, "town": TownTable, CAMP: CampTable, "log": LogTable,
}  # fmt: skip
LAID_OUT_AS = {CAMP: "town"}
"""Tables that are laid out as another one is."""
DICE = dice(success=BONE, counterattack=TORCH_LIGHT, threat=WARP)


class WarhammerQuestLook(AdventureLook):
    """The look of the game; `tables` is the folder of its table files. Every member answers as `Look` asks."""

    theme = THEME
    sample_card = "backs/warhammer-quest/gear"
    frames: Mapping[str, CardFrame] = FRAMES
    dice: Mapping[str, DieLook] = DICE
    moments: Mapping[str, MomentShape] = {**AdventureLook.moments, "legendary": "portrait"}
    unseen = ("deck:", "supply:", "box", "pool", "legendary:", "gone")

    def __init__(self, tables: Path) -> None:
        super().__init__("warhammer-quest", tables)

    def back(self, board: Board, face: Face) -> str:
        """The back of a card that lies facedown."""
        return displayed_values.back(board, face)

    def told(self, board: Board, face: Face) -> Face:
        """A face with what the copy of the board says."""
        return displayed_values.told(board, face)

    def shown_table(self, board: Board) -> str:
        """That of the quest, or between two quests the town and the log; at a camp of the delve, the camp."""
        if is_camp(board):
            return CAMP
        return BETWEEN.get(str(board.tracks.get("phase", "")), "")

    def table_file(self, seats: int, table: str = "") -> Path:
        """A camp is laid out as the settlement is."""
        return super().table_file(seats, LAID_OUT_AS.get(table, table))

    def table(self, services: Services, shown: Displayed, table: str = "") -> PlainTable:
        """What one laid-out table keeps."""
        return TABLES[table](services)
