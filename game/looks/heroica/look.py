"""Look: Heroica as the house draws it: a tray on a lawn for each level, the store, and the chart of the road."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

import pygame

from game.kit.board import Board
from game.kit.geometry import Area
from game.kit.shown import Face
from game.looks.heroica.atlas import Easel
from game.looks.heroica.chart_table import ChartTable
from game.looks.heroica.displayed_values import own
from game.looks.heroica.level_table import LevelTable
from game.looks.heroica.store_table import StoreTable
from game.looks.heroica.theme import GROUNDS, THEME
from game.looks.heroica.wood import draw_paint
from game.ui.cards.card import CardFrame, PlainFrame
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.dice_tray import DieLook
from game.ui.table.displayed import Displayed
from game.ui.table.plain_table import PlainLook, PlainTable
from game.ui.table.table_stage import MomentShape

TABLES: Mapping[str, Callable[[Services], PlainTable]] = {"store": StoreTable, "chart": ChartTable}
BETWEEN = {"store": "store", "camp": "chart"}
"""Phases with the table that is seen then."""


class WholePiece(PlainFrame):
    """What is made of wood is seen whole on the paper that explains it."""

    whole = True


PORTRAIT = (92.0, 108.0)
"""The form of a portrait."""


class Portrait(WholePiece):
    """A hero, on the paint of the seat."""

    def paint_ground(self, canvas: Canvas, face: Face, area: Area, seat: int) -> None:
        """As much of it as the portrait covers."""
        if seat:
            box = pygame.FRect(0, 0, *PORTRAIT).fit(pygame.FRect(area))
            draw_paint(canvas, box, GROUNDS[seat - 1])


class HeroicaLook(PlainLook):
    """The look of the game. Every member answers as `Look` asks."""

    theme = THEME
    dice: Mapping[str, DieLook] = {"bone": DieLook()}
    frames: Mapping[str, CardFrame] = {
        "hero": Portrait(),
        **dict.fromkeys(("weapon", "potion", "relic", "thing", "monster", "boss", "feature"), WholePiece()),
    }
    moments: Mapping[str, MomentShape] = {"down": "portrait"}
    unseen = ("box", "bag")

    def __init__(self, tables: Path) -> None:
        super().__init__("heroica", tables)
        self._easel = Easel()

    def shown_table(self, board: Board) -> str:
        """That of the level that is played, or the store, or on the road between two levels the chart."""
        return BETWEEN.get(str(board.tracks.get("phase", "")), "") or str(board.tracks.get("level", ""))

    def beside(self, board: Board, shown: Displayed) -> Collection[str]:
        """The store is open at every turn; from it the game comes back, from the chart to the next level."""
        chart = own(shown).chart
        following = [station.level for station in chart if station.state == "next"]
        phase, here = str(board.tracks.get("phase", "")), str(board.tracks.get("level", ""))
        if phase == "camp":
            return following
        goes_on = any(station.state == "ahead" for station in chart)
        return [here] if phase in BETWEEN else ["store", "chart"] if goes_on else ["store"]

    def table_file(self, seats: int, table: str = "") -> Path:
        """All levels are laid out alike."""
        return super().table_file(seats, table if table in TABLES else "")

    def table(self, services: Services, shown: Displayed, table: str = "") -> PlainTable:
        """What one laid-out table keeps; before a level is set up, that of the first."""
        if table in TABLES:
            return TABLES[table](services)
        grounds = own(shown).grounds
        return LevelTable(services, grounds.get(table) or next(iter(grounds.values())), self._easel)
