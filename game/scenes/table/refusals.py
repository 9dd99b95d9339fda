"""Refusals: why something on the table is no option of the open question, and what lies dim meanwhile.

The game gives a reason for what could be meant (`View.reason`); for everything else there is a sentence of the house,
which names the question. So whoever clicks anything learns why it does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.kit.mode import View
from game.kit.prompts import Prompt, PromptKind, Refusal, pair
from game.kit.session import Session
from game.kit.shown import Banner
from game.kit.text import Words
from game.ui.table.gestures import Target

NONE: Refusal = ("", "")
OWN = "own:"
"""How places begin that only the table of one game has: it may say of them too why they are no answer."""


class Asking(Protocol):
    """What refusals need of the game at the table."""

    session: Session
    view: View
    banner: Banner | None

    @property
    def prompt(self) -> Prompt | None: ...

    def kind_of(self, prompt: Prompt) -> PromptKind: ...


class Refusals:
    """The refusals of one table; a sentence and the id of a rule each, both empty if nothing is to say."""

    def __init__(self, play: Asking, words: Words) -> None:
        self.play, self.words = play, words
        self._reasons: dict[str, Refusal] = {}

    def forget(self) -> None:
        """Another question is asked."""
        self._reasons.clear()

    def reason(self, piece: str) -> Refusal:
        """Why a piece, or a place of its own table, that could be meant is no option, as the game says it."""
        if piece not in self._reasons:
            known = piece in self.play.session.state.board.pieces or piece.startswith(OWN)
            self._reasons[piece] = self.play.view.reason(piece) if known else NONE
        return self._reasons[piece]

    def of_pair(self, first: str, place: str) -> Refusal:
        """Why what was taken cannot be brought to a place, as the game says it."""
        return self.play.view.reason(pair(first, place)) if first else NONE

    def why_not(self, place: str, first: str = "") -> Refusal:
        """Why any place of the table is no answer: the reason of the game, or else which question is open. `first` is
        the half of a pair that was taken.
        """
        prompt, banner = self.play.prompt, self.play.banner
        if prompt is None or banner is None:
            return (self.words("ui.table.nothing-asked"), "")
        if place in prompt.options:
            return NONE
        found = self.of_pair(first, place)
        found = found if found[0] else self.reason(place)
        if found[0]:
            return found
        return (self.words("ui.table.asked-else", who=banner.who, verb=banner.verb), self.play.kind_of(prompt).rule)

    def dimmed(self, targets: Sequence[Target]) -> set[str]:
        """The pieces that lie dim: while one is asked for, all others but whoever decides and what asks."""
        prompt, board = self.play.prompt, self.play.session.state.board
        if prompt is None:
            return set()
        if self.play.kind_of(prompt).gesture.place != "piece" or not any(target.place for target in targets):
            return {piece for piece in self._reasons if self._reasons[piece][0]}
        lit = {prompt.chooser, *(target.place for target in targets), *prompt.options}
        return {
            piece.id for piece in board.pieces.values()
            if piece.id not in lit and prompt.source not in (piece.id, piece.card)
        }  # fmt: skip
