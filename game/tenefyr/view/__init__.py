"""What Heroes of Tenefyr says to the screen and to the terminal: faces, sheets, questions, what is at stake. All of it
lies open to everybody; what lies facedown is told to nobody [TN-012].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.kit.base_view import BaseView, Telling
from game.kit.events import Event
from game.kit.explained import Explained
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.shown import Forecast
from game.kit.stage_sheet import StageSheet
from game.kit.text import Words
from game.tenefyr.box import CHANCE
from game.tenefyr.view.banner import banner, undo_words
from game.tenefyr.view.choices import choices
from game.tenefyr.view.chronicle import chronicle
from game.tenefyr.view.explained import explained
from game.tenefyr.view.faces import face
from game.tenefyr.view.forecast import forecast
from game.tenefyr.view.intent import intent
from game.tenefyr.view.log import log
from game.tenefyr.view.names import Names
from game.tenefyr.view.objective import objective
from game.tenefyr.view.odds import Odds
from game.tenefyr.view.own import own
from game.tenefyr.view.pictures import picture_of
from game.tenefyr.view.reasons import reason
from game.tenefyr.view.scoreboard import phase, scoreboard
from game.tenefyr.view.sheets import sheet
from game.tenefyr.view.staged import staged
from game.tenefyr.view.stories import story
from game.tenefyr.view.table_in_words import describe
from game.tenefyr.view.values import TableValues
from game.tenefyr.view.why import why


class TenefyrView(BaseView[Names]):
    """How a running game presents itself. Reads the session, changes nothing."""

    telling: ClassVar = Telling(
        face=face, picture=picture_of, sheet=sheet, scoreboard=scoreboard, phase=phase, banner=banner, choices=choices,
        reason=reason, log=log, story=story, objective=objective, intent=intent, why=why, undo_label=undo_words,
        chronicle=chronicle,
    )  # fmt: skip

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(Names(session, words))
        self.odds = Odds(session)

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return own(self.names, self.odds)

    def describe(self) -> list[str]:
        """The table in sentences."""
        return describe(self.names, self.odds)

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options)."""
        return forecast(self.names, self.odds, prompt, option)

    def ponder(self) -> bool:
        """A piece of the work on exact chances."""
        return self.odds.ponder()

    @property
    def pending(self) -> int:
        """How many chances are still worked out."""
        return self.odds.pending

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is: piles, track, need bar, signs on cards."""
        return explained(self.names, place)

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """The reward that comes forward."""
        return staged(self.names, events)

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """What stands for "at random"."""
        return CHANCE.faces
