"""Standees: figures of heroes, villains and zombies, cut out of paper, on their brass discs."""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.looks.runebound.marks import draw_gem
from game.looks.runebound.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, seat_colour
from game.looks.runebound.things import draw_story_token
from game.runebound.view.values import MapPiece
from game.ui.screen.canvas import Canvas
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

FIGURES = "pictures/runebound/figures"
HIGH, ACTIVE_HIGH = 94.0, 110.0
"""How high a figure is at 100 % with its disc, and that of whose turn it is."""
WIDE = 0.78
"""How wide its box is, as a share of its height."""
DISC = (0.56, 0.18)
"""Width and height of its disc, as shares of its height."""
FOOT = 0.19
"""How far above the lower edge of its box the middle of its disc is, as a share of its height."""
BADGE = 0.088
"""The radius of the sign of the seat, as a share of its height."""
LEAST_NUMBER = 8.0
"""A sign of a smaller radius, in pixels, has no number."""
FOE = (122, 30, 26)
"""The colour of a disc that belongs to no seat."""
GEM, STORY = 38.0, 36.0


def draw_piece(
    canvas: Canvas, size: tuple[float, float], it: MapPiece, *, up: bool, down: bool, grounded: bool
) -> None:
    """What lies or stands on the chart, in a box of this size: `up` that a gem lies faceup, `down` that a hero lies,
    `grounded` that it throws the shadow of its disc.
    """
    width, height = size
    if it.kind == "gem":
        draw_gem(canvas, (width / 2, height / 2), min(size) * 0.86, it.variant, up=up)
    elif it.kind == "story":
        draw_story_token(canvas, (width / 2, height / 2), min(size) * 0.9, it.variant)
    else:
        _draw_figure(canvas, size, it, down=down, grounded=grounded)


def _draw_figure(canvas: Canvas, size: tuple[float, float], it: MapPiece, *, down: bool, grounded: bool) -> None:
    """The figure on its disc; the lower edge of the box is that of the disc."""
    width, height = size
    foot = (width / 2, height * (1 - FOOT))
    colour = seat_colour(it.seat) if it.seat else FOE
    wide, flat = DISC[0] * height, DISC[1] * height
    if grounded:
        shade = pygame.FRect(0, 0, wide * 1.16, flat * 1.2)
        shade.center = foot[0] + wide * 0.1, foot[1] + flat * 0.26
        canvas.surface.blit(_ellipse(canvas, shade, (0, 0, 0, 110)), canvas.device(shade))
    rings = ((1.05, 0.24, INK), (1.0, 0.22, BRASS_DARK), (1.03, 0.0, INK), (1.0, 0.0, colour), (0.8, 0.0, BRASS_LIGHT),
             (0.74, 0.0, BRASS))  # fmt: skip
    for grow, low, ink in rings:
        ring = pygame.FRect(0, 0, wide * grow, flat * (grow if grow > 0.9 else grow - 0.06))
        ring.center = foot[0], foot[1] + low * flat
        canvas.surface.blit(_ellipse(canvas, ring, (*ink, 255)), canvas.device(ring))
    _draw_cut_out(canvas, size, it, colour, down=down)
    if it.seat:
        at, radius = (foot[0], foot[1] + flat * 0.34), BADGE * height
        draw_seat(canvas, it.seat, at, radius, numbered=radius * canvas.scale >= LEAST_NUMBER)


def _draw_cut_out(
    canvas: Canvas, size: tuple[float, float], it: MapPiece, colour: tuple[int, int, int], *, down: bool
) -> None:
    """The figure alone; one that is down lies, and its colours have faded to ink."""
    width, height = size
    name = it.variant if "/" in it.variant else f"{FIGURES}/{it.variant or 'zombie'}"
    if canvas.images.path(name) is None:
        _draw_pawn(canvas, (width / 2, height * (1 - FOOT)), height * 0.84, colour)
        return
    box = canvas.device((0, 0, width, height * (1 - FOOT + DISC[1] * 0.16)))
    made = canvas.images.get(name, box.size, fit="contain")
    if down:
        made = pygame.transform.rotate(pygame.transform.smoothscale_by(pygame.transform.grayscale(made), 0.86), 84)
    canvas.surface.blit(made, (box.centerx - made.get_width() // 2, box.bottom - made.get_height()))


def _draw_pawn(canvas: Canvas, foot: Point, high: float, colour: tuple[int, int, int]) -> None:
    """A plain cut-out where there is no picture."""
    x, y = foot
    for grow, ink in ((0.05, (250, 246, 232)), (0.0, colour)):
        low, neck = high * (0.22 + grow), high * (0.13 + grow)
        top = (x, y - high * (0.74 + grow))
        body = [(x - low, y), (x - neck, y - high * 0.62), top, (x + neck, y - high * 0.62), (x + low, y)]
        canvas.polygon(body, ink)
        canvas.circle((x, y - high * 0.82), high * (0.16 + grow), ink)


def _ellipse(canvas: Canvas, rect: pygame.FRect, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A smooth ellipse as large as a rectangle."""
    size = canvas.device(rect).size
    size = (max(2, size[0]), max(2, size[1]))

    def make() -> pygame.Surface:
        big = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
        big.fill((*colour[:3], 0))
        pygame.draw.ellipse(big, colour, big.get_rect())
        return pygame.transform.smoothscale(big, size)

    return canvas.cache.get(("ellipse", size, colour), make)


def draw_shade(brush: SpriteList, foot: Point, width: float, height: float, alpha: float) -> None:
    """The shadow of a figure on its way: an ellipse below its foot, that widens and pales as it rises."""
    canvas = brush.canvas
    wide = width * (0.66 + 0.2 * height)
    rect = pygame.FRect(0, 0, wide, wide * 0.32)
    rect.center = foot
    strength = max(0, round(120 * alpha * (1 - 0.5 * height)))
    brush.centred(_ellipse(canvas, rect, (0, 0, 0, 255)), rect.center, strength)
