"""Dice tray: the last roll in its tray, tumbling, landing, chosen from, and what it adds up to.

`show(dice)` lays dice down at once, `throw(dice)` lets some of them tumble into the tray, or onto the table first where
the look gives them a course (`die_course.py`); `update(dt)` moves them.
Dice are plain records of the notes about a roll: id, die, face (an index). Numbers wait until all dice lie.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style
from game.ui.screen.tween import out_quad
from game.ui.table.die_course import HOP, SETTLE, THROW, TUMBLE, DieCourse, bounce, into_tray, length_of, seen_at
from game.ui.table.drop_shadow import cast_round
from game.ui.table.highlights import PLAIN, Highlight, ring
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

PER_DIE = 60.0
FRAMES = 16
DIE_SIZE = 66.0
_LEAST = 40.0
ROLL, WAITS = "dice/roll", "dice/waits"
LARGEST = "dice/die"
"""The zone that says how large dice are in the tray of a table."""
_MANY = 8
"""The dice of a large throw."""
_FOOT, _SINK = 0.7, 4.0
"""The share of its width on which a die stands, and how far below its middle."""
FAINT = 110
"""How strongly dice are seen that are still to be thrown (0 to 255)."""
_ROLL, _TOKENS, _INSET, _GAP = 64.0, 32.0, 14.0, 7.0
_ROOMY = 200.0
"""From this height on a tray has room for dice, tokens and the button, one below the other."""
Faces = Callable[[str], Sequence[Sequence[str]]]


class RollZones(NamedTuple):
    """Where dice wait, and what they are rolled with: a row for tokens and the button."""

    well: pygame.FRect
    tokens: pygame.FRect
    roll: pygame.FRect


def roll_zones(layout: Layout) -> RollZones:
    """The parts of the tray before a roll; in a low one everything is smaller. A table may have places of its own for
    the button (`dice/roll`) and for the dice beside it (`dice/waits`).
    """
    tray, well = layout["dice"], layout["dice/well"]
    if ROLL in layout:
        waits, roll = layout[WAITS], layout[ROLL]
        return RollZones(waits, pygame.FRect(waits.x, waits.bottom - _TOKENS, waits.width, _TOKENS), roll)
    if tray.height >= _ROOMY:
        roll = pygame.FRect(tray.x + _INSET, tray.bottom - 12 - _ROLL, tray.width - 2 * _INSET, _ROLL)
        tokens = pygame.FRect(roll.x + 2, roll.y - _GAP - _TOKENS, roll.width - 4, _TOKENS)
    else:
        roll = layout["dice/stakes"]
        tokens = pygame.FRect(roll.x, roll.y - _GAP - _TOKENS, roll.width, _TOKENS)
    return RollZones(pygame.FRect(well.x, well.y, well.width, tokens.y - well.y - 2), tokens, roll)


def waiting_size(layout: Layout, count: int) -> float:
    """How large dice are that are still to be thrown: as they will lie, where they have a place of their own."""
    well, most = roll_zones(layout).well, _largest(layout) if WAITS in layout else DIE_SIZE * 0.7
    return min(most, well.height - 8, (well.width - 16) / (count * 1.2))


class DieSum(NamedTuple):
    """A sum under the tray: its icon, the symbols that count, and its colour."""

    icon: str
    counted: tuple[str, ...]
    tint: Colour


class DieLook(NamedTuple):
    """A kind of die, and what its dice add up to. Its pictures are `dice/<art>/<kind>_<face>` and `..._tumble`."""

    sums: tuple[DieSum, ...] = ()


@dataclass
class TrayDie:
    """One die of the roll: what it shows, where it lies askew, and how far it has tumbled (1 = it lies)."""

    id: str
    die: str
    face: int
    art: str
    """The game's own folder in `dice/`."""
    cause: str = ""
    symbols: tuple[str, ...] = ()
    delay: float = 0.0
    age: float = math.inf
    shift: tuple[float, float] = (0.0, 0.0)
    course: DieCourse | None = None
    """Its way over the table, where it is not thrown straight into the tray."""

    @property
    def kind(self) -> str:
        """The kind of die it is: "die-red" is a red one, and drawn from red_..."""
        return self.die.partition("-")[2] or self.die

    @property
    def lies(self) -> bool:
        return self.age >= length_of(self.course)

    @property
    def asset(self) -> str:
        """The picture of the face on top."""
        return f"dice/{self.art}/{self.kind}_{face_name(self.symbols)}"


def tumbling_asset(art: str, kind: str) -> str:
    """The strip of a tumbling die, its frames side by side; `art` is the game's own folder in `dice/`."""
    return f"dice/{art}/{kind}_tumble"


def face_name(symbols: Sequence[str]) -> str:
    """The name of a face's picture: its results in order; the same one twice has a 2."""
    if not symbols:
        return "blank"
    if len(symbols) > 1 and len(set(symbols)) == 1:
        return f"{symbols[0]}{len(symbols)}"
    return "-".join(symbols)


def sums(dice: Iterable[TrayDie], looks: Mapping[str, DieLook]) -> list[tuple[DieSum, int]]:
    """What the dice show in all; sums of a kind of die that was not thrown are left out."""
    dice = list(dice)
    found: list[tuple[DieSum, int]] = []
    for kind, look in looks.items():
        if any(die.kind == kind for die in dice):
            for part in look.sums:
                found.append((part, sum(die.symbols.count(symbol) for die in dice for symbol in part.counted)))
    return found


@dataclass
class DiceTray:
    """The dice in the tray. `art` is the game's own folder in `dice/`, `marks` says how each die (by id) stands to the
    open question.
    """

    faces: Faces
    looks: Mapping[str, DieLook]
    art: str
    dice: list[TrayDie] = field(default_factory=list)
    marks: Mapping[str, Highlight] = field(default_factory=dict)
    waiting: tuple[str, ...] = ()
    """The kinds of dice that are about to be thrown: they lie faint in an empty tray."""
    aside: bool = False
    """Whether those of the roll before make room for them."""
    leaving: list[TrayDie] = field(default_factory=list)
    """Dice that count no more but are still on their way over the table, which they go to its end."""

    def clear(self) -> None:
        """An empty tray."""
        self.dice, self.leaving = [], []

    def put_away(self) -> None:
        """The same, but what is on its way over the table comes to the tray before it is gone."""
        self.leaving, self.dice = [die for die in self.dice if die.course is not None and not die.lies], []

    def show(self, dice: Iterable[Mapping[str, object]]) -> None:
        """Lay these dice down; nothing tumbles."""
        self.leaving = []
        self.dice = [self._made(record, index) for index, record in enumerate(dice)]

    def picture(self, die: str, face: int) -> str:
        """The picture of a die with this face on top."""
        return self._made({"id": "", "die": die, "face": face}, 0).asset

    def throw(
        self, dice: Sequence[Mapping[str, object]], *, anew: bool, courses: Sequence[DieCourse] = ()
    ) -> float:
        """Throw dice into the tray and give the milliseconds until they can be read. `anew` empties it first; otherwise
        a die that lies there already is picked up and thrown again. Those with a course are read where it leads.
        """
        if anew:
            self.dice = []
        tumbling = THROW if len(courses) < len(dice) else TUMBLE
        for order, record in enumerate(dice):
            known = next((i for i, die in enumerate(self.dice) if die.id == record["id"]), None)
            made = self._made(record, len(self.dice) if known is None else known)
            made.age, made.delay = 0.0, PER_DIE * order
            made.course = courses[order] if order < len(courses) else None
            if known is None:
                self.dice.append(made)
            else:
                self.dice[known] = made
        return tumbling + SETTLE + PER_DIE * max(0, len(dice) - 1)

    def land(self) -> None:
        """Let every die lie."""
        self.leaving = []
        for die in self.dice:
            die.age = math.inf

    @property
    def moving(self) -> bool:
        return any(not die.lies for die in self.dice)

    def update(self, dt: float) -> bool:
        """Let the dice tumble on; true while one moves."""
        moved = bool(self.leaving)
        for die in self.leaving:
            die.age += dt
        self.leaving = [die for die in self.leaving if not die.lies]
        for die in self.dice:
            if die.lies:
                continue
            moved = True
            wait = min(die.delay, dt)
            die.delay -= wait
            die.age += dt - wait
            if die.lies:
                die.age = math.inf
        return moved

    def die_at(self, layout: Layout, pos: tuple[float, float]) -> str:
        """The id of the die under a position; empty if there is none."""
        return next((die.id for die in self.dice if self.rect_of(layout, die.id).collidepoint(pos)), "")

    def rect_of(self, layout: Layout, die_id: str) -> pygame.FRect:
        """Where a die lies; empty for one that is not there."""
        for index, die in enumerate(self.dice):
            if die.id == die_id:
                x, y, size = _place(layout, self.dice, index)
                return pygame.FRect(x - size / 2, y - size / 2, size, size)
        return pygame.FRect(0, 0, 0, 0)

    def draw(self, brush: SpriteList, layout: Layout) -> None:
        """The dice, their marks, and below them what they add up to."""
        lying = [] if self.aside and self.waiting else self.dice
        for dice in (self.leaving, lying):
            for index, die in enumerate(dice):
                x, y, size = _place(layout, dice, index)
                self._draw_die(brush, die, (x, y), size)
        if self.waiting and not lying:
            self._draw_waiting(brush, layout)
        if lying and not self.moving and "dice/stakes" in layout:
            total = tuple(sums(self.dice, self.looks))
            area = layout["dice/stakes"]
            brush.panel(("sums", total), area, lambda canvas: _paint_sums(canvas, area, total))

    def _draw_waiting(self, brush: SpriteList, layout: Layout) -> None:
        """The dice that are about to be thrown, in one row above the button that throws them."""
        well = roll_zones(layout).well
        count, canvas = len(self.waiting), brush.canvas
        size = waiting_size(layout, count)
        pixels = canvas.px(size)
        for index, die in enumerate(self.waiting):
            symbols = next((face for face in self.faces(die) if face), ())
            kind = die.partition("-")[2] or die
            x = well.centerx + (index - (count - 1) / 2) * size * 1.2
            picture = canvas.images.get(f"dice/{self.art}/{kind}_{face_name(symbols)}", (pixels, pixels))
            brush.centred(picture, (x, well.centery), FAINT)

    def _draw_die(self, brush: SpriteList, die: TrayDie, centre: tuple[float, float], size: float) -> None:
        canvas = brush.canvas
        pixels = canvas.px(size)
        if not die.lies:
            part = min(1.0, die.age / THROW)
            if die.age <= 0:
                return
            if die.course is not None:
                self._draw_on_course(brush, die, die.course, (*centre, size))
                return
            if part < 1.0:
                at, hop = into_tray(centre, part)
                cast_round(brush, size * _FOOT, at, min(1.0, hop / HOP))
                brush.centred(_tumbling(canvas, tumbling_asset(die.art, die.kind), part, pixels), (at[0], at[1] - hop))
                return
            centre = (centre[0], centre[1] - bounce(die.age))
        cast_round(brush, size * _FOOT, (centre[0], centre[1] + _SINK), 0.0)
        mark = self.marks.get(die.id, PLAIN)
        square = (size, size)
        for kind in mark.under:
            brush.centred(ring(canvas, kind, square), centre)
        tone = 120 if mark.refused or mark.dimmed else 255
        brush.centred(canvas.images.get(die.asset, (pixels, pixels)), centre, tone)
        for kind in mark.over:
            brush.centred(ring(canvas, kind, square), centre)

    def _draw_on_course(
        self, brush: SpriteList, die: TrayDie, course: DieCourse, tray: tuple[float, float, float]
    ) -> None:
        """A die on its way over the table, or lying there."""
        canvas, seen = brush.canvas, seen_at(course, die.age, tray)
        pixels, (x, y) = canvas.px(seen.size), seen.at
        cast_round(brush, seen.size * _FOOT, (x, y + _SINK), min(1.0, seen.high / HOP))
        if seen.tumbled < 1.0:
            made = _tumbling(canvas, tumbling_asset(die.art, die.kind), seen.tumbled, pixels)
        else:
            made = canvas.images.get(die.asset, (canvas.px(course.size),) * 2)
            if made.get_width() != pixels:  # on its way into the tray it has a size of its own in each frame
                made = pygame.transform.smoothscale(made, (pixels, pixels))
        brush.centred(made, (x, y - seen.high))

    def _made(self, record: Mapping[str, object], index: int) -> TrayDie:
        die, face = str(record["die"]), int(str(record["face"]))
        faces = self.faces(die)
        symbols = tuple(faces[face]) if face < len(faces) else ()
        turn = index * 2.399 + 0.7
        return TrayDie(
            str(record["id"]),
            die,
            face,
            self.art,
            str(record.get("cause", "")),
            symbols,
            shift=(math.cos(turn), math.sin(turn * 1.7)),
        )


def _place(layout: Layout, dice: Sequence[TrayDie], index: int) -> tuple[float, float, float]:
    """Centre and size of a die: one or two rows in the well, slightly askew."""
    well, count = layout["dice/well"], len(dice)
    size, columns = _fitting(well, count, _largest(layout))
    rows = math.ceil(count / columns)
    row, column = divmod(index, columns)
    in_row = columns if row < rows - 1 else count - columns * (rows - 1)
    step = min((well.width - 12) / columns, size * 1.28)
    x = well.centerx + (column - (in_row - 1) / 2) * step
    y = well.centery + (row - (rows - 1) / 2) * (size * 1.02)
    dx, dy = dice[index].shift
    room = max(0.0, min(6.0, (well.height - rows * size) / 3))
    return x + dx * 2, y + dy * room, size


def usual_sizes(layout: Layout) -> set[float]:
    """The sizes of the dice of one throw, from one die to many."""
    if "dice" not in layout:
        return set()
    return {_fitting(layout["dice/well"], count, _largest(layout))[0] for count in range(1, _MANY + 1)}


def _largest(layout: Layout) -> float:
    """The size of dice where there is room: that of a zone of its own, where the table has one."""
    return layout[LARGEST].width if LARGEST in layout else DIE_SIZE


def _fitting(well: pygame.FRect, count: int, largest: float = DIE_SIZE) -> tuple[float, int]:
    """The largest size of dice that fits the well, and how many stand in a row."""
    best = (_LEAST, max(1, count))
    for rows in (1, 2, 3):
        columns = max(1, math.ceil(count / rows))
        size = min(largest, (well.height - 8) / rows / 1.02, (well.width - 16) / columns / 1.06)
        if size > best[0]:
            best = (size, columns)
    return best


def _tumbling(canvas: Canvas, asset: str, part: float, pixels: int) -> pygame.Surface:
    frame = min(FRAMES - 1, int(out_quad(part) * FRAMES))
    strip = canvas.images.get(asset, (pixels * FRAMES, pixels))
    key = ("tumble", asset, frame, pixels)
    return canvas.cache.get(key, lambda: strip.subsurface((frame * pixels, 0, pixels, pixels)).copy())


def _paint_sums(canvas: Canvas, area: pygame.FRect, total: Sequence[tuple[DieSum, int]]) -> None:
    step = area.width / max(1, len(total))
    style = Style("ui-extrabold", 24)
    for index, (part, value) in enumerate(total):
        x, y = area.x + step * (index + 0.5), area.centery
        canvas.icon(part.icon, (x - 15, y), 28, part.tint)
        canvas.text(str(value), (x + 8, y), style, canvas.theme["main-text"], at="mid")
