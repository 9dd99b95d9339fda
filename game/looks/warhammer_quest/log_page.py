"""Log page: the right page of the campaign log: a row for each quest, and one for each hero of the party."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.warhammer_quest.log_map import BURNT
from game.looks.warhammer_quest.materials import cut_corners
from game.looks.warhammer_quest.theme import (
    BONE,
    BRASS,
    GOLD,
    HIDE,
    INK,
    INK_2,
    IRON_EDGE,
    LEGENDARY,
    PITCH,
    RAYS,
    RED_INK,
    SOOT,
)
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_rule
from game.warhammer_quest.view.values import LogCard, LogHero, LogQuest

ROW = 62.0
"""From one quest to the next."""
HOOKS = 4
ACTIONS = ("attack", "explore", "aid", "rest")
_GREEN: Colour = (76, 96, 40)
_SUNK: Colour = (206, 184, 138)
_TITLE, _SUMMARY, _LINE = Style("story-semibold", 26), Style("ui-bold", 20), Style("story-italic", 23)
_WHO = Style("ui-medium", 20)


def quest_row(page: pygame.FRect, number: int) -> pygame.FRect:
    """The row of a quest, counted from 1."""
    return pygame.FRect(page.x, page.y + ROW * (number - 1), page.width, ROW)


def line_room(page: pygame.FRect, number: int) -> pygame.FRect:
    """Where the line of the chronicle is written."""
    row = quest_row(page, number)
    return pygame.FRect(row.x + 60, row.y + 28, row.width - 60, 32)


def sign_at(page: pygame.FRect, number: int) -> tuple[float, float]:
    """Where the seal beside a row is pressed."""
    row = quest_row(page, number)
    return row.x + 24, row.y + 30


def paint_quest(canvas: Canvas, page: pygame.FRect, quest: LogQuest) -> None:
    """The head of a row: its name and how it ended; number and quill for the one that comes."""
    row = quest_row(page, quest.number)
    coming = quest.state in ("next", "now")
    title = canvas.type.at_most(_TITLE, 29)
    if coming:
        canvas.circle(sign_at(page, quest.number), 20, None, edge=BURNT, width=2.6)
        number = canvas.type.at_most(Style("ui-extrabold", 20), 23)
        canvas.text(str(quest.number), sign_at(page, quest.number), number, BURNT, align="middle", at="mid")
    wide = canvas.text(quest.title, (row.x + 60, row.y + 14), title, RED_INK if coming else INK, at="mid", width=430)
    ink = BURNT if coming else _GREEN if quest.state == "won" else RED_INK
    summary = canvas.type.at_most(_SUMMARY, 22)
    at = (row.x + 60 + wide + 18, row.y + 16)
    canvas.text(quest.summary, at, summary, ink, at="mid", width=row.right - at[0] - 8)
    if coming:
        _paint_quill(canvas, (row.x + 60, row.y + 53))


def paint_line(canvas: Canvas, page: pygame.FRect, quest: LogQuest) -> None:
    """The line of the chronicle."""
    room = line_room(page, quest.number)
    style = canvas.type.at_most(_LINE, 26)
    canvas.text(quest.line, (room.x, room.centery), style, INK, at="mid", width=room.width)


def paint_later(canvas: Canvas, page: pygame.FRect, quest: LogQuest, first: int) -> None:
    """The name of a quest that comes later, pale, beside the one that comes next."""
    style = canvas.type.at_most(Style("story", 24), 27)
    row = quest_row(page, first)
    at = (row.x + 560, row.y + 14 + (quest.number - first - 1) * 30)
    canvas.text(f"{quest.number}  {quest.title}", at, style, INK_2, at="mid", width=row.width - 560)


def paint_hero(canvas: Canvas, rect: pygame.FRect, hero: LogHero, words: Words, leads: bool) -> None:
    """A row of the party: portrait and seat, name and player, four actions, gear on its hooks."""
    x, y, _w, h = rect
    colour = canvas.theme.seats[(hero.seat - 1) % len(canvas.theme.seats)].colour
    canvas.rect(rect, _SUNK, radius=4, alpha=130)
    canvas.rect(rect, None, radius=4, edge=(158, 128, 78), width=1.4)
    canvas.rect((x, y, 7, h), colour, radius=2)
    portrait = pygame.FRect(x + 18, y + 8, 80, 82)
    canvas.image(hero.picture, portrait, fit="cover", focus=(0.5, 0.2))
    canvas.rect(portrait, None, edge=PITCH, width=2.6)
    draw_seat(canvas, hero.seat, (portrait.right - 3, portrait.bottom - 5), 12.0)
    name = canvas.type.at_most(_TITLE._replace(size=24), 27)
    canvas.text(hero.name, (x + 122, y + 28), name, INK, at="mid", width=222)
    who = words("campaign.log.who", player=hero.player, seat=hero.seat) if hero.player else words(
        "campaign.log.nobody", seat=hero.seat
    )  # fmt: skip
    canvas.text(who, (x + 122, y + 60), canvas.type.at_most(_WHO, 22), INK_2, at="mid", width=214)
    if leads:
        canvas.image("badges/leader", (x + 20, y + 10, 30, 30))
    light, dark = RAYS.get(hero.piece, (SOOT, SOOT))
    for index, (action, card) in enumerate(zip(ACTIONS, hero.actions, strict=False)):
        _paint_action(canvas, (x + 374 + 47 * index, y + h / 2 + 3), action, card.gold, (light, dark))
    _paint_gear(canvas, rect, hero)


def _paint_action(
    canvas: Canvas, centre: tuple[float, float], action: str, gold: bool, colours: tuple[Colour, Colour]
) -> None:
    canvas.circle(centre, 22, colours[1], edge=BRASS if gold else (86, 104, 116), width=3 if gold else 2)
    canvas.icon(f"action-{action}", centre, 27, BONE)
    if gold:
        canvas.image("badges/advanced", (centre[0] - 11, centre[1] - 36, 22, 22))


def _paint_gear(canvas: Canvas, rect: pygame.FRect, hero: LogHero) -> None:
    common = [card for card in hero.gear if not card.gold]
    golden = [card for card in hero.gear if card.gold]
    for index in range(HOOKS):
        place = pygame.FRect(rect.x + 560 + 57 * index, rect.y + 11, 53, 76)
        if index < len(common):
            _paint_card(canvas, place, common[index])
        elif index < hero.capacity:
            canvas.dashed(place, INK_2, width=1.5, dash=5, gap=4)
            canvas.icon("hook", place.center, 26, INK_2)
        else:
            canvas.rect(place, (178, 152, 104), radius=4, alpha=150)
            canvas.icon("lock", place.center, 22, INK_2)
    place = pygame.FRect(rect.x + 789, rect.y + 11, 51, 76)
    if not golden:
        canvas.dashed(place, (150, 106, 34), width=1.5, dash=5, gap=4)
        canvas.icon("star", place.center, 22, (150, 106, 34))
    for index, card in enumerate(golden):
        _paint_card(canvas, place.move(-7 * index, 4 * index), card)


def _paint_card(canvas: Canvas, rect: pygame.FRect, card: LogCard) -> None:
    """A piece of gear, small: its picture in hide, or in gold with its light."""
    if card.gold:
        canvas.glow(rect, LEGENDARY, radius=6, blur=7, alpha=0.9)
    else:
        canvas.shadow(rect, radius=5, drop=(1, 3), blur=4, alpha=0.6)
    canvas.polygon(cut_corners(rect, 7), HIDE, edge=PITCH, width=3)
    canvas.image(card.picture, rect.inflate(-9, -9), fit="cover", radius=3)
    canvas.polygon(cut_corners(rect.inflate(-3, -3), 6), None, edge=GOLD if card.gold else IRON_EDGE, width=2)


def _paint_quill(canvas: Canvas, start: tuple[float, float]) -> None:
    """A line that is begun, and the quill that lies ready."""
    x, y = start
    points = [(x + 10 * step, y + 3 * (1 if step % 4 in (1, 2) else -1) * (step % 2)) for step in range(24)]
    canvas.polyline(points, (120, 98, 66), 2.0)
    tip = (points[-1][0] + 6, y + 2)
    shaft = [tip, (tip[0] + 40, tip[1] - 18), (tip[0] + 120, tip[1] - 24), (tip[0] + 136, tip[1] - 16),
             (tip[0] + 108, tip[1] - 4), (tip[0] + 44, tip[1] - 4)]  # fmt: skip
    canvas.polygon(shaft, (236, 226, 200), edge=INK_2, width=1.6)
    canvas.line(tip, (tip[0] + 128, tip[1] - 20), INK_2, 1.6)


def paint_head(canvas: Canvas, centre: float, y: float, width: float, title: str) -> None:
    """The title of a page with a rule below it."""
    style = canvas.type.at_most(Style("title", 34), 38)
    canvas.text(title, (centre, y), style, INK, align="middle", at="mid", width=width)
    draw_rule(canvas, centre - width / 2, y + 24, width, canvas.theme["parchment-rule"], size=4)
