"""Staged: what becomes of a card that comes forward: an adventure, a quest, a story card, a villain. What is printed on
the card is read there, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.kit.events import Event, Noted
from game.kit.stage_sheet import StageLine, StageSheet
from game.kit.text_play import plain
from game.runebound.view.log import log
from game.runebound.view.names import Names
from game.runebound.view.sheets import kind_line

FORWARD = ("adventure", "explores", "story", "attempts", "engages", "delivers", "learns", "march-roll")
TOLD = (
    "option", "carries", "lies-open", "finds", "finds-nothing", "trophy", "discarded", "passes-test", "fails-test",
    "story-token", "story-reward", "gold", "lore", "companion", "suffers", "heals", "state", "zombie", "draws-skill",
    "march-roll", "villain-moves",
)  # fmt: skip
"""What becomes of it, line by line."""
PASSING = ("option", "carries", "lies-open", "discarded", "march-roll")
"""What says nothing any more once all is over."""


def staged(names: Names, events: Sequence[Event]) -> StageSheet | None:
    """The card, and what comes of it, which is read together."""
    first = events[0] if events else None
    if not isinstance(first, Noted) or first.name not in FORWARD:
        return None
    piece = str(first.data["villain" if first.name == "march-roll" else "piece"])
    if piece not in names.t.board.pieces or names.hidden(piece):
        return None
    headline = log(names, [first])
    return StageSheet(
        names.card(piece), tuple(_lines(names, events)), _recap(names, piece, events), piece,
        kind=kind_line(names, piece), headline=plain(headline[0].text) if headline else "",
        actor=str(first.data.get("hero", "")), whole=True,
    )  # fmt: skip


def _lines(names: Names, events: Sequence[Event]) -> Iterator[StageLine]:
    """What comes of it, each with the event at which it is told."""
    for at, event in enumerate(events):
        if isinstance(event, Noted) and event.name in TOLD:
            yield from (StageLine(said.text, icon=said.icon, at=at) for said in log(names, [event]))


def _recap(names: Names, piece: str, events: Sequence[Event]) -> str:
    """The card with what came of it, as far as that matters afterwards; empty where nothing does."""
    notes = [it for it in events if isinstance(it, Noted) and it.name in TOLD and it.name not in PASSING]
    what = " ".join(plain(said.text) for said in log(names, notes))
    return names.words("staged.recap", name=names.card(piece), what=what) if what else ""
