"""Table files: a faulty one is told with every fault and never raises anything else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.kit.errors import ContentError
from game.ui.table.layout import read_table
from tests.tiny import make_tables

TABLE = Path(make_tables.__file__).parent / "data" / "tables" / "table_2.tmx"
WORDS = [b"", b"-1", b"nan", b"inf", b"9" * 30, b"1e308", b"x", "²".encode(), b"true", b"row", b"../x", b"slots"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b'name="seats"', b'name="seat"', "seats is None"),
        (b'name="header"', b'name="head"', "no zone 'header'"),
        (b'name="seat.2"', b'name="seat.3"', "no zone 'seat.2'"),
        (b'value="hand"', b'value="heap"', "arrange is 'heap'"),
        (b"</map>", b"", "cannot be read as XML"),
    ],
)
def test_what_is_wrong_with_a_table_is_told(tmp_path: Path, old: bytes, new: bytes, told: str) -> None:
    file = tmp_path / "table.tmx"
    file.write_bytes(TABLE.read_bytes().replace(old, new))
    with pytest.raises(ContentError, match=told):
        read_table(file)


def test_a_table_file_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no such file"):
        read_table(tmp_path / "table.tmx")


def test_a_mutated_table_is_read_or_told(tmp_path: Path) -> None:
    good, chance, file = TABLE.read_bytes(), Random(5), tmp_path / "table.tmx"
    quoted = good.split(b'"')
    read = told = 0
    for number in range(200):
        data = bytearray(good)
        if number % 3 == 0:
            for _ in range(4):
                data[chance.randrange(len(data))] = chance.randrange(256)
        elif number % 3 == 1:
            parts = list(quoted)
            parts[1 + 2 * chance.randrange((len(parts) - 1) // 2)] = chance.choice(WORDS)
            data = bytearray(b'"'.join(parts))
        else:
            lines = good.split(b"\n")
            at = chance.randrange(len(lines))
            data = bytearray(b"\n".join(lines[:at] + lines[at + chance.randint(1, 3) :]))
        file.write_bytes(data)
        try:
            read_table(file).fit(pygame.FRect(-100, -50, 2200, 1200))
            read += 1
        except ContentError:
            told += 1
    assert read > 10
    assert told > 10
