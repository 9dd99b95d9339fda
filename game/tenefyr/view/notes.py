"""Notes: what is worth a word beside the hand: what a new hand brings about, and who draws what next."""

from __future__ import annotations

from game.tenefyr import names as zones
from game.tenefyr.lasting import hand_size
from game.tenefyr.turn import can_renew
from game.tenefyr.view.names import Names
from game.tenefyr.view.texts import clauses

MOST = 2
KEEP_HAND, PLAY = "keep-hand", "play-card"


def notes(names: Names) -> tuple[str, ...]:
    """At most two lines at a question about the hand; none at any other."""
    prompt, t, words = names.session.prompt, names.t, names.words
    if prompt is None or prompt.kind not in (KEEP_HAND, PLAY) or not t.active:
        return ()
    told = clauses(names, "new-hand") if prompt.kind == KEEP_HAND and can_renew(t, t.active) else []
    told += clauses(names, "held") if t.turn_number < t.turns else []
    more = t.track(zones.more(t.turn_number + 1))
    if t.turn_number < t.turns and more:
        following = names.player(t.player_of_turn(t.turn_number + 1))
        told.append(words("prompt.next-hand", player=following, cards=hand_size(t, t.turn_number + 1)))
    return tuple(told[:MOST])
