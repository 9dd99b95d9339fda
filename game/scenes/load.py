"""Load: every saved journey with picture, quest, round and time; go on, export, delete and bring back, or keep a
damaged one aside. A file that is dropped on the window is brought in.

In a house of several games it is one list of all of them, each journey with the end of its box; a row above the list
shows one game alone.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game import paths
from game.kit.errors import SaveError
from game.kit.saves import SaveInfo
from game.scenes.journey import (
    game_of,
    given_name,
    place_of,
    saved_journeys,
    seats_line,
    title_of,
    when_saved,
    who_plays,
)
from game.scenes.journey_picture import draw_picture
from game.scenes.journey_sheet import draw_sheet
from game.scenes.page import GAP, MARGIN, TITLE_PICTURE, TOP_BAR, Page, draw_backdrop, draw_top_bar
from game.scenes.shelf.game_filter import HEIGHT as FILTER_HEIGHT
from game.scenes.shelf.game_filter import GameEnd, GameFilter, draw_end
from game.scenes.taking_up import take_up
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Change, Pop, Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.listbox import ListBox, ListRow, draw_row_ground
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.panel import draw_leather, draw_parchment

LIST_WIDTH, SHEET_WIDTH = 860.0, 760.0
ROW, HEIGHT = 104.0, 800.0
BACK, DELETE = 130.0, 150.0
ROW_END = 48.0
FOOT = 46.0


class LoadScene(Page):
    """The list of journeys at the left, the one that is looked at on parchment at the right."""

    def __init__(
        self, services: Services, out: str = "", bring_out: Callable[[str, SaveInfo], object] | None = None
    ) -> None:
        super().__init__(services)
        self.journeys: list[SaveInfo] = []
        self._out = out
        self._bring_out = bring_out
        self.slot = ""
        self.only = ""
        """The game whose journeys are shown alone; empty for all."""
        self.filter: GameFilter | None = None
        self.deleted: list[Path] = []
        """Where what was deleted here lies, the latest last: it can be brought back as long as the scene is open."""
        if services.saves is not None:
            services.saves.empty_bin()
        self.enter()

    def enter(self) -> None:
        """Look what lies in the folder of the saves."""
        self.journeys = saved_journeys(self.services)
        self._look_at_one_shown()
        self.refresh()

    @property
    def shown(self) -> list[SaveInfo]:
        """The journeys in the list, the latest first."""
        return [saved for saved in self.journeys if self.only in ("", game_of(self.services, saved))]

    def show_only(self, game: str) -> None:
        """Show the journeys of one game, or of all."""
        self.only = game
        self._look_at_one_shown()
        self.refresh()

    @property
    def selected(self) -> SaveInfo | None:
        """The journey that is looked at."""
        return next((saved for saved in self.shown if saved.slot == self.slot), None)

    def lay_out(self, bounds: pygame.FRect) -> None:
        part = self.focus.part
        growth = min(self.grow, 1.6)
        top = bounds.y + TOP_BAR + 36
        room = bounds.bottom - top - 40
        high = min(room, HEIGHT * growth)
        top += (room - high) * 0.4
        wide = min(LIST_WIDTH * growth, 1920 - 2 * MARGIN - GAP - SHEET_WIDTH)
        left = 960 - (wide + GAP + SHEET_WIDTH) / 2
        self.list_rect = pygame.FRect(left, top, wide, high)
        self.sheet = pygame.FRect(left + wide + GAP, top, 960 + (960 - left) - left - wide - GAP, high)
        rows = [ListRow(saved.slot, saved.slot) for saved in self.shown]
        inner = self.list_rect.inflate(-40, -48)
        self.filter = self._filter(inner) if len(self.services.games.ids) > 1 else None
        if self.filter is not None:
            inner = pygame.FRect(inner.x, inner.y + FILTER_HEIGHT + 16, inner.width, inner.height - FILTER_HEIGHT - 16)
        foot = FOOT * min(self.grow, 1.4)
        inner.height -= foot + 16
        journeys = ListBox(
            inner, rows, self.look_at, on_open=lambda slot: self.go_on(),
            selected=self.slot, row_height=ROW * growth, gap=8, paint=self._draw_row,
        )  # fmt: skip
        parts: dict[str, list[Widget]] = {"games": [self.filter]} if self.filter is not None else {}
        if rows:
            parts["journeys"] = [journeys]
        self._foot = pygame.FRect(inner.x, inner.bottom + 16, inner.width, foot)
        below = self._below(self._foot)
        parts["actions"] = self._buttons(min(self.grow, 1.4))
        parts |= {"below": below} if below else {}
        self.focus.parts = parts
        if part in parts:
            self.focus.to(parts[part][0])
        elif rows:
            self.focus.to(journeys)

    def handle(self, event: pygame.event.Event) -> Change | None:
        self._fit()
        way = {"left": -1, "right": 1}.get(self.services.bindings.action(event) or "", 0)
        if way and self.filter is not None and self.modal is None and self.focus.part in ("games", "journeys"):
            self.filter.step(way)
            return None
        return super().handle(event)

    def look_at(self, slot: str) -> None:
        """Show another journey."""
        self.slot = slot
        self.refresh()

    def go_on(self) -> None:
        """Take the journey up where it was left; a damaged one offers to be kept aside."""
        saved = self.selected
        if saved is None:
            return
        if saved.broken:
            self.keep_aside()
            return
        game, fault = game_of(self.services, saved), self._fault(saved)
        if fault:
            self.services.message(fault, "bad")
            return
        if self._bring_out is not None and game != self._out:
            self._bring_out(game, saved)
            self.go(Pop())
            return
        take_up(self, saved.slot, saved.head.title)

    def ask_delete(self) -> None:
        """Ask before a journey is deleted."""
        saved, words = self.selected, self.words
        if saved is None:
            return
        text = words("ui.load.delete_text", title=title_of(self.words, saved), where=place_of(saved))
        answers = [
            ModalAnswer(words("ui.load.keep"), lambda: None),
            ModalAnswer(words("ui.load.delete"), self.delete, "main"),
        ]
        self.ask(Modal(words("ui.load.delete_title"), text, answers, self.services.bindings))

    def delete(self) -> None:
        """Put the journey that is looked at into the bin."""
        try:
            held = self.services.saves.delete(self.slot)
        except SaveError as error:
            self.services.message(str(error), "bad")
            return
        self.deleted += [held] if held is not None else []
        self._gone()

    def bring_back(self) -> None:
        """Take back the last deletion."""
        try:
            self._come(self.services.saves.bring_back(self.deleted.pop()))
        except SaveError as error:
            self.services.message(str(error), "bad")
            self.refresh()

    def bring_in(self, file: Path) -> None:
        """Take a journey from a file."""
        try:
            self._come(self.services.saves.bring_in(file))
        except SaveError as error:
            self.services.message(str(error), "bad")

    def export(self) -> None:
        """Copy the journey that is looked at into a folder of its own, as one file."""
        try:
            path = self.services.saves.export(self.slot, paths.export_folder())
        except (SaveError, OSError) as error:
            self.services.message(str(error), "bad")
            return
        self.services.message(self.words("ui.load.exported", path=str(path)))

    def keep_aside(self) -> None:
        """Rename a damaged save, so that it is no longer offered."""
        try:
            aside = self.services.saves.keep_aside(self.slot)
        except SaveError as error:
            self.services.message(str(error), "bad")
            return
        self.services.message(self.words("ui.load.put_aside", name=aside.name))
        self._gone()

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            self.go(Pop())
        elif action == "main":
            self.go_on()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.ask_delete()
        elif event.type == pygame.DROPFILE:
            self.bring_in(Path(event.file))
        else:
            return False
        return True

    def paint(self, canvas: Canvas) -> None:
        saved, words, bindings = self.selected, self.words, self.services.bindings
        draw_backdrop(canvas, (saved.head.picture if saved else "") or TITLE_PICTURE)
        shown = (("confirm", "open"), ("back", "back"))
        hints = [(bindings.hint(action), words(f"ui.load.{name}")) for action, name in shown]
        if self.filter is not None:
            hints.insert(0, (bindings.hint("left") + bindings.hint("right"), words("ui.shelf.games")))
        draw_top_bar(canvas, words("ui.load.title"), hints)
        draw_leather(canvas, self.list_rect)
        draw_parchment(canvas, self.sheet, seed="load")
        if saved is None:
            at = (self.list_rect.centerx, self.list_rect.centery)
            canvas.text(words("ui.load.none"), at, TYPE["name"], canvas.theme["cream-2"], align="middle")
        else:
            foot = self.focus.parts["actions"][0].rect.y - 24
            draw_sheet(canvas, self.services, saved, self.sheet, foot)
        self._draw_way_in(canvas)

    def _draw_way_in(self, canvas: Canvas) -> None:
        """Say how a journey comes into the list, where the foot of the list has room for it."""
        style, below = TYPE["second-italic"], self.focus.parts.get("below", [])
        left = below[-1].rect.right + 24 if below else self.list_rect.x + 24
        room = self.list_rect.right - 28 - left
        told = self.words("ui.load.bring_in")
        if canvas.type.width(told, style) <= room:
            at = (self.list_rect.right - 28, self._foot.centery)
            canvas.text(told, at, style, canvas.theme["cream-2"], align="right", at="mid")

    def _come(self, slot: str) -> None:
        """A journey has come into the list: it is looked at."""
        self.journeys, self.only, self.slot = saved_journeys(self.services), "", slot
        self.refresh()

    def _gone(self) -> None:
        at = next((at for at, saved in enumerate(self.shown) if saved.slot == self.slot), 0)
        self.journeys = saved_journeys(self.services)
        left = self.shown
        self.slot = left[min(at, len(left) - 1)].slot if left else ""
        self.refresh()

    def _buttons(self, growth: float) -> list[Widget]:
        saved, words = self.selected, self.words
        y, high = self.sheet.bottom - 34 - 56 * growth, 56 * growth
        left, right = self.sheet.x + 40, self.sheet.right - 40
        back = Button((left, y, BACK * growth, high), words("ui.load.back"), lambda: self.go(Pop()), kind="parchment")
        if saved is None:
            return [back]
        label = words(f"ui.load.{'aside' if saved.broken else 'look' if saved.head.over else 'open'}")
        wide = max(230.0, self.services.text.width(label, TYPE["main-button"]) + 60)
        made: list[Widget] = [Button((right - wide, y, wide, high), label, self.go_on, kind="main")]
        made[0].reason = self._fault(saved)
        made[0].enabled = not made[0].reason
        growth = min(growth, (right - left - wide - 40) / (BACK + DELETE))
        back.rect.width, delete = BACK * growth, DELETE * growth
        place = (right - wide - 20 - delete, y, delete, high)
        made.append(Button(place, words("ui.load.delete"), self.ask_delete, kind="parchment", icon="trash"))
        return [*made, back]

    def _below(self, area: pygame.FRect) -> list[Widget]:
        """The buttons below the list: export, and bring back what was deleted."""
        saved, words = self.selected, self.words
        labels = [("export", self.export)] if saved is not None and not saved.broken else []
        labels += [("bring_back", self.bring_back)] if self.deleted else []
        made: list[Widget] = []
        x = area.x
        for name, on_press in labels:
            label = words(f"ui.load.{name}")
            wide = min(area.width / 2 - 8, self.services.text.width(label, TYPE["button"]) + 60)
            button = Button((x, area.y, wide, area.height), label, on_press)
            button.hint = words(f"ui.load.{name}_hint")
            made.append(button)
            x += wide + 16
        return made

    def _look_at_one_shown(self) -> None:
        if self.selected is None:
            self.slot = self.shown[0].slot if self.shown else ""

    def _filter(self, inner: pygame.FRect) -> GameFilter:
        """The row of games above the list."""
        games, rect = self.services.games, (inner.x, inner.y, inner.width, FILTER_HEIGHT)
        played = [game_of(self.services, saved) for saved in self.journeys]
        ends = [
            GameEnd(game, games.title(game).box.end, games.words(game)("ui.menu.name"), played.count(game),
                    bool(games.fault(game)))
            for game in games.ids
        ]  # fmt: skip
        return GameFilter(rect, self.words("ui.shelf.all"), ends, self.only, self.show_only)

    def _fault(self, saved: SaveInfo) -> str:
        """Why the game of a journey cannot be opened; empty if it can."""
        return "" if saved.broken else self.services.games.fault(game_of(self.services, saved))

    def _draw_row(self, canvas: Canvas, rect: pygame.FRect, row: ListRow, state: str) -> None:
        saved = next((saved for saved in self.journeys if saved.slot == row.id), None)
        if saved is None:
            return
        draw_row_ground(canvas, rect, state)
        theme, chosen = canvas.theme, state == "selected"
        ink, weak = (theme["ink"], theme["ink-2"]) if chosen else (theme["cream"], theme["cream-2"])
        picture = pygame.FRect(rect.x + 8, rect.y + 8, (rect.height - 16) * 1.7, rect.height - 16)
        fault = self._fault(saved)
        if self.filter is not None:
            end = pygame.FRect(rect.x + 10, rect.centery - ROW_END / 2, ROW_END, ROW_END)
            draw_end(canvas, end, self.services.games.title(game_of(self.services, saved)).box.end, tied=bool(fault))
            picture.x = end.right + 10
        if saved.broken:
            canvas.rect(picture, theme["danger"], radius=3, edge=theme["danger-edge"], width=1.6)
            canvas.icon("question", picture.center, picture.height * 0.55, theme["cream"])
        else:
            draw_picture(canvas, self.services, saved, picture, (0.65, 0.6), radius=3)
            canvas.rect(picture, radius=3, edge=theme["black-ink"], width=1.6)
        left, right = picture.right + 20, rect.right - 18
        style, small = TYPE["name"].sized(25), TYPE["ui"].sized(20)
        line, party = self._told(saved, fault), "" if saved.broken or fault else seats_line(saved)
        told = RichText(canvas.type, party, small, right - left)
        stands = bool(party) and told.lines == 1
        parts = (0.32, 0.59) if stands else (0.44, 0.76)
        first, second = (rect.y + rect.height * part for part in parts)
        used = canvas.text(when_saved(self.words, saved), (right, first), small, weak, align="right")
        room = right - left - used - 16
        used = canvas.text(title_of(self.words, saved), (left, first), style, ink, width=room) + 14
        if not saved.broken and (named := given_name(saved)) and used < room - 60:
            canvas.text(named, (left + used, first), small, weak, width=room - used)
        canvas.text(line, (left, second), small, weak, width=right - left)
        if stands:
            top = rect.y + rect.height * 0.88 - canvas.type.ascent(small)
            told.draw(canvas, (left, top), ground="parchment" if chosen else "leather", ink=weak)

    def _told(self, saved: SaveInfo, fault: str) -> str:
        """Where a journey stands, and who plays where that is not said with how each stands; or what is wrong with it.
        """
        if saved.broken:
            return self.words("ui.load.broken_second")
        if fault or seats_line(saved):
            return fault or place_of(saved)
        return self.words("ui.load.facts", who=who_plays(self.services, saved), where=place_of(saved))
