"""Slips: the story so far with its villain, and the way that is planned, on chart paper at the right edge."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.geometry import Point
from game.looks.runebound.lettering import SCENE, STORY, TITLE, title
from game.looks.runebound.marks import draw_gem
from game.looks.runebound.stuffs import NEAT_ROOM, PAD, draw_rule, draw_slip
from game.looks.runebound.theme import BETTER, INK, INK_2, VERMILION, VERMILION_DARK, WORSE
from game.looks.runebound.things import draw_face, draw_story_token
from game.runebound.view.values import BAD, GOOD, StoryRow, StoryShown, WayRow, WayShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

ROW_NAME, ROW_LINE = Style("story-semibold", 22), Style("ui", 18)
WHERE, HEALTH = Style("ui-bold", 21), Style("ui-bold", 21)
WAY_TITLE, WAY_NOTE, WAY_VALUE = Style("title", 25), Style("ui", 20), Style("ui", 18)
SIGN, ROW = 34.0, 46.0
TALL, FEW_ROWS = 330.0, 2
"""From which height on, and with how many open stories at the most, the slip also tells how the story begins."""
GEMS = ("combat", "exploration", "social")
PICTURE: Point = (62.0, 62.0)


def draw_story(brush: SpriteList, rect: pygame.FRect, story: StoryShown) -> None:
    """The story slip: title, villain, open stories; where there is much room also how the story begins."""

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        x, y, w, _ = rect
        left, room = x + NEAT_ROOM + 4, w - 2 * NEAT_ROOM - 8
        title(canvas, story.title, (left - 4, y + 16, room + 8, 60), TITLE, INK, align="middle")
        draw_rule(canvas, left, y + 82, room)
        top, bottom = y + 92, rect.bottom - NEAT_ROOM + 2
        if rect.height > TALL and len(story.rows) <= FEW_ROWS:
            if story.text:
                top += block(canvas, story.text, (left, top, room, 92), SCENE, INK_2) + 22
            bottom -= PICTURE[1] + 8
            _villain(canvas, story, (left, bottom + 2), room)
        else:
            top = _villain(canvas, story, (left, top), room) + 8
            if not story.rows and story.text:
                block(canvas, story.text, (left, top + 2, room, rect.bottom - NEAT_ROOM - top), SCENE, INK_2)
        _rows(canvas, story.rows, pygame.FRect(left, top, room, bottom - top + 4))

    brush.panel(("story", story), rect, paint, pad=PAD)


def _rows(canvas: Canvas, rows: Sequence[StoryRow], box: pygame.FRect) -> None:
    """The open stories: sign, name and a line each; where they are too many for that, sign and name."""
    step = min(ROW * 1.2, box.height / max(1, len(rows)))
    left, room = box.x + SIGN + 10, box.width - SIGN - 10
    brief = len(rows) * ROW > box.height + 4
    for number, row in enumerate(rows):
        if brief:
            middle = box.y + step * (number + 0.5)
            _sign(canvas, row.sign, (box.x + SIGN / 2, middle), min(SIGN, step - 2))
            line(canvas, row.title, (left, middle), ROW_NAME, INK, room, high=step - 2)
        else:
            middle = box.y + step * number + 22
            _sign(canvas, row.sign, (box.x + SIGN / 2, middle))
            line(canvas, row.title, (left, middle - 12), ROW_NAME, INK, room, high=24)
            line(canvas, row.line, (left, middle + 12), ROW_LINE, INK_2, room, high=20)


def _villain(canvas: Canvas, story: StoryShown, at: Point, room: float) -> float:
    """The villain's picture, where it comes and what health it has; gives the lower edge."""
    x, y = at
    box = pygame.FRect(x, y, *PICTURE)
    if story.picture and canvas.images.path(story.picture) is not None:
        canvas.image(story.picture, box, fit="cover", focus=(0.5, 0.35))
    else:
        canvas.rect(box, (54, 44, 60))
        canvas.icon("boss", box.center, 46, (214, 190, 150))
    canvas.rect(box, None, edge=INK, width=2.2)
    left, wide = box.right + 12, room - box.width - 12
    line(canvas, story.where, (left, y + 20), WHERE, VERMILION_DARK, wide, high=25)
    canvas.shape("heart", (left + 9, y + 48), 9.5, VERMILION)
    line(canvas, story.health, (left + 27, y + 48), HEALTH, INK, wide - 27, high=25)
    return float(box.bottom)


def _sign(canvas: Canvas, sign: str, centre: Point, size: float = SIGN) -> None:
    """What stands before a row of the story: the number of its token, or a leaf with a mark."""
    x, y = centre
    part = size / SIGN
    if sign.isdigit():
        draw_story_token(canvas, centre, size, sign)
    else:
        side, fold = 13.0 * part, 7.0 * part
        shape = [(x - side, y - side), (x + side, y - side), (x + side, y + side - fold), (x + side - fold, y + side),
                 (x - side, y + side)]  # fmt: skip
        canvas.polygon(shape, (251, 242, 214), edge=INK, width=1.5)
        if sign == "rule":
            bar = [(-2.3, -8.5), (2.3, -8.5), (1.2, 3.2), (-1.2, 3.2)]
            canvas.polygon([(x + dx * part, y + dy * part) for dx, dy in bar], VERMILION_DARK)
            canvas.circle((x, y + 7 * part), 2.2 * part, VERMILION_DARK)
        else:
            canvas.icon("scroll", centre, 18 * part, VERMILION_DARK)


def draw_way_slip(brush: SpriteList, rect: pygame.FRect, way: WayShown) -> None:
    """The way slip: a row for each step, what pays for it, and what waits at its end."""

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        x, y, w, _ = rect
        left, room = x + NEAT_ROOM + 2, w - 2 * NEAT_ROOM - 4
        wide = line(canvas, way.title, (left, y + 36), WAY_TITLE, INK, room * 0.6)
        line(canvas, way.where, (left + room, y + 37), WAY_NOTE, INK_2, room - wide - 10, align="right", high=25)
        draw_rule(canvas, left, y + 56, room, diamond=False)
        top, bottom = y + 62, rect.bottom - NEAT_ROOM + 4
        rows = fitting_rows(way.rows, bottom - top)
        high = sum(_height(row) for row in rows)
        squeeze = min(1.0, (bottom - top) / max(1.0, high))
        for row in rows:
            _way_row(canvas, row, (left, top + _height(row) * squeeze / 2), room)
            top += _height(row) * squeeze

    brush.panel(("way", way), rect, paint, pad=PAD)


def way_rect(zone: pygame.FRect, way: WayShown) -> pygame.FRect:
    """The way slip in its zone: no higher than its rows need."""
    high = 62 + NEAT_ROOM + sum(_height(row) for row in way.rows)
    return pygame.FRect(zone.x, zone.y, zone.width, min(zone.height, high))


PRESSED = 1.1
"""So much higher than their room rows may be: they still stand apart when they are pressed together."""


def fitting_rows(rows: Sequence[WayRow], room: float) -> list[WayRow]:
    """The rows in so much room: where they are higher the last of them are told in a line each, before any would be
    pressed into another.
    """
    found = [*rows]
    for at in reversed(range(len(found))):
        if sum(map(_height, found)) <= PRESSED * room:
            break
        found[at] = found[at]._replace(line="")
    return found


def _height(row: WayRow) -> float:
    return 52.0 if row.line else 37.0


def _way_row(canvas: Canvas, row: WayRow, at: Point, room: float) -> None:
    """A sign, what the step is, and what it takes."""
    x, y = at
    if row.sign in GEMS:
        draw_gem(canvas, (x + 15, y), 32, row.sign)
    elif row.sign in ("heart", "scroll", "boss", "zombie", "store", "boot"):
        canvas.icon(row.sign, (x + 15, y), 28, VERMILION_DARK)
    elif row.sign:
        draw_face(canvas, (x + 15, y), 26, row.sign)
    left, wide = x + 42, room - 42
    tone = {GOOD: BETTER, BAD: WORSE}.get(row.tone, INK_2)
    if row.line:
        line(canvas, row.title, (left, y - 12), STORY, INK, wide, high=25)
        line(canvas, row.line, (left, y + 13), Style("ui-medium", 20), tone, wide, high=24)
        return
    used = line(canvas, row.value, (x + room, y), WAY_VALUE, INK_2, wide * 0.5, align="right", high=20)
    line(canvas, row.title, (left, y), STORY, INK, wide - used - 6, high=23)
