"""The game on the workbench: laid out, sampled, played by computer players, counted, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from msgspec import Struct, field

from game.kit.companions import play_through
from game.kit.errors import RuleError
from game.kit.rng import Streams
from game.kit.scenario import AnswerSpec, Scenario, ScenarioError, read_scenario
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.workbench import Needs, Played, Task
from tests.tiny.content import BOARDS, CARDS, COIN_DIE, FIGURES, GAME, RULES, TERMS
from tests.tiny.rules import TinyTable, new_state, points, session_at

PLAYERS = ("Ana", "Ben")


class SeatSpec(Struct, forbid_unknown_fields=True):
    """A figure in a scenario file."""

    id: str
    coins: int = 2
    hand: list[str] = []
    lit: list[str] = []


class TinySpec(Struct, forbid_unknown_fields=True):
    """A scenario file: the day begins anew with these figures and this deck, top first."""

    figures: list[SeatSpec]
    game: str = ""
    board: str = "brook"
    seed: str = "scenario"
    swift: bool = False
    market: list[str] = []
    deck: list[str] = []
    dice: list[str] | None = None
    answers: list[AnswerSpec] = []
    expect: dict[str, Any] = field(default_factory=dict)


class TinyWorkbench:
    """What commands and tests need of this game beyond playing it."""

    def __init__(self, players: Mapping[str, Any]) -> None:
        self.players = players

    def scenario(self, raw: bytes) -> Scenario:
        """What a scenario file describes. Raises ScenarioError with place and sentence."""
        spec = read_scenario(raw, TinySpec, GAME)
        session = self._laid_out(spec)
        return Scenario(session, spec.answers, spec.expect, {COIN_DIE.id: "coin"})

    def _laid_out(self, spec: TinySpec) -> Session:
        figures = [seat.id for seat in spec.figures]
        if len(figures) != 2 or len(set(figures)) < 2 or not set(figures) <= set(FIGURES):
            raise ScenarioError("figures: two different ones are needed (TY-1)")
        record: dict[str, object] = {
            "board": spec.board, "pieces": figures, "players": list(PLAYERS), "computers": ["", ""], "first": 0,
            "swift": spec.swift, "seed": spec.seed,
        }  # fmt: skip
        try:
            table = TinyTable(new_state(record), _unasked)
        except RuleError as fault:
            raise ScenarioError(f"board: {fault}") from fault
        for seat in spec.figures:
            table.make(seat.id, seat.id, BOARDS[spec.board].name)
            table.add_token(seat.id, "coin", seat.coins)
            self._lay(table, f"hand:{seat.id}", seat.hand)
            self._lay(table, f"lit:{seat.id}", seat.lit)
        self._lay(table, "market", spec.market)
        self._lay(table, "deck", spec.deck, face_up=False)
        table.set_track("day", 1)
        table.state.node = "morning"
        script = {COIN_DIE.id: list(spec.dice)} if spec.dice is not None else None
        return session_at(table.state, script)

    def _lay(self, table: TinyTable, zone: str, cards: Sequence[str], face_up: bool = True) -> None:
        for card in cards:
            if card not in CARDS:
                raise ScenarioError(f"{zone}: there is no card {card!r}")
            number = sum(piece.card == card for piece in table.board.pieces.values()) + 1
            table.make(f"{card}-{number}", card, zone, face_up)

    def summary(self, session: Session) -> dict[str, object]:
        """The state in the words of a scenario file."""
        t = session.table
        assert isinstance(t, TinyTable)

        def cards(zone: str) -> list[str]:
            return [t.piece(piece).card for piece in t.zone(zone)]

        figures = {
            figure: {
                "cell": t.piece(figure).zone, "coins": t.tokens(figure, "coin"), "points": points(t, figure),
                "hand": cards(f"hand:{figure}"), "lit": cards(f"lit:{figure}"),
            }
            for figure in t.figures
        }  # fmt: skip
        prompt = session.prompt
        asked = {"kind": prompt.kind, "chooser": prompt.chooser, "options": list(prompt.options)} if prompt else None
        return {"figures": figures, "market": cards("market"), "outcome": t.word("outcome"), "prompt": asked}

    def sample(self, seats: int, seed: str, choices: Mapping[str, str]) -> Setup:
        """Two figures drawn by the seed; the first board, if none is given."""
        streams = Streams(seed, {})
        board = choices.get("board") or next(iter(BOARDS))
        board = streams.sample("board", list(BOARDS), 1)[0] if board == "random" else board
        figures = streams.sample("figures", list(FIGURES), seats)
        seated = tuple(SeatChoice(name, figure) for name, figure in zip(PLAYERS, figures, strict=True))
        return Setup({**choices, "board": board}, seated, 0, seed)

    def samples(self) -> Sequence[Setup]:
        """Both boards, slow and swift; the last against the computer."""
        two = (SeatChoice("Ana", "fox"), SeatChoice("Ben", "hare"))
        shown = [
            Setup({"board": board} | ({"swift": swift} if swift else {}), two, 0, f"sample-{board}{swift}")
            for board, swift in product(BOARDS, ("", "yes"))
        ]
        alone = (SeatChoice("Ana", "owl"), SeatChoice("Ben", "fox", "thrifty"))
        return (*shown, Setup({"board": "brook"}, alone, 1, "sample-computer"))

    def full_table(self, seats: int) -> Session:
        """Full hands, many lanterns, a market to buy from."""
        spec = TinySpec(
            [
                SeatSpec("fox", 9, ["candle", "lamp", "beacon"], ["candle", "lamp"]),
                SeatSpec("hare", 4, ["candle", "lamp"], ["beacon", "candle"]),
            ],
            market=["lamp", "beacon"],
            deck=["candle", "beacon"],
        )
        return self._laid_out(spec).begin()

    def play_out(self, task: Task) -> Played:
        """Play a game to its end."""
        record = {
            "board": task.setup.choices["board"], "pieces": list(task.setup.pieces), "computers": ["", ""],
            "players": [seat.player for seat in task.setup.seats], "first": task.setup.first,
            "swift": task.setup.switched("swift"), "seed": task.setup.seed,
        }  # fmt: skip
        session = session_at(new_state(record))
        try:
            decisions = play_through(session, task.player, self.players, task.setup.seed)
        except (RuleError, AssertionError, LookupError, ValueError) as fault:
            return Played(task, stuck=f"{type(fault).__name__}: {fault}")
        won = session.table.word("winners").split(",")[0] == task.setup.pieces[0]
        return Played(task, won, session.table.track("day"), decisions)

    def balance_tasks(self, choices: Mapping[str, str], games: int, seed: str) -> Sequence[Task]:
        """So many games of the thrifty player on each board."""
        boards = [choices["board"]] if choices.get("board") in BOARDS else list(BOARDS)
        numbers = range(games)
        return [Task(self.sample(2, f"{seed}-{number}", {"board": b}), "thrifty") for b in boards for number in numbers]

    def balance(self, played: Sequence[Played], games: int, seed: str) -> str:
        """How often who begins wins."""
        won = sum(game.won for game in played)
        return f"# Balance, measured\n\nWho begins won {won} of {len(played)} games (seed {seed}).\n"

    def needs(self) -> Needs:
        """Counts of the content, and the words that it needs; its pictures are placeholders."""
        words = [f"card.{card}.{part}" for card in CARDS for part in ("name", "quote")]
        words += [f"figure.{figure}" for figure in FIGURES]
        words += [f"board.{board}.{part}" for board in BOARDS for part in ("title", "text")]
        words += [f"rule.{rule}" for rule in RULES]
        words += [f"glossary.{term}.{part}" for term in TERMS for part in ("name", "text")]
        return Needs({"cards": len(CARDS), "figures": len(FIGURES), "boards": len(BOARDS)}, tuple(words), ())

    def vocabulary(self) -> str:
        """The cards have no language of their own."""
        return ""


def _unasked(table: object, prompt: object, why: object) -> tuple[str, ...]:
    raise ScenarioError("laying out a scenario asks nothing")
