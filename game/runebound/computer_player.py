"""The computer players of Runebound."""

from __future__ import annotations

from collections.abc import Mapping

from game.kit.computer_players import RandomPlayer
from game.kit.trials import PlayerOfSeed

PLAYERS: Mapping[str, PlayerOfSeed] = {"random": RandomPlayer}
"""The computer players by name; the first plays the trials of the adviser."""
