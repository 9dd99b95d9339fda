"""The Grim Rule: an enemy's activation is always resolved in the way that hurts the heroes most [HT-013]."""

from __future__ import annotations

from itertools import combinations

from game.adventure import values
from game.adventure.ending import QuestOver
from game.adventure.table import SUCCESS, WOUND, EffectBar, Table, cards_zone, conditions_zone
from game.kit.board import State
from game.kit.codec import thaw
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import GameTable

WEIGHTS = {"fallen": 1000, "wounds": 10, "conditions": 7, "exhausted": 5, "tokens": 4}


def _nobody(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
    raise AssertionError("a trial answers its own questions")


def grim_choice(t: Table, bar: EffectBar, prompt: Prompt) -> Answer:
    """The answer that hurts most, each tried out to the end of the effect bar; of equals the one that brings a hero
    nearest to defeat, then the first listed."""
    best = max(combinations(prompt.options, prompt.least), key=lambda answer: _harm_of(t, bar, answer))
    bar.answers.append(best)
    return best


def _harm_of(t: Table, bar: EffectBar, answer: Answer) -> tuple[int, int]:
    """How hurt the party is after the effect bar, if this answer is given; and how near a hero is to defeat."""
    trial = type(t)(thaw(bar.start), _nobody, t.box)
    trial.trial = [*bar.answers, answer]
    trial.enemy_acting = t.enemy_acting
    try:
        bar.resolve(trial, trial.active, trial.enemy_acting)
    except QuestOver:
        return (WEIGHTS["fallen"] * 10, 0)
    left = min((values.health_left(trial, h) for h in trial.heroes()), default=0)
    return harm(trial.state, t.seats), -left


def harm(state: State, heroes: list[str]) -> int:
    """How hurt the party is: the weighted sum of what it has lost."""
    board = state.board
    total = 0
    for hero in heroes:
        piece = board.pieces[hero]
        if not piece.face_up:
            total += WEIGHTS["fallen"]
            continue
        total += WEIGHTS["wounds"] * piece.tokens.get(WOUND, 0)
        stores = [piece, *map(board.piece, board.zone(cards_zone(hero)))]
        total -= WEIGHTS["tokens"] * sum(store.tokens.get(SUCCESS, 0) for store in stores)
        total += WEIGHTS["conditions"] * len(board.zone(conditions_zone(hero)))
        total += WEIGHTS["exhausted"] * sum(board.pieces[c].exhausted for c in board.zone(cards_zone(hero)))
    return total
