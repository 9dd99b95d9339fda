"""Card sheet: a choice between whole cards, side by side with the card that gives way, on a sheet over the table.

    sheet = CardSheetPanel(bounds, shown, selection, take, confirm)
    focus.parts = {"options": sheet.cards, "buttons": sheet.controls}
    sheet.draw(canvas)

The cards stand under tabs. A click marks a card, and the button takes the one that is marked; what is fixed with it is
said on a plate before. What lies still under a tab is painted once; `cards_ahead` makes its cards ready before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

import pygame

from game.kit.card_sheet import CardSheet, SheetCard, SheetTab
from game.kit.geometry import Size
from game.ui.cards.full_card import FULL, FullCards
from game.ui.cards.option_card import Option, OptionCard
from game.ui.panels.banner import capped
from game.ui.panels.card_laying import CardLaying, CardLooks
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Style
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_leather

WIDTH, HEIGHT, TOP = 1620.0, 912.0, 128.0
CORNERS = 40.0
"""What the corners of a sheet may take that is no rectangle, both sides together."""
BAR = 64.0
"""The height of the header, which stays light."""
_TALL = 510.0
"""The height of a card where there is room for all of it."""
_INSET, _TAB, _GAP = 38.0, 66.0, 16.0
_CARDS_AT, _NOTES, _PLATE, _FOOT = 138.0, 34.0, 60.0, 84.0
_ARROW = 150.0
_HEADING = 60.0
_LARGE = 1.3
"""Above this growth of type what is said of the card that gives way stands above it, instead of its heading."""


class CardsShown(NamedTuple):
    """What stands on the sheet: its words, and how its cards look."""

    sheet: CardSheet
    looks: CardLooks


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
        ground: SheetGround,
    ) -> None:
        self.shown, self.words = shown, words
        self._options, self._take = options, take
        self.rect = _place(bounds)
        self._ground = ground
        self._shelf = PanelCache()
        self._painted = PanelCache()
        """The buttons: the sheet alone fills its own."""
        self._laying = CardLaying(shown.looks)
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
    def plate(self) -> pygame.FRect | None:
        """Where it stands what a choice fixes; None where none fixes anything."""
        if not self.shown.sheet.plates:
            return None
        rect = self.rect
        return pygame.FRect(rect.x + _INSET, rect.bottom - _FOOT - _PLATE, rect.width - 2 * _INSET, _PLATE)

    @property
    def foot(self) -> pygame.FRect:
        """Where nothing stands beside the button that takes the marked card."""
        left, low = self.rect.x + _INSET, self.rect.bottom
        return pygame.FRect(left, low - _FOOT + 5, self.confirm.rect.x - _GAP - left, _FOOT - 16)

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

    def close(self) -> None:
        """Drop what is painted, which is as large as the window: nobody waits until the sheet itself is collected."""
        self._shelf.forget()
        self._painted.forget()
        self._laying.forget()

    @property
    def kept_bytes(self) -> int:
        """The memory that the painted sheet takes, without its ground."""
        return self._shelf.bytes + self._painted.bytes

    def lies(self, piece: str) -> bool:
        """Whether a card lies on the sheet already."""
        return self._laying.card(piece) is not None

    def mark(self, chosen: str) -> None:
        """Follow what is marked."""
        self.chosen = chosen
        for card in self.cards:
            card.selected = card.option.choice.id == chosen
        self.confirm.enabled = bool(chosen)
        label = self._options[chosen].choice.label if chosen else ""
        self.confirm.label = self.words("ui.table.take", what=label) if chosen else self.words("ui.table.take-none")

    def update(self, dt: float) -> bool:
        """Let time pass; true while cards are still laid on the sheet."""
        return self._laying.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the darkened table."""
        tab = self.shown.sheet.tabs[self.tab]
        self._darken(canvas)
        canvas.shadow(self.rect, radius=6)
        self._ground.draw(canvas, self.rect)
        self._show_words(canvas, tab)
        for at, button in enumerate(self.tabs):
            button.current = at == self.tab
            self._painted.draw(canvas, button)
        self._laying.go_on(canvas)
        self._draw_leaving(canvas, tab)
        for widget in self.cards:
            self._draw_card(canvas, widget.option.choice.piece, widget.rect)
            widget.draw(canvas)
        self._draw_plate(canvas)
        self._painted.draw(canvas, self.confirm)

    # -- laying out

    def _turner(self, at: int) -> Callable[[], bool]:
        return partial(self.turn_to, at)

    def _lay(self) -> None:
        rect, tab = self.rect, self.shown.sheet.tabs[self.tab]
        wide, high = _card_size(rect, self.shown.sheet)
        first = rect.x + _INSET + 32
        self.leaving = pygame.FRect(first, rect.y + _CARDS_AT, wide, high)
        room = rect.right - _INSET - (self.leaving.right + _ARROW)
        step = room / len(tab.cards)
        self.cards = []
        for at, card in enumerate(tab.cards):
            x = self.leaving.right + _ARROW + step * at + (step - wide) / 2
            place = pygame.FRect(x, self.leaving.y, wide, high)
            self.cards.append(WholeCard(place, self._options[card.option], self._take))
        self.confirm.rect = pygame.FRect(rect.right - _INSET - 524, rect.bottom - _FOOT + 8, 524, 60)
        self._laying.begin([tab.leaves, *(card.option for card in tab.cards)], FullCards.upright((wide, high)))
        self.mark(self.chosen)

    # -- drawing

    def _darken(self, canvas: Canvas) -> None:
        """Darken the table round the sheet, up to its round corners: it hides what lies below it."""
        rect, (left, _, wide, _), low = self.rect.inflate(-CORNERS, -CORNERS), canvas.bounds, canvas.bounds.bottom
        right = left + wide
        for x, y, end, bottom in (
            (left, BAR, right, rect.y), (left, rect.bottom, right, low),
            (left, rect.y, rect.x, rect.bottom), (rect.right, rect.y, right, rect.bottom),
        ):  # fmt: skip
            canvas.rect((x, y, end - x, bottom - y), canvas.theme["veil"], alpha=170)

    def _show_words(self, canvas: Canvas, tab: SheetTab) -> None:
        """What is said of the cards: above them, below them, and beside the one that gives way."""
        rect, leaving = self.rect, self.leaving
        above = pygame.FRect(rect.x, leaving.y - _HEADING, rect.width, _HEADING)
        below = pygame.FRect(rect.x, leaving.bottom, rect.width, 2 * _NOTES + 14)
        beside = pygame.FRect(leaving.right, leaving.y, _ARROW, leaving.height)
        painters = (above, self._draw_headings), (below, self._draw_below), (beside, self._draw_between)
        for place, paint in painters:
            self._shelf.show(canvas, (self.tab, place.topleft), place, partial(paint, tab=tab))

    def _draw_headings(self, canvas: Canvas, tab: SheetTab) -> None:
        """What stands above each card."""
        if canvas.type.factor <= _LARGE:
            self._draw_heading(canvas, self.leaving, self.shown.sheet.heading)
        for widget, card in zip(self.cards, tab.cards, strict=True):
            self._draw_heading(canvas, widget.rect, card.heading)

    def _draw_below(self, canvas: Canvas, tab: SheetTab) -> None:
        """What is said below each card."""
        rect, told = self.leaving, self._told(canvas)
        at = (rect.centerx, rect.bottom + _NOTES)
        canvas.text(tab.note, at, told, canvas.theme["cream-2"], align="middle", width=rect.width + 40)
        for widget, card in zip(self.cards, tab.cards, strict=True):
            self._draw_notes(canvas, widget.rect, card)

    def _draw_card(self, canvas: Canvas, piece: str, rect: pygame.FRect) -> bool:
        """Draw a card if it lies there already."""
        card = self._laying.card(piece)
        if card is not None:
            self.shown.looks.full.lay(canvas, card, rect)
        return card is not None

    def _draw_leaving(self, canvas: Canvas, tab: SheetTab) -> None:
        """The card that gives way, once it lies there: its shade, and that it goes."""
        sheet, rect, theme = self.shown.sheet, self.leaving, canvas.theme
        if not self._draw_card(canvas, tab.leaves, rect):
            return
        canvas.rect(rect, theme["veil"], radius=12, alpha=48)
        plate = pygame.FRect(rect.x + 26, rect.y + rect.height * 0.26, rect.width - 52, 54)
        if canvas.type.factor > _LARGE:  # the picture is low: the plate would hide what the card says
            plate = pygame.FRect(rect.x, rect.y - 48, rect.width, 44)
        canvas.rect(plate, theme["oxblood-dark"], radius=6, edge=theme["gold-title"], width=2)
        style = canvas.type.at_most(TYPE["label"], 26)
        room = plate.width - 20
        canvas.text(sheet.gone, plate.center, style, theme["main-text"], align="middle", at="mid", width=room)

    def _draw_between(self, canvas: Canvas, tab: SheetTab) -> None:
        """The arrow from the card that gives way to the others, and what is said of it."""
        rect, theme, told = self.leaving, canvas.theme, self._told(canvas)
        x, y = rect.right + 16, rect.centery
        canvas.line((x, y), (x + _ARROW - 46, y), theme["gold"], 7)
        canvas.polygon([(x + _ARROW - 50, y - 22), (x + _ARROW - 18, y), (x + _ARROW - 50, y + 22)], theme["gold"])
        for index, line in enumerate(tab.between):
            at = (x + (_ARROW - 34) / 2, y - 36 if not index else y + 28 + 24 * index)
            canvas.text(line, at, told, theme["cream"], align="middle", width=_ARROW - 4)

    def _told(self, canvas: Canvas) -> Style:
        """The type of what is said beside and below the cards."""
        return capped(canvas.type, TYPE["ui"].sized(19.5), 1.1)

    def _draw_heading(self, canvas: Canvas, rect: pygame.FRect, said: str) -> None:
        style = canvas.type.at_most(capped(canvas.type, TYPE["zone-title"].sized(26), 1.1), 32)
        at = (rect.centerx, rect.y - 18)
        canvas.text(said, at, style, canvas.theme["gold-title"], align="middle", width=rect.width + 60)

    def _draw_notes(self, canvas: Canvas, rect: pygame.FRect, card: SheetCard) -> None:
        style, room = self._told(canvas), min(rect.width + 80, self.rect.right - _INSET - rect.x - 30)
        for index, note in enumerate(card.notes[:2]):
            y = rect.bottom + _NOTES * (index + 1) - 6
            if note.icon:
                canvas.icon(note.icon, (rect.x + 10, y), 22, canvas.theme["gold-title"])
            canvas.text(note.text, (rect.x + 30, y), style, canvas.theme["cream"], at="mid", width=room)

    def _draw_plate(self, canvas: Canvas) -> None:
        pointed = next((card.option.choice.id for card in self.cards if card.hovered or card.focused), "")
        plate = self.shown.sheet.plates.get(self.chosen or pointed)
        box, theme = self.plate, canvas.theme
        if box is None:
            return
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

    @property
    def look(self) -> Hashable:
        return super().look, self.tab, self.current, self.hovered

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


class SheetGround:
    """The leather that sheets lie on which follow each other: painted once, and before the first of them is shown."""

    def __init__(self) -> None:
        self._shelf = PanelCache()

    def draw(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw it."""
        self._shelf.show(canvas, "ground", rect, lambda made: draw_leather(made.alone(), rect, shadow=False))

    def expect(self, canvas: Canvas, bounds: pygame.FRect) -> None:
        """Paint it for a sheet that is going to be shown."""
        self.draw(canvas, _place(bounds))

    def forget(self) -> None:
        """Drop it: something else is asked."""
        self._shelf.forget()


class WholeCard(OptionCard):
    """An option as the whole card; it draws only what the hand does with it, over the card on the sheet."""

    radius = 12.0

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        if self.selected:
            grown = self.rect.inflate(18, 18)
            canvas.rect(grown, None, radius=18, edge=theme["gold-title"], width=8)
            canvas.image("badges/tick", (self.rect.right - 24, self.rect.y - 22, 46, 46))
        elif self.hovered:
            canvas.rect(self.rect.inflate(10, 10), None, radius=16, edge=theme["hovered"], width=4)


def cards_ahead(shown: CardsShown, canvas: Canvas, bounds: pygame.FRect) -> Iterator[Step]:
    """The steps that make the cards of a sheet ready before it is shown: those under the first tab are painted, of the
    others the pictures are read.
    """
    size = FullCards.upright(_card_size(_place(bounds), shown.sheet))
    for number, tab in enumerate(shown.sheet.tabs):
        for piece in (tab.leaves, *(card.option for card in tab.cards)):
            yield partial(_queue, shown.looks, canvas, piece, size, painted=not number)


def _queue(looks: CardLooks, canvas: Canvas, piece: str, size: Size, *, painted: bool) -> None:
    canvas.images.chores(looks.steps(canvas, piece, size, painted=painted), first=True)


def _place(bounds: pygame.FRect) -> pygame.FRect:
    """Where the sheet lies."""
    height = min(HEIGHT, bounds.bottom - bounds.y - TOP - 12)
    return pygame.FRect(bounds.centerx - WIDTH / 2, bounds.y + TOP, WIDTH, height)


def _card_size(rect: pygame.FRect, sheet: CardSheet) -> Size:
    """The size of a card on a sheet that lies there."""
    low = rect.bottom - _FOOT - (_PLATE + 14 if sheet.plates else 0)
    high = min(_TALL, low - (rect.y + _CARDS_AT) - 2 * _NOTES - 14)
    return high * FULL[0] / FULL[1], high
