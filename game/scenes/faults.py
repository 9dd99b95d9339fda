"""Faults as scenes tell them: what is damaged and left out, what cannot be opened, and the log of it all."""

from __future__ import annotations

from collections.abc import Sequence

from game import paths
from game.kit.errors import ContentError
from game.ui.screen.scene import Services
from game.ui.widgets.modal import Modal, ModalAnswer

LONGEST_FAULT = 200
"""Characters that are told of a fault; the log has the rest."""


def tell_damaged(services: Services, fault: ContentError) -> None:
    """Note that something is damaged without which the game can be played."""
    services.log.write("left out", fault)
    services.notes.append(services.words("ui.told.left_out", what=fault.problems[0]))


def tell_left_out(services: Services, left_out: Sequence[str]) -> None:
    """Note, once, what of the player's own cannot be chosen; the log names all of it."""
    new = [what for what in left_out if what not in services.told]
    if new:
        services.told.update(new)
        services.log.write("left out of what is the player's own", ContentError(new))
        key = "ui.told.own_left_out_more" if len(new) > 1 else "ui.told.own_left_out"
        services.notes.append(services.words(key, what=new[0][:LONGEST_FAULT], more=len(new) - 1))


def open_log(services: Services) -> None:
    """Open the log; say where it lies, in case nothing opens."""
    services.log.open()
    file = next(iter(services.log.files), paths.logs_folder())
    services.message(services.words("ui.error.log-at", where=str(file)))


def cannot_open(services: Services, fault: ContentError) -> Modal:
    """Why a game, or what was asked for in it, cannot be opened."""
    words, more = services.words, len(fault.problems) - 1
    services.log.write("cannot be opened", fault)
    why = words("ui.fault.game-more" if more else "ui.fault.game", what=fault.problems[0][:LONGEST_FAULT], more=more)
    answers = [
        ModalAnswer(words("ui.fault.back"), lambda: None, "main"),
        ModalAnswer(words("ui.error.log"), lambda: open_log(services)),
    ]
    title = words("ui.fault.title", game=words("ui.menu.name"))
    return Modal(title, words("ui.fault.text", why=why), answers, services.bindings)
