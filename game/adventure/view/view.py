"""View: how the games of the family present themselves, as far as they do it alike.

A game says which faces, sheets and explanations its kinds of cards have, and tells the rest itself: the scoreboard, the
values of its table, its chronicle, the table in words, sheets of whole cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.adventure.table import SEATS, SHADOWS, engaged_zone
from game.adventure.view import explained, faces, sheets, staged
from game.adventure.view.action_lines import ActionLines
from game.adventure.view.banners import banner, undo_words
from game.adventure.view.choices import choices
from game.adventure.view.forecast import forecast
from game.adventure.view.intent import intent
from game.adventure.view.log import log
from game.adventure.view.names import Names
from game.adventure.view.reasons import reason
from game.adventure.view.stories import story
from game.adventure.view.why import why
from game.kit.board import Board
from game.kit.events import Event
from game.kit.explained import Explained
from game.kit.intent import Thinking
from game.kit.mode import View
from game.kit.prompts import Prompt
from game.kit.shown import Banner, Choice, Face, Forecast, LogLine, Sheet, Story, Why
from game.kit.stage_sheet import StageSheet


class AdventureView(View):
    """How a running game presents itself. Reads the session, changes nothing."""

    faces: ClassVar[Mapping[str, faces.Make]]
    """What the box holds, with what makes the faces of its cards."""
    sheets: ClassVar[Mapping[str, sheets.Make]]
    """What the box holds, with what makes the sheets of its cards."""
    tellers: ClassVar[Mapping[str, explained.Tell]]
    """The places of the table, with what explains them."""
    stages: ClassVar[Mapping[str, staged.Make]]
    """The notes that are staged, with what makes their sheets."""

    def __init__(self, names: Names, lines: ActionLines) -> None:
        self.names = names
        self.lines = lines

    def face(self, piece: str) -> Face:
        """How a piece looks now (its back, if it lies facedown)."""
        return faces.face(self.names, piece, self.faces)

    def picture(self, card: str) -> str:
        """The picture of a card, also of one that is still to come: its asset id."""
        return self.names.picture(card)

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with what is at stake for the open question."""
        return sheets.sheet(self.names, piece, self.sheets)

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        return banner(self.names, prompt, [choice.piece for choice in self.choices(prompt)])

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options of a prompt in words, each with the piece it stands for."""
        return choices(self.names, prompt)

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece is no option of the open question: (sentence, rule id); both empty if nothing is to say."""
        return reason(self.names, self.names.session.prompt, piece)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events, up to the state as it is now, as readable sentences."""
        return log(self.names, events)

    def story(self, event: Event) -> Story | None:
        """What is told of a great moment: opening, arrival, peril, nemesis, driven-off, last-blow, fall; else None."""
        return story(self.names, event)

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options), where a roll follows."""
        return forecast(self.names, self.lines, prompt, option)

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is, and what a pile may still bring."""
        return explained.explained(self.names, place, self.tellers)

    def intent(self) -> Thinking:
        """The enemy phase and the next step of peril as they would come now, in pieces of work."""
        return intent(self.names, self.lines)

    def why(self, events: Sequence[Event]) -> list[Why]:
        """The sum of the last action among the events, row by row."""
        return why(self.names, events)

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """What stands beside the card that the first of these events brings forward."""
        return staged.staged(self.names, events, self.stages)

    def phase(self, board: Board) -> tuple[int, str]:
        """The round and the phase on a board that may stay behind."""
        return int(board.tracks.get("round", 0)), str(board.tracks.get("phase", ""))

    def waiting(self, board: Board) -> int:
        """The enemies in play that are ready still: each will activate [HT-401, WQ-731]."""
        played = (SHADOWS, *(engaged_zone(hero) for hero in board.zone(SEATS)))
        return sum(not board.pieces[piece].exhausted for zone in played for piece in board.zone(zone))

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The results on each face of a kind of die."""
        return self.names.t.box.dice[die].faces

    def undo_label(self) -> str:
        """What undo would take back, in words ("play card"); empty if there is nothing."""
        return undo_words(self.names)
