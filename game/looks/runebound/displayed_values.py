"""Displayed values: what the copy of the board says while the model is ahead: tokens on heroes, tracks, whereabouts."""

from __future__ import annotations

from game.kit.board import Board
from game.kit.cells import Cell, cell_of
from game.runebound.view.values import SeatShown, TableValues
from game.ui.table.displayed import Displayed

DAMAGE, GOLD, DOWN = "damage", "gold", "down"
ACTIVE, ACTIONS, SPACE, FIGHTER = "active", "actions", "space", "combat-hero"
READING, SHOPPING = "reading", "shopping"
ON_CHART = "on-chart"
"""A track: who is asked about hexes, while a card lies on the chart otherwise."""
REVEALED, PEDDLED = "revealed", "shown"
"""Zones: the cards of a test, and assets that a peddler shows."""
CHART_TABLE, COMBAT_TABLE, ADVENTURE_TABLE, MARKET_TABLE = "", "combat", "adventure", "market"


def own(shown: Displayed) -> TableValues:
    """The game's own record."""
    assert isinstance(shown.own, TableValues)
    return shown.own


def own_now(shown: Displayed) -> TableValues:
    """The record as the model tells it at this moment, ahead of what is told."""
    found = shown.view.own()
    assert isinstance(found, TableValues)
    return found


def word(board: Board, track: str) -> str:
    """A track of the copy in words; empty where it is not set."""
    return str(board.tracks.get(track, ""))


def number(board: Board, track: str) -> int:
    """A track of the copy as a number; 0 where it is not set."""
    found = board.tracks.get(track, 0)
    return found if isinstance(found, int) else 0


def tokens(board: Board, piece: str, token: str) -> int:
    """How many of a token lie on a piece of the copy; 0 for one that is not there."""
    found = board.pieces.get(piece)
    return found.tokens.get(token, 0) if found is not None else 0


def figure(hero: str) -> str:
    """The piece that stands on the chart for a hero."""
    return f"hero:{hero}"


def hand(board: Board, hero: str) -> list[str]:
    """The cards in the hand of a hero, on the copy."""
    return list(board.zone(f"hand:{hero}"))


def assets(board: Board, hero: str) -> list[str]:
    """The assets of a hero, on the copy."""
    return list(board.zone(f"assets:{hero}"))


def health(board: Board, seat: SeatShown) -> int:
    """The health that a hero has left, on the copy."""
    return max(0, seat.health - tokens(board, seat.hero, DAMAGE))


def cell_on(board: Board, piece: str) -> Cell | None:
    """The hex in which a piece lies; None for one that is not on the chart."""
    found = board.pieces.get(piece)
    return cell_of(found.zone) if found is not None else None


def others(values: TableValues) -> list[SeatShown]:
    """The heroes on the strips: all but the one whose board lies below, who acts next first."""
    rest = [seat for seat in values.seats if seat.hero != values.shown]
    return sorted(rest, key=lambda seat: (seat.order, seat.number))


def table_of(board: Board) -> str:
    """Which table is seen: what is fought, bought or read lies on the chart, but where a question is about hexes."""
    if word(board, ON_CHART):
        return CHART_TABLE
    if word(board, FIGHTER):
        return COMBAT_TABLE
    if word(board, SHOPPING) or board.zone(PEDDLED):
        return MARKET_TABLE
    return ADVENTURE_TABLE if word(board, READING) or board.zone(REVEALED) else CHART_TABLE
