"""What Heroes of Terrinoth does its own way among the games of the family."""

from __future__ import annotations

from game.adventure import values
from game.adventure.decide import decider
from game.adventure.table import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXPLORATION_DECK,
    EXPLORATION_DISCARD,
    SEATS,
    Cites,
    Rules,
    Table,
)
from game.adventure.wounds import set_aside
from game.terrinoth.action import perform
from game.terrinoth.box import Box
from game.terrinoth.cards import DIFFICULTIES, RANKS
from game.terrinoth.defeat import defeat_hero
from game.terrinoth.explore import explore, progress_limit
from game.terrinoth.tokens import claim_tokens, lose_tokens, spend_limit, take_spent, token_room, tokens
from game.terrinoth.window_order import PRINTED_ORDER, can_use, next_ability, pay_use

EXTRA_HEALTH = {1: 10, 2: 10, 3: 4, 4: 0}
"""What the number of heroes in the game adds to each one's health [HT-111]."""


def health(t: Table, piece_id: str) -> int:
    """The health of a hero, higher in a small party [HT-111], or of an enemy."""
    piece = t.board.pieces[piece_id]
    if piece.zone != SEATS:
        return values.enemy_health(t, piece_id)
    box: Box = t.box  # type: ignore[assignment]
    return box.heroes[piece.card].health + EXTRA_HEALTH[len(t.board.zones[SEATS])] + t.step_health


def exhaustible(t: Table, card: str) -> bool:
    """Whatever is ready can be exhausted."""
    return True


def difficulty_rank(t: Table, enemy: str) -> tuple[int, int]:
    """Where an enemy stands in the order of difficulty, facedown lowest [HT-703]."""
    if not t.faceup(enemy):
        return (-1, -1)
    box: Box = t.box  # type: ignore[assignment]
    card = box.enemies[t.board.pieces[enemy].card]
    return (DIFFICULTIES.index(card.difficulty), RANKS.index(card.rank))


RULES = Rules(
    ranks=("minion", "master"),
    refills={ENEMY_DECK: ENEMY_DISCARD, EXPLORATION_DECK: EXPLORATION_DISCARD},
    tokens=tokens,
    token_room=token_room,
    claim_tokens=claim_tokens,
    lose_tokens=lose_tokens,
    spend_limit=spend_limit,
    take_spent=take_spent,
    breaks_tie=decider,
    exhaustible=exhaustible,
    progress_limit=progress_limit,
    health=health,
    order=difficulty_rank,
    next_ability=next_ability,
    printed_order=PRINTED_ORDER,
    can_use=can_use,
    pay_use=pay_use,
    defeat_hero=defeat_hero,
    set_aside=set_aside,
    sheds=lambda t, condition: True,
    fallen_enemy_finishes=False,
    fallen_hero_finishes=False,
    explore=explore,
    perform=perform,
    cites=Cites(cannot="HT-002", target="HT-304", activated="HT-402", activates="HT-404"),
)
