"""Card frames: the signs on the cards of this game: prices, tokens, gems, hearts, stars.

`Face.variant` is the seat of a hero, the type of an asset, the family of a skill, the deck of an adventure card. Badges
are "cost" and "health", of a hero also "body", "mind", "spirit", "speed", "hand". `marks` hold "token:P2*/A" for each
token (its first face up), "success" for a skill that counts in a test, "cost:any+combat" for what it takes to learn it,
"find:hmh" for the terrains that the first outcome of a quest needs.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.geometry import Area, Size
from game.kit.shown import Face
from game.looks.runebound.coins import draw_token
from game.looks.runebound.marks import draw_attribute, draw_cost, draw_gem, draw_heart, draw_price, draw_success
from game.looks.runebound.theme import ATTRIBUTES, INK, VERMILION
from game.runebound.view.token_values import TokenShown, face_of
from game.ui.cards.card import CardFrame, CardStyle, PlainFrame, badge_value
from game.ui.cards.frames import Frame, Spot
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style

NUMBER = Style("ui-extrabold", 26)
BELOW, TOKENS_BELOW = 52.0, 70.0
"""How far attributes are below the health, and tokens below those."""
TOKENS_APART, ATTRIBUTES_APART = 94.0, 66.0
"""How far apart the tokens and the attributes on the full card of a hero are."""


def told(face: Face, kind: str) -> list[str]:
    """What the marks of a kind say ("token", "cost", "find"), one after the other."""
    return [mark.partition(":")[2] for mark in face.marks if mark.startswith(f"{kind}:")]


def tokens_of(face: Face, ground: str) -> list[TokenShown]:
    """The tokens of a card."""
    pairs = (pair.split("/") for pair in told(face, "token"))
    return [TokenShown("", ground, face_of(one), face_of(other)) for one, other in pairs]


class _Frame(PlainFrame):
    """What all cards have in common."""

    said_by_badges = frozenset({"gold", "heart", "health"})

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """What the card shows of these."""
        shown = {"cost": badge_value(face, "cost") or None, "health": badge_value(face, "health") or None,
                 "token": told(face, "token"), "success": "success" in face.marks}  # fmt: skip
        yield from ((name, _around(frame.spots[name])) for name, seen in shown.items() if seen and name in frame.spots)


class HeroFrame(_Frame):
    """A hero board: its border is that of the seat."""

    said_by_badges = _Frame.said_by_badges | {"swap"}

    def kind(self, face: Face) -> str:
        """By seat."""
        return f"hero-{face.variant or 1}"

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Health over the corner of the picture, attributes, speed and hand, the three tokens."""
        spots = _larger(frame, zoom)
        x, y, wide = spots["health"]
        draw_heart(canvas, (x, y), wide, str(badge_value(face, "health")))
        y += BELOW * zoom  # what stands below the picture goes up with it where the text needs room
        x, _, wide = spots["attributes"]
        for at, family in enumerate(ATTRIBUTES):
            left = x + at * ATTRIBUTES_APART * zoom
            draw_attribute(canvas, (left, y), wide / 2, family)
            place = (left + wide * 0.64, y)
            line(canvas, str(badge_value(face, family)), place, NUMBER, INK, 40 * zoom, high=wide * 0.9)
        x, _, wide = spots["numbers"]
        left = x - 154 * zoom
        for at, (sign, name) in enumerate((("speed", "speed"), ("card", "hand"))):
            middle = left + at * 80 * zoom
            canvas.icon(f"runebound/{sign}", (middle, y), wide, INK)
            place = (middle + wide * 0.62, y)
            line(canvas, str(badge_value(face, name)), place, NUMBER, INK, 40 * zoom, high=wide)
        y += TOKENS_BELOW * zoom
        x, _, wide = spots["tokens"]
        for at, token in enumerate(tokens_of(face, "hero")):
            draw_token(canvas, (x + at * TOKENS_APART * zoom, y), wide / 2, token)


class AssetFrame(_Frame):
    """An asset: its border is that of its type; its price on a coin."""

    ground = "asset"

    def kind(self, face: Face) -> str:
        """By type."""
        return f"asset-{face.variant}"

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Price and token."""
        self._paint(canvas, look.face, frame.spots)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """The same, larger."""
        self._paint(canvas, face, _larger(frame, zoom))

    def _paint(self, canvas: Canvas, face: Face, spots: dict[str, Spot]) -> None:
        cost = badge_value(face, "cost")
        if cost and "cost" in spots:
            x, y, wide = spots["cost"]
            draw_price(canvas, (x, y), wide / 2, str(cost))
        tokens = tokens_of(face, self.ground)
        if tokens and "token" in spots:
            x, y, wide = spots["token"]
            draw_token(canvas, (x, y), wide / 2, tokens[0])


class SkillFrame(_Frame):
    """A skill: its linocut fills the card; a star where it counts in a test."""

    def kind(self, face: Face) -> str:
        """By family."""
        return f"skill-{face.variant}"

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """The star."""
        self._paint_star(canvas, look.face, frame.spots)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """The star, and the trophies that it costs."""
        spots = _larger(frame, zoom)
        self._paint_star(canvas, face, spots)
        x, y, wide = spots["cost"]
        for cost in told(face, "cost"):
            draw_cost(canvas, (x - wide / 2, y), wide, cost.split("+"))

    def _paint_star(self, canvas: Canvas, face: Face, spots: dict[str, Spot]) -> None:
        if "success" in face.marks and "success" in spots:
            x, y, wide = spots["success"]
            draw_success(canvas, (x, y), wide)


class AdventureFrame(_Frame):
    """An enemy, a quest, an event or an errand: its border and its gem are those of its deck."""

    below_title = ("gem",)

    def kind(self, face: Face) -> str:
        """By deck."""
        return f"adventure-{face.variant or 'combat'}"

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Health of an enemy."""
        self._paint_health(canvas, look.face, frame.spots)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Gem and health."""
        spots = _larger(frame, zoom)
        if "gem" in spots:
            x, y, wide = spots["gem"]
            draw_gem(canvas, (x, y), wide, face.variant or "combat")
        self._paint_health(canvas, face, spots)

    def _paint_health(self, canvas: Canvas, face: Face, spots: dict[str, Spot]) -> None:
        health = badge_value(face, "health")
        if health and "health" in spots:
            x, y, wide = spots["health"]
            draw_heart(canvas, (x, y), wide, str(health))


class StoryFrame(AdventureFrame):
    """A story card or a villain: deep blue, a vermilion ribbon with its name."""

    ink = "on-oxblood"

    def kind(self, face: Face) -> str:
        """All alike."""
        return "story"

    def paint_strip(self, canvas: Canvas, face: Face, area: Area) -> None:
        """The ribbon."""
        canvas.rect(area, VERMILION, radius=2.4)

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Health of a villain."""
        self._paint_health(canvas, face, _larger(frame, zoom))


FRAMES: dict[str, CardFrame] = {
    "hero": HeroFrame(), "asset": AssetFrame(), "skill": SkillFrame(), "story": StoryFrame(), "villain": StoryFrame(),
    **dict.fromkeys(("enemy", "quest", "event", "errand"), AdventureFrame()),
}  # fmt: skip


def _larger(frame: Frame, zoom: float) -> dict[str, Spot]:
    return {name: (x * zoom, y * zoom, wide * zoom) for name, (x, y, wide) in frame.spots.items()}


def _around(spot: Spot) -> Area:
    x, y, wide = spot
    return x - wide / 2, y - wide / 2, wide, wide
