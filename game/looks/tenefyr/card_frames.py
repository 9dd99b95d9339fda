"""Card frames: the signs on the cards of this game: enemies with a shield, loot and skills with a rosette.

`Face.variant` is the level of an enemy ("1" to "5", "boss"), the kind of a loot half ("basic" for none), the seat of a
skill; `Face.accent` is the kind. `marks` hold "text" where the card has one; for what has changed its power a stamp,
"plus:+2", "double:x2", "minus:-1"; and "players:3" for the power in force among the badges "power-2" to "power-4".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from game.kit.geometry import Area, Size
from game.kit.shown import Face, OtherEnd
from game.looks.tenefyr.marks import (
    STAMPS,
    draw_kind,
    draw_level_badge,
    draw_pips,
    draw_power,
    draw_rosette,
    draw_stamp,
    kind_colour,
)
from game.looks.tenefyr.theme import INK, INK_2, LIME, PAPER, STRIP, mixed
from game.ui.cards.card import CardFrame, CardStyle, PlainFrame, badge_value, picture_of
from game.ui.cards.frames import Frame, Spot
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style

BOSS, BASIC = "boss", "basic"
LOW = 100.0
"""Below this height a card in the lane has no sign of its kind and text."""
NARROW = 100.0
"""Below this width a card has no stamps and no mark of its text."""
LEAST_TYPE = 18.0
"""No text on the other end shrinks further, in logical units."""
SHARES = (0.37, 0.25, 0.0)
"""How much of its width the picture on the other end has: less where its text needs the room."""
GAP, QUOTE = 5.0, mixed(INK, INK_2, 0.3)
TEETH, TINT = 26, 0.52
"""Of the torn edge; how much lime white is in the ground below it."""
_PIPS = (62.0, 30.0, 6.0)


def stamps_of(face: Face) -> list[tuple[str, str]]:
    """What has changed the power of a card: sort and words of each stamp."""
    found = (mark.partition(":") for mark in face.marks)
    return [(sort, words) for sort, _, words in found if sort in STAMPS and words]


def _level(face: Face) -> int:
    return 0 if face.variant == BOSS else int(face.variant or 1)


class _Frame(PlainFrame):
    """What all cards of this game have in common."""

    ink = "black-ink"
    below_title: Collection[str] = ("text",)
    said_by_badges = frozenset({"power"})

    def paint_strip(self, canvas: Canvas, face: Face, area: Area) -> None:
        """A strip of lime white."""
        canvas.rect(area, LIME, radius=2.4)

    def _paint_text_mark(self, canvas: Canvas, face: Face, frame: Frame) -> None:
        if "text" in face.marks and "text" in frame.spots:
            x, y, side = frame.spots["text"]
            canvas.rect((x - side / 2, y - side / 2, side, side), STRIP, radius=side * 0.2, edge=PAPER, width=1.2)
            canvas.icon("tenefyr/scroll", (x, y), side * 0.62, LIME)

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """Power, kind, level, the mark of a text."""
        for name in ("power", "kind", "level", "text"):
            if name in frame.spots and (name != "text" or "text" in face.marks):
                if name == "kind" and not face.accent:
                    continue
                yield name, _around(frame.spots[name])


class EnemyFrame(_Frame):
    """An enemy half, or a stage of the boss."""

    ink = "on-oxblood"

    def kind(self, face: Face) -> str:
        """By level."""
        return f"enemy-{face.variant}"

    def paint_strip(self, canvas: Canvas, face: Face, area: Area) -> None:
        """A dark strip."""
        canvas.rect(area, STRIP, radius=2.4)

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Shield, level, kind, the mark of a text."""
        face, spots = look.face, frame.spots
        if "level" in spots:
            x, y, side = spots["level"] if face.accent else spots["kind"]
            draw_level_badge(canvas, _level(face), (x, y), side)
        if "kind" in spots and face.accent:
            x, y, side = spots["kind"]
            draw_kind(canvas, face.accent, (x, y), side)
        if "power" not in spots:
            return
        self._paint_text_mark(canvas, face, frame)
        x, y, wide = spots["power"]
        draw_power(canvas, str(badge_value(face, "power")), (x, y), wide)

    def paint_pips(self, canvas: Canvas, face: Face, at: tuple[float, float], zoom: float) -> None:
        """The three powers from a corner on."""
        width, height, gap = (part * zoom for part in _PIPS)
        for number in (2, 3, 4):
            box = (at[0] + (number - 2) * (width + gap), at[1], width, height)
            draw_pips(canvas, number, badge_value(face, f"power-{number}"), box, f"players:{number}" in face.marks)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Shield over the corner of the picture, the three powers, the level."""
        spots = {name: (x * zoom, y * zoom, wide * zoom) for name, (x, y, wide) in frame.spots.items()}
        x, y, wide = spots["pips"]
        width, height, gap = (part * zoom for part in _PIPS)
        self.paint_pips(canvas, face, (x - 1.5 * width - gap, y - height / 2), zoom)
        x, y, side = spots["level"]
        draw_level_badge(canvas, _level(face), (x, y), side)
        x, y, wide = spots["power"]
        draw_power(canvas, str(badge_value(face, "power")), (x, y), wide)


    def paint_other_end(self, canvas: Canvas, end: OtherEnd, size: Size, zoom: float) -> None:
        """The loot half: its strip, a small picture with the rosette, the kind, its text and flavour."""
        w, h = size
        face, pad, high = end.face, 6 * zoom, 32 * zoom
        _paint_torn(canvas, size, mixed(kind_colour(face.accent), LIME, TINT), 6 * zoom)
        canvas.rect((2 * zoom, 2 * zoom, w - 4 * zoom, high), LIME, radius=3, edge=INK, width=1.6)
        style = canvas.type.at_most(Style("ui-extrabold", max(LEAST_TYPE, 22 * zoom)), max(LEAST_TYPE, high * 0.8))
        canvas.text(face.title, (w / 2, 2 * zoom + high / 2), style, INK, align="middle", at="mid", width=w - 20)
        top, badge = high + 2 * pad, 36 * zoom
        draw_kind(canvas, face.accent, (w - badge * 0.7, top + badge * 0.55), badge)
        room = h - top - pad
        for share in SHARES:
            side = min(room, w * share)
            left = pad + side + (32 * zoom if side else 6 * zoom)
            told = _fitted(canvas, end, w - left - badge * 1.3, room)
            if _high(told) <= room:
                break
        if side:
            canvas.image(picture_of(face), (pad, top, side, side), fit="cover", radius=2)
            canvas.rect((pad, top, side, side), None, radius=2, edge=INK, width=1.6)
        y = top
        for rich, ink in told:
            rich.draw(canvas, (left, y), ink=ink, icons=INK)
            y += rich.height + GAP
        at = (pad + side, top + side - 18 * zoom) if side else (w - badge * 0.75, h - pad - 34 * zoom)
        draw_rosette(canvas, str(badge_value(face, "power")), face.accent, at, 58 * zoom)


class LootFrame(_Frame):
    """A loot half or a basic: a rosette, and a stamp for what has changed its power."""

    def kind(self, face: Face) -> str:
        """By kind."""
        return f"loot-{face.variant or BASIC}"

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Rosette and stamps; kind and text where there is room."""
        face, spots = look.face, frame.spots
        low, narrow = look.size[1] < LOW, look.size[0] < NARROW
        stamps = stamps_of(face)[-2:] if not narrow else []
        if not low and face.accent and not stamps and "kind" in spots:
            x, y, side = spots["kind"]
            draw_kind(canvas, face.accent, (x, y), side)
        if not low and not narrow:
            self._paint_text_mark(canvas, face, frame)
        x, y, high = spots["stamp"]
        if low and len(stamps) > 1:  # there is no room for one above the other
            x, stamps = x - high * 0.4, [(stamps[-1][0], " ".join(told for _, told in stamps))]
        for number, (sort, told) in enumerate(reversed(stamps)):
            draw_stamp(canvas, told, sort, (x - number * 6, y - number * (high + 3)), high)
        x, y, wide = spots["power"]
        draw_rosette(canvas, str(badge_value(face, "power")), face.accent, (x, y), wide)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Rosette over the corner of the picture, the kind upper right."""
        spots = {name: (x * zoom, y * zoom, wide * zoom) for name, (x, y, wide) in frame.spots.items()}
        if face.accent:
            x, y, side = spots["kind"]
            draw_kind(canvas, face.accent, (x, y), side)
        x, y, wide = spots["power"]
        draw_rosette(canvas, str(badge_value(face, "power")), face.accent, (x, y), wide)


class SkillFrame(LootFrame):
    """A skill: its border is that of the seat."""

    def kind(self, face: Face) -> str:
        """By seat."""
        return f"skill-{face.variant or 1}"


class SheetFrame(_Frame):
    """A reward, a place, a hero: a picture and words."""


FRAMES: dict[str, CardFrame] = {
    "enemy": EnemyFrame(), "loot": LootFrame(), "skill": SkillFrame(), "reward": SheetFrame(), "place": SheetFrame(),
    "hero": SheetFrame(),
}  # fmt: skip


def _fitted(canvas: Canvas, end: OtherEnd, room: float, high: float) -> list[tuple[RichText, Colour]]:
    """Text and flavour of an end in the largest type in which they fit a height; the flavour only where it fits."""
    size = canvas.type.size(Style("story", 21))
    while True:
        style = canvas.type.at_most(Style("story", 21, 1.1), size)
        told = [(RichText(canvas.type, end.text, style, room), INK)] if end.text else []
        if _high(told) <= high or size <= LEAST_TYPE:
            break
        size = max(LEAST_TYPE, size - 0.5)
    quote = RichText(canvas.type, end.quote, style._replace(face="story-italic"), room) if end.quote else None
    return [*told, (quote, QUOTE)] if quote is not None and _high([*told, (quote, QUOTE)]) <= high else told


def _high(told: Sequence[tuple[RichText, Colour]]) -> float:
    return sum(float(rich.height) for rich, _ in told) + GAP * max(0, len(told) - 1)


def _paint_torn(canvas: Canvas, size: Size, ground: Colour, deep: float) -> None:
    """The ground of an end that is torn from the other at its far edge."""
    w, h = size
    step = w / TEETH
    teeth = [(w - step * tooth / 2, h - (deep if tooth % 2 == 0 else 0.0)) for tooth in range(2 * TEETH + 1)]
    canvas.polygon([(0, 0), (w, 0), *teeth], ground)
    canvas.polyline(teeth, INK, 2)


def _around(spot: Spot) -> Area:
    x, y, wide = spot
    return x - wide / 2, y - wide / 2, wide, wide

