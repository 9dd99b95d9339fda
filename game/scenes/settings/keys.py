"""The keys of every action, as a list: Enter and a key give it a new one, Delete brings back the usual one.

A key that belongs to another action changes places with it once the player has said so: nothing is ever without a key,
and nothing loses one unasked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.input import USUAL, key_label, key_labels, key_name
from game.ui.screen.scene import Services, Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.keyhint import draw_key
from game.ui.widgets.listbox import ListBox, ListRow
from game.ui.widgets.modal import Modal, ModalAnswer

ROW = 46.0
FIXED = ("overlay", "reload")
"""Commands for developers: they keep their keys and are not shown."""
_CANCEL = pygame.K_ESCAPE
_MODIFIERS = ("ctrl", "shift", "alt", "meta", "gui", "caps", "numlock")


class KeyList(ListBox):
    """Actions and their keys. While it waits for a key, `take` gets every key first."""

    def __init__(
        self, rect: RectLike, services: Services, words: Words, text: Text, on_change: Callable[[], object],
        ask: Callable[[Modal], object],
    ) -> None:  # fmt: skip
        rows = [ListRow(action, words(f"ui.action.{action}")) for action in USUAL if action not in FIXED]
        high = max(ROW, text.size(TYPE["name"]) + 20)
        super().__init__(rect, rows, lambda action: None, on_open=self._wait, row_height=high, paint=self._draw_row)
        self.scroller.paper = True
        self.services = services
        self.words = words
        self.on_change = on_change
        self.ask = ask
        self.waiting = ""

    def take(self, event: pygame.event.Event) -> bool:
        """A key while the list waits for one, or Delete on an action; true when it was used."""
        if event.type != pygame.KEYDOWN:
            return bool(self.waiting) and event.type in (pygame.TEXTINPUT, pygame.KEYUP)
        if self.waiting:
            self._give(event)
            return True
        if self.focused and event.key == pygame.K_DELETE:
            self.wish(self.selected, ())
            return True
        return False

    def wish(self, action: str, keys: tuple[str, ...]) -> None:
        """Give an action other keys (none: its usual ones); where another action has one of them, ask first."""
        now, bindings = set(keys or USUAL[action]), self.services.bindings
        displaced = [other for other, theirs in bindings.keys.items() if other != action and now & set(theirs)]
        if not displaced:
            self.assign(action, keys)
            return
        words = self.words
        answers = [
            ModalAnswer(words("ui.settings.keep"), lambda: None),
            ModalAnswer(words("ui.settings.change_places"), lambda: self.assign(action, keys), "main"),
        ]
        told = self._told(action, keys, displaced)
        self.ask(Modal(words("ui.settings.taken_title"), told, answers, bindings))

    def _told(self, action: str, keys: tuple[str, ...], displaced: Sequence[str]) -> str:
        """What each action loses, and what it has instead."""
        now, bound = keys or USUAL[action], self.services.bindings.keys
        told = []
        for other in displaced:
            left = [key for key in bound[other] if key not in now]
            taken = ", ".join(key_labels(key for key in bound[other] if key in now))
            instead = ", ".join(key_labels(left or bound[action]))
            name = self.words(f"ui.action.{other}")
            told.append(self.words("ui.settings.taken_text", key=taken, other=name, instead=instead))
        return " ".join((*told, self.words("ui.settings.taken_question", action=self.words(f"ui.action.{action}"))))

    def assign(self, action: str, keys: tuple[str, ...]) -> None:
        """Give an action other keys (none: its usual ones); another action that had the key takes the old one."""
        own = self.services.settings.keys
        bindings = self.services.bindings
        now = keys or USUAL[action]
        before = bindings.keys[action]
        for other, theirs in list(bindings.keys.items()):
            if other != action and set(theirs) & set(now):
                own[other] = [key for key in theirs if key not in now] or list(before)
        if keys:
            own[action] = list(keys)
        else:
            own.pop(action, None)
        self.services.apply_settings()
        self.on_change()

    def _wait(self, action: str) -> None:
        self.waiting = action

    def _give(self, event: pygame.event.Event) -> None:
        name = key_name(event)
        if pygame.key.name(event.key).split(" ")[-1] in _MODIFIERS:
            return
        action, self.waiting = self.waiting, ""
        if event.key == _CANCEL and action != "back":
            return
        keys = self.services.bindings.keys
        if any(name in keys[fixed] for fixed in FIXED):
            self.services.message(self.words("ui.settings.fixed_key", key=key_label(name)))
            return
        if keys[action][0] != name:
            self.wish(action, (name,))

    def _draw_row(self, canvas: Canvas, rect: pygame.FRect, row: ListRow, state: str) -> None:
        theme, chosen = canvas.theme, state == "selected"
        if chosen or state == "hover":
            fill = theme["parchment-card"] if chosen else theme["parchment-hover"]
            edge = theme["oxblood"] if chosen else theme["parchment-rule"]
            canvas.rect(rect, fill, radius=3, edge=edge, width=2.4 if chosen else 1)
        else:
            canvas.line(rect.bottomleft, rect.bottomright, theme["parchment-rule"], 1, alpha=70)
        room = rect.width * 0.5
        canvas.text(row.title, (rect.x + 16, rect.centery), TYPE["name"].sized(22), theme["ink"], at="mid", width=room)
        x = rect.right - 14
        if self.waiting == row.id:
            told = self.words("ui.settings.press_key", cancel=key_label("escape"))
            style = TYPE["second-italic"].sized(20)
            canvas.text(told, (x, rect.centery), style, theme["oxblood"], align="right", at="mid", width=room)
            return
        for label in reversed(key_labels(self.services.bindings.keys[row.id])):
            x -= draw_key(canvas, (x, rect.centery), label, dark=False, align="right") + 8
