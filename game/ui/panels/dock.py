"""Dock: the banner that names the decider, hanging from the header, and the options docked below it.

    dock = Dock(services.words, layout, DockActions(take, confirm, decline))
    dock.ask(Question(prompt, banner, options, selection, portrait))
    focus.parts = {..., "options": dock.options, "buttons": dock.buttons}
    dock.draw(canvas)

Choices about dice have their buttons in the dice tray. While the player peeks the dock is drawn at 12 %.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame

from game.kit.prompts import Prompt
from game.kit.shown import Banner
from game.ui.cards.option_card import Option, OptionCard, OptionRow
from game.ui.panels.banner import capped, draw_banner
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE
from game.ui.screen.tween import Tween, out_cubic
from game.ui.screen.window import Stage
from game.ui.table.gestures import Selection
from game.ui.table.layout import Layout
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_parchment

HAND_OVER, DOCKING = 300.0, 160.0
PEEK = 0.12
PADDING, GAP = 14.0, 10.0
ROW_HEIGHT, TALL_ROW, BUTTON_HEIGHT = 52.0, 80.0, 44.0
LONG_DETAIL = 56
MOST_HEIGHT = 200.0
FEW, WIDER = 4, 252.0
"""More cards than these lie in two rows, and the panel is so much wider."""
LINE, LINE_SIGNS = 23.0, 46
"""The height of a further line in a tall row, and how many signs it takes at least."""


class DockActions(NamedTuple):
    """What the widgets of the dock do."""

    take: Callable[[str], object]
    confirm: Callable[[], object]
    decline: Callable[[], object]


@dataclass
class Question:
    """All that the dock shows of a prompt. `portrait` is the asset of the decider's picture."""

    prompt: Prompt
    banner: Banner
    options: Sequence[Option]
    selection: Selection
    portrait: str = ""
    docked: bool = True
    """False while the table is still moving: the options stay away, so that it can be seen."""


class Dock:
    """The banner, the options and the buttons of the open question."""

    def __init__(self, words: Words, layout: Layout, actions: DockActions) -> None:
        self.words, self.actions = words, actions
        self.layout = layout
        self.question: Question | None = None
        self.options: list[OptionCard] = []
        self.buttons: list[Button] = []
        self.peeking = False
        self.calm = False
        self._panel: pygame.FRect | None = None
        self._slide = Tween(1.0, out_cubic)
        self._shelf = PanelCache()

    def ask(self, question: Question | None, layout: Layout | None = None) -> None:
        """Show a question, or none; the banner swings in where the decider changes."""
        before = self.question
        self.layout = layout or self.layout
        self.question = question
        self.options, self.buttons, self._panel = [], [], None
        if question is None:
            return
        if before is None or before.banner.decider != question.banner.decider:
            self._slide.jump(0.0)
            self._slide.to(1.0, 0.0 if self.calm else HAND_OVER)
        elif before.prompt is not question.prompt:
            self._slide.jump(0.75)
            self._slide.to(1.0, 0.0 if self.calm else DOCKING)
        self._make_options(question)
        self._make_buttons(question)
        self.refresh()

    def refresh(self) -> None:
        """Follow what is marked: ticks on the options, the amount on Confirm."""
        question = self.question
        if question is None:
            return
        for card in self.options:
            card.selected = card.option.choice.id in question.selection.chosen
        for button in self.buttons:
            if button.on_press == self.actions.confirm:
                button.enabled = question.selection.ready
                button.label = self._confirm_label(question)

    @property
    def rects(self) -> list[pygame.FRect]:
        """What the dock covers: nothing may be placed below it."""
        if self.question is None:
            return []
        covered = [self.layout["prompt"]]
        return [*covered, self._panel] if self._panel is not None else covered

    def covers(self, pos: tuple[float, float]) -> bool:
        """Whether a place lies under the dock."""
        return not self.peeking and any(rect.collidepoint(pos) for rect in self.rects)

    def update(self, dt: float) -> bool:
        """Let time pass; true while the banner moves."""
        return self._slide.update(dt)

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
        place, text, panel = self.layout["prompt"], self._text_zone(), self._panel
        onto = _moved(canvas, surface, 0.0)
        if panel is not None:
            draw = partial(draw_parchment, rect=panel, seed="dock", rule=False)
            self._shelf.show(onto, "panel", panel, draw, pad=16, fall=fall)
        banner, portrait = question.banner, question.portrait
        self._shelf.show(
            onto, ("banner", banner, portrait, tuple(text)), place,
            lambda made: draw_banner(made, place, text, banner, portrait, self.words), pad=12, fall=fall,
        )  # fmt: skip
        moved = _moved(canvas, surface, fall)
        if panel is not None:
            self._draw_amount(moved, question, panel)
        for widget in (*self.options, *self.buttons):
            widget.draw(moved)

    def _draw_amount(self, canvas: Canvas, question: Question, panel: pygame.FRect) -> None:
        """Beside the buttons of an amount: what it adds and what stays, in words."""
        if question.selection.gesture.pick != "count":
            return
        detail = question.options[question.selection.amount].choice.detail or self.words("ui.table.lift")
        style = capped(canvas.type, TYPE["ui"].sized(20), 1.1)
        text = RichText(canvas.type, detail, style, panel.width - 2 * PADDING - 330)
        top = panel.centery + 2 - text.height / 2
        text.draw(canvas, (panel.x + PADDING + 8, top), ground="parchment")

    def _text_zone(self) -> pygame.FRect:
        """Where the words of the banner stand; a button in the banner leaves less room for the details."""
        zone = self.layout["prompt/text"].copy()
        if any(button.rect.colliderect(self.layout["prompt"]) for button in self.buttons):
            zone.width = self.layout["prompt/button"].x - 14 - zone.x
        return zone

    def _make_options(self, question: Question) -> None:
        dock = question.selection.gesture.dock
        unseen = [option for option in question.options if not option.seen]
        if question.selection.gesture.place == "button" or question.selection.gesture.pick == "count":
            return
        if not question.docked or (not dock and not unseen):
            return
        zone = self.layout["prompt/options"].copy()
        rows = dock == "rows" or not any(option.picture for option in question.options)
        if not rows and len(question.options) > FEW:
            zone = zone.inflate(WIDER, 0)
        confirm = BUTTON_HEIGHT + GAP if question.selection.confirms else 0.0
        rects, height = (_rows if rows else _cards)(zone, question.options, MOST_HEIGHT - confirm)
        kind = OptionRow if rows else OptionCard
        for index, (option, rect) in enumerate(zip(question.options, rects, strict=True)):
            key = str(index + 1) if index < 9 else ""
            self.options.append(kind(rect, option, self.actions.take, key=key))
        self._panel = pygame.FRect(zone.x, zone.y - 6, zone.width, height + confirm + 6)

    def _make_buttons(self, question: Question) -> None:
        banner, selection = question.banner, question.selection
        wanted: list[Button] = []
        decline = banner.decline or self.words("ui.table.skip")
        if selection.may_decline:
            wanted.append(Button((0, 0, 1, 1), decline, self.actions.decline))
        if selection.confirms:
            wanted.append(
                Button(
                    (0, 0, 1, 1), self._confirm_label(question), self.actions.confirm, kind="main",
                    style=TYPE["button"],
                    enabled=selection.ready,
                    reason=self.words("ui.table.mark-first"),
                )
            )  # fmt: skip
        self.buttons = wanted
        if not wanted:
            return
        if selection.gesture.place == "die":
            _in_row(wanted, self.layout["dice/stakes"])
        elif not selection.confirms:
            wanted[0].rect = self.layout["prompt/button"].copy()
        else:
            self._place_below(wanted)

    def _place_below(self, wanted: list[Button]) -> None:
        zone = self.layout["prompt/options"]
        if self._panel is None:
            self._panel = pygame.FRect(zone.x, zone.y - 6, zone.width, BUTTON_HEIGHT + 2 * PADDING)
        room = pygame.FRect(0, 0, 340.0 if len(wanted) == 2 else 300.0, BUTTON_HEIGHT)
        room.bottomright = (self._panel.right - PADDING, self._panel.bottom - PADDING + 2)
        if self.question is not None and self.question.selection.gesture.place == "button":
            room.width, room.centerx = 480.0, self._panel.centerx
        _in_row(wanted, room)

    def _confirm_label(self, question: Question) -> str:
        selection = question.selection
        if selection.gesture.pick == "count":
            count = question.options[selection.amount].choice.label
            what = question.banner.confirm or self.words("ui.table.confirm")
            return self.words("ui.table.confirm-this", what=what, this=count)
        label = question.banner.confirm or self.words("ui.table.confirm")
        if question.prompt.most > 1:
            return self.words("ui.table.confirm-amount", what=label, count=selection.amount)
        return label


def _moved(canvas: Canvas, surface: pygame.Surface, dy: float) -> Canvas:
    """A canvas like this one on a surface, with everything `dy` units lower."""
    left, top = canvas.stage.offset
    stage = Stage(canvas.stage.size, canvas.scale, (left, top + dy * canvas.scale))
    return Canvas(surface, stage, canvas.theme, canvas.type, canvas.images, canvas.cache)


def _in_row(buttons: Sequence[Button], zone: pygame.FRect) -> None:
    width = (zone.width - GAP * (len(buttons) - 1)) / len(buttons)
    for index, button in enumerate(buttons):
        button.rect = pygame.FRect(zone.x + index * (width + GAP), zone.y, width, zone.height)


def _cards(zone: pygame.FRect, options: Sequence[Option], room: float) -> tuple[list[pygame.FRect], float]:
    """Cards side by side, from the fifth on in two rows; and the height of all with its padding."""
    count = len(options)
    columns = count if count <= FEW else (count + 1) // 2
    rows = -(-count // columns)
    height = (room - 2 * PADDING - GAP * (rows - 1)) / rows
    most = 250.0 if count < 3 else 212.0
    width = min(most, (zone.width - 2 * PADDING - GAP * (columns - 1)) / columns)
    left = zone.centerx - (width * columns + GAP * (columns - 1)) / 2
    rects = [
        pygame.FRect(
            left + (index % columns) * (width + GAP),
            zone.y + PADDING + (index // columns) * (height + GAP),
            width,
            height,
        )
        for index in range(count)
    ]
    return rects, room


def _rows(zone: pygame.FRect, options: Sequence[Option], room: float) -> tuple[list[pygame.FRect], float]:
    """Rows one below the other, from the fourth on in two columns; and the height of all with its padding."""
    count = len(options)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    longest = max(len(option.choice.detail) for option in options)
    lines = -(-longest // LINE_SIGNS) if columns == 1 else 2
    tall = TALL_ROW + max(0, lines - 2) * LINE
    height = min(tall if longest > LONG_DETAIL else ROW_HEIGHT, (room - 2 * PADDING - 6 * (rows - 1)) / rows)
    width = (zone.width - 2 * PADDING - GAP * (columns - 1)) / columns
    rects = [
        pygame.FRect(
            zone.x + PADDING + (index // rows) * (width + GAP),
            zone.y + PADDING + (index % rows) * (height + 6),
            width,
            height,
        )
        for index in range(count)
    ]
    return rects, 2 * PADDING + rows * height + 6 * (rows - 1)
