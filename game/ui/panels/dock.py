"""Dock: the banner that names the decider, hanging from the header, and the options docked below it.

    dock = Dock(services.words, layout, DockActions(take, confirm, decline))
    dock.ask(Question(prompt, banner, options, selection, portrait))
    focus.parts = {..., "options": dock.options, "buttons": dock.buttons}
    dock.draw(canvas)

Choices about dice have their buttons in the dice tray. While the player peeks the dock is drawn at 12 %.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame
from msgspec import structs

from game.ui.cards.option_card import OptionCard, OptionRow
from game.ui.panels.banner import draw_banner, room_for_words
from game.ui.panels.card_sheet import CardSheetPanel, CardsShown, SheetGround
from game.ui.panels.free_room import find_room
from game.ui.panels.option_layout import (
    FEW,
    GAP,
    PADDING,
    cards_in,
    in_row,
    rows_in,
)
from game.ui.panels.placed_options import MAIN, is_way_on, lay_out_buttons, lay_out_placed, placed_in, quiet_in
from game.ui.panels.question import CONSEQUENCE, Question
from game.ui.panels.roll_controls import RollButton, RollOffer, TokenRow
from game.ui.panels.tray import TRAY
from game.ui.panels.tray_pages import MORE, TrayPages
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE
from game.ui.screen.tween import Tween, out_cubic
from game.ui.table.dice_tray import roll_zones
from game.ui.table.layout import Layout
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Kind
from game.ui.widgets.panel import draw_parchment

HAND_OVER, DOCKING = 300.0, 160.0
PEEK = 0.12
BUTTON_HEIGHT = 44.0
MOST_HEIGHT = 200.0
PUT_BACK = 154.0
"""The width of the button that puts a choice back."""
NARROW, ALONE, WIDER = 540.0, 380.0, 252.0
"""How wide the panel is for few options, and for one card or little else, and how much wider for more than a few cards.
"""
BRIEF = 28
"""Letters of a consequence that stand in a line of the narrowest panel."""


class DockActions(NamedTuple):
    """What the widgets of the dock do."""

    take: Callable[[str], object]
    confirm: Callable[[], object]
    decline: Callable[[], object]
    put_back: Callable[[], object]
    """Put back what waits for a roll."""
    lift: Callable[[str], object]
    """Mark so many of an amount."""
    quiet: Callable[[], object] = lambda: None
    """Decline an offer for the rest of the round."""


class Dock:
    """The banner, the options and the buttons of the open question."""

    def __init__(self, words: Words, layout: Layout, actions: DockActions) -> None:
        self.words, self.actions = words, actions
        self.layout = layout
        self.question: Question | None = None
        self.options: list[OptionCard] = []
        self.buttons: list[Button] = []
        self.beside: list[Widget] = []
        self.below: list[Widget] = []
        """What else stands in the banner, beside its words and below them."""
        self.tokens: TokenRow | None = None
        self.sheet: CardSheetPanel | None = None
        self.on_turn: Callable[[], object] = lambda: None
        """Called when a sheet, or the tray, shows other options."""
        self.tray = TrayPages(words, actions.take, self._page_turned)
        self.device = ""
        """The device that alone answers; empty where any does."""
        self.peeking = False
        self.calm = False
        self.panel: pygame.FRect | None = None
        """What the options and their buttons lie on; None where they need none."""
        self._placed: dict[str, str] = {}
        """The options that have a place of their own on the table."""
        self._slide = Tween(1.0, out_cubic)
        self._shelf = PanelCache()
        self.ground = SheetGround()

    def ask(self, question: Question | None, layout: Layout | None = None) -> None:
        """Show a question, or none; the banner swings in where the decider changes."""
        before = self.question
        self.layout = layout or self.layout
        self.question = question
        self.options, self.buttons, self.panel, self.tokens = [], [], None, None
        kept = self._close_sheet()
        anew = question is None or before is None or before.prompt is not question.prompt
        self._placed = placed_in(self.layout, question) if question is not None else {}
        quiet = quiet_in(self.layout, question) if question is not None else ()
        tray, menu = question if TRAY in self.layout else None, MORE in self.layout
        self.tray.open(tray, anew=anew, left_out=self._placed, quiet=quiet, menu=menu)
        if question is None or question.cards is None:
            self.ground.forget()
        if question is None:
            return
        if before is None or before.banner.decider != question.banner.decider:
            self._slide.jump(0.0)
            self._slide.to(1.0, 0.0 if self.calm else HAND_OVER)
        elif before.prompt is not question.prompt:
            self._slide.jump(0.75)
            self._slide.to(1.0, 0.0 if self.calm else DOCKING)
        if question.cards is not None:
            same = before is not None and before.prompt is question.prompt and kept is not None
            self._make_sheet(question, question.cards, kept.tab if same and kept is not None else 0)
        else:
            self._make_options(question)
            self._make_buttons(question)
            self._find_room(question)
        self.refresh()

    def lay_out(self, layout: Layout) -> None:
        """Take the places of another layout; what is asked is asked anew."""
        self.layout = layout

    def hush(self) -> None:
        """Keep the banner alone: its question is answered, and what follows is not seen yet. What was said of the
        question ("nothing is rolled yet") no longer holds.
        """
        if self.question is not None:
            self.question.banner = structs.replace(self.question.banner, details=())
        self.options, self.buttons, self.panel, self.tokens = [], [], None, None
        self._close_sheet()

    def _close_sheet(self) -> CardSheetPanel | None:
        """The sheet, which is gone now."""
        gone, self.sheet = self.sheet, None
        if gone is not None:
            gone.close()
        return gone

    def refresh(self) -> None:
        """Follow what is marked: ticks on the options, the amount on Confirm."""
        question = self.question
        if question is None:
            return
        if question.selection.gesture.pick == "pair" and TRAY in self.layout:
            self.options = lay_out_placed(self.layout, question, placed_in(self.layout, question), self.actions.take)
        for card in self.options:
            card.selected = card.option.choice.id in (*question.selection.chosen, question.waiting)
        if self.sheet is not None:
            self.sheet.mark(next(iter(question.selection.chosen), ""))
            return
        if self.tokens is not None:
            self.tokens.value = str(question.selection.amount)
        for button in self.buttons:
            if button.on_press == self.actions.confirm and question.roll is None:
                button.enabled = question.selection.ready
                button.label = question.confirm_label(self.words)

    def offer(self, roll: RollOffer | None) -> None:
        """What the roll brings and costs has changed with what is marked."""
        if self.question is not None:
            self.question.roll = roll
        for button in self.buttons:
            if isinstance(button, RollButton) and roll is not None:
                button.offer = roll

    @property
    def rects(self) -> list[pygame.FRect]:
        """What the dock covers: nothing may be placed below it."""
        if self.question is None:
            return []
        covered = [self.layout["prompt"], *([self.sheet.rect] if self.sheet is not None else [])]
        covered += [self.panel] if self.panel is not None else []
        alone = (*self.buttons, *self.options)
        return [*covered, *(widget.rect for widget in alone if widget.rect.collidelist(covered) < 0)]

    @property
    def controls(self) -> list[Widget]:
        """Its buttons, the row of tokens before a roll, and the tabs of a sheet."""
        if self.sheet is not None:
            return list(self.sheet.controls)
        return [*self.buttons, *([self.tokens] if self.tokens is not None else [])]

    def covers(self, pos: tuple[float, float]) -> bool:
        """Whether a place lies under the dock."""
        return not self.peeking and any(rect.collidepoint(pos) for rect in self.rects)

    def update(self, dt: float) -> bool:
        """Let time pass; true while the banner moves, or cards are laid on a sheet."""
        laying = self.sheet is not None and self.sheet.update(dt)
        return self._slide.update(dt) or laying

    def draw(self, canvas: Canvas) -> None:
        """Draw the dock, nearly clear while the player peeks."""
        if self.question is None:
            return
        if self.peeking:
            with_dock = canvas.surface.copy()
            self._draw(canvas, with_dock, 0.0)
            with_dock.set_alpha(round(255 * PEEK))
            canvas.surface.blit(with_dock, (0, 0))
            return
        fall = (1.0 - self._slide.value) * -self.layout["prompt"].height
        self._draw(canvas, canvas.surface, fall)

    def _draw(self, canvas: Canvas, surface: pygame.Surface, fall: float) -> None:
        question = self.question
        assert question is not None
        place, panel = self.layout["prompt"], self.panel
        beside = [button.rect for button in (*self.buttons, *self.beside) if button.rect.colliderect(place)]
        text = room_for_words(self.layout["prompt/text"], beside, [widget.rect for widget in self.below])
        onto = canvas.lowered(surface, 0.0)
        if self.sheet is not None:
            self.sheet.draw(onto)
        if panel is not None:
            draw = partial(draw_parchment, rect=panel, seed="dock", rule=False)
            self._shelf.show(onto, "panel", panel, draw, pad=16, fall=fall)
        banner, portrait = question.banner, question.portrait
        self._shelf.show(
            onto, ("banner", banner, portrait, tuple(text), self.device), place,
            lambda made: draw_banner(made, place, text, banner, portrait, self.words, self.device), pad=12, fall=fall,
        )  # fmt: skip
        moved = canvas.lowered(surface, fall)
        if panel is not None:
            question.draw_amount(moved, panel, self.words)
            question.draw_consequence(moved, panel)
        if self.sheet is not None:
            return
        for widget in (*self.options, *self.controls):
            if fall:
                widget.draw(moved)
            else:
                self._shelf.draw(moved, widget)

    def _make_sheet(self, question: Question, cards: CardsShown, tab: int) -> None:
        """The sheet of whole cards; its own button takes the one that is marked."""
        options = {option.choice.id: option for option in question.options}
        bounds, take, confirm = self.layout.bounds, self.actions.take, self.actions.confirm
        sheet = CardSheetPanel(bounds, cards, options, self.words, take, confirm, self.ground)
        sheet.turn_to(tab)
        sheet.on_turn(self._turned)
        self.sheet = sheet
        self.options, self.buttons = list(sheet.cards), [sheet.confirm]

    def _turned(self) -> None:
        """A sheet shows other cards."""
        if self.sheet is not None:
            self.options = list(self.sheet.cards)
            self.on_turn()

    def _make_options(self, question: Question) -> None:
        dock = question.selection.gesture.dock
        unseen = [option for option in question.options if not option.seen]
        if question.selection.gesture.place == "button" or question.selection.gesture.pick == "count":
            return
        if TRAY in self.layout:
            return
        if not dock and not unseen:
            return
        zone = self.layout["prompt/options"].copy()
        rows = dock == "rows" or not any(option.picture for option in question.options)
        if len(question.options) >= FEW and zone.width < NARROW:
            zone = zone.inflate(NARROW - zone.width, 0)
        if not rows and len(question.options) > FEW:
            zone = zone.inflate(WIDER, 0)
        elif len(question.options) < FEW:
            alone = not rows and len(question.options) == 1
            zone = zone.inflate((ALONE if alone else min(NARROW, zone.width)) - zone.width, 0)
        confirm = BUTTON_HEIGHT + GAP if question.selection.confirms or question.prompt.offer else 0.0
        rects, height = (rows_in if rows else cards_in)(zone, question.options, MOST_HEIGHT - confirm)
        kind = OptionRow if rows else OptionCard
        for index, (option, rect) in enumerate(zip(question.options, rects, strict=True)):
            key = str(index + 1) if index < 9 else ""
            self.options.append(kind(rect, option, self.actions.take, key=key))
        self.panel = pygame.FRect(zone.x, zone.y - 6, zone.width, height + confirm + 6)

    def _page_turned(self) -> None:
        """The tray shows other options."""
        if self.question is not None:
            self._make_buttons(self.question)
            self.refresh()
            self.on_turn()

    def _make_buttons(self, question: Question) -> None:
        banner, selection = question.banner, question.selection
        if question.roll is not None:
            if TRAY in self.layout:
                self.options = [] if self.tray.menu else self.tray.lay(question, self.layout[TRAY], [])
            self._make_roll(question, question.roll)
            return
        wanted: list[Button] = []
        decline = banner.decline or self.words("ui.table.skip")
        if selection.may_decline:
            icon = "bell" if TRAY in self.layout and MAIN not in self.layout else ""
            kind: Kind = "main" if is_way_on(self.layout, question, self._placed) else "plain"
            wanted.append(Button((0, 0, 1, 1), decline, self.actions.decline, kind=kind, icon=icon,
                                 style=TYPE["button"]))  # fmt: skip
        if selection.confirms:
            wanted.append(
                Button(
                    (0, 0, 1, 1), question.confirm_label(self.words), self.actions.confirm, kind="main",
                    style=TYPE["button"],
                    enabled=selection.ready,
                    reason=self.words("ui.table.mark-first"),
                )
            )  # fmt: skip
        self.buttons = wanted
        if question.prompt.offer and selection.may_decline:
            words = self.words
            quiet = Button((0, 0, 1, 1), words("ui.table.quiet"), self.actions.quiet, hint=words("ui.table.quiet-hint"))
            wanted.insert(1, quiet)
        if TRAY in self.layout:
            own = lay_out_placed(self.layout, question, self._placed, self.actions.take)
            if self.tray.menu:
                listed, more = self.tray.lay_menu(question, self.layout)
                self.options = [*own, *listed]
                wanted.append(more)
                return
            free = MAIN in self.layout and not self.layout[MAIN].colliderect(self.layout[TRAY])
            if (free or not self.tray.pages_left) and lay_out_buttons(self.layout, wanted):
                further: list[Button] = []
                self.options = [*own, *(self.tray.lay(question, self.layout[TRAY], further) if free else [])]
                wanted += further
                return
            self.options = [*own, *self.tray.lay(question, self.layout[TRAY], wanted)]
            return
        if not wanted:
            return
        if selection.gesture.place == "die":
            in_row(wanted, self.layout["dice/stakes"])
        elif len(wanted) == 1 and not selection.confirms:
            wanted[0].rect = self.layout["prompt/button"].copy()
        else:
            self._place_below(wanted)

    def _make_roll(self, question: Question, offer: RollOffer) -> None:
        """The button that rolls in the tray, tokens above it, and what puts the choice back in the banner."""
        zones, words = roll_zones(self.layout), self.words
        self.buttons = [RollButton(zones.roll, words("ui.table.roll"), self.actions.confirm, offer)]
        if offer.back:
            zone = self.layout["prompt/button"]
            place = pygame.FRect(zone.right - PUT_BACK, zone.y, PUT_BACK, zone.height)
            self.buttons.append(Button(place, words("ui.table.put-back"), self.actions.put_back, key=offer.back))
        elif question.selection.may_decline:
            decline = question.banner.decline or words("ui.table.skip")
            self.buttons.append(Button(self.layout["prompt/button"], decline, self.actions.decline))
        if question.selection.gesture.pick == "count":
            amounts = [(option.choice.id, option.choice.brief or option.choice.id) for option in question.options]
            label = question.banner.amount or words("ui.table.amount")
            self.tokens = TokenRow(zones.tokens, label, amounts, str(question.selection.amount), self.actions.lift)

    def _place_below(self, wanted: list[Button]) -> None:
        if "prompt/confirm" in self.layout and self.panel is None:
            in_row(wanted, self.layout["prompt/confirm"])
            return
        zone = self.layout["prompt/options"]
        if self.panel is None:
            consequence = self.question.consequence if self.question is not None else ""
            told = CONSEQUENCE if consequence else 0.0
            counted = self.question is not None and self.question.counts
            little = len(wanted) < 3 and len(consequence) <= BRIEF
            width = zone.width if counted else ALONE if little else NARROW
            self.panel = pygame.FRect(zone.x, zone.y - 6, width, told + BUTTON_HEIGHT + 2 * PADDING)
        room = pygame.FRect(0, 0, (210.0, 340.0, 560.0)[len(wanted) - 1], BUTTON_HEIGHT)
        room.bottomright = (self.panel.right - PADDING, self.panel.bottom - PADDING + 2)
        if self.question is not None and self.question.selection.gesture.place == "button":
            room.width = min(480.0 if len(wanted) < 3 else NARROW, self.panel.width - 2 * PADDING)
            room.centerx = self.panel.centerx
        in_row(wanted, room)

    def _find_room(self, question: Question) -> None:
        """Move the panel with all that lies on it to where it covers nothing that is asked about."""
        panel = self.panel
        if panel is None:
            return
        bounds, top = self.layout.bounds, self.layout["header"].bottom
        inside = pygame.FRect(bounds.x, top, bounds.width, bounds.bottom - top).inflate(-2 * GAP, -2 * GAP)
        near = (self.layout["prompt"].centerx, self.layout["prompt"].bottom)
        place = find_room(panel.size, inside, question.room.must, question.room.rather, near)
        way = (place.x - panel.x, place.y - panel.y)
        for widget in (*self.options, *self.buttons):
            if panel.contains(widget.rect):
                widget.rect = widget.rect.move(way)
        self.panel = place
