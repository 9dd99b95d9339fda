"""The weights of the prospects: `uv run --group workshop python -m tests.warhammer_quest.measure_prospects`.

They are written to `data/warhammer-quest/prospects.toml`. Every quest is played by itself with its kit, and a fifth as
many campaigns are, which also tell what a quest that is won or lost means for the campaign.
"""

from __future__ import annotations

from functools import partial
from random import Random

from game import paths
from game.kit.rng import Streams
from game.warhammer_quest.box import Box
from game.warhammer_quest.compiling import load_box
from game.warhammer_quest.computer_player import DelverPlayer
from game.warhammer_quest.flow import new_session
from game.warhammer_quest.prospects import numbers
from game.warhammer_quest.setup import CAMPAIGN, DELVE, SINGLE, random_party
from tests.adventure.measure_prospects import Seen, gathered, run, told, watched

PARTIES = (2, 2, 3, 4)
ON_A_STEP, GRIM = 0.3, 0.1
"""How many of the games are played on any step of the ladder, and by the Grim Rule."""
CAMPAIGNS = 5
"""One campaign for so many games of each quest."""
HEAD = """# How the chance to win is told when a round begins: what each number of `game/warhammer_quest/prospects.py`
# is worth at the start of the peril track, and how much more at its end, as a logistic function has it; and how often a
# campaign was won in which the quest was `won`, or `lost`. Made by
# `uv run --group workshop python -m tests.warhammer_quest.measure_prospects`, from games of the sensible player.

"""


def game(box: Box, play: str, number: int) -> Seen:
    """Let the sensible player play a quest, the delve or a campaign."""
    chance = Random(f"{play}{number}")
    heroes = random_party(box, Streams(f"{play}-p{number}", {}), chance.choice(PARTIES))
    form = play if play in (CAMPAIGN, DELVE) else SINGLE
    setup = {
        "form": form, "quest": play if form == SINGLE else "", "heroes": heroes, "seed": f"p{number}",
        "grim": chance.random() < GRIM,
    }  # fmt: skip
    if chance.random() < ON_A_STEP:
        setup["step"] = chance.choice(list(box.steps))
    return watched(new_session(box, setup), DelverPlayer(f"p{number}"), numbers)


def meaning(campaigns: list[Seen], quest: str, last: str) -> str:
    """How often a campaign was won in which a quest was won, or lost."""
    lines = []
    for name, result in (("won", True), ("lost", False)):
        ends = [seen.won[last] for seen in campaigns if seen.won[quest] == result]
        lines.append(f"{name} = {sum(ends) / max(1, len(ends)):.2f}")
    return "\n".join(lines)


def tables(box: Box, games: int) -> list[str]:
    """The table of every quest, the delve last."""
    campaigns = [game(box, CAMPAIGN, number) for number in range(games // CAMPAIGNS)]
    found = []
    for quest in box.campaign():
        alone = [game(box, quest, number) for number in range(games)]
        found.append(told(gathered(alone + campaigns, quest), quest, meaning(campaigns, quest, box.campaign()[-1])))
    delve = [game(box, DELVE, number) for number in range(games)]
    return [*found, told(gathered(delve, box.delve()), box.delve())]


def main() -> None:
    """Measure everything and write the file."""
    folder = paths.game_folder("warhammer-quest")
    run(600, partial(tables, load_box(folder)), folder / "prospects.toml", HEAD, __doc__)


if __name__ == "__main__":
    main()
