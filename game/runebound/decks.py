"""Decks and discard piles: drawing, discarding, shuffling anew, exerting [RB-013, RB-207]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.kit.prompts import Prompt
from game.runebound import names, values
from game.runebound.box import ASSET, SKILL
from game.runebound.table import Table


def top(t: Table, kind: str) -> str:
    """The top card of a deck, whose discard pile is shuffled into a new one where it is empty [RB-013]; empty where
    there is no card at all.
    """
    zone = names.deck(kind)
    if not t.zone(zone):
        for piece in [*t.zone(names.discard(kind))]:
            t.move(piece, zone, face_up=False)
        if t.zone(zone):
            t.shuffle(zone)
    lying = t.zone(zone)
    return lying[0] if lying else ""


def has_cards(t: Table, kind: str) -> bool:
    """Whether a card could be drawn of a deck or its pile [RB-013]."""
    return bool(t.zone(names.deck(kind)) or t.zone(names.discard(kind)))


def pile_of(t: Table, piece: str) -> str:
    """The deck that a card belongs to."""
    kind = t.kind(piece)
    if kind in (ASSET, SKILL):
        return kind
    return t.box.deck_of(t.card(piece))


def discard(t: Table, piece: str) -> None:
    """A card goes to its discard pile, with nothing on it."""
    t.strip(piece)
    t.move(piece, names.discard(pile_of(t, piece)), face_up=True)


def draw_skill(t: Table, hero: str, number: int, source: str) -> list[str]:
    """A hero draws skill cards, as many as there are."""
    drawn = []
    for _ in range(number):
        piece = top(t, names.SKILL)
        if not piece:
            break
        t.learn()
        t.move(piece, names.hand(hero), face_up=True)
        drawn.append(piece)
    if drawn:
        t.note("draws-skill", hero=hero, number=len(drawn), source=source)
    return drawn


def discard_skills(t: Table, hero: str, pieces: Iterable[str], source: str) -> None:
    """A hero discards cards from the hand."""
    gone = list(pieces)
    if gone:
        t.note("discards-skill", hero=hero, pieces=gone, source=source)
        for piece in gone:
            discard(t, piece)


def choose_discards(t: Table, hero: str, number: int, source: str) -> None:
    """A hero discards so many cards of own choice from the hand."""
    hand: Sequence[str] = t.zone(names.hand(hero))
    size = min(number, len(hand))
    if size > 0:
        picked = t.ask(Prompt("discard-skill", hero, source, tuple(hand), size, size))
        discard_skills(t, hero, picked, source)


def discard_down(t: Table, hero: str) -> None:
    """A hero discards down to the hand size [RB-210]."""
    choose_discards(t, hero, len(t.zone(names.hand(hero))) - values.hand_size(t, hero), "RB-210")


def can_exert(t: Table, hero: str) -> bool:
    """Whether a hero has a card to exert [RB-207]."""
    return bool(t.zone(names.hand(hero)))


def exert(t: Table, hero: str, source: str) -> None:
    """A hero exerts as a cost that was agreed to: which card is asked [RB-207]."""
    hand = tuple(t.zone(names.hand(hero)))
    if hand:
        picked = t.ask(Prompt("exert", hero, source, hand, 1, 1))
        exert_card(t, hero, picked[0], source)


def exert_card(t: Table, hero: str, card: str, source: str) -> None:
    """A card of the hand is discarded as a cost, for one thing [RB-207, R-03]."""
    t.note("exerts", hero=hero, piece=card, source=source)
    discard(t, card)
