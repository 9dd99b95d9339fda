"""Dialogs over the game: the menu, rewinding, abandoning, and what to do when a rule failed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.kit.errors import ContentError, RuleFailed, SaveError
from game.scenes.journey_picture import keep_picture
from game.scenes.other_table import OtherTableScene
from game.scenes.table.companion_plates import CompanionPlates
from game.scenes.table.leaving import Holder, leave
from game.scenes.table.pause import Pause
from game.scenes.table.play import Play
from game.scenes.table.players_sheet import PlayersSheet
from game.scenes.table.seat_devices import SeatDevices
from game.scenes.table.seat_recap import SeatRecap
from game.scenes.table.table_menu import TableMenu
from game.scenes.ways_on import WaysOn, in_few
from game.ui.screen.scene import Change, Push, Replace, Services
from game.ui.widgets.modal import Modal, ModalAnswer


class GoingBack(Protocol):
    """Takes answers back."""

    def take_back(self, *, rewind: bool, steps: int = 1) -> None: ...

    def give_up(self) -> None: ...


class DialogHost(Protocol):
    """What dialogs need of the scene over which they are asked."""

    services: Services
    play: Play
    modal: Modal | None
    pause: TableMenu | None
    companions: CompanionPlates
    devices: SeatDevices
    recap: SeatRecap

    @property
    def answering(self) -> GoingBack: ...

    def go(self, change: Change) -> None: ...

    def show_anew(self) -> None: ...


class Dialogs:
    """Makes the boxes over a quest and opens the ways out of it."""

    def __init__(self, scene: DialogHost) -> None:
        self.scene = scene

    def rule_of_question(self) -> str:
        """The rule that the open question is about; empty where it is about none in particular."""
        prompt = self.scene.play.prompt
        return self.scene.play.kind_of(prompt).rule if prompt is not None else ""

    def open_rules(self, name: str = "") -> None:
        """Open the rules, at a rule or a word if one is named."""
        self.scene.go(Push(self.scene.services.routes.rules(self.scene.play.mode, name)))

    def open_settings(self) -> None:
        """Open the settings."""
        self.scene.go(Push(self.scene.services.routes.settings()))

    def open_players(self) -> None:
        """Show who sits at the table."""
        self.scene.pause = PlayersSheet(self.scene)

    def leave(self, holder: Holder | None = None) -> None:
        """Back to the title from the table, or from what lies over it; the journey is saved."""
        title = self.scene.services.routes.title
        leave(self.scene.play, holder or self.scene, lambda: Replace(title(), all_of_them=True))

    def keep_picture(self) -> None:
        """Keep the table as it is shown now for the list of journeys; nothing lies over it yet."""
        play = self.scene.play
        if not (play.watched or play.taken_over):
            keep_picture(play.services, play.session, play.meta["slot"])

    def open_result(self) -> None:
        """On to the result of a game that is over."""
        self.keep_picture()
        play, result = self.scene.play, self.scene.services.routes.result
        leave(play, self.scene, lambda: Replace(result(play.mode, play.session, play.meta)))

    def open_table(self, name: str) -> None:
        """Look at another table of the game: its book, its map."""
        play, services = self.scene.play, self.scene.services
        services.audio.cue("page")
        self.scene.go(Push(OtherTableScene(services, play.mode, play.session, name, play.view)))

    def pause(self) -> Pause:
        """The menu over the quest."""
        entries: list[tuple[str, Callable[[], object]]] = [
            ("ui.table.menu-continue", lambda: None),
            ("ui.table.menu-recap", self.scene.recap.toggle),
            *((f"ui.table.table.{name}", partial(self.open_table, name)) for name in self.scene.play.view.tables()),
            ("ui.table.menu-rules", self.open_rules),
            ("ui.table.menu-settings", self.open_settings),
            ("ui.table.menu-players", self.open_players),
            ("ui.table.menu-leave", self.leave),
            *([("ui.table.menu-surrender", self._ask_surrender)] if self._may_surrender else []),
            ("ui.table.menu-abandon", self._ask_abandon),
        ]
        self.scene.play.settle()
        return Pause(self.scene.services, entries, saved=not self.scene.play.unsaved)

    def rewind(self, what: str, steps: int = 1) -> Modal:
        """Going back beyond something known marks the run, so it is asked."""
        words, scene = self.scene.services.words, self.scene
        back = partial(scene.answering.take_back, rewind=True, steps=steps)
        answers = [
            ModalAnswer(words("ui.table.rewind-keep"), lambda: None),
            ModalAnswer(words("ui.table.rewind-do"), back, "main"),
        ]
        text = words("ui.table.rewind-text", what=what)
        return Modal(words("ui.table.rewind-title"), text, answers, scene.services.bindings)

    def trouble(self, fault: RuleFailed, again: Callable[[], None] | None = None) -> Modal:
        """A rule failed; the answer is taken back and the game stands at the question before it. `again` tries the
        same once more.
        """
        scene = self.scene
        services = scene.services
        services.log.write("a rule failed", fault)
        ways = WaysOn(services, fault, scene.play, scene.go)
        answers = ways.answers(
            to_title=self.leave,
            report=lambda: services.message(ways.report()),
            step_back=lambda: scene.answering.take_back(rewind=True),
        )
        if again is not None:
            answers.insert(0, ModalAnswer(services.words("ui.table.trouble-back"), lambda: None))
            answers.append(ModalAnswer(services.words("ui.error.retry"), lambda: self._retry(again), "main"))
        text = services.words("ui.table.trouble-text", fault=in_few([str(fault)]))
        return Modal(services.words("ui.table.trouble-title"), text, answers, services.bindings)

    def taken_over(self) -> Modal:
        """Another window goes on with this journey: look at what it plays, take it back, or leave it there."""
        scene, words = self.scene, self.scene.services.words
        slot, routes = scene.play.meta["slot"], scene.services.routes
        answers = [
            ModalAnswer(words("ui.load.busy-watch"), lambda: self._open(lambda: Push(routes.watch(slot)))),
            ModalAnswer(words("ui.error.title-menu"), self.leave),
            ModalAnswer(
                words("ui.table.taken-over-back"),
                lambda: self._open(lambda: Replace(routes.resume(slot, take_over=True))), "main",
            ),
        ]  # fmt: skip
        text = words("ui.table.taken-over-text")
        return Modal(words("ui.load.busy-title"), text, answers, scene.services.bindings)

    def look_for_a_dead_end(self) -> None:
        """Where nothing can answer the open question, offer the ways back."""
        prompt = self.scene.play.prompt
        if prompt is not None and self.scene.modal is None and prompt.least > len(prompt.options):
            what = self.scene.services.words("ui.table.trouble-dead-end", kind=prompt.kind)
            self.scene.modal = self.trouble(RuleFailed({"error": what, "answers": self.scene.play.session.journal()}))

    def _retry(self, again: Callable[[], None]) -> None:
        self.scene.modal = None
        again()

    def _open(self, change: Callable[[], Change]) -> None:
        """Go on by a change; say why where what it leads to cannot be opened."""
        try:
            self.scene.go(change())
        except (SaveError, ContentError) as fault:
            self.scene.services.message(str(fault), "bad")

    @property
    def _may_surrender(self) -> bool:
        """Whether the players can give the game up now, where it knows such an end."""
        play = self.scene.play
        return bool(play.session.flow.given_up) and play.prompt is not None and not play.guided

    def _ask_surrender(self) -> None:
        words, scene = self.scene.services.words, self.scene
        answers = [
            ModalAnswer(words("ui.table.abandon-keep"), lambda: None),
            ModalAnswer(words("ui.table.surrender-do"), scene.answering.give_up, "main"),
        ]
        title, text = words("ui.table.surrender-title"), words("ui.table.surrender-text")
        scene.modal = Modal(title, text, answers, scene.services.bindings)

    def _ask_abandon(self) -> None:
        words, scene = self.scene.services.words, self.scene
        answers = [
            ModalAnswer(words("ui.table.abandon-keep"), lambda: None),
            ModalAnswer(words("ui.table.abandon-do"), self._abandon, "main"),
        ]
        scene.modal = Modal(
            words("ui.table.abandon-title"), words("ui.table.abandon-text"), answers, scene.services.bindings
        )

    def _abandon(self) -> None:
        """Delete the save and go back to the title."""
        services = self.scene.services
        if services.saves is not None:
            try:
                services.saves.delete(self.scene.play.meta["slot"])
            except SaveError as fault:
                services.message(str(fault), "bad")
        self.scene.go(Replace(services.routes.title(), all_of_them=True))
