"""What Runebound says to the screen and to the terminal, as one seat sees it: of rivals nobody is told anything of the
hand of another, and nobody of the order of a deck [RB-012].
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
from game.runebound.pools import COIN
from game.runebound.view.banner import banner, undo_words
from game.runebound.view.choices import choices
from game.runebound.view.chronicle import chronicle
from game.runebound.view.explained import explained
from game.runebound.view.faces import face
from game.runebound.view.forecast import forecast
from game.runebound.view.intent import intent
from game.runebound.view.log import log
from game.runebound.view.names import Names
from game.runebound.view.objective import objective
from game.runebound.view.odds import Odds
from game.runebound.view.own import own
from game.runebound.view.pictures import picture_of
from game.runebound.view.reasons import reason
from game.runebound.view.scoreboard import phase, scoreboard
from game.runebound.view.sheets import sheet
from game.runebound.view.staged import staged
from game.runebound.view.stories import story
from game.runebound.view.table_in_words import describe
from game.runebound.view.values import TableValues
from game.runebound.view.why import why


class RuneboundView(BaseView[Names]):
    """How a running game presents itself to a seat, from 1; 0 sees what lies open to everybody. Reads the session,
    changes nothing.
    """

    telling: ClassVar = Telling(
        face=face, picture=picture_of, sheet=sheet, scoreboard=scoreboard, phase=phase, banner=banner, choices=choices,
        reason=reason, log=log, story=story, objective=objective, intent=intent, why=why, undo_label=undo_words,
        chronicle=chronicle,
    )  # fmt: skip

    def __init__(self, session: Session, words: Words, seat: int = 0) -> None:
        super().__init__(Names(session, words, seat))
        self.odds = Odds(session)

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return own(self.names, self.odds)

    def describe(self) -> list[str]:
        """The table in sentences, with the chart as a map of letters."""
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
        """What a place of the table is: hexes, decks, track, dice, markets, numbers of a hero."""
        return explained(self.names, self.odds, place)

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """The card that comes forward, and what comes of it."""
        return staged(self.names, events)

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The faces of the terrain die; of a token that is tossed its two sides."""
        return COIN.faces if die == COIN.id else self.names.t.box.die.faces
