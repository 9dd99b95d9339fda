"""The game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.kit.achievements import Achievement, read_achievements
from game.kit.board import State
from game.kit.book import Book, NumberedRule, Term
from game.kit.career import Career, Goal, Ladder
from game.kit.companions import ADVISER
from game.kit.dice import Die
from game.kit.errors import ContentError, RuleError, SaveError
from game.kit.events import Noted
from game.kit.fingerprint import fingerprint, rules_of
from game.kit.mode import Nature
from game.kit.notes import NoteKind
from game.kit.prompts import PromptKind
from game.kit.save_format import Saved, resume
from game.kit.session import Session
from game.kit.setup import ChoiceList, Entry, Problem, SeatChoice, Setup, SetupForm, Switch, Trait
from game.kit.shown import Fact, SaveLine, SaveSeat
from game.kit.table import Answerer
from game.kit.text import Words
from tests.tiny import rules
from tests.tiny.content import BOARDS, CARDS, COIN_DIE, COINS, FIGURES, GAME, RULES, TERMS
from tests.tiny.rules import FLOW, KINDS, NOTES, PLAYERS, new_state, session_at
from tests.tiny.view import TinyView
from tests.tiny.workbench import TinyWorkbench

DATA = Path(__file__).parent / "data"


class TinyMode:
    """Three Lanterns."""

    id = GAME
    nature = Nature(seats=(2, 2), rivals=True, hidden_hands=True, computer_seats=True)

    def __init__(self, words: Words, content: str, achievements: tuple[Achievement, ...] = ()) -> None:
        self.words = words
        self.achievements = achievements
        self.content = content

    # -- set-up

    def setup_form(self, seats: int) -> SetupForm:
        """A board, a figure for each seat, who begins, and whether all are swift."""
        words = self.words
        boards = tuple(
            Entry(
                board, words(f"board.{board}.title"), group="boards", group_title=words("setup.boards"), rank=rank,
                picture=f"pictures/tiny/{board}", text=words(f"board.{board}.text"),
                facts=(Fact("check", words("setup.win"), words("setup.win_text")),),
            )
            for rank, board in enumerate(BOARDS, 1)
        )  # fmt: skip
        figures = tuple(
            Entry(
                figure, words(f"figure.{figure}"), words(f"figure.{figure}"), "figures", words("setup.figures"),
                picture=f"pictures/tiny/{figure}", text=words("sheet.figure"),
                facts=(Fact("star", words("setup.coins"), str(COINS)),),
                traits=tuple(Trait(card, words(f"card.{card}.name"), "star", CARDS[card].points) for card in CARDS),
            )
            for figure in FIGURES
        )  # fmt: skip
        return SetupForm(
            lists=(ChoiceList("board", words("setup.board"), boards, "TY-2"),),
            pieces=figures,
            pieces_title=words("setup.figures"),
            pieces_id="figures",
            piece_rule="TY-1",
            switches=(
                Switch("swift", words("setup.swift"), words("setup.swift_on"), words("setup.swift_off"), "TY-3"),
            ),
            first_words=words("setup.begins"),
            first_rule="TY-1",
            computers=(*self.computer_players().items(), (ADVISER, words("computer.adviser"))),
        )

    def problem(self, setup: Setup) -> Problem | None:
        """Two seats with two different figures, on a board that there is [TY-1, TY-2]."""
        taken = [piece for piece in setup.pieces if piece]
        if len(setup.seats) != 2:
            return Problem(self.words("setup.two"), "TY-1")
        if any(piece not in FIGURES for piece in taken):
            return Problem(self.words("setup.no-figure"), "TY-1")
        if len(set(taken)) < len(taken):
            return Problem(self.words("setup.same"), "TY-1", (0, 1))
        if setup.choices.get("board") not in (*BOARDS, "random"):
            return Problem(self.words("setup.no-board"), "TY-2")
        return None

    def session(self, setup: Setup) -> Session:
        """A session that has not begun. Raises RuleError for a set-up that cannot be played."""
        problem = self.problem(setup)
        if problem is not None or not all(setup.pieces):
            raise RuleError(problem.sentence if problem else self.words("setup.two"))
        return session_at(new_state(record_of(setup)))

    def setup_of(self, state: State) -> Setup:
        """The set-up that a state was begun with."""
        record: dict[str, Any] = state.setup
        seats = zip(record["players"], record["pieces"], record["computers"], strict=True)
        choices = {"board": record["board"]} | ({"swift": "yes"} if record["swift"] else {})
        return Setup(choices, tuple(SeatChoice(*seat) for seat in seats), record["first"], str(record["seed"]))

    # -- sessions

    def load(self, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises SaveError."""
        try:
            new_state(saved.state.setup)
            if saved.state.node not in FLOW.nodes or not saved.history:
                raise RuleError(f"there is no node {saved.state.node!r}")
            return resume(session_at(saved.state), saved)
        except (RuleError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as fault:
            raise SaveError(self.words("setup.does-not-fit", fault=str(fault))) from fault

    def missing(self, state: State) -> list[str]:
        """The cards that are not there any more."""
        return sorted({piece.card for piece in state.board.pieces.values()} - {*CARDS, *FIGURES})

    def view(self, session: Session, seat: int = 0) -> TinyView:
        """How a session presents itself to a seat."""
        return TinyView(session, self.words, seat)

    def save_line(self, state: State) -> SaveLine:
        """The board, the day, and who plays."""
        setup, tracks, words = self.setup_of(state), state.board.tracks, self.words
        board, over = setup.choices["board"], str(tracks.get("outcome", ""))
        line = words("save.over") if over else words("save.day", day=tracks.get("day", 1), round=tracks.get("round", 0))

        def coins(figure: str) -> tuple[Fact, ...]:
            held = state.board.pieces[figure].tokens.get("coin", 0) if figure in state.board.pieces else 0
            return (Fact("circle", words("save.coins"), str(held)),)

        seats = (
            SaveSeat(words(f"figure.{seat.piece}"), f"pictures/tiny/{seat.piece}", seat.player, coins(seat.piece))
            for seat in setup.seats
        )
        return SaveLine(words(f"board.{board}.title"), f"pictures/tiny/{board}", line, tuple(seats), over)

    # -- declarations

    def computer_players(self) -> Mapping[str, str]:
        """The computer players by id, with their names."""
        return {name: self.words(f"computer.{name}") for name in PLAYERS}

    def computer_player(self, name: str, seed: str) -> Answerer:
        """A computer player by its id. Raises KeyError."""
        player: Answerer = PLAYERS[name](seed)
        return player

    def kinds(self) -> Mapping[str, PromptKind]:
        """Every kind of question."""
        return KINDS

    def notes(self) -> Mapping[str, NoteKind]:
        """Every kind of note."""
        return NOTES

    def dice(self) -> Mapping[str, Die]:
        """The one die."""
        return {COIN_DIE.id: COIN_DIE}

    def career(self) -> Career:
        """Two boards to be won, no steps; two achievements."""
        boards = tuple(
            Goal(board, self.words(f"board.{board}.title"), f"pictures/tiny/{board}", "scenes/window-victory", "lock")
            for board in BOARDS
        )
        return Career(Ladder("board", boards), self.achievements)

    def tally(self, session: Session) -> Mapping[str, int]:
        """The lanterns that were lit, by everybody together."""
        return {"lit": sum(event.name == "lights" for event in session.retell() if isinstance(event, Noted))}

    def book(self) -> Book:
        """Eight rules and two words."""
        words = self.words
        rules = {
            rule_id: NumberedRule(rule_id, words(f"rulepart.{rule.part}"), words(f"rule.{rule_id}"))
            for rule_id, rule in RULES.items()
        }
        terms = tuple(
            Term(name, words(f"glossary.{name}.name"), words(f"glossary.{name}.text"), "word", rule)
            for name, rule in TERMS.items()
        )
        return Book(rules, terms, {})

    def workbench(self) -> TinyWorkbench:
        """The game laid out, sampled, counted and checked."""
        return TinyWorkbench(PLAYERS)


def record_of(setup: Setup) -> dict[str, object]:
    """A set-up as the rules keep it in their state; a board that is left to chance is drawn by the seed."""
    board = setup.choices["board"]
    if board == "random":
        board = sorted(BOARDS)[len(setup.seed) % len(BOARDS)]
    return {
        "board": board,
        "pieces": list(setup.pieces),
        "players": [seat.player for seat in setup.seats],
        "computers": [seat.computer for seat in setup.seats],
        "first": setup.first,
        "swift": setup.switched("swift"),
        "seed": setup.seed,
    }


def load_mode(words: Words) -> TinyMode:
    """The game with its own words."""
    problems: list[str] = []
    achievements = read_achievements(DATA, words, ("lit",), problems)
    if problems:
        raise ContentError(problems)
    return TinyMode(words, fingerprint([CARDS, list(BOARDS), RULES, rules_of(rules)]), achievements)
