"""The rules: every numbered rule and ruling by part, the glossary, and how the game differs from another one where it
is compared; searched by number or words.

`RulesScene(services, mode, entry)` opens at a rule or at a word of the glossary, by its id.
"""

from __future__ import annotations

import pygame

from game.kit.mode import Mode
from game.scenes.page import GAP, MARGIN, TOP_BAR, Page, draw_backdrop, draw_top_bar
from game.scenes.rules.book import BookEntry, RuleBook, groups
from game.scenes.rules.reader import Reader
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import plain
from game.ui.screen.scene import Pop, Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Tabs
from game.ui.widgets.listbox import ListBox, ListRow, draw_row_ground
from game.ui.widgets.panel import draw_leather, draw_taper
from game.ui.widgets.textfield import TextField

LIST_WIDTH, SHEET_WIDTH, HEIGHT = 720.0, 860.0, 860.0
ROW, FIELD, TABS = 46.0, 50.0, 44.0
SEARCH_LIMIT = 40
_HEADING = "group:"


class RulesScene(Page):
    """A searchable list at the left, the rule or the word on parchment at the right."""

    def __init__(self, services: Services, mode: Mode, entry: str = "") -> None:
        super().__init__(services)
        self.words = mode.words
        self.book = RuleBook(mode.book(), self.words)
        self.page = next(iter(self.book.pages))
        self.search = ""
        self.chosen = {page: self.book.pages[page][0].id for page in self.book.pages}
        self.list: ListBox | None = None
        self.field: TextField | None = None
        self._open(entry)
        self.refresh()
        self._centre()
        self.focus.to(self.list)

    @property
    def entry(self) -> BookEntry | None:
        """The entry that is read."""
        return self.book.entry(self.page, self.chosen[self.page])

    def lay_out(self, bounds: pygame.FRect) -> None:
        part, words = self.focus.part, self.words
        growth = min(self.grow, 1.6)
        top = bounds.y + TOP_BAR + 36
        room = bounds.bottom - top - 40
        high = min(room, HEIGHT * growth)
        top += (room - high) * 0.4
        wide = min(LIST_WIDTH * growth, 1920 - 2 * MARGIN - GAP - 760)
        sheet = min(SHEET_WIDTH * growth, 1920 - 2 * MARGIN - GAP - wide)
        left = 960 - (wide + GAP + sheet) / 2
        self.panel = pygame.FRect(left, top, wide, high)
        inner = self.panel.inflate(-48, -48)
        tabs = [(page, words(f"ui.rules.{page}")) for page in self.book.pages]
        pages: Tabs[str] = Tabs((inner.x, inner.y, inner.width, TABS * growth), tabs, self.page, self.turn)
        y = inner.y + TABS * growth + 20
        caret = self.field.caret if self.field is not None else 0
        self.field = TextField(
            (inner.x, y, inner.width, FIELD * growth), self.search, self._search, limit=SEARCH_LIMIT,
            placeholder=words("ui.rules.search_hint"), ground="leather", style=TYPE["ui"].sized(22),
            counter=self._count(),
        )  # fmt: skip
        self.field.go(caret)
        y += FIELD * growth + 16
        place = (inner.x, y, inner.width, inner.bottom - y)
        row = max(ROW, self.services.text.size(TYPE["ui"]) + 20)
        self.list = ListBox(
            place, self._rows(), self._choose, on_open=lambda _: self.focus.to(self._reader()),
            selected=self.chosen[self.page], row_height=row, paint=self._draw_row,
        )  # fmt: skip
        reader = Reader((self.panel.right + GAP, top, sheet, high), self.entry, self.services.text, self.follow)
        parts: dict[str, list[Widget]] = {"entries": [self.list], "reader": [reader], "pages": [pages]}
        parts["search"] = [self.field]
        self.focus.parts = parts
        if part in parts:
            self.focus.to(parts[part][0])

    def turn(self, page: str) -> None:
        """Change between rules and glossary."""
        self.page = page
        self._keep_found()
        self.refresh()

    def follow(self, target: str) -> None:
        """Open what a link points to: "rule:" or "term:" and an id."""
        self.search = ""
        self._open(target.partition(":")[2])
        self.refresh()
        self._centre()

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            if self.search:
                self._search("")
            else:
                self.go(Pop())
        elif action == "rules":
            self.go(Pop())
        elif event.type == pygame.TEXTINPUT and event.text.strip() and self.field is not None:
            self.focus.to(self.field)
            self.field.go(len(self.search))
            self.field.insert(event.text)
        else:
            return False
        return True

    def paint(self, canvas: Canvas) -> None:
        bindings, words = self.services.bindings, self.words
        draw_backdrop(canvas)
        hints = [
            (bindings.hint("next"), words("ui.rules.next_part")),
            (bindings.hint("back"), words("ui.rules.back")),
        ]
        draw_top_bar(canvas, words("ui.rules.title"), hints)
        draw_leather(canvas, self.panel)
        if self.list is not None and not self.list.rows:
            at = (self.list.rect.centerx, self.list.rect.y + 60)
            canvas.text(words("ui.rules.nothing"), at, TYPE["quote"], canvas.theme["cream-2"], align="middle")

    def _centre(self) -> None:
        """Show what is read in the middle of the list."""
        if self.list is not None:
            middle = (self.list.index + 0.5) * self.list.row_height - self.list.rect.height / 2
            self.list.scroller.to(middle)

    def _reader(self) -> Widget:
        return self.focus.parts["reader"][0]

    def _open(self, entry_id: str) -> None:
        for page in self.book.pages:
            if entry_id and self.book.entry(page, entry_id) is not None:
                self.page, self.chosen[page] = page, entry_id

    def _choose(self, entry_id: str) -> None:
        self.chosen[self.page] = entry_id
        self.refresh()

    def _search(self, search: str) -> None:
        self.search = search
        self._keep_found()
        self.refresh()

    def _keep_found(self) -> None:
        """Read the first entry found where the one that was read is not among them."""
        found = [entry.id for entry in self.book.found(self.page, self.search)]
        if found and self.chosen[self.page] not in found:
            self.chosen[self.page] = found[0]

    def _count(self) -> str:
        count = len(self.book.found(self.page, self.search))
        return self.words("ui.rules.found" if self.page == "rules" else "ui.rules.found_words", count=count)

    def _rows(self) -> list[ListRow]:
        rows: list[ListRow] = []
        for group, entries in groups(self.book.found(self.page, self.search)):
            rows.append(ListRow(_HEADING + group, group, reason=group))
            rows.extend(ListRow(entry.id, entry.title, plain(entry.text)) for entry in entries)
        return rows

    def _draw_row(self, canvas: Canvas, rect: pygame.FRect, row: ListRow, state: str) -> None:
        theme = canvas.theme
        if row.id.startswith(_HEADING):
            style = TYPE["quote"].sized(23)
            middle = rect.centery + 4
            used = canvas.text(row.title, (rect.x + 6, middle), style, theme["noun"], at="mid")
            start = rect.x + used + 22
            draw_taper(canvas, start, middle + 2, rect.right - start - 8, theme["gold"])
            return
        draw_row_ground(canvas, rect, state)
        chosen = state == "selected"
        ink, weak = (theme["ink"], theme["ink-2"]) if chosen else (theme["cream"], theme["cream-2"])
        label = TYPE["label"].sized(19) if self.page == "rules" else TYPE["name"].sized(22)
        number = theme["rule-link-ink" if chosen else "rule-link"] if self.page == "rules" else ink
        least = canvas.type.width(self.book.widest_id, label) if self.page == "rules" else rect.width * 0.3
        used = canvas.text(row.title, (rect.x + 14, rect.centery), label, number, at="mid", width=rect.width * 0.5)
        left = rect.x + 14 + max(used, least) + 18
        style = TYPE["ui"].sized(20)
        shown = canvas.type.ellipsis(row.detail, style, rect.right - left - 12)
        canvas.text(shown, (left, rect.centery), style, ink if self.page == "rules" else weak, at="mid")
