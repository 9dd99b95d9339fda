"""What must hold at every node of every game of Heroes of Terrinoth, beside what must in all games of the family."""

from __future__ import annotations

from collections.abc import Iterator

from game.adventure import values
from game.adventure.peril import first_space
from game.adventure.table import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    LAIR,
    LOCATION,
    PROGRESS,
    SEATS,
    SHADOWS,
    SUCCESS,
    WOUND,
    conditions_zone,
)
from game.terrinoth.table import Table
from game.terrinoth.tokens import MOST_TOKENS
from game.terrinoth.upgrade import advanced_cards
from tests.adventure import invariants
from tests.adventure.invariants import PILES, Cites

TOKENS = {SEATS: {WOUND, SUCCESS}, SHADOWS: {WOUND}, LAIR: {WOUND}, "engaged": {WOUND}, LOCATION: {PROGRESS}}
"""Which tokens may lie on the cards of a zone; on all others none."""
CITES = Cites(
    engaged="HT-705", wounded="HT-315", actions="HT-110", conditions="HT-804", falls="HT-801", dies="HT-706",
    nobody="HT-803",
)  # fmt: skip


def broken(t: Table) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    yield from invariants.pieces(t, TOKENS)
    yield from invariants.enemies(t, CITES)
    yield from _enemies(t)
    yield from invariants.piles(t, PILES)
    for hero in t.seats:
        yield from invariants.hand(t, hero, CITES)
        yield from _hero(t, hero)
    yield from invariants.counted(t)
    yield from _tracks(t)
    if not t.word("outcome"):
        yield from invariants.alive(t, CITES)
        yield from _roles(t)


def _enemies(t: Table) -> Iterator[str]:
    for hero in t.seats:
        engaged = t.engaged(hero)
        if any(not t.faceup(enemy) for enemy in engaged):
            yield f"an enemy engaged with {hero} lies facedown [HT-704]"
        if engaged and not t.standing(hero):
            yield f"an enemy is engaged with {hero}, who is defeated [HT-801]"
    for zone in (ENEMY_DECK, ENEMY_DISCARD):
        if t.nemesis in t.zone(zone):
            yield f"the nemesis lies in {zone} [HT-707]"


def _hero(t: Table, hero: str) -> Iterator[str]:
    if len({t.box.actions[t.card_of(card)].class_ for card in advanced_cards(t, hero)}) > 1:
        yield f"{hero} has advanced cards of two classes [HT-808]"
    if t.tokens(hero, SUCCESS) > MOST_TOKENS:
        yield f"{hero} has {t.tokens(hero, SUCCESS)} success tokens [HT-319]"
    left = t.tokens(hero, WOUND) or t.tokens(hero, SUCCESS) or t.zone(conditions_zone(hero))
    if not t.standing(hero) and left:
        yield f"{hero} is defeated and not empty-handed [HT-801]"


def _tracks(t: Table) -> Iterator[str]:
    if not first_space(t.quest) <= t.track("peril") < len(t.quest.track):
        yield f"the peril token is on space {t.track('peril')}"
    cap = values.modifier(t, "progress_cap", t.location) if t.location else 0
    if cap and values.progress_here(t) > values.location_value(t) + cap:
        yield f"{t.location} holds {values.progress_here(t)} progress"


def _roles(t: Table) -> Iterator[str]:
    """While the quest goes on, who leads or bears stands."""
    for role in ("leader", "bearer"):
        if t.word(role) and not t.standing(t.word(role)):
            yield f"the {role} {t.word(role)} is defeated [HT-802]"
