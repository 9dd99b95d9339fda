"""Chart light: what a question lights on the chart: lit hexes keep their colour, all others lie in the dusk of a veil.

A lit hex has a gold line, the finer the more dice it takes, and on its upper edge a pip for each of them. Before a roll
it has below that edge a tag, above all names: a boot where a step gets there, else the chance that a march does.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kit.cells import Cell, CellShape
from game.kit.geometry import Point
from game.looks.runebound.chart_way import REACH, size_at
from game.looks.runebound.sheet import inner
from game.looks.runebound.theme import BONE, CHOSEN, INK, VERMILION
from game.runebound.view.values import MarchShown
from game.ui.screen import surfaces
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.camera import Camera
from game.ui.table.map_chunks import MapChunks
from game.ui.table.map_overlay import MapMarks, MapOverlay
from game.ui.table.map_path import DrawPath
from game.ui.table.path_choice import cells_of
from game.ui.table.sprite_list import SpriteList

VEIL = (30, 44, 52)
VEIL_DEPTH = 122
"""How dark it is beside what is lit, from 0 to 255."""
INSET = 0.83
"""How large the line of a lit hex is, so that rivers on its sides stay to be read."""
MOST = 5
LINES = (2.75, 2.75, 2.3, 1.85, 1.4, 1.2)
GLOWS = (96, 96, 66, 44, 26, 18)
"""Width and glow of the line, by the number of dice."""
UNDER = (138, 98, 30)
"""The fine line of old gold on both sides of it."""
_NEAR = 8.0
"""How far beyond a part of the chart a hex may lie that reaches into it."""
PIP, PIP_STEP = 9.0, 15.0
TAG = (54.0, 23.0)
"""The tag with the chance: its width and height."""
STEP = "boot"
"""The icon on the tag of a hex that a step enters."""
TAG_BYTES = 8 * 1024 * 1024
TAG_AT = 0.22
"""How far down its hex the middle of the tag lies: below names that lie over the edge, above a gem."""
CHANCE, LEAST_TAG = Style("ui-extrabold", 19), 0.78
"""How a chance is written, and how small its tag may be, as a share."""


class ChartLight(MapOverlay):
    """The light of one chart. `dice` says how many dice each lit hex takes, `chances` with what chance a hex will be
    reached, from 0 to 1; without them no hex has pips or a tag.
    """

    def __init__(self, shape: CellShape, scale: float, draw: DrawPath) -> None:
        super().__init__(shape, scale, draw)
        self.dice: Mapping[Cell, int] = {}
        self.chances: Mapping[Cell, float] = {}
        self.tags = MapChunks(shape.size, self._paint_tags, TAG_BYTES, solid=False, touches=self._has_tags)
        """The layer of the tags."""
        self._start: tuple[Cell, ...] = ()
        """Where a march would begin."""
        self._last = MapMarks()
        """What was lit last."""
        self._boxes: list[pygame.FRect] | None = None
        """Where something lies besides the veil; None until it is asked for."""

    def follow(self, asked: MapMarks, march: MarchShown | None, *, aside: bool) -> MapMarks:
        """What is lit: while a march is told, what was lit before it, until another card comes forward (`aside`); while
        something else is asked in the middle of one, all that its dice still reach.
        """
        self._start = cells_of(march.path[-1:]) if march is not None else ()
        runs = march is not None and bool(march.reach or march.chances) and not aside
        if march is not None and march.waits and runs:
            path = asked.path or cells_of(march.path)
            return asked._replace(options=frozenset(), reach=frozenset(cells_of(list(march.reach))), path=path)
        if asked.options or asked.reach or not runs:
            self._last = asked
            return asked
        return self._last._replace(path=asked.path or self._last.path, ahead=asked.ahead)

    def forget_last(self) -> None:
        """Another board is shown: nothing was lit before."""
        self._last = MapMarks()

    def mark(self, marks: MapMarks) -> bool:
        """Light this from now on."""
        self._boxes = None
        if marks.options != self._marks.options:
            self.tags.forget()
        return super().mark(marks)

    def tell(self, dice: Mapping[Cell, int], chances: Mapping[Cell, float]) -> bool:
        """Take over how many dice the hexes take, or with what chance they are reached; true when that has changed."""
        if (dice, chances) == (self.dice, self.chances):
            return False
        self.dice, self.chances = dict(dice), dict(chances)
        self._boxes = None
        self.cells.forget()
        self.tags.forget()
        return True

    def is_lit(self, cell: Cell) -> bool:
        """Whether a hex keeps its colour."""
        return cell in self._marks.options or cell in self._marks.reach or self.chances.get(cell, 0.0) > 0

    def _lights(self, box: pygame.FRect, scale: float) -> bool:
        """All of the chart lies in the light or below the veil as soon as anything is lit."""
        return bool(self._marks.options or self._marks.reach)

    def _is_plain(self, box: pygame.FRect, _: float) -> bool:
        """Whether nothing but the veil lies here."""
        if self._boxes is None:
            marks = self._marks
            lit = {*marks.options, *marks.reach, *marks.path, *self.chances}
            self._boxes = [pygame.FRect(self._shape.box(cell)).inflate(2 * _NEAR, 2 * _NEAR) for cell in lit]
        return box.collidelist(self._boxes) < 0

    def _around(self, box: pygame.FRect, unit: float) -> pygame.FRect:
        """As far round a part of the chart as the way reaches."""
        return box.inflate(2 * REACH * unit, 2 * REACH * unit)

    def _paint_cells(self, canvas: Canvas, box: pygame.FRect) -> None:
        canvas.surface.fill((*VEIL, VEIL_DEPTH))
        near = self._shape.cells_in((box.x - _NEAR, box.y - _NEAR, box.width + 2 * _NEAR, box.height + 2 * _NEAR))
        lit = [cell for cell in near if self.is_lit(cell)]
        unit = self._scale / canvas.scale
        for cell in (*lit, *self._marks.path):
            self._open(canvas, cell)
        for cell in lit:
            self._light(canvas, cell, unit)

    def _open(self, canvas: Canvas, cell: Cell) -> None:
        """Take the veil off a hex."""
        x, y, width, height = self._shape.box(cell)
        outline = [(a - x, b - y) for a, b in self._shape.outline(cell)]

        def paint(made: Canvas) -> None:
            points = [made.stage.device(point) for point in inner(outline, 1.012)]
            mask, corner = surfaces.polygon(points, (255, 255, 255))
            hole = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
            hole.fill((0, 0, 0, VEIL_DEPTH))
            hole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            made.surface.blit(hole, corner)

        hole = canvas.kept(("chart-hole", width, height), (width, height), paint)
        canvas.surface.blit(hole, canvas.point((x, y)), special_flags=pygame.BLEND_RGBA_SUB)

    def _light(self, canvas: Canvas, cell: Cell, unit: float) -> None:
        """The line of a lit hex, its glow, and the pips."""
        x, y, width, height = self._shape.box(cell)
        chance = self.chances.get(cell)
        dice = min(MOST, self.dice.get(cell, 0))
        rank = dice if chance is None else 1 + round((1 - chance) * (MOST - 1))
        outline = [(a - x, b - y) for a, b in self._shape.outline(cell)]

        def paint_line(on: Canvas) -> None:
            _paint_line(on, outline, rank, unit)

        def paint(on: Canvas) -> None:
            on.blit(on.kept(("chart-line", rank, unit), (width, height), paint_line), (0, 0))
            if chance is None:
                _paint_pips(on, (width / 2, inner(outline, INSET)[0][1]), dice, unit)

        canvas.blit(canvas.kept(("chart-lit", rank, dice, chance is None, unit), (width, height), paint), (x, y))

    def tag(self, cell: Cell) -> str:
        """What stands on the tag of a hex: the chance of a march, nothing but a boot (`STEP`) where a step gets there;
        empty for none, as where it begins.
        """
        if cell not in self.chances or cell in self._start:
            return ""
        return STEP if cell in self._marks.options else percent(self.chances[cell])

    def _has_tags(self, box: pygame.FRect, scale: float) -> bool:
        return any(box.colliderect(self._shape.box(cell)) for cell in self.chances)

    def _paint_tags(self, canvas: Canvas, box: pygame.FRect) -> None:
        unit = self._scale / canvas.scale
        for cell in self._shape.cells_in((box.x, box.y, box.width, box.height)):
            x, y, width, height = self._shape.box(cell)
            middle = (width / 2, TAG_AT * height)
            told, tag = self.tag(cell), _tag_rect(middle, unit).move(x, y)
            if told and box.colliderect(tag):
                said = told if box.colliderect(tag.scale_by(0.6, 0.5)) else ""  # of some only the edge lies here

                def paint(on: Canvas, said: str = said, middle: Point = middle) -> None:
                    _paint_tag(on, middle, said, unit)

                canvas.blit(canvas.kept(("chart-tag", said, unit), (width, height), paint), (x, y))

    def show_cell(self, brush: SpriteList, camera: Camera, cell: Cell, kind: str) -> None:
        """The hex that is aimed at: a white line, and a veil of vermilion; where nothing is asked a fine line."""
        if kind == "focus":
            super().show_cell(brush, camera, cell, kind)
            return
        outline = [camera.on_table(point) for point in self._shape.outline(cell)]
        box = camera.rect_on_table(self._shape.box(cell))
        lit = self.is_lit(cell)

        def paint(canvas: Canvas) -> None:
            with canvas.clip(camera.zone):
                if not lit:
                    canvas.polygon(inner(outline, 0.97), None, edge=(255, 250, 236), width=2.0, alpha=150)
                    return
                canvas.polygon(inner(outline, 0.9), VERMILION, alpha=36)
                canvas.polygon(inner(outline, 0.97), None, edge=(60, 16, 8), width=8, alpha=110)
                canvas.polygon(inner(outline, 0.97), None, edge=(255, 252, 242), width=5)

        if box.colliderect(camera.zone):
            brush.panel(("aimed-hex", lit, tuple(camera.zone)), box, paint, pad=8)


def percent(chance: float) -> str:
    """A chance in hundredths: neither nothing nor certainty is told where it is not so."""
    return f"{chance:.0%}" if chance in (0.0, 1.0) else f"{max(1, min(99, round(chance * 100)))}%"


def _paint_line(on: Canvas, outline: list[tuple[float, float]], rank: int, unit: float) -> None:
    """The line of a lit hex with its corner at 0, 0; `unit` is a logical unit on this canvas."""
    line = inner(outline, INSET)
    for wide, part in ((15.0, 0.22), (10.0, 0.4), (6.0, 0.75)):
        on.polygon(line, None, edge=CHOSEN, width=wide * unit, alpha=round(GLOWS[rank] * part))
    on.polygon(line, None, edge=UNDER, width=(LINES[rank] + 2.2) * unit, alpha=170)
    on.polygon(line, None, edge=CHOSEN, width=LINES[rank] * unit)


def _paint_pips(on: Canvas, middle: tuple[float, float], dice: int, unit: float) -> None:
    """As many pips as dice round the middle of the upper edge."""
    part = size_at(unit)
    side, step = PIP * unit * part + 2 * unit, PIP_STEP * unit * part
    for number in range(dice):
        x = middle[0] + (number - (dice - 1) / 2) * step
        rect = (x - side / 2, middle[1] - side / 2, side, side)
        on.rect(rect, BONE, radius=3 * unit, edge=INK, width=1.7 * unit)


def _paint_tag(on: Canvas, middle: tuple[float, float], told: str, unit: float) -> None:
    """The chance on a tag of bone; nothing on it where nothing is told."""
    part, rect = _part(unit), _tag_rect(middle, unit)
    on.rect(rect, BONE, radius=5 * part, edge=INK, width=1.6 * unit)
    if told == STEP:
        on.icon(STEP, rect.center, 18 * part, INK)
    if told in ("", STEP):
        return
    style = on.type.at_most(CHANCE, 20 * part)
    on.text(told, rect.center, style, INK, align="middle", at="mid")


def _part(unit: float) -> float:
    """How large a tag is drawn."""
    return max(LEAST_TAG, size_at(unit)) * unit


def _tag_rect(middle: Point, unit: float) -> pygame.FRect:
    """Where a tag lies in the box of its hex, whose upper edge it keeps off."""
    wide, high = TAG[0] * _part(unit), TAG[1] * _part(unit)
    rect = pygame.FRect(0, 0, wide, high)
    rect.center = (middle[0], max(middle[1], high / 2 + 1.5 * unit))
    return rect
