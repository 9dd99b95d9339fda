"""Damaged settings: the game starts with those that can be read, and the set-up with what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

from game import settings as settings_module
from game.scenes.setup.remembered import keep_setup
from game.settings import Settings
from game.ui.screen.input import Bindings
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_setup, opened
from tests.attack.mutations import any_of, spoiled_bytes, spoiled_json
from tests.attack.shown import Shown, told

SPOILED = any_of(spoiled_bytes, spoiled_json, spoiled_json)
DRAWN = 0.05
"""Of how many a frame of the title is drawn too."""


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """Good settings that remember a set-up of every game, and a window to show in what becomes of them."""
    with opened(folder) as services:
        modes = [services.games.mode(game) for game in services.games.ids]
        good = Settings(keys={"back": ["escape", "q"], "undo": ["u"]}, captions=True)
        for mode in modes:
            keep_setup(good, mode.id, any_setup(mode, Random(mode.id)), undo=False)
            good.of(mode.id).seen = ["hint.walk"]
        good.game = modes[-1].id
        data, file = msgspec.json.encode(good), folder / "spoiled.json"

        def attempt(random: Random, watch: Watch) -> None:
            file.write_bytes(SPOILED(data, random))
            settings, message = settings_module.load(file)
            if message is not None:
                told(services.words(message.key, detail=message.detail), services.words)
            if settings_module.save(settings, file) is not None or settings_module.load(file)[1] is not None:
                raise Failed("what was read cannot be written and read again")
            services.settings = settings
            services.bindings = Bindings(settings.keys)
            watch.step()
            services.routes.setup(random.choice(modes))
            if random.random() < DRAWN:
                settings.window_size, settings.fullscreen = (960, 540), False
                Shown(services, services.routes.title()).steps(1)

        yield attempt


ATTACK = Attack("settings", "files", 2_500, 20, prepared)
