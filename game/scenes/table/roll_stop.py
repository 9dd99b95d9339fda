"""Roll stop: the one free stop before dice fall: what was chosen waits, and nothing of it is part of the game yet.

An answer after which dice would fall at once is not given by the click that chooses it. It waits until it is chosen
once more, or until Roll is pressed; another choice takes its place, and Escape puts it back.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kit.prompts import Answer, Prompt
from game.kit.shown import Banner, Forecast
from game.scenes.table.play import Play
from game.ui.table.gestures import Selection


class Waiting(NamedTuple):
    """An answer that waits for the roll: the question, the option (empty: it was declined), and what is at stake."""

    prompt: Prompt
    ids: Answer
    option: str
    forecast: Forecast | None
    turned: str = ""
    """The piece that will lie exhausted."""


def stop_before(play: Play, selection: Selection, ids: Answer, option: str) -> Waiting | None:
    """What waits, if dice would fall with this answer; a question with a button that confirms is a stop itself."""
    if play.services.settings.roll_at_once or selection.confirms:
        return None
    seen = play.foresee(ids)
    if not seen.rolls:
        return None
    forecast = play.forecast(option) or play.forecast()
    return Waiting(selection.prompt, ids, option, forecast, next(iter(seen.turned), ""))


def banner_of(play: Play, waiting: Waiting) -> Banner:
    """The banner while an answer waits."""
    words, banner = play.services.words, play.banner
    assert banner is not None, "there is a question, and so a banner"
    label = next((choice.label for choice in play.choices if choice.id == waiting.option), "")
    verb = words("ui.table.roll-for", what=label) if label else words("ui.table.roll-now")
    free = words("ui.table.roll-free")
    return Banner(banner.decider, banner.seat, banner.who, verb, (free,), words("ui.table.roll"))
