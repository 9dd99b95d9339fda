"""What breaks off a rule in the middle: the game is over, a turn ends, a combat ends [RB-722, RB-804, RB-933].

They are raised by the rule that finds out and caught by the node that runs (`flow.py`); nothing more is resolved.
"""

from __future__ import annotations


class Broken(Exception):  # noqa: N818 - it is no error but the way on
    """Something ends at once."""


class GameOver(Broken):
    """The game is won or lost; the tracks say which."""


class TurnOver(Broken):
    """The active hero is defeated outside of a combat: the turn ends, and what was being resolved."""


class CombatOver(Broken):
    """The combat ends; the track COMBAT_END says how."""
