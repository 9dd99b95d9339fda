"""Text guide: leads through a guided course on a terminal. It tells each step, takes only what the step teaches, and
waits with a roll until it was told.

    guide = TextGuide(player, progress, changed)
    asks = guide.tell()               # before each question: whether the question itself is to be asked too
    asked = guide.obey(prompt, ids, line)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.kit.course_progress import CourseProgress
from game.kit.guided import Place, step_words
from game.kit.mode import Mode, View
from game.kit.prompts import Answer, Prompt
from game.kit.session import Session
from game.kit.text import Words
from game.kit.text_commands import TextCommands

TERMINAL = "terminal"
"""The device whose words are told here."""
REFUSED = frozenset({"h", "hint", "seat", "quiet"})
"""Commands that would lead out of the course, or give away what is to be learned."""
BACK = frozenset({"u", "undo", "u!", "rewind"})


class LedPlayer(Protocol):
    """What the guide needs of whoever is led."""

    mode: Mode
    session: Session
    view: View
    words: Words
    commands: TextCommands

    def say(self, text: str) -> None: ...

    def give(self, give: Callable[[], object]) -> bool: ...

    def keep(self) -> None: ...


class TextGuide:
    """Leads a player; `changed` is called when a lesson, or the whole course, came to its end."""

    def __init__(self, player: LedPlayer, progress: CourseProgress, changed: Callable[[], None]) -> None:
        self.player, self.progress, self.changed = player, progress, changed
        self.over = False
        """Whether the player goes on alone."""
        self._waiting: Answer | None = None
        """The answer that is given with the roll."""

    @property
    def place(self) -> Place | None:
        """The step that stands; None where nobody is led."""
        return None if self.over else self.progress.place(ready=self._waiting is not None)

    # -- telling -----------------------------------------------------------------------------------

    def tell(self) -> bool:
        """Tell the step that stands; false while the question is to be asked only later."""
        if self.over:
            return True
        known = len(self.progress.finished)
        fits = self.progress.follow()
        if len(self.progress.finished) > known:
            self.changed()
        if not fits:
            self._let_go()
            self.player.say(self.player.words("ui.guided.over"))
            return True
        place = self.place
        if place is None:
            return True
        words, steps = self.player.words, place.lesson.steps
        self.player.say("")
        title = words(f"guided.{place.lesson.id}.title")
        self.player.say(
            words(
                "text.lesson", number=place.number + 1, of=len(self.progress.course.lessons), title=title,
                step=place.at + 1, steps=len(steps),
            )
        )  # fmt: skip
        for said in self._said(place):
            self.player.say(said)
        if place.step.confirms:
            self._tell_stakes()
            self.player.say(words("text.lesson-roll"))
        elif place.step.answer is None:
            self.player.say(words("text.lesson-go-on"))
        return place.step.answer is not None

    def _said(self, place: Place) -> list[str]:
        """What a step says, and its sum."""
        return [said for said in step_words(self.player.words, place.key, TERMINAL) if said]

    def _tell_stakes(self) -> None:
        """What may come of the roll that waits."""
        prompt, waiting = self.player.session.prompt, self._waiting
        found = self.player.view.forecast(prompt, waiting[0] if waiting else "") if prompt is not None else None
        for line in found.spoken if found is not None else ():
            self.player.say("  " + line)

    # -- obeying -----------------------------------------------------------------------------------

    def obey(self, prompt: Prompt, ids: Answer | None, line: str) -> bool | None:
        """Do what a line says, which is an answer with `ids`: whether the question is to be asked again; None for a
        line that nobody is led by.
        """
        if self.over:
            return None
        word = line.partition(" ")[0].casefold()
        if not line:
            return self._enter()
        if ids is not None:
            return self._take(ids)
        if word in BACK:
            return self._back()
        if word in REFUSED:
            return self._say_first()
        return None

    def _enter(self) -> bool:
        """An empty line: on after what was read, and the roll."""
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            return self.player.give(lambda: self.player.session.answer(waiting))
        if self.progress.wanted is not None:
            return self._say_first()
        known = len(self.progress.finished)
        if not self.progress.read_on():
            self._let_go()
        elif len(self.progress.finished) > known:
            self.changed()
        self.player.keep()
        return True

    def _take(self, ids: Answer) -> bool:
        """An answer: given, or told before it is, or refused with what comes first."""
        if ids != self.progress.wanted or self._waiting is not None:
            return self._say_first()
        if any(place.step.confirms for place in self.progress.course.asked(self.progress.given)):
            self._waiting = ids
            self.tell()
            return False
        return self.player.give(lambda: self.player.session.answer(ids))

    def _back(self) -> bool:
        """Take back: what waits for its roll, else the last answer of this lesson; nothing here is counted."""
        if self._waiting is not None:
            self._waiting = None
        elif self.progress.given and not self.progress.may_go_back:
            self.player.say(self.player.words("ui.guided.undo-not"))
            return False
        else:
            self.player.commands.known["rewind"].run("")
        return True

    def _say_first(self) -> bool:
        """Say what is to be done first."""
        place, words = self.place, self.player.words
        if place is not None and place.step.answer is not None:
            self.player.say(words("text.lesson-first", what=self._said(place)[0]))
        else:
            self.player.say(words("text.lesson-roll" if self._waiting is not None else "ui.guided.read-first"))
        return False

    def _let_go(self) -> None:
        """From here on it is a journey like any other."""
        self.over, self._waiting = True, None
        self.progress.end(self.player.mode)
        self.changed()
        self.player.keep()
