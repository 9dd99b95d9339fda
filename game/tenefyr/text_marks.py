"""Which marks each text of Heroes of Tenefyr tells of, so that its numbers come from what the card does, or from what a
step of the ladder says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

from game.tenefyr.content import SKILL, Content, Foe, Place, Window

_PILE = re.compile(r"\blevel(\d)\b")
"""A pile of the Reserve, which `gain` names without a bracket: its level is a number of the text all the same."""


def marks_of_texts(content: Content) -> dict[str, str]:
    """The marks behind every text, by the key of the text: a number of a pile of the Reserve is named {level}."""
    return {key: _PILE.sub(r"level(\1)", marks) for key, marks in _texts(content)}


def _texts(content: Content) -> Iterator[tuple[str, str]]:
    for card, ends in content.dungeon.items():
        yield f"card.{card}.text", _marks(ends)
        yield f"card.{card}.loot-text", ends.play
    for stage, foe in content.stages.items():
        yield f"card.{stage}.text", _marks(foe)
    for hero, skill in content.heroes.items():
        yield f"card.{SKILL}{hero}.text", skill.play
    for place, ground in content.places.items():
        yield f"place.{place}.text", _marks(ground)
    for reward, gift in content.rewards.items():
        for number, option in enumerate(gift.options):
            yield f"reward.{reward}.options.{number}", option
            yield f"reward.{reward}.details.{number}", option
    for step, it in content.ladder.items():
        yield f"ladder.{step}.text", f"steps({it.steps}); boss({it.boss}); zeros({it.zeros})"


def _marks(speaker: Foe | Place) -> str:
    """All marks of an enemy or a place: what lasts, then its windows in the order of a combat."""
    windows = (speaker.on[window] for window in get_args(Window) if window in speaker.on)
    return "; ".join(marks for marks in (speaker.passive, *windows) if marks)
