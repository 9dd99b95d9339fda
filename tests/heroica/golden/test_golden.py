"""Golden replays: recorded games go the very way they went."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from game.heroica.box import Box
from game.heroica.sessions import new_session
from tests.adventure.golden import read, replay
from tests.heroica.golden.record import CAMPAIGN, FOLDER, SHORT, file_of, plays

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_a_recorded_game_goes_the_same_way_again(box: Box, path: Path) -> None:
    diverged = replay(partial(new_session, box), read(path))
    assert diverged == "", f"{path.stem}: {diverged}; if that is meant: python -m tests.heroica.golden.record"


def test_every_level_is_recorded_and_both_roads(box: Box) -> None:
    assert {file_of(name) for name in plays(box)} == set(FILES)
    assert len(FILES) == len(box.levels) + len((SHORT, CAMPAIGN))


def test_all_forms_numbers_of_heroes_and_grades_are_recorded() -> None:
    setups = [read(path)["setup"] for path in FILES]
    assert {(s["form"], len(s["pieces"])) for s in setups} == {
        ("solo", 1), *((form, n) for form in ("rivals", "fellowship") for n in (2, 3, 4))
    }  # fmt: skip
    assert {s["grade"] for s in setups} == {"gentle", "fair", "grim"}
    assert {read(path)["outcome"] for path in FILES} >= {"victory", "defeat"}


def test_a_change_of_the_rules_is_noticed(box: Box) -> None:
    game = read(FILES[0])
    walked = next(node for node in game["nodes"] if node["node"] == "act" and len(node["answers"]) > 1)
    walked["answers"].pop()
    assert replay(partial(new_session, box), game) != ""
