"""Full cards: a card with all of its text, upright (420 x 588 and smaller) or as a wide sheet.

`FullCards.surface(canvas, face, sheet, size)` gives it drawn once and kept; `draw(canvas, rect, face,
sheet)` puts it into a rectangle: a card where the rectangle is tall, a sheet where it is wide. Text is laid
out live: it shrinks to fit, but never below 18 logical units.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from msgspec import structs

from game.kit.geometry import Size
from game.kit.shown import Face, Row, Sheet
from game.ui.cards.card import SHADOW_PAD, Cards, CardStyle, picture_of, tight_text
from game.ui.cards.card_text import (
    LEAST_TYPE,
    OWN_KEYWORD,
    bar_height,
    least_type,
    paint_keywords,
    paint_rows,
    shorter_sheets,
    used_height,
    without_rows,
)
from game.ui.cards.frames import Frame
from game.ui.panels.banner import capped
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.painter import RectLike
from game.ui.screen.theme import TYPE, Style
from game.ui.table.table_parts import parchment

FULL = (420.0, 588.0)
_KEPT_BYTES = 6 * 1024 * 1024
_SUBTITLE = (42.0, 326.0, 336.0, 26.0)
_TEXT = (42.0, 366.0, 336.0, 190.0)
OTHER_END = "other-end"
"""The area of a frame in which the other end of a card lies, on its head."""
_FOCUS = (0.5, 0.3)
_WHOLE = 0.3
"""How much of the width of a sheet a thing takes that lies on it."""
_GROWTH = 1.15
"""How far titles on a sheet grow with the text setting; what is read in full grows further."""
_CUT_AT, _EASY_CUT, _MOST_CUT, _FOOT, _BAND = 118.0, 36.0, 140.0, 126.0, 90
"""Where a picture is cut, and how far: without a thought, for the sake of the stakes, and rather than cutting text."""


class FullCards:
    """Draws and keeps full cards; borrows frames and table cards."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._kept = SurfaceCache(_KEPT_BYTES)

    def forget(self) -> None:
        """Drop every card, after a change of size, theme or type."""
        self._kept.clear()

    def draw(self, canvas: Canvas, rect: RectLike, face: Face, sheet: Sheet, seat: int = 0) -> None:
        """The card in a rectangle: upright where it is tall (as large as fits), else a sheet."""
        x, y, w, h = rect
        if w > h:
            wide = self.wide(canvas, face, sheet, (w, h), seat)
            canvas.blit(wide, (x - SHADOW_PAD, y - SHADOW_PAD))
            return
        size = self.upright((w, h))
        self.lay(canvas, self.surface(canvas, face, sheet, size, seat), rect)
        self._cards.signs(face).paint_crest(canvas, face, (x + (w - size[0]) / 2, y, *size))

    def lay(self, canvas: Canvas, card: pygame.Surface, rect: RectLike) -> None:
        """An upright card that is painted, on its shadow."""
        x, y, w, h = rect
        size = self.upright((w, h))
        at = (x + (w - size[0]) / 2, y)
        canvas.shadow((*at, *size), radius=14, drop=(2, 8), blur=9, alpha=0.65)
        canvas.blit(card, at)

    @staticmethod
    def upright(room: Size) -> Size:
        """The size of the largest card that stands in a room."""
        zoom = min(room[0] / FULL[0], room[1] / FULL[1])
        return FULL[0] * zoom, FULL[1] * zoom

    def apart(self) -> FullCards:
        """Cards of the same frames that are drawn to be thrown away."""
        return FullCards(self._cards)

    def surface(self, canvas: Canvas, face: Face, sheet: Sheet, size: Size, seat: int = 0) -> pygame.Surface:
        """The upright card alone, in device pixels."""

        def make() -> pygame.Surface:
            made = pygame.Surface((canvas.px(size[0]), canvas.px(size[1])), pygame.SRCALPHA)
            self._paint(canvas.onto(made), face, sheet, size, seat)
            return made

        return self._kept.get(_key("full", canvas, face, sheet, size, seat), make)

    def keeps(self, canvas: Canvas, face: Face, sheet: Sheet, size: Size, seat: int = 0) -> bool:
        """Whether the upright card is painted already."""
        return self._kept.find(_key("full", canvas, face, sheet, size, seat)) is not None

    def wide(self, canvas: Canvas, face: Face, sheet: Sheet, size: Size, seat: int = 0) -> pygame.Surface:
        """The wide sheet on its shadow: the table card on the left, the text on the right."""
        def make() -> pygame.Surface:
            whole = (canvas.px(size[0] + 2 * SHADOW_PAD), canvas.px(size[1] + 2 * SHADOW_PAD))
            made = pygame.Surface(whole, pygame.SRCALPHA)
            self._paint_wide(canvas.onto(made, (-SHADOW_PAD, -SHADOW_PAD)), face, sheet, size, seat)
            return made

        return self._kept.get(_key("wide", canvas, face, sheet, size, seat), make)

    def _paint(self, canvas: Canvas, face: Face, sheet: Sheet, size: Size, seat: int) -> None:
        k = size[0] / FULL[0]
        if face.frame == "back":
            canvas.image(self._cards.back(face, FULL), (0, 0, *size))
            return
        signs = self._cards.signs(face)
        frame = self._cards.frame(face, FULL)
        sheet = without_rows(sheet, signs.said_by_badges)
        sheet, more = _room(canvas, sheet, frame, k)
        px, py, pw, ph = (part * k for part in frame.picture)
        if not frame.asset:
            parchment(canvas, pygame.FRect(0, 0, *size), 12 * k)
        if signs.pictured:
            box = (px - 1, py - 1, pw + 2, ph + 2 - more)
            if signs.whole:
                signs.paint_ground(canvas, face, box, seat)
                canvas.image(picture_of(face), box, fit="contain")
            else:
                canvas.image(picture_of(face), box, fit="cover", focus=_FOCUS, radius=3)
        if frame.asset:
            canvas.surface.blit(_stretched_frame(canvas, frame, size, more), (0, 0))
        x, y, w, h = (part * k for part in frame.title)
        style = canvas.type.at_most(Style("title-semibold", max(20.0, 31 * k)), max(LEAST_TYPE, h * 0.92))
        middle = (x + w / 2, y + h / 2)
        tight_text(canvas, sheet.title or face.title, middle, style, canvas.theme[signs.ink], w - 8)
        sx, sy, sw, sh = (part * k for part in frame.areas.get("subtitle", _SUBTITLE))
        if sh:
            _paint_kind(canvas, sheet.kind, (sx, sy - more, sw, sh), k)
        x, y, w, h = (part * k for part in frame.areas.get("text", _TEXT))
        top = y - more
        if sheet.keywords:
            top += paint_keywords(canvas, sheet.keywords, (x, top - 4 * k, w), k, middle=True)
        paint_rows(canvas, sheet, (x, top, w, y + h - top), 23 * k)
        signs.paint_full(canvas, face, _raised(frame, more / k), k, seat)
        if sheet.other_end is not None and OTHER_END in frame.areas:
            x, y, w, h = (part * k for part in frame.areas[OTHER_END])
            end = pygame.Surface((canvas.px(w), canvas.px(h)), pygame.SRCALPHA)
            signs.paint_other_end(canvas.onto(end), sheet.other_end, (w, h), k)
            canvas.blit(pygame.transform.rotate(end, 180), (x, y))

    def _paint_wide(self, canvas: Canvas, face: Face, sheet: Sheet, size: Size, seat: int) -> None:
        if sheet.other_end is not None:
            end = sheet.other_end
            row = Row(f"**{end.face.title}** {end.text}".strip())
            sheet = structs.replace(sheet, rows=(*sheet.rows, row), other_end=None)
        parchment(canvas, pygame.FRect(0, 0, *size), 8)
        theme = canvas.theme
        height = size[1] - 40
        small = (128.0, 178.0) if height < 210 else (round(height * 128 / 178), round(height))
        top = (size[1] - small[1]) / 2
        if self._cards.signs(face).whole:
            small = min(small[0], size[0] * _WHOLE), small[1]
            self._cards.signs(face).paint_ground(canvas, face, (20, top, *small), seat)
            canvas.image(picture_of(face), (20, top, *small), fit="contain")
        else:
            alone = structs.replace(face, text="")  # it stands beside it
            card = self._cards.resting(canvas, CardStyle(alone, small, "", seat))
            canvas.blit(card, (20 - SHADOW_PAD, top - SHADOW_PAD))
        left = 20 + small[0] + 24
        width = size[0] - left - 26
        kind_style = capped(canvas.type, TYPE["label"], _GROWTH)
        kind_width = min(width * 0.55, canvas.type.width(sheet.kind, kind_style))
        canvas.text(
            sheet.title or face.title,
            (left, 46),
            capped(canvas.type, Style("title-semibold", 31), _GROWTH),
            theme["ink"],
            width=width - kind_width - 20,
        )
        canvas.text(sheet.kind, (left + width, 44), kind_style, theme["oxblood"], align="right", width=kind_width + 1)
        canvas.line((left, 58), (left + width, 58), theme["parchment-rim"], 1.2)
        y = 70.0
        if sheet.keywords:
            y += paint_keywords(canvas, sheet.keywords, (left, y, width), 1.0, middle=False) + 2
        paint_rows(canvas, sheet, (left, y, width, size[1] - y - 18), 23)


def _key(form: str, canvas: Canvas, face: Face, sheet: Sheet, size: Size, seat: int) -> Hashable:
    return (form, face, sheet, size, seat, canvas.scale, canvas.theme.name, canvas.type.factor)


def _room(canvas: Canvas, sheet: Sheet, frame: Frame, k: float) -> tuple[Sheet, float]:
    """How much shorter the picture must be for the text, in logical units, and the sheet that then fits."""
    _x, _y, w, h = (part * k for part in frame.areas.get("text", _TEXT))
    h -= bar_height(k) if sheet.keywords else 0.0
    size = max(least_type(canvas), 20 * k)
    chosen, lacking = sheet, 0.0
    for chosen in shorter_sheets(sheet):
        lacking = used_height(canvas, chosen, w, size) - h
        spared = len(sheet.stakes) - len(chosen.stakes)
        if lacking <= (_MOST_CUT if sheet.stakes and (spared or _is_bare(chosen)) else _EASY_CUT) * k:
            break
    most = (frame.picture[1] + frame.picture[3] - _FOOT) * k
    if lacking > most:  # no text lies below the badges: where their signs are pointed at, own keywords are told
        chosen = without_rows(chosen, frozenset({OWN_KEYWORD}))
        lacking = used_height(canvas, chosen, w, size) - h
    return chosen, max(0.0, min(most, lacking + 1))


def _is_bare(sheet: Sheet) -> bool:
    """Whether nothing but the stakes can still be left out."""
    return not any(shorter.stakes == sheet.stakes for shorter in list(shorter_sheets(sheet))[1:])


def _raised(frame: Frame, more: float) -> Frame:
    """The frame with its picture `more` shorter: what would hang out of it stands in the middle of what is left, and
    what hung out of it before hangs out as far.
    """
    if more <= 0:
        return frame
    _, top, _, high = frame.picture
    foot = top + high
    spots = dict(frame.spots)
    for name, (x, y, wide) in frame.spots.items():
        if top < y and y - wide / 2 < foot < y + wide / 2:
            spots[name] = (x, y - more, wide)
        elif top < y < foot and y + wide / 2 > foot - more:
            spots[name] = (x, (top + foot - more) / 2, min(wide, high - more - 4))
    return frame._replace(spots=spots)


def _stretched_frame(canvas: Canvas, frame: Frame, size: Size, more: float) -> pygame.Surface:
    """The frame with its picture `more` shorter and its text as much taller: a band of the picture's edge is
    left out, a band of the text's ground comes twice.
    """
    base = canvas.images.get(frame.asset, (canvas.px(size[0]), canvas.px(size[1])))
    if more < 1:
        return base
    k = size[0] / FULL[0]
    width, height = base.get_size()
    band, cut = canvas.px(more), canvas.px(_CUT_AT * k)
    ground = canvas.px((frame.areas.get("text", _TEXT)[1] - 4) * k)
    made = pygame.Surface(base.get_size(), pygame.SRCALPHA)
    made.blit(base, (0, 0), (0, 0, width, cut))
    made.blit(base, (0, cut), (0, cut + band, width, ground - cut - band))
    at = ground - band
    while at < ground:
        part = min(band, ground - at, canvas.px(_BAND * k))
        made.blit(base, (0, at), (0, ground, width, part))
        at += part
    made.blit(base, (0, ground), (0, ground, width, height - ground))
    return made


def _paint_kind(canvas: Canvas, kind: str, area: tuple[float, float, float, float], k: float) -> None:
    """The line under the picture, and below it a rule with a small diamond."""
    x, y, w, h = area
    theme = canvas.theme
    style = canvas.type.at_most(Style("ui-extrabold", max(LEAST_TYPE, 20 * k)), max(LEAST_TYPE, 22 * k))
    shown = canvas.type.size(style)
    middle = y + max(h / 2 - 2 * k, shown / 2 - 1)
    canvas.text(kind, (x + w / 2, middle), style, theme["oxblood"], align="middle", at="mid", width=w)
    low = max(y + h + 5 * k, middle + shown / 2 + 2)
    canvas.line((x + 18 * k, low), (x + w - 18 * k, low), (190, 160, 116), 1.4)
    canvas.shape("diamond", (x + w / 2, low), 5 * k, theme["oxblood"])
