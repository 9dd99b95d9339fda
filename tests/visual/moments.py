"""Stages of what is followed: cards that come forward, great moments, and the table as it was."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.mode import Mode
from game.kit.past import Glance, told_anew
from game.kit.session import Session
from game.scenes.replay import ReplayScene
from game.ui.screen.scene import Scene, Services

Stage = Callable[[Services], Scene]


def past(services: Services, mode: Mode, session: Session) -> Scene:
    """The table as it was, from the log of a game that is played."""
    log = told_anew(session, mode.view)
    return ReplayScene(services, mode, session, {"slot": "seen"}, Glance(log, len(session.journal()) // 2))


def past_log(services: Services, mode: Mode, session: Session) -> Scene:
    """The same with its log."""
    scene = past(services, mode, session)
    assert isinstance(scene, ReplayScene)
    scene.scene.toggle_log()
    return scene


def replay(services: Services, mode: Mode, session: Session) -> Scene:
    """A journey that is looked at again."""
    scene = ReplayScene(services, mode, session, {"slot": "seen"})
    scene.aim(len(session.journal()) // 3)
    return scene
