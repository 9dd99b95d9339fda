"""The view: every question of random games is told in words, with one to four players."""

from __future__ import annotations

import pytest

from game.kit.intent import thought
from game.kit.save_format import to_saved
from game.kit.session import Session
from game.tenefyr.mode import TenefyrMode
from game.tenefyr.view import TenefyrView
from tests.tenefyr.fuzz import player_of, session_of

SPOTS = (
    "turns", "track", "token", "need", "total", "boss", "reserve", "supply", "standing", "fire", "day", "option:1",
)  # fmt: skip
MOST = 200
"""So many questions of a game are looked at, at most."""
EACH = 2
"""So many questions of a kind are looked at in full in each game."""


def ask(view: TenefyrView, session: Session) -> None:
    """Banner and choices of the open question, whole and without a slot that nothing has filled."""
    prompt = session.prompt
    assert prompt is not None
    banner = view.banner(prompt)
    assert banner.who
    assert banner.verb
    assert banner.decline or prompt.least
    assert banner.about in ("", *session.state.board.pieces)
    choices = view.choices(prompt)
    assert [choice.id for choice in choices] == list(prompt.options)
    assert all(choice.label for choice in choices)
    told = [banner.who, banner.verb, *banner.details, *(part for it in choices for part in (it.label, it.detail))]
    assert not [text for text in told if "{" in text or "<" in text]


def look(view: TenefyrView, session: Session) -> None:
    """Everything else that a view is asked."""
    prompt = session.prompt
    assert prompt is not None
    for option in ("", *prompt.options[:2]):
        told = view.forecast(prompt, option)
        assert told is None or (told.beside and told.spoken)
    values = view.own()
    assert len(values.seats) == len(view.scoreboard().seats)
    assert view.describe()
    assert view.objective() is not None
    thought(view.intent())
    for piece in session.state.board.pieces:
        view.face(piece)
        assert view.sheet(piece).title
        view.reason(piece)
    for place in (*SPOTS, *session.state.board.zones):
        view.explained(place)
        view.reason(place)


@pytest.mark.parametrize("number", range(4))
def test_every_question_is_told_in_words(mode: TenefyrMode, number: int) -> None:
    mode.words.missing.clear()
    session, player = session_of(mode.box, number).begin(), player_of(number)
    view, asked = mode.view(session), dict[str, int]()
    for _ in range(MOST):
        prompt = session.prompt
        if prompt is None:
            break
        ask(view, session)
        asked[prompt.kind] = asked.get(prompt.kind, 0) + 1
        if asked[prompt.kind] <= EACH:
            look(view, session)
        session.answer(player(session.table, prompt, None))
        assert view.undo_label()
        events = session.take_events()
        assert all(line.text for line in view.log(events))
        view.why(events)
    assert view.chronicle().rounds
    assert mode.load(to_saved(session, {})).prompt == session.prompt
    assert mode.words.missing == set()
