"""Processes: a twin of this program that does something, reports in lines, and may be killed at any moment."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable

Report = Callable[[str], None]
RAISED = "raised "
LONGEST_WAY = 200
"""Characters that are told of the way to an error: its end."""


class Twin:
    """A forked copy of this process. `work(report)` runs in it; what it reports is read here, also after its end."""

    def __init__(self, work: Callable[[Report], object]) -> None:
        reads, writes = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reads)
            _run(work, writes)
        os.close(writes)
        self._reads = os.fdopen(reads, "rb")
        self.ended = False

    def line(self) -> str:
        """The next line it reports; empty when it is gone."""
        return self._reads.readline().decode().strip()

    def lines(self) -> list[str]:
        """Every line it still reports, until it is gone."""
        return [line.decode().strip() for line in self._reads]

    def kill(self) -> None:
        """Kill it at once, as the system does; nothing if it is gone."""
        if not self.ended:
            os.kill(self.pid, signal.SIGKILL)

    def end(self) -> None:
        """See to it that it is gone, whatever happened here meanwhile; nothing if it was waited for."""
        if not self.ended:
            self.kill()
            self.wait()

    def wait(self) -> int:
        """Wait for its end; gives how it ended: 0 for well, the negative signal if it was killed."""
        self._reads.close()
        self.ended = True
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def _run(work: Callable[[Report], object], writes: int) -> None:
    """The life of the copy: no way leads out of here."""
    try:
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, signal.SIG_DFL)
        work(lambda line: void(os.write(writes, line.encode() + b"\n")))
        os._exit(0)
    except BaseException:
        way = " ".join(traceback.format_exc().split())
        os.write(writes, f"{RAISED}{way[-LONGEST_WAY:]}\n".encode())
        os._exit(1)


def void(value: object) -> None:
    """Nothing."""
