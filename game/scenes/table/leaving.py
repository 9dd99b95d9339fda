"""Leaving a table: at once where all is on disk; where the disk takes nothing the player is asked first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game import paths
from game.kit.errors import SaveError
from game.scenes.table.play import Play
from game.ui.screen.scene import Change
from game.ui.widgets.modal import Modal, ModalAnswer


class Holder(Protocol):
    """The scene that is left: it can show a question, and go."""

    modal: Modal | None

    def go(self, change: Change) -> None: ...


def leave(play: Play, holder: Holder, way_out: Callable[[], Change]) -> bool:
    """Leave by a change, which is made once all is on disk; false where that is asked about."""
    play.keep()
    if play.unsaved:
        holder.modal = _question(play, holder, way_out)
        return False
    holder.go(way_out())
    return True


def _question(play: Play, holder: Holder, way_out: Callable[[], Change]) -> Modal:
    """What to do about decisions that are not on disk."""
    words = play.services.words
    answers = [
        ModalAnswer(words("ui.table.unsaved-again"), lambda: leave(play, holder, way_out), "main"),
        ModalAnswer(words("ui.table.unsaved-elsewhere"), lambda: _elsewhere(play, holder, way_out)),
        ModalAnswer(words("ui.table.unsaved-leave"), lambda: holder.go(way_out())),
    ]
    text = words("ui.table.unsaved-text", why=play.unsaved)
    return Modal(words("ui.table.unsaved-title"), text, answers, play.services.bindings)


def _elsewhere(play: Play, holder: Holder, way_out: Callable[[], Change]) -> None:
    """Save as another journey, or in another folder, and leave; where nothing takes it, ask again."""
    try:
        path = play.save_elsewhere(paths.rescue_folders())
    except SaveError as fault:
        play.unsaved = str(fault)
        holder.modal = _question(play, holder, way_out)
        return
    play.services.message(play.services.words("ui.table.saved-elsewhere", path=str(path)))
    holder.go(way_out())
