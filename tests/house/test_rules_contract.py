"""What every game promises the house, on the side of the rules. A new game passes these before it is seen."""

from __future__ import annotations

import re
from itertools import cycle, islice
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from game.kit.codec import freeze
from game.kit.errors import SaveError
from game.kit.events import Noted
from game.kit.intent import thought
from game.kit.mode import Mode
from game.kit.opening import bring_up
from game.kit.past import told_anew
from game.kit.prompts import Answer
from game.kit.save_format import to_saved
from game.kit.saves import Saves
from game.kit.scenario import ScenarioError
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.shown import OUTCOMES
from game.kit.workbench import Task
from tests.house.random_play import play_on

ANSWERS = 60
"""Answers of a game that are looked at one by one."""


def samples(mode: Mode) -> list[Setup]:
    """The sample set-ups of a game."""
    return list(mode.workbench().samples())


def answered(mode: Mode, setup: Setup, number: int) -> Session:
    """A game after so many random answers, or at its end."""
    session = mode.session(setup).begin()
    play_on(mode, session, number, setup.seed)
    return session


def test_the_id_of_a_game_is_that_of_its_record_and_its_saves(mode: Mode, record: object) -> None:
    assert mode.id == record.id  # type: ignore[attr-defined]
    assert mode.session(samples(mode)[0]).state.mode == mode.id


# -- set-up ---------------------------------------------------------------------------------------------


def test_the_form_offers_what_can_be_played(mode: Mode) -> None:
    fewest, most = mode.nature.seats
    for seats in range(fewest, most + 1):
        form = mode.setup_form(seats)
        assert form.pieces_title
        assert len({entry.id for entry in form.pieces}) == len(form.pieces) >= seats
        for choice in form.lists:
            assert choice.title
            assert len({entry.id for entry in choice.entries}) == len(choice.entries) > 0
        for entry in (*form.pieces, *(entry for choice in form.lists for entry in choice.entries)):
            assert entry.title
            assert "<" not in entry.title + entry.text
        ids = [choice.id for choice in form.lists] + [switch.id for switch in form.switches] + [form.pieces_id]
        assert len(set(ids)) == len(ids), "each is an option of the command line"


def test_samples_show_every_entry_and_every_number_of_seats(mode: Mode) -> None:
    fewest, most = mode.nature.seats
    assert {len(setup.seats) for setup in samples(mode)} == set(range(fewest, most + 1))
    lists = [choice for seats in range(fewest, most + 1) for choice in mode.setup_form(seats).lists]
    for choice in mode.setup_form(fewest).lists:
        shown = {setup.choices[choice.id] for setup in samples(mode)}
        assert shown == {entry.id for other in lists if other.id == choice.id for entry in other.entries}
    assert all(mode.problem(setup) is None for setup in samples(mode))


def test_a_set_up_survives_the_way_through_the_state(mode: Mode) -> None:
    for setup in samples(mode):
        assert mode.setup_of(mode.session(setup).state) == setup


def test_a_wrong_set_up_is_a_sentence_with_its_rule(mode: Mode) -> None:
    setup = samples(mode)[0]
    twice = SeatChoice("", setup.seats[0].piece)
    crowd = Setup(setup.choices, (setup.seats[0],) * (mode.nature.seats[1] + 1), 0, "x")
    for wrong in (Setup(setup.choices, (setup.seats[0], twice), 0, "x"), crowd):
        problem = mode.problem(wrong)
        assert problem is not None
        assert problem.sentence.endswith(".")
        assert mode.book().rule(problem.rule).text


def test_a_sample_is_drawn_by_its_seed(mode: Mode) -> None:
    bench, seats = mode.workbench(), mode.nature.seats[0]
    drawn = [bench.sample(seats, seed, {}) for seed in ("one", "one", "two", "three", "four")]
    assert drawn[0] == drawn[1]
    assert len({setup.pieces for setup in drawn}) > 1
    assert all(mode.problem(setup) is None for setup in drawn)


# -- play -----------------------------------------------------------------------------------------------


def test_every_sample_can_be_played_to_its_end(mode: Mode) -> None:
    """By the random player all of them, by those that weigh what they do in turns."""
    bench = mode.workbench()
    weighing = cycle(name for name in mode.computer_players() if name != "random")
    for setup in samples(mode):
        for name in ("random", next(weighing)):
            played = bench.play_out(Task(setup, name))
            assert not played.stuck
            assert played.decisions > 0


def test_the_same_seed_tells_the_same_game(mode: Mode) -> None:
    bench = mode.workbench()
    task = Task(samples(mode)[0], "random", facts=True)
    assert bench.play_out(task) == bench.play_out(task)


def test_what_is_asked_and_told_is_declared(mode: Mode) -> None:
    kinds, notes = mode.kinds(), mode.notes()
    for setup in samples(mode):
        session, player = mode.session(setup).begin(), mode.computer_player("random", setup.seed)
        while session.prompt is not None:
            assert session.prompt.kind in kinds
            assert kinds[session.prompt.kind].offer or not session.prompt.offer
            if session.computer is not None:
                session.answer_by_computer()
            else:
                session.answer(player(session.table, session.prompt, None))
            assert {event.name for event in session.take_events() if isinstance(event, Noted)} <= set(notes)


def test_the_rule_of_a_kind_of_question_stands_in_the_book(mode: Mode) -> None:
    book = mode.book()
    for kind in mode.kinds().values():
        assert not kind.rule or book.rule(kind.rule).text


def test_a_game_goes_on_from_its_save_as_it_would_have_gone_on(mode: Mode) -> None:
    for number in (0, 3, 11, 40):
        session = answered(mode, samples(mode)[0], number)
        again = mode.load(to_saved(session, {}))
        assert again.prompt == session.prompt
        assert again.state == session.state
        assert again.journal() == session.journal()


def test_a_card_that_the_game_does_not_have_is_named(mode: Mode) -> None:
    for seats in range(mode.nature.seats[0], mode.nature.seats[1] + 1):
        state = mode.workbench().full_table(seats).state
        assert list(mode.missing(state)) == []
        list(state.board.pieces.values())[-1].card = "nothing-like-it"
        assert list(mode.missing(state)) == ["nothing-like-it"]
    for setup in samples(mode):
        assert list(mode.missing(answered(mode, setup, 20).state)) == []


def test_a_piece_that_lies_nowhere_twice_or_elsewhere_is_a_fault_of_the_board(mode: Mode) -> None:
    for setup in samples(mode)[:4]:
        assert answered(mode, setup, 20).state.board.fault() == ""
    board = mode.workbench().full_table(mode.nature.seats[1]).state.board
    assert board.fault() == ""
    zone = next(pieces for pieces in board.zones.values() if pieces)
    zone.append("nothing-1")
    assert "nothing-1" in board.fault()
    zone[-1] = zone[0]
    assert board.fault()
    del zone[-1]
    board.tracks["absurd"] = -10_001
    assert "10000" in board.fault()
    del board.tracks["absurd"]
    piece = next(iter(board.pieces.values()))
    piece.tokens["absurd"] = 2**62
    assert "10000" in board.fault()
    del piece.tokens["absurd"], zone[0]
    assert "does not lie" in board.fault()


def test_a_save_is_refused_where_any_board_in_it_does_not_fit_together(mode: Mode, tmp_path: Path) -> None:
    saves, session = Saves(tmp_path, lambda game: mode), answered(mode, samples(mode)[0], ANSWERS)
    saves.write("kept", session, {})
    head, saved = saves.read_generation("kept", 0)
    states = list(saved.states())
    assert len(states) >= 1 + bool(saved.chapters)
    bring_up(head, saved, lambda game: mode)
    for state in states:
        pieces = next(pieces for pieces in state.board.zones.values() if pieces)
        pieces.append(pieces[0])
        with pytest.raises(SaveError, match="does not fit"):
            bring_up(head, saved, lambda game: mode)
        pieces.pop()


def test_a_save_with_a_set_up_that_cannot_be_played_is_refused(mode: Mode, tmp_path: Path) -> None:
    saves, session = Saves(tmp_path, lambda game: mode), answered(mode, samples(mode)[0], 20)
    saves.write("kept", session, {})
    head, saved = saves.read_generation("kept", 0)
    piece = mode.setup_of(saved.state).pieces[0]
    plain = msgspec.json.encode(saved.state.setup).replace(f'"{piece}"'.encode(), b'"nobody"')
    saved.state.setup = msgspec.json.decode(plain)
    with pytest.raises(SaveError, match="does not fit"):
        bring_up(head, saved, lambda game: mode)


def test_a_journey_whose_start_tells_another_story_opens_where_it_was_left(mode: Mode, tmp_path: Path) -> None:
    saves, setup = Saves(tmp_path, lambda game: mode), samples(mode)[0]
    for number in (5, 20, 40):
        session = answered(mode, setup, number)
        saves.write("kept", session, {}, told_anew(session, mode.view))
        head, saved = saves.read_generation("kept", 0)
        other = to_saved(answered(mode, structs.replace(setup, seed="another"), number), {})
        if saved.origin is not None and other.origin is not None:
            saved.origin = other.origin
        else:
            saved.state.setup = other.state.setup
        opened = bring_up(head, saved, lambda game: mode)
        assert opened.session.state.board == session.state.board
        assert opened.log or session.flow.hidden_hands


def test_a_save_whose_states_are_of_another_game_is_refused(mode: Mode, tmp_path: Path) -> None:
    saves = Saves(tmp_path, lambda game: mode)
    saves.write("kept", answered(mode, samples(mode)[0], ANSWERS), {})
    head, saved = saves.read_generation("kept", 0)
    for state in saved.states():
        state.mode = "elsewhere"
        with pytest.raises(SaveError, match="does not fit"):
            bring_up(head, saved, lambda game: mode)
        state.mode = mode.id


def test_a_save_that_ended_as_no_game_ends_is_refused(mode: Mode, tmp_path: Path) -> None:
    saves, session = Saves(tmp_path, lambda game: mode), answered(mode, samples(mode)[0], 5000)
    assert session.ended
    saves.write("kept", session, {})
    head, saved = saves.read_generation("kept", 0)
    assert bring_up(head, saved, lambda game: mode).session.ended
    assert saved.state.board.tracks["outcome"] in OUTCOMES
    saved.state.board.tracks["outcome"] = "vic"
    with pytest.raises(SaveError, match="does not"):
        bring_up(head, saved, lambda game: mode)


def test_undo_leads_back_through_the_same_questions(mode: Mode) -> None:
    undone = 0
    for number in (10, 11, 12):  # after some of them a game with hidden hands has just handed the turn on
        session = answered(mode, samples(mode)[0], number)
        seen: list[Answer] = list(session.journal())
        while session.undo(rewind=True):
            undone += 1
            assert list(session.journal()) == seen[: len(session.journal())]
    assert undone > 0


# -- what is shown ---------------------------------------------------------------------------------------


def test_every_question_has_its_words(mode: Mode) -> None:
    mode.words.missing.clear()
    for setup in samples(mode):
        session, player = mode.session(setup).begin(), mode.computer_player("random", setup.seed)
        for _ in range(ANSWERS):
            prompt = session.prompt
            if prompt is None:
                break
            view = mode.view(session, 1)
            banner, choices = view.banner(prompt), view.choices(prompt)
            assert banner.who
            assert banner.verb
            assert banner.about in ("", *session.state.board.pieces)
            assert [choice.id for choice in choices] == list(prompt.options)
            assert all(choice.label for choice in choices)
            assert banner.decline or prompt.least
            for option in ("", *prompt.options):
                view.forecast(prompt, option)
            assert view.describe()
            view.log(session.take_events())
            if session.computer is not None:
                session.answer_by_computer()
            else:
                session.answer(player(session.table, prompt, None))
                assert mode.view(session, 1).undo_label() or session.last_given() is None
    assert not mode.words.missing


def test_every_piece_has_a_face_and_a_sheet(mode: Mode) -> None:
    for seats in range(mode.nature.seats[0], mode.nature.seats[1] + 1):
        session = mode.workbench().full_table(seats)
        view = mode.view(session, 1)
        for piece in session.state.board.pieces:
            face = view.face(piece)
            assert face.piece == piece
            assert face.frame
            assert face.frame == "back" or face.title
            assert view.sheet(piece).title


def test_a_seat_does_not_see_what_is_hidden_from_it(mode: Mode) -> None:
    if not mode.nature.hidden_hands:
        return
    session = mode.workbench().full_table(max(2, mode.nature.seats[0]))  # who sits alone sees all
    board = session.state.board
    own, other = (mode.view(session, seat) for seat in (1, 2))
    hidden = [piece for piece in board.pieces if own.face(piece).frame != other.face(piece).frame]
    assert hidden, "a full table has cards that only one seat sees"
    nobody = mode.view(session, 0)
    assert all(nobody.face(piece).frame == "back" for piece in hidden)


def test_the_history_tells_what_the_log_told(mode: Mode) -> None:
    session, player = mode.session(samples(mode)[0]).begin(), mode.computer_player("random", "history")
    told = list(mode.view(session).log(session.take_events()))
    for _ in range(6):
        if session.prompt is None:
            break
        session.answer(player(session.table, session.prompt, None))
        told += mode.view(session).log(session.take_events())
    assert [line.text for line in told_anew(session, mode.view)] == [line.text for line in told]


def test_a_journey_is_told_of_in_a_line(mode: Mode) -> None:
    for number in (0, 5, 10_000):
        line = mode.save_line(answered(mode, samples(mode)[0], number).state)
        assert line.title
        assert line.line
        assert [seat.name for seat in line.seats if seat.name]
        assert bool(line.over) == (number == 10_000)


def test_a_finished_game_is_told_in_numbers_and_adds_up(mode: Mode) -> None:
    mode.words.missing.clear()
    placed, lost = False, True
    for setup in samples(mode)[:4]:
        told = mode.view(answered(mode, setup, 10_000)).chronicle()
        assert told.outcome in ("victory", "defeat", "draw")
        assert told.title
        assert told.text
        assert told.seed == setup.seed
        assert [standing.piece for standing in told.standings] == list(setup.pieces)
        assert all(standing.line and standing.numbers for standing in told.standings)
        places = sorted(standing.place for standing in told.standings)
        placed |= any(places)
        lost &= told.outcome == "defeat"
        assert places[0] == int(any(places)), "rivals have places, from 1; who play together have none"
        assert {len(curve.values) for curve in told.curves} <= {told.rounds}
        assert {curve.kind for curve in told.curves} <= {"columns", "line", "dashed"}
        for by_round in (told.places, told.reading):
            assert len(by_round) in (0, told.rounds)
        assert all(1 <= moment.round <= told.rounds for moment in told.moments)
    assert placed == mode.nature.rivals or (lost and not placed), "who lose all together have no places either"
    assert not mode.words.missing


def test_the_book_is_numbered_and_its_links_lead_somewhere(mode: Mode) -> None:
    book = mode.book()
    assert {term.kind for term in book.terms if not mode.words.has(f"ui.rules.kind.{term.kind}")} == set()
    assert book.rules
    for rule in book.rules.values():
        assert rule.part
        assert rule.text
    known = {term.id for term in book.terms}
    for term in book.terms:
        assert not term.rule or book.rule(term.rule).text
        assert set(term.see) <= known
    for text in [rule.text for rule in book.rules.values()] + [term.text for term in book.terms]:
        for kind, target in re.findall(r"\]\((rule|term):([^)]+)\)", text):
            assert target in known if kind == "term" else book.rule(target).text


def test_a_summary_is_plain_and_names_the_open_question(mode: Mode) -> None:
    session = mode.session(samples(mode)[0]).begin()
    prompt = mode.workbench().summary(session)["prompt"]
    assert isinstance(prompt, dict)
    assert session.prompt is not None
    assert prompt["kind"] == session.prompt.kind


def test_the_balance_can_be_measured(mode: Mode) -> None:
    bench = mode.workbench()
    short = {choice.id: choice.entries[-1].id for choice in mode.setup_form(mode.nature.seats[0]).lists}
    tasks = bench.balance_tasks(short, 1, "contract")
    played = [bench.play_out(task) for task in islice(tasks, 5)]
    assert bench.balance(played, 1, "contract").startswith("# Balance")


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"nothing": 1}', b"\xff\xfe"])
def test_a_wrong_scenario_file_is_refused_in_words(mode: Mode, raw: bytes) -> None:
    with pytest.raises(ScenarioError):
        mode.workbench().scenario(raw)


def test_what_is_told_to_come_fits_the_table_and_changes_nothing(mode: Mode) -> None:
    told = 0
    for setup in samples(mode):
        for number in (1, 9, 25):
            session = answered(mode, setup, number)
            before, prompt = freeze(session.state), session.prompt
            view = mode.view(session)
            found = thought(view.intent())
            assert (freeze(session.state), session.prompt) == (before, prompt)
            if found is None:
                continue
            told += 1
            assert found.title
            assert found.about
            assert found.spoken
            for move in found.moves:
                assert move.piece in session.state.board.pieces
                assert 1 <= move.first <= move.last
                assert move.hidden == (view.face(move.piece).frame == "back")
                assert not (move.hidden and move.deeds)
            for toll in found.tolls:
                assert toll.piece in [seat.piece for seat in view.scoreboard().seats]
                assert toll.least <= toll.expected <= toll.most
    assert told, "a game without anything to come says so in no sample"
