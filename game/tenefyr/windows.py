"""Windows: when the texts of place and enemy resolve [TN-116, part 10.6]."""

from __future__ import annotations

from game.tenefyr.context import Context
from game.tenefyr.lasting import speaking
from game.tenefyr.table import Table


def speak(t: Table, window: str, you: str) -> None:
    """The texts of a window resolve: that of the place, then that of the enemy [TN-116]. A text that silences the enemy
    or moves it away before its own comes leaves it without.
    """
    for piece in speaking(t):
        effect = t.box.on.get(t.card(piece), {}).get(window)
        if effect is not None and piece in speaking(t):
            t.note("speaks", piece=piece, window=window, player=you)
            effect.run(t, Context(you, piece, window=window))
