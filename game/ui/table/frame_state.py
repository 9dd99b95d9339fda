"""Frame state: all that one frame of the table depends on, as plain values and references; drawing reads it only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.kit.board import Board
from game.ui.table.dice_tray import DiceTray
from game.ui.table.displayed import Displayed
from game.ui.table.flights import Flights
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.peril_light import Shade
from game.ui.table.piece_sprites import PieceSprites
from game.ui.table.table_panels import Site


@dataclass(frozen=True)
class FrameState:
    """All that one frame of the table depends on."""

    layout: Layout
    board: Board
    shown: Displayed
    actors: PieceSprites
    flights: Flights
    dice: DiceTray
    marks: Mapping[str, Highlight]
    lights: Mapping[int, float]
    site: Site
    site_before: Site | None
    crossfade: float
    track_at: float
    track_moving: bool
    breath: float
    held: tuple[str, tuple[float, float]] | None
    drop_zones: tuple[tuple[pygame.FRect, bool], ...]
    playing: str
    gloom: tuple[Shade, ...] = ()
    gloom_moves: bool = False
    moment: float | None = None
    """The milliseconds that the table has breathed; None where it stands still."""

    @property
    def seen_site(self) -> tuple[Site, float]:
        """The place whose air is seen, and how strongly (0 to 1): while one gives way to another its air goes first."""
        if self.crossfade >= 1.0 or self.site_before is None:
            return self.site, 1.0
        if self.crossfade < 0.5:
            return self.site_before, 1 - 2 * self.crossfade
        return self.site, 2 * self.crossfade - 1
