"""Faults of a drawn frame: texts that are cut, shortened, too small, or on top of each other; widgets that overlap.

All take the marks of a frame (`sheets.py`), in pixels, and say in words what is wrong and where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pygame

from game.ui.cards.table_text import LEAST_PIXELS
from game.ui.screen.text import ELLIPSIS
from game.ui.widgets.base import Widget
from tests.visual.sheets import Mark

SMALLEST = 18.0
"""The least size of type at 1080 lines, in pixels; it grows and shrinks with the window."""
ROUNDING = 0.5
NEAR = 1.0
"""Letters of different texts may come this near, in pixels at 1080 lines: ink is measured by the pixel."""
SIGN = 0.8
"""The part of its box, across and down, that a sign fills at least."""
HIDDEN, SEEN = 0.7, 0.93
"""From this part on a place is hidden by what was drawn over it; up to this part a text is not seen in full."""
OVER_EDGE = 0.15
"""How much of a text may reach over the edge of a widget: half a stroke of its letters."""


def too_small(marks: Sequence[Mark], scale: float) -> Iterator[str]:
    """Texts in type below the floor; that of a text on a card on the table does not shrink with the window."""
    for mark in marks:
        least = LEAST_PIXELS if mark.small else SMALLEST * scale
        if mark.kind == "text" and mark.pixels < least - ROUNDING:
            yield f"{mark.said!r} is {mark.pixels / scale:.1f} high"


def cut(marks: Sequence[Mark]) -> Iterator[str]:
    """Texts of which an edge took a part; what a scrolled area cuts above or below can be scrolled to, and what lies on
    the border of two parts of a map is drawn on both.
    """
    parts = Counter[tuple[str, tuple[int, int]]]()
    for mark in marks:
        if mark.kind == "text":
            parts[_drawn(mark)] += round(mark.box.width * mark.box.height)
    for mark in marks:
        if mark.kind == "text" and mark.cut and parts[_drawn(mark)] >= SEEN * mark.ink.width * mark.ink.height:
            continue
        if mark.cut == "sheet" or (mark.cut == "clip" and mark.ink.width - mark.box.width > 1):
            yield f"{mark.said!r} is cut: {_tell(mark.ink)} to {_tell(mark.box)}"


def _drawn(mark: Mark) -> tuple[str, tuple[int, int]]:
    """A text and where it was drawn, so that its parts are known for one."""
    return mark.said, (round(mark.ink.centerx), round(mark.ink.centery))


def missing(marks: Sequence[Mark]) -> Iterator[str]:
    """Pictures and signs of which there is no file: a letter stands in for them."""
    for mark in marks:
        if mark.kind == "missing":
            yield f"there is no picture {mark.said!r}"


def shortened(marks: Sequence[Mark]) -> list[Mark]:
    """Texts that end in an ellipsis and were not meant to."""
    return [mark for mark in marks if mark.said.endswith(ELLIPSIS) and not mark.meant.endswith(ELLIPSIS)]


def told(marks: Sequence[Mark], text: str) -> bool:
    """Whether a frame says all of a text somewhere."""
    everything = "".join(mark.said for mark in marks if mark.kind == "text").replace(" ", "")
    return text.replace(" ", "") in everything


def written_over(marks: Sequence[Mark], scale: float) -> Iterator[str]:
    """Texts that lie on other texts with nothing between them, and signs that lie on texts."""
    near, boxes = NEAR * scale, [_reach(mark) for mark in marks]
    for first, below in enumerate(marks):
        if below.kind != "text":
            continue
        for second in below.box.collidelistall(boxes):
            above = marks[second]
            if second <= first or _is_repeated(marks, first, second, scale):
                continue
            shared = below.box.clip(boxes[second])
            if min(shared.size) > near and not _is_hidden(marks, shared, first, second):
                yield f"{above.said!r} lies on {below.said!r} at {_tell(shared)}"


def half_hidden(marks: Sequence[Mark]) -> Iterator[str]:
    """Texts of which what was drawn later hides a part, but not all; one that was drawn twice counts by the last."""
    last = {_drawn(mark): at for at, mark in enumerate(marks) if mark.kind == "text"}
    for at, mark in enumerate(marks):
        if mark.kind == "text" and not mark.cut and last[_drawn(mark)] == at:
            seen = _seen(marks, mark.box, at, len(marks))
            if 1 - SEEN < seen < SEEN:
                yield f"{mark.said!r} at {_tell(mark.box)} is hidden by {1 - seen:.0%}"


def crossed(widgets: Sequence[Widget]) -> Iterator[str]:
    """Widgets that lie on each other; one may hold others, such as a seat the name of its player."""
    for one, other in combinations([widget for widget in widgets if widget.visible], 2):
        shared = one.rect.clip(other.rect)
        held = shared in (one.rect, other.rect) or one.rect.contains(other.rect) or other.rect.contains(one.rect)
        if min(shared.size) > 1 and not held:
            yield f"{_name(one)} and {_name(other)} share {_tell(shared)}"


def over_edges(marks: Sequence[Mark], widgets: Sequence[tuple[Widget, pygame.Rect]], scale: float) -> Iterator[str]:
    """Texts that reach over the edge of a widget, out of it or into it."""
    for at, mark in enumerate(marks):
        if mark.kind != "text" or mark.cut:
            continue
        for widget, rect in widgets:
            shared = mark.box.clip(pygame.FRect(rect))
            inside = min(shared.width / mark.box.width, shared.height / max(1.0, mark.box.height))
            over = min(shared.size) > 2 * scale and inside < 1 - OVER_EDGE
            if over and not _is_hidden(marks, shared, at, len(marks)):
                yield f"{mark.said!r} reaches over the edge of {_name(widget)} by {1 - inside:.0%}"


NOWHERE = pygame.FRect(-9, -9, 0, 0)


def _reach(mark: Mark) -> pygame.FRect:
    """Where a mark leaves ink that could lie on letters."""
    if mark.kind == "ground":
        return NOWHERE
    return mark.box if mark.kind == "text" else mark.box.scale_by(SIGN)


def _is_repeated(marks: Sequence[Mark], first: int, second: int, scale: float) -> bool:
    """Whether the lower text is the shadow of the upper one, or the same drawn again, with its sign if it has one."""
    below, above = marks[first], marks[second]
    if above.kind == "sign":
        return above in marks[:first]
    near = 6 * scale
    same = abs(below.ink.x - above.ink.x) < near and abs(below.ink.y - above.ink.y) < near
    return same and below.said == above.said


def _is_hidden(marks: Sequence[Mark], place: pygame.FRect, after: int, before: int) -> bool:
    return _seen(marks, place, after, before) < 1 - HIDDEN


def _seen(marks: Sequence[Mark], place: pygame.FRect, after: int, before: int) -> float:
    """The part of a place that the grounds drawn between two moments leave to be seen."""
    between = marks[after + 1 : before]
    left = [place]
    for at in place.collidelistall([mark.box for mark in between]):
        if between[at].kind == "ground":
            left = [rest for part in left for rest in _without(part, between[at].box)]
    return sum(part.width * part.height for part in left) / max(0.01, place.width * place.height)


def _without(part: pygame.FRect, cover: pygame.FRect) -> Iterator[pygame.FRect]:
    """What is left of a rectangle beside another."""
    shared = part.clip(cover)
    if shared.width <= 0 or shared.height <= 0:
        yield part
        return
    for x, y, right, bottom in (
        (part.x, part.y, part.right, shared.y),
        (part.x, shared.bottom, part.right, part.bottom),
        (part.x, shared.y, shared.x, shared.bottom),
        (shared.right, shared.y, part.right, shared.bottom),
    ):
        if right - x > 0.5 and bottom - y > 0.5:
            yield pygame.FRect(x, y, right - x, bottom - y)


def _name(widget: Widget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'label', '')}".strip()


def _tell(rect: pygame.FRect) -> str:
    return f"({rect.x:.0f}, {rect.y:.0f}, {rect.width:.0f}, {rect.height:.0f})"
