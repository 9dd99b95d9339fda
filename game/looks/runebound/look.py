"""Look: Runebound as the house draws it: a coloured chart on a desk, blue shagreen in brass, slips of paper."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.runebound.chart_table import ChartTable
from game.looks.runebound.theme import THEME
from game.ui.cards.card import CardFrame
from game.ui.screen.scene import Services
from game.ui.table.dice_tray import DieLook
from game.ui.table.displayed import Displayed
from game.ui.table.plain_table import PlainLook, PlainTable

CHART = "chart"


class RuneboundLook(PlainLook):
    """The look of the game. Every member answers as `Look` asks."""

    theme = THEME
    dice: Mapping[str, DieLook] = {"terrain": DieLook()}
    frames: Mapping[str, CardFrame] = {}
    unseen = ("box", "deck:")

    def __init__(self, tables: Path) -> None:
        super().__init__("runebound", tables)

    def back(self, board: Board, face: Face) -> str:
        """The back of the deck that a card is from."""
        return face.variant or face.frame

    def table_file(self, seats: int, table: str = "") -> Path:
        """The chart is the first table."""
        return super().table_file(seats, table or CHART)

    def table(self, services: Services, shown: Displayed, table: str = "") -> PlainTable:
        """What one laid-out table keeps."""
        return ChartTable(services, shown)
