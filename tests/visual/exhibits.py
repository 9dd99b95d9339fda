"""Exhibits: what a scene shows only now and then, laid out side by side to be looked at: cards, widgets, signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pygame

from game.kit.session import Session
from game.kit.shown import Banner, Choice, Face, Sheet, Turn
from game.looks.adventure.mats import pill_surface
from game.looks.terrinoth.card_frames import FRAMES
from game.looks.terrinoth.seat_mats import MATS, paint_health
from game.ui.cards.card import Cards, CardStyle
from game.ui.cards.full_card import FullCards
from game.ui.cards.option_card import Option, OptionCard, OptionRow
from game.ui.panels.banner import draw_banner
from game.ui.panels.header import draw_pip
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.sound.captions import draw_caption
from game.ui.widgets.base import Widget
from game.ui.widgets.button import draw_button
from game.ui.widgets.choice import Segmented, Tabs
from game.ui.widgets.keyhint import draw_key
from game.ui.widgets.listbox import ListBox, ListRow
from game.ui.widgets.panel import draw_leather, draw_parchment
from game.ui.widgets.slider import Slider
from game.ui.widgets.textfield import TextField
from game.ui.widgets.toast import draw_toast
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.tooltip import Tip, draw_tip

Size = tuple[float, float]
Paint = Callable[[Canvas, pygame.FRect], object]
TONES = ("", "spent", "refused", "dimmed")
STATES: tuple[dict[str, Any], ...] = ({}, {"warmth": 1.0}, {"warmth": 1.0, "pressed": True}, {"enabled": False})
PILES: tuple[Size, ...] = ((92.0, 128.0), (72.0, 104.0))
LYING: dict[str, tuple[Size, ...]] = {
    "hero": ((212.0, 296.0), (112.0, 132.0)),
    "activation": ((128.0, 178.0), (114.0, 142.0)),
    "enemy": ((128.0, 178.0), (114.0, 146.0), *PILES),
    "item": ((112.0, 156.0), (84.0, 118.0), *PILES),
    "event": ((112.0, 156.0), (84.0, 118.0), *PILES),
    "location": PILES,
}
"""The sizes at which each kind of card lies on the table."""


class Exhibit:
    """A scene of things in rows, each painted into its own place."""

    def __init__(self, size: Size, paints: Iterable[Paint], *, gap: float = 16.0, ground: Paint | None = None) -> None:
        self.size, self.gap, self.paints, self.ground = size, gap, list(paints), ground

    def handle(self, event: pygame.event.Event) -> None:
        """Nothing can be done."""

    def update(self, dt: float) -> bool:
        """Nothing moves."""
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.theme["backdrop"])
        if self.ground is not None:
            self.ground(canvas, canvas.bounds)
        for paint, place in zip(self.paints, self._places(canvas.bounds), strict=False):
            paint(canvas, place)

    def _places(self, bounds: pygame.FRect) -> Iterator[pygame.FRect]:
        (w, h), gap = self.size, self.gap
        columns, rows = int((bounds.width - gap) // (w + gap)), int((bounds.height - gap) // (h + gap))
        assert len(self.paints) <= columns * rows, "an exhibit lies within its window"
        for index in range(len(self.paints)):
            row, column = divmod(index, columns)
            yield pygame.FRect(gap + column * (w + gap), gap + row * (h + gap), w, h)


class Showcase:
    """One card of every kind, from a table on which everything lies faceup."""

    def __init__(self, services: Services, session: Session) -> None:
        session = session.fork()
        for piece in session.state.board.pieces.values():
            piece.face_up = True
        self.view = services.games.mode("terrinoth").view(session)
        self.cards = Cards(services.images.root, services.words, FRAMES, "terrinoth")
        self.full = FullCards(self.cards)
        faces = [self.view.face(piece) for piece in session.state.board.pieces]
        self.faces = {(f.frame, f.variant, f.grade, f.marks): f for f in faces}.values()

    def full_cards(self) -> Iterator[Exhibit]:
        """The cards with all of their text, ten at a time."""
        shown = [self._full(face, self.view.sheet(face.piece)) for face in self.faces]
        for first in range(0, len(shown), 10):
            yield Exhibit((357, 500), shown[first : first + 10])

    def table_cards(self) -> Iterator[Exhibit]:
        """The cards as they lie on the table, in each of their tones, at every size."""
        for frame, sizes in LYING.items():
            for size in sizes:
                faces = [face for face in self.faces if face.frame == frame]
                looks = [CardStyle(face, size, tone, 1 + at % 4) for at, face in enumerate(faces) for tone in TONES]
                yield Exhibit(size, [self._lying(look) for look in looks], gap=6.0)

    def _full(self, face: Face, sheet: Sheet) -> Paint:
        return lambda canvas, rect: self.full.draw(canvas, rect, face, sheet, 3)

    def _lying(self, look: CardStyle) -> Paint:
        return lambda canvas, rect: canvas.blit(self.cards.bare(canvas, look), rect.topleft)


def buttons() -> Exhibit:
    """Every kind of button in every state."""

    def paint(kind: Any, state: dict[str, Any]) -> Paint:
        return lambda canvas, rect: draw_button(canvas, rect, "End the turn", kind=kind, key="Enter", **state)

    return Exhibit((300, 60), [paint(kind, state) for kind in ("main", "plain", "parchment") for state in STATES])


def controls(ground: Any) -> Exhibit:
    """Switches, sliders, fields and lists on leather or on parchment: at rest, under the pointer, disabled."""

    def told(*_: object) -> None:
        """Nobody needs to know."""

    def paint(index: int, state: str) -> Paint:
        def draw(canvas: Canvas, rect: pygame.FRect) -> None:
            on, pages = state != "disabled", [(1, "Play"), (2, "Look"), (3, "Text")]
            widgets: list[Widget] = [
                Toggle(rect, "Forecast", on, told, ground=ground, second="Before a roll", enabled=on),
                Slider(rect, 0.4, told, label="Volume", show="{:.0%}".format, ground=ground, enabled=on),
                Segmented(rect, pages, 1, told, ground=ground, enabled=on),
                Tabs(rect, pages, 2, told),
                TextField(rect, "Ana" if on else "", told, placeholder="Name", ground=ground, enabled=on),
            ]
            widget = widgets[index]
            widget.calm = True
            widget.hover(state == "hovered")
            if isinstance(widget, Segmented):
                widget.over = 2 if state == "hovered" else -1
            widget.draw(canvas)

        return draw

    sheet = draw_leather if ground == "leather" else draw_parchment
    return Exhibit(
        (380, 70),
        [paint(index, state) for index in range(5) for state in ("rest", "hovered", "disabled")],
        ground=lambda canvas, rect: sheet(canvas, rect),
        gap=40.0,
    )


def notices(services: Services) -> Exhibit:
    """What is said in passing: notices, a tooltip, a caption, keys; and whose decision it is, for every seat."""
    tip = Tip("Ana is engaged with three enemies. See [the rule](rule:HT-704).", "Not now", "HT-704", "I")
    details = ("Goblin Archer engages Kari.", "Then the next enemy acts.")

    def banner(seat: int) -> Paint:
        said = Banner("kari", seat, "Ana", "choose an enemy to engage", details, step=1, steps=3)

        def draw(canvas: Canvas, rect: pygame.FRect) -> None:
            draw_banner(canvas, rect, rect.move(130, 12), said, "", services.words)

        return draw

    return Exhibit(
        (620, 160),
        [
            lambda canvas, rect: draw_toast(canvas, rect.topleft, "The seed was copied", "good"),
            lambda canvas, rect: draw_toast(canvas, rect.topleft, "The disk is full", "bad"),
            lambda canvas, rect: draw_tip(canvas, tip, pygame.FRect(*rect.bottomright, 9, 9)),
            lambda canvas, rect: draw_caption(canvas, "a card slides  ·  dice roll", rect.center),
            lambda canvas, rect: draw_key(canvas, rect.center, "Enter"),
            lambda canvas, rect: draw_key(canvas, rect.center, "Enter", dark=False),
            *(banner(seat) for seat in range(5)),
        ],
    )


def options() -> Exhibit:
    """The answers of a question as cards and rows: at rest, under the pointer, chosen."""
    option = Option(Choice("a", "Kari Wraithstalker", "suffers **2** wounds of 11", brief="2 wounds"), "", 2)

    def paint(kind: type[OptionCard], state: str) -> Paint:
        def draw(canvas: Canvas, rect: pygame.FRect) -> None:
            high = 72 if kind is OptionRow else 170
            card = kind((rect.x, rect.y, rect.width, high), option, lambda _: None, key="1")
            card.calm = True
            card.hover(state == "hovered")
            card.selected = state == "chosen"
            card.draw(canvas)

        return draw

    return Exhibit((300, 180), [paint(k, s) for k in (OptionCard, OptionRow) for s in ("rest", "hovered", "chosen")])


def mat_signs() -> Exhibit:
    """What stands on a mat and in the header: conditions, health from full to nothing, turns of every seat."""

    def pill(kind: str) -> Paint:
        face = Face(f"{kind}-1", kind.title(), kind.title(), "condition", accent=kind)
        return lambda canvas, rect: canvas.blit(pill_surface(canvas, face, (120, 30), MATS), rect.topleft)

    def health(left: int) -> Paint:
        return lambda canvas, rect: paint_health(canvas, pygame.FRect(*rect.topleft, 212, 34), left, 12)

    def turn(seat: int, state: str) -> Paint:
        return lambda canvas, rect: draw_pip(canvas, rect.center, Turn(seat, "kari", state), "K")

    return Exhibit(
        (230, 60),
        [
            *(pill(kind) for kind in ("poisoned", "weakened", "focused")),
            *(health(left) for left in (12, 6, 5, 0)),
            *(turn(seat, state) for seat in range(5) for state in ("now", "open")),
        ],
    )


def rows() -> Exhibit:
    """A list: rows at rest, under the pointer, selected, and one that cannot be chosen."""

    def draw(canvas: Canvas, rect: pygame.FRect) -> None:
        lines = [
            ListRow("a", "Rest", "R"), ListRow("b", "Explore", "E"), ListRow("c", "Attack", "A"),
            ListRow("d", "Aid", "", "far"),
        ]  # fmt: skip
        box = ListBox(rect, lines, lambda _: None, selected="b")
        box.over = 2
        box.draw(canvas)

    return Exhibit((500, 220), [draw], ground=lambda canvas, rect: draw_leather(canvas, rect))
