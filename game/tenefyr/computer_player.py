"""Computer players."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.computer_players import RandomPlayer
from game.kit.table import Answerer

PLAYERS: dict[str, Callable[[str], Answerer]] = {"random": RandomPlayer}
