"""Which games a list shows: "All", and the end of every box with the number of its journeys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.base import Widget

END, GAP, ALL = 56.0, 12.0, 76.0
HEIGHT = END + 8
DIM, GREY = (150, 146, 140), (96, 96, 96)
COUNT = Style("ui-extrabold", 18)


class GameEnd(NamedTuple):
    """A game of the list: its id, the picture of the end of its box, its name, its journeys; `tied`: it cannot be
    opened.
    """

    game: str
    picture: str
    name: str
    journeys: int
    tied: bool = False


class GameFilter(Widget):
    """A row of box ends, one of them or "All" chosen; `on_change` is told the game, or "" for all."""

    def __init__(
        self, rect: RectLike, everything: str, ends: Sequence[GameEnd], chosen: str, on_change: Callable[[str], object]
    ) -> None:
        super().__init__(rect)
        self.ends = tuple(ends)
        self.chosen = chosen
        self._everything = everything
        self._on_change = on_change

    def step(self, way: int) -> bool:
        """The next game to the right (1) or to the left (-1); the ends do not join."""
        games = ["", *(end.game for end in self.ends)]
        at = games.index(self.chosen) + way
        return 0 <= at < len(games) and self._choose(games[at])

    def pointer(self, event: pygame.event.Event) -> bool:
        used = super().pointer(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            for game, place in self._places():
                if place.collidepoint(event.pos):
                    self._choose(game)
        return used

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for (game, place), end in zip(self._places(), (None, *self.ends), strict=True):
            lit = game == self.chosen
            if end is None:
                fill = theme["leather-hover" if lit else "leather-button"]
                canvas.rect(place, fill, radius=5, edge=theme["leather-line"], width=1.4)
                ink = theme["cream" if lit else "cream-2"]
                style = TYPE["ui-bold"].sized(21 / canvas.type.factor)
                room = place.width - 12
                canvas.text(self._everything, place.center, style, ink, align="middle", at="mid", width=room)
            else:
                draw_end(canvas, place, end.picture, dim=not lit and bool(self.chosen), tied=end.tied)
                self._draw_count(canvas, place, end.journeys)
            if lit:
                canvas.rect(place.inflate(6, 6), radius=8, edge=theme["focus"], width=2.6)
        name = next((end.name for end in self.ends if end.game == self.chosen), "")
        left = self._places()[-1][1].right + 20
        style = TYPE["name"].sized(24)
        canvas.text(name, (left, self.rect.centery), style, theme["cream"], at="mid", width=self.rect.right - left)

    def _draw_count(self, canvas: Canvas, place: pygame.FRect, count: int) -> None:
        theme, at = canvas.theme, (place.right - 9, place.bottom - 9)
        canvas.circle(at, 12, theme["black-ink"], edge=theme["gold"], width=1.4)
        style = COUNT.sized(COUNT.size / canvas.type.factor)
        canvas.text(str(count), at, style, theme["cream"], align="middle", at="mid", width=21)

    def _places(self) -> list[tuple[str, pygame.FRect]]:
        """Where every game lies; "" is for all of them."""
        x, y = self.rect.x + 4, self.rect.y + 4
        places = [("", pygame.FRect(x, y, ALL, END))]
        x += ALL + GAP
        for end in self.ends:
            places.append((end.game, pygame.FRect(x, y, END, END)))
            x += END + GAP
        return places

    def _choose(self, game: str) -> bool:
        if game == self.chosen:
            return False
        self.chosen = game
        self._on_change(game)
        return True


def draw_end(canvas: Canvas, place: pygame.FRect, picture: str, *, dim: bool = False, tied: bool = False) -> None:
    """The end of a box in a list; grey where the box is tied up."""
    size = canvas.device(place).size

    def make() -> pygame.Surface:
        made = canvas.images.get(picture, size).copy()
        if tied:
            made = pygame.transform.grayscale(made)
        made.fill(GREY if tied else DIM, special_flags=pygame.BLEND_RGB_MULT)
        return made

    whole = not dim and not tied
    shown = canvas.images.get(picture, size) if whole else canvas.cache.get(("end", picture, size, tied), make)
    canvas.blit(shown, place.topleft)
