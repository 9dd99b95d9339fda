"""The router: which scene follows which. The only place that knows every scene; scenes ask `services.routes` for the
next one and know nothing of each other.

A journey is a session with its `meta`: what is kept beside it in the save ("slot", "setup", "undo").
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from typing import Any

import msgspec

from game.kit.counting import News, count_ended
from game.kit.course_progress import begin_course, course_slot, is_held, place_in
from game.kit.daily import begin_try, setup_of_day
from game.kit.errors import ContentError, RuleError, SaveError
from game.kit.guided import GuidedCourse, Place, read_course
from game.kit.mode import Mode
from game.kit.opening import Opened, open_save
from game.kit.past import Glance
from game.kit.saves import SaveInfo
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.shown import LogLine
from game.scenes.journey import new_seed
from game.ui.screen.scene import Scene, Services

# Each scene is imported when it is first opened: the title stands in the window before the others are read.


class Router:
    """Makes the scenes of one program."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def title(self) -> Scene:
        """The title, from wherever the player is; no journey is played any more."""
        if self.services.saves is not None:
            self.services.saves.release()
        from game.scenes.title import MenuScene

        return MenuScene(self.services)

    def setup(self, mode: Mode, last: Setup | None = None, *, undo: bool = True) -> Scene:
        """The set-up of a game; starts from `last`, or from what the settings remember."""
        from game.scenes.setup.scene import SetupScene

        return SetupScene(self.services, mode, last, undo=undo)

    def load(self, game: str, bring_out: Callable[[str, SaveInfo], object] | None = None) -> Scene:
        """The list of saved journeys, while a game is out; `bring_out` is told of a journey of another one."""
        from game.scenes.load import LoadScene

        return LoadScene(self.services, game, bring_out)

    def rules(self, mode: Mode, entry: str = "") -> Scene:
        """The rulebook of a game, opened at a rule or a word."""
        from game.scenes.rules.scene import RulesScene

        return RulesScene(self.services, mode, entry)

    def settings(self) -> Scene:
        """The settings."""
        from game.scenes.settings.scene import SettingsScene

        return SettingsScene(self.services)

    def credits(self) -> Scene:
        """The credits."""
        from game.scenes.credits import CreditsScene

        return CreditsScene(self.services)

    def profile(self, mode: Mode) -> Scene:
        """What the players of a game have won."""
        from game.scenes.profile.scene import ProfileScene

        return ProfileScene(self.services, mode, date.today())

    def day(self, mode: Mode, date: str, player: str) -> Scene:
        """The journey of a day for a player: begun, gone on with, or once more. Raises SaveError, ContentError."""
        saves, profiles = self.services.saves, self.services.profiles
        slot = saves.new_slot() if saves is not None else ""
        if profiles is not None:
            is_kept = partial(is_held, saves) if saves is not None else bool
            tried = profiles.change(lambda players: begin_try(players, mode, date, player, slot, is_kept))
            if not tried.outcome and tried.slot not in ("", slot) and saves is not None:
                return self.resume(tried.slot)
        return self._begin(mode, setup_of_day(mode, date, player), slot, undo=True)

    def begin(self, mode: Mode, setup: Setup, *, undo: bool = True) -> Scene:
        """The table of a new journey; without `undo` every choice stands."""
        slot = self.services.saves.new_slot() if self.services.saves is not None else ""
        return self._begin(mode, setup, slot, undo=undo)

    def learn(self, mode: Mode, lesson: int | None = None) -> Scene:
        """The course of a game: a lesson of it by its number from 0; without one it is gone on with where it was left,
        or begun. Raises SaveError, ContentError.
        """
        slot = self.course_of(mode.id) if lesson is None else ""
        return self.resume(slot) if slot else self._begin_course(mode, lesson or 0)

    def lessons(self, mode: Mode) -> tuple[GuidedCourse, Place | None]:
        """The course of a game, and where it was left; None where it was not. Raises ContentError."""
        course, slot = self._course(mode), self.course_of(mode.id)
        if slot:
            with suppress(SaveError):
                return course, place_in(course, self.services.saves.read(slot))
        return course, None

    def course_of(self, game: str) -> str:
        """The slot of the journey in which the course of a game is held; empty where none is."""
        slot, saves = str(self.services.settings.of(game).course), self.services.saves
        return slot if saves is not None and is_held(saves, slot) else ""

    def _begin_course(self, mode: Mode, lesson: int) -> Scene:
        """The first step of a lesson, as a journey of its own. Raises ContentError where the game has no course."""
        course, saves = self._course(mode), self.services.saves
        slot = course_slot(saves, self.course_of(mode.id)) if saves is not None else ""
        self.services.settings.of(mode.id).course = slot
        self.services.apply_settings()
        meta: dict[str, Any] = {"slot": slot, "undo": True}
        return self._at_once(mode, begin_course(course, mode, lesson, meta), meta)

    def play_now(self, mode: Mode) -> Scene:
        """The table of a new journey with the party that its course suggests. Raises ContentError."""
        setup = self._course(mode).setup(new_seed(self.services.words))
        slot = self.services.saves.new_slot() if self.services.saves is not None else ""
        meta = {"slot": slot, "setup": msgspec.to_builtins(setup), "undo": True}
        return self._at_once(mode, mode.session(setup).begin(), meta)

    def _at_once(self, mode: Mode, session: Session, meta: dict[str, Any]) -> Scene:
        """The table of a new journey, one great moment away."""
        from game.scenes.table.scene import TableScene

        scene = TableScene(self.services, mode, session, meta)
        scene.stage.begin_at_once()
        return scene

    def _course(self, mode: Mode) -> GuidedCourse:
        course = read_course(self.services.games.folder(mode.id), mode.kinds())
        if course is None:
            raise ContentError([f"{mode.id} has no course"])
        return course

    def _begin(self, mode: Mode, setup: Setup, slot: str, *, undo: bool) -> Scene:
        meta = {"slot": slot, "setup": msgspec.to_builtins(setup), "undo": undo}
        return self.table(mode, mode.session(setup).begin(), meta)

    def prepare(self, mode: Mode, setup: Setup) -> None:
        """Queue the loading of everything that the table of such a journey will show first."""
        from game.ui.table.layout import read_table
        from game.ui.table.preload import rehearsal

        services, session = self.services, mode.session(setup).begin()
        look = services.games.look(mode.id)
        file = look.table_file(len(setup.seats), look.shown_table(session.state.board))
        layout = read_table(file).fit(services.window.stage.bounds)
        services.images.chores(rehearsal(services, look, layout, mode.view(session), session.state.board))

    def resume(self, slot: str, *, take_over: bool = False, earlier: bool = False) -> Scene:
        """A saved journey at the very question it was left at, or its result; with `earlier` as it was one save before.

        Raises SaveBusy where another window plays it, unless it is to be taken over, SaveError, and ContentError where
        its game cannot be opened.
        """
        saves, games = self.services.saves, self.services.games
        if take_over:
            saves.take_over(slot)
        else:
            saves.claim(slot)
        try:
            opened = open_save(saves, slot, games.mode, int(earlier))
            scene = self._scene_of(opened)
        except (SaveError, ContentError):
            saves.release()
            raise
        for note in opened.notes:
            self.services.message(note)
        return scene

    def _scene_of(self, opened: Opened) -> Scene:
        """The table of a journey, or its result. Raises SaveError where it cannot be shown."""
        mode, session, meta = opened.mode, opened.session, opened.meta
        try:
            if session.ended:
                return self.result(mode, session, meta)
            from game.scenes.table.scene import TableScene

            return TableScene(self.services, mode, session, meta, log=opened.log)
        except ContentError:
            raise
        except Exception as fault:
            what = f"{type(fault).__name__}: {fault}"
            raise SaveError(self.services.words("ui.load.unfit", fault=what)) from fault

    def watch(self, slot: str) -> Scene:
        """What was played of a journey so far, which another window goes on with. Raises SaveError."""
        opened = open_save(self.services.saves, slot, self.services.games.mode)
        try:
            return self.replay(opened.mode, opened.session, opened.meta)
        except RuleError as fault:
            raise SaveError(self.services.words("ui.load.unfit", fault=str(fault))) from fault

    def table(self, mode: Mode, session: Session, meta: dict[str, Any]) -> Scene:
        """A session at its table."""
        from game.scenes.table.scene import TableScene

        return TableScene(self.services, mode, session, meta)

    def result(self, mode: Mode, session: Session, meta: dict[str, Any]) -> Scene:
        """How a session that is over has ended; nobody plays it any more."""
        if self.services.saves is not None:
            self.services.saves.release()
        from game.scenes.result.scene import ResultScene

        return ResultScene(self.services, mode, session, meta, self._count(mode, session, meta))

    def _count(self, mode: Mode, session: Session, meta: dict[str, Any]) -> Sequence[News]:
        """Count a journey for everybody who played it; what it brought them. What cannot be counted is told, and keeps
        nobody from the result.
        """
        try:
            return count_ended(self.services.profiles, mode, session, meta, time.time())
        except SaveError as fault:
            self.services.message(str(fault), "bad")
        except Exception as fault:
            self.services.log.write("a journey could not be counted", fault)
        return ()

    def replay(self, mode: Mode, session: Session, meta: dict[str, Any]) -> Scene:
        """A session played again from its answers."""
        from game.scenes.replay import ReplayScene

        return ReplayScene(self.services, mode, session, meta)

    def look_back(self, mode: Mode, session: Session, meta: dict[str, Any], glance: Glance) -> Scene:
        """The table of a session that is played as it was at another moment. Raises RuleError."""
        from game.scenes.replay import ReplayScene

        return ReplayScene(self.services, mode, session, meta, glance)

    def branch(self, mode: Mode, session: Session, meta: dict[str, Any], log: Sequence[LogLine]) -> Scene:
        """The table of a new journey that goes on from this session, with the log until then. Raises SaveError."""
        from game.scenes.table.scene import TableScene

        services, saves = self.services, self.services.saves
        own = {**meta, "slot": saves.new_slot() if saves is not None else ""}
        if saves is not None:
            saves.write(own["slot"], session, own, () if session.flow.hidden_hands else log)
        return TableScene(services, mode, session, own, log=None if session.flow.hidden_hands else log)
