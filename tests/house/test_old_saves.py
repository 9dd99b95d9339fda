"""Saves of every version that was ever handed out: each is listed, opens at the question it was left at, and goes on.

Beside the saves of a version, `questions.txt` says in JSON lines what each of them asks. The files are never written
anew: what a version wrote stays as it is.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.saves import Saves
from game.kit.session import Session
from game.modes import Library

VERSIONS = Path(__file__).parent / "old_saves"
OLD_SAVES = sorted(VERSIONS.glob("*/*.json"))


def question(path: Path) -> dict[str, Any]:
    """What was recorded of a save."""
    lines = map(msgspec.json.decode, (path.parent / "questions.txt").read_bytes().splitlines())
    return next(line for line in lines if line["save"] == path.stem)


@pytest.fixture
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """An old save, alone in a folder of its own."""
    return Path(shutil.copy(request.param, tmp_path))


def opened(library: Library, path: Path) -> tuple[Saves, Mode, Session]:
    """The folder of a save, its game, and the session that goes on from it."""
    saves = Saves(path.parent, library.mode)
    saved = saves.read(path.stem)
    mode = library.mode(saved.mode)
    return saves, mode, mode.load(saved)


@pytest.mark.parametrize("old", OLD_SAVES, indirect=True, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_save_opens_at_the_question_it_was_left_at(library: Library, old: Path, request: Any) -> None:
    before, recorded = old.read_bytes(), question(request.node.callspec.params["old"])
    saves, mode, session = opened(library, old)
    (info,) = saves.list()
    assert (info.broken, info.head.game) == ("", mode.id)
    assert info.head.title
    assert info.head.line
    prompt = session.prompt
    asked = {"asked": prompt.kind, "of": prompt.chooser, "options": list(prompt.options)} if prompt is not None else {}
    assert recorded | asked == recorded
    assert (prompt is None) == (not recorded["asked"])
    assert (len(session.journal()), session.rewinds) == (recorded["answers"], recorded["rewinds"])
    assert told_anew(session, mode.view)
    assert old.read_bytes() == before


@pytest.mark.parametrize("old", OLD_SAVES, indirect=True, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_save_goes_on_and_is_written_as_today(library: Library, old: Path) -> None:
    saves, mode, session = opened(library, old)
    player = mode.computer_player("random", "old")
    for _ in range(3):
        if session.prompt is not None and session.computer is None:
            session.answer(player(session.table, session.prompt, None))
    saves.write(old.stem, session, saves.read(old.stem).meta)
    again = opened(library, old)[2]
    assert (again.prompt, again.journal()) == (session.prompt, session.journal())
    assert again.state == session.state


def test_every_game_and_format_has_old_saves_in_play_and_over(library: Library) -> None:
    lines = [line for path in OLD_SAVES for line in [(path, *path.read_bytes().splitlines())]]
    assert {len(line) - 1 for line in lines} >= {1, 2}
    for game in library.ids:
        own = [question(path) for path in OLD_SAVES if path.stem.startswith(game)]
        assert {bool(line["asked"]) for line in own} == {True, False}
        assert all(line["answers"] > 3 for line in own)
