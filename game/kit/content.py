"""Content files: reading TOML into records, collecting every error instead of stopping at the first."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.kit.bounds import MOST_BYTES, beyond, long_key, read_bounded

Record = TypeVar("Record")


def read_toml(path: Path, problems: list[str], most: int = MOST_BYTES) -> dict[str, Any]:
    """A TOML file of so many bytes at the most as plain values; an unreadable one is a problem and reads as empty."""
    try:
        text = read_bounded(path, most).decode("utf-8-sig").replace("\r\n", "\n")
        line = long_key(text)
        if line:
            problems.append(f"{path.name}: line {line} is no line of data")
            return {}
        parsed = tomllib.loads(text)
    except OSError as fault:
        problems.append(f"{path.name}: cannot be read ({fault.strerror})")
    except RecursionError:
        problems.append(f"{path.name}: nested too deep")
    except ValueError as fault:  # wrong TOML, wrong UTF-8, a number of thousands of digits
        problems.append(f"{path.name}: {fault}")
    else:
        wrong = beyond(parsed)
        if not wrong:
            return parsed
        problems.append(f"{path.name}: {wrong}")
    return {}


def records(file: str, raw: dict[str, Any], kind: type[Record], problems: list[str]) -> dict[str, Record]:
    """Each table of a file as a record of one kind; a wrong one is a problem and left out."""
    result = {}
    for key, table in raw.items():
        try:
            result[key] = msgspec.convert(table, kind)
        except msgspec.ValidationError as fault:
            problems.append(f"{file}: {key}: {fault}")
    return result


def load_folder(
    folder: Path, kinds: Mapping[str, type[Any]], problems: list[str]
) -> dict[str, dict[str, Any]]:
    """Every named file of a folder as records by id: `kinds` gives the record of each file stem. An empty one is a
    problem too.
    """
    found = {}
    for stem, kind in kinds.items():
        before = len(problems)
        found[stem] = records(f"{stem}.toml", read_toml(folder / f"{stem}.toml", problems), kind, problems)
        if not found[stem] and len(problems) == before:
            problems.append(f"{stem}.toml: there is nothing in it")
    return found
