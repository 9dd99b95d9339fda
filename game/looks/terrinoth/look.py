"""Look: Heroes of Terrinoth as the house draws it: colours, cards, dice, tokens, table files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.adventure.displayed_values import SHOWN_FALLEN
from game.looks.adventure.look import AdventureLook, dice
from game.looks.terrinoth.card_frames import FRAMES
from game.looks.terrinoth.table import TerrinothTable
from game.looks.terrinoth.theme import THEME
from game.ui.cards.card import CardFrame
from game.ui.screen.scene import Services
from game.ui.table.dice_tray import DieLook
from game.ui.table.displayed import Displayed

DICE = dice(success=(243, 231, 203), counterattack=(240, 176, 92), threat=(232, 104, 84))


class TerrinothLook(AdventureLook):
    """The look of the game; `tables` is the folder of its table files. Every member answers as `Look` asks."""

    theme = THEME
    sample_card = "backs/terrinoth/exploration"
    frames: Mapping[str, CardFrame] = FRAMES
    dice: Mapping[str, DieLook] = DICE

    def __init__(self, tables: Path) -> None:
        super().__init__("terrinoth", tables)

    def back(self, board: Board, face: Face) -> str:
        """The back of a card that lies facedown."""
        if face.frame in SHOWN_FALLEN:
            return ""
        zone = board.pieces[face.piece].zone
        deck = zone.partition(":")[2] if zone.startswith(("deck:", "discard:")) else ""
        return deck or ("enemy" if face.frame == "enemy" else "exploration")

    def table(self, services: Services, shown: Displayed, table: str = "") -> TerrinothTable:
        """What one laid-out table keeps."""
        return TerrinothTable(services)
