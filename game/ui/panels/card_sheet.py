"""Card sheet: a choice between whole cards, side by side with the card that gives way, on a sheet over the table.

    sheet = CardSheetPanel(bounds, shown, selection, take, confirm)
    focus.parts = {"options": sheet.cards, "buttons": sheet.controls}
    sheet.draw(canvas)

The cards stand under tabs. A click marks a card, and the button takes the one that is marked; what is fixed with it is
said on a plate before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

import pygame

from game.kit.card_sheet import CardSheet, SheetCard, SheetTab
from game.kit.shown import Face, Sheet
from game.ui.cards.full_card import FULL, FullCards
from game.ui.cards.option_card import Option, OptionCard
from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_leather

WIDTH, HEIGHT, TOP = 1620.0, 912.0, 128.0
_TALL = 510.0
WHOLE = (FULL[0] * _TALL / FULL[1], FULL[1] * _TALL / FULL[1])
"""The size of a card where there is room for all of it."""
_INSET, _TAB, _GAP = 38.0, 66.0, 16.0
_CARDS_AT, _NOTES, _PLATE, _FOOT = 138.0, 34.0, 60.0, 84.0
_ARROW = 150.0


class CardsShown(NamedTuple):
    """What stands on the sheet: its words, and how its cards look."""

    sheet: CardSheet
    faces: Mapping[str, Face]
    texts: Mapping[str, Sheet]
    full: FullCards


class CardSheetPanel:
    """The sheet: tabs, the card that gives way, the cards to choose from, and the button that takes one."""

    def __init__(
        self,
        bounds: pygame.FRect,
        shown: CardsShown,
        options: Mapping[str, Option],
        words: Words,
        take: Callable[[str], object],
        confirm: Callable[[], object],
    ) -> None:
        self.shown, self.words = shown, words
        self._options, self._take = options, take
        height = min(HEIGHT, bounds.bottom - bounds.y - TOP - 12)
        self.rect = pygame.FRect(bounds.centerx - WIDTH / 2, bounds.y + TOP, WIDTH, height)
        self.tab = 0
        self.chosen = ""
        self.cards: list[OptionCard] = []
        self.confirm = Button(
            (0, 0, 1, 1), words("ui.table.confirm"), confirm, kind="main", enabled=False,
            reason=words("ui.table.mark-first"),
        )  # fmt: skip
        count = max(1, len(shown.sheet.tabs))
        wide = (self.rect.width - 2 * _INSET - _GAP * (count - 1)) / count
        self.tabs = [
            TabButton((self.rect.x + _INSET + at * (wide + _GAP), self.rect.y + 18, wide, _TAB), tab, self._turner(at))
            for at, tab in enumerate(shown.sheet.tabs)
        ]
        self._turned: Callable[[], object] = lambda: None
        self._lay()

    def on_turn(self, turned: Callable[[], object]) -> None:
        """Call this when other cards are shown."""
        self._turned = turned

    @property
    def controls(self) -> list[Button]:
        """The tabs, and the button that takes the marked card."""
        return [*(self.tabs if len(self.tabs) > 1 else ()), self.confirm]

    def turn_to(self, tab: int) -> bool:
        """Show the cards of a tab; false where there is none."""
        if not 0 <= tab < len(self.tabs):
            return False
        if tab != self.tab:
            self.tab = tab
            self._lay()
            self._turned()
        return True

    def tab_of(self, option: str) -> int:
        """The tab under which an option stands."""
        tabs = self.shown.sheet.tabs
        return next(at for at, tab in enumerate(tabs) if any(card.option == option for card in tab.cards))

    def mark(self, chosen: str) -> None:
        """Follow what is marked."""
        self.chosen = chosen
        for card in self.cards:
            card.selected = card.option.choice.id == chosen
        self.confirm.enabled = bool(chosen)
        label = self._options[chosen].choice.label if chosen else ""
        self.confirm.label = self.words("ui.table.take", what=label) if chosen else self.words("ui.table.take-none")

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the darkened table."""
        bounds, tab = canvas.bounds, self.shown.sheet.tabs[self.tab]
        canvas.rect((bounds.x, 64, bounds.width, bounds.height - 64), canvas.theme["backdrop"], alpha=170)
        draw_leather(canvas, self.rect)
        for at, button in enumerate(self.tabs):
            button.current = at == self.tab
            button.draw(canvas)
        self._draw_leaving(canvas, tab)
        for widget, card in zip(self.cards, tab.cards, strict=True):
            self._draw_heading(canvas, widget.rect, card.heading)
            widget.draw(canvas)
            self._draw_notes(canvas, widget.rect, card)
        self._draw_plate(canvas)
        self.confirm.draw(canvas)

    # -- laying out

    def _turner(self, at: int) -> Callable[[], bool]:
        return partial(self.turn_to, at)

    def _lay(self) -> None:
        rect, tab = self.rect, self.shown.sheet.tabs[self.tab]
        low = rect.bottom - _FOOT - (_PLATE + 14 if self.shown.sheet.plates else 0)
        high = min(_TALL, low - (rect.y + _CARDS_AT) - 2 * _NOTES - 14)
        wide = high * FULL[0] / FULL[1]
        first = rect.x + _INSET + 32
        self._leaving = pygame.FRect(first, rect.y + _CARDS_AT, wide, high)
        room = rect.right - _INSET - (self._leaving.right + _ARROW)
        step = room / len(tab.cards)
        self.cards = []
        for at, card in enumerate(tab.cards):
            x = self._leaving.right + _ARROW + step * at + (step - wide) / 2
            place = pygame.FRect(x, self._leaving.y, wide, high)
            self.cards.append(WholeCard(place, self._options[card.option], self.shown, self._take))
        self.confirm.rect = pygame.FRect(rect.right - _INSET - 524, rect.bottom - _FOOT + 8, 524, 60)
        self.mark(self.chosen)

    # -- drawing

    def _draw_leaving(self, canvas: Canvas, tab: SheetTab) -> None:
        sheet, rect, theme = self.shown.sheet, self._leaving, canvas.theme
        self._draw_heading(canvas, rect, sheet.heading)
        self.shown.full.draw(canvas, rect, self.shown.faces[tab.leaves], self.shown.texts[tab.leaves])
        canvas.rect(rect, theme["backdrop"], radius=12, alpha=48)
        plate = pygame.FRect(rect.x + 26, rect.y + rect.height * 0.26, rect.width - 52, 54)
        canvas.rect(plate, theme["oxblood-dark"], radius=6, edge=theme["gold-title"], width=2)
        style = canvas.type.at_most(TYPE["label"], 26)
        room = plate.width - 20
        canvas.text(sheet.gone, plate.center, style, theme["main-text"], align="middle", at="mid", width=room)
        told = capped(canvas.type, TYPE["ui"].sized(19.5), 1.1)
        at = (rect.centerx, rect.bottom + _NOTES)
        canvas.text(tab.note, at, told, theme["cream-2"], align="middle", width=rect.width + 40)
        x, y = rect.right + 16, rect.centery
        canvas.line((x, y), (x + _ARROW - 46, y), theme["gold"], 7)
        canvas.polygon([(x + _ARROW - 50, y - 22), (x + _ARROW - 18, y), (x + _ARROW - 50, y + 22)], theme["gold"])
        for index, line in enumerate(tab.between):
            at = (x + (_ARROW - 34) / 2, y - 36 if not index else y + 28 + 24 * index)
            canvas.text(line, at, told, theme["cream"], align="middle", width=_ARROW - 4)

    def _draw_heading(self, canvas: Canvas, rect: pygame.FRect, said: str) -> None:
        style = canvas.type.at_most(capped(canvas.type, TYPE["zone-title"].sized(26), 1.1), 32)
        at = (rect.centerx, rect.y - 18)
        canvas.text(said, at, style, canvas.theme["gold-title"], align="middle", width=rect.width + 60)

    def _draw_notes(self, canvas: Canvas, rect: pygame.FRect, card: SheetCard) -> None:
        style = capped(canvas.type, TYPE["ui"].sized(19.5), 1.1)
        for index, note in enumerate(card.notes[:2]):
            y = rect.bottom + _NOTES * (index + 1) - 6
            if note.icon:
                canvas.icon(note.icon, (rect.x + 10, y), 22, canvas.theme["gold-title"])
            canvas.text(note.text, (rect.x + 30, y), style, canvas.theme["cream"], at="mid", width=rect.width + 80)

    def _draw_plate(self, canvas: Canvas) -> None:
        pointed = next((card.option.choice.id for card in self.cards if card.hovered or card.focused), "")
        plate = self.shown.sheet.plates.get(self.chosen or pointed)
        if not self.shown.sheet.plates:
            return
        rect, theme = self.rect, canvas.theme
        box = pygame.FRect(rect.x + _INSET, rect.bottom - _FOOT - _PLATE, rect.width - 2 * _INSET, _PLATE)
        canvas.rect(box, theme["oxblood-dark"], radius=8, edge=theme["gold-title"], width=2)
        canvas.icon("lock", (box.x + 38, box.centery), 30, theme["gold-title"])
        x = box.x + 70
        said = plate.text if plate is not None else self.shown.sheet.fixed
        bold = capped(canvas.type, TYPE["ui-bold"].sized(21), 1.1)
        x += canvas.text(said, (x, box.centery), bold, theme["main-text"], at="mid", width=box.width * 0.45) + 22
        if plate is None:
            return
        style = capped(canvas.type, TYPE["ui"].sized(20), 1.1)
        x += canvas.text(plate.later, (x, box.centery), style, theme["cream"], at="mid", width=200) + 18
        for told in plate.cards:
            canvas.icon(told.icon, (x + 10, box.centery), 22, theme["gold-title"])
            room = max(10.0, min(220.0, box.right - x - 40))
            x += canvas.text(told.value, (x + 28, box.centery), bold, theme["main-text"], at="mid", width=room) + 52


class TabButton(Button):
    """A tab: its icon, its name, and what stands there now."""

    def __init__(self, rect: tuple[float, float, float, float], tab: SheetTab, on_press: Callable[[], object]) -> None:
        super().__init__(rect, tab.label, on_press)
        self.tab, self.current = tab, False

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        fill = theme["parchment-card"] if self.current else theme["leather-button"]
        if self.hovered and not self.current:
            fill = theme["leather-hover"]
        canvas.rect(rect, fill, radius=6, edge=theme["gold-line"], width=2)
        ink = theme["ink"] if self.current else theme["cream"]
        tint = theme["oxblood"] if self.current else theme["gold-title"]
        canvas.icon(self.tab.icon, (rect.x + 38, rect.centery), 34, tint)
        name = capped(canvas.type, TYPE["ui-bold"].sized(22), 1.1)
        canvas.text(self.label, (rect.x + 70, rect.y + 29), name, ink, width=rect.width - 84)
        second = capped(canvas.type, TYPE["second"], 1.05)
        muted = theme["ink-2"] if self.current else theme["cream-2"]
        canvas.text(self.tab.detail, (rect.x + 70, rect.y + 54), second, muted, width=rect.width - 84)


class WholeCard(OptionCard):
    """An option as the whole card."""

    radius = 12.0

    def __init__(
        self, rect: pygame.FRect, option: Option, shown: CardsShown, on_take: Callable[[str], object]
    ) -> None:
        super().__init__(rect, option, on_take)
        self.shown = shown

    def draw(self, canvas: Canvas) -> None:
        piece, theme = self.option.choice.piece, canvas.theme
        self.shown.full.draw(canvas, self.rect, self.shown.faces[piece], self.shown.texts[piece])
        if self.selected:
            grown = self.rect.inflate(18, 18)
            canvas.rect(grown, None, radius=18, edge=theme["gold-title"], width=8)
            canvas.image("badges/tick", (self.rect.right - 24, self.rect.y - 22, 46, 46))
        elif self.hovered:
            canvas.rect(self.rect.inflate(10, 10), None, radius=16, edge=theme["hovered"], width=4)
