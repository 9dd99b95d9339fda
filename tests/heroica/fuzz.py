"""`python -m tests.heroica.fuzz --first N --games M`: random games; the last of them are saved at every question.

Every level alone, the short road and the campaign, by all forms and grades and from one to four heroes.
"""

from __future__ import annotations

import sys
from typing import Any

from game.heroica import names
from game.heroica.box import RELIC, Box
from game.heroica.compiling import load_box
from game.heroica.computer_player import SensiblePlayer
from game.heroica.flow import setup
from game.heroica.level_play import GRADES, LAST_LEVEL
from game.heroica.packs import gain
from game.heroica.sessions import load_session, new_session
from game.heroica.table import FELLOWSHIP, RIVALS, SOLO, Table
from game.kit.computer_players import RandomPlayer
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.table import Answerer
from game.paths import data_folder
from tests.adventure.fuzzing import Fuzz
from tests.heroica.invariants import broken

SHORT_EVERY, LONG_EVERY = 30, 150
"""One game of so many is a short road, or a campaign."""
PARTIES = ((SOLO, 1), (RIVALS, 2), (FELLOWSHIP, 2), (RIVALS, 3), (FELLOWSHIP, 3), (RIVALS, 4), (FELLOWSHIP, 4))


def road_of(box: Box, number: int) -> list[str]:
    """The levels of a random game [HC-801]."""
    levels = sorted(box.levels, key=lambda level: box.content.levels[level].number)
    if number % LONG_EVERY == LONG_EVERY - 1:
        return levels
    if number % SHORT_EVERY == SHORT_EVERY - 1:
        return levels[::3]
    return [levels[number % len(levels)]]


def setup_of(box: Box, number: int) -> dict[str, Any]:
    """The set-up of a random game."""
    streams = Streams(f"fuzz-{number}", {})
    form, count = PARTIES[number % len(PARTIES)]
    heroes = streams.shuffled("heroes", list(box.content.heroes))[:count]
    return {
        "pieces": heroes, "form": form, "road": road_of(box, number), "seed": f"fuzz-{number}",
        "grade": list(GRADES)[number % len(GRADES)], "first": streams.below("first", count),
        "computers": [""] * count,
    }  # fmt: skip


def session_of(box: Box, number: int) -> Session:
    """A new game; in two of three every hero begins with a pack full of chance things, which bare games rarely come by.
    """
    session = new_session(box, setup_of(box, number))
    if number % 3 == 0:
        return session
    t = session.table
    assert isinstance(t, Table)
    t.state.node = setup(t)
    streams = Streams(f"packs-{number}", {})
    content = box.content
    ahead = {content.levels[level].number for level in t.road}
    relics = [card for card, it in content.relics.items() if it.level not in (*ahead, LAST_LEVEL)]
    for hero in t.heroes:
        for cards, many in ((relics, 6), (list(content.weapons), 2), (list(content.potions), 4)):
            for card in streams.shuffled(f"{hero}", cards)[:many]:
                _equip(t, hero, card)
    t.events.clear()
    return session


def _equip(t: Table, hero: str, card: str) -> None:
    """A hero gets a thing from the store, if one is left; relics of levels beside the road come from there."""
    found = next((piece for piece in t.zone(names.STORE) if t.piece(piece).card == card), "")
    if not found and t.box.kind(card) == RELIC and not any(t.carried(other, card) for other in t.heroes):
        found = t.bring(card, names.STORE)
    if found:
        gain(t, hero, found)


def player_of(number: int) -> Answerer:
    """Who answers: anything at all in one half of the games, with sense in the other, which get farther."""
    seed = f"fuzz-{number}"
    return SensiblePlayer(seed) if number // 7 % 2 else RandomPlayer(seed)


def fuzz(box: Box) -> Fuzz:
    """How this game is played at random."""
    return Fuzz(
        lambda number: session_of(box, number),
        lambda saved: load_session(box, saved),
        player_of,
        broken,
    )


if __name__ == "__main__":
    sys.exit(fuzz(load_box(data_folder() / "heroica")).run("tests.heroica.fuzz", __doc__))
