"""A journey watched once more: the table scene, answering by itself from the journal. Nothing of it is saved."""

from __future__ import annotations

from typing import Any, cast

import pygame

from game.kit.errors import RuleError
from game.kit.mode import Mode
from game.kit.session import Session
from game.scenes.table import TableScene
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Pop, Push, Services
from game.ui.screen.tempo import TEMPOS
from game.ui.screen.theme import TYPE
from game.ui.widgets.keyhint import draw_hints, hints_width
from game.ui.widgets.panel import draw_leather

WIDTH = 260.0
_PASSED = ("faster", "slower", "log", "inspect", "peek", "rules")


class Spectator:
    """Another object as it is at any time, but for what is said otherwise; what is set, is set on the other."""

    def __init__(self, other: object, **otherwise: object) -> None:
        object.__setattr__(self, "_other", other)
        object.__setattr__(self, "_otherwise", otherwise)

    def __getattr__(self, name: str) -> Any:
        otherwise = object.__getattribute__(self, "_otherwise")
        return otherwise[name] if name in otherwise else getattr(object.__getattribute__(self, "_other"), name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(object.__getattribute__(self, "_other"), name, value)


class ReplayScene:
    """Plays the answers of a session again, from where its history begins. Space pauses, Right goes one step on."""

    def __init__(self, services: Services, mode: Mode, session: Session, meta: dict[str, Any]) -> None:
        self.services = services
        self.answers = session.journal()
        self.at = 0
        self.paused = False
        self.failed = False
        twin = session.from_origin()
        watching = Spectator(services, saves=None, settings=Spectator(services.settings, hints=False))
        self.scene = TableScene(cast(Services, watching), mode, twin, {**meta, "undo": False}, watched=True)
        self._waited = 0.0

    @property
    def over(self) -> bool:
        """Whether everything was answered and shown, or an answer no longer fits the rules."""
        return self.failed or (self.at >= len(self.answers) and not self.scene.ui.table.busy)

    def enter(self) -> None:
        """The scene is on top (again)."""
        self.scene.enter()

    def leave(self) -> None:
        """Another scene comes on top."""
        self.scene.leave()

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Pause, step, leave; looking at cards and the log works as in play."""
        action = self.services.bindings.action(event)
        if action in ("back", "menu"):
            return Pop()
        if action == "confirm" or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1):
            return self._press()
        if action == "right":
            self.paused = True
            self.step()
        elif action in _PASSED or event.type in (pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            change = self.scene.handle(event)
            return change if isinstance(change, Push) else None
        return None

    def update(self, dt: float) -> bool:
        """Let time pass; answer the question when it could be read."""
        moved = self.scene.update(dt)
        if self.over or self.paused or self.scene.ui.table.busy:
            return moved
        self._waited += dt
        if self._waited >= TEMPOS[self.services.settings.speed].reading:
            self.step()
        return True

    def step(self) -> None:
        """Give the next answer. One that no longer fits ends the replay and says so."""
        self._waited = 0.0
        if self.over or self.at >= len(self.answers):
            return
        if self.scene.ui.table.busy:
            self.scene.ui.table.finish()
        try:
            self.scene.answering.answer(self.answers[self.at])
        except RuleError:
            self._fail()
            return
        self.at += 1
        if self.scene.modal is not None:
            self.scene.modal = None
            self._fail()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and what the keys do."""
        self.scene.draw(canvas)
        words, bindings, theme = self.services.words, self.services.bindings, canvas.theme
        hints = [
            (bindings.hint("confirm"), words("ui.replay.go_on" if self.paused else "ui.replay.pause")),
            (bindings.hint("right"), words("ui.replay.step")),
            (bindings.hint("back"), words("ui.replay.leave")),
        ]
        step = canvas.type.line_height(TYPE["ui"]) + 14
        zone = self.scene.ui.layout["inspector"]
        wide = min(zone.width, max(WIDTH, hints_width(canvas, [max(hints, key=lambda hint: len(hint[1]))]) + 60))
        box = pygame.FRect(zone.right - wide, zone.bottom - step * 4 - 22, wide, step * 4 + 22)
        draw_leather(canvas, box, corners=False)
        y = box.y + 14 + step / 2
        title = words("ui.replay.title", at=self.at, all=len(self.answers))
        canvas.text(title, (box.x + 24, y), TYPE["name"], theme["gold-title"], at="mid", width=wide - 48)
        for hint in hints:
            y += step
            draw_hints(canvas, (box.x + 24, y), [hint], align="left")

    def _press(self) -> Change | None:
        if self.over:
            return Pop()
        self.paused = not self.paused
        return None

    def _fail(self) -> None:
        self.failed = True
        self.services.message(self.services.words("ui.result.no_replay"))
