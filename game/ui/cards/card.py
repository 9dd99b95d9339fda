"""Table cards: every kind of card as it lies on the table, drawn once for each face, size and tone.

`Cards(root, words, frames, art).bare(canvas, look)` gives the card alone, `resting` the same on its shadow, perhaps
turned sideways. A `CardStyle` is all that decides the picture: face, logical size, tone ("" or "spent", "refused",
"dimmed"), seat. Picture, frame and title are painted here; the signs of a game are painted by its `CardFrame`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from copy import copy
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from game.kit.geometry import Area, Size
from game.kit.shown import Face, OtherEnd
from game.ui.cards.frames import Frame, Frames
from game.ui.cards.table_text import laid_out
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE, Colour, Style

SHADOW_PAD = 12.0
LEAST_TYPE = 18.0
_TIGHTEST, _TIGHTEST_SMALL = 0.52, 0.72
_PICTURE_RADIUS = 3.0
_CAP = 0.335
_KEPT_BYTES = 16 * 1024 * 1024
SMALL = 100.0
"""Cards narrower than this are small: they show less."""
_NARROW = 90.0
_TALL = 32.0
"""A strip from this height on is made for two lines."""
_TONES = {"spent": (0.4, 174), "refused": (0.5, 168), "dimmed": (0.5, 172)}
"""Tone -> how much colour is lost, and how bright (of 255) what is left shines."""



class CardStyle(NamedTuple):
    """What decides how a card is drawn; one that is shown smaller by `zoom` has larger type for it."""

    face: Face
    size: Size
    tone: str = ""
    seat: int = 0
    wear: int = 0
    """How worn it is; 0 is as new. What it looks like is up to its frame."""
    zoom: float = 1.0

    @property
    def least(self) -> float:
        """The size of type below which nothing on it may shrink."""
        return LEAST_TYPE / self.zoom


class CardFrame(Protocol):
    """How cards of one `Face.frame` look in a game, beside picture and title."""

    @property
    def pictured(self) -> bool:
        """Whether a picture is seen in the frame, and on the table a text below it."""
        ...

    @property
    def whole(self) -> bool:
        """Whether its picture is that of a thing, which lies whole on a card that is read in full."""
        ...

    @property
    def ink(self) -> str:
        """The role of the colour in which the title stands on its strip."""
        ...

    @property
    def below_title(self) -> Collection[str]:
        """The spots of the frame that go down with a title of two lines."""
        ...

    @property
    def said_by_badges(self) -> frozenset[str]:
        """The icons of rows that a full card need not show, as a badge says the same."""
        ...

    def kind(self, face: Face) -> str:
        """The kind of the baked frame."""
        ...

    def paint_ground(self, canvas: Canvas, face: Face, area: Area, seat: int) -> None:
        """What lies below a picture that is seen whole, in an area of a card that is read in full."""
        ...

    def paint_picture(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """What happens to the picture, below the frame."""
        ...

    def paint_strip(self, canvas: Canvas, face: Face, area: Area) -> None:
        """The ground of a title that needs a higher strip than its frame has."""
        ...

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """Numbers, icons and bars on a card on the table."""
        ...

    def paint_above(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """What shows in every tone alike, as whose card it is."""
        ...

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """Numbers and signs on the full card, which is so much larger than its frame."""
        ...

    def paint_crest(self, canvas: Canvas, face: Face, area: Area) -> None:
        """What stands over the upper edge of a full card that lies in an area."""
        ...

    def paint_other_end(self, canvas: Canvas, end: OtherEnd, size: Size, zoom: float) -> None:
        """The other end of a full card that has two, upright on a canvas of this size; it is turned when it is laid
        into the area `other-end` of the frame.
        """
        ...

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """The signs on a card on the table that explain themselves, by a name of the game's (`View.explained` is asked
        for `sign:<name>:<piece>`), with their places; those on others come first.
        """
        ...


class PlainFrame:
    """A card without signs; the frames of a game say what is different."""

    pictured = True
    whole = False
    ink = "black-ink"
    below_title: Collection[str] = ()
    said_by_badges: frozenset[str] = frozenset()

    def kind(self, face: Face) -> str:
        """The frame is named as the face says."""
        return face.frame

    def paint_ground(self, canvas: Canvas, face: Face, area: Area, seat: int) -> None:
        """Nothing."""

    def paint_picture(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """The picture stays as it is."""

    def paint_strip(self, canvas: Canvas, face: Face, area: Area) -> None:
        """Parchment with a line below it."""
        x, y, w, h = area
        canvas.rect(area, canvas.theme["parchment-card"], radius=3)
        canvas.line((x, y + h), (x + w, y + h), canvas.theme["black-ink"], 2)

    def paint_signs(self, canvas: Canvas, look: CardStyle, frame: Frame, words: Words) -> None:
        """None."""

    def paint_above(self, canvas: Canvas, look: CardStyle, frame: Frame) -> None:
        """Nothing."""

    def paint_full(self, canvas: Canvas, face: Face, frame: Frame, zoom: float, seat: int) -> None:
        """None."""

    def paint_crest(self, canvas: Canvas, face: Face, area: Area) -> None:
        """Nothing."""

    def paint_other_end(self, canvas: Canvas, end: OtherEnd, size: Size, zoom: float) -> None:
        """Nothing."""

    def signs(self, face: Face, size: Size, frame: Frame) -> Iterator[tuple[str, Area]]:
        """None."""
        yield from ()


PLAIN_FRAME = PlainFrame()


class Cards:
    """Draws and keeps table cards. `root` is the assets folder, `signs` the frames of the game by `Face.frame`, `art`
    the game's own folder in `frames/` and `backs/`.
    """

    def __init__(self, root: Path, words: Words, signs: Mapping[str, CardFrame], art: str) -> None:
        self.frames = Frames(root, art)
        self._art = art
        self._signs = signs
        self.picture_radius = _PICTURE_RADIUS
        self._words = words
        self._kept = SurfaceCache(_KEPT_BYTES)

    def apart(self) -> Cards:
        """Cards of the same frames that are drawn to be thrown away."""
        made = copy(self)
        made._kept = SurfaceCache(_KEPT_BYTES)
        return made

    def forget(self) -> None:
        """Drop every card, after a change of size, theme or type."""
        self._kept.clear()

    def bare(self, canvas: Canvas, look: CardStyle) -> pygame.Surface:
        """The card alone: a surface of its size in device pixels."""
        return self._get(canvas, ("bare", look, *_scene(canvas)), lambda: self._toned(canvas, look))

    def resting(self, canvas: Canvas, look: CardStyle, angle: float = 0.0, zoom: float = 1.0) -> pygame.Surface:
        """The card on its shadow, turned clockwise by `angle` degrees: a surface to be centred on its place."""
        key = ("resting", look, angle, zoom, *_scene(canvas))
        return self._get(canvas, key, lambda: self._rest(canvas, look, angle, zoom))

    def _get(self, canvas: Canvas, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is kept, else made and kept; but a card that has blanks in place of its pictures is thrown away."""
        return make() if canvas.images.noted is not None else self._kept.get(key, make)

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
            if look.face.frame != "back":
                self.signs(look.face).paint_above(canvas.onto(made), look, self.frame(look.face, look.size))
            return made
        surface = pygame.Surface((canvas.px(look.size[0]), canvas.px(look.size[1])), pygame.SRCALPHA)
        self._paint(canvas.onto(surface), look)
        return surface

    def _paint(self, canvas: Canvas, look: CardStyle) -> None:
        face, size = look.face, look.size
        if face.frame == "back":
            canvas.image(self.back(face, size), (0, 0, *size))
            return
        signs = self.signs(face)
        frame = self.frames.find(signs.kind(face), size)
        told = laid_out(canvas, face.text, frame.picture, look.zoom) if signs.pictured else None
        if told is not None:
            frame = frame._replace(picture=told.picture)
        if frame.picture[3] and signs.pictured:
            _paint_picture(canvas, face, frame)
            signs.paint_picture(canvas, look, frame)
        _paint_frame(canvas, face, frame, size)
        if told is not None:
            told.paint(canvas)
        frame = _lowered(frame, _paint_title(canvas, look, frame, signs), signs.below_title)
        signs.paint_signs(canvas, look, frame, self._words)
        signs.paint_above(canvas, look, frame)

    def signs(self, face: Face) -> CardFrame:
        """How cards with such a face are painted."""
        return self._signs.get(face.frame, PLAIN_FRAME)

    def frame(self, face: Face, size: Size) -> Frame:
        """The baked frame of a face at a size."""
        return self.frames.find(self.signs(face).kind(face), size)

    def back(self, face: Face, size: Size) -> str:
        """The asset of the back of a card that lies facedown; small cards have one of their own."""
        name = f"backs/{self._art}/{face.variant}"
        return f"{name}-small" if size[0] < SMALL else name


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


def _lowered(frame: Frame, lower: float, names: Collection[str]) -> Frame:
    """The frame with some of its spots below a title that is so much higher than usual."""
    if not lower:
        return frame
    moved = {name: (x, y + lower, wide) for name, (x, y, wide) in frame.spots.items() if name in names}
    return frame._replace(spots={**frame.spots, **moved})


def _paint_title(canvas: Canvas, look: CardStyle, frame: Frame, signs: CardFrame) -> float:
    """The title on its strip; gives how much higher than usual the strip is."""
    (x, y, w, h), face = frame.title, look.face
    room, ink = w - 2, canvas.theme[signs.ink]
    if not h:
        return 0.0  # the frame has no strip
    if w < _NARROW:
        lower = _paint_two_lines(canvas, look, frame, signs)
        if lower is not None:
            return lower
    plain = TYPE["card-title"].sized(max(22.0 if w > 150 else TYPE["card-title"].size, look.least))
    plain = canvas.type.at_most(plain, h - 1)
    style = fitting(canvas, face.title, plain, room, look.least)
    name = face.title
    if canvas.type.fit(name, style, room).text != name and face.short:
        name, style = face.short, fitting(canvas, face.short, plain, room, look.least)
    tight_text(canvas, name, (x + w / 2, y + h / 2), style, ink, room)
    return 0.0


def _paint_two_lines(canvas: Canvas, look: CardStyle, frame: Frame, signs: CardFrame) -> float | None:
    """On a small card a title that one line cannot hold stands in two, on a higher strip where its own is too low.

    Gives how much higher, None where it fits one line, or not even two.
    """
    (x, y, w, h), face, title = frame.title, look.face, look.face.title
    room, ink = w - 2, canvas.theme[signs.ink]
    style = canvas.type.at_most(TYPE["card-title"].sized(look.least), max(look.least, h - 1))
    longest = max(title.split(" "), key=len)
    while canvas.type.width(longest, style) * _TIGHTEST > room:
        smaller = canvas.type.at_most(style, max(look.least, canvas.type.size(style) - 1))
        if smaller == style:
            break  # as small as it may be: a size is met but for rounding
        style = smaller
    words = title.split(" ")
    if len(words) < 2 or canvas.type.width(title, style) * _TIGHTEST_SMALL <= room:
        return None
    broken = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    lines = min(broken, key=lambda pair: max(canvas.type.width(line, style) for line in pair))
    if max(canvas.type.width(line, style) for line in lines) * _TIGHTEST > room:
        return None
    pitch = canvas.type.size(style) * (0.92 if h < _TALL else 0.97)
    more = max(0.0, pitch - 3) if h < _TALL else max(0.0, 2 * pitch + 4 - h)
    below = y > frame.picture[1] and bool(frame.picture[3])
    top = y - more if below else y
    if more:
        signs.paint_strip(canvas, face, (x - 1, top, w + 2, h + more))
    first = y + h / 2 - 1 if h < _TALL else top + (h + more - pitch) / 2
    for index, line in enumerate(lines):
        tight_text(canvas, line, (x + w / 2, first + index * pitch), style, ink, room)
    return 0.0 if below else more
