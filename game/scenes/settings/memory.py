"""Memory: what is remembered for the game that is out, and can be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.settings import GameSettings
from game.ui.screen.scene import Services


def _hints(kept: GameSettings) -> bool:
    return bool(kept.seen)


def _setup(kept: GameSettings) -> bool:
    return bool(kept.last_setup)


_HELD: Mapping[str, Callable[[GameSettings], bool]] = {"hints_again": _hints, "forget_setup": _setup}


class Memory:
    """What the settings keep of one game, by the names of the rows that forget it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.game = services.images.game if services.images.game in services.games.ids else ""
        """The game that is out; empty for none."""

    def holds(self, name: str) -> bool:
        """Whether there is something to forget."""
        return name in _HELD and _HELD[name](self._kept)

    def forget(self, name: str) -> None:
        """Forget it: hints and first lessons come once more, or the next set-up begins from the suggestion."""
        if name == "hints_again":
            self._kept.seen.clear()
        elif name == "forget_setup":
            self._kept.last_setup = {}

    @property
    def _kept(self) -> GameSettings:
        kept: GameSettings = self.services.settings.of(self.game)
        return kept
