"""Table cards: every kind of card as it lies on the table, drawn once for each face, size and tone.

`Cards(root, words).bare(canvas, look)` gives the card alone, `resting` the same on its shadow, perhaps turned
sideways. A `CardStyle` is all that decides the picture: face, logical size, tone ("" or "spent", "refused",
"dimmed"), seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame

from game.kit.shown import Face
from game.ui.cards.badges import paint_badge, paint_difficulty, paint_keyword, paint_seat
from game.ui.cards.frames import Frame, Frames
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.surfaces import Colour
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE, Style
from game.ui.table.wounded import paint_hurt

SHADOW_PAD = 12.0
LEAST_TYPE = 18.0
_TIGHTEST, _TIGHTEST_SMALL = 0.52, 0.72
_PICTURE_RADIUS = 3.0
_CAP = 0.335
_KEPT_BYTES = 16 * 1024 * 1024
_SMALL, _NARROW = 100.0, 90.0
_TONES = {"spent": (0.4, 174), "refused": (0.5, 168), "dimmed": (0.5, 172)}
"""Tone -> how much colour is lost, and how bright (of 255) what is left shines."""

Size = tuple[float, float]


class CardStyle(NamedTuple):
    """What decides how a card is drawn; one that is shown smaller by `zoom` has larger type for it."""

    face: Face
    size: Size
    tone: str = ""
    seat: int = 0
    hurt: int = 0
    """How badly a hero is off (see `wounded.py`)."""
    zoom: float = 1.0

    @property
    def least(self) -> float:
        """The size of type below which nothing on it may shrink."""
        return LEAST_TYPE / self.zoom


class Cards:
    """Draws and keeps table cards. `root` is the assets folder."""

    def __init__(self, root: Path, words: Words) -> None:
        self.frames = Frames(root)
        self.picture_radius = _PICTURE_RADIUS
        self._words = words
        self._kept = SurfaceCache(_KEPT_BYTES)

    def forget(self) -> None:
        """Drop every card, after a change of size, theme or type."""
        self._kept.clear()

    def bare(self, canvas: Canvas, look: CardStyle) -> pygame.Surface:
        """The card alone: a surface of its size in device pixels."""
        return self._kept.get(("bare", look, *_scene(canvas)), lambda: self._toned(canvas, look))

    def resting(self, canvas: Canvas, look: CardStyle, angle: float = 0.0, zoom: float = 1.0) -> pygame.Surface:
        """The card on its shadow, turned clockwise by `angle` degrees: a surface to be centred on its place."""
        key = ("resting", look, angle, zoom, *_scene(canvas))
        return self._kept.get(key, lambda: self._rest(canvas, look, angle, zoom))

    def _rest(self, canvas: Canvas, look: CardStyle, angle: float, zoom: float) -> pygame.Surface:
        card = self.bare(canvas, look._replace(zoom=zoom))
        if angle == 90:
            card = pygame.transform.rotate(card, -90)
        if zoom != 1.0:
            size = (round(card.get_width() * zoom), round(card.get_height() * zoom))
            card = pygame.transform.smoothscale(card, size)
        pad = canvas.px(SHADOW_PAD)
        whole = pygame.Surface((card.get_width() + 2 * pad, card.get_height() + 2 * pad), pygame.SRCALPHA)
        logical = (card.get_width() / canvas.scale, card.get_height() / canvas.scale)
        edge = pad / canvas.scale
        canvas.onto(whole).shadow((edge, edge, *logical), radius=8, drop=(1, 4), blur=4, alpha=0.65)
        whole.blit(card, (pad, pad))
        return whole if angle % 90 == 0 else pygame.transform.rotozoom(whole, -angle, 1.0)

    def _toned(self, canvas: Canvas, look: CardStyle) -> pygame.Surface:
        if look.tone:
            made = toned(self.bare(canvas, look._replace(tone="")), look.tone)
            self._paint_seat(canvas.onto(made), look)
            return made
        surface = pygame.Surface((canvas.px(look.size[0]), canvas.px(look.size[1])), pygame.SRCALPHA)
        self._paint(canvas.onto(surface), look)
        return surface

    def _paint(self, canvas: Canvas, look: CardStyle) -> None:
        face, size = look.face, look.size
        if face.frame == "back":
            _paint_back(canvas, face.variant, size)
            return
        frame = self.frames.find(frame_kind(face), size)
        _paint_picture(canvas, face, frame)
        if look.hurt:
            paint_hurt(canvas, frame.picture, look.hurt)
        _paint_frame(canvas, face, frame, size)
        frame = _lowered(frame, _paint_title(canvas, look, frame))
        if face.frame == "hero":
            _paint_hero(canvas, look, frame)
            self._paint_seat(canvas, look)
        elif face.frame == "activation":
            self._paint_action(canvas, look, frame)
        elif face.frame == "enemy":
            _paint_enemy(canvas, face, frame, size)
        elif face.frame == "location":
            paint_difficulty(canvas, face.difficulty, frame.spots.get("difficulty"))

    def _paint_seat(self, canvas: Canvas, look: CardStyle) -> None:
        """The seat's shape on a hero's card; whose card it is shows in every tone alike."""
        spots = self.frames.find(frame_kind(look.face), look.size).spots
        if look.face.frame == "hero" and look.seat and "seat" in spots:
            x, y, wide = spots["seat"]
            paint_seat(canvas, look.seat, (x, y), wide)

    def _paint_action(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """The bar at the foot: the action's name and its dice; many dice overlap."""
        face = look.face
        x, y, w, h = frame.areas.get("action", (12, 100, 90, 29))
        left = x + w
        first = frame.spots.get("die-1")
        if first is not None and face.dice:
            step = first[2] + 2 if face.dice < 3 else first[2] * 0.72
            if look.zoom < 1:
                step = first[2] * 0.6
            for number in range(face.dice - 1, -1, -1):
                paint_badge(canvas, "die-hero", (first[0] - step * number, first[1], first[2]))
            left = first[0] - step * (face.dice - 1) - first[2] / 2
        label = self._words(f"action.{face.action}") if face.action else ""
        room = left - x - 1
        style = TYPE["label"].sized(max(TYPE["label"].size, look.least))
        style = fitting(canvas, label, canvas.type.at_most(style, h - 4), room, look.least)
        wide = min(canvas.type.width(label, style), room)
        tight_text(canvas, label, (x - 3 + wide / 2, y + h / 2), style, canvas.theme["on-dark"], room)


def fitting(canvas: Canvas, text: str, style: Style, room: float, least: float = LEAST_TYPE) -> Style:
    """The style, smaller if the text would not fit the room even when condensed; never below the least size."""
    while (
        canvas.type.width(text, style) * CONDENSED > room and canvas.type.size(style.sized(style.size - 0.5)) >= least
    ):
        style = style.sized(style.size - 0.5)
    return style


def tight_text(
    canvas: Canvas, text: str, centre: tuple[float, float], style: Style, colour: Colour, room: float
) -> None:
    """A line round its centre that is condensed further than others before it is shortened."""
    natural = canvas.type.width(text, style)
    if natural * CONDENSED <= room or natural * _TIGHTEST > room:
        canvas.text(text, centre, style, colour, align="middle", at="mid", width=room)
        return
    made = canvas.type.run(text, style, colour)
    made = pygame.transform.smoothscale(made, (canvas.px(room), made.get_height()))
    base = canvas.point((centre[0], centre[1] + canvas.type.size(style) * _CAP))
    ascent = canvas.type.face(style).ascent
    canvas.surface.blit(made, (base[0] - made.get_width() // 2, base[1] - ascent))


def toned(surface: pygame.Surface, tone: str) -> pygame.Surface:
    """The surface with less colour and less light."""
    lost, bright = _TONES[tone]
    made = surface.copy()
    grey = pygame.transform.grayscale(surface)
    grey.set_alpha(round(255 * lost))
    made.blit(grey, (0, 0))
    made.fill((bright, bright, bright, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def picture_of(face: Face) -> str:
    """The asset id of a face's picture; one without has a stand-in of its own."""
    return face.picture or f"pictures/{face.piece}"


def badge_value(face: Face, kind: str) -> int:
    """The number of a kind on a face; 0 if it shows none."""
    return next((badge.value for badge in face.badges if badge.kind == kind), 0)


def _scene(canvas: Canvas) -> tuple[float, str, float]:
    return canvas.scale, canvas.theme.name, canvas.type.factor


def frame_kind(face: Face) -> str:
    """The kind of frame a face is drawn in."""
    if face.frame == "enemy":
        return f"enemy-{face.variant or 'minion'}"
    if face.frame == "activation":
        return f"activation-{face.variant}-{'advanced' if face.advanced else 'basic'}"
    return face.frame


def _paint_back(canvas: Canvas, deck: str, size: Size) -> None:
    name = f"backs/{deck}-small" if size[0] < _SMALL else f"backs/{deck}"
    canvas.image(name, (0, 0, *size))


def _paint_picture(canvas: Canvas, face: Face, frame: Frame) -> None:
    x, y, w, h = frame.picture
    canvas.image(picture_of(face), (x - 1, y - 1, w + 2, h + 2), fit="cover", radius=_PICTURE_RADIUS)


def _paint_frame(canvas: Canvas, face: Face, frame: Frame, size: Size) -> None:
    if frame.asset and canvas.images.path(frame.asset) is not None:
        canvas.image(frame.asset, (0, 0, *size))
        return
    theme = canvas.theme
    canvas.rect((0, 0, *size), None, radius=8, edge=theme["black-ink"], width=6)
    canvas.rect((2, 2, size[0] - 4, size[1] - 4), None, radius=7, edge=theme["gold-dark"], width=3)
    canvas.rect(frame.title, theme["parchment-card"], radius=4)


def _lowered(frame: Frame, lower: float) -> Frame:
    """The frame with its difficulty below a title that is so much higher than usual."""
    spot = frame.spots.get("difficulty")
    if not lower or spot is None:
        return frame
    return frame._replace(spots={**frame.spots, "difficulty": (spot[0], spot[1] + lower, spot[2])})


def _paint_title(canvas: Canvas, look: CardStyle, frame: Frame) -> float:
    """The title on its strip; gives how much higher than usual the strip is."""
    (x, y, w, h), face = frame.title, look.face
    room = w - 2
    if w < _NARROW:
        lower = _paint_two_lines(canvas, face.title, frame)
        if lower:
            return lower
    plain = TYPE["card-title"].sized(max(22.0 if w > 150 else TYPE["card-title"].size, look.least))
    plain = canvas.type.at_most(plain, h - 1)
    style = fitting(canvas, face.title, plain, room, look.least)
    name = face.title
    if canvas.type.fit(name, style, room).text != name and face.short:
        name, style = face.short, fitting(canvas, face.short, plain, room, look.least)
    tight_text(canvas, name, (x + w / 2, y + h / 2), style, canvas.theme["black-ink"], room)
    return 0.0


def _paint_two_lines(canvas: Canvas, title: str, frame: Frame) -> float:
    """On a small card a title that one line cannot hold stands in two, on a higher strip; gives how much higher, 0
    where it fits one line, or not even two.
    """
    x, y, w, h = frame.title
    room = w - 2
    style = canvas.type.at_most(TYPE["card-title"].sized(LEAST_TYPE), h - 1)
    longest = max(title.split(" "), key=len)
    while canvas.type.width(longest, style) * _TIGHTEST > room and canvas.type.size(style) > LEAST_TYPE:
        style = canvas.type.at_most(style, max(LEAST_TYPE, canvas.type.size(style) - 1))
    words = title.split(" ")
    if len(words) < 2 or canvas.type.width(title, style) * _TIGHTEST_SMALL <= room:
        return 0.0
    broken = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    lines = min(broken, key=lambda pair: max(canvas.type.width(line, style) for line in pair))
    if max(canvas.type.width(line, style) for line in lines) * _TIGHTEST > room:
        return 0.0
    pitch = canvas.type.size(style) * 0.92
    canvas.rect((x - 1, y, w + 2, h + pitch - 3), canvas.theme["parchment-card"], radius=3)
    low = y + h + pitch - 3
    canvas.line((x - 1, low), (x + w + 1, low), canvas.theme["black-ink"], 2)
    for index, line in enumerate(lines):
        tight_text(canvas, line, (x + w / 2, y + h / 2 + index * pitch - 1), style, canvas.theme["black-ink"], room)
    return pitch - 3


def _paint_hero(canvas: Canvas, look: CardStyle, frame: Frame) -> None:
    face, theme = look.face, canvas.theme
    archetype = face.accent if face.accent in theme.archetypes else face.variant
    if archetype and "archetype" in frame.spots:
        paint_badge(canvas, f"archetype-{archetype}", frame.spots["archetype"])
    if face.leader and "leader" in frame.spots:
        paint_badge(canvas, "leader", frame.spots["leader"])
    if look.seat:
        edge = theme.seats[look.seat - 1].colour
        canvas.rect((0.5, 0.5, look.size[0] - 1, look.size[1] - 1), None, radius=9, edge=edge, width=3)


def _paint_enemy(canvas: Canvas, face: Face, frame: Frame, size: Size) -> None:
    paint_difficulty(canvas, face.difficulty, frame.spots.get("difficulty"))
    if size[0] < _SMALL:
        _paint_small_numbers(canvas, face, size)
        return
    for number, icon in enumerate(face.keywords[:4]):
        spot = frame.spots.get(f"keyword-{number + 1}")
        if spot is not None:
            paint_keyword(canvas, icon, spot)
    wounds = badge_value(face, "wound")
    for kind in ("attack", "resilience", "health"):
        value = badge_value(face, kind)
        if kind in frame.spots and (value or kind != "resilience"):
            paint_badge(canvas, kind, frame.spots[kind], value)
    if wounds and "wound" in frame.spots:
        paint_badge(canvas, "wound", frame.spots["wound"], wounds, 23)


def _paint_small_numbers(canvas: Canvas, face: Face, size: Size) -> None:
    """On a small card only attack and health stand, in the lower corners."""
    wide = min(34.0, size[0] * 0.42)
    for kind, x in (("attack", wide * 0.55), ("health", size[0] - wide * 0.55)):
        value = badge_value(face, kind)
        if value:
            paint_badge(canvas, kind, (x, size[1] - wide * 0.6, wide), value, 20)
