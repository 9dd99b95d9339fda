"""Windows of any size, resized while anything moves, and events at random: nothing is raised, nothing waits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

from game.kit.errors import SaveError
from game.scenes.table import TableScene
from game.settings import SPEEDS
from game.ui.screen.scene import Scene, Services
from tests.attack.attack import LONGEST_STEP, Attack, Attempt, Watch
from tests.attack.house import any_game, any_mode, any_setup, opened
from tests.attack.journeys import in_folder, left_behind
from tests.attack.shown import Shown, told

EVENTS = 150
SIZES = (
    (1, 1), (2, 2), (1, 700), (900, 1), (3, 2), (64, 48), (320, 240), (640, 200), (200, 640), (960, 540), (960, 540),
    (1280, 720), (1280, 720), (1024, 1366), (1920, 1080), (2560, 1080), (4000, 3000),
)  # fmt: skip
LARGE = 2560 * 1440
"""Pixels of a window beyond which its first picture, in which all is read and painted anew, may take twice as long."""
RESIZED = 0.02
KEYS = (
    "return", "escape", "tab", "space", "backspace", "delete", "up", "down", "left", "right", "home", "end", "page up",
    "page down", "f1", "f3", "f5", "f11", "f12", *"abcdefghijklmnopqrstuvwxyz1234567890+-,.",
)  # fmt: skip
MODS = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT)
TEXTS = ("a", "7", " ", "ä", "\u202e", "\u0000", "👪", "x" * 500, "\n")
JOURNEYS = 4


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A window that may have any size, and journeys to load in it."""
    with opened(folder, (960, 540)) as services:
        services.window._window.minimum_size = (1, 1)  # a window manager need not keep to what a window asks for
        random = Random("journeys")
        in_folder(services, folder / "kept")
        for _ in range(JOURNEYS):
            left_behind(services, random, 10)
        for game in services.games.ids:
            services.games.look(game)

        def attempt(random: Random, watch: Watch) -> None:
            in_folder(services, folder / "kept")
            settings = services.settings
            settings.speed, settings.reduced_motion = random.choice(SPEEDS), random.random() < 0.2
            settings.text_scale, settings.hints = random.choice((0.0, 0.8, 2.0)), random.random() < 0.5
            resize(services, random)
            shown = Shown(services, any_scene(services, random))
            shown.app.apply_settings()
            for _ in range(EVENTS):
                if random.random() < RESIZED:
                    resize(services, random)
                watch.step(longest(services))
                shown.steps(1, *any_events(services, random))
                if shown.app.stack.ended:
                    shown = Shown(services, any_scene(services, random))
            services.saves.release()

        yield attempt


def longest(services: Services) -> float:
    """How long a step may take in a window of the present size."""
    width, height = services.window._window.size
    return LONGEST_STEP * (2 if width * height > LARGE else 1)


def resize(services: Services, random: Random) -> None:
    """Give the window any size."""
    size = random.choice(SIZES)
    if random.random() < 0.3:
        size = (random.randint(1, 2000), random.randint(1, 1500))
    services.window._window.size = size


def any_scene(services: Services, random: Random) -> Scene:
    """Any scene, of any game."""
    services.saves.release()
    mode, routes = any_mode(services.games, random), services.routes
    services.take_out(mode.id)
    way = random.randrange(10)
    if way < 4:
        session = mode.workbench().full_table(random.randint(*mode.nature.seats))
        return TableScene(services, mode, session, {"slot": services.saves.new_slot()})
    if way == 4:
        return routes.begin(mode, any_setup(mode, random))
    if way == 5:
        return routes.setup(mode)
    if way == 6:
        return random.choice((routes.credits, routes.settings, lambda: routes.rules(mode)))()
    if way == 7:
        session = any_game(mode, random, 5000)
        return random.choice((routes.result, routes.replay))(mode, session, {"slot": "none"})
    if way == 8:
        try:
            return routes.resume(random.choice(services.saves.list()).slot)
        except SaveError as refusal:
            told(str(refusal), services.words)
    return random.choice((routes.title, lambda: routes.load(mode.id)))()


def any_events(services: Services, random: Random) -> list[pygame.event.Event]:
    """One event, or the few that belong together."""
    width, height = services.window._window.size
    pos = random.randint(-5, width + 5), random.randint(-5, height + 5)
    way = random.randrange(12)
    if way < 4:
        down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        kinds = random.choice(((down, up), (down, up), (down,), (up,)))
        button = random.choice((1, 1, 1, 1, 3, 2, 4))
        moved = _event(pygame.MOUSEMOTION, pos=pos, rel=(3, 3), buttons=(0, 0, 0))
        return [moved, *(_event(kind, pos=pos, button=button) for kind in kinds)]
    if way < 6:
        rel = random.randint(-300, 300), random.randint(-300, 300)
        return [_event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=random.choice(((0, 0, 0), (1, 0, 0), (0, 0, 1))))]
    if way < 9:
        name = random.choice(KEYS)
        key, mod = pygame.key.key_code(name), random.choice(MODS)
        text = name if len(name) == 1 else ""
        return [_event(kind, key=key, mod=mod, unicode=text, scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    if way == 9:
        turn = random.choice((-1, 1, 50))
        return [_event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False, precise_x=0.0, precise_y=float(turn))]
    if way == 10:
        return [_event(pygame.TEXTINPUT, text=random.choice(TEXTS))]
    return [random.choice((
        _event(pygame.WINDOWFOCUSLOST), _event(pygame.WINDOWFOCUSGAINED), _event(pygame.WINDOWEXPOSED),
        _event(pygame.WINDOWRESIZED, x=width, y=height), _event(pygame.WINDOWLEAVE), _event(pygame.DROPFILE, file="/x"),
        _event(pygame.CONTROLLERBUTTONDOWN, button=random.randrange(16)),
        _event(pygame.CONTROLLERAXISMOTION, axis=random.randrange(6), value=random.choice((-32768, 0, 32767))),
        _event(pygame.USEREVENT), _event(pygame.QUIT),
    ))]  # fmt: skip


def _event(kind: int, **values: object) -> pygame.event.Event:
    return pygame.event.Event(kind, {"touch": False, "window": None, **values})


ATTACK = Attack("windows", "events", 100_000, 150, prepared, each=EVENTS)
