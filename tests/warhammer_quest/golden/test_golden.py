"""Golden replays: recorded games go the very way they went."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from game.warhammer_quest.box import Box
from game.warhammer_quest.flow import new_session
from tests.adventure.golden import read, replay
from tests.warhammer_quest.golden.record import COUNTS, FOLDER, file_of, plays

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_a_recorded_game_goes_the_same_way_again(box: Box, path: Path) -> None:
    diverged = replay(partial(new_session, box), read(path))
    assert diverged == "", f"{path.stem}: {diverged}; if that is meant: python -m tests.warhammer_quest.golden.record"


def test_all_that_can_be_played_is_recorded_for_two_three_and_four_heroes(box: Box) -> None:
    assert {file_of(play, count) for play in plays(box) for count in COUNTS} == set(FILES)


def test_everything_is_recorded_won_and_lost(box: Box) -> None:
    for play in plays(box):
        assert {read(file_of(play, count))["outcome"] for count in COUNTS} == {"victory", "defeat"}, play


def test_a_recorded_campaign_has_all_its_chapters(box: Box) -> None:
    for count in COUNTS:
        nodes = [node["node"] for node in read(file_of("campaign", count))["nodes"]]
        assert nodes.count("setup") == len(box.campaign())
        assert nodes.count("settlement") == nodes.count("campaign_map") == len(box.campaign()) - 1
