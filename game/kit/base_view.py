"""What the views of the games do alike: each thing is told by a function of the game, which reads its names."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from game.kit.base_names import BaseNames
from game.kit.board import Board
from game.kit.events import Event
from game.kit.intent import Thinking
from game.kit.mode import View
from game.kit.objective import Objective
from game.kit.prompts import Prompt
from game.kit.shown import Banner, Choice, Chronicle, Face, LogLine, Scoreboard, Sheet, Story, Why

NamesT = TypeVar("NamesT", bound=BaseNames[Any])


class Telling(Struct, frozen=True):
    """What tells of a game, by the method of the view that asks for it: functions that take the names of the game
    first, but for `phase`, which reads a board that may stay behind, and `picture`, which reads the box.
    """

    face: Callable[[Any, str], Face]
    picture: Callable[[Any, str], str]
    sheet: Callable[[Any, str], Sheet]
    scoreboard: Callable[[Any], Scoreboard]
    phase: Callable[[Board], tuple[int, str]]
    banner: Callable[[Any, Prompt], Banner]
    choices: Callable[[Any, Prompt], tuple[Choice, ...]]
    reason: Callable[[Any, Prompt | None, str], tuple[str, str]]
    log: Callable[[Any, Sequence[Event]], list[LogLine]]
    story: Callable[[Any, Event], Story | None]
    objective: Callable[[Any], Objective | None]
    intent: Callable[[Any], Thinking]
    why: Callable[[Any, Sequence[Event]], list[Why]]
    undo_label: Callable[[Any], str]
    chronicle: Callable[[Any], Chronicle]


class BaseView(View, ABC, Generic[NamesT]):
    """How a running game presents itself. Reads the session, changes nothing. What each method says stands with `View`;
    a game says its own way what lies on its table, what is at stake, what explains itself, and what its dice show.
    """

    telling: ClassVar[Telling]

    def __init__(self, names: NamesT) -> None:
        self.names = names

    def face(self, piece: str) -> Face:
        return self.telling.face(self.names, piece)

    def picture(self, card: str) -> str:
        return self.telling.picture(self.names.t.box, card)

    def sheet(self, piece: str) -> Sheet:
        return self.telling.sheet(self.names, piece)

    def scoreboard(self) -> Scoreboard:
        return self.telling.scoreboard(self.names)

    def phase(self, board: Board) -> tuple[int, str]:
        return self.telling.phase(board)

    def banner(self, prompt: Prompt) -> Banner:
        return self.telling.banner(self.names, prompt)

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        return self.telling.choices(self.names, prompt)

    def reason(self, piece: str) -> tuple[str, str]:
        return self.telling.reason(self.names, self.names.session.prompt, piece)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        return self.telling.log(self.names, events)

    def story(self, event: Event) -> Story | None:
        return self.telling.story(self.names, event)

    def objective(self) -> Objective | None:
        return self.telling.objective(self.names)

    def intent(self) -> Thinking:
        return self.telling.intent(self.names)

    def why(self, events: Sequence[Event]) -> list[Why]:
        return self.telling.why(self.names, events)

    def undo_label(self) -> str:
        return self.telling.undo_label(self.names)

    def chronicle(self) -> Chronicle:
        return self.telling.chronicle(self.names)
