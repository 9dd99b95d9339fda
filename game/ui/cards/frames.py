"""Frames: the baked frames of cards and where things lie on them, from `assets/frames/<game>/frames.json`.

`Frames(root, art).find(kind, size)` gives the `Frame` for a card of this logical size: the asset to draw, and its
title plate, picture and spots. A size that was not baked borrows the frame nearest in form; its places are
computed for the size wanted.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game.kit.bounds import MOST_NUMBER, read_bounded
from game.kit.geometry import Area, PixelSize

Spot = tuple[float, float, float]

_TITLE = 26.0
_FULL = 300
_NAME = re.compile(r"(?P<kind>[\w-]+)-(?P<width>[1-9]\d{0,3})x(?P<height>[1-9]\d{0,3})")
_Number = Annotated[float, msgspec.Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]
_Box = tuple[_Number, _Number, _Number, _Number]


class _Baked(msgspec.Struct):
    """A frame as its list has it."""

    title: _Box
    picture: _Box
    areas: dict[str, _Box]
    spots: dict[str, tuple[_Number, _Number, _Number]]


class Frame(NamedTuple):
    """The asset of a frame (empty: none was baked) and its places in logical units; a spot is x, y, size."""

    asset: str
    title: Area
    picture: Area
    areas: dict[str, Area]
    spots: dict[str, Spot]


class Frames:
    """All frames of one game: `root` is the assets folder, `art` the game's own folder in `frames/`. A missing list
    means that no frame was baked.
    """

    def __init__(self, root: Path, art: str) -> None:
        self._frames: dict[str, dict[PixelSize, Frame]] = {}
        self._found: dict[tuple[str, PixelSize], Frame] = {}
        for name, record in _read(root / "frames" / art / "frames.json").items():
            found = _NAME.fullmatch(name)
            if found is not None:
                size = int(found["width"]), int(found["height"])
                self._frames.setdefault(found["kind"], {})[size] = _frame(f"frames/{art}/{name}", record)

    @property
    def whole(self) -> list[str]:
        """The assets of the frames of whole cards."""
        return [frame.asset for baked in self._frames.values() for (width, _), frame in baked.items() if width >= _FULL]

    def find(self, kind: str, size: tuple[float, float]) -> Frame:
        """The frame of a kind for a logical size."""
        wanted = (round(size[0]), round(size[1]))
        key = (kind, wanted)
        if key not in self._found:
            self._found[key] = self._choose(kind, wanted)
        return self._found[key]

    def _choose(self, kind: str, size: PixelSize) -> Frame:
        baked = self._frames.get(kind, {})
        if size in baked:
            return baked[size]
        if not baked:
            return _plain("", size)
        alike = [other for other in baked if (other[0] >= _FULL) == (size[0] >= _FULL)] or list(baked)
        near = min(alike, key=lambda other: _distance(other, size))
        return _scaled(baked[near], near, size)


def _read(path: Path) -> dict[str, _Baked]:
    """The list of a folder; an empty one where it is missing or wrong: plain frames are drawn then."""
    try:
        return msgspec.json.decode(read_bounded(path), type=dict[str, _Baked])
    except (OSError, ValueError, RecursionError):
        return {}


def _frame(asset: str, baked: _Baked) -> Frame:
    return Frame(asset, baked.title, baked.picture, dict(baked.areas), dict(baked.spots))


def _plain(asset: str, size: PixelSize) -> Frame:
    """Title and picture where nothing was baked; a full card keeps its lower half for the text."""
    width, height = size
    if width >= _FULL:
        title = (32.0, 16.0, width - 64.0, 42.0)
        return Frame(asset, title, (32, 66, width - 64, height * 0.53 - 66), {}, {})
    return Frame(asset, (8, 4, width - 16, _TITLE), (6, _TITLE + 6, width - 12, height - _TITLE - 12), {}, {})


def _distance(one: PixelSize, other: PixelSize) -> float:
    return abs(one[0] / one[1] - other[0] / other[1]) * 4 + abs(one[0] - other[0]) / max(one[0], other[0])


def _scaled(frame: Frame, size: PixelSize, wanted: PixelSize) -> Frame:
    across, down = wanted[0] / size[0], wanted[1] / size[1]

    def box(rect: Area) -> Area:
        return rect[0] * across, rect[1] * down, rect[2] * across, rect[3] * down

    return Frame(
        frame.asset,
        box(frame.title),
        box(frame.picture),
        {key: box(area) for key, area in frame.areas.items()},
        {key: (x * across, y * down, s * min(across, down)) for key, (x, y, s) in frame.spots.items()},
    )
