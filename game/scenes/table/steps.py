"""Steps: the answers of the stretch that is played, those that redo gives again, and what is not offered in this round,
each in a few words and in a sentence.

An answer is told as it was asked: from the question that stood open, or from a copy of the game that goes back to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kit.history import EnteredNode, by_person, copied
from game.kit.mode import Mode
from game.kit.prompts import Given
from game.kit.session import Session
from game.kit.shown import Banner, Choice
from game.kit.text import Words
from game.ui.panels.step_strip import Step


class Told(NamedTuple):
    """An answer in words: its icon, a few words, who answered what, and what was offered, where it was declined."""

    icon: str
    label: str
    sentence: str
    offer: str


class Steps:
    """The steps of one session; `seat` is whose view they are told from."""

    def __init__(self, mode: Mode, session: Session, words: Words) -> None:
        self.mode, self.session, self.words = mode, session, words
        self.seat = 0
        self._told: dict[tuple[int, int, Given], Told] = {}
        """By chapter, number of the answer in it, and the answer."""

    # -- telling -----------------------------------------------------------------------------------

    def tell(self, banner: Banner, choices: Sequence[Choice], ids: Sequence[str]) -> Told:
        """An answer to a question that stands open, in words."""
        words, named = self.words, {choice.id: choice for choice in choices}
        taken = [named[option] for option in ids if option in named]
        label = ", ".join(choice.label for choice in taken) or banner.decline or words("ui.table.skip")
        icon = next((choice.icon for choice in taken if choice.icon), "check" if taken else "cross")
        sentence = words("ui.table.step-told", who=banner.who, verb=banner.verb, answer=label)
        about = next((choice.label for choice in choices if choice.piece), "")
        return Told(icon, label, sentence, about or next(iter(banner.details), banner.verb))

    def recall(self, steps: int = 1) -> None:
        """Know in words what so many steps of undo are about to take back."""
        at, number = by_person(self.session.entries, steps)
        for place, entry in enumerate(self.session.entries):
            for nth in range(len(entry.given)):
                if 0 <= at < place or (place == at and nth >= number):
                    self._of(place, nth)

    def _of(self, at: int, number: int) -> Told:
        """The answer of that number in a node of the history."""
        session, given = self.session, self.session.entries[at].given[number]
        nth = sum(len(entry.given) for entry in session.entries[:at]) + number
        key = (len(session.chapters), nth, given)
        if key not in self._told:
            self._told[key] = self._asked_again(at, number, given)
        return self._told[key]

    def _asked_again(self, at: int, number: int, given: Given) -> Told:
        """An answer told from a copy of the game that stands at its question; in few words where there is no way back
        without playing all of it again.
        """
        session, entry = self.session, self.session.entries[at]
        if entry.checkpoint is not None:
            twin = session.fork()
            before = [*session.entries[:at], EnteredNode(entry.node, entry.checkpoint, entry.given[:number])]
            before[-1].script = copied(entry.script)
            twin.resume(before)
            if twin.prompt is not None and given.fits(twin.prompt):
                view = self.mode.view(twin, self.seat)
                return self.tell(view.banner(twin.prompt), view.choices(twin.prompt), given.ids)
        earlier = self.words("ui.table.step-earlier")
        return Told("check", earlier, earlier, earlier)

    # -- what stands in the strip ------------------------------------------------------------------

    def shown(self, *, may_undo: bool) -> list[Step]:
        """What is not offered, the answers of the node that runs, and what redo gives again, in their order."""
        session = self.session
        if not session.entries or (session.prompt is None and not session.ended):
            return []
        if session.computer is not None and self.mode.nature.rivals:
            return []  # what a rival does is told as it happens, and nobody may take it back
        return [*self._silenced(), *self._taken(may_undo=may_undo), *(self._ahead() if may_undo else ())]

    def _silenced(self) -> list[Step]:
        found = []
        for offer in self.session.silenced:
            at, number = next(
                (at, number)
                for at, entry in enumerate(self.session.entries)
                for number, given in enumerate(entry.given)
                if given.quiet == offer
            )
            told = self._of(at, number)
            found.append(Step("mute", told.offer, self.words("ui.table.quiet-now", what=told.offer), offer=offer))
        return found

    def _taken(self, *, may_undo: bool) -> list[Step]:
        session, found = self.session, []
        given = session.entries[-1].given
        for number, answer in enumerate(given):
            if (answer.computer and answer.quiet) or self._of_a_neighbour(answer):
                continue
            told = self._of(len(session.entries) - 1, number)
            back = sum(not later.computer for later in given[number:])
            possible = may_undo and not answer.computer and session.last_given(back) is not None
            if answer.computer:
                key = "ui.table.step-computer"
            elif not possible:
                key = "ui.table.step-stays"
            else:
                key = "ui.table.step-back" if session.undo_is_free(back) else "ui.table.step-rewind"
            icon = "cog" if answer.computer else told.icon
            sentence = f"{told.sentence} {self.words(key)}"
            found.append(Step(icon, told.label, sentence, back=back if possible else 0))
        return found

    def _ahead(self) -> list[Step]:
        session, found = self.session, []
        nth = sum(len(entry.given) for entry in session.entries)
        for ahead, step in enumerate(reversed(session.taken_back), 1):
            told = self._told.get((len(session.chapters), nth, step[0]))
            earlier = self.words("ui.table.step-earlier")
            told = told or Told("check", earlier, earlier, earlier)
            sentence = f"{told.sentence} {self.words('ui.table.step-ahead')}"
            found.append(Step(told.icon, told.label, sentence, ahead=ahead))
            nth += len(step)
        return found

    def _of_a_neighbour(self, answer: Given) -> bool:
        """Whether an answer is another seat's, where hands are hidden."""
        prompt = self.session.prompt
        return self.session.flow.hidden_hands and (prompt is None or answer.chooser != prompt.chooser)
