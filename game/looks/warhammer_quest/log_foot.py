"""Log foot: the iron below the book: the campaign pool, and what the campaign has come to in numbers."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.warhammer_quest.materials import CUT_SLAB, CUT_WELL, draw_plate, draw_well
from game.looks.warhammer_quest.theme import BONE, GOLD, MUTE
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.warhammer_quest.view.values import CampaignLog

_TITLE, _TEXT, _VALUE = Style("title", 27), Style("ui-medium", 19, 1.2), Style("ui-extrabold", 24)
_FIRST, _WIDE, _STEP = 755.0, 206.0, 222.0


def paint_foot(canvas: Canvas, rect: pygame.FRect, log: CampaignLog, words: Words) -> None:
    """The plate with all that stands on it; the cards of the pool lie on it as pieces."""
    x, y, _, h = rect
    draw_plate(canvas, rect, "iron", cut=CUT_SLAB)
    title = canvas.type.at_most(_TITLE, 31)
    canvas.text(words("campaign.log.pool"), (x + 32, y + 38), title, BONE, at="mid", width=280)
    text = canvas.type.at_most(_TEXT, 21)
    empty = not (log.pool or log.struck)
    told = words("campaign.log.pool-none" if empty else "campaign.log.pool-text")
    canvas.paragraph(told, (x + 32, y + 76), text, MUTE, 276, lines=4)
    for index, (icon, key, value) in enumerate(_numbers(log, words)):
        _paint_number(canvas, pygame.FRect(x + _FIRST + _STEP * index, y + 18, _WIDE, h - 36), icon, key, value)


def _numbers(log: CampaignLog, words: Words) -> tuple[tuple[str, str, str], ...]:
    """Icon, label and value of each."""
    rounds = words("campaign.log.all-rounds", rounds=sum(quest.rounds for quest in log.ended))
    falls = words("campaign.log.all-falls", count=sum(quest.falls for quest in log.ended))
    golden = sum(card.gold for hero in log.heroes for card in hero.gear)
    return (
        ("star", words("campaign.log.count.won"), words("campaign.log.wins", won=log.won, played=len(log.ended))),
        ("hourglass", words("campaign.log.count.rounds"), rounds),
        ("threat", words("campaign.log.count.falls"), falls),
        ("treasure", words("campaign.log.count.gear"), str(golden)),
    )


def _paint_number(canvas: Canvas, rect: pygame.FRect, icon: str, label: str, value: str) -> None:
    draw_well(canvas, rect, "iron-dark", cut=CUT_WELL)
    canvas.icon(icon, (rect.x + 34, rect.y + 44), 32, GOLD)
    style = canvas.type.at_most(_TEXT._replace(size=20), 23)
    canvas.text(label, (rect.x + 62, rect.y + 44), style, MUTE, at="mid", width=rect.width - 74)
    number = canvas.type.at_most(_VALUE, 27)
    canvas.text(value, (rect.centerx, rect.bottom - 34), number, BONE, align="middle", at="mid", width=rect.width - 24)
