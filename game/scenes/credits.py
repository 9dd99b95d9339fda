"""Credits: what this is, its version, and everything it is shipped with (`shipped.py`), each with its licence.

Whose rules and names a game uses stands in its own words, `ui.credits.unofficial` and `ui.credits.rights`; in a house
of several games each says it below its name. What a game does not say, the house says of any game.
"""

from __future__ import annotations

import platform
from importlib import metadata
from typing import NamedTuple

import pygame

from game import __version__
from game.scenes.page import GAP, TOP_BAR, Page, draw_backdrop, draw_top_bar
from game.scenes.shipped import LIBRARIES, PARTS, Part
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Pop, Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_parchment, draw_rule
from game.ui.widgets.scroll import ScrollArea

WIDTH, SIDE, HEIGHT = 1240.0, 64.0, 820.0


class GameCredits(NamedTuple):
    """What a game says of itself: its name, that it is unofficial, and whose its rules and names are."""

    name: str
    unofficial: str
    rights: str


class CreditsScene(Page):
    """One sheet; it scrolls where type is large."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.refresh()

    def lay_out(self, bounds: pygame.FRect) -> None:
        growth, text = min(self.grow, 1.45), self.services.text
        wide = min(WIDTH * growth, 1840.0)
        top = bounds.y + TOP_BAR + 36
        free = bounds.bottom - top - 40
        high = min(free, HEIGHT * growth)
        top += (free - high) * 0.4
        self.sheet = pygame.FRect(960 - wide / 2, top, wide, high)
        room = wide - 2 * SIDE
        told = self._of_games()
        self.alone = told[0] if len(told) == 1 else None
        """What the game of a house of one says; it stands in the head of the sheet."""
        rights = self.alone.rights if self.alone is not None else self.words("ui.credits.rights_of_all")
        self.about = RichText(text, self.words("ui.credits.about", rights=rights), TYPE["story"], room)
        self.games = [
            (game.name, RichText(text, self.words("ui.credits.game", **game._asdict()), TYPE["ui"], room))
            for game in (told if self.alone is None else [])
        ]
        self._row = text.line_height(TYPE["name"]) + 10
        self._head = text.ascent(TYPE["sheet-title"]) + 6
        self._title_step = text.line_height(TYPE["story"]) + 4
        self._games_top = self._head + (self._title_step if self.alone is not None else 0) + self.about.height + 60
        self._list = self._games_top + sum(self._row + told.height + GAP for _, told in self.games) + 30
        self._after = self._list + len(PARTS) * self._row + 52
        names = ", ".join(f"{part.key} ({part.licence})" for part in LIBRARIES)
        self.within = RichText(text, f"{names}.\n{self.words('ui.credits.texts')}", TYPE["ui"], room)
        whole = self._after + self.within.height + 12
        button = 54.0 * growth
        area = ScrollArea(
            (self.sheet.x + 20, self.sheet.y + 34, wide - 40, high - 34 - button - 50), self._paint_list, whole
        )
        area.scroller.paper = True
        back = Button(
            (self.sheet.right - SIDE - 180 * growth, self.sheet.bottom - button - 28, 180 * growth, button),
            self.words("ui.credits.back"), lambda: self.go(Pop()), kind="parchment",
        )  # fmt: skip
        self.focus.parts = {"back": [back], "list": [area]}

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            self.go(Pop())
            return True
        if action in ("up", "down"):
            return self.focus.parts["list"][0].act(action, event)
        return False

    def paint(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        hints = [(self.services.bindings.hint("back"), self.words("ui.credits.back"))]
        draw_top_bar(canvas, self.words("ui.credits.title"), hints)
        draw_parchment(canvas, self.sheet, seed="credits")
        version = self.words("ui.credits.version", version=__version__)
        at = (self.sheet.x + SIDE, self.focus.parts["back"][0].rect.centery)
        canvas.text(version, at, TYPE["ui"], canvas.theme["ink-2"], at="mid")

    def _paint_list(self, canvas: Canvas, top: float) -> None:
        theme, x, room = canvas.theme, self.sheet.x + SIDE, self.sheet.width - 2 * SIDE
        words = self.words
        canvas.text(words("ui.credits.own"), (x, top + self._head), TYPE["sheet-title"], theme["ink"], width=room)
        y = top + self._head
        if self.alone is not None:
            y += self._title_step
            canvas.text(self.alone.unofficial, (x, y), TYPE["quote"].sized(24), theme["oxblood"], width=room)
        self.about.draw(canvas, (x, y + 12))
        draw_rule(canvas, x, y + self.about.height + 30, room, theme["parchment-rule"], size=4)
        y = top + self._games_top
        for name, told in self.games:
            canvas.text(name, (x, y + canvas.type.ascent(TYPE["name"])), TYPE["name"], theme["ink"], width=room)
            told.draw(canvas, (x, y + self._row - 6))
            y += self._row + told.height + GAP
        canvas.text(words("ui.credits.made_with"), (x, top + self._list - 16), TYPE["ui-bold"], theme["ink-2"])
        for at, part in enumerate(PARTS):
            self._draw_part(canvas, part, top + self._list + at * self._row)
        canvas.text(words("ui.credits.within"), (x, top + self._after - 14), TYPE["ui-bold"], theme["ink-2"])
        self.within.draw(canvas, (x, top + self._after))

    def _of_games(self) -> list[GameCredits]:
        """What every game of the house says of itself, in its own words."""
        games = self.services.games
        return [
            GameCredits(words("ui.menu.name"), words("ui.credits.unofficial"), words("ui.credits.rights"))
            for words in map(games.words, games.ids)
        ]

    def _draw_part(self, canvas: Canvas, part: Part, top: float) -> None:
        theme, x, room = canvas.theme, self.sheet.x + SIDE, self.sheet.width - 2 * SIDE
        base = top + 4 + canvas.type.ascent(TYPE["name"])
        name = self.words(f"ui.credits.{part.key}")
        canvas.text(name, (x, base), TYPE["name"], theme["ink"], width=room * 0.34)
        used = canvas.text(version_of(part), (x + room * 0.35, base), TYPE["ui"], theme["ink-2"])
        left = x + room * 0.35 + max(used + 20, room * 0.10)
        licence = canvas.text(part.licence, (x + room, base), TYPE["label"], theme["ink"], align="right")
        what = self.words(f"ui.credits.{part.key}_for")
        canvas.text(what, (left, base), TYPE["ui"], theme["ink-2"], width=x + room - licence - 24 - left)
        canvas.line((x, top + self._row), (x + room, top + self._row), theme["parchment-rule"], 1, alpha=70)


def version_of(part: Part) -> str:
    """The version that is installed; empty where it cannot be told, as in a frozen build without metadata."""
    if part.key == "own":
        return __version__
    if part.key == "python":
        return platform.python_version()
    if part.key == "sdl":
        return ".".join(str(number) for number in pygame.get_sdl_version())
    try:
        return metadata.version(part.package) if part.package else ""
    except metadata.PackageNotFoundError:
        return ""
