"""Tooltips: a small sheet beside its object, never over it and never over something that may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import TYPE
from game.ui.widgets.keyhint import draw_key
from game.ui.widgets.panel import draw_parchment

DELAY = 300.0
WIDTH = 380.0
DISTANCE = 12.0
PADDING = 18.0
EDGE = 8.0
"""How far a tooltip stays from the edges of the window."""
TALLEST = 0.5
"""The part of the window's height that a tooltip takes at the most, as long as it can be wider instead."""
LARGE = 1.15
"""From this size of type on a tooltip may be wider, or smaller than the setting, to cover nothing."""
ALONG = 12
"""In how many steps a place is looked for along each side of an object where those in line with it are taken."""


@dataclass(frozen=True)
class Tip:
    """What a tooltip says: title, marked-up text, the rule it comes from, and the key that pins it."""

    text: str
    title: str = ""
    rule: str = ""
    key: str = ""


class Tooltip:
    """The one tooltip of a scene. `aim(tip, anchor)` every time the pointer or the focus moves; `now` skips
    the delay.
    """

    def __init__(self) -> None:
        self.tip: Tip | None = None
        self.anchor = pygame.FRect()
        self.pinned = False
        self._age = 0.0

    def aim(self, tip: Tip | None, anchor: pygame.FRect | None = None, *, now: bool = False) -> bool:
        """Point at another thing, or at nothing; true when something is seen to change."""
        if self.pinned or tip == self.tip:
            return False
        before = self.shown
        self.tip, self.anchor = tip, anchor or pygame.FRect()
        self._age = DELAY if now else 0.0
        return before or self.shown

    @property
    def shown(self) -> bool:
        """True when it is seen."""
        return self.tip is not None and self._age >= DELAY

    @property
    def waiting(self) -> bool:
        """True while its delay runs."""
        return self.tip is not None and self._age < DELAY

    def pin(self) -> None:
        """Keep it, or let it go again."""
        self.pinned = not self.pinned and self.shown

    def update(self, dt: float) -> bool:
        """Let time pass; true when it appears."""
        if not self.waiting:
            return False
        self._age += dt
        return self.shown

    def draw(self, canvas: Canvas, avoid: Iterable[pygame.FRect] = ()) -> pygame.FRect | None:
        """Draw it where it covers neither its object nor anything of `avoid`; gives its rectangle."""
        return draw_tip(canvas, self.tip, self.anchor, avoid) if self.shown and self.tip is not None else None


def draw_tip(canvas: Canvas, tip: Tip, anchor: pygame.FRect, avoid: Iterable[pygame.FRect] = ()) -> pygame.FRect:
    """Draw a tooltip beside an object; gives its rectangle."""
    head = canvas.type.line_height(TYPE["name"]) + 4 if tip.title or tip.rule else 0.0
    blocked, found = [other for other in avoid if other != anchor], list[tuple[RichText, pygame.FRect]]()
    for text, width in _laid(canvas, tip.text, canvas.bounds.height * TALLEST - head):
        widest = max((piece.x + piece.width for piece in text.pieces), default=0.0)
        used = width if head or tip.key else min(width, widest + 2 * PADDING)
        high = head + text.height + 2 * 12 + (8 if tip.key else 0)
        found.append((text, place_tip((used, high), anchor, canvas.bounds, blocked)))
        if found[-1][1].collidelist(blocked) < 0:
            break
    free = found[-1][1].collidelist(blocked) < 0
    text, rect = found[-1 if free else 0]
    draw_parchment(canvas, rect, seed=tip.title, rule=False)
    _draw_pointer(canvas, rect, anchor)
    theme, left = canvas.theme, rect.x + PADDING
    if head:
        base = rect.y + 10 + canvas.type.ascent(TYPE["name"])
        canvas.text(
            tip.title,
            (left, base),
            TYPE["name"]._replace(face="heading"),
            theme["ink"],
            width=rect.width - 120,
        )
        rule_style = TYPE["label"].sized(18.5)
        canvas.text(tip.rule, (rect.right - PADDING, base), rule_style, theme["rule-link-ink"], align="right")
    text.draw(canvas, (left, rect.y + 10 + head))
    if tip.key:
        draw_key(canvas, (rect.right - PADDING, rect.bottom - 24), tip.key, dark=False, align="right")
    return rect


def _laid(canvas: Canvas, text: str, tallest: float) -> Iterator[tuple[RichText, float]]:
    """The text in sheets in which it is no taller than that, the one that is wanted first, and how wide each is: at
    large type wider ones follow, and then smaller type; the last resort is one that is taller.
    """
    style, factor = TYPE["card-text"].sized(21.5), canvas.type.factor
    grown = min(max(1.0, factor), 1.5)
    none = True
    for most in (factor, 1.3, 1.0) if factor > LARGE else (factor,):
        for wider in (1.0, 1.3, 1.7):
            width = min(WIDTH * grown * wider, canvas.bounds.width - 2 * EDGE)
            laid = RichText(canvas.type, text, style.sized(style.size * min(1.0, most / factor)), width - 2 * PADDING)
            if laid.height <= tallest:
                none = False
                yield laid, width
                if factor <= LARGE:
                    return
    if none:
        yield laid, width


def place_tip(
    size: tuple[float, float], anchor: pygame.FRect, bounds: pygame.FRect, avoid: Iterable[pygame.FRect] = ()
) -> pygame.FRect:
    """Where a sheet of this size goes: beside its anchor, inside the window with a little air round it, clear of
    everything it must avoid.

    Where no place beside the anchor is clear, the one that covers the least of `avoid` is taken.
    """
    width, height = size
    blocked = [rect for rect in avoid if rect != anchor]
    bounds = bounds.inflate(-2 * EDGE, -2 * EDGE)
    best: tuple[float, pygame.FRect] | None = None
    for corner in _corners(width, height, anchor):
        if best is not None and not best[0]:
            break
        rect = pygame.FRect(*corner, width, height).clamp(bounds)
        if rect.colliderect(anchor):
            continue
        covered = sum(_area(rect.clip(other)) for other in blocked)
        if best is None or covered < best[0]:
            best = (covered, rect)
    return best[1] if best else pygame.FRect(bounds.left, bounds.bottom - height, width, height).clamp(bounds)


def _corners(width: float, height: float, anchor: pygame.FRect) -> Iterator[tuple[float, float]]:
    """Where the corner of a sheet beside an anchor may be: in line with it first, then anywhere along its sides."""
    above, below = anchor.top - DISTANCE - height, anchor.bottom + DISTANCE
    right, left = anchor.right + DISTANCE, anchor.left - DISTANCE - width
    levels = (anchor.centery - height / 2, anchor.top, anchor.bottom - height)
    columns = (anchor.centerx - width / 2, anchor.left, anchor.right - width)
    yield from ((x, y) for x in columns for y in (above, below))
    yield from ((x, y) for y in levels for x in (right, left))
    for part in range(ALONG + 1):
        yield from ((left + (right - left) * part / ALONG, y) for y in (above, below))
        yield from ((x, above + (below - above) * part / ALONG) for x in (right, left))


def _area(rect: pygame.FRect) -> float:
    return rect.width * rect.height


def _draw_pointer(canvas: Canvas, rect: pygame.FRect, anchor: pygame.FRect) -> None:
    if rect.top >= anchor.bottom or rect.bottom <= anchor.top:
        x = min(max(anchor.centerx, rect.left + 24), rect.right - 24)
        edge, way = (rect.top, -1) if rect.top >= anchor.bottom else (rect.bottom, 1)
        points = [(x - 11, edge - 2 * way), (x, edge + 10 * way), (x + 11, edge - 2 * way)]
        canvas.polygon(points, canvas.theme["parchment-button"], edge=canvas.theme["parchment-edge"], width=1.2)
