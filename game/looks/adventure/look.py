"""Look: what the looks of the family have in common: tokens, great moments, dice, what the copy of the board says."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.adventure import displayed_values
from game.ui.screen.theme import Colour
from game.ui.table.dice_tray import DieLook, DieSum
from game.ui.table.plain_table import PlainLook
from game.ui.table.table_stage import MomentShape

_DEFENSE: Colour = (140, 176, 206)


class AdventureLook(PlainLook):
    """The look of a game of the family. Every member answers as `Look` asks."""

    tokens: Mapping[str, str] = {"success": "success-token"}
    moments: Mapping[str, MomentShape] = {
        "peril": "strip", "nemesis": "portrait", "driven-off": "portrait", "last-blow": "blow", "fall": "grey",
    }  # fmt: skip
    played_from: Collection[str] = ("cards",)

    def told(self, board: Board, face: Face) -> Face:
        """A face with what the copy of the board says."""
        return displayed_values.told(board, face)


def dice(success: Colour, counterattack: Colour, threat: Colour) -> dict[str, DieLook]:
    """The dice of heroes and enemies, with the colours of their sums."""
    hero = DieSum("success", ("success", "critical"), success), DieSum("defense", ("defense",), _DEFENSE)
    enemy = DieSum("counterattack", ("counterattack",), counterattack), DieSum("threat", ("threat",), threat)
    return {"hero": DieLook(hero), "enemy": DieLook(enemy)}
