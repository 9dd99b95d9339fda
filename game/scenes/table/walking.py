"""Walking: a path over a map, chosen by hand. Pointing at a cell becomes answers, one for each step, or undoes them.

A drag answers at once while the pointer goes from cell to cell; after a click or Enter on a cell farther off the steps
are given one by one, each when the one before has been seen. A question in between about how a step is paid for (its
data tell `path`, `to` and what is `usual`) does not end a walk: a drag pays as usual, else it is asked and the walk
goes on after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.cells import Cell, cell_of
from game.kit.geometry import Point
from game.kit.prompts import Prompt
from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI
from game.ui.screen.scene import Services
from game.ui.screen.theme import Colour
from game.ui.table.map_overlay import MapMarks
from game.ui.table.path_choice import PathPlan, PathQuestion, cells_of, next_cell, path_question, plan


class Walking:
    """The path of the open question, and where it is bound for."""

    def __init__(
        self,
        services: Services,
        play: Play,
        ui: Callable[[], TableUI],
        answer: Callable[[Sequence[str]], object],
        take_back: Callable[[], object],
    ) -> None:
        self._services, self._play, self._ui = services, play, ui
        self._answer, self._take_back = answer, take_back
        self.dragged = ""
        """The piece that is dragged along a path."""
        self._goal: Cell | None = None
        self._way: tuple[Cell, ...] = ()
        """The steps that are still to be taken."""
        self._piece = ""
        self._interrupted = False
        """Whether something was asked between the steps: what comes after it is planned anew."""
        self._grip: tuple[Point, Point] = (0.0, 0.0), (0.0, 0.0)
        """From the pointer to the middle of what is dragged, and to where that stands."""

    @property
    def payment(self) -> Prompt | None:
        """The open question where it is how a step of a path is paid for."""
        prompt = self._play.prompt
        if prompt is None or self.question is not None or not isinstance(prompt.data.get("path"), list | tuple):
            return None
        return prompt if prompt.data.get("usual") in prompt.options else None

    @property
    def question(self) -> PathQuestion | None:
        """What the open question asks about a path; None where it is about something else."""
        play = self._play
        if play.prompt is None or self._ui().table.placement.map is None:
            return None
        return path_question(play.kind_of(play.prompt).gesture, play.prompt)

    def may_drag(self, place: str) -> bool:
        """Whether a drag from this place walks."""
        asked = self.question
        return asked is not None and place in (asked.piece, asked.here.name)

    def begin_drag(self) -> None:
        """The piece that walks is in the hand."""
        asked = self.question
        self.stop()
        self.dragged = asked.piece if asked is not None else ""

    def carry(self, pos: Point, start: Point) -> None:
        """The pointer has carried the piece here from where it was pressed."""
        table = self._ui().table
        if not self.dragged:
            self.begin_drag()
            rect = table.rect_of(self.dragged)
            foot = table.placement.foot(rect) if rect is not None else None
            middle = rect.center if rect is not None and foot is not None else start
            self._grip = _from(start, middle), _from(start, foot or start)
        middle, foot = ((pos[0] + x, pos[1] + y) for x, y in self._grip)
        table.held = (self.dragged, middle)
        self.drag(table.spot_at(foot))

    def drag(self, place: str) -> None:
        """The dragged piece is over a place of the table: walk there, as far as the question stays the same."""
        cell = cell_of(place)
        while cell is not None and self._step(cell, self.dragged):
            pass

    def end_drag(self) -> None:
        """The piece is let go; it stands where the path ends."""
        self.dragged = ""

    def to(self, place: str) -> bool:
        """Walk to a cell, step by step; false where that is no question, or no way leads there."""
        asked, cell = self.question, cell_of(self._ui().cell_under(place))
        if asked is None or cell is None or cell not in asked.cells:
            return False
        self._goal, self._piece, self._way = cell, asked.piece, self._plan(cell).steps
        self._interrupted = False
        return self.go_on()

    @property
    def bound(self) -> bool:
        """Whether there are steps still to be taken."""
        return self._goal is not None

    def go_on(self) -> bool:
        """Take the next step to where it is bound for, if there is one; true when it was taken."""
        goal, asked = self._goal, self.question
        if goal is not None and self.payment is not None:
            self._interrupted = True
            return False
        if goal is None or asked is None:
            self.stop()
            return False
        planned = self._plan(goal)
        if self._interrupted and self._way and self._way[0] not in asked.options:
            self._way = planned.steps
        step = self._way[:1]
        if step and step[0] in asked.options and asked.piece == self._piece:
            self._way = self._way[1:]
            self._goal = goal if self._way else None
            self._answer((step[0].name,))
            return True
        self._way = ()
        self._goal = goal if planned.back > 1 else None
        return bool(planned.back) and self._step(goal, self._piece)

    def stop(self) -> None:
        """Go no further."""
        self._goal, self._way = None, ()

    def chosen(self) -> None:
        """Something is chosen by hand: what a step is paid with belongs to the walk, anything else ends it."""
        if self.payment is None:
            self.stop()

    def lit(self) -> MapMarks:
        """What the open question lights on the map, with the way to the cell that is pointed at. What is asked next is
        lit when all is told that led to it; on the way to a goal the path alone is.
        """
        ui, asked, paid = self._ui(), self.question, self.payment
        if paid is not None:
            path = cells_of(paid.data.get("path"))
            return MapMarks(path=path, ahead=(*cells_of([paid.data.get("to")]), *self._way))
        if asked is not None and not self.dragged and (self._goal is not None or not ui.settled):
            walked = asked.path if len(asked.path) > 1 else ()
            return MapMarks(path=walked, ahead=self._way, colour=self._colour(asked))
        found = ui.table.placement.map
        cells = (cell_of(target.place) for target in ui.targets)
        options = frozenset(cell for cell in cells if cell is not None)
        if asked is None or found is None:
            return MapMarks(options)
        mouse = self._services.bindings.device == "mouse"
        pointed = cell_of(ui.cell_under(ui.hovered if mouse else ui.focused_place))
        ahead = self._plan(pointed).steps if pointed is not None and not self.dragged else ()
        return MapMarks(options, asked.reach, asked.path, ahead, self._colour(asked))

    def _colour(self, asked: PathQuestion) -> Colour:
        """The colour of the seat that walks."""
        seats = self._services.theme.seats
        return seats[(self._play.seats().get(asked.piece, 1) - 1) % len(seats)].colour

    def beside(self, place: str, direction: str) -> str:
        """The cell to which an arrow key leads from another one; empty for none."""
        asked, cell, found = self.question, cell_of(place), self._ui().table.placement.map
        if asked is None or cell is None or found is None:
            return ""
        other = next_cell(asked, found.shape, cell, direction)
        return other.name if other is not None else ""

    def _plan(self, goal: Cell) -> PathPlan:
        """What pointing at a cell means now."""
        asked, found = self.question, self._ui().table.placement.map
        return plan(asked, found.shape, goal) if asked is not None and found is not None else PathPlan()

    def _step(self, goal: Cell, piece: str) -> bool:
        """One step towards a cell, or back; false where there is none, or only one that cannot be taken back freely."""
        asked, planned, play = self.question, self._plan(goal), self._play
        if asked is None or asked.piece != piece:
            return False
        if planned.back:
            free = bool(play.undo_words) and play.undo_is_free
            if free:
                self._take_back()
            while free and self.payment is not None and play.undo_is_free:
                self._take_back()
            after = self.question
            return free and after is not None and len(after.path) < len(asked.path)
        if planned.steps:
            self._answer((planned.steps[0].name,))
            if (paid := self.payment) is not None:
                self._answer((str(paid.data["usual"]),))
            after = self.question
            return after is not None and after.path != asked.path
        return False


def _from(start: Point, end: Point) -> Point:
    """How far a point lies from another."""
    return end[0] - start[0], end[1] - start[1]
