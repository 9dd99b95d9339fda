"""The bar below the setup: switches, undo, seed, Back, Begin and what is still missing; or a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.kit.setup import Problem
from game.scenes.setup.seats import seat_height
from game.scenes.setup.state import SEED_LIMIT, SetupState
from game.ui.screen.canvas import At, Canvas
from game.ui.screen.scene import Services, Words
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.textfield import TextField
from game.ui.widgets.toggle import Toggle

BAR = 122.0
FOOT = 42.0
LEFT, SEED_END, TOGGLE, TOGGLE_STEP = 48.0, 1040.0, 400.0, 414.0
"""Where the switches begin, where the words of the seed end, and how wide a switch is where there are but two."""

SEED_FOOT = 86.0
"""The room of the seed below the switches of a page, and below it."""


class RuleLink(Widget):
    """The number of a rule, underlined; it opens the rules there."""

    def __init__(
        self, rect: tuple[float, float, float, float], rule: str, on_press: Callable[[], object], hint: str
    ) -> None:
        super().__init__(rect, hint=hint)
        self.rule = rule
        self.on_press = on_press

    def press(self) -> bool:
        self.on_press()
        return True

    def draw(self, canvas: Canvas) -> None:
        ink = canvas.theme["cream" if self.hovered else "rule-link"]
        canvas.text(self.rule, (self.rect.x, self.rect.centery), TYPE["label"], ink, at="mid")
        base = self.rect.centery + canvas.type.size(TYPE["label"]) * 0.5
        canvas.line((self.rect.x, base), (self.rect.right, base), ink, 1.2)


class OptionActions(NamedTuple):
    """What the setup does when an option was changed or pressed."""

    changed: Callable[[], object]
    another_seed: Callable[[], object]
    begin: Callable[[], object]
    back: Callable[[], object]
    open_rules: Callable[[str], object]


class OptionRoom(NamedTuple):
    """Where the options lie: the window; whether there are pages, and the one of the options if it is open; how much
    larger type is, and whether second lines fold into tooltips.
    """

    bounds: pygame.FRect
    paged: bool
    page: pygame.FRect | None
    grow: float
    small: bool


class Options:
    """Makes and places the options of a setup, and draws the words beside them."""

    def __init__(self, services: Services, words: Words, state: SetupState, actions: OptionActions) -> None:
        self.services, self.words, self.state, self.actions = services, words, state, actions
        self.begin: Button | None = None
        self.link: RuleLink | None = None
        self.seed_label: tuple[float, float] | None = None
        self.problem: Problem | None = None
        self.room = OptionRoom(pygame.FRect(0, 0, 1920, 1080), False, None, 1.0, False)
        self._rules: dict[Widget, str] = {}

    def place(self, room: OptionRoom) -> dict[str, list[Widget]]:
        """The parts "options" and "begin" of the focus."""
        self.room = room
        self.problem = self.state.problem()
        high = bar_height(room.grow)
        bar = pygame.FRect(room.bounds.x, room.bounds.bottom - high, room.bounds.width, high)
        self.seed_label = None
        options = self._in_bar(bar) if not room.paged else self._on_page(room.page) if room.page is not None else []
        return {"options": options, "begin": self._buttons(bar)}

    def rule_of(self, widget: Widget | None) -> str:
        """The rule that a switch is about; empty for any other widget."""
        return self._rules.get(widget, "") if widget is not None else ""

    def paint(self, canvas: Canvas) -> None:
        """Draw the label of the seed, and under Begin what is missing."""
        theme, words = canvas.theme, self.words
        if self.seed_label is not None:
            x, y = self.seed_label
            folded = self.room.small or self.room.paged
            label = words("ui.setup.seed")
            stands: At = "mid" if folded else "base"
            canvas.text(label, (x, y if folded else y - 2), TYPE["ui-bold"], theme["cream"], align="right", at=stands)
            if not folded:
                second = words("ui.setup.seed_second")
                canvas.text(second, (x, y + 24), TYPE["second"], theme["cream-2"], align="right")
        if self.begin is None:
            return
        rect = self.begin.rect
        middle = canvas.bounds.bottom - self._foot / 2 - 2
        if self.problem is not None:
            right = self.link.rect.x - 12 if self.link is not None else rect.right
            told = self.problem.sentence
            used = canvas.text(
                told, (right, middle), TYPE["label"], theme["cream"], align="right", at="mid", width=900.0
            )
            canvas.icon("lock", (right - used - 16, middle), 16, theme["noun"])
        else:
            ready = words("ui.setup.ready", begin=self.services.bindings.hint("main"))
            at = (rect.centerx, middle)
            canvas.text(ready, at, TYPE["second"], theme["cream-2"], align="middle", at="mid")

    def _in_bar(self, bar: pygame.FRect) -> list[Widget]:
        middle, words, text = bar.centery - 14, self.words, self.services.text
        self.seed_label = (SEED_END, middle)
        label = [(words("ui.setup.seed"), TYPE["ui-bold"])]
        if not self.room.small:
            label.append((words("ui.setup.seed_second"), TYPE["second"]))
        end = SEED_END - 20 - max(text.width(line, style) for line, style in label)
        count = len(self.state.form.switches) + 1
        step = TOGGLE_STEP if count <= 2 else (end - LEFT) / count
        places = [pygame.FRect(LEFT + at * step, middle - 26, TOGGLE, 52) for at in range(count)]
        for place in places:
            place.width = min(TOGGLE, end - place.x, step - 14)
        return [*self._toggles(places, folded=self.room.small or count > 2), *self._seed((1056, middle - 26), 236, 52)]

    def _on_page(self, panel: pygame.FRect) -> list[Widget]:
        grow = self.room.grow
        top = panel.y + 66 + seat_height(self.state) * grow
        count = len(self.state.form.switches) + 1
        step = min(64 * grow, (panel.bottom - SEED_FOOT - top) / count)
        places = [pygame.FRect(panel.x + 40, top + at * step, panel.width - 80, step - 10) for at in range(count)]
        label = self.services.text.width(self.words("ui.setup.seed"), TYPE["ui-bold"])
        low = top + count * step
        self.seed_label = (panel.x + 40 + label, low + 30)
        return [
            *self._toggles(places, folded=self.room.small),
            *self._seed((self.seed_label[0] + 20, low), 300 * grow, 60),
        ]

    def _toggles(self, places: list[pygame.FRect], *, folded: bool) -> list[Widget]:
        """The switches of the game, and last the one of undo."""
        state, words, made = self.state, self.words, list[Widget]()
        self._rules = {}
        for switch, place in zip(state.form.switches, places, strict=False):
            on = state.switched(switch.id)
            change = self._changing(lambda value, name=switch.id: state.turn_switch(name, value))  # type: ignore[misc]
            second = switch.on if on else switch.off
            made.append(_toggle(place, switch.title, on, change, second, folded=folded, in_row=not self.room.paged))
            self._rules[made[-1]] = switch.rule
        change = self._changing(lambda value: setattr(state, "undo", value))
        second = words("ui.setup.undo_on" if state.undo else "ui.setup.undo_off")
        title, in_row = words("ui.setup.undo"), not self.room.paged
        made.append(_toggle(places[-1], title, state.undo, change, second, folded=folded, in_row=in_row))
        return made

    def _changing(self, change: Callable[[bool], object]) -> Callable[[bool], None]:
        def changed(on: bool) -> None:
            change(on)
            self.actions.changed()

        return changed

    def _seed(self, corner: tuple[float, float], width: float, height: float) -> list[Widget]:
        state, (x, y) = self.state, corner
        field = TextField(
            (x, y, width, height),
            state.seed,
            lambda seed: setattr(state, "seed", seed),
            limit=SEED_LIMIT,
            ground="leather",
            style=TYPE["ui"].sized(23),
        )
        die = Button(
            (x + width + 12, y, height, height), "", self.actions.another_seed, icon="die",
            hint=self.words("ui.setup.new_seed"),
        )  # fmt: skip
        return [field, die]

    def _buttons(self, bar: pygame.FRect) -> list[Widget]:
        top, high, words = bar.y + 16, bar.height - 16 - self._foot, self.words
        back = Button((1420, top + (high - 60) / 2, 150, 60), words("ui.setup.back"), self.actions.back)
        self.begin = Button(
            (1594, top, 286, high), words("ui.setup.begin"), self.actions.begin, kind="main",
            style=TYPE["main-button"].sized(34), enabled=self.problem is None,
        )  # fmt: skip
        self.link = self._link(bar, self.problem.rule) if self.problem is not None and self.problem.rule else None
        return [self.begin, back, *([self.link] if self.link is not None else [])]

    @property
    def _foot(self) -> float:
        """What is left below the buttons for a line of text."""
        return max(FOOT, self.services.text.line_height(TYPE["label"]) + 8)

    def _link(self, bar: pygame.FRect, rule: str) -> RuleLink:
        """The number of the rule by which Begin is closed."""
        text = self.services.text
        wide, high = text.width(rule, TYPE["label"]), text.line_height(TYPE["label"])
        middle = bar.bottom - self._foot / 2 - 2
        place = (1880 - wide, middle - high / 2, wide, high)
        return RuleLink(place, rule, lambda: self.actions.open_rules(rule), self.words("ui.setup.rules"))


def bar_height(grow: float) -> float:
    """The height of the lower bar, where type is so much larger than designed."""
    return BAR * min(grow, 1.3)


def _toggle(
    place: pygame.FRect, label: str, value: bool, change: Callable[[bool], None], second: str, *, folded: bool,
    in_row: bool,
) -> Toggle:  # fmt: skip
    hint = second if folded else ""
    return Toggle(place, label, value, change, second="" if folded else second, hint=hint, arrows=not in_row)
