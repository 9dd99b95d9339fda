"""Curtain: the chart folded between two boards of cloth, strapped and sealed in the colour of whose turn it is.

Below lie the hands of all seats, as their backs. The seal cracks in three, and the boards open.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.kit.geometry import Point
from game.kit.text import Words
from game.looks.runebound.chart_tiles import ChartTiles
from game.looks.runebound.hero_board import draw_portrait
from game.looks.runebound.lettering import title
from game.looks.runebound.stuffs import draw_panel, draw_rule, draw_shagreen, draw_slip
from game.looks.runebound.theme import (
    BARE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    DARK,
    INK,
    INK_2,
    MUTED,
    VERMILION,
    mixed,
    seat_colour,
)
from game.runebound.view.values import SeatShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Services
from game.ui.screen.theme import Colour, Style
from game.ui.screen.tween import in_out_cubic, out_quad
from game.ui.screen.window import Stage
from game.ui.table.curtain_look import CurtainPlaces, CurtainTold
from game.ui.widgets.emblems import draw_seat

CHART = pygame.FRect(330, 116, 1260, 640)
BOARD, STRAP, SEAL = 250.0, 72.0, 118.0
TOP_SLIP, LOW_SLIP = pygame.FRect(660, 124, 600, 186), pygame.FRect(640, 592, 640, 152)
HANDS = pygame.FRect(0, 808, 1920, 280)
OPENING = 450.0
NAME, TOLD = Style("title", 44), Style("ui", 24)
SEAT_NAME, CARDS = Style("story-semibold", 27), Style("ui", 21)
SEEN = pygame.FRect(560, 300, 1210, 985)
"""The part of the sheet that is seen between the boards."""
BACK: Point = (92.0, 128.0)
_WAX, _PARTS, _CRACK = 60, 3, 64.0
"""How many points the edge of the seal has, in how many parts it breaks, and how far they fly."""


class Hand(NamedTuple):
    """The hand of a seat: whose it is, and how many cards it has, which nobody sees."""

    seat: SeatShown
    cards: int


class FoldedChart:
    """The curtain of Runebound. A `CurtainLook`."""

    opening = OPENING

    def __init__(self, services: Services, hands: Sequence[Hand]) -> None:
        self._words, self._hands = services.words, tuple(hands)
        self._tiles = ChartTiles()

    def places(self, bounds: pygame.FRect, growth: float) -> CurtainPlaces:
        """The buttons stand on the lower slip, and at its foot; the seal is a button too."""
        x, y, w, h = LOW_SLIP.move(0, _drop(bounds))
        here = pygame.FRect(x + 40, y + 26, w - 80, 58)
        leave = pygame.FRect(x + 130, y + h - 60, w - 260, 42)
        seal = pygame.FRect(0, 0, 2 * SEAL, 2 * SEAL)
        seal.center = _middle(bounds)
        return CurtainPlaces(here, leave, seal)

    def paint(self, canvas: Canvas, bounds: pygame.FRect, told: CurtainTold, opened: float) -> None:
        """Boards, chart, slips, strap and seal; the hands below."""
        canvas.fill(DARK, bounds)
        draw_desk(canvas, bounds)
        drop = _drop(bounds)
        chart, part = CHART.move(0, drop), in_out_cubic(opened)
        canvas.shadow(chart.inflate(20, 6), radius=6, drop=(6, 12), blur=18, alpha=0.7)
        self._chart(canvas, chart)
        colour, shift = seat_colour(told.seat), part * BOARD * 1.3
        for side in (-1, 1):
            left = chart.x - 14 if side < 0 else chart.right - BOARD + 14
            _draw_board(canvas, pygame.FRect(left + side * shift, chart.y - 14, BOARD, chart.height + 28))
        if part < 1:
            _draw_strap(canvas, chart, colour, shift)
        self._slips(canvas, told, drop)
        self._seal(canvas, _middle(bounds), told.seat, opened)
        self._show_hands(canvas, bounds, told.seat)

    def _chart(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """What is seen of the chart between the boards, dim."""

        def paint(on: Canvas) -> None:
            on.fill(BARE, (0, 0, rect.width, rect.height))
            scale = max(rect.width / SEEN.width, rect.height / SEEN.height)
            unit = on.scale * scale
            stage = Stage(on.surface.get_size(), unit, (-SEEN.x * unit, -SEEN.y * unit))
            if self._tiles.is_there(on.images):
                sheet = Canvas(on.surface, stage, on.theme, on.type, on.images, on.cache)
                self._tiles.paint(sheet, pygame.FRect(SEEN.x, SEEN.y, rect.width / scale, rect.height / scale))
            on.surface.fill((188, 182, 170), special_flags=pygame.BLEND_RGB_MULT)

        canvas.blit(canvas.kept(("curtain-chart",), rect.size, paint), rect.topleft)

    def _slips(self, canvas: Canvas, told: CurtainTold, drop: float) -> None:
        x, y, w, h = TOP_SLIP.move(0, drop)
        draw_slip(canvas, (x, y, w, h))
        title(canvas, told.title, (x + 40, y + 28, w - 80, 76), NAME, INK, align="middle")
        draw_rule(canvas, x + 60, y + 112, w - 120)
        line(canvas, told.text, (x + w / 2, y + 145), TOLD, INK_2, w - 70, align="middle")
        draw_slip(canvas, LOW_SLIP.move(0, drop))

    def _seal(self, canvas: Canvas, centre: Point, seat: int, opened: float) -> None:
        """The seal, whole or in three parts that fly apart."""
        room = 2 * SEAL + 40
        made = canvas.kept(("seal", seat), (room, room), lambda on: _paint_seal(on, (room / 2, room / 2), seat))
        corner = (centre[0] - room / 2, centre[1] - room / 2)
        if opened <= 0:
            canvas.blit(made, corner)
            return
        out = out_quad(min(1.0, opened * 1.2))
        alpha = round(255 * (1 - opened))
        for number in range(_PARTS):
            turn = math.tau * (number + 0.25) / _PARTS
            break_off = partial(_break_off, whole=made, number=number)
            piece = canvas.kept(("seal-part", seat, number), (room, room), break_off)
            way = (math.cos(turn) * _CRACK * out, math.sin(turn) * _CRACK * out + 30 * out * out)
            canvas.blit(piece, (corner[0] + way[0], corner[1] + way[1]), alpha)

    def _show_hands(self, canvas: Canvas, bounds: pygame.FRect, turn: int) -> None:
        """The hands of all seats below; that of whose turn it is in a frame of its colour."""
        rect = pygame.FRect(bounds.x, HANDS.y + bounds.bottom - 1080, bounds.width, HANDS.height)
        draw_panel(canvas, rect.inflate(16, 16).move(0, 8), screws=False)
        step = min(480.0, 1880 / max(1, len(self._hands)))
        left = bounds.centerx - step * len(self._hands) / 2
        for number, hand in enumerate(self._hands):
            box = pygame.FRect(left + step * number + 6, rect.y + 18, step - 12, 236)
            self._hand(canvas, box, hand, mine=hand.seat.number == turn)

    @staticmethod
    def words_of(words: Words, hand: Hand, *, mine: bool) -> str:
        """What is told of a hand: how many cards, and who will see them."""
        if not hand.cards:
            return words("chart.curtain.empty")
        return words("chart.curtain.yours" if mine else "chart.curtain.hidden", count=hand.cards)

    def _hand(self, canvas: Canvas, box: pygame.FRect, hand: Hand, *, mine: bool) -> None:
        colour = seat_colour(hand.seat.number)
        if mine:
            canvas.rect(box, colour, radius=7, alpha=44)
            canvas.rect(box, None, radius=7, edge=colour, width=4)
        face = pygame.FRect(box.x + 14, box.y + 16, 98, 112)
        draw_portrait(canvas, face, hand.seat, 3.0)
        draw_seat(canvas, hand.seat.number, (face.x + 12, face.bottom - 8), 13)
        left, room = face.right + 14, box.right - face.right - 24
        line(canvas, hand.seat.name, (left, box.y + 31), SEAT_NAME, CREAM, room)
        told = self.words_of(self._words, hand, mine=mine)
        line(canvas, told, (left, box.y + 64), CARDS, CREAM if mine else MUTED, room)
        wide, high = BACK
        step = min(60.0, (room - wide) / max(1, hand.cards - 1))
        for number in range(hand.cards):
            back = pygame.FRect(left + step * number, box.y + 86, wide, high)
            canvas.shadow(back, radius=4, drop=(2, 3), blur=4, alpha=0.5)
            canvas.image("backs/runebound/skill-small", back, radius=5)
            if not mine:
                canvas.rect(back, DARK, radius=5, alpha=90)


def draw_desk(canvas: Canvas, bounds: pygame.FRect) -> None:
    """The walnut of the desk over the whole window, in the dusk."""
    desk = canvas.images.texture(canvas.theme.texture("planks"), canvas.surface.get_size(), (49, 32, 14))
    canvas.surface.blit(desk, (0, 0))
    canvas.rect(bounds, DARK, alpha=110)


def _drop(bounds: pygame.FRect) -> float:
    """How much lower the folded chart lies where the window is higher than it was designed for."""
    return bounds.y / 2 + (bounds.bottom - 1080) / 2


def _middle(bounds: pygame.FRect) -> Point:
    return CHART.centerx, CHART.centery + _drop(bounds) + 6


def _draw_board(canvas: Canvas, rect: pygame.FRect) -> None:
    """A board of blue cloth with gilt lines, corners of brass, and half a rose."""
    canvas.shadow(rect, radius=4, drop=(4, 8), blur=12, alpha=0.7)

    def paint(on: Canvas) -> None:
        whole = pygame.FRect(0, 0, rect.width, rect.height)
        draw_shagreen(on, whole)
        for inset, wide in ((10.0, 1.6), (16.0, 1.2)):
            on.rect(whole.inflate(-2 * inset, -2 * inset), None, edge=BRASS, width=wide)
        on.rect(whole, None, edge=DARK, width=3)
        _draw_rose(on, whole.center, 84)
        for x, y, across, down in ((0, 0, 1, 1), (rect.width, 0, -1, 1), (0, rect.height, 1, -1),
                                   (rect.width, rect.height, -1, -1)):  # fmt: skip
            _draw_corner(on, (x, y), across, down)

    canvas.blit(canvas.kept(("curtain-board",), rect.size, paint), rect.topleft)


def _draw_corner(on: Canvas, at: Point, across: int, down: int) -> None:
    x, y = at
    side = 50.0
    bow = [(x + across * side * math.cos(turn), y + down * side * math.sin(turn))
           for turn in (math.pi / 2 * step / 8 for step in range(9))]  # fmt: skip
    on.polygon([(x, y), *bow], BRASS, edge=BRASS_DARK, width=1.6)
    on.polygon([(x, y), *[(x + (a - x) * 0.8, y + (b - y) * 0.8) for a, b in bow]], BRASS_LIGHT, alpha=90)
    on.circle((x + across * 17, y + down * 17), 6, BRASS_LIGHT, edge=BRASS_DARK, width=1.4)
    on.line((x + across * 17 - 3, y + down * 17 - 2), (x + across * 17 + 3, y + down * 17 + 2), BRASS_DARK, 1.6)


def _draw_rose(on: Canvas, centre: Point, radius: float) -> None:
    """A rose of eight points; its north is vermilion."""
    x, y = centre
    on.circle(centre, radius * 0.62, None, edge=BRASS, width=1.6)
    on.circle(centre, radius * 0.56, None, edge=BRASS, width=0.9)
    for number in (1, 3, 5, 7, 0, 2, 4, 6):
        turn, far = math.tau * number / 8 - math.pi / 2, radius * (1.0 if number % 2 == 0 else 0.5)
        tip = (x + far * math.cos(turn), y + far * math.sin(turn))
        for side, ink in ((-1, CREAM), (1, VERMILION if number % 2 == 0 else BRASS)):
            foot = (x + radius * 0.13 * math.cos(turn + side * 0.8), y + radius * 0.13 * math.sin(turn + side * 0.8))
            on.polygon([centre, foot, tip], ink, edge=INK, width=0.8)
    on.polygon([(x - 6, y - radius - 3), (x, y - radius - 20), (x + 6, y - radius - 3)], VERMILION)


def _draw_strap(canvas: Canvas, chart: pygame.FRect, colour: Colour, shift: float) -> None:
    """The strap over all, in the colour of the seat; it comes apart in the middle."""
    y, half = chart.centery + 6 - STRAP / 2, chart.width / 2 + 20
    light, dark = mixed(colour, DARK, 0.3), mixed(colour, DARK, 0.48)
    for side in (-1, 1):
        x = chart.centerx - half - shift if side < 0 else chart.centerx + shift
        rect = pygame.FRect(x, y, half, STRAP)
        canvas.shadow(rect, radius=2, drop=(2, 5), blur=6, alpha=0.55)
        canvas.rect(rect, (light, dark), edge=mixed(colour, DARK, 0.75), width=2)
        for at in (rect.y + 9, rect.bottom - 9):
            stitch = mixed(colour, CREAM, 0.55)
            canvas.dashed_line((rect.x + 4, at), (rect.right - 4, at), stitch, width=1.8, dash=10, gap=6)


def _paint_seal(on: Canvas, centre: Point, seat: int) -> None:
    """Wax in the colour of the seat, pressed with a ring, the hours of a dial, the form and the number of the seat."""
    colour, (x, y) = seat_colour(seat), centre
    edge = [(math.tau * step / _WAX, 1 + 0.035 * math.sin(5 * math.tau * step / _WAX + 1.2)
             + 0.022 * math.sin(11 * math.tau * step / _WAX)) for step in range(_WAX)]  # fmt: skip

    def blob(share: float, dx: float = 0.0, dy: float = 0.0) -> list[Point]:
        return [(x + dx + SEAL * share * far * math.cos(turn), y + dy + SEAL * share * far * math.sin(turn))
                for turn, far in edge]  # fmt: skip

    dark, light = mixed(colour, INK, 0.55), mixed(colour, (255, 255, 255), 0.35)
    on.polygon(blob(1.0, 5, 8), DARK, alpha=120)
    on.polygon(blob(1.0), dark)
    on.polygon(blob(0.975, -1.5, -2.5), mixed(colour, INK, 0.12))
    on.polygon(blob(0.95, -3, -5), light, alpha=110)
    on.polygon(blob(0.925, 0, 0), mixed(colour, INK, 0.1))
    pressed = mixed(colour, INK, 0.2)
    on.circle((x, y), SEAL * 0.74, pressed, edge=mixed(colour, INK, 0.42), width=3)
    on.circle((x + 1, y + 2), SEAL * 0.74, None, edge=light, width=1.2, alpha=120)
    on.circle((x, y), SEAL * 0.64, None, edge=mixed(colour, INK, 0.38), width=1.6)
    for hour in range(24):
        turn = math.tau * hour / 24
        far = 0.70 if hour % 2 else 0.67
        start = (x + SEAL * 0.59 * math.cos(turn), y + SEAL * 0.59 * math.sin(turn))
        end = (x + SEAL * (far - 0.14) * math.cos(turn), y + SEAL * (far - 0.14) * math.sin(turn))
        on.line(start, end, mixed(colour, INK, 0.45), 2)
    mark = on.theme.seats[(seat - 1) % len(on.theme.seats)]
    on.shape(mark.shape, (x, y + 1), SEAL * 0.43, mixed(colour, INK, 0.34), edge=mixed(colour, INK, 0.55), width=3)
    on.shape(mark.shape, (x, y), SEAL * 0.4, mixed(colour, INK, 0.1), edge=light, width=1.4)
    style = on.type.at_most(Style("title-bold", 78), 92)
    low = y + (SEAL * 0.1 if mark.shape == "triangle" else 0)
    on.text(str(seat), (x - 1, low - 1.5), style, light, align="middle", at="mid")
    on.text(str(seat), (x, low), style, mixed(colour, INK, 0.86), align="middle", at="mid")


def _break_off(on: Canvas, whole: pygame.Surface, number: int) -> None:
    """One of the three parts of the seal, with a jagged edge."""
    size = on.surface.get_size()
    mask = pygame.Surface(size, pygame.SRCALPHA)
    middle, far = (size[0] / 2, size[1] / 2), float(max(size))
    first, last = math.tau * (number - 0.25) / _PARTS, math.tau * (number + 0.75) / _PARTS
    points = [middle]
    for at, turn in ((0.35, first + 0.12), (0.62, first - 0.1), (1.0, first)):
        points.append((middle[0] + far * at * math.cos(turn), middle[1] + far * at * math.sin(turn)))
    turn = (first + last) / 2
    points.append((middle[0] + 2 * far * math.cos(turn), middle[1] + 2 * far * math.sin(turn)))
    for at, turn in ((1.0, last), (0.62, last - 0.1), (0.35, last + 0.12)):
        points.append((middle[0] + far * at * math.cos(turn), middle[1] + far * at * math.sin(turn)))
    pygame.draw.polygon(mask, (255, 255, 255, 255), points)
    on.surface.blit(whole, (0, 0))
    on.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
