"""The text mode: plays any game of the house on a terminal, for screen readers, for tests, and without a screen.

    player = TextPlayer(mode, session, words, sys.stdin, sys.stdout, save)
    finished = player.run()

Everything shown is plain text, a sentence a line; options are numbered from 1, and 0 declines. Input may be piped; its
end leaves the game as "quit" does, wherever a line is waited for. `save` is called after every answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TextIO

from game.kit.mode import Mode, View
from game.kit.prompts import Prompt
from game.kit.session import RuleFailed, Session
from game.kit.shown import Choice, LogLine
from game.kit.text import Words

_MARKS = re.compile(r"\[icon:(?P<icon>[^\]]+)\]|\[(?P<text>[^\]]*)\]\([^)]*\)|\*\*|\*")
_NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")

EMPTY_LINES = 60
"""No terminal is taller."""
MOST_DIGITS = 9
"""Nothing is numbered beyond; Python itself refuses to read a number of thousands of digits."""

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


def whole_number(typed: str) -> int | None:
    """The number that somebody typed; None for anything else, such as ² or a number that nothing has."""
    return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else None


class TextPlayer:
    """One game on a terminal."""

    def __init__(
        self, mode: Mode, session: Session, words: Words, source: TextIO, out: TextIO, save: Save | None = None
    ) -> None:
        self.mode = mode
        self.session = session
        self.view: View = mode.view(session)
        self.book = mode.book()
        self.words = words
        self.source = source
        self.out = out
        self.save = save
        self.told: list[str] = []
        self.seat = 0
        """Whose view is told; 0: what lies open to everybody."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help, "t": self._table, "l": self._log, "u": self._undo,
            "u!": self._rewind, "i": self._inspect, "f": self._forecast,
            "w": self._why_not, "r": self._rule,
        }  # fmt: skip

    def run(self) -> bool:
        """Play until the game is over (True) or the player leaves (False)."""
        self._say(self.words("text.welcome"))
        self._table("")
        asked = True
        while True:
            self._tell_events()
            if self.session.computer is not None:
                if not self._let_computer_answer():
                    return self._leave()
                asked = True
                continue
            prompt = self.session.prompt
            if prompt is None:
                self._end()
                return True
            if self.mode.nature.hidden_hands and not self._hand_over(prompt):
                return self._leave()
            if asked:
                self._ask(prompt)
            line = self._read()
            if line is None:
                return self._leave()
            asked = self._obey(prompt, line)

    def _leave(self) -> bool:
        self._say(self.words("text.left" if self.save else "text.left-unsaved"))
        return False

    def _let_computer_answer(self) -> bool:
        """Let the computer player answer one question; false where it failed, which is told."""
        try:
            self.session.answer_by_computer()
        except RuleFailed as fault:
            self._say(self.words("text.failed", fault=str(fault)))
            return False
        if self.save is not None:
            self.save(self.session)
        return True

    def _hand_over(self, prompt: Prompt) -> bool:
        """Before another seat is asked: a page of empty lines, and Enter of whoever sits there; false to leave.

        From then on the view is that seat's. A line that is not empty was meant for somebody else: it opens nothing.
        """
        banner = self.view.banner(prompt)
        if banner.seat in (0, self.seat):
            return True
        self._say("\n" * EMPTY_LINES + self.words("text.hand-over", who=banner.who))
        while line := self._read():
            self._say(self.words("text.hand-over", who=banner.who))
        if line is None:
            return False
        self.seat = banner.seat
        self.view = self.mode.view(self.session, self.seat)
        self.told.clear()
        self._table("")
        return True

    # -- telling -----------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self.out.write(plain(text) + "\n")

    def _read(self) -> str | None:
        """The next line; None to leave."""
        return next_line(self.source, self.out)

    def _tell_events(self) -> None:
        """The log since the last question, and the sum of an action."""
        events = self.session.take_events()
        for line in self.view.log(events):
            text = self._line(line)
            self.told.append(text)
            self._say(text)

    def _line(self, line: LogLine) -> str:
        return self.words("text.band", text=line.text) if line.level == 0 else "  " * (line.level - 1) + line.text

    def _ask(self, prompt: Prompt) -> None:
        """The question with its options."""
        banner = self.view.banner(prompt)
        key = "text.question-step" if banner.steps > 1 else "text.question"
        self._say("")
        self._say(self.words(key, who=banner.who, verb=banner.verb, step=banner.step, steps=banner.steps))
        for detail in banner.details:
            self._say("  " + detail)
        for number, choice in enumerate(self.view.choices(prompt), 1):
            self._say(self.option(number, choice))
        if not prompt.least:
            self._say(self.words("text.option", number=0, label=banner.decline))
        if prompt.most > 1:
            self._say(self.words("text.several", least=prompt.least, most=prompt.most))

    def option(self, number: int, choice: Choice) -> str:
        """An option as a line: its number, name, and what it does."""
        key = "text.option-detail" if choice.detail else "text.option"
        return self.words(key, number=number, label=choice.label, detail=choice.detail)

    # -- obeying -----------------------------------------------------------------------------------

    def _obey(self, prompt: Prompt, line: str) -> bool:
        """Do what a line says; whether the question is to be asked again."""
        if _NUMBERS.fullmatch(line):
            return self._answer(prompt, [whole_number(word) for word in re.split(r"[\s,]+", line)])
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        if command is None:
            self._say(self.words("text.unknown"))
            return False
        command(rest.strip())
        return word.casefold() in ("u", "u!")

    def _answer(self, prompt: Prompt, numbers: list[int | None]) -> bool:
        """Answer with options by number, 0 alone for none."""
        chosen = [number for number in numbers if number is not None and 1 <= number <= len(prompt.options)]
        possible = prompt.least <= len(chosen) <= prompt.most and len(set(chosen)) == len(chosen)
        if not possible or (len(chosen) < len(numbers) and numbers != [0]):
            self._say(self.words("text.impossible", options=len(prompt.options)))
            return False
        try:
            self.session.answer([prompt.options[number - 1] for number in chosen])
        except RuleFailed as fault:
            self._say(self.words("text.failed", fault=str(fault)))
            return True
        if self.save is not None:
            self.save(self.session)
        return True

    def _help(self, rest: str) -> None:
        for line in self.words.lines("text.help"):
            self._say(line)

    def _table(self, rest: str) -> None:
        for line in self.view.describe():
            self._say(line)

    def _log(self, rest: str) -> None:
        """The whole log; the last so many lines with a number."""
        lines = [self._line(line) for line in self.view.history()] or self.told
        for line in lines[-(whole_number(rest) or 0) :]:
            self._say(line)

    def _undo(self, rest: str) -> None:
        """Take the last answer back, as long as nothing new has become known since."""
        self._take_back(rewind=False)

    def _rewind(self, rest: str) -> None:
        """Take the last answer back even beyond a die or a hidden card; the game counts it."""
        self._take_back(rewind=True)

    def _take_back(self, rewind: bool) -> None:
        label = self.view.undo_label()
        if not label:
            self._say(self.words("text.nothing-to-undo"))
        elif not self.session.undo(rewind=rewind):
            self._say(self.words("text.undo-not-free", label=label))
        else:
            self._say(self.words("text.undone", label=label))
            if self.save is not None:
                self.save(self.session)

    def _inspect(self, rest: str) -> None:
        """The full card of an option, by its number."""
        choice = self._option(rest)
        if choice is None or not choice.piece:
            self._say(self.words("text.no-card"))
            return
        sheet = self.view.sheet(choice.piece)
        self._say(self.words("text.sheet", title=sheet.title, kind=sheet.kind))
        for row in sheet.rows:
            self._say("  " + row.text)
        for line in sheet.stakes:
            self._say("  " + line)
        if sheet.quote:
            self._say("  " + sheet.quote)

    def _forecast(self, rest: str) -> None:
        """What is at stake, with an option by its number or as it is."""
        prompt, choice = self.session.prompt, self._option(rest)
        found = self.view.forecast(prompt, choice.id if choice else "") if prompt is not None else None
        if found is None:
            self._say(self.words("text.no-forecast"))
            return
        for line in found.spoken:
            self._say(line)

    def _why_not(self, rest: str) -> None:
        """Why pieces that look like options are none."""
        told = False
        for piece in self.session.state.board.pieces:
            sentence, rule = self.view.reason(piece)
            if sentence:
                told = True
                self._say(self.words("text.reason", sentence=sentence, rule=rule))
        if not told:
            self._say(self.words("text.no-reason"))

    def _rule(self, rest: str) -> None:
        """A numbered rule."""
        known = self.book.known(rest)
        if not known:
            self._say(self.words("text.no-rule"))
            return
        rule = self.book.rule(known)
        self._say(self.words("text.rule", rule=rule.id, part=rule.part, text=rule.text))

    def _option(self, typed: str) -> Choice | None:
        prompt, number = self.session.prompt, whole_number(typed)
        if prompt is None or number is None or not 1 <= number <= len(prompt.options):
            return None
        return self.view.choices(prompt)[number - 1]

    def _end(self) -> None:
        """How the game ended, in numbers."""
        told = self.view.chronicle()
        self._say("")
        self._say(told.text)
        for standing in told.standings:
            self._say(standing.line)
        if told.luck:
            self._say(told.luck)
        self._say(self.words("text.seed", seed=told.seed, rounds=told.rounds))
