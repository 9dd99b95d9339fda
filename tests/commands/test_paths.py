"""The folders of a player of whom no home is known: a service, a container, a user that no file of users names."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths

FOLDERS = [paths.saves_folder, lambda: paths.settings_file().parent, paths.screenshots_folder]


@pytest.fixture(autouse=True)
def homeless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No variable and no list of users tells a home; temporary files lie below `tmp_path`."""
    for name in [*os.environ]:
        if name in ("HOME", paths.HOME_VARIABLE) or name.startswith("XDG_"):
            monkeypatch.delenv(name)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("folder", FOLDERS)
def test_they_lie_among_the_temporary_files(tmp_path: Path, folder: Callable[[], Path]) -> None:
    assert folder().is_dir()
    assert folder().is_relative_to(tmp_path / "temporary")


@pytest.mark.parametrize("folder", FOLDERS)
def test_they_lie_in_the_home_that_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: Callable[[], Path]
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "named"))
    assert folder().is_dir()
    assert folder().is_relative_to(tmp_path / "named")
