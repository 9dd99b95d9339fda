"""Header: the bar at the upper edge of a table. Round and phases at the left, turns, undo, log and menu at
the right.

    header = Header(layout, words, HeaderActions(undo, open_log, open_menu))
    header.show(scoreboard, Undo("play card"))
    focus.parts = {..., "header": header.widgets}
    header.draw(canvas)                      # the widgets too, without their focus ring
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame
from msgspec import structs

from game.kit.geometry import Point
from game.kit.objective import Objective
from game.kit.shown import Scoreboard, Turn
from game.ui.panels.banner import capped
from game.ui.panels.step_strip import Step, StepActions, StepStrip
from game.ui.panels.strips import Strips
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Style
from game.ui.table.layout import Layout
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.base import Widget, mix
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.panel import draw_beam

CHIP_HEIGHT = 38.0
REDO, REDO_GAP = 46.0, 6.0
"""The width of the button that gives again what was taken back, and the gap beside it."""
PIP_STEP, PIP_RADIUS = 46.0, 16.0
BOOKMARK = 60.0
"""A log lower than this is a button like its neighbours."""
BAR = "header/bar"
"""The zone of a table that paints its own bar, with what stands at its left end."""
MENU_WORDS, UNDO_WORDS = 90.0, 180.0
"""A menu button as wide as this says what it is, an undo button narrower than this does not say what it takes back."""
_LABEL = Style("ui-bold", 20)
_CHIP = Style("ui-bold", 19)
_ROUND = Style("title", 28)


class HeaderActions(NamedTuple):
    """What the buttons of the header do, and the strips that belong to it."""

    undo: Callable[[], object]
    log: Callable[[], object]
    menu: Callable[[], object]
    objective: Callable[[], object] = lambda: None
    way: Callable[[], object] = lambda: None
    redo: Callable[[], object] = lambda: None
    steps: StepActions = StepActions(lambda steps: None, lambda steps: None, lambda offer: None)


class Undo(NamedTuple):
    """What undo takes back, in words (empty: nothing), what redo gives again, and the steps of the strip. `rewind` says
    that something was known since, `refused` why what was answered stays.
    """

    label: str = ""
    rewind: bool = False
    redo: str = ""
    steps: Sequence[Step] = ()
    refused: str = ""


class Header:
    """Round, phases, turns, and the buttons; shows what it was told last."""

    def __init__(self, layout: Layout, words: Words, actions: HeaderActions) -> None:
        self.words = words
        self.computers: frozenset[int] = frozenset()
        """The seats that the computer plays."""
        self.scoreboard: Scoreboard | None = None
        self._chips: dict[object, list[tuple[pygame.FRect, str]]] = {}
        """Where the phases stand, for each picture of the bar."""
        self._seen: object = None
        self._shelf = PanelCache()
        self.undo = Button(layout["undo"], words("ui.table.undo"), actions.undo, icon="undo", style=_LABEL)
        self.redo = Button((0, 0, 0, 0), "", actions.redo, icon="redo", style=_LABEL)
        self.redo.visible = False
        self.log = LogRibbon(layout["log"], words("ui.table.log"), actions.log)
        self.menu = Button(layout["menu"], "", actions.menu, icon="menu", style=_LABEL, hint=words("ui.table.menu"))
        self.turns = Widget((0, 0, 0, 0))
        """The pips of the turns, which are drawn with the bar: it tells of them by hover and focus."""
        self.strips = Strips(words, actions.objective, actions.way)
        self.steps = StepStrip(actions.steps)
        self.lay_out(layout)

    @property
    def widgets(self) -> list[Widget]:
        """The buttons, and the strips that there are."""
        redo = [self.redo] if self.redo.visible else []
        return [self.turns, self.undo, *redo, self.log, self.menu, *self.strips.widgets, *self.steps.widgets]

    def lay_out(self, layout: Layout) -> None:
        """Take the places of another layout."""
        self.layout = layout
        for widget, zone in ((self.turns, "turns"), (self.log, "log"), (self.menu, "menu")):
            widget.rect = layout[zone].copy()
        self.menu.label = self.words("ui.table.menu") if layout["menu"].width >= MENU_WORDS else ""
        self._share_undo()
        self.strips.lay_out(layout)
        self.steps.lay_out(layout)

    def _share_undo(self) -> None:
        """Undo has its zone to itself, until there is something to redo."""
        zone, width = self.layout["undo"], REDO if self.redo.visible else 0.0
        self.undo.rect = pygame.FRect(zone.x, zone.y, zone.width - width - (REDO_GAP if width else 0), zone.height)
        self.redo.rect = pygame.FRect(zone.right - width, zone.y, width, zone.height)

    def show(self, scoreboard: Scoreboard, undo: Undo, objective: Objective | None = None) -> None:
        """Take over what stands in the header and in the strips."""
        self.scoreboard = scoreboard
        self.strips.show(objective)
        self.offer(undo)

    def turn_to(self, number: int, phase: str) -> None:
        """The table tells of this round and phase, while the game is ahead of it."""
        if self.scoreboard is not None:
            self.scoreboard = structs.replace(self.scoreboard, round=number, phase=phase)

    def offer(self, undo: Undo) -> None:
        """What undo takes back now, though the header waits for the table."""
        words = self.words
        self.undo.enabled = bool(undo.label)
        self.undo.icon = "lock" if undo.label and undo.rewind else "undo"
        self.undo.reason = "" if undo.label else undo.refused or words("ui.table.undo-nothing")
        if not undo.label:
            self.undo.label, self.undo.hint = words("ui.table.undo"), self.undo.reason
        else:
            key = "ui.table.rewind-what" if undo.rewind else "ui.table.undo-what"
            self.undo.short = words("ui.table.rewind" if undo.rewind else "ui.table.undo")
            wide = self.layout["undo"].width >= UNDO_WORDS
            self.undo.label = words(key, what=undo.label) if wide else self.undo.short
            self.undo.hint = words(key + "-hint", what=undo.label)
        self.redo.visible = bool(undo.redo)
        self.redo.hint = words("ui.table.redo-what-hint", what=undo.redo) if undo.redo else ""
        self._share_undo()
        self.steps.show(undo.steps)

    def draw(self, canvas: Canvas, *, strips: bool = True, steps: bool = True) -> None:
        """Draw the bar and all that stands on it, with the strips below it and the steps or without."""
        board, rect = self.scoreboard, self.layout["header"]
        self.steps.fit(canvas.type)
        self.strips.fit(canvas.type)
        if board is not None:
            names = tuple(seat.short for seat in board.seats)
            told = (board.title, board.note)
            key = ("header", board.round, board.phase, board.phases, board.turns, names, self.computers, told)
            around = (rect.x, rect.y, rect.width, rect.height + 4)
            self._seen = (key, id(canvas.type), tuple(self.layout["ribbon"]))
            bare = BAR in self.layout
            self._shelf.show(canvas, (key, bare), around, lambda made: self._paint(made, board), solid=not bare)
        left_out = [*(() if strips else self.strips.widgets), *(() if strips and steps else self.steps.widgets)]
        for widget in self.widgets:
            if widget not in left_out:
                self._shelf.draw(canvas, widget)

    def phase_at(self, pos: Point) -> tuple[str, pygame.FRect | None]:
        """The phase whose sign is at a position, with its rectangle; an empty name where there is none."""
        chips = self._chips.get(self._seen, [])
        return next(((phase, rect) for rect, phase in chips if rect.collidepoint(pos)), ("", None))

    def _paint(self, canvas: Canvas, board: Scoreboard) -> None:
        if BAR not in self.layout:
            draw_beam(canvas, self.layout["header"])
            self._draw_ribbon(canvas, board)
        self._draw_turns(canvas, board.turns)

    def _draw_ribbon(self, canvas: Canvas, board: Scoreboard) -> None:
        zone = self.layout["ribbon"]
        x = zone.x + 12
        gold = canvas.theme.gradients["beam-text"]
        if board.title:
            x += canvas.text(board.title, (x, zone.centery), capped(canvas.type, _ROUND, 1.0), gold, at="mid") + 14
            style, room = capped(canvas.type, _LABEL), zone.right - x
            canvas.text(board.note, (x, zone.centery + 2), style, canvas.theme["on-beam"], at="mid", width=room)
            return
        title = self.words("ui.table.round" if board.round else "ui.table.laid-out", round=board.round)
        x += canvas.text(title, (x, zone.centery), capped(canvas.type, _ROUND, 1.0), gold, at="mid", width=190) + 12
        room = zone.right + 10 - x
        whole = sum(_chip_width(canvas, name, phase == board.phase) for phase, name in board.phases)
        chips = self._chips[self._seen] = []
        for phase, name in board.phases:
            active = phase == board.phase
            label = name if active or whole <= room else ""
            wide = _draw_chip(canvas, x, zone.centery, phase, label, active)
            chips.append((pygame.FRect(x, zone.centery - CHIP_HEIGHT / 2, wide, CHIP_HEIGHT), phase))
            x += wide

    def _draw_turns(self, canvas: Canvas, turns: tuple[Turn, ...]) -> None:
        if not turns and self.scoreboard is not None and self.scoreboard.title:
            return
        zone = self.layout["turns"]
        step = min(PIP_STEP, (zone.width - 70) / max(1, len(turns)))
        label = self.words("ui.table.turns")
        room = zone.width - step * len(turns) - 8
        x = zone.right - step * len(turns)
        style = capped(canvas.type, _LABEL)
        at = (x - 10, zone.centery)
        canvas.text(label, at, style, canvas.theme["on-beam-weak"], align="right", at="mid", width=room)
        names = {seat.number: seat.short for seat in self.scoreboard.seats} if self.scoreboard else {}
        for index, turn in enumerate(turns):
            at = (x + step * (index + 0.5), zone.centery)
            draw_pip(canvas, at, turn, turn.sign or names.get(turn.seat, turn.piece)[:1].upper())
            if turn.seat in self.computers:
                low = (at[0] + 12, at[1] + 12)
                canvas.circle(low, 9, canvas.theme["black-ink"], edge=canvas.theme["gold-line"], width=1.2)
                canvas.icon("cog", low, 13, canvas.theme["on-picture-title"])


class LogRibbon(Widget):
    """The bookmark that opens the log."""

    pad = 16.0

    def __init__(self, rect: object, label: str, on_press: Callable[[], object]) -> None:
        super().__init__(rect)  # type: ignore[arg-type]
        self.label = label
        self.on_press = on_press
        self.open = False

    def press(self) -> bool:
        """Open the log, or close it."""
        self.on_press()
        return True

    @property
    def look(self) -> Hashable:
        return self.label, self.open, self.warm

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        if rect.height < BOOKMARK:
            warmth = self.warmth.value
            draw_button(canvas, rect, self.label, icon="book", style=_LABEL, warmth=warmth, pressed=self.open)
            return
        tall = rect.height + (4 if self.open else 0)
        warm = mix(theme["banner"], theme["oxblood-light"], self.warmth.value)
        canvas.shadow((rect.x, rect.y, rect.width, tall - 12), radius=2, drop=(0, 4), blur=5)
        canvas.polygon(_bookmark(rect.x, rect.y - 2, rect.width, tall), warm)
        inner = _bookmark(rect.x + 6, rect.y - 14, rect.width - 12, tall + 3)
        canvas.polyline([inner[1], inner[2], inner[3], inner[4], inner[0]], theme["gold-line"], 1.4)
        canvas.icon("book", (rect.centerx, rect.y + 26), 32, theme["on-ribbon"])
        style = canvas.type.at_most(TYPE["label"].sized(20), 26)
        at = (rect.centerx, rect.y + 55)
        canvas.text(self.label, at, style, theme["on-ribbon"], align="middle", at="mid", width=rect.width - 18)


def draw_pip(canvas: Canvas, at: tuple[float, float], turn: Turn, letter: str) -> None:
    """One turn of the round: an empty shape with a tick when it is done, lit while it runs; an open one that
    belongs to nobody yet is a dashed box.
    """
    theme = canvas.theme
    if not turn.seat:
        side = PIP_RADIUS - 2
        canvas.dashed((at[0] - side, at[1] - side, 2 * side, 2 * side), theme["muted"], width=1.6)
        canvas.text("?", at, Style("ui-extrabold", 19), theme["muted"], align="middle", at="mid")
        return
    mark = theme.seats[(turn.seat - 1) % len(theme.seats)]
    x, y = at
    if turn.state == "done":
        canvas.shape(mark.shape, at, PIP_RADIUS - 1, theme["leather"], edge=mark.colour, width=2)
        tick = [(x - 7, y), (x - 2, y + 5), (x + 7, y - 6)]
        canvas.polyline(tick, theme["muted"], 2.6)
        return
    if turn.state == "now":
        side = PIP_RADIUS + 2
        canvas.glow((x - side, y - side, 2 * side, 2 * side), mark.colour, radius=side, blur=8, alpha=0.9)
        rim = 5.5 if mark.shape == "triangle" else 3.0
        canvas.shape(mark.shape, at, PIP_RADIUS + rim, theme["hovered"])
    canvas.shape(mark.shape, at, PIP_RADIUS, mark.colour, edge=theme["black-ink"], width=1.4)
    fall, size = (0.5, 18.0) if mark.shape == "triangle" else (0.0, 19.0)
    style = capped(canvas.type, Style("ui-extrabold", size), 1.0)
    canvas.text(letter, (x, y + fall), style, theme.ink_on(mark.colour), align="middle", at="mid")


def _bookmark(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    return [(x, y), (x + w, y), (x + w, y + h), (x + w / 2, y + h - 20), (x, y + h)]


def _chip_width(canvas: Canvas, label: str, active: bool) -> float:
    pad = 15.0 if active else 8.0
    return 2 * pad + 22 + (canvas.type.width(label, capped(canvas.type, _CHIP)) + 6 if label else 0)


def _draw_chip(canvas: Canvas, x: float, y: float, phase: str, label: str, active: bool) -> float:
    """A phase: its icon and name, on gold while it runs; gives its width."""
    theme = canvas.theme
    width = _chip_width(canvas, label, active)
    ink = theme["muted"]
    if active:
        ink = theme["chip-ink"]
        box = (x, y - CHIP_HEIGHT / 2, width, CHIP_HEIGHT)
        canvas.glow(box, theme["gold"], radius=19, blur=6, alpha=0.35)
        fill = theme.gradients["chip"] if theme.textured else theme["gold"]
        canvas.rect(box, fill, radius=CHIP_HEIGHT / 2, edge=theme["gold-title"], width=1.4)
    left = x + (15 if active else 8)
    canvas.icon(f"phase-{phase}", (left + 11, y), 23, ink)
    canvas.text(label, (left + 28, y), capped(canvas.type, _CHIP), ink, at="mid")
    return width
