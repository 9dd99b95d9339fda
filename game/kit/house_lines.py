"""House lines: lines of the log that are no event of the game: why a companion answered so, which seats changed hands,
and who sat down. They are told as they come, and when the log is told anew (`past.py`).
"""

from __future__ import annotations

from game.kit.mode import View
from game.kit.shown import OF_THE_HOUSE, LogLine
from game.kit.text import Words


def said(view: View, words: Words, piece: str, why: str) -> LogLine:
    """The line of the log for an answer that a computer player gave for a piece, with its reason."""
    line = words("ui.companion.says", name=view.face(piece).short, reason=why)
    return LogLine(line, 1, "cog", piece, OF_THE_HOUSE)


def handed(view: View, words: Words, piece: str, player: str) -> LogLine:
    """The line of the log for a seat that was handed over; `player` is empty for a person."""
    key = "ui.companion.handed-to-computer" if player else "ui.companion.handed"
    known = f"computer.{player}" if player else "text.person"
    who = words(known) if words.has(known) else player
    return LogLine(words(key, name=view.face(piece).short, who=who), 1, "cog", piece, OF_THE_HOUSE)


def sits(view: View, words: Words, piece: str, player: str) -> LogLine:
    """The line of the log for somebody who sat down at a piece; of no name they are called by their seat."""
    seat = next((seat.number for seat in view.scoreboard().seats if seat.piece == piece), 0)
    who = player or words("ui.setup.player", number=seat)
    return LogLine(words("ui.players.sits", name=view.face(piece).short, who=who), 1, "", piece, OF_THE_HOUSE)
