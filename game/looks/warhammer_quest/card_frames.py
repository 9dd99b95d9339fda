"""Card frames: the signs on the cards of this game: heroes, actions, enemies, places, what is found, gear."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from game.kit.geometry import Area, Size
from game.kit.shown import Face
from game.looks.adventure.card_frames import (
    FIGHT,
    SAID_BY_BADGES,
    FightFrame,
    WoundedFrame,
    around,
    paint_coming,
    paint_keywords,
    paint_number,
    paint_small_numbers,
    zoomed,
)
from game.looks.warhammer_quest.theme import BONE, BRASS, GOLD, PITCH
from game.ui.cards.badges import paint_badge, paint_seat
from game.ui.cards.card import SMALL, CardFrame, CardStyle, PlainFrame, badge_value
from game.ui.cards.frames import Frame, Spot
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words

TIERS = {"one": "tier-1", "two": "tier-2", "three": "tier-3"}
SOCKETS = 2
RANGED = "ranged"


class Crest(NamedTuple):
    """What stands over the upper edge of a card: its badge, how wide that is on a card on the table, and how far its
    middle is above the edge.
    """

    badge: str
    wide: float
    rise: float


CRESTS = {"elite": Crest("crown", 40.0, 7.0), "nemesis": Crest("horns", 112.0, 9.0)}
"""By the rank of an enemy."""
CREST_GROWTH = 1.4
"""How much larger it is on a full card."""
_EMPTY = (58, 66, 70)
_STRIPS = {
    "": ((56, 62, 65), (31, 35, 37)),
    "elite": ((92, 66, 42), (58, 40, 24)),
    "nemesis": ((132, 34, 28), (84, 20, 16)),
    "gear": ((92, 66, 42), (58, 40, 24)),
    "legendary": ((226, 184, 92), (186, 146, 66)),
}
"""The plate of a title, from above to below, by the kind of a card or the rank of an enemy."""


class _Frame(PlainFrame):
    """What all cards of this game have in common."""

    ink = "main-text"
    below_title: Collection[str] = ("tier", "treasure-1", "treasure-2", "slot")
    said_by_badges = SAID_BY_BADGES

    def paint_strip(self, canvas: Canvas, face: Face, area: Area) -> None:
        """A higher plate of the material of the frame's own."""
        x, y, w, h = area
        light, dark = _STRIPS.get(face.frame, _STRIPS.get(face.variant, _STRIPS[""]))
        canvas.rect(area, (light, dark))
        canvas.line((x, y + h), (x + w, y + h), PITCH, 2)
        canvas.line((x, y + h - 2), (x + w, y + h - 2), light, 1)

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """The tier, on a card that has one."""
        if face.grade in TIERS and "tier" in frame.spots:
            yield face.grade, around(frame.spots["tier"])


class HeroFrame(WoundedFrame, _Frame):
    """A hero: seat, leader; pale and cracked when low on health; the inner line in the colour of the seat."""

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The leader, and the line of the seat."""
        if "leader" in look.face.marks and "leader" in frame.spots:
            paint_badge(canvas, "leader", frame.spots["leader"])
        if look.seat:
            _seat_line(canvas, look.size, look.seat, 1.0)

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """The leader."""
        if "leader" in face.marks and "leader" in frame.spots:
            yield "leader", around(frame.spots["leader"])

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Leader, seat, and the health."""
        spots = zoomed(frame, zoom)
        if "leader" in face.marks:
            paint_badge(canvas, "leader", spots["leader"])
        if "health" in spots:
            paint_number(canvas, "health", spots["health"], badge_value(face, "health"), 34 * zoom)
        if seat:
            x, y, size = spots["seat"]
            paint_seat(canvas, seat, (x, y), size)


class ActionFrame(_Frame):
    """An action: its sign on rays in the hero's colour; at the foot its dice and its two sockets for tokens."""

    pictured = False

    def kind(self, face: Face) -> str:
        """By hero, basic or advanced."""
        return f"action-{face.variant}-{'advanced' if 'advanced' in face.marks else 'basic'}"

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """Prepare, sockets, dice, the action."""
        if "prepare" in face.marks and "prepare" in frame.spots:
            yield "prepare", around(frame.spots["prepare"])
        for socket in ("socket-1", "socket-2"):
            if socket in frame.spots:
                yield "success-token", around(frame.spots[socket])
        if face.dice and "die-1" in frame.spots:
            first, last = frame.spots["die-1"], frame.spots[f"die-{min(4, face.dice)}"]
            x, y, wide, _ = around(first)
            yield "hero-die", (x, y, last[0] - first[0] + wide, wide)
        if face.action and "sign" in frame.spots:
            yield face.action, around(frame.spots["sign"])

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The action's sign, its dice, its sockets."""
        self._paint(canvas, look.face, frame.spots)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """The same, larger."""
        self._paint(canvas, face, zoomed(frame, zoom))

    def _paint(self, canvas: Canvas, face: Face, spots: dict[str, Spot]) -> None:
        if face.action and "sign" in spots:
            x, y, wide = spots["sign"]
            canvas.icon("action-ranged" if RANGED in face.icons else f"action-{face.action}", (x, y), wide, BONE)
        for number in range(min(4, face.dice)):
            if f"die-{number + 1}" in spots:
                paint_badge(canvas, "die-hero", spots[f"die-{number + 1}"])
        tokens = badge_value(face, "success-token")
        for number in range(SOCKETS):
            if f"socket-{number + 1}" in spots:
                paint_socket(canvas, spots[f"socket-{number + 1}"], filled=number < tokens)
        for mark in ("prepare", "advanced"):
            if mark in face.marks and mark in spots:
                paint_badge(canvas, mark, spots[mark])


class EnemyFrame(FightFrame, _Frame):
    """An enemy: tier, keywords, and the numbers of a fight; elite with a crown, a nemesis with horns."""

    below_title: Collection[str] = ("tier", "keyword-1", "keyword-2", "keyword-3", "keyword-4")

    def kind(self, face: Face) -> str:
        """By rank."""
        return f"enemy-{face.variant or 'standard'}"

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Tier and numbers; on a large card also the keywords."""
        face = look.face
        _paint_tier(canvas, face, frame.spots)
        if look.size[0] < SMALL:
            paint_small_numbers(canvas, face, look.size)
            return
        paint_keywords(canvas, face, frame.spots)
        self._paint_numbers(canvas, face, frame.spots, 25)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Tier, numbers and wounds."""
        spots = zoomed(frame, zoom)
        _paint_tier(canvas, face, spots)
        self._paint_numbers(canvas, face, spots, 40 * zoom)

    def paint_crest(self, canvas: Canvas, face: Face, area: Area) -> None:
        """The crown of an elite, the horns of a nemesis."""
        if face.variant in CRESTS:
            crest, (x, y, w, _h) = CRESTS[face.variant], area
            wide = crest.wide * CREST_GROWTH
            top = y - crest.rise - wide / 2
            canvas.image(f"badges/{crest.badge}", (x + (w - wide) / 2, top, wide, wide))

    def _paint_numbers(self, canvas: Canvas, face: Face, spots: dict[str, Spot], size: float) -> None:
        for kind in FIGHT:
            value = badge_value(face, kind)
            if kind in spots and (value or kind != "resilience"):
                paint_number(canvas, kind, spots[kind], value, size)
        if badge_value(face, "wound") and "wound" in spots:
            paint_number(canvas, "wound", spots["wound"], badge_value(face, "wound"), size * 0.9)


class LocationFrame(_Frame):
    """A location: its tier, and on the full card what comes there and how long it takes."""

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The tier."""
        _paint_tier(canvas, look.face, frame.spots)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Also the numbers on the plates of the frame."""
        spots = zoomed(frame, zoom)
        _paint_tier(canvas, face, spots)
        paint_coming(canvas, face, spots, zoom, BONE)


class FindFrame(_Frame):
    """A dungeon card: what treasure it brings."""

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The treasure."""
        self._paint(canvas, look.face, frame.spots)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """The treasure."""
        self._paint(canvas, face, zoomed(frame, zoom))

    def _paint(self, canvas: Canvas, face: Face, spots: dict[str, Spot]) -> None:
        for number in range(min(2, badge_value(face, "treasure"))):
            if f"treasure-{number + 1}" in spots:
                paint_badge(canvas, "treasure", spots[f"treasure-{number + 1}"])


class GearFrame(_Frame):
    """Gear: the sign of its slot in the corner that is cut off."""

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The slot."""
        _paint_slot(canvas, look.face, frame.spots)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """The slot."""
        _paint_slot(canvas, face, zoomed(frame, zoom))


class LegendaryFrame(GearFrame):
    """Legendary gear: dark type on brass."""

    ink = "black-ink"

    def paint_strip(self, canvas: Canvas, face: Face, area: Area) -> None:
        """A higher plate of brass."""
        x, y, w, h = area
        canvas.rect(area, (GOLD, BRASS))
        canvas.line((x, y + h), (x + w, y + h), PITCH, 2)


FRAMES: dict[str, CardFrame] = {
    "hero": HeroFrame(),
    "action": ActionFrame(),
    "enemy": EnemyFrame(),
    "location": LocationFrame(),
    "item": FindFrame(),
    "event": FindFrame(),
    "condition": _Frame(),
    "gear": GearFrame(),
    "legendary": LegendaryFrame(),
}
"""`Face.frame` -> how such a card is painted."""


def paint_socket(canvas: Canvas, spot: Spot, *, filled: bool) -> None:
    """A socket for a success token, or the token in it."""
    x, y, wide = spot
    if filled:
        paint_badge(canvas, "success-token", (x, y, wide * 1.18))
        return
    canvas.circle((x, y), wide / 2, PITCH, edge=_EMPTY, width=1.6)
    canvas.shape("star", (x, y), wide * 0.3, _EMPTY)


def _paint_tier(canvas: Canvas, face: Face, spots: dict[str, Spot]) -> None:
    if face.grade in TIERS and "tier" in spots:
        paint_badge(canvas, TIERS[face.grade], spots["tier"])


def _paint_slot(canvas: Canvas, face: Face, spots: dict[str, Spot]) -> None:
    if face.variant in ("weapon", "armour", "accessory") and "slot" in spots:
        x, y, wide = spots["slot"]
        canvas.icon(face.variant, (x, y), wide, BONE)


def _seat_line(canvas: Canvas, size: Size, seat: int, zoom: float) -> None:
    """The inner line in the colour of a seat."""
    edge = canvas.theme.seats[seat - 1].colour
    inset = max(3.5, size[0] * 0.042) * 0.42 * zoom
    cut = max(6.0, size[0] * 0.07) * zoom
    w, h = size
    points = [
        (inset + cut, inset), (w - inset - cut, inset), (w - inset, inset + cut), (w - inset, h - inset - cut),
        (w - inset - cut, h - inset), (inset + cut, h - inset), (inset, h - inset - cut), (inset, inset + cut),
    ]  # fmt: skip
    canvas.polygon(points, None, edge=edge, width=max(2.6, size[0] * 0.018))
