"""Toasts: short notices at the lower edge that go by themselves once they can have been read; never over a decision."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE

SECONDS, SECONDS_A_SIGN = 3.0, 0.06
"""How long a notice stays at least, and how long its words take to be read."""
FADE = 160.0
HEIGHT = 44.0
Kind = Literal["good", "bad"]


class _Note(NamedTuple):
    text: str
    kind: Kind
    age: float

    @property
    def stays(self) -> float:
        """Milliseconds that it is shown."""
        return 1000 * max(SECONDS, SECONDS_A_SIGN * len(self.text))

    @property
    def strength(self) -> float:
        """How far it is faded in, 0 to 1."""
        return max(0.0, min(1.0, self.age / FADE, (self.stays - self.age) / FADE))


class Toasts:
    """The notices that are shown; the newest stands lowest. `bottom` is the lowest place they may take."""

    def __init__(self) -> None:
        self._notes: list[_Note] = []
        self.bottom: float | None = None
        self.top: float | None = None
        """Where a scene wants them to begin, one below the other, instead of at the lower edge."""

    def show(self, text: str, kind: Kind = "good") -> None:
        """Show a notice; one that is shown already starts again."""
        self._notes = [*(note for note in self._notes if note.text != text), _Note(text, kind, 0.0)][-3:]

    @property
    def texts(self) -> list[str]:
        """What is shown."""
        return [note.text for note in self._notes]

    @property
    def moving(self) -> bool:
        """True while a notice fades or waits to go."""
        return bool(self._notes)

    def update(self, dt: float) -> bool:
        """Let time pass; true when a notice came, fades, or went."""
        if not self._notes:
            return False
        before = self._notes
        self._notes = [note._replace(age=note.age + dt) for note in before if note.age + dt < note.stays]
        fading = any(note.age < FADE * 2 or note.age > note.stays - FADE for note in self._notes)
        return fading or len(before) != len(self._notes)

    def draw(self, canvas: Canvas) -> None:
        """Draw the notices at the left of the lower edge, or from the top that a scene wants."""
        bounds = canvas.bounds
        height = _height(canvas)
        if self.top is not None:
            for index, note in enumerate(self._notes):
                place = (bounds.left + 24, self.top + index * (height + 8))
                draw_toast(canvas, place, note.text, note.kind, note.strength)
            return
        y = (self.bottom if self.bottom is not None else bounds.bottom - 24) - height
        for note in reversed(self._notes):
            draw_toast(canvas, (bounds.left + 24, y), note.text, note.kind, note.strength)
            y -= height + 8


def draw_toast(
    canvas: Canvas,
    pos: tuple[float, float],
    text: str,
    kind: Kind = "good",
    strength: float = 1.0,
    width: float | None = None,
) -> None:
    """Draw one notice; `strength` 0 to 1 is how far it is faded in."""
    theme, style = canvas.theme, TYPE["ui"].sized(20)
    x, y = pos
    height = _height(canvas)
    width = width or min(canvas.type.width(text, style) + 66, canvas.bounds.width - 48)
    fill, edge = (theme["toast"], theme["toast-edge"]) if kind == "good" else (theme["danger"], theme["danger-edge"])
    alpha = round(255 * strength)
    if strength >= 1:
        canvas.shadow((x, y, width, height), radius=4, drop=(0, 2), blur=3, alpha=0.55)
    canvas.rect((x, y, width, height), fill, radius=4, edge=edge, width=1.6, alpha=alpha)
    canvas.rect((x, y, 6, height), edge, radius=2, alpha=alpha)
    canvas.shape("check" if kind == "good" else "no", (x + 28, y + height / 2), 9, edge)
    canvas.text(text, (x + 48, y + height / 2), style, theme["toast-text"], at="mid", width=width - 62, alpha=alpha)


def _height(canvas: Canvas) -> float:
    return max(HEIGHT, canvas.type.size(TYPE["ui"]) * 2)
