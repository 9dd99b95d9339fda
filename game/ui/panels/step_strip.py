"""Step strip: the answers of the stretch that is played, as a row of small tiles; those that were taken back follow,
dimmed; before them what is not offered in this round.

    strip = StepStrip(StepActions(go_back, redo, offer_again))
    strip.lay_out(layout)                    # the zone "steps"; a table without it has no strip
    strip.show([Step("check", "Fire Bomb", "Kari: use an item", back=1)])
    strip.fit(canvas.type)                   # before it is drawn: no words are cut where an icon alone has room
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.text import Text
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.widgets.base import Widget, mix

ZONE = "steps"
"""The zone of the table in which the strip lies."""
WIDEST, NARROWEST, GAP = 260.0, 38.0, 6.0
"""A tile with its words at most, and with its icon alone."""
_BESIDE, _LEFT = 41.0, 33.0
"""What a tile is wider than its words, and where they begin."""
_LETTER = 9.0
"""The width of a letter, until type is known."""
_LABEL = Style("ui-bold", 19)
_TALLEST_TYPE = 21.0


class StepActions(NamedTuple):
    """What pressing a tile does."""

    go_back: Callable[[int], object]
    """Take so many answers back."""
    redo: Callable[[int], object]
    """Give so many answers again."""
    offer_again: Callable[[str], object]


class Step(NamedTuple):
    """One tile: an icon, short words, and the whole of it in a sentence.

    `back` answers are taken back by it, or `ahead` given again; `offer` is what is not offered in this round. With none
    of them it can only be read: a computer player answered, or nothing may be taken back.
    """

    icon: str
    label: str
    told: str
    back: int = 0
    ahead: int = 0
    offer: str = ""


class StepTile(Widget):
    """The tile of one step."""

    radius = 8.0

    def __init__(self, step: Step, on_press: Callable[[], object] | None) -> None:
        super().__init__((0, 0, 0, 0), enabled=on_press is not None, reason=step.told, hint=step.told)
        self.step = step
        self.on_press = on_press

    def press(self) -> bool:
        """Go back to before it, or on to after it."""
        if self.on_press is None:
            return False
        self.on_press()
        return True

    @property
    def look(self) -> Hashable:
        return self.step, self.warm

    def draw(self, canvas: Canvas) -> None:
        theme, step, (x, y, w, h) = canvas.theme, self.step, self.rect
        ground: Colour = mix(theme["strip"], theme["leather-hover"], self.warmth.value)
        ink = theme["muted"] if step.ahead or step.offer else theme["cream"]
        canvas.rect(self.rect, ground, radius=8, alpha=130 if step.ahead else 235)
        if step.ahead:
            canvas.dashed(self.rect, theme["muted"], width=1.6)
        else:
            canvas.rect(self.rect, None, radius=8, edge=theme["leather-line"], width=1.6)
        worded = w > NARROWEST
        canvas.icon(step.icon, (x + (18 if worded else w / 2), y + h / 2), 20, theme["gold-title"] if worded else ink)
        if worded:
            style = canvas.type.at_most(_LABEL, _TALLEST_TYPE)
            canvas.text(step.label, (x + _LEFT, y + h / 2), style, ink, at="mid", width=w - _BESIDE)


class StepStrip:
    """The tiles of a table, in their order; they say what they were told last."""

    def __init__(self, actions: StepActions) -> None:
        self.actions = actions
        self.tiles: list[StepTile] = []
        self._zone: pygame.FRect | None = None
        self._type: Text | None = None

    def lay_out(self, layout: Layout) -> None:
        """Take the place of another layout."""
        self._zone = layout[ZONE].copy() if ZONE in layout else None
        self._place()

    def show(self, steps: Sequence[Step]) -> None:
        """Show other steps; a tile that stays keeps its focus."""
        kept = {tile.step: tile for tile in self.tiles}
        self.tiles = [kept.get(step) or StepTile(step, self._deed(step)) for step in steps]
        self._place()

    def fit(self, shown_in: Text) -> None:
        """Take the measure of the words in the type that they are shown in."""
        if shown_in is not self._type:
            self._type = shown_in
            self._place()

    @property
    def widgets(self) -> list[Widget]:
        """The tiles that there is room for."""
        return [tile for tile in self.tiles if tile.visible]

    @property
    def rect(self) -> pygame.FRect | None:
        """What the tiles cover; None while there are none."""
        seen = [tile.rect for tile in self.tiles if tile.visible]
        return seen[0].unionall(seen[1:]) if seen else None

    def _deed(self, step: Step) -> Callable[[], object] | None:
        if step.offer:
            return partial(self.actions.offer_again, step.offer)
        if step.ahead:
            return partial(self.actions.redo, step.ahead)
        return partial(self.actions.go_back, step.back) if step.back else None

    def _place(self) -> None:
        """Tiles side by side, each with its words whole or its icon alone; the last words are kept longest, and the
        first steps go where there is no room.
        """
        zone = self._zone
        for tile in self.tiles:
            tile.visible = zone is not None
        if zone is None or not self.tiles:
            return
        most = int((zone.width + GAP) // (NARROWEST + GAP))
        for tile in self.tiles[:-most]:
            tile.visible = False
        seen = self.tiles[-most:]
        left = zone.width - GAP * (len(seen) - 1) - NARROWEST * len(seen)
        widths: list[float] = []
        for tile in reversed(seen):
            more = min(WIDEST, self._width(tile.step.label) + _BESIDE) - NARROWEST
            worded = 0 < more <= left
            widths.insert(0, NARROWEST + (more if worded else 0))
            left -= more if worded else 0
        at = zone.x
        for tile, width in zip(seen, widths, strict=True):
            tile.rect = pygame.FRect(at, zone.y, width, zone.height)
            at += width + GAP

    def _width(self, label: str) -> float:
        """How wide words are on a tile, rounded up."""
        if self._type is None:
            return _LETTER * len(label)
        return ceil(self._type.width(label, self._type.at_most(_LABEL, _TALLEST_TYPE)))
