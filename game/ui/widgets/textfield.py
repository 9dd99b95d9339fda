"""Text field: one line of text with caret and selection, any script and input method, copy and paste, and a limit."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.base import Widget
from game.ui.widgets.toggle import Ground

_PASSED_ON = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)

_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_REPEAT_AFTER, _REPEAT_EACH = 380, 40
INSET = 0.08
"""The room at either end of the text, as a part of the width; 14 at most."""


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
        self.caret = self.anchor = len(value)
        """The selection goes from one to the other; it is empty where they are the same."""
        self.composing = ""

    @property
    def selection(self) -> slice:
        """The part of the text that is selected."""
        return slice(min(self.caret, self.anchor), max(self.caret, self.anchor))

    def select_all(self) -> None:
        """Select the whole text."""
        self.anchor, self.caret = 0, len(self.value)

    def go(self, caret: int, *, select: bool = False) -> None:
        """Put the caret somewhere in the text; with `select` everything on the way is selected."""
        self.caret = max(0, min(len(self.value), caret))
        if not select:
            self.anchor = self.caret

    def insert(self, text: str) -> bool:
        """Put text in for what is selected, without line breaks and not beyond the limit; true when something went
        in.
        """
        chosen = self.selection
        room = self.limit - len(self.value) + len(self.value[chosen])
        clean = "".join(sign for sign in text if sign.isprintable())[: max(0, room)]
        if not clean or not self.enabled:
            return False
        self._replace(chosen, clean)
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
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not event.mod & pygame.KMOD_ALT:
            return self._command(event.key) or self._edit(event.key, event.mod)
        return self._edit(event.key, event.mod) or bool(getattr(event, "unicode", "").isprintable())

    def focus_changed(self, on: bool) -> None:
        """While the field has the keyboard, keys repeat and the input method is on."""
        super().focus_changed(on)
        self.composing = ""
        self.anchor = self.caret
        if not pygame.display.get_init():
            return
        if on:
            pygame.key.set_repeat(_REPEAT_AFTER, _REPEAT_EACH)
            pygame.key.start_text_input()
        else:
            pygame.key.set_repeat()

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.contains(event.pos):
            self._pointed, self._dragged = event.pos[0], bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            self.held = True
            return True
        if event.type == pygame.MOUSEMOTION and self.held:
            self._pointed, self._dragged = event.pos[0], True
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.held = False
        return event.type == pygame.MOUSEBUTTONUP and self.contains(event.pos)

    _pointed: float | None = None
    """Where the pointer put the caret since the last frame."""
    _dragged = False

    def draw(self, canvas: Canvas) -> None:
        theme, rect, paper = canvas.theme, self.rect, self.ground == "parchment"
        fill, ink, weak = ("parchment-card", "ink", "ink-2") if paper else ("inset-leather", "cream", "cream-2")
        edge = theme["gold"] if self.focused else theme["parchment-rule" if paper else "leather-line"]
        canvas.rect(rect, theme[fill], radius=4, edge=edge, width=2 if self.focused else 1.4)
        inset = min(14.0, rect.width * INSET)
        room = rect.width - 2 * inset
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
        self._place_caret(canvas, rect.x + inset)
        shift = max(0.0, canvas.type.width(before, self.style) + 4 - room)
        with canvas.clip((rect.x + inset - 6, rect.y, room + 12, rect.height)):
            if self.focused and self.caret != self.anchor:
                ends = (self.selection.start, self.selection.stop)
                left, right = (canvas.type.width(self.value[:end], self.style) for end in ends)
                marked = (rect.x + inset - shift + left, rect.y + 7, right - left, rect.height - 14)
                canvas.rect(marked, theme["gold" if paper else "gold-dark"], radius=2, alpha=120)
            if shown:
                canvas.text(shown, (rect.x + inset - shift, rect.centery), self.style, theme[ink], at="mid")
            else:
                canvas.text(
                    self.placeholder,
                    (rect.x + inset, rect.centery),
                    self.style,
                    theme[weak],
                    at="mid",
                    width=room,
                )
            if self.focused:
                pygame.key.set_text_input_rect(canvas.device(rect))
                x = rect.x + inset + 1 - shift + canvas.type.width(before, self.style)
                canvas.rect((x, rect.y + 8, 2, rect.height - 16), theme["oxblood" if paper else "gold-title"])

    def _place_caret(self, canvas: Canvas, left: float) -> None:
        """Put the caret where the field was pointed at; only drawing knows how wide letters are."""
        if self._pointed is None:
            return
        wanted, self._pointed = self._pointed - left, None
        spans = [canvas.type.width(self.value[:count], self.style) for count in range(len(self.value) + 1)]
        self.go(min(range(len(spans)), key=lambda count: abs(spans[count] - wanted)), select=self._dragged)

    def _command(self, key: int) -> bool:
        """What Ctrl does: paste, copy and cut what is selected, select all."""
        if key == pygame.K_v:
            self.insert(_clipboard())
        elif key in (pygame.K_c, pygame.K_x):
            chosen = self.selection
            if self.value[chosen]:
                pygame.scrap.put_text(self.value[chosen])
                if key == pygame.K_x:
                    self._replace(chosen, "")
        elif key == pygame.K_a:
            self.select_all()
        else:
            return False
        return True

    def _edit(self, key: int, held: int) -> bool:
        """What takes signs out or moves the caret: by words with Ctrl, and selecting with Shift."""
        words, chosen = bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)), self.selection
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if not self.value[chosen]:
                self.go(self._beside(-1 if key == pygame.K_BACKSPACE else 1, words), select=True)
                chosen = self.selection
            self._replace(chosen, "")
        elif key in _STEPS:
            select = bool(held & pygame.KMOD_SHIFT)
            if self.value[chosen] and not select:
                self.go(chosen.start if _STEPS[key] < 0 else chosen.stop)
            else:
                self.go(self._beside(_STEPS[key], words), select=select)
        elif key in (pygame.K_HOME, pygame.K_END):
            self.go(0 if key == pygame.K_HOME else len(self.value), select=bool(held & pygame.KMOD_SHIFT))
        else:
            return False
        return True

    def _beside(self, step: int, words: bool) -> int:
        """The place one sign beside the caret, or where the next word begins."""
        at, text = self.caret + step, self.value
        while words and 0 < at < len(text) and not (text[at - 1].isspace() and not text[at].isspace()):
            at += step
        return at

    def _replace(self, part: slice, text: str) -> None:
        """Put text in the place of a part; the caret stands behind it."""
        value = self.value[: part.start] + text + self.value[part.stop :]
        changed, self.value = value != self.value, value
        self.go(part.start + len(text))
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
