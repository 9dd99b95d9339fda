"""Who in a game can have anything to say, and who stands: kept on the table, and never out of date."""

from __future__ import annotations

from game.adventure.speakers import Cast
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from game.terrinoth.table import Table

SETUP = {"quest": "the-goblin-problem", "heroes": ["kari-wraithstalker", "elder-mok", "astarra"], "seed": "speakers"}


def table(box: Box) -> Table:
    made = new_session(box, dict(SETUP)).begin().table
    assert isinstance(made, Table)
    return made


def test_a_card_that_joins_speaks_from_then_on(box: Box) -> None:
    cast = Cast(box, "the-goblin-problem", ())
    window = next(window for card in box.conditions.values() for window in card.on)
    speaker = next(key for key, card in box.conditions.items() if window in card.on)
    before = cast.windows[window]
    assert before is None or speaker not in before.conditions
    cast.join(speaker)
    after = cast.windows[window]
    assert after is not None
    assert after.conditions == {speaker}


def test_a_table_knows_the_speakers_of_every_window_of_its_cards(box: Box) -> None:
    t = table(box)
    for piece in t.board.pieces.values():
        card = box.conditions.get(piece.card) or box.exploration.get(piece.card) or box.heroes.get(piece.card)
        for window in card.on if card is not None else ():
            found = t.cast.windows[window]
            assert found is not None
            assert piece.card in found.conditions | found.items | found.heroes


def test_who_stands_follows_a_fall_and_the_leader_token(box: Box) -> None:
    t = table(box)
    first, second, third = t.heroes()
    t.set_track("leader", second)
    assert t.heroes() == [second, third, first]
    t.turn(third, False)
    assert t.heroes() == [second, first]
    assert t.heroes(third) == [first, second]
    t.heroes().clear()
    assert t.heroes() == [second, first], "a list that was handed out is the caller's own"
