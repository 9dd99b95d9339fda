"""Every game can be played in a terminal: set up, handed over, helped, undone, left and taken up again; and nothing
waits for ever where the input ends.
"""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from game import paths
from game.commands.line import main
from game.kit.mode import Mode, View
from game.kit.profiles import Profiles
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import ChoiceList, Setup
from game.kit.table import Answerer
from game.kit.text_play import EMPTY_LINES, TextPlayer
from game.kit.text_setup import TextSetup, lists_always
from game.modes import GameRecord, Library
from tests.house.conftest import RECORDS

CURTAIN = "\n" * EMPTY_LINES
LEFT, SET_UP_LEFT = "Saved. You come back to this question.\n", "Left before the game began; nothing is saved.\n"


class Person(StringIO):
    """Somebody at a terminal, the screen and the keyboard in one: types the number of an answer to the question that is
    open, and Enter at a hand-over.

    `typed` are lines that come before the answer of that number; with `leaves_after` the input ends after so many
    answers, with `leaves_at_hand_over` at that hand-over.
    """

    def __init__(
        self,
        session: Session,
        player: Answerer,
        typed: dict[int, list[str]] | None = None,
        *,
        leaves_after: int = -1,
        leaves_at_hand_over: int = -1,
    ) -> None:
        super().__init__()
        self.session, self.player = session, player
        self.typed = typed or {}
        self.leaves_after, self.leaves_at_hand_over = leaves_after, leaves_at_hand_over
        self.answers = self.hand_overs = self.seen = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line; nothing at the end of the input."""
        shown = self.getvalue()[self.seen :]
        self.seen = len(self.getvalue())
        if CURTAIN in shown and shown.endswith("looks.\n> "):
            self.hand_overs += 1
            return "" if self.hand_overs == self.leaves_at_hand_over else "\n"
        if self.typed.get(self.answers):
            return self.typed[self.answers].pop(0) + "\n"
        if self.answers == self.leaves_after:
            return ""
        prompt = self.session.prompt
        assert prompt is not None, "nothing is asked, but a line is waited for"
        self.answers += 1
        answer = self.player(self.session.table, prompt, None)
        return (" ".join(str(prompt.options.index(option) + 1) for option in answer) or "0") + "\n"


def played(
    mode: Mode, setup: Setup, typed: dict[int, list[str]] | None = None, **ends: int
) -> tuple[bool, Person, int]:
    """A game in a terminal: whether it came to its end, what was typed and shown, how often it was saved."""
    session = mode.session(setup).begin()
    person = Person(session, mode.computer_player(list(mode.computer_players())[-1], setup.seed), typed, **ends)
    saves: list[Session] = []
    ended = TextPlayer(mode, session, mode.words, person, person, saves.append).run()
    return ended, person, len(saves)


def journal(session: Session) -> list[object]:
    """The answers of persons and computers, those of closed chapters counted."""
    return [*(chapter.answers for chapter in session.chapters), *session.journal()]


# -- a whole game ---------------------------------------------------------------------------------------


def test_a_whole_game_is_played_in_a_terminal(mode: Mode) -> None:
    mode.words.missing.clear()
    setups = {len(setup.seats): setup for setup in mode.workbench().samples()}
    for setup in setups.values():
        ended, person, saves = played(mode, setup)
        shown = person.getvalue()
        assert ended
        assert person.session.ended
        assert saves >= person.answers > 0
        assert (person.hand_overs > 0) == (person.session.flow.hidden_hands and not person.session.alone)
        assert f"Seed {setup.seed}" in shown
        assert " ".join(mode.view(person.session).chronicle().text.split()) in " ".join(shown.split())
        for mark in ("piece:", "rule:", "**", "[icon", "](", "<", "?."):
            assert mark not in shown
    assert not mode.words.missing


def test_help_wrong_lines_and_looking_change_nothing(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    rule = next(iter(mode.book().rules))
    looks = ["?", "n", "nonsense", "99", "1 1", "-1", "", "t", "l", "l 2", "i 1", "f", "f 1", "w", f"r {rule}"]
    looks += ["i ²", "l ²", "f ²", "²", "9" * 5_000, "i " + "9" * 5_000, "l " + "9" * 5_000, "1 " * 3_000, "\udcff"]
    plain_game, looked = played(mode, setup), played(mode, setup, {0: [*looks], 3: [*looks]})
    assert journal(looked[1].session) == journal(plain_game[1].session)
    assert looked[2] == plain_game[2], "saved as often"
    shown = looked[1].getvalue()
    assert shown.count(mode.words("text.unknown")) >= 4, "nonsense, a number below none, and an empty line"
    assert mode.words.lines("text.help")[0] in shown
    assert mode.book().rule(rule).text.split("[")[0].split("*")[0] in shown


def test_what_is_looked_at_is_called_by_its_name(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    term = mode.book().terms[0]
    typed = ["look", "help", f"rules {term.name.upper()}", "rules ?zzqq?", "card ?zzqq?", "hlep"]
    _, person, _ = played(mode, setup, {0: typed}, leaves_after=0)
    shown = person.getvalue()
    view = first_view(mode, person.session)
    assert term.name in shown
    assert all(line in shown for line in view.describe())
    listed = mode.words("text.no-name", names="|").split("|")[0]
    assert shown.count(listed) == 2, "a term and a card that nobody knows"
    assert all(view.face(piece).title in shown.rsplit(listed, 1)[1] for piece in open_pieces(view, person.session))
    assert "Did you mean help?" in shown


def test_a_card_is_shown_by_its_name_alone(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    session = mode.session(setup).begin()
    view = first_view(mode, session)
    named = open_pieces(view, session)
    typed = [f"card {name}" for name in dict.fromkeys(view.face(piece).title for piece in named)]
    _, person, _ = played(mode, setup, {0: typed}, leaves_after=0)
    shown = person.getvalue()
    for piece in named:
        sheet = view.sheet(piece)
        assert mode.words("text.sheet", title=sheet.title, kind=sheet.kind) in shown


def test_nothing_that_lies_facedown_has_a_name(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    session = mode.session(setup).begin()
    view = first_view(mode, session)
    names = {view.face(piece).title for piece in open_pieces(view, session)}
    backs = {view.face(piece).title for piece in session.state.board.pieces if view.face(piece).frame == "back"}
    typed = [f"card {back}" for back in backs - names if back]
    _, person, _ = played(mode, setup, {0: list(typed)}, leaves_after=0)
    refused = [mode.words(key, names="|").split("|")[0] for key in ("text.no-name", "text.mistyped")]
    assert sum(person.getvalue().count(sentence) for sentence in refused) == len(typed)


def with_hidden_hands(mode: Mode) -> Setup | None:
    """A set-up of a form of the game in which hands are hidden; None for a game without one."""
    return next((it for it in mode.workbench().samples() if mode.session(it).flow.hidden_hands), None)


def first_view(mode: Mode, session: Session) -> View:
    """What whoever is asked first sees of a game."""
    assert session.prompt is not None
    seat = mode.view(session).banner(session.prompt).seat
    return mode.view(session, seat if mode.nature.hidden_hands else 0)


def open_pieces(view: View, session: Session) -> list[str]:
    """The pieces of a game that lie open to a view and have a name."""
    faces = {piece: view.face(piece) for piece in session.state.board.pieces}
    return [piece for piece, face in faces.items() if face.frame != "back" and face.title]


def can_go_back(mode: Mode, setup: Setup, steps: int) -> int:
    """The first number of answers of a game after which so many of them can be taken back: where hands are hidden, when
    one person was asked all the while.
    """
    session = mode.session(setup).begin()
    player, answers = mode.computer_player(list(mode.computer_players())[-1], setup.seed), 0
    while session.prompt is not None and session.last_given(steps) is None:
        session.answer(player(session.table, session.prompt, None))
        answers += 1
    assert session.prompt is not None, "nothing was ever to be taken back"
    return answers


def test_an_answer_is_taken_back_and_given_again(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    after = can_go_back(mode, setup, 1)
    ended, person, _ = played(mode, setup, {0: ["u"], after: ["u!", "?"]}, leaves_after=after + 1)
    assert not ended
    shown = person.getvalue()
    assert mode.words("text.nothing-to-undo") in shown
    assert shown.count("Taken back: ") == 1
    assert len(person.session.journal()) == after


# -- where the input ends ---------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0, 1, 5])
def test_the_end_of_the_input_at_a_question_leaves_the_game_saved(mode: Mode, after: int) -> None:
    ended, person, saves = played(mode, mode.workbench().samples()[0], leaves_after=after)
    assert not ended
    assert person.getvalue().endswith(LEFT)
    assert saves == after


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_end_of_the_input_at_a_hand_over_leaves_the_game_saved(mode: Mode, number: int) -> None:
    setup = with_hidden_hands(mode)
    if setup is None:
        return
    ended, person, saves = played(mode, setup, leaves_at_hand_over=number)
    assert not ended
    assert person.getvalue().endswith("looks.\n> " + LEFT)
    assert saves == person.answers


def test_only_an_empty_line_opens_what_is_handed_over(mode: Mode) -> None:
    setup = with_hidden_hands(mode)
    if setup is None:
        return
    session = mode.session(setup).begin()
    out = StringIO()
    assert not TextPlayer(mode, session, mode.words, StringIO("1\n0\nt\nl\ni 1\n"), out).run()
    _, _, after = out.getvalue().partition(CURTAIN)
    assert after.count("looks.\n> ") == 6
    assert session.journal() == []
    assert mode.words("text.left-unsaved") in after
    assert not TextPlayer(mode, session, mode.words, StringIO("q\n"), out).run()


def test_the_end_of_the_input_leaves_the_set_up_with_a_sentence(mode: Mode) -> None:
    before, after = (["1"] * len(lists) for lists in asked_around(mode))
    lines = [*before, str(mode.nature.seats[0]), *after]
    lines += [" ".join(str(number) for number in range(1, mode.nature.seats[0] + 1))]
    for number in range(len(lines) + 1):
        for end in ("", "q\n", "quit\n"):
            out = StringIO()
            typed = "".join(f"{line}\n" for line in lines[:number]) + end
            assert TextSetup(mode, mode.words, StringIO(typed), out).ask("SEED") is None
            assert out.getvalue().endswith(SET_UP_LEFT)


def asked_around(mode: Mode) -> tuple[list[ChoiceList], list[ChoiceList]]:
    """The lists of the fewest seats that the terminal asks before the number of seats, and those after it."""
    before = lists_always(mode)
    return before, [found for found in mode.setup_form(mode.nature.seats[0]).lists if found not in before]


def test_what_is_listed_in_the_set_up_can_be_called_by_its_name(mode: Mode) -> None:
    form = mode.setup_form(mode.nature.seats[0])
    count = mode.nature.seats[0]
    before, after = ([found.entries[-1].title.upper() for found in lists] for lists in asked_around(mode))
    typed = [*before, str(count), *after]
    pieces = next(setup for setup in mode.workbench().samples() if len(setup.seats) == count).seats
    if form.pieces:
        titles = {piece.id: piece.title for piece in form.pieces}
        typed.append(", ".join(titles[seat.piece] for seat in pieces))
    out = StringIO()
    setup = TextSetup(mode, mode.words, StringIO("\n".join(typed) + "\n" * 20), out).ask("s")
    assert setup is not None, out.getvalue()
    assert all(setup.choices[found.id] == found.entries[-1].id for found in form.lists)
    if form.pieces:
        assert [seat.piece for seat in setup.seats] == [seat.piece for seat in pieces]


def test_what_is_mistyped_in_the_set_up_is_asked_about_and_chooses_nothing(mode: Mode) -> None:
    fewest = mode.nature.seats[0]
    form = mode.setup_form(fewest)
    before, after = (
        [line for found in lists for line in (_mistyped(found.entries[-1].title), found.entries[-1].title)]
        for lists in asked_around(mode)
    )
    offered = {piece.id: piece.title for piece in form.pieces}
    sample = next(setup for setup in mode.workbench().samples() if len(setup.seats) == fewest)
    titles = [offered[piece] for piece in sample.pieces]
    pieces = [", ".join(map(_mistyped, titles)), ", ".join(titles)] if titles else []
    computer = next(iter(mode.computer_players()))
    computers = [f"!{_mistyped(computer)}", f"!{computer}"] * fewest if mode.nature.computer_seats else [""] * fewest
    lines = [*before, str(fewest), *after, *pieces, *computers, "SEED", *["yse", "yes"] * len(form.switches)]
    out = StringIO()
    setup = TextSetup(mode, mode.words, StringIO("".join(f"{line}\n" for line in lines)), out).ask("SEED")
    assert setup is not None, out.getvalue()
    assert all(setup.choices[found.id] == found.entries[-1].id for found in form.lists)
    assert all(setup.switched(switch.id) for switch in form.switches)
    if mode.nature.computer_seats:
        assert [seat.computer for seat in setup.seats] == [computer] * fewest
    asked = [line for line in out.getvalue().splitlines() if "Did you mean" in line]
    assert len(asked) == len(form.lists) + len(titles) + fewest * mode.nature.computer_seats
    assert all(any(title in line for line in asked) for title in titles)
    assert out.getvalue().count(mode.words("text.setup-yes-or-no")) == len(form.switches)


def _mistyped(name: str) -> str:
    """A name with two letters of its longest word in the wrong order: nothing that begins any name."""
    word = max(name.split(), key=len)
    at = next(at for at in range(1, len(word) - 1) if word[at] != word[at + 1])
    return name.replace(word, f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}")


def test_a_mistyped_name_shows_no_card_and_is_asked_about(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    session = mode.session(setup).begin()
    view = first_view(mode, session)
    names = dict.fromkeys(view.face(piece).title for piece in open_pieces(view, session))
    name = next(name for name in names if len(max(name.split(), key=len)) > 4)
    term = next(term.name for term in mode.book().terms if len(max(term.name.split(), key=len)) > 4)
    _, person, _ = played(mode, setup, {0: [f"card {_mistyped(name)}", f"rules {_mistyped(term)}"]}, leaves_after=0)
    asked = [line for line in person.getvalue().splitlines() if "Did you mean" in line]
    assert len(asked) == 2
    assert name in asked[0]
    assert term in asked[1]


def test_what_is_no_number_is_asked_for_again_in_the_set_up(mode: Mode) -> None:
    fewest, out = mode.nature.seats[0], StringIO()
    offered = [piece.id for piece in mode.setup_form(fewest).pieces]
    sample = next(setup for setup in mode.workbench().samples() if len(setup.seats) == fewest)
    pieces = " ".join(str(offered.index(piece) + 1) for piece in sample.pieces)
    wrong = ["²", "½", "9" * 5_000, f"{'9' * 5_000} {pieces}", "-1"]
    before, after = (["1"] * len(lists) for lists in asked_around(mode))
    right = [*before, str(fewest), *after, pieces]
    lines = [line for number in right for line in (*wrong, number)]
    setup = TextSetup(mode, mode.words, StringIO("\n".join([*lines, *[""] * 9, ""])), out).ask("SEED")
    assert setup is not None
    assert len(setup.pieces) == fewest
    told = [mode.words("text.setup-number", least=0, most=0), mode.words("text.setup-no-names", count=0, most=0)]
    assert sum(out.getvalue().count(sentence[:9]) for sentence in told) == len(wrong) * len(right)


# -- the command -----------------------------------------------------------------------------------------


@pytest.fixture
def saves(library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Saves:
    """The saves of the command, which knows every game and has a home of its own."""
    monkeypatch.setattr(Library.__init__, "__defaults__", (RECORDS, *Library.__init__.__defaults__[1:]))
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return Saves(paths.saves_folder(), library.mode)


def type_in(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    """Run the command with lines that are typed, to the end of the input."""
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    return main(["play", "--text", *options])


def test_a_game_is_set_up_left_taken_up_again_and_finished(
    saves: Saves, mode: Mode, record: GameRecord, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fewest, form = mode.nature.seats[0], mode.setup_form(mode.nature.seats[0])
    sample = next(setup for setup in mode.workbench().samples() if len(setup.seats) == fewest)
    pieces = [str([piece.id for piece in form.pieces].index(seated) + 1) for seated in sample.pieces]
    before, after = (
        "".join(f"{[entry.id for entry in shown.entries].index(sample.choices[shown.id]) + 1}\n" for shown in lists)
        for lists in asked_around(mode)
    )
    set_up = f"{before}{fewest}\n{after}{' '.join(pieces)}\n" + "Ana\n" * fewest
    assert type_in(monkeypatch, set_up, "--game", record.id) == 0
    assert capsys.readouterr().out.endswith(SET_UP_LEFT)
    assert saves.list() == [], "the input ended before the seed"
    open_curtain = "\n" if mode.session(sample).flow.hidden_hands else ""
    set_up += "TEXT\n" + "\n" * len(form.switches)
    assert type_in(monkeypatch, set_up + open_curtain + "1\nq\n", "--game", record.id) == 0
    assert capsys.readouterr().out.endswith(LEFT)
    (kept,) = saves.list()
    saved = saves.read(kept.slot)
    assert saved.state.seed == "TEXT"
    assert sum(len(node.given) for node in saved.history) == 1
    assert type_in(monkeypatch, "", "--resume") == 0
    assert capsys.readouterr().out.endswith(LEFT)
    numbers = "".join(f"{n}\n" * 3 for n in ("1", "", "0", "2", "1 2", "1 2 3", "")) * 400
    assert type_in(monkeypatch, numbers, "--resume") == 0
    assert "Seed TEXT" in capsys.readouterr().out
    (over,) = saves.list()
    assert over.head.over
    (ana,) = Profiles(paths.profiles_folder()).players()
    assert [(ana.name, played.seed) for played in ana.of(record.id)] == [("Ana", "TEXT")]


def test_nothing_is_taken_up_where_nothing_is_saved(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        type_in(monkeypatch, "", "--resume")
    assert "There is no saved game" in capsys.readouterr().err


# -- going back and forth -------------------------------------------------------------------------------


def test_what_was_taken_back_is_given_again(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    plain_game, times = played(mode, setup), 2
    typed = {can_go_back(mode, setup, times): ["redo", *["rewind"] * times, *["redo"] * times]}
    back = played(mode, setup, typed)
    shown = back[1].getvalue()
    assert shown.count(mode.words("text.nothing-to-redo")) == 1
    assert shown.count("Given again: ") == times
    assert back[0]
    assert journal(back[1].session) == journal(plain_game[1].session)


def test_an_offer_can_be_declined_for_the_round(mode: Mode) -> None:
    """Whoever wants to hear no more of it is not asked again in that round, and may change their mind."""
    if not any(kind.offer for kind in mode.kinds().values()):
        return
    for setup in mode.workbench().samples():
        session = mode.session(setup).begin()
        player = mode.computer_player(list(mode.computer_players())[-1], "offers")
        while session.prompt is not None and not (session.prompt.offer and session.computer is None):
            session.answer(player(session.table, session.prompt, None))
        prompt = session.prompt
        if prompt is not None:
            break
    assert prompt is not None, "this game makes no offer, though it says so"
    out, saves = StringIO(), list[Session]()
    terminal = TextPlayer(mode, session, mode.words, StringIO(""), out, saves.append)
    assert terminal.commands.obey("quiet")
    assert session.silenced == (prompt.offered,)
    assert terminal.commands.obey("quiet off")
    assert session.silenced == ()
    assert len(saves) == 2
    assert mode.words("text.quiet") in out.getvalue()
    assert mode.words("text.offered-again") in out.getvalue()
