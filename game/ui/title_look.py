"""Title look: what a game brings for the title of the house. The seam between the shelf and `game/looks/<game>/title`.

It is asked for before anything else of a game is loaded, so its module imports little. Pictures are ids of assets.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.kit.text import Words
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour


@dataclass(frozen=True)
class BoxLook:
    """The box of a game on the shelf: `spine` and `short` (the main word only) are 336 x 72, `end` is 72 x 72.

    `lid` is the colour of the strip that is seen when the box is out, at its front and at its back; `contour` the
    darkest tone of its material. `sound` is a cue that follows when the box comes out; empty for none.
    """

    spine: str
    short: str
    end: str
    lid: tuple[Colour, Colour]
    contour: Colour
    sound: str = ""


@dataclass(frozen=True)
class ShelfLight:
    """How a title lights the shelf below it: a tint over all of it, and one soft pool below its brightest place.

    `pool` is the place of its middle from the left edge of a window of 1920; `day` lifts the dark of the niche.
    """

    tint: Colour
    pool: float
    day: bool = False


GROUND = 60.0
"""So far beyond its entries, in logical units, what a menu stands on may reach."""
Tones = tuple[Colour, Colour]
"""How a plate is coloured, from above to below."""


@dataclass(frozen=True)
class MenuLook:
    """The material of the menu of a title; the ring and pointer of the focus are those of the house.

    `banner` is the plate below the entry in focus, `warm` the same under the mouse, `pressed` while it is held; `rest`
    and `rest_warm` are the plate of Continue without the focus, `frame` its edge; `line` runs inside all of them. They
    are dark enough for the light letters of the house. A plate that is not `pointed` ends straight; its corners are cut
    off by `corner`.

    `plate` lies below the other entries, where the material has one. Their letters are `ink`, under the mouse
    `ink_warm`, small ones beside them `ink_weak`, of what cannot be chosen `ink_off`; `shade` lies below letters that
    stand on the picture, None where they stand on something light. `ground` draws what all entries stand on, round
    their rectangle, at most `GROUND` beyond it.
    """

    banner: Tones
    warm: Tones
    pressed: Colour
    rest: Tones
    rest_warm: Tones
    frame: Colour
    line: Colour
    ink: Colour
    ink_warm: Colour
    ink_weak: Colour
    ink_off: Colour
    shade: Colour | None = None
    plate: Tones | None = None
    pointed: bool = True
    corner: float = 0.0
    ground: Callable[[Canvas, pygame.FRect], None] | None = None


class TitleLook(Protocol):
    """The title of a game. Words of its own: `ui.menu.name` is the name of the game, as it is written in a text.

    `seats`: fewest and most players. `music` is the piece that is heard. `menu` is the material of the menu; None for
    that of the house, which high contrast has in every game. Everything is drawn above the height `foot`,
    in logical units: the upper edge of the shelf, or the lower edge of the window where there is none.
    """

    box: BoxLook
    light: ShelfLight
    music: str
    seats: tuple[int, int]
    menu: MenuLook | None

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """The picture, dark where the menu lies, and its frame: `drift` is how far what drifts in it has gone, in
        logical units, `breath` the time in milliseconds.
        """
        ...

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Where something moves in it, in logical units."""
        ...

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The name of the game as its sign, with its upper edge at `top`; `size` is 1 or a little less."""
        ...
