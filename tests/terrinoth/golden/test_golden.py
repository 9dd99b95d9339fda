"""Golden replays: recorded games go the very way they went."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game.terrinoth.box import Box
from tests.adventure.golden import read as recorded
from tests.terrinoth.golden.record import COUNTS, FOLDER, file_of, replay

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_a_recorded_game_goes_the_same_way_again(box: Box, path: Path) -> None:
    diverged = replay(box, recorded(path))
    assert diverged == "", f"{path.stem}: {diverged}; if that is meant: python -m tests.terrinoth.golden.record"


def test_every_quest_has_a_recorded_game_for_two_three_and_four_heroes(box: Box) -> None:
    missing = [file_of(q, n).name for q in box.quests for n in COUNTS if file_of(q, n) not in FILES]
    assert missing == [], "python -m tests.terrinoth.golden.record"


def test_the_recorded_games_are_played_to_their_end() -> None:
    for path in FILES:
        game = recorded(path)
        assert game["outcome"] in ("victory", "defeat")
        assert {"hero_turn", "enemy_turn", "peril", "travel"} <= {node["node"] for node in game["nodes"]}


def change(game: dict[str, Any], number: int, key: str, value: Any) -> dict[str, Any]:
    """A recorded game with one node told otherwise."""
    other = deepcopy(game)
    other["nodes"][number][key] = value
    return other


def test_the_first_divergence_is_named(box: Box) -> None:
    game = recorded(FILES[0])
    asked = next(i for i, node in enumerate(game["nodes"]) if node["answers"])
    name, answers = game["nodes"][asked]["node"], game["nodes"][asked]["answers"]
    assert replay(box, change(game, 5, "hash", "0")).startswith("node 5 (")
    assert "another state" in replay(box, change(game, 5, "hash", "0"))
    assert replay(box, change(game, 4, "node", "bedtime")).startswith("node 4: was bedtime, is ")
    assert "is not one of" in replay(box, change(game, asked, "answers", [["nope"], *answers[1:]]))
    assert replay(box, change(game, asked, "answers", answers[:-1])).endswith("was not asked")
    assert f"node {asked} ({name}): 1 answers were not asked for" == replay(
        box, change(game, asked, "answers", [*answers, ["yes"]])
    )
    assert "outcome: was nothing" in replay(box, game | {"outcome": "nothing"})
    assert "the recorded game was over" in replay(box, game | {"nodes": game["nodes"][:9]})


def test_every_quest_is_recorded_won_and_lost(box: Box) -> None:
    for quest in box.quests:
        ends = {recorded(file_of(quest, count))["outcome"] for count in COUNTS}
        assert ends == {"victory", "defeat"}, quest
