"""Card frames: the signs that the cards of the family have in common: wounded heroes, numbers and keywords of enemies,
what comes at a place.

A game's frame derives from one of these and from what all its own cards have in common, in this order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.kit.geometry import Area, Size
from game.kit.shown import Face
from game.looks.adventure.wounded import paint_hurt
from game.ui.cards.badges import paint_badge, paint_keyword, paint_seat
from game.ui.cards.card import SMALL, CardStyle, PlainFrame, badge_value
from game.ui.cards.frames import Frame, Spot
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style

SAID_BY_BADGES = frozenset({"health", "skull", "progress"})
"""Icons of rows that a full card need not show."""
FIGHT = ("attack", "resilience", "health")
_KEYWORDS = 4
"""So many keywords stand on a card."""
_WORDS = {"attack": "attack-value"}
"""Numbers that have another word: attack is an action as well."""
_COMING = (("engaged-spawn", "engaged"), ("shadow-spawn", "shadows"), ("value", "progress"))
"""Badge of a place -> the spot of its number."""
_DROP = {"wound": 4.0, "health": -1.0}
"""How far below the middle of its badge a number stands."""
_SMALL_TYPE = 20.0


class WoundedFrame(PlainFrame):
    """A hero: pale and cracked when low on health, with the sign of the seat."""

    def paint_picture(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """Wounds take colour and light from the portrait."""
        if look.wear:
            paint_hurt(canvas, frame.picture, look.wear)

    def paint_above(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """Whose card it is."""
        if look.seat and "seat" in frame.spots:
            x, y, wide = frame.spots["seat"]
            paint_seat(canvas, look.seat, (x, y), wide)


class FightFrame(PlainFrame):
    """An enemy: the numbers of a fight and keywords."""

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """Wounds, numbers, keywords, then those of the game; on a small card its two numbers."""
        if size[0] < SMALL:
            for kind, spot in _small_numbers(size):
                if badge_value(face, kind):
                    yield _WORDS.get(kind, kind), around(spot)
            return
        for kind in ("wound", *FIGHT):
            if kind in frame.spots and (badge_value(face, kind) or kind in ("attack", "health")):
                yield _WORDS.get(kind, kind), around(frame.spots[kind])
        for number in range(1, len(face.icons[:_KEYWORDS]) + 1):
            if f"keyword-{number}" in frame.spots:
                yield f"keyword-{number}", around(frame.spots[f"keyword-{number}"])
        yield from super().signs(face, size, frame)


def paint_number(canvas: Canvas, kind: str, spot: Spot, value: int, size: float) -> None:
    """A number of a fight in its badge, in type of this size."""
    paint_badge(canvas, kind, spot, value, size, _DROP.get(kind, 0.0))


def paint_small_numbers(canvas: Canvas, face: Face, size: Size) -> None:
    """On a small card only attack and health stand, in the lower corners."""
    for kind, spot in _small_numbers(size):
        if badge_value(face, kind):
            paint_number(canvas, kind, spot, badge_value(face, kind), _SMALL_TYPE)


def paint_keywords(canvas: Canvas, face: Face, spots: Mapping[str, Spot]) -> None:
    """The keywords of an enemy, as many as have a spot."""
    for number, icon in enumerate(face.icons[:_KEYWORDS]):
        spot = spots.get(f"keyword-{number + 1}")
        if spot is not None:
            paint_keyword(canvas, icon, spot)


def paint_coming(canvas: Canvas, face: Face, spots: Mapping[str, Spot], zoom: float, ink: Colour) -> None:
    """On the full card of a place how many come there, and how much progress it takes."""
    style = canvas.type.at_most(Style("ui-extrabold", max(20.0, 30 * zoom)), 44 * zoom)
    for kind, spot in _COMING:
        if spot in spots:
            x, y, _ = spots[spot]
            canvas.text(str(badge_value(face, kind)), (x, y), style, ink, align="middle", at="mid")


def zoomed(frame: Frame, zoom: float) -> dict[str, Spot]:
    """The spots of a frame on a card that is so much larger."""
    return {name: (x * zoom, y * zoom, size * zoom) for name, (x, y, size) in frame.spots.items()}


def around(spot: Spot) -> Area:
    """What a sign covers round its spot."""
    x, y, wide = spot
    return x - wide / 2, y - wide / 2, wide, wide


def _small_numbers(size: Size) -> Iterator[tuple[str, Spot]]:
    wide = min(34.0, size[0] * 0.42)
    for kind, x in (("attack", wide * 0.55), ("health", size[0] - wide * 0.55)):
        yield kind, (x, size[1] - wide * 0.6, wide)
