"""Table stage: what stands on the stage of a table just now: a card with its sheet, or the frame of a great moment.

It keeps the recap of what came forward, and the numbers that fly from there. Times are milliseconds of real time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.kit.geometry import Point
from game.kit.shown import Story
from game.kit.stage_sheet import StageSheet
from game.kit.text import number
from game.ui.screen.rich_text import plain
from game.ui.screen.tempo import LONG_LINE, Tempo, reading_line
from game.ui.screen.tween import Tween, out_cubic, out_quad
from game.ui.table.stage_room import StageRoom

SAID, STANDS = 0.3, 0.7
"""The parts of the time of a line before something happens, and after it."""
IDLE = 0.5
"""How much shorter a card that does nothing stands."""
BARE = 2.0
"""How many lines a card is worth that comes forward without a sheet."""
WITH_MORE = 0.5
"""How much shorter a line stands that is read with those after it."""
SHORT_MOMENT = 1200.0
"""How long a moment stands without its story."""
MOMENT_STEP = 50.0
"""How often the picture of a moment is drawn anew."""
FAINT = 300.0
"""How long a number off the stage fades."""


MomentShape = Literal["wide", "strip", "portrait", "grey", "blow"]
"""The picture of a moment: wide, a third of its height, upright, upright and without colour, or upright and brief."""


@dataclass
class FlyingNumber:
    """A number on its way to whom it hits, and then upon it."""

    token: str
    text: str
    start: Point
    end: Point
    duration: float
    time: float = 0.0
    fading: float = 0.0

    @property
    def at(self) -> Point:
        """Where it is."""
        part = out_quad(min(1.0, self.time / self.duration)) if self.duration > 0 else 1.0
        (x, y), (to_x, to_y) = self.start, self.end
        return x + (to_x - x) * part, y + (to_y - y) * part

    @property
    def landed(self) -> bool:
        """Whether it is there."""
        return self.time >= self.duration


@dataclass
class TableStage:
    """See the module."""

    room: StageRoom | None = None
    """Where all of it stands; None before the first card has come forward."""
    sheet: StageSheet | None = None
    line: int = 0
    """The line that is told; those before it are done."""
    number: int = 0
    of: int = 0
    """Which of those that act in the phase comes forward, and how many there are."""
    story: Story | None = None
    told: float = 0.0
    """How long the moment has stood."""
    by_hand: bool = False
    """Whether it stands until the player goes on."""
    hit: set[str] = field(default_factory=set)
    """Whom the line has hit: they are lit."""
    numbers: list[FlyingNumber] = field(default_factory=list)
    recap: list[StageSheet] = field(default_factory=list)
    forward: Tween = field(default_factory=lambda: Tween(0.0, out_cubic))
    """How far the table has given way (0 to 1)."""

    @property
    def up(self) -> bool:
        """Whether something stands there."""
        return self.sheet is not None or self.story is not None

    @property
    def recalled(self) -> tuple[StageSheet, ...]:
        """What stands in the recap: all of which something is to be said afterwards."""
        return tuple(sheet for sheet in self.recap if sheet.recap)

    def bring(self, sheet: StageSheet, line: int, waiting: int, time: float, room: StageRoom) -> None:
        """A card comes forward; so many are still to act, it among them."""
        self.room = room
        again = line > 0 and bool(self.recap) and self.recap[-1].piece == sheet.piece  # after a question in its middle
        before = sum(told.counted for told in self.recap) - (again and self.recap[-1].counted)
        self.sheet, self.line = sheet, line
        self.number, self.of = (before + 1, before + max(1, waiting)) if sheet.counted else (0, 0)
        self.hit.clear()
        self.numbers.clear()
        self.forward.to(1.0, time)

    def say(self, line: int, tempo: Tempo) -> float:
        """The next line begins: gives how long it stands before something happens."""
        self.line = line
        self.hit.clear()
        self.numbers.clear()
        return 0.0 if tempo.by_hand else self._reading(tempo) * SAID

    def hold(self, tempo: Tempo, *, more: bool = False) -> float:
        """How long a line stands after that; infinite where the player goes on by hand, but not before the `more` that
        is read with it.
        """
        self.by_hand = tempo.by_hand and not more
        return float("inf") if self.by_hand else self._reading(tempo) * STANDS * (WITH_MORE if more else 1.0)

    def put_back(self, sheet: StageSheet, again: bool, time: float | None) -> None:
        """The card goes back; what it did stands in the recap. The table lights up in that time, if no card follows."""
        if again and self.recap and self.recap[-1].piece == sheet.piece:
            self.recap.pop()
        self.recap.append(sheet)
        self.sheet, self.by_hand = None, False
        self.hit.clear()
        self.numbers.clear()
        if time is not None:
            self.forward.to(0.0, time)

    def fill(self, story: Story, tempo: Tempo, *, told: bool, brief: bool = False) -> float:
        """A moment fills the table, with its story or without; gives how long, infinite where that is by hand. A brief
        one is soon over.
        """
        if self.story is not story:
            self.story, self.told = story, 0.0
        self.by_hand = tempo.by_hand and told
        if self.by_hand:
            return float("inf")
        stands = tempo.moment + tempo.letter * max(0, len(story.text) - LONG_LINE)
        return max(0.0, (stands if told and not brief else min(SHORT_MOMENT, tempo.moment)) - self.told)

    def empty(self) -> None:
        """The frame goes."""
        self.story, self.by_hand = None, False

    def strike(self, hits: Sequence[tuple[str, str, int, Point]], origin: Point, tempo: Tempo, *, still: bool) -> float:
        """Numbers set out: piece, token, amount, and where each lands. Without motion they stand there at once."""
        self.hit |= {piece for piece, *_ in hits}
        for _, token, amount, end in hits:
            start = end if still else origin
            self.numbers.append(FlyingNumber(token, number(-amount), start, end, tempo.fly))
        return tempo.fly

    def clear(self) -> None:
        """Nothing stands there, and nothing is remembered."""
        self.rest()
        self.recap.clear()

    def rest(self) -> None:
        """Everything where it is bound for."""
        self.numbers.clear()
        self.forward.jump(self.forward.goal)

    def finish(self) -> None:
        """Everything was told at once: nothing stands there."""
        self.sheet = self.story = None
        self.by_hand = False
        self.hit.clear()
        self.forward.jump(0.0)
        self.rest()

    def update(self, dt: float) -> bool:
        """Let time pass; true while something moves."""
        moved = self.forward.update(dt)
        if self.story is not None:
            before, self.told = self.told, self.told + dt
            moved = moved or self.told // MOMENT_STEP != before // MOMENT_STEP
        for flying in self.numbers:
            moved = moved or not flying.landed or self.sheet is None
            flying.time += dt
            if flying.landed and self.sheet is None:
                flying.fading += dt
        self.numbers = [flying for flying in self.numbers if flying.fading < FAINT]
        return moved

    def _reading(self, tempo: Tempo) -> float:
        assert self.sheet is not None, "a line stands on a sheet"
        if not self.sheet.lines:
            return tempo.line * BARE
        line = self.sheet.lines[self.line]
        return reading_line(tempo, plain(line.text)) * (IDLE if self.sheet.idle else 1.0)
