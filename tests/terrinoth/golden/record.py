"""The golden replays of Heroes of Terrinoth: every quest with two, three and four heroes.

`python -m tests.terrinoth.golden.record` plays them anew; do so only after a change of rules or content that is meant.
"""

from __future__ import annotations

import itertools
from functools import partial
from pathlib import Path
from typing import Any

from game.kit.rng import Streams
from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.compiling import load_box
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.flow import new_session
from game.terrinoth.setup import random_party
from tests.adventure import golden

FOLDER = Path(__file__).parent
COUNTS = (2, 3, 4)
WANTED = {2: "defeat", 3: "victory"}
"""How the recorded game of a number of heroes ends, so that every quest is recorded won and lost."""


def file_of(quest: str, count: int) -> Path:
    """Where the replay of a quest with so many heroes lies."""
    return FOLDER / f"{quest}-{count}.json"


def record(box: Box, quest: str, count: int) -> dict[str, Any]:
    """The first game of a quest with so many heroes that ends as it is wanted."""
    games = (play(box, quest, count, f"golden-{count}-{number}") for number in itertools.count())
    return next(game for game in games if game["outcome"] == WANTED.get(count, game["outcome"]))


def play(box: Box, quest: str, count: int, seed: str) -> dict[str, Any]:
    """Play a quest with a party drawn for it."""
    party = random_party(box, Streams(f"{quest}-{seed}", {}), count)
    setup = {"quest": quest, "heroes": party, "seed": seed, "grim": count == COUNTS[-1]}
    return golden.play(partial(new_session, box), setup, TerrinothPlayer(seed))


def replay(box: Box, recorded: dict[str, Any]) -> str:
    """Play the recorded answers; the first place where the game goes another way, or an empty text."""
    return golden.replay(partial(new_session, box), recorded)


def main() -> None:
    """Record every quest with two, three and four heroes."""
    box = load_box(data_folder() / "terrinoth")
    for quest in box.quests:
        for count in COUNTS:
            game = record(box, quest, count)
            golden.write(file_of(quest, count), game)
            print(f"{quest}, {count} heroes: {game['outcome']} after {len(game['nodes'])} nodes")


if __name__ == "__main__":
    main()
