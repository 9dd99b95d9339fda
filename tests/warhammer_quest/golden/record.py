"""The golden replays of the Warhammer Quest card game: campaign, delve, every quest, with two, three and four heroes.

`python -m tests.warhammer_quest.golden.record` plays them anew; do so only after a change of rules or content that is
meant.
"""

from __future__ import annotations

import itertools
from functools import partial
from pathlib import Path
from typing import Any

from game.kit.rng import Streams
from game.paths import data_folder
from game.warhammer_quest.box import Box
from game.warhammer_quest.compiling import load_box
from game.warhammer_quest.computer_player import DelverPlayer
from game.warhammer_quest.flow import new_session
from game.warhammer_quest.setup import CAMPAIGN, DELVE, SINGLE
from tests.adventure import golden

FOLDER = Path(__file__).parent
COUNTS = (2, 3, 4)
WANTED = {2: "defeat", 3: "victory"}
"""How the recorded game of a number of heroes ends, so that everything is recorded won and lost."""


def plays(box: Box) -> list[str]:
    """What is recorded."""
    return [CAMPAIGN, DELVE, *box.campaign()]


def file_of(play: str, count: int) -> Path:
    """Where the replay of so many heroes lies."""
    return FOLDER / f"{play}-{count}.json"


def record(box: Box, play: str, count: int) -> dict[str, Any]:
    """The first game with so many heroes that ends as it is wanted."""
    games = (played(box, play, count, f"golden-{count}-{number}") for number in itertools.count())
    return next(game for game in games if game["outcome"] == WANTED.get(count, game["outcome"]))


def played(box: Box, play: str, count: int, seed: str) -> dict[str, Any]:
    """One game with a party drawn for it; four heroes play by the Grim Rule."""
    form = play if play in (CAMPAIGN, DELVE) else SINGLE
    party = Streams(f"{play}-{seed}", {}).sample("party", sorted(box.heroes), count)
    setup = {
        "form": form, "quest": play if form == SINGLE else "", "heroes": party, "seed": seed,
        "grim": count == COUNTS[-1],
    }  # fmt: skip
    return golden.play(partial(new_session, box), setup, DelverPlayer(seed))


def main() -> None:
    """Record them all."""
    box = load_box(data_folder() / "warhammer-quest")
    for play in plays(box):
        for count in COUNTS:
            game = record(box, play, count)
            golden.write(file_of(play, count), game)
            print(f"{play}, {count} heroes: {game['outcome']} after {len(game['nodes'])} nodes")


if __name__ == "__main__":
    main()
