"""Settings: pages at the left, one parchment of rows at the right, a live sample, the usual values per page.

Every change is applied and saved at once; a slider that the mouse holds is saved when it is let go. Language has no
page as long as there is nothing to choose.
"""

from __future__ import annotations

from typing import Any

import pygame

from game.scenes.page import GAP, MARGIN, TOP_BAR, Page, draw_backdrop, draw_top_bar
from game.scenes.settings.keys import KeyList
from game.scenes.settings.memory import Memory
from game.scenes.settings.rows import OF_THE_GAME, PAGES, VOLUMES, SettingRow, lines_of, usual
from game.scenes.settings.sample import Sample
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Pop, Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.listbox import ListBox, ListRow
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.panel import draw_leather, draw_parchment, draw_rule

LIST_WIDTH, SHEET_WIDTH, SHEET_HEIGHT = 330.0, 1180.0, 740.0
ROW, FOOT, HEAD = 66.0, 96.0, 86.0
CONTROL = 470.0
SAMPLE_CUE = "token-gain"


class SettingsScene(Page):
    """The player's settings; Escape leaves."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.page = PAGES[0]
        self.lines: list[tuple[SettingRow, pygame.FRect, float]] = []
        """The rows: what stands in them, where, and how wide the words may be."""
        self.folded = False
        """Whether there are so many rows that their second lines fold into tooltips."""
        self.sample, self.memory = Sample(services), Memory(services)
        self.pages = [page for page in PAGES if page != OF_THE_GAME or self.memory.game]
        self._waiting = False
        self.refresh()

    @property
    def settings(self) -> Any:
        """The program's settings record."""
        return self.services.settings

    def lay_out(self, bounds: pygame.FRect) -> None:
        part, place = self._place_of_focus()
        growth = min(self.grow, 1.7)
        top = bounds.y + TOP_BAR + 36
        side = LIST_WIDTH * min(growth, 1.35)
        wide = min(SHEET_WIDTH * max(1.0, growth * 0.92), 1920 - 2 * MARGIN - side - GAP)
        left = 960 - (side + GAP + wide) / 2
        room = bounds.bottom - top - 40
        high = min(room, SHEET_HEIGHT * growth)
        top += (room - high) * 0.4
        step = 60 * growth
        self.list_rect = pygame.FRect(left, top, side, min(high, len(self.pages) * step + 40))
        self.sheet = pygame.FRect(left + side + GAP, top, wide, high)
        rows = [ListRow(name, self.words(f"ui.settings.{name}")) for name in self.pages]
        inner = self.list_rect.inflate(-40, -48)
        pages = ListBox(inner, rows, self.turn, selected=self.page, row_height=step, gap=8)
        parts: dict[str, list[Widget]] = {"pages": [pages], "rows": self._rows(growth)}
        foot = self.sheet.bottom - 26
        wide = 190 * growth
        self.defaults = Button(
            (self.sheet.right - 40 - wide, foot - 54 * min(growth, 1.3), wide, 50 * min(growth, 1.3)),
            self.words("ui.settings.defaults"),
            self.ask_defaults,
            kind="parchment",
        )
        parts["defaults"] = [self.defaults] if usual(self.page) or self.page == "controls" else []
        self.focus.parts = parts
        if parts.get(part):
            self.focus.to(parts[part][min(place, len(parts[part]) - 1)])

    def turn(self, page: str) -> None:
        """Open another page."""
        self.page = page
        self.refresh()

    def change(self, name: str, value: Any) -> None:
        """Take a value over; it is applied at once, or when the mouse lets a slider go. An action is done."""
        if self.memory.holds(name):
            self._forget(name)
            return
        setattr(self.settings, name, value)
        self.sample.stir()
        if name in VOLUMES:
            self.services.audio.cue(SAMPLE_CUE)
        if pygame.mouse.get_pressed()[0] and name in ("text_scale", *VOLUMES):
            self._waiting = True
        else:
            self.services.apply_settings()
            self.refresh()

    def _forget(self, name: str) -> None:
        self.memory.forget(name)
        self.services.apply_settings()
        self.services.message(self.words(f"ui.settings.{name}_done"))
        self.refresh()

    def ask_defaults(self) -> None:
        """Ask before the page goes back to the usual values."""
        words = self.words
        text = words("ui.settings.defaults_text", page=words(f"ui.settings.{self.page}"))
        answers = [
            ModalAnswer(words("ui.settings.keep"), lambda: None),
            ModalAnswer(words("ui.settings.reset"), self.reset, "main"),
        ]
        self.ask(Modal(words("ui.settings.defaults_title"), text, answers, self.services.bindings))

    def reset(self) -> None:
        """Bring the page back to the usual values."""
        for name, value in usual(self.page).items():
            setattr(self.settings, name, value)
        self.services.apply_settings()
        self.refresh()

    def handle(self, event: pygame.event.Event) -> Change | None:
        keys = self._keys()
        if keys is not None and self.modal is None and keys.take(event):
            return None
        change = super().handle(event)
        if self._waiting and event.type == pygame.MOUSEBUTTONUP:
            self._waiting = False
            self.services.apply_settings()
            self.refresh()
        return change

    def update(self, dt: float) -> bool:
        return self.sample.update(dt) | super().update(dt)

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            self.go(Pop())
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        bindings, words = self.services.bindings, self.words
        draw_backdrop(canvas)
        hints = [
            (bindings.hint("next"), words("ui.settings.next_part")),
            (bindings.hint("confirm"), words("ui.settings.change")),
            (bindings.hint("back"), words("ui.settings.back")),
        ]
        draw_top_bar(canvas, words("ui.settings.title"), hints)
        draw_leather(canvas, self.list_rect)
        draw_parchment(canvas, self.sheet, seed=f"settings {self.page}")
        self._draw_head(canvas)
        for at, (line, rect, room) in enumerate(self.lines):
            self._draw_line(canvas, line, rect, room, last=at == len(self.lines) - 1)
        self._draw_sample(canvas)

    def _rows(self, growth: float) -> list[Widget]:
        head = max(HEAD, 40 + self.services.text.size(TYPE["sheet-title"]))
        top = self.sheet.y + head
        inner = pygame.FRect(self.sheet.x + 40, top, self.sheet.width - 80, self.sheet.bottom - FOOT * growth - top)
        self.lines = []
        if self.page == "controls":
            return [KeyList(inner, self.services, self.words, self.services.text, self.refresh, self.ask)]
        made: list[Widget] = []
        lines = lines_of(self.page, self.words, self.services.bindings)
        high = min(ROW * growth, inner.height / len(lines))
        self.folded = high < ROW * growth
        for at, line in enumerate(lines):
            rect = pygame.FRect(inner.x, top + at * high, inner.width, high)
            wide = min(line.width(self.services.text) or CONTROL * growth, inner.width * 0.56)
            self.lines.append((line, rect, inner.width - wide - 24))
            place = (rect.right - wide, rect.y + 8, wide, rect.height - 16)
            value = self.memory.holds(line.name) if line.kind == "action" else getattr(self.settings, line.name, True)
            made.append(line.make(place, rect, value, self.change,
                                  hint=line.second if self.folded else ""))  # fmt: skip
        return made

    def _draw_head(self, canvas: Canvas) -> None:
        title = TYPE["sheet-title"]
        base = self.sheet.y + 26 + canvas.type.ascent(title)
        head = self.words("ui.menu.name" if self.page == OF_THE_GAME else f"ui.settings.{self.page}")
        canvas.text(head, (self.sheet.x + 40, base), title, canvas.theme["ink"], width=self.sheet.width - 80)
        rule = self.sheet.y + max(HEAD, 40 + canvas.type.size(title)) - 6
        draw_rule(canvas, self.sheet.x + 40, rule, self.sheet.width - 80, canvas.theme["parchment-rule"], size=4)

    def _draw_line(self, canvas: Canvas, line: SettingRow, rect: pygame.FRect, room: float, *, last: bool) -> None:
        theme = canvas.theme
        label, second = TYPE["ui-bold"], TYPE["second"]
        step = canvas.type.line_height(second)
        base = rect.centery + canvas.type.size(label) * 0.3 - (0.0 if self.folded else step * 0.45)
        canvas.text(line.label, (rect.x, base), label, theme["ink"], width=room)
        if not self.folded:
            canvas.text(line.second, (rect.x, base + step), second, theme["ink-2"], width=room)
        if not last:
            line_y = rect.bottom
            canvas.line((rect.x, line_y), (rect.right, line_y), theme["parchment-rule"], 1, alpha=90)

    def _draw_sample(self, canvas: Canvas) -> None:
        """What the settings look like, also while a slider is still held; for keys, how they are changed."""
        foot = self.defaults.rect
        x, y = self.sheet.x + 40, foot.centery
        if self.page == "controls":
            style = TYPE["second"]
            told = self.words("ui.settings.controls_hint", confirm=self.services.bindings.hint("confirm"))
            for at, text in enumerate(canvas.type.wrap(told, style, foot.x - x - 30)[:2]):
                base = y + at * canvas.type.line_height(style)
                canvas.text(text, (x, base), style, canvas.theme["ink-2"], at="mid")
            return
        top = self.lines[-1][1].bottom + 26
        rect = pygame.FRect(x, top, self.sheet.width - 80, foot.y - 20 - top)
        self.sample.draw(canvas, rect, self.page, (self.settings.text_scale or 1.0) / canvas.type.factor)

    def _keys(self) -> KeyList | None:
        return next((widget for widget in self.focus.widgets() if isinstance(widget, KeyList)), None)

    def _place_of_focus(self) -> tuple[str, int]:
        part = self.focus.part
        if part is None or self.focus.current is None:
            return "", 0
        return part, self.focus.parts[part].index(self.focus.current)
