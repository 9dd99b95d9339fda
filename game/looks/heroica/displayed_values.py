"""Displayed values: what the copy of the board says while the model is ahead: health, gold, where figures stand."""

from __future__ import annotations

from game.heroica.view.values import Seat, TableValues
from game.kit.board import Board
from game.kit.cells import Cell, cell_of
from game.ui.table.displayed import Displayed

LAST_ROLL = "last-roll"
"""The track with the last roll: who rolled, what for, and the face."""
TRAIL, FACES = "trail", "faces"
HEALTH, GOLD, DOWN, BAR, OPEN, EMPTY, MOUNTED = "health", "gold", "down", "bar", "open", "empty", "mounted"


def own(shown: Displayed) -> TableValues:
    """The game's own record."""
    assert isinstance(shown.own, TableValues)
    return shown.own


def own_now(shown: Displayed) -> TableValues:
    """The game's own record as the model has it, which is ahead of what is told."""
    values = shown.view.own()
    assert isinstance(values, TableValues)
    return values


def roller(board: Board) -> str:
    """Who rolled the die last, on the copy; empty before a roll."""
    return str(board.tracks.get(LAST_ROLL, "")).partition(" ")[0]


def trail_of(board: Board, hero: str) -> list[str]:
    """The squares over which a hero came, on the copy."""
    return str(board.tracks.get(f"{TRAIL}:{hero}", "")).split()


def seat_of(shown: Displayed, hero: str) -> Seat | None:
    """The seat of a hero; None for any other piece."""
    return next((seat for seat in own(shown).seats if seat.hero == hero), None)


def tokens(board: Board, piece: str, token: str) -> int:
    """How many tokens of a kind a piece has on the copy."""
    found = board.pieces.get(piece)
    return found.tokens.get(token, 0) if found is not None else 0


def cell_on(board: Board, piece: str) -> Cell | None:
    """The square of a piece on the copy; None beside the map."""
    found = board.pieces.get(piece)
    return cell_of(found.zone) if found is not None else None


def zone_of(board: Board, piece: str) -> str:
    """Where a piece lies on the copy."""
    found = board.pieces.get(piece)
    return found.zone if found is not None else ""


def pack_of(board: Board, shown: Displayed, hero: str) -> dict[str, list[str]]:
    """What a hero has on the pack on the copy, in the order in which it came, by its kind."""
    kinds, found = own(shown).kinds, dict[str, list[str]]()
    for piece in board.zones.get(f"pack:{hero}", ()):
        found.setdefault(kinds.get(board.pieces[piece].card, ""), []).append(piece)
    return found


def first_of(board: Board, zone: str) -> dict[str, str]:
    """The first piece of each card in a zone of the copy."""
    found: dict[str, str] = {}
    for piece in board.zones.get(zone, ()):
        found.setdefault(board.pieces[piece].card, piece)
    return found


def is_in(board: Board, piece: str, zone: str) -> bool:
    """Whether a piece lies in a zone of the copy, which may not know it yet."""
    found = board.pieces.get(piece)
    return found is not None and found.zone == zone
