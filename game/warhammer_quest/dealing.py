"""Dealing anew what nobody at the table knows: which open cards are in the decks and which in the box, their order, the
facedown enemies, and all chance to come [WQ-022].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.adventure.cards import NEMESIS
from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, SHADOWS
from game.kit.codec import freeze, thaw
from game.kit.dealing import STREAM, new_chance, unknown
from game.kit.rng import Streams
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import BOX, BURIED, GEAR_DECK, LAID, from_pool_track

Group = Callable[[str], object]
"""What two cards must have in common for one to lie where the other does."""
Remembered = tuple[str, int]
"""A card, and whether it returns to the campaign pool."""


def same(card: str) -> object:
    """Any card may lie where any other does."""
    return 0


def deal(t: Table, chooser: str, seed: str) -> None:
    """Deal the table anew for whoever is asked; nothing is hidden from one hero that another one sees. A piece that
    lies on the table keeps its id and its place, and may turn out to be another card; in a deck the pieces themselves
    lie in an order that tells nothing.

    The Grim Rule tries out an effect bar from its start: that state is dealt as well.
    """
    streams = new_chance(t, seed)
    for deck in (ENEMY_DECK, LOCATION_DECK, EXPLORATION_DECK, GEAR_DECK):
        _put_in_order(t, deck)
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
    t: Table, streams: Streams, hidden: list[str], left: Iterable[str], group: Group = same, stack: Group = same
) -> None:
    """Hidden pieces and what was left in the box get each other's cards. The deck keeps as many cards of each `group`
    as it has, and its cards stay within their `stack`; a card that is known to be among the hidden ones, because it
    came from the pool or is named, stays among them.

    What comes of it depends on no card's place of before: only that nobody knows.
    """
    box = list(left)
    remembered = {piece: _remembered(t, piece) for piece in hidden + box}
    stacks: dict[object, list[str]] = {}
    dealt: dict[object, list[Remembered]] = {}
    for piece in hidden:
        stacks.setdefault(stack(t.card_of(piece)), []).append(piece)
    named = {piece for piece in hidden if is_named(t, piece)}
    for piece in sorted(named):
        dealt.setdefault(stack(t.card_of(piece)), []).append(remembered[piece])
    groups: dict[object, list[str]] = {}
    for piece in [*hidden, *box]:
        if piece not in named:
            groups.setdefault(group(t.card_of(piece)), []).append(piece)
    inside, given = set(hidden), dict[str, Remembered]()
    for _, pieces in sorted(groups.items(), key=_by_key):
        cards = streams.shuffled(STREAM, sorted(remembered[piece] for piece in pieces))
        outside = [piece for piece in pieces if piece not in inside]
        drawn = len(pieces) - len(outside)
        given |= zip(outside, cards[drawn:], strict=True)
        for card in cards[:drawn]:
            dealt.setdefault(stack(card[0]), []).append(card)
    for key, places in sorted(stacks.items(), key=_by_key):
        given |= zip(places, streams.shuffled(STREAM, sorted(dealt[key])), strict=True)
    if hidden:
        _become(t, given)


def _put_in_order(t: Table, deck: str) -> None:
    """The unknown pieces of a deck by their ids, each place with the card that lay there."""
    hidden = unknown(t, deck)
    cards, order = [_remembered(t, piece) for piece in hidden], sorted(hidden)
    places, pieces = set(hidden), iter(order)
    if hidden:
        t.board.zones[deck] = [next(pieces) if piece in places else piece for piece in t.zone(deck)]
    _become(t, dict(zip(order, cards, strict=True)))


def _remembered(t: Table, piece: str) -> Remembered:
    """The card of a piece, and whether it returns to the pool."""
    return t.card_of(piece), t.track(from_pool_track(piece))


def _by_key(item: tuple[object, object]) -> str:
    """By what groups are put into an order of their own."""
    return repr(item[0])


def _become(t: Table, given: Mapping[str, Remembered]) -> None:
    """Each piece becomes another card, with what is remembered of it."""
    for piece, (card, returns) in given.items():
        t.board.pieces[piece].card = card
        t.board.tracks.pop(from_pool_track(piece), None)
        if returns:
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
    """The facedown enemies and their deck, which keeps as many of each rank among the open ones; in the delve the tiers
    lie in their order.
    """
    hidden = unknown(t, SHADOWS) + unknown(t, ENEMY_DECK)
    enemies = t.box.enemies

    def kind(card: str) -> object:
        return enemies[card].tier, enemies[card].rank

    def tier(card: str) -> object:
        return enemies[card].tier

    deal_among(t, streams, hidden, spare_enemies(t), kind, tier if t.quest.enemy_stacks else same)


def deal_locations(t: Table, streams: Streams) -> None:
    """The places to come: any of their tier, but the last ones are named [WQ-1224]."""
    places = t.box.locations

    def tier(card: str) -> object:
        return places[card].tier

    hidden = [piece for piece in unknown(t, LOCATION_DECK) if not is_named(t, piece)]
    deal_among(t, streams, hidden, spare(t, lambda card: card in places and not places[card].quest), tier, tier)


def deal_dungeon(t: Table, streams: Streams) -> None:
    """The dungeon deck: any open cards, with those of the pool among them; a card that a sheet has buried lies among
    the places where it may be.
    """
    cards = t.box.exploration
    hidden = unknown(t, EXPLORATION_DECK)
    for piece in [piece for piece in hidden if cards[t.card_of(piece)].quest_icon]:
        if t.track(from_pool_track(piece)):
            continue
        window = _where_buried(t, hidden)
        other = window[streams.below(STREAM, len(window))]
        _become(t, {piece: _remembered(t, other), other: _remembered(t, piece)})
        hidden.remove(other)
    deal_among(t, streams, hidden, spare(t, lambda card: card in cards and not cards[card].quest_icon))


def _where_buried(t: Table, hidden: list[str]) -> list[str]:
    """The places in the deck where a buried card may still lie: the first and the one after the last, counted from the
    top of the deck as it was then.
    """
    first, after, size = (t.track(f"{BURIED}:{name}") for name in ("first", "after", "size"))
    gone = size - len(hidden)
    return hidden[max(0, first - gone) : max(1, after - gone)] or hidden[:1]


def _unasked(table: object, prompt: object, why: object) -> tuple[str, ...]:
    raise AssertionError("dealing asks nothing")
