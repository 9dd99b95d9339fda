"""What the game says to the screen: faces, texts, questions, log, and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence
from game.kit.events import Event
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.text import Words
from game.kit.view import Banner, Choice, Face, LogLine, Scoreboard, Sheet
from game.terrinoth.view.banners import banner, undo_words
from game.terrinoth.view.choices import choices
from game.terrinoth.view.faces import face
from game.terrinoth.view.log import history, log
from game.terrinoth.view.names import Names
from game.terrinoth.view.reasons import reason
from game.terrinoth.view.scoreboard import scoreboard
from game.terrinoth.view.sheets import sheet
from game.terrinoth.view.sources import Marks



class TerrinothView:
    """How a running quest presents itself. Reads the session, changes nothing."""

    def __init__(self, session: Session, words: Words, marks: Marks) -> None:
        self.names = Names(session, words)
        self.marks = marks

    def face(self, piece: str) -> Face:
        """How a piece looks now (its back, if it lies facedown)."""
        return face(self.names, piece)

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with what is at stake for the open question."""
        return sheet(self.names, piece)

    def scoreboard(self) -> Scoreboard:
        """Round, phase, turns, tracks, seats."""
        return scoreboard(self.names)

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        return banner(self.names, self.marks, prompt)

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options of a prompt in words, each with the piece it stands for."""
        return choices(self.names, self.marks, prompt)

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece is no option of the open question: (sentence, rule id); both empty if nothing is to say."""
        return reason(self.names, self.names.session.prompt, piece)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events, up to the state as it is now, as readable sentences."""
        return log(self.names, events)

    def history(self) -> list[LogLine]:
        """The log of the whole game so far, told anew from set-up and answers (after loading)."""
        return history(self.names)

    def undo_label(self) -> str:
        """What undo would take back, in words ("play card"); empty if there is nothing."""
        return undo_words(self.names)
