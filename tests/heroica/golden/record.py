"""The golden replays of Heroica: every level alone, with one to four heroes in turn, in all three forms; the short road
and one campaign.

`python -m tests.heroica.golden.record` plays them anew; do so only after a change of rules or content that is meant.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from game.heroica.box import Box
from game.heroica.compiling import load_box
from game.heroica.computer_player import SensiblePlayer
from game.heroica.sessions import new_session
from game.heroica.table import FELLOWSHIP, RIVALS, SOLO
from game.kit.rng import Streams
from game.paths import data_folder
from tests.adventure import golden

FOLDER = Path(__file__).parent
PARTIES = ((SOLO, 1), (RIVALS, 2), (FELLOWSHIP, 3), (RIVALS, 4), (FELLOWSHIP, 2), (RIVALS, 3), (FELLOWSHIP, 4))
GRADES = ("fair", "grim", "gentle", "fair", "grim")
CAMPAIGN, SHORT = "campaign", "short"
EVERY_THIRD = 3


def plays(box: Box) -> dict[str, dict[str, Any]]:
    """What is recorded, by the name of its file: the set-up."""
    levels = sorted(box.levels, key=lambda level: box.content.levels[level].number)
    roads = {f"{box.content.levels[level].number:02}-{level}": [level] for level in levels}
    roads |= {SHORT: levels[::EVERY_THIRD], CAMPAIGN: levels}
    found = {}
    for number, (name, road) in enumerate(roads.items()):
        form, count = PARTIES[number % len(PARTIES)] if name not in (SHORT, CAMPAIGN) else LONG[name]
        seed = f"golden-{name}"
        found[name] = {
            "pieces": Streams(seed, {}).sample("party", sorted(box.content.heroes), count), "form": form, "road": road,
            "seed": seed, "grade": GRADES[number % len(GRADES)], "first": number % count, "computers": [""] * count,
        }  # fmt: skip
    return found


LONG = {SHORT: (RIVALS, 2), CAMPAIGN: (FELLOWSHIP, 2)}


def file_of(name: str) -> Path:
    """Where a replay lies."""
    return FOLDER / f"{name}.json"


def record(box: Box, setup: dict[str, Any]) -> dict[str, Any]:
    """One game of the sensible player."""
    return golden.play(partial(new_session, box), setup, SensiblePlayer(str(setup["seed"])))


def main() -> None:
    """Record them all."""
    box = load_box(data_folder() / "heroica")
    for name, setup in plays(box).items():
        game = record(box, setup)
        golden.write(file_of(name), game)
        print(f"{name}, {setup['form']}, {len(setup['pieces'])}: {game['outcome']} after {len(game['nodes'])} nodes")


if __name__ == "__main__":
    main()
