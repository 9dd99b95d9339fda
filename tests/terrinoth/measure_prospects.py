"""The weights of the prospects: `uv run --group workshop python -m tests.terrinoth.measure_prospects --games 2600`.

They are written to `data/terrinoth/prospects.toml`.
"""

from __future__ import annotations

from functools import partial
from random import Random

from game import paths
from game.modes import GAMES, Library, load_words
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.flow import new_session
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.prospects import numbers
from game.terrinoth.view.setup_form import plain_setup
from tests.adventure.measure_prospects import Seen, gathered, run, told, watched

PARTIES = (2, 2, 2, 1, 3, 4)
ON_A_STEP, GRIM = 0.35, 0.15
"""How many of the games are played on any step of the ladder, and by the Grim Rule."""
HEAD = """# How the chance to win a quest is told when a round begins: what each number of `game/terrinoth/prospects.py`
# is worth at the start of the peril track, and how much more at its end, as a logistic function has it. Made by
# `uv run --group workshop python -m tests.terrinoth.measure_prospects`, from games of the sensible player.

"""


def game(mode: TerrinothMode, quest: str, number: int) -> Seen:
    """Let the sensible player play a quest."""
    chance = Random(f"{quest}{number}")
    seats = max(mode.nature.seats[0], chance.choice(PARTIES))
    choices = {"quest": quest}
    if chance.random() < ON_A_STEP:
        choices["step"] = chance.choice(list(mode.box.steps))
    if chance.random() < GRIM:
        choices["grim"] = "yes"
    setup = mode.workbench().sample(seats, f"p{number}", choices)
    return watched(new_session(mode.box, plain_setup(setup)), TerrinothPlayer(f"p{number}"), numbers)


def tables(mode: TerrinothMode, games: int) -> list[str]:
    """The table of every quest."""
    seen = {quest: [game(mode, quest, number) for number in range(games)] for quest in mode.box.quests}
    return [told(gathered(played, quest), quest) for quest, played in seen.items()]


def main() -> None:
    """Measure every quest and write the file."""
    mode = Library(load_words(), GAMES).mode("terrinoth")
    assert isinstance(mode, TerrinothMode), "it is the game that is measured"
    run(2600, partial(tables, mode), paths.game_folder("terrinoth") / "prospects.toml", HEAD, __doc__)


if __name__ == "__main__":
    main()
