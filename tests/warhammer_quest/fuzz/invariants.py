"""What must hold at every node of the Warhammer Quest card game, beside what must in all games of the family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.adventure import values
from game.adventure.cards import ACTIONS, NEMESIS
from game.adventure.engage import never_engages
from game.adventure.table import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    GONE,
    LAIR,
    LOCATION,
    PROGRESS,
    SEATS,
    SHADOWS,
    SUCCESS,
    WOUND,
    cards_zone,
    conditions_zone,
    gear_zone,
    play_zone,
)
from game.kit.events import Moved, Noted, Turned
from game.warhammer_quest import gear
from game.warhammer_quest.dealing import is_named
from game.warhammer_quest.setup import components
from game.warhammer_quest.table import Table
from game.warhammer_quest.tokens import MOST_ON_CARD
from game.warhammer_quest.zones import (
    BOX,
    FIRST_CAPACITY,
    GEAR_DECK,
    GEAR_DISCARD,
    MOST_CAPACITY,
    POOL,
    STRUCK,
    capacity_track,
    from_pool_track,
    legendary_zone,
    trained_zone,
    visits_track,
)
from tests.adventure import invariants
from tests.adventure.invariants import PILES, Cites

TOKENS = {
    SEATS: {WOUND}, SHADOWS: {WOUND}, LAIR: {WOUND}, "engaged": {WOUND}, "cards": {SUCCESS}, LOCATION: {PROGRESS},
}  # fmt: skip
"""Which tokens may lie on the cards of a zone; on all others none."""
DECKS = PILES | {GEAR_DECK: GEAR_DISCARD}
CITES = Cites(
    engaged="WQ-713", wounded="WQ-707", actions="WQ-105", conditions="WQ-1005", falls="WQ-1101", dies="WQ-408",
    nobody="WQ-1108",
)  # fmt: skip
OVER = ("quest_end", "settlement", "town", "refreshed", "gifts", "campaign_map", "result")
"""Nodes at which the quest is over: it may have ended in the middle of anything."""
BETWEEN = ("begin", "kit", "setup", "campaign_map")
"""Nodes at which no quest lies on the table."""
UNSEEN = (*DECKS, BOX)
"""Where nobody looks."""
KEPT = ("seats", "cards:", "supply:", "legendary:", "gear:", "conditions:", BOX, POOL, STRUCK)
"""What of a campaign lies there between its quests."""


def broken(t: Table) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    yield from invariants.pieces(t, TOKENS)
    yield from _cards(t)
    yield from _campaign(t)
    yield from _secrets(t)
    for hero in t.seats:
        yield from invariants.hand(t, hero, CITES)
        yield from _hero(t, hero)
        yield from _gear(t, hero)
    if t.state.node in BETWEEN:
        yield from _between(t)
        return
    yield from invariants.piles(t, DECKS)
    yield from invariants.enemies(t, CITES)
    yield from _enemies(t)
    yield from invariants.counted(t)
    yield from _tracks(t)
    if t.state.node not in OVER:
        yield from invariants.alive(t, CITES)
        if t.word("outcome"):
            yield f"the quest has ended in {t.word('outcome')} and goes on"


def _cards(t: Table) -> Iterator[str]:
    """No card is lost or doubled: the whole box is there, every hero's cards, every condition."""
    box = t.box
    wanted = Counter(card for _, card in components(box))
    wanted.update(t.seats)
    wanted.update({name: card.copies for name, card in box.conditions.items()})
    for hero in t.seats:
        wanted.update(name for name, card in box.actions.items() if card.hero == hero)
        wanted.update(name for name, card in box.legendary.items() if card.hero == hero)
    found = Counter(piece.card for piece in t.board.pieces.values())
    if found != wanted:
        yield f"too many or too few of {sorted((found - wanted) + (wanted - found))}"


def _campaign(t: Table) -> Iterator[str]:
    """Pool, struck nemeses, and what came from the pool [WQ-1213, WQ-1218, WQ-1219]."""
    box = t.box
    for piece in t.zone(POOL):
        card = t.card_of(piece)
        nemesis = card in box.enemies and box.enemies[card].rank == NEMESIS
        icon = card in box.exploration and box.exploration[card].quest_icon
        if not (nemesis or icon or (card in box.gear and box.gear[card].fortune)) or not t.faceup(piece):
            yield f"{piece} lies in the pool"
    for piece in t.zone(STRUCK):
        if t.card_of(piece) not in box.enemies or t.enemy_card(piece).rank != NEMESIS:
            yield f"{piece} is struck"
    if t.delve and (t.zone(POOL) or t.zone(STRUCK)):
        yield "a delve has no pool [WQ-1251]"
    for piece in t.zone(BOX):
        if t.track(from_pool_track(piece)):
            yield f"{piece} came from the pool and lies in the box"


def _secrets(t: Table) -> Iterator[str]:
    """Nobody may know which open cards are in a deck [WQ-022]: where a quest was laid out nobody knows what lies where,
    and no note names what lies in a deck or in the box and was not seen.
    """
    if t.state.node == "hero_phase" and not t.track("round"):
        for deck in UNSEEN:
            seen = [piece for piece in t.zone(deck) if t.piece(piece).known and not is_named(t, piece)]
            if seen:
                yield f"{seen} in {deck} are known from an earlier quest [WQ-022]"
    seen = {e.piece for e in t.events if isinstance(e, Turned | Moved) and (e.face_up or _came_from_sight(e))}
    for event in t.events:
        if not isinstance(event, Noted):
            continue
        told = [name for value in event.data.values() for name in (value if isinstance(value, list) else [value])]
        unseen = [t.piece(name) for name in told if isinstance(name, str) and name in t.board.pieces.keys() - seen]
        for piece in unseen:
            if piece.zone in UNSEEN and not piece.known and not is_named(t, piece.id):
                yield f"{event.name} tells of {piece.id}, which lies unseen in {piece.zone} [WQ-022]"


def _came_from_sight(event: Turned | Moved) -> bool:
    """Whether a piece lay where it could be seen before an event."""
    return isinstance(event, Moved) and event.source not in UNSEEN


def _between(t: Table) -> Iterator[str]:
    """Between quests all that belongs to one is back in the box [WQ-1239]."""
    for name, zone in t.board.zones.items():
        if zone and not name.startswith(KEPT):
            yield f"{zone} lie in {name}"
    for hero in t.seats:
        own = [hero, *t.zone(cards_zone(hero)), *t.zone(gear_zone(hero))]
        if any(t.piece(piece).tokens or t.piece(piece).exhausted or not t.faceup(piece) for piece in own):
            yield f"{hero} is not whole [WQ-1238]"
        if t.zone(conditions_zone(hero)):
            yield f"{hero} keeps conditions [WQ-1238]"


def _hero(t: Table, hero: str) -> Iterator[str]:
    actions = t.box.actions
    held = t.zone(cards_zone(hero))
    for card in held:
        if t.tokens(card, SUCCESS) > MOST_ON_CARD:
            yield f"{card} holds {t.tokens(card, SUCCESS)} tokens [WQ-510]"
        if t.piece(card).exhausted and actions[t.card_of(card)].prepare and t.state.node not in OVER:
            yield f"{card} with the prepare icon is exhausted [WQ-420]"
    trained = sum(actions[t.card_of(card)].advanced for card in held)
    if trained + len(t.zone(trained_zone(hero))) != len(ACTIONS):
        yield f"{hero} has {trained} advanced cards, and {t.zone(trained_zone(hero))} are left"
    conditions = [t.card_of(piece) for piece in t.zone(conditions_zone(hero))]
    if not t.standing(hero):
        if conditions or t.engaged(hero):
            yield f"{hero} is defeated, with {conditions} and {t.engaged(hero)} [WQ-1102]"
        if t.tokens(hero, WOUND) != values.health(t, hero) and t.state.node not in OVER:
            yield f"{hero} is defeated with {t.tokens(hero, WOUND)} wounds [WQ-1101]"
        if t.delve and (t.zone(gear_zone(hero)) or t.zone(play_zone(hero))):
            yield f"{hero} is out of the delve and leaves things behind [WQ-1254]"
    if not 0 <= t.track(visits_track(hero)) <= 2:
        yield f"{hero} has {t.track(visits_track(hero))} visits"


def _gear(t: Table, hero: str) -> Iterator[str]:
    worn = t.zone(gear_zone(hero))
    capacity = t.track(capacity_track(hero))
    if not FIRST_CAPACITY <= capacity <= MOST_CAPACITY:
        yield f"{hero} has capacity {capacity} [WQ-908]"
    if sum(not gear.is_legendary(t, piece) for piece in worn) > capacity:
        yield f"{hero} wears {worn} [WQ-908]"
    traits = Counter(gear.gear_card(t, piece).trait for piece in worn)
    for trait, most in gear.LIMITS.items():
        if traits[trait] > most:
            yield f"{hero} wears {traits[trait]} {trait} [WQ-909]"
    if any(gear.gear_card(t, piece).fortune for piece in worn):
        yield f"{hero} wears a Legendary Fortune [WQ-911]"
    for name, card in t.box.legendary.items():
        if card.hero == hero and t.piece(name).zone not in (gear_zone(hero), legendary_zone(hero), GONE):
            yield f"{name} lies in {t.piece(name).zone} [WQ-913]"


def _enemies(t: Table) -> Iterator[str]:
    for hero in t.seats:
        for enemy in t.engaged(hero):
            if not t.faceup(enemy) or never_engages(t, enemy):
                yield f"{enemy} is engaged with {hero} [WQ-708, WQ-715]"
    for zone in (ENEMY_DECK, ENEMY_DISCARD):
        for enemy in t.zone(zone):
            if t.enemy_card(enemy).rank == NEMESIS and not t.track(from_pool_track(enemy)):
                yield f"{enemy} lies in {zone} [WQ-720]"


def _tracks(t: Table) -> Iterator[str]:
    if not 0 <= t.track("peril") < len(t.quest.track):
        yield f"the peril token is on space {t.track('peril')} [WQ-1202]"
    if values.progress_here(t) > values.location_value(t):
        yield f"{t.location} holds {values.progress_here(t)} progress [WQ-609]"
