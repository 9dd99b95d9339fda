"""Staged: what stands beside the reward that comes forward when a dungeon is cleared."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.events import Event, Noted
from game.kit.stage_sheet import StageLine, StageSheet
from game.tenefyr.view.log import log
from game.tenefyr.view.names import Names
from game.tenefyr.view.sheets import EACH

FORWARD = "reward"
TOLD = ("option", "removes", "gains", "gives")
"""What becomes of it, line by line."""


def staged(names: Names, events: Sequence[Event]) -> StageSheet | None:
    """The reward with its options, and what is chosen of it."""
    first = events[0] if events else None
    if not isinstance(first, Noted) or first.name != FORWARD:
        return None
    t, words, piece = names.t, names.words, str(first.data["piece"])
    card = t.card(piece)
    each = t.box.content.rewards[card].chooser == EACH
    options, details = words.lines(f"reward.{card}.options"), words.lines(f"reward.{card}.details")
    lines = [
        StageLine(words("sheet.each" if each else "sheet.together"), icon="star", rule="TN-706" if each else "TN-707",
                  printed=True),
        *(StageLine(text, title=title, printed=True) for title, text in zip(options, details, strict=True)),
    ]
    told = [(at, event) for at, event in enumerate(events) if isinstance(event, Noted) and event.name in TOLD]
    lines += [
        StageLine(line.text, icon=line.icon, at=at) for at, event in told for line in log(names, [event])
    ]  # fmt: skip
    return StageSheet(
        words(f"reward.{card}.name"), tuple(lines), words("staged.recap", name=words(f"reward.{card}.name")), piece,
        kind=words("staged.reward"),
    )  # fmt: skip
