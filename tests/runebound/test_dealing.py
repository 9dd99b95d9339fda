"""Dealing anew: what can be known stays, all else may be anything, and does not hang on what it was."""

from __future__ import annotations

from collections import Counter

import pytest

from game.kit.codec import freeze, thaw
from game.runebound import names
from game.runebound.box import Box
from game.runebound.dealing import deal
from game.runebound.sessions import new_session
from game.runebound.table import Table


def tables(box: Box, form: str = "rivals") -> tuple[Table, Table]:
    """A game at its first question, twice, with a trophy that nobody has seen and one that all have."""
    setup = {
        "pieces": ["lyssa", "corbin"], "computers": ["", ""], "seed": "dealt", "scenario": "margath", "form": form,
        "enemies": "played", "first": 0, "step": "chart",
    }  # fmt: skip
    session = new_session(box, setup).begin()
    state = freeze(session.state)

    def unasked(table: object, prompt: object, why: object) -> tuple[str, ...]:
        raise AssertionError

    one, two = (Table(thaw(state), unasked, box) for _ in range(2))
    for t in (one, two):
        unseen, seen = t.zone("deck:combat")[:2]
        t.move(unseen, names.trophies("lyssa"), face_up=False)
        t.move(seen, names.DRAWN, face_up=True)
        t.move(seen, names.trophies("lyssa"), face_up=False)
    return one, two


def held(t: Table, hero: str) -> list[str]:
    """The cards of a hand."""
    return [t.card(piece) for piece in t.zone(names.hand(hero))]


@pytest.mark.rule("RB-012")
def test_what_a_seat_knows_stays(box: Box) -> None:
    before, t = tables(box)
    deal(t, "lyssa", "anew")
    assert {zone: list(lying) for zone, lying in t.board.zones.items()} == before.board.zones
    assert held(t, "lyssa") == held(before, "lyssa")
    assert t.card(t.trophies("lyssa")[1]) == before.card(before.trophies("lyssa")[1])
    known = {piece for piece, it in t.board.pieces.items() if it.face_up and it.zone != "hand:corbin"}
    assert all(t.card(piece) == before.card(piece) for piece in known)
    for zones in (("deck:skill", "hand:corbin"), ("deck:asset",), ("deck:story",)):
        cards = [Counter(table.card(piece) for zone in zones for piece in table.zone(zone)) for table in (before, t)]
        assert cards[0] == cards[1]
    for kind in names.ADVENTURES:
        assert all(t.box.deck_of(t.card(piece)) == kind for piece in t.zone(names.deck(kind)))
    assert [t.box.content.stories[t.card(piece)].act for piece in t.zone("deck:story")] == [1] * 5 + [2] * 5


@pytest.mark.rule("RB-012")
def test_what_is_hidden_does_not_come_into_it(box: Box) -> None:
    one, two = tables(box)
    hidden, other = two.zone("hand:corbin")[0], two.zone("deck:skill")[7]
    a, b = two.piece(hidden), two.piece(other)
    a.card, b.card = b.card, a.card
    unseen, deck = two.trophies("lyssa")[0], two.zone("deck:combat")[4]
    c, d = two.piece(unseen), two.piece(deck)
    c.card, d.card = d.card, c.card
    for t in (one, two):
        deal(t, "lyssa", "anew")
    assert one.board == two.board


@pytest.mark.rule("RB-961")
def test_together_hands_are_open(box: Box) -> None:
    before, t = tables(box, "together")
    deal(t, "lyssa", "anew")
    assert held(t, "corbin") == held(before, "corbin")
