"""Picture files: the size is known before anything is decoded, and no id leads out of the folder of the assets."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

import pygame
import pytest

from game import paths
from game.ui.cards.frames import Frames
from game.ui.screen.images import Images
from game.ui.screen.picture_file import read_picture, size_told
from game.ui.screen.scene import Services

MakeServices = Callable[..., Services]
PICTURES = (
    "icon.png", "scenes/terrinoth/title.jpg", "textures/leather.jpg", "icons/book.png", "scenes/window-victory.webp",
    "scenes/warhammer-quest/title.webp",
)  # fmt: skip


def huge_png(width: int, height: int) -> bytes:
    """A small file that says it is so large, and is."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress(b"\0" * ((width + 7) // 8 + 1) * height, 9)
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.mark.parametrize("name", PICTURES)
def test_the_size_is_told_by_the_header(name: str) -> None:
    file = paths.resource("assets", *name.split("/"))
    assert size_told(file.read_bytes()) == read_picture(file).get_size()


def test_a_picture_too_large_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    file = tmp_path / "huge.png"
    file.write_bytes(huge_png(16_000, 16_000))
    started = perf_counter()
    with pytest.raises(ValueError, match="16000 x 16000"):
        read_picture(file)
    assert perf_counter() - started < 0.5


def test_no_broken_picture_is_more_than_a_placeholder(make_services: MakeServices, tmp_path: Path) -> None:
    make_services()
    chance = Random(7)
    for name in PICTURES:
        good = paths.resource("assets", *name.split("/")).read_bytes()
        for number in range(12):
            data = bytearray(good[: chance.randrange(len(good))] if number % 2 else good)
            for _ in range(8 if data else 0):
                data[chance.randrange(min(len(data), 400))] = chance.randrange(256)
            (tmp_path / f"broken{Path(name).suffix}").write_bytes(data)
            assert Images(tmp_path).get("broken", (40, 30)).get_size() == (40, 30)


@pytest.mark.parametrize(
    "name",
    ["../secret", "/etc/secret", "pictures/../../secret", "..", "a\\b", "a" * 300, "a\0b", ""],
)
def test_an_id_never_leads_out_of_the_assets(make_services: MakeServices, tmp_path: Path, name: str) -> None:
    make_services()
    (tmp_path / "assets").mkdir()
    pygame.image.save(pygame.Surface((4, 4)), tmp_path / "secret.png")
    images = Images(tmp_path / "assets")
    assert images.path(name) is None
    assert images.get(name, (20, 20)).get_size() == (20, 20)


@pytest.mark.parametrize(
    "text", ["", "[1, 2]", '{"card-1x1": {"title": 1}}', '{"card-0x0": {}}', "[" * 9000, '{"a": 1e999}', "\0"]
)
def test_a_list_of_frames_that_is_wrong_is_no_list(tmp_path: Path, text: str) -> None:
    (tmp_path / "frames" / "some").mkdir(parents=True)
    (tmp_path / "frames" / "some" / "frames.json").write_text(text, encoding="utf-8")
    assert Frames(tmp_path, "some").find("card", (128, 178)).asset == ""
