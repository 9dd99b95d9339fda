"""Past control: which moment of a game is looked at, a bar on which it is dragged, steps, pace, and the ways out.

It stands in the place of the question, since none is asked; a frame round the whole window says that this is the past.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.slider import Slider

HEIGHT = 124.0
FRAME, STRIPE = 9.0, 26.0
PAD, GAP = 16.0, 8.0
ROUND, MOST_LINES = 10.0, 3
"""The room below what was told, and how many lines it may have."""
BUTTON, SIGN = 40.0, 46.0
PACE, MARK = 84.0, 12.0
_TITLE = TYPE["panel-title"].sized(25)
_SIDE = TYPE["label"].sized(20)
_LABEL = TYPE["label"].sized(19)


class PastActions(NamedTuple):
    """What the control does."""

    to: Callable[[int], object]
    """Go to a moment."""
    back: Callable[[], object]
    forward: Callable[[], object]
    play: Callable[[], object]
    """Go on by itself, or hold."""
    pace: Callable[[], object]
    branch: Callable[[], object]
    """Go on playing from here."""
    leave: Callable[[], object]


class ScrubBar(Slider):
    """The moments of a game as a track: dragged, clicked, turned by the wheel; arrows go a step, up and down to the
    next mark, Home and End to the ends.
    """

    def __init__(self, moments: int, marks: Sequence[int], actions: PastActions) -> None:
        super().__init__((0, 0, 1, 1), 0, lambda value: actions.to(round(value)), high=max(1, moments), step=1,
                         show=lambda value: "", enabled=moments > 0)  # fmt: skip
        self.marks = sorted(set(marks))
        self._actions = actions

    def track(self) -> pygame.FRect:
        """The groove, as wide as the bar."""
        return pygame.FRect(self.rect.x + MARK, self.rect.centery - 4, self.rect.width - 2 * MARK, 8)

    def act(self, action: str, event: pygame.event.Event) -> bool:
        """A step, the next mark, or on and hold."""
        if action in ("left", "right"):
            (self._actions.back if action == "left" else self._actions.forward)()
        elif action in ("up", "down"):
            before = [mark for mark in self.marks if mark < self.value]
            after = [mark for mark in self.marks if mark > self.value]
            found = before[-1:] or [0] if action == "up" else after[:1] or [int(self.high)]
            self.change(found[0])
        elif action == "confirm":
            self._actions.play()
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the track with its marks, and the knob."""
        theme, track = canvas.theme, self.track()
        canvas.rect(track, theme["inset-leather"], radius=4, edge=theme["gold-dark"], width=1.4)
        if self.part > 0:
            canvas.rect((track.x, track.y, track.width * self.part, track.height), theme.gradients["gold"], radius=4)
        for mark in self.marks:
            x = track.x + track.width * mark / self.high
            canvas.rect((x - 1, track.bottom + 3, 2, 7), theme["gold-title"])
        self._draw_knob(canvas, track)


class PastControl:
    """The control; `state` of the scene is set before it is drawn."""

    def __init__(
        self, words: Words, moments: int, marks: Sequence[int], actions: PastActions, leave: str, *, branch: bool
    ) -> None:
        self.words, self.moments = words, moments
        self.title = self.told = ""
        """Which moment it is, and what was asked then."""
        self.below: list[str] = []
        """The same in lines below the buttons, where it has no room beside the title."""
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.bar = ScrubBar(moments, marks, actions)
        self.back = _sign("arrow-left", actions.back, words("ui.past.back"))
        self.play = _sign("play", actions.play, words("ui.past.play"))
        self.forward = _sign("arrow-right", actions.forward, words("ui.past.forward"))
        self.pace = Button((0, 0, 1, 1), "", actions.pace, style=_LABEL, hint=words("ui.past.pace"))
        self.branch = Button((0, 0, 1, 1), words("ui.past.branch"), actions.branch, style=_LABEL, enabled=branch,
                             reason=words("ui.past.branch-not"), hint=words("ui.past.branch-hint"))  # fmt: skip
        self.leave = Button((0, 0, 1, 1), leave, actions.leave, kind="main", style=_LABEL)
        self._shelf = PanelCache()

    @property
    def parts(self) -> dict[str, list[Widget]]:
        """What the focus walks."""
        return {"bar": [self.bar], "buttons": [self.back, self.play, self.forward, self.pace, self.branch, self.leave]}

    def show(self, at: int, *, playing: bool, pace: str, amid: bool = False) -> None:
        """The moment that is seen, whether it goes on by itself, and how fast; `amid` where there is more to be told
        of it.
        """
        self.bar.value = at
        self.play.icon = "pause" if playing else "play"
        self.play.hint = self.words("ui.past.hold" if playing else "ui.past.play")
        self.pace.label = pace
        self.back.enabled, self.forward.enabled = at > 0, amid or at < self.moments

    def lay_out(self, zone: pygame.FRect, text: Text) -> None:
        """Lie in the place of the question; as much higher as a sentence needs that has no room beside the title."""
        self.below = self._wrapped(text, zone.width)
        told = len(self.below) * text.line_height(capped(text, _SIDE, 1.0)) + ROUND if self.below else 0.0
        self.rect = pygame.FRect(zone.x, zone.y, zone.width, HEIGHT + told)
        x, y, w, h = zone.x, zone.y, zone.width, HEIGHT
        self.bar.rect = pygame.FRect(x + PAD - MARK, y + 42, w - 2 * PAD + 2 * MARK, 28)
        top, at = y + h - BUTTON - 8, x + PAD
        for button in (self.back, self.play, self.forward):
            button.rect = pygame.FRect(at, top, SIGN, BUTTON)
            at += SIGN + GAP
        self.pace.rect = pygame.FRect(at, top, PACE, BUTTON)
        at += PACE + GAP
        half = (self.rect.right - PAD - at - GAP) / 2
        self.branch.rect = pygame.FRect(at, top, half, BUTTON)
        self.leave.rect = pygame.FRect(at + half + GAP, top, half, BUTTON)

    def _wrapped(self, text: Text, width: float) -> list[str]:
        """What was told, in lines below the buttons; none where it stands beside the title."""
        style, head = capped(text, _SIDE, 1.0), capped(text, _TITLE, 1.0)
        used = text.width(self._at, style) + text.width(self.title, head)
        beside = width - 2 * PAD - 36 - 20 - 16 - used
        if not self.told or text.width(self.told, style) <= beside:
            return []
        return text.wrap(self.told, style, width - 2 * PAD)[:MOST_LINES]

    @property
    def _at(self) -> str:
        return self.words("ui.past.at", at=round(self.bar.value), all=self.moments)

    def draw(self, canvas: Canvas) -> None:
        """Draw the frame round the window, and the control."""
        self._draw_frame(canvas)
        said = (self.title, self.told, self.bar.value)
        self._shelf.show(canvas, ("past", said, tuple(self.rect)), self.rect, self._paint, pad=14)
        for widgets in self.parts.values():
            for widget in widgets:
                widget.draw(canvas)

    def _paint(self, canvas: Canvas) -> None:
        theme, (x, y, w, h) = canvas.theme, self.rect
        canvas.shadow((x, y, w, h - 4), radius=8, drop=(0, 5), blur=8, alpha=0.7)
        canvas.rect((x, y - 10, w, h + 8), theme["night"], radius=10, edge=theme["oxblood-light"], width=3)
        style = capped(canvas.type, _SIDE, 1.0)
        used = canvas.text(self._at, (x + w - PAD, y + 24), style, theme["cream-2"], align="right", at="mid")
        canvas.icon("hourglass", (x + PAD + 13, y + 24), 26, theme["aim"])
        head, room = capped(canvas.type, _TITLE, 1.0), w - 2 * PAD - 36 - used - 20
        left = x + PAD + 36
        wide = canvas.text(self.title, (left, y + 24), head, theme["gold-title"], at="mid", width=room)
        for index, line in enumerate(self.below):
            base = y + HEIGHT - 2 + (index + 0.5) * canvas.type.line_height(style)
            canvas.text(line, (x + PAD, base), style, theme["cream"], at="mid", width=w - 2 * PAD)
        if self.told and not self.below:
            canvas.text(self.told, (left + wide + 16, y + 25), style, theme["cream"], at="mid", width=room - wide - 16)

    def _draw_frame(self, canvas: Canvas) -> None:
        """Stripes along all edges of the window."""
        x, y, w, h = canvas.bounds
        sides = (
            (x, y, w, FRAME), (x, y + h - FRAME, w, FRAME), (x, y, FRAME, h), (x + w - FRAME, y, FRAME, h),
        )  # fmt: skip
        for side in sides:
            self._shelf.show(canvas, ("frame", side), side, partial(_paint_stripes, side=side))


def _sign(icon: str, on_press: Callable[[], object], hint: str) -> Button:
    return Button((0, 0, 1, 1), "", on_press, icon=icon, hint=hint)


def _paint_stripes(canvas: Canvas, side: tuple[float, float, float, float]) -> None:
    """One edge: oxblood with slanted stripes of gold."""
    x, y, w, h = side
    theme = canvas.theme
    canvas.rect(side, theme["oxblood"])
    long, across = max(w, h), min(w, h)
    with canvas.clip(pygame.FRect(*side)):
        for index in range(int(long / STRIPE) + 2):
            at = index * STRIPE
            if w > h:
                points = [(x + at, y), (x + at + 9, y), (x + at + 9 - across, y + h), (x + at - across, y + h)]
            else:
                points = [(x, y + at), (x, y + at + 9), (x + w, y + at + 9 - across), (x + w, y + at - across)]
            canvas.polygon(points, theme["gold"])
