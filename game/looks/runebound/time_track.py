"""Time track: the act and its twelve spaces on the bar at the upper edge; below the token the day goes by."""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.looks.runebound.theme import BONE, BRASS, BRASS_LIGHT, CHOSEN, CREAM, DARK, DEEP, INK, VERMILION, mixed
from game.runebound.view.values import REFRESH, STORY, TrackShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.theme import Colour, Style

FIRST, STEP = 112.0, 43.0
"""Where the middle of the first space lies, from the left end of the track, and how far apart they are."""
RADIUS, NOW = 13.5, 19.0
TITLE = Style("title", 25)
_NUMBER = Style("ui-extrabold", 20)
GREEN: Colour = (70, 143, 112)


def space_at(rect: pygame.FRect, number: int) -> Point:
    """The middle of a space, from 1."""
    return rect.x + FIRST + STEP * (number - 1), rect.centery - 2


def draw_track(canvas: Canvas, rect: pygame.FRect, track: TrackShown, at: float) -> None:
    """The track with its token at a space, or between two; in the march of the villain what is told of it."""
    gold = canvas.theme.gradients["gold-text"]
    if track.march:
        taken = line(canvas, track.title, (rect.x, rect.centery), TITLE, gold, rect.width * 0.4) + 16
        where = (rect.x + taken, rect.centery)
        line(canvas, track.march, where, Style("ui-bold", 22), CREAM, rect.width - taken)
        return
    line(canvas, track.title, (rect.x, rect.centery), TITLE, gold, FIRST - 22)
    if not track.spaces:
        return
    start, end = space_at(rect, 1), space_at(rect, len(track.spaces))
    canvas.line((start[0], start[1] + 1), (end[0], end[1] + 1), DARK, 4)
    canvas.line(start, end, BRASS, 2.2)
    for space in track.spaces:
        draw_space(canvas, space_at(rect, space.number), space.number, space.kind, gone=space.number < at)
    draw_token(canvas, space_at(rect, 1), at)


def draw_space(canvas: Canvas, centre: Point, number: int, kind: str, *, gone: bool) -> None:
    """A space: a circle, a scroll for a story, a lozenge for a refresh; paler once it is past."""
    x, y = centre
    if kind == STORY:
        fill = mixed(BONE, DARK, 0.42) if gone else BONE
        fold, side = 7.0, 13.0
        shape = [(x - side, y - side), (x + side, y - side), (x + side, y + side - fold), (x + side - fold, y + side),
                 (x - side, y + side)]  # fmt: skip
        canvas.polygon(shape, fill, edge=INK, width=1.4)
        ink = mixed(INK, BONE, 0.1) if not gone else (30, 26, 22)
    elif kind == REFRESH:
        fill = mixed(GREEN, DARK, 0.6 if gone else 0.36)
        canvas.shape("diamond", centre, 16.5, fill, edge=mixed(BRASS, DARK, 0.3), width=1.4)
        ink = mixed(CREAM, DARK, 0.2) if gone else CREAM
    else:
        canvas.circle(centre, RADIUS, mixed(DEEP, (120, 150, 160), 0.3) if gone else DARK, edge=BRASS, width=1.5)
        ink = (168, 188, 192) if gone else CREAM
    style = canvas.type.at_most(_NUMBER, 22)
    canvas.text(str(number), centre, style, ink, align="middle", at="mid")


def draw_token(canvas: Canvas, first: Point, at: float) -> None:
    """The time token: a ring of light round its space, and a vermilion arrow above."""
    x, y = first[0] + STEP * (at - 1), first[1]
    if at < 1:
        return
    canvas.circle((x, y), NOW + 3, None, edge=CHOSEN, width=1.2, alpha=120)
    canvas.circle((x, y), NOW, None, edge=CHOSEN, width=2.6)
    canvas.circle((x, y), NOW - 4.2, None, edge=BRASS_LIGHT, width=1.2)
    top = y - NOW - 8
    for fall, ink in ((0.0, (250, 240, 214)), (1.6, VERMILION)):
        size = 7.5 - fall
        canvas.polygon([(x - size, top - size * 0.9 + fall), (x + size, top - size * 0.9 + fall), (x, top + size)], ink)
