"""Companions: seats that the computer plays. Who plays which piece is part of the journey (`Session.companions`); it
may be changed at any question, and undo does not take it back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.kit.adviser import Advice, Adviser
from game.kit.computer_players import CountedPlayer
from game.kit.flow import PlayerOfSeat, Position
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.session import Session
from game.kit.table import Answerer, GameTable
from game.kit.trials import PlayerOfSeed

ADVISER = "adviser"
"""The computer player of the house: it gives the answer that the adviser puts first."""
FATES = 24
"""How often it tries its best answers: less than a second for a question."""


class AdviserPlayer:
    """A computer player that answers one question as the adviser would. `player` plays the trials.

    Whoever has frames to draw lets a thinker (`thinkers.py`) work out the same: with this seed, and so many fates.
    """

    def __init__(self, position: Position, player: PlayerOfSeed, seed: str, fates: int = FATES) -> None:
        self.position = position
        self.player = player
        self.seed = seed
        self.fates = fates
        self.advice: Advice | None = None
        """What it was led by, once it has answered."""

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        adviser = Adviser(self.position, self.player, self.seed, self.fates)
        while adviser.step():
            pass
        self.advice = adviser.advice()
        return self.advice.answers[0].answer


def chooser(position: Position) -> str:
    """Each question is answered by the player of the piece that is asked."""
    return position.prompt.chooser


def seated(players: Mapping[str, PlayerOfSeed], decider: Callable[[Position], str] = chooser) -> PlayerOfSeat:
    """Who answers at a table where any seat may be the computer's. The first of the players also plays the trials of
    the adviser.

    `decider` gives the piece whose player answers; empty where all decide together. That is a person's answer, as long
    as one sits there.
    """
    usual = next(iter(players.values()))

    def player_of(position: Position, seed: str, companions: Mapping[str, str]) -> Answerer | None:
        alone = bool(companions) and all(companions.values())
        name = companions.get(decider(position) or (position.prompt.chooser if alone else ""), "")
        if name == ADVISER:
            return AdviserPlayer(position, usual, seed)
        return players[name](seed) if name in players else None

    return player_of


def play_through(session: Session, name: str, players: Mapping[str, PlayerOfSeed], seed: str) -> int:
    """Let one computer player have all seats of a session that has not begun, to its end; gives its decisions.

    Raises what the rules raise, and KeyError for a player that there is not.
    """
    if name != ADVISER:
        player = CountedPlayer(players[name](seed))
        session.play(player)
        return player.decisions
    session.companions = dict.fromkeys(session.companions, ADVISER)
    session.begin()
    decisions = 0
    while session.prompt is not None:
        session.answer_by_computer()
        decisions += 1
    return decisions
