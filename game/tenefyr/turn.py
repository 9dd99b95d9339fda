"""A turn: turn start, draw step, play step, end step [TN-403 to TN-418]; an exhausted player takes it all the same
[TN-410].
"""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.tenefyr import names
from game.tenefyr.decks import discard_hand, draw
from game.tenefyr.lasting import bans_new_hand, hand_size
from game.tenefyr.playing import play_card
from game.tenefyr.power import enemy_power, party_total
from game.tenefyr.table import Table
from game.tenefyr.windows import speak

OF_A_TURN = (
    names.PLAYED_CARDS, names.NEW_HANDS, names.SPOILS, names.NEXT_DOUBLE, names.NEXT_PLUS, names.LATER_PLUS,
    names.NO_DRAW, names.REACHED,
)  # fmt: skip
"""Tracks that end with a turn [TN-418]."""
KEEP, NEW_HAND = "keep", "new"


def begin_turn(t: Table) -> None:
    """Turn start, and the hand is drawn, as far as there are cards [TN-404, TN-405, TN-1203]."""
    forget_turn(t)
    t.set_track(names.TURN, t.turn_number + 1)
    t.set_track(names.ACTIVE, t.player_of_turn(t.turn_number))
    t.note("turn", player=t.active, seat=t.seat(t.active), number=t.turn_number, of=t.turns)
    speak(t, "turn-start", t.active)
    t.set_track(names.HAND_SIZE, hand_size(t))
    draw(t, t.active, t.track(names.HAND_SIZE))


def forget_turn(t: Table) -> None:
    """What holds for a turn ends with it."""
    for track in OF_A_TURN:
        if t.board.tracks.get(track):
            t.set_track(track, 0 if isinstance(t.board.tracks[track], int) else "")


def can_renew(t: Table, player: str) -> bool:
    """Whether the player can take a new hand: there is a hand, the deck is not empty, however few cards it
    has, and no text forbids it [TN-407, TN-1202].
    """
    return bool(t.zone(names.hand(player)) and t.zone(names.deck(player))) and not bans_new_hand(t)


def keep_or_renew(t: Table) -> bool:
    """One question of the draw step; True where a new hand was taken, so that it is asked again [TN-407, TN-409]."""
    player = t.active
    if not can_renew(t, player):
        return False
    hand = t.zone(names.hand(player))
    data: dict[str, object] = {"size": t.track(names.HAND_SIZE), "about": [*hand], "leads": dict.fromkeys(hand, KEEP)}
    if t.ask(Prompt("keep-hand", player, "TN-407", (KEEP, NEW_HAND), data=data))[0] == KEEP:
        return False
    new_hand(t, player)
    return True


def new_hand(t: Table, player: str) -> None:
    """The whole hand is discarded, texts about it resolve, then as many cards are drawn as before, or what is left
    [TN-407, TN-408].
    """
    t.note("new-hand", player=player)
    t.set_track(names.NEW_HANDS, t.track(names.NEW_HANDS) + 1)
    discard_hand(t, player)
    speak(t, "new-hand", player)
    draw(t, player, t.track(names.HAND_SIZE))


def play_next(t: Table) -> bool:
    """One card of the hand is played; False when the hand is empty, also of what was drawn last [TN-411, TN-414,
    TN-1224]. Where it makes the total enough in the middle of a hand that is told; it counts at the end step [TN-416].
    """
    player = t.active
    hand = tuple(t.zone(names.hand(player)))
    if not hand:
        return False
    play_card(t, player, t.ask(Prompt("play-card", player, "TN-411", hand))[0])
    if t.zone(names.hand(player)) and not t.track(names.REACHED) and beaten(t):
        t.set_track(names.REACHED, 1)
        t.note("reached", enemy=t.enemy, player=player, total=party_total(t), power=enemy_power(t))
    return True


def beaten(t: Table) -> bool:
    """The comparison of the end step: the only one, whatever the powers were before [TN-416, TN-1214]; who would come
    later has no turn [TN-1205].
    """
    return party_total(t) >= enemy_power(t)


def stands(t: Table) -> None:
    """The enemy still stands, and there are turns left: "held" texts resolve; a new power counts
    at the next end step [TN-417, TN-1215].
    """
    t.note("held", enemy=t.enemy, total=party_total(t), power=enemy_power(t))
    speak(t, "held", t.active)
