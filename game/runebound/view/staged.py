"""Staged: what stands beside a card that comes forward: an adventure, a quest, a story card, a villain."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.events import Event, Noted
from game.kit.shown import Row
from game.kit.stage_sheet import StageLine, StageSheet
from game.kit.text_play import plain
from game.runebound.view.log import log
from game.runebound.view.names import Names
from game.runebound.view.sheets import kind_line, sheet

FORWARD = ("adventure", "explores", "story", "attempts", "engages", "delivers", "learns", "march-roll")
TOLD = (
    "option", "carries", "lies-open", "finds", "finds-nothing", "trophy", "discarded", "passes-test", "fails-test",
    "story-token", "story-reward", "gold", "lore", "companion", "suffers", "heals", "state", "zombie", "draws-skill",
    "march-roll", "villain-moves",
)  # fmt: skip
"""What becomes of it, line by line."""
ROWS = 5


def staged(names: Names, events: Sequence[Event]) -> StageSheet | None:
    """The card with its texts, and what comes of it."""
    first = events[0] if events else None
    if not isinstance(first, Noted) or first.name not in FORWARD:
        return None
    marches = first.name == "march-roll"
    piece = str(first.data["villain" if marches else "piece"])
    if piece not in names.t.board.pieces or names.hidden(piece):
        return None
    read = sheet(names, piece)
    lines = [_line(row) for row in read.rows[: 0 if marches else ROWS]]
    told = [(at, event) for at, event in enumerate(events) if isinstance(event, Noted) and event.name in TOLD]
    lines += [StageLine(said.text, icon=said.icon, at=at) for at, event in told for said in log(names, [event])]
    headline = log(names, [first])
    return StageSheet(
        names.card(piece), tuple(lines), names.words("staged.recap", name=names.card(piece)), piece,
        kind=kind_line(names, piece), headline=plain(headline[0].text) if headline else "",
        actor=str(first.data.get("hero", "")),
    )  # fmt: skip


def _line(row: Row) -> StageLine:
    return StageLine(row.text, icon=row.icon, printed=True)
