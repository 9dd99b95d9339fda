"""The computer players."""

from __future__ import annotations

from collections.abc import Mapping

from game.kit.computer_players import RandomPlayer
from game.kit.trials import PlayerOfSeed

PLAYERS: Mapping[str, PlayerOfSeed] = {"random": RandomPlayer}
"""By id; the first is the sensible one."""
