"""Writes and reads Ogg Vorbis; the same samples always give the same bytes.

The encoder numbers every stream at random. The number is replaced by a fixed one and the checksum of each page
made anew, so that a second baking changes nothing.
"""

from __future__ import annotations

import io
import struct
from pathlib import Path

import numpy as np
import soundfile

from assets.workshop.sound.clip import RATE, Clip, Wave

BLOCK = 1 << 15
SERIAL = 1
_POLYNOMIAL = 0x04C11DB7


def write(clip: Clip, path: Path) -> None:
    """Encode a clip block by block: the encoder overflows its stack on long pieces given at once."""
    memory = io.BytesIO()
    samples = clip.samples.astype(np.float32)
    with soundfile.SoundFile(
        memory,
        "w",
        RATE,
        samples.shape[1],
        format="OGG",
        subtype="VORBIS",
        compression_level=1.0 - clip.quality,
    ) as file:
        for start in range(0, len(samples), BLOCK):
            file.write(samples[start : start + BLOCK])
    path.write_bytes(renumbered(memory.getvalue()))


def read(path: Path) -> Wave:
    """The samples of a file, shaped (frames, channels)."""
    samples, rate = soundfile.read(path, always_2d=True)
    if rate != RATE:
        raise ValueError(f"{path.name} runs at {rate} Hz")
    return np.asarray(samples, dtype=np.float64)


def renumbered(stream: bytes) -> bytes:
    """An Ogg stream with the fixed serial number in each of its pages."""
    table = _table()
    made = bytearray(stream)
    at = 0
    while at < len(made):
        if made[at : at + 4] != b"OggS":
            raise ValueError("this is no Ogg stream")
        segments = made[at + 26]
        end = at + 27 + segments + sum(made[at + 27 : at + 27 + segments])
        struct.pack_into("<I", made, at + 14, SERIAL)
        struct.pack_into("<I", made, at + 22, 0)
        struct.pack_into("<I", made, at + 22, _checksum(made[at:end], table))
        at = end
    return bytes(made)


def _table() -> list[int]:
    made = []
    for value in range(256):
        rest = value << 24
        for _ in range(8):
            rest = ((rest << 1) ^ _POLYNOMIAL) if rest & 0x80000000 else rest << 1
        made.append(rest & 0xFFFFFFFF)
    return made


def _checksum(page: bytearray, table: list[int]) -> int:
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ table[(rest >> 24) ^ byte]
    return rest
