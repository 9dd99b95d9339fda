"""Turns: the computer's answers at the pace of the eye, and the curtain between two players with hidden hands."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import pygame

from game.kit.companion_choice import CompanionChoice, choose, told
from game.kit.companions import AdviserPlayer
from game.kit.table import Answerer
from game.kit.thinkers import FAULTS, Thinker, Thought
from game.scenes.curtain import CurtainScene
from game.scenes.table.leaving import Holder
from game.scenes.table.play import Play
from game.ui.screen.scene import Change, Push
from game.ui.screen.tempo import TEMPOS
from game.ui.table.curtain_look import CurtainLook

HAND_OVER_EVENT = pygame.event.custom_type()
"""Posted when the turn goes to another seat and everything before it has been shown."""


class TurnActions(NamedTuple):
    """What the table does when it is somebody else's turn."""

    quiet: Callable[[], bool]
    """Whether all is shown, and nothing lies over the table."""
    show: Callable[[CompanionChoice | None], None]
    """Show what the computer player has chosen, before it is taken; None: nothing any more."""
    answer: Callable[[CompanionChoice | None], None]
    """Let the computer player answer, with what it has chosen where that could be made up beside the frames."""
    go: Callable[[Change], None]
    show_anew: Callable[[], None]
    """Show the table as it is seen from the seat that sits here now."""
    leave: Callable[[Holder], None]
    """Back to the title, from a scene over the table."""
    curtain: Callable[[], CurtainLook | None]
    """The curtain of the game, if it has one of its own."""


class Turns:
    """Whose turn it is at a table; see the module."""

    def __init__(self, play: Play, thinker: Thinker, actions: TurnActions) -> None:
        self.play, self.thinker = play, thinker
        self._actions = actions
        self._waited = 0.0
        self._called = False
        self._player: Answerer | None = None
        """Who makes up its mind; made anew for each question."""
        self._thought: Thought | None = None
        self._choice: CompanionChoice | None = None
        self._chosen = False

    @property
    def thinking(self) -> bool:
        """Whether a computer player has still to make up its mind."""
        return self.play.computer_asked and not self._chosen

    def update(self, dt: float) -> bool:
        """Let time pass; true while the computer is waited for."""
        if not self._actions.quiet():
            return False
        if self.play.next_seat and not self._called:
            self._called = True
            if self._nobody_else:
                self.sit_down()
                return False
            pygame.event.post(pygame.event.Event(HAND_OVER_EVENT))
        player = self.play.session.computer if self.play.computer_asked else None
        if player is not self._player:
            self._begin(player)
        if player is None:
            return False
        self._waited += dt
        if not self._chosen:
            self._make_up(player)
        if self._chosen and self._waited >= TEMPOS[self.play.services.settings.speed].reading:
            choice = self._choice
            self._begin(None)
            self._actions.answer(choice)
        return True

    def forget(self) -> None:
        """Something else comes over the table: what is thought now is thought anew afterwards."""
        self._begin(None)

    def _begin(self, player: Answerer | None) -> None:
        """Another question, or another player of it: what was thought is of no use."""
        if self._thought is not None:
            self.thinker.forget(self._thought)
        if self._choice is not None:
            self._actions.show(None)
        self._player, self._thought, self._choice, self._chosen, self._waited = player, None, None, False, 0.0
        if isinstance(player, AdviserPlayer):
            self._thought = self.thinker.ask(self.play.mode, self.play.session, player.seed, player.fates)

    def _make_up(self, player: Answerer) -> None:
        """See whether the mind is made up; from then on the choice is shown. A fault comes up when it is answered."""
        play, prompt = self.play, self.play.session.prompt
        assert prompt is not None, "somebody is asked"
        words = play.services.words
        if self._thought is not None:
            self.thinker.look()
            if not self._thought.settled:
                return
            advice = self._thought.advice
            if advice is not None:
                self._choice = told(play.view, words, prompt, advice.answers[0].answer, advice)
        else:
            with suppress(*FAULTS):
                choice = choose(play.session, play.view, words)
                prompt.check(choice.ids)
                self._choice = choice
        self._chosen, self._waited = True, 0.0
        self._actions.show(self._choice)

    def handle(self, event: pygame.event.Event) -> bool:
        """Draw the curtain, if the turn goes to another seat; true when it was drawn. Nobody waits for the only person
        at the table, who sits down at once.
        """
        wanted = event.type in (HAND_OVER_EVENT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
        seat = self.play.next_seat
        if not (wanted and seat and self._actions.quiet()) or self._nobody_else:
            return False
        name = self.play.name_of(seat)
        actions = self._actions
        scene = CurtainScene(self.play.services, name, seat, self.sit_down, actions.leave, actions.curtain())
        actions.go(Push(scene))
        return True

    @property
    def _nobody_else(self) -> bool:
        """Whether a single person plays, and nobody has sat here before."""
        return self.play.session.alone and not self.play.seat

    def sit_down(self) -> None:
        """The next player is there, and sees the table."""
        self._called = False
        self.play.take_seat()
        self._actions.show_anew()
