"""Nobody may know which open cards are in a deck [WQ-022]: deals that differ only in what is hidden are told alike."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec import structs

from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, SHADOWS
from game.kit.codec import freeze
from game.kit.events import Event, Moved
from game.kit.intent import thought
from game.kit.session import Session
from game.kit.staging import Staging
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.zones import BOX, GEAR_DECK
from tests.house.test_dealing_contract import shown
from tests.warhammer_quest.view.games import played, setup

HIDDEN = (ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, GEAR_DECK, SHADOWS, BOX)
EVERY = 9
"""So many questions lie between two that are looked at."""


def cleared(event: Event) -> bool:
    """Whether an open card goes back to the box: what the log told of it before was told rightly, and in the box it may
    be dealt anew.
    """
    return isinstance(event, Moved) and event.zone == BOX and not event.source.startswith("deck:")


def all_told(mode: WarhammerQuestMode, session: Session, events: list[Event]) -> dict[str, object]:
    """What the contract of the house compares, and what is told of the whole game; the seed is no secret, and names no
    card.
    """
    view = mode.view(session)
    whole = structs.replace(view.chronicle(), seed="")
    return shown(mode, session, 0, events) | {
        "chronicle": whole,
        "undo": view.undo_label(),
        "stories": [view.story(event) for event in events],
        "staged": [view.staged(span.events) for span in Staging(mode.notes()).take(events)],
        "objective": view.objective(),
        "intent": thought(view.intent()),
        "card sheet": view.card_sheet(session.prompt) if session.prompt is not None else None,
        "explained": [view.explained(zone) for zone in session.state.board.zones],
    }


@pytest.mark.rule("WQ-022")
@pytest.mark.parametrize("play", ["campaign", "delve", "the-poisoned-wells", "waaagh"])
def test_two_deals_that_differ_only_in_what_is_hidden_are_told_alike(mode: WarhammerQuestMode, play: str) -> None:
    changed = 0
    game = played(mode, setup(f"leak-{play}", play, 2), "sensible" if play == "campaign" else "random")
    for number, (session, _, prompt) in enumerate(islice(game, 120)):
        events = session.take_events()
        if number % EVERY or any(cleared(event) for event in events):
            continue
        twin = session.fork()
        before, state = all_told(mode, twin, events), freeze(twin.state)
        session.flow.deal(twin.table, prompt.chooser, "dealt")
        changed += freeze(twin.state) != state
        after = all_told(mode, twin, events)
        assert [key for key in before if before[key] != after[key]] == []
    assert changed > 5


@pytest.mark.rule("WQ-022")
def test_no_hidden_card_is_named(mode: WarhammerQuestMode) -> None:
    """What lies facedown is called so, in every zone that nobody looks into."""
    for number, (session, view, _) in enumerate(islice(played(mode, setup("names", "campaign", 3)), 40)):
        if number % EVERY:
            continue
        board = session.state.board
        hidden = [piece for zone in HIDDEN for piece in board.zone(zone) if not board.pieces[piece].face_up]
        assert hidden
        for piece in hidden:
            title = view.face(piece).title
            assert title in (mode.words("sheet.hidden"), mode.words("sheet.facedown"))
            assert view.sheet(piece).title == title
