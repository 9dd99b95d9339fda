"""Sprites: the drawn table as a list of surfaces, and the composite that redraws only what changed.

A list of sprites is drawn in its order. `Composite.show(sprites)` compares it with the list before and draws
anew only the rectangles where something came, went or changed; everything is in device pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

_MOST_PARTS = 24
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

    @property
    def key(self) -> tuple[int, tuple[int, int], int]:
        """Equal for sprites that look the same at the same place, as long as both are held."""
        return id(self.surface), self.at, self.alpha


class Composite:
    """A picture of the whole window that is kept between frames."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self._shown: list[Sprite] = []
        self._fresh = True

    def forget(self) -> None:
        """Draw everything anew next time."""
        self._fresh = True

    def show(self, sprites: Sequence[Sprite], size: tuple[int, int]) -> int:
        """Bring the picture up to these sprites; gives how many rectangles were drawn anew."""
        if self._fresh or self.surface.get_size() != size:
            self.surface = pygame.Surface(size)
            if pygame.display.get_init() and pygame.display.get_surface() is not None:
                self.surface = self.surface.convert()
            parts = [self.surface.get_rect()]
        else:
            parts = _merged(_changed(self._shown, sprites), self.surface.get_rect())
        boxes = [sprite.rect for sprite in sprites]
        for part in parts:
            self._draw(sprites, boxes, part)
        self._shown = list(sprites)
        self._fresh = False
        return len(parts)

    def _draw(self, sprites: Sequence[Sprite], boxes: Sequence[pygame.Rect], part: pygame.Rect) -> None:
        self.surface.set_clip(part)
        for index in part.collidelistall(boxes):
            sprite = sprites[index]
            if sprite.alpha >= 255:
                self.surface.blit(sprite.surface, sprite.at)
            elif sprite.alpha > 0:
                sprite.surface.set_alpha(sprite.alpha)
                self.surface.blit(sprite.surface, sprite.at)
                sprite.surface.set_alpha(255)
        self.surface.set_clip(None)


def _changed(before: Sequence[Sprite], after: Sequence[Sprite]) -> Iterable[pygame.Rect]:
    """The rectangles of sprites that came, went, or changed their order among those that stayed."""
    old, new = {s.key for s in before}, {s.key for s in after}
    for sprite in (*before, *after):
        if (sprite.key in old) != (sprite.key in new):
            yield sprite.rect
    stayed_before = [s for s in before if s.key in new]
    stayed_after = [s for s in after if s.key in old]
    if len(stayed_before) != len(stayed_after):
        yield from (s.rect for s in (*stayed_before, *stayed_after))
        return
    for one, other in zip(stayed_before, stayed_after, strict=True):
        if one.key != other.key:
            yield one.rect
            yield other.rect


def _merged(parts: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The rectangles without overlaps: those that touch become one; too many or too large become the whole."""
    merged: list[pygame.Rect] = []
    for part in parts:
        box = part.clip(whole)
        if not box.width or not box.height:
            continue
        while (at := box.collidelist(merged)) >= 0:
            box = box.union(merged.pop(at))
        merged.append(box)
    area = sum(box.width * box.height for box in merged)
    if len(merged) > _MOST_PARTS or area > _FULL_SHARE * whole.width * whole.height:
        return [whole]
    return merged
