"""Page: what every scene around the table has: a backdrop, bars, widgets with a focus, a tooltip, questions.

A page lays itself out anew whenever the window, the type or the theme changed: `lay_out(bounds)` makes or places
widgets and puts them into `focus.parts`; `paint(canvas)` draws what lies behind them. Callbacks of widgets call
`go(change)` to leave the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Services
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.base import Widget
from game.ui.widgets.focus import Focus
from game.ui.widgets.keyhint import draw_hints, hints_width
from game.ui.widgets.listbox import ListBox
from game.ui.widgets.modal import Modal
from game.ui.widgets.panel import draw_bar
from game.ui.widgets.tooltip import Tip, Tooltip

TOP_BAR, MARGIN, GAP = 76.0, 40.0, 24.0
BACKDROP_LIGHT, BACKDROP_PALE, BACKDROP_HAZE = 0.26, 1 / 3, 0.6
"""How light the picture behind panels is, how much of its colour it loses, and how faint it is in daylight."""
TITLE_PICTURE = "scenes/title"


class Page:
    """A scene of widgets. Subclasses say what lies on it; `bounds` is the window in logical units."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.words = services.words
        self.focus = Focus(services.bindings, calm=lambda: services.calm)
        self.tooltip = Tooltip()
        self.modal: Modal | None = None
        self.bounds = pygame.FRect(0, 0, 1920, 1080)
        self.toast_bottom: float | None = None
        """The lowest place that notices may take, so that they cover no bar."""
        self._laid_for: object = None
        self._seen: Widget | None = None
        """The widget that had the focus when something was last aimed at: typing into it shows no tooltip."""
        self._pointer: tuple[float, float] | None = None
        self._change: Change | None = None

    def lay_out(self, bounds: pygame.FRect) -> None:
        """Place the widgets for a window of these bounds and give them to the focus."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies behind the widgets."""

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        """What no widget wanted: an action such as "back", or an event without one; true when it was used."""
        return False

    def go(self, change: Change) -> None:
        """Leave the page by this change once the event is dealt with."""
        self._change = change

    def ask(self, modal: Modal) -> None:
        """Show a question over the page until it is answered."""
        self.modal = modal

    def refresh(self) -> None:
        """Lay the page out anew, because what it shows has changed."""
        self._laid_for = None
        self._fit()

    @property
    def grow(self) -> float:
        """How much larger than designed the type of the interface is: 1 to 2."""
        return max(1.0, self.services.text.size(TYPE["ui"]) / TYPE["ui"].size)

    @property
    def small(self) -> bool:
        """True in a small window, where second lines fold into tooltips."""
        return self.services.text.small_window

    def fixed(self, style: Style, most: float = 1.0) -> Style:
        """A style that grows with the text setting by at most `most`: for type that is large already."""
        factor = self.services.text.factor
        return style.sized(style.size * min(1.0, most / factor) if factor > most else style.size)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Give an event to the question that is open, to the widgets, or to the page itself."""
        self._fit()
        if self.modal is not None:
            self.modal.handle(event)
            if self.modal is not None and self.modal.done:
                self.modal = None
        else:
            used = self.focus.handle(event)
            if not used:
                self.act(self.services.bindings.action(event), event)
            self._aim(event)
        change, self._change = self._change, None
        return change

    def update(self, dt: float) -> bool:
        """Let time pass; true when the page must be drawn again."""
        moved = self.focus.update(dt)
        moved = self.tooltip.update(dt) or self.tooltip.waiting or moved
        if self.modal is not None:
            moved = self.modal.update(dt) or moved
        return moved

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, its widgets, the tooltip, and the question that is open."""
        self._fit()
        self.paint(canvas)
        self.focus.draw(canvas)
        self.tooltip.draw(canvas, [w.rect for w in self.focus.widgets() if w.enabled and w.visible])
        if self.modal is not None:
            self.modal.draw(canvas)

    def tip_of(self, widget: Widget) -> Tip | None:
        """What the tooltip of a widget says: its hint, or why it is disabled."""
        text = widget.reason if not widget.enabled and widget.reason else widget.hint
        rule = getattr(widget, "rule", "") if not widget.enabled else ""
        return Tip(text, rule=rule) if text else None

    def _aim(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
            widget = self.focus.under(event.pos)
        elif event.type in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            widget = self.focus.current if self.focus.current is not self._seen else None
        elif event.type == pygame.MOUSEBUTTONUP and self.tooltip.shown:
            widget = self.focus.under(event.pos)  # what was pressed may say something else now
            self._seen = self.focus.current
            self.tooltip.aim(self.tip_of(widget) if widget else None, widget.focus_rect() if widget else None, now=True)
            return
        else:
            return
        self._seen = self.focus.current
        tip = self.tip_of(widget) if widget is not None else None
        self.tooltip.aim(tip, widget.focus_rect() if widget is not None else None)

    def _fit(self) -> None:
        """Lay out anew when window, type or theme changed: all three make new type."""
        text, stage = self.services.text, self.services.window.stage
        if self._laid_for is not None and self._laid_for == (id(text), stage):
            return
        self._laid_for = (id(text), stage)
        self.bounds = stage.bounds
        before = {place: widget for place, widget in self._places() if hasattr(widget, "scroller")}
        self.lay_out(self.bounds)
        for place, widget in self._places():
            _keep_scrolled(before.get(place), widget)
        hovered = self.focus.under(self._pointer) if self._pointer is not None else None
        if hovered is not None and hovered.hover(True):
            hovered.warmth.jump(hovered.warmth.goal)

    def _places(self) -> Iterator[tuple[tuple[str, int], Widget]]:
        """Every widget with its part and its place in it."""
        for part, widgets in self.focus.parts.items():
            for at, widget in enumerate(widgets):
                yield (part, at), widget


def _keep_scrolled(old: Widget | None, new: Widget) -> None:
    """A list or a sheet that was made anew with the same content stays where it was scrolled to."""
    before, now = getattr(old, "scroller", None), getattr(new, "scroller", None)
    if before is None or now is None or before.content != now.content:
        return
    now.to(before.offset)
    if isinstance(new, ListBox):
        new.fill(new.rows, new.selected)
    elif hasattr(new, "show_selected"):
        new.show_selected()


def draw_backdrop(canvas: Canvas, picture: str = TITLE_PICTURE) -> None:
    """A picture behind panels: over the whole window, blurred and paler than it is, dark or, in daylight, faint; plain
    where there is none.
    """
    size, own = canvas.surface.get_size(), canvas.images.own(picture)
    if not canvas.theme.textured or canvas.images.path(own) is None:
        canvas.fill(canvas.theme["backdrop"])
        return
    made = canvas.cache.get(("backdrop", own, size, canvas.theme.name), lambda: _backdrop(canvas, own, size))
    canvas.surface.blit(made, (0, 0))


def _backdrop(canvas: Canvas, picture: str, size: tuple[int, int]) -> pygame.Surface:
    small = (max(1, size[0] // 3), max(1, size[1] // 3))
    made = canvas.images.get(picture, small, fit="cover", focus=(0.5, 0.6)).convert()
    grey = pygame.transform.grayscale(made)
    grey.set_alpha(round(255 * BACKDROP_PALE))
    made = made.copy()
    made.blit(grey, (0, 0))
    made = pygame.transform.gaussian_blur(made, max(1, round(canvas.scale)))
    if canvas.theme.material.day:
        haze = pygame.Surface(small)
        haze.fill(canvas.theme["veil"])
        haze.set_alpha(round(255 * BACKDROP_HAZE))
        made.blit(haze, (0, 0))
    else:
        dark = round(255 * BACKDROP_LIGHT)
        made.fill((dark, dark, dark), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(made, size)


def draw_top_bar(canvas: Canvas, title: str, hints: Sequence[tuple[str, str]], height: float = TOP_BAR) -> None:
    """The bar at the upper edge of the window: the name of the scene, and the keys that help in it."""
    bounds = canvas.bounds
    draw_bar(canvas, (bounds.x, bounds.y, bounds.width, height), line="bottom")
    middle = bounds.y + height / 2 - 1
    factor = canvas.type.factor
    style = TYPE["scene-title"].sized(34 * min(1.0, 1.5 / factor))
    left = max(bounds.x, 0.0) + 48
    used = canvas.text(title, (left, middle), style, canvas.theme["cream"], at="mid", width=1100)
    shown = list(hints)
    while shown and hints_width(canvas, shown) > 1920 - 96 - used - 40:
        shown.pop(0)
    if shown:
        draw_hints(canvas, (1872, middle), shown)


def draw_bottom_bar(canvas: Canvas, height: float) -> pygame.FRect:
    """The bar at the lower edge of the window; gives its rectangle."""
    bounds = canvas.bounds
    rect = pygame.FRect(bounds.x, bounds.bottom - height, bounds.width, height)
    draw_bar(canvas, rect, line="top")
    return rect
