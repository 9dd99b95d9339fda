"""What the game says to the screen and to the terminal; everything lies open to everybody."""

from __future__ import annotations

from typing import ClassVar

from game.heroica.view.banner import banner, undo_words
from game.heroica.view.choices import choices
from game.heroica.view.chronicle import chronicle
from game.heroica.view.explained import explained
from game.heroica.view.faces import face
from game.heroica.view.forecast import forecast
from game.heroica.view.intent import intent
from game.heroica.view.log import log
from game.heroica.view.names import Names, picture_of
from game.heroica.view.objective import objective
from game.heroica.view.own import own
from game.heroica.view.reasons import reason
from game.heroica.view.scoreboard import phase, scoreboard
from game.heroica.view.sheets import sheet
from game.heroica.view.stories import story
from game.heroica.view.table_in_words import describe
from game.heroica.view.values import TableValues
from game.heroica.view.why import why
from game.kit.base_view import BaseView, Telling
from game.kit.explained import Explained
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.shown import Forecast
from game.kit.text import Words


class HeroicaView(BaseView[Names]):
    """How a running game presents itself. Reads the session, changes nothing."""

    telling: ClassVar = Telling(
        face=face, picture=picture_of, sheet=sheet, scoreboard=scoreboard, phase=phase, banner=banner, choices=choices,
        reason=reason, log=log, story=story, objective=objective, intent=intent, why=why, undo_label=undo_words,
        chronicle=chronicle,
    )  # fmt: skip

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(Names(session, words))

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return own(self.names)

    def describe(self) -> list[str]:
        """The table in sentences, with the level as a map of letters."""
        return describe(self.names)

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options), where a roll follows."""
        return forecast(self.names, prompt, option)

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is: store, hourglass, goal, squares, features, states of a hero."""
        return explained(self.names, place)

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The faces of the die."""
        return self.names.t.box.die.faces
