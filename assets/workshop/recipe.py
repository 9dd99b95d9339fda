"""The record that every baked picture and sound is described by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from assets.workshop.sound.clip import Clip

Product = Image.Image | str | bytes | Clip


@dataclass(frozen=True)
class Recipe:
    """How one baked file is made.

    `id` is what the command line calls it (`icons/attack`); by custom the path without its ending.
    `path` is relative to `assets/`; its ending chooses the format (.png, .jpg, .webp, .ico, .icns, .json, .ogg, .ttf).
    `draw` returns the finished picture at its baked size, the text of a .json file, the sound of an .ogg file, or the
    bytes of a .ttf file.
    `sources` are dotted names of the modules the result depends on; their text is hashed.
    `quality` counts for JPEG and WebP only.
    `files` are further files that it is drawn from, from the root of the project; they are hashed too.
    """

    id: str
    path: str
    draw: Callable[[], Product]
    sources: tuple[str, ...]
    quality: int = 88
    files: tuple[str, ...] = ()
