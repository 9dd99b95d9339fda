"""`main.py shots`: a picture of every scene in telling states, for looking at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pygame

from game.app import App
from game.commands.common import open_game, stop
from game.commands.robot import Robot
from game.commands.setup_options import read_seats
from game.commands.stage import open_stage, own_home, remember, sensible_player
from game.kit.mode import Mode
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import Setup
from game.scenes.credits import CreditsScene
from game.scenes.curtain import CurtainScene
from game.scenes.load import LoadScene
from game.scenes.result.scene import ResultScene
from game.scenes.rules.scene import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Replace, Scene, Services

MOST_ANSWERS = 400
SEEDS, ENDS = 12, 60
FIRST_ANSWERS = 6
"""Answers at the start of a game of which no picture is taken: the table is empty still."""


class Gallery:
    """Takes the pictures: one loop, one window, scene after scene."""

    def __init__(self, services: Services, mode: Mode, folder: Path, seats: int) -> None:
        self.services, self.mode, self.folder, self.seats = services, mode, folder, seats
        self.bench = mode.workbench()
        self.app = App(services, MenuScene(services))
        self.robot = Robot(self.app, sensible_player(mode, "shots"))
        self.number = 0
        self._curtain_taken = False
        """Whether the curtain between two players was taken."""

    def take(self, name: str) -> None:
        """Save what is shown under the next number."""
        self.app.step([], 400.0)
        self.app.step([], 400.0)
        self.app.draw()
        self.number += 1
        pygame.image.save(self.services.window.surface, self.folder / f"{self.number:02d}-{name}.png")

    def show(self, scene: Scene, name: str) -> None:
        """Show a scene in the place of the one before, and take it."""
        self.app.stack.change(Replace(scene))
        self.take(name)

    def sit_down(self, scene: TableScene, name: str) -> None:
        """Show a table as whoever is asked sees it, with what is foretold there, and take it; the first curtain that
        hangs before one too.
        """
        self.app.stack.change(Replace(scene))
        self.robot.until(lambda: self._curtain_hangs or self.robot.is_asked(), "a question")
        if self._curtain_hangs and not self._curtain_taken:
            self._curtain_taken = True
            self.take("curtain")
        self.robot.until(self.robot.is_asked, "a question")
        scene.pondering.finish()
        self.take(name)

    @property
    def _curtain_hangs(self) -> bool:
        return isinstance(self.app.stack.top, CurtainScene)

    def setup(self, seed: str) -> Setup:
        """The set-up of a game for these pictures: one with so many seats, if the samples have one."""
        samples = self.bench.samples()
        found = next((sample for sample in samples if len(sample.seats) == self.seats), samples[0])
        return msgspec.structs.replace(found, seed=seed)

    # -- scenes ------------------------------------------------------------------------------------

    def around(self) -> None:
        """Every scene around the table."""
        services = self.services
        remember(services, self.mode, self.setup("AMBER-4417"))
        self.show(MenuScene(services), "title")
        self.show(SetupScene(services, self.mode), "setup")
        self.show(LoadScene(services), "load")
        self.show(RulesScene(services, self.mode, next(iter(self.mode.book().rules), "")), "rules")
        for page in ("play", "look", "text", "controls"):
            scene = SettingsScene(services)
            scene.turn(page)
            self.show(scene, f"settings-{page}")
        self.show(CreditsScene(services), "credits")

    def table(self) -> None:
        """The table: the fullest one, questions of every kind, log, card, menu."""
        scene = TableScene(self.services, self.mode, self.bench.full_table(self.seats), {"slot": "full"})
        self.sit_down(scene, "table-full")
        shown = next((option for option in scene.play.session.state.board.pieces if scene.ui.rect_of(option)), "")
        scene.inspect(shown)
        self.take("table-card")
        scene.inspect(shown)
        scene.toggle_log()
        self.take("table-log")
        scene.toggle_log()
        scene.open_pause()
        self.take("table-menu")
        rolled = False
        for kind, session in self.questions():
            self.sit_down(TableScene(self.services, self.mode, session, {"slot": "kind"}), f"table-{kind}")
            if not rolled and self.mode.kinds()[kind].gesture.drag == "from-chooser":
                rolled = True
                self._after_a_roll()

    def _after_a_roll(self) -> None:
        """What the table tells after the dice have fallen."""
        for _ in range(4):
            self.robot.play_one()
            if self.app.stack.top.play.why:  # type: ignore[attr-defined]
                break
        self.robot.frames(40)
        self.take("table-after-a-roll")

    def questions(self) -> Iterator[tuple[str, Session]]:
        """The first question of each kind that comes up in games of the sensible player."""
        open_kinds = set(self.mode.kinds())
        for seed in range(SEEDS):
            session = self.mode.session(self.setup(f"shots-{seed}")).begin()
            player = sensible_player(self.mode, str(seed))
            for number in range(MOST_ANSWERS):
                prompt = session.prompt
                if prompt is None or not open_kinds:
                    break
                if prompt.kind in open_kinds and number >= FIRST_ANSWERS:
                    open_kinds.remove(prompt.kind)
                    yield prompt.kind, session.fork()
                session.answer(player(session.table, prompt, None))

    def results(self) -> None:
        """A game that was won, and one that was not."""
        for outcome, session in self.ends():
            self.show(ResultScene(self.services, self.mode, session, {"slot": outcome}), f"result-{outcome}")
            self.app.step([], 1500.0)
            self.take(f"result-{outcome}-shown")

    def ends(self) -> Iterator[tuple[str, Session]]:
        """A game of the sensible player for each way in which its first games end."""
        seen: set[str] = set()
        for seed in range(ENDS):
            session = self.mode.session(self.setup(f"end-{seed}")).begin()
            player = sensible_player(self.mode, str(seed))
            while session.prompt is not None:
                session.answer(player(session.table, session.prompt, None))
            session.take_events()
            outcome = self.mode.save_line(session.state).over
            if outcome not in seen:
                seen.add(outcome)
                yield outcome, session


def run(game: str, folder: Path, size: tuple[int, int], own: Sequence[str]) -> int:
    """Write the pictures of every scene of a game into a folder; `own` are the options with the game's own names."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        stop(f"{folder}: {fault.strerror}")
    with own_home():
        services = open_stage(size, speed="now", hints=False)
        mode = open_game(services.games, game)
        seats = read_seats(mode, own, "main.py shots")
        _write_saves(services, mode)
        gallery = Gallery(services, mode, folder, seats)
        gallery.around()
        gallery.table()
        gallery.results()
    print(f"{gallery.number} pictures in {folder}")
    return 0


def _write_saves(services: Services, mode: Mode) -> None:
    """Some saves, so that title and load scene have something to show."""
    saves: Saves = services.saves
    for number, setup in enumerate(mode.workbench().samples()[:3]):
        session, player = mode.session(setup).begin(), sensible_player(mode, str(number))
        for _ in range(20 + 12 * number):
            if session.prompt is not None:
                session.answer(player(session.table, session.prompt, None))
        saves.write(f"journey-{number}", session, {"slot": f"journey-{number}"})
