"""Worked out: what a view finds out for the open question, some of it in pieces between frames. All of it is forgotten
when another question is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.slices import Result, Work


class WorkedOut:
    """What is known of the open question, and the work that is not done yet."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._asked: Prompt | None = None
        self._found: dict[str, object] = {}
        self._works: dict[str, Work[Any]] = {}

    def _fresh(self) -> None:
        if self._asked is not self._session.prompt:
            self._asked = self._session.prompt
            self._found.clear()
            self._works.clear()

    def known(self, key: str, make: Callable[[], Result]) -> Result:
        """Something that is found out at once, and once for each question."""
        self._fresh()
        if key not in self._found:
            self._found[key] = make()
        return cast(Result, self._found[key])

    def worked(self, key: str, work: Callable[[], Work[Result]]) -> tuple[bool, Result | None]:
        """Something that takes long: whether it is found, and what. The first time it is asked for its work begins."""
        self._fresh()
        if key in self._found:
            return True, cast(Result, self._found[key])
        if key not in self._works:
            self._works[key] = work()
        return False, None

    def begun(self, key: str) -> bool:
        """Whether something that takes long was asked for."""
        self._fresh()
        return key in self._found or key in self._works

    @property
    def pending(self) -> int:
        """How many pieces of work that were asked for are not done yet."""
        self._fresh()
        return len(self._works)

    def ponder(self) -> bool:
        """A piece of the work that was asked for last; False where there is none."""
        self._fresh()
        if not self._works:
            return False
        key = next(reversed(self._works))
        try:
            next(self._works[key])
        except StopIteration as end:
            self._found[key] = end.value
            del self._works[key]
        return bool(self._works)
