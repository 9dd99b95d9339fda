"""Look: Runebound as the house draws it: a coloured chart on a desk, blue shagreen in brass, slips of paper."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from msgspec import structs

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.adventure_table import AdventureTable
from game.looks.runebound.card_frames import FRAMES
from game.looks.runebound.chart_table import ChartTable
from game.looks.runebound.combat_table import CombatTable
from game.looks.runebound.curtain import FoldedChart, Hand
from game.looks.runebound.market_table import MarketTable
from game.looks.runebound.theme import THEME
from game.ui.cards.card import CardFrame
from game.ui.screen.scene import Services
from game.ui.table.curtain_look import CurtainLook
from game.ui.table.dice_tray import DieLook
from game.ui.table.displayed import Displayed
from game.ui.table.plain_table import PlainLook, PlainTable
from game.ui.table.table_stage import MomentShape

CHART = "chart"
OF_ONE_DECK = ("asset", "skill", "story")
"""The frames of cards that are all from one deck."""
TABLES: Mapping[str, Callable[[Services], PlainTable]] = {
    displayed.COMBAT_TABLE: CombatTable, displayed.ADVENTURE_TABLE: AdventureTable,
    displayed.MARKET_TABLE: MarketTable,
}  # fmt: skip
"""What is laid on the chart."""


class RuneboundLook(PlainLook):
    """The look of the game. Every member answers as `Look` asks."""

    theme = THEME
    dice: Mapping[str, DieLook] = {"terrain": DieLook()}
    frames: Mapping[str, CardFrame] = FRAMES
    tokens: Mapping[str, str] = {"damage": "heart"}
    moments: Mapping[str, MomentShape] = {"defeated": "portrait"}
    unseen = ("box", "deck:")

    def __init__(self, tables: Path) -> None:
        super().__init__("runebound", tables)

    def back(self, board: Board, face: Face) -> str:
        """The back of the deck that a card is from; a quest that is of no adventure deck is one of the story."""
        if face.frame in OF_ONE_DECK:
            return face.frame
        return face.variant or ("story" if face.frame == "quest" else face.frame)

    def curtain(self, services: Services, board: Board, shown: Displayed) -> CurtainLook | None:
        """The folded chart, with the hands as nobody sees them."""
        seats = displayed.own(shown).seats
        return FoldedChart(services, [Hand(seat, len(displayed.hand(board, seat.hero))) for seat in seats])

    def told(self, board: Board, face: Face) -> Face:
        """No card says on the table what it does: its tokens say enough, and a hand is seen but for its foot."""
        return structs.replace(face, text="") if face.text else face

    def table_file(self, seats: int, table: str = "") -> Path:
        """The chart is the first table."""
        return super().table_file(seats, table or CHART)

    def shown_table(self, board: Board) -> str:
        """What is fought, bought or read lies on the chart."""
        return displayed.table_of(board)

    def beside(self, board: Board, shown: Displayed) -> Collection[str]:
        """From the chart a game goes anywhere, and comes back to it."""
        return [displayed.CHART_TABLE, *TABLES]

    def table(self, services: Services, shown: Displayed, table: str = "") -> PlainTable:
        """What one laid-out table keeps."""
        return TABLES[table](services) if table in TABLES else ChartTable(services, shown)
