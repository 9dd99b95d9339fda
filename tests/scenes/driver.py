"""Hands for the tests of scenes: an app with real content in it, driven by keys, clicks and typed text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from game.app import App
from game.kit.mode import Mode
from game.kit.profiles import Profiles
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.modes import Library, load_words
from game.scenes.page import Page
from game.scenes.router import Router
from game.scenes.table import TableScene
from game.terrinoth.computer_player import TerrinothPlayer
from game.ui.screen.scene import Scene, Services
from game.ui.widgets.base import Widget

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))
SCALES = (1.0, 1.5, 2.0)
PARTY = ["kari-wraithstalker", "trenloe-the-strong"]
PLAYERS = ["Ana", "Ben", "Cleo", "Dan"]
GAMES = Library(load_words())
"""The games of the house, loaded once."""


def saves_in(folder: Path) -> Saves:
    """The saves in a folder."""
    return Saves(folder, GAMES.mode)


def setup_with(
    pieces: Sequence[str] = PARTY,
    *,
    quest: str = "the-goblin-problem",
    players: Sequence[str] = PLAYERS,
    first: int = 0,
    seed: str = "AMBER-4417",
) -> Setup:
    """A set-up with these pieces, by seat; more than there are players sit without a name."""
    named = [*players, *("" for _ in range(len(pieces) - len(players)))]
    seats = tuple(SeatChoice(player, piece) for player, piece in zip(named, pieces, strict=False))
    return Setup({"quest": quest}, seats, first, seed)


SETUP = setup_with()


def furnish(services: Services, home: Path | None = None) -> Services:
    """Give services the words, the game, and, with a folder, a place for saves."""
    services.games = GAMES
    services.take_out("terrinoth")
    services.saves = saves_in(home / "saves") if home is not None else None
    services.profiles = Profiles(home / "profiles") if home is not None else None
    services.routes = Router(services)
    return services


def the_mode() -> Mode:
    """The game."""
    return GAMES.mode("terrinoth")


def begun(**changes: Any) -> Session:
    """A session at its first question."""
    return the_mode().session(setup_with(**changes)).begin()


def played(**changes: Any) -> Session:
    """A session played to its end by a sensible player."""
    session = begun(**changes)
    player = TerrinothPlayer("hands")
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, None))
    return session


def see(app: App, scene: TableScene) -> None:
    """Let time pass until the open question has stood, unless it is covered or the table still moves; a great moment
    that goes on by itself is waited for.
    """
    stage = scene.ui.table.stage
    while scene.ui.table.busy and stage.story is not None and not stage.by_hand:
        app.step([], 100)
    while not (scene.answering.clock.open or scene.ui.table.busy or scene.covered):
        app.step([], 100)


class Hands:
    """Drives an app: every press, click and word goes through the real loop."""

    def __init__(self, services: Services, scene: Scene) -> None:
        self.app = App(services, scene)
        self.messages: list[str] = []
        services.message = lambda text, *kind: self.messages.append(text)
        self.wait(20)

    @property
    def scene(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    @property
    def focus(self) -> Any:
        """The widget that has the keyboard."""
        return self.scene.focus.current

    def wait(self, milliseconds: float) -> None:
        """Let this much time pass, in frames of 50."""
        while milliseconds > 0:
            self.app.step([], min(50.0, milliseconds))
            milliseconds -= 50

    def look(self) -> None:
        """See the question at a table for as long as it takes, unless it is covered or the table still moves."""
        if isinstance(self.scene, TableScene):
            see(self.app, self.scene)

    def press(self, *names: str) -> None:
        """Press keys one after the other; "ctrl+return" holds Ctrl."""
        self.look()
        flags = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT}
        for name in names:
            *held, key = name.split("+")
            mod = sum(flags[flag] for flag in held)
            code = pygame.key.key_code(key)
            letter = key if len(key) == 1 and not mod else ""
            self._send(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0))
            if letter:
                self._send(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self._send(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0))

    def type(self, text: str) -> None:
        """Type text, sign by sign."""
        for sign in text:
            self._send(pygame.event.Event(pygame.TEXTINPUT, text=sign))

    def move(self, place: tuple[float, float]) -> None:
        """Move the pointer to a place in logical units."""
        self._send(pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixels(place), rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, target: Widget | tuple[float, float]) -> None:
        """Click the middle of a widget, or a place in logical units."""
        place = target if isinstance(target, tuple) else (target.rect.centerx, target.rect.centery)
        self.look()
        self.move(place)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._send(pygame.event.Event(kind, pos=self._pixels(place), button=1))

    def button(self, label: str) -> Any:
        """The button with this label on the top scene, or in the question over it."""
        holder = self.scene.modal or self.scene
        return next(w for w in holder.focus.widgets() if getattr(w, "label", None) == label)

    def _pixels(self, place: tuple[float, float]) -> tuple[float, float]:
        return self.app.services.window.place_of(place)

    def _send(self, event: pygame.event.Event) -> None:
        self.app.step([event], 5)


def outside(page: Page) -> list[str]:
    """The widgets of a page that reach beyond the window."""
    bounds = page.bounds.inflate(2, 2)
    return [f"{type(w).__name__} {w.rect}" for w in page.focus.widgets() if not bounds.contains(w.rect)]


def at_every_size(make_services: Callable[..., Services], make: Callable[[Services], Page]) -> list[str]:
    """What reaches beyond the window: in the smallest one with any size of type, in larger ones with the largest, as
    nothing is as long. Each is drawn once.
    """
    found = []
    for size, scale in [*((SIZES[0], scale) for scale in SCALES), *((size, SCALES[-1]) for size in SIZES[1:])]:
        services = furnish(make_services(size, text_scale=scale))
        page = make(services)
        Hands(services, page)
        found += [f"{size} {scale}: {what}" for what in outside(page)]
    return found
