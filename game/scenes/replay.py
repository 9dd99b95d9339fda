"""A journey looked at once more: the table scene of any of its moments, which goes on by itself or is led by a bar.

Nothing of it is saved, and nothing can be answered; whoever wants to play on from a moment begins a new journey there.
It serves for the replay of a journey, and for a look back from the log while one is played.
"""

from __future__ import annotations

from typing import Any, cast

import pygame

from game.kit.errors import RuleError, SaveError
from game.kit.line_moment import at_line
from game.kit.mode import Mode, View
from game.kit.notes import PHASE
from game.kit.past import Glance, as_of, branch, closed, told_anew
from game.kit.session import Session
from game.kit.shown import LogLine
from game.scenes.table import TableScene
from game.ui.panels.past_control import PastActions, PastControl
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import plain
from game.ui.screen.scene import Change, Pop, Push, Replace, Services
from game.ui.screen.tempo import TEMPOS
from game.ui.widgets.focus import Focus
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.tooltip import Tip, Tooltip

PACES = ("slow", "even", "fast", "now")
"""The speeds at which a journey goes on by itself."""
_PASSED = ("faster", "slower", "log", "inspect", "peek", "rules")
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


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
    """Shows the moments of a session from where its history begins; with a `glance` one of them, held still.

    Raises RuleError where the moment cannot be gone back to, or the start of the history is not known.
    """

    def __init__(
        self, services: Services, mode: Mode, session: Session, meta: dict[str, Any], glance: Glance | None = None
    ) -> None:
        self.services, self.mode, self.session, self.meta = services, mode, session, meta
        self.glance = glance
        self.answers = session.journal()
        self.at = glance.at if glance is not None else 0
        self.line: LogLine | None = None
        """The line in the middle of whose answer the table is seen; None where the answer has been told to its end."""
        self.paused = glance is not None
        self.failed = False
        self.modal: Modal | None = None
        self._closed, self._seat = closed(session), glance.seat if glance is not None else 0
        self._log = list(glance.log if glance is not None else told_anew(session, self._view_of, services.words))
        twin = self._moment(self.at, glance.line) if glance is not None else session.from_origin()
        watching = Spectator(services, saves=None, settings=Spectator(services.settings, hints=False))
        self.scene = TableScene(cast(Services, watching), mode, twin, {**meta, "undo": False}, watched=True,
                                log=self._until(self.at, self.line), seat=self._seat)  # fmt: skip
        self.scene.on_line = self._to_line
        words = services.words
        actions = PastActions(self.aim, lambda: self.aim(self.at - 1), self._forward, self.hold, self._pace, self._ask,
                              self._leave)  # fmt: skip
        leave = words("ui.past.now" if glance is not None else "ui.past.leave")
        marks = [line.at - self._closed for line in self._log if line.level == PHASE and line.at >= self._closed]
        self._can_branch = can = services.saves is not None and (glance is None or glance.saved)
        self.control = PastControl(words, len(self.answers), marks, actions, leave, branch=can)
        self.focus = Focus(services.bindings, calm=lambda: services.calm)
        self.focus.parts = self.control.parts
        self.tooltip = Tooltip()
        self._goal: tuple[int, LogLine | None] = (self.at, self.line)
        self._waited = 0.0
        self._change: Change | None = None

    @property
    def over(self) -> bool:
        """Whether everything was answered and shown, or an answer no longer fits the rules."""
        told = self.at >= len(self.answers) and self.line is None
        return self.failed or (told and not self.scene.ui.table.busy)

    @property
    def toast_top(self) -> float:
        """Notices come below the control."""
        return self.control.rect.bottom + 8

    def enter(self) -> None:
        """The scene is on top (again)."""
        self.scene.enter()

    def leave(self) -> None:
        """Another scene comes on top."""
        self.scene.leave()

    # -- events ------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Change | None:
        """The control first; looking at cards and the log works as in play, and nothing can be answered."""
        self._lay_out()
        if self.modal is not None:
            self.modal.handle(event)
            if self.modal is not None and self.modal.done:
                self.modal = None
        else:
            self._handle(event)
        change, self._change = self._change, None
        return change

    def _handle(self, event: pygame.event.Event) -> None:
        if self.scene.inspector.full:
            self._pass(event)
        elif event.type in _POINTER:
            self._point(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._turn(event)
        else:
            self._key(event)

    def _key(self, event: pygame.event.Event) -> None:
        action, drawer = self.services.bindings.action(event), self.scene.ui.drawer
        if action in ("back", "menu"):
            if drawer.open:
                self.scene.toggle_log()
            else:
                self._leave()
        elif action in _PASSED or drawer.open:
            self._pass(event)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.hold()
        else:
            self.focus.handle(event)

    def _point(self, event: pygame.event.Event) -> None:
        """A pointer event: the control, else the table, where looking does no harm."""
        held = any(widget.held for widget in self.focus.widgets())
        if held or self.control.rect.collidepoint(event.pos):
            self.focus.handle(event)
            widget = self.focus.under(event.pos)
            hint = (widget.hint if widget.enabled else widget.reason) if widget is not None else ""
            self.tooltip.aim(Tip(hint) if hint else None, widget.rect if widget is not None and hint else None)
            return
        self.tooltip.aim(None)
        ui = self.scene.ui
        header = ui.layout["header"].collidepoint(event.pos) and not ui.layout["log"].collidepoint(event.pos)
        if event.type != pygame.MOUSEBUTTONDOWN or not header:
            self._pass(event)

    def _turn(self, event: pygame.event.Event) -> None:
        """The wheel: it scrolls the log where that is open, else it leads through the moments."""
        if self.scene.ui.drawer.open:
            self._pass(event)
        else:
            self.aim(self.at + (1 if event.y < 0 else -1))

    def _pass(self, event: pygame.event.Event) -> None:
        change = self.scene.handle(event)
        if isinstance(change, Push):
            self._change = change

    # -- time --------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let time pass: go to where the bar was led; else answer the question when it could be read."""
        at, line = self._goal
        if at != self.at or line is not self.line:  # two lines may say the same
            self._go(at, line)
        moved = self.scene.update(dt)
        moved = self.focus.update(dt) or moved
        if self.modal is not None:
            self.tooltip.aim(None)
        moved = self.tooltip.update(dt) or self.tooltip.waiting or moved
        if self.modal is not None:
            moved = self.modal.update(dt) or moved
        if self.over or self.paused or self.modal is not None or self.scene.ui.table.busy:
            return moved
        self._waited += dt
        if self._waited >= TEMPOS[self.services.settings.speed].reading:
            self.step()
        return True

    def step(self) -> None:
        """Give the next answer, or tell one to its end. One that no longer fits ends the replay and says so."""
        self._waited = 0.0
        if self.line is not None:
            self._go(self.at)
            return
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
        self._goal = (self.at, None)
        if self.scene.modal is not None:
            self.scene.modal = None
            self._fail()

    def aim(self, at: int, line: LogLine | None = None) -> None:
        """Go to a moment before the next frame, and stay there: after so many answers, or when a line was told."""
        self.paused = True
        self._goal = (min(max(0, at), len(self.answers)), line)

    def hold(self) -> None:
        """Hold, or go on; leave where all has been seen."""
        if self.over and self.glance is None:
            self._leave()
            return
        self.paused = not self.paused
        self._waited = 0.0

    def _forward(self) -> None:
        self.paused = True
        self.step()

    def _go(self, at: int, line: LogLine | None = None) -> None:
        """Show the table as it was after so many answers, or when a line was told."""
        try:
            twin = self._moment(at, line)
        except RuleError:
            self._goal = (self.at, self.line)
            self._fail()
            return
        self.at = at
        self._goal = (self.at, self.line)
        self.failed = False
        self.scene.turn_to(twin, self._until(at, self.line))

    def _moment(self, at: int, line: LogLine | None) -> Session:
        """The game at a moment; the line stays only where its answer has not been told to the end. Raises RuleError."""
        if line is None:
            twin = as_of(self.session, at)
        else:
            twin = at_line(self.session, self._log, line, self._view_of)
        self.line = line if twin.prompt is None and not twin.ended else None
        return twin

    def _view_of(self, session: Session) -> View:
        """How a session presents itself to the seat that looks."""
        return self.mode.view(session, self._seat)

    def _until(self, at: int, line: LogLine | None = None) -> list[LogLine]:
        """The log up to a moment."""
        last = next((number for number, told in enumerate(self._log) if told is line), len(self._log))
        return [told for told in self._log[: last + 1] if told.at <= self._closed + at]

    def _to_line(self, line: LogLine) -> None:
        if line.at >= self._closed:
            self.aim(line.at - self._closed, line)
        else:
            self.services.message(self.services.words("ui.past.closed"))

    def _pace(self) -> None:
        settings = self.services.settings
        at = PACES.index(settings.speed if settings.speed in PACES else "even")
        settings.speed = PACES[(at + 1) % len(PACES)]
        self.services.apply_settings()

    def _fail(self) -> None:
        self.failed = True
        self.services.message(self.services.words("ui.result.no_replay"))

    # -- ways out ----------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._change = Pop()

    def _ask(self) -> None:
        """Going on from here begins another journey, so it is asked."""
        words = self.services.words
        answers = [
            ModalAnswer(words("ui.past.branch-not-now"), lambda: None),
            ModalAnswer(words("ui.past.branch"), self._branch, "main"),
        ]
        text = words("ui.past.branch-text")
        if self.line is not None:
            text = f"{words('ui.past.branch-amid')} {text}"
        self.modal = Modal(words("ui.past.branch-title"), text, answers, self.services.bindings)

    def _branch(self) -> None:
        """Play on from this moment as a new journey; the old one stays as it is."""
        try:
            other = branch(self.session, self.at)
            scene = self.services.routes.branch(self.mode, other, self.meta, self._until(self.at))
        except (SaveError, RuleError) as fault:
            self.services.message(str(fault), "bad")
            return
        self.services.message(self.services.words("ui.past.branched"))
        self._change = Replace(scene, all_of_them=True)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and over it that it is the past."""
        self._lay_out()
        self.scene.draw(canvas)
        if self.scene.inspector.full:
            return
        self.control.draw(canvas)
        if self.services.bindings.device != "mouse" and not self.scene.ui.drawer.open:
            self.focus.draw_focus(canvas)
        self.tooltip.draw(canvas)
        if self.modal is not None:
            self.modal.draw(canvas)

    def _lay_out(self) -> None:
        """The control says which moment is seen, in the place of the question."""
        words, play, control = self.services.words, self.scene.play, self.control
        board = play.scoreboard
        phase = dict(board.phases).get(board.phase, "")
        key = "ui.past.title" if self.glance is not None else "ui.past.replay"
        key += ("" if phase else "-short") if board.round else "-begun"
        control.title = words(key, round=board.round, phase=phase)
        control.told = self._asked()
        playing = not self.paused and not self.over
        speed = self.services.settings.speed
        pace = speed if speed in PACES else "even"  # step by step it goes on evenly: nobody is asked
        control.show(self.at, playing=playing, pace=words(f"ui.speed.{pace}"), amid=self.line is not None)
        if self._can_branch:
            over = self.session.prompt is None and self.at >= len(self.answers)
            control.branch.enabled, control.branch.reason = not over, words("ui.past.branch-over")
        control.lay_out(self.scene.ui.layout["prompt"], self.services.text)

    def _asked(self) -> str:
        """Who was asked at this moment, or what was told in the middle of an answer; empty where that is not for this
        seat, or nobody was.
        """
        if self.line is not None:
            return plain(self.line.text)
        prompt, view = self.scene.play.session.prompt, self.scene.play.view
        if prompt is None:
            return ""
        banner = view.banner(prompt)
        return banner.who if self.scene.play.seat in (0, banner.seat) else ""
