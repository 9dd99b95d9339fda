"""Scenes and their stack, and the services that every scene is given.

A scene has `handle(event) -> Push | Pop | Replace | Quit | None`, `update(dt) -> bool` (milliseconds; true = draw me),
`draw(canvas)`. Pointer events come with `pos` and `rel` in logical units. `enter()` is called when a scene becomes the
top (also when the one above it goes), `leave()` when it stops being it. `music` is the score it wants to be heard with,
or None for whatever plays. `breathe(canvas) -> bool` is called between two frames: it may draw what moves by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import pygame

from game.kit.guided import GuidedCourse, Place
from game.kit.mode import Mode
from game.kit.past import Glance
from game.kit.saves import SaveInfo
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.shown import LogLine
from game.kit.text import Words
from game.kit.thinkers import SlicedThinker, Thinker
from game.ui.screen.canvas import Canvas
from game.ui.screen.images import Images
from game.ui.screen.input import Bindings
from game.ui.screen.surfaces import blit_faded
from game.ui.screen.text import Text
from game.ui.screen.theme import Material, Theme, theme_for
from game.ui.screen.tween import Tween, linear
from game.ui.screen.window import Window
from game.ui.sound.audio import Audio
from game.ui.title_look import TitleLook

__all__ = ["Change", "Pop", "Push", "Quit", "Replace", "Scene", "SceneStack", "Services", "Words"]

FADE = 240
REDUCED_FADE = 100


@dataclass(frozen=True)
class Push:
    """Put a scene on top; the one below stays and comes back with `Pop`."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """Take the top scene away; popping the last one ends the program."""


@dataclass(frozen=True)
class Replace:
    """Put a scene in the place of the top one; with `all_of_them` in the place of the whole stack."""

    scene: Scene
    all_of_them: bool = False


@dataclass(frozen=True)
class Quit:
    """End the program."""


Change = Push | Pop | Replace | Quit


class Scene(Protocol):
    """Where the player is."""

    def handle(self, event: pygame.event.Event) -> Change | None: ...

    def update(self, dt: float) -> bool: ...

    def draw(self, canvas: Canvas) -> None: ...


class Games(Protocol):
    """The games of the house, each loaded when it is first asked for."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The games that are there, in the order of the shelf."""
        ...

    def mode(self, game: str) -> Mode:
        """The rules of a game. Raises KeyError for one that is not there."""
        ...

    def look(self, game: str) -> Any:
        """How the table of a game is drawn (a `Look`, see `ui/table/look.py`). Raises KeyError."""
        ...

    def title(self, game: str) -> TitleLook:
        """What a game brings for the title. Raises KeyError for one that is not there."""
        ...

    def words(self, game: str) -> Words:
        """The words of a game over those of the house, its rules loaded or not. Raises KeyError."""
        ...

    def folder(self, game: str) -> Path:
        """The folder of a game's data. Raises KeyError for one that is not there."""
        ...

    def fault(self, game: str) -> str:
        """Why a game cannot be opened; empty where nothing is known against it."""
        ...


class NoGames:
    """A house without a game: the title alone."""

    ids: tuple[str, ...] = ()

    def mode(self, game: str) -> Mode:
        """Raises KeyError."""
        raise KeyError(game)

    def look(self, game: str) -> Any:
        """Raises KeyError."""
        raise KeyError(game)

    def title(self, game: str) -> TitleLook:
        """Raises KeyError."""
        raise KeyError(game)

    def words(self, game: str) -> Words:
        """Raises KeyError."""
        raise KeyError(game)

    def folder(self, game: str) -> Path:
        """Raises KeyError."""
        raise KeyError(game)

    def fault(self, game: str) -> str:
        """Nothing is known against it."""
        return ""


class FaultLog(Protocol):
    """Where what goes wrong is noted."""

    @property
    def files(self) -> list[Path]:
        """The log and the older ones that are there, the newest first."""
        ...

    def write(self, what: str, error: BaseException | None = None) -> None:
        """Note what went wrong; never raises."""
        ...

    def open(self) -> bool:
        """Show the log to the player; false where that is not possible."""
        ...


class NoLog:
    """What goes wrong is noted nowhere."""

    files: list[Path] = []  # noqa: RUF012 - nothing is ever put into it

    def write(self, what: str, error: BaseException | None = None) -> None:
        """Forget it."""

    def open(self) -> bool:
        """There is nothing to show."""
        return False


class Routes(Protocol):
    """Which scene follows which: scenes ask for the next one here and know nothing of each other."""

    def title(self) -> Scene:
        """The title, from wherever the player is."""
        ...

    def setup(self, mode: Mode, last: Setup | None = None, *, undo: bool = True) -> Scene:
        """The set-up of a game; starts from `last`, or from what the settings remember."""
        ...

    def load(self, game: str, bring_out: Callable[[str, SaveInfo], object] | None = None) -> Scene:
        """The list of saved journeys, while a game is out; `bring_out` is told of a journey of another one."""
        ...

    def rules(self, mode: Mode, entry: str = "") -> Scene:
        """The rulebook of a game, opened at a rule or a word."""
        ...

    def settings(self) -> Scene:
        """The settings."""
        ...

    def credits(self) -> Scene:
        """The credits."""
        ...

    def profile(self, mode: Mode) -> Scene:
        """What the players of a game have won."""
        ...

    def day(self, mode: Mode, date: str, player: str) -> Scene:
        """The journey of a day for a player: begun, gone on with, or once more. Raises SaveError, ContentError."""
        ...

    def begin(self, mode: Mode, setup: Setup, *, undo: bool = True) -> Scene:
        """The table of a new journey; without `undo` every choice stands."""
        ...

    def learn(self, mode: Mode, lesson: int | None = None) -> Scene:
        """The course of a game: a lesson of it by its number from 0; without one it is gone on with where it was left,
        or begun. Raises SaveError, ContentError.
        """
        ...

    def lessons(self, mode: Mode) -> tuple[GuidedCourse, Place | None]:
        """The course of a game, and where it was left; None where it was not. Raises ContentError."""
        ...

    def course_of(self, game: str) -> str:
        """The slot of the journey in which the course of a game is held; empty where none is."""
        ...

    def play_now(self, mode: Mode) -> Scene:
        """The table of a new journey with the party that its course suggests. Raises ContentError."""
        ...

    def prepare(self, mode: Mode, setup: Setup) -> None:
        """Queue the loading of everything that the table of such a journey will show first."""
        ...

    def resume(self, slot: str, *, take_over: bool = False, earlier: bool = False) -> Scene:
        """A saved journey at the very question it was left at, or its result; with `earlier` as it was one save before.

        Raises SaveBusy where another window plays it, unless it is to be taken over, SaveError, and ContentError where
        its game cannot be opened.
        """
        ...

    def watch(self, slot: str) -> Scene:
        """What was played of a journey so far, which another window goes on with. Raises SaveError."""
        ...

    def result(self, mode: Mode, session: Session, meta: dict[str, Any]) -> Scene:
        """How a session that is over has ended."""
        ...

    def replay(self, mode: Mode, session: Session, meta: dict[str, Any]) -> Scene:
        """A session played again from its answers."""
        ...

    def look_back(self, mode: Mode, session: Session, meta: dict[str, Any], glance: Glance) -> Scene:
        """The table of a session that is played as it was at another moment. Raises RuleError."""
        ...

    def branch(self, mode: Mode, session: Session, meta: dict[str, Any], log: Sequence[LogLine]) -> Scene:
        """The table of a new journey that goes on from this session, with the log until then. Raises SaveError."""
        ...


@dataclass
class Services:
    """What a scene may use; made once by the program and passed through constructors.

    `settings` is the program's settings record; after changing it call `apply_settings`, which saves it and fits all
    again. `message` shows a notice. `words` are those of the game that is out; `take_out` takes another one out.
    """

    window: Window
    images: Images
    text: Text
    theme: Theme
    bindings: Bindings
    settings: Any
    words: Words
    clock: pygame.time.Clock
    audio: Audio
    saves: Any = None
    material: Material = field(default=Material())
    profiles: Any = None
    """The players of this computer (`kit/profiles.py`); None where there is no place for them."""
    games: Games = field(default_factory=lambda: NoGames())
    apply_settings: Callable[[], None] = lambda: None
    message: Callable[..., None] = lambda text, kind="good": None
    notes: list[str] = field(default_factory=list)
    """What the player is to be told at the next turn of the loop, as something not right; `told` is not again."""
    told: set[str] = field(default_factory=set)
    log: FaultLog = field(default_factory=lambda: NoLog())
    thinker: Callable[[], Thinker] = SlicedThinker
    """Makes who thinks for the adviser at a table; the program has one with a process of its own."""
    routes: Routes = field(init=False, repr=False)
    """Set by whoever opens the program, since the scenes themselves are made with the services."""

    def take_out(self, game: str) -> None:
        """Speak, look and sound as this game does from now on. Raises KeyError for a game that is not there."""
        self.words = self.games.words(game)
        self.images.take_up(game)
        self.audio.take_up(self.games.folder(game) / "sounds.toml")

    def furnish(self, material: Material) -> None:
        """Make the panels of this material from now on; high contrast has none."""
        if material != self.material:
            self.material, self.theme = material, theme_for(bool(self.settings.high_contrast), material)
            self.text = self.text.faced(self.theme.material.faces)

    @property
    def calm(self) -> bool:
        """True when the player wants no motion: moves become short fades."""
        return bool(self.settings.reduced_motion) or self.settings.speed == "now"


class SceneStack:
    """The scenes, the top one alive; a change fades from the last picture to the new one."""

    def __init__(self, first: Scene, *, calm: Callable[[], bool] = lambda: False) -> None:
        self._scenes: list[Scene] = [first]
        self._calm = calm
        self._fade = Tween(0.0, linear)
        self._before: pygame.Surface | None = None
        self.ended = False
        _tell(first, "enter")

    @property
    def top(self) -> Scene:
        """The scene that is shown."""
        return self._scenes[-1]

    @property
    def depth(self) -> int:
        """How many scenes lie on the stack."""
        return len(self._scenes)

    def handle(self, event: pygame.event.Event, shown: pygame.Surface | None = None) -> bool:
        """Give an event to the top scene and carry out what it wants; true when the scene changed."""
        change = self.top.handle(event)
        return False if change is None else self.change(change, shown)

    def change(self, change: Change, shown: pygame.Surface | None = None) -> bool:
        """Carry out a change; `shown` is the picture to fade from."""
        if isinstance(change, Quit) or (isinstance(change, Pop) and self.depth == 1):
            self.ended = True
            return True
        _tell(self.top, "leave")
        if isinstance(change, Push):
            self._scenes.append(change.scene)
        elif isinstance(change, Pop):
            self._scenes.pop()
        else:
            self._scenes[0 if change.all_of_them else -1 :] = [change.scene]
        _tell(self.top, "enter")
        if shown is not None:
            self._before = shown.copy()
            self._fade.jump(1.0)
            self._fade.to(0.0, REDUCED_FADE if self._calm() else FADE)
        return True

    def quit(self) -> None:
        """End the program, unless a scene has something to ask before (`may_quit`): that one is on top then."""
        for depth in range(self.depth, 0, -1):
            may_quit = getattr(self._scenes[depth - 1], "may_quit", None)
            if may_quit is not None and not may_quit():
                if depth < self.depth:
                    del self._scenes[depth:]
                    _tell(self.top, "enter")
                return
        self.ended = True

    def fail(self, scene: Scene) -> None:
        """Put a scene in the place of the top one, which is no longer asked anything."""
        self._scenes[-1] = scene
        self._fade.jump(0.0)
        _tell(scene, "enter")

    def update(self, dt: float) -> bool:
        """Let time pass; true when the screen must be drawn again."""
        fading = self._fade.update(dt)
        if not self._fade.moving:
            self._before = None
        return self.top.update(dt) or fading

    def draw(self, canvas: Canvas) -> None:
        """Draw the top scene, and over it what is left of the picture before."""
        self.top.draw(canvas)
        if self._before is not None and self._before.get_size() == canvas.surface.get_size():
            blit_faded(canvas.surface, self._before, (0, 0), round(255 * self._fade.value))

    @property
    def moving(self) -> bool:
        """True while a fade runs."""
        return self._fade.moving


def _tell(scene: Scene, name: str) -> None:
    call = getattr(scene, name, None)
    if call is not None:
        call()
