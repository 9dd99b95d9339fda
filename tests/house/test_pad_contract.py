"""Every kind of question of every game is looked at, answered and taken back with a game pad alone."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.app import App
from game.kit.mode import Mode
from game.kit.session import Session
from game.scenes.curtain import CurtainScene
from game.scenes.table import TableScene
from game.ui.screen.input import PAD, PAD_TRIGGER
from game.ui.screen.scene import Services
from tests.house.pad import Pad
from tests.scenes.driver import see

MOST_ANSWERS, KINDS = 220, 14
A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
LOOK = next(button for button, action in PAD.items() if action == "inspect")


def first_of_each_kind(mode: Mode) -> Iterator[tuple[str, Session]]:
    """Copies of a game at the first question of each kind that a person is asked."""
    found: set[str] = set()
    for setup in mode.workbench().samples()[:2]:
        session = mode.session(setup).begin()
        player = mode.computer_player(list(mode.computer_players())[-1], "pad")
        for _ in range(MOST_ANSWERS):
            prompt = session.prompt
            if prompt is None or len(found) >= KINDS:
                break
            if session.computer is not None:
                session.answer_by_computer()
                continue
            if prompt.kind not in found:
                found.add(prompt.kind)
                yield prompt.kind, session.fork()
            session.answer(player(session.table, prompt, None))


def at(services: Services, mode: Mode, session: Session) -> tuple[Pad, TableScene]:
    """A pad at a table with an open question; whoever is asked sits there."""
    services.take_out(mode.id)
    scene = TableScene(services, mode, session, {"slot": "pad"})
    pad = Pad(App(services, scene), mode.computer_player(list(mode.computer_players())[-1], "answers"))
    if scene.play.next_seat:
        scene.turns.sit_down()
    pygame.event.clear()
    see(pad.app, scene)
    pad.button(PAD_TRIGGER)  # the pad is used already: the focus is seen
    return pad, scene


def test_every_kind_of_question_is_answered_and_taken_back_by_pad(services: Services, mode: Mode) -> None:
    kinds = []
    for kind, session in first_of_each_kind(mode):
        before = session.journal()
        pad, scene = at(services, mode, session)
        pad.play_one()
        assert services.bindings.device == "pad"
        assert session.journal() != before, kind
        kinds.append(kind)
        if isinstance(pad.app.stack.top, CurtainScene) or session.last_given() is None:
            continue  # the next seat sits here, or the history is closed
        see(pad.app, scene)
        after = len(session.journal())
        pad.walk_to(lambda widget, undo=scene.ui.header.undo: widget is undo, f"undo of {kind}")  # type: ignore[misc]
        pad.button(A)
        if scene.modal is not None:
            pad.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
            for _ in range(3):
                if scene.modal is not None and scene.modal.focus.current is not scene.modal.buttons[-1]:
                    pad.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
            pad.button(A)
        assert len(session.journal()) < after, f"{kind} was not taken back"
    assert len(kinds) >= 3


def test_what_has_the_focus_is_looked_at_by_pad(services: Services, mode: Mode) -> None:
    for _, session in first_of_each_kind(mode):
        before = session.journal()
        pad, scene = at(services, mode, session)
        pad.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        for _ in range(6):
            if scene.looked_at in session.state.board.pieces:
                break
            pad.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        if scene.looked_at not in session.state.board.pieces:
            continue
        pad.button(LOOK)
        shown = bool(scene.inspector.full)
        pad.button(B)
        assert not scene.inspector.full
        assert session.journal() == before
        if shown:
            return
    raise AssertionError("nothing was shown")
