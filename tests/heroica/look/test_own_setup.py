"""The set-up with levels of a player's own: what is left out is told, once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.modes import GAMES, Library, load_words
from game.paths import OWN_VARIABLE
from game.scenes.setup.scene import SetupScene
from game.ui.screen.scene import Services

GAME = "heroica"


def test_a_level_that_is_left_out_is_told_once_with_its_file_and_why(
    make_services: Callable[..., Services], own_home: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("bad", "worse"):
        (tmp_path / f"{name}.tmx").write_text("<map/>", encoding="utf-8")
    monkeypatch.setenv(OWN_VARIABLE, str(tmp_path))
    services = make_services()
    services.games = Library(load_words(), [record for record in GAMES if record.id == GAME])
    for _ in range(2):
        SetupScene(services, services.games.mode(GAME))
    (told,) = services.notes
    assert told.startswith("What you made is left out. bad.tmx: the map: its orientation is ''")
    assert told.endswith("more faults; the log names each)")
