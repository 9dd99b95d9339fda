"""Play: the game on the table as the table scene handles it: answers, undo, log, and a save after every decision.

Nothing here draws. The model is always ahead of what is seen: `answer` gives the events that are to be shown. A save is
written while that is shown; the next answer is taken when it is on disk.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from game.kit.companion_choice import CompanionChoice
from game.kit.errors import RuleError
from game.kit.events import Event
from game.kit.explained import Explained
from game.kit.foresight import Foresight, foresee
from game.kit.history import whole
from game.kit.mode import Mode, View
from game.kit.objective import Objective
from game.kit.past import answered, dated, told_anew
from game.kit.people import addressed, names_given, names_shown
from game.kit.prompts import Prompt, PromptKind
from game.kit.session import Session
from game.kit.shown import OF_THE_HOUSE, Banner, Choice, Forecast, LogLine, Scoreboard, Sheet, Why
from game.scenes.table.kept_game import KeptGame
from game.scenes.table.play_time import PlayTime
from game.scenes.table.refusals import Refusals
from game.scenes.table.seat_logs import SeatLogs
from game.scenes.table.steps import Steps
from game.ui.panels.step_strip import Step
from game.ui.screen.scene import Services


class Play(KeptGame):
    """One session with what the scene keeps beside it."""

    def __init__(
        self, services: Services, mode: Mode, session: Session, meta: dict[str, Any], *,
        watched: bool = False, log: Sequence[LogLine] | None = None, seat: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(services, mode, session, meta)
        self.watched = watched
        """Whether nobody plays: somebody else gives the answers, and only what lies open to everybody is seen."""
        self.guided = False
        """Whether a course is held: only what it teaches can be chosen."""
        self.stays = 0
        """So many answers stay, of somebody who is led: the lesson began behind them."""
        self.seat = seat
        """The seat whose view is shown; 0 for what lies open to everybody."""
        self.next_seat = 0
        """The seat to which the screen is to be handed over; 0 for none."""
        self.view: View = self._view_of(session)
        self.book = mode.book()
        self._steps = Steps(mode, session, services.words)
        self.refusals = Refusals(self, services.words)
        self.first: list[Event] = []
        """What was told when the journey began here."""
        self.why: list[Why] = []
        self.fresh = False
        """Whether `why` belongs to the last answer."""
        self.banner: Banner | None = None
        self.given: dict[str, str] = {}
        """The names that somebody gave, by the pieces."""
        self.names: dict[str, str] = {}
        """The people to be named at the table, by their pieces."""
        self.choices: tuple[Choice, ...] = ()
        self.told = True
        """False where what followed from the last answer could not be told: a fault came between."""
        self.last: list[Event] = []  # what followed from the last answer, while its lines end the log
        self._time = PlayTime()
        self._forecasts: dict[tuple[int, str], Forecast | None] = {}
        self._foreseen: dict[tuple[str, ...], Foresight] = {}
        self._sheets: dict[str, Sheet] = {}
        self._explained: dict[str, Explained | None] = {}
        self._shown_steps: dict[bool, list[Step]] = {}
        self._scoreboard: Scoreboard | None = None
        self._objective: list[Objective | None] = []
        self._other_logs = SeatLogs()
        self._differed = session.differs
        self._begin(log)

    # -- what stands open --------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """The question that is open to whoever sits here: none while the computer or another seat is asked, or where
        nobody plays.
        """
        return None if self.watched or self.computer_asked or self.next_seat else self.session.prompt

    @property
    def computer_asked(self) -> bool:
        """Whether a computer player is to answer."""
        return self.session.computer is not None and not self.watched

    def kind_of(self, prompt: Prompt) -> PromptKind:
        """What the game declares about a question's kind."""
        return self.mode.kinds()[prompt.kind]

    @property
    def ended(self) -> bool:
        """Whether the quest is over."""
        return self.session.ended

    @property
    def scoreboard(self) -> Scoreboard:
        """Round, phase, turns, seats: made once for each question, as every frame asks for it."""
        if self._scoreboard is None:
            self._scoreboard = self.view.scoreboard()
        return self._scoreboard

    @property
    def objective(self) -> Objective | None:
        """What is played for: made once for each question."""
        if not self._objective:
            self._objective = [self.view.objective()]
        return self._objective[0]

    def sheet(self, piece: str) -> Sheet:
        """What is to be read on a piece's card, made once for each question."""
        if piece not in self._sheets:
            self._sheets[piece] = self.view.sheet(piece)
        return self._sheets[piece]

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is, made once for each question."""
        if place not in self._explained:
            self._explained[place] = self.view.explained(place)
        return self._explained[place]

    def forecast(self, option: str = "") -> Forecast | None:
        """What is at stake with the open question, or with one of its options; None if there is nothing or the
        player does not want to know.
        """
        if self.prompt is None or not self.services.settings.forecast:
            return None
        key = (id(self.prompt), option)
        if key not in self._forecasts:
            self._forecasts[key] = self.view.forecast(self.prompt, option)
        return self._forecasts[key]

    @property
    def works(self) -> bool:
        """Whether something about the open question is still worked out."""
        self.forecast()
        return bool(self.view.pending) or any(told is not None and told.working for told in self._forecasts.values())

    def ponder(self, until: float) -> bool:
        """Work up to a time of `time.perf_counter`; true where something has come to say something else."""
        waiting, pending = {key: it for key, it in self._forecasts.items() if it and it.working}, self.view.pending
        while time.perf_counter() < until and self.view.ponder():
            pass
        for key in waiting:
            del self._forecasts[key]
        return self.view.pending != pending or any(self.forecast(at) != told for (_, at), told in waiting.items())

    def foresee(self, ids: Sequence[str]) -> Foresight:
        """What would follow from an answer to the open question before anything else is asked."""
        key = tuple(ids)
        if key not in self._foreseen:
            self._foreseen[key] = foresee(self.session, key, self.mode.notes())
        return self._foreseen[key]

    def name_of(self, number: int) -> str:
        """The player of a seat, or the piece that is played there."""
        seat = next((seat for seat in self.scoreboard.seats if seat.number == number), None)
        return (seat.player or seat.name) if seat is not None else str(number)

    def seats(self) -> dict[str, int]:
        """Seat number by the piece that sits there."""
        return {seat.piece: seat.number for seat in self.scoreboard.seats}

    # -- answering ---------------------------------------------------------------------------------

    def answer(self, ids: Sequence[str], *, quiet: bool = False) -> list[Event]:
        """Answer the open question, once the answer before is on disk; gives the events to show. With `quiet` the offer
        that is declined is not made again in this round.

        Raises RuleFailed (the answer is taken back).
        """
        self.settle()
        self.session.answer(ids, quiet=quiet)
        if quiet:
            self._note("ui.table.log-quiet", "mute")
        return self._tell()

    def give_up(self) -> list[Event]:
        """The players give the game up, where it knows such an end; gives the events to show."""
        self.settle()
        self.session.give_up()
        return self._tell()

    def offer_again(self, offer: str) -> None:
        """Let an offer be made again that was not to come in this round."""
        self.session.offer_again(offer)
        self._note("ui.table.log-offered", "bell")
        self.save()
        self._ask()

    def answer_by_computer(self, choice: CompanionChoice | None = None) -> list[Event]:
        """Let the computer player answer, maybe with what it has chosen; undo takes it back with a person's before it.
        """
        self.settle()
        ids, reason, said = (choice.ids, choice.reason, [choice.line]) if choice is not None else (None, "", [])
        self.session.answer_by_computer(ids, reason)
        self.log += dated(said, self.session)
        return self._tell()

    def note(self, line: LogLine) -> None:
        """Something changed at the table that is no answer: it is told, kept, and the question taken over anew."""
        self._add(line)
        self.save()
        self._ask()

    def _tell(self) -> list[Event]:
        """An answer was accepted: save, then tell what followed from it."""
        self.told = False
        self._time.count(self.meta)
        self.save()
        events = self.last = self.session.take_events()
        self.log += dated(self.view.log(events), self.session)
        self._other_logs.tell(events, self.session)
        told = self.view.why(events)
        self.fresh = bool(told)
        if told:
            self.why = told
        self._ask()
        self.told = True
        return events

    def tell_anew(self) -> bool:
        """After a fault while something was told: the question is the one of the session, and the log is whole; false
        where there was none.
        """
        if self.told:
            return False
        self.session.take_events()
        self.last = []
        self.log = self._history()
        self._other_logs.forget()
        self.why = []
        self._ask()
        self.told = True
        return True

    # -- undo --------------------------------------------------------------------------------------

    @property
    def undo_words(self) -> str:
        """What undo takes back, in words; empty if there is nothing, or if the party plays without undo."""
        if self.meta.get("undo") is False or self.undo_refused:
            return ""
        return self.view.undo_label() if self.session.last_given() is not None else ""

    @property
    def undo_refused(self) -> str:
        """Why what was answered stays, in words; empty where nothing was answered, or it can be taken back."""
        if 0 < self.stays >= answered(self.session):
            return self.services.words("ui.guided.undo-not")
        return self.services.words("ui.table.undo-closed") if self.session.opens_chapter else ""

    @property
    def redo_words(self) -> str:
        """What redo gives again, in words; empty if there is nothing."""
        return next((step.label for step in self.steps if step.ahead), "")

    @property
    def steps(self) -> list[Step]:
        """The steps of the stretch that is played, and those that were taken back; none while a player is led, or where
        a sheet lies over the table.
        """
        asked = self.prompt
        covered = asked is not None and self.kind_of(asked).gesture.dock == "sheet"
        if self.watched or self.next_seat or self.guided or covered:
            return []
        may_undo = self.meta.get("undo") is not False
        if may_undo not in self._shown_steps:
            self._shown_steps[may_undo] = self._steps.shown(may_undo=may_undo)
        return self._shown_steps[may_undo]

    @property
    def undo_is_free(self) -> bool:
        """Whether nothing became known since the last answer."""
        return self.session.undo_is_free()

    def undo(self, rewind: bool = False, steps: int = 1) -> bool:
        """Take back the last answers (beyond something known only as a rewind); true when they were taken back."""
        what = self.undo_words if steps == 1 else self.services.words("ui.table.undo-steps", count=steps)
        self.settle()
        self._steps.recall(steps)
        try:
            if not self.session.undo(rewind, steps):
                return False
        except RuleError:
            self.services.message(self.services.words("ui.table.no-further"), "bad")
            return False
        self.told = False
        self.save()
        at = answered(self.session)
        self.log = [line for line in self.log if line.at <= at]
        self._other_logs.go_back(at)
        self._note("ui.table.log-rewind" if rewind else "ui.table.log-undo", "undo", what=what)
        self.why, self.last = [], []
        self._ask()
        self.told = True
        return True

    def redo(self, steps: int = 1) -> bool:
        """Give again what undo took back; false where there is nothing, or it no longer fits.

        Raises RuleFailed (the answer that failed is taken back).
        """
        self.settle()
        for _ in range(steps):
            if not self.session.redo():
                return False
            self._tell()
        return True

    def _note(self, key: str, icon: str, **told: str) -> None:
        """A line of the log that is no event of the game."""
        self._add(LogLine(self.services.words(key, **told), 1, icon, tone=OF_THE_HOUSE))

    def _add(self, line: LogLine) -> None:
        """A line that is told to every seat."""
        self.log += dated([line], self.session)
        self._other_logs.add(self.log[-1:])

    def _history(self) -> list[LogLine]:
        """The log told anew; where the rules of today tell it differently, as it stands."""
        told = self._anew()
        return told if whole(self.session.entries) else list(self.log)

    def _anew(self) -> list[LogLine]:
        """The log as the rules of today tell it, with what the house tells between."""
        return told_anew(self.session, self._view_of, self.services.words)

    def _view_of(self, session: Session) -> View:
        """How a session presents itself to the seat that looks."""
        return self.mode.view(session, self.seat)

    def _begin(self, log: Sequence[LogLine] | None) -> None:
        """Take up a journey with the log it was opened with, or begin one; what is only looked at is not written."""
        events = self.session.take_events()
        if log is not None:
            self.log, self._lines_kept = list(log), len(log)
            self._ask()
            return
        loaded = self.session.journal() or not events
        self.first = self.last = [] if loaded else list(events)
        self.save()
        self.log = self._anew() if loaded else dated(self.view.log(events), self.session)
        self._ask()

    def take_seat(self) -> None:
        """The player of the next seat is here: from now on the view is that seat's."""
        self._other_logs.keep(self.seat, self.view, self.log)
        self.seat, self.next_seat = self.next_seat, 0
        self._show(self.session, self._other_logs.take(self.seat) or self._anew())

    def turn_to(self, session: Session, log: Sequence[LogLine]) -> None:
        """Show a session of this game as it stands now, with its log."""
        self._other_logs.forget()
        self._show(session, log)

    def _show(self, session: Session, log: Sequence[LogLine]) -> None:
        self.session = session
        self._steps.session, self._steps.seat = session, self.seat
        self.view = self._view_of(session)
        self.log, self.why, self.last = list(log), [], []
        self._ask()

    def _handed_to(self) -> int:
        """The seat that is asked while another one sits here; 0 where it does not matter who sees the table."""
        prompt = self.session.prompt
        if prompt is None or self.watched or self.computer_asked or not self.session.flow.hidden_hands:
            return 0
        seat = self.view.banner(prompt).seat
        return 0 if seat == self.seat or self.kind_of(prompt).open else seat

    def _ask(self) -> None:
        """Take over the open question."""
        self.next_seat = self._handed_to()
        prompt = self.prompt
        self.refusals.forget()
        self._forecasts.clear()
        self._foreseen.clear()
        self._sheets.clear()
        self._explained.clear()
        self._shown_steps.clear()
        self._objective.clear()
        self._scoreboard = None
        self.given = names_given(self.scoreboard.seats, self.services.words)
        self.names = names_shown(self.scoreboard.seats, self.session.companions, self.services.words)
        self.banner = addressed(self.view.banner(prompt), self.names, self.services.words) if prompt else None
        self.choices = self.view.choices(prompt) if prompt is not None else ()
        if self.session.differs and not self._differed:
            self._differed = True
            self.services.message(self.services.words("ui.table.differs"))
