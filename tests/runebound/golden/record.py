"""The golden replays of Runebound: both scenarios, every form of play and number of heroes, on several steps.

`python -m tests.runebound.golden.record` plays them anew; do so only after a change of rules or content that is meant.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from game.kit.rng import Streams
from game.paths import data_folder
from game.runebound import names
from game.runebound.box import Box
from game.runebound.compiling import load_box
from game.runebound.computer_player import PLAYERS
from game.runebound.sessions import PLAYED, new_session
from game.runebound.table import SCRIPT
from tests.adventure import golden

FOLDER = Path(__file__).parent
GAMES = (
    ("margath", names.SOLO, 1, "chart"), ("corpse-king", names.SOLO, 1, "wolves"),
    ("corpse-king", names.RIVALS, 2, "milestone"), ("margath", names.RIVALS, 3, "lantern"),
    ("corpse-king", names.RIVALS, 4, "chart"), ("margath", names.TOGETHER, 2, "headwind"),
    ("corpse-king", names.TOGETHER, 3, "footpath"), ("margath", names.TOGETHER, 4, "chart"),
)  # fmt: skip
"""What is recorded: scenario, form of play, number of heroes, step of the ladder."""
SENSIBLE, *_, BY_CHANCE = PLAYERS
LOST = ("margath-rivals-3",)
"""Games that are answered by chance and lost; the others are of the sensible player."""


def plays(box: Box) -> dict[str, dict[str, Any]]:
    """The set-ups that are recorded, by the name of their file."""
    found = {}
    for number, (scenario, form, seats, step) in enumerate(GAMES):
        name = f"{scenario}-{form}-{seats}"
        heroes = Streams(f"golden-{name}", {}).shuffled("party", list(box.content.heroes))[:seats]
        found[name] = {
            "pieces": heroes, "players": [""] * seats, "computers": [""] * seats, "scenario": scenario, "form": form,
            "enemies": (PLAYED, SCRIPT)[number % 2], "step": step, "first": number % seats, "seed": f"golden-{name}",
            "choices": {},
        }  # fmt: skip
    return found


def file_of(name: str) -> Path:
    """Where a replay lies."""
    return FOLDER / f"{name}.json"


def record(box: Box, name: str, setup: dict[str, Any]) -> dict[str, Any]:
    """One game."""
    player = PLAYERS[BY_CHANCE if name in LOST else SENSIBLE]
    return golden.play(partial(new_session, box), setup, player(str(setup["seed"])))


def main() -> None:
    """Record them all."""
    box = load_box(data_folder() / "runebound")
    for name, setup in plays(box).items():
        game = record(box, name, setup)
        golden.write(file_of(name), game)
        print(f"{name}, {len(setup['pieces'])}: {game['outcome']} after {len(game['nodes'])} nodes")


if __name__ == "__main__":
    main()
