"""Companions in every game whose seats may be the computer's: they answer for their own piece alone, are saved and
loaded, are handed seats in the middle of a game, and undo goes back to the last answer of a person.
"""

from __future__ import annotations

import pytest
from msgspec import structs

from game.kit.companion_choice import choose
from game.kit.companions import ADVISER, AdviserPlayer, play_through
from game.kit.house_lines import handed, sits
from game.kit.mode import Mode
from game.kit.past import answered, told_anew
from game.kit.people import sit_down
from game.kit.save_format import encoded_body, encoded_head, head_of, read_save, to_saved
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.shown import OF_THE_HOUSE
from tests.house.random_play import play_on


@pytest.fixture
def seated(mode: Mode) -> Setup:
    """A game of the fewest seats at which there is somebody else, all of them people's."""
    fewest = max(2, mode.nature.seats[0])
    found = next(sample for sample in mode.workbench().samples() if len(sample.seats) == fewest)
    return structs.replace(found, seats=tuple(structs.replace(seat, computer="") for seat in found.seats))


def usual(mode: Mode) -> str:
    """The sensible player."""
    return next(iter(mode.computer_players()))


def with_companion(mode: Mode, setup: Setup, *names: str) -> Session:
    """A session whose last seats are played by these companions."""
    people = setup.seats[: len(setup.seats) - len(names)]
    rest = zip(setup.seats[len(people) :], names, strict=True)
    seats = (*people, *(structs.replace(seat, computer=name) for seat, name in rest))
    return mode.session(structs.replace(setup, seats=seats)).begin()


def test_a_companion_answers_for_its_own_piece_only(mode: Mode, seated: Setup) -> None:
    session = with_companion(mode, seated, usual(mode))
    mine = seated.seats[-1].piece
    answered = set()
    while session.prompt is not None:
        by_computer, chooser = session.computer is not None, session.prompt.chooser
        answered.add((by_computer, chooser))
        assert not by_computer or chooser == mine
        play_on(mode, session, 1)
    assert (True, mine) in answered
    assert any(not by_computer for by_computer, _ in answered)


def test_where_all_seats_are_the_computers_nobody_is_waited_for(mode: Mode, seated: Setup) -> None:
    session = with_companion(mode, seated, *[usual(mode)] * len(seated.seats))
    while session.prompt is not None:
        assert session.computer is not None
        session.answer_by_computer()
    assert session.last_given() is None
    assert not session.undo(rewind=True)


def test_who_plays_is_saved_and_loaded(mode: Mode, seated: Setup) -> None:
    session = with_companion(mode, seated, usual(mode))
    play_on(mode, session, 12)
    first = seated.seats[0].piece
    session.hand_over(first, ADVISER)
    saved = to_saved(session, {})
    head = head_of(mode.save_line(session.state), saved, mode.content, 0.0)
    loaded = mode.load(read_save("kept", encoded_head(head) + encoded_body(saved))[1])
    assert loaded.companions == session.companions == {first: ADVISER, seated.seats[-1].piece: usual(mode)}
    assert type(loaded.computer) is type(session.computer)
    older = mode.load(structs.replace(saved, companions=None))
    assert older.companions == {first: "", seated.seats[-1].piece: usual(mode)}, "as it was set up"


def test_the_log_of_a_loaded_game_has_the_reasons_of_companions_and_the_seats_that_changed_hands(
    mode: Mode, seated: Setup
) -> None:
    session, view = with_companion(mode, seated, usual(mode)), None
    told: list[tuple[int, str]] = []
    first = seated.seats[0].piece
    while session.prompt is not None and len(told) < 5:
        view = mode.view(session)
        if session.computer is None:
            play_on(mode, session, 1)
            continue
        choice = choose(session, view, mode.words)
        session.answer_by_computer(choice.ids, choice.reason)
        told.append((answered(session), choice.line.text))
        if len(told) == 2:
            session.hand_over(first, ADVISER)
            sit_down(session, first, "Somebody Else")
            told.append((answered(session), sits(view, mode.words, first, "Somebody Else").text))
            told.append((answered(session), handed(view, mode.words, first, ADVISER).text))
            session.hand_over(first, "")
            session.hand_over(first, ADVISER)
            session.companions[first] = ""
    assert len(told) == 5
    saved = to_saved(session, {})
    head = head_of(mode.save_line(session.state), saved, mode.content, 0.0)
    loaded = mode.load(read_save("kept", encoded_head(head) + encoded_body(saved))[1])
    log = told_anew(loaded, mode.view, mode.words)
    events = told_anew(loaded, mode.view)
    own = [(line.at, line.text) for line in log if line.tone == OF_THE_HOUSE]
    if mode.nature.hidden_hands:
        assert [text for _, text in own] == [told[2][1], told[3][1]], "a reason would tell what somebody holds"
        return
    assert own == told
    assert [line for line in log if line.tone != OF_THE_HOUSE] == events
    at = told[0][0]
    assert next(line.text for line in log if line.at == at) == told[0][1], "first the reason, then what followed"


def test_a_seat_changes_hands_in_the_middle_of_a_game(mode: Mode, seated: Setup) -> None:
    session = mode.session(seated).begin()
    play_on(mode, session, 3)
    assert session.prompt is not None
    asked = next(piece for piece in session.companions if piece == session.prompt.chooser)
    assert session.computer is None
    for piece in session.companions:
        session.hand_over(piece, usual(mode))
    assert session.computer is not None
    session.answer_by_computer()
    for piece in session.companions:
        session.hand_over(piece, "")
    assert session.computer is None
    session.hand_over(asked, "nobody knows this one")
    assert session.computer is None


def test_undo_goes_back_to_the_last_answer_of_a_person(mode: Mode, seated: Setup) -> None:
    session = with_companion(mode, seated, usual(mode))
    undone = 0
    while session.prompt is not None and undone < 3:
        if session.computer is not None:
            session.answer_by_computer()
            continue
        before, answers = session.prompt, len(session.journal())
        play_on(mode, session, 1)
        given = 0
        while session.computer is not None:
            session.answer_by_computer()
            given += 1
        if given and session.last_given() is not None:
            assert session.undo(rewind=True)
            assert session.prompt == before
            assert session.computer is None
            assert len(session.journal()) == answers
            undone += 1
            play_on(mode, session, 1)
    assert undone or mode.nature.hidden_hands, "where hands are hidden the turn was handed on"


def test_the_adviser_sits_in_with_its_reasons(mode: Mode, seated: Setup) -> None:
    session = with_companion(mode, seated, *[ADVISER] * len(seated.seats))
    for _ in range(2):
        player = session.computer
        assert isinstance(player, AdviserPlayer)
        player.fates = 1
        view, prompt = mode.view(session), session.prompt
        choice = choose(session, view, mode.words)
        assert prompt is not None
        assert player.advice is not None
        assert choice.ids == player.advice.answers[0].answer
        assert "% to win" in choice.reason
        assert choice.reason in choice.line.text
        session.answer_by_computer(choice.ids, choice.reason)
    assert isinstance(session.computer, AdviserPlayer)
    assert session.prompt is not None
    answer = session.prompt.options[: max(1, session.prompt.least)]
    session.answer_by_computer(answer, "I think so.")
    given = [given for entry in session.entries for given in entry.given][-1]
    assert (given.ids, given.computer, given.reason) == (answer, True, "I think so.")


def test_the_sensible_player_says_what_it_chooses(mode: Mode, seated: Setup) -> None:
    session = with_companion(mode, seated, *[usual(mode)] * len(seated.seats))
    for _ in range(12):
        if session.prompt is None:
            break
        prompt, view = session.prompt, mode.view(session)
        choice = choose(session, view, mode.words)
        prompt.check(choice.ids)
        labels = {option.id: option.label for option in view.choices(prompt)}
        assert all(labels[option] in choice.line.text for option in choice.ids)
        session.answer_by_computer(choice.ids, choice.reason)


def test_a_game_is_played_by_one_computer_player_or_by_the_adviser(mode: Mode, seated: Setup) -> None:
    session = mode.session(seated)
    assert play_through(session, usual(mode), {usual(mode): lambda seed: mode.computer_player(usual(mode), seed)}, "s")
    assert session.ended
    with pytest.raises(KeyError):
        play_through(mode.session(seated), "nobody", {}, "s")
