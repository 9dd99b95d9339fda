"""Leaks: the order of decks, and what lies facedown, is told nowhere [TN-012]."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.kit.codec import to_plain
from game.kit.intent import thought
from game.kit.session import Session
from game.tenefyr import names as zones
from game.tenefyr.mode import TenefyrMode
from game.tenefyr.table import Table
from tests.tenefyr.fuzz import player_of, session_of

PILES = ("deck:", "reserve:", "dungeon:", "boss")
OPENED = ("choose-dungeon", "keep-hand", "play-card", "press-on")
"""Questions that open their node, so that a copy can be stirred at them."""
SPOTS = ("turns", "track", "need", "boss", "reserve", "supply", "standing")


def hidden(t: Table, zone: str) -> list[str]:
    """The cards of a pile that nobody knows."""
    return [piece for piece in t.zone(zone) if not t.piece(piece).face_up and not t.piece(piece).known]


def stirred(session: Session) -> Session:
    """The same game with another order of all that nobody knows: facedown cards of a level change places among dungeons
    and Reserve, and stages of the boss among themselves.
    """
    twin = session.fork()
    t = twin.table
    assert isinstance(t, Table)
    groups: dict[object, list[str]] = {}
    for zone in list(t.board.zones):
        if zone.startswith(PILES):
            for piece in hidden(t, zone):
                owner = t.owner(piece)
                groups.setdefault(owner or t.box.level(t.card(piece)), []).append(piece)
    for pieces in groups.values():
        cards = [t.card(piece) for piece in pieces]
        for piece, card in zip(pieces, reversed(cards), strict=True):
            t.piece(piece).card = card
    return twin


def told(mode: TenefyrMode, session: Session) -> Iterator[object]:
    """All that a view says of the open question, without the ids by which it says it of hidden pieces."""
    view, t, prompt = mode.view(session), session.table, session.prompt
    assert isinstance(t, Table)
    assert prompt is not None
    yield view.banner(prompt)
    yield view.choices(prompt)
    yield view.describe()
    yield view.own()
    yield thought(view.intent())
    yield view.objective()
    yield view.scoreboard()
    for place in (*SPOTS, *(zone for zone in t.board.zones if not zone.startswith(("heroes:", "gone")))):
        yield view.explained(place)
    for piece in t.board.pieces:
        yield view.face(piece)
        yield view.sheet(piece)
        yield view.reason(piece)


@pytest.mark.rule("TN-012", "TN-013", "TN-708", "TN-903")
@pytest.mark.parametrize("number", [1, 2])
def test_what_lies_hidden_changes_nothing_that_is_told(mode: TenefyrMode, number: int) -> None:
    session, player = session_of(mode.box, number).begin(), player_of(number)
    looked = 0
    while session.prompt is not None and looked < 8:
        if session.answered % 9 == 0 and session.prompt.kind in OPENED:
            twin = stirred(session)
            assert to_plain(twin.state) != to_plain(session.state)
            assert twin.prompt == session.prompt
            for one, other in zip(told(mode, session), told(mode, twin), strict=True):
                assert one == other
            looked += 1
        session.answer(player(session.table, session.prompt, None))
    assert looked == 8


@pytest.mark.rule("TN-012")
def test_a_deck_is_told_sorted_and_a_facedown_card_by_what_it_may_be(mode: TenefyrMode) -> None:
    session = session_of(mode.box, 2).begin()
    view, t = mode.view(session), session.table
    assert isinstance(t, Table)
    facedown = hidden(t, "dungeon:1")[0]
    assert view.face(facedown).title == ""
    sheet = view.sheet(facedown)
    assert sheet.title != view.names.enemy(t.card(facedown))
    assert any("One of:" in row.text and " and " in row.text for row in sheet.rows)
    top = t.zone(zones.deck(t.players[0]))[0]
    assert view.sheet(top) == view.sheet(t.zone(zones.deck(t.players[0]))[-1])
