"""Frame state: all that one frame of the table depends on, as plain values and references; drawing reads it only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.kit.board import Board
from game.kit.expected import Expected
from game.ui.table.dice_tray import DiceTray
from game.ui.table.displayed import Displayed
from game.ui.table.flights import Flights
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.map_overlay import MapMarks
from game.ui.table.piece_sprites import PieceSprites
from game.ui.table.placement import DropArea, Place, Placement
from game.ui.table.table_stage import TableStage


@dataclass(frozen=True)
class FrameState:
    """All that one frame of the table depends on."""

    layout: Layout
    board: Board
    shown: Displayed
    placement: Placement
    actors: PieceSprites
    flights: Flights
    dice: DiceTray
    marks: Mapping[str, Highlight]
    lights: Mapping[int, float]
    """How far each seat is lit (0 to 1)."""
    breath: float
    held: tuple[str, tuple[float, float]] | None
    drop_zones: tuple[tuple[DropArea, bool], ...]
    playing: str
    stage: TableStage = field(default_factory=TableStage)
    slot: Place | None = None
    """Where the card lay that stands on the stage."""
    lit: MapMarks = field(default_factory=MapMarks)
    """What the question lights on a map."""
    expected: tuple[Expected, ...] = ()
    """The tokens that a roll is expected to bring, where its stakes are shown."""
    moment: float | None = None
    """The milliseconds that the table has breathed; None where it stands still."""
