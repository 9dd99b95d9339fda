"""Reasons that only the Warhammer Quest card game knows: sockets, the prepare icon, gear, what is distributed."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import EXPLORATION_DECK, SUCCESS
from game.kit.prompts import Prompt, Refusal
from game.warhammer_quest.tokens import MOST_ON_CARD
from game.warhammer_quest.view.names import Names

MOMENTS = frozenset({"use", "order"})


def own_reason(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """Why a piece is no option, where the rules of this game alone say so."""
    t = names.t
    found = t.piece(piece)
    place, _, hero = found.zone.partition(":")
    if place == "cards" and hero == prompt.chooser:
        return _action_card(names, prompt, piece)
    if place == "gear" and prompt.kind in MOMENTS:
        return _gear(names, hero, piece)
    if prompt.kind == "dungeon-look" and found.zone == EXPLORATION_DECK:
        return "refusal.two-cards", "WQ-1004"
    if prompt.kind == "distribute" and t.standing(piece):
        return "refusal.no-room", "WQ-018"
    engages = prompt.kind == "engage" or prompt.data.get("verb") == "engage"
    if engages and t.in_play(piece) and t.faceup(piece) and values.forbidden(t, "engage", piece):
        return "refusal.cannot-engage", "WQ-715"
    return None


def _action_card(names: Names, prompt: Prompt, card: str) -> Refusal | None:
    """Of the own action cards: no place for a token, or none on it; the card that nothing exhausts."""
    t = names.t
    tokens = t.tokens(card, SUCCESS)
    if prompt.kind == "place-token" and tokens >= MOST_ON_CARD:
        return "refusal.sockets", "WQ-510"
    if prompt.kind == "discard-token" and not tokens:
        return "refusal.no-token", "WQ-512"
    if prompt.kind == "spend" and tokens and t.action is not None and card != t.action.card:
        return "refusal.not-this-card", "WQ-403"
    ready = not t.piece(card).exhausted
    if prompt.kind == "exhaust-card" and ready and not t.rules.exhaustible(t, card):
        return "refusal.prepare", "WQ-420"
    return None


def _gear(names: Names, hero: str, piece: str) -> Refusal | None:
    """Gear whose cost cannot be paid now: depleted, exhausted, or without the token that it takes."""
    t = names.t
    if not t.faceup(piece):
        return "refusal.gear-depleted", "WQ-309"
    if t.piece(piece).exhausted:
        return "refusal.gear-exhausted", "WQ-310"
    if t.box.uses.get(t.card_of(piece)) == "token" and not t.rules.tokens(t, hero):
        return "refusal.cannot-afford", "WQ-304"
    return "refusal.card-not-now", "WQ-307"
