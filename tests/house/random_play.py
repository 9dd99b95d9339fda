"""Play by chance: how the contracts get on in the games of every mode."""

from __future__ import annotations

from game.kit.mode import Mode
from game.kit.session import Session

TO_THE_END = 10_000


def play_on(mode: Mode, session: Session, answers: int = TO_THE_END, seed: str = "person") -> None:
    """Give so many answers, or as many as there are until the game is over: at random for people, companions by
    themselves.
    """
    player = mode.computer_player("random", seed)
    for _ in range(answers):
        if session.prompt is None:
            return
        if session.computer is not None:
            session.answer_by_computer()
        else:
            session.answer(player(session.table, session.prompt, None))
