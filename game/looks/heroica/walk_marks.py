"""Walk marks: the path of a walk as a painted line with numbered beads, and the ghost of the figure at its end."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.looks.heroica.passages import FOOTING
from game.looks.heroica.theme import INK, PAPER
from game.looks.heroica.tray import SQUARE
from game.ui.screen.canvas import Canvas
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Style
from game.ui.table.map_path import PathSeen, thick_line, touches
from game.ui.table.passage import Stance
from game.ui.table.passage_painter import turned_about
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

GHOST, LEAN = 158, 5.0
"""How strongly the ghost is seen (0 to 255), and how far it leans."""
_LOWER = 0.13
"""How far below the middle of its square the path runs, in squares: below the feet."""
_EDGE, _LINE, _BEAD = 13.0, 7.0, 13.0
_NUMBER, _LEAST_BEAD = 18.0, 12.0


def draw_walk(canvas: Canvas, path: PathSeen) -> None:
    """A line in the paint of the seat, with a bead for each step but the last, where the figure or its ghost stands."""
    unit, points = path.unit, [(x, y + _LOWER * SQUARE) for x, y in path.points]
    for width, colour in ((_EDGE, PAPER), (_LINE, path.colour)):
        for start, end in pairwise(points):
            if touches(start, end, path.near):
                thick_line(canvas, start, end, width * unit, colour)
    bead, style = max(_BEAD * unit, _LEAST_BEAD), Style("ui-extrabold", max(_NUMBER * unit, SMALLEST))
    for number, point in enumerate(points[1:-1], 1):
        if path.near.collidepoint(point):
            canvas.circle(point, bead, PAPER, edge=path.colour, width=3 * unit)
            canvas.text(str(number), point, canvas.type.at_most(style, 2 * bead), INK, align="middle", at="mid")


def draw_ghost(brush: SpriteList, surface: pygame.Surface, box: pygame.FRect, forward: int) -> None:
    """The figure as it would stand in a box of the table, leaning into the last step."""
    made = turned_about(surface, FOOTING, Stance(box.center, lean=forward * LEAN))
    left, top = brush.canvas.stage.device((box.centerx, box.y + FOOTING * box.height))
    brush.sprites.append(Sprite(made.surface, (round(left - made.foot[0]), round(top - made.foot[1])), GHOST))
