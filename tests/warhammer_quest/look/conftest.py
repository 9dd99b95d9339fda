"""What the tests of the look share: the game as the house has it; and with those of the screen SDL's dummy display, a
home of their own, services.
"""

from __future__ import annotations

import msgspec
import pytest

from game.kit.saves import Saves
from game.looks.warhammer_quest.look import WarhammerQuestLook
from game.looks.warhammer_quest.title import WarhammerQuestTitle
from game.modes import GameRecord, Library, load_words
from game.paths import game_folder, saves_folder
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from game.warhammer_quest.mode import load_mode
from tests.ui.conftest import display, make_services, own_home, shared_pictures, words

GAME = "warhammer-quest"
RECORD = GameRecord(
    GAME,
    lambda words: load_mode(game_folder(GAME), words),
    lambda: WarhammerQuestLook(game_folder(GAME) / "tables"),
    WarhammerQuestTitle,
)
HEROES = (2, 3, 4)

__all__ = [
    "BETWEEN", "GAME", "HEROES", "RECORD", "between_quests", "display", "full_table", "library", "make_services",
    "own_home", "shared_pictures", "words",
]  # fmt: skip


@pytest.fixture(scope="module")
def library() -> Library:
    """A library of this game alone."""
    return Library(load_words(), (RECORD,))


def full_table(services: Services, library: Library, heroes: int) -> TableScene:
    """The fullest table of so many heroes, as it is entered."""
    services.games, services.saves = library, Saves(saves_folder(), library.mode)
    session = library.mode(GAME).workbench().full_table(heroes)
    scene = TableScene(services, library.mode(GAME), session, {"slot": f"look-{heroes}"})
    scene.enter()
    return scene


BETWEEN = ("town", "smith", "log", "camp")


def between_quests(services: Services, library: Library, which: str, heroes: int) -> TableScene:
    """The settlement, what the smith lays out there, or the campaign log, with much on the hooks and in the pool; or a
    camp of the delve.
    """
    services.games, services.saves = library, Saves(saves_folder(), library.mode)
    worn: list[dict[str, object]] = [
        {"id": "ironbreaker", "player": "Ana", "gear": ["tempered-hammer", "coat-of-plates", "rune-axe"], "capacity": 3,
         "trained": ["ironbreaker-bedrock"]},
        {"id": "waywatcher", "player": "Ben", "gear": ["luck-charm"]},
        {"id": "warrior-priest", "player": "Ana", "gear": ["matched-knives"], "capacity": 4},
        {"id": "bright-wizard", "player": "Ben", "gear": ["hooded-lantern", "bright-key"], "capacity": 2},
    ]  # fmt: skip
    told = {
        "seed": "between", "quest": "the-long-chase", "node": "town", "outcome": "victory", "round": 9,
        "results": ["defeat", "victory"], "heroes": worn[:heroes], "pool": ["legendary-fortune"],
        "struck": ["odious-grump"], "decks": {"gear": ["heavy-crossbow", "war-horn", "..."]},
    }  # fmt: skip
    if which == "camp":
        told = {"seed": "camp", "quest": "lost-in-the-dark", "node": "location", "heroes": worn[:heroes],
                "location": {"id": "old-culvert", "progress": 5}}  # fmt: skip
    session = library.mode(GAME).workbench().scenario(msgspec.json.encode(told)).session.begin()
    if which == "camp":
        session.answer(("yes",))
    if which == "smith":
        session.answer(("ironbreaker>blacksmith",))
    while which == "log" and session.prompt is not None and session.prompt.kind == "settle":
        session.answer(())
    scene = TableScene(services, library.mode(GAME), session, {"slot": f"{which}-{heroes}"})
    scene.enter()
    return scene
