"""What must hold at every node of every game, whatever was answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.adventure import values
from game.adventure.cards import ACTIONS
from game.adventure.peril import first_space
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
    PROGRESS,
    SEATS,
    SHADOWS,
    SUCCESS,
    WOUND,
    cards_zone,
    conditions_zone,
)
from game.terrinoth.table import Table
from game.terrinoth.tokens import MOST_TOKENS
from game.terrinoth.upgrade import advanced_cards

TOKENS = {SEATS: {WOUND, SUCCESS}, SHADOWS: {WOUND}, LAIR: {WOUND}, LOCATION: {PROGRESS}}
"""Which tokens may lie on the cards of a zone; on all others none, but wounds on engaged enemies."""


def broken(t: Table) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    yield from _pieces(t)
    yield from _enemies(t)
    yield from _piles(t)
    for hero in t.seats:
        yield from _hero(t, hero)
    yield from _tracks(t)
    if not t.word("outcome"):
        yield from _alive(t)


def _pieces(t: Table) -> Iterator[str]:
    """Every piece lies in one place, with tokens that belong there."""
    places = Counter(piece for zone in t.board.zones.values() for piece in zone)
    for name, piece in t.board.pieces.items():
        if places[name] != 1 or name not in t.zone(piece.zone):
            yield f"{name} lies in {places[name]} places, {piece.zone} is said to be its own"
        zone = "engaged" if piece.zone.startswith("engaged:") else piece.zone
        allowed = {WOUND} if zone == "engaged" else TOKENS.get(zone, set())
        for token, number in piece.tokens.items():
            if number < 0 or (number and token not in allowed):
                yield f"{name} in {piece.zone} has {number} {token}"


def _enemies(t: Table) -> Iterator[str]:
    for hero in t.seats:
        engaged = t.engaged(hero)
        if len(engaged) > MOST_ENGAGED:
            yield f"{len(engaged)} enemies are engaged with {hero} [HT-705]"
        if any(not t.faceup(enemy) for enemy in engaged):
            yield f"an enemy engaged with {hero} lies facedown [HT-704]"
        if engaged and not t.standing(hero):
            yield f"an enemy is engaged with {hero}, who is defeated [HT-801]"
    for enemy in t.shadows():
        if not t.faceup(enemy) and t.tokens(enemy, WOUND):
            yield f"{enemy} is wounded and facedown [HT-315]"
    for zone in (ENEMY_DECK, ENEMY_DISCARD):
        if t.nemesis in t.zone(zone):
            yield f"the nemesis lies in {zone} [HT-707]"
    if set(t.zone(LAIR)) - {t.nemesis}:
        yield f"{t.zone(LAIR)} lie in the lair"


def _piles(t: Table) -> Iterator[str]:
    """Cards come back to their piles as they should: decks facedown, discard piles faceup, none exhausted."""
    for deck, discard in (
        (ENEMY_DECK, ENEMY_DISCARD), (EXPLORATION_DECK, EXPLORATION_DISCARD), (LOCATION_DECK, LOCATION_DISCARD)
    ):  # fmt: skip
        for zone, shown in ((deck, False), (discard, True)):
            for name in t.zone(zone):
                if t.piece(name).face_up != shown or t.piece(name).exhausted:
                    yield f"{name} lies wrongly in {zone}"
    if t.board.pieces and len(t.zone(LOCATION)) != 1:
        yield f"{t.zone(LOCATION)} are the active location"


def _hero(t: Table, hero: str) -> Iterator[str]:
    held = t.zone(cards_zone(hero))
    if tuple(t.box.actions[t.card_of(card)].action for card in held) != ACTIONS:
        yield f"{hero} has the cards {held}"
    if len({t.box.actions[t.card_of(card)].class_ for card in advanced_cards(t, hero)}) > 1:
        yield f"{hero} has advanced cards of two classes [HT-808]"
    if t.tokens(hero, SUCCESS) > MOST_TOKENS:
        yield f"{hero} has {t.tokens(hero, SUCCESS)} success tokens [HT-319]"
    conditions = [t.card_of(piece) for piece in t.zone(conditions_zone(hero))]
    if len(set(conditions)) < len(conditions):
        yield f"{hero} has {conditions} [HT-804]"
    if not t.standing(hero) and (t.tokens(hero, WOUND) or t.tokens(hero, SUCCESS) or conditions):
        yield f"{hero} is defeated and not empty-handed [HT-801]"


def _tracks(t: Table) -> Iterator[str]:
    if t.board.pieces and not first_space(t.quest) <= t.track("peril") < len(t.quest.track):
        yield f"the peril token is on space {t.track('peril')}"
    for name in t.quest.counters:
        if t.track(f"counter:{name}") < 0:
            yield f"there are {t.track(f'counter:{name}')} {name}"
    cap = values.modifier(t, "progress_cap", t.location) if t.location else 0
    if cap and values.progress_here(t) > values.location_value(t) + cap:
        yield f"{t.location} holds {values.progress_here(t)} progress"
    supply = sum(len(t.zone(conditions_zone(hero))) for hero in t.seats) + len(t.zone(CONDITION_SUPPLY))
    if t.board.pieces and supply != sum(card.copies for card in t.box.conditions.values()):
        yield f"there are {supply} conditions"


def _alive(t: Table) -> Iterator[str]:
    """While the quest goes on: nobody stands who should have fallen, and who leads or bears stands."""
    for hero in t.heroes():
        if t.tokens(hero, WOUND) >= values.health(t, hero):
            yield f"{hero} stands with {t.tokens(hero, WOUND)} wounds"
    for enemy in (*t.enemies(), *t.zone(LAIR)):
        if t.tokens(enemy, WOUND) >= values.health(t, enemy):
            yield f"{enemy} stands with {t.tokens(enemy, WOUND)} wounds"
    for role in ("leader", "bearer"):
        if t.word(role) and not t.standing(t.word(role)):
            yield f"the {role} {t.word(role)} is defeated [HT-802]"
    if t.zone(DRAWN):
        yield f"{t.zone(DRAWN)} are drawn and not resolved"
    if t.seats and not t.heroes():
        yield "nobody stands, and the quest goes on [HT-803]"
