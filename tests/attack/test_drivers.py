"""The drivers notice what they are for: saves that are broken on purpose fail the attack by kills."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import pytest

from game.kit import save_files
from game.kit.save_files import SaveFiles
from game.scenes.table.play import Play
from tests.attack import kills
from tests.attack.attack import run

ATTEMPTS = 6
"""So few are enough to notice each of these."""


def in_place(patch: pytest.MonkeyPatch) -> None:
    """The file is written over."""
    patch.setattr(SaveFiles, "store", lambda files, path, data, older=False: path.write_bytes(data))


def unsynced(patch: pytest.MonkeyPatch) -> None:
    """A file gets its name before its data are on disk."""

    def temporary(files: SaveFiles, path: Path, data: bytes) -> Path:
        made = path.with_name(f".{secrets.token_hex(8)}.tmp")
        made.write_bytes(data)
        return made

    patch.setattr(SaveFiles, "_temporary", temporary)


def nameless(patch: pytest.MonkeyPatch) -> None:
    """The folder is not synced: after a power cut the file has its old name."""
    patch.setattr(save_files, "sync_folder", lambda folder: None)


def shown_first(patch: pytest.MonkeyPatch) -> None:
    """An answer is told before it is saved."""
    tell, save = Play._tell, Play.save

    def told(play: Play) -> object:
        patch.setattr(Play, "save", lambda play: None)
        events = tell(play)
        save(play)
        return events

    patch.setattr(Play, "_tell", told)


@pytest.mark.parametrize(
    ("broken", "said"),
    [(in_place, "damaged"), (unsynced, "got its name before"), (nameless, "is not on disk"), (shown_first, "are left")],
)
def test_broken_saves_are_noticed(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[[pytest.MonkeyPatch], None], said: str
) -> None:
    broken(monkeypatch)
    failures = run(kills.ATTACK, "drivers", range(ATTEMPTS))
    assert any(said in failure.told for failure in failures)
