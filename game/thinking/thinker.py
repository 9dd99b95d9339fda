"""The thinker with a process of its own: no frame waits for it.

The process is begun when something is first asked, in a thread, as that takes longer than a frame. Where it cannot be
begun, does not come to speak, or ends, a `SlicedThinker` goes on with what was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from time import monotonic

from game.kit.mode import Mode
from game.kit.save_format import encoded_body, to_saved
from game.kit.session import Session
from game.kit.thinkers import SlicedThinker, Thought
from game.modes import GAMES, GameRecord
from game.thinking.worker import Ask, Report, work

PATIENCE = 20.0
"""Seconds after which a process that has not spoken is given up."""
ENDING = 1.0
"""Seconds that a process has to end before it is killed."""


class _Line:
    """A process that was begun, and this end of the pipe to it."""

    def __init__(self, records: Sequence[GameRecord]) -> None:
        """Raises OSError and others where no process can be begun."""
        context = get_context("spawn")  # a copy of a process with threads may hang
        self.connection, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs, records), daemon=True)
        try:
            self.process.start()
        except BaseException:
            self.connection.close()
            raise
        finally:
            theirs.close()

    def close(self) -> None:
        """End the process."""
        self.connection.close()
        self.process.terminate()
        self.process.join(ENDING)
        if self.process.is_alive():
            self.process.kill()


class ProcessThinker:
    """Thinks in a process that loads the games by these records; `on_fault` is told why that did not work."""

    def __init__(
        self,
        records: Sequence[GameRecord] = GAMES,
        on_fault: Callable[[str, BaseException | None], object] = lambda what, fault: None,
        begin: Callable[[Sequence[GameRecord]], _Line] = _Line,
    ) -> None:
        self._records, self._on_fault, self._begin = records, on_fault, begin
        self._instead: SlicedThinker | None = None
        """Who thinks since the process failed."""
        self._lock = Lock()
        self._era = 0
        """Counts the processes, so that one that comes too late is ended at once."""
        self._line: _Line | None = None
        self._fault: BaseException | None = None
        self._begun = 0.0
        self._listens = False
        self._number = 0
        self._asked: tuple[Mode, Session, str, int] | None = None
        self._unsent = False
        self._thought = Thought()

    # -- asking ------------------------------------------------------------------------------------

    def ask(self, mode: Mode, session: Session, seed: str, fates: int) -> Thought:
        """The session travels as its save, as soon as the process listens."""
        if self._instead is not None:
            self._thought = self._instead.ask(mode, session, seed, fates)
            return self._thought
        self._number += 1
        self._asked, self._unsent, self._thought = (mode, session, seed, fates), True, Thought()
        if not self._begun:
            self._start()
        return self._thought

    def look(self) -> bool:
        """Read what the process has told; true when there was something about the last question."""
        if self._instead is not None:
            return self._instead.look()
        if not self._begun:
            return False
        try:
            return self._listen()
        except (EOFError, OSError) as fault:
            return self._give_up(fault)

    def forget(self, thought: Thought) -> None:
        """The process drops what it thinks about."""
        if thought is not self._thought:
            return
        self._number += 1
        sent, self._asked, self._unsent = self._asked is not None and not self._unsent, None, False
        if self._instead is not None:
            self._instead.forget(thought)
        elif sent and self._line is not None and not self._thought.settled:
            with suppress(OSError):  # the next look sees that it has ended
                self._line.connection.send(None)

    def close(self) -> None:
        """End the process."""
        self.forget(self._thought)
        with self._lock:
            line, self._line, self._era = self._line, None, self._era + 1
            self._begun, self._listens, self._fault = 0.0, False, None
        if line is not None:
            line.close()

    @property
    def process(self) -> BaseProcess | None:
        """The process, where there is one."""
        return self._line.process if self._line is not None else None

    # -- the process -------------------------------------------------------------------------------

    def _start(self) -> None:
        self._begun = monotonic()
        Thread(target=self._open, args=(self._era,), daemon=True).start()

    def _open(self, era: int) -> None:
        """In a thread: begin the process, and end it at once where it is no longer wanted."""
        line, fault = None, None
        try:
            line = self._begin(self._records)
        except Exception as error:  # a system without processes, pipes or memory says so in many ways
            fault = error
        with self._lock:
            if era == self._era:
                self._line, self._fault, line = line, fault, None
        if line is not None:
            line.close()

    def _listen(self) -> bool:
        """Raises EOFError or OSError where the process has ended."""
        with self._lock:
            line, fault = self._line, self._fault
        if line is None:
            late = monotonic() - self._begun > PATIENCE
            return self._give_up(fault) if fault is not None or late else False
        news = False
        while line.connection.poll():
            news = self._take(line.connection.recv()) or news
        if not self._listens and monotonic() - self._begun > PATIENCE:
            return self._give_up(None)
        if self._listens and self._unsent:
            self._send(line.connection)
        return news

    def _take(self, report: Report) -> bool:
        self._listens = True
        if report.number != self._number or self._asked is None:
            return False
        self._thought.advice, self._thought.fault = report.advice, report.fault
        return True

    def _send(self, connection: Connection) -> None:
        assert self._asked is not None, "what is not sent was asked"
        mode, session, seed, fates = self._asked
        connection.send(Ask(self._number, mode.id, encoded_body(to_saved(session, {})), seed, fates))
        self._unsent = False

    def _give_up(self, fault: BaseException | None) -> bool:
        """From now on this process thinks, between its frames; what was asked is not lost."""
        self._on_fault("the adviser thinks without a process of its own", fault)
        asked, thought = self._asked, self._thought
        self._asked = None
        self.close()
        self._instead = SlicedThinker()
        if asked is not None:
            self._instead.ask(*asked, thought=thought)
        return False
