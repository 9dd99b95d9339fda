"""Dealing anew: what can be known stays, all else may be anything, and does not hang on what it was."""

from __future__ import annotations

from collections import Counter

import pytest

from game.kit.codec import freeze, thaw
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.dealing import deal, piles
from game.tenefyr.table import Table
from tests.tenefyr.fuzz import session_of
from tests.tenefyr.invariants import broken


def tables(box: Box, number: int = 3) -> tuple[Table, Table]:
    """A game at its first question, twice."""
    session = session_of(box, number).begin()
    state = freeze(session.state)

    def unasked(table: object, prompt: object, why: object) -> tuple[str, ...]:
        raise AssertionError

    one, two = (Table(thaw(state), unasked, box) for _ in range(2))
    return one, two


@pytest.mark.rule("TN-012", "TN-013")
def test_what_can_be_known_stays(box: Box) -> None:
    before, t = tables(box)
    seen = t.zone("dungeon:3")[2]
    for table in (before, t):
        table.look_at(seen)
    deal(t, t.players[0], "dealt")
    assert list(broken(t)) == []
    assert t.zone("dungeon:3")[2] == seen
    for zone, lying in before.board.zones.items():
        assert len(t.zone(zone)) == len(lying)
        if zone.startswith("deck:"):
            assert Counter(map(t.card, t.zone(zone))) == Counter(map(before.card, lying))
        for one, other in zip(lying, t.zone(zone), strict=True):
            assert before.box.level(before.card(one)) == t.box.level(t.card(other))
            if before.piece(one).face_up:
                assert one == other
    assert any(before.zone(zone) != t.zone(zone) for zone in piles(t))


@pytest.mark.rule("TN-012")
def test_what_lies_hidden_does_not_come_into_it(box: Box) -> None:
    one, two = tables(box)
    a, b = two.zone("dungeon:1")[1], two.zone(names.reserve(1))[0]
    zones, pieces = two.board.zones, two.board.pieces
    zones["dungeon:1"][1], zones[names.reserve(1)][0] = b, a
    pieces[a].zone, pieces[b].zone = names.reserve(1), "dungeon:1"
    zones[names.deck(two.players[0])].reverse()
    assert one.board != two.board
    for table in (one, two):
        deal(table, table.players[0], "dealt")
    assert one.board == two.board
    other, _ = tables(box)
    deal(other, other.players[0], "another")
    assert other.board != one.board
