"""Focus order: what the focus walks at a table, part by part, and where it begins with a question.

It goes first to what can be chosen, then to buttons, header, log, and the rest of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.kit.cells import cell_of
from game.scenes.table.focus_places import CellCursor, FocusPlace, SpotPlace, Where
from game.scenes.table.play import Play
from game.ui.panels.dock import Dock
from game.ui.panels.header import Header
from game.ui.panels.log_drawer import LogDrawer
from game.ui.table.gestures import Selection, Target
from game.ui.widgets.base import Widget
from game.ui.widgets.focus import Focus

HIDDEN_ZONES = ("deck:", "supply:", "gone", "defeated")


class Panels(NamedTuple):
    """The panels whose widgets are walked."""

    dock: Dock
    header: Header
    log: LogDrawer


class Walked(NamedTuple):
    """The places of the table that are walked: where they are seen, and what Enter does there."""

    where: Where
    press: Callable[[str], object]
    cursor: Callable[[Where], CellCursor | None]
    """The cursor for the cells of a path, where the open question is about one."""
    confirm: Callable[[], object]
    """What the button does that confirms."""
    led: Callable[[], Widget | None] = lambda: None
    """What has the focus of somebody who is led."""
    spots: Callable[[], Sequence[str]] = tuple
    """The named places of the table that are no pieces."""


class FocusOrder:
    """The parts of a focus; see the module."""

    def __init__(self, focus: Focus, play: Play, panels: Panels, walked: Walked) -> None:
        self.focus, self.play, self.panels, self.walked = focus, play, panels, walked
        self.stops: list[FocusPlace] = []
        """The places that can be chosen."""
        self._selection: Selection | None = None
        self._extra: dict[str, list[Widget]] = {}

    def arrange(self, selection: Selection | None, targets: Sequence[Target]) -> None:
        """Follow a question (None: no question)."""
        self._selection = selection
        legal, refused, rest = self._places(targets)
        where, press = self.walked.where, self.walked.press
        cursor = self.walked.cursor(where)
        if cursor is not None:
            legal = [place for place in legal if cell_of(place) is None]
        self.stops = [FocusPlace(place, where, press, legal=True) for place in legal]
        if cursor is not None:
            self.stops.insert(0, cursor)
        other = [FocusPlace(place, where, press, legal=False) for place in refused]
        look = [FocusPlace(place, where, press, legal=False) for place in rest]
        look += [SpotPlace(spot, where, press, self._is_stop) for spot in self.walked.spots() if spot not in legal]
        here = getattr(self.focus.current, "place", "")
        dock, header, log = self.panels
        parts: dict[str, list[Widget]] = {}
        if dock.options:
            parts["options"] = list(dock.options)
        parts["table"] = [*self.stops, *other]
        parts["buttons"] = dock.controls
        parts["header"] = list(header.widgets)
        parts["log"] = log.widgets
        parts |= self._extra
        parts["look"] = list(look)
        kept = self.focus.current if isinstance(self.focus.current, FocusPlace) else None
        self.focus.parts = {name: widgets for name, widgets in parts.items() if widgets}
        if kept is not None and not kept.legal:
            again = next((stop for stop in [*other, *look] if stop.place == here and stop.takes_focus), None)
            self.focus.to(again or self.first())
        else:
            self.focus.to(self.first())

    @property
    def on_option(self) -> bool:
        """Whether the focus is on something that can be chosen, so that Confirm may answer with it."""
        current = self.focus.current
        return current is not None and (current in self.stops or current in self.panels.dock.options)

    def set_extra(self, name: str, widgets: Sequence[Widget]) -> None:
        """More widgets that take the pointer and the focus, such as those of a note."""
        if self._extra.get(name, []) == list(widgets):
            return
        self._extra[name] = list(widgets)
        current = self.focus.current
        self.focus.parts = {**self.focus.parts, name: list(widgets)}
        if self.focus.current is not current:
            self.focus.to(self.first())

    def first(self) -> Widget | None:
        """What has the focus when a question opens: the first option, the button that declines an offer, or else the
        one that confirms; that one too where an answer is marked already.
        """
        selection, dock = self._selection, self.panels.dock
        if (led := self.walked.led()) is not None:
            return led
        if selection is not None and (selection.gesture.pick == "count" or selection.is_made):
            return self.confirm_button()
        offered = selection is not None and (selection.gesture.place == "button" or bool(selection.prompt.offer))
        if selection is not None and offered and selection.may_decline:
            return self.decline_button()  # whoever presses Enter without reading pays and uses nothing
        path = selection is not None and selection.gesture.pick == "path"
        if dock.options and not (path and self.stops):
            return dock.options[0]
        if self.stops:
            return self.stops[0]
        return self.confirm_button() or next(iter(dock.buttons), None)

    def stay(self, place: str, option: str) -> None:
        """Keep the focus where an option was chosen; on the button that confirms where that is nowhere."""
        at = next((stop for stop in self.stops if stop.place == place), None)
        card = next((card for card in self.panels.dock.options if card.option.choice.id == option), None)
        self.focus.to(card or at or self.confirm_button() or self.first())

    def confirm_button(self) -> Widget | None:
        """The button that confirms, if there is one."""
        buttons = self.panels.dock.buttons
        return next((button for button in buttons if button.on_press == self.walked.confirm), None)

    def decline_button(self) -> Widget | None:
        """The button that declines, if there is one."""
        buttons = self.panels.dock.buttons
        return next((button for button in buttons if button.on_press != self.walked.confirm), None)

    def _places(self, targets: Sequence[Target]) -> tuple[list[str], list[str], list[str]]:
        """The places that can be chosen, pieces of their kind that cannot be, and all others that are seen."""
        where = self.walked.where
        legal = [target.place for target in targets if where(target.place) is not None]
        refused: list[str] = []
        rest: list[str] = []
        for piece in self.play.session.state.board.pieces.values():
            if piece.id in legal or piece.zone.startswith(HIDDEN_ZONES) or where(piece.id) is None:
                continue
            (refused if self.play.refusals.reason(piece.id)[0] else rest).append(piece.id)
        return legal, refused, rest

    def _is_stop(self, spot: str) -> bool:
        """Whether the focus comes to a place that is no piece: a die, or what has something to say."""
        if spot.startswith("die:"):
            return True
        told = self.play.explained(spot)
        return told is not None and told.stop
