"""Card frames: the signs on the cards of Terrinoth: heroes, actions, enemies, places, and what is found."""

from __future__ import annotations

from collections.abc import Collection, Iterator

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
from game.looks.terrinoth.theme import ARCHETYPES
from game.ui.cards.badges import paint_badge, paint_seat
from game.ui.cards.card import SMALL, CardFrame, CardStyle, PlainFrame, badge_value, fitting, tight_text
from game.ui.cards.frames import Frame, Spot
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE

_NUMBER, _WOUNDS = 26.0, 23.0
"""The size of type of the numbers of a fight, and of wounds."""
_BESIDE = 79.0
"""How far left of the health of a full card its wounds lie, in units of the frame: the text ends above both."""
_FOOT = (12.0, 100.0, 90.0, 29.0)
"""Where the action stands on a card without a frame."""


class _Frame(PlainFrame):
    """What all cards of Terrinoth have in common."""

    below_title: Collection[str] = ("difficulty",)
    said_by_badges = SAID_BY_BADGES

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """The difficulty, on a card that has one."""
        if face.grade and "difficulty" in frame.spots:
            yield face.grade, around(frame.spots["difficulty"])

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Numbers in the corners, difficulty, archetype, leader, seat."""
        spots = zoomed(frame, zoom)
        paint_difficulty(canvas, face.grade, spots.get("difficulty"))
        for kind in FIGHT:
            if kind in spots and any(badge.kind == kind for badge in face.badges):
                paint_number(canvas, kind, spots[kind], badge_value(face, kind), 40 * zoom)
        archetype = face.accent or face.variant
        if "archetype" in spots and archetype in ARCHETYPES:
            paint_badge(canvas, f"archetype-{archetype}", spots["archetype"])
        if "leader" in face.marks and "leader" in spots:
            paint_badge(canvas, "leader", spots["leader"])
        if seat and "seat" in spots:
            x, y, size = spots["seat"]
            paint_seat(canvas, seat, (x, y), size)


class HeroFrame(WoundedFrame, _Frame):
    """A hero: archetype, leader, seat; pale and cracked when low on health."""

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Archetype, leader, and the edge in the colour of the seat."""
        face = look.face
        archetype = face.accent if face.accent in ARCHETYPES else face.variant
        if archetype and "archetype" in frame.spots:
            paint_badge(canvas, f"archetype-{archetype}", frame.spots["archetype"])
        if "leader" in face.marks and "leader" in frame.spots:
            paint_badge(canvas, "leader", frame.spots["leader"])
        if look.seat:
            edge = canvas.theme.seats[look.seat - 1].colour
            canvas.rect((0.5, 0.5, look.size[0] - 1, look.size[1] - 1), None, radius=9, edge=edge, width=3)

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """Archetype and leader."""
        if "archetype" in frame.spots:
            yield "archetype", around(frame.spots["archetype"])
        if "leader" in face.marks and "leader" in frame.spots:
            yield "leader", around(frame.spots["leader"])


class ActionFrame(_Frame):
    """A card of actions: the action's name and its dice at the foot."""

    def kind(self, face: Face) -> str:
        """By archetype, basic or advanced."""
        return f"activation-{face.variant}-{'advanced' if 'advanced' in face.marks else 'basic'}"

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """The dice, and the name of the action beside them."""
        x, y, w, h = frame.areas.get("action", _FOOT)
        dice, first = 0.0, frame.spots.get("die-1")
        if first is not None and face.dice:
            dice = (first[2] + 2) * face.dice
            yield "hero-die", (x + w - dice, y, dice, h)
        if face.action:
            yield face.action, (x, y, w - dice, h)

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The bar at the foot: the action's name and its dice; many dice overlap."""
        face = look.face
        x, y, w, h = frame.areas.get("action", _FOOT)
        left = x + w
        first = frame.spots.get("die-1")
        if first is not None and face.dice:
            step = first[2] + 2 if face.dice < 3 else first[2] * 0.72
            if look.zoom < 1:
                step = first[2] * 0.6
            for number in range(face.dice - 1, -1, -1):
                paint_badge(canvas, "die-hero", (first[0] - step * number, first[1], first[2]))
            left = first[0] - step * (face.dice - 1) - first[2] / 2
        label = words(f"action.{face.action}") if face.action else ""
        room = left - x - 1
        style = TYPE["label"].sized(max(TYPE["label"].size, look.least))
        style = fitting(canvas, label, canvas.type.at_most(style, h - 4), room, look.least)
        wide = min(canvas.type.width(label, style), room)
        tight_text(canvas, label, (x - 3 + wide / 2, y + h / 2), style, canvas.theme["on-dark"], room)


class EnemyFrame(FightFrame, _Frame):
    """An enemy: difficulty, keywords, and the numbers of a fight."""

    def kind(self, face: Face) -> str:
        """By rank."""
        return f"enemy-{face.variant or 'minion'}"

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Difficulty and numbers; on a large card also the keywords."""
        face = look.face
        paint_difficulty(canvas, face.grade, frame.spots.get("difficulty"))
        if look.size[0] < SMALL:
            paint_small_numbers(canvas, face, look.size)
            return
        paint_keywords(canvas, face, frame.spots)
        wounds = badge_value(face, "wound")
        for kind in FIGHT:
            value = badge_value(face, kind)
            if kind in frame.spots and (value or kind != "resilience"):
                paint_number(canvas, kind, frame.spots[kind], value, _NUMBER)
        if wounds and "wound" in frame.spots:
            paint_number(canvas, "wound", frame.spots["wound"], wounds, _WOUNDS)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Also the wounds."""
        super().paint_full(canvas, face, frame, zoom, seat)
        if badge_value(face, "wound") and "wound" in frame.spots and "health" in frame.spots:
            (x, y, _), (_, _, size) = frame.spots["health"], frame.spots["wound"]
            spot = ((x - _BESIDE) * zoom, y * zoom, size * zoom)
            paint_number(canvas, "wound", spot, badge_value(face, "wound"), 32 * zoom)


class LocationFrame(_Frame):
    """A place: its difficulty, and on the full card what spawns there and how long it takes."""

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The difficulty."""
        paint_difficulty(canvas, look.face.grade, frame.spots.get("difficulty"))

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Also the numbers beside the signs on the frame."""
        super().paint_full(canvas, face, frame, zoom, seat)
        paint_coming(canvas, face, zoomed(frame, zoom), zoom, canvas.theme["main-text"])


FRAMES: dict[str, CardFrame] = {
    "hero": HeroFrame(),
    "activation": ActionFrame(),
    "enemy": EnemyFrame(),
    "location": LocationFrame(),
    "item": _Frame(),
    "event": _Frame(),
    "condition": _Frame(),
}
"""`Face.frame` -> how such a card is painted."""


def paint_difficulty(canvas: Canvas, difficulty: str, spot: Spot | None) -> None:
    """The difficulty's shape in its colour."""
    if difficulty and spot is not None:
        paint_badge(canvas, f"difficulty-{difficulty}", spot)
