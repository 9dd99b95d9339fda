"""Taking up a saved journey: its scene, or a question where another window plays it, or why it cannot be opened."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.errors import ContentError, SaveBusy, SaveError
from game.scenes.faults import cannot_open
from game.scenes.page import Page
from game.ui.screen.scene import Push, Scene
from game.ui.widgets.modal import Modal, ModalAnswer


def take_up(page: Page, slot: str, title: str) -> bool:
    """Go on with a journey from a page; false where it cannot be opened, which the player was told."""
    try:
        page.go(Push(page.services.routes.resume(slot)))
    except SaveBusy:
        page.ask(_question(page, slot, title))
    except SaveError as fault:
        page.services.message(str(fault), "bad")
        return False
    except ContentError as fault:
        page.ask(cannot_open(page.services, fault))
    return True


def _question(page: Page, slot: str, title: str) -> Modal:
    """What to do about a journey that another window plays."""
    words, routes = page.words, page.services.routes
    answers = [
        ModalAnswer(words("ui.load.busy-back"), lambda: None),
        ModalAnswer(words("ui.load.busy-watch"), lambda: _open(page, lambda: routes.watch(slot))),
        ModalAnswer(
            words("ui.load.busy-take"), lambda: _open(page, lambda: routes.resume(slot, take_over=True)), "main"
        ),
    ]
    text = words("ui.load.busy-text", title=title)
    return Modal(words("ui.load.busy-title"), text, answers, page.services.bindings)


def _open(page: Page, make: Callable[[], Scene]) -> None:
    try:
        page.go(Push(make()))
    except SaveError as fault:
        page.services.message(str(fault), "bad")
    except ContentError as fault:
        page.ask(cannot_open(page.services, fault))
