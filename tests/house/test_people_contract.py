"""People in every game: who sits at a seat has a name that may change in the middle, is told, saved, counted, and named
where several play.
"""

from __future__ import annotations

from io import StringIO

import pytest
from msgspec import structs

from game.kit.counting import finished
from game.kit.mode import Mode
from game.kit.past import dated
from game.kit.people import addressed, names_shown, seated_now, sit_down, who_played
from game.kit.save_format import encoded_body, encoded_head, head_of, read_save, to_saved
from game.kit.setup import Setup
from game.kit.shown import LogLine
from game.kit.since import lines_since
from game.kit.text_play import TextPlayer, plain
from tests.house.random_play import play_on

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture
def seated(mode: Mode) -> Setup:
    """A game of the fewest seats at which several people play, each with a person of another name."""
    fewest = max(2, mode.nature.seats[0])
    found = next(sample for sample in mode.workbench().samples() if len(sample.seats) == fewest)
    named = zip(found.seats, NAMES, strict=False)
    return structs.replace(found, seats=tuple(structs.replace(s, computer="", player=name) for s, name in named))


def test_a_question_names_the_person_where_several_play(mode: Mode, seated: Setup) -> None:
    session = mode.session(seated).begin()
    while session.prompt is not None and not mode.view(session).banner(session.prompt).seat:
        play_on(mode, session, 1)
    view, prompt = mode.view(session), session.prompt
    assert prompt is not None
    seats = view.scoreboard().seats
    names = names_shown(seats, session.companions, mode.words)
    assert list(names.values()) == list(NAMES[: len(seats)])
    asked = addressed(view.banner(prompt), names, mode.words)
    assert asked.who == f"{names[prompt.chooser]} · {view.banner(prompt).who}"
    alone = [structs.replace(seat, player="Ana") for seat in seats]
    assert names_shown(alone, session.companions, mode.words) == {}, "one person plays alone"
    usual = [structs.replace(seat, player=mode.words("ui.setup.player", number=seat.number)) for seat in seats]
    assert names_shown(usual, session.companions, mode.words) == {}, "nobody gave a name"
    first = [structs.replace(seat, player=usual[0].player) for seat in seats]
    assert names_shown(first, session.companions, mode.words) == {}, "nobody gave a name, and one plays all"
    rest = dict.fromkeys([seat.piece for seat in seats[1:]], "random")
    assert names_shown(seats, rest, mode.words) == {}, "one person and companions"


def test_the_terminal_names_them_too(mode: Mode, seated: Setup) -> None:
    session, out = mode.session(seated).begin(), StringIO()
    while session.prompt is not None and not mode.view(session).banner(session.prompt).seat:
        play_on(mode, session, 1)
    TextPlayer(mode, session, mode.words, StringIO("\n" if session.flow.hidden_hands else ""), out).run()
    names = names_shown(mode.view(session).scoreboard().seats, session.companions, mode.words)
    assert session.prompt is not None
    assert f"{names[session.prompt.chooser]} · " in out.getvalue()


def test_another_name_is_told_saved_and_not_undone(mode: Mode, seated: Setup) -> None:
    session = mode.session(seated).begin()
    play_on(mode, session, 3)
    first = seated.seats[0].piece
    sit_down(session, first, "  Eve   of the long name ")
    session.undo(rewind=True)
    told = next(seat.player for seat in mode.view(session).scoreboard().seats if seat.piece == first)
    assert told == "Eve of the long"
    saved = to_saved(session, {})
    line = mode.save_line(session.state)
    whole = encoded_head(head_of(line, saved, "", 0.0)) + encoded_body(saved)
    loaded = mode.load(read_save("names", whole)[1])
    assert loaded.people == session.people
    assert seated_now(loaded, seated).seats[0].player == told
    assert session.fork().people == session.people


def test_a_seat_counts_for_whoever_gave_most_of_its_answers(mode: Mode, seated: Setup) -> None:
    session = mode.session(seated).begin()
    first = seated.seats[0]
    others = [seat.piece for seat in seated.seats[1:]]

    def answers() -> int:
        return sum(g.chooser == first.piece for entry in session.entries for g in entry.given)

    while answers() < 2:
        play_on(mode, session, 1)
    sit_down(session, first.piece, "Eve")
    assert who_played(session, first) == "Ana", "who only sat down has not played"
    before = answers()
    while answers() < 2 * before and session.prompt is not None:
        play_on(mode, session, 1)
    assert who_played(session, first) == "Eve", "of equals the later one"
    assert [who_played(session, seat) for seat in seated.seats[1:]] == list(NAMES[1 : len(others) + 1])


def test_who_left_to_a_companion_early_has_not_played(mode: Mode, seated: Setup) -> None:
    if not mode.nature.computer_seats:
        return
    session = mode.session(seated).begin()
    play_on(mode, session, 2)
    session.hand_over(seated.seats[0].piece, next(iter(mode.computer_players())))
    play_on(mode, session)
    ended = finished(mode, session, {})
    assert ended.seats[0].player == ""
    assert [seat.player for seat in ended.seats[1:]] == list(NAMES[1 : len(ended.seats)])


def test_what_happened_since_is_what_others_did_as_this_seat_was_told_it(mode: Mode, seated: Setup) -> None:
    session, told = mode.session(seated).begin(), 0
    logs: dict[int, list[LogLine]] = {number: [] for number in range(1, len(seated.seats) + 1)}
    for _ in range(60):
        events = session.take_events()
        for number, log in logs.items():
            log += dated(mode.view(session, number).log(events), session)
        if session.prompt is None:
            break
        asked = mode.view(session).banner(session.prompt)
        if asked.seat:
            lines = lines_since(session, logs[asked.seat], (session.prompt.chooser,))
            given = [g for entry in session.entries for g in entry.given]
            own = max((at for at, g in enumerate(given, 1) if g.chooser == session.prompt.chooser), default=0)
            assert all(line in logs[asked.seat] for line in lines)
            assert session.chapters or all(line.at >= own for line in lines)
            first = next((line for line in lines if line.at == own and own), None)
            assert first is None or first.level == 0 or first.actor != session.prompt.chooser
            told += len(lines)
        play_on(mode, session, 1)
    assert told, "others have done something"


def test_the_terminal_tells_what_happened_since(mode: Mode, seated: Setup) -> None:
    session = mode.session(seated).begin()
    for _ in range(60):
        if session.prompt is None:
            break
        out = StringIO()
        terminal = TextPlayer(mode, session, mode.words, StringIO(""), out)
        terminal.seat = mode.view(session).banner(session.prompt).seat
        name, lines = terminal.since()
        assert not terminal.commands.obey("recap"), "it answers nothing"
        if lines:
            said = out.getvalue().splitlines()
            assert said == [mode.words("ui.since.title", name=name), *(plain(line) for line in lines)]
            assert name in NAMES
            break
        assert out.getvalue().strip() == mode.words("ui.since.nothing")
        play_on(mode, session, 1)
    assert lines, "others have done something"
    assert "recap:" in " ".join(mode.words.lines("text.help"))
