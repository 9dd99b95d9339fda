"""Vorbis: decodes an Ogg file in small parts, with pauses.

The mixer cannot play while it decodes: a minute of music at once would be half a second of silence for everything
else. An Ogg stream is a row of pages, each of which says at which frame of the piece it ends. So a few pages at a time
are decoded behind the headers of the stream, led in by the page before, and what belongs to them is the tail of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pygame

from game.kit.bounds import read_bounded

FRAME = 4
"""Bytes of one frame: two channels of 16 bits."""
TOGETHER = 3
MOST_BYTES, MOST_FRAMES = 16 * 1024 * 1024, 44_100 * 600
"""Of a file, and of a piece: ten minutes."""
BREATH = 0.002
"""Seconds between two parts, in which the mixer plays."""
_HEAD, _GRANULE, _SEGMENTS = 27, slice(6, 14), 26


@dataclass(frozen=True)
class OggPage:
    """A stretch of the file; `frame` is where the piece stands at its end, -1 where no packet ends in it."""

    start: int
    end: int
    frame: int


def pages_of(data: bytes) -> list[OggPage]:
    """The pages of an Ogg stream, in order. Raises ValueError where it is none."""
    made, at = [], 0
    while at < len(data):
        if data[at : at + 4] != b"OggS" or at + _HEAD > len(data):
            raise ValueError("this is no Ogg stream")
        segments = data[at + _SEGMENTS]
        end = at + _HEAD + segments + sum(data[at + _HEAD : at + _HEAD + segments])
        made.append(OggPage(at, end, int.from_bytes(data[at:end][_GRANULE], "little", signed=True)))
        at = end
    return made


def never() -> bool:
    """Work that is always done to its end."""
    return False


def decoded(file: Path, stopped: Callable[[], bool] = never) -> pygame.mixer.Sound | None:
    """The whole file as a sound; None where it is missing or broken, or where `stopped` says in between that nobody
    waits for it any more. Takes its time: not for the thread that draws.
    """
    try:
        data = read_bounded(file, MOST_BYTES)
        pages = pages_of(data)
        if not 0 < max((page.frame for page in pages), default=0) <= MOST_FRAMES:
            raise ValueError("it is empty, or too long")
        return pygame.mixer.Sound(buffer=_frames(data, pages, stopped))
    except (OSError, ValueError, pygame.error):
        return None


def _frames(data: bytes, pages: list[OggPage], stopped: Callable[[], bool]) -> bytes:
    first = next((at for at, page in enumerate(pages) if page.frame > 0), len(pages))
    head = data[: pages[first].start] if first < len(pages) else data
    parts, done, at = [], 0, first
    while at < len(pages):
        if stopped():
            raise ValueError("nobody waits for it any more")
        last = min(at + TOGETHER, len(pages)) - 1
        while pages[last].frame < 0 and last + 1 < len(pages):
            last += 1
        lead = pages[max(first, at - 1)].start
        made = pygame.mixer.Sound(file=BytesIO(head + data[lead : pages[last].end])).get_raw()
        wanted = (pages[last].frame - done) * FRAME
        if not 0 <= wanted <= len(made):
            raise ValueError("its pages do not tell where they end")
        parts.append(made[len(made) - wanted :])
        done, at = pages[last].frame, last + 1
        time.sleep(BREATH)
    return b"".join(parts)
