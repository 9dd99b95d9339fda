"""What must hold at every node of every game of the family, whatever was answered, in words where it does not.

A game gives its rule ids and which tokens may lie where, and adds its own invariants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from game.adventure import values
from game.adventure.cards import ACTIONS
from game.adventure.table import (
    CONDITION_SUPPLY,
    DRAWN,
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXPLORATION_DECK,
    EXPLORATION_DISCARD,
    LAIR,
    LOCATION,
    LOCATION_DECK,
    LOCATION_DISCARD,
    MOST_ENGAGED,
    WOUND,
    cards_zone,
    conditions_zone,
)

PILES = {ENEMY_DECK: ENEMY_DISCARD, EXPLORATION_DECK: EXPLORATION_DISCARD, LOCATION_DECK: LOCATION_DISCARD}
"""The decks of every game, each with its discard pile."""


class Cites(NamedTuple):
    """The rules of a game that invariants come from."""

    engaged: str
    wounded: str
    """Nobody in the shadows is wounded and facedown."""
    actions: str
    conditions: str
    falls: str
    dies: str
    nobody: str


def pieces(t: Any, tokens: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Every piece lies in one place, with the tokens that belong to its zone (without what stands behind a colon)."""
    places = Counter(piece for zone in t.board.zones.values() for piece in zone)
    for name, piece in t.board.pieces.items():
        if places[name] != 1 or name not in t.zone(piece.zone):
            yield f"{name} lies in {places[name]} places, {piece.zone} is said to be its own"
        allowed = tokens.get(piece.zone.partition(":")[0], ())
        for token, number in piece.tokens.items():
            if number < 0 or (number and token not in allowed):
                yield f"{name} in {piece.zone} has {number} {token}"


def piles(t: Any, decks: Mapping[str, str]) -> Iterator[str]:
    """Cards come back to their piles as they should: decks facedown, discard piles faceup, none exhausted; and one
    location is active.
    """
    for deck, discard in decks.items():
        for zone, shown in ((deck, False), (discard, True)):
            for name in t.zone(zone):
                if t.piece(name).face_up != shown or t.piece(name).exhausted:
                    yield f"{name} lies wrongly in {zone}"
    if len(t.zone(LOCATION)) != 1:
        yield f"{t.zone(LOCATION)} are the active location"


def enemies(t: Any, cites: Cites) -> Iterator[str]:
    """Enemies are few enough beside a hero and whole where they lie facedown; only the nemesis is in the lair."""
    for hero in t.seats:
        if len(t.engaged(hero)) > MOST_ENGAGED:
            yield f"{len(t.engaged(hero))} enemies are engaged with {hero} [{cites.engaged}]"
    for enemy in t.shadows():
        if not t.faceup(enemy) and t.tokens(enemy, WOUND):
            yield f"{enemy} is wounded and facedown [{cites.wounded}]"
    if set(t.zone(LAIR)) - {t.nemesis}:
        yield f"{t.zone(LAIR)} lie in the lair"


def hand(t: Any, hero: str, cites: Cites) -> Iterator[str]:
    """A hero has a card of each action, and each condition once."""
    held = t.zone(cards_zone(hero))
    if tuple(t.box.actions[t.card_of(card)].action for card in held) != ACTIONS:
        yield f"{hero} has the cards {held} [{cites.actions}]"
    conditions = [t.card_of(piece) for piece in t.zone(conditions_zone(hero))]
    if len(set(conditions)) < len(conditions):
        yield f"{hero} has {conditions} [{cites.conditions}]"


def counted(t: Any) -> Iterator[str]:
    """No counter is below 0, and no condition is lost."""
    for name in t.quest.counters:
        if t.track(f"counter:{name}") < 0:
            yield f"there are {t.track(f'counter:{name}')} {name}"
    supply = sum(len(t.zone(conditions_zone(hero))) for hero in t.seats) + len(t.zone(CONDITION_SUPPLY))
    if supply != sum(card.copies for card in t.box.conditions.values()):
        yield f"there are {supply} conditions"


def alive(t: Any, cites: Cites) -> Iterator[str]:
    """While the quest goes on nobody stands who should have fallen, and somebody stands."""
    for hero in t.heroes():
        if t.tokens(hero, WOUND) >= values.health(t, hero):
            yield f"{hero} stands with {t.tokens(hero, WOUND)} wounds [{cites.falls}]"
    for enemy in (*t.enemies(), *t.zone(LAIR)):
        if t.tokens(enemy, WOUND) >= values.health(t, enemy):
            yield f"{enemy} stands with {t.tokens(enemy, WOUND)} wounds [{cites.dies}]"
    if t.zone(DRAWN):
        yield f"{t.zone(DRAWN)} are drawn and not resolved"
    if t.seats and not t.heroes():
        yield f"nobody stands, and the quest goes on [{cites.nobody}]"
