"""Marks: how each piece and place of a table stands to its question: legal, chosen, pointed at, refused."""

from __future__ import annotations

from typing import Protocol

from game.scenes.table.play import Play
from game.scenes.table.roll_stop import Waiting
from game.ui.panels.dock import Dock
from game.ui.panels.log_drawer import LogDrawer
from game.ui.screen.scene import Services
from game.ui.table.gestures import Selection, Target
from game.ui.table.highlights import PLAIN, Highlight


class Marked(Protocol):
    """What marks need of the screen of a table."""

    services: Services
    play: Play
    drawer: LogDrawer
    dock: Dock
    selection: Selection | None
    waiting: Waiting | None
    targets: list[Target]
    hovered: str

    @property
    def focused_place(self) -> str: ...


def marks_of(ui: Marked) -> dict[str, Highlight]:
    """What can be chosen is lit, what cannot is dim, and what is hovered and focused stands out. What may be carried
    besides those who sit at the table is lit only when it is pointed at. What the log names under the pointer stands
    out, dim or not.
    """
    marks: dict[str, Highlight] = {}
    chosen = [*ui.selection.chosen, ui.selection.first] if ui.selection is not None else []
    focused = ui.focused_place if ui.services.bindings.device != "mouse" else ""
    seats = ui.play.seats()
    for target in ui.targets:
        if target.place:
            carried = ui.selection is not None and target.option not in ui.selection.prompt.options
            quiet = carried or ui.dock.tray.is_quiet(target.option)
            marks[target.place] = Highlight(
                legal=not quiet or (carried and target.place in seats) or target.option in chosen,
                selected=target.option in chosen,
                hovered=target.place == ui.hovered,
                focus=target.place == focused,
                chosen=_seat_of_choice(ui, target.option),
            )
    refusals = ui.play.refusals
    for piece in refusals.dimmed(ui.targets) - marks.keys():
        refused = piece in (ui.hovered, focused) and bool(refusals.reason(piece)[0])
        marks[piece] = Highlight(refused=refused, dimmed=True, focus=piece == focused)
    if focused and focused not in marks:
        marks[focused] = Highlight(focus=True)
    named = ui.hovered if ui.drawer.open and ui.drawer.hovered >= 0 else ""
    if named in ui.play.session.state.board.pieces and not marks.get(named, PLAIN).legal:
        marks[named] = Highlight(hovered=True)
    return marks


def _seat_of_choice(ui: Marked, option: str) -> int:
    """The seat that has chosen an option which waits for its roll; 0 where it does not."""
    if ui.waiting is None or ui.waiting.option != option:
        return 0
    return ui.play.seats().get(ui.waiting.prompt.chooser, 1)
