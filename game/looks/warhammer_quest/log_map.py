"""Log map: the cut through the town on the left page of the campaign log, with what has become of each place.

Won: a wax seal. Lost: a torn scrap with a cross. Next: a ring of embers. Later: faded to the paper.
"""

from __future__ import annotations

import math

import pygame

from game.looks.warhammer_quest.theme import (
    BLOOD,
    EMBER,
    EMBER_INK,
    INK,
    INK_2,
    IRON,
    MUTE,
    PITCH,
    TORCH,
    TORCH_LIGHT,
)
from game.ui.screen.canvas import Canvas, Point
from game.ui.screen.theme import Colour, Style
from game.ui.widgets.panel import draw_parchment
from game.warhammer_quest.view.values import CampaignLog, LogQuest

SCENES = "scenes/warhammer-quest"
SIZE = (1360.0, 860.0)
"""The map as it was drawn; the places are given in its units."""
PLACES: dict[str, tuple[float, float, float, float]] = {
    "a-foul-stench": (272, 716, 190, 92),
    "the-poisoned-wells": (612, 592, 188, 102),
    "the-long-chase": (196, 480, 156, 86),
    "the-long-fuse": (992, 476, 194, 98),
    "waaagh": (1196, 180, 150, 110),
}
"""Middle, half the width and half the height of each quest's place."""
_LABELS: dict[str, Point] = {
    "a-foul-stench": (60, 132), "the-poisoned-wells": (60, 120), "the-long-chase": (24, 116),
    "the-long-fuse": (-6, 140), "waaagh": (-30, 122),
}  # fmt: skip
"""How far from the middle its name stands."""
_MARKS: dict[str, Point] = {
    "a-foul-stench": (150, -60), "the-poisoned-wells": (-130, -70), "the-long-chase": (132, -30),
    "the-long-fuse": (150, -60), "waaagh": (96, 20),
}  # fmt: skip
MARK = 76.0
BURNT: Colour = (150, 56, 18)
"""Ember as ink on parchment."""
_POINTS = 72
_AGED: Colour = (242, 224, 186)
_NAME = Style("ui-bold", 20)


def place_rect(area: pygame.FRect, quest: str) -> pygame.FRect:
    """Where a quest's place lies on the map."""
    x, y, rx, ry = PLACES[quest]
    zoom = area.width / SIZE[0]
    return pygame.FRect(area.x + (x - rx) * zoom, area.y + (y - ry) * zoom, 2 * rx * zoom, 2 * ry * zoom)


def mark_at(area: pygame.FRect, quest: str) -> Point:
    """Where the seal of a quest is pressed."""
    x, y, _, _ = PLACES[quest]
    zoom = area.width / SIZE[0]
    return area.x + (x + _MARKS[quest][0]) * zoom, area.y + (y + _MARKS[quest][1]) * zoom


def paint_map(canvas: Canvas, area: pygame.FRect, log: CampaignLog) -> None:
    """The map with names and what will come; the seals are pressed on it by `paint_mark`."""
    canvas.rect(area.inflate(10, 10), None, edge=INK, width=2.4)
    canvas.image(f"{SCENES}/map-town", area)
    if canvas.theme.textured:
        canvas.surface.fill(_AGED, canvas.device(area), special_flags=pygame.BLEND_RGB_MULT)
    canvas.rect(area, None, edge=INK, width=2)
    with canvas.clip(area):
        for quest in log.quests:
            if quest.state == "not-yet":
                canvas.image(f"{SCENES}/veil", place_rect(area, quest.id).inflate(70, 60))
            elif quest.state in ("next", "now"):
                _paint_ring(canvas, place_rect(area, quest.id))
    for quest in log.quests:
        _paint_name(canvas, area, quest)


def paint_mark(canvas: Canvas, centre: Point, size: float, state: str, alpha: int = 255) -> None:
    """A wax seal for what was won, a torn scrap for what was lost."""
    name = f"{SCENES}/{'wax-seal' if state == 'won' else 'torn-scrap'}"
    box = (centre[0] - size / 2, centre[1] - size / 2, size, size)
    canvas.image(name, box, fit="contain", alpha=alpha)


def _paint_ring(canvas: Canvas, rect: pygame.FRect) -> None:
    """Embers round the place that comes next."""
    for grown, width, alpha in ((16, 9, 40), (11, 8, 70), (6, 7, 110)):
        canvas.polygon(_ellipse(rect.inflate(grown, grown)), None, edge=EMBER, width=width, alpha=alpha)
    canvas.polygon(_ellipse(rect.inflate(4, 4)), None, edge=TORCH, width=4.5)
    canvas.polygon(_ellipse(rect), None, edge=TORCH_LIGHT, width=1.4)


def _ellipse(rect: pygame.FRect) -> list[Point]:
    turns = (index * math.tau / _POINTS for index in range(_POINTS))
    return [(rect.centerx + math.cos(t) * rect.width / 2, rect.centery + math.sin(t) * rect.height / 2) for t in turns]


def _paint_name(canvas: Canvas, area: pygame.FRect, quest: LogQuest) -> None:
    """A strip of parchment with number and name."""
    x, y, _, _ = PLACES[quest.id]
    zoom = area.width / SIZE[0]
    dx, dy = _LABELS[quest.id]
    style = canvas.type.at_most(_NAME, 24)
    coming, later = quest.state in ("next", "now"), quest.state == "not-yet"
    wide = canvas.type.width(quest.title, style) + 58
    high = 34.0
    rect = pygame.FRect(area.x + (x + dx) * zoom - wide / 2, area.y + (y + dy) * zoom - high / 2, wide, high)
    rect.clamp_ip(area.inflate(-16, -12))
    if coming:
        canvas.glow(rect, EMBER, radius=6, blur=8, alpha=0.8)
    draw_parchment(canvas, rect, quest.id, rule=False)
    if coming:
        canvas.rect(rect.inflate(2, 2), None, radius=3, edge=EMBER, width=2.4)
    disc: Colour = {"won": BLOOD, "lost": IRON, "next": BURNT, "now": BURNT}.get(quest.state, MUTE)
    at = (rect.x + 21, rect.centery)
    canvas.circle(at, 13, disc, edge=PITCH, width=1.6)
    ink = EMBER_INK if not later else INK
    number = canvas.type.at_most(Style("ui-extrabold", 18), 20)
    canvas.text(str(quest.number), at, number, ink, align="middle", at="mid")
    name_ink = INK_2 if later else INK
    canvas.text(quest.title, (rect.x + 42, rect.centery), style, name_ink, at="mid", width=wide - 52)
