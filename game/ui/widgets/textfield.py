"""Text field: one line of text with a caret, any script and input method, copy and paste, and a limit."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.base import Widget
from game.ui.widgets.toggle import Ground

_PASSED_ON = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)

_REPEAT_AFTER, _REPEAT_EACH = 380, 40


class TextField(Widget):
    """A line of at most `limit` signs. `on_change` gets every change, `on_submit` the text when Enter is
    pressed.

    While it has the focus, keys belong to it: letters are no commands.
    """

    def __init__(
        self,
        rect: RectLike,
        value: str,
        on_change: Callable[[str], object],
        *,
        limit: int = 16,
        on_submit: Callable[[str], object] | None = None,
        placeholder: str = "",
        counter: str = "",
        ground: Ground = "parchment",
        style: Style | None = None,
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, reason=reason, hint=hint)
        self.value = value
        self.limit = limit
        self.on_change = on_change
        self.on_submit = on_submit
        self.placeholder = placeholder
        self.counter = counter
        self.ground: Ground = ground
        self.style = style or TYPE["story"].sized(25)
        self.caret = len(value)
        self.composing = ""

    def insert(self, text: str) -> bool:
        """Put text in at the caret, without line breaks and not beyond the limit; true when something went
        in.
        """
        clean = "".join(sign for sign in text if sign.isprintable())[: max(0, self.limit - len(self.value))]
        if not clean or not self.enabled:
            return False
        self._take(self.value[: self.caret] + clean + self.value[self.caret :], self.caret + len(clean))
        return True

    def press(self) -> bool:
        """Enter: hand the text in."""
        if self.on_submit is None:
            return False
        self.on_submit(self.value)
        return True

    def act(self, action: str, event: pygame.event.Event) -> bool:
        typed = event.type == pygame.KEYDOWN and _is_typing(event)
        return False if typed else super().act(action, event)

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.composing = ""
            self.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self.composing = event.text
            return True
        if event.type != pygame.KEYDOWN or not _is_typing(event):
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(event.key)
        return self._edit(event.key) or bool(getattr(event, "unicode", "").isprintable())

    def focus_changed(self, on: bool) -> None:
        """While the field has the keyboard, keys repeat and the input method is on."""
        super().focus_changed(on)
        self.composing = ""
        if not pygame.display.get_init():
            return
        if on:
            pygame.key.set_repeat(_REPEAT_AFTER, _REPEAT_EACH)
            pygame.key.start_text_input()
        else:
            pygame.key.set_repeat()

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.contains(event.pos):
            self._clicked = event.pos[0]
            return True
        return event.type == pygame.MOUSEBUTTONUP and self.contains(event.pos)

    _clicked: float | None = None

    def draw(self, canvas: Canvas) -> None:
        theme, rect, paper = canvas.theme, self.rect, self.ground == "parchment"
        fill, ink, weak = ("parchment-card", "ink", "ink-2") if paper else ("inset-leather", "cream", "cream-2")
        edge = theme["gold"] if self.focused else theme["parchment-rule" if paper else "leather-line"]
        canvas.rect(rect, theme[fill], radius=4, edge=edge, width=2 if self.focused else 1.4)
        room = rect.width - 28
        if self.counter:
            room -= (
                canvas.text(
                    self.counter,
                    (rect.right - 12, rect.centery),
                    TYPE["second"],
                    theme[weak],
                    align="right",
                    at="mid",
                )
                + 12
            )
        before = self.value[: self.caret] + self.composing
        shown = before + self.value[self.caret :]
        self._place_caret(canvas, rect.x + 14)
        shift = max(0.0, canvas.type.width(before, self.style) + 4 - room)
        with canvas.clip((rect.x + 8, rect.y, room + 12, rect.height)):
            if shown:
                canvas.text(shown, (rect.x + 14 - shift, rect.centery), self.style, theme[ink], at="mid")
            else:
                canvas.text(
                    self.placeholder,
                    (rect.x + 14, rect.centery),
                    self.style,
                    theme[weak],
                    at="mid",
                    width=room,
                )
            if self.focused:
                pygame.key.set_text_input_rect(canvas.device(rect))
                x = rect.x + 15 - shift + canvas.type.width(before, self.style)
                canvas.rect((x, rect.y + 8, 2, rect.height - 16), theme["oxblood" if paper else "gold-title"])

    def _place_caret(self, canvas: Canvas, left: float) -> None:
        """Put the caret where the field was clicked; only drawing knows how wide letters are."""
        if self._clicked is None:
            return
        wanted, self._clicked = self._clicked - left, None
        spans = [canvas.type.width(self.value[:count], self.style) for count in range(len(self.value) + 1)]
        self.caret = min(range(len(spans)), key=lambda count: abs(spans[count] - wanted))

    def _command(self, key: int) -> bool:
        if key == pygame.K_v:
            self.insert(_clipboard())
        elif key in (pygame.K_c, pygame.K_x):
            pygame.scrap.put_text(self.value)
            if key == pygame.K_x:
                self._take("", 0)
        elif key == pygame.K_a:
            self.caret = len(self.value)
        else:
            return False
        return True

    def _edit(self, key: int) -> bool:
        if key == pygame.K_BACKSPACE:
            if self.caret:
                self._take(self.value[: self.caret - 1] + self.value[self.caret :], self.caret - 1)
        elif key == pygame.K_DELETE:
            if self.caret < len(self.value):
                self._take(self.value[: self.caret] + self.value[self.caret + 1 :], self.caret)
        elif key == pygame.K_LEFT:
            self.caret = max(0, self.caret - 1)
        elif key == pygame.K_RIGHT:
            self.caret = min(len(self.value), self.caret + 1)
        elif key in (pygame.K_HOME, pygame.K_END):
            self.caret = 0 if key == pygame.K_HOME else len(self.value)
        else:
            return False
        return True

    def _take(self, value: str, caret: int) -> None:
        changed = value != self.value
        self.value, self.caret = value, caret
        if changed:
            self.on_change(value)


def _is_typing(event: pygame.event.Event) -> bool:
    """Whether a key belongs to the text; Tab, Enter, Escape and the F keys are commands there too."""
    return event.key not in _PASSED_ON and not pygame.K_F1 <= event.key <= pygame.K_F12


def _clipboard() -> str:
    """What lies on the clipboard; nothing where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
