"""`main.py shots`: a picture of every scene in telling states, for looking at them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game.app import App
from game.commands.common import stop
from game.commands.robot import Robot
from game.commands.stage import HEROES, PLAYERS, full_table, open_stage, own_home
from game.kit.mode import Mode
from game.kit.saves import Saves
from game.kit.session import Session
from game.scenes.credits import CreditsScene
from game.scenes.load import LoadScene
from game.scenes.result.scene import ResultScene
from game.scenes.rules.scene import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.terrinoth.agents import SensibleAgent
from game.ui.screen.scene import Replace, Scene, Services

MOST_ANSWERS = 400
WANTED = ("engage", "target", "spend", "reroll", "use", "activate-enemy", "upgrade", "travel", "choose-hero", "either")
"""Kinds of questions of which a picture is taken when they first come up."""
SEEDS = 12


class Gallery:
    """Takes the pictures: one loop, one window, scene after scene."""

    def __init__(self, services: Services, folder: Path, heroes: int) -> None:
        self.services, self.folder, self.count = services, folder, heroes
        self.mode: Mode = services.games.mode(services.games.ids[0])
        self.app = App(services, MenuScene(services))
        self.number = 0

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

    def setup(self, seed: str) -> dict[str, Any]:
        """The set-up of a quest for these pictures."""
        heroes = list(HEROES[: self.count])
        return {"quest": "the-goblin-problem", "heroes": heroes, "players": list(PLAYERS[: self.count]), "seed": seed}

    # -- scenes ------------------------------------------------------------------------------------

    def around(self) -> None:
        """Every scene around the table."""
        services = self.services
        self.show(MenuScene(services), "title")
        last = self.setup("AMBER-4417") | {"leader": 0}
        self.show(SetupScene(services, self.mode, last), "setup")
        self.show(LoadScene(services), "load")
        self.show(RulesScene(services, self.mode, "HT-312"), "rules")
        for page in ("play", "look", "text", "controls"):
            scene = SettingsScene(services)
            scene.turn(page)
            self.show(scene, f"settings-{page}")
        self.show(CreditsScene(services), "credits")

    def quest(self) -> None:
        """The table: the fullest one, questions of many kinds, log, card, menu."""
        scene = TableScene(self.services, self.mode, full_table(self.mode, self.count), {"slot": "full"})
        self.show(scene, "quest-full")
        enemy = scene.play.session.state.board.zone(f"engaged:{HEROES[0]}")[0]
        scene.inspect(enemy)
        self.take("quest-card")
        scene.inspect(enemy)
        scene.toggle_log()
        self.take("quest-log")
        scene.toggle_log()
        scene.open_pause()
        self.take("quest-menu")
        for kind, session in self.questions():
            self.show(TableScene(self.services, self.mode, session, {"slot": "kind"}), f"quest-{kind}")
            if kind == "target":
                self._after_a_roll()

    def _after_a_roll(self) -> None:
        """What the table tells after the dice have fallen."""
        robot = Robot(self.app, SensibleAgent("shots"))
        for _ in range(4):
            robot.play_one()
            if self.app.stack.top.play.why:  # type: ignore[attr-defined]
                break
        robot.frames(40)
        self.take("quest-after-a-roll")

    def questions(self) -> Iterator[tuple[str, Session]]:
        """The first question of each wanted kind that comes up in games of the sensible agent."""
        open_kinds = list(WANTED)
        for seed in range(SEEDS):
            session, agent = self.mode.new(self.setup(f"shots-{seed}")), SensibleAgent(str(seed))
            for _ in range(MOST_ANSWERS):
                prompt = session.prompt
                if prompt is None or not open_kinds:
                    break
                if prompt.kind in open_kinds and session.table.word("round") != "1":
                    open_kinds.remove(prompt.kind)
                    yield prompt.kind, session.fork()
                session.answer(agent(session.table, prompt, None))

    def results(self) -> None:
        """A victory and a defeat."""
        for outcome in ("victory", "defeat"):
            session = self.ended(outcome)
            if session is not None:
                self.show(ResultScene(self.services, self.mode, session, {"slot": outcome}), f"result-{outcome}")
                self.app.step([], 1500.0)
                self.take(f"result-{outcome}-shown")

    def ended(self, outcome: str) -> Session | None:
        """A game of the sensible agent with this outcome."""
        for seed in range(60):
            session, agent = self.mode.new(self.setup(f"end-{seed}")), SensibleAgent(str(seed))
            while session.prompt is not None:
                session.answer(agent(session.table, session.prompt, None))
            session.take_events()
            if session.state.board.tracks["outcome"] == outcome:
                return session
        return None


def run(folder: Path, size: tuple[int, int], heroes: int) -> int:
    """Write the pictures of every scene into a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        stop(f"{folder}: {fault.strerror}")
    with own_home():
        services = open_stage(size, speed=0.0, hints=False)
        _write_saves(services)
        gallery = Gallery(services, folder, heroes)
        gallery.around()
        gallery.quest()
        gallery.results()
    print(f"{gallery.number} pictures in {folder}")
    return 0


def _write_saves(services: Services) -> None:
    """Some saves, so that title and load scene have something to show."""
    mode = services.games.mode(services.games.ids[0])
    saves: Saves = services.saves
    for number in range(3):
        heroes = list(HEROES[: 2 + number])
        session = mode.new({"quest": "the-goblin-problem", "heroes": heroes, "seed": f"save-{number}"})
        agent = SensibleAgent(str(number))
        for _ in range(20 + 12 * number):
            if session.prompt is not None:
                session.answer(agent(session.table, session.prompt, None))
        saves.write(f"journey-{number}", session, {"slot": f"journey-{number}"})
