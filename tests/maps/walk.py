"""A game of walking on the demo maps: two walkers take turns of six steps; for the tests of maps under the hand.

A turn is one path: each step is a question of its own ("step"), whose data tell the path so far and what lies in reach.
Nothing is learned on the way, so that every step can be taken back, but for one onto a chest or into a town, which
throws a die.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pygame

from game.kit.board import Board, State
from game.kit.book import Book
from game.kit.cells import Cell, all_cells, cell_of, reachable
from game.kit.dice import Die
from game.kit.events import Event
from game.kit.flow import Flow
from game.kit.intent import Thinking
from game.kit.mode import Nature
from game.kit.notes import NoteKind
from game.kit.prompts import Gesture, Prompt, PromptKind
from game.kit.session import Session
from game.kit.shown import Banner, Choice, Face, LogLine, Scoreboard, Seat, Sheet, Story, Why
from game.kit.table import GameTable
from game.kit.text import Words
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.camera import zoom_steps
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.map_table import MapTable
from game.ui.table.plain_table import PlainLook
from tests.maps.demo_maps import HERE, DemoMap

WALKERS = ("ana", "ben")
STEPS = 6
STOP = "stop"
LUCK = Die("luck", (("good",), ("bad",)))


class WalkTable(GameTable):
    """The rules' table."""

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = {"step": PromptKind(Gesture("cell", "path"))}
    note_kinds: ClassVar[Mapping[str, NoteKind]] = {}


class WalkRules:
    """The rules on one map."""

    def __init__(self, demo: DemoMap) -> None:
        self.demo = demo

    def begin(self, t: WalkTable) -> str:
        """Both walkers stand together in the open cell nearest to the middle."""
        middle = Cell(self.demo.shape.columns // 2, self.demo.shape.rows // 2)
        ways = (cell for cell in all_cells(self.demo.shape) if self.demo.is_open(cell))
        start = min(ways, key=lambda cell: self.demo.shape.distance(cell, middle))
        for walker in WALKERS:
            t.make(walker, "walker", start.name)
        t.set_track("turn", 0)
        t.set_track("path", start.name)
        return "step"

    def step(self, t: WalkTable) -> str:
        """One step, or the end of the turn."""
        walker = WALKERS[int(t.board.tracks["turn"]) % len(WALKERS)]
        path = str(t.board.tracks["path"]).split()
        here = cell_of(path[-1])
        assert here is not None
        left = STEPS - len(path) + 1
        walked = {cell_of(name) for name in path}

        def cost(_: Cell, to: Cell) -> int | None:
            return 1 if self.demo.is_open(to) and to not in walked else None

        reach = [cell.name for cell in reachable(self.demo.shape, here, left, cost) if cell != here]
        near = [cell.name for cell in self.demo.shape.neighbours(here) if cell.name in reach]
        answer = STOP
        if near:
            data: dict[str, object] = {"path": path, "reach": reach}
            answer = t.ask(Prompt("step", walker, walker, (*near, STOP), data=data))[0]
        if answer != STOP:
            t.move(walker, answer)
            t.set_track("path", " ".join([*path, answer]))
            landed = cell_of(answer)
            if landed is not None and self.demo.holds(landed):
                t.throw(LUCK, "luck", "d1", walker)
            if left > 1:
                return "step"
        following = int(t.board.tracks["turn"]) + 1
        t.set_track("turn", following)
        t.set_track("path", t.board.piece(WALKERS[following % len(WALKERS)]).zone)
        return "step"

    def flow(self) -> Flow:
        """The nodes."""
        nodes = {"begin": self.begin, "step": self.step}
        return Flow(nodes, {"begin": frozenset({"step"}), "step": frozenset({"step"})}, frozenset())


class WalkView:
    """What is seen of a game."""

    pending = 0
    """Nothing is worked out beside the frames."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def face(self, piece: str) -> Face:
        return Face(piece, piece.title(), piece.title(), "walker")

    def sheet(self, piece: str) -> Sheet:
        return Sheet(piece.title(), "walker")

    def scoreboard(self) -> Scoreboard:
        seats = tuple(
            Seat(number, name, name.title(), name.title(), name.title())
            for number, name in enumerate(WALKERS, 1)
        )
        return Scoreboard(1, "walk", (("walk", "Walk"),), (), seats)

    def own(self) -> None:
        return None

    def banner(self, prompt: Prompt) -> Banner:
        number = WALKERS.index(prompt.chooser) + 1
        return Banner(prompt.chooser, number, prompt.chooser.title(), "walk on", ("Drag the walker, or click a cell.",))

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        return tuple(Choice(option, option) for option in prompt.options)

    def reason(self, piece: str) -> tuple[str, str]:
        return "", ""

    def forecast(self, prompt: Prompt, option: str = "") -> None:
        return None

    def explained(self, place: str) -> None:
        return None

    def tables(self) -> Sequence[str]:
        """There is one table."""
        return ()

    def objective(self) -> None:
        return None

    def intent(self) -> Thinking:
        yield from ()
        return None

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        return []

    def why(self, events: Sequence[Event]) -> list[Why]:
        return []

    def story(self, event: Event) -> Story | None:
        return None

    def staged(self, events: Sequence[Event]) -> None:
        return None

    def phase(self, board: Board) -> tuple[int, str]:
        return 1, "walk"

    def waiting(self, board: Board) -> int:
        return 0

    def undo_label(self) -> str:
        return "step"

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        return LUCK.faces


class WalkMode:
    """The game, as far as a table needs it."""

    nature = Nature((2, 2))

    def __init__(self, name: str, words: Words) -> None:
        self.id = name
        self.words = words
        self.demo = DemoMap(name)

    def session(self) -> Session:
        """A game that has begun."""
        rules = WalkRules(self.demo)
        session = Session(rules.flow(), WalkTable, State(self.id, "walk", {}, "begin"))
        session.begin()
        return session

    def view(self, session: Session, seat: int = 0) -> WalkView:
        return WalkView(session)

    def kinds(self) -> Mapping[str, PromptKind]:
        return WalkTable.prompt_kinds

    def notes(self) -> Mapping[str, NoteKind]:
        return WalkTable.note_kinds

    def dice(self) -> Mapping[str, Die]:
        return {LUCK.kind: LUCK}

    def book(self) -> Book:
        return Book((), {}, ())


class WalkMapTable(MapTable):
    """The drawn table: a figure for each walker."""

    def __init__(self, services: Services, demo: DemoMap) -> None:
        super().__init__(services, demo.shape, demo.paint, zoom_steps(0.25, 2.0))

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        seat = canvas.theme.seats[WALKERS.index(piece)]

        def paint(made: Canvas) -> None:
            w, h = size
            made.circle((w / 2, h * 0.8), w * 0.36, seat.colour, edge=(20, 14, 10), width=2)
            made.polygon([(w * 0.2, h * 0.8), (w * 0.5, h * 0.2), (w * 0.8, h * 0.8)], (70, 58, 52), edge=(20, 14, 10))
            made.circle((w / 2, h * 0.25), w * 0.17, (226, 190, 156), edge=(20, 14, 10), width=2)

        return canvas.kept(("walker", piece), size, paint)


class WalkLook(PlainLook):
    """How the game looks."""

    def __init__(self, demo: DemoMap) -> None:
        super().__init__(demo.tiles.name, HERE)
        self._demo = demo

    def table(self, services: Services, shown: Displayed, table: str = "") -> WalkMapTable:
        return WalkMapTable(services, self._demo)


class WalkGames:
    """A library with this game alone."""

    def __init__(self, mode: WalkMode) -> None:
        self.ids = (mode.id,)
        self._mode, self._look = mode, WalkLook(mode.demo)

    def mode(self, game: str) -> Any:
        return self._mode

    def look(self, game: str) -> Any:
        return self._look

    def words(self, game: str) -> Words:
        return self._mode.words

    def folder(self, game: str) -> Path:
        return HERE
