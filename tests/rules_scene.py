"""What the scenes of the rules tests have in common: laid out by a test, played by its answers, checked at each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Self

from game.kit.board import Board
from game.kit.codec import from_plain, to_plain
from game.kit.events import Event, Noted, fold
from game.kit.prompts import Prompt
from game.kit.session import Session


class RulesScene(ABC):
    """A session that answers of a test lead on. After each the events must tell all that changed, and the answer, taken
    back on a copy, must lead to the same question and state.

    Who makes one sets `session`, and calls `laid_out` when all is there.
    """

    session: Session
    before: Board
    events: list[Event]

    def laid_out(self) -> None:
        """All is there: what follows is played."""
        self.before = from_plain(to_plain(self.session.state)).board
        self.events = []
        self._read = False

    def begin(self) -> Self:
        """Play to the first question."""
        self.session.begin()
        self._take()
        return self

    def on(self, stop: str = "") -> Self:
        """Play on to another stop."""
        self.session.stop_at = stop
        self.session._advance()
        self._take()
        return self

    def answer(self, *answers: str | Sequence[str]) -> Self:
        """Give answers in order: an option or what the game's tests call it, several of them, or nothing."""
        for answer in answers:
            assert self.session.prompt is not None, f"nothing is asked any more, {answer} is left"
            ids: list[str] = []
            for word in [answer] if isinstance(answer, str) else answer:
                ids.append(self.meant(word, ids))
            self._give_and_take_back(ids)
            self.session.answer(ids)
            self._take()
        return self

    @abstractmethod
    def meant(self, word: str, taken: Sequence[str]) -> str:
        """The option that a word of a test names, of those that are not taken yet; the word itself where none is."""

    def _give_and_take_back(self, ids: list[str]) -> None:
        """The answer, undone, must lead back to the same question and state, but where a chapter closes behind it or
        hidden hands forbid it.
        """
        prompt, state = self.session.prompt, to_plain(self.session.state)
        twin = self.session.fork()
        twin.stop_at = self.session.stop_at
        twin.answer(ids)
        if len(twin.chapters) > len(self.session.chapters):
            return
        if twin.undo(rewind=True):
            assert twin.prompt == prompt
            assert to_plain(twin.state) == state
        else:
            assert twin.flow.hidden_hands

    def _take(self) -> None:
        self._read = False
        new = self.session.take_events()
        self.events += new
        fold(self.before, new)
        assert self.before == self.session.state.board, "the events do not tell all that changed"
        assert not self.session.state.board.fault()

    # -- reading -----------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt:
        """The open question."""
        self._read = True
        assert self.session.prompt is not None, "no question is open"
        return self.session.prompt

    @property
    def asked(self) -> str:
        """The kind of the open question, empty where nothing is asked."""
        self._read = True
        return self.session.prompt.kind if self.session.prompt is not None else ""

    @property
    def chooser(self) -> str:
        """Who is asked."""
        return self.prompt.chooser

    def noted(self, name: str) -> list[dict[str, Any]]:
        """The data of every note of a name so far."""
        return [event.data for event in self.events if isinstance(event, Noted) and event.name == name]
