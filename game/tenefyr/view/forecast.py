"""The forecast: what is at stake with a question or one of its options."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.kit.shown import Forecast
from game.tenefyr.view.names import Names


def forecast(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """What is at stake; None where nothing is to be foretold."""
    return None
