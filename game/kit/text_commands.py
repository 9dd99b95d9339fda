"""The commands of the text mode: what a player looks at, takes back and asks for beside answering.

    commands = TextCommands(player)
    commands.obey("card fire bomb")

A command has a word and a letter. What is typed behind it is a number of the open question or a name; a name that fits
several things, or nothing, is answered with a list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

from game.kit.advice_told import told_advice
from game.kit.adviser import Adviser
from game.kit.book import Book
from game.kit.companions import ADVISER
from game.kit.intent import thought
from game.kit.mode import Mode, View
from game.kit.session import Session
from game.kit.shown import Choice, Sheet
from game.kit.text import Words
from game.kit.text_names import alike, meant

BACK = "back"
"""The frame of a card that lies facedown: it has no name that anybody may type."""
MOST_DIGITS = 9
"""Nothing is numbered beyond; Python itself refuses to read a number of thousands of digits."""


SURELY = "yes"
"""What is typed behind a word that ends the game."""
HINT_FATES = 16
"""How often the best answers are tried for a hint."""


class AtTerminal(Protocol):
    """What the commands need of whoever plays at a terminal."""

    mode: Mode
    session: Session
    view: View
    book: Book
    words: Words

    happened: list[str]

    def say(self, text: str) -> None: ...

    def log_lines(self) -> list[str]: ...

    def since(self) -> tuple[str, list[str]]: ...

    def taken_back(self) -> None: ...

    def keep(self) -> None: ...

    def give(self, give: Callable[[], object]) -> bool: ...


class Command(NamedTuple):
    """What a word does; `asks` says that the question may be another one after it."""

    run: Callable[[str], object]
    asks: bool = False


class TextCommands:
    """The commands by their words; see the module."""

    def __init__(self, player: AtTerminal) -> None:
        self.player = player
        self.words = player.words
        self.fates = HINT_FATES
        look, card, back = Command(self._look), Command(self._card), Command(self._undo, asks=True)
        rewind, why, rule = Command(self._rewind, asks=True), Command(self._why_not), Command(self._rule)
        log, forecast, told = Command(self._log), Command(self._forecast), Command(self._help)
        intent, hint, seat = Command(self._intent), Command(self._hint), Command(self._seat, asks=True)
        happened, redo, quiet = Command(self._happened), Command(self._redo, asks=True), Command(self._quiet, asks=True)
        self.known: Mapping[str, Command] = {
            "?": told, "help": told, "t": look, "table": look, "look": look, "l": log, "log": log,
            "u": back, "undo": back, "u!": rewind, "rewind": rewind, "i": card, "card": card,
            "f": forecast, "forecast": forecast, "w": why, "why": why, "r": rule, "rule": rule, "rules": rule,
            "n": intent, "intent": intent, "h": hint, "hint": hint, "seat": seat, "what": happened,
            "redo": redo, "y": redo, "quiet": quiet, "recap": Command(self._recap),
            "compare": Command(self._compare), "surrender": Command(self._give_up, asks=True),
        }  # fmt: skip

    def obey(self, line: str) -> bool:
        """Do what a line says; whether the question is to be asked again."""
        word, _, rest = line.partition(" ")
        command = self.known.get(word.casefold())
        if command is None:
            named = [known for known in self.known if len(known) > 2]
            near = meant(word, named) or alike(word, named)
            self._tell("text.unknown-word" if near else "text.unknown", names=", ".join(near))
            return False
        command.run(rest.strip())
        return command.asks

    def _tell(self, key: str, **values: str) -> None:
        self.player.say(self.words(key, **values))

    def _help(self, rest: str) -> None:
        for line in self.words.lines("text.help"):
            self.player.say(line)

    # -- looking -----------------------------------------------------------------------------------

    def _look(self, rest: str) -> None:
        """The table in sentences; with a name the card of that name."""
        if rest:
            self._card(rest)
            return
        for line in self.player.view.describe():
            self.player.say(line)

    def _log(self, rest: str) -> None:
        """The whole log; the last so many lines with a number."""
        for line in self.player.log_lines()[-(whole_number(rest) or 0) :]:
            self.player.say(line)

    def _card(self, rest: str) -> None:
        """The full card of an option by its number, or of what lies open on the table by its name."""
        choice = self._option(rest)
        if choice is not None and choice.piece:
            self._show(self.player.view.sheet(choice.piece))
            return
        if not rest or whole_number(rest) is not None:
            self._tell("text.no-card")
            return
        pieces = self._named()
        name = self._one(rest, pieces)
        for sheet in dict.fromkeys(self.player.view.sheet(piece) for piece in pieces.get(name, ())):
            self._show(sheet)

    def _named(self) -> dict[str, list[str]]:
        """The pieces that lie open to this seat, by the titles of their sheets, so that no two cards share one."""
        named: dict[str, list[str]] = {}
        for piece in self.player.session.state.board.pieces:
            if self.player.view.face(piece).frame != BACK and (title := self.player.view.sheet(piece).title):
                named.setdefault(title, []).append(piece)
        return named

    def _show(self, sheet: Sheet) -> None:
        self._tell("text.sheet", title=sheet.title, kind=sheet.kind)
        for line in (*(row.text for row in sheet.rows), *sheet.stakes, *([sheet.quote] if sheet.quote else ())):
            self.player.say("  " + line)
        if sheet.other_end is not None:
            self.player.say(f"  {sheet.other_end.face.title}: {sheet.other_end.text}".rstrip(": "))

    def _forecast(self, rest: str) -> None:
        """What is at stake, with an option by its number or as it is."""
        prompt, choice, view = self.player.session.prompt, self._option(rest), self.player.view
        found = view.forecast(prompt, choice.id if choice else "") if prompt is not None else None
        if prompt is not None and found is not None and found.working:
            while view.ponder():
                pass
            found = view.forecast(prompt, choice.id if choice else "")
        if found is None:
            self._tell("text.no-forecast")
            return
        for line in found.spoken:
            self.player.say(line)

    def _intent(self, rest: str) -> None:
        """What will come if nothing changes."""
        found = thought(self.player.view.intent())
        if found is None:
            self._tell("text.no-intent")
            return
        for line in found.spoken:
            self.player.say(line)

    def _hint(self, rest: str) -> None:
        """The answers to the open question, ranked by the chance to win after each."""
        player, position = self.player, self.player.session.position()
        if position is None:
            self._tell("text.no-hint")
            return
        usual = next(iter(player.mode.computer_players()))
        adviser = Adviser(position, lambda seed: player.mode.computer_player(usual, seed), fates=self.fates)
        while adviser.step():
            pass
        for line in told_advice(player.view, self.words, position.prompt, adviser.advice()):
            player.say(line)

    def _seat(self, rest: str) -> None:
        """Who plays which seat; with its number and a computer player it is handed over, with the number alone a
        person takes it.
        """
        player, session = self.player, self.player.session
        known = {**player.mode.computer_players(), ADVISER: self.words(f"computer.{ADVISER}")}
        typed, _, name = rest.partition(" ")
        pieces, number = list(session.companions), whole_number(typed)
        if not player.mode.nature.computer_seats or (number is not None and not 1 <= number <= len(pieces)):
            self._tell("text.no-seat")
            return
        if number is not None and (not name or name in known):
            session.hand_over(pieces[number - 1], name)
            player.keep()
        elif rest:
            self._tell("text.mistyped", names=", ".join(alike(name, known) or known))
        for at, piece in enumerate(pieces, 1):
            who = known.get(session.companions[piece], self.words("text.person"))
            self._tell("text.seat", number=str(at), name=player.view.face(piece).title, who=who)

    def _happened(self, rest: str) -> None:
        """What came forward in the phase that runs."""
        for line in self.player.happened or [self.words("text.nothing-happened")]:
            self.player.say(line)

    def _recap(self, rest: str) -> None:
        """What others have done since whoever is asked decided last."""
        name, lines = self.player.since()
        if not lines:
            self._tell("ui.since.nothing")
            return
        self._tell("ui.since.title", name=name)
        for line in lines:
            self.player.say(line)

    def _why_not(self, rest: str) -> None:
        """Why pieces that look like options are none, each reason once."""
        pieces = self.player.session.state.board.pieces
        reasons = dict.fromkeys(reason for piece in pieces if (reason := self.player.view.reason(piece))[0])
        for sentence, rule in reasons:
            self._tell("text.reason", sentence=sentence, rule=rule)
        if not reasons:
            self._tell("text.no-reason")

    def _rule(self, rest: str) -> None:
        """A numbered rule by its id, or a word of the glossary."""
        book = self.player.book
        known = book.known(rest)
        if known:
            rule = book.rule(known)
            self._tell("text.rule", rule=rule.id, part=rule.part, text=rule.text)
            return
        if not rest or whole_number(rest.rpartition("-")[2]) is not None:
            self._tell("text.no-rule")
            return
        name = self._one(rest, [term.name for term in book.terms])
        for term in book.terms:
            if term.name == name:
                self._tell("text.term-rule" if term.rule else "text.term", name=name, text=term.text, rule=term.rule)

    def _compare(self, rest: str) -> None:
        """How this game differs from one that the player may know."""
        differences = self.player.book.differences
        for found in differences:
            told = {"there": found.there, "here": found.here, "rule": found.rule}
            self._tell("text.difference", title=found.title, **told)
        if not differences:
            self._tell("text.no-difference")

    def _one(self, typed: str, names: Iterable[str]) -> str:
        """The one name that is meant; empty where it is not clear, which is answered with a list."""
        known = sorted(set(names))
        found = meant(typed, known)
        if len(found) == 1:
            return found[0]
        if found:
            self._tell("text.several-names", names=", ".join(found))
        elif near := alike(typed, known):
            self._tell("text.mistyped", names=", ".join(near))
        else:
            self._tell("text.no-name", names=", ".join(known))
        return ""

    def _option(self, typed: str) -> Choice | None:
        prompt, number = self.player.session.prompt, whole_number(typed)
        if prompt is None or number is None or not 1 <= number <= len(prompt.options):
            return None
        return self.player.view.choices(prompt)[number - 1]

    # -- taking back -------------------------------------------------------------------------------

    def _undo(self, rest: str) -> None:
        """Take the last answer back, as long as nothing new has become known since."""
        self._take_back(rewind=False)

    def _rewind(self, rest: str) -> None:
        """Take the last answer back even beyond a die or a hidden card; the game counts it."""
        self._take_back(rewind=True)

    def _take_back(self, rewind: bool) -> None:
        label = self.player.view.undo_label()
        if self.player.session.opens_chapter:
            self._tell("ui.table.undo-closed")
        elif not label:
            self._tell("text.nothing-to-undo")
        elif not self.player.session.undo(rewind=rewind):
            self._tell("text.undo-not-free", label=label)
        else:
            self._tell("text.undone", label=label)
            self.player.taken_back()

    def _redo(self, rest: str) -> None:
        """Give the answer again that was taken back last."""
        player = self.player
        if not player.session.redo():
            self._tell("text.nothing-to-redo")
            return
        player.taken_back()
        self._tell("text.redone", label=player.view.undo_label())

    def _quiet(self, rest: str) -> None:
        """Decline the open offer for the rest of the round; with "off" everything is offered again."""
        player, session = self.player, self.player.session
        if rest:
            for offer in session.silenced:
                session.offer_again(offer)
            player.keep()
            self._tell("text.offered-again")
        elif session.prompt is None or not session.prompt.offer or session.computer is not None:
            self._tell("text.no-offer")
        elif player.give(lambda: session.answer((), quiet=True)):
            self._tell("text.quiet")

    def _give_up(self, rest: str) -> None:
        """Give the game up, where it knows such an end; only when it is said twice."""
        player, session = self.player, self.player.session
        if session.prompt is None or not session.flow.given_up:
            self._tell("text.no-surrender")
        elif rest.casefold() != SURELY:
            self._tell("text.surrender-sure")
        elif player.give(session.give_up):
            self._tell("text.surrendered")


def whole_number(typed: str) -> int | None:
    """The number that somebody typed; None for anything else, such as ² or a number that nothing has."""
    return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else None
