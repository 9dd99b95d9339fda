"""Ways on from a fault: to the title, to keep a report, an earlier save, a step back, once more. The same ones wherever
something failed, at the table or anywhere else; those that need a journey are there where one was played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.errors import ContentError, SaveError
from game.scenes.report import write_report
from game.scenes.table.play import Play
from game.ui.screen.scene import Change, Replace, Services
from game.ui.widgets.modal import ModalAnswer

LONGEST_FAULT = 300
"""Characters that are told of a fault; log and report have the rest."""


class WaysOn:
    """What can be done after a fault of `play`, or of a scene in which nothing was played (None)."""

    def __init__(self, services: Services, error: Exception, play: Play | None, go: Callable[[Change], None]) -> None:
        self.services, self.error, self.go = services, error, go
        self.play = play if play is not None and not play.watched and services.saves is not None else None

    def answers(
        self,
        *,
        to_title: Callable[[], object],
        report: Callable[[], object],
        step_back: Callable[[], object],
        again: Callable[[], object] | None = None,
    ) -> list[ModalAnswer]:
        """The answers, the harmless one first; without `again` nothing can be tried once more."""
        found = [("title-menu", to_title)]
        if again is not None:
            found.append(("retry", again))
        if self.play is not None:
            found += [("undo", step_back), ("earlier", self.open_earlier)]
        found.append(("report", report))
        return [ModalAnswer(self.services.words(f"ui.error.{name}"), way) for name, way in found]

    def open_earlier(self) -> None:
        """Go on with the journey as it was one save before."""
        assert self.play is not None
        self.play.settle()
        self._resume(earlier=True)

    def step_back(self) -> None:
        """Take the last answer back without the scene that failed, and open the journey anew."""
        assert self.play is not None
        self.play.settle()
        self.play.session.undo(rewind=True)
        self.play.save()
        self.play.settle()
        self._resume()

    def to_title(self) -> None:
        """Leave all that was open."""
        self.go(Replace(self.services.routes.title(), all_of_them=True))

    def report(self) -> str:
        """Keep a report; says where it lies, or why it could not be written."""
        slot = str(self.play.meta.get("slot", "")) if self.play is not None else ""
        try:
            file = write_report(self.services, self.error, slot)
        except (OSError, ValueError) as fault:
            return self.services.words("ui.error.no-report", what=str(fault))
        return self.services.words("ui.error.reported", where=str(file))

    def _resume(self, *, earlier: bool = False) -> None:
        assert self.play is not None
        try:
            self.go(Replace(self.services.routes.resume(self.play.meta["slot"], earlier=earlier)))
        except (SaveError, ContentError) as fault:
            self.services.message(str(fault), "bad")


def in_few(problems: Sequence[str]) -> str:
    """What is told of a fault, so short that it can be read."""
    return "; ".join(problems)[:LONGEST_FAULT]
