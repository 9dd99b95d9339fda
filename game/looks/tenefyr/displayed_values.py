"""Displayed values: what the copy of the board says while the model is ahead: cards in piles, steps, whose turn."""

from __future__ import annotations

from game.kit.board import Board
from game.tenefyr.view.values import SeatShown, TableValues
from game.ui.table.displayed import Displayed

STEPS, DUNGEON, REWARD, ENEMY, ACTIVE, STARTER, TURN_OF = (
    "steps", "dungeon", "reward", "enemy", "active", "starter", "turn",
)  # fmt: skip
BOSS, GONE, BEATEN = "boss", "gone", "beaten"
VALLEY_TABLE, FIGHT_TABLE, REWARD_TABLE = "", "fight", "reward"


def own(shown: Displayed) -> TableValues:
    """The game's own record."""
    assert isinstance(shown.own, TableValues)
    return shown.own


def word(board: Board, track: str) -> str:
    """A track of the copy in words; empty where it is not set."""
    return str(board.tracks.get(track, ""))


def steps(board: Board) -> int:
    """The steps of the token to the skull, on the copy."""
    return int(board.tracks.get(STEPS, 0))


def table_of(board: Board) -> str:
    """Which table is seen: the fight in a visit, the reward while one resolves, else the valley."""
    if word(board, DUNGEON):
        return FIGHT_TABLE
    return REWARD_TABLE if word(board, REWARD) else VALLEY_TABLE


def pile(board: Board, zone: str) -> list[str]:
    """The pieces of a zone of the copy."""
    return list(board.zone(zone))


def seat_of(shown: Displayed, player: str) -> SeatShown | None:
    """The seat of a player; None for any other piece."""
    return next((seat for seat in own(shown).seats if seat.player == player), None)


def turn_of(board: Board, piece: str) -> int:
    """The turn of the combat in which a card was played, on the copy."""
    found = board.pieces.get(piece)
    return found.tokens.get(TURN_OF, 0) if found is not None else 0
