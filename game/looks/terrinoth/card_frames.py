"""Card frames: the signs on the cards of Terrinoth: heroes, actions, enemies, places, and what is found."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.kit.geometry import Area, Size
from game.kit.shown import Face
from game.looks.adventure.wounded import paint_hurt
from game.looks.terrinoth.theme import ARCHETYPES
from game.ui.cards.badges import paint_badge, paint_keyword, paint_seat
from game.ui.cards.card import SMALL, CardFrame, CardStyle, PlainFrame, badge_value, fitting, tight_text
from game.ui.cards.frames import Frame, Spot
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Style

_CHIPS = (("engaged-spawn", "engaged"), ("shadow-spawn", "shadows"), ("value", "progress"))
_WORDS = {"attack": "attack-value"}
"""Numbers that have another word: attack is an action as well."""
_KEYWORDS = 4
"""So many keywords stand on a card."""
_DROP = {"wound": 4.0, "health": -1.0}
"""How far below the middle of its badge a number stands."""
_BESIDE = 79.0
"""How far left of the health of a full card its wounds lie, in units of the frame: the text ends above both."""
_FOOT = (12.0, 100.0, 90.0, 29.0)
"""Where the action stands on a card without a frame."""
_SAID = frozenset({"health", "skull", "progress"})


class _Frame(PlainFrame):
    """What all cards of Terrinoth have in common."""

    below_title: Collection[str] = ("difficulty",)
    said_by_badges = _SAID

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """The difficulty, on a card that has one."""
        if face.grade and "difficulty" in frame.spots:
            yield face.grade, _around(frame.spots["difficulty"])

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Numbers in the corners, difficulty, archetype, leader, seat."""
        spots = {name: (x * zoom, y * zoom, size * zoom) for name, (x, y, size) in frame.spots.items()}
        paint_difficulty(canvas, face.grade, spots.get("difficulty"))
        for kind in ("attack", "resilience", "health"):
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


class HeroFrame(_Frame):
    """A hero: archetype, leader, seat; pale and cracked when low on health."""

    def paint_picture(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """Wounds take colour and light from the portrait."""
        if look.wear:
            paint_hurt(canvas, frame.picture, look.wear)

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
            yield "archetype", _around(frame.spots["archetype"])
        if "leader" in face.marks and "leader" in frame.spots:
            yield "leader", _around(frame.spots["leader"])

    def paint_above(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """Whose card it is."""
        if look.seat and "seat" in frame.spots:
            x, y, wide = frame.spots["seat"]
            paint_seat(canvas, look.seat, (x, y), wide)


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


class EnemyFrame(_Frame):
    """An enemy: difficulty, keywords, and the numbers of a fight."""

    def kind(self, face: Face) -> str:
        """By rank."""
        return f"enemy-{face.variant or 'minion'}"

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Difficulty and numbers; on a large card also the keywords."""
        face = look.face
        paint_difficulty(canvas, face.grade, frame.spots.get("difficulty"))
        if look.size[0] < SMALL:
            _paint_small_numbers(canvas, face, look.size)
            return
        for number, icon in enumerate(face.icons[:_KEYWORDS]):
            spot = frame.spots.get(f"keyword-{number + 1}")
            if spot is not None:
                paint_keyword(canvas, icon, spot)
        wounds = badge_value(face, "wound")
        for kind in ("attack", "resilience", "health"):
            value = badge_value(face, kind)
            if kind in frame.spots and (value or kind != "resilience"):
                paint_number(canvas, kind, frame.spots[kind], value)
        if wounds and "wound" in frame.spots:
            paint_number(canvas, "wound", frame.spots["wound"], wounds, 23)

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """Wounds, numbers, keywords, difficulty; on a small card its two numbers."""
        if size[0] < SMALL:
            for kind, spot in _small_numbers(size):
                if badge_value(face, kind):
                    yield _WORDS.get(kind, kind), _around(spot)
            return
        for kind in ("wound", "attack", "resilience", "health"):
            if kind in frame.spots and (badge_value(face, kind) or kind in ("attack", "health")):
                yield _WORDS.get(kind, kind), _around(frame.spots[kind])
        for number in range(1, len(face.icons[:_KEYWORDS]) + 1):
            if f"keyword-{number}" in frame.spots:
                yield f"keyword-{number}", _around(frame.spots[f"keyword-{number}"])
        yield from super().signs(face, size, frame)

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
        style = canvas.type.at_most(Style("ui-extrabold", max(20.0, 30 * zoom)), 44 * zoom)
        for kind, spot in _CHIPS:
            x, y, _ = (part * zoom for part in frame.spots.get(spot, (0, 0, 0)))
            value = str(badge_value(face, kind))
            canvas.text(value, (x, y), style, canvas.theme["main-text"], align="middle", at="mid")


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


def paint_number(canvas: Canvas, kind: str, spot: Spot, value: int, size: float = 26) -> None:
    """A number of a fight in its badge."""
    paint_badge(canvas, kind, spot, value, size, _DROP.get(kind, 0.0))


def _paint_small_numbers(canvas: Canvas, face: Face, size: Size) -> None:
    """On a small card only attack and health stand, in the lower corners."""
    for kind, spot in _small_numbers(size):
        value = badge_value(face, kind)
        if value:
            paint_number(canvas, kind, spot, value, 20)


def _small_numbers(size: Size) -> Iterator[tuple[str, Spot]]:
    wide = min(34.0, size[0] * 0.42)
    for kind, x in (("attack", wide * 0.55), ("health", size[0] - wide * 0.55)):
        yield kind, (x, size[1] - wide * 0.6, wide)


def _around(spot: Spot) -> Area:
    """What a sign covers round its spot."""
    x, y, wide = spot
    return x - wide / 2, y - wide / 2, wide, wide
