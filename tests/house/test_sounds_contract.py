"""What is heard of every game: each kind of note has a cue or is silent, each cue its takes and words, each place its
music.
"""

from __future__ import annotations

import pytest

from game import paths
from game.kit.mode import Mode
from game.modes import GameRecord, Library
from game.ui.sound.audio import CAPTIONLESS, TAKES
from game.ui.sound.sound_table import SoundTable

ASSETS = paths.assets_folder()
OF_THE_HOUSE = frozenset({"undo", "page", "box-slide"})
"""Cues that no rule of a table sounds, but the house itself."""


@pytest.fixture
def table(library: Library, record: GameRecord) -> SoundTable:
    """The table of each game in turn over that of the house; a game may leave it all to the house."""
    own, house = library.folder(record.id) / "sounds.toml", paths.game_folder("house") / "sounds.toml"
    return SoundTable.read(own, house) if own.is_file() else SoundTable.read(house)


def test_every_kind_of_note_has_a_cue_or_is_listed_as_silent(library: Library, mode: Mode, table: SoundTable) -> None:
    untold = [name for name in mode.notes() if not table.knows(f"note:{name}")]
    assert untold == [] or not (library.folder(mode.id) / "sounds.toml").is_file()


def test_the_table_speaks_of_no_kind_of_note_that_nobody_tells(mode: Mode, table: SoundTable) -> None:
    spoken = {*table.silent, *(kind for rule in table.rule for kind in rule.on)}
    assert {kind.removeprefix("note:") for kind in spoken if kind.startswith("note:")} <= set(mode.notes())


def test_every_cue_has_its_takes_and_its_caption(library: Library, record: GameRecord, table: SoundTable) -> None:
    words, sound = library.words(record.id), library.title(record.id).box.sound
    cues = table.names() | OF_THE_HOUSE | ({sound} if sound else set())
    files = [f"{cue}-{take}.ogg" for cue in cues for take in range(1, TAKES + 1)]
    assert [file for file in files if not (ASSETS / "sounds" / file).is_file()] == []
    said = cues - set(table.air.cues) - {table.instead.get(cue, cue) for cue in CAPTIONLESS}
    assert [cue for cue in sorted(said) if not words.has(f"caption.{cue}")] == []


def test_every_piece_of_music_is_there(library: Library, record: GameRecord, table: SoundTable) -> None:
    told = table.music
    pieces = {library.title(record.id).music, told.victory, told.defeat, told.usual, *table.places} - {""}
    assert [piece for piece in sorted(pieces) if not (ASSETS / "music" / f"{piece}.ogg").is_file()] == []
    assert set(table.air.pieces) <= {*pieces}
