"""Preload: how the tables of the family load their pictures in small steps while nothing moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from typing import Any

from game.ui.cards.card import Cards
from game.ui.cards.full_card import FULL
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.table.sprite_list import SpriteList

Drawing = tuple[Callable[..., object], tuple[Any, ...]]
"""What draws, and what it is given behind the brush."""


def painted(brush: SpriteList, drawings: Iterable[Drawing]) -> Iterator[Step]:
    """Each drawing is painted once, in a step of its own."""
    for draw, arguments in drawings:
        yield partial(_paint, brush, draw, arguments)


def large_frames(cards: Cards, canvas: Canvas, kinds: Collection[str]) -> Iterator[Step]:
    """The frames in which drawn cards of these kinds are shown large."""
    full = (canvas.px(FULL[0]), canvas.px(FULL[1]))
    for kind in kinds:
        frame = cards.frames.find(kind, FULL).asset
        yield from canvas.images.needed_by(partial(canvas.images.get, frame, full))


def _paint(brush: SpriteList, draw: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    draw(brush, *arguments)
    brush.sprites.clear()
