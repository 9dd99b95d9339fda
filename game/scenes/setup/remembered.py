"""What the settings remember of the last set-up of each game, so that the next one starts from it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, structs

from game.kit.setup import Setup


class LastSetup(Struct, frozen=True):
    """The last set-up without its seed, and whether undo was allowed."""

    setup: Setup
    undo: bool = True


def last_setup(settings: Any, game: str) -> LastSetup | None:
    """The last set-up of a game; None where there is none, or where somebody edited it until it is none."""
    try:
        return msgspec.convert(settings.of(game).last_setup, LastSetup)
    except msgspec.ValidationError:
        return None


def keep_setup(settings: Any, game: str, setup: Setup, *, undo: bool) -> None:
    """Let the next set-up of a game start from this one."""
    settings.of(game).last_setup = msgspec.to_builtins(LastSetup(structs.replace(setup, seed=""), undo))
