"""The text mode: plays any game of the house on a terminal, for screen readers, for tests, and without a screen.

    player = TextPlayer(mode, session, words, sys.stdin, sys.stdout, save)
    finished = player.run()

Everything shown is plain text, a sentence a line; options are numbered from 1, and 0 declines. Input may be piped; its
end leaves the game as "quit" does, wherever a line is waited for. `save` is called after every answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TextIO

from game.kit.companion_choice import choose
from game.kit.course_progress import CourseProgress
from game.kit.errors import RuleFailed
from game.kit.events import Event
from game.kit.mode import Mode, View
from game.kit.past import told_anew
from game.kit.people import addressed, names_shown
from game.kit.prompts import Answer, Prompt
from game.kit.session import Session
from game.kit.shown import Choice, LogLine
from game.kit.since import lines_since, pieces_with
from game.kit.staging import Staging, goes_on
from game.kit.text import Words
from game.kit.text_commands import TextCommands, whole_number
from game.kit.text_guide import TextGuide
from game.kit.thinkers import FAULTS

_MARKS = re.compile(r"\[icon:(?P<icon>[^\]]+)\]|\[(?P<text>[^\]]*)\]\([^)]*\)|\*\*|\*")
_NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")

EMPTY_LINES = 60
"""No terminal is taller."""

Save = Callable[[Session], None]


def plain(text: str) -> str:
    """Rich text without its marks; an icon is left out."""
    return _MARKS.sub(lambda found: found["text"] or "", text)


def next_line(source: TextIO, out: TextIO) -> str | None:
    """The next line that somebody types; None at the end of the input, and where it asks to leave."""
    out.write("> ")
    out.flush()
    line = source.readline()
    typed = line.strip()
    return typed if line and typed.casefold() not in ("q", "quit") else None


class TextPlayer:
    """One game on a terminal."""

    def __init__(
        self,
        mode: Mode,
        session: Session,
        words: Words,
        source: TextIO,
        out: TextIO,
        save: Save | None = None,
        stories: bool = True,
    ) -> None:
        self.mode = mode
        self.session = session
        self.view: View = mode.view(session)
        self.book = mode.book()
        self.words = words
        self.source = source
        self.out = out
        self.save = save
        self.stories = stories
        """Whether the prose of great moments is told as they come."""
        self.told: list[str] = []
        self.seat = 0
        """Whose view is told; 0: what lies open to everybody."""
        self.happened: list[str] = []
        """What came forward until now in the phase that runs, a line each."""
        self._staging = Staging(mode.notes())
        self.commands = TextCommands(self)
        self.guide: TextGuide | None = None
        """Who leads through a course, where one is held."""

    def be_led(self, progress: CourseProgress, changed: Callable[[], None]) -> None:
        """Be led through a course; `changed` is called when a lesson of it, or all of it, came to its end."""
        self.guide = TextGuide(self, progress, changed)

    def run(self) -> bool:
        """Play until the game is over (True) or the player leaves (False)."""
        self.say(self.words("text.welcome"))
        self._describe()
        asked = True
        while True:
            self._tell_events()
            if self.session.computer is not None:
                if not self.give(self._companion):
                    return self._leave()
                asked = True
                continue
            prompt = self.session.prompt
            if prompt is None:
                self._end()
                return True
            if self.session.flow.hidden_hands and not self._hand_over(prompt):
                return self._leave()
            if asked and (self.guide is None or self.guide.tell()):
                self._ask(prompt)
            line = self._read()
            if line is None:
                return self._leave()
            asked = self._obey(prompt, line)

    def _leave(self) -> bool:
        self.say(self.words("text.left" if self.save else "text.left-unsaved"))
        return False

    def _hand_over(self, prompt: Prompt) -> bool:
        """Before another seat is asked: a page of empty lines, and Enter of whoever sits there; false to leave.

        From then on the view is that seat's. A line that is not empty was meant for somebody else: it opens nothing.
        """
        banner = self.view.banner(prompt)
        if banner.seat in (0, self.seat) or self.mode.kinds()[prompt.kind].open:
            return True
        if self.seat or not self.session.alone:
            self.say("\n" * EMPTY_LINES + self.words("text.hand-over", who=banner.who))
            while line := self._read():
                self.say(self.words("text.hand-over", who=banner.who))
            if line is None:
                return False
        self.seat = banner.seat
        self.view = self._view_of(self.session)
        self.told.clear()
        self._describe()
        return True

    # -- telling -----------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.out.write(plain(text) + "\n")

    def _read(self) -> str | None:
        """The next line; None to leave."""
        return next_line(self.source, self.out)

    def _tell_events(self) -> None:
        """The log since the last question, and the sum of an action."""
        events = self.session.take_events()
        self._remember(events)
        for line in self.view.log(events):
            text = self._line(line)
            self.told.append(text)
            self.say(text)
            if self.stories and line.story:
                self.say(f"\n{line.story}\n")

    def _describe(self) -> None:
        """The table in sentences."""
        for line in self.view.describe():
            self.say(line)

    def _view_of(self, session: Session) -> View:
        """How a session presents itself to whoever sits here."""
        return self.mode.view(session, self.seat)

    def log_lines(self) -> list[str]:
        """The log of the whole game; where it cannot be told anew, what was told here."""
        return [self._line(line) for line in told_anew(self.session, self._view_of, self.words)] or self.told

    def since(self) -> tuple[str, list[str]]:
        """Who is asked, and what others have done since that person decided last; nothing where no seat is asked."""
        prompt, log = self.session.prompt, told_anew(self.session, self._view_of, self.words)
        seats = {seat.piece: seat.player or seat.name for seat in self.view.scoreboard().seats}
        if prompt is None or prompt.chooser not in seats:
            return "", []
        person = pieces_with(prompt.chooser, self._names(), self.session.companions)
        return seats[prompt.chooser], [self._line(line) for line in lines_since(self.session, log, person)]

    def _remember(self, events: Sequence[Event]) -> None:
        """Keep what comes forward; what goes on after a question is told once."""
        spans = self._staging.take(events)
        if not goes_on(spans, events, self.mode.notes()):
            self.happened.clear()
        for span in spans:
            sheet = self.view.staged(span.events)
            if span.known and self.happened:
                self.happened.pop()
            if sheet is not None:
                self.happened.append(sheet.recap)

    def _line(self, line: LogLine) -> str:
        return self.words("text.band", text=line.text) if line.level == 0 else "  " * (line.level - 1) + line.text

    def _ask(self, prompt: Prompt) -> None:
        """The question with its options."""
        banner = addressed(self.view.banner(prompt), self._names(), self.words)
        key = "text.question-step" if banner.steps > 1 else "text.question"
        self.say("")
        verb = banner.verb if banner.verb.endswith(("?", "!", ".")) else f"{banner.verb}."
        self.say(self.words(key, who=banner.who, verb=verb, step=banner.step, steps=banner.steps))
        for detail in banner.details:
            self.say("  " + detail)
        for number, choice in enumerate(self.view.choices(prompt), 1):
            self.say(self.option(number, choice))
        if not prompt.least:
            self.say(self.words("text.option", number=0, label=banner.decline))
        if prompt.most > 1:
            self.say(self.words("text.several", least=prompt.least, most=prompt.most))
        if prompt.offer:
            self.say(self.words("text.may-be-quiet"))

    def _names(self) -> dict[str, str]:
        """The people at the table by their pieces."""
        return names_shown(self.view.scoreboard().seats, self.session.companions, self.words)

    def option(self, number: int, choice: Choice) -> str:
        """An option as a line: its number, name, and what it does."""
        key = "text.option-detail" if choice.detail else "text.option"
        return self.words(key, number=number, label=choice.label, detail=choice.detail)

    # -- obeying -----------------------------------------------------------------------------------

    def _obey(self, prompt: Prompt, line: str) -> bool:
        """Do what a line says; whether the question is to be asked again."""
        numbered = _NUMBERS.fullmatch(line) is not None
        ids = self._meant(prompt, line) if numbered else None
        led = self.guide.obey(prompt, ids, line) if self.guide is not None and (ids is not None) == numbered else None
        if led is not None:
            return led
        if not numbered:
            return self.commands.obey(line)
        if ids is None:
            self.say(self.words("text.impossible", options=len(prompt.options)))
            return False
        self.give(lambda: self.session.answer(ids))
        return True

    def _meant(self, prompt: Prompt, line: str) -> Answer | None:
        """The answer with options by number, 0 alone for none; None where it is not possible."""
        numbers = [whole_number(word) for word in re.split(r"[\s,]+", line)]
        chosen = [number for number in numbers if number is not None and 1 <= number <= len(prompt.options)]
        possible = prompt.least <= len(chosen) <= prompt.most and len(set(chosen)) == len(chosen)
        if not possible or (len(chosen) < len(numbers) and numbers != [0]):
            return None
        return tuple(prompt.options[number - 1] for number in chosen)

    def give(self, give: Callable[[], object]) -> bool:
        """Give an answer and save; false where it led into a fault, which is told."""
        try:
            give()
        except RuleFailed as fault:
            self.say(self.words("text.failed", fault=str(fault)))
            return False
        self.keep()
        return True

    def _companion(self) -> None:
        """Let the computer player that is asked answer, and say why it does."""
        try:
            choice = choose(self.session, self.view, self.words)
        except FAULTS:
            self.session.answer_by_computer()  # tells the fault as every other one
            return
        self.session.answer_by_computer(choice.ids, choice.reason)
        self.say(choice.line.text)

    def taken_back(self) -> None:
        """An answer was taken back, or given again: what came forward since is forgotten."""
        self.happened.clear()
        self._staging.forget()
        self.keep()

    def keep(self) -> None:
        """Save the game as it stands, where it is saved at all."""
        if self.save is not None:
            self.save(self.session)

    def _end(self) -> None:
        """How the game ended, in numbers."""
        told = self.view.chronicle()
        self.say("")
        self.say(told.text)
        for standing in told.standings:
            self.say(standing.line)
        if told.luck:
            self.say(told.luck)
        self.say(self.words("text.seed", seed=told.seed, rounds=told.rounds))
