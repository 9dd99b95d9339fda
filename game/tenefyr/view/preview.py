"""Preview: what a card would bring if it were played now, found by the rules on a copy of the table. They stop where a
question is asked, or where something comes that nobody knows: what is told is then a floor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.kit.codec import freeze, thaw
from game.kit.dice import Die, Thrown
from game.kit.prompts import Answer, Details, Prompt, WhyNot
from game.tenefyr import names as zones
from game.tenefyr.context import Part
from game.tenefyr.playing import play_card
from game.tenefyr.power import enemy_power, parts, party_total
from game.tenefyr.table import Table


class Preview(NamedTuple):
    """A card that is played: its power in parts, party total and power of the enemy then; `sure` where nothing unknown
    and no question came in between.
    """

    parts: tuple[Part, ...]
    total: int
    power: int
    sure: bool


class _UnknownError(Exception):
    """Something that nobody knows would come, or a question."""


class _Trying(Table):
    """A copy on which nothing that is hidden comes to light."""

    def learn(self) -> None:
        """Something hidden would become known."""
        raise _UnknownError

    def reveal(self, piece_id: str) -> None:
        """A hidden card would be turned."""
        raise _UnknownError

    def throw(self, die: Die, stream: str, thrown_id: str, cause: str) -> Thrown:
        """Chance would decide."""
        raise _UnknownError

    def ask(self, prompt: Prompt, why: WhyNot | None = None, details: Details | None = None) -> Answer:
        """A question that leaves no choice is none."""
        if prompt.least and len(prompt.options) <= prompt.least and not prompt.pause:
            return prompt.options
        if not prompt.options:
            return ()
        raise _UnknownError


def _nobody(table: object, prompt: object, why: object) -> Answer:
    raise _UnknownError


def preview(t: Table, piece: str) -> Preview:
    """What a card of the hand would bring."""
    return _tried(t, lambda twin: play_card(twin, twin.active, piece), piece)


def _tried(t: Table, play: Callable[[Table], None], piece: str) -> Preview:
    twin = _Trying(thaw(freeze(t.state)), _nobody, t.box)
    try:
        play(twin)
        sure = True
    except _UnknownError:
        sure = False
    lies = twin.piece(piece).zone.startswith(f"{zones.played('')}")
    return Preview(tuple(parts(twin, piece)) if lies else (), party_total(twin), enemy_power(twin), sure)
