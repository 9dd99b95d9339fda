"""Picture files: how large a PNG, JPEG or WebP says it is, before it is decoded; what is too large is never decoded."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame

from game.kit.bounds import read_bounded
from game.kit.geometry import PixelSize

MOST_BYTES = 16 * 1024 * 1024
MOST_SIDE = 8192
MOST_PIXELS = 16_000_000
"""A picture takes four bytes a pixel, and as much again while it is converted."""
_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8"
_RIFF, _WEBP = b"RIFF", b"WEBPVP8X"
"""How a WebP begins that says its size plainly, as all with opacity do; the length of the file stands between."""
_OPAQUE, _START = b"WEBPVP8 ", b"\x9d\x01\x2a"
"""How one without opacity begins: its size stands behind the start of its only frame, in 14 bits each."""
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The markers of a JPEG that tell its size."""
_ALONE = frozenset({0x01, *range(0xD0, 0xD8)})
"""The markers that have no length."""


def read_picture(path: Path, most_pixels: int = MOST_PIXELS) -> pygame.Surface:
    """The picture in a file. Raises OSError, ValueError (of another kind, too large) or pygame.error (broken)."""
    data = read_bounded(path, MOST_BYTES)
    width, height = size_told(data)
    if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE and width * height <= most_pixels):
        raise ValueError(f"{path.name}: a picture of {width} x {height} pixels")
    return pygame.image.load(BytesIO(data), path.name)


def picture_size(path: Path) -> PixelSize:
    """The size that the header of a picture says. Raises OSError or ValueError (of another kind)."""
    return size_told(read_bounded(path, MOST_BYTES))


def size_told(data: bytes) -> PixelSize:
    """The size in the header of a PNG, JPEG or WebP. Raises ValueError where there is none."""
    if data.startswith(_PNG) and data[12:16] == b"IHDR" and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith(_RIFF) and data[8:16] == _WEBP and len(data) >= 30:
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if data.startswith(_RIFF) and data[8:16] == _OPAQUE and data[23:26] == _START and len(data) >= 30:
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    at = len(_JPEG) if data.startswith(_JPEG) else len(data)
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker in _FRAMES:
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        if marker in _ALONE:
            at += 2
        elif marker == 0xFF:
            at += 1
        else:
            at += 2 + max(2, int.from_bytes(data[at + 2 : at + 4], "big"))
    raise ValueError("it is no PNG, JPEG or WebP with a size")
