"""Stage sheet: what stands beside a card that comes forward on the stage, as plain values (see `staging.py`)."""

from __future__ import annotations

from msgspec import Struct

from game.kit.shown import Why


class StageLine(Struct, frozen=True):
    """One line of a sheet on the stage: what happens, in a sentence, under a word or two, with its icon and rule.

    `at` says with which of the events of its span it begins; it is over when the next one does. `sums` is what came of
    it in numbers. `printed`: it stands on the card, and is read; whether it happens is told by the lines after it.
    """

    text: str
    title: str = ""
    icon: str = ""
    rule: str = ""
    at: int = 0
    sums: tuple[Why, ...] = ()
    printed: bool = False


class StageSheet(Struct, frozen=True):
    """What stands beside a card that comes forward.

    `piece` comes forward; where none does, `picture` stands in its place (an icon, or a picture). `lines` are told one
    after the other, `recap` says all of it in a few words (empty: nothing that matters afterwards). `headline` stands
    above, for the seat of `actor`. `counted` says that it is one of those that act one after the other in a phase (see
    `View.waiting`), `idle` that it does nothing. Without lines the card alone comes forward, to be read once. `whole`:
    its lines are read together, so that only the last one waits for the player.
    """

    title: str
    lines: tuple[StageLine, ...]
    recap: str
    piece: str = ""
    picture: str = ""
    kind: str = ""
    """What is written small beside the title."""
    headline: str = ""
    actor: str = ""
    counted: bool = False
    idle: bool = False
    whole: bool = False
