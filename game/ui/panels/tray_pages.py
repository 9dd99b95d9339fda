"""Tray pages: which options of a question lie in the tray just now: a page of them, or those of one piece alone.

Where the table has a place for a menu (`prompt/more` opens it, `prompt/menu` is where it lies), what has no button
beside those that have one comes in one list there, when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Sequence

import pygame

from game.ui.cards.option_card import Option, OptionCard
from game.ui.panels.question import Question
from game.ui.panels.tray import INSET, lay_out_menu, lay_out_tray, name_of, pages_of
from game.ui.screen.scene import Words
from game.ui.table.layout import Layout
from game.ui.widgets.button import Button

MORE, MENU = "prompt/more", "prompt/menu"
ALONE = (160.0, 44.0)
"""The button that turns to what is seldom wanted, where nothing else lies in the tray."""


class TrayPages:
    """Keeps the page that is shown; `turned` is called when it is another one."""

    def __init__(self, words: Words, take: Callable[[str], object], turned: Callable[[], object]) -> None:
        self._words, self._take, self._turned = words, take, turned
        self._page = 0
        self._alone: tuple[str, ...] = ()
        """The options that are looked at alone; empty: all of them, page by page."""
        self.pages: list[list[Option]] = []
        self._quiet: Container[str] = ()
        self.menu = False
        """Whether all that lies here is a list that opens."""

    def open(
        self, question: Question | None, *, anew: bool, left_out: Collection[str] = (), quiet: Container[str] = (),
        menu: bool = False,
    ) -> None:  # fmt: skip
        """Show this question, from its first page on where it is another one, but not what is `left_out`; what is
        `quiet` comes last, on pages of its own. In a `menu` all comes on one that opens, if others have their buttons.
        """
        if anew:
            self._page, self._alone = 0, ()
        self._quiet = quiet
        self.pages = _pages(question, left_out, quiet) if question is not None else []
        confirms = question is not None and (question.selection.may_decline or question.selection.confirms)
        self.menu = menu and bool(left_out) and not confirms and any(self.pages)
        if self.menu:
            self.pages = [[], [option for page in self.pages for option in page]]

    def is_quiet(self, option: str) -> bool:
        """Whether an option is seldom wanted, so that it is not lit where it lies."""
        return option in self._quiet

    @property
    def pages_left(self) -> bool:
        """Whether any option lies in the tray."""
        return any(self.pages)

    def turn(self) -> None:
        """Show the next page, or all pages again."""
        self._page = 0 if self._alone else (self._page + 1) % max(1, len(self.pages))
        self._alone = ()
        self._turned()

    def close(self) -> bool:
        """Close the menu; false where none is open."""
        if not self.menu or not (self._page or self._alone):
            return False
        self._page, self._alone = 0, ()
        self._turned()
        return True

    def show_alone(self, options: Sequence[str]) -> bool:
        """Show these options alone; false where none of them lies here, or just these are shown."""
        found = tuple(option.choice.id for page in self.pages for option in page if option.choice.id in options)
        if not found or found == self._alone:
            return False
        self._alone = found
        self._turned()
        return True

    def hides(self, option: str) -> bool:
        """Whether an option lies here, but is not seen just now."""
        lying = {it.choice.id for page in self.pages for it in page}
        return option in lying and option not in {it.choice.id for it in self._shown()}

    def reveal(self, option: str) -> None:
        """Turn to the page on which an option lies."""
        found = next((at for at, page in enumerate(self.pages) if option in {it.choice.id for it in page}), self._page)
        if self._alone or found != self._page:
            self._page, self._alone = found, ()
            self._turned()

    def lay(self, question: Question, zone: pygame.FRect, buttons: list[Button]) -> list[OptionCard]:
        """The options that are shown as plates, and the buttons behind them with the one that turns the page."""
        pages, shown = self.pages or [[]], self._shown()
        if len(pages) > 1 or self._alone:
            page = pages[(self._page + 1) % len(pages)]
            further = any(self.is_quiet(option.choice.id) for option in page)
            following = self._words("ui.table.tray-more") if further else name_of(page)
            label = following or self._words("ui.table.tray-page", page=self._page + 1, pages=len(pages))
            label = self._words("ui.table.tray-all") if self._alone else label
            buttons.insert(0, Button((0, 0, 1, 1), label, self.turn, icon="arrow-right"))
        cards = lay_out_tray(zone, shown, self._take, self._keys(question, shown), buttons)
        if not shown and len(pages) > 1 and len(buttons) == 1:
            wide, high = ALONE
            buttons[0].rect = pygame.FRect(zone.x + INSET, zone.bottom - high - 8, wide, high)
        return cards

    def lay_menu(self, question: Question, layout: Layout) -> tuple[list[OptionCard], Button]:
        """The menu as far as it is open, and the button that opens and closes it."""
        shown, opened = self._shown(), bool(self._page or self._alone)
        icon = "arrow-down" if opened else "arrow-up"
        more = Button(layout[MORE].copy(), self._words("ui.table.tray-more"), self.turn, icon=icon)
        return lay_out_menu(layout[MENU], shown, self._take, self._keys(question, shown)), more

    def _keys(self, question: Question, shown: Sequence[Option]) -> list[str]:
        """The digits of options."""
        order = [option.choice.id for option in question.options]
        digits = [order.index(option.choice.id) + 1 for option in shown]
        return [str(digit) if digit < 10 else "" for digit in digits]

    def _shown(self) -> list[Option]:
        """The options that are seen now."""
        pages = self.pages or [[]]
        if self._alone:
            return [option for page in pages for option in page if option.choice.id in self._alone]
        return pages[min(self._page, len(pages) - 1)]


def _pages(question: Question, left_out: Container[str], quiet: Container[str]) -> list[list[Option]]:
    """The options that lie in the tray, page by page: all that are docked, or what lies nowhere on the table; without
    what is `left_out`.
    """
    selection = question.selection
    if selection.gesture.place == "button" or selection.gesture.pick == "count":
        return [[]]
    wanted = [option for option in question.options if selection.gesture.dock or not option.seen]
    options = [option for option in wanted if option.choice.id not in left_out]
    loud = [option for option in options if option.choice.id not in quiet]
    buttons = int(selection.may_decline or selection.confirms)
    if len(loud) == len(options):
        return pages_of(options, buttons)
    return [*pages_of(loud, buttons + 1), *pages_of([option for option in options if option not in loud], 1)]
