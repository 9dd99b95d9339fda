"""Own levels: what a player has drawn and put into a folder, read beside the levels of the road [HC-801].

A level is `name.tmx`, as the game's own are drawn, and `name.toml` with its words: place, title, story, goal. What is
in the folder may be anything: it is read within bounds, opens no other file, and holds no code; a level with a fault
is left out, and each fault told with its file. Nothing of it stops the game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, convert
from msgspec import ValidationError as Invalid

from game.heroica.content import Content
from game.heroica.level import Level
from game.heroica.level_checks import faults
from game.heroica.level_file import read_level
from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.fingerprint import fingerprint

PREFIX = "own-"
"""How the ids of own levels begin; no level of the game does."""
MOST_FILES, MOST_LEVELS = 20_000, 50
"""Files that a folder may hold, and levels that are read of it."""
MOST_MAP, MOST_TOML = 256 * 1024, 16 * 1024
"""Bytes of a map and of its words."""
MOST_TOLD = 30
"""Faults that are told of one level."""
LONGEST = {"place": 32, "title": 48, "story": 400, "goal": 80}
"""Letters of each text, so that it fits where it is shown."""
MAP, TOML = ".tmx", ".toml"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_SIGNS = re.compile(r"[{}\[\]*@<>]")
"""What means something in the words of the house."""


class OwnWords(Struct, forbid_unknown_fields=True):
    """The words of a level; the story may run over several lines."""

    place: str
    title: str
    story: str
    goal: str


class OwnLevel(NamedTuple):
    """A level with its words, and a fingerprint of what the rules read: a journey knows by it that it is the same."""

    level: Level
    words: OwnWords
    print: str


class OwnLevels(NamedTuple):
    """The levels by id, and what was left out: a sentence for each fault, with its file."""

    levels: Mapping[str, OwnLevel]
    left_out: tuple[str, ...] = ()


def read_own_levels(place: Path, content: Content, tilesets: Path) -> OwnLevels:
    """What lies in a folder, or one level by its map; `tilesets` are those of the game."""
    left_out: list[str] = []
    found: dict[str, OwnLevel] = {}
    for file in _maps(place, left_out):
        problems: list[str] = []
        try:
            found[PREFIX + file.stem] = _read(file, content, tilesets)
        except ContentError as fault:
            problems = fault.problems
        except Exception as fault:  # whatever a file holds, the game goes on without it
            problems = [f"{file.name}: cannot be read ({type(fault).__name__})"]
        left_out += problems[:MOST_TOLD]
    return OwnLevels(found, tuple(left_out))


def plain_level(level: Level) -> list[object]:
    """What the rules read of a level, as plain values."""
    parts = (level.grounds, level.features, level.things, level.monsters)
    maps = [[f"{cell.name} {part[cell]}" for cell in sorted(part)] for part in parts]
    return [
        level.number, str(level.goal), level.hourglass, *maps, [cell.name for cell in sorted(level.low)],
        [cell.name for cell in (*level.starts, *level.goals, *level.track)], str(level.dragon),
    ]  # fmt: skip


def _maps(place: Path, left_out: list[str]) -> Iterator[Path]:
    """The maps that are to be read, in the order of their names; none where there is no such folder."""
    if place.suffix == MAP:
        place, names = place.parent, [place.name, place.with_suffix(TOML).name]
    else:
        names = _listed(place, left_out)
    maps, words = ({name.removesuffix(end) for name in names if name.endswith(end)} for end in (MAP, TOML))
    for name in sorted(words - maps)[:MOST_LEVELS]:
        left_out.append(f"{_told(name)}{TOML}: there is no map of this name beside it, {_told(name)}{MAP}")
    if len(maps) > MOST_LEVELS:
        left_out.append(f"there are {len(maps)} own levels; the first {MOST_LEVELS} are read")
    for name in sorted(maps)[:MOST_LEVELS]:
        if _NAME.fullmatch(name):
            yield place / f"{name}{MAP}"
        else:
            left_out.append(f"{_told(name)}{MAP}: a level is called by small letters, digits and -, 40 at the most")


def _listed(folder: Path, left_out: list[str]) -> list[str]:
    """The names of the files in a folder, which need not be there."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in islice(entries, MOST_FILES + 1)]
    except FileNotFoundError:
        return []
    except OSError as fault:
        left_out.append(f"the folder of own levels cannot be read ({fault.strerror})")
        return []
    if len(names) > MOST_FILES:
        left_out.append(f"the folder of own levels holds more than {MOST_FILES} files; none of them is read")
        return []
    return names


def _read(file: Path, content: Content, tilesets: Path) -> OwnLevel:
    """One level. Raises ContentError with every fault."""
    problems: list[str] = []
    for each in (file, file.with_suffix(TOML)):
        if each.is_symlink():
            problems.append(f"{each.name}: is a link; the file itself belongs here")
    if problems:
        raise ContentError(problems)
    words = _words(file.with_suffix(TOML), problems)
    try:
        level = read_level(file, tilesets, MOST_MAP)
    except ContentError as fault:
        raise ContentError([*fault.problems, *problems]) from fault
    problems = [*faults(level, content, own=True), *problems]
    if problems:
        raise ContentError(problems)
    return OwnLevel(level, words, fingerprint(plain_level(level)))


def _words(file: Path, problems: list[str]) -> OwnWords:
    """The words of a level; what is wrong with them is a problem."""
    none = OwnWords("", "", "", "")
    before = len(problems)
    parsed = read_toml(file, problems, MOST_TOML)
    if len(problems) > before:
        return none
    try:
        words = convert(parsed, OwnWords)
    except Invalid as fault:
        problems.append(f"{file.name}: {fault}")
        return none
    words.story = " ".join(words.story.split())
    for key, most in LONGEST.items():
        text = getattr(words, key)
        sign = _SIGNS.search(text)
        if not text.strip():
            problems.append(f"{file.name}: {key}: there is nothing in it")
        elif len(text) > most:
            problems.append(f"{file.name}: {key}: has {len(text)} letters; at most {most} can be")
        elif not text.isprintable():
            problems.append(f"{file.name}: {key}: holds a sign that cannot be shown")
        elif sign is not None:
            problems.append(f"{file.name}: {key}: holds {sign[0]!r}, which means something else here")
    return words


def _told(name: str) -> str:
    """The name of a file as it can be told, whatever it is made of."""
    return ascii(name[:60])[1:-1]
