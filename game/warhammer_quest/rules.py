"""What the Warhammer Quest card game does its own way among the games of the family."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Context
from game.adventure.table import ENEMY_DECK, ENEMY_DISCARD, SEATS, Cites, Rules, Table
from game.warhammer_quest.action import explore, perform
from game.warhammer_quest.box import Box
from game.warhammer_quest.defeat import defeat_hero, set_aside
from game.warhammer_quest.rank import order
from game.warhammer_quest.tokens import claim_tokens, lose_tokens, spend_limit, take_spent, token_room, tokens
from game.warhammer_quest.window_order import PRINTED_ORDER, can_use, next_ability, pay_use

FEWEST = 2
"""The smallest party for which health is printed."""


def health(t: Table, piece_id: str) -> int:
    """The health of a hero, as printed for the party [WQ-104] with what gear adds, or of an enemy."""
    piece = t.board.pieces[piece_id]
    if piece.zone != SEATS:
        return values.enemy_health(t, piece_id)
    box: Box = t.box  # type: ignore[assignment]
    printed = box.heroes[piece.card].health[len(t.board.zones[SEATS]) - FEWEST]
    return printed + values.modifier(t, "health", piece_id) + t.step_health


def exhaustible(t: Table, card: str) -> bool:
    """No effect and no cost exhausts the card with the prepare icon, so that a hero always has a ready one [WQ-420]."""
    box: Box = t.box  # type: ignore[assignment]
    return not box.actions[t.card_of(card)].prepare


def lead_party(t: Table, c: Context) -> str:
    """A tie between heroes is a matter of the party, for which the leader is asked [WQ-006, WQ-007]."""
    return t.leader


def sheds(t: Table, condition: str) -> bool:
    """A text that discards a condition means a harmful one; Empowered goes by its own use or by defeat only [W-14]."""
    return t.box.conditions[condition].harm > 0


def progress_limit(t: Table) -> int:
    """A location never holds more progress than its value [WQ-609]."""
    return values.location_value(t)


RULES = Rules(
    ranks=("standard", "elite"),
    refills={ENEMY_DECK: ENEMY_DISCARD},
    tokens=tokens,
    token_room=token_room,
    claim_tokens=claim_tokens,
    lose_tokens=lose_tokens,
    spend_limit=spend_limit,
    take_spent=take_spent,
    breaks_tie=lead_party,
    exhaustible=exhaustible,
    progress_limit=progress_limit,
    health=health,
    order=order,
    next_ability=next_ability,
    printed_order=PRINTED_ORDER,
    can_use=can_use,
    pay_use=pay_use,
    defeat_hero=defeat_hero,
    set_aside=set_aside,
    sheds=sheds,
    fallen_enemy_finishes=True,
    fallen_hero_finishes=True,
    explore=explore,
    perform=perform,
    cites=Cites(cannot="WQ-003", target="WQ-402", activated="WQ-732", activates="WQ-735"),
)
