"""Odds: the work on exact chances that a view lets go on between frames, and what was found for the open question."""

from __future__ import annotations

from game.kit.session import Session
from game.kit.worked_out import WorkedOut
from game.tenefyr.forecast import Forecast


class Odds(WorkedOut):
    """What is known of the open question; all of it is forgotten when another one is asked."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.chances = Forecast()
        """Chances by decks and need, which hold for every question."""
