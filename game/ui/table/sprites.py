"""Sprites: the drawn table as a list of surfaces, and the composite that redraws only what changed.

A list of sprites is drawn in its order. `Composite.show(sprites)` compares it with the list before and draws
anew only the rectangles where something came, went or changed; everything is in device pixels. What lies below another
composite may wait with what changed nearly everywhere, as a map that scrolls: it is drawn where it is seen, not twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.ui.screen.surfaces import blit_faded

_MOST_PARTS = 64
_FULL_SHARE = 0.6


class Sprite(NamedTuple):
    """A surface with its corner in device pixels; an alpha below 255 fades the whole of it."""

    surface: pygame.Surface
    at: tuple[int, int]
    alpha: int = 255

    @property
    def rect(self) -> pygame.Rect:
        """What it covers."""
        return pygame.Rect(self.at, self.surface.get_size())


class Composite:
    """A picture of the whole window that is kept between frames; `renewed` are the parts drawn anew last time."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self.renewed: list[pygame.Rect] = []
        self._shown: list[Sprite] = []
        self._boxes: list[pygame.Rect] = []
        self._fresh = True
        self._waiting = pygame.Rect(0, 0, 0, 0)
        """The part that is not drawn yet: whoever lies over it draws these sprites themselves."""

    def forget(self) -> None:
        """Draw everything anew next time."""
        self._fresh = True
        self._shown, self._boxes = [], []

    def show(
        self, sprites: Sequence[Sprite], size: tuple[int, int], under: Composite | None = None,
        *, may_wait: bool = False,
    ) -> int:  # fmt: skip
        """Bring the picture up to these sprites, over those of another composite that was shown just before;
        gives how many rectangles were drawn anew. With `may_wait` large ones are not drawn while they change.
        """
        first, last = _alike(self._shown, sprites)
        old, new = self._shown[first : len(self._shown) - last], sprites[first : len(sprites) - last]
        self._boxes[first : len(self._boxes) - last] = [sprite.rect for sprite in new]
        if self._fresh or self.surface.get_size() != size:
            if self.surface.get_size() != size:
                self.surface = pygame.Surface(size)  # of the display's own format
            self.surface.fill((0, 0, 0))
            self._waiting.size = (0, 0)
            self.renewed = [self.surface.get_rect()]
        else:
            below = under.renewed if under is not None else []
            self.renewed = _merged((*below, *_changed(old, new)), self.surface.get_rect())
        self._shown = list(sprites)
        if may_wait and not self._fresh and sum(map(area, self.renewed)) > _FULL_SHARE * area(self.surface.get_rect()):
            seen = [part for part in (self._waiting, *self.renewed) if part.width]
            self._waiting = seen[0].unionall(seen[1:])
            return len(self.renewed)
        self._catch_up()
        for part in self.renewed:
            self._draw(self.surface, part, under)
        self._fresh = False
        return len(self.renewed)

    def rest(self) -> None:
        """Nothing changed: keep the picture as it is."""
        self.renewed = []
        self._catch_up()

    def _catch_up(self) -> None:
        """Draw what has waited."""
        if self._waiting.width:
            self._draw(self.surface, self._waiting, None)
            self._waiting.size = (0, 0)

    def _put(self, onto: pygame.Surface, part: pygame.Rect) -> None:
        """Draw a part of the picture on another one, whose clip it is."""
        if part.colliderect(self._waiting):
            self._draw(onto, part, None)
        else:
            onto.blit(self.surface, part, part)

    def _draw(self, onto: pygame.Surface, part: pygame.Rect, under: Composite | None) -> None:
        onto.set_clip(part)
        sprites, here = self._shown, part.collidelistall(self._boxes)
        lowest = next((at for at in reversed(range(len(here))) if self._hides(sprites[here[at]], here[at], part)), -1)
        if under is not None and lowest < 0:
            under._put(onto, part)
            onto.set_clip(part)
        for index in here[max(0, lowest) :]:
            sprite = sprites[index]
            if sprite.alpha >= 255:
                onto.blit(sprite.surface, sprite.at)
            else:
                blit_faded(onto, sprite.surface, sprite.at, sprite.alpha)
        onto.set_clip(None)

    def _hides(self, sprite: Sprite, index: int, part: pygame.Rect) -> bool:
        """Whether nothing below a sprite is seen in this part."""
        return sprite.alpha >= 255 and self._boxes[index].contains(part) and _is_opaque(sprite.surface)


def _is_opaque(surface: pygame.Surface) -> bool:
    return not surface.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY)


def _alike(before: Sequence[Sprite], after: Sequence[Sprite]) -> tuple[int, int]:
    """How many sprites are the same from the first one on, and how many of the others up to the last one."""
    most = min(len(before), len(after))
    first = next((at for at in range(most) if before[at] != after[at]), most)
    rest = range(1, most - first + 1)
    return first, next((at - 1 for at in rest if before[-at] != after[-at]), most - first)


def _changed(before: Sequence[Sprite], after: Sequence[Sprite]) -> Iterable[pygame.Rect]:
    """The rectangles of sprites that came, went, or changed their order among those that stayed. Sprites are
    equal when they show the same surface in the same place.
    """
    old, new = set(before), set(after)
    for sprite in old ^ new:
        yield sprite.rect
    stayed_before = [sprite for sprite in before if sprite in new]
    stayed_after = [sprite for sprite in after if sprite in old]
    if len(stayed_before) != len(stayed_after):
        yield from (sprite.rect for sprite in (*stayed_before, *stayed_after))
        return
    for one, other in zip(stayed_before, stayed_after, strict=True):
        if one != other:
            yield one.rect
            yield other.rect


def _merged(parts: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The rectangles without overlaps: two that overlap become one where that is no larger than both, else one of
    them is cut; too many or too large become the one that holds all of them.
    """
    merged: list[pygame.Rect] = []
    cut = [part.clip(whole) for part in parts]
    waiting = list(cut)
    while waiting and len(merged) <= _MOST_PARTS:
        box = waiting.pop()
        if not box.width or not box.height:
            continue
        at = box.collidelist(merged)
        if at < 0:
            merged.append(box)
            continue
        union = box.union(merged[at])
        if area(union) <= area(box) + area(merged[at]):
            del merged[at]
            waiting.append(union)
        else:
            waiting += around(box, merged[at])
    if len(merged) > _MOST_PARTS or sum(map(area, merged)) > _FULL_SHARE * area(whole):
        seen = [part for part in cut if part.width and part.height]
        return [seen[0].unionall(seen[1:])]
    return merged


def around(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a part: the strips above and below the hole over the whole width, and those beside it."""
    cut = part.clip(hole)
    if not cut.width or not cut.height:
        return [part]
    strips = [
        pygame.Rect(part.x, part.y, part.width, cut.y - part.y),
        pygame.Rect(part.x, cut.bottom, part.width, part.bottom - cut.bottom),
        pygame.Rect(part.x, cut.y, cut.x - part.x, cut.height),
        pygame.Rect(cut.right, cut.y, part.right - cut.right, cut.height),
    ]
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]


def area(rect: pygame.Rect) -> int:
    """The pixels of a rectangle."""
    return rect.width * rect.height
