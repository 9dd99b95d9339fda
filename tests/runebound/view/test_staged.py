"""What is told beside a card that comes forward: never what is printed on it, and in the end what came of it."""

from __future__ import annotations

from game.kit.events import Event, Moved, Noted, Tracked
from game.kit.staging import Staging
from game.kit.text_play import plain
from game.runebound.mode import RuneboundMode
from game.runebound.notes import NOTES
from game.runebound.view.staged import TOLD
from tests.runebound.view.conftest import game_of

MOST = 400


def test_a_card_is_read_on_the_card_and_gone_on_from_once(mode: RuneboundMode) -> None:
    session, player = game_of(mode.box, 2), mode.computer_player("sensible", "staged")
    view, staging = mode.view(session, 1), Staging(NOTES)
    bare, recaps = 0, list[str]()
    for _ in range(MOST):
        if session.prompt is None:
            break
        session.answer(player(session.table, session.prompt, None))
        for span in staging.take(session.take_events()):
            sheet = view.staged(span.events)
            if sheet is None:
                continue
            printed = {plain(row.text) for row in view.sheet(sheet.piece).rows}
            assert not printed & {plain(line.text) for line in sheet.lines}
            assert sheet.whole
            assert len(sheet.lines) <= len(_told(span.events))
            bare += not sheet.lines
            recaps.append(sheet.recap)
    assert bare, "a card whose option is still to be chosen comes alone"
    assert any("gold" in recap or "skill card" in recap for recap in recaps), "what came of it is told afterwards"


def _told(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, Noted) and event.name in TOLD]


def test_what_came_of_a_card_is_read_before_it_is_put_away_and_the_table_turns() -> None:
    events: list[Event] = [
        Noted("adventure", {"hero": "laurel", "piece": "social-1"}), Noted("fails-test", {"hero": "laurel"}),
        Tracked("reading", ""), Moved("social-1", "drawn", "trophies:laurel", 0, False),
        Noted("trophy", {"hero": "laurel", "piece": "social-1"}), Tracked("active", "thorn"),
    ]  # fmt: skip
    (span,) = Staging(NOTES).take(events)
    assert span.stop == 2, "before the card goes, facedown, and the chart comes with the board of the next hero"
