"""A stage for commands that draw without a player: a window of a wanted size, and tables in known states."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game import paths
from game.app import App, open_services
from game.commands.common import open_games, open_words, stop
from game.kit.saves import Saves
from game.kit.session import Session
from game.settings import Settings
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import HeroSpec, ScenarioSpec
from game.ui.screen.scene import Scene, Services
from game.ui.screen.window import NoScreen

HEROES = ("kari-wraithstalker", "trenloe-the-strong", "astarra", "elder-mok")
PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
ITEMS = ("fire-bomb", "keen-oil", "travellers-flask", "lucky-coin")


@contextmanager
def own_home() -> Iterator[Path]:
    """A folder for saves and settings that goes away again, so that the player's own are not touched."""
    before = os.environ.get(paths.HOME_VARIABLE)
    with TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = home
        try:
            yield Path(home)
        finally:
            if before is None:
                os.environ.pop(paths.HOME_VARIABLE)
            else:
                os.environ[paths.HOME_VARIABLE] = before


def open_stage(size: tuple[int, int], **wanted: Any) -> Services:
    """Services on a window of this size that nobody needs to see."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    words = open_words()
    settings = Settings(window_size=size, **wanted)
    try:
        games = open_games(words)
        saves = Saves(paths.saves_folder(), games.mode)
        return open_services(words("ui.title"), settings, words, saves=saves, games=games)
    except NoScreen as fault:
        stop(str(fault), code=1)


def open_app(services: Services, scene: Scene) -> App:
    """The loop over a scene, one frame drawn."""
    app = App(services, scene)
    app.step([], 0.0)
    return app


def full_table(mode: Any, heroes: int) -> Session:
    """The fullest table: three enemies engaged with each hero, eight in the shadows, items, tokens, conditions."""
    box = mode.box
    copies = [f"{name}-{rank}" for name in box.sets for rank in ("minion-1", "master", "minion-2")]
    party = []
    for seat in range(heroes):
        engaged = [copies.pop(0) for _ in range(3)]
        party.append(
            HeroSpec(
                id=HEROES[seat], player=PLAYERS[seat], wounds=3 + seat, tokens=2 + seat % 3, items=[ITEMS[seat]],
                conditions=["poisoned", "focused"][: 1 + seat % 2], engaged=list(engaged),
                exhausted=[box.archetype_cards(box.heroes[HEROES[seat]].archetype)[seat]],
            )
        )  # fmt: skip
    spec = ScenarioSpec(heroes=party, shadows=list(copies[:8]), round=5, peril=4, node="hero_turn", seed="full table")
    return build(box, spec).begin()
