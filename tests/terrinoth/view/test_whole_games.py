"""Whole games with random answers: everything is said, nothing is given away."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from game.adventure.table import SEATS
from game.kit.events import Noted
from game.kit.past import dated, told_anew
from game.kit.save_format import to_saved
from game.kit.shown import LogLine
from game.kit.text import Words
from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.view.games import Play

GAMES = [("one", 1), ("two", 2), ("three", 3), ("four", 4), ("again", 2)]


def shown(view: object, prompt: object) -> list[str]:
    """Every text of a question."""
    banner = view.banner(prompt)  # type: ignore[attr-defined]
    texts = [banner.who, banner.verb, *banner.details, banner.confirm, banner.decline]
    for choice in view.choices(prompt):  # type: ignore[attr-defined]
        texts += [choice.label, choice.detail]
    for option in ("", *prompt.options):  # type: ignore[attr-defined]
        found = view.forecast(prompt, option)  # type: ignore[attr-defined]
        if found is not None:
            texts += [found.title, *found.spoken, *(note.text for note in found.notes)]
    return texts


@pytest.mark.parametrize(("seed", "heroes"), GAMES)
def test_every_question_has_words_and_every_option_a_label(play: Play, words: Words, seed: str, heroes: int) -> None:
    words.missing.clear()
    for _, view, prompt in play(seed, heroes):
        banner = view.banner(prompt)
        assert banner.who
        assert banner.verb
        assert bool(banner.decline) == (prompt.least == 0)
        choices = view.choices(prompt)
        assert tuple(choice.id for choice in choices) == prompt.options
        assert all(choice.label for choice in choices)
        for text in shown(view, prompt):
            assert "<" not in text, text
            assert "{" not in text, text
            assert ".." not in text, text
    assert words.missing == set()


@pytest.mark.parametrize(("seed", "heroes"), GAMES)
def test_the_log_of_a_game_has_no_missing_word(play: Play, words: Words, seed: str, heroes: int) -> None:
    words.missing.clear()
    lines: list[LogLine] = []
    for session, view, _ in play(seed, heroes):
        lines += view.log(session.take_events())
    lines += view.log(session.take_events())
    assert len(lines) > 50
    for line in lines:
        assert not re.search(r"[<{]", line.text), line.text
        assert line.text[:1].isupper() or line.text[0] in "[(0123456789", line.text
        assert "facedown enemies" not in line.text
    assert lines[-1].text in ("Victory", "Defeat")
    assert words.missing == set()


@pytest.mark.parametrize(("seed", "heroes"), GAMES)
def test_the_log_told_anew_is_the_log_that_was_told(play: Play, mode: TerrinothMode, seed: str, heroes: int) -> None:
    lines: list[LogLine] = []
    for session, view, _ in islice(play(seed, heroes), 60):
        lines += dated(view.log(session.take_events()), session)
    lines += dated(view.log(session.take_events()), session)
    assert told_anew(session, mode.view) == lines


@pytest.mark.parametrize(("seed", "heroes"), GAMES[:3])
def test_every_piece_has_a_face_and_a_sheet_and_no_facedown_name_leaks(
    play: Play, words: Words, seed: str, heroes: int
) -> None:
    words.missing.clear()
    for count, (session, view, prompt) in enumerate(play(seed, heroes)):
        if count % 5:
            continue
        board = session.state.board
        hidden = [p for p in board.pieces.values() if not p.face_up and p.zone != SEATS]
        for piece in board.pieces.values():
            face, sheet = view.face(piece.id), view.sheet(piece.id)
            assert face.title
            assert sheet.title
            sentence, rule = view.reason(piece.id)
            assert bool(sentence) == bool(rule)
        for piece in hidden:
            name = view.names.card(piece.card)
            face, sheet = view.face(piece.id), view.sheet(piece.id)
            assert (face.frame, face.picture, face.badges, face.icons) == ("back", "", (), ())
            told = [face.title, face.short, sheet.title, sheet.kind, *sheet.stakes, view.reason(piece.id)[0]]
            told += [row.text for row in sheet.rows]
            assert not any(name in text for text in told), name
            for choice in view.choices(prompt):
                if choice.piece == piece.id:
                    assert name not in choice.label + choice.detail
    assert words.missing == set()


@pytest.mark.parametrize(("seed", "heroes"), GAMES)
def test_the_log_never_names_an_enemy_that_still_lies_facedown(play: Play, seed: str, heroes: int) -> None:
    for session, view, _ in play(seed, heroes):
        for line in view.log(session.take_events()):
            for name, piece in re.findall(r"\[([^\]]*)\]\(piece:([^)]*)\)", line.text):
                found = session.state.board.pieces[piece]
                if not found.face_up and found.zone == "shadows":
                    assert name.casefold() == "a facedown enemy", line.text


def test_the_scoreboard_counts_the_activations_of_a_round(play: Play) -> None:
    for session, view, _ in play("turns", 3):
        board = view.scoreboard()
        assert len(board.turns) == 4
        if board.phase == "heroes":
            assert [turn.state for turn in board.turns].count("now") <= 1
        active = [turn.piece for turn in board.turns if turn.state == "now"]
        assert active in ([], [session.state.board.tracks.get("active")])


@pytest.mark.parametrize(("seed", "heroes"), GAMES)
def test_the_chronicle_adds_up(play: Play, seed: str, heroes: int) -> None:
    *_, (session, view, _) = play(seed, heroes)
    seats = session.state.board.zone(SEATS)
    notes = [event for event in session.take_events() if isinstance(event, Noted) and event.name == "suffers"]
    suffered = sum(int(str(note.data["amount"])) for note in notes if note.data["who"] in seats)
    told = view.chronicle()
    assert told.outcome in ("victory", "defeat")
    assert told.text
    assert sum(int(standing.numbers[1].value) for standing in told.standings) == suffered
    curves = {curve.id: curve.values for curve in told.curves}
    assert {len(values) for values in curves.values()} == {told.rounds}
    assert len(told.places) == len(told.reading) == told.rounds
    assert all(1 <= moment.round <= told.rounds for moment in told.moments)
    assert sum(curves["wounds"]) <= suffered
    assert re.fullmatch(r"[1-9]\d* white, \d+ black", told.counted)
    fallen = [symbol for tally in told.dice for symbol in tally.symbols]
    assert sorted(fallen) == ["counterattack", "critical", "defense", "success", "threat"]


def test_a_loaded_game_tells_the_same_chronicle_and_log(play: Play, mode: TerrinothMode) -> None:
    session, view, _ = next(islice(play("saved", 2), 30, None))
    brought_back = mode.load(to_saved(session, {}))
    loaded = mode.view(brought_back)
    assert told_anew(brought_back, mode.view) == told_anew(session, mode.view)
    assert loaded.chronicle() == view.chronicle()
    assert loaded.describe() == view.describe()
