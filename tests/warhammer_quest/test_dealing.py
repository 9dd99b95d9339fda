"""Dealing anew: it comes to the same whatever lay where before, and each deck keeps what it must have [WQ-022]."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, SHADOWS
from game.kit.board import Board
from game.kit.session import Session
from game.warhammer_quest.box import Box
from game.warhammer_quest.flow import new_session


def begun(box: Box, quest: str, form: str) -> Session:
    """A game of two heroes at its first question."""
    heroes = ["ironbreaker", "waywatcher"]
    return new_session(box, {"heroes": heroes, "form": form, "quest": quest, "seed": f"deal-{quest}"}).begin()


def dealt(session: Session, *seeds: str) -> Board:
    """The board after it was dealt with each of these seeds, one after the other."""
    twin = session.fork()
    assert twin.prompt is not None
    for seed in seeds:
        twin.flow.deal(twin.table, twin.prompt.chooser, seed)
    return twin.state.board


GAMES = [("a-foul-stench", "campaign"), ("the-poisoned-wells", "single"), ("lost-in-the-dark", "delve")]


@pytest.mark.rule("WQ-022")
@pytest.mark.parametrize(("quest", "form"), GAMES)
def test_what_lay_where_before_does_not_matter(box: Box, quest: str, form: str) -> None:
    session = begun(box, quest, form)
    for step in range(30):
        assert session.prompt is not None
        if step % 5 == 0:
            assert dealt(session, "other", "same") == dealt(session, "same")
            assert dealt(session, "other") != dealt(session, "same")
        session.answer(session.prompt.options[: max(1, session.prompt.least)])


@pytest.mark.rule("WQ-1252")
def test_the_tiers_of_the_delve_stay_in_their_order(box: Box) -> None:
    session = begun(box, "lost-in-the-dark", "delve")
    before, after = session.state.board, dealt(session, "other")
    for deck in (ENEMY_DECK, LOCATION_DECK):
        cards = {**box.enemies, **box.locations}
        tiers = [[cards[board.pieces[p].card].tier for p in board.zone(deck)] for board in (before, after)]
        assert tiers[0] == tiers[1]
        assert [before.pieces[p].card for p in before.zone(deck)] != [after.pieces[p].card for p in after.zone(deck)]


@pytest.mark.rule("WQ-1223")
def test_the_deck_keeps_its_named_sets_and_as_many_of_each_rank(box: Box) -> None:
    session = begun(box, "a-foul-stench", "campaign")
    named = set(box.quests["a-foul-stench"].sets)

    def counted(board: Board) -> Counter[str]:
        cards = (box.enemies[board.pieces[p].card] for zone in (SHADOWS, ENEMY_DECK) for p in board.zone(zone))
        return Counter(card.set if card.set in named else card.rank for card in cards)

    for seed in ("a", "b", "c"):
        assert counted(dealt(session, seed)) == counted(session.state.board)


@pytest.mark.rule("WQ-1215")
def test_a_buried_card_lies_where_it_may_be(box: Box) -> None:
    session = begun(box, "the-poisoned-wells", "single")
    while session.state.node in ("begin", "kit"):
        assert session.prompt is not None
        session.answer(session.prompt.options[: max(1, session.prompt.least)])
    found = set()
    for seed in map(str, range(20)):
        board = dealt(session, seed)
        deck = [board.pieces[p].card for p in islice(board.zone(EXPLORATION_DECK), 18)]
        assert deck.count("warpstone") == 1
        found.add(deck.index("warpstone"))
    assert found == {3, 4, 5}, "among three cards below the top three"
