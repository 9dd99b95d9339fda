"""The bar below the setup: Grim Rule, undo, seed, Back, Begin and what is still missing; or a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.setup.state import SEED_LIMIT
from game.ui.screen.canvas import At, Canvas
from game.ui.screen.scene import Pop, Words
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.textfield import TextField
from game.ui.widgets.toggle import Toggle

if TYPE_CHECKING:
    from game.scenes.setup.scene import SetupScene

BAR = 122.0


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


class Options:
    """Makes and places the options of a setup scene, and draws the words beside them."""

    def __init__(self, scene: SetupScene) -> None:
        self.scene = scene
        self.begin: Button | None = None
        self.link: RuleLink | None = None
        self.seed_label = (0.0, 0.0)
        self.problem = ("", "")

    @property
    def bar_height(self) -> float:
        """The height of the lower bar."""
        return BAR * min(self.scene.grow, 1.3)

    def place(self, bounds: pygame.FRect, words: Words) -> dict[str, list[Widget]]:
        """The parts "options" and "begin" of the focus."""
        scene = self.scene
        self.problem = scene.state.problem(words)
        bar = pygame.FRect(bounds.x, bounds.bottom - self.bar_height, bounds.width, self.bar_height)
        options = self._on_page(words) if scene.paged else self._in_bar(bar, words)
        return {"options": options, "begin": self._buttons(bar, words)}

    def is_grim(self, widget: Widget | None) -> bool:
        """Whether a widget is the switch of the Grim Rule."""
        return isinstance(widget, Toggle) and widget.label == self.scene.words("ui.setup.grim")

    def paint(self, canvas: Canvas) -> None:
        """Draw the label of the seed, and under Begin what is missing."""
        theme, words = canvas.theme, self.scene.words
        if self.seed_label != (0.0, 0.0):
            x, y = self.seed_label
            folded = self.scene.small or self.scene.paged
            label = words("ui.setup.seed")
            stands: At = "mid" if folded else "base"
            canvas.text(label, (x, y if folded else y - 2), TYPE["ui-bold"], theme["cream"], align="right", at=stands)
            if not folded:
                second = words("ui.setup.seed_second")
                canvas.text(second, (x, y + 24), TYPE["second"], theme["cream-2"], align="right")
        if self.begin is None:
            return
        rect, sentence = self.begin.rect, self.problem[0]
        middle = (rect.bottom + canvas.bounds.bottom) / 2 - 2
        if sentence:
            right = self.link.rect.x - 12 if self.link is not None else rect.right
            used = canvas.text(
                sentence, (right, middle), TYPE["label"], theme["cream"], align="right", at="mid", width=900.0
            )
            canvas.icon("lock", (right - used - 16, middle), 16, theme["noun"])
        else:
            ready = words("ui.setup.ready", begin=self.scene.services.bindings.hint("main"))
            at = (rect.centerx, middle)
            canvas.text(ready, at, TYPE["second"], theme["cream-2"], align="middle", at="mid")

    def _in_bar(self, bar: pygame.FRect, words: Words) -> list[Widget]:
        middle = bar.centery - 14
        self.seed_label = (1040.0, middle)
        text, label = self.scene.services.text, [(words("ui.setup.seed"), TYPE["ui-bold"])]
        if not self.scene.small:
            label.append((words("ui.setup.seed_second"), TYPE["second"]))
        room = 1040 - 462 - 20 - max(text.width(line, style) for line, style in label)
        return [
            self._grim((48, middle - 26, 400, 52), words),
            self._undo((462, middle - 26, min(400.0, room), 52), words),
            *self._seed((1056, middle - 26), 236, 52, words),
        ]

    def _on_page(self, words: Words) -> list[Widget]:
        panel = self.scene.panels.get("table")
        self.seed_label = (0.0, 0.0)
        if panel is None:
            return []
        step = 64 * self.scene.grow
        top = panel.y + 66 + 120 * self.scene.grow
        width = panel.width - 80
        label = self.scene.services.text.width(words("ui.setup.seed"), TYPE["ui-bold"])
        self.seed_label = (panel.x + 40 + label, top + 2 * step + 30)
        return [
            self._grim((panel.x + 40, top, width, step - 10), words),
            self._undo((panel.x + 40, top + step, width, step - 10), words),
            *self._seed((self.seed_label[0] + 20, top + 2 * step), 300 * self.scene.grow, 60, words),
        ]

    def _grim(self, rect: tuple[float, float, float, float], words: Words) -> Toggle:
        state = self.scene.state

        def change(on: bool) -> None:
            state.grim = on
            self.scene.refresh()

        second = words("ui.setup.grim_on" if state.grim else "ui.setup.grim_off")
        return self._toggle(rect, words("ui.setup.grim"), state.grim, change, second)

    def _undo(self, rect: tuple[float, float, float, float], words: Words) -> Toggle:
        state = self.scene.state

        def change(on: bool) -> None:
            state.undo = on
            self.scene.refresh()

        second = words("ui.setup.undo_on" if state.undo else "ui.setup.undo_off")
        return self._toggle(rect, words("ui.setup.undo"), state.undo, change, second)

    def _toggle(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        value: bool,
        change: Callable[[bool], None],
        second: str,
    ) -> Toggle:
        folded = self.scene.small
        return Toggle(rect, label, value, change, second="" if folded else second, hint=second if folded else "")

    def _seed(self, corner: tuple[float, float], width: float, height: float, words: Words) -> list[Widget]:
        state, (x, y) = self.scene.state, corner
        field = TextField(
            (x, y, width, height),
            state.seed,
            lambda seed: setattr(state, "seed", seed),
            limit=SEED_LIMIT,
            ground="leather",
            style=TYPE["ui"].sized(23),
        )
        die = Button(
            (x + width + 12, y, height, height), "", self.scene.another_seed, icon="die",
            hint=words("ui.setup.new_seed"),
        )  # fmt: skip
        return [field, die]

    def _buttons(self, bar: pygame.FRect, words: Words) -> list[Widget]:
        top, high = bar.y + 16, bar.height - 58
        back = Button((1420, top + (high - 60) / 2, 150, 60), words("ui.setup.back"), lambda: self.scene.go(Pop()))
        self.begin = Button(
            (1594, top, 286, high), words("ui.setup.begin"), self.scene.begin, kind="main",
            style=TYPE["main-button"].sized(34), enabled=not self.problem[0],
        )  # fmt: skip
        self.link = self._link(bar, words) if self.problem[1] else None
        return [self.begin, back, *([self.link] if self.link is not None else [])]

    def _link(self, bar: pygame.FRect, words: Words) -> RuleLink:
        """The number of the rule by which Begin is closed."""
        text, rule = self.scene.services.text, self.problem[1]
        wide, high = text.width(rule, TYPE["label"]), text.line_height(TYPE["label"])
        middle = (bar.y + 16 + bar.height - 58 + bar.bottom) / 2 - 2
        place = (1880 - wide, middle - high / 2, wide, high)
        return RuleLink(place, rule, lambda: self.scene.open_rules(rule), words("ui.setup.rules"))
