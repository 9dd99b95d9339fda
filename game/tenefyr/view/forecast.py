"""The forecast as the house shows it: what is foretold of a question or one of its options, in lines."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.kit.shown import Chance, Forecast
from game.tenefyr.view.foretold import foretold, sentences
from game.tenefyr.view.names import Names
from game.tenefyr.view.odds import Odds


def forecast(names: Names, odds: Odds, prompt: Prompt, option: str) -> Forecast | None:
    """What is at stake; None where nothing is foretold. The table tells it where it lies."""
    shown = foretold(names, odds, prompt, option)
    if shown is None:
        return None
    title, *lines = sentences(names, shown)
    first = shown.rows[0]
    told = option and first.share >= 0
    return Forecast(
        title, (), Chance(first.label, first.share) if told else None, lines=tuple(lines), spoken=(title, *lines),
        gain=first.value if told else "", beside=True, working=shown.working,
    )  # fmt: skip
