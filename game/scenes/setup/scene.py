"""Setup: what is played, with which pieces, by whom; on one page, with very large type on three pages behind tabs.

`SetupScene(services, mode, last)` is built from the form of the game alone. It starts from the last set-up, or from
what the settings remember.
"""

from __future__ import annotations

import random
from functools import partial

import pygame

from game.kit.mode import Mode
from game.kit.setup import ChoiceList, Entry, Setup
from game.scenes.faults import tell_left_out
from game.scenes.journey import new_seed
from game.scenes.page import GAP, MARGIN, TITLE_PICTURE, TOP_BAR, Page, draw_backdrop, draw_bottom_bar, draw_top_bar
from game.scenes.setup.entry_list import EntryList
from game.scenes.setup.entry_sheet import EntrySheet
from game.scenes.setup.options import OptionActions, OptionRoom, Options, bar_height
from game.scenes.setup.piece_panel import LARGEST_GROWTH, PiecePanel
from game.scenes.setup.pieces import PieceTile
from game.scenes.setup.remembered import LastSetup, keep_setup, last_setup
from game.scenes.setup.seats import FirstSeat, SeatActions, SeatTile, place_seats, seat_height
from game.scenes.setup.state import SetupState
from game.scenes.story import StoryScene
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Pop, Push, Replace, Services
from game.ui.screen.theme import TYPE, ThemePart
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Tabs
from game.ui.widgets.panel import draw_leather
from game.ui.widgets.tooltip import Tip

LIST_WIDTH, SHEET_WIDTH = 468.0, 640.0
TILE_HEIGHT, COLUMNS_HEIGHT = 133.0, 830.0
TABS_HEIGHT, TABS_TOP = 34.0, 22.0
CHOICE, PIECES, TABLE = "choice", "pieces", "table"
"""The pages, where there are any."""


class SetupScene(Page):
    """Everything that is chosen before a game begins."""

    def __init__(self, services: Services, mode: Mode, last: Setup | None = None, *, undo: bool = True) -> None:
        super().__init__(services)
        self.mode, self.words = mode, mode.words
        self.part: ThemePart = services.games.look(mode.id).theme
        services.furnish(self.part.material)
        kept = last_setup(services.settings, mode.id) if last is None else LastSetup(last, undo)
        before, undo = (kept.setup, kept.undo) if kept is not None else (None, True)
        self.state = SetupState.fresh(mode, self.words, before, undo=undo)
        tell_left_out(services, self.state.form.left_out)
        self.shown_list = ""
        self.pieces = PiecePanel(self.words, self.state, self.part, self.take)
        self.chance = random.Random()
        self.pages = [CHOICE] * bool(self.state.form.lists) + [PIECES] * bool(self.state.form.pieces) + [TABLE]
        self.page = self.pages[0]
        actions = OptionActions(self.refresh, self.another_seed, self.begin, lambda: self.go(Pop()), self.open_rules)
        self.options = Options(services, self.words, self.state, actions)
        self.panels: dict[str, pygame.FRect] = {}
        self._prepared: object = None
        self.refresh()

    @property
    def paged(self) -> bool:
        """True when type is so large that choice, pieces and table need a page each."""
        return self.grow > LARGEST_GROWTH

    @property
    def choice_list(self) -> ChoiceList | None:
        """The list that is shown, the first where that is not asked for (any more); None for a game that has none."""
        lists = self.state.form.lists
        return next((found for found in lists if found.id == self.shown_list), lists[0] if lists else None)

    @property
    def entry(self) -> Entry | None:
        """What is chosen of the list that is shown."""
        return self.state.entry(self.choice_list) if self.choice_list is not None else None

    @property
    def backdrop(self) -> str:
        """The picture behind everything: of the first choice that has one."""
        chosen = (self.state.entry(found).picture for found in self.state.form.lists)
        return next((picture for picture in chosen if picture), TITLE_PICTURE)

    def lay_out(self, bounds: pygame.FRect) -> None:
        part, place = self._place_of_focus()
        bar = bar_height(self.grow)
        self.toast_bottom = bounds.bottom - bar - 12
        top = bounds.y + TOP_BAR + 28
        self.area = pygame.FRect(MARGIN, top, 1920 - 2 * MARGIN, bounds.bottom - bar - GAP - top)
        self.panels = {}
        self.pieces.clear()
        parts = self._pages() if self.paged else self._columns()
        page = self.panels.get(TABLE)
        self.focus.parts = parts | self.options.place(OptionRoom(bounds, self.paged, page, self.grow, self.small))
        self._restore_focus(part, place)

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        number = self.services.bindings.number(event)
        if action == "back":
            self.go(Pop())
        elif action == "main":
            self.begin()
        elif action == "rules":
            self.open_rules(self._rule_in_focus())
        elif number is not None and number <= self.state.count:
            self.choose_seat(number - 1)
        elif action == "second" or (event.type == pygame.KEYDOWN and event.key == pygame.K_r):
            self.take_random()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_d:
            self.draw_entry()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.make_first(self.state.current)
        else:
            return False
        return True

    def paint(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.backdrop)
        draw_top_bar(canvas, self.words("ui.setup.title"), self._hints())
        draw_bottom_bar(canvas, bar_height(self.grow))
        if CHOICE in self.panels and self.choice_list is not None:
            title = self.choice_list.title if len(self.state.form.lists) == 1 else ""
            self._draw_panel(canvas, self.panels[CHOICE], title)
        if PIECES in self.panels:
            self._draw_panel(canvas, self.panels[PIECES], self.state.form.pieces_title)
            self.pieces.draw(canvas, self.panels[PIECES], paged=self.paged)
        if TABLE in self.panels:
            draw_leather(canvas, self.panels[TABLE])
        self.options.paint(canvas)

    def _hints(self) -> list[tuple[str, str]]:
        """The keys that help; among pieces and seats also those that only help there."""
        bindings, words = self.services.bindings, self.words
        picking = self.focus.part in (PIECES, "seats") and bindings.device == "keyboard"
        hints = [(bindings.hint("next"), words("ui.setup.next_part"))]
        if picking:
            hints += [(bindings.hint("confirm"), words("ui.setup.take")), ("R", words("ui.setup.random"))]
            if self.state.form.first_words:
                hints.append(("L", words("ui.setup.first")))
            hints.append((f"1–{self.state.count}", words("ui.setup.seat")))
        else:
            hints.append((bindings.hint("confirm"), words("ui.setup.choose")))
            if self.focus.part == CHOICE and bindings.device == "keyboard":
                hints.append(("D", words("ui.setup.draw")))
        return [*hints, (bindings.hint("rules"), words("ui.setup.rules"))]

    # -- choosing ----------------------------------------------------------------------------------

    def choose(self, entry: str) -> None:
        """Choose another entry of the list that is shown; its sheet is shown at once."""
        if self.choice_list is not None:
            self.state.choices[self.choice_list.id] = entry
            self.refresh()

    def show_list(self, name: str) -> None:
        """Show another list."""
        self.shown_list = name
        self.refresh()

    def take(self, piece: str) -> None:
        """Give a piece to the current seat, or return it."""
        self.pieces.looked_at = piece
        if self.state.take(piece):
            self.refresh()

    def take_random(self) -> None:
        """Give the current seat any piece that fits."""
        piece = self.state.take_random(self.chance)
        if piece:
            self.pieces.looked_at = piece
            self.refresh()

    def draw_entry(self) -> None:
        """Choose any entry of the list that is shown."""
        if self.choice_list is not None:
            self.state.choose_random(self.choice_list, self.chance)
            self.refresh()

    def choose_seat(self, seat: int) -> None:
        """Make a seat the one that the next piece is taken for."""
        self.state.current = seat
        self.pieces.looked_at = self.state.seats[seat].piece or self.pieces.looked_at
        self.refresh()

    def make_first(self, seat: int) -> None:
        """Make a seat the first, in a game that has one."""
        if self.state.form.first_words:
            self.state.first = seat
            self.refresh()

    def next_player(self, seat: int) -> None:
        """Give a seat to the next computer player, or to a person again."""
        self.state.next_player(seat)
        self.refresh()

    def add_seat(self) -> None:
        """Add a seat for one more player."""
        self.state.add_seat()
        self.refresh()
        self._focus_seat()

    def remove_seat(self, seat: int) -> None:
        """Take a seat away."""
        self.state.remove_seat(seat)
        self.refresh()
        self._focus_seat()

    def another_seed(self) -> None:
        """Roll another seed."""
        self.state.seed = new_seed(self.words)
        self.refresh()

    def begin(self) -> None:
        """Begin the game, if nothing is missing; the next set-up starts from this one."""
        if self.state.problem() is not None:
            return
        setup, undo = self.state.setup(), self.state.undo
        keep_setup(self.services.settings, self.mode.id, setup, undo=undo)
        self.services.apply_settings()
        self.go(Replace(self.services.routes.begin(self.mode, setup, undo=undo)))

    def open_rules(self, rule: str = "") -> None:
        """Show the rules, opened at one of them."""
        self.go(Push(self.services.routes.rules(self.mode, rule)))

    def _rule_in_focus(self) -> str:
        """The rule that the focused widget is about; empty where it is about none in particular."""
        widget = self.focus.current
        if isinstance(widget, FirstSeat):
            return self.state.form.first_rule
        if isinstance(widget, PieceTile | EntryList):
            return widget.rule
        if self.focus.part == "begin":
            return self.options.problem.rule if self.options.problem is not None else ""
        return self.options.rule_of(widget)

    def read_story(self) -> None:
        """Show the whole story of what is chosen."""
        entry = self.entry
        if entry is not None:
            self.go(Push(StoryScene(self.services, entry.title, entry.text, entry.picture or TITLE_PICTURE)))

    def prepare(self) -> None:
        """Let the pictures of the table be loaded while this is open, as soon as the game could begin."""
        chosen = (self.state.setup().choices, [seat.piece for seat in self.state.seats], self.services.window.stage)
        if chosen == self._prepared or self.state.problem() is not None:
            return
        self._prepared = chosen
        setup = self.state.setup()
        self.services.images.chores([partial(self.services.routes.prepare, self.mode, setup)])

    enter = prepare

    def handle(self, event: pygame.event.Event) -> Change | None:
        change = super().handle(event)
        if change is None:
            self.prepare()
        if event.type == pygame.MOUSEMOTION:
            self.pieces.look_at_pointed()
        else:
            self.pieces.look_at_focused(self.focus.current)
        return change

    # -- laying out --------------------------------------------------------------------------------

    def _columns(self) -> dict[str, list[Widget]]:
        area, left = self.area, self.area.x
        parts: dict[str, list[Widget]] = {}
        if self.choice_list is not None:
            entries = pygame.FRect(area.x, area.y, LIST_WIDTH, area.height)
            sheet = pygame.FRect(entries.right + GAP, area.y, SHEET_WIDTH, area.height)
            self.panels[CHOICE] = entries
            parts |= self._lists(entries, sheet)
            left = sheet.right + GAP
        panel = pygame.FRect(left, area.y, area.right - left, area.height)
        self.panels[PIECES] = panel
        high = seat_height(self.state) * min(self.grow, 1.12)
        tall = TILE_HEIGHT - (30 if self.grow > 1.1 else 0) + max(0.0, area.height - COLUMNS_HEIGHT) * 0.24
        bottom = self.pieces.place(panel, self.services.text, tall, self.grow, paged=False)
        seats_top = panel.bottom - 22 - high
        self.pieces.card = pygame.FRect(panel.x + 20, bottom + 12, panel.width - 40, seats_top - bottom - 26)
        if self.pieces.tiles:
            parts[PIECES] = list(self.pieces.tiles.values())
        parts["seats"] = self._seats(pygame.FRect(panel.x + 20, seats_top, panel.width - 40, high))
        return parts

    def _pages(self) -> dict[str, list[Widget]]:
        words, area, form = self.words, self.area, self.state.form
        titles = {
            CHOICE: form.lists[0].title if form.lists else "",
            PIECES: form.pieces_title,
            TABLE: words("ui.setup.table"),
        }
        high = TABS_HEIGHT * self.grow
        pages = [(page, titles[page]) for page in self.pages]
        tabs: Widget = Tabs((area.x, area.y, area.width, high), pages, self.page, self.turn)
        body = pygame.FRect(area.x, area.y + high + 20, area.width, area.height - high - 20)
        parts: dict[str, list[Widget]] = {"pages": [tabs]}
        self.panels[self.page] = body
        if self.page == CHOICE:
            entries = pygame.FRect(body.x, body.y, 700, body.height)
            sheet = pygame.FRect(entries.right + GAP, body.y, body.right - entries.right - GAP, body.height)
            self.panels[CHOICE] = entries
            parts |= self._lists(entries, sheet)
        elif self.page == PIECES:
            tall = (body.height - 150) / 2
            self.pieces.place(body, self.services.text, tall, self.grow, paged=True, wider=1.22)
            parts[PIECES] = list(self.pieces.tiles.values())
            self.pieces.card = pygame.FRect(body.x + 830, body.y + 30, body.width - 860, body.height - 60)
        else:
            row = pygame.FRect(body.x + 28, body.y + 32, body.width - 56, seat_height(self.state) * self.grow)
            parts["seats"] = self._seats(row)
        return parts

    def turn(self, page: str) -> None:
        """Show another page."""
        self.page = page
        self.refresh()

    def _lists(self, panel: pygame.FRect, sheet: pygame.FRect) -> dict[str, list[Widget]]:
        """The list that is shown and its sheet; above the list tabs, if there are several."""
        shown, entry, text = self.choice_list, self.entry, self.services.text
        assert shown is not None
        assert entry is not None
        parts: dict[str, list[Widget]] = {}
        head = 22.0 if self.paged else max(60.0, 34 + text.size(TYPE["panel-title"]))
        if len(self.state.form.lists) > 1:
            lists = [(found.id, self.state.told(found)) for found in self.state.form.lists]
            high = TABS_HEIGHT * self.grow
            head = high + TABS_TOP + 14
            place = (panel.x + 20, panel.y + TABS_TOP, panel.width - 40, high)
            parts["lists"] = [Tabs(place, lists, shown.id, self.show_list)]
        inner = (panel.x + 20, panel.y + head, panel.width - 40, panel.height - head - 16)
        entries = EntryList(inner, shown, entry.id, self.choose)
        entries.measure(text)
        pane = EntrySheet(sheet, entry, self.words, text, self.part, self.read_story)
        return parts | {CHOICE: [entries], "sheet": [pane]}

    def _seats(self, row: pygame.FRect) -> list[Widget]:
        actions = SeatActions(self.choose_seat, self.make_first, self.next_player, self.add_seat, self.remove_seat)
        return place_seats(row, self.state, self.words, self.part, actions)

    def _draw_panel(self, canvas: Canvas, rect: pygame.FRect, title: str) -> None:
        draw_leather(canvas, rect)
        if self.paged or not title:
            return
        style = TYPE["panel-title"].sized(28)
        base = rect.y + 14 + canvas.type.ascent(style)
        canvas.text(title, (rect.x + 28, base), style, canvas.theme["gold-title"])

    def tip_of(self, widget: Widget) -> Tip | None:
        """Why a piece cannot be taken stands on its parchment, not in a tooltip."""
        return None if isinstance(widget, PieceTile) else super().tip_of(widget)

    # -- focus -------------------------------------------------------------------------------------

    def _place_of_focus(self) -> tuple[str, int]:
        """The part that has the focus and the place in it, so that a new layout can give it back."""
        part = self.focus.part
        if part is None or self.focus.current is None:
            return "", 0
        return part, self.focus.parts[part].index(self.focus.current)

    def _focus_seat(self) -> None:
        """The ring on the seat that is chosen: where a seat comes or goes, other parts have its place in the row."""
        tiles = (widget for widget in self.focus.parts.get("seats", ()) if isinstance(widget, SeatTile))
        seat = next((tile for tile in tiles if tile.current), None)
        if seat is not None:
            self.focus.to(seat)

    def _restore_focus(self, part: str, place: int) -> None:
        widgets = self.focus.parts.get(part)
        if widgets:
            self.focus.to(widgets[min(place, len(widgets) - 1)])
        elif CHOICE in self.focus.parts:
            self.focus.to(self.focus.parts[CHOICE][0])
