"""Dealing anew what nobody at the table knows: which open cards are in the decks and which in the box, their order, the
facedown enemies, and all chance to come [WQ-022].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.adventure.cards import NEMESIS
from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, SHADOWS
from game.kit.codec import freeze, thaw
from game.kit.dealing import STREAM, new_chance, unknown
from game.kit.rng import Streams
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import BOX, BURIED, GEAR_DECK, LAID, from_pool_track

Group = Callable[[str], object]
"""What two cards must have in common for one to lie where the other does."""


def deal(t: Table, chooser: str, seed: str) -> None:
    """Deal the table anew for whoever is asked; nothing is hidden from one hero that another one sees. A piece that
    lies on the table keeps its id and its place, and may turn out to be another card.

    The Grim Rule tries out an effect bar from its start: that state is dealt as well.
    """
    streams = new_chance(t, seed)
    deal_enemies(t, streams)
    deal_locations(t, streams)
    deal_dungeon(t, streams)
    gear = t.box.gear
    deal_among(t, streams, unknown(t, GEAR_DECK), spare(t, lambda card: card in gear and not gear[card].fortune))
    if t.bar is not None:
        start = Table(thaw(t.bar.start), _unasked, t.box)
        deal(start, chooser, seed)
        t.bar.start = freeze(start.state)


def spare(t: Table, fits: Callable[[str], bool]) -> list[str]:
    """The pieces in the box that might as well be in a deck."""
    return sorted(piece for piece in t.zone(BOX) if fits(t.card_of(piece)))


def deal_among(
    t: Table, streams: Streams, hidden: list[str], left: Iterable[str], group: Group = lambda card: 0
) -> None:
    """Hidden pieces and what was left in the box get each other's cards, within each group; a card that is known to be
    among the hidden ones, because it came from the pool or is named, stays among them.
    """
    cards: dict[object, list[str]] = {}
    box = list(left)
    for piece in hidden + box:
        cards.setdefault(group(t.card_of(piece)), []).append(piece)
    for pieces in cards.values():
        fixed = [piece for piece in pieces if piece not in box and is_named(t, piece)]
        free = [piece for piece in pieces if piece not in fixed]
        places = [piece for piece in pieces if piece not in box]
        drawn = streams.shuffled(STREAM, free)[: len(places) - len(fixed)]
        stay = [piece for piece in free if piece not in drawn]
        order = streams.shuffled(STREAM, sorted(fixed + drawn))
        _give_cards(t, places + [piece for piece in pieces if piece in box], order + stay)


def _give_cards(t: Table, places: list[str], cards_of: list[str]) -> None:
    """Each piece becomes the card of another one, with what is remembered of it."""
    given = [(t.card_of(piece), t.track(from_pool_track(piece))) for piece in cards_of]
    for piece, (card, returns) in zip(places, given, strict=True):
        t.board.pieces[piece].card = card
        if t.track(from_pool_track(piece)) != returns:
            t.board.tracks[from_pool_track(piece)] = returns
        if t.board.pieces[piece].zone != BOX:
            t.cast.join(card)


def is_named(t: Table, piece: str) -> bool:
    """Whether everybody knows that a card is in the decks of this quest: the sheet or the pool has put it there."""
    card = t.card_of(piece)
    if t.track(from_pool_track(piece)):
        return True
    enemy, place, found = t.box.enemies.get(card), t.box.locations.get(card), t.box.exploration.get(card)
    if enemy is not None:
        return enemy.set in t.quest.sets
    gear = t.box.gear.get(card)
    return (place is not None and bool(place.quest)) or (found is not None and found.quest_icon) or (
        gear is not None and gear.fortune
    )


def spare_enemies(t: Table) -> list[str]:
    """The enemies in the box that might as well be in the deck. Once it was made anew of its discard pile there are
    none: everybody knows what it is made of.
    """
    if t.state.streams.get(ENEMY_DECK, 0) != t.track(LAID):
        return []
    tiers = {stack.tier for stack in t.quest.enemy_stacks} or {t.quest.tier}

    def open_card(card: str) -> bool:
        enemy = t.box.enemies.get(card)
        return enemy is not None and enemy.rank != NEMESIS and enemy.tier in tiers and enemy.set not in t.quest.sets

    return spare(t, open_card)


def likely_enemies(t: Table) -> dict[str, float]:
    """How many of each enemy card are to be expected among those that nobody has seen: those that are named, and of the
    open ones any of their tier and rank [WQ-1223].
    """
    groups: dict[object, list[str]] = {}
    expected: dict[str, float] = {}
    hidden = unknown(t, SHADOWS) + unknown(t, ENEMY_DECK)
    for piece in hidden + spare_enemies(t):
        card = t.card_of(piece)
        if is_named(t, piece):
            expected[card] = expected.get(card, 0.0) + 1
        else:
            groups.setdefault((t.box.enemies[card].tier, t.box.enemies[card].rank), []).append(piece)
    for pieces in groups.values():
        share = sum(piece in hidden for piece in pieces) / len(pieces)
        for card in map(t.card_of, pieces):
            expected[card] = expected.get(card, 0.0) + share
    return {card: number for card, number in sorted(expected.items()) if number}


def deal_enemies(t: Table, streams: Streams) -> None:
    """The facedown enemies and their deck; in the delve the tiers lie in their order."""
    hidden = unknown(t, SHADOWS) + unknown(t, ENEMY_DECK)
    enemies, left = t.box.enemies, spare_enemies(t)
    known_set = [piece for piece in hidden if is_named(t, piece)]
    if t.quest.enemy_stacks:
        deal_among(t, streams, hidden, left, lambda card: (enemies[card].tier, enemies[card].rank))
        _shuffle_cards(t, streams, hidden, lambda card: enemies[card].tier)
        return
    others = [piece for piece in hidden if piece not in known_set]
    deal_among(t, streams, others, left, lambda card: enemies[card].rank)
    _shuffle_cards(t, streams, hidden)


def _shuffle_cards(t: Table, streams: Streams, pieces: list[str], group: Group = lambda card: 0) -> None:
    """Pieces get each other's cards in random order, within each group."""
    groups: dict[object, list[str]] = {}
    for piece in pieces:
        groups.setdefault(group(t.card_of(piece)), []).append(piece)
    for found in groups.values():
        _give_cards(t, found, streams.shuffled(STREAM, sorted(found)))


def deal_locations(t: Table, streams: Streams) -> None:
    """The places to come: any of their tier, but the last ones are named [WQ-1224]."""
    places = t.box.locations
    hidden = [piece for piece in unknown(t, LOCATION_DECK) if not is_named(t, piece)]
    left = spare(t, lambda card: card in places and not places[card].quest)
    deal_among(t, streams, hidden, left, lambda card: places[card].tier)


def deal_dungeon(t: Table, streams: Streams) -> None:
    """The dungeon deck: any open cards, with those of the pool among them; a card that a sheet has buried lies among
    the places where it may be.
    """
    cards = t.box.exploration
    hidden = unknown(t, EXPLORATION_DECK)
    buried = [piece for piece in hidden if cards[t.card_of(piece)].quest_icon and not t.track(from_pool_track(piece))]
    others = [piece for piece in hidden if piece not in buried]
    deal_among(t, streams, others, spare(t, lambda card: card in cards and not cards[card].quest_icon))
    for piece in buried:
        window = _where_buried(t, hidden)
        other = window[streams.below(STREAM, len(window))]
        if other != piece:
            _give_cards(t, [piece, other], [other, piece])


def _where_buried(t: Table, hidden: list[str]) -> list[str]:
    """The places in the deck where a buried card may still lie: the first and the one after the last, counted from the
    top of the deck as it was then.
    """
    first, after, size = (t.track(f"{BURIED}:{name}") for name in ("first", "after", "size"))
    gone = size - len(hidden)
    return hidden[max(0, first - gone) : max(1, after - gone)] or hidden[:1]


def _unasked(table: object, prompt: object, why: object) -> tuple[str, ...]:
    raise AssertionError("dealing asks nothing")
