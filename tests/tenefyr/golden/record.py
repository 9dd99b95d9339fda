"""The golden replays of Heroes of Tenefyr: every boss, with one to four players in turn, on several steps; one game of
the first box alone.

`python -m tests.tenefyr.golden.record` plays them anew; do so only after a change of rules or content that is meant.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from game.kit.rng import Streams
from game.paths import data_folder
from game.tenefyr.box import Box
from game.tenefyr.compiling import load_box
from game.tenefyr.computer_player import SensiblePlayer
from game.tenefyr.sessions import HEROES_EACH, new_session
from tests.adventure import golden

FOLDER = Path(__file__).parent
STEPS = ("normal", "easy", "hard", "lullaby", "frost")
FIRST_BOX = "first-box"


def plays(box: Box) -> dict[str, dict[str, Any]]:
    """What is recorded, by the name of its file: the set-up."""
    found = {}
    for number, name in enumerate((*box.content.bosses, FIRST_BOX)):
        seats, seed, annex = number % 4 + 1, f"golden-{name}", name != FIRST_BOX
        heroes = [hero for hero, it in box.content.heroes.items() if annex or not it.annex]
        drawn, each = Streams(seed, {}).shuffled("party", heroes), HEROES_EACH[seats]
        parties = [drawn[each * seat : each * (seat + 1)] for seat in range(seats)]
        found[name] = {
            "heroes": parties, "pieces": [party[0] for party in parties], "players": [""] * seats,
            "computers": [""] * seats, "boss": name if annex else "random", "step": STEPS[number % len(STEPS)],
            "annex": annex, "first": number % seats, "seed": seed, "choices": {},
        }  # fmt: skip
    return found


def file_of(name: str) -> Path:
    """Where a replay lies."""
    return FOLDER / f"{name}.json"


def record(box: Box, setup: dict[str, Any]) -> dict[str, Any]:
    """One game of the sensible player."""
    return golden.play(partial(new_session, box), setup, SensiblePlayer(str(setup["seed"])))


def main() -> None:
    """Record them all."""
    box = load_box(data_folder() / "tenefyr")
    for name, setup in plays(box).items():
        game = record(box, setup)
        golden.write(file_of(name), game)
        print(f"{name}, {len(setup['pieces'])}: {game['outcome']} after {len(game['nodes'])} nodes")


if __name__ == "__main__":
    main()
