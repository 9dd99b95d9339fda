"""Golden replays: recorded games go the very way they went."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from game.runebound.box import Box
from game.runebound.sessions import new_session
from tests.adventure.golden import read, replay
from tests.runebound.golden.record import FOLDER, file_of, plays

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_a_recorded_game_goes_the_same_way_again(box: Box, path: Path) -> None:
    diverged = replay(partial(new_session, box), read(path))
    assert diverged == "", f"{path.stem}: {diverged}; if that is meant: python -m tests.runebound.golden.record"


def test_every_form_and_number_of_heroes_is_recorded(box: Box) -> None:
    assert {file_of(name) for name in plays(box)} == set(FILES)
    games = [read(path) for path in FILES]
    assert {len(game["setup"]["pieces"]) for game in games} == {1, 2, 3, 4}
    assert {game["setup"]["form"] for game in games} == {"solo", "rivals", "together"}
    assert {game["outcome"] for game in games} == {"victory", "defeat"}


def test_a_change_of_the_rules_is_noticed(box: Box) -> None:
    game = read(FILES[0])
    moved = next(node for node in game["nodes"] if node["answers"] and node["answers"][0] == ["move"])
    moved["answers"][0] = ["end"]
    assert replay(partial(new_session, box), game) != ""
