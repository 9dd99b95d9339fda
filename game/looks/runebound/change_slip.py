"""Change slip: what buying a card changes for the hero: old and new, tokens, what is now, what would be, and why."""

from __future__ import annotations

import pygame

from game.kit.shown import Face
from game.looks.runebound.coins import draw_token
from game.looks.runebound.marks import draw_price
from game.looks.runebound.stuffs import PAD, draw_rule, draw_slip
from game.looks.runebound.theme import ASSETS, BETTER, INK, INK_2, VERMILION, WORSE, mixed
from game.runebound.view.market_values import ChangeRow, Offer
from game.runebound.view.token_values import TokenShown
from game.runebound.view.values import BAD, GOOD
from game.ui.cards.card import Cards, CardStyle
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style
from game.ui.table.displayed import Displayed
from game.ui.table.sprite_list import SpriteList

TITLE, KIND, HEAD = Style("title", 38), Style("story-italic", 25), Style("title", 26)
LABEL, SAID, TEXT = Style("ui", 21), Style("ui-medium", 22), Style("story", 23, 1.12)
ROW, VALUE, WHY = Style("ui-medium", 23), Style("ui-extrabold", 24), Style("story-italic", 20)
EDGE = 36.0
"""How far inside the slip its words begin."""
SMALL: tuple[float, float] = (106.0, 144.0)
TONES: dict[str, Colour] = {GOOD: BETTER, BAD: WORSE}


def draw_change(
    brush: SpriteList, rect: pygame.FRect, offer: Offer, hero: str, cards: Cards, shown: Displayed,
    words: Words,
) -> None:  # fmt: skip
    """The slip of one offer."""
    face, old = shown.view.face(offer.piece), shown.view.face(offer.old) if offer.old else None

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        x, w = rect.x + EDGE, rect.width - 2 * EDGE
        gone = line(canvas, offer.kind, (x + w, rect.y + 52), KIND, INK_2, 180, high=32, align="right")
        line(canvas, offer.name, (x, rect.y + 50), TITLE, INK, w - gone - 16, high=48)
        draw_rule(canvas, x, rect.y + 82, w)
        picture = pygame.FRect(x, rect.y + 98, 150, 176)
        canvas.rect(picture, mixed(ASSETS.get(offer.type, INK), (255, 255, 255), 0.75))
        canvas.image(offer.picture, picture, fit="cover", focus=(0.5, 0.4))
        canvas.rect(picture, None, edge=INK, width=3)
        left = picture.right + 24
        _paint_facts(canvas, pygame.FRect(left, picture.y, x + w - left, picture.height), offer, words)
        y = picture.bottom + 40
        line(canvas, words("stall.changes", hero=hero), (x, y), HEAD, INK, w, high=34)
        draw_rule(canvas, x, y + 20, w, diamond=False)
        _paint_exchange(canvas, pygame.FRect(x - 4, y + 32, w + 8, 156), offer, face, old, cards, words)
        top = y + 198
        step = min(46.0, (rect.bottom - 30 - top) / max(1, len(offer.rows)))
        for at, row in enumerate(offer.rows):
            _paint_row(canvas, pygame.FRect(x, top + step * at, w, step), row)

    brush.panel(("change", offer, hero, face, old), rect, paint, pad=PAD)


def _paint_facts(canvas: Canvas, box: pygame.FRect, offer: Offer, words: Words) -> None:
    """Both faces of the token, the price with how it comes about, what the card says."""
    y = box.y
    if offer.token is not None:
        line(canvas, words("stall.token"), (box.x, y + 12), LABEL, INK_2, box.width, high=27)
        for at, side in enumerate((0, 1)):
            centre = (box.x + 44 + at * 118, y + 70)
            draw_token(canvas, centre, 40, offer.token, second=False, side=side)
        line(canvas, words("stall.or"), (box.x + 103, y + 70), KIND, INK_2, 34, high=28, align="middle")
        y += 118
    beside = 236.0 if offer.token is not None else 0.0
    price = (box.x + beside + 20, box.y + (70 if beside else 20))
    draw_price(canvas, price, 20, str(offer.price))
    said = (price[0] + 32, price[1] - 36, box.right - price[0] - 32, 72)
    block(canvas, offer.price_line, said, SAID, INK, middle=True)
    y += 0 if beside else 46
    block(canvas, offer.text, (box.x, y, box.width, box.bottom - y), TEXT, INK)


def _paint_exchange(
    canvas: Canvas, box: pygame.FRect, offer: Offer, face: Face, old: Face | None, cards: Cards, words: Words
) -> None:
    """The card that goes, what comes for it (a card, or gold), and their tokens."""
    canvas.rect(box, mixed((227, 211, 166), (255, 255, 255), 0.12))
    x, y = box.x + 14, box.y + 6
    if offer.sells:
        canvas.blit(cards.bare(canvas, CardStyle(face, SMALL)), (x, y))
    elif old is not None:
        canvas.blit(cards.bare(canvas, CardStyle(old, SMALL)), (x, y))
    else:
        canvas.dashed((x, y, *SMALL), INK_2, width=1.8, dash=6, gap=5)
        empty = canvas.type.at_most(LABEL, 24)
        block(canvas, words("stall.empty"), (x + 8, y, SMALL[0] - 16, SMALL[1]), empty, INK_2, middle=True)
    _paint_arrow(canvas, (x + SMALL[0] + 14, box.centery), 52)
    if offer.sells:
        draw_price(canvas, (x + 1.5 * SMALL[0] + 80, box.centery), 40, str(offer.price))
    else:
        canvas.blit(cards.bare(canvas, CardStyle(face, SMALL)), (x + SMALL[0] + 80, y))
    left = x + 2 * SMALL[0] + 102
    room = box.right - 12 - left
    tokens = bool(offer.lost or offer.gained)
    high = 78.0 if tokens else box.height - 12
    block(canvas, offer.old_line, (left, box.y + 6, room, high), SAID, INK, middle=not tokens)
    if not tokens:
        return
    radius, middle = 24.0, box.bottom - 40
    at = left + radius
    for token in offer.lost:
        _paint_coin(canvas, (at, middle), radius, token, gone=True)
        at += 2 * radius + 8
    if offer.lost and offer.gained:
        _paint_arrow(canvas, (at - radius + 2, middle), 40)
        at += 54
    for token in offer.gained:
        _paint_coin(canvas, (at, middle), radius, token, gone=False)
        at += 2 * radius + 8


def _paint_coin(canvas: Canvas, centre: tuple[float, float], radius: float, token: TokenShown, *, gone: bool) -> None:
    draw_token(canvas, centre, radius, token, state="removed" if gone else "")


def _paint_arrow(canvas: Canvas, start: tuple[float, float], long: float) -> None:
    x, y = start
    canvas.line((x, y), (x + long - 6, y), VERMILION, 4.5)
    for way in (-1, 1):
        canvas.line((x + long - 18, y + 12 * way), (x + long - 2, y), VERMILION, 4.5)


def _paint_row(canvas: Canvas, box: pygame.FRect, row: ChangeRow) -> None:
    y, middle, high = box.centery, box.x + box.width * 0.47, min(30.0, box.height * 0.86)
    now = line(canvas, row.now, (middle, y), VALUE, INK_2, 86, high=high, align="right")
    line(canvas, row.label, (box.x, y), ROW, INK, middle - box.x - now - 12, high=high)
    canvas.line((middle + 14, y), (middle + 38, y), INK, 2)
    for way in (-1, 1):
        canvas.line((middle + 30, y + 6 * way), (middle + 39, y), INK, 2)
    wide = line(canvas, row.then, (middle + 52, y), VALUE, TONES.get(row.tone, INK), 86, high=high)
    if row.tone:  # colour alone does not say it
        icon = "check" if row.tone == GOOD else "cross"
        canvas.icon(icon, (middle + 66 + wide, y), 18, TONES[row.tone])
    line(canvas, row.why, (box.right, y), WHY, INK_2, box.right - middle - 160, high=high, align="right")


def draw_nothing(brush: SpriteList, rect: pygame.FRect, told: str) -> None:
    """The slip while no card is looked at."""

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        inner = (rect.x + EDGE, rect.y + EDGE, rect.width - 2 * EDGE, rect.height - 2 * EDGE)
        block(canvas, told, inner, canvas.type.at_most(TEXT, 28), INK_2, middle=True)

    brush.panel(("change-none", told), rect, paint, pad=PAD)
