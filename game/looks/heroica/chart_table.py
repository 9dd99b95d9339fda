"""Chart table: the road through Ennon with a peg for each level, how far each hero has come, and what is next."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from functools import partial

import pygame

from game.heroica.view.values import Seat, Station
from game.kit.board import Board
from game.kit.shown import Face
from game.looks.heroica.displayed_values import own
from game.looks.heroica.lettering import in_block, one_line
from game.looks.heroica.pawns import draw_pawns, road, time_of
from game.looks.heroica.theme import BIRCH, EDGE, GROUNDS, INK, INK_2, PAPER, PAPER_EDGE, RED, STARS, TYPES
from game.looks.heroica.wood import draw_board, draw_paint
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services, Words
from game.ui.screen.theme import Colour, Style, rgb
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Light, Mood, Pace
from game.ui.table.passage import Passage
from game.ui.table.placement import Placement
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList
from game.ui.table.zone_placement import ZonePlacement
from game.ui.widgets.emblems import draw_seat

PICTURE = "scenes/heroica/campaign-map"
PEGS: tuple[tuple[float, float], ...] = (
    (0.1071, 0.8696), (0.0686, 0.7065), (0.14, 0.587), (0.2271, 0.6957), (0.2357, 0.8587), (0.3357, 0.8957),
    (0.4, 0.7696), (0.4929, 0.8696), (0.5714, 0.75), (0.6643, 0.8696), (0.7643, 0.7739), (0.8571, 0.8696),
    (0.9357, 0.75), (0.8829, 0.6087), (0.7714, 0.5761), (0.6643, 0.6239), (0.5571, 0.5435), (0.4214, 0.4348),
    (0.4571, 0.2717), (0.5929, 0.2065), (0.7286, 0.2826), (0.8857, 0.2174),
)  # fmt: skip
"""Where the peg of each level stands on the chart, as shares of its width and height."""
LANDS = {
    "coast": (0.17, 0.49), "woods": (0.385, 0.672), "old-stones": (0.7, 0.965), "heights": (0.664, 0.403),
    "dragons-end": (0.54, 0.135),
}  # fmt: skip
"""Where the name of each land stands on it, likewise."""
PEG, NEXT_PEG = 25.0, 31.0
WIDEST_BAR, BAR_GAP, LEAST_BAR = 24.0, 3.0, 2.0
"""The bars of points by level: how far from one to the next at most, the gap between two, and the height of one that
brought nothing.
"""
COMING = ("next", "here")
"""The states of the station to which the heroes come next, or where they are."""
OWNED = ("gold", "life", "sword", "ring-of-the-eternal")
"""What stands for gold, potions, weapons and relics."""
LAND = Style("script", 33)
NUMBER, NAME, LABEL = Style("ui-extrabold", 24), Style("script", 29), Style("ui-bold", 18)
POINTS, COUNT = Style("ui-extrabold", 34), Style("ui-extrabold", 21)
NEXT, TITLE, STORY = Style("script", 27), Style("ui-bold", 20), Style("story-italic", 21)


class ChartTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._time = math.inf
        """How long the pawns have been walking."""
        self._walks = False

    def enter(self, placement: Placement, pace: Pace) -> Mapping[str, Passage]:
        """The pawns set out for the next peg."""
        self._time, self._walks = (math.inf, False) if pace.still else (0.0, True)
        return {}

    def update(self, dt: float, pace: float) -> bool:
        """They walk on."""
        self._time += pace
        return self._walks

    def rest(self) -> None:
        """They are there."""
        self._time, self._walks = math.inf, False

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Nothing but the seats."""
        return ZonePlacement(board, layout, shown.seats)

    def light(self, state: FrameState) -> Light:
        """The lawn."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """Stations and scores."""
        values = own(state.shown)
        return values.chart, values.seats, self._time if self._walks else None

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The chart in its frame with the pegs, the scores beside it, and the next level."""
        values, layout, words = own(state.shown), state.layout, self.services.words
        seats = {seat.hero: seat.number for seat in values.seats}
        brush.panel(
            ("chart", values.chart), layout["chart"],
            lambda canvas: _paint_chart(canvas, layout, values.chart, seats, words), pad=24,
        )  # fmt: skip
        inner = layout["chart"].inflate(-40, -40)
        way = road(values.chart, [(inner.x + x * inner.width, inner.y + y * inner.height) for x, y in PEGS])
        if way:
            self._walks = self._walks and self._time < time_of(way, len(values.seats))
            draw_pawns(brush, inner, values.seats, way, self._time)
        scores = words("table.chart.scores")
        brush.panel(("scores",), layout["scores"], lambda canvas: _paint_scores(canvas, layout, scores), pad=20)
        for seat in values.seats:
            rect = layout.seat(seat.number)
            bars = bars_of(values.seats, seat, sum(it.state != "off" for it in values.chart))
            paint = partial(_paint_score, rect=rect, seat=seat, bars=bars)
            brush.panel(("score", seat, bars), rect, paint, pad=8)
        coming = next((it for it in values.chart if it.state == "next"), None)
        if coming is not None:
            title, story = words("table.chart.next", place=coming.place), words(f"level.{coming.level}.story")
            brush.panel(
                ("next", coming), layout["next"],
                lambda canvas: _paint_next(canvas, layout["next"], coming, title, story), pad=8,
            )  # fmt: skip

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Nothing above it."""

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """Nothing."""

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The road has its own music."""
        return Mood("chart")


def _paint_chart(
    canvas: Canvas, layout: Layout, chart: tuple[Station, ...], seats: Mapping[str, int], words: Words
) -> None:
    rect = layout["chart"]
    draw_board(canvas, rect, radius=12)
    inner = rect.inflate(-40, -40)
    canvas.image(PICTURE, inner, fit="stretch")
    canvas.rect(inner, None, radius=2, edge=EDGE, width=3)
    for land, (across, down) in LANDS.items():
        name, at = words(f"land.{land}"), (inner.x + across * inner.width, inner.y + down * inner.height)
        style = canvas.type.at_most(LAND, 40)
        canvas.text(name, at, style, INK, align="middle", at="mid", outline=(PAPER, 3.0))
    for station in chart:
        x, y = PEGS[station.number - 1]
        at = (inner.x + x * inner.width, inner.y + y * inner.height)
        _paint_peg(canvas, station, at, seats)


def _paint_peg(canvas: Canvas, station: Station, at: tuple[float, float], seats: Mapping[str, int]) -> None:
    """A turned peg in the paint of who met the goal; the next one is larger and lit."""
    x, y = at
    coming = station.state in COMING
    radius = NEXT_PEG if coming else PEG
    fill, ink = rgb("#c9ad7c"), INK
    if station.state == "won" and station.hero in seats:
        fill, ink = GROUNDS[seats[station.hero] - 1], TYPES[seats[station.hero] - 1]
    elif coming:
        fill = PAPER
    elif station.state == "off":
        fill, ink = rgb("#bda67c"), INK
    if coming:
        canvas.circle(at, radius + 9, rgb("#fff2a0"), alpha=150)
        canvas.circle(at, radius + 5, rgb("#fff2a0"), edge=rgb("#b8801e"), width=1.6)
    canvas.circle((x, y + 5), radius, rgb("#5c4226"))
    canvas.circle(at, radius, fill, edge=rgb("#3a2412"), width=3)
    canvas.circle(at, radius - 5, None, edge=rgb("#fffaea"), width=1.4)
    canvas.text(str(station.number), at, canvas.type.at_most(NUMBER, 28), ink, align="middle", at="mid")
    label = canvas.type.at_most(LABEL, 21.6)
    wide = canvas.type.width(station.place, label) + 20
    tag = pygame.FRect(x - wide / 2, y + radius + 8, wide, 28)
    canvas.rect(tag, PAPER if station.state != "off" else BIRCH, radius=5, edge=PAPER_EDGE, width=1.4)
    canvas.text(station.place, tag.center, label, RED if station.state == "lost" else INK, align="middle", at="mid")


def _paint_scores(canvas: Canvas, layout: Layout, title: str) -> None:
    rect = layout["scores"]
    draw_board(canvas, rect, radius=14)
    style = one_line(canvas, title, NAME, rect.width - 48, 38)
    canvas.text(title, (rect.x + 24, rect.y + 38), style, INK, width=rect.width - 48)


def bars_of(seats: Sequence[Seat], seat: Seat, levels: int) -> tuple[float, ...]:
    """How high the bar of each level of the road is, as a share of the highest of all seats: what it brought a hero;
    less than nought for a level that is still to come.
    """
    most = max((points for it in seats for points in it.by_level), default=0)
    shares = tuple(max(0, points) / max(1, most) for points in seat.by_level)
    return (*shares, *[-1.0] * (levels - len(shares)))


def _paint_bars(canvas: Canvas, rect: pygame.FRect, bars: Sequence[float], colour: Colour) -> None:
    """A bar for each level that was played, on a thin line for the whole road."""
    step = min(WIDEST_BAR, rect.width / max(1, len(bars)))
    canvas.line((rect.x, rect.bottom), (rect.x + step * len(bars) - BAR_GAP, rect.bottom), colour, 1.4, alpha=150)
    for at, share in enumerate(bars):
        if share >= 0:
            high = max(LEAST_BAR, share * rect.height)
            canvas.rect((rect.x + step * at, rect.bottom - high, step - BAR_GAP, high), colour, radius=1.5)


def _paint_score(canvas: Canvas, rect: pygame.FRect, seat: Seat, bars: Sequence[float]) -> None:
    ink = TYPES[seat.number - 1]
    draw_paint(canvas, rect, GROUNDS[seat.number - 1])
    face = pygame.FRect(rect.x + 10, rect.y + 10, 76, rect.height - 36)
    canvas.image(f"pictures/heroica/portraits/{seat.hero}", face, fit="cover", radius=5)
    draw_seat(canvas, seat.number, (face.right - 2, face.bottom - 2), 14)
    left = face.right + 18
    room = rect.right - 100 - left
    canvas.text(seat.name, (left, rect.y + 37), one_line(canvas, seat.name, NAME, room, 38), ink, width=room)
    canvas.icon("points", (rect.right - 84, rect.y + 28), 28, STARS[seat.number - 1])
    at = (rect.right - 14, rect.y + 28)
    points = one_line(canvas, str(seat.points), POINTS, 58, 44)
    canvas.text(str(seat.points), at, points, ink, align="right", at="mid", width=58)
    counts = zip(OWNED, (seat.gold, len(seat.potions), len(seat.weapons), len(seat.relics)), strict=True)
    for index, (card, number) in enumerate(counts):
        x = left + 68 * index
        canvas.image(f"pictures/heroica/things/{card}", (x, rect.y + 52, 30, 30), fit="contain")
        canvas.text(str(number), (x + 34, rect.y + 68), canvas.type.at_most(COUNT, 27), ink, at="mid", width=32)
    _paint_bars(canvas, pygame.FRect(left, rect.y + 88, rect.right - 14 - left, rect.height - 98), bars, ink)


def _paint_next(canvas: Canvas, rect: pygame.FRect, coming: Station, title: str, story: str) -> None:
    canvas.rect(rect, PAPER, radius=8, edge=PAPER_EDGE, width=2.5)
    left, room = rect.x + 18, rect.width - 36
    canvas.text(title, (left, rect.y + 36), one_line(canvas, title, NEXT, room, 36), INK, width=room)
    canvas.text(coming.title, (left, rect.y + 64), one_line(canvas, coming.title, TITLE, room, 26), RED, width=room)
    style = in_block(canvas, story, STORY, room, rect.bottom - 8 - rect.y - 72)
    canvas.paragraph(story, (left, rect.y + 74 + canvas.type.ascent(style)), style, INK_2, room)
